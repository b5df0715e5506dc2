"""Floods: one visitor takes all they can while two people play.

    python -m attacks.floods [--source SRC ...] [--only KIND ...] [--rounds N]

Unlike in the other attacks, the server has its usual limits. For each kind of flood: how long the moves of the people
took, half of them and nearly all, how long `/api/health` took at most, how much memory the server took, and how much
processor time. Several sources (folders with `fathoms/`) are measured in turns.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.cookiejar import CookieJar
from multiprocessing import Process
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.request import HTTPCookieProcessor, build_opener

import psutil

from attacks.people import Player, play
from attacks.target import FATHOMS, Visitor

SECONDS = 10.0
BREATH = 0.05  # seconds between two moves
READERS = 150
MASK = b"\0\0\0\0"
PING = bytes([0x89, 0x80 | 125]) + MASK + b"x" * 125
HELLO = b'{"type": "hello"}'


class Seen(NamedTuple):
    """What the others noticed."""

    moves: int
    half: float  # of all moves took at most so many milliseconds
    nearly_all: float  # 99 of 100
    health: float  # milliseconds, at most
    memory: float  # megabytes more than before
    processor: float  # seconds of the server


async def pings(port: int, table: str, cookie: str) -> None:
    """Two lines that say hello, send pings and never read; they come back when they are ended."""

    async def one() -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(
                    f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(bytes([0x81, 0x80 | len(HELLO)]) + MASK + HELLO)
                while True:
                    writer.write(PING * 100)
                    await writer.drain()

    await asyncio.gather(one(), one())


async def readers(port: int, table: str, cookie: str) -> None:
    """Many lines that ask for the lobby again and again."""

    async def one() -> None:
        ask = f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n".encode()
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                while True:
                    writer.write(ask)
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = re.search(rb"content-length: (\d+)", head)
                    await reader.readexactly(int(length[1]) if length else 0)

    await asyncio.gather(*(one() for _ in range(READERS)))


async def nothing(port: int, table: str, cookie: str) -> None:
    """For comparison."""
    await asyncio.Event().wait()


Flood = Callable[[int, str, str], Coroutine[Any, Any, None]]
FLOODS: dict[str, Flood] = {"nothing": nothing, "pings": pings, "readers": readers}


def flood(kind: str, port: int, table: str, cookie: str) -> None:
    """Runs in a process of its own, until it is ended."""
    asyncio.run(FLOODS[kind](port, table, cookie))


@contextmanager
def started(source: str) -> Iterator[tuple[str, psutil.Process]]:
    """A server of that source, with the limits that it usually has."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": source, "FATHOMS_BOT_DELAY": "0", "PYTHONUNBUFFERED": "1"}
        command = [*FATHOMS, "serve", "--no-browser", "--port", "0", "--data", folder]
        process = psutil.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            yield (
                next(found.group() for line in process.stdout if (found := re.search(r"http://[^/\s]+", line))),
                process,
            )
        finally:
            process.kill()
            process.wait()


async def look_in(url: str, took: list[float]) -> None:
    """Ask for the server's health now and then."""
    while True:
        began = time.perf_counter()
        await asyncio.to_thread(lambda: build_opener(HTTPCookieProcessor(CookieJar())).open(f"{url}/api/health").read())
        took.append(time.perf_counter() - began)
        await asyncio.sleep(0.2)


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[list[Player]]:
    """Two people at a table."""
    people = [await asyncio.to_thread(Visitor, url) for _ in range(2)]
    table = await asyncio.to_thread(people[0].set_up, "poo_divers", "me", "open")
    players = [await Player.at(visitor, table) for visitor in people]
    await players[1].send(type="sit", seat=1, name="Ben")
    for player in players:
        await player.after(-1)
    yield players
    for player in players:
        await player.leave()


async def suffer(url: str, kind: str, server: psutil.Process) -> Seen:
    """Play on while someone floods the server."""
    stranger = await asyncio.to_thread(Visitor, url)
    theirs = await asyncio.to_thread(stranger.set_up, "poo_divers", "me", "open")
    while not (await asyncio.to_thread(stranger.ask, "/api/health"))["ready"]:
        await asyncio.sleep(0.2)
    async with playing(url) as players:
        return await _suffer(url, kind, server, players, (theirs, stranger.cookie))


async def _suffer(url: str, kind: str, server: psutil.Process, players: list[Player], attack: tuple[str, str]) -> Seen:
    rng, moves, health = random.Random(1), [], [0.0]
    before, used = server.memory_info().rss, sum(server.cpu_times()[:2])
    attacker = Process(target=flood, args=(kind, int(url.rpartition(":")[2]), *attack), daemon=True)
    attacker.start()
    looking = asyncio.create_task(look_in(url, health))
    end = time.monotonic() + SECONDS
    try:
        while time.monotonic() < end and players[0].view["shares"] is None:
            moves += await play(players, rng, 1, BREATH)
    finally:
        memory, processor = server.memory_info().rss - before, sum(server.cpu_times()[:2]) - used
        attacker.kill()
        attacker.join()
        looking.cancel()
    moves.sort()
    late = moves[int(len(moves) * 0.99)]
    return Seen(len(moves), 1e3 * median(moves), 1e3 * late, 1e3 * max(health), memory / 1e6, processor)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", action="append", help="a folder with fathoms/ in it")
    parser.add_argument("--only", choices=FLOODS, action="append")
    parser.add_argument("--rounds", type=int, default=1)
    wish = parser.parse_args()
    sources = wish.source or [str(Path(__file__).resolve().parent.parent / "src")]
    head = ["flood", "source", *Seen._fields]
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for kind in wish.only or FLOODS:
        for _ in range(wish.rounds):
            for source in sources:
                with started(source) as (url, server):
                    seen = asyncio.run(suffer(url, kind, server))
                print(f"| {kind} | {source} | {' | '.join(f'{value:.0f}' for value in seen)} |", flush=True)


if __name__ == "__main__":
    main()
