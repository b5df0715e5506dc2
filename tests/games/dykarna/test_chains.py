"""Known tiles and forced chains in Dykarna."""

import pytest

from fathoms.games.dykarna.state import TRAIL
from tests.games.dykarna.chart import east_of, lay, number, offers, play, put, sea, square, told, where

TOP = ". . . . . . . .\n"  # a row of open sea


# Of one's own will


@pytest.mark.rule("DYK-35")
@pytest.mark.parametrize("danger", ["G", "A", "R1", "X"])
def test_nobody_enters_a_known_danger_willingly(danger: str) -> None:
    match = east_of(TOP + f". . {danger} . . . . .")
    assert "step diver 1 e" not in offers(match)
    match.state.wish[number("a1")] = 1
    assert "wish diver 1 row 2 column 3" not in offers(match)


@pytest.mark.rule("DYK-35")
def test_nor_a_known_endless_loop() -> None:
    match = east_of(TOP + ". . C11 C13 . . . .")  # two currents facing
    assert "step diver 1 e" not in offers(match)
    assert "step diver 1 ne" in offers(match)


@pytest.mark.rule("DYK-35")
def test_nor_a_loop_of_four_currents() -> None:
    match = east_of(TOP + ". . C11 C12 . . . .\n. . C10 C13 . . . .")
    assert "step diver 1 e" not in offers(match)
    assert "step diver 1 se" not in offers(match)


@pytest.mark.rule("DYK-36")
def test_nobody_uses_a_known_current_to_leave_the_board() -> None:
    match = sea(". . C10 . . . . .")
    put(match, "a1", (1, 2))
    assert "step diver 1 e" not in offers(match)


@pytest.mark.rule("DYK-36")
@pytest.mark.parametrize("end", ["X", "A", "G", "R0"])
def test_nor_a_known_whirl_to_get_where_nobody_may_go(end: str) -> None:
    match = east_of(TOP + f". . V {end} . . . .")
    assert "step diver 1 e" not in offers(match)


@pytest.mark.rule("DYK-36", "DYK-13")
def test_nor_to_a_partners_tile() -> None:
    match = east_of(TOP + ". . C11 C11 . . . .")
    assert "step diver 1 e" in offers(match)
    put(match, "c1", (2, 5))
    assert "step diver 1 e" not in offers(match)


@pytest.mark.rule("DYK-36")
def test_of_several_ways_out_only_the_lawful_ones_are_offered() -> None:
    match = east_of(". . X . . . . .\n. . C60 I . . . .")  # north a shark, east an island, west home, south open
    put(match, "b1", (2, 4))
    play(match, "step diver 1 e")
    assert offers(match) == ["flow s", "flow w"]


@pytest.mark.rule("DYK-36")
def test_ways_are_judged_by_where_they_lead_in_the_end() -> None:
    match = east_of(". . . . . . . .\n. . C30 . . . . .\n. . C12 . . . . .\n. . X . . . . .")
    play(match, "step diver 1 e")  # south leads on to the shark, so north it is
    assert where(match, "a1") == (1, 3)


@pytest.mark.rule("DYK-36")
def test_a_known_current_into_a_boat_counts_as_off_the_board() -> None:
    match = sea(". . . C10 . . . .")
    put(match, "a1", (1, 3))
    assert "step diver 1 e" not in offers(match)
    assert "leave boat diver 2" not in offers(match)


@pytest.mark.rule("DYK-36", "DYK-30")
def test_a_seahorses_leap_into_a_boat_is_lawful_also_with_treasure() -> None:
    match = sea(TOP + ". . . . H . . .")
    put(match, "a1", (2, 4))
    lay(match, (2, 4), 1)
    play(match, "step diver 1 e with treasure", "flow nnw")
    assert (where(match, "a1"), match.state.home[0]) == ("boat a", 1)


@pytest.mark.rule("DYK-36")
def test_a_known_way_to_a_face_down_tile_is_lawful_and_then_fate_decides() -> None:
    match = east_of(TOP + ". . C11 x . . . .")
    play(match, "step diver 1 e")
    assert where(match, "a1") == "out"


# Forced


@pytest.mark.rule("DYK-37")
@pytest.mark.parametrize("danger", ["X", "R0", "G", "A"])
def test_who_turns_up_a_current_that_only_leads_to_danger_is_forced_there(danger: str) -> None:
    match = east_of(TOP + f". . c11 {danger} . . . .")
    play(match, "step diver 1 e")
    assert where(match, "a1") == {"X": "out", "R0": "boat a", "G": (2, 4), "A": (2, 2)}[danger]
    assert match.state.wish[number("a1")] == (danger == "G")


