"""An interval of 95 % covers the truth in 95 of 100 studies: for every measure, rare parts and chances included.

Studies are drawn by lot rather than played: games of two sides, whose chances go up and down, who meet parts that are
common, rare, or come many at a time. The truth is what a study of half a million such games says.
"""

from collections import defaultdict

import numpy as np
import pytest
from numpy.typing import NDArray

from fathoms.lab.counting.tally import BATCHES, COURSE, LEAST, QUARTERS, STEPS, SURE, WIN, Tallies, new_tallies
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.measure import Measure, Quantile
from fathoms.lab.measuring.measures import MEASURES
from fathoms.lab.measuring.study_setting import Setting
from tests.lab.toys import SCRIPT

STUDIES = 400
GAMES = 600
ENDLESS = 500_000
SETTING = Setting(SCRIPT, 2, {})
MOMENTS = COURSE  # glances at each side, in a drawn game
PARTS = SCRIPT.lab.parts.count
Numbers = NDArray[np.int64]


def drawn(seed: int, games: int = GAMES) -> Tallies:
    """A study whose games are drawn by lot."""
    rng = np.random.default_rng(seed)
    tallies = new_tallies(SCRIPT)
    batch = np.arange(games) % BATCHES
    draw_play(rng, tallies, batch)
    paths = draw_paths(rng, games)
    shares = draw_wins(rng, tallies, batch, paths)
    draw_course(tallies, batch, paths, shares)
    draw_parts(rng, tallies, batch, paths, shares)
    return tallies


def put(into: Numbers, batch: Numbers, *more: Numbers, count: Numbers | int = 1) -> None:
    """Add numbers to those of each game's batch."""
    np.add.at(into, (batch, *more), count)


def draw_play(rng: np.random.Generator, tallies: Tallies, batch: Numbers) -> None:
    """How long games are, how they end, what they bring and what there is to choose."""
    games = len(batch)
    length = rng.integers(5, 50, games)
    for name in ("games", "close"):
        put(tallies[name], batch)
    put(tallies["decisions"], batch, length)
    put(tallies["decided"], batch, count=length)
    put(tallies["turned"], batch, count=rng.binomial(length, 0.5) + 1)
    put(tallies["rounded"], batch, count=rng.binomial(length, 0.3) + 1)
    put(tallies["alone"], batch, count=length * rng.integers(500, 1001, games))
    put(tallies["ends"], batch, (rng.random(games) < 0.03).astype(np.int64))
    put(tallies["cut"], batch, count=(rng.random(games) < 0.002).astype(np.int64))
    best = np.zeros((2, games), np.int64)
    for seat in range(2):
        waits = rng.binomial(length, 0.4) + 1
        put(tallies["waits"][:, seat], batch, count=waits)
        put(tallies["waited"][:, seat], batch, count=rng.poisson(1.5 * waits))
        best[seat] = rng.poisson(9 + seat, games)
        put(tallies["points"][:, seat], batch, best[seat] - LEAST)
        put(tallies["scored"][:, seat], batch, count=best[seat])
    put(tallies["margins"], batch, count=abs(best[0] - best[1]))
    forced = rng.binomial(length, rng.beta(4, 6, games))
    put(tallies["choices"], batch, np.ones(games, np.int64), count=forced)
    wide = rng.binomial(length - forced, 0.2)
    put(tallies["choices"], batch, np.full(games, 8), count=wide)
    put(tallies["choices"], batch, np.full(games, 3), count=length - forced - wide)
    put(tallies["chosen"], batch, count=forced + 8 * wide + 3 * (length - forced - wide))
    put(tallies["changed"], batch, count=rng.poisson(1.2, games))


