"""What is secret in Toilet Divers, told from the rulebook and the moves played, without the game's own `sight`."""

import random
from collections.abc import Iterable

from fathoms.core.match import Match
from fathoms.core.record import Record, copy
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, LEAF
from fathoms.games.toilet_divers.state import CARDS, CELLS, FLUSH, KEEPING, LEVELS, OVER, PLACES


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """A state that differs in what the viewer does not see, or (`remembering`) has never seen."""
    state = copy(match.state)
    shuffle_places(state.card, set(range(CARDS)) - known_cards(match, viewer, remembering), rng)
    shuffle_places(state.pile, range(min(int(state.searches), len(state.pile)), len(state.pile)), rng)
    shuffle_chips(match, state, viewer, remembering, rng)
    if not remembering:  # what everybody remembers and nobody sees: when things were seen, and the way of this dive
        state.moment += rng.randrange(3)
        for i in range(state.seen_at.size):
            state.seen_at.flat[i] = rng.randrange(9)
        for i in range(PLACES * LEVELS):
            if state.level == 0 or i != int(state.place) * LEVELS + int(state.level) - 1:
                state.used[i] = rng.randrange(16)
    return state


def shuffle_places(array: object, places: Iterable[int], rng: random.Random) -> None:
    chosen = sorted(places)
    values = [array[place] for place in chosen]  # type: ignore[index]
    rng.shuffle(values)
    for place, value in zip(chosen, values, strict=True):
        array[place] = value  # type: ignore[index]


def known_cards(match: Match, viewer: int, remembering: bool) -> set[int]:
    """The cards before the viewer's eyes; with `remembering` all that ever were. The whole game is played again."""
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
