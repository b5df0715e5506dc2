"""A dive: TOI-6 to TOI-8, TOI-11 to TOI-14."""

from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.toilet_divers.actions import LONGEST_DIVE
from fathoms.games.toilet_divers.state import MISSED, PLACES, WAITING
from tests.games.toilet_divers.table import BY_TEXT, VOICE, Table


@pytest.mark.rule("TOI-6")
def test_the_treasure_card_is_turned_up_for_everyone_and_the_dive_begins_at_the_own_toilet() -> None:
    table = Table().pile("phone", "ring")
    assert table.sees().wanted is None
    table.play("turn_up")
    for viewer in (-1, 0, 3):
        scene = table.sees(viewer)
        assert (scene.wanted, scene.search, scene.face_down) == ("phone", 1, 7)
    assert (table.state.place, table.state.level, table.state.helper) == (0, 1, -1)


@pytest.mark.rule("TOI-7")
def test_level_one_leads_only_down_unless_the_first_level_is_open() -> None:
    assert Table().play("turn_up").may() == ["go down"]
    assert Table(open_first_level=True).play("turn_up").may() == ["go down", "go left", "go opposite", "go right"]


@pytest.mark.rule("TOI-7")
def test_left_and_right_are_those_of_the_open_toilet() -> None:
    table = Table().pile("phone").level_two("crown", "ring", "rats L")  # crown: to the right, so to place 3
    table.cards({(3, 2): "crocodile R"}).play("turn_up", "go down", "go right")
    assert table.state.place == 3
    table.play("go right")
    assert table.state.place == 2
    table.play("go left")
    assert table.state.place == 3


@pytest.mark.rule("TOI-7")
def test_only_one_toilet_is_open_and_everyone_sees_its_card() -> None:
    table = Table().pile("phone").level_two("ring", "wallet").play("turn_up", "go down")
    for viewer in range(-1, 4):
        assert table.match.view(viewer).card.astype(bool).sum() == 1
    table.play("go left")
    for viewer in range(-1, 4):
        view = table.match.view(viewer)
        assert view.card.astype(bool).sum() == 1
        dive = table.sees(viewer).dive
        assert dive is not None
        assert dive.card is not None
        assert (dive.place, dive.card.treasure) == (1, "wallet")


@pytest.mark.rule("TOI-7")
def test_nobody_swims_up() -> None:
    table = Table().pile("phone").level_two("ring").play("turn_up", "go down")
    assert table.may() == ["go down", "go left"]
    table.cards({(0, 3): "keys"}).play("go down")
    assert table.state.level == 3
    assert table.may() == ["go down", "go opposite"]


@pytest.mark.rule("TOI-8")
def test_pipes_are_free_past_an_obstacle_and_the_way_down_needs_its_tool() -> None:
    table = Table(idle_tools=False, players=2).pile("phone").level_two("clog L").play("turn_up", "go down")
    assert table.may() == ["go left"]
    with pytest.raises(Refusal, match="blocks the way down"):
        table.play("go down")


@pytest.mark.rule("TOI-8")
def test_the_own_tool_opens_the_way_down_through_its_obstacle_as_often_as_needed() -> None:
    table = Table().pile("phone").cards({(0, 2): "crocodile L", (0, 3): "crocodile R", (0, 4): "plain R"})
    table.play("turn_up", "go down", "go down", "go down")
    assert table.state.level == 4


@pytest.mark.rule("TOI-8")
def test_treasures_and_plain_cards_are_free_to_pass_and_one_plain_card_has_no_way_down() -> None:
    table = Table().pile("phone").cards({(0, 2): "pocket_watch", (0, 3): "plain O", (0, 4): "plain LOR"})
    table.play("turn_up", "go down")
    assert table.may() == ["go down"]
    table.play("go down")
    assert table.may() == ["go down", "go opposite"]
    table.play("go down")
    assert table.may() == ["go left", "go opposite", "go right"]


@pytest.mark.rule("TOI-11")
def test_the_wanted_treasure_ends_the_dive_and_another_does_not() -> None:
    table = Table().pile("crown").cards({(0, 2): "ring", (0, 3): "crown"}).play("turn_up", "go down")
    assert table.sees().phase == "diving"
    table.play("go down")
    assert table.sees().phase == "keeping"
    assert table.match.actors() == [0]


@pytest.mark.rule("TOI-11", "TOI-12")
def test_the_wanted_treasure_on_the_bottom_is_found() -> None:
    table = to_the_bottom("crown", "crown")
    assert table.sees().phase == "keeping"


@pytest.mark.rule("TOI-12")
def test_the_bottom_without_the_treasure_ends_the_dive() -> None:
    table = to_the_bottom("ring", "crown")
    assert table.state.fate[4] == MISSED
    assert table.state.turn == 1
    dive = table.sees().dive  # everyone still sees what was there
    assert dive is not None
    assert dive.card is not None
    assert (dive.card.treasure, dive.over) == ("ring", True)
    assert [way.state for way in dive.ways] == ["shut", "shut"]


@pytest.mark.rule("TOI-12")
def test_pipes_on_the_bottom_can_be_followed_if_the_players_want_that() -> None:
    table = to_the_bottom("ring", "crown", bottom_sideways=True)
    assert table.may() == ["go left"]
    table.cards({(1, 8): "crown"}).play("go left")
    assert table.sees().phase == "keeping"


@pytest.mark.rule("TOI-12")
def test_following_pipes_on_the_bottom_ends_where_none_is_left() -> None:
    table = to_the_bottom("ring", "crown", bottom_sideways=True).cards({(1, 8): "clog "}).play("go left")
    assert table.state.fate[4] == MISSED


