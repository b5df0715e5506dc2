"""The vector environment on the CPU: games in NumPy arrays, shared out among threads."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import cores
from fathoms.core.game import Game
from fathoms.envs.stepping import Moment, Room, advance_some, begin_some, see_some

SMALL = 256  # games for which another thread is not worth it


def words_for(actions: int) -> int:
    """How many whole words have a bit for each action."""
    return (actions + 63) // 64


class CpuGames:
    """Games in NumPy arrays."""

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
        self.n, self.actions = n, game.actions
        self.room = Room(
            states=np.zeros(n, game.state),
            blank=np.zeros(1, game.state),
            options=options,
            key=np.zeros(1, np.int64),
            numbers=np.zeros(n, np.int64),
            orders=np.zeros((n, 2), np.int64),
            moves=np.zeros((n, game.moves), np.int32),
            packed=int(packed),
            recalling=int(recalling),
        )
        self.moment = Moment(
            views=np.zeros(n if views else 0, game.state),
            masks=np.zeros((n, 8 * words_for(game.actions)), np.uint8)
            if packed
            else np.zeros((n, game.actions), np.int8),
            seats=np.zeros(n, np.int64),
            rewards=np.zeros((n, players), np.float64),
            ended=np.zeros(n, np.int8),
        )
        threads = max(1, min(cores(), n // SMALL))
        bounds = [n * thread // threads for thread in range(threads + 1)]
        self.shares = list(pairwise(bounds))
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def begin(self, key: int) -> None:
        self.prepare(key)
        self.share(begin_some, self.room, self.moment)

    def prepare(self, key: int) -> None:
        """The series of games that begins next."""
        self.room.key[0] = key
        self.room.numbers[:] = 0

    def illegal(self, actions: Any) -> int:
        """The first game whose action is illegal; -1 if there is none."""
        chosen = np.asarray(actions, np.int64)
        known = (chosen >= 0) & (chosen < self.actions)
        asked = np.where(known, chosen, 0)
        places, masks = np.arange(self.n), self.moment.masks
        allowed = known & (
            (masks[places, asked >> 3] >> (asked & 7) if self.room.packed else masks[places, asked]) & 1 == 1
        )
        return -1 if allowed.all() else int(np.argmin(allowed))

    def advance(self, actions: Any) -> None:
        self.share(advance_some, np.asarray(actions, np.int64), self.room, self.moment)

    def look(self) -> Any:
        """What whoever chooses sees now."""
        if self.moment.views.size:
            return self.moment.views
        seen = self.moment._replace(views=np.zeros(self.n, self.room.states.dtype))
        self.share(see_some, self.room, seen)
        return seen.views

    def share(self, work: Any, *what: Any) -> None:
        """Have some compiled work done in all places."""
        if self.pool is None:
            work(0, self.n, *what)
            return
        for done in [self.pool.submit(work, first, last, *what) for first, last in self.shares]:
            done.result()
