"""A match as learners meet it: one seat chooses at a time, time passes by itself, and all that is seen is views."""

import copyreg
from collections.abc import Mapping, Sequence
from copy import copy as shallow_copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import CLOCK, SPECTATOR, Game, find_game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw, new_rng, stream
from fathoms.envs.views import Row, bytes_of, note, places, row, row_length

Observation = dict[str, NDArray[Any]]


def known(name: str) -> Game:
    """The game of that name, also if no game has been imported yet."""
    import fathoms.games  # noqa: F401 - makes the games known

    return find_game(name)


copyreg.pickle(Game, lambda game: (known, (game.name,)))  # environments are sent to other processes


def check_seat(seat: int, players: int) -> int:
    """That seat, if there is one of that number."""
    if not 0 <= seat < players:
        raise Refusal("env-seat-wrong", given=seat, last=players - 1)
    return seat


class Sitting:
    """One game. Where several seats may act, one of them is drawn, as in simulations; the clock is one of them."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
        self.game = game
        self.match = Match(game, players, options, seed)
        self._rng = new_rng(stream(seed, "order"))
        self._sight = np.zeros(1, game.state)
        self._bytes = bytes_of(self._sight)
        self.seat = self._next_seat()

    @property
    def over(self) -> bool:
        return self.seat is None

    def _next_seat(self) -> int | None:
        """Who chooses now; None when the game is over."""
        while actors := self.match.actors():
            seat = actors[int(draw(self._rng, len(actors)))] if len(actors) > 1 else actors[0]
            if seat != CLOCK:
                return seat
            self.match.play(CLOCK, self.match.legal(CLOCK)[0])
        return None

    def step(self, action: int) -> None:
        """Play the seat's action; an illegal one is refused and nothing happens."""
        if self.seat is None:
            raise Refusal("move-game-over")
        self.match.play(self.seat, int(action))
        self.seat = self._next_seat()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action the seat may choose now: none, unless it is the one that chooses."""
        return self.observe(seat)["action_mask"]

    def row(self, seat: int) -> Row:
        """What the seat sees, as numbers."""
        return row(self.match.view(seat), self.game)

    def observe(self, seat: int) -> Observation:
        """What the seat sees, and what it may choose."""
        self._bytes.fill(0)
        self.match.show(seat, self._sight)
        rows, mask = np.empty((1, row_length(self.game)), np.int32), np.zeros(self.game.actions, np.int8)
        actions = self.match.choices(seat if seat == self.seat else SPECTATOR)
        note(self._bytes, *places(self.game), actions, rows, mask)
        return {"observation": rows[0], "action_mask": mask}

    def rewards(self) -> list[float]:
        """Each seat's share of the win; 0 until the game is over."""
        return self.match.shares()

    def text(self) -> str:
        """What a spectator sees, as text."""
        return self.game.voice.picture(self.match.view(SPECTATOR))

    def why_not(self, action: int) -> str:
        """Why the seat that chooses cannot do this, in words; nothing if it can."""
        try:
            self.match.check(-1 if self.seat is None else self.seat, int(action))
        except Refusal as refusal:
            return str(refusal)
        return ""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Sitting":
        """A sitting of its own that stands where this one does; only the game's descriptor is shared."""
        twin = shallow_copy(self)
        twin.match, twin._rng = self.match.fork(), self._rng.copy()
        twin._sight = np.zeros(1, self.game.state)
        twin._bytes = bytes_of(twin._sight)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the seed and the actions, which are all there is to a sitting."""
        match = self.match
        actions = [move.action for move in match.moves if move.seat != CLOCK]
        return sit_again, (self.game.name, match.players, match.options, match.seed, actions)


def sit_again(game: str, players: int, options: Mapping[str, object], seed: int, actions: Sequence[int]) -> Sitting:
    """A sitting in which all this has been played."""
    sitting = Sitting(known(game), players, options, seed)
    for action in actions:
        sitting.step(action)
    return sitting
