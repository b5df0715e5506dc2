"""Who sits at a table and the game they are in, as of now.

The table changes it; its audience, its bots and its hints look at it.
"""

from dataclasses import replace

from fathoms.core.content.lesson import find_lesson
from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK, Game, all_games
from fathoms.server.store.stored_table import StoredTable
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.seats import SeatApplicant
from fathoms.server.table.views import Perspective


def game_at(kept: StoredTable) -> Game | None:
    """The game of a table, if this program has it."""
    return next((game for game in all_games() if game.name == kept.game), None)


def problem_with(kept: StoredTable) -> str | None:
    """Why a table cannot be opened by this program: a message key. Nothing of it is lost."""
    game = game_at(kept)
    if game is None:
        return "table-game-missing"
    if game.version != kept.version:
        return "table-other-rules"
    lesson = find_lesson(game) if kept.lesson else None
    return "table-other-lesson" if kept.lesson and (lesson is None or lesson.version != kept.lesson) else None


class TableState:
    """What is stored of a table, and its game once everyone sits and its rules are ready."""

    def __init__(self, kept: StoredTable) -> None:
        self.kept = kept
        self.problem = problem_with(kept)
        self.running: LiveGame | None = None
        self.askers: dict[
            int, SeatApplicant
        ] = {}  # spectators who would like to play, by the numbers of their requests
        self.ready: set[str] = set()  # who has said that the glass may be turned (see ready_check.py)

    @property
    def number(self) -> int:
        """How many things have happened in the game, as far as we know: views are numbered by it."""
        return self.running.number if self.running else 0

    @property
    def stored(self) -> int:
        """The number of the last move in the store that we know."""
        return self.number

    @property
    def ending(self) -> bool:
        """Is the game over, but its end not stored yet?"""
        return self.running is not None and self.running.match.over and self.kept.status != "over"

    def facts(self) -> StoredTable:
        return replace(self.kept, number=self.running.match.number) if self.running else self.kept

    def acting(self) -> list[int]:
        """The seats that may act now, as anyone can see."""
        held = self.held_back()
        return [seat for seat in self.running.watch.acting() if seat not in held] if self.running else []

    # Players who take turns with the hourglass, since they share a screen

    def glass(self) -> Glass | None:
        """The hourglass of the game; another one for each of those who take turns with it."""
        glass = self.running.glass() if self.running else None
        if glass is None or glass.seat_action is None:
            return glass
        return replace(glass, name=glass.name + (CLOCK + 1) * self._turn_at_glass())

    def takes_turns(self, number: int) -> bool:
        """Does anyone who plays at a seat play at others, too, where the glass is turned for each of them?"""
        glass, seat = self.running.glass() if self.running else None, self.kept.seats[number]
        return glass is not None and glass.seat_action is not None and len(self.kept.played_by(seat.owner)) > 1

    def held_back(self) -> set[int]:
        """The seats that could act, but for which the glass is turned later."""
        glass = self.running.glass() if self.running else None
        if self.running is None or glass is None or glass.seat_action is None or self.kept.lesson:
            return set()
        now = self._turn_at_glass()
        return {seat for seat in self.running.watch.acting() if self._turn_of(seat) > now}

    def _turn_at_glass(self) -> int:
        """How many at each screen have had their glass."""
        acting = self.running.watch.acting() if self.running else []
        return min((self._turn_of(seat) for seat in acting), default=0)

    def _turn_of(self, number: int) -> int:
        """How many of those at the same screen come before a seat; bots wait for no one."""
        owner = self.kept.seats[number].owner
        mine = self.kept.played_by(owner)
        return mine.index(number) if number in mine else 0

    def bots_to_act(self) -> dict[int, str]:
        """The bots that may act now, by their seats."""
        bots = self.kept.bots
        acting = self.running.match.actors() if self.running and bots else []
        return {seat: bots[seat] for seat in acting if seat in bots}

    def reader(self, who: str, lifted: int | None) -> Perspective:
        """Which seats someone plays; a curtain is lifted for one of several seats, and only while that is to act and
        the others need not watch."""
        mine = self.kept.played_by(who)
        shared = len(mine) > 1 and lifted in mine and lifted in self.acting()
        public = self.running is not None and self.running.watch.public_turn()
        return Perspective(mine, lifted if shared and not public else None)
