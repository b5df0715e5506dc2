"""`fathoms arena`: bots against bots, and who is stronger."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import typer
from rich.table import Table

from fathoms.cli.simulate import INTERRUPTED, read_bots, read_pairs
from fathoms.core.console import out, print_error, print_json, progress_bar
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.lab.arena import ArenaResult
from fathoms.lab.report.arena_report import arena_report
from fathoms.lab.report.html import check_template, page_html
from fathoms.words import say
from fathoms.words.numbers import decimal, percent


def arena(
    name: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    options: list[str],
    json: bool,
    html: Path | None,
    device: str,
) -> None:
    import fathoms.games  # noqa: F401 - makes the games known
    from fathoms.lab import arena as lab

    game = find_game(name)
    if html is not None and not html.parent.is_dir():
        raise Refusal("cli-arena-no-folder", folder=str(html.parent))
    if html is not None:
        check_template()
    games_played = 0
    with progress_bar() as bar:
        task = bar.add_task(say("cli-arena-playing", game=name), total=None)

        def progress(games: int, total: int) -> None:
            nonlocal games_played
            games_played = games
            bar.update(task, completed=games, total=total)

        try:
            arguments = (game, read_bots(bots), games, players, read_pairs(options), seed)
            outcome = lab.arena(*arguments, progress, device=device)
        except KeyboardInterrupt:
            bar.stop()
            print_error(say("cli-arena-stopped", played=games_played))
            raise typer.Exit(INTERRUPTED) from None
    summary = arena_summary(name, outcome)
    if html is not None:
        html.write_text(page_html(arena_report(summary)), encoding="utf-8")
    if json:
        print_json(summary)
    else:
        print_summary(summary)


def arena_summary(name: str, outcome: ArenaResult) -> dict[str, Any]:
    """The outcome as JSON: every bot, and every pair of them."""
    pairs = [
        {"bots": [one, other], "games": int(outcome.games[a, b]), "wins": round(float(outcome.wins[a, b]), 6)}
        for a, one in enumerate(outcome.names)
        for b, other in enumerate(outcome.names)
        if a < b
    ]
    bots = [{key: round(value, 6) if isinstance(value, float) else value for key, value in asdict(each).items()}
            for each in outcome.standings]  # fmt: skip
    return {"game": name, "bots": bots, "pairs": pairs}


def print_summary(summary: dict[str, Any]) -> None:
    """The summary as people like to read it: the strongest first, with a plot of the win rates."""
    table = Table(box=None, padding=(0, 2))
    for column in ("bot", "games", "wins", "rate", "interval", "rating"):
        table.add_column(say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right")
    table.add_column("")
    for bot in sorted(summary["bots"], key=lambda bot: -bot["rating"]):
        interval = f"{percent(bot['low'], 1)} - {percent(bot['high'], 1)}"
        off = bot["rating_high"] - bot["rating"]
        rating = f"{decimal(bot['rating'], sign=True)} ± {decimal(off)}"
        wins = decimal(bot["wins"], 1)
        table.add_row(
            bot["name"], str(bot["games"]), wins, percent(bot["win_rate"], 1), interval, rating, interval_bar(bot)
        )
    out.print(table)


def interval_bar(bot: dict[str, Any], width: int = 40) -> str:
    """The interval of a win rate on a line from 0 to 1."""
    low, at, high = (round(bot[key] * (width - 1)) for key in ("low", "win_rate", "high"))
    return "".join("●" if i == at else "─" if low <= i <= high else "·" for i in range(width))
