"""Services that all tables of a server share: store, thread pools, cluster membership, compiler, bots, metrics."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fathoms.core.rng import seed_from
from fathoms.server.background_compiler import BackgroundCompiler
from fathoms.server.bot_pool import BotPool
from fathoms.server.cluster.membership import Membership
from fathoms.server.metrics import Metrics
from fathoms.server.store.store import Store
from fathoms.server.write_batcher import MoveWriter

T = TypeVar("T")

# Threads. Moves wait for no other reading or work, nor for a database connection: there are as many of
# these as threads (`store/db_engine.py`).
TABLE_THREADS = 8  # for what tables need of the store
READER_THREADS = 4  # for requests of people who are at no table
OTHER_THREADS = 4  # for everything else that blocks: pictures, reviews, finished games


def new_reader_pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(READER_THREADS, "reader")


def new_table_pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(TABLE_THREADS, "hand")


@dataclass(frozen=True)
class Services:
    """The services of a server, and the settings of its bots."""

    store: Store
    move_writer: MoveWriter
    membership: Membership
    compiler: BackgroundCompiler
    bots: BotPool
    bot_delay: float
    bot_manners: float
    seat_grace: float  # seconds before others may put a bot in place of someone whose connection broke
    bot_secret: str  # makes the bots' chance unpredictable; it has nothing to do with the games' seeds
    metrics: Metrics = field(default_factory=Metrics)
    table_pool: ThreadPoolExecutor = field(default_factory=new_table_pool)
    reader_pool: ThreadPoolExecutor = field(default_factory=new_reader_pool)

    async def run_in_thread(self, call: Callable[..., T], *args: Any) -> T:
        """Run a blocking call, such as one to the store, in the tables' thread pool."""
        return await asyncio.get_running_loop().run_in_executor(self.table_pool, call, *args)

    async def run_in_reader(self, call: Callable[..., T], *args: Any) -> T:
        """Run a blocking call for someone who is at no table in the readers' thread pool."""
        return await asyncio.get_running_loop().run_in_executor(self.reader_pool, call, *args)

    def bot_memory_seed(self, table: str, seat: int) -> int:
        """What decides what a bot in a seat forgets: the same for the whole game."""
        return seed_from(self.bot_secret, table, seat, "memory")

    def owns_table(self, table: str) -> bool:
        """Is this server the one that runs the table's bots and clocks?"""
        return self.membership.owns(table)

    def close(self) -> None:
        self.store.closing.set()
        self.bots.close()
        self.table_pool.shutdown()
        self.reader_pool.shutdown()
        self.store.close()
