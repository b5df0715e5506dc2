"""Requests that only read are limited and queued, so that no moves wait for them."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from fathoms.server.app import ROUTES
from fathoms.server.http.rate_limit_middleware import STORE_PATHS, AddressQueues
from fathoms.server.services import READER_THREADS, TABLE_THREADS
from fathoms.server.settings import Limits
from fathoms.server.single_flight import SingleFlight
from fathoms.server.store.store import Store
from tests.server.people import House, Person, open_house

NEVER = 0.000_001  # a second
FILES = ("/{path:path}", "/metrics")  # the page, and figures for those whom the settings name


def counted_routes() -> list[tuple[str, str]]:
    """All addresses of the server that are not files, with their methods."""
    routes = [route for route in ROUTES if isinstance(route, APIRoute) and route.path not in FILES]
    return [(method, route.path) for route in routes for method in sorted((route.methods or set()) - {"HEAD"})]


@pytest.mark.parametrize("whose", ["", "_of_address"])
def test_every_address_is_counted_but_for_files(tmp_path: Path, whose: str) -> None:
    chosen: Any = {f"requests_at_once{whose}": 1, f"requests_a_second{whose}": NEVER, "refusal_seconds": 0}
    routes = counted_routes()
    assert len(routes) > 25
    with open_house(tmp_path, limits=Limits(**chosen), metrics="*") as house:
        ann = house.person()
        assert ann.get("/api/health").status_code == 200
        person = house.person() if whose else ann
        for method, path in routes:
            assert path.startswith(STORE_PATHS), f"{path} is not counted"
            answer = person.request(method, path.replace("{kind}", "json"))
            assert (answer.status_code, answer.json()["key"]) == (429, "too-fast"), path
        assert person.get("/").status_code in (200, 503)  # 503: the page is not built
        found = person.get("/metrics").text
        assert f'fathoms_refused_total{{why="too-fast"}} {float(len(routes))}' in found


def test_who_asks_too_much_has_the_answer_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    real = asyncio.sleep

    async def wait(seconds: float, *rest: Any) -> None:
        waited.append(seconds)
        await real(0)

    limits = Limits(requests_at_once=1, requests_a_second=NEVER, refusal_seconds=77)
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        monkeypatch.setattr("fathoms.server.http.rate_limit_middleware.asyncio.sleep", wait)
        assert [ann.get("/api/tables").status_code for _ in range(3)] == [200, 429, 429]
        assert waited.count(77) == 2


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> "Gate":
    return Gate(monkeypatch)


class Gate:
    """Holds up whoever reads the public tables, and counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open, self.reached, self.asked = threading.Event(), threading.Event(), 0
        real = Store.public_tables

        def look(store: Store, status: Any) -> Any:
            self.asked += 1
            self.reached.set()
            assert self.open.wait(60)
            return real(store, status)

        monkeypatch.setattr(Store, "public_tables", look)


