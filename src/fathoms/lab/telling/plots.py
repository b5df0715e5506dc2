"""The kinds of plots the lab has, drawn from figures: each says its values in words beside the marks."""

import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from fathoms.lab.measuring.figures import Figure
from fathoms.lab.telling.drawing import (
    BLUE,
    GREY,
    INK,
    ROW,
    SERIES,
    WIDTH,
    new_drawing,
    style,
    svg_of,
)
from fathoms.lab.telling.wording import PARTS_OF_ONE, bare, digits, spoken

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HALF = 4.3  # inches: two plots stand side by side
LEAST_RANGE = 0.1  # of a value: what changes less looks as if it did not
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]*)?")  # as option and house values are written
MOST_IN_A_CELL = 12  # columns of a board on which every cell has room for its number


def scale(unit: str) -> float:
    return 100 if unit in PARTS_OF_ONE else 1


def off(figure: Figure) -> tuple[float, float]:
    """How far the interval reaches to both sides, as far as that is known."""
    low, high = figure.value - figure.low, figure.high - figure.value
    return (max(0.0, low) if math.isfinite(low) else 0.0), (max(0.0, high) if math.isfinite(high) else 0.0)


def rows_of(ax: "Axes", names: Sequence[str], values: Sequence[str]) -> None:
    """Rows from top to bottom, their names on the left and what they say on the right."""
    ax.set_yticks(range(len(names)), names)
    ax.set_ylim(len(names) - 0.4, -0.6)
    for row, value in enumerate(values):
        ax.text(1.02, row, value, transform=ax.get_yaxis_transform(), va="center")


def from_nothing(ax: "Axes", figures: Sequence[Figure]) -> None:
    """Begin the axis at zero, if nothing lies below: differences look as large as they are."""
    if all(figure.value - off(figure)[0] >= 0 for figure in figures):
        ax.set_xlim(left=0)


def dots(
    name: str,
    alt: str,
    names: Sequence[str],
    figures: Sequence[Figure],
    axis: str,
    fair: float | None = None,
    bars: bool = False,
) -> str:
    """A dot and its interval for each figure; `fair`: where all of them would be; `bars`: from nothing on."""
    with style():
        drawing, ax = new_drawing(0.7 + ROW * len(figures))
        times = scale(figures[0].unit)
        for row, figure in enumerate(figures):
            if bars:
                ax.barh(row, times * figure.value, height=0.6, color=BLUE, alpha=0.35)
            low, high = off(figure)
            ax.errorbar(times * figure.value, row, xerr=[[times * low], [times * high]], color=BLUE, fmt="o", lw=2.5)
        if fair is not None:
            ax.axvline(times * fair, color=INK, lw=1, ls=(0, (4, 3)))
        from_nothing(ax, figures)
        rows_of(ax, names, [spoken(figure) for figure in figures])
        ax.set_xlabel(axis)
        return svg_of(drawing, name, alt)


def ranges(
    name: str,
    alt: str,
    names: Sequence[str],
    triples: Sequence[tuple[Figure, Figure, Figure]],
    axis: str,
) -> str:
    """From where one in twenty is below to where one in twenty is above, and the mean between them."""
    with style():
        drawing, ax = new_drawing(0.8 + 1.5 * ROW * len(triples))
        for row, (low, mean, high) in enumerate(triples):
            ax.plot([low.value, high.value], [row, row], color=BLUE, lw=7, alpha=0.35, solid_capstyle="round")
            for end, side in ((low, "right"), (high, "left")):
                label = f" {bare(end.value, end.unit, digits((end.low, end.value, end.high), end.unit))} "
                ax.text(end.value, row + 0.32, label, ha={"right": "left", "left": "right"}[side], va="center")
            left, right = off(mean)
            ax.errorbar(mean.value, row, xerr=[[left], [right]], color=BLUE, fmt="o", lw=2.5)
        rows_of(ax, names, [spoken(mean) for _, mean, _ in triples])
        from_nothing(ax, [figure for triple in triples for figure in triple])
        ax.set_xlabel(axis)
        return svg_of(drawing, name, alt)


def course(name: str, alt: str, figures: Sequence[Figure], axis: str, up: str, fair: float, fair_name: str) -> str:
    """The winner's chance from the beginning of a game to its end."""
    with style():
        drawing, ax = new_drawing(3.2)
        at = [100 * number / len(figures) for number in range(len(figures))]
        low, high = [100 * each.low for each in figures], [100 * each.high for each in figures]
        ax.fill_between(at, low, high, color=BLUE, alpha=0.3, lw=0)
        ax.plot(at, [100 * each.value for each in figures], color=BLUE, lw=2.5)
        ax.text(at[-1] + 1.5, 100 * figures[-1].value, spoken(figures[-1]).partition(" (")[0], va="center")
        ax.axhline(100 * fair, color=INK, lw=1, ls=(0, (4, 3)))
        ax.text(100, 100 * fair - 1.5, fair_name, ha="right", va="top")
        ax.set(xlim=(0, 108), ylim=(0, 103), xlabel=axis, ylabel=up)
        ax.set_xticks(range(0, 101, 25))
        ax.grid(axis="y")
        return svg_of(drawing, name, alt)


