"""The vector environment on a GPU: a thread a game, and every array stays there.

Where a game says which kind of work comes next, games of the same kind are stepped side by side (see
batch/cuda_by_stage.py).
"""

from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cuda_kernels import cuda, kernel
from fathoms.batch.cuda_sort import new_sorter, sort
from fathoms.core.game import Game, find_game
from fathoms.core.refusal import Refusal
from fathoms.core.verbs import stage
from fathoms.envs.cpu import Series, words_for
from fathoms.envs.stepping import Moment, Room, advance, begin, restart, show, show_choices

BLOCK = 128


class Kernels(NamedTuple):
    """What is done in all places; each for one game."""

    begin: Any
    advance: Any
    restart: Any
    choices: Any
    see: Any


@cache
def kernels_of(name: str) -> Kernels:
    game = find_game(name)
    state, size, moves, words = game.state, game.state.itemsize // 8, game.moves, words_for(game.actions)
    staged = game.stage is not None

    @kernel
    def begin_all(room, moment, by):
        i = cuda.grid(1)
        if i < room.states.size:
            list_of_moves = cuda.local.array(moves, numba.int32)
            begin(i, room, moment, list_of_moves)
            by.order[i] = i
            if staged:
                by.keys[i] = stage(room.states[i], moment.seats[i])

    @kernel
    def advance_all(actions, room, moment, by):
        j = cuda.grid(1)
        if j < room.states.size:
            i = by.order[j]
            list_of_moves = cuda.local.array(moves, numba.int32)
            advance(i, actions, room, moment, list_of_moves)
            if staged and not moment.ended[i]:
                by.keys[j] = stage(room.states[i], moment.seats[i])

    @kernel
    def restart_ended(room, moment, by):
        """By itself: the few games that end would keep all others of their group waiting."""
        j = cuda.grid(1)
        if j < room.states.size:
            i = by.order[j]
            if moment.ended[i]:
                list_of_moves = cuda.local.array(moves, numba.int32)
                restart(i, room, moment, list_of_moves)
                if staged:
                    by.keys[j] = stage(room.states[i], moment.seats[i])

    @kernel
    def list_choices(room, moment, by, bits):
        j = cuda.grid(1)
        if j < room.states.size:
            i = by.order[j]
            list_of_moves = cuda.local.array(moves, numba.int32)
            mask = cuda.local.array(words, numba.int64)  # words, so that it lies where words may
            show_choices(room.states[i], moment.seats[i], 1, list_of_moves, mask.view(np.uint8))
            for word in range(words):
                bits[i, word] = mask[word]

    @kernel
    def see_all(room, moment, by, out):
        j = cuda.grid(1)
        if j < room.states.size:
            i = by.order[j]
            seen = cuda.local.array(size, numba.int64)
            for word in range(size):
                seen[word] = 0
            show(room.states[i], moment.seats[i], room.recalling, seen.view(state)[0])
            for word in range(size):
                out[i, word] = seen[word]

    return Kernels(begin_all, advance_all, restart_ended, list_choices, see_all)


@kernel
def forget_counts(counts):
    counts[cuda.blockIdx.x, cuda.threadIdx.x] = 0


@kernel
def spread(bits, masks):
    """Masks with a byte for each action; a block a game."""
    i = cuda.blockIdx.x
    for action in range(cuda.threadIdx.x, masks.shape[1], cuda.blockDim.x):
        masks[i, action] = bits[i, action >> 6] >> (action & 63) & 1


@kernel
def find_illegal(actions, known, bits, first):
    i = cuda.grid(1)
    if i < bits.shape[0]:
        action = actions[i]
        if action < 0 or action >= known or bits[i, action >> 6] >> (action & 63) & 1 == 0:
            cuda.atomic.min(first, 0, i)


def copy_array(array: Any) -> Any:
    """The same in other memory of the GPU."""
    copied = cuda.device_array(array.shape, array.dtype)
    copied.copy_to_device(array)
    return copied


