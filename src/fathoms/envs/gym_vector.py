"""Gymnasium's vector form of `SeatEnv`: the same seat in many games at once, against compiled bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fathoms.bots.network_file import compiled_bot_names, require_network
from fathoms.core import verbs
from fathoms.core.game import SPECTATOR, Game
from fathoms.core.match import packed_options
from fathoms.core.playout import NETWORK_POLICY, POLICIES
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.core.structs import new_record
from fathoms.envs.cpu_games import CpuGames, GameSeries, game_series
from fathoms.envs.episode import Observation, check_seat, load_game
from fathoms.envs.observation_rows import view_rows
from fathoms.envs.rendering import RENDER_MODES, check_render_mode, render_text
from fathoms.envs.spaces import ILLEGAL, observation_space
from fathoms.envs.vector import check_game_count, check_shape
from fathoms.envs.vector_rules import REFUSED, begin_learner_places, step_learner_places

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatGames(CpuGames):
    """Games in which bots of one kind have all seats but one."""

    def __init__(
        self, game: Game, n: int, players: int, options: NDArray[Any], seat: int, opponent: str, with_recall: bool
    ) -> None:
        super().__init__(game, n, players, options, with_recall=with_recall)
        self.policy = POLICIES[opponent]
        network = require_network(game) if self.policy == NETWORK_POLICY else None
        self.brains = {
            first: network.brain() if network else None for first, _ in self.thread_ranges
        }  # each thread has one
        self.moment.seats[:] = seat

    def begin(self, series: GameSeries) -> None:
        self.set_series(series)
        self.run_in_threads(self.with_bots(begin_learner_places), self.games, self.moment)

    def step(self, actions: Any) -> None:
        self.run_in_threads(self.with_bots(step_learner_places), actions, self.games, self.moment)

    def with_bots(self, work: Any) -> Any:
        """A compiled function with the bots' policy and network filled in."""
        return lambda first, last, *what: work(first, last, self.policy, self.brains[first], *what)


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The learner sits in the same seat of `num_envs` games, and `random`, `greedy` or `learned` bots in the others.

    A finished game is followed by the next one in the same step, so that there is always something to choose;
    `infos["final_obs"]` has what the learner saw at the end. An illegal action loses, and
    `infos["final_info"]["refused"]` says why. With `recall` the learner is also told what its seat has lawfully seen
    before, for which it then needs no memory.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponent: str = "greedy",
        render_mode: str | None = None,
        recall: bool = False,
    ) -> None:
        check_render_mode(render_mode)
        self.game = load_game(game)
        self.num_envs = check_game_count(num_envs)
        self.players = self.game.check_players(players)
        self.seat = check_seat(seat, self.players)
        if opponent not in POLICIES:
            raise Refusal("env-opponent-slow", given=opponent, bots=", ".join(compiled_bot_names(self.game)))
        self.opponent, self.render_mode = opponent, render_mode
        options_record = packed_options(self.game, self.players, options or {})
        self._games = SeatGames(self.game, num_envs, self.players, options_record, seat, opponent, recall)
        self._was_reset = False
        self.single_observation_space = observation_space(self.game, self.game.action_count)
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games over. With a list of seeds, each place's games depend on its own seed alone."""
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=seed)
            deals: int | list[int] = int(self.np_random.integers(SEEDS))
        else:
            deals = [int(np_random(each)[0].integers(SEEDS)) for each in seed]
        self._games.begin(game_series(deals, self.num_envs))
        self._was_reset = True
        observation = self._observe()
        return observation, {"action_mask": observation["action_mask"].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now in each game, where sb3-contrib looks for it."""
        masks: NDArray[np.bool_] = self._games.moment.masks.astype(np.bool_)
        return masks

    def step(self, actions: Any) -> Step:
        if not self._was_reset:
            raise Refusal("env-reset-first")
        check_shape(actions, self.num_envs)
        action_array = np.asarray(actions)
        if action_array.dtype.kind not in "iu":
            raise Refusal("env-actions-not-whole", given=str(action_array.dtype))
        self._games.step(action_array.astype(np.int64))
        moment = self._games.moment
        rewards = moment.rewards[:, self.seat].copy()
        rewards[moment.ended == REFUSED] = ILLEGAL
        if self.render_mode == "human":
            self.render()
        ended, observation = moment.ended != 0, self._observe()
        infos = {**self._final_infos(action_array), "action_mask": observation["action_mask"].copy()}
        return observation, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _observe(self) -> Observation:
        moment = self._games.moment
        return {"observation": view_rows(moment.views, self.game), "action_mask": moment.masks.copy()}

    def _final_infos(self, actions: NDArray[Any]) -> dict[str, Any]:
        """`final_obs` and `final_info` of the games that have just ended, in Gymnasium's form."""
        infos: dict[str, Any] = {}
        ended = self._games.moment.ended
        for place in np.flatnonzero(ended):
            final = self._games.games.finals[place]
            row = view_rows(self._games.games.finals[place : place + 1], self.game)[0]
            observation = {"observation": row, "action_mask": np.zeros(self.game.action_count, np.int8)}
            refused = ended[place] == REFUSED
            why = {"refused": self._why_not(final, int(actions[place]))} if refused else {}
            infos = self._add_info(infos, {"final_obs": observation, "final_info": why}, int(place))
        return infos

    def _why_not(self, view: Any, action: int) -> str:
        is_action = 0 <= action < self.game.action_count
        return str(Refusal(self.game.voice.why_not(view, self.seat, action) if is_action else "move-unknown"))

    def render(self) -> Any:
        """All games as spectators see them."""
        frames = []
        for state in self._games.games.states:
            public_view = new_record(self.game.state_type)
            verbs.view(state, SPECTATOR, public_view)
            frames.append(render_text(self.game.voice.picture(public_view), self.render_mode))
        return tuple(frames) if self.render_mode in ("ansi", "rgb_array") else None

    def close_extras(self, **kwargs: Any) -> None:
        if self._games.pool is not None:
            self._games.pool.shutdown()
