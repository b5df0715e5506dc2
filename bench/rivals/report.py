"""Tables and the plot."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from rivals.contest import Contender, is_ours, ratio
from rivals.growth import Curve

MEGABYTE = 1e6


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def number(value: float) -> str:
    """Three digits that count; none after the point from a hundred on."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def time_of(seconds: float) -> str:
    """A time in a unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{number(seconds / size)} {unit}"
    return f"{number(seconds / 1e-9)} ns"


def speeds(contenders: Sequence[Contender]) -> str:
    rows = [
        [
            each.kind,
            each.game,
            number(median(each.steps)),
            number(median(each.games)),
            number(each.length),
            f"{each.at_once:,}",
            f"{each.ready_after:.1f}",
        ]
        for each in contenders
    ]
    heads = ["program", "game", "steps a second", "games a second", "steps a game", "games at a time", "ready after, s"]
    return table(heads, rows)


def times_as_fast(contenders: Sequence[Contender]) -> str:
    """Ours in rows, theirs in columns."""
    theirs = [each for each in contenders if not is_ours(each.name)]
    rows = [[mine.name, *(number(ratio(mine, other)) for other in theirs)] for mine in contenders if is_ours(mine.name)]
    return table(["our steps to theirs", *(each.name for each in theirs)], rows)


def growth(curves: Sequence[Curve]) -> str:
    """Seconds a game and memory at every size; one row a program."""
    sizes = sorted({point.games for curve in curves for point in curve.points})
    rows = []
    for curve in curves:
        cells = {point.games: f"{time_of(point.seconds)}, {point.memory / MEGABYTE:,.0f} MB" for point in curve.points}
        rows.append([curve.name, *(cells.get(size, "") for size in sizes), curve.end])
    return table(["time a game, memory", *(f"{size:,}" for size in sizes), "why no further"], rows)


def plot(curves: Sequence[Curve], file: Path) -> None:
    """Time a game and memory over the number of games; ours with full lines."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4.5), layout="constrained")
    for curve in curves:
        games = [point.games for point in curve.points]
        look = "o-" if is_ours(curve.name) else "s--"
        left.plot(games, [point.seconds for point in curve.points], look, markersize=4, label=curve.name)
        right.plot(games, [point.memory / MEGABYTE for point in curve.points], look, markersize=4)
    right.set_ylim(bottom=10)
    for axes, label in ((left, "seconds a game"), (right, "memory, MB")):
        axes.set(xscale="log", yscale="log", xlabel="games", ylabel=label)
        axes.grid(alpha=0.3)
    figure.legend(loc="outside lower center", ncols=3, fontsize="small")
    figure.savefig(file, metadata={"Date": None})
