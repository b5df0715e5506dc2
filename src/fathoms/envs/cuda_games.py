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
from fathoms.envs.cpu_games import GameSeries, mask_words
from fathoms.envs.vector_rules import GameArrays, Moment, begin_place, restart_place, step_place, write_mask, write_view

BLOCK = 128


class GameKernels(NamedTuple):
    """The kernels of one game; each works on all places."""

    begin_places: Any
    step_places: Any
    restart_places: Any
    write_masks: Any
    write_views: Any


@cache
def kernels_of(name: str) -> GameKernels:
    game = find_game(name)
    state, size, moves, words = (
        game.state_type,
        game.state_type.itemsize // 8,
        game.max_legal,
        mask_words(game.action_count),
    )
    staged = game.gpu is not None

    @kernel
    def begin_all(room, moment, sorter):
        i = cuda.grid(1)
        if i < room.states.size:
            list_of_moves = cuda.local.array(moves, numba.int32)
            begin_place(i, room, moment, list_of_moves)
            sorter.order[i] = i
            if staged:
                sorter.keys[i] = stage(room.states[i], moment.seats[i])

    @kernel
    def advance_all(actions, room, moment, sorter):
        j = cuda.grid(1)
        if j < room.states.size:
            i = sorter.order[j]
            list_of_moves = cuda.local.array(moves, numba.int32)
            step_place(i, actions, room, moment, list_of_moves)
            if staged and not moment.ended[i]:
                sorter.keys[j] = stage(room.states[i], moment.seats[i])

    @kernel
    def restart_ended(room, moment, sorter):
        """By itself: the few games that end would keep all others of their group waiting."""
        j = cuda.grid(1)
        if j < room.states.size:
            i = sorter.order[j]
            if moment.ended[i]:
                list_of_moves = cuda.local.array(moves, numba.int32)
                restart_place(i, room, moment, list_of_moves)
                if staged:
                    sorter.keys[j] = stage(room.states[i], moment.seats[i])

    @kernel
    def list_choices(room, moment, sorter, bits):
        j = cuda.grid(1)
        if j < room.states.size:
            i = sorter.order[j]
            list_of_moves = cuda.local.array(moves, numba.int32)
            mask = cuda.local.array(words, numba.int64)  # words, so that it lies where words may
            write_mask(room.states[i], moment.seats[i], 1, list_of_moves, mask.view(np.uint8))
            for word in range(words):
                bits[i, word] = mask[word]

    @kernel
    def see_all(room, moment, sorter, out):
        j = cuda.grid(1)
        if j < room.states.size:
            i = sorter.order[j]
            words_of_view = cuda.local.array(size, numba.int64)
            for word in range(size):
                words_of_view[word] = 0
            write_view(room.states[i], moment.seats[i], room.with_recall, words_of_view.view(state)[0])
            for word in range(size):
                out[i, word] = words_of_view[word]

    return GameKernels(begin_all, advance_all, restart_ended, list_choices, see_all)


@kernel
def clear_counts(counts):
    counts[cuda.blockIdx.x, cuda.threadIdx.x] = 0


@kernel
def unpack_masks(bits, masks):
    """Masks with a byte for each action; a block a game."""
    i = cuda.blockIdx.x
    for action in range(cuda.threadIdx.x, masks.shape[1], cuda.blockDim.x):
        masks[i, action] = bits[i, action >> 6] >> (action & 63) & 1


@kernel
def find_illegal(actions, action_count, bits, first):
    i = cuda.grid(1)
    if i < bits.shape[0]:
        action = actions[i]
        if action < 0 or action >= action_count or bits[i, action >> 6] >> (action & 63) & 1 == 0:
            cuda.atomic.min(first, 0, i)


def copy_array(array: Any) -> Any:
    """A copy of an array on the GPU."""
    twin = cuda.device_array(array.shape, array.dtype)
    twin.copy_to_device(array)
    return twin