@pytest.mark.rule("DYK-37", "DYK-24")
def test_forced_into_full_mud_someone_is_lost() -> None:
    match = east_of(TOP + ". . v M3 . . . .")
    lay(match, (2, 4), 2)
    play(match, "step diver 1 e")
    assert sorted(offers(match)) == ["lose north diver 1", "lose piece"]


@pytest.mark.rule("DYK-37")
def test_lawful_ways_come_before_dangers() -> None:
    match = east_of(". . x . . . . .\n. . c60 X . . . .\n. . M2 . . . . .\n")
    lay(match, (3, 3), 2)
    match.state.tile[square((2, 2))] = 17  # an anemone in the west
    play(match, "step diver 1 e")  # shark and anemone, full mud, or a tile face down: the unknown is lawful
    assert where(match, "a1") == "out"
    assert match.state.tile[square((1, 3))] == 15


@pytest.mark.rule("DYK-37")
def test_dangers_come_before_the_return_and_the_player_chooses_among_them() -> None:
    match = sea(TOP + ". . c60 X . . . .\n")
    put(match, "a1", (2, 2))
    put(match, "c1", (1, 3))
    put(match, "c2", (3, 3))
    match.state.tile[square((2, 2))] = 17  # an anemone where it came from
    play(match, "step diver 1 e")
    assert offers(match) == ["flow e", "flow w"]  # neither north nor south, where partners are


@pytest.mark.rule("DYK-27", "DYK-37")
def test_off_the_board_is_among_the_ways_of_a_current_just_turned_up() -> None:
    match = sea(". . c60 X . . . .")
    put(match, "a1", (1, 2))
    play(match, "step diver 1 e")
    assert offers(match) == ["flow n", "flow s", "flow w"]  # as good as open sea, and better than the shark
    play(match, "flow n")
    assert where(match, "a1") == (0, 3)


@pytest.mark.rule("DYK-27", "DYK-34")
def test_off_the_board_may_be_into_a_boat_or_past_a_corner() -> None:
    match = sea("c70 . . c60 . . . .")
    put(match, "a1", (1, 3))
    put(match, "b1", (2, 1))
    play(match, "step diver 1 e")
    assert "flow n" in offers(match)
    play(match, "flow n")
    assert where(match, "a1") == "boat a"
    play(match, "step diver 1 n")
    assert offers(match) == ["flow ne", "flow se", "flow sw", "flow nw"]


@pytest.mark.rule("DYK-27", "DYK-36")
def test_off_the_board_is_none_of_the_ways_of_a_known_current() -> None:
    match = sea(". . C60 . . . . .")
    put(match, "a1", (1, 2))
    play(match, "step diver 1 e")
    assert offers(match) == ["flow e", "flow s", "flow w"]


@pytest.mark.rule("DYK-27", "DYK-36", "DYK-37")
def test_off_the_board_by_a_known_current_stays_a_danger_for_who_has_turned_up_another() -> None:
    match = sea(". . C10 . . . . .\n. . c60 . . . . .")  # the one north leads off the board
    put(match, "a1", (2, 2))
    play(match, "step diver 1 e")
    assert offers(match) == ["flow e", "flow s", "flow w"]


@pytest.mark.rule("DYK-27", "DYK-37")
def test_a_current_passed_before_in_the_move_is_no_longer_just_turned_up() -> None:
    match = sea(". . c60 c13 . . . .")  # the one east sends the diver back
    put(match, "a1", (1, 2))
    play(match, "step diver 1 e", "flow e")
    assert offers(match) == ["flow s", "flow w"]


@pytest.mark.rule("DYK-37", "DYK-39")
def test_the_return_comes_before_being_stuck() -> None:
    match = east_of(". . . . . . . .\n. . c30 . . . . .\n. . C10 . . . . .\n")  # south faces back at it
    put(match, "c1", (1, 3))
    assert "dyk-sent-back" in told(match, "step diver 1 e")
    assert where(match, "a1") == (2, 2)


@pytest.mark.rule("DYK-38")
def test_between_two_facing_currents_a_diver_is_stuck() -> None:
    match = east_of(TOP + ". . c11 C13 . . . .")
    lines = told(match, "step diver 1 e")
    assert where(match, "a1") == "out"
    assert lines == ["dyk-set-off", "dyk-met-current", "dyk-met-current", "dyk-out"]


