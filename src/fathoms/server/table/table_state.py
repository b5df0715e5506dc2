"""The state of a table: what is stored of it, who asks for a seat or is ready, and its live game.

The table's parts read it; what changes it runs in the table's mailbox.
"""

from dataclasses import replace

from fathoms.core.content.lesson import find_lesson
from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK, Game, all_games
from fathoms.server.store.stored_table import StoredTable
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.seats import SeatApplicant
from fathoms.server.table.views import Perspective


def game_of(stored_table: StoredTable) -> Game | None:
    """The game of a table, if this program has it."""
    return next((game for game in all_games() if game.name == stored_table.game), None)


def opening_problem(stored_table: StoredTable) -> str | None:
    """Why a table cannot be opened by this version: a message key, or None. Nothing of it is lost."""
    game = game_of(stored_table)
    if game is None:
        return "table-game-missing"
    if game.version != stored_table.version:
        return "table-other-rules"
    lesson = find_lesson(game) if stored_table.lesson else None
    return (
        "table-other-lesson"
        if stored_table.lesson and (lesson is None or lesson.version != stored_table.lesson)
        else None
    )


class TableState:
    """What is known of a table, and its game once everyone sits and its rules are ready."""

    def __init__(self, stored_table: StoredTable) -> None:
        self.stored_table = stored_table
        self.problem = opening_problem(stored_table)
        self.live_game: LiveGame | None = None
        self.visitors = 0  # connections that have found the table, greeted or not
        self.applicants: dict[int, SeatApplicant] = {}  # spectators who would like to play, by their requests' numbers
        self.ready_people: set[str] = set()  # who has said that the glass may be turned (see ready_check.py)

    @property
    def number(self) -> int:
        """How many things have happened in the game, as far as we know: views are numbered by it."""
        return self.live_game.number if self.live_game else 0

    @property
    def has_unstored_end(self) -> bool:
        """Is the game over, but its end not stored yet?"""
        return self.live_game is not None and self.live_game.match.over and self.stored_table.status != "over"

    def current_table(self) -> StoredTable:
        return replace(self.stored_table, number=self.live_game.match.number) if self.live_game else self.stored_table

    def acting_seats(self) -> list[int]:
        """The seats that may act now, as anyone can see."""
        held_back = self.seats_held_back()
        return [seat for seat in self.live_game.views.acting_seats() if seat not in held_back] if self.live_game else []

    # Players who take turns with the hourglass, since they share a screen

    def hourglass(self) -> Glass | None:
        """The hourglass of the game; another one for each of those who take turns with it."""
        glass = self.live_game.hourglass() if self.live_game else None
        if glass is None or glass.seat_action is None:
            return glass
        return replace(glass, name=glass.name + (CLOCK + 1) * self._hourglass_turn())

    def shares_hourglass(self, number: int) -> bool:
        """Does the player of a seat play at others, too, where the glass is turned for each of them?"""
        glass, seat = self.live_game.hourglass() if self.live_game else None, self.stored_table.seats[number]
        return glass is not None and glass.seat_action is not None and len(self.stored_table.played_by(seat.owner)) > 1

    def seats_held_back(self) -> set[int]:
        """The seats that could act, but for which the glass is turned later."""
        glass = self.live_game.hourglass() if self.live_game else None
        if self.live_game is None or glass is None or glass.seat_action is None or self.stored_table.lesson:
            return set()
        now = self._hourglass_turn()
        return {seat for seat in self.live_game.views.acting_seats() if self._turn_of(seat) > now}

    def _hourglass_turn(self) -> int:
        """How many at each screen have had their glass."""
        acting = self.live_game.views.acting_seats() if self.live_game else []
        return min((self._turn_of(seat) for seat in acting), default=0)

    def _turn_of(self, number: int) -> int:
        """How many of those at the same screen come before a seat; bots wait for no one."""
        owner = self.stored_table.seats[number].owner
        mine = self.stored_table.played_by(owner)
        return mine.index(number) if number in mine else 0

    def bots_to_act(self) -> dict[int, str]:
        """The bots that may act now, by their seats."""
        bots = self.stored_table.bots
        acting = self.live_game.match.actors() if self.live_game and bots else []
        return {seat: bots[seat] for seat in acting if seat in bots}

    def perspective(self, who: str, lifted_seat: int | None) -> Perspective:
        """Which seats someone plays; a curtain is lifted for one of several seats, and only while that is to act and
        the others need not watch."""
        own_seats = self.stored_table.played_by(who)
        may_lift = len(own_seats) > 1 and lifted_seat in own_seats and lifted_seat in self.acting_seats()
        is_public = self.live_game is not None and self.live_game.views.is_public_turn()
        return Perspective(own_seats, lifted_seat if may_lift and not is_public else None)
