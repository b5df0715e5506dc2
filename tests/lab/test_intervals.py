"""What intervals reach to, and that those of games that were played cover the truth. See `test_intervals_cover`."""

from collections.abc import Iterator

import numpy as np
import pytest

from fathoms.lab.counting.tally import BATCHES, STEPS, WIN, Tallies, all_batches, new_tallies
from fathoms.lab.measuring.figures import Figure, student_quantile
from fathoms.lab.measuring.measure import Measure
from fathoms.lab.measuring.measures import find_measures
from fathoms.lab.measuring.study_setting import Setting
from fathoms.lab.studies import Study, study
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
    assert student_quantile(freedom) == pytest.approx(reach, abs=0.002)


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


def level(rng: np.random.Generator, unwon: float) -> Tallies:
    """A study of two sides that are level throughout: one of them wins, but for games that nobody wins."""
    tallies = new_tallies(SCRIPT)
    games = GAMES // BATCHES
    lost = rng.binomial(games, unwon, BATCHES)
    for name in ("games", "close"):
        tallies[name] = games
    tallies["won"] = games - lost
    tallies["course"][:, 0, STEPS // 2] = games - lost
    tallies["guessed"][:, 0, STEPS // 2] = 2 * games
    tallies["came"][:, 0, STEPS // 2] = (games - lost) * WIN
    tallies["seen"][:, STEPS // 2] = games
    return tallies


def figure_of(measure: Measure, tallies: Tallies, of: str) -> Figure:
    return next(figure for figure in measure.figures(tallies, Setting(SCRIPT, 2, {})) if figure.of == of)


@pytest.mark.parametrize("unwon", [0.001, pytest.param(0.003, marks=pytest.mark.slow), 0.01])
@pytest.mark.parametrize(("name", "of"), [("course", "0 %"), ("came-true", "50.0%")])
def test_chances_of_level_sides_are_as_sure_as_games_without_a_winner_are_many(
    name: str, of: str, unwon: float
) -> None:
    """Batches that have none of them agree, and know nothing: by these alone, too few intervals hold the truth."""
    (measure,) = find_measures([name])
    usual = Measure(name, measure.family, measure.unit, measure.range, measure.values, measure.of, measure.base)
    rng, true = np.random.default_rng(3), (1 - unwon) / 2
    studies = [level(rng, unwon) for _ in range(100)]
    held = {
        each: np.mean([figure.low <= true <= figure.high for figure in (figure_of(each, one, of) for one in studies)])
        for each in (measure, usual)
    }
    assert held[measure] >= 0.93
    assert held[usual] < 0.93


def test_what_always_came_true_for_one_of_three_may_not_always_do_so() -> None:
    """Batches without a difference but that of rounding are no proof."""
    tallies = level(np.random.default_rng(3), 0)
    rest = GAMES // BATCHES - np.arange(BATCHES) % 3
    tallies["guessed"][:, 0, 11], tallies["came"][:, 0, 11], tallies["seen"][:, 11] = 3 * rest, rest * WIN, rest
    figure = figure_of(find_measures(["came-true"])[0], tallies, "34.4%")
    assert figure.low < 0.333 < 0.334 < figure.high < 0.4


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
    assert all_batches(new_tallies(SCRIPT)).games == 0
