"""People who play by the rules, as fast as they like, and keep everything they are sent."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from attacks.target import Visitor

PATIENCE = 60  # seconds for an answer


class Player:
    """Someone before a screen: a line to a table, and every frame that came over it."""

    def __init__(self, visitor: Visitor, line: ClientConnection) -> None:
        self.visitor, self._line = visitor, line
        self.frames: list[str] = []
        self.view: dict[str, Any] = {"number": -1, "legal": {}, "curtain": [], "shares": None}
        self.views: list[dict[str, Any]] = []
        self._listening = asyncio.create_task(self._listen())
        self._news = asyncio.Event()

    @classmethod
    async def at(cls, visitor: Visitor, table: str) -> "Player":
        address, headers = visitor.line_to(table)
        player = cls(visitor, await connect(address, additional_headers=headers, max_size=None))
        await player.send(type="hello")
        return player

    async def send(self, **message: object) -> None:
        await self._line.send(json.dumps(message))

    async def _listen(self) -> None:
        async for text in self._line:
            self.frames.append(str(text))
            message = json.loads(text)
            for view in message.get("views", ()):
                self.view = view
                self.views.append(view)
            self._news.set()

    async def after(self, number: int) -> None:
        """Wait for a view after this one."""
        async with asyncio.timeout(PATIENCE):
            while self.view["number"] <= number:
                self._news.clear()
                await self._news.wait()

    async def move(self, rng: random.Random) -> float:
        """Make a move by lot; the seconds until it was seen."""
        number = self.view["number"]
        seat, choices = rng.choice(list(self.view["legal"].items()))
        began = time.perf_counter()
        await self.send(type="move", seat=int(seat), number=number, action=rng.choice(choices)["action"])
        await self.after(number)
        return time.perf_counter() - began

    async def leave(self) -> None:
        await self._line.close()
        await asyncio.wait([self._listening])


async def play(players: Sequence[Player], rng: random.Random, moves: int, breath: float = 0) -> list[float]:
    """Have them play until the game is over or so many moves were made; how long each move took."""
    took: list[float] = []
    idle = 0
    while len(took) < moves and players[0].view["shares"] is None and idle < PATIENCE * 100:
        able = [player for player in players if player.view["legal"]]
        if able:
            idle = 0
            took.append(await rng.choice(able).move(rng))
            newest = max(player.view["number"] for player in players)
            for player in players:
                await player.after(newest - 1)
            await asyncio.sleep(breath)
        else:  # bots, or the clock
            idle += 1
            await asyncio.sleep(0.01)
    return took
