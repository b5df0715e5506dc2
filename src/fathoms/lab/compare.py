"""Two studies side by side: which differences are real, and which may be luck.

Both studies have the same seed, so a batch of the one holds the same deals as that of the other: what both have in
common falls out of the difference. Looking at many differences finds some by luck alone; Holm's correction sees to it
that in nineteen comparisons out of twenty not one such is called real.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from fathoms.lab.measuring.figures import Figure, interval_reach, standard_error
from fathoms.lab.results import Results
from fathoms.lab.studies import Study, finite_or_none

LEVEL = 0.05
FEWEST = 20  # games that either study needs, so that anything can be said of differences


@dataclass(frozen=True)
class Difference:
    """What one figure is more in the other study than in the one."""

    name: str  # of the measure
    of: str | None
    one: float
    other: float
    value: float  # other - one
    low: float
    high: float
    unit: str
    doubt: float  # how likely it is by luck alone, after the correction for how many were looked at

    @property
    def real(self) -> bool:
        return self.doubt < LEVEL


@dataclass(frozen=True)
class Comparison(Results):
    """Two studies, and all differences between them that can be judged."""

    one: Study
    other: Study
    differences: tuple[Difference, ...]

    @property
    def enough(self) -> bool:
        """Were enough games played to tell luck from differences?"""
        return min(self.one.games, self.other.games) >= FEWEST

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"one": self.one.to_dict(), "other": self.other.to_dict(), "differences": self.rows()}

    def rows(self) -> list[dict[str, Any]]:
        """Every difference, as in JSON."""
        return [
            {**asdict(each), "low": finite_or_none(each.low), "high": finite_or_none(each.high), "real": each.real}
            for each in self.differences
        ]


def compare(one: Study, other: Study) -> Comparison:
    """What the other study has that the one has not.

    Judged are figures that both have, and of which is known what they are without each batch of games. After too few
    games none are: a handful of batches that happen to agree would look like certainty.
    """
    if min(one.games, other.games) < FEWEST:
        return Comparison(one, other, ())
    counterparts = {(figure.name, figure.of): figure for figure in other.measures}
    pairs = [
        (figure, counterpart)
        for figure in one.measures
        if (counterpart := counterparts.get((figure.name, figure.of))) and is_comparable(figure, counterpart)
    ]
    doubts = holm_correction([p_value(*pair) for pair in pairs])
    return Comparison(
        one, other, tuple(compare_figures(*pair, doubt) for pair, doubt in zip(pairs, doubts, strict=True))
    )


def is_comparable(one: Figure, other: Figure) -> bool:
    return len(one.without) == len(other.without) > 1 and bool(np.isfinite([one.without, other.without]).all())


def compare_figures(one: Figure, other: Figure, doubt: float) -> Difference:
    value, half = other.value - one.value, float(interval_reach(differences_without(one, other))[0])
    return Difference(one.name, one.of, one.value, other.value, value, value - half, value + half, one.unit, doubt)


def differences_without(one: Figure, other: Figure) -> np.ndarray:
    """The difference without each batch of games: (batches, 1)."""
    return np.subtract(other.without, one.without)[:, None]


def p_value(one: Figure, other: Figure) -> float:
    """How likely a difference of this size or more is, if there is none."""
    value, spread, batches = (
        abs(other.value - one.value),
        float(standard_error(differences_without(one, other))[0]),
        len(one.without),
    )
    if not value:
        return 1.0
    luck = 2.0 ** (1 - batches)  # that so many batches of no difference all lie on one side
    return max(luck, student_tail(value / spread, batches - 1) if spread > 1e-12 * value else 0.0)


def holm_correction(doubts: Sequence[float]) -> list[float]:
    """Doubts, corrected for how many there are."""
    corrected, highest = [0.0] * len(doubts), 0.0
    for rank, place in enumerate(sorted(range(len(doubts)), key=doubts.__getitem__)):
        highest = max(highest, min(1.0, (len(doubts) - rank) * doubts[place]))
        corrected[place] = highest
    return corrected


def student_tail(t: float, freedom: int) -> float:
    """The chance of a value beyond t, to either side, in Student's distribution: a finite sum."""
    angle = math.atan2(t, math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term, total = (cosine if odd else 1.0), 0.0
    for n in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (n - 1) / n
    within_t = 2 / math.pi * (angle + sine * total) if odd else sine * total
    return max(0.0, 1 - within_t)
