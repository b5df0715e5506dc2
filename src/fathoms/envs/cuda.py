"""The vector environment on a GPU: a thread a game, and every array stays there."""

from typing import Any

import numpy as np
from numba import cuda as _cuda
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.envs.stepping import Moment, Room, advance, begin

BLOCK = 128
cuda: Any = _cuda  # which of its names there are depends on what is installed


@cuda.jit
def begin_all(room, moment):
    i = cuda.grid(1)
    if i < room.states.size:
        begin(i, room, moment)


@cuda.jit
def advance_all(actions, room, moment):
    i = cuda.grid(1)
    if i < room.states.size:
        advance(i, actions, room, moment)


@cuda.jit
def find_illegal(actions, masks, first):
    i = cuda.grid(1)
    if i < masks.shape[0]:
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            cuda.atomic.min(first, 0, i)


class CudaGames:
    """Games in arrays on the GPU."""

    def __init__(self, game: Game, n: int, players: int, options: NDArray[Any]) -> None:
        if not cuda.is_available():
            raise Refusal("env-no-gpu")
        self.n, self.blocks = n, (n + BLOCK - 1) // BLOCK
        self.room = Room(
            states=cuda.device_array(n, game.state),
            blank=cuda.to_device(np.zeros(1, game.state)),
            options=cuda.to_device(options),
            key=cuda.to_device(np.zeros(1, np.int64)),
            numbers=cuda.to_device(np.zeros(n, np.int64)),
            orders=cuda.to_device(np.zeros((n, 2), np.int64)),
            moves=cuda.device_array((n, game.moves), np.int32),
        )
        self.moment = Moment(
            views=cuda.device_array(n, game.state),
            masks=cuda.device_array((n, game.actions), np.int8),
            seats=cuda.device_array(n, np.int64),
            rewards=cuda.to_device(np.zeros((n, players), np.float64)),
            ended=cuda.to_device(np.zeros(n, np.int8)),
        )
        self.first = cuda.to_device(np.zeros(1, np.int64))

    def begin(self, key: int) -> None:
        self.room.key.copy_to_device(np.array([key], np.int64))
        self.room.numbers.copy_to_device(np.zeros(self.n, np.int64))
        begin_all[self.blocks, BLOCK](self.room, self.moment)

    def illegal(self, actions: Any) -> int:
        self.first.copy_to_device(np.array([self.n], np.int64))
        find_illegal[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.moment.masks, self.first)
        first = int(self.first.copy_to_host()[0])
        return -1 if first == self.n else first

    def advance(self, actions: Any) -> None:
        advance_all[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.room, self.moment)
