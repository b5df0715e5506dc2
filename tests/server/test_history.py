"""Looking back at finished games: whole or in parts, and never at the cost of those who play."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from fathoms.server.http.rate_limits import client_network
from fathoms.server.settings import Limits
from fathoms.server.table.history import CHUNK, HistoryRenderer
from fathoms.server.table.views import MatchViews
from tests.server.people import House, Person, open_house
from tests.server.review.games import finished_game

LONGEST_STALL = 1.0  # seconds; the machine may be busy with other things


def some_game(house: House, game: str = "poo_divers", players: int = 3) -> str:
    """The table of a finished game that anyone may look back at."""
    name: str = finished_game(house.person(), *["greedy"] * players, game=game)["id"]
    return name


@pytest.fixture
def game(house: House) -> str:
    return some_game(house)


def numbers(answer: Any) -> list[int]:
    return [view["number"] for view in answer.json()["views"]]


def test_a_history_comes_in_parts_that_make_the_whole(eve: Person, game: str) -> None:
    for eyes in ("", "&seat=1"):
        path = f"/api/tables/{game}/history"
        whole = eve.get(f"{path}?from=0{eyes}").json()
        count = whole["table"]["number"] + 1
        assert [view["number"] for view in whole["views"]] == list(range(count))
        parts = [eve.get(f"{path}?from={at}&to={at + 7}{eyes}").json()["views"] for at in range(0, count, 7)]
        assert [view for part in parts for view in part] == whole["views"]


def test_a_part_in_the_middle_is_told_with_what_happened(house: House, eve: Person, game: str) -> None:
    whole = eve.get(f"/api/tables/{game}/history").json()["views"]
    store, kept = house.tables.services.store, house.tables.services.store.find(game)
    assert kept is not None

    async def middle() -> list[str]:
        fresh = HistoryRenderer(store, 10**6)  # has nothing yet: it has to go there unseen
        found = [text async for texts in fresh.view_chunks(kept, None, 2 * CHUNK + 3, 2 * CHUNK + 5) for text in texts]
        fresh.close()
        return found

    assert [json.loads(text) for text in asyncio.run(middle())] == whole[2 * CHUNK + 3 : 2 * CHUNK + 5]


def test_beyond_the_end_there_is_nothing(eve: Person, game: str) -> None:
    assert numbers(eve.get(f"/api/tables/{game}/history?from=100000")) == []
    assert numbers(eve.get(f"/api/tables/{game}/history?from=3&to=2")) == []
    assert eve.get(f"/api/tables/{game}/history?from=-1").status_code == 422


def test_what_is_kept_of_histories_stays_within_its_bounds(house: House, game: str) -> None:
    store, kept = house.tables.services.store, house.tables.services.store.find(game)
    assert kept is not None

    async def read(most: int) -> HistoryRenderer:
        some = HistoryRenderer(store, most)
        for seat in (None, 0, 1):
            async for _ in some.view_chunks(kept, seat, 0, kept.number + 1):
                assert some._bytes <= most
        some.close()
        return some

    assert not asyncio.run(read(10))._rendered
    full = asyncio.run(read(10**8))
    assert len(full._rendered) == 3 * -(-(kept.number + 1) // CHUNK)
    part = asyncio.run(read(full._bytes // 2))
    assert 0 < len(part._rendered) < len(full._rendered)
    assert part._bytes == sum(len(view) for views in part._rendered.values() for view in views)


def test_the_same_history_is_made_once(eve: Person, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = eve.get(f"/api/tables/{game}/history").json()
    monkeypatch.setattr(MatchViews, "view_as", None)
    assert eve.get(f"/api/tables/{game}/history").json() == first


def test_nobody_who_plays_waits_for_those_who_look_back(
    house: House, ann: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve histories are stuck, and a move is seen."""
    gate, show_as = threading.Event(), MatchViews.view_as

    def stuck(watch: MatchViews, viewer: int) -> Any:
        assert gate.wait(60)
        return show_as(watch, viewer)

    monkeypatch.setattr(MatchViews, "view_as", stuck)
    screen = ann.at(ann.set_up("me", "me"))
    people = [house.person() for _ in range(12)]
    with ThreadPoolExecutor(12) as pool:
        answers = [pool.submit(person.get, f"/api/tables/{game}/history") for person in people]
        try:
            time.sleep(0.5)
            screen.move(screen.choices()[0])
            assert screen.view["number"] == 1
            assert not any(answer.done() for answer in answers)
        finally:
            gate.set()
        assert all(answer.result().status_code == 200 for answer in answers)


