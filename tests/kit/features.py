"""What a learned player is told about a moment, as lists."""

import numpy as np

from fathoms.core import verbs
from fathoms.core.game import game_of
from fathoms.core.structs import Record
from tests.kit.variants import SPARE, room


def features_of(mind: Record, seat: int) -> tuple[list[int], dict[int, list[int]]]:
    """The features of a mind, and of each action of the seat; in the order in which the game writes them."""
    game = game_of(mind)
    assert game.features
    out = np.full(max(game.features.most_seen, game.features.most_acts) + SPARE, -1, np.int32)
    offered = room(game)
    seen: list[int] = out[: int(verbs.notice(mind, seat, out))].tolist()
    actions = offered[: int(verbs.legal(mind, seat, offered))].tolist()
    verbs.unfold(mind)
    acts = {action: out[: int(verbs.regard(mind, seat, action, out))].tolist() for action in actions}
    verbs.fold(mind)
    return seen, acts
