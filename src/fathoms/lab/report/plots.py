"""Plots as data: what is drawn of a measure, and the table behind it.

Which kind of plot a measure has follows from what it is about, so that a new measure has one, too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from fathoms.core.game import find_game
from fathoms.core.lab_stats import PartGroup
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.report.format import (
    FAMILIES,
    PERCENT_UNITS,
    axis,
    group_name,
    measure_meaning,
    measure_title,
    number,
    quantity,
    subject_name,
    unit_title,
)
from fathoms.lab.report.model import Plot, PlotAxis, PlotMark, PlotReference, ReportSentence
from fathoms.lab.studies import Study
from fathoms.words import say
from fathoms.words.numbers import decimal

MOST_BARS = 16  # drawn; a table has room for more
NAMED_MOMENTS = (0, 0.25, 0.5, 0.75, 0.95)  # of a game, whose chances are written out
AIR = 0.06  # on both sides of what is drawn, as a part of it
SPANS = {"decisions": ("short-game", "long-game"), "points": ("points-low", "points-high")}  # nine games in ten between
CHOICES = ("usual-choices", "choices", "many-choices")
SPAN_ENDS = tuple(name for ends in SPANS.values() for name in ends)

Studies = Sequence[Study]  # the variants: one study, or the two of a comparison


def family_plots(studies: Studies, family: str) -> Iterable[Plot]:
    """The plots of one family of measures."""
    if family == "parts":
        yield from part_plots(studies)
        return
    names = dict.fromkeys(figure.name for figure in studies[0].measures if FAMILIES[figure.name] == family)
    for name in names:
        plot = measure_plot(studies, name)
        if plot:
            yield plot


def measure_plot(studies: Studies, name: str) -> Plot | None:
    """The plot of one measure, if it has one."""
    figures = studies[0].figures(name)
    if name in SPANS and all(len(studies[0].figures(end)) == len(figures) for end in SPANS[name]):
        return spans_plot(studies, name)
    if name == "choices" and all(studies[0].figures(each) for each in CHOICES):
        return choices_plot(studies)
    if len(figures) < 2 or name in SPAN_ENDS:
        return None
    if name == "course":
        return course_plot(studies)
    if name == "came-true":
        return reliability_plot(studies)
    marks = figure_marks(studies, name)
    if name == "ends":
        return bars_plot(name, measure_title(name), measure_meaning(name), marks, figures[0].unit)
    fair = 1 / side_count(studies[0]) if is_fair_measure(studies[0], name) else None
    return dots_plot(name, marks, figures[0].unit, fair)


def is_fair_measure(study: Study, name: str) -> bool:
    """Is there a value that all sides would have if they were alike?"""
    return name in ("wins", "side-wins") and len(study.figures(name)) == side_count(study)


def side_count(study: Study) -> int:
    return len(set(find_game(study.game).sides(study.options, study.players)))


# Marks, and what goes with them


def figure_marks(studies: Studies, name: str) -> list[PlotMark]:
    """A mark for each figure of a measure, in every variant."""
    return [
        figure_mark(figure, subject_name(name, figure.of, study.game) or measure_title(name), variant)
        for variant, study in enumerate(studies)
        for figure in study.figures(name)
    ]


def figure_mark(figure: Figure, label: str, variant: int) -> PlotMark:
    text = quantity(figure)
    return PlotMark(label, variant, text, [text.text, text.interval, decimal(figure.games)])


def figure_columns() -> list[str]:
    """The heads above the cells of such marks."""
    return [
        say("study-column-of"),
        say("study-column-value"),
        say("lab-per-cent", number="95"),
        say("study-column-games"),
    ]


def numbers_in(marks: Iterable[PlotMark]) -> list[float]:
    """Every number that a plot must have room for."""
    quantities = [each for mark in marks for each in (mark.quantity, mark.low_end, mark.high_end) if each]
    return [end for each in quantities for end in (each.value, each.low, each.high) if end is not None]


def reach(numbers: Sequence[float]) -> tuple[float, float]:
    """From the least to the most of them, with some air."""
    low, high = min(numbers), max(numbers)
    air = (high - low) * AIR or abs(high) / 10 or 1.0
    return low - air, high + air


def value_axis(numbers: Sequence[float], unit: str) -> PlotAxis:
    return axis(unit_title(unit), *reach(numbers), unit)


def percent_axis(title: str, low: float = 0.0) -> PlotAxis:
    return axis(title, low, 1.0, "share")


def extreme_sentences(marks: Sequence[PlotMark]) -> list[ReportSentence]:
    """Of what there is most and of what least, in each variant; or that all are alike, as far as anyone can tell."""
    sentences = []
    for variant in dict.fromkeys(mark.variant for mark in marks):
        own = [mark for mark in marks if mark.variant == variant]
        if len(own) < 2:
            continue
        most, least = (pick(own, key=lambda mark: mark.quantity.value) for pick in (max, min))
        low, high = least.quantity, most.quantity
        if (high.value if low.high is None else low.high) >= (low.value if high.low is None else high.low):
            text = say("study-says-same", low=low.text, high=high.text)
        else:
            text = say("study-says-most", most=most.label, high=high.text, least=least.label, low=low.text)
        sentences.append(ReportSentence(variant, text))
    return sentences


def left_out_note(count: int) -> list[str]:
    return [say("study-others", count=count)] if count else []


# The kinds of plots


def dots_plot(name: str, marks: list[PlotMark], unit: str, fair: float | None = None) -> Plot:
    """A dot and its interval for each figure; `fair`: what all of them would be if they were alike."""
    numbers = [*numbers_in(marks), *([] if fair is None else [fair])]
    return Plot(
        name,
        "dots",
        measure_title(name),
        measure_meaning(name),
        [] if fair is not None else extreme_sentences(marks),
        marks,
        figure_columns(),
        [measure_title(name)],
        value_axis(numbers, unit),
        reference=None if fair is None else PlotReference(fair, say("study-fair")),
    )


def bars_plot(plot_id: str, title: str, meaning: str, marks: list[PlotMark], unit: str) -> Plot:
    """A bar from nothing to each value. Of very many, those furthest from nothing are drawn."""
    largest = sorted({mark.label for mark in marks}, key=lambda label: -largest_value(marks, label))[:MOST_BARS]
    marks = [replace(mark, is_drawn=mark.is_drawn and mark.label in largest) for mark in marks]
    low, high = reach([*numbers_in(mark for mark in marks if mark.is_drawn), 0.0])
    return Plot(
        plot_id,
        "bars",
        title,
        meaning,
        [] if plot_id == "ends" else extreme_sentences(marks),
        marks,
        figure_columns(),
        [title],
        axis(unit_title(unit), 0.0 if min(numbers_in(marks)) >= 0 else low, high, unit),
        notes=left_out_note(len({mark.label for mark in marks} - set(largest))),
    )


def largest_value(marks: Iterable[PlotMark], label: str) -> float:
    return max(abs(mark.quantity.value) for mark in marks if mark.label == label)


def spans_plot(studies: Studies, name: str) -> Plot:
    """The band in which nine games in ten lie, and the mean in it."""
    marks = []
    for variant, study in enumerate(studies):
        all_ends = [study.figures(end) for end in SPANS[name]]
        for figure in study.figures(name):
            low, high = (next((each for each in end if each.of == figure.of), None) for end in all_ends)
            if low is None or high is None:
                continue
            label = subject_name(name, figure.of, study.game) or measure_title(name)
            mark, ends = figure_mark(figure, label, variant), (quantity(low), quantity(high))
            cells = [mark.cells[0], *(end.text for end in ends), *mark.cells[1:]]
            marks.append(replace(mark, cells=cells, low_end=ends[0], high_end=ends[1]))
    what, _, *rest = figure_columns()
    unit = studies[0].figures(name)[0].unit
    return Plot(
        name,
        "spans",
        measure_title(name),
        measure_meaning(name),
        [],
        marks,
        [what, say("study-average"), say("study-column-from"), say("study-column-to"), *rest],
        [measure_title(each) for each in (name, *SPANS[name])],
        value_axis(numbers_in(marks), unit),
        key_figures=studies[0].figures(name)[0].of is None,
    )


def choices_plot(studies: Studies) -> Plot:
    """Among how many actions players choose."""
    marks = [mark for name in CHOICES for mark in figure_marks(studies, name)]
    plot = bars_plot("choices", say("study-choice-title"), measure_meaning("choices"), marks, "actions")
    return replace(plot, key_figures=True, sentences=[])


def course_plot(studies: Studies) -> Plot:
    """The eventual winner's chance from the beginning of a game to its end."""
    marks = []
    for variant, study in enumerate(studies):
        figures = study.figures("course")
        for place, figure in enumerate(figures):
            moment = place / len(figures)
            mark = figure_mark(figure, str(figure.of), variant)
            marks.append(replace(mark, x=moment, has_value_label=moment in NAMED_MOMENTS))
    fair = 1 / side_count(studies[0])
    low, _ = reach([*numbers_in(marks), fair, 1.0])
    return Plot(
        "course",
        "course",
        measure_title("course"),
        measure_meaning("course"),
        [],
        marks,
        figure_columns(),
        [measure_title("course")],
        percent_axis(say("study-played-axis")),
        percent_axis("", max(0.0, low)),
        reference=PlotReference(fair, say("lab-axis-fair")),
    )


