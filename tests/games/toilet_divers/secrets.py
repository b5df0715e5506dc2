"""What is secret in Toilet Divers, told from the rulebook and the moves played, without the game's own `sight`."""

import random
from collections.abc import Iterable

import numpy as np

from fathoms.core.match import Match
from fathoms.core.structs import Record, copy_record
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, LEAF
from fathoms.games.toilet_divers.state import CARDS, CELLS, FLUSH, KEEPING, LEVELS, OVER, PLACES
from tests.kit.secrets import Possible


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """A state that differs in what the viewer does not see, or (`remembering`) has never seen."""
    state = copy_record(match.state)
    shuffle_places(state.card, set(range(CARDS)) - known_cards(match, viewer, remembering), rng)
    shuffle_places(state.pile, range(min(int(state.searches), len(state.pile)), len(state.pile)), rng)
    shuffle_chips(match, state, viewer, remembering, rng)
    if not remembering:  # what everybody remembers and nobody sees: when things were seen, and the way of this dive
        state.moment += rng.randrange(3)
        for i in range(state.seen_at.size):
            state.seen_at.flat[i] = rng.randrange(9)
        for i in range(PLACES * LEVELS):
            if state.level == 0 or i != int(state.place) * LEVELS + int(state.level) - 1:
                state.exits_taken[i] = rng.randrange(16)
                state.exits_closed[i] = state.exits_taken[i] & rng.randrange(16)
    return state


def possible(match: Match, seat: int) -> Possible:
    """Cards, treasures and chips that were never seen, in each other's places; a flush tells on both of its chips."""
    s = match.state
    cards = set(range(CARDS)) - known_cards(match, seat, True)
    top = min(int(s.searches), len(s.pile))
    pile = {place: {int(treasure) for treasure in s.pile[top:]} for place in range(top, len(s.pile))}
    drawn = {place: {0, int(s.pile[place])} for place in range(top)}  # no matter any more, and so perhaps forgotten
    chips = set(range(len(s.chip))) - known_chips(s, seat, True)
    return {
        "card": dict.fromkeys(cards, frozenset(int(s.card[place]) for place in cards)),
        "pile": pile | drawn,
        "chip": {place: possible_chips(match, place, chips) for place in chips},
    }


def possible_chips(match: Match, place: int, hidden: set[int]) -> set[int]:
    """What a hidden chip can be: a pair that flushed has a flush on at least one chip, one that did not on none."""
    s, other = match.state, place ^ 1
    chips = {int(s.chip[i]) for i in hidden}
    settled = 2 * (int(s.finds) - (1 if s.phase == KEEPING else 0))
    if not match.options["flush"] or place >= settled:
        return chips
    if not s.flushed[place // 2]:
        return {chip for chip in chips if not chip & FLUSH}
    only = other not in hidden and not s.chip[other] & FLUSH
    return {chip for chip in chips if chip & FLUSH or not only}


def shuffle_places(array: np.ndarray, places: Iterable[int], rng: random.Random) -> None:
    chosen = sorted(places)
    values = [array[place] for place in chosen]
    rng.shuffle(values)
    for place, value in zip(chosen, values, strict=True):
        array[place] = value


def known_cards(match: Match, viewer: int, remembering: bool) -> set[int]:
    """The cards before the viewer's eyes; with `remembering` all that ever were. The whole game is played again."""
    if match.state.phase == OVER:
        return set(range(CARDS))  # all toilets are looked into
    if not remembering:
        return cards_in_sight(match.state, viewer)
    seen: set[int] = set()
    again = Match(match.game, match.players, match.options, match.seed)
    for move in match.moves:
        again.play(move.seat, move.action)
        if move.action < CLOSE:
            if move.seat == viewer:
                seen.add(own_card(again.state, viewer, move.action - LEAF + 2))
        elif GO <= move.action < HAND:
            seen |= cards_in_sight(again.state, viewer)
    return seen


def cards_in_sight(state: Record, viewer: int) -> set[int]:
    """The card in the open toilet, and the page the viewer has open."""
    seen = set()
    if state.level >= 2:
        seen.add(int(state.toilet_at[state.place]) * CELLS + int(state.level) - 2)
    if 0 <= viewer < state.players and state.leaf[viewer] >= 2:
        seen.add(own_card(state, viewer, int(state.leaf[viewer])))
    return seen


def own_card(state: Record, seat: int, level: int) -> int:
    place = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[int(state.players)][seat]
    return int(state.toilet_at[place]) * CELLS + level - 2


def shuffle_chips(match: Match, state: Record, viewer: int, remembering: bool, rng: random.Random) -> None:
    """Chips the viewer does not know trade places; those of pairs that could have flushed only with their like."""
    hidden = set(range(len(state.chip))) - known_chips(state, viewer, remembering)
    settled = 2 * (int(state.finds) - (1 if state.phase == KEEPING else 0))
    for with_flush in (0, FLUSH):
        shuffle_places(state.chip, [i for i in hidden if state.chip[i] & FLUSH == with_flush], rng)
    shuffle_places(state.chip, [i for i in hidden if i >= settled or not match.options["flush"]], rng)


def known_chips(state: Record, viewer: int, remembering: bool) -> set[int]:
    """The viewer's own chips, both while choosing between them, those let go, and at the end everybody's."""
    known = set()
    for pair in range(int(state.finds)):
        in_hand = state.phase == KEEPING and pair == state.finds - 1
        finder, assistant = state.finder[pair] == viewer, state.assistant[pair] == viewer
        if finder or state.phase == OVER:
            known.add(2 * pair)
        if finder and (remembering or in_hand):
            known.add(2 * pair + 1)
        if not in_hand and (assistant or (state.phase == OVER and state.assistant[pair] >= 0)):
            known.add(2 * pair + 1)
    return known
