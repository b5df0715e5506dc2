"""What learned players are told: within what each game declares, from information states alone, and without a trace."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core import verbs
from fathoms.core.game import Game, all_games
from fathoms.core.learned.features import Features
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record, to_bytes
from tests.kit.features import features_of
from tests.kit.sight_laws import knows
from tests.kit.variants import Variant, few_variants, room

GAMES = [game for game in all_games() if game.features]
FIRST, *OTHERS = GAMES  # what only learners need is compiled of the first in a quick run
VARIANTS = [
    *few_variants(FIRST),
    *(pytest.param(variant, marks=pytest.mark.slow) for game in OTHERS for variant in few_variants(game)),
]
DECISIONS = 120  # looked at in every variant
PLAYED = 2000  # actions, so many at most
SLIP = 0.2  # how often a player does anything at all: greedy players see but a part of the game


def label(value: object) -> str:
    return value.name.replace(" ", "-") if isinstance(value, Variant | Game) else str(value)


def declared(game: Game) -> Features:
    assert game.features
    return game.features


def decisions(variant: Variant, seed: int) -> Iterator[tuple[Match, int]]:
    """Moments of a game, spread over all of it, at which a seat has a choice. One match, played on between them."""
    rng, draws, offered = random.Random(seed), new_rng(seed), room(variant.game)
    match = variant.start(seed)
    while not match.over and match.number < PLAYED:
        seat = rng.choice(match.actors())
        actions = match.legal(seat)
        if len(actions) > 1:
            yield match, seat
        slips = rng.random() < SLIP
        match.play(
            seat, rng.choice(actions) if slips else int(verbs.greedy(match.info_state(seat), seat, draws, offered))
        )


def some_info_states(variant: Variant, seed: int) -> list[tuple[Record, int]]:
    """What seats know where they have a choice, some of all."""
    info_states = [(match.info_state(seat), seat) for match, seat in decisions(variant, seed)]
    return random.Random(seed).sample(info_states, min(DECISIONS, len(info_states)))


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_features_are_within_what_is_declared_and_none_comes_twice(variant: Variant) -> None:
    features = declared(variant.game)
    for info_state, seat in some_info_states(variant, 3):
        seen, acts = features_of(info_state, seat)
        for found, there_are, most in [
            (seen, features.seen, features.most_seen),
            *((each, features.acts, features.most_acts) for each in acts.values()),
        ]:
            assert 0 < len(found) <= most
            assert min(found) >= 0
            assert max(found) < there_are
            assert len(set(found)) == len(found), sorted(each for each in set(found) if found.count(each) > 1)


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_telling_leaves_no_trace(variant: Variant) -> None:
    """An information state is as it was: bots that search tell the same information state again."""
    for info_state, seat in some_info_states(variant, 4)[:30]:
        before = to_bytes(info_state)
        once = features_of(info_state, seat)
        assert to_bytes(info_state) == before
        assert features_of(copy_record(info_state), seat) == once


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_what_a_seat_cannot_know_is_not_told(variant: Variant) -> None:
    """Whatever lies hidden, by lot, the features are the same."""
    draws = new_rng(5)
    for info_state, seat in some_info_states(variant, 5)[:30]:
        other = copy_record(info_state)
        verbs.resample(other, seat, draws)
        assert features_of(knows(other, seat), seat) == features_of(info_state, seat)


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_onlookers_are_told_of_every_seat(variant: Variant) -> None:
    """The chance to win can be asked for any seat at any time, also at the end."""
    features, out = declared(variant.game), np.full(declared(variant.game).most_seen + 64, -1, np.int32)
    match, rng = variant.start(6), random.Random(6)
    while True:
        if match.over or rng.random() < 0.1:
            for seat in range(variant.players):
                count = int(verbs.state_features(match.info_state(seat), seat, out))
                assert 0 < count <= features.most_seen
                assert out[:count].min() >= 0
                assert out[:count].max() < features.seen
        if match.over or match.number > 300:
            break
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)], ids=label)
def test_actions_are_told_apart(game: Game) -> None:
    """A player to whom all its actions look alike has nothing to learn; now and then they are alike."""
    choices = [features_of(info_state, seat)[1] for info_state, seat in some_info_states(few_variants(game)[0], 7)]
    alike = [acts for acts in choices if len({tuple(sorted(each)) for each in acts.values()}) == 1]
    assert len(alike) < len(choices) / 10
