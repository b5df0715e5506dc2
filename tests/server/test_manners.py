"""Nobody is hurried: the first glass waits until people are ready, and bots wait for people whom they have asked."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathoms.core.contract import Glass
from fathoms.core.match import Match
from fathoms.core.structs import Record
from tests.kit.register import registered
from tests.server.people import Person, open_house
from tests.server.toys import at_the_table
from tests.toys.potato import HOT_POTATO, PASS_LEFT

MANNERS = 0.7  # seconds


def sand_glass(view: Record) -> Glass | None:
    return None if view.rung == view.rings else Glass(int(view.rung), 60, waits=view.rung == 0)


def asks_the_first_seat(view: Record, seat: int) -> int | None:
    return 0 if seat == view.holder else None


@pytest.fixture(autouse=True)
def potato() -> Iterator[None]:
    game = at_the_table(HOT_POTATO, glass=sand_glass, awaited_seat=asks_the_first_seat)
    with registered(game):
        match = Match(game, 2, {}, 0)
        match.play(match.actors()[0], PASS_LEFT)
        yield


def test_no_sand_runs_and_no_bot_acts_before_everyone_is_ready(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "random", game="potato"))
    assert screen.table["unready"] == [0]
    assert screen.view["glass"] is None
    assert screen.thinking == []
    screen.ask("ready")
    screen.until(lambda screen: screen.view["glass"] is not None)
    assert screen.table["unready"] == []


def test_the_glass_waits_for_the_last_of_several(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="potato")
    screen, other = ann.at(table), ben.at(table)
    other.ask("sit", seat=1, name="Ben")
    screen.ask("ready")
    assert screen.table["unready"] == [1]
    assert screen.view["glass"] is None
    other.ask("ready")
    screen.until(lambda screen: screen.table["unready"] == [])
    screen.until(lambda screen: screen.view["glass"] is not None)


def test_whoever_leaves_is_not_waited_for(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="potato")
    screen, other = ann.at(table), ben.at(table)
    other.ask("sit", seat=1, name="Ben")
    screen.ask("ready")
    other.session.close()
    screen.until(lambda screen: screen.table["unready"] == [])
    screen.until(lambda screen: screen.view["glass"] is not None)


def seconds_until_the_bot_acts(folder: Path, manners: float) -> float:
    with open_house(folder, bot_manners=manners) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "random", game="potato"))
        began = time.monotonic()
        screen.ask("ready")
        if screen.view["actors"] == [0]:
            screen.move(PASS_LEFT)
            began = time.monotonic()
        before = screen.view["number"]
        screen.until(lambda screen: screen.view["number"] > before)
        return time.monotonic() - began


def test_a_bot_waits_for_the_person_whom_it_has_asked_but_not_for_ever(tmp_path: Path) -> None:
    assert seconds_until_the_bot_acts(tmp_path / "polite", MANNERS) >= MANNERS
    assert seconds_until_the_bot_acts(tmp_path / "rude", 0) < MANNERS
