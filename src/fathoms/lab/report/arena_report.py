"""An arena as a report: which bot is stronger, and who met whom how often."""

from typing import Any

from fathoms.lab.report.format import axis
from fathoms.lab.report.model import Chapter, LabReport, Plot, PlotMark, Quantity, ReportTable
from fathoms.lab.report.study_report import new_report
from fathoms.words import say
from fathoms.words.numbers import decimal, percent


def arena_report(summary: dict[str, Any]) -> LabReport:
    """The report of an arena, from its summary as JSON."""
    bots = sorted(summary["bots"], key=lambda bot: -bot["rating"])
    title = say("arena-report-title", game=summary["game"])
    chapter = Chapter(
        "arena", say("cli-arena-rate"), plots=[rates_plot(bots)], tables=[ranking(bots), meetings(summary["pairs"])]
    )
    return new_report(title, [], [], [chapter])


def rates_plot(bots: list[dict[str, Any]]) -> Plot:
    """A dot and an interval for every bot, on a line from 0 to 100 %."""
    marks = []
    for bot in bots:
        interval = say("study-interval", low=decimal(100 * bot["low"], 1), high=decimal(100 * bot["high"], 1))
        rate = Quantity(bot["win_rate"], bot["low"], bot["high"], percent(bot["win_rate"], 1), interval)
        marks.append(PlotMark(bot["name"], 0, rate, [rate.text, interval, decimal(bot["games"])]))
    columns = [say(f"cli-arena-{name}") for name in ("bot", "rate", "interval", "games")]
    title = say("arena-report-plot")
    return Plot("rates", "dots", title, "", [], marks, columns, [say("cli-arena-rate")], axis("", 0.0, 1.0, "share"))


def ranking(bots: list[dict[str, Any]]) -> ReportTable:
    """Every bot with its rating, the strongest first."""
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
    head = [say(f"cli-arena-{name}") for name in ("bot", "games", "wins", "rate", "interval", "rating")]
    return ReportTable(head, rows, list(range(len(rows))))


def meetings(pairs: list[dict[str, Any]]) -> ReportTable:
    """How each pair of bots played against each other."""
    rows = [
        [
            " – ".join(pair["bots"]),
            str(pair["games"]),
            f"{decimal(pair['wins'], 1)} : {decimal(pair['games'] - pair['wins'], 1)}",
        ]
        for pair in pairs
    ]
    head = [say(f"cli-arena-{name}") for name in ("pair", "games", "wins")]
    return ReportTable(head, rows, list(range(len(rows))))
