"""Contenders, and how they take turns."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from statistics import median


@dataclass(frozen=True)
class Count:
    """What was played: games, decisions of players, and steps (decisions and chance)."""

    games: float = 0
    decisions: float = 0
    steps: float = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.games + other.games, self.decisions + other.decisions, self.steps + other.steps)


OURS = "Fathoms"
Play = Callable[[], Count]


@dataclass
class Contender:
    """A game played by one program.

    `prepare` gets ready for so many games at once, or one after the other where a program knows no better, and returns
    what plays them. Programs that play on and on are told how many steps a game has on average, or find out.
    """

    kind: str
    game: str
    prepare: Callable[[int, float | None], Play]
    at_once: int = 1
    grows: bool = False  # is it asked how its cost grows?
    clock: Callable[[], float] = time.process_time
    play: Play = Count
    ready_after: float = 0.0  # seconds: loading, compiling, the first games
    go: float = 0.0  # seconds `play` took on average in the last round
    games: list[float] = field(default_factory=list)  # a second, in each round
    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.game}"

    @property
    def length(self) -> float:
        """Steps in a game."""
        return median(self.steps) / median(self.games)

    def ready(self, at_once: int | None = None, length: float | None = None) -> None:
        """Do everything that is done only once."""
        began = time.perf_counter()
        self.play = self.prepare(at_once or self.at_once, length)
        self.play()
        self.ready_after = time.perf_counter() - began

    def retired(self) -> "Contender":
        """The speeds without the means to play: this can be sent to another process."""
        return replace(self, prepare=plays_no_more, play=Count)

    def run(self, seconds: float) -> None:
        """Play for about so long, and note the speed."""
        total, goes, began = Count(), 0, self.clock()
        while (took := self.clock() - began) < seconds or goes == 0:
            total, goes = total + self.play(), goes + 1
        self.go = took / goes
        self.games.append(total.games / took)
        self.decisions.append(total.decisions / took)
        self.steps.append(total.steps / took)


def plays_no_more(games: int, length: float | None) -> Play:
    raise RuntimeError("a contender that has retired was asked to play")


def clock(device: str) -> Callable[[], float]:
    """Processor time, of which a busy machine takes nothing away; a GPU's work is not in it."""
    return time.perf_counter if device == "cuda" else time.process_time


def is_ours(name: str) -> bool:
    return name.startswith(OURS)


def take_turns(contenders: Sequence[Contender], rounds: int, seconds: float) -> None:
    """Let all play, one after the other, round after round: a busy machine is then unfair to nobody."""
    for _ in range(rounds):
        for contender in contenders:
            contender.run(seconds)


def ratio(mine: Contender, other: Contender) -> float:
    """How many times as fast: decisions to steps, the count that favours the other; the median over the rounds."""
    return median(a / b for a, b in zip(mine.decisions, other.steps, strict=True))
