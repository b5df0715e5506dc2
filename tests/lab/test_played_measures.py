"""How measures that play games of their own are asked for."""

from collections.abc import Iterator

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.counting.tally import new_tallies
from fathoms.lab.measuring.measures import MEASURES
from fathoms.lab.measuring.played_measures import FAMILIES, PLAYED_MEASURES, PlayedMeasureRequest, default_games
from fathoms.lab.measuring.study_setting import Setting
from fathoms.lab.studies import StudyPlan, study
from fathoms.words import say
from tests.kit.register import registered
from tests.lab.luck_toys import COIN, GUESS, QUIZ

OPTIONS = {"kind": COIN, "rounds": 1}


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(GUESS):
        yield


def names_asked(*names: str, search: int = 0) -> set[str]:
    wish = PlayedMeasureRequest(frozenset(names), 10, search, 1)
    return {name for each in PLAYED_MEASURES if wish.is_requested(each) for name in each.names}


def test_what_needs_search_is_left_out_unless_it_is_asked_for() -> None:
    assert names_asked() == {"deal", "skill", "rest", "hidden", "cheating"}
    assert not names_asked("wins", "length")


def test_a_number_of_searching_games_brings_everything() -> None:
    assert names_asked(search=10) == set(FAMILIES)


def test_what_needs_search_is_asked_for_by_name_or_with_a_number() -> None:
    assert names_asked("luck") == {"deal", "skill", "rest"}
    assert names_asked("luck", search=10) == {"deal", "skill", "rest", "ladder", "doubling", "depth"}
    assert names_asked("depth") == {"doubling", "depth"}
    assert names_asked("choice") == set()
    assert names_asked("information") == {"hidden", "cheating"}


@pytest.mark.parametrize(
    ("counted", "played"),
    [(9, 0), (10_000, 1000), (50_000, 5000), (100_000, 5000), (1_000_000, 50_000)],
)
def test_few_games_are_played_in_passing(counted: int, played: int) -> None:
    assert default_games(counted) == played


@pytest.mark.slow
def test_a_study_goes_on_after_counting() -> None:
    found = study(GUESS, options=OPTIONS, games=200, measures=["wins", "cheating", "deal"])
    assert [figure.name for figure in found.measures] == ["wins", "wins", "deal", "deal", "cheating"]
    assert found.games == 200
    again = study(GUESS, options=OPTIONS, games=200, measures=["wins", "cheating", "deal"], threads=1)
    assert found == again


def test_a_game_for_one_has_neither_luck_nor_ladder() -> None:
    alone = Setting(GUESS, 1, {})
    assert {
        name for each in PlayedMeasureRequest(frozenset(), 10, 10, 1).requested_measures(alone) for name in each.names
    } == {"hidden"}


def test_who_stops_keeps_what_is_known() -> None:
    question = StudyPlan(GUESS, options={"kind": QUIZ, "rounds": 4}, games=100, measures=["information", "ladder"])
    found = question.study_from_counts(new_tallies(GUESS))
    dones = []
    for done, known in question.with_played_measures(found):
        found = known
        dones.append(done)
        if found.figures("cheating"):
            break
    assert dones == sorted(dones)
    assert {figure.name for figure in found.measures} == {"hidden", "cheating"}


def test_unknown_measures_and_numbers_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        StudyPlan(GUESS, measures=["fun"])
    assert "depth" in str(refusal.value.args_["measures"])
    with pytest.raises(Refusal, match="think ahead"):
        StudyPlan(GUESS, search=-1)


@pytest.mark.parametrize("name", FAMILIES)
def test_a_measure_has_words(name: str) -> None:
    title, meaning = say(f"measure-{name}"), say(f"measure-{name}-meaning")
    assert 0 < len(title) < 40
    assert meaning.endswith(".")
    assert meaning.count(". ") == 0, "one sentence"
    assert FAMILIES[name] in {measure.family for measure in MEASURES} or say(f"family-{FAMILIES[name]}")