def reliability_plot(studies: Studies) -> Plot:
    """What the glance said, and how often it came true: on the diagonal all is well."""
    marks = []
    for variant, study in enumerate(studies):
        for figure in study.figures("came-true"):
            mark = figure_mark(figure, str(figure.of), variant)
            marks.append(replace(mark, x=float(str(figure.of).rstrip("%")) / 100))
    return Plot(
        "came-true",
        "reliability",
        measure_title("came-true"),
        measure_meaning("came-true"),
        [],
        marks,
        figure_columns(),
        [measure_title("came-true")],
        percent_axis(say("study-said-axis")),
        percent_axis(say("study-came-axis")),
        reference=PlotReference(None, say("study-as-said")),
    )


# Parts


def part_plots(studies: Studies) -> Iterable[Plot]:
    """A board or bars for each measure and group of parts."""
    names = dict.fromkeys(figure.name for figure in studies[0].measures if FAMILIES[figure.name] == "parts")
    for name in names:
        for group in find_game(studies[0].game).lab.parts.groups:
            marks = part_marks(studies, name, group)
            if marks:
                yield part_plot(name, group, marks, studies[0])


def part_marks(studies: Studies, name: str, group: PartGroup) -> list[PlotMark]:
    marks = []
    for variant, study in enumerate(studies):
        figures = {figure.of: figure for figure in study.figures(name)}
        for place, part in enumerate(group.names):
            figure = figures.get(f"{group.name} {part}")
            if figure is None:
                continue
            mark = figure_mark(figure, subject_name(name, figure.of, study.game), variant)
            row, column = divmod(place, group.columns) if group.columns else (None, None)
            marks.append(replace(mark, row=row, column=column))
    # A place that no game ever met is none of this board's, and where nothing happened there is nothing to see.
    happened = any(mark.quantity.value for mark in marks)
    return [replace(mark, is_drawn=bool(mark.quantity.value) or (happened and not group.columns)) for mark in marks]


