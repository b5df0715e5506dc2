"""What the cards do to pieces: PAR-11 to PAR-15 and PAR-17 to PAR-22."""

import pytest

from tests.games.partners.table import LOCKED, Table, moves_with

PLAIN = {"three": 3, "six": 6, "nine": 9, "ten": 10, "twelve": 12}


@pytest.mark.rule("PAR-11")
@pytest.mark.parametrize(("card", "steps"), PLAIN.items())
def test_plain_cards_move_one_piece_that_far(card: str, steps: int) -> None:
    table = Table(hand=card, green="20 30")
    assert table.do(f"play {card}").can() == {f"go green-1 {steps}", f"go green-2 {steps}"}
    assert table.do(f"go green-1 {steps}").at("green") == [20 + steps, 30, -1, -1]


@pytest.mark.rule("PAR-12")
@pytest.mark.parametrize(("card", "steps"), [("eight", 8), ("thirteen", 13)])
def test_eight_and_thirteen_bring_a_piece_out_or_move_it(card: str, steps: int) -> None:
    table = Table(hand=card, green="20 home home home").do(f"play {card}")
    assert table.can() == {"bring_out green", f"go green-1 {steps}"}
    assert table.do("bring_out green").at("green") == [20, 0, -1, -1]


@pytest.mark.rule("PAR-12")
def test_other_cards_bring_nobody_out() -> None:
    for card in (*PLAIN, "back_four", "five", "seven", "one_or_fourteen"):
        assert moves_with(card) == set()


@pytest.mark.rule("PAR-13")
def test_one_or_fourteen_is_either() -> None:
    table = Table(hand="one_or_fourteen", green="20").do("play one_or_fourteen")
    assert table.can() == {"go green-1 1", "go green-1 14"}
    assert table.do("go green-1 14").at("green")[0] == 34


@pytest.mark.rule("PAR-14")
@pytest.mark.parametrize("way", ["start 75", "1 75", "2 76", "3 77", "4 78", "5 1", "40 36"])
def test_back_four_passes_behind_the_own_start(way: str) -> None:
    place, to = way.split()
    assert Table(hand="back_four", green=place).do("play back_four", "go_back green-1").at("green")[0] == int(to)


@pytest.mark.rule("PAR-14")
def test_back_four_never_moves_a_piece_in_a_goal_circle() -> None:
    assert moves_with("back_four", green="79 81") == set()


@pytest.mark.rule("PAR-14", "PAR-19")
def test_back_four_passes_its_own_taken_start() -> None:
    assert moves_with("back_four", green="start 2") == {"go_back green-1", "go_back green-2"}


@pytest.mark.rule("PAR-15")
def test_only_a_five_jumps_over_taken_starts() -> None:
    assert moves_with("five", green="11", blue="start") == {"go green-1 5"}
    assert moves_with("six", green="11", blue="start") == set()
    assert moves_with("seven", green="11", blue="start") == set()


@pytest.mark.rule("PAR-17")
def test_a_two_moves_one_piece_two_fields() -> None:
    assert moves_with("two", green="20 1 1 1", red="1 1 1 home") == {f"go green-{i} 2" for i in (1, 2, 3, 4)}


@pytest.mark.rule("PAR-17")
@pytest.mark.parametrize("second", ["green", "red"])
def test_a_two_brings_out_two_own_or_one_and_a_partners(second: str) -> None:
    table = Table(hand="two").do("play two")
    assert table.can() == {"bring_out green", "bring_out red"}
    table.do("bring_out green")
    assert table.can() == {"bring_out green", "bring_out red", "take_back"}
    table.do(f"bring_out {second}")
    assert (table.at("green") + table.at("red")).count(0) == 2
    assert table.turn == "blue"


@pytest.mark.rule("PAR-17")
def test_a_two_brings_out_two_of_a_partner_with_nothing_of_ones_own_in_play() -> None:
    table = Table(hand="two", green="home home home home").do("play two", "bring_out red", "bring_out red")
    assert table.at("red") == [0, 0, -1, -1]


@pytest.mark.rule("PAR-17")
def test_in_teams_a_two_brings_out_one_of_each_partner() -> None:
    table = Table(hand="two", form="teams").do("play two", "bring_out purple", "bring_out orange")
    assert (table.at("purple")[0], table.at("orange")[0], table.at("green")[0]) == (0, 0, -1)


@pytest.mark.rule("PAR-17")
def test_a_two_brings_out_exactly_two() -> None:
    assert moves_with("two", green="home 79 81 82", red=LOCKED) == {"go green-2 2"}  # one at home is not enough
    assert "bring_out green" in moves_with("two", green="home 80 81 82", red="home 80 81 82")


@pytest.mark.rule("PAR-17", "PAR-27")
def test_a_helpers_two_moves_or_brings_out_partners_pieces() -> None:
    assert moves_with("two", green=LOCKED, red="home home 5 9") == {"bring_out red", "go red-3 2", "go red-4 2"}
    table = Table(hand="two", form="teams", green=LOCKED, purple="home 5", orange="home 9").do("play two")
    assert table.can() == {"bring_out purple", "bring_out orange", "go purple-2 2", "go orange-2 2"}
    assert table.do("bring_out purple").can() == {"bring_out purple", "bring_out orange", "take_back"}


