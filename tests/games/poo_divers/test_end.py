"""Tokyo Poo Divers: droppings, the end of the game, and who wins."""

import random
from collections import Counter

import pytest

from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.games.poo_divers.state import FIND, OVER
from tests.games.poo_divers.street import bank, give, goldens, lay, open_cover, push, skip_look, turn
from tests.kit.variants import Variant, walk


def droppings_match_points(match: Match) -> None:
    """POO-14: the browns and goldens people see are the points that count."""
    scene = match.game.voice.draw(match.view())
    for purse in (*scene.purses, scene.supply):
        assert purse.points == purse.brown + 5 * purse.golden
        assert purse.brown >= 0
        assert purse.golden >= 0
    assert sum(purse.brown for purse in scene.purses) + scene.supply.brown == 20
    assert sum(purse.golden for purse in scene.purses) + scene.supply.golden == 30
    if scene.supply.golden:
        assert all(purse.brown <= 4 for purse in scene.purses)


@pytest.mark.rule("POO-13")
def test_when_the_goldens_are_gone_browns_above_four_are_kept() -> None:
    match = give(lay("FFF FfF FFF x"), 75, 70)  # 15 and 14 goldens: one is left
    bank(open_cover(match, 4))
    assert goldens(match) == [16, 14]
    bank_nine = give(lay("FFF FfF FFF x"), 80, 70)  # none is left
    bank(open_cover(bank_nine, 4))
    assert goldens(bank_nine) == [16, 14]
    purse = bank_nine.game.voice.draw(bank_nine.view()).purses[0]
    assert (purse.points, purse.brown) == (89, 9)


@pytest.mark.rule("POO-13")
def test_the_supply_is_empty_when_both_kinds_are_gone() -> None:
    match = give(lay("FFF FfF FFF x"), 81, 80)
    bank(open_cover(match, 4))
    scene = match.game.voice.draw(match.view())
    assert (scene.supply.points, scene.supply.brown, scene.supply.golden) == (0, 0, 0)
    assert match.over


@pytest.mark.rule("POO-14")
def test_droppings_and_points_agree_at_all_times() -> None:
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        for match in walk(Variant(find_game("poo_divers"), players, {"layout": "donut"}), seed):
            droppings_match_points(match)


@pytest.mark.rule("POO-14")
def test_droppings_and_points_agree_to_the_last_one() -> None:
    """Random payments until the supply is empty, so that the goldens run out first."""
    rng = random.Random(4)
    for _ in range(30):
        match = lay("ff fx", players=rng.choice((2, 3, 4)))
        while match.state.phase != OVER:
            match.state.card[match.state.square_of[:3]] = -FIND  # the same covers again and again
            match.state.left = 4
            open_cover(match, 0)
            match.state.pot = rng.randint(1, 24)
            bank(match)
            droppings_match_points(match)
        assert match.state.supply == 0
        assert sum(goldens(match)) == 30


@pytest.mark.rule("POO-14", "POO-16")
def test_points_that_cannot_be_paid_are_lost() -> None:
    match = give(lay("FFF FfF FFF xxx"), 80, 85)
    bank(open_cover(match, 4))  # 9 points, but only 5 are left
    assert match.scores() == [85, 85]
    assert match.state.supply == 0


@pytest.mark.rule("POO-16")
def test_the_game_ends_at_once_when_the_supply_is_empty() -> None:
    match = give(lay("fFx xxx"), 100, 69)
    bank(open_cover(match, 0))
    assert match.over
    assert match.state.pot == 0
    assert match.state.left == 4
    assert match.shares() == [1.0, 0.0]


@pytest.mark.rule("POO-16", "POO-12")
def test_a_sleeper_that_banks_the_last_droppings_ends_the_game() -> None:
    match = give(lay("fz xx"), 100, 69)
    push(open_cover(match, 0), "e")
    assert match.scores() == [101, 69]
    assert match.over


