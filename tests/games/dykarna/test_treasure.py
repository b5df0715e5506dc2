"""Treasure in Dykarna, and the end of the game."""

import pytest

from fathoms.core.match import Match
from fathoms.games.dykarna.state import HOUSE, OVER
from tests.games.dykarna.chart import lay, number, offers, pieces, play, put, sea, sit_out, take_out, told, where


@pytest.mark.rule("DYK-16")
def test_a_diver_may_take_one_piece_along_to_a_known_tile() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    lay(match, (4, 4), 3)
    assert {"step diver 1 e", "step diver 1 e with treasure"} <= set(offers(match))
    play(match, "step diver 1 e with treasure")
    assert (pieces(match, (4, 4)), pieces(match, (4, 5))) == (2, 1)


@pytest.mark.rule("DYK-16")
def test_no_treasure_goes_onto_a_tile_turned_up_in_this_move_or_to_an_island() -> None:
    match = sea(". . . . . . . .\n. . i . I . . .")
    put(match, "a1", (2, 4))
    lay(match, (2, 4), 1)
    names = offers(match)
    assert {"step diver 1 w", "step diver 1 e"} <= set(names)
    assert not {"step diver 1 w with treasure", "step diver 1 e with treasure"} & set(names)


@pytest.mark.rule("DYK-16")
def test_a_striking_move_may_carry() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    put(match, "b1", (4, 5))
    lay(match, (4, 4), 1)
    play(match, "step diver 1 e with treasure")
    assert (where(match, "b1"), pieces(match, (4, 5))) == ("boat b", 1)


@pytest.mark.rule("DYK-16")
def test_nothing_is_carried_from_where_nothing_lies() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    assert not [name for name in offers(match) if "treasure" in name]


@pytest.mark.rule("DYK-17")
def test_a_piece_comes_along_through_known_chains() -> None:
    match = sea(". . . . . . . .\n. . . . C11 V . .")  # a current to the east, into a whirl
    put(match, "a1", (2, 4))
    lay(match, (2, 4), 1)
    play(match, "step diver 1 e with treasure")
    assert where(match, "a1") == (2, 7)
    assert pieces(match, (2, 7)) == 1


@pytest.mark.rule("DYK-17")
@pytest.mark.parametrize("end", ["I", "w"])
def test_carrying_restricts_the_ways_through_a_chain(end: str) -> None:
    match = sea(f". . . . . . . .\n. . . . C11 {end} . .")
    put(match, "a1", (2, 4))
    lay(match, (2, 4), 1)
    assert "step diver 1 e" in offers(match)
    assert "step diver 1 e with treasure" not in offers(match)


@pytest.mark.rule("DYK-17")
def test_of_several_ways_only_those_that_may_hold_the_piece_are_offered() -> None:
    match = sea(". . . I . . . .\n. . . C30 . . . .")  # two arrows: north to an island, south to open sea
    put(match, "a1", (2, 3))
    lay(match, (2, 3), 1)
    play(match, "step diver 1 e with treasure")
    assert where(match, "a1") == (3, 4)
    assert pieces(match, (3, 4)) == 1


@pytest.mark.rule("DYK-17")
def test_treasure_is_carried_only_into_boats_of_the_own_team() -> None:
    match = sea()
    take_out(match, "b1", "b2", "b3")
    put(match, "a1", (4, 8))
    lay(match, (4, 8), 1)
    assert "step diver 1 e" in offers(match)
    assert "step diver 1 e with treasure" not in offers(match)
    put(match, "a1", (8, 4))
    lay(match, (8, 4), 1)
    take_out(match, "c1")
    play(match, "step diver 1 s with treasure")
    assert match.state.home[2] == 1
    assert match.scores()[0] == 1


@pytest.mark.rule("DYK-17")
def test_a_stack_of_any_size_may_lie_on_a_tile() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    lay(match, (4, 4), 1)
    lay(match, (4, 5), 19)
    play(match, "step diver 1 e with treasure")
    assert pieces(match, (4, 5)) == 20


def nearly_over(home: tuple[int, int, int, int], lost: int = 0) -> Match:
    """A diver about to bring the last piece home."""
    match = sea()
    match.state.home[:] = home
    match.state.lost = lost
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    return match


@pytest.mark.rule("DYK-18")
def test_the_game_is_over_when_all_treasure_is_home_and_the_team_with_most_wins() -> None:
    match = nearly_over((5, 3, 5, 6))
    assert not match.over
    play(match, "step diver 1 n with treasure")
    assert match.state.phase == OVER
    assert match.scores() == [11, 9, 11, 9]
    assert match.shares() == [1, 0, 1, 0]


@pytest.mark.rule("DYK-18")
def test_equal_is_a_draw() -> None:
    match = nearly_over((4, 5, 5, 5))
    play(match, "step diver 1 n with treasure")
    assert match.shares() == [0.5, 0.5, 0.5, 0.5]


@pytest.mark.rule("DYK-18")
def test_ransom_and_what_sank_in_the_mud_are_out_of_play() -> None:
    match = nearly_over((5, 3, 5, 3), lost=3)
    play(match, "step diver 1 n with treasure")
    assert match.over


