"""Helpers: TOI-9, TOI-10, TOI-20."""

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.toilet_divers.state import MISSED
from tests.games.toilet_divers.table import Table


@pytest.mark.rule("TOI-9")
def test_only_the_player_whose_tool_fits_the_obstacle_at_hand_can_be_asked() -> None:
    table = Table().pile("phone").level_two("rats L").play("turn_up", "go down")
    assert table.may() == ["go left", "hand 2"]
    with pytest.raises(Refusal, match="doesn’t help here"):
        table.play("hand 1")
    with pytest.raises(Refusal, match="your own tool"):
        table.play("hand 0")


@pytest.mark.rule("TOI-9")
def test_nobody_is_asked_where_the_own_tool_fits_or_nothing_is_in_the_way() -> None:
    own = Table().pile("phone").level_two("crocodile L").play("turn_up", "go down")
    assert own.may() == ["go down", "go left"]
    nothing = Table().pile("phone").level_two("ring").play("turn_up", "go down")
    with pytest.raises(Refusal, match="Keep the assistant tile"):
        nothing.play("hand 1")


@pytest.mark.rule("TOI-9")
def test_with_a_helper_both_tools_count_for_the_rest_of_the_dive() -> None:
    table = Table().pile("phone")
    table.cards({(0, 2): "rats L", (0, 3): "crocodile L", (0, 4): "rats R", (0, 5): "crocodile R", (0, 6): "ring"})
    table.play("turn_up", "go down", "hand 2", "go down", "go down", "go down", "go down")
    dive = table.sees().dive
    assert dive is not None
    assert (dive.level, dive.moves) == (6, 5)


@pytest.mark.rule("TOI-9")
def test_the_diver_need_not_go_down_at_once() -> None:
    table = Table().pile("phone").level_two("rats L", "rats R").play("turn_up", "go down", "hand 2")
    assert table.may() == ["go down", "go left"]
    table.play("go left")
    assert table.may() == ["go down", "go right"]


@pytest.mark.rule("TOI-9")
def test_the_tile_is_handed_over_once_in_a_dive() -> None:
    table = Table().pile("phone").cards({(0, 2): "rats L", (0, 3): "clog L"})
    table.play("turn_up", "go down", "hand 2", "go down")
    assert table.may() == ["go left"]
    with pytest.raises(Refusal, match="already handed over"):
        table.play("hand 1")


@pytest.mark.rule("TOI-9")
def test_the_helper_cannot_refuse() -> None:
    table = Table().pile("phone").level_two("rats ").play("turn_up", "go down", "hand 2")
    assert table.may() == ["go down"]
    assert all(action.startswith(("point", "shrug")) for action in table.may(2))


@pytest.mark.rule("TOI-9", "TOI-20")
def test_the_player_at_the_first_place_helps_as_any_other() -> None:
    table = Table(4, first=2).pile("phone").cards({(1, 2): "crocodile L"}).play("turn_up", "go down")
    assert table.may() == ["go left", "hand 0"]
    table.play("hand 0")
    assert table.match.actors() == [0, 1]
    assert table.may(0) == ["point down", "point left", "shrug"]
    assert table.may(1) == ["go down", "go left"]


@pytest.mark.rule("TOI-9")
def test_nor_is_anyone_else_asked_after_the_player_at_the_first_place() -> None:
    table = Table(4, first=2).pile("phone").cards({(1, 2): "crocodile L", (1, 3): "rats L"})
    table.play("turn_up", "go down", "hand 0", "go down")
    assert table.may() == ["go left"]


@pytest.mark.rule("TOI-10")
@pytest.mark.parametrize("players", [2, 3])
def test_a_tool_beside_an_empty_place_can_be_borrowed_and_earns_nothing(players: int) -> None:
    table = Table(players).pile("phone").cards({(0, 2): "jellyfish ", (0, 3): "phone"}).chips("1", "3")
    table.play("turn_up", "go down")
    assert table.may() == ["hand 3", "surface"]
    table.play("hand 3")
    assert table.match.actors() == [0]  # nobody is there to advise
    table.play("go down", "keep 1")
    assert [len(purse.chips) for purse in table.sees().purses] == [1] + [0] * (players - 1)


@pytest.mark.rule("TOI-10")
def test_borrowing_an_idle_tool_uses_up_the_tile() -> None:
    table = Table(3).pile("phone").cards({(0, 2): "jellyfish L", (0, 3): "clog L"})
    table.play("turn_up", "go down", "hand 3", "go down")
    assert table.may() == ["go left"]


@pytest.mark.rule("TOI-10")
def test_by_the_letter_only_players_lend() -> None:
    table = Table(3, idle_tools=False).pile("phone").level_two("jellyfish L").play("turn_up", "go down")
    assert table.may() == ["go left"]
    with pytest.raises(Refusal, match="only players lend"):
        table.play("hand 3")
    lone = Table(2, idle_tools=False).pile("phone").level_two("jellyfish ").play("turn_up", "go down")
    assert lone.state.fate[3] == MISSED


@pytest.mark.rule("TOI-20")
def test_the_assistant_can_point_at_a_way_and_everyone_sees_it() -> None:
    table = Table().pile("phone").level_two("rats L").play("turn_up", "go down", "hand 2")
    assert table.match.actors() == [0, 2]
    assert table.may(2) == ["point down", "point left", "shrug"]
    table.play("point left", seat=2)
    for viewer in range(-1, 4):
        dive = table.sees(viewer).dive
        assert dive is not None
        assert dive.pointed == "left"


@pytest.mark.rule("TOI-20")
def test_the_diver_is_free_to_ignore_the_assistant() -> None:
    table = Table().pile("phone").level_two("rats L").play("turn_up", "go down", "hand 2")
    before = table.may(0)
    table.play("point left", seat=2)
    assert table.may(0) == before
    table.play("go down")
    assert table.state.level == 3


@pytest.mark.rule("TOI-20")
def test_the_assistant_shows_one_thing_at_each_card() -> None:
    table = Table().pile("phone").cards({(0, 2): "rats L", (0, 3): "ring"}).play("turn_up", "go down", "hand 2")
    table.play("shrug", seat=2)
    assert table.match.actors() == [0]
    table.play("go down")
    assert table.match.actors() == [0, 2]
    assert table.may(2) == ["point down", "point left", "shrug"]


@pytest.mark.rule("TOI-20")
def test_nobody_points_before_the_tile_is_handed_over_and_nobody_but_the_assistant() -> None:
    table = Table().pile("phone").level_two("rats L").play("turn_up", "go down")
    assert [table.may(seat) for seat in (1, 2, 3)] == [[], [], []]
    table.play("hand 2")
    assert [table.may(seat) for seat in (1, 3)] == [[], []]
    with pytest.raises(Refusal, match="not your turn"):
        table.play("point left", seat=1)
    with pytest.raises(Refusal, match="You’re the assistant"):
        table.play("go left", seat=2)
