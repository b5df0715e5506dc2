"""Partners: what the lab counts."""

import pytest

from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.state import COLOUR_NAMES, EXCHANGING, LONGEST_GAME
from tests.games.partners.table import ACTIONS, LOCKED, Table
from tests.kit.noting import end_of, group_total, parts_met, parts_of_game
from tests.kit.variants import Variant

NEARLY = "76 80 81 82"  # a three away from being locked


def met(table: Table, action: str) -> list[str]:
    """What an action of the player to act would meet."""
    assert action in table.can()
    return parts_met(table.s, int(table.s.turn), ACTIONS[action])


# How it ends


@pytest.mark.parametrize(
    ("form", "play_on", "others"),
    [("pairs", False, ("red",)), ("teams", False, ("purple", "orange")), ("teams", True, ("purple", "orange"))],
)
def test_the_first_side_is_home(form: str, play_on: bool, others: tuple[str, ...]) -> None:
    table = Table(form=form, play_on=play_on, green=NEARLY).put(**dict.fromkeys(others, LOCKED))
    assert end_of(table.do("play three", "go green-1 3").s) == "home"


def test_all_places_are_decided_where_pairs_play_on() -> None:
    table = Table(play_on=True, green=NEARLY, red=LOCKED, blue=NEARLY, orange=LOCKED)
    table.do("play three", "go green-1 3")
    assert not table.over
    assert end_of(table.do("play three", "go blue-1 3").s) == "places"


@pytest.mark.parametrize(("play_on", "red"), [(False, "20"), (True, "20"), (True, LOCKED)])
def test_there_were_too_many_deals(play_on: bool, red: str) -> None:
    table = Table(hands=dict.fromkeys(COLOUR_NAMES, ""), play_on=play_on, green=NEARLY, red=red)
    table.s.deal = LONGEST_GAME
    table.do("play three", "go green-1 3")
    assert table.over
    assert end_of(table.s) == "limit"


# Where pieces land


@pytest.mark.parametrize(("colour", "place", "field"), [("green", 10, 13), ("blue", 10, 26), ("yellow", 11, 1)])
def test_fields_are_counted_round_the_board_from_the_first_after_greens_start(
    colour: str, place: int, field: int
) -> None:
    table = Table(turn=colour).put(**{colour: str(place)}).do("play three")
    assert met(table, f"go {colour}-1 3") == ["deed walk", f"field {field}", "played three"]


def test_a_piece_comes_to_a_goal_circle() -> None:
    table = Table(green="76").do("play three")
    assert met(table, "go green-1 3") == ["deed walk", "goal 1", "played three"]


def test_a_piece_is_hit_where_it_stood() -> None:
    opponent = Table(green="10", blue="78").do("play three")
    partner = Table(hand="five", green="34", red="78").do("play five")
    assert met(opponent, "go green-1 3") == ["deed walk", "field 13", "hit 13", "blow opponent", "played three"]
    assert met(partner, "go green-1 5") == ["deed walk", "field 39", "hit 39", "blow partner", "played five"]


def test_whoever_lands_on_two_is_sent_home_from_there() -> None:
    table = Table(green="10", blue="78 78").do("play three")
    assert met(table, "go green-1 3") == ["deed walk", "field 13", "hit 13", "blow self", "played three"]


def test_a_back_four_lands_too() -> None:
    table = Table(hand="back_four", green="2").do("play back_four")
    assert met(table, "go_back green-1") == ["deed walk_back", "field 76", "played back_four"]


def test_a_swap_is_two_landings_with_the_second_piece() -> None:
    table = Table(hand="swap", green="2", blue="2").do("play swap")
    assert met(table, "change green-1") == []
    assert met(table.do("change green-1"), "change blue-1") == ["deed swap", "field 15", "field 2", "played swap"]


# What cards are used for


