"""Lessons on a GPU: a thread finds a position, then one thread for each world imagined in it asks what actions do.

The arrays stay where they are made: the network learns from them there.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import numba
import numpy as np

from fathoms.batch.cuda import gpu
from fathoms.batch.kernels import cuda, kernel
from fathoms.core.game import CLOCK, find_game
from fathoms.core.network import Brain, room_for
from fathoms.learning.expert import BLANK, NOBODY, WORLDS, Lesson, Positions, Room, describe, imagine, try_action
from fathoms.learning.lessons import Plan, School, Student, brain_of

BLOCK = 64
LARGE = 150  # what is called, not copied (see `Staging`): these kernels hold all of a game twice, and compile for long


@cache
def kernels(name: str, learned: bool) -> tuple[Any, Any]:
    """One that finds and describes positions, and one that weighs their actions in imagined worlds."""
    game = find_game(name)
    assert game.features is not None
    state, moves, thinking, seats = game.state, game.moves, room_for(game.features), CLOCK + 1

    staging = replace(game.staging, large=LARGE, simply=game.staging.vast)

    @kernel(staging=staging)
    def describe_each(lesson, weights, sizes, blank, positions):
        i = cuda.grid(1)
        if i < positions.seats.size:
            records, rng = cuda.local.array(4, state), cuda.local.array(2, numba.int64)
            list_of_moves, shares = cuda.local.array(moves, numba.int32), cuda.local.array(seats, numba.float64)
            records[BLANK] = blank[0]
            room = Room(records, list_of_moves, rng, shares)
            if learned:
                brain = Brain(weights, sizes, cuda.local.array(thinking, numba.int32))
                describe(i, lesson, room, brain, positions)
            else:
                describe(i, lesson, room, None, positions)

    @kernel(staging=staging)
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

    return describe_each, weigh_each


class GpuSchool(School):
    """The same lessons, on a GPU, beside those of other schools: each has a stream of its own."""

    def arrays(self, make: Any) -> Positions:
        gpu()
        return super().arrays(lambda shape, dtype: cuda.device_array(shape, dtype))

    def give(self, seed: int, number: int, plan: Plan, student: Student | None) -> Positions:
        describe_each, weigh_each = kernels(self.game.name, student is not None)
        stream = cuda.stream()

        def there(array: Any) -> Any:
            return cuda.to_device(array, stream=stream)

        lesson = Lesson(*(there(each) for each in self.lesson(seed, number, plan)))
        brain = brain_of(student, self.features)
        weights = there(brain.weights if brain else np.zeros(1, np.int16))
        sizes = there(brain.sizes if brain else np.zeros(4, np.int32))
        blank = there(np.zeros(1, self.game.state))
        cuda.to_device(np.zeros(self.positions.worths.shape, np.int64), stream=stream, to=self.positions.worths)
        given = (lesson, weights, sizes, blank, self.positions)
        describe_each[blocks(self.n), BLOCK, stream](*given)
        weigh_each[blocks(self.n * plan.worlds), BLOCK, stream](*given)
        stream.synchronize()
        return self.positions


def blocks(threads: int) -> int:
    return (threads + BLOCK - 1) // BLOCK
