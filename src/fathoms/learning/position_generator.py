"""Generates training rounds: batches of positions and the expert's value of their actions, on all cores."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import core_count
from fathoms.core.game import CLOCK, Game
from fathoms.core.learned.features import Features
from fathoms.core.learned.network import Brain, new_brain
from fathoms.core.match import packed_options
from fathoms.core.rng import seed_from
from fathoms.learning.expert import ExpertWorkspace, Positions, RoundParameters, evaluate_positions, record_games

CHOICES = 32  # actions of a position that are looked at, at most
CHUNK = 16  # positions a thread takes at a time, or all of a game


@dataclass(frozen=True)
class RoundPlan:
    """How positions of a round are found, and how much the expert thinks about them."""

    usual: int  # positions are among so many first decisions of a game
    slips: int = 10  # of a hundred actions on the way to one, how many are random
    horizon: int = 24  # actions that are played on
    worlds: int = 32
    margin: int = 50  # of a hundred parts of a finished game's worth, how many are for the outlook
    trust: int = 0  # of a hundred parts of a glance at the chances, how many are the network's
    each: int = 1  # positions of a game

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The numbers in the order the compiled part reads them."""
        numbers = (self.usual, self.slips, self.horizon, self.worlds, self.margin, self.trust, self.each)
        return np.array(numbers, np.int64)


@dataclass(frozen=True)
class NetworkWeights:
    """The integer weights of a network in training, and its size."""

    weights: NDArray[np.int16]
    width: int
    deep: int


class PositionGenerator:
    """Generates training rounds of a game for one number of players, on the cores of this machine."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], n: int) -> None:
        assert game.features is not None, "asked for only where there are features"
        self.game, self.players, self.features, self.n = game, players, game.features, n
        self.options = packed_options(game, players, options)
        self.positions = self.new_arrays(np.zeros)

    def new_arrays(self, make: Any) -> Positions:
        """Arrays for a batch of positions."""
        n, features = self.n, self.features
        return Positions(
            info_states=make(n, self.game.state_type),
            seats=make(n, np.int8),
            counts=make(n, np.int32),
            actions=make((n, CHOICES), np.int32),
            state_features=make((n, features.most_seen), np.int16),
            action_features=make((n, CHOICES, features.most_acts), np.int16),
            won=make(n, np.int32),
            watcher_features=make((n, features.most_seen), np.int16),
            watcher_won=make(n, np.int32),
            worths=make((n, CHOICES), np.int64),
        )

    def round_parameters(self, seed: int, number: int, plan: RoundPlan) -> RoundParameters:
        keys = [seed_from(seed, number, name) for name in ("games", "bots", "worlds")]
        return RoundParameters(np.array(keys, np.int64), self.options, plan.numbers)

    def generate(
        self,
        seed: int,
        number: int,
        plan: RoundPlan,
        scout: NetworkWeights | None = None,
        player: NetworkWeights | None = None,
    ) -> Positions:
        """Generate round `number`: the same seed, number, plan and networks give the same round.

        The scout plays up to the positions, the player on from them; None stands for the greedy player.
        """
        parameters, chunk = self.round_parameters(seed, number, plan), max(CHUNK - CHUNK % plan.each, plan.each)

        def generate_chunk(first: int) -> None:
            workspace, last = self.new_workspace(), min(first + chunk, self.n)
            brain = brain_for(player, self.features)
            record_games(first, last, parameters, workspace, brain_for(scout, self.features), brain, self.positions)
            evaluate_positions(first, last, parameters, workspace, brain, self.positions)

        generate_chunk(self.n)  # compiles
        with ThreadPoolExecutor(core_count()) as pool:
            list(pool.map(generate_chunk, range(0, self.n, chunk)))
        return self.positions

    def new_workspace(self) -> ExpertWorkspace:
        game = self.game
        return ExpertWorkspace(
            np.zeros(4, game.state_type), np.zeros(game.max_legal, np.int32), np.zeros(2, np.int64), np.zeros(CLOCK + 1)
        )


def brain_for(student: NetworkWeights | None, features: Features) -> Brain | None:
    return None if student is None else new_brain(features, student.weights, student.width, student.deep)
