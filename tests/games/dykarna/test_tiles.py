"""The fourteen tiles of Dykarna."""

import pytest

from fathoms.core.match import Match
from fathoms.core.structs import Record
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.actions import LEAPS
from fathoms.games.dykarna.sea import seahorse_leaps
from tests.games.dykarna.chart import (
    Spot,
    number,
    offers,
    pieces,
    play,
    put,
    sea,
    sit_out,
    square,
    take_out,
    where,
)

TOP = ". . . . . . . .\n"  # a row of open sea


def flag(match: Match, field: str, name: str) -> int:
    return int(match.state[field][number(name)])


@pytest.mark.rule("DYK-20")
def test_open_sea_ends_the_move() -> None:
    match = sea(". . . w . . . .")
    play(match, "leave boat diver 1")
    assert where(match, "a1") == (1, 4)
    assert match.actors() == [1]


@pytest.mark.rule("DYK-21")
@pytest.mark.parametrize("printed", [1, 2, 3, 4])
def test_treasure_is_laid_out_once_and_is_open_sea_from_then_on(printed: int) -> None:
    match = sea(f". . . p{printed} . . . .")
    sit_out(match)
    play(match, "leave boat diver 1")
    assert pieces(match, (1, 4)) == printed
    assert match.state.tile[1 * 13 + 4] > 0
    play(match, "step diver 1 s with treasure", "step diver 1 n")
    assert pieces(match, (1, 4)) == printed - 1


@pytest.mark.rule("DYK-22")
def test_on_an_island_nobody_can_be_struck() -> None:
    match = sea(". . . i . . . .")
    play(match, "leave boat diver 1")
    put(match, "b1", (1, 5))
    assert "step diver 1 w" not in offers(match)


@pytest.mark.rule("DYK-23")
def test_a_turtle_costs_the_diver_its_players_next_turn() -> None:
    match = sea(". . . t . . . .")
    sit_out(match)
    play(match, "leave boat diver 1")
    assert match.state.turn == 0
    assert not [name for name in offers(match) if "diver 1" in name]
    play(match, "leave boat diver 2")
    assert "step diver 1 s" in offers(match)
    assert not [name for name in offers(match) if "diver 2" in name]


@pytest.mark.rule("DYK-23", "DYK-10")
def test_a_player_whose_only_diver_is_delayed_passes() -> None:
    match = sea(". . . t . . . .")
    take_out(match, "a2", "a3")
    play(match, "leave boat diver 1")
    for _ in range(3):
        play(match, "leave boat diver 1")
    assert match.actors() == [1]
    for _ in range(3):
        play(match, offers(match)[0])
    assert match.actors() == [0]


@pytest.mark.rule("DYK-23", "DYK-26")
def test_a_turtles_delay_survives_being_struck() -> None:
    match = sea(". . . t . . . .")
    play(match, "leave boat diver 1")
    put(match, "b1", (1, 5))
    play(match, "step diver 1 w")
    assert where(match, "a1") == "boat a"
    take_out(match, "a2", "a3")
    play(match, "leave boat diver 1", "leave boat diver 1")
    assert match.state.turn == 1  # nobody is left to move or drive the northern boat in this turn


@pytest.mark.rule("DYK-25")
def test_an_urchin_keeps_a_diver_until_its_team_pays() -> None:
    match = sea(". . . u . . . .")
    sit_out(match)
    play(match, "leave boat diver 1")
    assert not [name for name in offers(match) if "diver 1" in name]
    match.state.home[2] = 1  # the partner's boat will do
    play(match, "step diver 1 s")
    assert (match.state.home[2], match.state.lost) == (0, 1)
    assert where(match, "a1") == (2, 4)


def on_urchin(form: str = "teams", players: int = 4) -> Match:
    """A diver of crew a on an urchin at (2, 4), with treasure in the boats of everyone."""
    match = sea(TOP + ". . . U . . . .", form=form, players=players)
    put(match, "a1", (2, 4))
    match.state.home[:] = 2
    return match


@pytest.mark.rule("DYK-25")
@pytest.mark.parametrize("players", [4, 2])
@pytest.mark.parametrize(("boat", "left"), [("north", [1, 2, 2, 2]), ("south", [2, 2, 1, 2])])
def test_any_boat_of_the_team_may_pay_and_the_player_chooses(boat: str, left: list[int], players: int) -> None:
    match = on_urchin(players=players)
    play(match, "step diver 1 s")
    assert (match.actors(), where(match, "a1")) == ([0], (2, 4))
    assert offers(match) == ["pay north", "pay south"]
    play(match, f"pay {boat}")
    assert (match.state.home.tolist(), match.state.lost) == (left, 1)
    assert (match.actors(), where(match, "a1"), match.state.owed) == ([1], (3, 4), 0)


@pytest.mark.rule("DYK-25")
@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_driving_the_boat_costs_nobodys_ransom(way: str) -> None:
    match = sea(TOP + ". . . U . . . .", turn="b")
    put(match, "a3", (2, 4))
    match.state.home[:] = 2
    play(match, f"drive {way}")
    assert (match.actors(), match.state.home.tolist()) == ([2], [2, 2, 2, 2])


