"""Messages nobody would send, by the hundred thousand: each is answered, none breaks anything, and people play on."""

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.progress import Progress, TaskID
from websockets.asyncio.client import ClientConnection, connect

from attacks.people import Player, play
from attacks.target import Target, Visitor
from fathoms.server import wire

LINES = 8  # that attack at the same time
BURST = 250  # messages before a line waits for its answers
CHANGE = 20  # bursts after which a line goes to another table
PATIENCE = 120  # seconds for the answers to a burst
BREATH = 0.05  # seconds between two moves of the people who play meanwhile

SHAPES: dict[str, type[wire.WireModel]] = {
    shape.model_fields["type"].annotation.__args__[0]: shape for shape in wire.FromClient.__args__[0].__args__
}
KINDS = [kind for kind in SHAPES if kind != "ping"]  # a line's last question is a ping: its answer comes last
ODD: list[Any] = [
    None, True, -1, 0, 1, 2, 3, 14, 15, 2**31, 2**63, -(2**63), 10**300, 0.5, "", "0", "\x00", "\ud800", "🤿" * 40,
    "x" * 300, [], [[]], {}, {"kind": "lift"}, {"type": "hello"}, "random", "greedy", "hello",
]  # fmt: skip


def wild(rng: random.Random) -> Any:
    """Any value at all."""
    if rng.random() < 0.1:
        return [wild(rng) for _ in range(rng.randrange(4))]
    if rng.random() < 0.1:
        return {str(rng.choice(ODD))[:20]: wild(rng) for _ in range(rng.randrange(4))}
    return rng.choice(ODD)


def message(rng: random.Random) -> str | bytes:
    """Something that looks like a message, more or less."""
    kind = rng.choice(KINDS)
    fields: dict[str, Any] = {name: rng.choice((0, 1, 2, wild(rng))) for name in SHAPES[kind].model_fields}
    if rng.random() < 0.9:
        fields["type"] = kind
    if rng.random() < 0.1:
        fields[rng.choice(("type", "seat", "number", "x", "__proto__"))] = wild(rng)
    if rng.random() < 0.1 and len(fields) > 1:
        fields.pop(rng.choice(list(fields)))
    text = json.dumps(fields, ensure_ascii=rng.random() < 0.9 or "\ud800" in str(fields.values()))
    return spoilt(rng, text)


def spoilt(rng: random.Random, text: str) -> str | bytes:
    """The same, or broken off, or with a letter changed, or something else altogether."""
    lot = rng.random()
    if lot < 0.7:
        return text.encode("utf-8", "replace").decode()
    if lot < 0.8:
        return text[: rng.randrange(len(text))].encode("utf-8", "replace").decode()
    if lot < 0.9:
        at = rng.randrange(len(text))
        return (text[:at] + chr(rng.randrange(0x20, 0x7F)) + text[at + 1 :]).encode("utf-8", "replace").decode()
    if lot < 0.95:
        return rng.randbytes(rng.randrange(1, 200))
    return rng.choice(("[" * 2000, "{" * 2000, "9" * 3000, '{"type":' * 300, "NaN", "null", '"', "\x00" * 50))


TABLES = [
    ("poo_divers", ("me", "open")),
    ("poo_divers", ("me", "greedy")),
    ("partners", ("me", "me", "greedy", "greedy", "open", "greedy")),
    ("partners", ("me", "greedy", "greedy", "greedy", "greedy", "greedy")),
    ("dykarna", ("me", "greedy")),
    ("toilet_divers", ("me", "open", "greedy")),
    ("tubyrinth", ("me", "open")),
]


@dataclass
class Report:
    """What came of it."""

    sent: int = 0
    heard: Counter[str] = field(default_factory=Counter)  # kinds of answers
    refused: Counter[str] = field(default_factory=Counter)  # by why
    seconds: float = 0
    moves: list[float] = field(default_factory=list)  # of the people who played meanwhile: seconds
    memory: tuple[float, float] = (0, 0)  # of the server before and after, in megabytes
    problems: list[str] = field(default_factory=list)


