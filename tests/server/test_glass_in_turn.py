"""Players who share a screen look one after the other: each has a curtain, a ready and a glass of their own."""

from pathlib import Path

import pytest

from fathoms.core.game import CLOCK
from fathoms.games.toilet_divers import voice
from fathoms.games.toilet_divers.actions import CLOSE, LEAF, TIME_UP, TURN_UP
from fathoms.games.toilet_divers.state import GLASS_SECONDS
from fathoms.server.store.stored_table import READY
from fathoms.server.store.stored_table import TIME_UP as OUT_OF_TIME
from tests.server.people import House, Message, Person, Screen, open_house

SHORT = 1.0  # seconds
LONG = GLASS_SECONDS


@pytest.fixture
def a_short_glass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "GLASS_SECONDS", SHORT)


def at_one_screen(ann: Person, *others: str) -> Screen:
    table = ann.set_up("me", "me", *others, game="toilet_divers", first="1")
    return ann.at(table)


def sand_left(screen: Screen) -> float:
    """Seconds; 0 where no glass runs."""
    glass = screen.view["glass"]
    return float(glass["left"]) if glass else 0.0


def begin(screen: Screen, seat: int) -> None:
    """As the curtain's button does it."""
    screen.ask("ready")
    screen.ask("see", seat=seat)


def moves_of(house: House, table: Message) -> list[tuple[int, int]]:
    return [(move.seat, move.action) for move in house.tables.services.store.moves(table["id"])]


@pytest.mark.rule("TOI-4")
def test_three_at_one_screen_each_have_their_own_glass(house: House, ann: Person) -> None:
    screen = at_one_screen(ann, "me")
    for seat in range(3):
        assert screen.table["unready"] == [seat]
        assert sand_left(screen) == 0
        assert screen.view["legal"] == {}  # what lies open is for nobody yet
        begin(screen, seat)
        assert screen.table["unready"] == []
        assert LONG - 5 < sand_left(screen) <= LONG
        assert (screen.view["seat"], list(screen.view["legal"])) == (seat, [str(seat)])
        screen.move(LEAF, seat)
        assert screen.view["scene"]["pages"][seat]["card"] is not None
        screen.move(CLOSE, seat)
        assert screen.view["seat"] is None
    assert screen.view["scene"]["phase"] == "turning"
    assert moves_of(house, screen.table) == [
        move for seat in range(3) for move in ((seat, READY), (seat, LEAF), (seat, CLOSE))
    ]


@pytest.mark.rule("TOI-4")
def test_a_minute_that_runs_out_is_only_that_players(a_short_glass: None, house: House, ann: Person) -> None:
    screen = at_one_screen(ann, "me")
    for seat in range(3):
        begin(screen, seat)
        screen.until(lambda screen: sand_left(screen) == 0)
        screen.settle()
        assert [page["level"] for page in screen.view["scene"]["pages"]] == ([0] * (seat + 1) + [1] * (2 - seat))[
            : 3 if seat < 2 else 0
        ]
    assert screen.view["scene"]["phase"] == "turning"
    assert moves_of(house, screen.table) == [
        (0, READY),
        (0, OUT_OF_TIME),
        (0, CLOSE),
        (1, READY),
        (1, OUT_OF_TIME),
        (1, CLOSE),
        (2, READY),
        (CLOCK, TIME_UP),
    ]


def test_nobody_looks_before_their_turn(ann: Person) -> None:
    screen = at_one_screen(ann, "me")
    begin(screen, 0)
    screen.ask("see", seat=1)
    assert screen.why() == "see-not-now"
    screen.move(LEAF, 1)
    assert screen.why() == "move-look-later"
    screen.move(LEAF, 0)
    screen.move(CLOSE, 0)
    screen.ask("see", seat=0)
    assert screen.why() == "see-not-now"


