"""Glances made true: what is said to be 70 % is 70 %."""

from collections.abc import Iterator

import numpy as np
import pytest

from fathoms.games import GAMES
from fathoms.lab.counting.chances import chance_curve, fit_chances, isotonic_regression, stored_fits
from fathoms.lab.counting.tally import QUARTERS, STEPS, SURE, WIN, all_batches, new_tallies
from tests.kit.register import registered
from tests.lab.toys import SCRIPT


@pytest.fixture(scope="module", autouse=True)
def script() -> Iterator[None]:
    with registered(SCRIPT):
        yield


def test_values_that_fall_are_made_their_mean() -> None:
    values, weights = np.array([0.1, 0.5, 0.3, 0.9]), np.array([1.0, 1.0, 3.0, 1.0])
    assert isotonic_regression(values, weights) == pytest.approx([0.1, 0.35, 0.35, 0.9])


def test_a_fit_says_how_often_it_came_true() -> None:
    """Glances that say too much: at every step the truth is half way between them and a half."""
    tallies = new_tallies(SCRIPT)
    tallies["guessed"][0, QUARTERS - 1] = 1_000_000
    said = np.linspace(0, 1, STEPS + 1)
    tallies["came"][0, QUARTERS - 1] = (1_000_000 * WIN * (0.25 + said / 2)).astype(np.int64)
    assert fit_chances(all_batches(tallies)) == pytest.approx(0.25 + said / 2, abs=1e-4)


def test_what_was_never_said_is_filled_in() -> None:
    tallies = new_tallies(SCRIPT)
    for step, chance in ((8, 0.2), (24, 0.8)):
        tallies["guessed"][0, 0, step] = 10_000
        tallies["came"][0, 0, step] = int(10_000 * WIN * chance)
    found = fit_chances(all_batches(tallies))
    assert found[16] == pytest.approx(0.5, abs=1e-3)
    assert found[0] == pytest.approx(0.2, abs=1e-3)


def test_where_nothing_was_fitted_a_glance_is_taken_at_its_word() -> None:
    assert stored_fits("script") == {}
    assert (chance_curve(SCRIPT, 2) == np.arange(SURE + 1)).all()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_chances_for_every_number_of_players(game) -> None:  # type: ignore[no-untyped-def]
    for players in game.players:
        if len(set(game.sides({option.name: option.default for option in game.options}, players))) == 1:
            continue
        assert str(players) in stored_fits(game.name)
        curve = chance_curve(game, players)
        assert (np.diff(curve) >= 0).all(), "who is said to stand better does not stand worse"
        assert curve[0] < SURE / 4
        assert curve[-1] > 3 * SURE / 4