@pytest.mark.rule("DYK-25")
def test_where_only_one_boat_can_pay_nobody_is_asked() -> None:
    match = on_urchin()
    match.state.home[0] = 0
    play(match, "step diver 1 s")
    assert (match.state.home.tolist(), where(match, "a1")) == ([0, 2, 1, 2], (3, 4))
    match = on_urchin(form="solo")
    play(match, "step diver 1 s")
    assert match.state.home.tolist() == [1, 2, 2, 2]


@pytest.mark.rule("DYK-25", "DYK-32")
def test_for_a_wish_the_player_chooses_too_who_pays() -> None:
    match = on_urchin()
    match.state.wish[number("a1")] = 1
    play(match, "wish diver 1 row 5 column 5", "pay south")
    assert (match.state.home.tolist(), where(match, "a1")) == ([2, 2, 1, 2], (5, 5))


@pytest.mark.rule("DYK-25", "DYK-39")
def test_the_boat_that_paid_gets_its_ransom_back() -> None:
    match = on_urchin()
    match.state.tile[square((3, 4))] = -20  # a current face down ...
    match.state.turned[square((3, 4))] = 2  # ... to the south, where the partner is
    match.state.unseen[20] = 1
    put(match, "c1", (4, 4))
    play(match, "step diver 1 s", "pay south")
    assert (match.state.home.tolist(), match.state.lost) == ([2, 2, 2, 2], 0)
    assert where(match, "a1") == (2, 4)


@pytest.mark.rule("DYK-26")
def test_an_octopus_holds_a_diver_until_a_comrade_comes() -> None:
    match = sea(". . . k . . . .")
    sit_out(match)
    play(match, "leave boat diver 1")
    assert not [name for name in offers(match) if "diver 1" in name]
    play(match, "leave boat diver 2")
    assert {"step diver 1 s", "step diver 2 s"} <= set(offers(match))
    play(match, "step diver 2 s")
    assert "step diver 1 s" in offers(match)  # left alone, it stays free


@pytest.mark.rule("DYK-26")
def test_when_both_are_gone_the_octopus_catches_again() -> None:
    match = sea(". . . K . . . .")
    sit_out(match)
    play(match, "leave boat diver 1", "leave boat diver 2", "step diver 1 s", "step diver 2 s", "step diver 1 n")
    assert flag(match, "caught", "a1") == 1


@pytest.mark.rule("DYK-26", "DYK-12")
def test_a_diver_that_strikes_one_held_by_an_octopus_is_caught_itself() -> None:
    match = sea(". . . k . . . .")
    play(match, "leave boat diver 1")
    put(match, "b1", (1, 5))
    play(match, "step diver 1 w")
    assert (where(match, "a1"), flag(match, "caught", "a1"), flag(match, "caught", "b1")) == ("boat a", 0, 1)


@pytest.mark.rule("DYK-27")
def test_a_current_takes_the_diver_one_step_along_its_arrow() -> None:
    match = sea(". . . c21 . . . .")  # one diagonal arrow, south-east
    play(match, "leave boat diver 1")
    assert where(match, "a1") == (2, 5)


@pytest.mark.rule("DYK-27")
def test_of_several_arrows_the_player_chooses() -> None:
    match = sea(TOP + ". . . c50 . . . .")  # north-west, east, south
    put(match, "a1", (2, 3))
    play(match, "step diver 1 e")
    assert match.actors() == [0]
    assert offers(match) == ["flow e", "flow s", "flow nw"]
    play(match, "flow nw")
    assert where(match, "a1") == (1, 3)


@pytest.mark.rule("DYK-27")
def test_a_current_may_throw_a_diver_off_the_board() -> None:
    match = sea(". . . . c10 . . .")
    put(match, "a1", (1, 6))
    play(match, "step diver 1 w")
    assert where(match, "a1") == (0, 5)


@pytest.mark.rule("DYK-28")
def test_a_whirl_drags_one_step_further() -> None:
    match = sea(TOP + ". . . v . . . .")
    put(match, "a1", (1, 3))
    play(match, "step diver 1 se")
    assert where(match, "a1") == (3, 5)


@pytest.mark.rule("DYK-28")
def test_a_whirl_may_throw_off_the_board() -> None:
    match = sea(". . . . v . . .")
    put(match, "a1", (2, 6))
    play(match, "step diver 1 nw")
    assert where(match, "a1") == "boat a"  # at (0, 4)


@pytest.mark.rule("DYK-29")
def test_an_anemone_sends_back_two_steps_and_the_tile_between_does_nothing() -> None:
    match = sea(TOP + ". . . . a . . .")
    put(match, "a1", (2, 4))
    play(match, "step diver 1 e")
    assert where(match, "a1") == (2, 3)
    assert match.state.moves == 2  # one move and no more