def attack(target: Target, messages: int, seed: int, progress: Progress) -> Report:
    """Send so many messages over several lines at once, while two people play game after game."""
    return asyncio.run(_attack(target, messages, seed, progress))


async def _attack(target: Target, messages: int, seed: int, progress: Progress) -> Report:
    report, task = Report(), progress.add_task("Odd messages", total=messages)
    people = asyncio.create_task(_play_on(target, random.Random(seed), report))
    report.memory = (target.memory(), 0)
    began = time.perf_counter()
    lines = [
        _line(target, random.Random(f"{seed} {n}"), messages // LINES, report, progress, task) for n in range(LINES)
    ]
    for problem in await asyncio.gather(*lines, return_exceptions=True):
        if problem is not None:
            report.problems.append(f"a line broke: {problem!r}")
    report.seconds = time.perf_counter() - began
    report.memory = (report.memory[0], target.memory())
    people.cancel()
    for problem in await asyncio.gather(people, return_exceptions=True):
        if not isinstance(problem, asyncio.CancelledError):
            report.problems.append(f"people could not play on: {problem!r}")
    report.problems += [f"the server said: {line}" for line in target.trouble()]
    if report.refused["server-trouble"]:
        report.problems.append(f"{report.refused['server-trouble']} messages made the server stumble")
    if report.sent < messages * 0.99:
        report.problems.append(f"only {report.sent:,} messages were sent")
    return report


async def _line(
    target: Target, rng: random.Random, messages: int, report: Report, progress: Progress, task: TaskID
) -> None:
    """One line that attacks, at one table after another."""
    while messages > 0:
        visitor = await asyncio.to_thread(Visitor, target.url)
        game, seats = rng.choice(TABLES)
        address, headers = visitor.line_to(await asyncio.to_thread(visitor.set_up, game, *seats))
        async with connect(address, additional_headers=headers, max_size=None) as line:
            await line.send('{"type": "hello"}')
            for _ in range(min(CHANGE, -(-messages // BURST))):
                await _burst(line, rng, report)
                progress.advance(task, BURST)
                messages -= BURST


async def _burst(line: ClientConnection, rng: random.Random, report: Report) -> None:
    """Many messages at once, and then everything that is answered to them."""

    async def send() -> None:
        for _ in range(BURST):
            await line.send(message(rng))
        await line.send('{"type": "ping"}')

    sending = asyncio.create_task(send())
    async with asyncio.timeout(PATIENCE):
        async for text in line:
            heard = json.loads(text)
            report.heard[heard["type"]] += 1
            if heard["type"] == "refused":
                report.refused[heard["key"]] += 1
            if heard["type"] == "pong":
                break
        await sending
    report.sent += BURST


async def _play_on(target: Target, rng: random.Random, report: Report) -> None:
    """Two people play game after game until they are told to stop."""
    while True:
        ann, ben = [await asyncio.to_thread(Visitor, target.url) for _ in range(2)]
        table = await asyncio.to_thread(ann.set_up, "poo_divers", "me", "open")
        players = [await Player.at(visitor, table) for visitor in (ann, ben)]
        await players[1].send(type="sit", seat=1, name="Ben")
        for player in players:
            await player.after(-1)
        while players[0].view["shares"] is None:
            report.moves += await play(players, rng, 1, BREATH)
        for player in players:
            await player.leave()


def tell(report: Report) -> str:
    moves = sorted(report.moves) or [0.0]
    middle, late = moves[len(moves) // 2], moves[int(len(moves) * 0.99)]
    kinds = ", ".join(f"{count:,} {kind}" for kind, count in report.heard.most_common())
    return (
        f"**Odd messages**: {report.sent:,} over {LINES} lines in {report.seconds:.0f} s"
        f" ({report.sent / report.seconds:,.0f} a second); answers: {kinds}."
        f" The server's memory went from {report.memory[0]:.0f} to {report.memory[1]:.0f} MB."
        f" Meanwhile two people made {len(report.moves):,} moves: half of them were seen within {middle * 1000:.0f} ms,"
        f" 99 of 100 within {late * 1000:.0f} ms."
    )