@pytest.fixture
def stalls(house: House) -> Iterator[list[float]]:
    """How long the event loop came to nothing else, each time it did."""
    found: list[float] = []
    over = threading.Event()

    async def watch() -> None:
        while not over.is_set():
            began = time.monotonic()
            await asyncio.sleep(0.005)
            found.append(time.monotonic() - began - 0.005)

    assert house.client.portal is not None
    watching = house.client.portal.start_task_soon(watch)
    yield found
    over.set()
    watching.result(10)


@pytest.mark.slow
def test_twelve_who_look_back_at_a_long_game_do_not_stall_the_table(house: House, stalls: list[float]) -> None:
    game = some_game(house, "dykarna", players=4)
    people = [house.person() for _ in range(12)]
    people[0].get(f"/api/tables/{game}/history?seat=1&from=0&to=2")  # loads the compiled rules
    stalls.clear()
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda person: person.get(f"/api/tables/{game}/history?from=8&to=72"), people))
    longest = max(stalls)
    assert [numbers(answer) for answer in answers] == [list(range(8, 72))] * 12
    assert longest < LONGEST_STALL


def test_a_visitor_fetches_only_so_many_histories_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, show_as = threading.Event(), MatchViews.view_as

    def stuck(watch: MatchViews, viewer: int) -> Any:
        assert gate.wait(60)
        return show_as(watch, viewer)

    with open_house(tmp_path, limits=Limits(histories_at_once=2)) as house:
        game = some_game(house)
        ann, ben = house.person(), house.person()
        ann.get("/api/health")
        monkeypatch.setattr(MatchViews, "view_as", stuck)
        path = f"/api/tables/{game}/history"
        with ThreadPoolExecutor(3) as pool:
            answers = [pool.submit(ann.get, path) for _ in range(2)]
            try:
                time.sleep(0.5)
                refused = ann.get(path)
                assert (refused.status_code, refused.json()["key"]) == (429, "too-many-histories")
                theirs = pool.submit(ben.get, path)
            finally:
                gate.set()
            assert all(answer.result().status_code == 200 for answer in (*answers, theirs))
        assert ann.get(path).status_code == 200


@pytest.mark.parametrize("what", ["history", "replay", "qr.svg", "card.svg", "review"])
@pytest.mark.parametrize("limit", ["looks_at_once", "looks_at_once_of_address"])
def test_looks_at_what_takes_a_while_to_make_are_counted(tmp_path: Path, what: str, limit: str) -> None:
    slow: dict[str, Any] = {"looks_a_second": 0.0001, "looks_a_second_of_address": 0.0001}
    with open_house(tmp_path, limits=Limits(**{limit: 2, **slow})) as house:
        game = some_game(house)
        ann = house.person()
        people = [ann, ann, ann] if limit == "looks_at_once" else [house.person() for _ in range(3)]
        answers = [person.get(f"/api/tables/{game}/{what}") for person in people]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["key"] == "too-fast"


def test_all_of_a_network_of_the_newer_kind_count_as_one() -> None:
    def address(host: str) -> str:
        return client_network(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert address("2001:db8::1") == address("2001:db8::ffff:1") != address("2001:db8:0:1::1")
    assert address("10.0.0.1") == address("::ffff:10.0.0.1") != address("10.0.0.2")
