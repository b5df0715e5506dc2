"""A study: many games of one kind, and what all measures say about them."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from fathoms.batch.job import BatchJob
from fathoms.core.game import Game, find_game
from fathoms.core.options import Value, read_options
from fathoms.core.refusal import Refusal
from fathoms.core.tuning import overridden_values
from fathoms.lab.arena import MOST_GAMES
from fathoms.lab.counting.counting_job import CountingJob
from fathoms.lab.counting.game_counter import count_games
from fathoms.lab.counting.tally import Tallies
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.measure import Measure
from fathoms.lab.measuring.measures import find_measures
from fathoms.lab.measuring.played_measures import NAMES, PlayedMeasureRequest
from fathoms.lab.measuring.study_setting import SECONDS, Setting
from fathoms.lab.results import Results


def finite_or_none(end: float) -> float | None:
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
        figures_found = asdict(self)
        for figure in figures_found["measures"]:
            figure["low"], figure["high"] = finite_or_none(figure["low"]), finite_or_none(figure["high"])
            if not whole:
                del figure["without"]
            elif not all(map(math.isfinite, figure["without"])):  # after few games, it may mean nothing without a batch
                figure["without"] = []
        return figures_found

    @classmethod
    def from_dict(cls, figures_found: Mapping[str, Any]) -> "Study":
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
            for each in figures_found["measures"]
        ]
        return cls(**{**figures_found, "bots": tuple(figures_found["bots"]), "measures": tuple(figures)})

    def rows(self) -> list[dict[str, Any]]:
        """Every figure, as in JSON."""
        figures_found: list[dict[str, Any]] = self.to_dict()["measures"]
        return figures_found

    def figures(self, name: str) -> list[Figure]:
        """All figures of one measure."""
        return [figure for figure in self.measures if figure.name == name]


class StudyPlan:
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
        chosen_game = find_game(game) if isinstance(game, str) else game
        seats = chosen_game.check_players(players)
        values = read_options(chosen_game.options, options or {})
        self.setting = Setting(chosen_game, seats, values, seconds, tuple(bots))
        self.order = BatchJob(chosen_game, seats, values, bots, games, seed)
        self.bots, self.seed = tuple(bots), seed
        self.measures: tuple[Measure, ...] = find_measures(measures, NAMES)
        self.played_request = PlayedMeasureRequest(frozenset(measures), games, search, seed)

    @property
    def watch(self) -> CountingJob:
        sides = np.array(self.setting.first_seats, np.int64)
        return CountingJob(self.order, sides)

    def study_from_counts(self, tallies: Tallies) -> Study:
        """What the measures say about what was counted."""
        figures = [
            figure
            for measure in self.measures
            if measure.applies(self.setting)
            for figure in measure.figures(tallies, self.setting)
        ]
        return Study(
            self.setting.game.name,
            self.setting.players,
            self.setting.options,
            overridden_values(self.setting.game.name),
            self.bots,
            int(tallies["games"].sum()),
            self.seed,
            tuple(figures),
            self.setting.seconds,
        )

    def with_played_measures(self, study: Study) -> Iterator[tuple[float, Study]]:
        """Play further games for the measures that want games of their own.

        How much of that is done, and the study as it stands by then: a caller that stops asking keeps what is known.
        """
        for done, figures in self.played_request.play(self.setting):
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
    question = StudyPlan(game, players, options, bots, games, seed, measures, seconds, search)
    figures_found = question.study_from_counts(count_games(question.watch, device, threads=threads))
    for _, partial in question.with_played_measures(figures_found):
        figures_found = partial
    return figures_found
