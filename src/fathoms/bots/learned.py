"""What a network says at once: the action that looks best to it."""

from dataclasses import dataclass

import numpy as np

from fathoms.bots.greedy import play_greedily
from fathoms.bots.network import Network
from fathoms.core.boundary import called
from fathoms.core.compiled.waiting import waiting
from fathoms.core.game import game_of
from fathoms.core.network import SURE, best_action, chance_to_win
from fathoms.core.record import Record, room_of
from fathoms.core.rule import rule
from fathoms.core.verbs import counsel, fold, legal, notice, regard, unfold


@rule
def choose_learned(room, seat, brain, moves):
    return best_action(room[0], seat, brain, moves)


@rule
def judge_learned(room, seat, brain):
    return chance_to_win(room[0], seat, brain)


@dataclass(frozen=True)
class Learned:
    """A bot that plays what its network likes best. Nothing in it is left to chance, once its rules are compiled."""

    network: Network

    def __call__(self, mind: Record, seat: int, seed: int, memory: int = 0) -> int:
        game = game_of(mind)
        if game.name in waiting():  # interpreted, a glance can take a second
            return play_greedily(mind, seat, seed)
        moves = np.zeros(game.moves, np.int32)
        choose = called(choose_learned, game, counsel, fold, legal, notice, regard, unfold)
        return int(choose(room_of(mind), seat, self.network.brain(), moves))

    def chance(self, mind: Record, seat: int) -> float:
        """How likely the side of a seat is to win, by what the seat knows."""
        judge = called(judge_learned, game_of(mind), notice)
        return int(judge(room_of(mind), seat, self.network.brain())) / SURE
