"""The vector environment on a GPU: a thread a game, and every array stays there."""

from typing import Any

import numpy as np
from numba import cuda as _cuda
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.envs.stepping import advance, begin
from fathoms.envs.vector import Moment

BLOCK = 128
cuda: Any = _cuda  # which of its names there are depends on what is installed


@cuda.jit
def begin_all(states, blank, options, key, numbers, orders, views, seats, masks, moves):
    i = cuda.grid(1)
    if i < states.size:
        begin(i, states, blank, options, key, numbers, orders, views, seats, masks, moves)


@cuda.jit
def advance_all(actions, states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended):
    i = cuda.grid(1)
    if i < states.size:
        advance(i, actions, states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended)


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
        self.options, self.blank = cuda.to_device(options), cuda.to_device(np.zeros(1, game.state))
        self.states = cuda.device_array(n, game.state)
        self.numbers = cuda.to_device(np.zeros(n, np.int64))
        self.orders = cuda.to_device(np.zeros((n, 2), np.int64))
        self.moves = cuda.device_array((n, game.moves), np.int32)
        self.first = cuda.to_device(np.zeros(1, np.int64))
        self.moment = Moment(
            cuda.device_array(n, game.state),
            cuda.device_array((n, game.actions), np.int8),
            cuda.device_array(n, np.int64),
            cuda.to_device(np.zeros((n, players), np.float64)),
            cuda.to_device(np.zeros(n, np.int8)),
        )
        self.key = 0

    def begin(self, key: int) -> None:
        self.key = key
        self.numbers.copy_to_device(np.zeros(self.n, np.int64))
        self.moment.rewards.copy_to_device(np.zeros(self.moment.rewards.shape, np.float64))
        self.moment.ended.copy_to_device(np.zeros(self.n, np.int8))
        begin_all[self.blocks, BLOCK](*self._place(), *self._seen())

    def illegal(self, actions: Any) -> int:
        self.first.copy_to_device(np.array([self.n], np.int64))
        find_illegal[self.blocks, BLOCK](cuda.as_cuda_array(actions), self.moment.masks, self.first)
        first = int(self.first.copy_to_host()[0])
        return -1 if first == self.n else first

    def advance(self, actions: Any) -> None:
        paid = (self.moment.rewards, self.moment.ended)
        advance_all[self.blocks, BLOCK](cuda.as_cuda_array(actions), *self._place(), *self._seen(), *paid)

    def _place(self) -> tuple[Any, ...]:
        return (self.states, self.blank, self.options, self.key, self.numbers, self.orders)

    def _seen(self) -> tuple[Any, ...]:
        moment = self.moment
        return (moment.views, moment.seats, moment.masks, self.moves)
