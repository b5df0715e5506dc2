"""Toilet Divers: what the lab counts."""

import pytest

from fathoms.core.game import find_game
from fathoms.games.toilet_divers.state import LEVELS, TREASURES
from tests.games.toilet_divers.table import BY_TEXT, Table
from tests.kit.noting import end_of, group_total, parts_met, parts_of_game
from tests.kit.variants import Variant


def met(table: Table, move: str, seat: int | None = None) -> list[str]:
    """What a move of the player whose turn it is would meet."""
    return parts_met(table.state, int(table.state.turn) if seat is None else seat, BY_TEXT[move])


def diving(cards: dict[tuple[int, int], str], wanted: str = "phone", **options: object) -> Table:
    """The first player, with the net, has turned up what is wanted."""
    return Table(**options).pile(wanted).cards(cards).play("turn_up")  # type: ignore[arg-type]


def last_search(cards: dict[tuple[int, int], str], finds: int) -> Table:
    """The same, and it is the last treasure card, with so many found before."""
    table = diving(cards)
    table.state.searches, table.state.misses = 2 * TREASURES - finds, TREASURES - finds
    table.state.finds = finds
    return table.play("go down")


# How it ends


def test_all_treasures_are_found() -> None:
    assert end_of(last_search({(0, 2): "phone"}, finds=TREASURES - 1).play("keep 0").state) == "all_found"


def test_the_last_treasure_is_found_though_others_are_lost() -> None:
    assert end_of(last_search({(0, 2): "phone"}, finds=3).play("keep 0").state) == "found"


def test_the_last_treasure_is_lost() -> None:
    table = last_search({(0, 2): "clog "}, finds=3)
    assert met(table, "surface") == ["dive surfaced", "gone phone"]
    assert end_of(table.play("surface").state) == "lost"


# What is met


def test_a_treasure_is_searched_for_from_the_own_toilet() -> None:
    assert met(Table().pile("phone"), "turn_up") == ["searched phone", "cell 1"]
    assert met(Table(first=3).pile("keys"), "turn_up") == ["searched keys", "cell 3"]


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("ring", "passed ring"),
        ("rats L", "obstacle rats"),
        ("plain L", "plain way_down"),
        ("plain LOR", "plain no_way_down"),
    ],
)
def test_a_card_is_met_when_it_lies_open(card: str, part: str) -> None:
    assert met(diving({(0, 2): card}), "go down") == ["way down", "cell 5", part]


def test_a_card_in_the_next_toilet_is_met_there() -> None:
    table = diving({(0, 2): "ring", (1, 2): "crown"}).play("go down")
    assert met(table, "go left") == ["way left", "cell 6", "passed crown"]


def test_the_treasure_is_found_alone_or_with_help() -> None:
    alone = diving({(0, 2): "phone"})
    helped = diving({(0, 2): "rats L", (0, 3): "phone"}).play("go down", "hand 2")
    assert met(alone, "go down") == ["way down", "cell 5", "dive found", "found phone"]
    assert met(helped, "go down") == [
        "way down",
        "lent_tool trap",
        "cell 9",
        "dive found",
        "found phone",
        "helper helped",
    ]


def test_help_can_be_in_vain() -> None:
    table = diving({(0, 2): "rats L", (0, 3): "clog "}).play("go down", "hand 2")
    assert met(table, "go down")[-3:] == ["obstacle clog", "dive missed", "helper in_vain"]


def test_the_own_tool_is_used_on_the_way_down_only() -> None:
    table = diving({(0, 2): "crocodile L"}).play("go down")
    assert "own_tool net" in met(table, "go down")
    assert "own_tool net" not in met(table, "go left")


def test_a_helper_is_asked_or_a_tool_beside_an_empty_place_is_borrowed() -> None:
    cards = {(0, 2): "rats L"}
    assert met(diving(cards).play("go down"), "hand 2") == ["helper asked"]
    assert met(diving(cards | {(0, 2): "clog L"}, players=2).play("go down"), "hand 1") == ["helper borrowed"]


def test_advice_is_given_followed_or_ignored() -> None:
    table = diving({(0, 2): "rats L"}).play("go down", "hand 2")
    assert met(table, "point down", seat=2) == ["helper pointed"]
    assert met(table, "shrug", seat=2) == ["helper shrugged"]
    table.play("point down", seat=2)
    assert met(table, "go down")[:2] == ["way down", "helper followed"]
    assert met(table, "go left")[:2] == ["way left", "helper ignored"]


def test_a_shrug_is_no_advice() -> None:
    table = diving({(0, 2): "rats L"}).play("go down", "hand 2").play("shrug", seat=2)
    assert met(table, "go left")[0] == "way left"
    assert not {"helper followed", "helper ignored"} & set(met(table, "go left"))


def test_chips_are_kept_given_or_dropped() -> None:
    alone = diving({(0, 2): "phone"}).chips("1", "3").play("go down")
    helped = diving({(0, 2): "rats L", (0, 3): "phone"}).chips("1", "3~").play("go down", "hand 2", "go down")
    assert met(alone, "keep 1") == ["kept 3", "dropped 1"]
    assert met(helped, "keep 0") == ["kept 1", "given 3"]


def test_a_flush_is_met_where_it_is_played_with() -> None:
    table = diving({(0, 2): "phone"}, flush=True).chips("1", "3~").play("go down")
    assert met(table, "keep 0") == ["kept 1", "dropped 3", "flushed swapped"]


def test_leafing_meets_the_level_that_is_opened() -> None:
    assert met(Table(leafing=True), "leaf 5", seat=2) == ["leafed 5"]
    assert met(Table(leafing=True), "close", seat=2) == []


# Whole games


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_every_search_ends_one_way(players: int, seed: int) -> None:
    state, found = parts_of_game(Variant(find_game("toilet_divers"), players, {}), seed)
    assert group_total(found, "searched") == group_total(found, "dive") == int(state.searches)
    assert group_total(found, "found") == found["dive found"] == group_total(found, "kept") == int(state.finds)
    assert group_total(found, "given", "dropped") == int(state.finds)
    assert group_total(found, "found", "gone") == TREASURES
    assert found["helper helped"] + found["helper in_vain"] == found["helper asked"] + found["helper borrowed"]


def test_every_way_opens_a_card() -> None:
    state, found = parts_of_game(Variant(find_game("toilet_divers"), 3, {"open_first_level": True}), 3)
    assert group_total(found, "cell") == group_total(found, "searched", "way")
    first_level = sum(found[f"cell {place + 1}"] for place in range(4))
    cards = group_total(found, "passed", "found", "obstacle", "plain")
    assert cards == group_total(found, "cell") - first_level
    assert max(int(part.split()[1]) for part in found if part.startswith("cell ")) <= 4 * LEVELS
    assert int(state.searches) >= TREASURES
