"""The random bot: plays any legal action with equal probability."""

import numpy as np

from fathoms.core.compiled_calls import compiled_or_plain
from fathoms.core.game import game_of
from fathoms.core.rng import new_rng
from fathoms.core.rule import rule
from fathoms.core.structs import Record, buffer_of
from fathoms.core.verbs import pick


@rule
def choose_at_random(room, seat, rng, moves):
    return pick(room[0], seat, rng, moves)


def play_at_random(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
    game = game_of(info_state)
    moves = np.zeros(game.max_legal, np.int32)
    return int(compiled_or_plain(choose_at_random, game, pick)(buffer_of(info_state), seat, new_rng(seed), moves))
