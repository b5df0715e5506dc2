"""`fathoms review`: a saved game thought over, what was luck and what was whose."""

from pathlib import Path

from rich.table import Table

from fathoms.cli.replay import read_line
from fathoms.core.console import out, print_json, progress_bar
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay, read_replay
from fathoms.lab.review import Budget, Decision, Review, reviewing
from fathoms.words import say
from fathoms.words.numbers import decimal, percent

SHOWN = 10  # mistakes


def review(file: Path, simulations: int | None, worlds: int | None, json: bool) -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    found = think(read_replay(file), budget(simulations, worlds))
    if json:
        print_json(found.to_dict())
    else:
        print_review(found)


def budget(simulations: int | None, worlds: int | None) -> Budget | None:
    """What was asked for, with the usual number for what was not; nothing: it depends on the game."""
    if simulations is None and worlds is None:
        return None
    asked = Budget(
        Budget.simulations if simulations is None else simulations, Budget.worlds if worlds is None else worlds
    )
    if asked.simulations < 1 or asked.worlds < 2:
        raise Refusal("cli-review-budget-wrong", simulations=asked.simulations, worlds=asked.worlds)
    return asked


def think(saved: Replay, budget: Budget | None) -> Review:
    with progress_bar() as bar:
        task = bar.add_task(say("cli-review-thinking"), total=None)
        for known in reviewing(saved, budget):
            bar.update(task, total=known.choices, completed=len(known.decisions))
    return known


def print_review(found: Review) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("seat", "start", "choices", "others", "luck", "result", "accuracy"):
        table.add_column(say(f"cli-review-{name}"), justify="left" if name == "seat" else "right")
    for number, seat in enumerate(found.seats):
        accuracy = "" if seat.accuracy is None else decimal(seat.accuracy)
        changes = (points(change) for change in (seat.choices, seat.others, seat.luck))
        name = say("cli-seat", number=number + 1)
        table.add_row(name, percent(seat.start), *changes, percent(seat.result), accuracy)
    out.print(table)
    print_mistakes(found)
    if found.insights:
        out.print(say("cli-review-insights"))
    for insight in found.insights:
        out.print(say("cli-review-insight", number=insight.number, text=read_line(insight.line)))


def print_mistakes(found: Review) -> None:
    if not found.judged:
        out.print(say("cli-review-at-a-glance"))
        return
    mistakes = sorted((each for each in found.decisions if each.loss > 0), key=lambda each: -each.loss)
    out.print(say("cli-review-mistakes", count=len(mistakes), choices=found.choices))
    for each in mistakes[:SHOWN]:
        out.print(sentence(found, each))


def sentence(found: Review, each: Decision) -> str:
    """What could have been done better."""
    write = find_game(found.game).voice.actions.write
    return say(
        "cli-review-mistake",
        number=each.number,
        name=say("cli-seat", number=each.seat + 1),
        action=write(each.action),
        best=write(each.best),
        chance=percent(each.chance),
        after=percent(each.after[each.seat]),
        doubt=decimal(100 * each.doubt),
    )


def points(change: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    return f"{100 * change:+.0f}"
