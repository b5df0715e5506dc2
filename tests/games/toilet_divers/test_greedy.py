"""The sensible beginner."""

import numpy as np
import pytest

from fathoms.batch import simulate
from fathoms.core import verbs
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from tests.games.toilet_divers.table import VOICE, Table


def choice(table: Table, seat: int | None = None, info_state: Record | None = None) -> str:
    acting = int(table.state.turn) if seat is None else seat
    info_state = table.match.info_state(acting) if info_state is None else info_state
    return VOICE.write_action(int(verbs.greedy(info_state, acting, new_rng(1), np.zeros(8, np.int32))))


def know_all(table: Table) -> Table:
    """Everyone has seen every card."""
    table.state.moment = 1
    table.state.seen_at[:] = 1
    return table


def test_it_goes_for_the_treasure_it_remembers_by_the_shortest_way() -> None:
    table = Table().pile("phone").cards({(0, 2): "ring", (1, 2): "phone", (0, 3): "gold_tooth", (1, 3): "plain R"})
    know_all(table).play("turn_up")
    assert choice(table) == "go down"
    table.play("go down")
    assert choice(table) == "go left"


def test_it_does_not_go_where_it_remembers_a_dead_end() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("pearls", "clog R", "plain L", "ring")
    know_all(table).cards({(0, 3): "plain LOR", (3, 3): "phone"}).play("turn_up", "go down")
    assert choice(table) == "go right"


def test_it_asks_a_helper_where_that_is_the_way() -> None:
    table = Table().pile("phone").cards({(0, 2): "rats ", (0, 3): "phone"})
    know_all(table).play("turn_up", "go down")
    assert choice(table) == "hand 2"


def test_it_needs_no_helper_where_its_own_tools_will_do() -> None:
    table = Table().pile("phone").cards({(0, 2): "rats L", (1, 2): "crocodile R", (0, 3): "plain R", (1, 3): "phone"})
    know_all(table).play("turn_up", "go down")
    assert choice(table) == "go left"


def test_it_prefers_the_helper_who_costs_least() -> None:
    table = Table(3).pile("phone").cards({(0, 2): "rats L", (1, 2): "jellyfish R", (1, 3): "plain R", (0, 3): "phone"})
    know_all(table).play("turn_up", "go down")
    assert choice(table) == "go left"  # a longer way, but the gloves beside the empty place cost nothing


def test_it_comes_up_where_help_would_be_wasted() -> None:
    table = Table().pile("phone").cards({(0, 2): "rats ", (0, 3): "clog ", (1, 2): "phone"})
    know_all(table).play("turn_up", "go down")
    assert choice(table) == "surface"


def test_it_explores_when_it_knows_nothing() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("clog L").play("turn_up", "go down")
    assert choice(table) == "go left"


def test_it_keeps_the_chip_with_more_stars() -> None:
    for chips, kept in ((("1", "3~"), "keep 1"), (("2~", "1"), "keep 0")):
        table = Table().pile("phone").chips(*chips).level_two("phone").play("turn_up", "go down")
        assert choice(table) == kept


def test_as_an_assistant_it_points_the_way_it_knows_and_shrugs_else() -> None:
    table = Table().pile("phone").cards({(0, 2): "rats L", (0, 3): "ring", (1, 3): "phone"})
    table.play("turn_up", "go down", "hand 2")
    assert choice(table, seat=2) == "shrug"
    know_all(table)
    assert choice(table, seat=2) == "point down"


def test_as_the_only_opponent_it_gives_no_advice() -> None:
    table = Table(2).pile("phone").cards({(0, 2): "rats L", (0, 3): "phone"})
    know_all(table).play("turn_up", "go down", "hand 2")
    assert choice(table, seat=1) == "shrug"


def test_a_diver_who_knows_nothing_follows_the_assistant() -> None:
    table = Table().pile("phone").level_two("rats L").play("turn_up", "go down", "hand 2")
    for way in ("left", "down"):
        info_state = table.match.info_state(0)
        info_state.pointed = ("left", "opposite", "right", "down").index(way)
        assert choice(table, info_state=info_state) == f"go {way}"


def test_it_leafs_through_its_whole_toilet_and_closes_it() -> None:
    table = Table(2, leafing=True)
    for level in range(2, 9):
        assert choice(table, seat=1) == f"leaf {level}"
        table.play(f"leaf {level}", seat=1)
    assert choice(table, seat=1) == "close"


@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]], ids=",".join)
def test_it_beats_random_clearly_in_a_game_of_two(bots: list[str]) -> None:
    played = simulate(TOILET_DIVERS, 2, {}, bots, 300, seed=1)
    assert played.shares[:, bots.index("greedy")].mean() >= 0.8
