"""People for the tests: each has a cookie of their own, and sits before a screen that remembers what it was sent."""

import inspect
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import anyio
import httpx2
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from fathoms.server.app import create_app
from fathoms.server.settings import Limits, Settings
from fathoms.server.store.db_engine import open_database
from fathoms.server.table.table import Table
from fathoms.server.table.tables import Tables

MANY = 1_000_000
QUICK = Limits(
    messages_at_once=MANY,
    hellos_at_once=MANY,
    requests_at_once=MANY,
    requests_at_once_of_address=MANY,
    refusal_seconds=0,
    looks_at_once=MANY,
    looks_at_once_of_address=MANY,
    arrivals_at_once=MANY,
    arrivals_at_once_of_address=MANY,
)
PATIENCE = 60  # seconds: the rules may have to be compiled first

Message = dict[str, Any]


@dataclass
class Wait:
    """What a screen waits for, and what came instead."""

    awaited: str
    begun: float = field(default_factory=time.monotonic)
    came: list[Message] = field(default_factory=list)

    def in_vain(self) -> str:
        """What a test says that has lost its patience."""
        seconds = time.monotonic() - self.begun
        kinds = ", ".join(f"{number} {kind}" for kind, number in Counter(each["type"] for each in self.came).items())
        last = f"; the last was {json.dumps(self.came[-1])[:600]}" if self.came else ""
        return f"waited {seconds:.0f} s for {self.awaited}; what came instead: {kinds or 'nothing'}{last}"


def source_of(wanted: Callable[..., object]) -> str:
    """The lines in which a condition is written: what is waited for, in the test's own words."""
    try:
        return " ".join(inspect.getsource(wanted).split())
    except OSError:  # it is written nowhere
        return repr(wanted)


class Screen:
    """One WebSocket to a table. Keeps every frame, and what they say by now."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.frames: list[str] = []
        self.table: Message = {}
        self.views: list[Message] = []
        self.log: list[Message] = []
        self.thinking: list[int] = []
        self.refused: list[Message] = []
        self.hints: list[Message] = []
        self.offers: list[Message] = []  # of steps that may be taken back
        self.said: list[Message] = []

    @property
    def view(self) -> Message:
        return self.views[-1]

    def hear(self, wait: Wait | None = None) -> Message:
        """The next message, or a failed test if none comes, which says what was waited for."""
        wait = wait or Wait("any message")

        async def receive() -> Any:
            with anyio.move_on_after(PATIENCE):
                return await self.session._send_rx.receive()

        frame = self.session.portal.call(receive)
        assert frame is not None, wait.in_vain()
        self.session._raise_on_close(frame)
        self.frames.append(frame["text"])
        message: Message = json.loads(frame["text"])
        wait.came.append(message)
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "thinking":
            self.thinking = message["seats"]
        elif kind == "hint":
            self.hints.append(message)
        elif kind == "take_back":
            self.offers.append(message)
        elif kind == "said":
            self.said += message["said"]
        elif kind == "refused":
            self.refused.append(message)
        elif kind == "views":
            self.views += message["views"]
            fresh = [*message["log"], *(line for view in message["views"] for line in view["lines"])]
            last = max((line["number"] for line in self.log), default=0)
            self.log += [line for line in fresh if line["number"] > last]

    def settle(self) -> list[Message]:
        """Everything sent until now."""
        self.session.send_text('{"type": "ping"}')
        wait = Wait("the answer to a ping")
        while self.hear(wait)["type"] != "pong":
            pass
        return wait.came[:-1]

    def until(self, wanted: Callable[["Screen"], object]) -> None:
        """Listen until something is true."""
        wait = Wait(source_of(wanted))
        while not wanted(self):
            self.hear(wait)

    def ask(self, kind: str, **fields: object) -> list[Message]:
        """Ask the table for something; everything sent until it was done."""
        self.session.send_text(json.dumps({"type": kind, **fields}))
        return self.settle()

    def hello(self, last: int = -1) -> list[Message]:
        return self.ask("hello", last=last)

    def move(self, action: int, seat: int | None = None, number: int | None = None) -> list[Message]:
        """Play; by default for the seat that is to act, in answer to the present view."""
        seat = self.view["actors"][0] if seat is None else seat
        number = self.view["number"] if number is None else number
        return self.ask("move", seat=seat, number=number, action=action)

    def hint(self, seat: int | None = None, number: int | None = None) -> Message | None:
        """Ask what the strongest bot would do, and wait for the answer: a choice, or None for a refusal or no hint."""
        seat = self.view["actors"][0] if seat is None else seat
        number = self.view["number"] if number is None else number
        answers = len(self.hints) + len(self.refused)
        self.ask("hint", seat=seat, number=number)
        self.until(lambda screen: len(screen.hints) + len(screen.refused) > answers)
        told = self.hints[-1] if self.hints else {}
        chosen: Message | None = told.get("choice")
        return chosen if (told.get("seat"), told.get("number")) == (seat, number) else None

    def choices(self, seat: int | None = None) -> list[int]:
        """What can be played now, for one of this screen's seats."""
        legal: dict[str, list[Message]] = self.view["legal"]
        chosen = next(iter(legal), "") if seat is None else str(seat)
        return [choice["action"] for choice in legal.get(chosen, [])]

    def why(self) -> str:
        """The key of the last refusal."""
        key: str = self.refused[-1]["key"]
        return key


