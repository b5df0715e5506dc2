"""Gymnasium: one seat against bots. `register()` makes the games known as `Fathoms/PooDivers-v2` and so on."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fathoms.bots import find_bot
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, seed_from
from fathoms.envs.episode import Episode, Observation, check_seat, load_game
from fathoms.envs.rendering import RENDER_MODES, check_render_mode, render_text
from fathoms.envs.spaces import ILLEGAL, observation_space
from fathoms.old_names import OldAttribute, old_name_resolver


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
        check_render_mode(render_mode)
        self.game = load_game(game)
        self.players = self.game.check_players(players)
        self.seat = check_seat(seat, self.players)
        self.opponent = find_bot(opponent, self.game)
        self.game_options = dict(options or {})
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.game.action_count)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.episode = Episode(self.game, self.players, self.game_options, 0)
        self._is_lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self._luck, self._is_lost = seed_from(deal, "bots"), False
        self.episode = Episode(self.game, self.players, self.game_options, deal)
        self._play_bots()
        return self._observe()

    def _play_bots(self) -> None:
        """Let bots act until it is the learner's turn."""
        episode = self.episode
        while episode.seat not in (None, self.seat):
            seat, number = episode.seat, episode.match.number
            assert seat is not None
            luck, memory = seed_from(self._luck, seat, number), seed_from(self._luck, seat)
            episode.step(self.opponent(episode.match.info_state(seat), seat, luck, memory))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.episode.over or self._is_lost:
            raise Refusal("env-reset-first")
        why = self.episode.why_not(int(action))
        if why:
            self._is_lost = True
            observation, info = self._observe()
            return observation, ILLEGAL, True, False, {**info, "refused": why}
        self.episode.step(int(action))
        self._play_bots()
        if self.render_mode == "human":
            self.render()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        observation, info = self._observe()
        return observation, reward, over, False, info

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        """The learner's observation, and the mask once more in `info`, where some libraries look for it."""
        observation = self.episode.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, where sb3-contrib looks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return render_text(self.episode.text(), self.render_mode)

    def legal_actions(self) -> list[int]:
        """What the learner may do now."""
        return [int(action) for action in np.flatnonzero(self.episode.mask(self.seat))]

    legal = OldAttribute("legal_actions")
    sitting = OldAttribute("episode")


__getattr__ = old_name_resolver(__name__)


def environment_id(game: str, version: int) -> str:
    """`poo_divers` -> `Fathoms/PooDivers-v2`."""
    return f"Fathoms/{''.join(word.capitalize() for word in game.split('_'))}-v{version}"


def register() -> list[str]:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`; their names."""
    from fathoms.games import GAMES

    names = []
    for game in GAMES:
        name = environment_id(game.name, game.version)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:SeatEnv",
                vector_entry_point="fathoms.envs.gym_vector:SeatVectorEnv",
                kwargs={"game": game.name},
            )
        names.append(name)
    return names
