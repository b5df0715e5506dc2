"""How soon one can play, with nothing compiled and with everything compiled before.

    python bench/start.py [--rounds N]    a program: from the import to the first compiled action
    python bench/start.py --cold [GAME]   a person: from the page being up to the first move made and a bot's answer,
                                          on a server with nothing compiled, a new one for every game
    python bench/start.py --warm [GAME]   the same with everything compiled before
    python bench/start.py --again [GAME]  a person whose server is stopped and started again in the middle of a game,
                                          with everything compiled (FATHOMS_CACHE says where): until they play on

A program with everything compiled has to stay within a second of processor time: on an idle machine that is what the
clock says; on a busy one the clock tells more about the neighbours. A person is to wait no more than ten seconds, and
five for a server that starts again.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.request import HTTPCookieProcessor, Request, build_opener

import psutil

LIMIT = 1.0  # seconds
PATIENCE = 10.0  # seconds
AGAIN = 5.0  # seconds
FIRST_MOVE = """
import time
clock, processor = time.perf_counter(), time.process_time()
from fathoms.core.match import Match
from fathoms.games import GAMES
game = next(game for game in GAMES if game.name == {game!r})
match = Match(game, min(game.players), {{}}, 0)
seat = match.actors()[0]
match.play(seat, match.legal(seat)[0])
print(time.perf_counter() - clock, time.process_time() - processor)
"""
FATHOMS = [sys.executable, "-c", "from fathoms.cli import main; main()"]
BREATH = 0.2  # seconds between two moves of ours
BOT = "snorkeller"  # the one the page offers


# A program


def first_move(game: str, cache: str) -> tuple[float, float]:
    """Seconds to the first move in a new process, by the clock and of processor time."""
    command = [sys.executable, "-c", FIRST_MOVE.format(game=game)]
    env = {**os.environ, "FATHOMS_CACHE": cache}
    clock, processor = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.split()
    return float(clock), float(processor)


def programs(rounds: int) -> None:
    from fathoms.games import GAMES

    print("| game | nothing compiled, s | all compiled, s | of processor time, s |\n|---|---|---|---|")
    slow = []
    with tempfile.TemporaryDirectory() as cache:
        for game in GAMES:
            cold, _ = first_move(game.name, cache)
            clocks, processors = zip(*(first_move(game.name, cache) for _ in range(rounds)), strict=True)
            print(f"| {game.name} | {cold:.2f} | {median(clocks):.2f} | {median(processors):.2f} |", flush=True)
            if median(processors) > LIMIT:
                slow.append(game.name)
    if slow:
        sys.exit(f"Slower than {LIMIT} s: {', '.join(slow)}")


# A person


@contextmanager
def server(cache: Path, data: Path) -> Iterator[str]:
    """A new server; the address it listens at, once its page is up."""
    command = [*FATHOMS, "serve", "--no-browser", "--port", "0", "--data", str(data)]
    env = {**os.environ, "FATHOMS_CACHE": str(cache), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        found = next(found for line in process.stdout if (found := re.search(r"http://[^/]+", line)))
        yield found.group()
    finally:
        process.terminate()
        process.wait()


def processor() -> float:
    """Seconds of processor time that our server has taken: what the clock would say if it had a core to itself."""
    times = [each.cpu_times() for each in psutil.Process().children()]
    return float(sum(each.user + each.system for each in times))


class Times(NamedTuple):
    """Seconds until a move is offered, until it is made, and until a bot has moved after it."""

    offered: float
    made: float
    answered: float


class Person:
    """Someone with a browser."""

    def __init__(self, address: str) -> None:
        self.address, self.cookies = address, CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {"Content-Type": "application/json", "Origin": self.address})
        with self.opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())

    def play(self, game: str) -> Times:
        """Set up a table with bots, as the page does at one tap, and play until one of them has answered."""
        began = time.perf_counter()
        return self.sit(self.set_up(game), began)

    def set_up(self, game: str) -> str:
        counts = next(each["players"] for each in self.ask("/api/games") if each["name"] == game)
        bots = [{"kind": "bot", "bot": BOT}] * ((3 if 3 in counts else max(counts)) - 1)
        table: str = self.ask("/api/tables", {"game": game, "seats": [{"kind": "me", "name": "I"}, *bots]})["id"]
        return table

    def sit(self, table: str, began: float) -> Times:
        """Play at a table until a bot has answered."""
        with self.line(table) as socket:
            return first_moves(socket, began)

    def wait(self, table: str) -> None:
        """Look at a table until it is our turn."""
        with self.line(table) as socket:
            next(text for text in socket if choices_in(json.loads(text)))

    @contextmanager
    def line(self, table: str) -> Iterator[Any]:
        """A line to a table, as the page opens it."""
        from websockets.sync.client import connect

        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        where = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        with connect(where, additional_headers={"Cookie": cookie}) as socket:
            socket.send(json.dumps({"type": "hello", "last": -1}))
            socket.send(json.dumps({"type": "ready"}))
            yield socket


def choices_in(message: Any) -> Any:
    """What we may do now by what we are told, if anything."""
    return message["views"][-1]["legal"].get("0") if message["type"] == "views" else None


def first_moves(socket: Any, began: float) -> Times:
    """Play the first action offered, again and again, until someone else has done something after us."""
    offered = made = 0.0
    asked = -1  # the view our last action answered
    for text in socket:
        message = json.loads(text)
        now = time.perf_counter() - began
        if message["type"] == "refused":
            sys.exit(f"refused: {message['key']}")
        for view in message.get("views", ()):
            if made and any(line["args"]["seat"] > 0 for line in view["lines"]):
                return Times(offered, made, now)
            made = made or (now if 0 <= asked < view["number"] else 0.0)
        if choices := choices_in(message):
            offered, asked = offered or now, message["views"][-1]["number"]
            time.sleep(BREATH if made else 0)
            move = {"seat": 0, "number": asked, "action": choices[0]["action"]}
            socket.send(json.dumps({"type": "move", **move}))
    sys.exit("the table was closed")


def people(games: list[str], compiled: bool) -> None:
    print("| game | move offered, s | made, s | answered by a bot, s |\n|---|---|---|---|")
    slow = []
    for game in games:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            cache = Path(folder) / "cache"
            if compiled:
                env = {**os.environ, "FATHOMS_CACHE": str(cache)}
                subprocess.run([*FATHOMS, "warm", game], env=env, check=True)
            with server(cache, Path(folder) / "data") as address:
                times = Person(address).play(game)
        print(f"| {game} | {times.offered:.1f} | {times.made:.1f} | {times.answered:.1f} |", flush=True)
        if times.answered > PATIENCE:
            slow.append(game)
    if slow:
        sys.exit(f"More than {PATIENCE:.0f} s: {', '.join(slow)}")


def again(games: list[str]) -> None:
    """Stop a server in the middle of a game, when it is our turn, and start it again."""
    print(
        "| game | stopped, s | page up, s | of processor time, s | move offered, s | made, s | answered, processor, s |"
    )
    print("|---|---|---|---|---|---|---|")
    slow = []
    for game in games:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            cache, data = Path(os.environ.get("FATHOMS_CACHE", Path(folder) / "cache")), Path(folder) / "data"
            env = {**os.environ, "FATHOMS_CACHE": str(cache)}
            subprocess.run([*FATHOMS, "warm", game], env=env, check=True, stdout=subprocess.DEVNULL)
            with server(cache, data) as address:
                person = Person(address)
                table = person.set_up(game)
                person.sit(table, time.perf_counter())
                person.wait(table)
                stopping = time.perf_counter()
            began = time.perf_counter()
            with server(cache, data) as address:
                up, used_up, person.address = time.perf_counter() - began, processor(), address
                times = person.sit(table, began)
                used = processor()
        told = [began - stopping, up, used_up, times.offered, times.made, used]
        print(" | ".join([f"| {game}", *(f"{seconds:.1f}" for seconds in told)]), "|", flush=True)
        if times.made > AGAIN:
            slow.append(game)
    if slow:
        sys.exit(f"More than {AGAIN:.0f} s: {', '.join(slow)}")


def main() -> None:
    from fathoms.games import GAMES

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--warm", action="store_true")
    parser.add_argument("--again", action="store_true")
    wanted = parser.parse_args()
    games = wanted.games or [game.name for game in GAMES]
    if wanted.cold:
        people(games, compiled=False)
    if wanted.warm:
        people(games, compiled=True)
    if wanted.again:
        again(games)
    if not (wanted.cold or wanted.warm or wanted.again):
        programs(wanted.rounds)


if __name__ == "__main__":
    main()
