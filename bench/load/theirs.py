"""People at boardgame.io's matches of Poo Divers: the same as at ours, in its words (engine.io 4, socket.io 5)."""

import asyncio
import random
from contextlib import suppress
from time import perf_counter
from typing import Any

import orjson

from load.line import Line, ask, connect
from load.tally import Tally

GAME = "poo-divers"
EVENT = f"42/{GAME},".encode()
JOINED = f"40/{GAME},".encode()
SIDE = 8
PATIENCE = 2.0  # seconds until one asks again
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

Move = tuple[str, list[int]]


def neighbour(cover: int, direction: int) -> int | None:
    x, y = cover % SIDE + STEPS[direction][0], cover // SIDE + STEPS[direction][1]
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else None


def pick(state: dict[str, Any], rng: random.Random) -> Move:
    """A legal move, each as likely, as our own people pick one."""
    phase, faces = state["phase"], state["faces"]
    if phase == "peeking":
        return "putBack", []
    if phase == "deciding":
        ways = range(8) if state["finds"] == 1 else [state["facing"]]
        nexts = [(way, neighbour(state["last"], way)) for way in ways]
        pushes: list[Move] = [("push", [way]) for way, cover in nexts if cover is not None and faces[cover] == "closed"]
        return rng.choice([("bank", []), *pushes])
    closed = [cover for cover, face in enumerate(faces) if face == "closed"]
    if phase == "opening":
        return "open", [rng.choice(closed)]
    chosen = rng.randrange(len(closed) + 1)
    return ("skipLook", []) if chosen == len(closed) else ("look", [closed[chosen]])


class Person:
    """Someone with a screen."""

    def __init__(self, port: int, tally: Tally, rng: random.Random, pace: float) -> None:
        self.port, self.tally, self.rng, self.pace = port, tally, rng, pace
        self.line: Line | None = None
        self.begun = asyncio.Event()
        self.over = asyncio.Event()

    async def sit(self, match: str, player: str | None) -> None:
        self.match, self.player, self.credentials = match, player, None
        self.answered, self.sent = -1, 0.0
        self.begun.clear()
        self.over.clear()
        if player is not None:
            wanted = {"playerID": player, "playerName": "Ann"}
            answer, _ = await ask(self.port, f"/games/{GAME}/{match}/join", wanted)
            self.credentials = answer["playerCredentials"]
        self.line = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        self.line.send(JOINED)

    async def begin(self) -> None:
        """Wait until the match is shown. A server that has just written it to a file may not find it yet: ask again."""
        while not self.begun.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.begun.wait(), PATIENCE)
                break
            self.ask_for_match()

    def ask_for_match(self) -> None:
        self.emit("sync", self.match, self.player, self.credentials, 2)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    def emit(self, *event: Any) -> None:
        if self.line is not None and not self.line.closed:
            self.line.send(EVENT + orjson.dumps(event))

    def hear(self, message: bytes) -> None:
        if message.startswith(EVENT):
            event = orjson.loads(message[len(EVENT) :])
            if event[0] in ("sync", "update"):
                self.tally.shown += 1
                self.see(event[2]["state"] if event[0] == "sync" else event[2])
        elif message.startswith(JOINED):
            self.ask_for_match()
        elif message == b"2" and self.line is not None:
            self.line.send(b"3")

    def see(self, state: dict[str, Any]) -> None:
        number = state["_stateID"]
        self.begun.set()
        if self.sent and number > self.answered:
            self.tally.moved(perf_counter() - self.sent)
            self.sent = 0.0
        if state["ctx"].get("gameover") is not None:
            self.over.set()
        elif state["ctx"]["currentPlayer"] == self.player and number > self.answered:
            self.answered = number
            move = pick(state["G"], self.rng)
            if self.pace:
                think = self.pace * (0.5 + self.rng.random())
                asyncio.get_running_loop().call_later(think, self.move, number, *move)
            else:
                self.move(number, *move)

    def move(self, number: int, name: str, args: list[int]) -> None:
        self.sent = perf_counter()
        payload = {"type": name, "args": args, "playerID": self.player, "credentials": self.credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, self.player)


class Table:
    """A match of two people, who play one after the other, and some who look on."""

    def __init__(self, port: int, tally: Tally, seed: int, pace: float, spectators: int) -> None:
        rng = random.Random(seed)
        self.port, self.tally = port, tally
        everyone = [Person(port, tally, rng, pace) for _ in range(2 + spectators)]
        self.players, self.spectators = everyone[:2], everyone[2:]

    async def come_in(self) -> None:
        """Nobody has to."""

    async def begin(self) -> None:
        made, _ = await ask(self.port, f"/games/{GAME}/create", {"numPlayers": 2})
        for person in self.spectators:
            await person.sit(made["matchID"], None)
        for seat, person in enumerate(self.players):
            await person.sit(made["matchID"], str(seat))
        for person in self.players:
            await person.begin()

    async def go_on(self) -> None:
        while True:
            await self.players[0].over.wait()
            self.tally.games += 1
            for person in (*self.players, *self.spectators):
                person.leave()
            await self.begin()

    def broken(self) -> int:
        everyone = (*self.players, *self.spectators)
        return sum(person.line is not None and person.line.lost for person in everyone)
