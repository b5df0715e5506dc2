"""The people who load a server: they speak WebSocket as others do, and know whether they were answered."""

import asyncio
import random
from array import array
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.asyncio.server import ServerConnection, serve

BENCH = Path(__file__).resolve().parents[2] / "bench"
SIZES = (0, 1, 125, 126, 40_000, 70_000)  # of messages: each way to write a length


@pytest.fixture(autouse=True)
def _bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)


def test_messages_of_every_size_arrive_and_pings_are_answered() -> None:
    from load.line import connect

    heard: list[bytes] = []

    async def speak(there: ServerConnection) -> None:
        assert await there.recv() == "hello"
        await (await there.ping())
        for size in SIZES:
            await there.send("x" * size)
        await there.close()

    async def listen() -> Any:
        async with serve(speak, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            line = await connect(port, "/", heard.append)
            line.send(b"hello")
            async with asyncio.timeout(20):
                while not line.closed:
                    await asyncio.sleep(0.01)
            return line

    line = asyncio.run(listen())
    assert [len(message) for message in heard] == list(SIZES)
    assert line.lost, "it was the other side that closed it"


def view(number: int, legal: bool, over: bool = False) -> bytes:
    choices = {"0": [{"action": 5, "name": {}}]} if legal else {}
    shown = {"number": number, "legal": choices, "shares": [1.0, 0.0] if over else None}
    return orjson.dumps({"type": "views", "log": [], "views": [shown]})


class Wire:
    """A line that keeps what is said."""

    closed = False

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.said.append(text)


def test_a_person_answers_a_view_once_and_counts_how_long_it_took() -> None:
    from load.ours import Person
    from load.tally import Tally

    async def play() -> None:
        tally = Tally()
        tally.begin()
        person = Person(0, tally, random.Random(1), 0.0)
        line = Wire()
        person.line, person.seat, person.number = line, "0", -1  # type: ignore[assignment]
        person.answered, person.sent, person.thinks = -1, 0.0, False
        person.hear(view(3, True))
        person.hear(view(3, True))  # shown again: no second answer
        assert line.said == [b'{"type":"move","seat":0,"number":3,"action":5}']
        assert person.unanswered(-1.0)
        assert not person.unanswered(60.0)
        person.hear(view(4, False))
        assert len(tally.waits) == 1
        assert not person.unanswered(-1.0)
        person.hear(b'{"type":"refused","key":"move-not-your-turn","args":{},"number":4}')
        assert tally.refused == 1
        person.hear(view(5, False, over=True))
        assert person.over.is_set()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        ({"phase": "peeking", "faces": []}, {("putBack", ())}),
        ({"phase": "opening", "faces": ["find", "closed", "blank"]}, {("open", (1,))}),
        ({"phase": "looking", "faces": ["find", "closed"]}, {("look", (1,)), ("skipLook", ())}),
    ],
)
def test_people_at_the_other_server_pick_what_its_rules_allow(state: dict[str, Any], moves: set[Any]) -> None:
    from load.theirs import pick

    rng = random.Random(1)
    assert {(name, tuple(args)) for name, args in (pick(state, rng) for _ in range(50))} == moves


def test_at_the_other_server_the_direction_of_a_push_stays_fixed() -> None:
    from load.theirs import pick

    faces = ["closed"] * 64
    faces[0] = faces[1] = "find"
    first = {"phase": "deciding", "faces": faces, "finds": 1, "facing": None, "last": 0}
    then = {"phase": "deciding", "faces": faces, "finds": 2, "facing": 2, "last": 1}
    rng = random.Random(1)
    pushes = {tuple(args) for name, args in (pick(first, rng) for _ in range(200)) if name == "push"}
    assert pushes == {(3,), (4,)}, "south-east and south: east is open, the rest is off the street"
    assert {tuple(args) for name, args in (pick(then, rng) for _ in range(50)) if name == "push"} == {(2,)}


def test_a_soak_finds_growth_and_whoever_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    import soak
    from load.crowd import Seen

    class Growing:
        size = 0

        def memory(self) -> int:
            self.size += 10_000_000
            return self.size

    class People:
        def begin(self) -> None:
            pass

        def end(self) -> Seen:
            return Seen(1.0, array("d", [0.1]), 1, 1, 0, 0, 0, 1, 0.1)

    wrong = soak.soak(Growing(), [People()], 0.0)  # type: ignore[arg-type, list-item]
    assert "1 stuck" in wrong
    assert any("grew" in what for what in wrong)
