"""The vector environment on the CPU: games in NumPy arrays, shared out among threads."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import cores
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, stream
from fathoms.envs.stepping import Moment, Room, advance_some, begin_some, see_some

SeedOrSeeds = int | Sequence[int] | NDArray[np.integer[Any]]

SMALL = 256  # games for which another thread is not worth it


class Series(NamedTuple):
    """Which games are played in `n` places: where one seed counts for all, or each place has a seed of its own."""

    keys: Any  # (n,) or one for all
    numbers: Any  # (n,) of the first game in each place, or one for all
    stride: int  # from one game of a place to its next


def series_of(seed: SeedOrSeeds, n: int) -> Series:
    """One series shared out among all places for a seed; for a list of seeds, each place's own."""
    if isinstance(seed, int | np.integer):
        return Series(stream(check_seed(seed), "vector"), np.arange(n), n)
    if len(seed) != n:
        raise Refusal("env-seeds-wrong", given=len(seed), n=n)
    return Series(np.array([stream(check_seed(each), "vector") for each in seed], np.int64), 0, 1)


def check_seed(seed: Any) -> int:
    """That seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise Refusal("seed-wrong", given=str(seed))
    return int(seed)


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
            keys=np.zeros(n, np.int64),
            numbers=np.zeros(n, np.int64),
            stride=np.ones(1, np.int64),
            orders=np.zeros((n, 2), np.int64),
            moves=np.zeros((n, game.moves), np.int32),
            packed=int(packed),
            recalling=int(recalling),
            finals=np.zeros(n, game.state),
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
        self.pool = self.new_pool()

    def new_pool(self) -> ThreadPoolExecutor | None:
        """A thread for each share of the games; None where there is only one."""
        return ThreadPoolExecutor(len(self.shares)) if len(self.shares) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ = state
        self.pool = self.new_pool()

    def begin(self, series: Series) -> None:
        self.prepare(series)
        self.share(begin_some, self.room, self.moment)

    def prepare(self, series: Series) -> None:
        """The series of games that begins next."""
        for part, value in zip((self.room.keys, self.room.numbers, self.room.stride), series, strict=True):
            part[:] = value

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

    def copy_moment(self) -> Moment:
        """The present moment, in arrays of its own."""
        return Moment(self.copy_records(self.moment.views), *(part.copy() for part in self.moment[1:]))

    def copy_records(self, records: Any) -> Any:
        """Records in an array of their own, byte by byte: NumPy's copy leaves the gaps between fields to chance."""
        return records.view(f"V{records.itemsize}").copy().view(records.dtype)

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
