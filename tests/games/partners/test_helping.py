"""Helping partners and taking moves back: PAR-27, and our ruling on half-made moves."""

import pytest

from fathoms.games.partners.state import TAKE_BACKS
from tests.games.partners.table import LOCKED, Table, moves_with


@pytest.mark.rule("PAR-27")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("three", {"go red-1 3"}),
        ("eight", {"go red-1 8", "bring_out red"}),
        ("back_four", {"go_back red-1"}),
        ("one_or_fourteen", {"go red-1 1", "go red-1 14"}),
    ],
)
def test_a_finished_player_moves_the_partners_pieces(card: str, expected: set[str]) -> None:
    assert moves_with(card, green=LOCKED, red="20") == expected


@pytest.mark.rule("PAR-27")
def test_in_teams_a_helper_chooses_whose_pieces_anew_for_each_card() -> None:
    table = Table(hand="three nine", form="teams", green=LOCKED, purple="20", orange="30").do("play three")
    assert table.can() == {"go purple-1 3", "go orange-1 3"}
    table.do("go purple-1 3")
    table.s.turn = 0
    assert table.do("play nine").can() == {"go purple-1 9", "go orange-1 9"}


@pytest.mark.rule("PAR-27")
def test_with_one_partner_left_both_others_help_it() -> None:
    for helper in ("green", "purple"):
        pieces = {"green": LOCKED, "purple": LOCKED, "orange": "30"}
        assert moves_with("three", turn=helper, form="teams", **pieces) == {"go orange-1 3"}


@pytest.mark.rule("PAR-27")
def test_a_helper_may_swap_opponents() -> None:
    assert moves_with("swap", green=LOCKED, blue="10", orange="20") == {"change blue-1", "change orange-1"}


@pytest.mark.rule("PAR-27")
def test_a_player_who_is_not_finished_moves_no_partners_pieces() -> None:
    assert moves_with("three", green="20 80 81 82", red="30") == {"go green-1 3"}


# A half-made move can be taken back


def test_a_half_made_seven_is_taken_back_to_its_start() -> None:
    table = Table(hand="seven", green="10 20", blue="1").do("play seven")
    assert "take_back" not in table.can()
    before = table.can()
    table.do("go green-1 4")  # hits blue
    assert table.at("blue")[0] == -1
    table.do("take_back")
    assert (table.at("green")[:2], table.at("blue")[0], table.can()) == ([10, 20], 1, before)


def test_half_made_swaps_and_twos_are_taken_back_too() -> None:
    table = Table(hand="swap", green="10", blue="20").do("play swap", "change blue-1", "take_back")
    assert table.can() == {"change green-1", "change blue-1"}
    table = Table(hand="two").do("play two", "bring_out red", "take_back")
    assert table.at("red") == [-1] * 4


def test_moves_are_taken_back_only_so_often_in_a_turn() -> None:
    table = Table(hand="seven", green="10 20").do("play seven")
    for _ in range(TAKE_BACKS):
        table.do("go green-1 1", "take_back")
    assert table.do("go green-1 1").can() == {"go green-2 6"}


def test_a_finished_move_and_a_played_card_are_not_taken_back() -> None:
    table = Table(hand="seven", green="10 20").do("play seven", "go green-1 7")
    assert table.turn == "blue"
    assert "take_back" not in table.can()
