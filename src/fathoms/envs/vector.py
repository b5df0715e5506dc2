"""Many games at once, stepped together: for learning, on the CPU or on a GPU."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import cores
from fathoms.core.game import Game, find_game
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, stream
from fathoms.envs.stepping import advance_some, begin_some
from fathoms.envs.views import named_fields, parts_of, rows

MOST = 10_000_000
DEVICES = ("cpu", "cuda")
SMALL = 256  # games for which another thread is not worth it


class Moment(NamedTuple):
    """All games now: for each, the seat that chooses, what it sees and what it may do; what the last step brought.

    The arrays belong to the environment and are written over by the next step: copy what you keep.
    """

    views: Any  # (n,) records; `views["name"]` is a part of all of them
    masks: Any  # (n, actions) 1 = legal
    seats: Any  # (n,) who chooses
    rewards: Any  # (n, players) shares of the win, in the step that ended a game
    ended: Any  # (n,) 1 where a game has just ended and the next one begun


def check_number(n: int) -> int:
    """That many games, if so many are possible at once."""
    if not 1 <= n <= MOST:
        raise Refusal("env-number-wrong", given=n, most=MOST)
    return n


def check_shape(actions: Any, n: int) -> None:
    """Refuse anything but one action for each of `n` games."""
    shape = tuple(actions.shape) if hasattr(actions, "shape") else np.shape(actions)
    if shape != (n,):
        raise Refusal("env-shape-wrong", given=str(shape), n=n)


def packed_options(game: Game, players: int, options: Mapping[str, object] | None) -> NDArray[Any]:
    """Options as the compiled part reads them: an array of one record."""
    packed = np.zeros(1, game.packed)
    packed[0] = pack_options(game, players, read_options(game.options, dict(options or {})))
    return packed


class Games(Protocol):
    """`n` games on some device."""

    moment: Moment

    def begin(self, key: int) -> None: ...
    def illegal(self, actions: Any) -> int: ...
    def advance(self, actions: Any) -> None: ...


class VectorEnv:
    """`n` games. Finished ones start again by themselves, each with a seed of its own.

    The same seed and actions give the same games on the CPU and on a GPU. On a GPU, the arrays lie there: any library
    that knows `__cuda_array_interface__` (PyTorch, CuPy) uses them where they are.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        device: str = "cpu",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if isinstance(game, str):
            import fathoms.games  # noqa: F401 - makes the games known

            game = find_game(game)
        if device not in DEVICES:
            raise Refusal("env-device-unknown", given=device, devices=", ".join(DEVICES))
        self.game, self.n, self.device = game, check_number(n), device
        self.players = min(game.players) if players is None else game.check_players(players)
        packed = packed_options(game, self.players, options)
        self.parts = parts_of(game)
        if device == "cuda":
            from fathoms.envs.cuda import CudaGames

            self._games: Games = CudaGames(game, n, self.players, packed)
        else:
            self._games = CpuGames(game, n, self.players, packed)

    def reset(self, seed: int = 0) -> Moment:
        """Start all games anew."""
        if not 0 <= seed < SEEDS:
            raise Refusal("seed-wrong", given=str(seed))
        self._games.begin(stream(seed, "vector"))
        return self._games.moment

    def step(self, actions: Any) -> Moment:
        """One action in every game; if any is illegal, all are refused and nothing happens."""
        check_shape(actions, self.n)
        wrong = self._games.illegal(actions)
        if wrong >= 0:
            raise Refusal("env-action-illegal", game=wrong, action=int(actions[wrong]))
        self._games.advance(actions)
        return self._games.moment

    def rows(self, moment: Moment) -> NDArray[np.int32]:
        """The views as rows of numbers, on the CPU; `parts` says what is where."""
        views = moment.views if self.device == "cpu" else moment.views.copy_to_host()
        return rows(views, self.game)

    @property
    def names(self) -> list[str]:
        """The parts of a view."""
        return named_fields(self.game)


class CpuGames:
    """Games in NumPy arrays, shared out among threads."""

    def __init__(self, game: Game, n: int, players: int, options: NDArray[Any]) -> None:
        self.n, self.options = n, options
        self.states, self.blank = np.zeros(n, game.state), np.zeros(1, game.state)
        self.numbers, self.orders = np.zeros(n, np.int64), np.zeros((n, 2), np.int64)
        self.moves = np.zeros((n, game.moves), np.int32)
        self.moment = Moment(
            np.zeros(n, game.state),
            np.zeros((n, game.actions), np.int8),
            np.zeros(n, np.int64),
            np.zeros((n, players), np.float64),
            np.zeros(n, np.int8),
        )
        self.key = 0
        threads = max(1, min(cores(), n // SMALL))
        bounds = [n * thread // threads for thread in range(threads + 1)]
        self.shares = list(pairwise(bounds))
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def begin(self, key: int) -> None:
        self.key = key
        self.numbers[:] = 0
        self.moment.rewards[:] = 0
        self.moment.ended[:] = 0
        self._share(begin_some, *self._place(), *self._seen())

    def illegal(self, actions: Any) -> int:
        """The first game whose action is illegal; -1 if there is none."""
        chosen = np.asarray(actions, np.int64)
        known = (chosen >= 0) & (chosen < self.moment.masks.shape[1])
        allowed = known & (self.moment.masks[np.arange(self.n), np.where(known, chosen, 0)] == 1)
        return -1 if allowed.all() else int(np.argmin(allowed))

    def advance(self, actions: Any) -> None:
        paid = (self.moment.rewards, self.moment.ended)
        self._share(advance_some, np.asarray(actions, np.int64), *self._place(), *self._seen(), *paid)

    def _place(self) -> tuple[Any, ...]:
        return (self.states, self.blank, self.options, self.key, self.numbers, self.orders)

    def _seen(self) -> tuple[Any, ...]:
        moment = self.moment
        return (moment.views, moment.seats, moment.masks, self.moves)

    def _share(self, work: Any, *what: Any) -> None:
        """Have some compiled work done in all places."""
        if self.pool is None:
            work(0, self.n, *what)
            return
        for done in [self.pool.submit(work, first, last, *what) for first, last in self.shares]:
            done.result()
