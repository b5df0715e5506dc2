"""Every measure can be read about: its name, what it means, what it is counted in, and where it can lie."""

import pytest

from fathoms.lab.measuring.luck import WEAKER
from fathoms.lab.measuring.measure import Measure
from fathoms.lab.measuring.measures import MEASURES
from fathoms.lab.report.format import full_name, subject_name
from fathoms.words import say


@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: measure.name)
def test_a_measure_has_words_and_a_range(measure: Measure) -> None:
    title, meaning = say(f"measure-{measure.name}"), say(f"measure-{measure.name}-meaning")
    assert 0 < len(title) < 40
    assert meaning.endswith(".")
    assert meaning.count(". ") == 0, "one sentence"
    assert say(f"family-{measure.family}")
    assert say(f"unit-{measure.unit}")
    low, high = measure.range
    assert low < high
    if measure.unit in ("share", "chance", "doubt"):
        assert -1 <= low < high <= 1


def test_no_two_measures_have_the_same_name_or_title() -> None:
    assert len({measure.name for measure in MEASURES}) == len(MEASURES)
    assert len({say(f"measure-{measure.name}") for measure in MEASURES}) == len(MEASURES)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_seats_sides_and_quarters_have_words(number: int) -> None:
    words = {say(f"of-{kind}", number=number) for kind in ("seat", "side", "quarter")}
    assert len(words) == 3


def test_whom_luck_and_skill_are_measured_against_has_words() -> None:
    said = [subject_name("skill", of, "poo_divers") for of in WEAKER]
    assert said == ["against a bot that plays at random", "against one that slips one time in five"]
    assert full_name("skill", "against random", "poo_divers") == f"Decided by skill, {said[0]}"


def test_what_has_no_words_stays_as_it_is() -> None:
    assert subject_name("came-true", "75.0%", "poo_divers") == "75.0%"
