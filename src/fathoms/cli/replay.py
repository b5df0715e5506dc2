"""`fathoms replay`: a saved game step by step, as a spectator or a seat saw it.

The file holds the seed, and so all secrets; what is shown comes from views.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from fathoms.core.console import out, print_json
from fathoms.core.game import SPECTATOR
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay, read_replay
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.words import say
from fathoms.words.numbers import percent


@dataclass(frozen=True)
class ReplayStep:
    """What the viewer saw after `number` actions, and what had just happened."""

    number: int
    lines: list[Line]
    view: Record


def replay(file: Path, step: int | None, as_seat: int | None, json: bool) -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    replay_file = read_replay(file)
    if as_seat is not None and not 1 <= as_seat <= replay_file.players:
        raise Refusal("cli-replay-no-such-seat", given=as_seat, players=replay_file.players)
    if step is not None and not 0 <= step <= len(replay_file.actions):
        raise Refusal("cli-replay-no-such-step", given=step, last=len(replay_file.actions))
    end = replay_file.end()
    viewer = SPECTATOR if as_seat is None else as_seat - 1
    steps = [each for each in replay_steps(replay_file, viewer) if step is None or each.number == step]
    if json:
        print_json(as_json(end, viewer, steps))
    else:
        print_steps(end, steps)


def replay_steps(replay_file: Replay, viewer: int) -> Iterator[ReplayStep]:
    """Every step of the game through the viewer's eyes."""
    before = None
    for match in replay_file.states():
        after = match.view(viewer)
        lines: list[Line] = []
        if before is not None:
            last = match.moves[-1]
            lines = match.game.voice.narrate(before, last.seat, last.action, after)
        yield ReplayStep(match.number, lines, after)
        before = after


def log_sentence(line: Line) -> str:
    """What happened, in words."""
    names: dict[str, str | int] = {"name": seat_name(int(line.args["seat"]))}
    other = line.args.get("other")
    if isinstance(other, int):  # a second seat
        names["other"] = seat_name(other)
    return say(line.key, **{**line.args, **names})


def seat_name(seat: int) -> str:
    """What a seat is called that no one sits in."""
    return say("cli-seat", number=seat + 1)


def as_json(end: Match, viewer: int, steps: list[ReplayStep]) -> dict[str, Any]:
    return {
        "game": end.game.name,
        "version": end.game.version,
        "players": end.players,
        "options": end.options,
        "seat": None if viewer == SPECTATOR else viewer,
        "actions": end.number,
        "steps": [
            {
                "number": each.number,
                "lines": [{**asdict(line), "text": log_sentence(line)} for line in each.lines],
                "scene": end.game.voice.draw(each.view).model_dump(),
            }
            for each in steps
        ],
        "over": end.over,
        "scores": end.scores() if end.over else None,
        "shares": end.shares() if end.over else None,
    }


def print_steps(end: Match, steps: list[ReplayStep]) -> None:
    for each in steps:
        out.print(say("cli-replay-step", number=each.number, last=end.number), style="bold")
        for line in each.lines:
            out.print(log_sentence(line))
        out.print(end.game.voice.picture(each.view) + "\n")
    if not end.over:
        out.print(say("cli-replay-unfinished"))
        return
    for seat, (score, share) in enumerate(zip(end.scores(), end.shares(), strict=True)):
        name = say("cli-seat", number=seat + 1)
        out.print(say("cli-replay-result", name=name, score=score, share=percent(share)))
