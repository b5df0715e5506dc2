"""An episode: a match for learners, with one seat acting at a time, the clock ticking by itself, and views."""

import copyreg
from collections.abc import Mapping, Sequence
from copy import copy as shallow_copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import CLOCK, SPECTATOR, Game, find_game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw, new_rng, seed_from
from fathoms.envs.observation_rows import Row, number_layout, row_length, view_bytes, view_row, write_observation

Observation = dict[str, NDArray[Any]]


def load_game(name: str) -> Game:
    """The game with a name, also if no game has been imported yet."""
    import fathoms.games  # noqa: F401 - makes the games known

    return find_game(name)


copyreg.pickle(Game, lambda game: (load_game, (game.name,)))  # environments are sent to other processes


def check_seat(seat: int, players: int) -> int:
    """The seat itself; refuses a number that is no seat."""
    if not 0 <= seat < players:
        raise Refusal("env-seat-wrong", given=seat, last=players - 1)
    return seat


class Episode:
    """One game. Where several seats (or the clock) may act, one of them is drawn at random, as in simulations."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
        self.game = game
        self.match = Match(game, players, options, seed)
        self._rng = new_rng(seed_from(seed, "order"))
        self._sight = np.zeros(1, game.state_type)
        self._bytes = view_bytes(self._sight)
        self.seat = self._next_seat()

    @property
    def over(self) -> bool:
        return self.seat is None

    def _next_seat(self) -> int | None:
        """The seat that chooses now; None when the game is over."""
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
        return view_row(self.match.view(seat), self.game)

    def observe(self, seat: int) -> Observation:
        """What the seat sees, and what it may choose."""
        self._bytes.fill(0)
        self.match.show(seat, self._sight)
        rows, mask = np.empty((1, row_length(self.game)), np.int32), np.zeros(self.game.action_count, np.int8)
        actions = self.match.choices(seat if seat == self.seat else SPECTATOR)
        write_observation(self._bytes, *number_layout(self.game), actions, rows, mask)
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

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        """An independent copy in the same position; only the game's descriptor is shared."""
        twin = shallow_copy(self)
        twin.match, twin._rng = self.match.fork(), self._rng.copy()
        twin._sight = np.zeros(1, self.game.state_type)
        twin._bytes = view_bytes(twin._sight)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the seed and the actions, which determine an episode."""
        match = self.match
        actions = [move.action for move in match.moves if move.seat != CLOCK]
        return replay_episode, (self.game.name, match.players, match.options, match.seed, actions)


def replay_episode(
    game: str, players: int, options: Mapping[str, object], seed: int, actions: Sequence[int]
) -> Episode:
    """A sitting in which all this has been played."""
    episode = Episode(load_game(game), players, options, seed)
    for action in actions:
        episode.step(action)
    return episode
