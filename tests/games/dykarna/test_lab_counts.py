"""Dykarna: what the lab counts."""

import pytest

from fathoms.core.match import Match
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.state import MOVE_LIMIT, OUT
from tests.games.dykarna.chart import ACTION, Spot, east_of, lay, number, offers, play, put, sea, square, take_out
from tests.kit.noting import end_of, group_total, parts_met, parts_of_game
from tests.kit.variants import Variant

TOP = ". . . . . . . .\n"  # a row of open sea
ALL_BUT_A1 = ("a2", "a3", *(f"{crew}{n}" for crew in "bcd" for n in (1, 2, 3)))


def met(match: Match, name: str) -> list[str]:
    """What an action of whoever is to act would meet."""
    assert name in offers(match)
    return parts_met(match.state, match.actors()[0], ACTION[name])


def at(*spots: Spot) -> list[str]:
    """Squares as the lab counts them."""
    return [f"square {square(spot) + 1}" for spot in spots]


# How it ends


def test_all_treasure_is_home() -> None:
    match = sea()
    match.state.home[:] = (5, 3, 5, 6)
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    play(match, "step diver 1 n with treasure")
    assert end_of(match.state) == "home"


def test_there_is_no_diver_left() -> None:
    match = sea(". . . x . . . .")
    take_out(match, *ALL_BUT_A1)
    play(match, "leave boat diver 1")
    assert end_of(match.state) == "nobody"


def test_the_limit_of_moves_is_reached() -> None:
    match = sea()
    match.state.moves = MOVE_LIMIT - 1
    play(match, "leave boat diver 1")
    assert end_of(match.state) == "limit"


def test_nobody_can_move_any_more() -> None:
    match = sea(". . . k . . . .")
    take_out(match, *ALL_BUT_A1)
    play(match, "leave boat diver 1")  # to an octopus, with nobody to free it
    assert end_of(match.state) == "passes"


# Squares and tiles


def test_a_step_enters_a_square_with_a_tile() -> None:
    match = sea(". . . W . . . .\n. . . i . . . .")
    put(match, "a1", (1, 3))
    assert met(match, "step diver 1 e") == ["done step", *at((1, 4)), "tile open"]
    assert met(match, "step diver 1 se") == ["done step", "turned_up island", *at((2, 4)), "tile island"]
    assert met(match, "leave boat diver 2") == ["done leave_boat", *at((1, 4)), "tile open"]


def test_a_chain_enters_every_square_on_its_way() -> None:
    match = east_of(TOP + ". . C11 v . . . .")
    way = [*at((2, 3)), "tile current", *at((2, 4)), "tile whirl", *at((2, 5)), "tile open"]
    assert met(match, "step diver 1 e") == ["done step", "turned_up whirl", *way]


def test_a_choice_of_ways_enters_only_what_comes_after_it() -> None:
    match = east_of(TOP + ". . C30 . . . . .")  # two arrows, north and south
    assert met(match, "step diver 1 e") == ["done step", *at((2, 3)), "tile current"]
    play(match, "step diver 1 e")
    assert met(match, "flow n") == ["done flow", *at((1, 3)), "tile open"]


def test_a_boat_is_no_square() -> None:
    match = sea()
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    assert met(match, "step diver 1 n") == ["done step"]
    assert met(match, "step diver 1 n with treasure") == ["done carry", "event brought_home"]


def test_the_shore_is_walked_along() -> None:
    match = sea()
    put(match, "a1", (0, 6))
    assert met(match, "walk diver 1 clockwise") == ["done walk", *at((0, 7))]


# Deeds and events


def test_driving_passing_and_wishing() -> None:
    match = sea(TOP + ". . . U . . . .")
    assert met(match, "drive clockwise") == ["done drive"]
    put(match, "a1", (2, 4))
    take_out(match, "a2", "a3")
    match.state.home[0] = 1
    assert met(match, "pass") == ["done pass"]
    match.state.wish[number("a1")] = 1
    wish = "wish diver 1 row 5 column 5"
    assert met(match, wish) == ["done wish", "event ransom", *at((5, 5)), "tile open"]


def test_a_ransom_that_someone_chooses_to_pay() -> None:
    match = sea(TOP + ". . . U . . . .")
    put(match, "a1", (2, 4))
    match.state.home[:] = 1
    assert met(match, "step diver 1 s") == ["done step"]
    play(match, "step diver 1 s")
    assert met(match, "pay north") == ["event ransom", *at((3, 4)), "tile open"]


def test_opponents_are_struck() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    put(match, "b1", (4, 5))
    put(match, "d2", (4, 5))
    assert met(match, "step diver 1 e") == ["done step", "event struck", "event struck", *at((4, 5)), "tile open"]


def test_a_diver_goes_back_where_every_way_is_barred() -> None:
    match = east_of(TOP + ". U c11 . . . . .")
    put(match, "c1", (2, 4))
    match.state.home[2] = 1  # the ransom is given back
    way = [*at((2, 3)), "tile current"]
    assert met(match, "step diver 1 e") == ["done step", "turned_up current", "event sent_back", *way]


# Who is lost


def test_a_shark_eats_a_diver() -> None:
    assert "lost eaten" in met(east_of(TOP + ". . x . . . . ."), "step diver 1 e")


def test_a_diver_is_stuck_between_two_currents() -> None:
    assert "lost stuck" in met(east_of(TOP + ". . c11 C13 . . . ."), "step diver 1 e")


def test_a_diver_drowns_in_a_strange_boat() -> None:
    match = sea()
    put(match, "a1", (4, 8))
    assert met(match, "step diver 1 e") == ["done step", "lost drowned"]


def test_a_boat_runs_divers_over() -> None:
    match = sea()
    put(match, "b1", (0, 5))
    put(match, "c1", (0, 5))
    assert met(match, "drive clockwise") == ["done drive", "lost drowned"]


def test_the_owner_of_an_overfull_boat_says_who_drowns() -> None:
    match = sea(turn="c")
    put(match, "c1", (1, 4))
    play(match, "step diver 1 n")
    assert met(match, "drown south diver 1") == met(match, "drown north diver 2") == ["lost drowned"]


def test_what_sinks_in_the_mud() -> None:
    match = sea(TOP + ". . . M3 . . . .")
    put(match, "a1", (1, 4))
    put(match, "a2", (2, 4), tussock=1)
    lay(match, (2, 4), 1)
    assert met(match, "step diver 1 s") == ["done step", *at((2, 4)), "tile mud"]
    play(match, "step diver 1 s")
    assert met(match, "lose piece") == ["event treasure_sunk"]
    assert met(match, "lose north diver 2") == ["lost sunk"]


# Whole games


@pytest.mark.parametrize("players", [2, 4])
def test_tiles_divers_and_treasure_add_up(players: int) -> None:
    state, found = parts_of_game(Variant(DYKARNA, players, {"sea": "small"}), players)
    assert group_total(found, "turned_up") == int((state.tile > 0).sum())
    assert group_total(found, "lost") == int((state.place == OUT).sum())
    assert found["event brought_home"] == int(state.home.sum()) + found["event ransom"]
    assert found["event treasure_sunk"] + found["event ransom"] == int(state.lost)
    assert group_total(found, "tile") <= group_total(found, "square")
    for part in found:
        if part.startswith("turned_up "):
            assert found[part] <= found[part.replace("turned_up", "tile")]
