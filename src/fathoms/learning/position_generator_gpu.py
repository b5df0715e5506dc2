"""Generates training rounds on a GPU: a thread for each game finds positions, a thread for each world evaluates them.

The arrays stay where they are made: the network learns from them there.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cuda import require_gpu
from fathoms.batch.cuda_kernels import cuda, kernel
from fathoms.core.contract import Staging
from fathoms.core.game import CLOCK, Game, find_game
from fathoms.core.learned.network import Brain, scratch_size
from fathoms.learning.expert import (
    BLANK,
    EACH,
    NOBODY,
    WORLDS,
    ExpertWorkspace,
    Positions,
    RoundParameters,
    record_game,
    rollout_value,
    sample_world,
)
from fathoms.learning.position_generator import NetworkWeights, PositionGenerator, RoundPlan, brain_for

BLOCK = 64
LARGE = 150  # what is called, not copied (see `Staging`): these kernels hold all of a game twice, and compile for long


@cache
def recording_kernel(name: str, has_scout: bool, has_player: bool) -> Any:
    """The kernel that plays games and records their positions."""
    game = find_game(name)
    state, moves, brain_size, seats = scratch_sizes(game)

    @kernel(staging=staging_for(game))
    def describe_each(parameters, scout_weights, weights, sizes, blank, positions):
        game = cuda.grid(1)
        if game * parameters.numbers[EACH] < positions.seats.size:
            records, rng = cuda.local.array(4, state), cuda.local.array(2, numba.int64)
            list_of_moves, shares = cuda.local.array(moves, numba.int32), cuda.local.array(seats, numba.float64)
            records[BLANK] = blank[0]
            workspace = ExpertWorkspace(records, list_of_moves, rng, shares)
            if has_player:
                scout_scratch, player_scratch = (
                    cuda.local.array(brain_size, numba.int32),
                    cuda.local.array(brain_size, numba.int32),
                )
                record_game(
                    game,
                    parameters,
                    workspace,
                    Brain(scout_weights, sizes, scout_scratch),
                    Brain(weights, sizes, player_scratch),
                    positions,
                )
            elif has_scout:
                scout_scratch = cuda.local.array(brain_size, numba.int32)
                record_game(game, parameters, workspace, Brain(scout_weights, sizes, scout_scratch), None, positions)
            else:
                record_game(game, parameters, workspace, None, None, positions)

    return describe_each


@cache
def evaluation_kernel(name: str, has_player: bool) -> Any:
    """The kernel that evaluates the actions of positions in sampled worlds."""
    game = find_game(name)
    state, moves, brain_size, seats = scratch_sizes(game)

    @kernel(staging=staging_for(game))
    def weigh_each(parameters, weights, sizes, blank, positions):
        place = cuda.grid(1)
        worlds = int(parameters.numbers[WORLDS])
        i, world = place // worlds, place % worlds
        if i < positions.seats.size and positions.seats[i] != NOBODY:
            records, rng = cuda.local.array(4, state), cuda.local.array(2, numba.int64)
            list_of_moves, shares = cuda.local.array(moves, numba.int32), cuda.local.array(seats, numba.float64)
            records[BLANK] = blank[0]
            workspace = ExpertWorkspace(records, list_of_moves, rng, shares)
            luck = sample_world(i, world, parameters, workspace, positions)
            seat = int(positions.seats[i])
            for choice in range(int(positions.counts[i])):
                action = int(positions.actions[i, choice])
                if has_player:
                    brain = Brain(weights, sizes, cuda.local.array(brain_size, numba.int32))
                    worth = rollout_value(seat, action, luck, parameters, workspace, brain)
                else:
                    worth = rollout_value(seat, action, luck, parameters, workspace, None)
                cuda.atomic.add(positions.worths, (i, choice), worth)

    return weigh_each


def scratch_sizes(game: Game) -> tuple[Any, int, int, int]:
    """The scratch memory of a thread: record type, and sizes of a list of moves, a network, and shares."""
    assert game.features is not None
    return game.state_type, game.max_legal, scratch_size(game.features), CLOCK + 1


def staging_for(game: Game) -> Staging:
    return replace(game.staging.with_network(True), large=LARGE)


class GpuPositionGenerator(PositionGenerator):
    """Generates the same rounds on a GPU, in a stream of its own beside other generators."""

    def new_arrays(self, make: Any) -> Positions:
        require_gpu()
        return super().new_arrays(lambda shape, dtype: cuda.device_array(shape, dtype))

    def generate(
        self,
        seed: int,
        number: int,
        plan: RoundPlan,
        scout: NetworkWeights | None = None,
        player: NetworkWeights | None = None,
    ) -> Positions:
        assert scout or not player, "a player needs a scout"
        stream, name = cuda.stream(), self.game.name

        def to_device(array: Any) -> Any:
            return cuda.to_device(array, stream=stream)

        parameters = RoundParameters(*(to_device(student) for student in self.round_parameters(seed, number, plan)))
        blank = to_device(np.zeros(1, self.game.state_type))
        cuda.to_device(np.zeros(self.positions.worths.shape, np.int64), stream=stream, to=self.positions.worths)
        brain, scout_weights, weights = (
            brain_for(scout, self.features),
            *(to_device(weights_or_dummy(student)) for student in (scout, player)),
        )
        sizes = to_device(brain.sizes if brain else np.zeros(4, np.int32))
        describe_each, weigh_each = (
            recording_kernel(name, bool(scout), bool(player)),
            evaluation_kernel(name, bool(player)),
        )
        describe_each[block_count(-(-self.n // plan.each)), BLOCK, stream](
            parameters, scout_weights, weights, sizes, blank, self.positions
        )
        weigh_each[block_count(self.n * plan.worlds), BLOCK, stream](parameters, weights, sizes, blank, self.positions)
        stream.synchronize()
        return self.positions


def weights_or_dummy(student: NetworkWeights | None) -> NDArray[np.int16]:
    return student.weights if student else np.zeros(1, np.int16)


def block_count(threads: int) -> int:
    return (threads + BLOCK - 1) // BLOCK
