"""What intervals reach to, and that those of games that were played cover the truth. See `test_intervals_cover`."""

from collections.abc import Iterator

import pytest

from fathoms.lab.asking import Study, study
from fathoms.lab.counting.tally import new_tallies, whole
from fathoms.lab.measuring.figures import student
from tests.kit.register import registered
from tests.lab.toys import SCRIPT

STUDIES = 400
GAMES = 600


@pytest.fixture(scope="module", autouse=True)
def script() -> Iterator[None]:
    with registered(SCRIPT):
        yield


@pytest.mark.slow
def test_intervals_of_games_that_were_played_cover_the_truth() -> None:
    hits = 0
    for seed in range(STUDIES):
        low, high = ends(study(SCRIPT, options={"steps": 2, "luck": 30}, games=GAMES, seed=seed, threads=1))
        hits += low <= 0.3 <= high
    assert 0.93 <= hits / STUDIES <= 0.97


def ends(found: Study) -> tuple[float, float]:
    first = found.figures("wins")[0]
    return first.low, first.high


@pytest.mark.parametrize(("freedom", "reach"), [(10, 2.228), (20, 2.086), (39, 2.023), (10_000, 1.960)])
def test_intervals_reach_as_far_as_students_table_says(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, abs=0.002)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures_on_any_number_of_threads() -> None:
    def ask(threads: int) -> Study:
        return study(SCRIPT, options={"luck": 40, "flip": 3}, games=3000, threads=threads)

    assert ask(1) == ask(2)


@pytest.mark.slow
def test_what_was_never_seen_may_still_happen() -> None:
    """In 300 games with one choice each time, no decision was free: that is no proof that none ever is."""
    forced = study(SCRIPT, games=300).figures("forced")[0]
    assert forced.value == forced.high == 1
    assert 0.98 < forced.low < 0.99


def test_one_game_has_a_value_but_no_interval() -> None:
    found = study(SCRIPT, games=1).to_dict()
    decisions = next(figure for figure in found["measures"] if figure["name"] == "decisions")
    assert decisions["value"] == 10
    assert decisions["high"] is None


def test_more_games_are_counted_not_kept() -> None:
    """What a study holds does not grow with the number of games."""
    few, many = (study(SCRIPT, options={"luck": 40}, games=games, threads=1) for games in (200, 20_000))
    assert len(few.measures) == len(many.measures)
    assert new_tallies(SCRIPT).nbytes < 2_000_000
    assert whole(new_tallies(SCRIPT)).games == 0
