"""Tokyo Poo Divers: what the lab counts."""

import pytest

from fathoms.core.game import find_game
from fathoms.games.poo_divers.actions import BANK, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.state import COLUMNS
from tests.games.poo_divers.street import bank, give, lay, open_cover, push, settle
from tests.kit.noting import end_of, group_total, parts_met, parts_of_game
from tests.kit.variants import Variant

WEST = PUSH + 6


# How it ends


def test_a_game_ends_with_the_last_cover() -> None:
    assert end_of(bank(open_cover(lay("f"), 0)).state) == "covers"


def test_a_game_ends_with_the_last_droppings() -> None:
    assert end_of(bank(open_cover(give(lay("fx"), 100, 69), 0)).state) == "supply"


def test_where_both_run_out_it_was_the_droppings() -> None:
    assert end_of(bank(open_cover(give(lay("f"), 100, 69), 0)).state) == "supply"


@pytest.mark.rule("POO-18")
def test_a_tie_that_is_settled_is_an_ending_of_its_own() -> None:
    shared = bank(open_cover(give(lay("f"), 0, 1), 0))
    assert end_of(shared.state) == "covers"
    settled = bank(open_cover(give(lay("f", fart_off=1), 0, 1), 0))
    assert end_of(settle(settled).state) == "fart_off"


# What is met


@pytest.mark.parametrize(("cover", "card"), [(0, "blank"), (1, "sleeper"), (2, "find")])
def test_a_first_cover_is_met_with_its_place_and_its_card(cover: int, card: str) -> None:
    row, column = 1, cover + 2
    match = lay(f"{'.' * 5} ..xzf")
    assert parts_met(match.state, 0, OPEN + cover) == [f"cover {row * COLUMNS + column + 1}", f"first {card}"]


@pytest.mark.parametrize(("street", "card"), [("xfx", "blank"), ("ffx", "find")])
def test_pushing_on_meets_the_next_cover(street: str, card: str) -> None:
    match = open_cover(lay(street), 1)
    assert parts_met(match.state, 0, WEST) == ["choice push", "pushed_cover 1", f"pushed {card}"]


def test_a_sleeper_banks_the_finds_so_far() -> None:
    match = push(open_cover(lay("zffx"), 2), "w")
    assert parts_met(match.state, 0, WEST) == ["choice push", "run 2", "pushed_cover 1", "pushed sleeper"]


@pytest.mark.parametrize(
    ("street", "cover", "choice"),
    [("fx", 0, "bank"), ("f.x", 0, "must_bank"), ("fX", 0, "must_bank")],
)
def test_banking_is_free_or_forced(street: str, cover: int, choice: str) -> None:
    assert parts_met(open_cover(lay(street), cover).state, 0, BANK) == [f"choice {choice}", "run 1"]


def test_after_a_push_only_the_same_direction_leaves_a_choice() -> None:
    straight_on = push(open_cover(lay("xff"), 2), "w")
    round_the_corner = push(open_cover(lay("ff x.."), 1), "w")
    assert parts_met(straight_on.state, 0, BANK) == ["choice bank", "run 2"]
    assert parts_met(round_the_corner.state, 0, BANK) == ["choice must_bank", "run 2"]


def test_a_look_meets_the_card_that_is_seen() -> None:
    match = open_cover(lay("xz"), 0)
    assert parts_met(match.state, 0, LOOK + 1) == ["choice look", "peeked sleeper"]
    assert parts_met(match.state, 0, SKIP_LOOK) == ["choice skip_look"]
    match.play(0, LOOK + 1)
    assert parts_met(match.state, 0, PUT_BACK) == []


# Whole games


@pytest.mark.parametrize("layout", ["square", "mascot"])
def test_every_cover_is_opened_once_at_most(layout: str) -> None:
    state, met = parts_of_game(Variant(find_game("poo_divers"), 3, {"layout": layout}), 5)
    opened = int(state.covers) - int(state.left)
    places = [part.split()[1] for part in met if part.split()[0] in ("cover", "pushed_cover")]
    assert len(places) == len(set(places)) == group_total(met, "cover", "pushed_cover") == opened
    assert group_total(met, "first", "pushed") == opened
    assert group_total(met, "pushed") == met["choice push"]
    assert group_total(met, "peeked") == met["choice look"]
    assert met["choice look"] + met["choice skip_look"] <= met["first blank"] + met["pushed blank"]
    assert group_total(met, "run") == met["choice bank"] + met["choice must_bank"] + met["pushed sleeper"]


def test_the_places_on_the_map_are_those_of_the_street() -> None:
    _, met = parts_of_game(Variant(find_game("poo_divers"), 2, {}), 1)
    places = {int(part.split()[1]) - 1 for part in met if part.split()[0] in ("cover", "pushed_cover")}
    assert places == {row * COLUMNS + column for row in range(8) for column in range(8)}
