"""What a crew of Dykarna may do in its turn."""

import pytest

from fathoms.core.match import Match
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.state import BOAT
from tests.games.dykarna.chart import lay, number, offers, play, put, sea, sit_out, square, take_out, where

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


@pytest.mark.rule("DYK-4")
def test_a_diver_steps_to_one_of_the_eight_neighbouring_tiles() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    assert {f"step diver 1 {way}" for way in COMPASS} <= set(offers(match))
    play(match, "step diver 1 sw")
    assert where(match, "a1") == (5, 3)
    assert match.actors() == [1]


@pytest.mark.rule("DYK-4")
def test_nobody_steps_off_the_board_willingly() -> None:
    match = sea()
    put(match, "a1", (1, 8))
    steps = {name for name in offers(match) if name.startswith("step diver 1")}
    assert steps == {"step diver 1 s", "step diver 1 sw", "step diver 1 w"}


@pytest.mark.rule("DYK-5")
def test_from_a_boat_a_diver_steps_out_to_the_tile_astern_and_nowhere_else() -> None:
    match = sea()
    about_diver_1 = [name for name in offers(match) if "diver 1" in name]
    assert about_diver_1 == ["leave boat diver 1"]
    play(match, "leave boat diver 1")
    assert where(match, "a1") == (1, 4)


@pytest.mark.rule("DYK-6")
@pytest.mark.parametrize(("column", "way"), [(3, "ne"), (4, "n"), (5, "nw")])
def test_from_the_three_tiles_nearest_a_diver_steps_into_the_boat(column: int, way: str) -> None:
    match = sea()
    put(match, "a1", (1, column))
    play(match, f"step diver 1 {way}")
    assert where(match, "a1") == "boat a"


@pytest.mark.rule("DYK-6", "DYK-14")
def test_at_a_corner_tile_only_two_tiles_are_near_the_boat() -> None:
    match = sea(boats=((0, 1), (4, 9), (9, 4), (4, 0)))
    put(match, "a1", (1, 1))
    put(match, "a2", (1, 2))
    put(match, "a3", (2, 1))
    names = offers(match)
    assert {"step diver 1 n", "step diver 2 nw"} <= set(names)
    assert not {"step diver 1 nw", "step diver 3 nw", "step diver 3 w"} & set(names)


@pytest.mark.rule("DYK-7")
def test_a_diver_drives_the_own_boat_along_the_own_coast_but_not_round_the_corner() -> None:
    match = sea(boats=((0, 8), (4, 9), (9, 4), (4, 0)))
    assert "drive clockwise" not in offers(match)
    play(match, "drive anticlockwise")
    assert match.state.boat[0] == square((0, 7))
    assert where(match, "a1") == "boat a"


@pytest.mark.rule("DYK-7")
def test_no_boat_drives_to_a_corner_where_another_lies() -> None:
    match = sea(boats=((0, 7), (1, 9), (9, 4), (4, 0)))
    assert "drive clockwise" not in offers(match)
    assert "drive anticlockwise" in offers(match)


@pytest.mark.rule("DYK-7")
def test_only_the_crew_drives_its_boat() -> None:
    match = sea()
    for name, spot in (("a1", (5, 5)), ("a2", (5, 6)), ("a3", (5, 7))):
        put(match, name, spot)
    match.state.place[number("c1")] = match.state.place[number("c1")] - 2  # the partner sits in the northern boat
    assert where(match, "c1") == "boat a"
    assert not [name for name in offers(match) if name.startswith("drive")]


@pytest.mark.rule("DYK-7")
def test_a_driven_boat_picks_up_its_own_side_and_drowns_opponents() -> None:
    match = sea()
    put(match, "a1", (0, 5))
    put(match, "c1", (0, 5))
    put(match, "b1", (0, 5))
    play(match, "drive clockwise", "drown south diver 1")
    assert where(match, "a1") == "boat a"
    assert where(match, "b1") == "out"


@pytest.mark.rule("DYK-7", "DYK-14")
def test_a_boat_that_picks_up_a_fourth_is_overfull() -> None:
    match = sea()
    put(match, "c1", (0, 5))
    play(match, "drive clockwise")
    assert sorted(offers(match)) == sorted([*(f"drown north diver {n}" for n in (1, 2, 3)), "drown south diver 1"])
    play(match, "drown north diver 2")
    assert [where(match, name) for name in ("a1", "a2", "a3", "c1")] == ["boat a", "out", "boat a", "boat a"]


@pytest.mark.rule("DYK-8")
def test_on_the_shore_a_diver_walks_either_way_and_round_the_corner() -> None:
    match = sea()
    sit_out(match)
    put(match, "a1", (0, 8))
    assert {name for name in offers(match) if "diver 1" in name} == {
        "walk diver 1 clockwise",
        "walk diver 1 anticlockwise",
    }
    play(match, "walk diver 1 clockwise")
    assert where(match, "a1") == (1, 9)
    play(match, "walk diver 1 anticlockwise", "walk diver 1 anticlockwise")
    assert where(match, "a1") == (0, 7)


@pytest.mark.rule("DYK-8")
def test_divers_on_the_shore_share_places_with_anyone() -> None:
    match = sea()
    put(match, "a1", (0, 6))
    put(match, "b1", (0, 7))
    put(match, "c1", (0, 7))
    play(match, "walk diver 1 clockwise")
    assert where(match, "a1") == where(match, "b1") == where(match, "c1") == (0, 7)