@pytest.mark.rule("DYK-38")
def test_between_a_whirl_and_a_current_against_it_a_diver_is_stuck() -> None:
    match = east_of(TOP + ". . v C13 . . . .")
    play(match, "step diver 1 e")
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-38")
def test_an_arrow_back_at_the_whirl_is_no_way_out_but_another_is() -> None:
    match = east_of(TOP + ". . V c61 . . . .")
    play(match, "step diver 1 e")
    assert offers(match) == ["flow n", "flow e", "flow s"]


@pytest.mark.rule("DYK-38")
def test_a_current_that_a_whirl_led_to_is_no_loop_when_a_diver_comes_there_otherwise() -> None:
    # Not back at the whirl at first, but north, where a current sends it back: now it may go west over the whirl.
    match = east_of(". . . C12 . . . .\n. . V C52 . . . .")
    put(match, "c1", (3, 5))
    assert "dyk-sent-back" not in told(match, "step diver 1 e")
    assert (where(match, "a1"), match.actors()) == ((2, 2), [1])


@pytest.mark.rule("DYK-36")
def test_a_way_out_is_found_however_many_currents_lead_everywhere() -> None:
    currents = " ".join(["C60"] * 7)
    match = sea(f"{currents} C60\n" * 7 + f"{currents} .")
    assert "leave boat diver 1" in offers(match)


@pytest.mark.rule("DYK-38")
def test_a_loop_over_four_tiles_is_endless() -> None:
    match = east_of(TOP + ". . c11 c12 . . . .\n. . C10 C13 . . . .")
    lines = told(match, "step diver 1 e")
    assert where(match, "a1") == "out"
    assert lines.count("dyk-met-current") == 5  # the first again: it was passed before the second was turned up


@pytest.mark.rule("DYK-38", "DYK-28")
def test_a_whirl_crossed_twice_in_different_directions_is_no_loop() -> None:
    # East through the whirl, south, west, north, and through the whirl again to the north.
    match = sea(TOP + ". . . . . . . .\n. . . V c12 . . .\n. . . C10 C13 . . .")
    put(match, "a1", (3, 3))
    play(match, "step diver 1 e")
    assert where(match, "a1") == (2, 4)


@pytest.mark.rule("DYK-38")
def test_a_loop_with_a_seahorse_ends_where_the_player_likes() -> None:
    match = sea(TOP * 3 + ". . . . h . . .")
    put(match, "a1", (4, 4))
    match.state.tile[square((2, 6))] = 20 + 1  # a current ...
    match.state.turned[square((2, 6))] = 2  # ... to the south-west, to (3, 5)
    match.state.tile[square((3, 5))] = 20
    match.state.turned[square((3, 5))] = 2  # and on south to the seahorse
    play(match, "step diver 1 e")
    assert "flow nne" not in offers(match)  # that way only leads back here
    assert len(offers(match)) == 7


@pytest.mark.rule("DYK-38", "DYK-40")
def test_sent_back_over_a_current_it_came_by_a_diver_leaves_it_by_another_arrow() -> None:
    match = sea(TOP + ". c21 . . . . . .\n. . C41 . . . . .")
    put(match, "a1", (4, 2))
    play(match, "step diver 1 ne")
    assert offers(match) == ["flow se", "flow nw"]
    play(match, "flow nw")  # turned up, it sends the diver back
    assert where(match, "a1") == (4, 4)


@pytest.mark.rule("DYK-37", "DYK-38", "DYK-40")
def test_sent_back_over_a_current_it_came_by_a_diver_chooses_among_the_lawful_arrows() -> None:
    match = sea(TOP + ". . . c12 . . . .\n. . . C60 X . . .")  # a shark in the east
    put(match, "a1", (4, 4))
    play(match, "step diver 1 n", "flow n")
    assert offers(match) == ["flow s", "flow w"]  # not north again, where nothing new would come


@pytest.mark.rule("DYK-38", "DYK-40")
def test_every_tile_turned_up_is_something_new() -> None:
    match = sea(TOP + ". . . c12 . . . .\n. . c11 C60 c13 . . .")  # three currents round a fourth send back to it
    put(match, "a1", (4, 4))
    play(match, "step diver 1 n", "flow n", "flow w", "flow e")
    assert where(match, "a1") == (4, 4)


@pytest.mark.rule("DYK-38", "DYK-29")
def test_thrown_back_by_an_anemone_it_turned_up_a_diver_leaves_a_current_by_another_arrow() -> None:
    match = sea(TOP + ". a . . . . . .\n. . C23 . . . . .\n. . . C41 . . . .")
    put(match, "a1", (4, 3))
    play(match, "step diver 1 e", "flow nw")  # over the current at (3, 3) to the anemone, and two steps back
    assert where(match, "a1") == (5, 5)


