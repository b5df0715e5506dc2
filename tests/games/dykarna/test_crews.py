"""Two players of Dykarna: the six divers of one go together, or their two crews keep apart."""

import pytest

from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.state import BOAT
from tests.games.dykarna.chart import lay, number, offers, play, put, sea, take_out, where

TOP = ". . . . . . . .\n"  # a row of open sea
BOTH = pytest.mark.parametrize("crews", ["together", "apart"])


def two(picture: str = "", crews: str = "together", turn: str = "a") -> Match:
    """A sea of two players: crews a and c are one player's, b and d the other's."""
    return sea(picture, players=2, crews=crews, turn=turn)


def aboard(match: Match, name: str, boat: str) -> None:
    """Seat a diver in a boat."""
    match.state.place[number(name)] = BOAT + "abcd".index(boat)


@pytest.mark.rule("DYK-3", "DYK-13")
@BOTH
def test_one_players_divers_share_tiles_unless_crews_keep_apart(crews: str) -> None:
    match = two(crews=crews)
    put(match, "a1", (4, 4))
    put(match, "c1", (4, 5))
    assert ("step diver 1 e" in offers(match)) == (crews == "together")
    if crews == "together":
        play(match, "step diver 1 e")
        assert where(match, "a1") == where(match, "c1") == (4, 5)


@pytest.mark.rule("DYK-3", "DYK-12")
@BOTH
def test_one_players_divers_share_islands_unless_crews_keep_apart(crews: str) -> None:
    match = two(TOP + ". . . I . . . .", crews)
    put(match, "a1", (2, 3))
    put(match, "c1", (2, 4))
    assert ("step diver 1 e" in offers(match)) == (crews == "together")
    put(match, "c1", (6, 6))
    put(match, "b1", (2, 4))
    assert "step diver 1 e" not in offers(match)


@pytest.mark.rule("DYK-3", "DYK-24")
@BOTH
def test_so_they_do_the_mud_where_they_count_as_units(crews: str) -> None:
    match = two(TOP + ". . . M3 . . . .", crews)
    put(match, "a1", (1, 4))
    put(match, "c1", (2, 4), tussock=1)
    assert ("step diver 1 s" in offers(match)) == (crews == "together")
    if crews == "together":
        lay(match, (2, 4), 1)
        play(match, "step diver 1 s")
        assert sorted(offers(match)) == ["lose north diver 1", "lose piece", "lose south diver 1"]


@pytest.mark.rule("DYK-3", "DYK-26")
def test_any_of_one_players_divers_frees_another() -> None:
    match = two(TOP + ". . . K . . . .")
    put(match, "a1", (2, 3))
    put(match, "c1", (2, 4))
    match.state.caught[number("c1")] = 1
    play(match, "step diver 1 e")
    assert [match.state.caught[number(name)] for name in ("a1", "c1")] == [0, 0]


@pytest.mark.rule("DYK-3", "DYK-26")
def test_crews_that_keep_apart_do_not_free_each_other() -> None:
    match = two(TOP + ". . . K . . . .", "apart")
    put(match, "a1", (2, 3))
    put(match, "c1", (2, 4))
    match.state.caught[number("c1")] = 1
    assert "step diver 1 e" not in offers(match)


@pytest.mark.rule("DYK-3", "DYK-39")
@BOTH
def test_a_way_to_the_other_crew_is_lawful_unless_crews_keep_apart(crews: str) -> None:
    match = two(TOP + ". . c11 . . . . .", crews)
    put(match, "a1", (2, 2))
    put(match, "c1", (2, 4))
    play(match, "step diver 1 e")
    assert where(match, "a1") == ((2, 4) if crews == "together" else (2, 2))


@pytest.mark.rule("DYK-3", "DYK-12")
@BOTH
def test_the_other_players_divers_are_struck_to_their_own_boats(crews: str) -> None:
    match = two(crews=crews)
    put(match, "a1", (4, 4))
    put(match, "b1", (4, 5))
    play(match, "step diver 1 e")
    assert (where(match, "a1"), where(match, "b1")) == ((4, 5), "boat b")