def draw_paths(rng: np.random.Generator, games: int) -> Numbers:
    """What glances say of the first side, in steps: (games, moments). It begins in the middle."""
    moves = rng.integers(-3, 4, (games, MOMENTS))
    moves[:, 0] = 0
    paths: Numbers = np.clip(STEPS // 2 + moves.cumsum(axis=1), 0, STEPS)
    return paths


def draw_wins(rng: np.random.Generator, tallies: Tallies, batch: Numbers, paths: Numbers) -> Numbers:
    """Parts of a win for each side: (games, 2). The last glance is right about who is ahead, and too sure of it."""
    games = len(batch)
    first = rng.random(games) < 0.1 + 0.8 * paths[:, -1] / STEPS
    shares = WIN * np.stack([first, ~first], axis=1).astype(np.int64)
    other = rng.random(games)
    shares[other < 0.1] = WIN // 2
    shares[other > 0.99] = 0
    for seat in range(2):
        put(tallies["wins"][:, seat], batch, count=shares[:, seat])
        for also in range(2):
            put(tallies["together"][:, seat, also], batch, count=shares[:, seat] * shares[:, also])
    put(tallies["shared"], batch, count=(other < 0.1).astype(np.int64))
    put(tallies["unwon"], batch, count=(other > 0.99).astype(np.int64))
    return shares


def draw_course(tallies: Tallies, batch: Numbers, paths: Numbers, shares: Numbers) -> None:
    """Glances, what came of them, and how the later winner stood."""
    quarter = QUARTERS * np.arange(MOMENTS) // MOMENTS
    for side in range(2):
        path, part = paths if side == 0 else STEPS - paths, shares[:, side]
        came = part * SURE // WIN
        for moment in range(MOMENTS):
            where, said = (batch, np.full(len(batch), quarter[moment])), path[:, moment]
            put(tallies["guessed"], *where, said)
            put(tallies["came"], *where, said, count=part)
            put(tallies["squared"], *where, count=came**2)
            put(tallies["missed"], *where, count=(said * SURE // STEPS - came) ** 2)
        winner = part == WIN
        put(tallies["won"], batch, count=winner.astype(np.int64))
        put(tallies["lowest"], batch[winner], path.min(axis=1)[winner])
        ahead = 2 * path > STEPS
        behind = MOMENTS - np.argmin(ahead[:, ::-1], axis=1)
        behind[ahead.all(axis=1)] = 0
        put(tallies["decisive"], batch[winner], behind[winner])
        for moment in range(MOMENTS):
            put(tallies["course"], batch[winner], np.full(winner.sum(), moment), path[winner, moment])
    for step in range(STEPS + 1):
        put(tallies["seen"][:, step], batch, count=((paths == step) | (paths == STEPS - step)).any(axis=1).astype(int))


def draw_parts(rng: np.random.Generator, tallies: Tallies, batch: Numbers, paths: Numbers, shares: Numbers) -> None:
    """Parts that the first side meets: one in every game, others more or less often, some many times in a game."""
    games = len(batch)
    often = [1.0, 0.5, 0.2, 0.1, 0.01, 0.002, 0.1]
    for part in range(PARTS):
        times = (rng.random(games) < often[part]).astype(np.int64)
        if part in (1, 6):
            times *= rng.geometric(0.4, games)
        moment = rng.integers(0, MOMENTS, games)
        said = np.take_along_axis(paths, moment[:, None], axis=1)[:, 0]
        put(tallies["met"][:, part], batch, count=times)
        put(tallies["games_met"][:, part], batch, count=(times > 0).astype(np.int64))
        put(tallies["before"][:, part], batch, said, count=times)
        put(tallies["gained"][:, part], batch, count=times * shares[:, 0])


# Are they covered?

SOUGHT = [measure for measure in MEASURES if measure.name not in ("alike", "unnoticed")]  # which have no intervals
CERTAIN = ("met", "ten first"), ("games-met", "ten first")  # a part of every game
Hits = dict[tuple[str, str | None], list[bool]]


def figures(measure: Measure, tallies: Tallies) -> dict[str | None, Figure]:
    return {figure.of: figure for figure in measure.figures(tallies, SETTING)}


def ends_known(figure: Figure) -> bool:
    return bool(np.isfinite([figure.low, figure.high]).all())


@pytest.fixture(scope="module")
def truth() -> dict[tuple[str, str | None], float]:
    endless = drawn(0, ENDLESS)
    return {(measure.name, of): each.value for measure in SOUGHT for of, each in figures(measure, endless).items()}


@pytest.fixture(scope="module")
def hits(truth: dict[tuple[str, str | None], float]) -> tuple[Hits, Hits]:
    """For everything that a study tells: does its interval cover the truth, study by study? And half of it?"""
    found: tuple[Hits, Hits] = defaultdict(list), defaultdict(list)
    for seed in range(1, STUDIES + 1):
        tallies = drawn(seed)
        for measure in SOUGHT:
            for of, figure in figures(measure, tallies).items():
                if (measure.name, of) not in CERTAIN and ends_known(figure):
                    true = truth[measure.name, of]
                    low, high = (figure.low + figure.value) / 2, (figure.high + figure.value) / 2
                    found[0][measure.name, of].append(figure.low <= true <= figure.high)
                    found[1][measure.name, of].append(low <= true <= high)
    return found


def coverage(hits: Hits, name: str) -> list[float]:
    """Of each thing that a measure is about: how often it was covered, if it was judged often enough to tell."""
    return [float(np.mean(each)) for (measure, _), each in hits.items() if measure == name and len(each) > STUDIES / 4]


CONTINUOUS = [measure.name for measure in SOUGHT if not isinstance(measure, Quantile)]
WHOLE = [measure.name for measure in SOUGHT if isinstance(measure, Quantile)]


@pytest.mark.slow
@pytest.mark.parametrize("name", CONTINUOUS)
def test_intervals_cover_the_truth_as_often_as_they_say(name: str, hits: tuple[Hits, Hits]) -> None:
    """95 %: of 400 studies that is 380, give or take 9 for two out of three figures."""
    found = coverage(hits[0], name)
    assert 0.92 <= np.mean(found) <= 0.98
    assert min(found) >= 0.9, "nor is any of them far off"


@pytest.mark.slow
def test_all_together_they_cover_it_as_often_as_they_say(hits: tuple[Hits, Hits]) -> None:
    assert 0.935 <= np.mean([np.mean(coverage(hits[0], name)) for name in CONTINUOUS]) <= 0.965


@pytest.mark.slow
@pytest.mark.parametrize("name", WHOLE)
def test_intervals_of_whole_numbers_cover_it_at_least_so_often(name: str, hits: tuple[Hits, Hits]) -> None:
    """A quantile of whole numbers cannot be hit more finely than by one."""
    assert min(coverage(hits[0], name)) >= 0.93


@pytest.mark.slow
@pytest.mark.parametrize("name", CONTINUOUS)
def test_intervals_half_as_wide_would_be_noticed(name: str, hits: tuple[Hits, Hits]) -> None:
    assert np.mean(coverage(hits[1], name)) < 0.9


@pytest.mark.slow
def test_that_rare_parts_are_counted_as_if_they_were_not_would_be_noticed() -> None:
    """A part of two games in a thousand: the jackknife alone is sure that what it has not seen is never there."""
    (met,) = [measure for measure in MEASURES if measure.name == "met"]
    careless = Measure("met", "parts", "times", met.range, met.values, met.of, met.base)
    rare, true = "find treasure", 0.002
    covered = {
        measure: np.mean([low <= true <= high for low, high in ends])
        for measure, ends in {
            each: [(figure.low, figure.high) for seed in range(100) for figure in [figures(each, drawn(seed))[rare]]]
            for each in (met, careless)
        }.items()
    }
    assert covered[met] >= 0.92
    assert covered[careless] < 0.85
