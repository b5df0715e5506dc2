"""An arena as a page of its own: a plot and tables, in one file that needs nothing else."""

from html import escape
from typing import Any

from fathoms.words import say

WIDTH, ROW, LEFT = 720, 34, 170

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; color: #12343b;
       background: #fbfaf5 }
table { border-collapse: collapse; margin: 1rem 0; width: 100% } th, td { padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr:nth-child(even) td { background: #eef4f2 }
text { font: 14px system-ui, sans-serif; fill: currentColor }
@media (prefers-color-scheme: dark) { body { background: #0e2a30; color: #e8f1ef }
tr:nth-child(even) td { background: #173a41 } }
"""


def write_report(summary: dict[str, Any]) -> str:
    """The whole page."""
    bots = sorted(summary["bots"], key=lambda bot: -bot["rating"])
    title = escape(say("arena-report-title", game=summary["game"]))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>{plot(bots)}{ranking(bots)}{meetings(summary['pairs'])}</html>"
    )


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
            f'<path d="M{x(bot["low"]):.1f} {y}H{x(bot["high"]):.1f}" stroke="#1d8a8a" stroke-width="4"/>'
            f'<circle cx="{x(bot["win_rate"]):.1f}" cy="{y}" r="7" fill="#1d8a8a"/>'
        )
    label = escape(say("arena-report-plot"))
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{grid}{rows}</svg>'


def ranking(bots: list[dict[str, Any]]) -> str:
    rows = [
        [
            bot["name"],
            str(bot["games"]),
            f"{bot['wins']:.1f}",
            f"{bot['win_rate']:.1%}",
            f"{bot['low']:.1%} – {bot['high']:.1%}",
            f"{bot['rating']:+.0f} ± {bot['rating_high'] - bot['rating']:.0f}",
        ]
        for bot in bots
    ]
    return table([say(f"cli-arena-{name}") for name in ("bot", "games", "wins", "rate", "interval", "rating")], rows)


def meetings(pairs: list[dict[str, Any]]) -> str:
    rows = [
        [" – ".join(pair["bots"]), str(pair["games"]), f"{pair['wins']:.1f} : {pair['games'] - pair['wins']:.1f}"]
        for pair in pairs
    ]
    return table([say(f"cli-arena-{name}") for name in ("pair", "games", "wins")], rows)


def table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
