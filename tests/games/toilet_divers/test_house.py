"""The house values and what they are measured by."""

import pytest

from fathoms.games.toilet_divers.state import CHIPS, CHIPS_WITH, HOUSE, OBSTACLE_ON, WAYS_OF, pipes
from fathoms.games.toilet_divers.tune import measure, shortest_way, write
from tests.games.toilet_divers.table import Table, card


def test_28_cards_16_of_them_obstacles_with_a_tool_each() -> None:
    assert len(WAYS_OF) == 29
    assert [OBSTACLE_ON.count(obstacle) for obstacle in range(5)] == [13, 4, 4, 4, 4]
    assert CHIPS == 16
    assert CHIPS_WITH == (0, 3, 3, 2)
    assert [kind["tool"] for kind in HOUSE["obstacles"].values()] == ["net", "plunger", "trap", "gloves"]
    assert pipes("LOR") == WAYS_OF[card("plain LOR")]


def test_the_shortest_way_counts_moves() -> None:
    table = Table().cards({(0, 2): "rats L", (1, 2): "ring", (1, 3): "plain R", (0, 3): "phone"})
    assert shortest_way(table.state, 0, card("ring"), 0) == 2
    assert shortest_way(table.state, 0, card("phone"), 0) == 4
    assert shortest_way(table.state, 0, card("phone"), 1 << 3) == 2  # with the trap


def test_a_treasure_behind_an_obstacle_cannot_be_reached_without_its_tool() -> None:
    table = Table().cards({(0, 2): "rats ", (0, 3): "phone"})
    assert shortest_way(table.state, 0, card("phone"), 1 << 1) == 0
    assert shortest_way(table.state, 0, card("phone"), 1 << 1 | 1 << 3) == 2


@pytest.mark.slow
def test_the_house_values_meet_their_targets() -> None:
    figures = measure(deals=300, games=60)
    assert {each.name for each in figures if each.target} == set(HOUSE["targets"])
    assert all(each.holds for each in figures), write(figures)
