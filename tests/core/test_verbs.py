"""Verbs find the game by the type of the state, from Python and in compiled code, for several games at once."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.game import CLOCK, Game, all_games, find_game, game_of, seats_in
from fathoms.core.game_loader import register
from fathoms.core.match import Match
from fathoms.core.playout import GREEDY, playout, random_playout, random_seat
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng
from fathoms.core.rule import rule
from fathoms.core.structs import to_bytes
from fathoms.core.verbs import actors, score
from tests.kit.register import registered
from tests.toys.bids import SECRET_BIDS
from tests.toys.broken import broken
from tests.toys.ferry import FERRY_RACE
from tests.toys.potato import HOT_POTATO

TOYS = (SECRET_BIDS, HOT_POTATO, FERRY_RACE)


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(*TOYS):
        yield


@rule
def look_at_all(one, two, three):
    """Three games in one compiled function."""
    return actors(one), actors(two), actors(three), score(one, 0) + score(two, 0) + score(three, 0)


def test_one_compiled_function_plays_several_games() -> None:
    states = [Match(game, 2, {}, 4).state for game in TOYS]
    found = look_at_all(*states)
    assert list(found[:3]) == [int(verbs.actors(state)) for state in states]
    assert found[:2] == (0b11, 1 << CLOCK | 1 << int(states[1].holder))
    assert found[3] == 0


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_random_playout_ends_the_game_and_is_reproducible(game: Game) -> None:
    ends = []
    for _ in range(2):
        match = Match(game, game.players[-1], {}, 9)
        played = random_playout(match.state, new_rng(1), np.zeros(game.max_legal, np.int32))
        assert match.over
        assert 0 < played <= game.max_length
        ends.append(to_bytes(match.state))
    assert ends[0] == ends[1]


@rule
def first_seat_acts(state):
    """The verb's argument is called `s`."""
    return 1


@rule
def ask_actors(s):
    return actors(s)


def test_a_game_names_the_arguments_of_its_rules_as_it_likes() -> None:
    fields = [(name, FERRY_RACE.state_type[name]) for name in FERRY_RACE.state_type.names or ()]
    own_type = np.dtype([*fields, ("own", np.int8)], align=True)  # no rule has been compiled for it
    renamed = broken(FERRY_RACE, "ferry_renamed", state_type=own_type, actors=first_seat_acts)
    with registered(renamed):
        assert ask_actors(Match(renamed, 2, {}, 1).state) == 1


def test_a_playout_asks_each_seats_policy() -> None:
    blank = np.zeros(1, FERRY_RACE.state_type).view(np.recarray)
    match = Match(FERRY_RACE, 2, {}, 9)
    policies = np.full(16, GREEDY)
    playout(match.state, policies, new_rng(1), blank.copy(), blank, np.zeros(FERRY_RACE.max_legal, np.int32), None)
    assert match.over
    ahead = match.state.rowed[:2]
    assert (ahead[:, 0] >= ahead[:, 1]).all()  # greedy rows the first boat as long as it can


@pytest.mark.parametrize("bits", [0b1, 0b1000, 1 << CLOCK, 0b1011, 0b110 | 1 << CLOCK])
def test_one_of_several_actors_is_chosen_by_lot(bits: int) -> None:
    rng, chosen = new_rng(2), Counter[int]()
    for _ in range(3000):
        chosen[int(random_seat(bits, rng))] += 1
    seats = seats_in(bits)
    assert sorted(chosen) == seats
    assert all(abs(count - 3000 / len(seats)) < 180 for count in chosen.values())
    assert (rng[1] == 0) == (len(seats) == 1)  # no draw where there is no choice


def test_seats_in_a_bit_set() -> None:
    assert seats_in(0) == []
    assert seats_in(0b101 | 1 << CLOCK) == [0, 2, CLOCK]


def test_games_are_found_by_name_and_by_state() -> None:
    assert find_game("ferry") is FERRY_RACE
    assert game_of(Match(SECRET_BIDS, 2, {}, 1).state) is SECRET_BIDS
    assert all_games()[-3:] == sorted(TOYS, key=lambda game: game.name)


def test_an_unknown_game_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(Refusal, match=r"no game “chess”.*ferry"):
        find_game("chess")


def test_two_games_cannot_share_a_state_type() -> None:
    with pytest.raises(ValueError, match="same state type as ferry"):
        register(broken(FERRY_RACE, "ferry_copy"))
    with pytest.raises(Refusal):
        find_game("ferry_copy")
