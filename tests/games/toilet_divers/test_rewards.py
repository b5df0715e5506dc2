"""Chips, second searches, the end and the flush: TOI-15 to TOI-18."""

from typing import Any

import pytest

from fathoms.games.toilet_divers.state import CELLS, LOST, MISSED
from tests.games.toilet_divers.table import Table, names


def found(players: int = 4, *chips: str, helped: bool = False, **options: Any) -> Table:
    """The first player has found the phone, with or without the help of the player at place 2."""
    table = Table(players, **options).pile("phone", "ring").chips(*chips)
    table.cards({(0, 2): "rats L" if helped else "ring", (0, 3): "phone"}).play("turn_up", "go down")
    return table.play(*["hand 2"] * helped, "go down")


@pytest.mark.rule("TOI-15")
def test_the_diver_looks_at_two_chips_in_secret() -> None:
    table = found(4, "1", "3~")
    assert [(chip.stars, chip.flush) for chip in table.sees(0).drawn] == [(1, False), (3, True)]
    for viewer in (-1, 1, 2, 3):
        assert [(chip.stars, chip.flush) for chip in table.sees(viewer).drawn] == [(None, None)] * 2
    assert table.sees(0).purses[0].stars == 0  # neither is the diver's yet
    assert table.may() == ["keep 0", "keep 1"]


@pytest.mark.rule("TOI-15")
def test_the_diver_keeps_one_chip_and_without_an_assistant_the_other_leaves_the_game() -> None:
    table = found(4, "1", "3").play("keep 1")
    assert [(len(purse.chips), purse.stars) for purse in table.sees(0).purses] == [(1, 3), (0, 0), (0, 0), (0, 0)]
    assert table.sees().chips_left == 14
    assert "phone" not in [treasure.treasure for treasure in table.sees().treasures if treasure.fate != "found"]


@pytest.mark.rule("TOI-15")
def test_the_other_chip_goes_to_the_assistant_who_alone_sees_it_from_then_on() -> None:
    table = found(4, "2", "3", helped=True).play("keep 1")
    stars = [[purse.stars for purse in table.sees(viewer).purses] for viewer in (-1, 0, 1, 2)]
    assert stars[0] == [None, 0, None, 0]
    assert stars[1] == [3, 0, None, 0]
    assert stars[2] == [None, 0, None, 0]
    assert stars[3] == [None, 0, 2, 0]


@pytest.mark.rule("TOI-15")
def test_the_second_finder_keeps_one_of_the_second_pair_and_seat_0_can_be_the_assistant() -> None:
    table = found(4, "1", "3", "2", "1").play("keep 1")
    assert table.sees().dive is None  # the toilets are closed
    table.cards({(1, 2): "crocodile L", (1, 3): "ring"}).play("turn_up")
    dive = table.sees().dive
    assert dive is not None
    assert dive.moves == 0
    table.play("go down", "hand 0", "go down", "keep 1")
    assistant, diver = table.sees(0).purses[0], table.sees(1).purses[1]
    assert (len(assistant.chips), assistant.stars) == (2, 3 + 2)
    assert (len(diver.chips), diver.stars) == (1, 1)


@pytest.mark.rule("TOI-15")
def test_while_the_next_finder_looks_at_two_chips_earlier_ones_still_count() -> None:
    table = found(4, "1", "3", "2", "1~", "3", "2~").play("keep 1")
    table.cards({(1, 2): "ring"}).play("turn_up", "go down")
    assert [(chip.stars, chip.flush) for chip in table.sees(1).drawn] == [(2, False), (1, True)]
    assert table.sees(0).purses[0].stars == 3


@pytest.mark.rule("TOI-15")
def test_stars_are_secret_to_the_end_in_the_scores_too() -> None:
    table = found(4, "1", "3").play("keep 1")
    assert table.match.scores() == [0, 0, 0, 0]


@pytest.mark.rule("TOI-16")
def test_a_treasure_missed_in_the_first_search_goes_face_up_under_the_pile() -> None:
    table = Table().pile("phone", "ring").fail()
    for viewer in (-1, 0, 2):
        assert table.sees(viewer).face_up == ["phone"]
    table.fail()
    assert table.sees().face_up == ["phone", "ring"]
    assert table.sees().face_down == 6


@pytest.mark.rule("TOI-16")
def test_the_second_search_takes_the_missed_treasures_in_order_and_then_they_are_lost() -> None:
    table = Table(2).pile("phone", "ring")
    for _ in range(8):
        table.fail()
    order = table.sees().face_up
    assert order[:2] == ["phone", "ring"]
    assert (table.sees().search, table.sees().face_down) == (2, 0)
    for number, treasure in enumerate(order):
        table.play("turn_up")
        assert (table.sees().wanted, table.sees().search) == (treasure, 2)
        assert names(table.state.missed.tolist()) == order[number + 1 :]
        table.cards({(int(table.state.place), 2): "clog " if table.state.turn == 0 else "crocodile "})
        table.play("go down", "surface")
        assert table.sees().treasures[table.state.fate.tolist().index(LOST) - 1].fate == "lost"
    assert table.match.over


