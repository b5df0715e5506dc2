"""A crowd: processes full of people who play at a server's tables, and what they saw while it was measured."""

import asyncio
import random
import sys
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Literal

from load import ours, theirs
from load.tally import Tally

PROCESSES = get_context("spawn")
AT_ONCE = {"ours": 16, "theirs": 1}  # tables set up at the same time by one process; with files, more get stuck there
COMING_IN = 300.0  # seconds for everyone to sit
STUCK = 30.0  # seconds in which nothing happens, beside the time to think, after which a table counts as stuck


@dataclass(frozen=True)
class Load:
    """Who is to come."""

    tables: int
    pace: float = 0.0  # seconds that someone thinks; 0: they answer at once
    people: int = 2  # at each table,
    spectators: int = 0  # and who look on
    game: str = "poo_divers"
    bot: str | None = None  # plays, too
    processes: int = 2
    restless: bool = False  # do they leave in the middle of games, and come back?
    side: Literal["ours", "theirs"] = "ours"


@dataclass(frozen=True)
class Seen:
    """What a crowd saw while it was measured."""

    seconds: float
    waits: "array[float]"
    games: int
    shown: int
    refused: int
    lost: int
    visits: int
    stuck: int  # tables where nothing happened any more
    processor: float  # seconds that the people themselves took


class Crowd:
    """People who have come, and play until they are sent home."""

    def __init__(self, pipes: list[Connection]) -> None:
        self._pipes = pipes

    def measure(self, seconds: float) -> Seen:
        """What they see in so many seconds."""
        self.begin()
        time.sleep(seconds)
        return self.end()

    def begin(self) -> None:
        """Count from now on."""
        self._began = time.perf_counter()
        self._tell("begin")

    def end(self) -> Seen:
        """What they have seen since."""
        seconds = time.perf_counter() - self._began
        self._tell("end")
        found = [pipe.recv() for pipe in self._pipes]
        waits: array[float] = array("d")
        for each in found:
            waits.extend(each[0])
        games, shown, refused, lost, visits, stuck = (sum(each[1][part] for each in found) for part in range(6))
        processor = sum(each[2] for each in found)
        return Seen(seconds, waits, games, shown, refused, lost, visits, stuck, processor)

    def _tell(self, word: str) -> None:
        for pipe in self._pipes:
            pipe.send(word)


@contextmanager
def crowd(port: int, load: Load) -> Iterator[Crowd]:
    """A crowd that plays while this lasts."""
    ends = [load.tables * n // load.processes for n in range(load.processes + 1)]
    shares = [end - start for start, end in pairwise(ends)]
    made = [PROCESSES.Pipe() for _ in shares]
    processes = [
        PROCESSES.Process(target=come, args=(pipe[1], port, load, share, number * 1_000_003))
        for number, (pipe, share) in enumerate(zip(made, shares, strict=True))
    ]
    for process in processes:
        process.start()
    try:
        for pipe, _ in made:
            if not pipe.poll(COMING_IN):
                raise TimeoutError("not everyone could sit down")
            told = pipe.recv()
            if told != "ready":
                raise ConnectionError(told)
        yield Crowd([pipe for pipe, _ in made])
    finally:
        for process in processes:
            process.kill()
            process.join()


def come(pipe: Connection, port: int, load: Load, tables: int, seed: int) -> None:
    """One process of people."""
    loop_factory = None
    with suppress(ImportError):
        import uvloop

        loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(play(pipe, port, load, tables, seed))


async def play(pipe: Connection, port: int, load: Load, tables: int, seed: int) -> None:
    tally = Tally()
    made: list[ours.Table] | list[theirs.Table]
    numbers = range(seed, seed + tables)
    if load.side == "ours":
        made = [
            ours.Table(port, tally, number, load.pace, load.people, load.spectators, load.game, load.bot)
            for number in numbers
        ]
    else:
        made = [theirs.Table(port, tally, number, load.pace, load.spectators) for number in numbers]
    gate, words = asyncio.Semaphore(AT_ONCE[load.side]), asyncio.Queue[str]()

    def hear() -> None:
        try:
            words.put_nowait(pipe.recv())
        except EOFError:  # whoever sent us has gone
            sys.exit()

    asyncio.get_running_loop().add_reader(pipe.fileno(), hear)

    async def sit(table: ours.Table | theirs.Table) -> None:
        async with gate:
            await table.come_in()
            await table.begin()

    try:
        await asyncio.gather(*(sit(table) for table in made))
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
        raise
    going = [asyncio.create_task(table.go_on()) for table in made]
    if load.restless:
        rng = random.Random(seed)
        going += [asyncio.create_task(table.be_restless(rng)) for table in made if isinstance(table, ours.Table)]
    pipe.send("ready")
    before = 0.0
    while True:
        word = await words.get()
        if word == "begin":
            tally.begin()
            before = time.process_time()
        else:
            tally.counting = False
            failed = [task.exception() for task in going if task.done()]
            lost = tally.lost + len(failed) + sum(table.broken() for table in made)
            stuck = sum(isinstance(table, ours.Table) and table.stuck(STUCK + 2 * load.pace) for table in made)
            counts = (tally.games, tally.shown, tally.refused, lost, tally.visits, stuck)
            pipe.send((tally.waits, counts, time.process_time() - before))