@pytest.mark.rule("DYK-37", "DYK-38", "DYK-29")
def test_thrown_back_by_a_known_anemone_a_diver_may_go_another_way_but_not_there_again() -> None:
    match = sea(". . . . c11 C60 A .\n. . . . . X . .")
    put(match, "a1", (2, 5))
    play(match, "step diver 1 n")
    assert offers(match) == ["flow n", "flow e", "flow s"]  # off the board, the anemone, the shark
    play(match, "flow e")
    assert offers(match) == ["flow n", "flow s"]
    play(match, "flow n")
    assert where(match, "a1") == (0, 6)


@pytest.mark.rule("DYK-37", "DYK-38", "DYK-29")
def test_an_anemone_throws_anew_after_a_tile_was_turned_up() -> None:
    # East to the anemone, two steps back to a tile face down: a current east and west, where the shark is.
    match = sea(TOP * 3 + ". X c31 c11 A . . .")
    put(match, "a1", (3, 4))
    play(match, "step diver 1 s")
    assert offers(match) == ["flow e", "flow w"]


@pytest.mark.rule("DYK-38", "DYK-29")
def test_over_an_anemone_that_threw_it_before_a_diver_goes_if_that_is_the_way_out() -> None:
    # East of the four arrows a current and an anemone, south another anemone, west the goldfish.
    match = sea(TOP + ". c21 C21 . . . . .\n. G C60 C11 A . . .\n. . A . . . . .")
    put(match, "a1", (2, 1))
    play(match, "step diver 1 e", "flow e")  # thrown back to the four arrows
    assert offers(match) == ["flow s", "flow w"]
    told(match, "flow s")  # thrown north; over the first anemone again, back, and only the west is left
    assert where(match, "a1") == (3, 2)


@pytest.mark.rule("DYK-38", "DYK-29")
def test_a_loop_over_an_anemone_is_endless() -> None:
    match = sea(TOP + "C11 c11 A . . . . .")
    put(match, "a1", (1, 2))
    assert told(match, "step diver 1 s")[-1] == "dyk-out"
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-38")
def test_a_chain_as_long_as_the_trail_is_taken_for_endless() -> None:
    match = sea(TOP + ". . c60 . . . . .")
    put(match, "a1", (1, 3))
    play(match, "step diver 1 s")
    match.state.steps = TRAIL  # as if it had come a very long way
    play(match, "flow e")
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-40")
def test_a_chain_turns_up_tiles_as_often_as_needed() -> None:
    match = east_of(TOP + ". . c11 v c12 . . .\n. . . . c12 . . .\n. . . . p3 . . .")
    assert told(match, "step diver 1 e") == [
        "dyk-set-off",
        "dyk-met-current",
        "dyk-met-whirl",
        "dyk-met-current",
        "dyk-met-current",
        "dyk-met-treasure",
    ]
    assert where(match, "a1") == (4, 5)
    assert (match.state.tile >= 0).all()


@pytest.mark.rule("DYK-40")
def test_a_chain_that_ends_where_the_move_began_is_an_arrival_like_any_other() -> None:
    match = east_of(TOP + ". T c13 . . . . .")
    play(match, "step diver 1 e")
    assert where(match, "a1") == (2, 2)
    assert match.state.delayed[number("a1")] > 0


@pytest.mark.rule("DYK-40", "DYK-34")
def test_a_chain_across_a_corner_ends_in_the_boat_that_lies_there() -> None:
    match = sea("v . . . . . . .\n. c23 . . . . . .", boats=((0, 1), (4, 9), (9, 4), (4, 0)))
    put(match, "a1", (2, 3))
    play(match, "step diver 1 w", "land level")
    assert where(match, "a1") == "boat a"


@pytest.mark.rule("DYK-40", "DYK-14")
def test_a_chain_into_the_partners_full_boat_makes_its_owner_choose() -> None:
    match = sea(TOP * 6 + ". . . c12 . . . .\n. . . v . . . .")
    put(match, "a1", (6, 4))
    play(match, "step diver 1 s")
    assert match.actors() == [2]
    play(match, "drown north diver 1")
    assert where(match, "a1") == "out"


@pytest.mark.rule("DYK-40")
def test_the_whole_way_is_on_the_trail() -> None:
    match = east_of(TOP + ". . c11 v c12 . . .")
    play(match, "step diver 1 e")
    scene = match.game.voice.draw(match.view())
    assert [(stage.place // 13, stage.place % 13, stage.face) for stage in scene.last.stages] == [
        (2, 2, "open"),
        (2, 3, "current"),
        (2, 4, "whirl"),
        (2, 5, "current"),
        (3, 5, "open"),
    ]
