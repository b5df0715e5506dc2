"""Ladders and depth: who wins against whom, and how far that goes on."""

import math
from collections.abc import Iterator

import numpy as np
import pytest

from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.lab.measuring.depth import budget_steps, depth_figure, levels_by_pace_only, measure_depth
from fathoms.lab.measuring.duels import Duel, Shares, win_figure
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.ladder import level_steps, measure_ladder
from fathoms.lab.measuring.study_setting import Setting
from tests.kit.register import registered
from tests.lab.luck_toys import COIN, GUESS, LOT, QUIZ


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(GUESS):
        yield


def guessing(kind: int, rounds: int = 1) -> Setting:
    return Setting(GUESS, 2, {"kind": kind, "rounds": rounds})


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "rounds", "true"), [(LOT, 1, 0.5), (QUIZ, 16, 1.0), (QUIZ, 1, 0.875)])
def test_a_level_wins_as_often_as_it_is_right_more_often(kind: int, rounds: int, true: float) -> None:
    *_, (done, [figure]) = measure_ladder(guessing(kind, rounds), 200, 4, workers=1)
    assert done == 1
    assert (figure.of, figure.games) == ("diver", 200)
    assert figure.low <= true <= figure.high
    assert 0 < figure.high - figure.low < 0.15


def test_a_ladder_tells_what_it_knows_as_it_goes() -> None:
    told = [(done, figures[0].games) for done, figures in measure_ladder(guessing(LOT), 30, 4, workers=1)]
    assert told == sorted(told)
    assert told[0][0] < 1
    assert told[-1] == (1, 30)


@pytest.mark.slow
def test_the_same_for_any_number_of_workers() -> None:
    setting = Setting(TOILET_DIVERS, 2, {option.name: option.default for option in TOILET_DIVERS.options})
    one, two = (list(Duel("diver", "paddler").play(setting, 8, 4, workers))[-1] for workers in (1, 2))
    assert one.tolist() == two.tolist()


def test_pairs_in_which_luck_cancels_out_count_for_more() -> None:
    """Every deal is won once from either side: that tells more than as many games by lot."""
    split = win_figure("ladder", "diver", np.full(100, 0.5))
    by_lot = win_figure("ladder", "diver", np.repeat([0.0, 1.0], 50)[np.random.default_rng(1).permutation(100)])
    assert split.high - split.low < 0.7 * (by_lot.high - by_lot.low)


@pytest.mark.parametrize("luck", [0.0, 0.6])
def test_intervals_hold_the_true_share_as_often_as_they_say(luck: float) -> None:
    """400 duels of 100 deals: so many are decided by luck that cancels out, and of the others' games 70 % are won."""
    lot, held = np.random.default_rng(7), 0
    for _ in range(400):
        won = (lot.random((100, 2)) < 0.7).mean(axis=1)
        figure = win_figure("ladder", "diver", np.where(lot.random(100) < luck, 0.5, won))
        held += figure.low <= 0.7 * (1 - luck) + 0.5 * luck <= figure.high
    assert 0.93 <= held / 400 <= 0.98


def step(value: float, reach: float = 0.02) -> Figure:
    return Figure("doubling", "", value, value - reach, value + reach, "share", 100)


def test_depth_is_the_number_of_steps_in_a_row_that_win() -> None:
    found = depth_figure([step(0.7), step(0.6), step(0.52), step(0.8)])
    assert (found.low, found.value, found.high, found.games) == (2, 2, 2, 400)


def test_depth_is_unsure_where_a_step_is() -> None:
    found = depth_figure([step(0.7), step(0.56), step(0.54), step(0.5)])
    assert (found.low, found.value, found.high) == (1, 2, 3)


def test_nobody_knows_how_deep_it_is_if_all_steps_win() -> None:
    found = depth_figure([step(0.7), step(0.6)])
    assert (found.low, found.value, found.high) == (2, 2, math.inf)


def test_budgets_are_doubled_against_their_half() -> None:
    assert [duel for _, duel in budget_steps(16, 3)] == [
        Duel("search:32", "search:16"),
        Duel("search:64", "search:32"),
        Duel("search:128", "search:64"),
    ]


def test_paces_take_the_place_of_budgets_where_levels_differ_in_pace() -> None:
    assert levels_by_pace_only(TUBYRINTH)
    assert not levels_by_pace_only(TOILET_DIVERS)
    setting = Setting(TUBYRINTH, 2, {})
    assert [duel.stronger for _, duel in level_steps(setting)] == ["snorkeller", "diver", "deep_diver"]


def test_what_is_known_of_the_first_steps_is_told_before_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(duel: Duel, setting: Setting, games: int, seed: int, workers: int | None) -> Iterator[Shares]:
        yield np.full(games, 0.8 if duel.weaker == "search:128" else 0.5)

    monkeypatch.setattr(Duel, "play", play)
    told = [figures for _, figures in measure_depth(guessing(COIN), 200, 1, doublings=3)]
    assert [[figure.name for figure in figures] for figures in told] == [
        ["doubling", "depth"],
        ["doubling", "doubling", "depth"],
        ["doubling", "doubling", "doubling", "depth"],
    ]
    assert [figures[-1].value for figures in told] == [1, 1, 1]
    assert [figures[-1].high for figures in told] == [math.inf, 1, 1]


@pytest.mark.slow
def test_a_game_by_lot_has_no_depth() -> None:
    *_, (_, [*steps, found]) = measure_depth(guessing(LOT), 240, 4, workers=1, doublings=2, first=4)
    assert [figure.value for figure in steps] == [0.5, 0.5]
    assert (found.low, found.value, found.high) == (0, 0, 0)