def test_a_second_tap_on_ready_starts_nothing_for_the_next(ann: Person) -> None:
    screen = at_one_screen(ann)
    begin(screen, 0)
    screen.ask("ready")
    screen.move(CLOSE, 0)
    assert (screen.table["unready"], sand_left(screen)) == ([1], 0)


@pytest.mark.rule("TOI-4")
def test_two_at_one_screen_and_one_across_the_net(a_short_glass: None, house: House, ann: Person, ben: Person) -> None:
    """Those with screens of their own look at the same time; whoever shares one looks when the first have done so."""
    here = at_one_screen(ann, "open")
    there = ben.at(here.table)
    there.ask("sit", seat=2)
    here.settle()
    assert here.table["unready"] == [0, 2]
    begin(here, 0)
    assert sand_left(here) == 0
    there.ask("ready")
    here.settle()
    assert min(sand_left(here), sand_left(there)) > 0
    there.move(LEAF, 2)
    here.until(lambda screen: screen.table["unready"] == [1])
    there.settle()
    assert there.table["unready"] == [1]
    assert [page["level"] for page in there.view["scene"]["pages"]] == [0, 1, 0]
    begin(here, 1)
    here.move(LEAF + 3, 1)
    there.settle()
    assert there.view["scene"]["pages"][1]["card"] is None
    here.until(lambda screen: screen.view["scene"]["phase"] == "turning")
    assert moves_of(house, here.table)[-1] == (CLOCK, TIME_UP)


def test_bots_wait_for_no_one_at_a_screen(ann: Person) -> None:
    screen = at_one_screen(ann, "greedy")
    begin(screen, 0)
    screen.until(lambda screen: screen.view["scene"]["pages"][2]["level"] == 0)
    screen.move(CLOSE, 0)
    begin(screen, 1)
    screen.move(CLOSE, 1)
    screen.until(lambda screen: screen.view["scene"]["phase"] != "leafing")


def test_a_page_that_is_loaded_anew_finds_the_sand_where_it_was(ann: Person) -> None:
    screen = at_one_screen(ann)
    begin(screen, 0)
    screen.move(LEAF, 0)
    screen.ask("ping")
    left = sand_left(screen)
    screen.session.close()
    again = ann.at(screen.table)
    assert 0 < sand_left(again) <= left
    assert again.view["curtain"] == [0]  # whoever sits there now has to say that they are the one
    assert again.view["seat"] != 0
    again.ask("see", seat=0)
    assert again.view["seat"] == 0
    again.session.close()
    assert 0 < sand_left(ann.at(screen.table)) <= left


def test_what_was_said_holds_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        screen = at_one_screen(ann)
        begin(screen, 0)
        screen.move(CLOSE, 0)
        begin(screen, 1)
        table = screen.table
    with open_house(tmp_path) as house:
        screen = house.person(ann.cookie).at(table)
        assert screen.table["unready"] == []
        assert sand_left(screen) > LONG - 5
        assert list(screen.view["legal"]) == ["1"]


def test_a_seat_that_is_given_up_keeps_nobody_waiting(ann: Person) -> None:
    """A bot plays on there at once, and has no turn at the screen."""
    screen = at_one_screen(ann)
    screen.ask("stand", seat=0)
    screen.until(lambda screen: screen.table["unready"] == [1])
    begin(screen, 1)
    screen.move(CLOSE, 1)
    screen.until(lambda screen: screen.view["scene"]["phase"] != "leafing")


def test_with_a_screen_each_all_look_at_the_same_time(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="toilet_divers", first="1")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.ask("ready")
    there.ask("ready")
    here.settle()
    assert here.view["number"] == 0  # nothing had to be stored
    assert min(sand_left(here), sand_left(there)) > 0
    here.move(LEAF, 0)
    there.move(LEAF, 1)
    here.move(CLOSE, 0)
    there.move(CLOSE, 1)
    here.settle()
    here.move(TURN_UP, 0)
    assert here.refused == there.refused == []