def reliability(
    name: str, alt: str, said: Sequence[float], figures: Sequence[Figure], axis: str, up: str, ideal: str
) -> str:
    """What was said, and how often it came true: on the diagonal all is well."""
    with style():
        drawing, ax = new_drawing(4.0, 4.6)
        ax.plot([0, 100], [0, 100], color=INK, lw=1, ls=(0, (4, 3)))
        ax.text(72, 66, ideal, rotation=45, rotation_mode="anchor", transform_rotates_text=True, ha="center", va="top")
        ends = [off(figure) for figure in figures]
        ax.errorbar(
            said,
            [100 * figure.value for figure in figures],
            yerr=[[100 * low for low, _ in ends], [100 * high for _, high in ends]],
            color=BLUE,
            fmt="o",
            ms=4.5,
            lw=2,
        )
        ax.set(xlim=(-3, 103), ylim=(-3, 103), xlabel=axis, ylabel=up, aspect="equal")
        ax.set_xticks(range(0, 101, 25))
        ax.set_yticks(range(0, 101, 25))
        ax.grid(axis="y")
        return svg_of(drawing, name, alt)


def board(name: str, alt: str, cells: dict[tuple[int, int], Figure], axis: str) -> str:
    """A figure for each place of a board: colours that grow lighter, or two of them where values have a sign."""
    from matplotlib import colormaps
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import Normalize
    from matplotlib.patches import Rectangle

    rows, columns = [sorted({place[axis] for place in cells}) for axis in (0, 1)]
    height, width = rows[-1] - rows[0] + 1, columns[-1] - columns[0] + 1
    first = next(iter(cells.values()))
    times = scale(first.unit)
    values = [times * figure.value for figure in cells.values()]
    most = max(map(abs, values)) or 1.0
    two_ways = first.name == "gain" or min(values) < 0
    norm = Normalize(-most, most) if two_ways else Normalize(0, most)
    colours = colormaps["PuOr" if two_ways else "cividis"]
    with style():
        drawing, ax = new_drawing(max(1.6, min(9.0, 0.2 + (WIDTH - 1.2) * height / width)))
        for (row, column), figure in cells.items():
            colour = colours(norm(times * figure.value))
            ax.add_patch(Rectangle((column - 0.47, row - 0.47), 0.94, 0.94, color=colour, lw=0))
            if width <= MOST_IN_A_CELL:
                dark = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] < 0.5
                text = f"{times * figure.value:.{0 if most >= 20 else 1 if most >= 2 else 2}f}"
                ax.text(column, row, text, ha="center", va="center", size=9, color="white" if dark else "black")
        ax.set(xlim=(columns[0] - 0.6, columns[-1] + 0.6), ylim=(rows[-1] + 0.6, rows[0] - 0.6), aspect="equal")
        ax.axis("off")
        key = drawing.colorbar(ScalarMappable(norm, colours), ax=ax, shrink=0.6, aspect=18, label=axis)
        key.outline.set_visible(False)
        return svg_of(drawing, name, alt)


def signed(figure: Figure) -> str:
    """A number that says which way it goes; what is nothing goes nowhere."""
    places = digits((figure.low, figure.value, figure.high), figure.unit)
    value = round(scale(figure.unit) * figure.value, places)
    return f"{value:+.{places}f}" if value else f"{0:.{places}f}"


def differences(
    name: str, alt: str, names: Sequence[str], figures: Sequence[Figure], real: Sequence[bool], axis: str
) -> str:
    """A dot and its interval for each difference; those that are real stand out by colour and by a full dot."""
    with style():
        drawing, ax = new_drawing(0.7 + ROW * len(figures))
        times = scale(figures[0].unit)
        ax.axvline(0, color=INK, lw=1)
        for row, (figure, is_real) in enumerate(zip(figures, real, strict=True)):
            low, high = off(figure)
            ax.errorbar(
                times * figure.value,
                row,
                xerr=[[times * low], [times * high]],
                color=BLUE if is_real else GREY,
                fmt="o",
                lw=2.5,
                mfc=None if is_real else "none",
            )
        values = [signed(figure) for figure in figures]
        rows_of(ax, names, values)
        ax.set_xlabel(axis)
        return svg_of(drawing, name, alt)


def lines(name: str, alt: str, at: Sequence[str], series: dict[str, list[Figure | None]], axis: str, up: str) -> str:
    """Figures over a range, a line for each thing they are about, with its name at the end."""
    numbers = all(map(NUMBER.fullmatch, at))
    places = [float(value) for value in at] if numbers else [float(place) for place in range(len(at))]
    with style():
        drawing, ax = new_drawing(2.6, HALF)
        last: list[tuple[float, str, str]] = []
        for number, (label, figures) in enumerate(series.items()):
            colour = SERIES[number % len(SERIES)]
            there = [(place, figure) for place, figure in zip(places, figures, strict=True) if figure]
            times = scale(there[0][1].unit)
            values = [times * figure.value for _, figure in there]
            ends = [off(figure) for _, figure in there]
            reach = [[times * low for low, _ in ends], [times * high for _, high in ends]]
            ax.errorbar(
                [place for place, _ in there], values, yerr=reach, color=colour, marker="o", lw=2, elinewidth=2.5
            )
            last.append((values[-1], label, colour))
        ax.set_xticks(places, at)
        ax.set(xlabel=axis, ylabel=up)
        ax.grid(axis="y")
        low, high = ax.get_ylim()
        middle, half = (low + high) / 2, max((high - low) / 2, LEAST_RANGE * abs(low + high) / 2)
        ax.set_ylim(middle - half, middle + half)
        for value, label, colour in spread_out(last, 2 * half / 11):
            ax.text(1.02, value, label, transform=ax.get_yaxis_transform(), va="center", color=colour)
        return svg_of(drawing, name, alt)


def spread_out(labels: list[tuple[float, str, str]], room: float) -> list[tuple[float, str, str]]:
    """Labels from below, moved up where they would lie on each other."""
    found: list[tuple[float, str, str]] = []
    for value, label, colour in sorted(labels):
        found.append((max(value, found[-1][0] + room) if found else value, label, colour))
    return found
