"""Do moves at a table wait for a review that the server thinks over?

    python bench/beside_review.py [--moves N] [--rounds N]

Two people play at a real server over WebSockets, one move after the other, with a breath between them. In every second
block of moves the server thinks over a finished game meanwhile, and someone looks at that. A move takes from when it is
sent until its player sees what came of it.
"""

import argparse
import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from threading import Event
from typing import Any
from urllib.request import Request

from websockets.sync.client import ClientConnection, connect

from fathoms.bots.greedy import play_greedily
from fathoms.core.compiled.kept import cache_root
from fathoms.core.match import Match
from fathoms.games.partners import GAME as REVIEWED
from fathoms.server.store.kept import Kept, StoredMove
from fathoms.server.store.opening import open_database
from fathoms.server.store.store import Store
from fathoms.server.table.seats import bot
from start import Person, server

PLAYED = "poo_divers"
BREATH = 0.02  # seconds between two moves
LOOK = 1.0  # seconds between two looks at the review
PATIENCE = 60.0  # seconds


def finished_game(data: Path, seed: int) -> str:
    """A finished game of bots in a data folder; its table."""
    game = REVIEWED  # takes long to think over
    players = max(game.players)
    options = {option.name: option.default for option in game.options}
    store = Store(open_database(f"sqlite:///{data}/fathoms.db"))
    seats = (bot("greedy"),) * players
    kept = store.create(Kept(game.name, game.version, players, options, False, "", seats, look_back="anyone"))
    match = Match(game, players, options, store.seed(kept.id))
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, play_greedily(match.mind(seat), seat, seed + match.number))
        store.append(kept.id, StoredMove(match.number, seat, match.moves[-1].action))
    store.finish(kept.id)
    store.close()
    return kept.id


# Playing


class Seat:
    """One player's screen."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {"number": -1}
        self.say(type="hello", last=-1)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear_until(self, number: int) -> None:
        """Listen until a view of that number, or a later one, has come."""
        while self.view["number"] < number:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['key']}")
            if message["type"] == "views":
                self.view = message["views"][-1]

    def move(self, seat: int, rng: random.Random) -> float:
        """Play anything; seconds until it is seen."""
        number = self.view["number"]
        action = rng.choice(self.view["legal"][str(seat)])["action"]
        began = time.perf_counter()
        self.say(type="move", seat=seat, number=number, action=action)
        self.hear_until(number + 1)
        return time.perf_counter() - began


def moves(people: list[Person], rng: random.Random) -> Iterator[float]:
    """How long each move takes, in one game after the other."""
    while True:
        plan = [{"kind": "me"}, {"kind": "open"}]
        table = people[0].ask("/api/tables", {"game": PLAYED, "seats": plan})["id"]
        people[1].ask("/api/games")  # to be known
        with ExitStack() as stack:
            seats = [Seat(stack.enter_context(socket(person, table))) for person in people]
            seats[1].say(type="sit", seat=1, name="")
            for seat in seats:
                seat.hear_until(0)
            while acting := seats[0].view["actors"]:
                yield seats[acting[0]].move(acting[0], rng)
                for seat in seats:
                    seat.hear_until(seats[acting[0]].view["number"])
                time.sleep(BREATH)


def socket(person: Person, table: str) -> AbstractContextManager[ClientConnection]:
    cookie = "; ".join(f"{each.name}={each.value}" for each in person.cookies)
    where = person.address.replace("http", "ws", 1) + f"/api/tables/{table}/play"
    return connect(where, additional_headers={"Cookie": cookie})


# Thinking


@contextmanager
def thinking(person: Person, table: str) -> Iterator[None]:
    """A review that is being thought over, and looked at every second; stopped in the end, it would begin anew."""
    path = f"/api/tables/{table}/review"
    person.ask(path, {})
    end = time.monotonic() + PATIENCE
    while not person.ask(path)["done"]:
        if time.monotonic() > end:
            raise SystemExit("no review was begun")
        time.sleep(0.1)
    enough = Event()

    def look() -> None:
        while not enough.wait(LOOK):
            person.ask(path)

    with ThreadPoolExecutor(1) as pool:
        looking = pool.submit(look)
        try:
            yield
        finally:
            enough.set()
        looking.result()
    if (state := person.ask(path)["state"]) != "thinking":
        raise SystemExit(f"the review was {state} before its block of moves: take fewer moves")
    request = Request(person.address + path, method="DELETE", headers={"Origin": person.address})
    person.opener.open(request, timeout=PATIENCE).read()


def beside(count: int, rounds: int) -> None:
    os.environ["FATHOMS_LIMITS__MESSAGES_AT_ONCE"] = "1000000"
    os.environ["FATHOMS_LIMITS__TABLES_AN_HOUR"] = "100000"
    os.environ["FATHOMS_LIMITS__REVIEWS_AN_HOUR"] = "100000"
    alone: list[float] = []
    meanwhile: list[float] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        data = Path(folder)
        table = finished_game(data, seed=1)
        with server(cache_root(), data) as address:
            people = [Person(address), Person(address)]
            playing = moves(people, random.Random(1))
            for _ in range(count):
                next(playing)  # warms up
            for _ in range(rounds):
                alone += [next(playing) for _ in range(count)]
                with thinking(people[0], table):
                    meanwhile += [next(playing) for _ in range(count)]
    print("| a move | moves | median, ms | p99, ms | longest, ms |\n|---|---|---|---|---|")
    for what, times in (("alone", alone), ("beside a review", meanwhile)):
        p99 = quantiles(times, n=100)[-1]
        print(f"| {what} | {len(times):,} | {1e3 * median(times):.1f} | {1e3 * p99:.1f} | {1e3 * max(times):.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200, help="in each block")
    parser.add_argument("--rounds", type=int, default=10)
    wanted = parser.parse_args()
    beside(wanted.moves, wanted.rounds)


if __name__ == "__main__":
    main()
