"""What is to be simulated, checked before anything is played; and what came out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.network_file import Network, require_network
from fathoms.core.game import CLOCK, Game, find_game
from fathoms.core.learned.network import Brain
from fathoms.core.match import packed_options
from fathoms.core.playout import NETWORK_POLICY, POLICIES
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, seed_from

MOST_GAMES = 1_000_000_000


@dataclass(frozen=True)
class BatchResult:
    """What came out of every game, in the order of the games' numbers."""

    lengths: NDArray[np.int32]  # (games,) actions played
    scores: NDArray[np.int32]  # (games, players) points at the end
    shares: NDArray[np.float64]  # (games, players) share of the win
    seconds: float  # it took to play them all, without compiling

    @property
    def arrays(self) -> tuple[NDArray[Any], ...]:
        return self.lengths, self.scores, self.shares

    def part(self, first: int, last: int) -> "BatchResult":
        """The same of the games `first` .. `last`-1: what is written there is written here."""
        return BatchResult(self.lengths[first:last], self.scores[first:last], self.shares[first:last], 0.0)


class BatchJob:
    """Checked input, the same on every device."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], bots: Sequence[str], games: int, seed: int
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise Refusal("batch-games-wrong", given=str(games), most=MOST_GAMES)
        if not 0 <= seed < SEEDS:
            raise Refusal("seed-wrong", given=str(seed))
        self.game, self.players, self.games = game, players, games
        self.options = packed_options(game, players, options)
        self.policies = seat_policies(bots, players)
        self.network: Network | None = require_network(game) if (self.policies == NETWORK_POLICY).any() else None
        self.keys = np.array([seed_from(seed, "games"), seed_from(seed, "bots")], np.int64)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        import fathoms.games  # noqa: F401 - makes the games known, where an order arrives in another process

        self.__dict__ = {**state, "game": find_game(state["game"])}

    def brain(self) -> Brain | None:
        """What trained bots think with, for one thread; None where there are none."""
        return self.network.brain() if self.network else None

    def network_arrays(self) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """Weights and sizes of the network, for a GPU, whose threads make room themselves; else zeros."""
        brain = self.brain()
        return (brain.weights, brain.sizes) if brain else (np.zeros(1, np.int16), np.zeros(4, np.int32))

    def result(self, games: int | None = None) -> BatchResult:
        """Room for the result, of all games or of a piece."""
        count = self.games if games is None else games
        try:
            return BatchResult(
                np.zeros(count, np.int32),
                np.zeros((count, self.players), np.int32),
                np.zeros((count, self.players), np.float64),
                0.0,
            )
        except MemoryError:
            raise Refusal("batch-memory", given=count) from None


def seat_policies(bots: Sequence[str], players: int) -> NDArray[np.int8]:
    """The policy of every seat: the bots sit down in turn until all seats are taken. The clock strikes at random."""
    for bot in bots or [""]:
        if bot not in POLICIES:
            raise Refusal("batch-bot-unknown", given=bot, bots=", ".join(POLICIES))
    policies = np.zeros(CLOCK + 1, np.int8)
    for seat in range(players):
        policies[seat] = POLICIES[bots[seat % len(bots)]]
    return policies
