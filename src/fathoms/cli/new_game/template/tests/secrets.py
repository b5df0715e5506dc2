"""What is secret in Stub Game: the prizes to come, and the cards the others have not shown."""

import random
from collections.abc import Iterable

from fathoms.core.match import Match
from fathoms.core.structs import Record
from fathoms.games.stub_game.actions import GO_ON, LAY
from fathoms.games.stub_game.state import LAYING


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same table with other prizes to come and other cards in the others' hands."""
    s = match.state
    to_come = s.prize[s.turned : s.cards].tolist()
    rng.shuffle(to_come)
    s.prize[s.turned : s.cards] = to_come
    for seat in set(range(match.players)) - {viewer}:
        card_count = len(unshown_cards(match, seat))
        cards = rng.sample(sorted(unshown_cards(match, seat) if remembering else unseen(match, seat)), card_count)
        if lies_face_down(match, seat):
            s.laid[seat] = cards.pop()
        s.hand[seat] = bits(cards)
    return s


def possible(match: Match, seat: int) -> dict[str, dict[int, set[int]]]:
    """For every part of the state that is hidden from a seat with a good memory, the values it can have."""
    s = match.state
    to_come = set(s.prize[s.turned : s.cards].tolist())
    face_down = [other for other in range(match.players) if other != seat and lies_face_down(match, other)]
    return {
        "prize": dict.fromkeys(range(s.turned, s.cards), to_come),
        "laid": {other: unshown_cards(match, other) for other in face_down},
        "hand": {
            other: {bits(unshown_cards(match, other) - {card}) for card in unshown_cards(match, other)}
            for other in face_down
        },
    }


def lies_face_down(match: Match, seat: int) -> bool:
    return bool(match.state.phase == LAYING and match.state.laid[seat] > 0)


def unshown_cards(match: Match, seat: int) -> set[int]:
    """The cards a seat has not shown: in its hand, and the one that lies face down."""
    rounds_over = sum(move.action == GO_ON for move in match.moves)
    laid = [move.action - LAY + 1 for move in match.moves if move.seat == seat and move.action != GO_ON]
    shown_cards = laid[:rounds_over] if match.state.phase == LAYING else laid
    return set(range(1, match.state.cards + 1)) - set(shown_cards)


def unseen(match: Match, seat: int) -> set[int]:
    """The cards that do not lie open in front of a seat now."""
    open_now = {int(match.state.laid[seat])} if match.state.phase != LAYING else set()
    return set(range(1, match.state.cards + 1)) - open_now


def bits(cards: Iterable[int]) -> int:
    return sum(1 << card - 1 for card in cards)
