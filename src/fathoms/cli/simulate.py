"""`fathoms simulate`: many games with bots, and what came out of them on average."""

from typing import Any

import numpy as np
import typer
from numpy.typing import NDArray
from rich.table import Table

from fathoms import batch
from fathoms.core.console import out, print_error, print_json, progress_bar
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.words import say
from fathoms.words.numbers import decimal, percent

INTERRUPTED = 130
Summary = dict[str, Any]


def simulate(
    name: str, games: int, players: int | None, seed: int, options: list[str], bots: str, json: bool, device: str
) -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    game = find_game(name)
    seats = game.check_players(players)
    started = 0
    with progress_bar() as bar:
        task = bar.add_task(say("cli-simulate-compiling"), total=games)

        def progress(count: int) -> None:
            nonlocal started
            started = count
            bar.update(task, completed=count, description=say("cli-simulate-playing", game=name))

        try:
            words = (game, seats, read_pairs(options), read_bots(bots), games, seed)
            result = batch.simulate(*words, progress, device=device)
        except KeyboardInterrupt:
            bar.stop()
            print_error(say("cli-simulate-stopped", played=started, games=games))
            raise typer.Exit(INTERRUPTED) from None
    summary = summarise(name, result)
    if json:
        print_json(summary)
    else:
        print_summary(summary)


def read_pairs(pairs: list[str]) -> dict[str, object]:
    """Options given as KEY=VALUE."""
    values: dict[str, object] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise Refusal("cli-option-no-value", given=pair)
        values[key.strip()] = value
    return values


def read_bots(text: str) -> list[str]:
    """Bots given as a,b."""
    return [bot.strip() for bot in text.split(",")]


def summarise(name: str, result: batch.BatchResult) -> Summary:
    """The result as JSON: averages and extremes, and what each seat won."""
    games, players = result.scores.shape
    decisions = int(result.lengths.sum(dtype=np.int64))
    return {
        "game": name,
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": round(result.seconds, 6),
        "decisions_per_second": round(decisions / result.seconds, 1),
        "length": value_range(result.lengths),
        "score": [value_range(result.scores[:, seat]) for seat in range(players)],
        "wins": [round(float(share), 6) for share in result.shares.sum(axis=0)],
    }


def value_range(values: NDArray[np.int32]) -> dict[str, float | int]:
    return {"mean": round(float(values.mean()), 6), "min": int(values.min()), "max": int(values.max())}


def print_summary(summary: Summary) -> None:
    """The summary as people like to read it."""
    length = summary["length"]
    out.print(
        say(
            "cli-simulate-summary",
            game=summary["game"],
            games=summary["games"],
            seconds=round(summary["seconds"], 2),
            speed=round(summary["decisions_per_second"]),
            mean=round(length["mean"], 1),
            low=length["min"],
            high=length["max"],
        )
    )
    table = Table(box=None, padding=(0, 2))
    for column in ("seat", "mean", "min", "max", "wins", "win-share"):
        table.add_column(say(f"cli-simulate-{column}"), justify="right")
    for seat, (score, wins) in enumerate(zip(summary["score"], summary["wins"], strict=True)):
        share = percent(wins / summary["games"], 1)
        table.add_row(
            str(seat + 1), decimal(score["mean"], 2), str(score["min"]), str(score["max"]), decimal(wins, 1), share
        )
    out.print(table)
