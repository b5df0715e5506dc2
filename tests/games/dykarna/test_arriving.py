"""Arriving in Dykarna: strikes, partners, boats."""

import pytest

from fathoms.core.match import Match
from fathoms.games.dykarna.state import BOAT
from tests.games.dykarna.chart import number, offers, play, put, sea, sit_out, square, take_out, where


def aboard(match: Match, name: str, boat: str) -> None:
    """Seat a diver in a boat."""
    match.state.place[number(name)] = BOAT + "abcd".index(boat)


@pytest.mark.rule("DYK-11")
def test_a_tile_is_turned_up_and_stays_up() -> None:
    match = sea(". . . i . . . .")
    play(match, "leave boat diver 1")
    assert match.state.tile[square((1, 4))] == 6
    assert match.state.unseen[6] == 0
    assert where(match, "a1") == (1, 4)


@pytest.mark.rule("DYK-12")
def test_opponents_on_the_tile_are_struck_to_their_own_boat() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    put(match, "b1", (4, 5))
    put(match, "b2", (4, 5))
    play(match, "step diver 1 e")
    assert [where(match, name) for name in ("a1", "b1", "b2")] == [(4, 5), "boat b", "boat b"]


@pytest.mark.rule("DYK-12", "DYK-22")
def test_nobody_enters_an_island_that_someone_else_holds() -> None:
    match = sea(". . . . . . . .\n. . . I . . . .")
    put(match, "a1", (2, 3))
    put(match, "b1", (2, 4))
    assert "step diver 1 e" not in offers(match)
    put(match, "b1", (5, 5))
    put(match, "a2", (2, 4))
    assert "step diver 1 e" in offers(match)


@pytest.mark.rule("DYK-13")
def test_a_tile_with_the_partners_divers_may_not_be_entered() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    put(match, "c1", (4, 5))
    assert "step diver 1 e" not in offers(match)


@pytest.mark.rule("DYK-13")
def test_any_number_of_one_players_divers_share_a_tile() -> None:
    match = sea()
    sit_out(match)
    for n in (1, 2, 3):
        play(match, f"leave boat diver {n}")
    assert {where(match, f"a{n}") for n in (1, 2, 3)} == {(1, 4)}


@pytest.mark.rule("DYK-3", "DYK-13")
def test_each_for_themselves_strikes_everyone() -> None:
    match = sea(form="solo")
    put(match, "a1", (4, 4))
    put(match, "c1", (4, 5))
    play(match, "step diver 1 e")
    assert where(match, "c1") == "boat c"


@pytest.mark.rule("DYK-14")
def test_getting_into_an_opponents_boat_with_crew_is_drowning() -> None:
    match = sea()
    put(match, "a1", (4, 8))
    play(match, "step diver 1 e")
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-14")
def test_crew_means_divers_of_the_owners_team() -> None:
    match = sea()
    put(match, "a1", (4, 8))
    take_out(match, "b1", "b2", "b3")
    aboard(match, "d1", "b")
    play(match, "step diver 1 e")
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-14", "DYK-16")
def test_an_empty_opponents_boat_can_be_left_again_without_treasure() -> None:
    match = sea()
    sit_out(match)
    match.state.home[1] = 5
    put(match, "a1", (4, 8))
    play(match, "step diver 1 e")
    assert where(match, "a1") == "boat b"
    assert [name for name in offers(match) if "diver 1" in name] == ["leave boat diver 1"]
    play(match, "leave boat diver 1")
    assert where(match, "a1") == (4, 8)
    assert match.state.home[1] == 5


@pytest.mark.rule("DYK-14")
def test_who_sits_in_an_opponents_boat_drowns_when_an_opponent_comes_aboard() -> None:
    match = sea(turn="b")
    aboard(match, "a1", "b")
    put(match, "b1", (4, 8))
    put(match, "b2", (6, 6))
    put(match, "b3", (6, 7))
    play(match, "step diver 1 e")
    assert (where(match, "a1"), where(match, "b1")) == ("out", "boat b")


@pytest.mark.rule("DYK-14", "DYK-3")
def test_each_for_themselves_strangers_drown_each_other_in_a_third_ones_empty_boat() -> None:
    match = sea(form="solo")
    take_out(match, "b1", "b2", "b3")
    aboard(match, "c1", "b")
    put(match, "a1", (4, 8))
    play(match, "step diver 1 e")
    assert (where(match, "a1"), where(match, "c1")) == ("boat b", "out")


@pytest.mark.rule("DYK-14")
def test_the_boats_owner_says_who_drowns_until_three_are_left() -> None:
    match = sea(turn="c")
    put(match, "c1", (1, 4))
    play(match, "step diver 1 n")
    assert match.actors() == [0]  # the northern boat's owner, in the southern player's turn
    play(match, "drown south diver 1")
    assert where(match, "c1") == "out"
    assert match.actors() == [3]


@pytest.mark.rule("DYK-15")
def test_a_struck_diver_whose_boat_is_full_counts_as_the_one_more() -> None:
    match = sea()
    for name in ("d1", "d2", "d3"):
        aboard(match, name, "b")
    put(match, "b1", (5, 5))
    put(match, "b2", (5, 5))
    take_out(match, "b3")
    put(match, "a1", (4, 4))
    play(match, "step diver 1 se")
    assert match.actors() == [1]
    play(match, "drown west diver 3", "drown east diver 1")
    assert [where(match, name) for name in ("d1", "d2", "d3", "b1", "b2")] == ["boat b"] * 2 + ["out", "out", "boat b"]