def test_moves_do_not_wait_for_those_who_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More people than there are threads of any kind read, and the store answers none of them."""
    opened, reading = threading.Event(), threading.Semaphore(0)
    real = Store.tables_of

    def look(store: Store, who: str) -> Any:
        reading.release()
        assert opened.wait(60)
        return real(store, who)

    limits = Limits(requests_together_of_address=100)
    with open_house(tmp_path, limits=limits) as house:
        screen = house.person().at(house.person().set_up("me", "open"))
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me"))
        monkeypatch.setattr(Store, "tables_of", look)
        people = [house.person() for _ in range(TABLE_THREADS + READER_THREADS + 4)]
        with ThreadPoolExecutor(len(people)) as threads:
            answers = [threads.submit(person.get, "/api/tables") for person in people]
            for _ in range(READER_THREADS):
                assert reading.acquire(timeout=60)
            try:
                screen.move(screen.choices()[0])
                assert (screen.view["number"], screen.refused) == (1, [])
            finally:
                opened.set()
            assert {answer.result().status_code for answer in answers} == {200}


def test_the_public_tables_are_asked_for_once_however_many_look(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathoms.server.table.lobby.MAX_AGE", 600)  # however busy the machine is
    ann = house.person()
    ann.set_up("me", "open", public=True)
    people = [house.person() for _ in range(30)]
    with ThreadPoolExecutor(30) as threads:
        answers = [threads.submit(person.get, "/api/tables") for person in people]
        assert gate.reached.wait(60)
        gate.open.set()
        assert all(len(answer.result().json()["open"]) == 1 for answer in answers)
    assert gate.asked == 2, "those that wait, and those that play"


def test_what_someone_does_is_in_the_lobby_at_once(house: House, ann: Person, ben: Person) -> None:
    def there(kind: str) -> list[str]:
        return [table["id"] for table in ben.get("/api/tables").json()[kind]]

    assert there("open") == []
    table = ann.set_up("me", "open", public=True)
    assert there("open") == [table["id"]]
    screen = ben.at(table)
    screen.ask("sit", seat=1)
    assert (there("open"), there("running")) == ([], [table["id"]])


def test_requests_of_one_address_take_turns_and_others_do_not_wait_for_them() -> None:
    async def scene() -> tuple[int, list[str], dict[str, Any]]:
        queues, going, most, done = AddressQueues(2), 0, 0, []
        hold = asyncio.Event()

        async def ask(address: str) -> None:
            nonlocal going, most
            async with queues.wait_turn(address):
                if address == "many":
                    going += 1
                    most = max(most, going)
                    await hold.wait()
                    going -= 1
                done.append(address)

        asking = [asyncio.create_task(ask("many")) for _ in range(9)]
        await asyncio.sleep(0)
        asking[5].cancel()  # someone goes away while they wait
        await ask("other")
        first = list(done)
        hold.set()
        await asyncio.gather(*asking, return_exceptions=True)
        assert done.count("many") == 8
        return most, first, queues._semaphores

    assert asyncio.run(scene()) == (2, ["other"], {})


def test_requests_under_way_are_counted_by_address(tmp_path: Path, gate: Gate) -> None:
    with open_house(tmp_path, limits=Limits(lines_of_address=3), proxies="10.0.0.1") as house:
        people = [house.person() for _ in range(3)]
        crowd, other = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
        with ThreadPoolExecutor(3) as threads:
            answers = [threads.submit(person.get, "/api/tables", headers=crowd) for person in people]
            assert gate.reached.wait(60)
            while house.app.state.metrics is None or under_way(house, crowd) < 3:
                pass
            refused = house.person().get("/api/health", headers=crowd)
            assert (refused.status_code, refused.json()["key"]) == (429, "too-many-connections")
            assert house.person().get("/api/health", headers=other).status_code == 200
            gate.open.set()
            assert [answer.result().status_code for answer in answers] == [200] * 3
        assert house.person().get("/api/health", headers=crowd).status_code == 200


def under_way(house: House, headers: dict[str, str]) -> int:
    """How many requests of that address are under way."""
    from fathoms.server.http.rate_limit_middleware import RateLimitMiddleware

    layer: Any = house.app.middleware_stack
    while not isinstance(layer, RateLimitMiddleware):
        layer = layer.app
    return layer._concurrent._count[headers["x-forwarded-for"]]


# What several ask for at once


def test_what_several_ask_for_is_made_once_and_to_its_end() -> None:
    async def scene() -> tuple[list[int], list[int], list[str]]:
        merged: SingleFlight[str, int] = SingleFlight()
        made: list[str] = []
        hold = asyncio.Event()

        async def work() -> int:
            made.append("once")
            await hold.wait()
            return len(made)

        asking = [asyncio.create_task(merged.run("a", work)) for _ in range(5)]
        await asyncio.sleep(0)
        asking[0].cancel()  # whoever asked first goes away
        await asyncio.sleep(0)
        hold.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(answers[0], asyncio.CancelledError)
        later = [await merged.run("a", work), await merged.run("b", work)]
        return [each for each in answers if isinstance(each, int)], later, made

    assert asyncio.run(scene()) == ([1] * 4, [2, 3], ["once"] * 3)


def test_what_fails_fails_for_all_who_wait_and_is_tried_again() -> None:
    async def scene() -> list[str]:
        merged: SingleFlight[str, int] = SingleFlight()

        async def fail() -> int:
            await asyncio.sleep(0)
            raise ValueError("no")

        answers = await asyncio.gather(*(merged.run("a", fail) for _ in range(3)), return_exceptions=True)

        async def work() -> int:
            return 1

        return [*(str(each) for each in answers), str(await merged.run("a", work))]

    assert asyncio.run(scene()) == ["no", "no", "no", "1"]


MADE = {
    "preview.png": "fathoms.server.images.image_service.table_poster",
    "qr.svg": "fathoms.server.images.image_service.qr_code_svg",
    "card.svg": "fathoms.server.review.review_service.render_card",
    "history": "fathoms.server.table.history.HistoryRenderer._render_chunk",
}


@pytest.mark.parametrize("kind", MADE)
def test_a_picture_that_many_ask_for_at_once_is_made_once(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import import_module

    path, name = MADE[kind].rsplit(".", 1)
    try:
        owner: Any = import_module(path)
    except ModuleNotFoundError:
        owner = getattr(import_module(path.rsplit(".", 1)[0]), path.rsplit(".", 1)[1])
    made, hold = [], threading.Event()
    real = getattr(owner, name)

    def make(*args: Any) -> Any:
        made.append(args[1:])
        assert hold.wait(60)
        return real(*args)

    with open_house(tmp_path, limits=Limits(requests_together_of_address=100)) as house:
        ann = house.person()
        table = ann.set_up("random", "random", look_back="anyone")
        screen = ann.at(table)
        screen.until(lambda screen: screen.table["status"] == "over")
        monkeypatch.setattr(owner, name, make)
        people = [house.person() for _ in range(30)]
        with ThreadPoolExecutor(30) as threads:
            wanted = f"/api/tables/{table['id']}/{kind}" + ("?to=10" if kind == "history" else "")
            answers = [threads.submit(person.get, wanted) for person in people]
            while not made:
                pass
            threading.Event().wait(0.5)  # the others come, too
            hold.set()
            found = {answer.result().content for answer in answers}
            assert {answer.result().status_code for answer in answers} == {200}
        assert len(made) == 1
        assert len(found) == 1
