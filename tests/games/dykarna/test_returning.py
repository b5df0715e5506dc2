"""Going back in Dykarna, where every way is barred: DYK-39."""

import pytest

from tests.games.dykarna.chart import east_of, number, play, put, sea, square, where

TOP = ". . . . . . . .\n"  # a row of open sea


@pytest.mark.rule("DYK-39")
def test_when_only_the_partners_tiles_are_in_reach_the_diver_goes_back_and_the_move_is_used_up() -> None:
    match = east_of(TOP + ". . c11 . . . . .")
    put(match, "c1", (2, 4))
    play(match, "step diver 1 e")
    assert where(match, "a1") == (2, 2)
    assert match.state.tile[square((2, 3))] > 0
    assert match.actors() == [1]


@pytest.mark.rule("DYK-39")
def test_so_it_does_before_an_island_that_someone_else_holds() -> None:
    match = east_of(TOP + ". . v I . . . .")
    put(match, "b1", (2, 4))
    play(match, "step diver 1 e")
    assert where(match, "a1") == (2, 2)


@pytest.mark.rule("DYK-39", "DYK-13")
def test_so_it_does_before_a_goldfish_where_the_partner_is() -> None:
    match = east_of(TOP + ". . v G . . . .")
    put(match, "c1", (2, 4))
    play(match, "step diver 1 e")
    assert where(match, "a1") == (2, 2)


@pytest.mark.rule("DYK-39")
def test_nothing_acts_on_the_returning_diver_and_its_ransom_is_given_back() -> None:
    match = east_of(TOP + ". U c11 . . . . .")
    put(match, "c1", (2, 4))
    match.state.home[2] = 1
    play(match, "step diver 1 e")
    assert (match.state.home[2], match.state.lost) == (1, 0)


@pytest.mark.rule("DYK-39", "DYK-26")
def test_back_at_an_octopus_a_freed_diver_is_still_free() -> None:
    match = east_of(TOP + ". K c11 . . . . .")
    put(match, "c1", (2, 4))
    play(match, "step diver 1 e")
    assert match.state.caught[number("a1")] == 0


@pytest.mark.rule("DYK-39", "DYK-24")
def test_back_in_the_mud_a_diver_stands_where_it_stood() -> None:
    match = sea(TOP + ". M2 c11 . . . . .")
    put(match, "a1", (2, 2), tussock=2)
    put(match, "c1", (2, 4))
    play(match, "step diver 1 e")
    assert match.state.tussock[number("a1")] == 2


@pytest.mark.rule("DYK-39", "DYK-32")
def test_a_wish_that_came_to_nothing_is_given_back() -> None:
    match = sea(TOP * 4 + ". . . . v . . .")
    put(match, "a1", (2, 2))
    put(match, "c1", (6, 5))
    match.state.wish[number("a1")] = 1
    play(match, "wish diver 1 row 5 column 5")
    assert (where(match, "a1"), match.state.wish[number("a1")]) == ((2, 2), 1)
