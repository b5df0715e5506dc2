"""Gymnasium: one seat against bots. `register()` makes the games known as `Fathoms/PooDivers-v2` and so on."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fathoms.bots import find_bot
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, stream
from fathoms.envs.picture import RENDER_MODES, check_mode, show
from fathoms.envs.sitting import Observation, Sitting, check_seat, known
from fathoms.envs.spaces import ILLEGAL, observation_space


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner sits in one seat, and bots in the others. An illegal action loses, and `info` says why."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponent: str = "greedy",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.game = known(game)
        self.players = self.game.check_players(players)
        self.seat = check_seat(seat, self.players)
        self.opponent = find_bot(opponent, self.game)
        self.game_options = dict(options or {})
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.game.actions)
        self.action_space = spaces.Discrete(self.game.actions)
        self.sitting = Sitting(self.game, self.players, self.game_options, 0)
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self._luck, self._lost = stream(deal, "bots"), False
        self.sitting = Sitting(self.game, self.players, self.game_options, deal)
        self._others_play()
        return self._observe()

    def _others_play(self) -> None:
        """Bots act until it is the learner's turn."""
        sitting = self.sitting
        while sitting.seat not in (None, self.seat):
            seat, number = sitting.seat, sitting.match.number
            assert seat is not None
            luck, memory = stream(self._luck, seat, number), stream(self._luck, seat)
            sitting.step(self.opponent(sitting.match.mind(seat), seat, luck, memory))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.sitting.over or self._lost:
            raise Refusal("env-reset-first")
        why = self.sitting.why_not(int(action))
        if why:
            self._lost = True
            seen, info = self._observe()
            return seen, ILLEGAL, True, False, {**info, "refused": why}
        self.sitting.step(int(action))
        self._others_play()
        if self.render_mode == "human":
            self.render()
        over = self.sitting.over
        reward = self.sitting.rewards()[self.seat] if over else 0.0
        seen, info = self._observe()
        return seen, reward, over, False, info

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and the mask once more where some libraries look for it."""
        seen = self.sitting.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, where sb3-contrib looks for it."""
        return self.sitting.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return show(self.sitting.text(), self.render_mode)

    def legal(self) -> list[int]:
        """What the learner may do now."""
        return [int(action) for action in np.flatnonzero(self.sitting.mask(self.seat))]


def gym_name(game: str, version: int) -> str:
    """`poo_divers` -> `Fathoms/PooDivers-v2`."""
    return f"Fathoms/{''.join(word.capitalize() for word in game.split('_'))}-v{version}"


def register() -> list[str]:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`; their names."""
    from fathoms.games import GAMES

    names = []
    for game in GAMES:
        name = gym_name(game.name, game.version)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:SeatEnv",
                vector_entry_point="fathoms.envs.gym_vector:SeatVectorEnv",
                kwargs={"game": game.name},
            )
        names.append(name)
    return names
