"""What is secret in Stub Game: the prizes to come, and the cards the others have not shown."""

import random

from fathoms.core.match import Match
from fathoms.core.record import Record
from fathoms.games.stub_game.actions import GO_ON
from fathoms.games.stub_game.state import LAYING


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same table with other prizes to come and other cards in the others' hands."""
    s = match.state
    to_come = s.prize[s.turned : s.cards].tolist()
    rng.shuffle(to_come)
    s.prize[s.turned : s.cards] = to_come
    for seat in set(range(match.players)) - {viewer}:
        gone = shown_before(match, seat) if remembering else set()
        in_sight = {int(s.laid[seat])} if s.phase != LAYING else set()
        possible = sorted(set(range(1, s.cards + 1)) - gone - in_sight)
        face_down = s.phase == LAYING and s.laid[seat] > 0
        cards = rng.sample(possible, bin(s.hand[seat]).count("1") + face_down)
        if face_down:
            s.laid[seat] = cards.pop()
        s.hand[seat] = sum(1 << card - 1 for card in cards)
    return s


def shown_before(match: Match, seat: int) -> set[int]:
    """The cards everyone has seen this seat lay in earlier rounds."""
    rounds_over = sum(move.action == GO_ON for move in match.moves)
    laid = [move.action + 1 for move in match.moves if move.seat == seat and move.action != GO_ON]
    return set(laid[:rounds_over])