class Person:
    """Someone with a browser."""

    def __init__(self, house: "House", cookie: str = "") -> None:
        self.house = house
        self.cookie = cookie

    def request(self, method: str, path: str, **options: Any) -> httpx2.Response:
        headers = {"cookie": self.cookie} | options.pop("headers", {})
        answer = self.house.client.request(method, path, headers=headers, **options)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path: str, **options: Any) -> httpx2.Response:
        return self.request("GET", path, **options)

    def post(self, path: str, body: object, **options: Any) -> httpx2.Response:
        return self.request("POST", path, json=body, **options)

    def poll(self, path: str, wanted: Callable[[Message], object]) -> Message:
        """Ask for a report until something is true of it."""
        begun = time.monotonic()
        while True:
            report: Message = self.get(path).json()
            if wanted(report):
                return report
            seconds = time.monotonic() - begun
            told = f"waited {seconds:.0f} s for {source_of(wanted)}; {path} says {json.dumps(report)[:600]}"
            assert seconds < PATIENCE, told
            time.sleep(0.05)

    def set_up(
        self,
        *seats: str,
        game: str = "poo_divers",
        public: bool = False,
        hints: bool = False,
        many_seats: bool = False,
        look_back: str = "players",
        clock: Message | None = None,
        undo: bool = False,
        chat: bool = False,
        best_of: int = 1,
        **options: object,
    ) -> Message:
        """A new table: for each seat `me`, `open`, or the name of a bot."""
        plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        chosen = {"public": public, "hints": hints, "many_seats": many_seats, "look_back": look_back}
        chosen |= {"clock": clock, "undo": undo, "chat": chat, "best_of": best_of}
        wanted = {"game": game, "options": options, "seats": plans, **chosen}
        answer = self.post("/api/tables", wanted)
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def connect(self, table: Message | str, **headers: str) -> Screen:
        """A screen at a table that has not said hello."""
        if not self.cookie:
            self.get("/api/health")
        name = table if isinstance(table, str) else table["id"]
        session = self.house.client.websocket_connect(
            f"/api/tables/{name}/play", headers={"cookie": self.cookie, **headers}
        )
        return Screen(self.house.stack.enter_context(session))

    def at(self, table: Message | str, last: int = -1) -> Screen:
        """A screen at a table."""
        screen = self.connect(table)
        screen.hello(last)
        return screen


class House:
    """A server."""

    def __init__(self, app: FastAPI, client: TestClient, stack: ExitStack) -> None:
        self.app = app
        self.client = client
        self.stack = stack

    def person(self, cookie: str = "") -> Person:
        return Person(self, cookie)

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def loaded(self, table: Message | str) -> Table:
        """A table in the server's memory."""
        return self.tables._loaded[table if isinstance(table, str) else table["id"]]


@cache
def empty_database() -> bytes:
    """A new database as a file of SQLite: making its tables takes longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "fathoms.db"
        open_database(f"sqlite:///{file}").dispose()
        return file.read_bytes()


@contextmanager
def open_house(data: Path, steps: Any = lambda games: [], **changes: Any) -> Iterator[House]:
    """A server with its data in a folder; bots do not dawdle, and people may be quick."""
    chosen = {"data": data, "database": None, "bot_delay": 0, "seat_grace": 0, "limits": QUICK} | changes
    settings = Settings(**chosen)
    file = data / "fathoms.db"
    if data.is_dir() and not file.exists() and not settings.database:
        file.write_bytes(empty_database())
    app = create_app(settings, steps)
    with ExitStack() as outer:
        client = outer.enter_context(TestClient(app, client=("10.0.0.1", 50000)))
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # people bring their own
        yield House(app, client, outer.enter_context(ExitStack()))


def play_to_the_end(rng: random.Random, *screens: Screen, most: int = 1000) -> int:
    """Have the people at these screens play at random; how many moves they made."""
    for played in range(most):
        for screen in screens:
            screen.settle()
        for screen in screens:
            for seat in screen.view["curtain"]:
                screen.ask("see", seat=seat)
        able = [screen for screen in screens if screen.view["legal"]]
        if not able:
            return played
        screen = rng.choice(able)
        seat = int(rng.choice(list(screen.view["legal"])))
        refused = len(screen.refused)
        screen.move(rng.choice(screen.choices(seat)), seat)
        assert len(screen.refused) == refused, screen.refused[-1]
    return most
