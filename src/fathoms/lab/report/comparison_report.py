"""A comparison as a report: what the second variant changes, and then both variants side by side."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from fathoms.lab import tuning_values
from fathoms.lab.compare import FEWEST, Comparison, Difference
from fathoms.lab.report.format import (
    FAMILIES,
    PERCENT_UNITS,
    axis,
    digits,
    doubt_text,
    family_title,
    full_name,
    game_title,
    group_name,
    measure_title,
    number,
    played_sentence,
    setting_words,
    signed_quantity,
    subject_name,
    unit_title,
)
from fathoms.lab.report.model import Chapter, LabReport, Plot, PlotMark, ReportSentence, ReportTable
from fathoms.lab.report.plots import left_out_note, numbers_in
from fathoms.lab.report.study_report import chapters, new_report
from fathoms.lab.studies import Study
from fathoms.words import say

MOST_ROWS = 10  # of a plot of differences
NAMED = 2  # of the differences that are real, in short
AIR = 0.05  # on both sides of the differences that are drawn
DRAWN_PART_MEASURE = "met"  # the measure of parts that is drawn; the others say much the same


def comparison_report(comparison: Comparison, waiting: bool = False) -> LabReport:
    """The report of a comparison; `waiting`: not all of it has been played, so nothing is judged yet."""
    one, other = comparison.one, comparison.other
    names = variant_names(one, other)
    compared_families = {FAMILIES[each.name] for each in comparison.differences}
    families = [
        with_differences(chapter, comparison, names) if chapter.id in compared_families else chapter
        for chapter in chapters([one, other])
    ]
    return new_report(
        say("lab-page-compared", title=game_title(one.game), one=names[0], other=names[1]),
        asked_for_both(one, other, names),
        [say("study-differences-wait")] if waiting else comparison_answer(comparison),
        [*differences_chapter(comparison, names), *families],
        names,
    )


# What was asked


def variant_names(one: Study, other: Study) -> tuple[str, str]:
    """What each of the two has that the other has not: "Layout: square", "Layout: heart"."""
    settings = [settings_of(study) for study in (one, other)]
    names = different_settings(one, other)
    usual = {each.name: each.usual for each in tuning_values.changeable_values(one.game)}
    mine, theirs = (
        ", ".join(
            setting_words(one.game, {name: values.get(name, usual.get(name, say("lab-usual"))) for name in names})
        )
        for values in settings
    )
    return mine or say("study-one"), theirs or say("study-other")


def different_settings(one: Study, other: Study) -> list[str]:
    """The options and house-rule numbers by which two studies differ."""
    mine, theirs = settings_of(one), settings_of(other)
    order = [*one.options, *(each.name for each in tuning_values.changeable_values(one.game)), *mine, *theirs]
    return [name for name in dict.fromkeys(order) if mine.get(name) != theirs.get(name)]


def settings_of(study: Study) -> dict[str, object]:
    return {**study.options, **study.house}


def asked_for_both(one: Study, other: Study, names: tuple[str, str]) -> list[str]:
    """What both have in common, and what is compared."""
    games = max(one.games, other.games)
    return [
        played_sentence(one, without=different_settings(one, other)),
        say("cli-study-against", one=names[0], other=names[1], games=games),
    ]


# What it comes to


def comparison_answer(comparison: Comparison) -> list[str]:
    """How many differences are real, and the surest of those in the whole game."""
    surest = sorted(
        (
            each
            for each in comparison.differences
            if each.real and FAMILIES[each.name] != "parts" and not is_of_curve(each)
        ),
        key=lambda each: each.doubt,
    )
    clearest = "; ".join(
        f"{full_name(each.name, each.of, comparison.one.game)} {difference_with_unit(each)}" for each in surest[:NAMED]
    )
    return [verdict(comparison), *([say("study-answer-surest", changes=clearest)] if clearest else [])]


def verdict(comparison: Comparison) -> str:
    """How many differences are real."""
    differences = comparison.differences
    if not comparison.enough:
        games = min(comparison.one.games, comparison.other.games)
        return say("lab-tells-too-few", games=games, fewest=FEWEST)
    return say("lab-tells-real", real=sum(each.real for each in differences), all=len(differences))


def difference_with_unit(each: Difference) -> str:
    """+1.2 pp, -3 minutes."""
    text = signed_quantity(each.value, each.low, each.high, each.unit).text
    if each.unit in PERCENT_UNITS:
        return say("study-points-of-hundred", value=text)
    return say("study-in", value=text, unit=unit_title(each.unit))


def is_of_curve(each: Difference) -> bool:
    """Is it about one moment or step of a scale? Curves have plots of their own."""
    return (each.of or "").endswith("%")


# All differences


def with_differences(chapter: Chapter, comparison: Comparison, names: tuple[str, str]) -> Chapter:
    """A chapter of both variants, with what is different between them."""
    differences = [each for each in comparison.differences if FAMILIES[each.name] == chapter.id]
    alike = dict.fromkeys(each.name for each in differences)
    for each in differences:
        if each.real:
            alike.pop(each.name, None)
    same = [ReportSentence(None, say("lab-tells-same", measures=", ".join(map(measure_title, alike))))] if alike else []
    head = ["", *names, say("lab-head-difference"), say("lab-head-doubt")]
    rows = [difference_row(each, comparison.one.game) for each in differences]
    real = [place for place, each in enumerate(differences) if each.real]
    return replace(chapter, sentences=[*same, *chapter.sentences], tables=[ReportTable(head, rows, real)])


def difference_row(each: Difference, game: str) -> list[str]:
    """A difference as a row: what it is about, both values, how much more it is, and how likely by luck alone."""
    places = digits((each.low, each.value, each.high), each.unit)
    values = [number(value, each.unit, places) for value in (each.one, each.other)]
    difference = signed_quantity(each.value, each.low, each.high, each.unit)
    return [full_name(each.name, each.of, game), *values, difference.text_with_interval, doubt_text(each.doubt)]


def differences_chapter(comparison: Comparison, names: tuple[str, str]) -> list[Chapter]:
    """What the second variant changes, if anything: those of the whole game before those of parts."""
    plots = list(difference_plots(comparison, names))
    about = ReportSentence(None, say("study-differences-about"))
    return [Chapter("differences", say("study-differences"), [about], plots=plots)] if plots else []


def difference_plots(comparison: Comparison, names: tuple[str, str]) -> Iterable[Plot]:
    """A plot for each unit, and one for the parts; the surest differences, as many as there is room for."""
    real = [each for each in comparison.differences if each.real and not is_of_curve(each)]
    real.sort(key=lambda each: each.doubt)
    by_unit: dict[str, list[Difference]] = {}
    for each in real:
        if FAMILIES[each.name] != "parts":
            by_unit.setdefault("share" if each.unit in PERCENT_UNITS else each.unit, []).append(each)
    for unit, differences in by_unit.items():
        yield difference_plot(f"differences-{unit}", "", differences, comparison.one.game, names)
    parts = [each for each in real if each.name == DRAWN_PART_MEASURE]
    if parts:
        yield difference_plot("differences-parts", family_title("parts"), parts, comparison.one.game, names)


def difference_plot(
    plot_id: str, title: str, differences: Sequence[Difference], game: str, names: tuple[str, str]
) -> Plot:
    """Differences in one unit, to both sides of nothing."""
    marks = [
        PlotMark(
            part_label(each, game) if title else full_name(each.name, each.of, game),
            1,
            signed_quantity(each.value, each.low, each.high, each.unit),
            difference_row(each, game)[1:],
            is_drawn=place < MOST_ROWS,
        )
        for place, each in enumerate(differences)
    ]
    numbers = [0.0, *numbers_in(mark for mark in marks if mark.is_drawn)]
    low, high = min(numbers), max(numbers)
    unit = differences[0].unit
    about = say("study-percentage-points") if unit in PERCENT_UNITS else unit_title(unit)
    in_unit = say("study-differences-unit", unit=about)
    scale = axis("", low - AIR * (high - low), high + AIR * (high - low), unit, signed=True)
    return Plot(
        plot_id,
        "differences",
        f"{title}: {in_unit}" if title else in_unit,
        "",
        [],
        marks,
        [say("study-column-of"), *names, say("lab-head-difference"), say("lab-head-doubt")],
        [say("lab-head-difference")],
        scale,
        notes=left_out_note(len(marks) - MOST_ROWS) if len(marks) > MOST_ROWS else [],
    )


def part_label(each: Difference, game: str) -> str:
    """A part with its group."""
    group = group_name(game, str(each.of).partition(" ")[0])
    return say("lab-part", group=group, part=subject_name(each.name, each.of, game))
