"""What the deal decides and what skill decides, in games of which both are known."""

import threading
from collections.abc import Iterator

import pytest

from fathoms.lab.measuring.cheating import measure_cheating
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.luck import luck_figures, measure_luck
from fathoms.lab.measuring.paired_deals import GREEDY, RANDOM, PairedDeals
from fathoms.lab.measuring.study_setting import Setting
from tests.kit.register import registered
from tests.lab.luck_toys import COIN, GUESS, LOT, QUIZ, SEAT


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(GUESS):
        yield


def guessing(kind: int, rounds: int = 1, players: int = 2) -> Setting:
    return Setting(GUESS, players, {"kind": kind, "rounds": rounds})


def against_random(setting: Setting, deals: int = 800) -> dict[str, Figure]:
    *_, (done, figures) = measure_luck(setting, deals, 3)
    assert done == 1
    return {figure.name: figure for figure in figures if figure.of == "against random"}


@pytest.mark.parametrize(
    ("kind", "rounds", "deal", "skill", "rest"),
    [
        (LOT, 1, 1.0, 0.0, 0.0),
        (SEAT, 1, 1.0, 0.0, 0.0),
        (QUIZ, 16, 0.0, 1.0, 0.0),
        (QUIZ, 1, 0.0, 0.75, 0.25),  # who plays at random is right one time in four, and then shares the win
        (COIN, 1, 0.0, 0.0, 1.0),  # nobody knows better, and what helps one helps the other
    ],
)
def test_deal_skill_and_rest(kind: int, rounds: int, deal: float, skill: float, rest: float) -> None:
    found = against_random(guessing(kind, rounds))
    for name, true in (("deal", deal), ("skill", skill), ("rest", rest)):
        assert found[name].low - 1e-9 <= true <= found[name].high + 1e-9, found[name]
        assert 0 < found[name].high - found[name].low < 0.2
        assert found[name].games == 1600
    assert sum(figure.value for figure in found.values()) == pytest.approx(1)


def test_a_smaller_difference_in_skill_is_a_smaller_part() -> None:
    *_, (_, figures) = measure_luck(guessing(QUIZ, 4), 400, 3)
    random, slips = (figure for figure in figures if figure.name == "skill")
    assert slips.high < random.low


def test_what_was_not_seen_in_few_deals_may_still_happen() -> None:
    few, many = (against_random(guessing(QUIZ, 16), deals)["skill"] for deals in (40, 400))
    assert few.value == many.value == 1
    assert few.low < many.low < 1


@pytest.mark.slow
def test_intervals_hold_the_true_value_as_often_as_they_say() -> None:
    """400 studies of 200 deals each."""
    held = {"skill": 0, "cheating": 0}
    for seed in range(400):
        *_, sums = PairedDeals(guessing(QUIZ), (GREEDY, RANDOM), 200, seed).play(1)
        *_, (_, [knowing]) = measure_cheating(guessing(COIN), 200, seed, 1)
        for figure in (luck_figures(sums, "")[1], knowing):
            held[figure.name] += figure.low <= 0.75 <= figure.high
    assert all(0.93 <= count / 400 <= 0.97 for count in held.values()), held


def test_the_same_for_any_number_of_threads() -> None:
    one, two = (list(PairedDeals(guessing(QUIZ), (GREEDY, RANDOM), 700, 5).play(threads))[-1] for threads in (1, 2))
    assert (one == two).all()
    assert one[:, 0].sum() == 2 * 700


def test_who_stops_asking_keeps_what_is_known_and_nobody_plays_on() -> None:
    before = threading.active_count()
    told = measure_luck(guessing(QUIZ, 16), 100_000_000, 1)
    known = [next(told) for _ in range(3)]
    assert 0 < known[-1][0] < 1
    assert known[-1][1][1].name == "skill"
    del told
    assert threading.active_count() == before


@pytest.mark.parametrize(("kind", "deal", "skill"), [(LOT, 1.0, 0.0), (SEAT, 1.0, 0.0), (QUIZ, 0.0, 1.0)])
def test_a_third_player_takes_nothing_from_what_decides(kind: int, deal: float, skill: float) -> None:
    found = against_random(guessing(kind, 16, players=3))
    assert found["deal"].value == pytest.approx(deal)
    assert found["skill"].value == pytest.approx(skill, abs=0.01)


def test_all_sides_change_bots_as_often() -> None:
    assert PairedDeals(guessing(LOT), (GREEDY, RANDOM), 1, 1).table().pairs.tolist() == [[0, 1]]
    assert PairedDeals(guessing(LOT, players=3), (GREEDY, RANDOM), 1, 1).table().pairs.tolist() == [
        [0, 1],
        [0, 2],
        [1, 2],
    ]


def test_knowing_the_coin_is_worth_three_quarters_of_the_wins() -> None:
    *_, (_, [figure]) = measure_cheating(guessing(COIN), 1500, 2)
    assert figure.low <= 0.75 <= figure.high
    assert figure.high - figure.low < 0.06


@pytest.mark.parametrize("kind", [LOT, QUIZ])
def test_knowing_what_does_not_matter_is_worth_nothing(kind: int) -> None:
    *_, (_, [figure]) = measure_cheating(guessing(kind), 500, 2)
    assert figure.value == 0.5
    assert figure.low < 0.5 < figure.high


def test_with_three_players_an_honest_bot_still_has_an_even_chance() -> None:
    *_, (_, [figure]) = measure_cheating(guessing(SEAT, players=3), 300, 2)
    assert figure.value == 0.5
