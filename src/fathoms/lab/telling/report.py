"""An arena as a page of its own: a plot and tables, in one file that needs nothing else."""

from html import escape
from typing import Any

from fathoms.lab.telling.page import page, table
from fathoms.words import say
from fathoms.words.numbers import decimal, percent

WIDTH, ROW, LEFT = 720, 34, 170


def write_report(summary: dict[str, Any]) -> str:
    """The whole page."""
    bots = sorted(summary["bots"], key=lambda bot: -bot["rating"])
    title = say("arena-report-title", game=summary["game"])
    return page(title, plot(bots) + ranking(bots) + meetings(summary["pairs"]))


def plot(bots: list[dict[str, Any]]) -> str:
    """A dot and an interval for every bot, on a line from 0 to 100 %."""

    def x(rate: float) -> float:
        return LEFT + rate * (WIDTH - LEFT - 30)

    height = ROW * len(bots) + 30
    grid = "".join(
        f'<path d="M{x(rate / 4):.0f} 0V{height - 26}" stroke="currentColor" opacity=".2"/>'
        f'<text x="{x(rate / 4):.0f}" y="{height - 6}" text-anchor="middle">{25 * rate} %</text>'
        for rate in range(5)
    )
    rows = ""
    for number, bot in enumerate(bots):
        y = ROW * number + ROW / 2
        rows += (
            f'<text x="0" y="{y + 5:.0f}">{escape(bot["name"])}</text>'
            f'<path d="M{x(bot["low"]):.1f} {y}H{x(bot["high"]):.1f}" stroke="var(--blue)" stroke-width="4"/>'
            f'<circle cx="{x(bot["win_rate"]):.1f}" cy="{y}" r="7" fill="var(--blue)"/>'
        )
    label = escape(say("arena-report-plot"))
    return f'<svg class="arena" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{grid}{rows}</svg>'


def ranking(bots: list[dict[str, Any]]) -> str:
    rows = [
        [
            bot["name"],
            str(bot["games"]),
            decimal(bot["wins"], 1),
            percent(bot["win_rate"], 1),
            f"{percent(bot['low'], 1)} – {percent(bot['high'], 1)}",
            f"{decimal(bot['rating'], sign=True)} ± {decimal(bot['rating_high'] - bot['rating'])}",
        ]
        for bot in bots
    ]
    return table([say(f"cli-arena-{name}") for name in ("bot", "games", "wins", "rate", "interval", "rating")], rows)


def meetings(pairs: list[dict[str, Any]]) -> str:
    rows = [
        [
            " – ".join(pair["bots"]),
            str(pair["games"]),
            f"{decimal(pair['wins'], 1)} : {decimal(pair['games'] - pair['wins'], 1)}",
        ]
        for pair in pairs
    ]
    return table([say(f"cli-arena-{name}") for name in ("pair", "games", "wins")], rows)
