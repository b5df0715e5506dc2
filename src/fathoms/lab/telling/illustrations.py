"""Which plots go with what was found: chosen by what a measure is about, so that new measures have one, too."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from fathoms.core.game import find_game
from fathoms.core.lab_stats import Group
from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, Difference
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.sweep import Sweep
from fathoms.lab.telling import plots
from fathoms.lab.telling.chapters import SHORT, Chapter, Table, tables
from fathoms.lab.telling.contrasts import difference_row, find, labels, sweep_row
from fathoms.lab.telling.wording import FAMILIES, PARTS_OF_ONE, full_name, group_name, name_of, title_of
from fathoms.words import say

MOST_ROWS = 24
MOST_LINES = 8
DRAWN_TOGETHER = ("short-game", "long-game", "points-low", "points-high")  # with the mean between them
BARS = ("ends", "met")


@dataclass(frozen=True)
class Plot:
    """A plot, what it shows, and the table behind it."""

    title: str
    caption: str
    svg: str
    table: Table


def axis_of(unit: str) -> str:
    return "%" if unit in PARTS_OF_ONE else say(f"unit-{unit}")


def simple_name(*words: str) -> str:
    """A name for what is inside a plot: letters, figures and dashes."""
    return "-".join("".join(sign if sign.isalnum() else "-" for sign in word) for word in words)


# A study


def plots_of(study: Study, chapter: Chapter) -> Iterable[Plot]:
    """The plots of one family."""
    if chapter.family == "parts":
        yield from plots_of_parts(study, chapter.figures)
        return
    for name in dict.fromkeys(figure.name for figure in chapter.figures):
        figures = study.figures(name)
        svg = draw(study, name, figures)
        if svg:
            beside = [each for each in chapter.figures if each.name == name or each.name in companions(name)]
            behind = next(iter(tables(study.game, beside, short=False)))
            yield Plot(title_of(name), say(f"measure-{name}-meaning"), svg, behind)


def companions(name: str) -> tuple[str, ...]:
    return {"points": ("points-low", "points-high"), "decisions": ("short-game", "long-game")}.get(name, ())


def draw(study: Study, name: str, figures: list[Figure]) -> str:
    """The plot of one measure, if it has one."""
    names = [name_of(figure.name, figure.of, study.game) for figure in figures]
    axis, alt = axis_of(figures[0].unit), say("lab-alt", measure=title_of(name))
    if name in DRAWN_TOGETHER or name == "chance-error":
        return ""
    if name in ("decisions", "points"):
        low, high = [study.figures(other) for other in companions(name)]
        if len(low) == len(high) == len(figures):
            rows = [each or title_of(name) for each in names]
            return plots.ranges(name, alt, rows, list(zip(low, figures, high, strict=True)), axis)
    if len(figures) < 2:
        return ""
    if name == "course":
        axes = (say("lab-axis-played"), say("lab-axis-chance"))
        return plots.course(name, alt, figures, *axes, 1 / sides_in(study), say("lab-axis-fair"))
    if name == "came-true":
        said = [float(str(figure.of).rstrip("%")) for figure in figures]
        axes = (say("lab-axis-said"), say("lab-axis-came"))
        return plots.reliability(name, alt, said, figures, *axes, say("lab-axis-ideal"))
    fair = 1 / sides_in(study) if name in ("wins", "side-wins") and len(figures) == sides_in(study) else None
    return plots.dots(name, alt, names, figures, axis, fair, name in BARS)


def sides_in(study: Study) -> int:
    return len(set(find_game(study.game).sides(study.options, study.players)))


def plots_of_parts(study: Study, figures: list[Figure]) -> Iterable[Plot]:
    """A board or bars for each group of parts: how often they are met, and what that changes."""
    for group in find_game(study.game).parts.groups:
        for name in ("met", "gain"):
            behind = [each for each in figures if str(each.of).partition(" ")[0] == group.name]
            found = {str(each.of).partition(" ")[2]: each for each in behind if each.name == name}
            there = {part: found[part] for part in group.names if part in found}
            if any(figure.value for figure in there.values()):
                met = {each.of for each in behind if each.name == "met" and each.value}
                svg = draw_parts(study, group, name, {p: f for p, f in there.items() if f.of in met or not met})
                title = say("lab-about", measure=title_of(name), about=group_name(study.game, group.name))
                table = next(iter(tables(study.game, [e for e in behind if e.name == name], short=False)))
                yield Plot(title, say(f"measure-{name}-meaning"), svg, table)


def draw_parts(study: Study, group: Group, name: str, there: dict[str, Figure]) -> str:
    inner, alt = simple_name(name, group.name), say("lab-alt", measure=title_of(name))
    axis = axis_of(next(iter(there.values())).unit)
    if group.columns:
        places = {part: divmod(number, group.columns) for number, part in enumerate(group.names)}
        return plots.board(inner, alt, {places[part]: figure for part, figure in there.items()}, axis)
    shown = list(there.values())[:MOST_ROWS]
    names = [name_of(figure.name, figure.of, study.game) for figure in shown]
    return plots.dots(inner, alt, names, shown, axis, 0 if name == "gain" else None, name in BARS)


# Two studies


def plots_of_comparison(comparison: Comparison, family: str) -> Iterable[Plot]:
    """The differences of one family, those in the same unit together."""
    by_unit: dict[str, list[Difference]] = {}
    for each in comparison.differences:
        if FAMILIES[each.name] == family:
            by_unit.setdefault("share" if each.unit in PARTS_OF_ONE else each.unit, []).append(each)
    game, head = comparison.one.game, ["", *labels(comparison), say("lab-head-difference"), say("lab-head-doubt")]
    for unit, found in by_unit.items():
        lengths = Counter(each.name for each in found)
        shown = [each for each in found if each.real or lengths[each.name] <= SHORT][:MOST_ROWS]
        table = Table(head, [difference_row(each, game) for each in found])
        caption = say("lab-caption-differences", shown=len(shown), all=len(found)) if len(shown) < len(found) else ""
        title = say("lab-head-differences", unit=say(f"unit-{unit}"))
        yield Plot(title, caption, draw_differences(game, family, unit, shown) if shown else "", table)


def draw_differences(game: str, family: str, unit: str, shown: list[Difference]) -> str:
    return plots.differences(
        simple_name("differences", family, unit),
        say("lab-alt-differences", family=say(f"family-{family}")),
        [full_name(each.name, each.of, game) for each in shown],
        [Figure(each.name, each.of, each.value, each.low, each.high, each.unit, 0) for each in shown],
        [each.real for each in shown],
        say("lab-axis-difference", unit=say("lab-axis-points") if unit == "share" else say(f"unit-{unit}")),
    )


# A range


def plots_of_sweep(sweep: Sweep, chapter: Chapter) -> Iterable[Plot]:
    """A line over the range for everything that a measure of this family is about."""
    for name in dict.fromkeys(figure.name for figure in chapter.figures):
        figures = [figure for figure in chapter.figures if figure.name == name]
        if len(figures) > MOST_LINES or figures[0].unit == "doubt":
            continue
        series = {
            name_of(name, figure.of, sweep.studies[0].game): [find(study, figure) for study in sweep.studies]
            for figure in figures
        }
        svg = plots.lines(
            name, say("lab-alt", measure=title_of(name)), sweep.values, series, sweep.name, axis_of(figures[0].unit)
        )
        head = ["", *(f"{sweep.name}={value}" for value in sweep.values), ""]
        table = Table(head, [sweep_row(sweep, figure) for figure in figures])
        yield Plot(title_of(name), say(f"measure-{name}-meaning"), svg, table)
