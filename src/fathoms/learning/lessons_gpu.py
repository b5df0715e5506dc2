"""Lessons on a GPU: a thread plays a game to find positions; then one for each world imagined in them tries actions.

The arrays stay where they are made: the network learns from them there.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cuda import gpu
from fathoms.batch.cuda_kernels import cuda, kernel
from fathoms.core.game import CLOCK, Game, Staging, find_game
from fathoms.core.learned.network import Brain, room_for
from fathoms.learning.expert import BLANK, EACH, NOBODY, WORLDS, Lesson, Positions, Room, describe, imagine, try_action
from fathoms.learning.lessons import Plan, School, Student, brain_of

BLOCK = 64
LARGE = 150  # what is called, not copied (see `Staging`): these kernels hold all of a game twice, and compile for long


@cache
def describing(name: str, scouted: bool, learned: bool) -> Any:
    """A kernel that finds and describes positions."""
    game = find_game(name)
    state, moves, thinking, seats = sizes_of(game)

    @kernel(staging=staging_of(game))
    def describe_each(lesson, scout, weights, sizes, blank, positions):
        game = cuda.grid(1)
        if game * lesson.numbers[EACH] < positions.seats.size:
            records, rng = cuda.local.array(4, state), cuda.local.array(2, numba.int64)
            list_of_moves, shares = cuda.local.array(moves, numba.int32), cuda.local.array(seats, numba.float64)
            records[BLANK] = blank[0]
            room = Room(records, list_of_moves, rng, shares)
            if learned:
                mine, theirs = cuda.local.array(thinking, numba.int32), cuda.local.array(thinking, numba.int32)
                describe(game, lesson, room, Brain(scout, sizes, mine), Brain(weights, sizes, theirs), positions)
            elif scouted:
                mine = cuda.local.array(thinking, numba.int32)
                describe(game, lesson, room, Brain(scout, sizes, mine), None, positions)
            else:
                describe(game, lesson, room, None, None, positions)

    return describe_each


@cache
def weighing(name: str, learned: bool) -> Any:
    """A kernel that weighs the actions of positions in imagined worlds."""
    game = find_game(name)
    state, moves, thinking, seats = sizes_of(game)

    @kernel(staging=staging_of(game))
    def weigh_each(lesson, weights, sizes, blank, positions):
        place = cuda.grid(1)
        worlds = int(lesson.numbers[WORLDS])
        i, world = place // worlds, place % worlds
        if i < positions.seats.size and positions.seats[i] != NOBODY:
            records, rng = cuda.local.array(4, state), cuda.local.array(2, numba.int64)
            list_of_moves, shares = cuda.local.array(moves, numba.int32), cuda.local.array(seats, numba.float64)
            records[BLANK] = blank[0]
            room = Room(records, list_of_moves, rng, shares)
            luck = imagine(i, world, lesson, room, positions)
            seat = int(positions.seats[i])
            for choice in range(int(positions.counts[i])):
                action = int(positions.actions[i, choice])
                if learned:
                    brain = Brain(weights, sizes, cuda.local.array(thinking, numba.int32))
                    worth = try_action(seat, action, luck, lesson, room, brain)
                else:
                    worth = try_action(seat, action, luck, lesson, room, None)
                cuda.atomic.add(positions.worths, (i, choice), worth)

    return weigh_each


def sizes_of(game: Game) -> tuple[Any, int, int, int]:
    """How much room a thread takes: for a record, a list of moves, a network, and the shares of seats."""
    assert game.features is not None
    return game.state, game.moves, room_for(game.features), CLOCK + 1


def staging_of(game: Game) -> Staging:
    return replace(game.staging.with_network(True), large=LARGE)


class GpuSchool(School):
    """The same lessons, on a GPU, beside those of other schools: each has a stream of its own."""

    def arrays(self, make: Any) -> Positions:
        gpu()
        return super().arrays(lambda shape, dtype: cuda.device_array(shape, dtype))

    def give(
        self, seed: int, number: int, plan: Plan, scout: Student | None = None, player: Student | None = None
    ) -> Positions:
        assert scout or not player, "who plays on has played before"
        stream, name = cuda.stream(), self.game.name

        def there(array: Any) -> Any:
            return cuda.to_device(array, stream=stream)

        lesson = Lesson(*(there(each) for each in self.lesson(seed, number, plan)))
        blank = there(np.zeros(1, self.game.state))
        cuda.to_device(np.zeros(self.positions.worths.shape, np.int64), stream=stream, to=self.positions.worths)
        brain, scouts, weights = brain_of(scout, self.features), *(there(weights_of(each)) for each in (scout, player))
        sizes = there(brain.sizes if brain else np.zeros(4, np.int32))
        describe_each, weigh_each = describing(name, bool(scout), bool(player)), weighing(name, bool(player))
        describe_each[blocks(-(-self.n // plan.each)), BLOCK, stream](
            lesson, scouts, weights, sizes, blank, self.positions
        )
        weigh_each[blocks(self.n * plan.worlds), BLOCK, stream](lesson, weights, sizes, blank, self.positions)
        stream.synchronize()
        return self.positions


def weights_of(student: Student | None) -> NDArray[np.int16]:
    return student.weights if student else np.zeros(1, np.int16)


def blocks(threads: int) -> int:
    return (threads + BLOCK - 1) // BLOCK
