"""What is secret in Tokyo Poo Divers: the closed cards, but for the one a player holds up or has looked at before."""

import random

from fathoms.core.match import Match
from fathoms.core.structs import Record
from fathoms.games.poo_divers.actions import LOOK, SKIP_LOOK
from tests.kit.secrets import Possible

DECK = [1] * 14 + [2] * 14 + [3] * 42  # blanks, sleepers, finds


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same street with other closed cards: shuffled with those set aside."""
    unknown, rest = unknown_cards(match, viewer, remembering)
    rng.shuffle(rest)
    for square in unknown:
        match.state.card[square] = -rest.pop()
    return match.state


def possible(match: Match, seat: int) -> Possible:
    """Under every unknown cover, any kind of card that is neither open nor known."""
    unknown, rest = unknown_cards(match, seat, True)
    return {"card": dict.fromkeys(unknown, frozenset(-card for card in rest))}


def unknown_cards(match: Match, viewer: int, remembering: bool) -> tuple[list[int], list[int]]:
    """The squares of the closed cards a viewer does not know, and all cards that can lie there or be set aside."""
    s = match.state
    squares = [int(square) for square in s.square_of[: s.covers]]
    looks = [(move.seat, move.action - LOOK) for move in match.moves if LOOK <= move.action < SKIP_LOOK]
    known = {squares[cover] for seat, cover in looks if seat == viewer} if remembering else set()
    if looks and match.moves[-1].action == LOOK + looks[-1][1] and looks[-1][0] == viewer:
        known.add(squares[looks[-1][1]])  # still in the viewer's hand
    rest = list(DECK)
    for square in squares:
        rest.remove(abs(int(s.card[square])))
    unknown = [square for square in squares if s.card[square] < 0 and square not in known]
    rest += [-int(s.card[square]) for square in unknown]
    return unknown, rest
