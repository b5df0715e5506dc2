"""`fathoms review`: a saved game thought over, what was luck and what was whose."""

from pathlib import Path

from rich.table import Table

from fathoms.cli.replay import log_sentence
from fathoms.core.console import out, print_json, progress_bar
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay, read_replay
from fathoms.lab.review import Budget, Decision, Review, review_steps
from fathoms.words import say
from fathoms.words.numbers import decimal, percent

MOST_MISTAKES = 10  # that are printed


def review(file: Path, simulations: int | None, worlds: int | None, json: bool) -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    game_review = think_over(read_replay(file), review_budget(simulations, worlds))
    if json:
        print_json(game_review.to_dict())
    else:
        print_review(game_review)


def review_budget(simulations: int | None, worlds: int | None) -> Budget | None:
    """What was asked for, with the usual number for what was not; nothing: it depends on the game."""
    if simulations is None and worlds is None:
        return None
    request = Budget(
        Budget.simulations if simulations is None else simulations, Budget.worlds if worlds is None else worlds
    )
    if request.simulations < 1 or request.worlds < 2:
        raise Refusal("cli-review-budget-wrong", simulations=request.simulations, worlds=request.worlds)
    return request


def think_over(replay_file: Replay, budget: Budget | None) -> Review:
    with progress_bar() as bar:
        task = bar.add_task(say("cli-review-thinking"), total=None)
        for decisions in review_steps(replay_file, budget):
            bar.update(task, total=decisions.choices, completed=len(decisions.decisions))
    return decisions


def print_review(game_review: Review) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("seat", "start", "choices", "others", "luck", "result", "accuracy"):
        table.add_column(say(f"cli-review-{name}"), justify="left" if name == "seat" else "right")
    for number, seat in enumerate(game_review.seats):
        accuracy = "" if seat.accuracy is None else decimal(seat.accuracy)
        changes = (percentage_points(change) for change in (seat.choices, seat.others, seat.luck))
        name = say("cli-seat", number=number + 1)
        table.add_row(name, percent(seat.start), *changes, percent(seat.result), accuracy)
    out.print(table)
    print_mistakes(game_review)
    if game_review.insights:
        out.print(say("cli-review-insights"))
    for insight in game_review.insights:
        out.print(say("cli-review-insight", number=insight.number, text=log_sentence(insight.line)))


def print_mistakes(game_review: Review) -> None:
    if not game_review.judged:
        out.print(say("cli-review-at-a-glance"))
        return
    mistakes = sorted((each for each in game_review.decisions if each.loss > 0), key=lambda each: -each.loss)
    out.print(say("cli-review-mistakes", count=len(mistakes), choices=game_review.choices))
    for each in mistakes[:MOST_MISTAKES]:
        out.print(mistake_sentence(game_review, each))


def mistake_sentence(game_review: Review, each: Decision) -> str:
    """What could have been done better."""
    write = find_game(game_review.game).voice.actions.write
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


def percentage_points(change: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    return f"{100 * change:+.0f}"
