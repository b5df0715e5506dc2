"""Laws of what a learned player is told: numbered features, of which there are not too many at once."""

import numpy as np

from fathoms.core import verbs
from fathoms.core.game import CLOCK, game_of
from fathoms.core.learned.features import ADVISED, Features
from fathoms.core.structs import Record, to_bytes
from tests.kit.telling import at, who
from tests.kit.variants import Variant, moments

SPARE = 64  # room beyond what a network has: nothing may be written there


def features_are_numbered(variant: Variant, seed: int) -> None:
    """While a game goes on, every seat notices features that there are, none twice; and so does it regard its actions.

    Nothing is written beyond the room there is for them, and being asked does not change what a seat knows. An action
    that is advised is legal, the same whenever one asks, and only whoever looks at it adds the feature for that.
    """
    features = variant.game.features
    if features is None:
        return
    for match in moments(variant, seed):
        if match.over:
            continue
        for seat in range(variant.players):
            info_state, told = match.info_state(seat), f"{at(variant, match)}: {who(seat)}"
            before, room = to_bytes(info_state), _room(features)
            count = int(verbs.state_features(info_state, seat, room))
            _are_features(room, count, features.seen, features.most_seen, f"{told} notices", features)
            acting = seat in match.actors() and seat != CLOCK
            advised = _advice(info_state, seat, match.legal(seat), told) if acting else -1
            verbs.prepare_features(info_state)
            for action in match.legal(seat) if acting else ():
                room = _room(features)
                count = int(verbs.action_features(info_state, seat, action, room))
                if advised >= 0:
                    assert ADVISED not in room[:count], f"{told} regards an action as advised by itself"
                if action == advised:
                    room[count] = ADVISED
                    count += 1
                what = f"{told} regards {variant.game.voice.write_action(action)} as"
                _are_features(room, count, features.acts, features.most_acts, what, features)
            verbs.release_features(info_state)
            assert to_bytes(info_state) == before, f"{told}: asking for features changed the information state"


def _advice(info_state: Record, seat: int, legal: list[int], told: str) -> int:
    moves = np.zeros(game_of(info_state).max_legal, np.int32)
    advised = int(verbs.advice(info_state, seat, moves))
    assert advised == -1 or advised in legal, f"{told} is advised to do what it cannot: {advised}"
    assert advised == int(verbs.advice(info_state, seat, moves)), f"{told} is advised otherwise when it asks again"
    return advised


def _room(features: Features) -> np.ndarray:
    return np.full(_size(features) + SPARE, -1, np.int32)


def _size(features: Features) -> int:
    """A network has so much room for a list of features."""
    return max(features.most_seen, features.most_acts)


def _are_features(room: np.ndarray, count: int, known: int, most: int, told: str, features: Features) -> None:
    found = room[:count].tolist()
    assert 0 <= count <= most, f"{told} {count} features, where there can be {most}"
    assert all(0 <= feature < known for feature in found), f"{told} {found}, where there are {known} features"
    assert len(set(found)) == count, f"{told} features twice: {sorted(found)}"
    assert (room[_size(features) :] == -1).all(), f"{told} more than there is room for"
