"""PettingZoo: `env` for one agent after another, `parallel_env` for games in which several act at the same time."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from fathoms.core.game import CLOCK
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.envs.episode import Episode, Observation, load_game
from fathoms.envs.rendering import RENDER_MODES, check_render_mode, render_text
from fathoms.envs.spaces import ILLEGAL, observation_space
from fathoms.old_names import OldAttribute


def env(game: str, **how: Any) -> AECEnv[str, Any, Any]:
    """A game as an AEC environment. An illegal action loses."""
    return TurnBasedEnv(game, **how)


def parallel_env(game: str, **how: Any) -> "SimultaneousEnv":
    """A game in which several seats act at the same time as a parallel environment."""
    return SimultaneousEnv(game, **how)


class SeatsEnv:
    """What both kinds of environment share: a game, its seats, and a new episode for every reset."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.game = load_game(game)
        self.players = self.game.check_players(players)
        self.game_options = dict(options or {})
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._chance = seeding.np_random()[0]
        self.episode = Episode(self.game, self.players, self.game_options, 0)

    def start_episode(self, seed: int | None) -> None:
        """Begin a new game from this seed, or from the generator that the last seed started."""
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.episode = Episode(self.game, self.players, self.game_options, int(self._chance.integers(SEEDS)))
        self.agents = list(self.possible_agents)

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    sitting = OldAttribute("episode")

    def render(self) -> Any:
        return render_text(self.episode.text(), self.render_mode)


class TurnBasedEnv(SeatsEnv, AECEnv):  # type: ignore[misc]
    """One agent after another, in the order of the game.

    An illegal action ends the game and loses it, and `infos` says why; nothing can be done before `reset`. These are
    the guards of PettingZoo's wrappers, which take several times as long as the game (see docs/decisions/0016).
    """

    def __init__(self, game: str, **how: Any) -> None:
        super().__init__(game, **how)
        self.metadata = {
            "name": f"fathoms_{self.game.name}_v{self.game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        space = observation_space(self.game, self.game.action_count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.start_episode(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.seat or 0]

    def observe(self, agent: str) -> Observation:
        if not hasattr(self, "infos"):
            raise Refusal("env-reset-first")
        return self.episode.observe(self.seat_of(agent))

    def step(self, action: Any) -> None:
        if not self.agents:
            raise Refusal("env-reset-first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.episode.step(action)
        except Refusal as refusal:
            self.infos[agent] = {"refused": str(refusal)}
            self._end({agent: ILLEGAL})
            return
        if self.episode.over:
            self._end(dict(zip(self.possible_agents, self.episode.rewards(), strict=True)))
        else:
            self._next()
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self, rewards: Mapping[str, float]) -> None:
        """The game is over: these rewards, and none for others."""
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class SimultaneousEnv(SeatsEnv, ParallelEnv):  # type: ignore[misc]
    """All seats that may act do so in one step; the others choose `wait`, the last action. Then the clock ticks.

    Actions are played seat by seat; one that has become impossible through an earlier one is left out. An illegal
    action ends the game and loses it, as in the other environments.
    """

    def __init__(self, game: str, **how: Any) -> None:
        super().__init__(game, **how)
        if not self.game.is_simultaneous:
            names = ", ".join(name for name in simultaneous_games())
            raise Refusal("env-not-parallel", game=self.game.name, games=names)
        self.wait = self.game.action_count
        self.metadata = {
            "name": f"fathoms_{self.game.name}_v{self.game.version}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
        }
        self._space = observation_space(self.game, self.wait + 1)
        self._choices = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def _observe(self) -> dict[str, Observation]:
        match = self.episode.match
        observations: dict[str, Observation] = {}
        for agent in self.agents:
            seat = self.seat_of(agent)
            mask = np.zeros(self.wait + 1, np.int8)
            mask[match.legal(seat) or [self.wait]] = 1
            observations[agent] = {"observation": self.episode.row(seat), "action_mask": mask}
        return observations

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.start_episode(seed)
        observations = self._observe()
        return observations, mask_infos(observations)

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        match = self.episode.match
        acting = {agent: match.legal(self.seat_of(agent)) for agent in self.agents}
        wrong_agents = [agent for agent, legal in acting.items() if int(actions[agent]) not in (legal or [self.wait])]
        if wrong_agents:
            return self._lose({agent: int(actions[agent]) for agent in wrong_agents})
        for agent, legal in acting.items():
            seat, action = self.seat_of(agent), int(actions[agent])
            if legal and action in match.legal(seat):
                match.play(seat, action)
        if CLOCK in match.actors():
            match.play(CLOCK, match.legal(CLOCK)[0])
        shares = match.shares()
        agents = list(self.agents)
        rewards = {agent: shares[self.seat_of(agent)] for agent in agents}
        observations = self._observe()
        terminations = dict.fromkeys(agents, match.over)
        if match.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, dict.fromkeys(agents, False), mask_infos(observations)

    def _lose(self, illegal_actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """End the game because of illegal actions; the infos of those agents say why."""
        observations, agents = self._observe(), list(self.agents)
        rewards = {agent: ILLEGAL if agent in illegal_actions else 0.0 for agent in agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for agent, action in illegal_actions.items():
            infos[agent]["refused"] = str(Refusal("env-action-wrong", agent=agent, action=action))
        self.agents = []
        return observations, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos


def mask_infos(observations: Mapping[str, Observation]) -> dict[str, dict[str, Any]]:
    """Each agent's mask once more, in `infos`, where some libraries look for it."""
    return {agent: {"action_mask": each["action_mask"].copy()} for agent, each in observations.items()}


def simultaneous_games() -> list[str]:
    from fathoms.games import GAMES

    return [game.name for game in GAMES if game.is_simultaneous]