@pytest.mark.rule("POO-16")
def test_the_game_goes_on_while_a_dropping_is_left() -> None:
    match = give(lay("fFx xxx"), 100, 67)
    bank(open_cover(match, 0))
    assert match.state.supply == 1
    assert not match.over


@pytest.mark.rule("POO-16")
def test_after_the_last_cover_the_turn_is_finished_first() -> None:
    match = open_cover(lay("FfF"), 1)
    assert not match.over
    ended = bank(match)
    assert ended.over
    assert ended.scores() == [3, 0]


@pytest.mark.rule("POO-16")
def test_a_last_cover_opened_while_pushing_ends_the_game_after_banking() -> None:
    found = push(open_cover(lay("ff"), 0), "e")
    assert not found.over
    ended = bank(found)
    assert ended.over
    assert ended.scores() == [3, 0]
    slept = push(open_cover(lay("fz"), 0), "e")
    assert slept.over
    assert slept.scores() == [1, 0]


@pytest.mark.rule("POO-16")
def test_the_game_goes_on_while_a_cover_is_closed() -> None:
    match = skip_look(open_cover(lay("xf"), 0))
    assert not match.over
    assert turn(match) == 1


@pytest.mark.rule("POO-17")
def test_a_first_sleeper_under_the_last_cover_ends_the_turn_and_the_game() -> None:
    match = open_cover(give(lay("zFF"), 3, 2), 0)
    assert match.over
    assert match.shares() == [1.0, 0.0]


@pytest.mark.rule("POO-18")
def test_most_points_wins() -> None:
    match = open_cover(give(lay("xF", players=4), 7, 12, 11, 3), 0)
    assert match.over
    assert match.shares() == [0.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("POO-18")
def test_a_tie_is_shared() -> None:
    match = open_cover(give(lay("xF", players=3), 9, 2, 9), 0)
    assert match.shares() == [0.5, 0.0, 0.5]
    assert open_cover(lay("xF", players=4), 0).shares() == [0.25] * 4


@pytest.mark.rule("POO-18")
def test_a_fart_off_breaks_the_tie_by_a_draw() -> None:
    winners: Counter[int] = Counter()
    for seed in range(200):
        match = give(lay("xF", players=3, fart_off=1), 9, 2, 9)
        match.state.rng[0] = seed
        shares = open_cover(match, 0).shares()
        assert sorted(shares) == [0.0, 0.0, 1.0]
        winners[shares.index(1.0)] += 1
        assert match.state.champion == shares.index(1.0)
    assert set(winners) == {0, 2}
    assert abs(winners[0] - 100) < 36


@pytest.mark.rule("POO-18")
def test_a_fart_off_of_three_is_fair() -> None:
    winners: Counter[int] = Counter()
    for seed in range(300):
        match = give(lay("xF", players=4, fart_off=1), 9, 9, 2, 9)
        match.state.rng[0] = seed
        winners[open_cover(match, 0).shares().index(1.0)] += 1
    assert set(winners) == {0, 1, 3}
    assert all(abs(wins - 100) < 42 for wins in winners.values())  # five standard deviations


@pytest.mark.rule("POO-18")
def test_a_fart_off_is_an_option() -> None:
    assert not Match(find_game("poo_divers"), 2, {}, 1).state.fart_off
    match = Match(find_game("poo_divers"), 2, {"fart_off": True}, 1)
    assert match.state.fart_off
    assert match.view().fart_off


@pytest.mark.rule("POO-18")
def test_everyone_sees_who_won_the_fart_off() -> None:
    match = open_cover(give(lay("xF", fart_off=1), 9, 9), 0)
    assert match.view().champion == match.state.champion >= 0


@pytest.mark.rule("POO-18")
def test_without_a_tie_there_is_no_fart_off() -> None:
    match = open_cover(give(lay("xF", fart_off=1), 9, 2), 0)
    assert match.shares() == [1.0, 0.0]
    assert match.state.champion == -1
