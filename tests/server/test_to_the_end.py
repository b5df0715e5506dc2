"""What has been begun is done to its end, whoever goes away and whatever fails meanwhile."""

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from fathoms.core.match import Match
from fathoms.games.tubyrinth.actions import CALL
from fathoms.server import wire
from fathoms.server.http.table_websocket import exchange_messages
from fathoms.server.settings import Limits
from fathoms.server.store import feat_store
from fathoms.server.table.broadcast import Connection
from tests.kit.register import registered
from tests.server.people import House, Person, Screen, play_to_the_end
from tests.server.test_feats import FIRST, lay_pipeline, mine, start
from tests.server.toys import at_the_table
from tests.toys.bids import SECRET_BIDS

SOON = 10.0  # seconds


@pytest.fixture
def bids() -> Iterator[None]:
    """A short game."""
    with registered(at_the_table(SECRET_BIDS)):
        yield


def soon(wanted: Callable[[], object]) -> bool:
    """Does it come true before long?"""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        if wanted():
            return True
        time.sleep(0.05)
    return False


def shows(screen: Screen, number: int) -> bool:
    screen.settle()
    return bool(screen.view["number"] == number)


def fail(*args: object) -> None:
    raise OSError("the disk is full, and the seed is 12345")


class OneWish:
    """A line on which someone asks for one thing, and then says nothing more; nothing can be sent on it."""

    def __init__(self, message: wire.WireModel) -> None:
        self.text = message.model_dump_json()

    async def receive(self) -> dict[str, str]:
        if not self.text:
            await asyncio.Event().wait()
        text, self.text = self.text, ""
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        raise WebSocketDisconnect

    async def close(self, code: int) -> None:
        pass


@pytest.mark.parametrize("why", ["the line breaks", "the server stops"])
def test_a_move_that_is_stored_is_shown_even_if_its_player_has_gone(
    house: House, ann: Person, eve: Person, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1"))
    table, store = house.loaded(screen.table), house.tables.services.store
    begun, go_on, append = threading.Event(), threading.Event(), store.append

    def slowly(*args: Any) -> None:
        begun.set()
        go_on.wait(SOON)
        append(*args)

    monkeypatch.setattr(store, "append", slowly)
    onlooker = eve.at(screen.table)
    who = store.find(screen.table["id"]).seats[0].owner  # type: ignore[union-attr]

    async def move_and_go() -> None:
        owner = Connection(who, 9, 10**6)
        owner.has_greeted = True
        line: Any = OneWish(wire.Move(type="move", seat=0, number=0, action=screen.choices()[0]))
        talking = asyncio.create_task(exchange_messages(line, table, owner, Limits(), lambda: None))
        await asyncio.to_thread(begun.wait, SOON)
        if why == "the line breaks":
            owner.send_text("?")
        else:
            talking.cancel()
        for _ in range(20):
            await asyncio.sleep(0)
        go_on.set()
        with suppress(asyncio.CancelledError):
            await talking

    screen.session.portal.call(move_and_go)
    assert soon(lambda: shows(onlooker, 1))
    monkeypatch.undo()
    screen.settle()
    screen.move(screen.choices()[0])
    assert screen.view["number"] == 2, "the table goes on"


def test_the_last_view_does_not_wait_for_the_end_to_be_noted(
    bids: None, house: House, ann: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    screen = ann.at(ann.set_up("me", "me", game="bids"))
    store = house.tables.services.store
    monkeypatch.setattr(store, "finish_game", fail)
    play_to_the_end(random.Random(1), screen)
    screen.settle()
    assert screen.view["shares"] is not None
    assert screen.refused == []
    assert "OSError" in caplog.text
    assert "12345" not in caplog.text
    monkeypatch.undo()
    screen.hello()
    assert screen.table["status"] == "over", "the next opening notes it"
    assert store.find(screen.table["id"]).status == "over"  # type: ignore[union-attr]


def test_a_rematch_needs_no_second_try_when_the_end_was_not_noted(
    bids: None, house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = ann.at(ann.set_up("me", "me", game="bids"))
    monkeypatch.setattr(house.tables.services.store, "finish_game", fail)
    play_to_the_end(random.Random(1), screen)
    monkeypatch.undo()
    screen.ask("rematch")
    assert screen.refused == []
    assert screen.table["rematch"]


def test_a_feat_is_there_for_whoever_has_seen_the_end(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    note = feat_store.store_feats

    def slowly(*args: Any) -> None:
        time.sleep(0.5)
        note(*args)

    monkeypatch.setattr(feat_store, "store_feats", slowly)
    screen = start(ann, FIRST)
    lay_pipeline(screen, FIRST)
    screen.session.send_text(f'{{"type": "move", "seat": 0, "number": {screen.view["number"]}, "action": {CALL}}}')
    screen.until(lambda screen: screen.view["scene"]["puzzle"]["solved"])
    assert screen.table["status"] == "playing", "it is noted after it is shown"
    assert [feat["key"] for feat in mine(ann)] == [FIRST.key]


def test_the_rules_judge_a_move_once(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1"))
    judged: list[int] = []
    check = Match.check

    def count(self: Match, seat: int, action: int) -> None:
        judged.append(action)
        check(self, seat, action)

    monkeypatch.setattr(Match, "check", count)
    action = screen.choices()[0]
    screen.move(action)
    assert screen.view["number"] == 1
    assert judged == [action]
