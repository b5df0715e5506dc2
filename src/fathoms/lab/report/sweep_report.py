"""A range as a report: each measure over the values of what was varied."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from fathoms.lab.measuring.figures import Figure
from fathoms.lab.report.format import (
    FAMILIES,
    axis,
    family_title,
    full_name,
    game_title,
    measure_meaning,
    measure_title,
    played_sentence,
    quantity,
    subject_name,
    unit_title,
)
from fathoms.lab.report.model import Chapter, LabReport, Plot, PlotAxis, PlotMark, PlotTick, ReportTable
from fathoms.lab.report.plots import numbers_in
from fathoms.lab.report.study_report import families_in, new_report
from fathoms.lab.studies import Study
from fathoms.lab.sweep import Sweep
from fathoms.words import say

SHORT = 12  # things a measure is about, in a table that is to be short
MOST_LINES = 8  # of a plot
LEAST_RANGE = 0.1  # of a value: what changes less looks as if it did not
SPARKS = "▁▂▃▄▅▆▇█"
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]*)?")  # as option and house values are written
FigureKey = tuple[str, str | None]


def sweep_report(sweep: Sweep) -> LabReport:
    """The report of a range."""
    study = sweep.studies[0]
    title = say("lab-page-swept", title=game_title(study.game), name=sweep.name)
    sentence = played_sentence(study, {sweep.name: ", ".join(sweep.values)})
    return new_report(title, [sentence], [], sweep_chapters(sweep))


def sweep_chapters(sweep: Sweep) -> Iterable[Chapter]:
    """Each measure over the range, family by family."""
    for family, figures in families_in(each[0] for each in figures_over_range(sweep).values()).items():
        lengths = Counter(figure.name for figure in figures)
        head = ["", *(f"{sweep.name}={value}" for value in sweep.values), ""]
        rows = [sweep_row(sweep, figure) for figure in figures]
        short = [place for place, figure in enumerate(figures) if lengths[figure.name] <= SHORT]
        plots = [
            lines_plot(sweep, name, [figure for figure in figures if figure.name == name])
            for name, length in lengths.items()
            if length <= MOST_LINES
        ]
        yield Chapter(family, family_title(family), plots=plots, tables=[ReportTable(head, rows, short)])


def figures_over_range(sweep: Sweep) -> dict[FigureKey, list[Figure]]:
    """All figures of the same thing, measure by measure."""
    figures: dict[FigureKey, list[Figure]] = {}
    for study in sweep.studies:
        for figure in study.measures:
            figures.setdefault((figure.name, figure.of), []).append(figure)
    order = list(FAMILIES)
    return dict(sorted(figures.items(), key=lambda item: order.index(item[0][0])))


def sweep_row(sweep: Sweep, figure: Figure) -> list[str]:
    """A figure in each of the studies; there may be none, as of seat 3 for two players."""
    figures = [matching_figure(study, figure) for study in sweep.studies]
    name = full_name(figure.name, figure.of, sweep.studies[0].game)
    return [name, *(quantity(each).text_with_interval if each else "" for each in figures), sparkline(figures)]


def matching_figure(study: Study, like: Figure) -> Figure | None:
    return next((figure for figure in study.figures(like.name) if figure.of == like.of), None)


def sparkline(figures: Sequence[Figure | None]) -> str:
    """A little plot of the values, if they differ by more than they are unsure of."""
    present = [figure for figure in figures if figure]
    if max(each.low for each in present) <= min(each.high for each in present) or all(
        each.low == each.high for each in present
    ):
        return ""
    low, high = min(each.value for each in present), max(each.value for each in present)
    return "".join(
        SPARKS[round((each.value - low) / (high - low) * (len(SPARKS) - 1))] if each else " " for each in figures
    )


def lines_plot(sweep: Sweep, name: str, figures: Sequence[Figure]) -> Plot:
    """Figures over a range, a line for each thing they are about."""
    numeric = all(map(NUMBER.fullmatch, sweep.values))
    places = [float(value) for value in sweep.values] if numeric else [float(at) for at in range(len(sweep.values))]
    marks = []
    for figure in figures:
        label = subject_name(name, figure.of, sweep.studies[0].game) or measure_title(name)
        for x, value, study in zip(places, sweep.values, sweep.studies, strict=True):
            match = matching_figure(study, figure)
            if match:
                row = [value, quantity(match).text, quantity(match).interval]
                marks.append(PlotMark(label, 0, quantity(match), row, x=x))
    numbers = numbers_in(marks)
    middle, half = (max(numbers) + min(numbers)) / 2, (max(numbers) - min(numbers)) / 2
    half = max(half * 1.1, LEAST_RANGE * abs(middle)) or 1.0
    ticks = [PlotTick(x, value) for x, value in zip(places, sweep.values, strict=True)]
    return Plot(
        name,
        "lines",
        measure_title(name),
        measure_meaning(name),
        [],
        marks,
        [say("study-column-of"), sweep.name, say("study-column-value"), say("lab-per-cent", number="95")],
        [measure_title(name)],
        PlotAxis(sweep.name, min(places), max(places), ticks),
        axis(unit_title(figures[0].unit), middle - half, middle + half, figures[0].unit),
    )