@pytest.mark.rule("DYK-8", "DYK-9")
def test_a_diver_on_the_shore_does_not_pass_a_boat_but_steps_into_it() -> None:
    match = sea()
    put(match, "a1", (0, 5))
    play(match, "walk diver 1 anticlockwise")
    assert where(match, "a1") == "boat a"


ON_THE_WAY = {"walk diver 1 clockwise", "walk past diver 1 clockwise", "walk diver 1 anticlockwise"}


@pytest.mark.rule("DYK-8")
@pytest.mark.parametrize(("players", "form", "past"), [(4, "solo", True), (4, "teams", False), (2, "teams", False)])
def test_each_for_themselves_a_diver_may_pass_a_boat_with_enemies(players: int, form: str, past: bool) -> None:
    match = sea(players=players, form=form)
    sit_out(match)
    put(match, "a1", (3, 9))  # beside the eastern boat
    put(match, "b1", (5, 5))
    match.state.place[number("b2")] = BOAT + 1
    assert {name for name in offers(match) if "diver 1" in name} == ON_THE_WAY - (
        set() if past else {"walk past diver 1 clockwise"}
    )
    if past:
        play(match, "walk past diver 1 clockwise")
        assert (where(match, "a1"), where(match, "b2")) == ((5, 9), "boat b")


@pytest.mark.rule("DYK-8")
def test_between_two_boats_with_enemies_nobody_has_to_drown() -> None:
    match = sea(form="solo", boats=((0, 8), (2, 9), (9, 4), (4, 0)), turn="c")
    take_out(match, "c2", "c3")
    put(match, "c1", (1, 9))
    match.state.boat[0] = square((0, 7))
    assert "walk past diver 1 clockwise" in offers(match)
    play(match, "walk past diver 1 clockwise")
    assert where(match, "c1") == (3, 9)


@pytest.mark.rule("DYK-8")
def test_a_boat_is_passed_round_the_corner_too() -> None:
    match = sea(form="solo", boats=((0, 4), (1, 9), (9, 4), (4, 0)))
    put(match, "a1", (0, 8))
    play(match, "walk past diver 1 clockwise")
    assert where(match, "a1") == (2, 9)


@pytest.mark.rule("DYK-8", "DYK-9")
def test_neither_an_empty_boat_nor_the_own_one_is_passed() -> None:
    match = sea(form="solo")
    take_out(match, "b1", "b2", "b3")
    put(match, "a1", (3, 9))
    put(match, "a2", (0, 5))
    assert not [name for name in offers(match) if name.startswith("walk past")]


@pytest.mark.rule("DYK-41")
def test_the_first_move_of_a_game_is_a_diver_stepping_out() -> None:
    match = sea()
    match.state.moves = 0
    assert offers(match) == [f"leave boat diver {n}" for n in (1, 2, 3)]
    play(match, "leave boat diver 1")
    assert {"drive anticlockwise", "drive clockwise"} <= set(offers(match))


@pytest.mark.rule("DYK-41")
@pytest.mark.parametrize("players", [2, 4])
def test_so_it_is_after_the_boats_are_placed(players: int) -> None:
    match = Match(DYKARNA, players, {}, 1)
    play(match, *["place 5"] * 4)
    assert offers(match) == [f"leave boat diver {n}" for n in (1, 2, 3)]


@pytest.mark.rule("DYK-10")
def test_a_player_who_can_move_must() -> None:
    assert "pass" not in offers(sea())


@pytest.mark.rule("DYK-10")
def test_a_player_who_cannot_move_passes_at_once() -> None:
    match = sea()
    take_out(match, "b1", "b2", "b3")
    play(match, "leave boat diver 1")
    assert match.actors() == [2]


@pytest.mark.rule("DYK-10", "DYK-25")
def test_when_every_move_costs_a_ransom_passing_is_offered_too() -> None:
    match = sea(". . . . . . . .\n. . . U . . . .")
    put(match, "a1", (2, 4))
    take_out(match, "a2", "a3")
    match.state.home[0] = 1
    assert "pass" in offers(match)
    assert "step diver 1 n" in offers(match)
    play(match, "pass")
    assert match.state.home[0] == 1
    assert match.actors() == [1]


@pytest.mark.rule("DYK-10")
def test_a_move_without_a_ransom_takes_the_pass_away() -> None:
    match = sea(". . . . . . . .\n. . . U . . . .")
    put(match, "a1", (2, 4))
    put(match, "a2", (5, 5))
    match.state.home[0] = 1
    assert "pass" not in offers(match)


@pytest.mark.rule("DYK-10", "DYK-7")
def test_a_crew_that_can_only_drive_its_boat_is_not_passed_over() -> None:
    match = sea(". . . X . . . .", turn="d")  # a shark astern
    play(match, "leave boat diver 1")
    assert match.actors() == [0]
    assert offers(match) == ["drive anticlockwise", "drive clockwise"]


@pytest.mark.parametrize("move", ["wish diver 1 row 5 column 5", "step diver 1 s with treasure"])
def test_driving_the_boat_leaves_no_trace_of_the_move_before(move: str) -> None:
    match = sea(". . . . . . . .\n" * 4 + ". . . . w . . .")
    sit_out(match)
    put(match, "a1", (2, 2))
    lay(match, (2, 2), 1)
    match.state.wish[number("a1")] = 1
    play(match, move, "drive clockwise")
    s = match.state
    assert (s.diver, s.carrying, s.wished, s.fresh, s.steps) == (-1, 0, 0, 0, 0)
