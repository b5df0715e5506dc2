"""Games against the clock: the server turns the glass, and time plays when it has run out."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fathoms.bots import BOTS
from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.core.structs import Record
from tests.kit.register import registered
from tests.server.people import House, Person, open_house
from tests.server.toys import at_the_table
from tests.toys.potato import HOT_POTATO, PASS_LEFT

SECONDS = 0.8
LONG = 60.0
glass_holds = {"seconds": SECONDS}


def sand_glass(view: Record) -> Glass | None:
    return None if view.rung == view.rings else Glass(int(view.rung), glass_holds["seconds"])


@pytest.fixture(autouse=True)
def potato() -> Iterator[None]:
    """The game, ready to play: time does not wait for the compiler."""
    game = at_the_table(HOT_POTATO, glass=sand_glass)
    with registered(game):
        match = Match(game, 3, {}, 0)
        while not match.over:
            seat = match.actors()[0]
            BOTS["greedy"](match.info_state(seat), seat, 0)
            match.play(seat, BOTS["random"](match.info_state(seat), seat, 0))
        match.scores()
        match.shares()
        yield


@pytest.fixture
def a_long_glass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(glass_holds, "seconds", LONG)


def moves_of(house: House, table: str) -> list[tuple[int, int]]:
    return [(move.seat, move.action) for move in house.tables.services.store.moves(table)]


def test_the_glass_runs_and_time_plays(house: House, ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="potato"))
    glass = screen.view["glass"]
    assert (glass["name"], glass["seconds"]) == (0, SECONDS)
    assert 0 < glass["left"] <= SECONDS
    assert CLOCK not in screen.view["actors"]
    screen.until(lambda screen: screen.table["status"] == "over")
    assert screen.view["glass"] is None
    assert moves_of(house, screen.table["id"]) == [(CLOCK, 2), (CLOCK, 2)]
    assert screen.log[0]["args"]["seat"] == CLOCK


def test_moves_do_not_turn_the_glass(a_long_glass: None, ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="potato", rings=1))
    left = [screen.view["glass"]["left"]]
    for _ in range(4):
        time.sleep(0.02)  # moves are quick, and what is left is told in hundredths
        screen.move(PASS_LEFT)
        left.append(screen.view["glass"]["left"])
    assert left == sorted(left, reverse=True)
    assert LONG >= left[0] > left[-1]


def test_a_ring_turns_the_next_glass(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="potato"))
    screen.until(lambda screen: screen.view["number"] == 1)
    assert screen.view["glass"]["name"] == 1
    assert screen.view["glass"]["left"] > SECONDS * 0.75


def test_who_passes_too_late_is_told_so(a_long_glass: None, ann: Person) -> None:
    """The potato sticks after six passes: only time acts then."""
    screen = ann.at(ann.set_up("me", "me", game="potato", rings=1))
    for _ in range(6):
        screen.move(PASS_LEFT)
    assert screen.view["actors"] == []
    assert screen.view["shares"] is None
    screen.move(PASS_LEFT, 0)
    assert screen.why() == "move-not-your-turn"


def test_the_glass_is_turned_anew_after_a_restart(a_long_glass: None, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "me", game="potato", rings=1)
        ann.at(table).move(PASS_LEFT)
        time.sleep(1)
    with open_house(tmp_path) as house:
        screen = house.person(ann.cookie).at(table)
        assert screen.view["number"] == 1
        assert screen.view["glass"]["left"] > LONG - 0.5


@pytest.mark.slow
def test_the_glass_rests_while_nobody_is_there(house: House, ann: Person) -> None:
    table = ann.set_up("me", "me", game="potato")
    screen = ann.at(table)
    assert screen.view["glass"]["left"] > 0
    screen.session.close()
    time.sleep(2 * SECONDS)
    assert moves_of(house, table["id"]) == []
    again = ann.at(table)
    assert again.view["glass"]["left"] > SECONDS / 2
    again.until(lambda screen: screen.table["status"] == "over")


@pytest.mark.slow
def test_time_goes_on_when_the_store_stumbles(house: House, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    store = house.tables.services.store
    append = store.append
    stumbled: list[bool] = []

    def stumble(*args: Any) -> None:
        if not stumbled:
            stumbled.append(True)
            raise OSError
        append(*args)

    monkeypatch.setattr(store, "append", stumble)
    screen = ann.at(ann.set_up("me", "me", game="potato", rings=1))
    screen.until(lambda screen: screen.table["status"] == "over")
    assert stumbled


def test_bots_play_against_the_clock(ann: Person) -> None:
    screen = ann.at(ann.set_up("random", "greedy", "random", game="potato"))
    screen.until(lambda screen: screen.table["status"] == "over")
    assert {line["args"]["seat"] for line in screen.log} > {CLOCK}
