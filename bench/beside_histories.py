"""Do moves at a table wait for people who look back at long finished games?

    python bench/beside_histories.py [--readers N] [--moves N]

Two people play at a real server over WebSockets, one move after the other, with a breath between them. Then a number of
others, each with a cookie of their own, ask at once for the whole history of one long finished game of Dykarna, through
the eyes of one seat after the other; the two go on playing until all have it. A move takes from when it is sent until
its player sees what came of it.
"""

import argparse
import os
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from sqlalchemy import insert

from beside_review import moves
from fathoms.bots.greedy import play_greedily
from fathoms.core.compiled.kept import cache_root
from fathoms.core.match import Match
from fathoms.core.rng import stream
from fathoms.games.dykarna import GAME
from fathoms.server.store.database import MOVES
from fathoms.server.store.kept import Kept
from fathoms.server.store.opening import open_database
from fathoms.server.store.store import Store
from fathoms.server.table.seats import bot
from start import Person, server

LONG = 1000  # moves
PLAYERS = 4


def long_game(data: Path) -> tuple[str, int]:
    """A long finished game of greedy bots in a data folder: its table, and how many moves it has."""
    options = {option.name: option.default for option in GAME.options}
    store = Store(open_database(f"sqlite:///{data}/fathoms.db"))
    kept = store.create(Kept(GAME.name, GAME.version, PLAYERS, options, True, "", (bot("greedy"),) * PLAYERS))
    chance = 0
    match = Match(GAME, PLAYERS, options, store.seed(kept.id))
    while match.number < LONG:
        match, chance = Match(GAME, PLAYERS, options, store.seed(kept.id)), chance + 1
        while not match.over:
            seat = match.actors()[0]
            match.play(seat, play_greedily(match.mind(seat), seat, stream("long", chance, match.number)))
    rows = [
        {"table_id": kept.id, "number": number, "seat": move.seat, "action": move.action, "at": time.time()}
        for number, move in enumerate(match.moves, start=1)
    ]
    with store.writing() as connection:
        connection.execute(insert(MOVES), rows)
    store.finish(kept.id)
    store.close()
    return kept.id, match.number


def history(address: str, table: str, reader: int) -> tuple[float, int]:
    """Seconds until someone has a whole history, and its bytes."""
    person = Person(address)
    seat = reader % (PLAYERS + 1)
    began = time.perf_counter()
    path = f"/api/tables/{table}/history" + (f"?seat={seat - 1}" if seat else "")
    with person.opener.open(address + path, timeout=600) as answer:
        size = len(answer.read())
    return time.perf_counter() - began, size


def beside(readers: int, count: int) -> None:
    os.environ["FATHOMS_LIMITS__MESSAGES_AT_ONCE"] = "1000000"
    os.environ["FATHOMS_LIMITS__TABLES_AN_HOUR"] = "100000"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        data = Path(folder)
        table, length = long_game(data)
        with server(cache_root(), data) as address, ThreadPoolExecutor(readers) as pool:
            playing = moves([Person(address), Person(address)], random.Random(1))
            for _ in range(count):
                next(playing)  # warms up
            alone = [next(playing) for _ in range(count)]
            seconds, size = history(address, table, 0)
            print(f"a game of {length:,} moves: {size / 1e6:.1f} MB in {seconds:.1f} s, nobody else asking")
            asked = [pool.submit(history, address, table, reader) for reader in range(1, readers + 1)]
            meanwhile = [next(playing)]
            while not all(each.done() for each in asked):
                meanwhile.append(next(playing))
            longest = max(each.result()[0] for each in asked)
            print(f"{readers} at once: the last had it after {longest:.1f} s")
    print("| a move | moves | median, ms | longest, ms |\n|---|---|---|---|")
    for what, times in (("alone", alone), ("beside histories", meanwhile)):
        print(f"| {what} | {len(times):,} | {1e3 * median(times):.1f} | {1e3 * max(times):.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--readers", type=int, default=12)
    parser.add_argument("--moves", type=int, default=100)
    wanted = parser.parse_args()
    beside(wanted.readers, wanted.moves)


if __name__ == "__main__":
    main()