@pytest.mark.rule("DYK-18", "DYK-3")
def test_each_for_themselves_the_fullest_boat_wins() -> None:
    match = sea(form="solo")
    match.state.home[:] = (4, 5, 5, 5)
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    play(match, "step diver 1 n with treasure")
    assert match.shares() == [0.25] * 4


@pytest.mark.rule("DYK-19")
def test_the_game_ends_when_all_divers_are_out() -> None:
    match = sea(". . . x . . . .")
    sit_out(match)
    take_out(match, "a2", "a3")
    match.state.home[1] = 2
    play(match, "leave boat diver 1")
    assert match.over
    assert match.shares() == [0, 1, 0, 1]


@pytest.mark.rule("DYK-18", "DYK-19")
def test_when_nobody_has_brought_anything_home_it_is_a_draw() -> None:
    match = sea(". . . x . . . .")
    sit_out(match)
    take_out(match, "a2", "a3")
    play(match, "leave boat diver 1")
    assert match.shares() == [0.5] * 4


@pytest.mark.rule("DYK-19")
def test_the_game_ends_when_every_player_has_passed_in_a_row() -> None:
    match = sea("k . . . . . . .", boats=((0, 2), (4, 9), (9, 4), (4, 0)))
    sit_out(match)
    take_out(match, "a2", "a3")
    put(match, "a1", (1, 2))
    play(match, "step diver 1 w")  # into the arms of an octopus
    assert match.over


@pytest.mark.rule("DYK-19", "DYK-23")
def test_a_diver_that_sits_a_turtle_out_keeps_the_game_going() -> None:
    match = sea("t . . . . . . .", boats=((0, 2), (4, 9), (9, 4), (4, 0)))
    sit_out(match)
    take_out(match, "a2", "a3")
    put(match, "a1", (1, 2))
    lines = told(match, "step diver 1 w")  # everyone passes, the northern crew too, and everyone again
    assert lines[2:] == ["dyk-skipped"] * 7
    assert match.actors() == [0]
    assert "step diver 1 e" in offers(match)


@pytest.mark.rule("DYK-19", "DYK-23")
def test_a_drowned_diver_sits_no_turtle_out() -> None:
    match = sea(turn="b")
    sit_out(match)
    put(match, "b1", (5, 0))
    match.state.place[number("a1")] = 169 + 3  # in the western boat, whose crew is gone
    match.state.delayed[number("a1")] = 2
    play(match, "walk diver 1 clockwise")  # an opponent comes aboard
    assert where(match, "a1") == "out"
    assert match.state.passes == 3  # everyone but the eastern crew


@pytest.mark.rule("DYK-19", "DYK-23")
def test_so_does_one_whose_crew_would_rather_not_pay_for_another() -> None:
    match = sea(". . . U . . . .\n. . . . . . . .\n. . . . . . . T")
    sit_out(match)
    take_out(match, "a3")
    put(match, "a1", (1, 4))
    put(match, "a2", (3, 8))
    match.state.delayed[number("a2")] = 1
    match.state.home[0] = 1
    play(match, "pass")
    assert "step diver 2 w" in offers(match)


@pytest.mark.rule("DYK-19", "DYK-26")
def test_nobody_can_be_freed_so_forced_passes_end_the_game() -> None:
    match = sea("K . . . . . . .\n. U . . . . . .", boats=((0, 2), (4, 9), (9, 4), (4, 0)))
    sit_out(match)
    take_out(match, "a3")
    put(match, "a1", (1, 1))
    put(match, "a2", (2, 2))
    match.state.caught[0] = 1
    match.state.home[0] = 1
    play(match, "pass")  # the others are out: that was a round
    assert match.over


@pytest.mark.rule("DYK-19", "DYK-23")
def test_a_forced_pass_does_not_complete_a_round_of_passes() -> None:
    match = sea(". . . U . . . .\n. . . . . . . .\n. . . . . . . T")
    take_out(match, "a2", "a3", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3")
    put(match, "a1", (1, 4))
    put(match, "b1", (3, 8))
    match.state.delayed[number("b1")] = 1
    match.state.home[0] = 1
    assert told(match, "pass") == ["dyk-passed", *["dyk-skipped"] * 3]  # the eastern diver strokes a turtle
    play(match, "pass")
    assert match.actors() == [1]  # it is free now
    assert not match.over


@pytest.mark.rule("DYK-19")
def test_the_game_ends_after_the_house_limit_of_moves_and_passes_do_not_count() -> None:
    assert HOUSE["end"]["moves"] == 3000
    match = sea(". . . . . . . .\n. . . U . . . .")
    put(match, "a1", (2, 4))
    take_out(match, "a2", "a3")
    match.state.home[0] = 1
    match.state.moves = 2999
    play(match, "pass")
    assert match.actors() != []
    play(match, "leave boat diver 1")
    assert match.actors() == []
    assert match.state.turn == 1  # nobody's turn begins any more