@pytest.mark.rule("PAR-18")
def test_a_swap_exchanges_any_two_pieces_on_the_track() -> None:
    table = Table(hand="swap", green="20", red="30", blue="40").do("play swap")
    assert table.can() == {"change green-1", "change red-1", "change blue-1"}
    table.do("change blue-1")
    assert table.can() == {"change green-1", "change red-1", "take_back"}
    table.do("change red-1")
    # Red's 30 is 56 seen from blue's start, and blue's 40 is 14 seen from red's.
    assert (table.at("blue")[0], table.at("red")[0]) == (56, 14)


@pytest.mark.rule("PAR-18")
def test_a_swap_may_take_two_of_one_colour() -> None:
    table = Table(hand="swap", green="20 30").do("play swap", "change green-1", "change green-2")
    assert table.at("green")[:2] == [30, 20]


@pytest.mark.rule("PAR-18")
def test_a_swap_leaves_alone_who_is_in_goal_on_start_at_home_or_in_company() -> None:
    assert moves_with("swap", green="80 start 20 home", blue="30 30 5", red="7") == {
        "change green-3", "change blue-3", "change red-1",
    }  # fmt: skip
    assert moves_with("swap", green="80 start 20 home", blue="30 30") == set()


@pytest.mark.rule("PAR-18", "PAR-9")
def test_a_swap_works_with_nothing_of_ones_own_in_play() -> None:
    table = Table(hand="swap", blue="10", orange="20").do("play swap", "change blue-1", "change orange-1")
    assert (table.at("blue")[0], table.at("orange")[0]) == (59, 49)


@pytest.mark.rule("PAR-19")
def test_a_piece_on_its_start_stops_all_others_forwards_and_backwards() -> None:
    assert moves_with("six", green="10", blue="start") == set()
    assert moves_with("six", green="10", blue="1") == {"go green-1 6"}
    assert moves_with("back_four", green="16", blue="start") == set()
    assert moves_with("back_four", green="18", blue="start") == {"go_back green-1"}
    assert moves_with("three", green="10", blue="start") == {"go green-1 3"}  # up to it


@pytest.mark.rule("PAR-19")
def test_partners_are_stopped_too_but_not_the_own_colour() -> None:
    assert moves_with("six", green="36", red="start") == set()
    assert moves_with("six", green="start 3") == {"go green-1 6", "go green-2 6"}


@pytest.mark.rule("PAR-20")
def test_passing_pieces_on_ordinary_fields_is_free_and_own_pieces_stack() -> None:
    table = Table(hand="six", green="10 16 16 16", blue="1 1").do("play six", "go green-1 6")
    assert table.at("green") == [16, 16, 16, 16]


@pytest.mark.rule("PAR-20", "PAR-21")
@pytest.mark.parametrize("standing", [2, 3, 4])
def test_however_many_of_a_colour_stand_together_they_are_safe(standing: int) -> None:
    table = Table(hand="six", green="10", blue=" ".join(["3"] * standing)).do("play six", "go green-1 6")
    assert table.at("green")[0] == -1
    assert table.at("blue").count(3) == standing


@pytest.mark.rule("PAR-21")
@pytest.mark.parametrize("victim", ["blue", "red"])
def test_landing_on_one_piece_sends_it_home_a_partners_too(victim: str) -> None:
    place = {"blue": 16 - 13, "red": 16 - 39 + 78}[victim]
    table = Table(hand="six", green="10").put(**{victim: f"{place} 60"}).do("play six", "go green-1 6")
    assert (table.at("green")[0], table.at(victim)) == (16, [-1, 60, -1, -1])


@pytest.mark.rule("PAR-21")
def test_landing_on_two_sends_the_arriving_piece_home_even_on_purpose() -> None:
    table = Table(hand="six", green="10", blue="3 3").do("play six", "go green-1 6")
    assert (table.at("green")[0], table.at("blue")) == (-1, [3, 3, -1, -1])


@pytest.mark.rule("PAR-21")
def test_a_back_four_hits_too() -> None:
    table = Table(hand="back_four", green="20", blue="3").do("play back_four", "go_back green-1")
    assert (table.at("green")[0], table.at("blue")[0]) == (16, -1)


@pytest.mark.rule("PAR-22")
def test_after_a_swap_no_field_holds_two_colours() -> None:
    chances = moves_with("swap", green="20 33", blue="8 30")
    assert len(chances) == 4
    for one in chances:
        for other in chances - {one}:
            tried = Table(hand="swap", green="20 33", blue="8 30").do("play swap", one, other)
            fields = {place % 78 for place in tried.at("green")[:2]} | {
                (place + 13) % 78 for place in tried.at("blue")[:2]
            }
            assert len(fields) == 4
