"""A study: many games of one kind, and what all measures say about them."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from fathoms.batch.job import Order
from fathoms.core.game import Game, find_game
from fathoms.core.options import Value, read_options
from fathoms.core.refusal import Refusal
from fathoms.core.tuning import other_values
from fathoms.lab.arena import MOST_GAMES
from fathoms.lab.counting.playing import count_games
from fathoms.lab.counting.tally import Tallies
from fathoms.lab.counting.watch_job import Watch
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.further import NAMES, Wish
from fathoms.lab.measuring.measure import Measure
from fathoms.lab.measuring.measures import find_measures
from fathoms.lab.measuring.setting import SECONDS, Setting
from fathoms.lab.results import Results


def known(end: float) -> float | None:
    """JSON knows no infinity: null is an end that is not known."""
    return end if math.isfinite(end) else None


@dataclass(frozen=True)
class Study(Results):
    """What was asked, and what was found."""

    game: str
    players: int
    options: Mapping[str, Value]
    house: Mapping[str, Any]  # house values instead of the usual ones
    bots: tuple[str, ...]
    games: int  # played
    seed: int
    measures: tuple[Figure, ...]
    seconds: float = SECONDS  # that a decision takes at a table, as was supposed

    def to_dict(self, whole: bool = False) -> dict[str, Any]:
        """As JSON; `whole`: with what comparisons need."""
        found = asdict(self)
        for figure in found["measures"]:
            figure["low"], figure["high"] = known(figure["low"]), known(figure["high"])
            if not whole:
                del figure["without"]
            elif not all(map(math.isfinite, figure["without"])):  # after few games, it may mean nothing without a batch
                figure["without"] = []
        return found

    @classmethod
    def from_dict(cls, found: Mapping[str, Any]) -> "Study":
        """What `to_dict` has written."""
        figures = [
            Figure(
                **{
                    **each,
                    "low": -math.inf if each["low"] is None else each["low"],
                    "high": math.inf if each["high"] is None else each["high"],
                    "without": tuple(each.get("without", ())),
                }
            )
            for each in found["measures"]
        ]
        return cls(**{**found, "bots": tuple(found["bots"]), "measures": tuple(figures)})

    def rows(self) -> list[dict[str, Any]]:
        """Every figure, as in JSON."""
        found: list[dict[str, Any]] = self.to_dict()["measures"]
        return found

    def figures(self, name: str) -> list[Figure]:
        """All figures of one measure."""
        return [figure for figure in self.measures if figure.name == name]


class Question:
    """A study that is to be made: checked before anything is played."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str] = ("greedy",),
        games: int = 10_000,
        seed: int = 1,
        measures: Sequence[str] = (),
        seconds: float = SECONDS,
        search: int = 0,
    ) -> None:
        import fathoms.games  # noqa: F401 - makes the games known

        if not 0 < seconds < math.inf:
            raise Refusal("lab-seconds-wrong", given=f"{seconds:g}")
        if not 0 <= search <= MOST_GAMES:
            raise Refusal("lab-search-wrong", given=str(search), most=MOST_GAMES)
        found = find_game(game) if isinstance(game, str) else game
        seats = found.check_players(players)
        values = read_options(found.options, options or {})
        self.setting = Setting(found, seats, values, seconds, tuple(bots))
        self.order = Order(found, seats, values, bots, games, seed)
        self.bots, self.seed = tuple(bots), seed
        self.measures: tuple[Measure, ...] = find_measures(measures, NAMES)
        self.wish = Wish(frozenset(measures), games, search, seed)

    @property
    def watch(self) -> Watch:
        sides = np.array(self.setting.first_seats, np.int64)
        return Watch(self.order, sides)

    def answer(self, tallies: Tallies) -> Study:
        """What the measures say about what was counted."""
        found = [
            figure
            for measure in self.measures
            if measure.asked(self.setting)
            for figure in measure.figures(tallies, self.setting)
        ]
        return Study(
            self.setting.game.name,
            self.setting.players,
            self.setting.options,
            other_values(self.setting.game.name),
            self.bots,
            int(tallies["games"].sum()),
            self.seed,
            tuple(found),
            self.setting.seconds,
        )

    def go_on(self, study: Study) -> Iterator[tuple[float, Study]]:
        """Play further games for the measures that want games of their own.

        How much of that is done, and the study as it stands by then: a caller that stops asking keeps what is known.
        """
        for done, figures in self.wish.find(self.setting):
            yield done, replace(study, measures=(*study.measures, *figures))


def study(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("greedy",),
    games: int = 10_000,
    seed: int = 1,
    measures: Sequence[str] = (),
    device: str = "cpu",
    threads: int | None = None,
    seconds: float = SECONDS,
    search: int = 0,
) -> Study:
    """Play games with bots and measure them; the same seed gives the same figures on every device.

    `search` is the number of games for each measure whose bots think ahead; without it these are left out unless
    `measures` names them.
    """
    question = Question(game, players, options, bots, games, seed, measures, seconds, search)
    found = question.answer(count_games(question.watch, device, threads=threads))
    for _, known in question.go_on(found):
        found = known
    return found