@pytest.mark.rule("TOI-12")
@pytest.mark.parametrize(("sideways", "why"), [(False, "toi-bottom"), (True, "toi-stuck")])
def test_the_log_says_why_a_dive_ends_on_the_bottom(sideways: bool, why: str) -> None:
    """Where pipes on level 8 may be followed, it is not the bottom that ends it."""
    table = to_the_bottom("pocket_watch", "crown", last_but_one=True, bottom_sideways=sideways)
    before = table.match.view(-1)
    table.play("go down")
    told = VOICE.narrate(before, 0, BY_TEXT["go down"], table.match.view(-1))
    assert [line.key for line in told][1] == why


@pytest.mark.rule("TOI-12")
def test_an_obstacle_does_not_end_the_dive_while_a_pipe_is_open() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("clog R").play("turn_up", "go down")
    assert table.sees().phase == "diving"
    assert table.may() == ["go right"]


@pytest.mark.rule("TOI-12")
def test_an_obstacle_without_tool_helper_or_pipe_ends_the_dive() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("clog ").play("turn_up", "go down")
    assert table.state.fate[3] == MISSED
    assert table.state.turn == 1


@pytest.mark.rule("TOI-13")
def test_a_diver_goes_back_into_a_side_branch_to_ask_for_the_other_tool() -> None:
    table = Table().pile("phone").level_two("clog O", "keys", "crocodile O").tools("trap", "plunger", "net", "gloves")
    table.play("turn_up", "go down", "go opposite", "go opposite")
    assert table.state.place == 0
    assert table.may() == ["go opposite", "hand 1"]
    table.play("go opposite")
    assert table.state.place == 2
    assert table.may() == ["go opposite", "hand 2"]
    table.play("hand 2", "go down")
    assert (table.state.place, table.state.level) == (2, 3)


@pytest.mark.rule("TOI-13")
def test_the_same_exit_of_the_same_card_is_open_twice_in_a_dive() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("clog L", "clog R").play("turn_up", "go down")
    for way in ("left", "right", "left"):
        table.play(f"go {way}")
        assert table.sees().phase == "diving"
    table.play("go right")  # to a card whose only pipe was taken twice
    assert table.sees().phase != "diving"
    assert table.state.fate[3] == MISSED


@pytest.mark.rule("TOI-13")
def test_a_third_time_an_exit_is_closed_and_the_others_are_still_open() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("pearls", "clog R", "plain L", "plain R")
    table.play("turn_up", "go down", "go left", "go right")
    assert table.may() == ["go down", "go left", "go right"]
    table.play("go left", "go right")
    assert table.may() == ["go down", "go right"]
    dive = table.sees().dive
    assert dive is not None
    assert {way.way: way.state for way in dive.ways} == {"left": "used", "right": "free", "down": "free"}
    with pytest.raises(Refusal, match="third time"):
        table.play("go left")


@pytest.mark.rule("TOI-13")
def test_pipes_of_the_open_first_level_are_open_twice_as_well() -> None:
    table = Table(open_first_level=True).pile("phone").play("turn_up")
    for _ in range(4):
        assert "go opposite" in table.may()
        table.play("go opposite")
    assert (table.state.place, table.state.level) == (0, 1)
    assert table.may() == ["go down", "go left", "go right"]


@pytest.mark.rule("TOI-13")
def test_pipes_on_the_bottom_are_open_twice_where_they_may_be_followed() -> None:
    table = to_the_bottom("ring", "crown", bottom_sideways=True).cards({(1, 8): "clog R"})
    table.play("go left", "go right", "go left", "go right")
    assert table.state.fate[4] == MISSED


@pytest.mark.rule("TOI-13")
def test_exits_are_fresh_in_the_next_dive() -> None:
    table = Table(2, idle_tools=False).pile("phone").level_two("clog L", "clog R")
    table.play("turn_up", "go down", "go left", "go right", "go left", "go right")
    table.fail().play("turn_up", "go down")
    assert table.may() == ["go left"]


@pytest.mark.rule("TOI-13")
def test_no_dive_is_longer_than_its_bound() -> None:
    """On level 1 with all ways open a diver can swim in circles the longest."""
    table = Table(open_first_level=True).pile("phone").play("turn_up")
    moves = 0
    while table.state.level == 1 and any(text != "go down" for text in table.may()):
        table.play(next(text for text in table.may() if text != "go down"))
        moves += 1
    assert moves == 2 * PLACES * 3
    assert table.state.moves == moves < LONGEST_DIVE


@pytest.mark.rule("TOI-14")
def test_a_diver_who_can_swim_on_must() -> None:
    table = Table().pile("phone").level_two("clog L").play("turn_up", "go down")
    assert table.may() == ["go left", "hand 1"]
    with pytest.raises(Refusal, match="still swim on"):
        table.play("surface")


@pytest.mark.rule("TOI-14")
def test_where_only_a_helper_could_take_the_diver_on_the_dive_may_end() -> None:
    table = Table().pile("phone").level_two("clog ").play("turn_up", "go down")
    assert table.may() == ["hand 1", "surface"]
    table.play("surface")
    assert table.state.fate[3] == MISSED
    assert table.state.fate[1] == WAITING


def to_the_bottom(last: str, wanted: str, last_but_one: bool = False, **options: Any) -> Table:
    """A dive straight down toilet 0, to the last level or the one before."""
    free = ["phone", "gold_tooth", "wallet", "keys", "pearls", "plain L"]
    table = Table(**options).pile(wanted).cards({(0, 8): last})
    table.cards({(0, level): card for level, card in zip(range(2, 8), free, strict=True)})
    return table.play("turn_up", *["go down"] * (6 if last_but_one else 7))