def test_cards_are_met_when_they_are_dealt_and_handed_on() -> None:
    table = Table(hand="two three three swap")
    table.s.phase = EXCHANGING
    cards = ["dealt two", "dealt three", "dealt three", "dealt swap"]
    assert met(table, "hand_on three") == [*cards, "handed_on three"]


def test_a_card_is_played_for_oneself_or_for_a_partner() -> None:
    assert met(Table(green="10"), "play three") == []
    assert met(Table(green=LOCKED, red="10"), "play three") == ["deed help"]


def test_a_hand_without_a_use_is_laid_down() -> None:
    assert met(Table(hand="three nine"), "lay_down") == ["deed lay_down", "laid_down three", "laid_down nine"]


@pytest.mark.parametrize(
    ("card", "actions", "use"),
    [
        ("two", "bring_out green, bring_out green", "two_out"),
        ("two", "go green-1 2", "two_forward"),
        ("eight", "bring_out green", "eight_out"),
        ("eight", "go green-1 8", "eight_forward"),
        ("thirteen", "bring_out green", "thirteen_out"),
        ("thirteen", "go green-1 13", "thirteen_forward"),
        ("one_or_fourteen", "go green-1 1", "one"),
        ("one_or_fourteen", "go green-1 14", "fourteen"),
    ],
)
def test_a_card_with_two_uses_is_used_one_way(card: str, actions: str, use: str) -> None:
    *before, last = actions.split(", ")
    table = Table(hand=card, green="10").do(f"play {card}", *before)
    assert met(table, last)[-2:] == [f"played {card}", f"use {use}"]


def test_a_card_that_is_not_used_up_is_not_played_yet() -> None:
    table = Table(hand="two").do("play two")
    assert met(table, "bring_out green") == ["deed bring_out"]
    assert met(table.do("bring_out green"), "take_back") == ["deed take_back"]


def test_a_seven_is_shared_when_it_is_used_up() -> None:
    table = Table(hand="seven", green="10 20 30").do("play seven")
    assert met(table, "go green-1 7") == ["deed walk", "field 17", "played seven", "shared 1"]
    assert met(table, "go green-1 2") == ["deed walk", "field 12"]
    assert met(table.do("go green-1 2"), "go green-2 5") == ["deed walk", "field 25", "played seven", "shared 2"]


def test_a_seven_that_wins_is_used_up() -> None:
    table = Table(hand="seven", green="76 80 81 82", red=LOCKED).do("play seven")
    assert met(table, "go green-1 3") == ["deed walk", "goal 1", "played seven", "shared 1"]


@pytest.mark.rule("PAR-16")
def test_a_seven_whose_rest_is_left_or_lost_is_used_up() -> None:
    table = Table(hand="seven", green="76 80 81 82", red="10").do("play seven", "go green-1 3")
    assert met(table, "stop") == ["deed stop", "played seven", "shared 1"]
    table = Table(hand="seven", green="76 80 81 82").do("play seven")
    assert met(table, "go green-1 3") == ["deed walk", "goal 1", "played seven", "shared 1"]


# Whole games


@pytest.mark.parametrize("form", ["pairs", "teams"])
def test_cards_and_landings_add_up(form: str) -> None:
    state, found = parts_of_game(Variant(PARTNERS, 6, {"form": form}), 4)
    walks = found["deed walk"] + found["deed walk_back"]
    assert group_total(found, "field", "goal") == walks + 2 * found["deed swap"]
    assert group_total(found, "hit") == group_total(found, "blow")
    deals = int(state.deal)
    assert group_total(found, "dealt") == 4 * group_total(found, "handed_on") == 24 * deals
    left = int((state.hand != 0).sum())
    assert group_total(found, "played", "laid_down") == 24 * deals - left
    assert group_total(found, "shared") == found["played seven"]
    for card in ("two", "eight", "thirteen"):
        assert found[f"use {card}_out"] + found[f"use {card}_forward"] == found[f"played {card}"]
    assert found["use one"] + found["use fourteen"] == found["played one_or_fourteen"]