@pytest.mark.rule("DYK-3", "DYK-12")
def test_a_struck_diver_goes_back_to_the_boat_it_came_with() -> None:
    match = two(turn="b")
    put(match, "c1", (4, 5))
    put(match, "b1", (4, 4))
    play(match, "step diver 1 e")
    assert where(match, "c1") == "boat c"


@pytest.mark.rule("DYK-3", "DYK-7")
@BOTH
def test_a_boat_is_driven_in_its_turn_by_any_diver_of_its_player_unless_crews_keep_apart(crews: str) -> None:
    match = two(crews=crews)
    for n in (1, 2, 3):
        put(match, f"a{n}", (4, 4))
    aboard(match, "c1", "a")
    assert ("drive clockwise" in offers(match)) == (crews == "together")
    match.state.delayed[number("c1")] = 1
    assert "drive clockwise" not in offers(match)


@pytest.mark.rule("DYK-3", "DYK-10")
def test_a_crew_that_is_out_can_still_have_its_boat_driven() -> None:
    match = two(turn="d")
    take_out(match, "a1", "a2", "a3")
    aboard(match, "c1", "a")
    play(match, "leave boat diver 1")
    assert (match.actors(), offers(match)) == ([0], ["drive anticlockwise", "drive clockwise"])


@pytest.mark.rule("DYK-3", "DYK-4")
@BOTH
def test_in_a_boats_turn_only_its_own_divers_move(crews: str) -> None:
    match = two(crews=crews)
    put(match, "c1", (5, 5))
    play(match, "leave boat diver 1")
    assert where(match, "a1") == (1, 4)
    assert match.actors() == [1]
    play(match, "leave boat diver 1")
    assert match.actors() == [0]
    play(match, "step diver 1 n")
    assert where(match, "c1") == (4, 5)


@pytest.mark.rule("DYK-3", "DYK-23")
def test_a_turtle_delays_for_the_next_turn_of_the_divers_own_boat() -> None:
    match = two(TOP + ". . . T . . . .")
    put(match, "a1", (2, 3))
    play(match, "step diver 1 e", "leave boat diver 1", "leave boat diver 1", "leave boat diver 1")
    assert match.state.turn == 0
    assert not [name for name in offers(match) if "diver 1" in name]
    play(match, "leave boat diver 2", "leave boat diver 2", "leave boat diver 2", "leave boat diver 2")
    assert [name for name in offers(match) if "step diver 1" in name]


@pytest.mark.rule("DYK-3", "DYK-25")
@BOTH
def test_either_boat_of_a_player_pays_a_ransom(crews: str) -> None:
    match = two(TOP + ". . . U . . . .", crews)
    put(match, "a1", (2, 4))
    match.state.home[:] = [1, 0, 1, 0]
    play(match, "step diver 1 n")
    assert offers(match) == ["pay north", "pay south"]


@pytest.mark.rule("DYK-3", "DYK-14", "DYK-16")
@BOTH
def test_treasure_is_home_in_either_boat_which_holds_three(crews: str) -> None:
    match = two(crews=crews)
    put(match, "a1", (8, 4))
    lay(match, (8, 4), 1)
    play(match, "step diver 1 s with treasure")
    assert match.state.home[2] == 1
    assert match.actors() == [0]  # the boat is too full, and its player says who drowns
    play(match, "drown south diver 2")
    assert where(match, "a1") == "boat c"


@pytest.mark.rule("DYK-3")
def test_only_two_players_have_crews_that_can_keep_apart() -> None:
    with pytest.raises(Refusal, match="two players"):
        Match(DYKARNA, 4, {"crews": "apart"}, 1)
    assert not sea().state.together
    assert not sea(form="solo").state.together
    assert two().state.together
    assert not two(crews="apart").state.together


@pytest.mark.rule("DYK-3", "DYK-32")
@BOTH
def test_a_wish_leads_to_the_other_crews_divers_unless_they_keep_apart(crews: str) -> None:
    match = two(crews=crews)
    put(match, "a1", (2, 2))
    put(match, "c1", (6, 6))
    match.state.wish[number("a1")] = 1
    assert ("wish diver 1 row 6 column 6" in offers(match)) == (crews == "together")
    assert "wish diver 1 south" in offers(match)
