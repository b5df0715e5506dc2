"""What a learned player is told about a moment, as lists."""

import numpy as np

from fathoms.core import verbs
from fathoms.core.game import game_of
from fathoms.core.structs import Record
from tests.kit.variants import SPARE, room


def features_of(info_state: Record, seat: int) -> tuple[list[int], dict[int, list[int]]]:
    """The features of an info state, and of each action of the seat; in the order in which the game writes them."""
    game = game_of(info_state)
    assert game.features
    out = np.full(max(game.features.most_seen, game.features.most_acts) + SPARE, -1, np.int32)
    offered = room(game)
    seen: list[int] = out[: int(verbs.state_features(info_state, seat, out))].tolist()
    actions = offered[: int(verbs.legal(info_state, seat, offered))].tolist()
    verbs.prepare_features(info_state)
    acts = {action: out[: int(verbs.action_features(info_state, seat, action, out))].tolist() for action in actions}
    verbs.release_features(info_state)
    return seen, acts
