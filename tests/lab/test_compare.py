"""Two studies side by side: real differences are found, and luck is called luck."""

import json
from dataclasses import replace

import numpy as np
import pytest

from fathoms.lab.compare import compare, holm_correction, student_tail
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.report.comparison_report import verdict
from fathoms.lab.studies import Study

BATCHES = 40
Means = np.ndarray  # (figures, batches)


def study_of(means: Means) -> Study:
    """A study whose figures are means over batches."""
    figures = [
        Figure("points", f"seat {number + 1}", row.mean(), 0, 1, "points", 40, tuple((row.sum() - row) / (BATCHES - 1)))
        for number, row in enumerate(means)
    ]
    return Study("toy", 2, {}, {}, ("greedy",), 40, 1, tuple(figures))


def test_a_difference_is_the_others_less_the_ones() -> None:
    means = np.arange(BATCHES)[None] / 10
    (found,) = compare(study_of(means), study_of(means + np.sin(np.arange(BATCHES)) + 5)).differences
    assert found.value == pytest.approx(5, abs=0.2)
    assert found.value == found.other - found.one
    assert found.low < found.value < found.high
    assert found.real
    assert (found.name, found.of, found.unit) == ("points", "seat 1", "points")


def test_what_both_have_in_common_falls_out() -> None:
    """Deals differ much more than the variants do; as the deals are the same, that does not hide it."""
    rng = np.random.default_rng(1)
    deals, small = rng.normal(0, 10, (1, BATCHES)), rng.normal(0.2, 0.1, (1, BATCHES))
    assert compare(study_of(deals), study_of(deals + small)).differences[0].real
    assert not compare(study_of(deals), study_of(rng.permuted(deals, axis=1) + small)).differences[0].real


def test_intervals_cover_the_truth_and_luck_is_seldom_called_real() -> None:
    rng = np.random.default_rng(2)
    covered, called_real, tries, figures = 0, 0, 400, 10
    for _ in range(tries):
        deals = rng.normal(0, 1, (figures, BATCHES))
        found = compare(study_of(deals), study_of(deals + rng.normal(0, 1, (figures, BATCHES)))).differences
        covered += sum(each.low <= 0 <= each.high for each in found)
        called_real += any(each.real for each in found)
    assert 0.93 < covered / tries / figures < 0.97
    assert called_real / tries < 0.08, "of all ten differences together, not of each"


def test_without_the_correction_luck_would_often_be_called_real() -> None:
    """The check above can fail: ten uncorrected looks find something in two comparisons out of five."""
    rng = np.random.default_rng(2)
    doubts = rng.uniform(size=(1000, 10))
    assert (doubts < 0.05).any(axis=1).mean() > 0.3
    assert np.mean([min(holm_correction(list(row))) < 0.05 for row in doubts]) < 0.07


def test_holms_correction() -> None:
    assert holm_correction([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm_correction([0.5, 0.9]) == [1.0, 1.0]
    assert holm_correction([]) == []


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.3027), (3, 3.1824), (10, 2.2281), (38, 2.0244), (39, 2.0227)]
)
def test_students_distribution_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student_tail(t, freedom) == pytest.approx(0.05, abs=1e-5)
    assert student_tail(0, freedom) == 1


def test_what_is_the_same_in_every_batch_is_no_difference_or_a_sure_one() -> None:
    means = np.ones((1, BATCHES))
    assert compare(study_of(means), study_of(means)).differences[0].doubt == 1
    assert compare(study_of(means), study_of(means + 1)).differences[0].doubt < 1e-11


def test_only_what_both_have_and_can_be_judged_is_compared() -> None:
    means = np.random.default_rng(3).normal(size=(2, BATCHES))
    one, other = study_of(means), study_of(means[:1])
    plain = Figure("alike", None, 0.5, 0.5, 0.5, "doubt", 40)
    both = [Study(**{**vars(each), "measures": (*each.measures, plain)}) for each in (one, other)]
    assert [each.of for each in compare(*both).differences] == ["seat 1"]


def test_as_json_it_has_these_keys() -> None:
    means = np.random.default_rng(4).normal(size=(1, BATCHES))
    found = json.loads(json.dumps(compare(study_of(means), study_of(means * 2)).to_dict(), allow_nan=False))
    assert list(found) == ["one", "other", "differences"]
    keys = "name of one other value low high unit doubt real"
    assert list(found["differences"][0]) == keys.split()


@pytest.mark.parametrize("games", [1, 2, 10, 19])
def test_too_few_games_say_nothing(games: int) -> None:
    """Two batches that happen to agree would look like certainty."""
    found = compare(
        replace(study_of(np.ones((1, 2))), games=games), replace(study_of(np.full((1, 2), 2.0)), games=games)
    )
    assert not found.differences
    assert f"{games} games are too few" in verdict(found)


def test_batches_that_agree_are_not_more_sure_than_lots_drawn_by_each() -> None:
    """Twenty batches that all say the same are one chance in half a million."""
    few = np.ones((1, 20))
    assert compare(study_of(few), study_of(few + 1)).differences[0].doubt == pytest.approx(2.0**-19)
