"""Many games at once, stepped together: for learning, on the CPU or on a GPU."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.match import packed_options
from fathoms.core.refusal import Refusal
from fathoms.envs.cpu_games import CpuGames, GameSeries, SeedOrSeeds, game_series
from fathoms.envs.episode import load_game
from fathoms.envs.observation_rows import row_parts, view_rows, visible_fields
from fathoms.envs.vector_rules import GameArrays, Moment
from fathoms.old_names import OldAttribute

__all__ = ["Moment", "VectorEnv", "check_game_count", "check_shape"]

MOST_GAMES = 10_000_000
DEVICES = ("cpu", "cuda")
MASKS = ("dense", "bits")
VIEWS = ("always", "asked")


def check_game_count(n: int) -> int:
    """The number of games itself; refuses too few or too many."""
    if not 1 <= n <= MOST_GAMES:
        raise Refusal("env-number-wrong", given=n, most=MOST_GAMES)
    return n


def check_shape(actions: Any, n: int) -> None:
    """Refuse anything but one action for each of `n` games."""
    shape = tuple(actions.shape) if hasattr(actions, "shape") else np.shape(actions)
    if shape != (n,):
        raise Refusal("env-shape-wrong", given=str(shape), n=n)


class Games(Protocol):
    """`n` games on some device."""

    moment: Moment
    games: GameArrays

    def begin(self, series: GameSeries) -> None: ...
    def first_illegal(self, actions: Any) -> int: ...
    def step(self, actions: Any) -> None: ...
    def current_views(self) -> Any: ...
    def copy_moment(self) -> Moment: ...
    def copy_records(self, records: Any) -> Any: ...


class VectorEnv:
    """`n` games. Finished ones start again by themselves, each with a seed of its own.

    The same seed and actions give the same games on the CPU and on a GPU. On a GPU, the arrays lie there: any library
    that knows `__cuda_array_interface__` (PyTorch, CuPy) uses them where they are.

    `masks="bits"` has masks of a bit for each action, in whole words (`np.unpackbits(masks, axis=1, count=actions,
    bitorder="little")` are the dense ones). With `views="asked"` a moment has no views; `current_views()` makes them.
    With `recall=True` views have what the seat has lawfully seen before, too, as the info states of bots do: for
    learners without a memory of their own.

    What `reset` and `step` return may be kept: every moment has arrays of its own. With `reuse_buffers=True` they are
    the environment's own, which the next step writes over: a little quicker, for those who copy what they keep.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        device: str = "cpu",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        masks: str = "dense",
        views: str = "always",
        recall: bool = False,
        reuse_buffers: bool = False,
    ) -> None:
        if isinstance(game, str):
            game = load_game(game)
        if device not in DEVICES:
            raise Refusal("env-device-unknown", given=device, devices=", ".join(DEVICES))
        if masks not in MASKS:
            raise Refusal("env-masks-unknown", given=masks, masks=", ".join(MASKS))
        if views not in VIEWS:
            raise Refusal("env-views-unknown", given=views, views=", ".join(VIEWS))
        self.game, self.n, self.device = game, check_game_count(n), device
        self.players, self.reuse_buffers = game.check_players(players), reuse_buffers
        options_record = packed_options(game, self.players, options or {})
        self.parts = row_parts(game)
        if device == "cuda":
            from fathoms.envs.cuda_games import CudaGames

            self._games: Games = CudaGames(
                game, n, self.players, options_record, masks == "bits", views == "always", recall
            )
        else:
            self._games = CpuGames(game, n, self.players, options_record, masks == "bits", views == "always", recall)

    def reset(self, seed: SeedOrSeeds = 0) -> Moment:
        """Start all games over. With a list of seeds, one for each place, a place's games depend on its seed alone."""
        self._games.begin(game_series(seed, self.n))
        return self._moment()

    def _moment(self) -> Moment:
        return self._games.moment if self.reuse_buffers else self._games.copy_moment()

    def step(self, actions: Any) -> Moment:
        """One action in every game; if any is illegal, all are refused and nothing happens."""
        check_shape(actions, self.n)
        illegal_game = self._games.first_illegal(actions)
        if illegal_game >= 0:
            raise Refusal("env-action-illegal", game=illegal_game, action=int(actions[illegal_game]))
        self._games.step(actions)
        return self._moment()

    def current_views(self) -> Any:
        """The views of the seats that choose now, as in the last moment."""
        views = self._games.current_views()
        return self._copy_unless_reused(views) if views is self._games.moment.views else views

    look = OldAttribute("current_views")

    def final_views(self) -> Any:
        """What the seat that moved last saw at the end of each place's last game; valid where `ended` has been 1."""
        return self._copy_unless_reused(self._games.games.finals)

    def _copy_unless_reused(self, records: Any) -> Any:
        return records if self.reuse_buffers else self._games.copy_records(records)

    def rows(self, moment: Moment) -> NDArray[np.int32]:
        """The views as rows of numbers, on the CPU; `parts` says what is where."""
        views = moment.views if moment.views.size else self.current_views()
        return view_rows(views if self.device == "cpu" else views.copy_to_host(), self.game)

    @property
    def names(self) -> list[str]:
        """The parts of a view."""
        return visible_fields(self.game)
