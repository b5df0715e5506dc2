"""A variant compared with itself: in nineteen comparisons out of twenty, no difference at all is called real."""

import pytest

from fathoms.core.rng import seed_from
from fathoms.lab import compare as comparing
from fathoms.lab.measuring.figures import Figure, standard_error
from fathoms.lab.studies import Study, study

TRIES = 60
COUNTED = (
    "balance",
    "length",
    "ends",
    "points",
    "choice",
    "drama",
    "outlook",
    "parts",
)  # all that games are counted for


def asked(games: int, number: int) -> Study:
    return study("poo_divers", games=games, seed=seed_from(7, games, number), measures=COUNTED, threads=1)


def called_real(games: int, tries: int) -> int:
    """In how many comparisons of the same game with itself, on other deals, something is called real."""
    return sum(
        any(each.real for each in comparing.compare(asked(games, 2 * number), asked(games, 2 * number + 1)).differences)
        for number in range(tries)
    )


@pytest.mark.slow
@pytest.mark.parametrize("games", [20, 100, 1000])
def test_nothing_is_called_real_where_there_is_no_difference(games: int) -> None:
    assert called_real(games, TRIES) <= 0.05 * TRIES + 3


@pytest.mark.slow
def test_doubt_that_knows_no_luck_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games whose batches agree, taken for certainty."""

    honest = comparing.p_value

    def careless(one: Figure, other: Figure) -> float:
        spread = float(standard_error(comparing.differences_without(one, other))[0])
        return honest(one, other) if spread > 1e-12 else float(one.value == other.value)

    monkeypatch.setattr(comparing, "FEWEST", 2)
    assert called_real(2, 10) == 0, "two batches can never be sure"
    monkeypatch.setattr(comparing, "p_value", careless)
    assert called_real(2, 10) > 5
