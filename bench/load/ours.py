"""People at Fathoms' tables: they speak its WebSocket, and play whatever is offered."""

import asyncio
import random
from time import perf_counter

import orjson

from load.line import Line, ask, connect
from load.tally import Tally

VIEWS = b'{"type":"views"'
TABLE, NOBODY_UNREADY = b'{"type":"table"', b'"unready":[]'
REFUSED = b'{"type":"refused"'
OFTEN = 5.0  # seconds after which someone leaves a restless table, about,
AWAY = 2.0  # and in which they are back


class Person:
    """Someone with a screen, who answers at once, or after thinking for a while."""

    def __init__(self, port: int, tally: Tally, rng: random.Random, pace: float) -> None:
        self.port, self.tally, self.rng, self.pace = port, tally, rng, pace
        self.cookie = ""
        self.line: Line | None = None
        self.begun = asyncio.Event()  # has the game begun that we are in?
        self.over = asyncio.Event()
        self.news = 0.0  # when something was last seen to happen

    async def come_in(self) -> None:
        _, self.cookie = await ask(self.port, "/api/health")

    async def sit(self, table: str, seat: int | None, takes: bool = False) -> None:
        """Be at a table: at a seat that is ours, at one that is open, or as a spectator."""
        self.table, self.seat = table, "" if seat is None else str(seat)
        self.begun.clear()
        self.over.clear()
        self.number = -1
        await self.connect()
        assert self.line is not None
        if takes:
            self.line.send(b'{"type":"sit","seat":%d,"name":"Ben"}' % (seat or 0))

    async def connect(self) -> None:
        """Open a line, and say what we have seen."""
        self.answered, self.sent, self.thinks = -1, 0.0, False
        self.view: dict[str, object] | None = None  # the last one that was shown
        self.news = perf_counter()
        self.line = await connect(self.port, f"/api/tables/{self.table}/play", self.hear, self.cookie)
        self.line.send(b'{"type":"hello","last":%d}' % self.number)

    async def come_back(self, away: float) -> None:
        """Leave in the middle of a game, and be there again after so many seconds."""
        self.leave()
        await asyncio.sleep(away)
        self.tally.visits += 1
        self.number = -1  # what was left to do is shown again
        await self.connect()

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    def unanswered(self, patience: float) -> bool:
        """Has nothing come of a move of ours for so many seconds?"""
        return self.sent > 0 and perf_counter() - self.sent > patience

    def hear(self, message: bytes) -> None:
        if message.startswith(VIEWS):
            self.tally.shown += 1
            if self.seat:
                self.see(orjson.loads(message)["views"][-1])
        elif message.startswith(TABLE):
            if self.seat and NOBODY_UNREADY not in message and self.line is not None:
                self.line.send(b'{"type":"ready"}')
        elif message.startswith(REFUSED):
            self.tally.refused += 1
            self.sent, self.thinks = 0.0, False
            if b'"move-late"' in message:  # others were faster, as they may be where several act at once
                self.tally.refused -= 1
                if self.view is not None:  # it may be our turn by now, which we did not look at while we thought
                    self.answered = -1
                    self.see(self.view)

    def see(self, view: dict[str, object]) -> None:
        number = view["number"]
        assert isinstance(number, int)
        self.begun.set()
        self.view = view
        if number > self.number:
            self.number, self.news = number, perf_counter()
        if self.sent and number > self.answered:
            self.tally.moved(perf_counter() - self.sent)
            self.sent, self.thinks = 0.0, False
        legal = view["legal"]
        assert isinstance(legal, dict)
        if view["shares"] is not None:
            self.over.set()
        elif (choices := legal.get(self.seat)) and number > self.answered and not self.thinks:
            self.answered, self.thinks = number, True
            action = self.rng.choice(choices)["action"]
            if self.pace:
                think = self.pace * (0.5 + self.rng.random())
                asyncio.get_running_loop().call_later(think, self.decide, action)
            else:
                self.move(number, action)

    def decide(self, action: int) -> None:
        """Do what we have thought of, in answer to the newest view; look again if it cannot be done there.

        A move that was made already gets no answer if it names a view before that, and we would wait for one.
        """
        if self.view is None or self.sent:  # what comes of that is shown
            return
        number, legal = self.view["number"], self.view["legal"]
        assert isinstance(number, int)
        assert isinstance(legal, dict)
        if any(choice["action"] == action for choice in legal.get(self.seat, [])):
            self.answered, self.thinks = number, True
            self.move(number, action)
        else:
            self.answered, self.thinks = -1, False
            self.see(self.view)

    def move(self, number: int, action: int) -> None:
        if self.line is not None and not self.line.closed:
            self.sent = perf_counter()
            self.line.send(b'{"type":"move","seat":%s,"number":%d,"action":%d}' % (self.seat.encode(), number, action))


class Table:
    """People, or one of them and a bot, who play one game after the other, and some who look on."""

    def __init__(
        self, port: int, tally: Tally, seed: int, pace: float, people: int, spectators: int, game: str, bot: str | None
    ) -> None:
        rng = random.Random(seed)
        self.port, self.tally, self.game, self.bot = port, tally, game, bot
        everyone = [Person(port, tally, rng, pace) for _ in range(people + spectators)]
        self.players, self.spectators = everyone[:people], everyone[people:]
        self.changing = asyncio.Lock()  # held while someone comes or goes

    async def come_in(self) -> None:
        for person in (*self.players, *self.spectators):
            await person.come_in()

    async def begin(self) -> None:
        """Set up a game and have everyone there."""
        others = [{"kind": "bot", "bot": self.bot}] if self.bot else [{"kind": "open"}] * (len(self.players) - 1)
        wanted = {"game": self.game, "seats": [{"kind": "me", "name": "Ann"}, *others]}
        info, _ = await ask(self.port, "/api/tables", wanted, self.players[0].cookie)
        for person in self.spectators:
            await person.sit(info["id"], None)
        for seat, person in enumerate(self.players):
            await person.sit(info["id"], seat, takes=seat > 0)
        for person in self.players:
            await person.begun.wait()

    async def go_on(self) -> None:
        """Play game after game."""
        while True:
            await self.players[0].over.wait()
            self.tally.games += 1
            async with self.changing:
                for person in (*self.players, *self.spectators):
                    person.leave()
                await self.begin()

    async def be_restless(self, rng: random.Random) -> None:
        """Have people leave and come back again and again."""
        while True:
            await asyncio.sleep(OFTEN * (0.5 + rng.random()))
            person = rng.choice((*self.players, *self.spectators))
            async with self.changing:
                if person.line is not None:
                    await person.come_back(rng.random() * AWAY)

    def stuck(self, patience: float) -> bool:
        """Has nothing happened for so many seconds, or nobody been answered?"""
        quiet = perf_counter() - max(person.news for person in self.players) > patience
        return quiet or any(person.unanswered(patience) for person in self.players)

    def broken(self) -> int:
        """Lines that the server has closed."""
        everyone = (*self.players, *self.spectators)
        return sum(person.line is not None and person.line.lost for person in everyone)
