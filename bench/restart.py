"""How soon people see their tables again after a server was killed, with everything compiled before.

    python bench/restart.py [--source SRC ...] [--tables 200] [--moves 30] [--rounds 3]

Two people sit at each table, in games of all kinds. The server starts, and all of them call it at once, as their pages
do. By the clock from the start of the process, and in processor time of the server: when the first of them has a view,
when half of them have, and when all have. Several sources (folders with `fathoms/`) are measured in turns.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import psutil

PATIENCE = 300.0  # seconds
KNOCKING = 60  # who call at the same moment; the others wait a little, as a browser's retries would have them do
MAKE = "import sys; sys.path.insert(0, sys.argv[1]); from restart import make; make(*sys.argv[2:])"


class Times(NamedTuple):
    """Seconds by the clock until the first, half, and all have a view, and of processor time until then."""

    listening: float
    first: float
    half: float
    everyone: float
    processor: float


def make(data: str, tables: str, moves: str) -> None:
    """Tables in the middle of a game, and whose cookies see them: one JSON line for each."""
    import fathoms.games
    from fathoms.core.match import Match
    from fathoms.server.http.sessions import SessionCookies
    from fathoms.server.secret_keys import read_keys
    from fathoms.server.store.db_engine import open_database
    from fathoms.server.store.store import Store
    from fathoms.server.store.stored_table import Seat, StoredMove, StoredTable

    sessions = SessionCookies(read_keys(Path(data)).cookie_key)
    store = Store(open_database(f"sqlite:///{data}/fathoms.db"))
    for number in range(int(tables)):
        rng, game = random.Random(number), fathoms.games.GAMES[number % len(fathoms.games.GAMES)]
        players = min(count for count in game.players if count > 1)
        people = [f"{number}-{seat}" for seat in range(2)]
        sits = tuple(Seat("person", people[seat % 2], f"P{seat}") for seat in range(players))
        kept = StoredTable(
            game.name, game.version, players, Match(game, players, {}, 0).options, False, people[0], sits
        )
        match = Match(game, players, {}, number)
        stored: list[StoredMove] = []
        while len(stored) < int(moves) and not match.over:
            seat = rng.choice(match.actors())
            action = rng.choice(match.legal(seat))
            match.play(seat, action)
            stored.append(StoredMove(len(stored) + 1, seat, action))
        store.create(kept, number, stored)
        for who in people:
            print(json.dumps([kept.id, sessions.write(who, False).split(";")[0]]))
    store.close()


async def visit(port: int, seats: list[list[str]], began: float) -> list[float]:
    """Have everyone call; when each has a view."""
    from websockets.asyncio.client import connect

    door = asyncio.Semaphore(KNOCKING)

    async def call(table: str, cookie: str) -> float:
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
        async with door:
            line: Any = await connect(
                url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, ping_interval=None, compression=None
            )
        await line.send('{"type": "hello"}')
        while json.loads(await line.recv())["type"] != "views":
            pass
        seen = time.perf_counter() - began
        lines.append(line)
        return seen

    lines: list[Any] = []
    async with asyncio.timeout(PATIENCE):
        seen = await asyncio.gather(*(call(*seat) for seat in random.Random(1).sample(seats, len(seats))))
    return sorted(seen)


def environment(source: str) -> dict[str, str]:
    """The environment of a source's processes: Python may keep its bytecode, as it does wherever a server runs."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, "PYTHONPATH": source}


def restart(source: str, data: Path, seats: list[list[str]]) -> Times:
    """One start of the server of a source, and its end."""
    env = {**environment(source), "FATHOMS_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", "from fathoms.cli import main; main()", "serve", "--no-browser", "--port", "0"]
    began = time.perf_counter()
    process = psutil.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        port = next(int(found[1]) for line in process.stdout if (found := re.search(r"http://[^/\s]+:(\d+)", line)))
        listening = time.perf_counter() - began
        seen = asyncio.run(visit(port, seats, began))
        used = process.cpu_times()
    finally:
        process.kill()
        process.wait()
    return Times(listening, seen[0], seen[len(seen) // 2], seen[-1], used.user + used.system)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = Path(__file__).resolve().parent
    parser.add_argument("--source", action="append", help="a folder with fathoms/ in it")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    sources = wish.source or [str(here.parent / "src")]
    took: dict[str, list[Times]] = {source: [] for source in sources}
    for turn in range(wish.rounds):
        for source in sources:
            with tempfile.TemporaryDirectory() as folder:
                own_script = Path(source).parent / "bench"  # which knows the names of its source
                script = own_script if (own_script / "restart.py").exists() else here
                command = [sys.executable, "-c", MAKE, str(script), folder, str(wish.tables), str(wish.moves)]
                done = subprocess.run(command, env=environment(source), check=True, capture_output=True, text=True)
                seats = [json.loads(line) for line in done.stdout.splitlines()]
                took[source].append(restart(source, Path(folder), seats))
            told = ", ".join(f"{name} {value:.1f}" for name, value in took[source][-1]._asdict().items())
            print(f"{turn + 1} {source}: {told}", flush=True)
    print(
        "\n| source | listening, s | first, s | half, s | everyone, s | processor time, s |\n|---|---|---|---|---|---|"
    )
    for source, times in took.items():
        middle = [f"{median(column):.1f}" for column in zip(*times, strict=True)]
        print(f"| {source} | {' | '.join(middle)} |")


if __name__ == "__main__":
    main()
