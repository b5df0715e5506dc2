"""The vector environment on the CPU: games in NumPy arrays, stepped by several threads."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import core_count
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, seed_from
from fathoms.envs.vector_rules import GameArrays, Moment, begin_places, step_places, write_choosing_views

SeedOrSeeds = int | Sequence[int] | NDArray[np.integer[Any]]

FEW_GAMES = 256  # games for which another thread is not worth it


class GameSeries(NamedTuple):
    """Which games are played in `n` places: from one seed for all, or from a seed for each place."""

    keys: Any  # (n,) or one for all
    numbers: Any  # (n,) of the first game in each place, or one for all
    stride: int  # from one game of a place to its next


def game_series(seed: SeedOrSeeds, n: int) -> GameSeries:
    """One series for all places from a single seed; from a list of seeds, one for each place."""
    if isinstance(seed, int | np.integer):
        return GameSeries(seed_from(check_seed(seed), "vector"), np.arange(n), n)
    if len(seed) != n:
        raise Refusal("env-seeds-wrong", given=len(seed), n=n)
    return GameSeries(np.array([seed_from(check_seed(each), "vector") for each in seed], np.int64), 0, 1)


def check_seed(seed: Any) -> int:
    """The seed as an int; refuses what is no seed."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise Refusal("seed-wrong", given=str(seed))
    return int(seed)


def mask_words(actions: int) -> int:
    """How many 64-bit words hold a bit for each action."""
    return (actions + 63) // 64


class CpuGames:
    """Games in NumPy arrays."""

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
        self.n, self.actions = n, game.action_count
        self.games = GameArrays(
            states=np.zeros(n, game.state_type),
            blank=np.zeros(1, game.state_type),
            options=options,
            keys=np.zeros(n, np.int64),
            numbers=np.zeros(n, np.int64),
            stride=np.ones(1, np.int64),
            orders=np.zeros((n, 2), np.int64),
            moves=np.zeros((n, game.max_legal), np.int32),
            bit_masks=int(bit_masks),
            with_recall=int(with_recall),
            finals=np.zeros(n, game.state_type),
        )
        self.moment = Moment(
            views=np.zeros(n if views else 0, game.state_type),
            masks=np.zeros((n, 8 * mask_words(game.action_count)), np.uint8)
            if bit_masks
            else np.zeros((n, game.action_count), np.int8),
            seats=np.zeros(n, np.int64),
            rewards=np.zeros((n, players), np.float64),
            ended=np.zeros(n, np.int8),
        )
        threads = max(1, min(core_count(), n // FEW_GAMES))
        bounds = [n * thread // threads for thread in range(threads + 1)]
        self.thread_ranges = list(pairwise(bounds))
        self.pool = self.new_pool()

    def new_pool(self) -> ThreadPoolExecutor | None:
        """A thread for each share of the games; None where there is only one."""
        return ThreadPoolExecutor(len(self.thread_ranges)) if len(self.thread_ranges) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ = state
        self.pool = self.new_pool()

    def begin(self, series: GameSeries) -> None:
        self.set_series(series)
        self.run_in_threads(begin_places, self.games, self.moment)

    def set_series(self, series: GameSeries) -> None:
        """Set which series of games each place plays."""
        for part, value in zip((self.games.keys, self.games.numbers, self.games.stride), series, strict=True):
            part[:] = value

    def first_illegal(self, actions: Any) -> int:
        """The number of the first game whose action is illegal; -1 if there is none."""
        action_array = np.asarray(actions, np.int64)
        in_range = (action_array >= 0) & (action_array < self.actions)
        safe_actions = np.where(in_range, action_array, 0)
        places, masks = np.arange(self.n), self.moment.masks
        allowed = in_range & (
            (
                masks[places, safe_actions >> 3] >> (safe_actions & 7)
                if self.games.bit_masks
                else masks[places, safe_actions]
            )
            & 1
            == 1
        )
        return -1 if allowed.all() else int(np.argmin(allowed))

    def step(self, actions: Any) -> None:
        self.run_in_threads(step_places, np.asarray(actions, np.int64), self.games, self.moment)

    def copy_moment(self) -> Moment:
        """The present moment, in arrays of its own."""
        return Moment(self.copy_records(self.moment.views), *(part.copy() for part in self.moment[1:]))

    def copy_records(self, records: Any) -> Any:
        """Records in an array of their own, byte by byte: NumPy's copy leaves the gaps between fields to chance."""
        return records.view(f"V{records.itemsize}").copy().view(records.dtype)

    def current_views(self) -> Any:
        """The views of the seats that choose now."""
        if self.moment.views.size:
            return self.moment.views
        moment = self.moment._replace(views=np.zeros(self.n, self.games.states.dtype))
        self.run_in_threads(write_choosing_views, self.games, moment)
        return moment.views

    def run_in_threads(self, compiled_work: Any, *arguments: Any) -> None:
        """Run a compiled function on all places, a range of them in each thread."""
        if self.pool is None:
            compiled_work(0, self.n, *arguments)
            return
        for future in [self.pool.submit(compiled_work, first, last, *arguments) for first, last in self.thread_ranges]:
            future.result()
