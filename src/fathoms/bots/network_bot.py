"""The network bot: plays the action its network likes best, without searching."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.network_file import Network
from fathoms.core.compiled.compile_mode import interpreted_games
from fathoms.core.compiled_calls import compiled_or_plain
from fathoms.core.game import game_of
from fathoms.core.learned.network import CERTAIN, UNIT, best_action, chance_to_win, write_policy_scores
from fathoms.core.rule import rule
from fathoms.core.structs import Record, buffer_of
from fathoms.core.verbs import action_features, advice, legal, prepare_features, release_features, state_features

CHANCE_PER_STEP = 0.03  # measured: how much likelier to win an action is whose policy score is one step higher


@rule
def choose_by_network(room, seat, brain, moves):
    return best_action(room[0], seat, brain, moves)


@rule
def estimate_chance(room, seat, brain):
    return chance_to_win(room[0], seat, brain)


@rule
def score_actions(room, seat, actions, brain, moves, out):
    advised = advice(room[0], seat, moves)
    write_policy_scores(room[0], seat, advised, actions, brain, out)


@dataclass(frozen=True)
class NetworkBot:
    """A bot that plays the action its network likes best. It is deterministic once its rules are compiled."""

    network: Network

    def __call__(self, info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        game = game_of(info_state)
        if game.name in interpreted_games():  # interpreted, asking the network can take a second
            return play_greedily(info_state, seat, seed)
        moves = np.zeros(game.max_legal, np.int32)
        choose = compiled_or_plain(
            choose_by_network, game, advice, release_features, legal, state_features, action_features, prepare_features
        )
        return int(choose(buffer_of(info_state), seat, self.network.brain(), moves))

    def win_chance(self, info_state: Record, seat: int) -> float:
        """How likely a seat's side is to win, by what the seat knows."""
        judge = compiled_or_plain(estimate_chance, game_of(info_state), state_features)
        return int(judge(buffer_of(info_state), seat, self.network.brain())) / CERTAIN

    def action_leads(self, info_state: Record, seat: int, actions: NDArray[np.int32]) -> NDArray[np.float64]:
        """By how much each action raises the chance to win over the first one, as the network sees it."""
        game = game_of(info_state)
        moves, policy_scores = np.zeros(game.max_legal, np.int32), np.zeros(len(actions))
        score = compiled_or_plain(
            score_actions, game, advice, release_features, state_features, action_features, prepare_features
        )
        score(buffer_of(info_state), seat, actions, self.network.brain(), moves, policy_scores)
        leads: NDArray[np.float64] = (policy_scores - policy_scores[0]) * (CHANCE_PER_STEP / UNIT)
        return leads