@pytest.mark.rule("TOI-16")
def test_a_treasure_can_still_be_found_in_the_second_search() -> None:
    table = Table(2).pile("phone")
    for _ in range(8):
        table.fail()
    assert table.state.fate[3] == MISSED
    table.cards({(0, 2): "phone"}).play("turn_up", "go down", "keep 0")
    assert table.sees().treasures[2].fate == "found"


@pytest.mark.rule("TOI-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise(players: int) -> None:
    table = Table(players)
    turns = []
    for _ in range(players + 1):
        turns.append(int(table.state.turn))
        table.fail()
    assert turns == [*range(players), 0]


@pytest.mark.rule("TOI-17")
def test_the_game_ends_when_no_treasure_card_is_left_and_most_stars_wins() -> None:
    table = Table(2).chips("1", "1", "2", "2")
    find_all(table)
    assert table.match.over
    stars = [purse.stars for purse in table.sees().purses]  # everyone may count now
    assert stars == table.match.scores()
    assert None not in stars
    winner = stars.index(max(stars, key=lambda count: count or 0))
    assert table.match.shares()[winner] == 1


@pytest.mark.rule("TOI-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tie_is_shared(players: int) -> None:
    table = Table(players)
    table.state.chip[:] = [2] * 16
    for _ in range(2):  # seats 0 and 1 find one treasure each
        find_next(table)
    for _ in range(6 + 6):
        table.fail()
    assert table.match.scores() == [2, 2, 0, 0][:players]
    assert table.match.shares() == [0.5, 0.5, 0, 0][:players]


@pytest.mark.rule("TOI-17")
def test_all_share_where_nobody_has_found_anything() -> None:
    table = Table(4)
    for _ in range(8 + 8):
        table.fail()
    assert table.match.shares() == [0.25] * 4


def find_next(table: Table) -> None:
    table.play("turn_up")
    wanted = table.sees().wanted
    assert wanted is not None
    table.cards({(int(table.state.place), 2): wanted}).play("go down", "keep 0")


def find_all(table: Table) -> None:
    while not table.match.over:
        find_next(table)


@pytest.mark.rule("TOI-18")
@pytest.mark.parametrize("chips", [("1~", "2"), ("1", "2~"), ("1~", "2~")])
def test_one_or_two_flush_chips_swap_the_divers_toilet_with_the_left_neighbours_once(chips: tuple[str, str]) -> None:
    table = found(4, *chips, flush=True)
    before = table.state.toilet_at.tolist()
    table.play("keep 0")
    assert table.state.toilet_at.tolist() == [before[1], before[0], *before[2:]]
    assert table.sees().flushes == 1


@pytest.mark.rule("TOI-18")
@pytest.mark.parametrize(
    ("players", "turns", "swapped"), [(2, 0, (0, 2)), (2, 1, (2, 0)), (3, 2, (2, 0)), (3, 0, (0, 1))]
)
def test_with_two_or_three_players_the_left_neighbour_is_the_next_player(
    players: int, turns: int, swapped: tuple[int, int]
) -> None:
    table = Table(players, flush=True)
    table.chips("1~", "1~")
    for _ in range(turns):
        table.fail()
    find_next(table)
    moved = [place for place in range(4) if table.state.toilet_at[place] != place]
    assert moved == sorted(swapped)


@pytest.mark.rule("TOI-18")
def test_tools_stay_and_cards_move_with_their_toilet() -> None:
    table = found(4, "1~", "2", flush=True)
    cards, tools = table.state.card.tolist(), table.state.tool.tolist()
    table.play("keep 0")
    assert table.state.tool.tolist() == tools
    assert table.state.card.tolist() == cards
    table.cards({(1, 2): "keys", (0, 2): "pearls"})
    table.play("turn_up", "go down")  # seat 1 dives into what was seat 0's toilet
    dive = table.sees().dive
    assert dive is not None
    assert dive.card is not None
    assert dive.card.treasure == "keys"
    assert table.sees().places[1].toilet == 0


@pytest.mark.rule("TOI-18")
def test_nobody_looks_when_toilets_are_swapped_and_memory_moves_with_them() -> None:
    table = found(4, "1~", "2", flush=True)
    seen = table.state.seen_at.copy()
    table.play("keep 0")
    assert (table.state.seen_at == seen).all()
    assert not table.match.view(0).card.any()
    info_state = table.match.info_state(3)
    toilet = int(info_state.toilet_at[1])
    assert info_state.card[toilet * CELLS + 1] == 3  # the phone on level 3, now at place 1


@pytest.mark.rule("TOI-18")
def test_without_the_option_or_without_a_flush_chip_nothing_moves() -> None:
    for chips, flush in ((("1~", "2~"), False), (("1", "2"), True)):
        table = found(4, *chips, flush=flush).play("keep 0")
        assert table.state.toilet_at.tolist() == [0, 1, 2, 3]


@pytest.mark.rule("TOI-18")
def test_only_the_divers_draw_counts() -> None:
    table = found(4, "2", "1~", helped=True, flush=True).play("keep 0")  # the flush chip goes to the assistant
    assert table.state.toilet_at.tolist() == [1, 0, 2, 3]  # the diver's toilet moves, not the assistant's