def part_plot(name: str, group: PartGroup, marks: list[PlotMark], study: Study) -> Plot:
    """How a measure is spread over the parts of a group."""
    plot_id, title = f"{name}-{group.name}", group_name(study.game, group.name)
    unit = study.figures(name)[0].unit
    if group.columns:
        return board_plot(plot_id, title, marks, unit, name)
    plot = bars_plot(plot_id, title, measure_meaning(name), marks, unit)
    return replace(plot, section=measure_title(name), measures=[measure_title(name)])


def board_plot(plot_id: str, title: str, marks: list[PlotMark], unit: str, measure: str) -> Plot:
    """A figure for each place of a board: colours that grow lighter, or two of them where values have a sign."""
    values = [mark.quantity.value for mark in marks]
    most = max(map(abs, values)) or 1.0
    signed = min(values) < 0
    scale = axis(unit_title(unit), -most if signed else 0.0, most, unit)
    low = min(values) if signed else 0.0
    places = 1 if unit in PERCENT_UNITS or most >= 10 else 2
    ends = {"low": number(low, unit, places), "high": number(max(values), unit, places)}
    return Plot(
        plot_id,
        "board",
        title,
        measure_meaning(measure),
        extreme_sentences([mark for mark in marks if mark.is_drawn]),
        marks,
        figure_columns(),
        [measure_title(measure)],
        scale,
        notes=[say("study-colours-both" if signed else "study-colours", **ends)],
        section=measure_title(measure),
    )
