"""Hints: what the strongest bot would do in a person's place, if the table has chosen to have them.

The bot is told what the seat knows and no more. It thinks outside the table's lock, so that nobody waits, and only
whoever asked is answered.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fathoms.bots.levels import level_of
from fathoms.core.game import Game
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.store.store import Kept
from fathoms.server.table import seats
from fathoms.server.table.connection import Connection
from fathoms.server.table.running import Running
from fathoms.server.table.viewing import Reader
from fathoms.server.trouble import report

log = logging.getLogger(__name__)

ADVISER = "deep_diver"


def has_hints(game: Game) -> bool:
    """Can this game have hints? Where the levels are paces, the strongest bot knows no better than the weakest."""
    return ADVISER in game.levels and level_of(ADVISER, game).search is not None


def check_hint(kept: Kept, running: Running | None, reader: Reader, who: str, wanted: wire.Hint) -> Running:
    """The game to give a hint in, or a refusal: a hint is for one's own seat while it is to act, and may be seen."""
    if not kept.hints:
        raise Refusal("hint-off")
    if not seats.own_seat(kept.seats, wanted.seat, who).played_by(who):
        raise Refusal("seat-away")
    if running is None:
        raise Refusal("game-not-started")
    if running.match.over:
        raise Refusal("move-game-over")
    if running.late(wanted.seat, wanted.number):
        raise Refusal("move-late")
    if wanted.seat not in running.watch.acting():
        raise Refusal("move-not-your-turn")
    if running.watch.behind_curtain(reader, wanted.seat):
        raise Refusal("hint-curtain")
    return running


class Hints:
    """The hints of one table: who waits for one, and the last one for each seat."""

    def __init__(self, advise: Callable[[Connection, wire.Hint, Record, int], Awaitable[None]]) -> None:
        self._advise = advise
        self._tasks: dict[Connection, asyncio.Task[None]] = {}
        self._given: dict[int, tuple[int, int]] = {}  # seat: how many actions had been played, and what to do

    def want(self, connection: Connection, wanted: wire.Hint, mind: Record, number: int) -> None:
        """Think about a hint for someone who is not waiting for one yet."""
        if connection in self._tasks:
            raise Refusal("hint-thinking")
        self._tasks[connection] = asyncio.create_task(self._run(connection, wanted, mind, number))

    def given(self, seat: int, number: int) -> int | None:
        """What this seat has been told already: a bot that thinks against the clock might say something else."""
        then, action = self._given.get(seat, (-1, 0))
        return action if then == number else None

    def keep(self, seat: int, number: int, action: int) -> None:
        self._given[seat] = (number, action)

    def drop(self, connection: Connection) -> None:
        """They have gone."""
        task = self._tasks.pop(connection, None)
        if task:
            task.cancel()

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, connection: Connection, wanted: wire.Hint, mind: Record, number: int) -> None:
        try:
            await self._advise(connection, wanted, mind, number)
        except Exception as error:
            report(log, "a hint was lost", error)
        self._tasks.pop(connection, None)
