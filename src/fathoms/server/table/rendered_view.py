"""What a view looks like: found out and drawn once, however many see the same."""

from functools import cached_property

from fathoms.core.compiled_calls import acting_in_room, actions_in_room, standing_in_room
from fathoms.core.game import CLOCK, Game, seats_in
from fathoms.core.structs import Record, room_of
from fathoms.server.message_serializer import JsonFragment, choice_json, json_array, json_fragment


class RenderedView:
    """One view, each part of it when it is first asked for."""

    def __init__(self, game: Game, players: int, view: Record) -> None:
        self._game, self._players, self._view, self._room = game, players, view, room_of(view)

    @cached_property
    def acting(self) -> list[int]:
        """The seats at the table that may act; the clock has none."""
        return [seat for seat in seats_in(self._actors) if seat != CLOCK]

    @cached_property
    def _actors(self) -> int:
        return acting_in_room(self._game, self._room)

    @cached_property
    def _standing(self) -> tuple[list[int], list[float]]:
        return standing_in_room(self._game, self._room, self._players)

    @property
    def scores(self) -> list[int]:
        return self._standing[0]

    @property
    def shares(self) -> list[float] | None:
        """Each seat's share of the win, when the game is over."""
        return None if self._actors else self._standing[1]

    @cached_property
    def scene(self) -> JsonFragment:
        """The view as its game draws it."""
        return json_fragment(self._game.voice.draw(self._view))

    def choices(self, seat: int) -> JsonFragment:
        """What a seat that may act can do."""
        return json_array([choice_json(self._game, action) for action in actions_in_room(self._game, self._room, seat)])
