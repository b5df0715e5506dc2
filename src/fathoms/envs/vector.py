"""Many games at once, stepped together: for learning, on the CPU or on a GPU."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.match import packed_options
from fathoms.core.refusal import Refusal
from fathoms.envs.cpu import CpuGames, SeedOrSeeds, Series, series_of
from fathoms.envs.sitting import known
from fathoms.envs.stepping import Moment, Room
from fathoms.envs.views import named_fields, parts_of, rows

__all__ = ["Moment", "VectorEnv", "check_number", "check_shape"]

MOST = 10_000_000
DEVICES = ("cpu", "cuda")
MASKS = ("dense", "bits")
VIEWS = ("always", "asked")


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


class Games(Protocol):
    """`n` games on some device."""

    moment: Moment
    room: Room

    def begin(self, series: Series) -> None: ...
    def illegal(self, actions: Any) -> int: ...
    def advance(self, actions: Any) -> None: ...
    def look(self) -> Any: ...
    def copy_moment(self) -> Moment: ...
    def copy_records(self, records: Any) -> Any: ...


class VectorEnv:
    """`n` games. Finished ones start again by themselves, each with a seed of its own.

    The same seed and actions give the same games on the CPU and on a GPU. On a GPU, the arrays lie there: any library
    that knows `__cuda_array_interface__` (PyTorch, CuPy) uses them where they are.

    `masks="bits"` has masks of a bit for each action, in whole words (`np.unpackbits(masks, axis=1, count=actions,
    bitorder="little")` are the dense ones). With `views="asked"` a moment has no views, and `look()` makes them.
    With `recall=True` views have what the seat has lawfully seen before, too, as the minds of bots do: for learners
    without a memory of their own.

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
            game = known(game)
        if device not in DEVICES:
            raise Refusal("env-device-unknown", given=device, devices=", ".join(DEVICES))
        if masks not in MASKS:
            raise Refusal("env-masks-unknown", given=masks, masks=", ".join(MASKS))
        if views not in VIEWS:
            raise Refusal("env-views-unknown", given=views, views=", ".join(VIEWS))
        self.game, self.n, self.device = game, check_number(n), device
        self.players, self.reuse_buffers = game.check_players(players), reuse_buffers
        packed = packed_options(game, self.players, options or {})
        self.parts = parts_of(game)
        if device == "cuda":
            from fathoms.envs.cuda import CudaGames

            self._games: Games = CudaGames(game, n, self.players, packed, masks == "bits", views == "always", recall)
        else:
            self._games = CpuGames(game, n, self.players, packed, masks == "bits", views == "always", recall)

    def reset(self, seed: SeedOrSeeds = 0) -> Moment:
        """Start all games over. With a list of seeds, one for each place, a place's games depend on its seed alone."""
        self._games.begin(series_of(seed, self.n))
        return self._moment()

    def _moment(self) -> Moment:
        return self._games.moment if self.reuse_buffers else self._games.copy_moment()

    def step(self, actions: Any) -> Moment:
        """One action in every game; if any is illegal, all are refused and nothing happens."""
        check_shape(actions, self.n)
        wrong = self._games.illegal(actions)
        if wrong >= 0:
            raise Refusal("env-action-illegal", game=wrong, action=int(actions[wrong]))
        self._games.advance(actions)
        return self._moment()

    def look(self) -> Any:
        """What the seats that choose see now: the views of the last moment."""
        views = self._games.look()
        return self._own(views) if views is self._games.moment.views else views

    def final_views(self) -> Any:
        """What whoever made the last move saw at the end of each place's last game: valid where `ended` has been 1."""
        return self._own(self._games.room.finals)

    def _own(self, records: Any) -> Any:
        return records if self.reuse_buffers else self._games.copy_records(records)

    def rows(self, moment: Moment) -> NDArray[np.int32]:
        """The views as rows of numbers, on the CPU; `parts` says what is where."""
        views = moment.views if moment.views.size else self.look()
        return rows(views if self.device == "cpu" else views.copy_to_host(), self.game)

    @property
    def names(self) -> list[str]:
        """The parts of a view."""
        return named_fields(self.game)
