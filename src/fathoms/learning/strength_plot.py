"""Plots a training: how strong the network was after each round."""

from collections.abc import Sequence
from pathlib import Path

from fathoms.learning.trainer import RoundReport
from fathoms.words import say


def plot_strength(reports: Sequence[RoundReport], path: Path, game: str) -> Path | None:
    """Plot the strength over time to a file; None if Matplotlib is missing."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return None
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    evaluations = [(report.seconds / 60, 100 * report.strength) for report in reports if report.strength is not None]
    axes.axhline(50, color="0.7", linewidth=1)
    axes.plot(*zip(*evaluations, strict=True), color="#0072b2", marker=".")
    expert_minutes = [report.seconds / 60 for report in reports if report.stage == "expert"]
    if expert_minutes:
        axes.axvline(expert_minutes[0], color="0.7", linewidth=1, linestyle=":")
        axes.text(expert_minutes[0], 2, " " + say("learn-plot-expert"), color="0.4", fontsize=9)
    axes.set_ylim(0, 100)
    axes.set_xlabel(say("learn-plot-minutes"))
    axes.set_ylabel(say("learn-plot-strength"))
    axes.set_title(say("learn-plot-title", game=game))
    figure.savefig(path)
    return path
