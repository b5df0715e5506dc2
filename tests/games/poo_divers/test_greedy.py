"""The sensible beginner of Tokyo Poo Divers."""

import numpy as np
import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.batch import simulate
from fathoms.core import verbs
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from tests.games.poo_divers.street import lay, look, open_cover, push, put_back

GAME = find_game("poo_divers")


def choice(match: Match, seed: int = 1) -> str:
    """What greedy does for the seat whose turn it is."""
    seat = int(match.state.turn)
    action = verbs.greedy(match.info_state(seat), seat, new_rng(seed), np.zeros(GAME.max_legal, np.int32))
    assert action in match.legal(seat)
    return GAME.voice.write_action(int(action))


@pytest.mark.parametrize(("players", "at_least"), [(2, 0.9), (3, 0.8), (4, 0.75)])
def test_greedy_beats_random_clearly(players: int, at_least: float) -> None:
    won = 0.0
    for seat in range(players):
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        won += simulate(GAME, players, {}, bots, 100, seed=1).shares[:, seat].mean()
    assert won / players > at_least


def test_greedy_opens_where_most_finds_touch() -> None:
    assert choice(lay("f.... fFFF. ....f")) == "open 1"


def test_greedy_does_not_open_a_blank_it_has_seen() -> None:
    match = put_back(look(open_cover(lay("xx f"), 0), 1))
    match.state.turn = 0
    assert {choice(match, seed) for seed in range(10)} == {"open 2"}


def test_greedy_pushes_onto_a_find_it_has_seen() -> None:
    match = put_back(look(open_cover(lay("x.. ffx fff"), 0), 2))
    match.state.turn = 0
    open_cover(match, 1)
    assert choice(match) == "push e"


def test_greedy_banks_a_fat_pot() -> None:
    match = open_cover(lay("FFFFfffff xxxxxxxxx"), 4)
    match.state.pot = 20
    assert choice(match) == "bank"


def test_greedy_pushes_with_little_to_lose() -> None:
    match = push(open_cover(lay("fffff"), 0), "e")
    assert choice(match) == "push e"


@pytest.mark.rule("POO-14")
@pytest.mark.parametrize(("supply", "does"), [(3, "bank"), (4, "push e")])
def test_greedy_does_not_push_for_points_that_the_supply_cannot_pay(supply: int, does: str) -> None:
    """The next cover hides a find, and 3 points are in the pot."""
    match = put_back(look(open_cover(lay("x.. ffx fff"), 0), 2))
    match.state.turn = 0
    open_cover(match, 1)
    match.state.pot, match.state.supply = 3, supply
    assert choice(match) == does
