"""A learned player of Toilet Divers sits in every seat alike, and is told what a beginner would do."""

import random

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.game import CLOCK
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record
from fathoms.games.toilet_divers import GAME
from fathoms.games.toilet_divers.action_features import FAVOURITE
from fathoms.games.toilet_divers.actions import HAND, SURFACE
from fathoms.games.toilet_divers.state import DIVING, LEVELS, PLACES
from tests.kit.features import features_of
from tests.kit.variants import Variant, room

pytestmark = pytest.mark.slow  # the compiler takes half a minute for what only learners need

GAMES = 6


def info_states(players: int, seed: int) -> list[tuple[Record, int]]:
    """What players knew where they had a choice, in a game in which they made some mistakes."""
    found = []
    match, rng = Variant(GAME, players, {"flush": True}).start(seed), random.Random(seed)
    draws, offered = new_rng(seed), room(GAME)
    while not match.over:
        seat = rng.choice([each for each in match.actors() if each != CLOCK])
        info_state, lawful = match.info_state(seat), match.legal(seat)
        if len(lawful) > 1:
            found.append((info_state, seat))
        match.play(
            seat, rng.choice(lawful) if rng.random() < 0.2 else int(verbs.greedy(info_state, seat, draws, offered))
        )
    return found


def turned(s: Record) -> Record:
    """The same moment with everyone one seat on."""
    out = copy_record(s)
    players = int(s.players)
    places = PLACES // players
    exits = places * LEVELS
    for field, by in (("toilet_at", places), ("tool", places), ("exits_taken", exits), ("exits_closed", exits)):
        out[field] = np.roll(s[field], by)
    for field in ("leaf", "page_turns", "seen_at"):
        out[field][:players] = np.roll(s[field][:players], 1, axis=0)
    out.turn = (int(s.turn) + 1) % players
    for field in ("place", "helper"):
        if s[field] >= 0:
            out[field] = (int(s[field]) + places) % PLACES
    for pair in range(int(s.finds)):
        out.finder[pair] = (int(s.finder[pair]) + 1) % players
        if s.assistant[pair] >= 0:
            out.assistant[pair] = (int(s.assistant[pair]) + 1) % players
    return out


def turned_action(action: int, players: int) -> int:
    if HAND <= action < SURFACE:
        return HAND + (action - HAND + PLACES // players) % PLACES
    return action


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_is_told_the_same(players: int) -> None:
    for seed in range(GAMES):
        for info_state, seat in info_states(players, seed):
            seen, acts = features_of(info_state, seat)
            there, acts_there = features_of(turned(info_state), (seat + 1) % players)
            assert sorted(there) == sorted(seen)
            assert {turned_action(action, players): sorted(told) for action, told in acts.items()} == {
                action: sorted(told) for action, told in acts_there.items()
            }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_beginner_would_do_is_told(players: int) -> None:
    """Of ways that are worth the same, one is as good as the other: so there can be several."""
    draws, offered, all_of_them, alone = new_rng(1), room(GAME), 0, 0
    for seed in range(GAMES):
        for info_state, seat in info_states(players, seed):
            _, acts = features_of(info_state, seat)
            favourites = {action for action, told in acts.items() if FAVOURITE in told}
            assert int(verbs.greedy(info_state, seat, draws, offered)) in favourites
            all_of_them += int(info_state.phase == DIVING)
            alone += int(info_state.phase == DIVING and len(favourites) == 1)
    assert alone > all_of_them / 2