@pytest.mark.rule("DYK-29")
def test_an_anemone_may_throw_off_the_board() -> None:
    match = sea(". a . . . . . .")
    put(match, "a1", (1, 1))
    play(match, "step diver 1 e")
    assert where(match, "a1") == (1, 0)


@pytest.mark.rule("DYK-29")
def test_straight_out_of_a_boat_an_anemone_sends_back_into_the_boat() -> None:
    match = sea(". . . a . . . .")
    play(match, "leave boat diver 1")
    assert where(match, "a1") == "boat a"


@pytest.mark.rule("DYK-29", "DYK-30")
def test_after_a_leap_an_anemone_sends_back_two_leaps() -> None:
    match = sea(TOP * 3 + ". . . . h . . .\n" + TOP + ". . . . . a . .")
    put(match, "a1", (4, 4))
    play(match, "step diver 1 e")
    play(match, "flow sse")  # to (6, 6), and two leaps back
    assert where(match, "a1") == (2, 4)


@pytest.mark.rule("DYK-30")
def test_a_seahorse_leaps_like_a_knight_and_the_player_chooses() -> None:
    match = sea(TOP * 3 + ". . . . h . . .")
    put(match, "a1", (4, 4))
    play(match, "step diver 1 e")
    assert offers(match) == [f"flow {leap}" for leap in ("nne", "ene", "ese", "sse", "ssw", "wsw", "wnw", "nnw")]
    play(match, "flow wnw")
    assert where(match, "a1") == (3, 3)


@pytest.mark.rule("DYK-30")
def test_a_seahorse_ends_on_the_board_or_in_a_boat() -> None:
    match = sea(TOP + ". . . . h . . .")
    put(match, "a1", (2, 4))
    play(match, "step diver 1 e")
    assert "flow nne" not in offers(match)  # to the shore at (0, 6)
    assert set(offers(match)) == {"flow ene", "flow ese", "flow sse", "flow ssw", "flow wsw", "flow wnw", "flow nnw"}
    play(match, "flow nnw")  # over the edge into the northern boat
    assert where(match, "a1") == "boat a"


@pytest.mark.rule("DYK-30")
def test_nobody_leaps_off_one_side_of_the_large_sea_and_lands_on_the_other() -> None:
    s = Match(DYKARNA, 4, {"sea": "large", "form": "teams"}, 1).state
    s.boat[:] = [square(spot) for spot in ((0, 6), (3, 12), (12, 6), (5, 0))]
    assert leaps_from(s, (5, 11)) == {"nne", "ssw", "wsw", "wnw", "nnw"}  # nne: into the eastern boat
    assert leaps_from(s, (5, 1)) == {"nne", "ene", "ese", "sse"}
    assert "wsw" in leaps_from(s, (4, 2))  # into the western boat


def leaps_from(s: Record, spot: Spot) -> set[str]:
    """The leaps of a seahorse there, by name."""
    return {LEAPS[way - 8] for way in range(8, 16) if seahorse_leaps(s, square(spot)) >> way & 1}


@pytest.mark.rule("DYK-31")
@pytest.mark.parametrize(("turned", "end"), [(0, (0, 6)), (1, (3, 9)), (2, (9, 6)), (3, (3, 0))])
def test_a_stingray_flings_off_the_board_in_its_tails_direction(turned: int, end: tuple[int, int]) -> None:
    match = sea(TOP * 2 + f". . . . . r{turned} . .")
    put(match, "a1", (3, 5))
    play(match, "step diver 1 e")
    assert (where(match, "a1"), match.actors()) == (end, [1])  # and there its move ends


@pytest.mark.rule("DYK-33")
def test_a_shark_eats_the_diver() -> None:
    match = sea(". . . x . . . .")
    play(match, "leave boat diver 1")
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-34")
def test_a_whirl_after_a_leap_repeats_the_leap() -> None:
    match = sea(TOP * 3 + ". . . . h . . .\n" + TOP + ". . . . . v . .")
    put(match, "a1", (4, 4))
    play(match, "step diver 1 e", "flow sse")
    assert where(match, "a1") == (8, 7)


@pytest.mark.rule("DYK-34")
@pytest.mark.parametrize(("choice", "end"), [("land level", (0, 1)), ("land upright", (1, 0))])
def test_thrown_past_a_corner_the_player_chooses_a_shore_place_beside_it(choice: str, end: tuple[int, int]) -> None:
    match = sea("v . . . . . . .")
    put(match, "a1", (2, 2))
    play(match, "step diver 1 nw")
    assert sorted(offers(match)) == ["land level", "land upright"]
    play(match, choice)
    assert where(match, "a1") == end


@pytest.mark.rule("DYK-34", "DYK-14")
def test_thrown_onto_a_place_with_a_boat_is_getting_into_it() -> None:
    match = sea(TOP * 3 + ". . . . . r1 . .")
    put(match, "a1", (4, 5))
    play(match, "step diver 1 e")  # into the eastern boat, whose crew is aboard
    assert where(match, "a1") == "out"
