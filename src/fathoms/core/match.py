"""One game being played from Python: the place where everything asked for is checked before the rules see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core import verbs
from fathoms.core.game import CLOCK, SPECTATOR, Game, seats_in
from fathoms.core.options import Value, read_options
from fathoms.core.record import Record, new
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS


@dataclass(frozen=True)
class Move:
    """One action by one seat."""

    seat: int
    action: int


def pack_options(game: Game, players: int, values: Mapping[str, Value]) -> Record:
    """Checked options as the record the rules read."""
    packed = new(game.packed)
    packed.players = game.check_players(players)
    for option in game.options:
        if option.field is not None:
            packed[option.name] = option.pack(values[option.name], players)
    game.pack(values, packed)
    return packed


class Match:
    """A game from set-up to its end. Holds the whole truth: what leaves it for anyone goes through `view`."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
        if not 0 <= seed < SEEDS:
            raise Refusal("seed-wrong", given=str(seed))
        self.game = game
        self.players = players
        self.options = read_options(game.options, options)
        self.seed = seed
        self.moves: list[Move] = []
        self.state = new(game.state)
        self._room = np.zeros(game.moves, np.int32)
        verbs.setup(self.state, seed, pack_options(game, players, self.options))

    @property
    def number(self) -> int:
        """How many actions have been played; views are numbered by it."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        return int(verbs.actors(self.state)) == 0

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return seats_in(int(verbs.actors(self.state)))

    def legal(self, seat: int) -> list[int]:
        """What `seat` may do now."""
        return self._legal(seat) if self._may_act(seat) else []

    def _may_act(self, seat: int) -> bool:
        return seat >= 0 and bool(int(verbs.actors(self.state)) >> seat & 1)

    def _legal(self, seat: int) -> list[int]:
        """The same for a seat that may act, so that the rules are asked once."""
        actions: list[int] = self._room[: verbs.legal(self.state, seat, self._room)].tolist()
        return actions

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that cannot be played now, and say why."""
        if self._may_act(seat) and action in self._legal(seat):
            return
        if self.over:
            raise Refusal("move-game-over")
        if seat != CLOCK and not 0 <= seat < self.players:
            raise Refusal("move-no-such-seat", seat=seat)
        if not self._may_act(seat):
            raise Refusal("move-not-your-turn")
        known = 0 <= action < self.game.actions
        raise Refusal(self.game.voice.why_not(self.view(seat), seat, action) if known else "move-unknown")

    def play(self, seat: int, action: int) -> None:
        """Play an action, or refuse it and leave everything as it was."""
        self.check(seat, action)
        verbs.apply(self.state, seat, action)
        self.moves.append(Move(seat, action))

    def view(self, viewer: int = SPECTATOR) -> Record:
        """What `viewer` sees now."""
        out = new(self.game.state)
        verbs.view(self.state, viewer, out)
        return out

    def mind(self, seat: int) -> Record:
        """What `seat` sees now and has lawfully seen before: for bots, never for a person's screen."""
        out = self.view(seat)
        verbs.recall(self.state, seat, out)
        return out

    def scores(self) -> list[int]:
        return [int(verbs.score(self.state, seat)) for seat in range(self.players)]

    def shares(self) -> list[float]:
        """Each seat's share of the win; all zero while the game goes on."""
        out: NDArray[Any] = np.zeros(self.players, np.float64)
        if self.over:
            verbs.result(self.state, out)
        return [float(share) for share in out]
