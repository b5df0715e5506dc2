"""What a network says at once: the action that looks best to it."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.greedy import play_greedily
from fathoms.bots.network import Network
from fathoms.core.compiled.compile_mode import waiting
from fathoms.core.compiled_calls import called
from fathoms.core.game import game_of
from fathoms.core.learned.network import SURE, UNIT, best_action, chance_to_win, compare
from fathoms.core.rule import rule
from fathoms.core.structs import Record, room_of
from fathoms.core.verbs import counsel, fold, legal, notice, regard, unfold

STEP = 0.03  # of a chance: what an action is better by that looks better by a step, where that was measured


@rule
def choose_learned(room, seat, brain, moves):
    return best_action(room[0], seat, brain, moves)


@rule
def judge_learned(room, seat, brain):
    return chance_to_win(room[0], seat, brain)


@rule
def compare_learned(room, seat, actions, brain, moves, out):
    advised = counsel(room[0], seat, moves)
    compare(room[0], seat, advised, actions, brain, out)


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

    def leads(self, mind: Record, seat: int, actions: NDArray[np.int32]) -> NDArray[np.float64]:
        """By how much each action is better than the first, so far as it can tell."""
        game = game_of(mind)
        moves, looks = np.zeros(game.moves, np.int32), np.zeros(len(actions))
        compare_them = called(compare_learned, game, counsel, fold, notice, regard, unfold)
        compare_them(room_of(mind), seat, actions, self.network.brain(), moves, looks)
        leads: NDArray[np.float64] = (looks - looks[0]) * (STEP / UNIT)
        return leads
