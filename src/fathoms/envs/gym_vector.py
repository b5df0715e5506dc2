"""Gymnasium's vector form of `SeatEnv`: the same seat in many games at once, against compiled bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fathoms.bots.network import compiled_bots, trained
from fathoms.core import verbs
from fathoms.core.game import SPECTATOR, Game
from fathoms.core.match import packed_options
from fathoms.core.playout import LEARNED, POLICIES
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.core.structs import new
from fathoms.envs.cpu import CpuGames, Series, series_of
from fathoms.envs.picture import RENDER_MODES, check_mode, show
from fathoms.envs.sitting import Observation, check_seat, known
from fathoms.envs.spaces import ILLEGAL, observation_space
from fathoms.envs.stepping import REFUSED, answer_some, sit_some
from fathoms.envs.vector import check_number, check_shape
from fathoms.envs.views import rows

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatGames(CpuGames):
    """Games in which bots of one kind have all seats but one."""

    def __init__(
        self, game: Game, n: int, players: int, options: NDArray[Any], seat: int, opponent: str, recalling: bool
    ) -> None:
        super().__init__(game, n, players, options, recalling=recalling)
        self.policy = POLICIES[opponent]
        network = trained(game) if self.policy == LEARNED else None
        self.brains = {first: network.brain() if network else None for first, _ in self.shares}  # each thread has one
        self.moment.seats[:] = seat

    def begin(self, series: Series) -> None:
        self.prepare(series)
        self.share(self.bots_play(sit_some), self.room, self.moment)

    def advance(self, actions: Any) -> None:
        self.share(self.bots_play(answer_some), actions, self.room, self.moment)

    def bots_play(self, work: Any) -> Any:
        """Some compiled work that is told how the bots play."""
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
        check_mode(render_mode)
        self.game = known(game)
        self.num_envs = check_number(num_envs)
        self.players = self.game.check_players(players)
        self.seat = check_seat(seat, self.players)
        if opponent not in POLICIES:
            raise Refusal("env-opponent-slow", given=opponent, bots=", ".join(compiled_bots(self.game)))
        self.opponent, self.render_mode = opponent, render_mode
        packed = packed_options(self.game, self.players, options or {})
        self._games = SeatGames(self.game, num_envs, self.players, packed, seat, opponent, recall)
        self._begun = False
        self.single_observation_space = observation_space(self.game, self.game.actions)
        self.single_action_space = spaces.Discrete(self.game.actions)
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
        self._games.begin(series_of(deals, self.num_envs))
        self._begun = True
        seen = self._observe()
        return seen, {"action_mask": seen["action_mask"].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now in each game, where sb3-contrib looks for it."""
        masks: NDArray[np.bool_] = self._games.moment.masks.astype(np.bool_)
        return masks

    def step(self, actions: Any) -> Step:
        if not self._begun:
            raise Refusal("env-reset-first")
        check_shape(actions, self.num_envs)
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise Refusal("env-actions-not-whole", given=str(chosen.dtype))
        self._games.advance(chosen.astype(np.int64))
        moment = self._games.moment
        rewards = moment.rewards[:, self.seat].copy()
        rewards[moment.ended == REFUSED] = ILLEGAL
        if self.render_mode == "human":
            self.render()
        ended, seen = moment.ended != 0, self._observe()
        infos = {**self._ends(chosen), "action_mask": seen["action_mask"].copy()}
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _observe(self) -> Observation:
        moment = self._games.moment
        return {"observation": rows(moment.views, self.game), "action_mask": moment.masks.copy()}

    def _ends(self, actions: NDArray[Any]) -> dict[str, Any]:
        """What is to be said about the games that have just ended, in Gymnasium's form."""
        infos: dict[str, Any] = {}
        ended = self._games.moment.ended
        for place in np.flatnonzero(ended):
            final = self._games.room.finals[place]
            row = rows(self._games.room.finals[place : place + 1], self.game)[0]
            seen = {"observation": row, "action_mask": np.zeros(self.game.actions, np.int8)}
            refused = ended[place] == REFUSED
            why = {"refused": self._why_not(final, int(actions[place]))} if refused else {}
            infos = self._add_info(infos, {"final_obs": seen, "final_info": why}, int(place))
        return infos

    def _why_not(self, view: Any, action: int) -> str:
        known_action = 0 <= action < self.game.actions
        return str(Refusal(self.game.voice.why_not(view, self.seat, action) if known_action else "move-unknown"))

    def render(self) -> Any:
        """All games as spectators see them."""
        frames = []
        for state in self._games.room.states:
            seen = new(self.game.state)
            verbs.view(state, SPECTATOR, seen)
            frames.append(show(self.game.voice.picture(seen), self.render_mode))
        return tuple(frames) if self.render_mode in ("ansi", "rgb_array") else None

    def close_extras(self, **kwargs: Any) -> None:
        if self._games.pool is not None:
            self._games.pool.shutdown()
