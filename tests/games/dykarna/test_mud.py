"""Mud in Dykarna."""

import pytest

from fathoms.core.match import Match
from tests.games.dykarna.chart import lay, number, offers, pieces, play, put, sea, sit_out, take_out, where

TOP = ". . . . . . . .\n"  # a row of open sea
MUD = TOP + ". . . m3 . . . ."


def tussock_of(match: Match, name: str) -> int:
    return int(match.state.tussock[number(name)])


@pytest.mark.rule("DYK-24")
def test_mud_has_to_be_trudged_through_tussock_by_tussock() -> None:
    match = sea(MUD)
    sit_out(match)
    put(match, "a1", (1, 4))
    play(match, "step diver 1 s")
    for tussock in (1, 2):
        assert tussock_of(match, "a1") == tussock
        assert [name for name in offers(match) if "diver 1" in name] == ["trudge diver 1"]
        play(match, "trudge diver 1")
    assert tussock_of(match, "a1") == 3
    assert "trudge diver 1" not in offers(match)
    play(match, "step diver 1 s")
    assert (where(match, "a1"), tussock_of(match, "a1")) == ((3, 4), 0)


@pytest.mark.rule("DYK-24")
def test_treasure_is_carried_from_tussock_to_tussock() -> None:
    match = sea(MUD.upper())
    sit_out(match)
    put(match, "a1", (2, 4), tussock=1)
    lay(match, (2, 4), 1)
    play(match, "trudge diver 1 with treasure", "trudge diver 1 with treasure")
    assert (pieces(match, (2, 4)), pieces(match, (2, 4), 3)) == (0, 1)
    play(match, "step diver 1 n with treasure")
    assert pieces(match, (1, 4)) == 1


@pytest.mark.rule("DYK-24")
def test_a_third_unit_on_a_tussock_costs_one_which_the_mover_chooses() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    put(match, "a2", (2, 4), tussock=1)
    lay(match, (2, 4), 1)
    play(match, "step diver 1 s")
    assert match.actors() == [0]
    assert sorted(offers(match)) == ["lose north diver 1", "lose north diver 2", "lose piece"]
    play(match, "lose piece")
    assert (match.state.lost, pieces(match, (2, 4))) == (1, 0)
    assert where(match, "a1") == where(match, "a2") == (2, 4)
    assert match.actors() == [1]


@pytest.mark.rule("DYK-24")
def test_a_diver_with_a_piece_on_a_full_tussock_costs_two() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    lay(match, (2, 4), 2)
    play(match, "step diver 1 s with treasure", "lose piece")
    assert sorted(offers(match)) == ["lose north diver 1", "lose piece"]
    play(match, "lose north diver 1")
    assert (where(match, "a1"), pieces(match, (2, 4)), match.state.lost) == ("out", 2, 1)


@pytest.mark.rule("DYK-24")
def test_opponents_on_the_tussock_are_struck_before_units_are_counted() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    put(match, "b1", (2, 4), tussock=1)
    lay(match, (2, 4), 1)
    play(match, "step diver 1 s")  # on the tussock are now a1 and a piece
    assert [where(match, name) for name in ("a1", "b1")] == [(2, 4), "boat b"]
    assert (pieces(match, (2, 4)), match.state.lost, match.actors()) == (1, 0, [1])


@pytest.mark.rule("DYK-24")
def test_two_opponents_on_a_full_tussock_go_home_unharmed() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    put(match, "b1", (2, 4), tussock=1)
    put(match, "b2", (2, 4), tussock=1)
    play(match, "step diver 1 s")
    assert [where(match, name) for name in ("a1", "b1", "b2")] == [(2, 4), "boat b", "boat b"]


@pytest.mark.rule("DYK-24")
def test_what_is_left_after_the_strike_can_still_be_too_much() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    put(match, "b1", (2, 4), tussock=1)
    lay(match, (1, 4), 1)
    lay(match, (2, 4), 1)
    play(match, "step diver 1 s with treasure")
    assert sorted(offers(match)) == ["lose north diver 1", "lose piece"]  # b1 is in its boat already
    play(match, "lose north diver 1")
    assert (where(match, "a1"), where(match, "b1")) == ("out", "boat b")
    assert [match.state[field][number("a1")] for field in ("tussock", "caught", "wish")] == [0, 0, 0]


@pytest.mark.rule("DYK-24")
def test_strikes_hit_only_the_same_tussock() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    put(match, "b1", (2, 4), tussock=2)
    sit = number("b1")
    play(match, "step diver 1 s")
    assert where(match, "b1") == (2, 4)
    take_out(match, "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3")
    match.state.delayed[sit] = 1
    match.state.turn = 0
    play(match, "trudge diver 1")
    assert where(match, "b1") == "boat b"


@pytest.mark.rule("DYK-24", "DYK-13")
def test_a_partner_on_any_tussock_bars_the_whole_tile() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    put(match, "c1", (2, 4), tussock=3)
    assert "step diver 1 s" not in offers(match)


@pytest.mark.rule("DYK-24")
def test_a_full_first_tussock_may_be_entered_willingly() -> None:
    match = sea(MUD.upper())
    put(match, "a1", (1, 4))
    lay(match, (2, 4), 2)
    assert "step diver 1 s" in offers(match)
