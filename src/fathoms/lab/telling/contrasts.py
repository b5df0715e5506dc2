"""Comparisons and sweeps in words and tables, as `chapters` does it for a study."""

from collections import Counter
from collections.abc import Sequence

from fathoms.lab.asking import Study
from fathoms.lab.compare import FEWEST, Comparison, Difference
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.sweep import Sweep
from fathoms.lab.telling.chapters import SHORT, Chapter, Table, families_in
from fathoms.lab.telling.wording import (
    FAMILIES,
    asked,
    bare,
    digits,
    ends,
    full_name,
    number,
    spelled,
    spoken,
    title_of,
)
from fathoms.words import say

HARDLY_EVER = 0.001
BARS = "▁▂▃▄▅▆▇█"
Key = tuple[str, str | None]


# Two studies


def labels(comparison: Comparison) -> tuple[str, str]:
    """What each of the two has that the other has not: layout=square, layout=heart."""
    one, other = comparison.one, comparison.other
    mine, theirs = [
        {"players": study.players, **study.options, **{f"house {name}": value for name, value in study.house.items()}}
        for study in (one, other)
    ]
    names = [name for name in {**mine, **theirs} if mine.get(name) != theirs.get(name)]
    if not names:
        return say("lab-one"), say("lab-other")
    usual = say("lab-usual")
    told = [
        ", ".join(f"{name.removeprefix('house ')}={spelled(values.get(name, usual))}" for name in names)
        for values in (mine, theirs)
    ]
    return told[0], told[1]


def verdict(comparison: Comparison) -> str:
    """How many differences are real."""
    differences = comparison.differences
    if not comparison.enough:
        games = min(comparison.one.games, comparison.other.games)
        return say("lab-tells-too-few", games=games, fewest=FEWEST)
    return say("lab-tells-real", real=sum(each.real for each in differences), all=len(differences))


def comparison_chapters(comparison: Comparison, short: bool = True) -> list[Chapter]:
    """What is different, family by family; `short`: only what is really different."""
    game = comparison.one.game
    by_family: dict[str, list[Difference]] = {}
    for each in comparison.differences:
        by_family.setdefault(FAMILIES[each.name], []).append(each)
    found = []
    for family, differences in by_family.items():
        shown = [each for each in differences if each.real or not short]
        shown, left_out = (shown[:SHORT], len(shown[SHORT:])) if short else (shown, 0)
        head = ["", *labels(comparison), say("lab-head-difference"), say("lab-head-doubt")]
        rows = [difference_row(each, game) for each in shown]
        alike = dict.fromkeys(each.name for each in differences)
        for each in differences:
            if each.real:
                alike.pop(each.name, None)
        sentences = [say("lab-tells-same", measures=", ".join(map(title_of, alike)))] if alike else []
        found.append(Chapter(family, sentences, [Table(head, rows, left_out)] if rows else []))
    return found


def difference_row(each: Difference, game: str) -> list[str]:
    places = digits((each.low, each.value, each.high), each.unit)
    values = [number(value, each.unit, places) for value in (each.one, each.other)]
    return [full_name(each.name, each.of, game), *values, spoken_difference(each), doubt(each.doubt)]


def spoken_difference(each: Difference) -> str:
    """A difference with its sign: of shares in points, which are no per cent of anything."""
    places = digits((each.low, each.value, each.high), each.unit)
    value = bare(each.value, each.unit, places)
    sign = "+" if each.value > 0 and float(value.replace(",", "")) else ""
    return say("lab-sure", value=f"{sign}{value}", **ends(each.low, each.high, each.unit))


def doubt(value: float) -> str:
    return say("lab-hardly-ever") if value < HARDLY_EVER else number(value, "doubt", 1)


# A range


def sweep_chapters(sweep: Sweep, short: bool = True) -> list[Chapter]:
    """Each measure over the range, family by family; `short`: without long lists of parts and moments."""
    found = []
    for family, figures in families_in(each[0] for each in over_range(sweep).values()).items():
        lengths = Counter(figure.name for figure in figures)
        shown = [figure for figure in figures if not short or lengths[figure.name] <= SHORT]
        rows = [sweep_row(sweep, figure) for figure in shown]
        head = ["", *(f"{sweep.name}={value}" for value in sweep.values), ""]
        if rows:
            found.append(Chapter(family, [], [Table(head, rows, len(figures) - len(shown))], figures))
    return found


def over_range(sweep: Sweep) -> dict[Key, list[Figure]]:
    """All figures of the same thing, measure by measure."""
    found: dict[Key, list[Figure]] = {}
    for study in sweep.studies:
        for figure in study.measures:
            found.setdefault((figure.name, figure.of), []).append(figure)
    order = list(FAMILIES)
    return dict(sorted(found.items(), key=lambda item: order.index(item[0][0])))


def sweep_row(sweep: Sweep, figure: Figure) -> list[str]:
    """A figure in each of the studies; there may be none, as of seat 3 for two players."""
    figures = [find(study, figure) for study in sweep.studies]
    name = full_name(figure.name, figure.of, sweep.studies[0].game)
    return [name, *(spoken(each) if each else "" for each in figures), trend(figures)]


def find(study: Study, like: Figure) -> Figure | None:
    return next((figure for figure in study.figures(like.name) if figure.of == like.of), None)


def trend(figures: Sequence[Figure | None]) -> str:
    """A little plot of the values, if they differ by more than they are unsure of."""
    there = [figure for figure in figures if figure]
    if max(each.low for each in there) <= min(each.high for each in there) or all(
        each.low == each.high for each in there
    ):
        return ""
    low, high = min(each.value for each in there), max(each.value for each in there)
    return "".join(
        BARS[round((each.value - low) / (high - low) * (len(BARS) - 1))] if each else " " for each in figures
    )


def swept(sweep: Sweep) -> str:
    """What was played, in a sentence."""
    return asked(sweep.studies[0], {sweep.name: ", ".join(sweep.values)})
