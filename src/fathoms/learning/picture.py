"""A picture of a course: how strong the network was after each lesson."""

from collections.abc import Sequence
from pathlib import Path

from fathoms.learning.course import Report
from fathoms.words import say


def draw(reports: Sequence[Report], path: Path, game: str) -> Path | None:
    """Draw the strength over time; None where there is nothing to draw with."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return None
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    exams = [(report.seconds / 60, 100 * report.strength) for report in reports if report.strength is not None]
    axes.axhline(50, color="0.7", linewidth=1)
    axes.plot(*zip(*exams, strict=True), color="#0072b2", marker=".")
    taught = [report.seconds / 60 for report in reports if report.stage == "expert"]
    if taught:
        axes.axvline(taught[0], color="0.7", linewidth=1, linestyle=":")
        axes.text(taught[0], 2, " " + say("learn-plot-expert"), color="0.4", fontsize=9)
    axes.set_ylim(0, 100)
    axes.set_xlabel(say("learn-plot-minutes"))
    axes.set_ylabel(say("learn-plot-strength"))
    axes.set_title(say("learn-plot-title", game=game))
    figure.savefig(path)
    return path
