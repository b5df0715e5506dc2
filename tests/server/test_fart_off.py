"""A tie of Tokyo Poo Divers at a table: its players settle it themselves, and nobody holds it up for ever. (POO-18)"""

import random

import pytest

from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.games.poo_divers.actions import LET_RIP
from fathoms.server.store.stored_table import StoredMove
from fathoms.server.table import time_control
from tests.server.people import House, Message, Person, Screen

pytestmark = pytest.mark.rule("POO-18")

A_SECOND: Message = {"kind": "move", "seconds": 1}


def tied_game(house: House, table: Message) -> Match:
    """The table's game, played at random until it comes to a fart-off of everyone."""
    seed, luck = house.tables.services.store.seed(table["id"]), random.Random(1)
    while True:
        match = Match(find_game("poo_divers"), 2, table["options"], seed)
        while not match.over:
            seat = match.actors()[0]
            if match.legal(seat) == [LET_RIP]:
                return match
            match.play(seat, luck.choice(match.legal(seat)))


def lead(house: House, table: Message) -> Match:
    """Have a table that nobody has visited yet begin with its fart-off."""
    match = tied_game(house, table)
    for number, move in enumerate(match.moves, 1):
        house.tables.services.store.append(table["id"], StoredMove(number, move.seat, move.action))
    return match


def told(screen: Screen) -> list[str]:
    return [line["key"] for line in screen.log if line["key"] in ("poo-tie", "poo-let-rip", "poo-fart-off")]


def test_people_settle_a_tie_unless_they_agree_to_share_it_and_bots_share(ann: Person) -> None:
    assert ann.set_up("me", "open")["options"]["fart_off"]
    assert not ann.set_up("me", "open", fart_off=False)["options"]["fart_off"]
    assert not ann.set_up("greedy", "greedy")["options"]["fart_off"]


def test_both_let_rip_and_everyone_sees_it_then_and_later(house: House, ann: Person, eve: Person) -> None:
    table = ann.set_up("me", "me", undo=True)
    match = lead(house, table)
    here, aside = ann.at(table), eve.at(table)
    for _ in range(2):
        assert here.choices() == [LET_RIP]
        assert aside.view["legal"] == {}
        here.move(LET_RIP)
        assert all(offer["number"] <= match.number for offer in here.offers), "a blast cannot be taken back"
        aside.settle()
        assert aside.view["scene"]["blasts"] == here.view["scene"]["blasts"]
    champion = aside.view["scene"]["champion"]
    assert aside.view["shares"] == [float(seat == champion) for seat in range(2)]
    assert told(here) == told(aside) == ["poo-tie", "poo-let-rip", "poo-let-rip", "poo-fart-off"]
    replay = ann.get(f"/api/tables/{table['id']}/replay").json()
    assert [action for _, action in replay["actions"][match.number :]] == [LET_RIP, LET_RIP]


def test_a_bot_lets_rip_by_itself(house: House, ann: Person) -> None:
    table = ann.set_up("me", "greedy")
    lead(house, table)
    here = ann.at(table)
    here.until(lambda screen: screen.choices(0))
    here.move(LET_RIP, 0)
    here.until(lambda screen: screen.view["shares"])
    assert told(here)[1:] == ["poo-let-rip", "poo-let-rip", "poo-fart-off"]


def test_whoever_is_late_with_it_is_played_for(house: House, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_control, "SHORTEST", 1)
    table = ann.set_up("me", "me", clock=A_SECOND)
    lead(house, table)
    here = ann.at(table)
    here.until(lambda screen: screen.view["shares"])
    assert told(here)[-1] == "poo-fart-off"
    assert [line["key"] for line in here.log].count("table-log-time-up") == 2


def test_someone_who_has_gone_does_not_hold_up_the_others(house: House, ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open")
    screens = [ann.at(table), ben.at(table)]
    screens[1].ask("sit", seat=1)
    for seat, action in tied_game(house, table).moves:
        screens[seat].settle()
        screens[seat].move(action, seat)
    here, there = screens
    here.settle()
    assert here.view["scene"]["phase"] == "contest"
    there.session.close()
    if here.view["legal"]:
        here.move(LET_RIP, 0)
    here.until(lambda screen: not screen.table["seats"][1]["here"])
    here.ask("set_bot", seat=1, bot="greedy")
    here.until(lambda screen: screen.choices(0) or screen.view["shares"])
    if not here.view["shares"]:
        here.move(LET_RIP, 0)
    here.until(lambda screen: screen.view["shares"])
    assert sum(here.view["shares"]) == 1