class CudaGames:
    """Games in arrays on the GPU."""

    def __init__(
        self,
        game: Game,
        n: int,
        players: int,
        options: NDArray[Any],
        packed: bool = False,
        views: bool = True,
        recalling: bool = False,
    ) -> None:
        if not cuda.is_available():
            raise Refusal("env-no-gpu")
        self.game, self.n, self.packed = game, n, packed
        self.blocks = (n + BLOCK - 1) // BLOCK
        self.kernels, self.by = kernels_of(game.name), new_sorter(n)
        self.room = Room(
            states=cuda.device_array(n, game.state),
            blank=cuda.to_device(np.zeros(1, game.state)),
            options=cuda.to_device(options),
            keys=cuda.to_device(np.zeros(n, np.int64)),
            numbers=cuda.to_device(np.zeros(n, np.int64)),
            stride=cuda.to_device(np.ones(1, np.int64)),
            orders=cuda.to_device(np.zeros((n, 2), np.int64)),
            moves=cuda.device_array((1, 1), np.int32),
            packed=1,
            recalling=int(recalling),
            finals=cuda.to_device(np.zeros(n, game.state)),
        )
        self.bits = cuda.device_array((n, words_for(game.actions)), np.int64)
        self.seen = cuda.device_array((n if views else 0, game.state.itemsize // 8), np.int64)
        self.moment = Moment(
            views=self.records(self.seen),
            masks=self.bits.view(np.uint8) if packed else cuda.device_array((n, game.actions), np.int8),
            seats=cuda.device_array(n, np.int64),
            rewards=cuda.to_device(np.zeros((n, players), np.float64)),
            ended=cuda.to_device(np.zeros(n, np.int8)),
        )
        self.first = cuda.to_device(np.array([n], np.int64))

    def records(self, words: Any) -> Any:
        """The same memory as records."""
        return words.reshape(words.size).view(self.game.state) if words.size else cuda.device_array(0, self.game.state)

    def __getstate__(self) -> dict[str, Any]:
        raise Refusal("env-gpu-stays")

    def begin(self, series: Series) -> None:
        for part, value in zip((self.room.keys, self.room.numbers, self.room.stride), series, strict=True):
            part.copy_to_device(np.broadcast_to(np.asarray(value, np.int64), part.shape).copy())
        self.kernels.begin[self.blocks, BLOCK](self.room, self.moment, self.by)
        self.show()

    def illegal(self, actions: Any) -> int:
        find_illegal[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.game.actions, self.bits, self.first)
        first = int(self.first.copy_to_host()[0])
        if first == self.n:
            return -1
        self.first.copy_to_device(np.array([self.n], np.int64))
        return first

    def advance(self, actions: Any) -> None:
        self.kernels.advance[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.room, self.moment, self.by)
        self.kernels.restart[self.blocks, BLOCK](self.room, self.moment, self.by)
        self.show()

    def show(self) -> None:
        """Sort the games by what comes next, and write what is to be seen of them."""
        if self.game.stage is not None:
            forget_counts[2, self.by.counts.shape[1]](self.by.counts)
            self.by = sort(self.by, self.n)
        self.kernels.choices[self.blocks, BLOCK](self.room, self.moment, self.by, self.bits)
        if not self.packed:
            spread[self.n, BLOCK](self.bits, self.moment.masks)
        if self.seen.size:
            self.kernels.see[self.blocks, BLOCK](self.room, self.moment, self.by, self.seen)

    def copy_moment(self) -> Moment:
        """The present moment, in arrays of its own on the GPU."""
        views = self.copy_records(self.moment.views)
        return Moment(views, *(copy_array(part) for part in self.moment[1:]))

    def copy_records(self, records: Any) -> Any:
        """Records in an array of their own on the GPU."""
        return copy_array(records) if records.size else records

    def look(self) -> Any:
        """What whoever chooses sees now."""
        if self.seen.size:
            return self.moment.views
        seen = cuda.device_array((self.n, self.game.state.itemsize // 8), np.int64)
        self.kernels.see[self.blocks, BLOCK](self.room, self.moment, self.by, seen)
        return self.records(seen)
