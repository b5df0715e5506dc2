"""The goal: PAR-23 to PAR-26."""

import pytest

from tests.games.partners.table import Table, moves_with


def go(card: str, steps: int, **pieces: str) -> Table:
    return Table(hand=card).put(**pieces).do(f"play {card}", f"go green-1 {steps}")


@pytest.mark.rule("PAR-23")
def test_pieces_enter_their_lane_after_field_78() -> None:
    assert go("six", 6, green="75").at("green")[0] == 81
    assert go("three", 3, green="75").at("green")[0] == 78


@pytest.mark.rule("PAR-23")
def test_nobody_else_turns_into_a_lane() -> None:
    table = Table(turn="blue", hand="six", blue="63").do("play six", "go blue-1 6")  # past green's lane
    assert table.at("blue")[0] == 69


@pytest.mark.rule("PAR-23")
def test_nobody_jumps_inside_the_lane() -> None:
    assert go("three", 3, green="78 80").at("green")[0] == 77  # one in, two back
    assert go("one_or_fourteen", 1, green="78 80").at("green")[0] == 79


@pytest.mark.rule("PAR-23")
def test_pieces_in_the_lane_cannot_be_swapped_or_hit() -> None:
    assert moves_with("swap", green="79 20", blue="30") == {"change green-2", "change blue-1"}


@pytest.mark.rule("PAR-24")
def test_a_piece_is_locked_when_all_further_in_are_and_never_moves_again() -> None:
    assert moves_with("one_or_fourteen", green="82 81 79") == {"go green-3 1", "go green-3 14"}
    assert moves_with("two", green="82 81 80 79", red="home 80 81 82") == set()
    assert moves_with("three", green="82", red="home") == set()


@pytest.mark.rule("PAR-24")
def test_a_piece_with_a_gap_further_in_is_not_locked() -> None:
    assert moves_with("one_or_fourteen", green="81") == {"go green-1 1", "go green-1 14"}


@pytest.mark.rule("PAR-25")
@pytest.mark.parametrize(
    ("card", "steps", "pieces", "to"),
    [
        ("ten", 10, "75", 79),  # seven in to 82, three back
        ("twelve", 12, "75", 77),  # out of the lane again
        ("three", 3, "78 79", 75),  # the first circle is taken: turns at 78
        ("three", 3, "80 81", 77),  # the next circle is taken: all of it backwards
        ("three", 3, "81", 80),  # one in, two back
        ("one_or_fourteen", 14, "78 79", 64),  # far down the track
        ("six", 6, "80 82", 76),
    ],
)
def test_what_is_too_much_is_walked_backwards(card: str, steps: int, pieces: str, to: int) -> None:
    assert go(card, steps, green=pieces).at("green")[0] == to


@pytest.mark.rule("PAR-25")
def test_a_piece_cannot_walk_back_over_or_onto_its_own_in_the_lane() -> None:
    assert moves_with("three", green="80 81 79") == {"go green-3 3"}  # only the outermost has room behind it
    assert "go green-2 3" in moves_with("three", green="79 81")  # 82, 81, 80: not as far as 79
    assert "go green-2 3" not in moves_with("three", green="80 81")  # 82, 81, then onto 80
    assert "go green-2 6" not in moves_with("six", green="80 81")  # over it


@pytest.mark.rule("PAR-25", "PAR-21")
def test_a_bounce_out_of_the_lane_hits() -> None:
    table = go("twelve", 12, green="75", blue="64")  # green's 77 is blue's 64
    assert (table.at("green")[0], table.at("blue")[0]) == (77, -1)
    table = go("twelve", 12, green="75", blue="64 64")
    assert (table.at("green")[0], table.at("blue")[:2]) == (-1, [64, 64])


@pytest.mark.rule("PAR-25")
def test_on_the_way_back_the_own_start_does_not_stop_but_anothers_does() -> None:
    assert go("twelve", 12, green="75 start").at("green")[0] == 77
    assert moves_with("one_or_fourteen", green="78 79") == {
        "go green-1 1", "go green-1 14", "go green-2 1", "go green-2 14",
    }  # fmt: skip
    assert moves_with("one_or_fourteen", green="78 79", yellow="start") == {
        "go green-1 1", "go green-2 1", "go green-2 14",
    }  # fmt: skip


@pytest.mark.rule("PAR-26")
def test_a_piece_resting_unlocked_in_the_lane_may_move_on() -> None:
    assert go("one_or_fourteen", 1, green="79").at("green")[0] == 80
    assert go("three", 3, green="79").at("green")[0] == 82
