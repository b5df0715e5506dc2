"""The end of the game: PAR-28 and PAR-29."""

import pytest

from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.state import COLOUR_NAMES, LONGEST_GAME
from tests.games.partners.table import LOCKED, Table

NO_CARDS = dict.fromkeys(COLOUR_NAMES, "")


@pytest.mark.rule("PAR-28")
def test_the_pair_whose_pieces_are_all_locked_first_wins() -> None:
    table = Table(hand="three", green="76 80 81 82", red=LOCKED).do("play three", "go green-1 3")
    assert table.over
    assert table.shares() == [1, 0, 0, 1, 0, 0]


@pytest.mark.rule("PAR-28")
def test_the_team_whose_pieces_are_all_locked_first_wins() -> None:
    table = Table(hand="three", form="teams", green="76 80 81 82", purple=LOCKED, orange=LOCKED)
    table.do("play three", "go green-1 3")
    assert table.over
    assert table.shares() == [1, 0, 1, 0, 1, 0]
    assert table.s.rank.tolist() == [1, 2, 0]


@pytest.mark.rule("PAR-28")
def test_one_finished_player_does_not_end_the_game() -> None:
    table = Table(hand="three", green="76 80 81 82", red="79 81 82 1").do("play three", "go green-1 3")
    assert not table.over


def playing_on(blue: str) -> Table:
    """Green and red have just finished, and the game goes on."""
    pieces = {"green": "76 80 81 82", "red": LOCKED, "blue": f"{blue} 80 81 82", "orange": LOCKED}
    hands = {"red": "nine", "blue": "three two"}
    return Table(hand="three six", hands=hands, play_on=True).put(**pieces).do("play three", "go green-1 3")


@pytest.mark.rule("PAR-28")
def test_play_on_goes_on_for_the_other_places() -> None:
    table = playing_on(blue="76")
    assert not table.over
    assert table.s.rank.tolist() == [1, 0, 0]
    assert table.turn == "blue"
    assert table.do("play three", "go blue-1 3").over
    assert table.s.rank.tolist() == [1, 2, 3]
    assert table.shares() == [1, 0, 0, 1, 0, 0]


@pytest.mark.rule("PAR-28")
def test_a_finished_side_lays_its_cards_down_and_is_dealt_no_more() -> None:
    table = playing_on(blue="20")
    assert table.cards("green") == table.cards("red") == []
    while table.s.deal == 1:
        table.do(min(table.can() - {"take_back"}))
    assert [len(table.cards(colour)) for colour in COLOUR_NAMES] == [0, 4, 4, 0, 4, 4]
    assert PARTNERS.rules.actors(table.s) == 0b110110  # nor do they exchange


@pytest.mark.rule("PAR-28")
def test_with_two_teams_playing_on_ends_with_the_first() -> None:
    pieces = {"green": "76 80 81 82", "purple": LOCKED, "orange": LOCKED}
    table = Table(hand="three", form="teams", play_on=True).put(**pieces).do("play three", "go green-1 3")
    assert table.over
    assert table.s.rank.tolist() == [1, 2, 0]


def last_card(**pieces: str) -> Table:
    """Green plays the very last card of the thousandth deal."""
    table = Table(hand="three", hands=dict(NO_CARDS)).put(**pieces)
    table.s.deal = LONGEST_GAME
    return table.do(*(["play three", "go green-1 3"] if "play three" in table.can() else ["lay_down"]))


@pytest.mark.rule("PAR-29")
def test_after_a_thousand_deals_most_locked_pieces_win() -> None:
    table = last_card(green="10", blue="82 81", red="82 78 78 78")
    assert table.over
    assert table.shares() == [0, 1, 0, 0, 1, 0]


@pytest.mark.rule("PAR-29")
def test_then_the_highest_sum_of_places_with_home_and_start_as_nothing() -> None:
    table = last_card(green="10", blue="82", red="82", purple="82", yellow="start start")
    assert table.shares() == [1, 0, 0, 1, 0, 0]
    assert table.s.rank.tolist() == [1, 2, 2]


@pytest.mark.rule("PAR-29")
def test_then_it_is_shared() -> None:
    table = last_card(blue="82", yellow="82")
    assert table.shares() == [0, 0.5, 0.5, 0, 0.5, 0.5]


@pytest.mark.rule("PAR-29")
def test_an_earlier_deal_goes_on() -> None:
    table = Table(hand="three", hands=dict(NO_CARDS))
    table.s.deal = LONGEST_GAME - 1
    assert not table.do("lay_down").over
