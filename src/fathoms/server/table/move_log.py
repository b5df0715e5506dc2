"""A compact list of all that has happened in a game: a game may be long."""

from array import array
from collections.abc import Iterator

from fathoms.server.store.stored_table import StoredMove


class MoveLog:
    """Moves and other events of a game, in a few bytes each."""

    def __init__(self) -> None:
        self._seats = array("h")
        self._actions = array("i")
        self._times = array("d")

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[StoredMove]:
        return (self[place] for place in range(len(self)))

    def __getitem__(self, place: int) -> StoredMove:
        """The first is at 0, and the last at -1."""
        number = range(1, len(self) + 1)[place]
        return StoredMove(number, self._seats[place], self._actions[place], self._times[place])

    def action_at(self, place: int) -> int:
        """The action at a place."""
        return self._actions[place]

    def append(self, move: StoredMove) -> None:
        self._seats.append(move.seat)
        self._actions.append(move.action)
        self._times.append(move.at)

    def actions_of(self, seat: int, first: int) -> list[int]:
        """The actions of a seat from a place on."""
        seats_and_actions = zip(self._seats[first:], self._actions[first:], strict=True)
        return [action for who, action in seats_and_actions if who == seat]
