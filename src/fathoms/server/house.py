"""What all tables of a server share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from fathoms.server.compiling import Compiling
from fathoms.server.store.store import Store
from fathoms.server.table.bot_runner import BotRunner

T = TypeVar("T")


@dataclass(frozen=True)
class House:
    """The store, the compiler, the bots, and how these behave."""

    store: Store
    compiling: Compiling
    bots: BotRunner
    bot_delay: float
    bot_manners: float
    bot_secret: str  # makes the bots' chance unpredictable; it has nothing to do with the games' seeds

    async def in_thread(self, call: Callable[..., T], *args: Any) -> T:
        """Call something that blocks, as the store does, off the event loop."""
        return await asyncio.to_thread(call, *args)
