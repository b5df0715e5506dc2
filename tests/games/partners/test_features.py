"""A learned player of Partners sits in every seat alike: turn the table, and it is told the same."""

import random

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record
from fathoms.games.partners import GAME
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, STOP
from fathoms.games.partners.features import MISSING, UNSEEN
from fathoms.games.partners.state import COLOURS, DECK, EACH, FAR, HAND, PIECES, TEN
from tests.kit.features import features_of
from tests.kit.variants import Variant, room

pytestmark = pytest.mark.slow  # the compiler takes half a minute for what only learners need

SAMPLE = 150


def turned_bits(bits: int, by: int, size: int) -> int:
    return (bits << by | bits >> (size - by)) & ((1 << size) - 1)


def turned(info_state: Record, seats: int) -> Record:
    """The same moment with everyone so many seats on."""
    out = copy_record(info_state)
    for field, each in (("place", EACH), ("before", EACH), ("hand", HAND), ("spent", HAND), ("gift", 1)):
        out[field] = np.roll(info_state[field], seats * each)
    for field in ("turn", "dealer"):
        out[field] = (int(info_state[field]) + seats) % COLOURS
    if info_state.chosen >= 0:
        out.chosen = (int(info_state.chosen) + seats * EACH) % PIECES
    out.moved = turned_bits(int(info_state.moved), seats * EACH, PIECES)
    out.out = turned_bits(int(info_state.out), seats, COLOURS)
    sides = int(info_state.sides)
    for side in range(sides):
        out.rank[(side + seats) % sides] = info_state.rank[side]
    return out


def turned_action(action: int, seats: int) -> int:
    """The same action of whoever sits so many seats on."""
    if GO <= action < STOP:
        return GO + (action - GO + seats * EACH * FAR) % (PIECES * FAR)
    for first, size, each in ((CHANGE, PIECES, EACH), (GO_BACK, PIECES, EACH), (BRING_OUT, COLOURS, 1)):
        if first <= action < GO:
            return first + (action - first + seats * each) % size
    return action


def info_states(form: str, slip: float, seed: int) -> list[tuple[Record, int]]:
    """What players knew in a game in which they did anything at all so often."""
    found = []
    match, rng = Variant(GAME, 6, {"form": form}).start(seed), random.Random(seed)
    draws, offered = new_rng(seed), room(GAME)
    while not match.over and match.number < 1500:
        seat = rng.choice(match.actors())
        info_state = match.info_state(seat)
        found.append((info_state, seat))
        lawful = match.legal(seat)
        match.play(
            seat, rng.choice(lawful) if rng.random() < slip else int(verbs.greedy(info_state, seat, draws, offered))
        )
    return rng.sample(found, SAMPLE)


@pytest.mark.parametrize("form", ["pairs", "teams"])
@pytest.mark.parametrize("slip", [0.05, 0.5])
def test_every_seat_is_told_the_same(form: str, slip: float) -> None:
    for number, (info_state, seat) in enumerate(info_states(form, slip, 11)):
        seats = 1 + number % (COLOURS - 1)
        seen, acts = features_of(info_state, seat)
        there, acts_there = features_of(turned(info_state, seats), (seat + seats) % COLOURS)
        assert sorted(there) == sorted(seen)
        assert acts_there.keys() == {turned_action(action, seats) for action in acts}
        for action, told in acts.items():
            assert sorted(acts_there[turned_action(action, seats)]) == sorted(told)


def test_a_card_that_was_played_is_remembered() -> None:
    """Recall: of a kind that has been seen six times, none is missing."""
    info_state, seat = info_states("pairs", 0.05, 3)[0]
    info_state.hand[:], info_state.spent[:], info_state.gift[:] = 0, 0, 0
    for gone in range(DECK[TEN] + 1):
        info_state.gone[TEN] = gone
        seen, _ = features_of(info_state, seat)
        assert MISSING + (TEN - 1) * (UNSEEN + 1) + DECK[TEN] - gone in seen
