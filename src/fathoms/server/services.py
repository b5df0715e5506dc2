"""What all tables of a server share."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fathoms.server.background_compiler import BackgroundCompiler
from fathoms.server.bot_pool import BotPool
from fathoms.server.cluster.membership import Membership
from fathoms.server.metrics import Metrics
from fathoms.server.move_writer import MoveWriter
from fathoms.server.store.store import Store

T = TypeVar("T")

# Threads. Nobody's moves wait for what is read or made meanwhile, nor for a line to the database: there are as many of
# these as threads (`store/db_engine.py`).
TABLE_THREADS = 8  # for what tables ask of the store
READER_THREADS = 4  # for what people look at who are at no table
OTHER_THREADS = 4  # for whatever else blocks: pictures, reviews, finished games


def new_reader_pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(READER_THREADS, "reader")


def new_table_pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(TABLE_THREADS, "hand")


@dataclass(frozen=True)
class Services:
    """The store and who writes to it, what we know of other servers, the compiler, the bots, and how these behave."""

    store: Store
    move_writer: MoveWriter
    membership: Membership
    compiler: BackgroundCompiler
    bots: BotPool
    bot_delay: float
    bot_manners: float
    seat_grace: float  # seconds before others may put a bot in place of someone whose line broke
    bot_secret: str  # makes the bots' chance unpredictable; it has nothing to do with the games' seeds
    metrics: Metrics = field(default_factory=Metrics)
    table_pool: ThreadPoolExecutor = field(default_factory=new_table_pool)
    reader_pool: ThreadPoolExecutor = field(default_factory=new_reader_pool)

    async def run_in_thread(self, call: Callable[..., T], *args: Any) -> T:
        """Call something that blocks, as the store does, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.table_pool, call, *args)

    async def run_in_reader(self, call: Callable[..., T], *args: Any) -> T:
        """Ask the store something for someone who is at no table."""
        return await asyncio.get_running_loop().run_in_executor(self.reader_pool, call, *args)

    def owns_table(self, table: str) -> bool:
        """Is this server the one that runs the table's bots and clocks?"""
        return self.membership.owns(table)

    def close(self) -> None:
        self.store.closing.set()
        self.bots.close()
        self.table_pool.shutdown()
        self.reader_pool.shutdown()
        self.store.close()