class CudaGames:
    """Games in arrays on the GPU."""

    def __init__(
        self,
        game: Game,
        n: int,
        players: int,
        options: NDArray[Any],
        bit_masks: bool = False,
        views: bool = True,
        with_recall: bool = False,
    ) -> None:
        if not cuda.is_available():
            raise Refusal("env-no-gpu")
        self.game, self.n, self.bit_masks = game, n, bit_masks
        self.blocks = (n + BLOCK - 1) // BLOCK
        self.kernels, self.sorter = kernels_of(game.name), new_sorter(n)
        self.games = GameArrays(
            states=cuda.device_array(n, game.state_type),
            blank=cuda.to_device(np.zeros(1, game.state_type)),
            options=cuda.to_device(options),
            keys=cuda.to_device(np.zeros(n, np.int64)),
            numbers=cuda.to_device(np.zeros(n, np.int64)),
            stride=cuda.to_device(np.ones(1, np.int64)),
            orders=cuda.to_device(np.zeros((n, 2), np.int64)),
            moves=cuda.device_array((1, 1), np.int32),
            bit_masks=1,
            with_recall=int(with_recall),
            finals=cuda.to_device(np.zeros(n, game.state_type)),
        )
        self.bits = cuda.device_array((n, mask_words(game.action_count)), np.int64)
        self.view_words = cuda.device_array((n if views else 0, game.state_type.itemsize // 8), np.int64)
        self.moment = Moment(
            views=self.records(self.view_words),
            masks=self.bits.view(np.uint8) if bit_masks else cuda.device_array((n, game.action_count), np.int8),
            seats=cuda.device_array(n, np.int64),
            rewards=cuda.to_device(np.zeros((n, players), np.float64)),
            ended=cuda.to_device(np.zeros(n, np.int8)),
        )
        self.first = cuda.to_device(np.array([n], np.int64))

    def records(self, words: Any) -> Any:
        """The same memory as records."""
        return (
            words.reshape(words.size).view(self.game.state_type)
            if words.size
            else cuda.device_array(0, self.game.state_type)
        )

    def __getstate__(self) -> dict[str, Any]:
        raise Refusal("env-gpu-stays")

    def begin(self, series: GameSeries) -> None:
        for part, value in zip((self.games.keys, self.games.numbers, self.games.stride), series, strict=True):
            part.copy_to_device(np.broadcast_to(np.asarray(value, np.int64), part.shape).copy())
        self.kernels.begin_places[self.blocks, BLOCK](self.games, self.moment, self.sorter)
        self.refresh_moment()

    def first_illegal(self, actions: Any) -> int:
        find_illegal[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.game.action_count, self.bits, self.first)
        first = int(self.first.copy_to_host()[0])
        if first == self.n:
            return -1
        self.first.copy_to_device(np.array([self.n], np.int64))
        return first

    def step(self, actions: Any) -> None:
        self.kernels.step_places[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.games, self.moment, self.sorter)
        self.kernels.restart_places[self.blocks, BLOCK](self.games, self.moment, self.sorter)
        self.refresh_moment()

    def refresh_moment(self) -> None:
        """Sort the games by what comes next, then write masks and views."""
        if self.game.gpu is not None:
            clear_counts[2, self.sorter.counts.shape[1]](self.sorter.counts)
            self.sorter = sort(self.sorter, self.n)
        self.kernels.write_masks[self.blocks, BLOCK](self.games, self.moment, self.sorter, self.bits)
        if not self.bit_masks:
            unpack_masks[self.n, BLOCK](self.bits, self.moment.masks)
        if self.view_words.size:
            self.kernels.write_views[self.blocks, BLOCK](self.games, self.moment, self.sorter, self.view_words)

    def copy_moment(self) -> Moment:
        """The present moment, in arrays of its own on the GPU."""
        views = self.copy_records(self.moment.views)
        return Moment(views, *(copy_array(part) for part in self.moment[1:]))

    def copy_records(self, records: Any) -> Any:
        """Records in an array of their own on the GPU."""
        return copy_array(records) if records.size else records

    def current_views(self) -> Any:
        """The views of the seats that choose now."""
        if self.view_words.size:
            return self.moment.views
        view_words = cuda.device_array((self.n, self.game.state_type.itemsize // 8), np.int64)
        self.kernels.write_views[self.blocks, BLOCK](self.games, self.moment, self.sorter, view_words)
        return self.records(view_words)
