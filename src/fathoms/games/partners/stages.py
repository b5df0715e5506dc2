"""Stages of Partners for GPUs, which play games at the same stage side by side."""

from fathoms.core.bits import ones
from fathoms.core.contract import Staging
from fathoms.core.rule import rule
from fathoms.games.partners.dealing import kinds_in_hand
from fathoms.games.partners.state import EXCHANGING, HAND, KINDS, MOVING, PARTS, SEVEN

WITH_SEVEN = 0  # choosing a card, a seven among them: by how many kinds there are, the fewest first
STEPPING = WITH_SEVEN + HAND  # walking on with a seven: by what is left of it, the most first
WITHOUT = STEPPING + PARTS[SEVEN]  # choosing a card
MOVES_WITH = WITHOUT + HAND  # moving with another kind
HANDING_ON = MOVES_WITH + KINDS
STAGING = Staging(stages=HANDING_ON + 1, large=1500)


@rule
def stage(s, seat):
    """Choosing a card, moving with it, or handing one on: what takes longest first, and that is the seven."""
    if s.phase == EXCHANGING:
        return HANDING_ON
    if s.phase == MOVING:
        return STEPPING + PARTS[SEVEN] - int(s.rest) if s.card == SEVEN else MOVES_WITH + int(s.card) - 1
    kinds = kinds_in_hand(s, seat)
    return (WITH_SEVEN if kinds >> SEVEN & 1 else WITHOUT) + ones(kinds) - 1
