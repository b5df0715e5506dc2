"""A course: lesson after lesson, the network comes to see at once what the expert had to think about.

First the expert plays on with greedy players. Then with the network itself, which is better by now, so that the expert
is better, too (expert iteration). After a lesson the mean of the network over the last few hundred steps, steadier than
any of them, is put into whole numbers and examined against the greedy player, as often as examinations take no more
than a part of the time, and the best one so far is kept.
"""

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from secrets import token_hex
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel

from fathoms.core.game import Game
from fathoms.core.learned.network import SURE
from fathoms.learning.expert import Positions
from fathoms.learning.lessons import Plan, School, Student
from fathoms.learning.model import Batch, Model, loss_of

FEWEST = 20  # steps of learning in a lesson
EXAMS = 0.1  # of the time, at most
STEADY = 500  # steps that the mean network is made of, about
YOUNG = 10  # at first it is made of fewer: of a tenth of those there were
CALIBRATION = -1  # the number of a lesson that is not learned from
FIRST = 20_000  # a network begins afresh for the first time when there are twice as many positions,
BETWEEN = 0.8  # and until the next time its steps are as small as otherwise when so much of the time is over
KEPT = ("lesson", "seconds", "examining", "positions", "best_strength", "begun")

Name = tuple[int, int]  # of a lesson in memory: its number, and for how many players it is


@dataclass(frozen=True)
class Terms:
    """What a course is like: the defaults, and what a game's `[training]` in bots.toml says instead."""

    width: int = 64
    deep: int = 16
    usual: int = 100  # positions are among so many first decisions of a game
    each: int = 1  # positions of a game; many, where it takes longer to play a game than to think about a position
    horizon: int = 24  # actions the expert plays on
    worlds: int = 32  # the expert imagines
    expert_worlds: int = 4  # and once the network plays, which takes longer
    margin: int = 50  # of a hundred parts of a finished game's worth, how many are for the outlook
    slips: int = 10
    trust: int = 50  # once the network plays, how much of a glance at the chances is its own
    apprentice: float = 0.3  # share of the time in which greedy players play on for the expert
    scouting: float = 1.0  # share of the time after which the network plays up to the positions itself, at the latest
    sharpness: float = 0.05  # a chance that makes an action look as much better as one step
    batch: int = 4096
    rate: float = 2e-3
    loyalty: float = 0.0  # steps by which what was advised is to look better than it is: one has to be sure to leave it
    choosing: float = 0.0  # how much choosing well counts beside knowing what each action is worth
    passes: float = 12.0  # times that a position is gone through before it is forgotten, about
    afresh: float = 0.0  # times that all of them are when a new network takes over from one that knows them by heart
    memory: int = 400_000  # positions that are learned from again, for each number of players
    on_cores: bool = False  # lessons are given on the cores of this machine also where the network learns on a GPU

    def plan(self, learned: bool) -> Plan:
        found = Plan(self.usual, self.slips, self.horizon, self.worlds, self.margin, each=self.each)
        return replace(found, trust=self.trust, worlds=self.expert_worlds) if learned else found


@dataclass
class Report:
    """Where a course stands after a lesson."""

    lesson: int
    seconds: float  # of learning, in all
    positions: int  # learned from, in all
    of_chance: float  # how far the chance is off (cross-entropy)
    of_acts: float  # how far the looks of actions are off
    strength: float | None = None  # share of wins against the greedy player, if it was examined
    games: int = 0
    stage: str = "apprentice"


@dataclass
class Course:
    """One network being taught a game."""

    game: Game
    schools: Sequence[School]  # one for each number of players: they give lessons in turn
    terms: Terms
    seed: int
    device: str
    examine: Callable[[Student, bool], tuple[float, int]]  # is it the last time? -> share of wins, of how many games
    lesson: int = 0
    seconds: float = 0.0
    examining: float = 0.0  # seconds of these
    positions: int = 0
    begun: int = FIRST  # positions in memory when the network began afresh
    best: Student | None = None
    best_strength: float = -1.0
    best_model: dict[str, Tensor] | None = None
    reports: list[Report] = field(default_factory=list)
    mark: str = field(default_factory=lambda: token_hex(8))  # by which its lessons are told from another course's

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        self.begin()
        self.memory: dict[Name, Batch] = {}  # the oldest first

    def begin(self) -> None:
        """With a network that has learned nothing."""
        assert self.game.features is not None
        self.model = Model(self.game.features, self.terms.width, self.terms.deep).to(self.device)
        self.mean = AveragedModel(self.model, avg_fn=steadied)
        self.optimiser = torch.optim.Adam(self.model.parameters(), self.terms.rate)

    def go(self, seconds: float) -> Iterator[Report]:
        """Learn until it has learned for so long in all; a report after each lesson."""
        while self.seconds < seconds:
            began = time.perf_counter()
            student = self.mean.module.student() if self.lesson else None
            learned = student is not None and self.seconds >= self.terms.apprentice * seconds
            scouting = learned or self.seconds >= self.terms.scouting * seconds
            plan = self.terms.plan(learned)
            lessons = self.lessons(self.lesson, plan, student if scouting else None, student if learned else None)
            for school, lesson in zip(self.schools, lessons, strict=True):
                self.remember((self.lesson, school.players), lesson)
            taught = time.perf_counter() - began
            self.slow_down(BETWEEN if self.terms.afresh else self.seconds / seconds)
            off = self.learn(sum(school.n for school in self.schools), 2 * taught)
            so_far = self.seconds + time.perf_counter() - began
            if self.terms.afresh and self.held >= self.begun * (1 if so_far >= seconds else 2):
                off = self.begin_afresh()
            due = self.examining <= EXAMS * so_far or so_far >= seconds
            strength, games = self.take_exam() if due else (None, 0)
            self.lesson += 1
            self.seconds += time.perf_counter() - began
            stage = "expert" if learned else "apprentice"
            self.reports.append(Report(self.lesson, self.seconds, self.positions, *off, strength, games, stage))
            yield self.reports[-1]

    def lessons(self, number: int, plan: Plan, scout: Student | None, player: Student | None) -> list[Batch]:
        """Lesson number so and so of all schools, at the same time: by itself, each would wait for its longest game."""

        def lesson(school: School) -> Batch:
            return batch_of(school.give(self.seed, number, plan, scout, player), plan.worlds, self.device)

        with ThreadPoolExecutor(len(self.schools)) as pool:
            return list(pool.map(lesson, self.schools))

    def remember(self, name: Name, lesson: Batch) -> None:
        """Learn from it from now on; the oldest lessons are forgotten for it."""
        self.memory[name] = lesson
        self.positions += len(lesson.seen)
        while self.over():
            del self.memory[next(iter(self.memory))]

    def over(self) -> bool:
        """Whether there is more in memory than has room there."""
        return self.held > self.terms.memory * len(self.schools)

    @property
    def held(self) -> int:
        """Positions in memory."""
        return sum(len(each.seen) for each in self.memory.values())

    def take_exam(self) -> tuple[float, int]:
        """How good the network is now: its share of the wins, of how many games. The best is kept."""
        began = time.perf_counter()
        student = self.mean.module.student()
        strength, games = self.examine(student, False)
        if strength > self.best_strength:
            self.best, self.best_strength, self.best_model = student, strength, copied(self.mean.module)
        self.examining += time.perf_counter() - began
        return strength, games

    def slow_down(self, done: float) -> None:
        """Smaller and smaller steps towards the end."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.terms.rate * (0.05 + 0.95 * (1 + math.cos(math.pi * min(1.0, done))) / 2)

    def learn(self, new: int, seconds: float) -> tuple[float, float]:
        """Go through some of the lessons in memory, or as far as one comes in that time; how far off the network was.

        The fewer positions are new, the fewer are gone through, and none of them twice: else a course on few cores,
        whose lessons are short, would learn them by heart.
        """
        began, lessons = time.perf_counter(), self.all_lessons()
        offs: list[Tensor] = []
        order = torch.randperm(len(lessons.seen), device=self.device)
        for chosen in order[: max(1, round(self.terms.passes * new))].split(self.terms.batch):
            offs.append(self.study(lessons, chosen))
            if time.perf_counter() - began > seconds and len(offs) > FEWEST:
                break
        return how_far(offs)

    def begin_afresh(self) -> tuple[float, float]:
        """Have a new network learn all that is in memory, and take over; how far off it was in the end.

        One that has gone through its first positions time and again knows them by heart, and whatever else it is shown,
        it makes less of than one that sees all of them for the first time.
        """
        self.begin()
        self.begun = self.held
        offs: list[Tensor] = []
        lessons, batch = self.all_lessons(), self.terms.batch
        there = len(lessons.seen)
        steps = max(1, round(self.terms.afresh * there / batch))
        while len(offs) < steps:
            for chosen in torch.randperm(there, device=self.device).split(batch)[: steps - len(offs)]:
                self.slow_down(len(offs) / steps)
                offs.append(self.study(lessons, chosen))
        return how_far(offs[-max(1, there // batch) :])

    def all_lessons(self) -> Batch:
        return Batch(*(torch.cat(each) for each in zip(*self.memory.values(), strict=True)))

    def study(self, lessons: Batch, chosen: Tensor) -> Tensor:
        """A step of learning from some positions; how far off the network was: of the chance, and of the actions."""
        some, terms = Batch(*(each[chosen] for each in lessons)), self.terms
        of_chance, of_acts = loss_of(self.model, some, terms.sharpness, terms.loyalty, terms.choosing)
        self.optimiser.zero_grad()
        (of_chance + of_acts).backward()
        self.optimiser.step()
        self.mean.update_parameters(self.model)
        return torch.stack([of_chance.detach(), of_acts.detach()])

    # So that it can go on another time

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on, but for the lessons in memory (see shelf.py). Plain values only."""
        return {
            "game": self.game.name,
            "features": self.model.features.version,
            "seed": self.seed,
            "mark": self.mark,
            "terms": asdict(self.terms),
            "model": self.model.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "best_model": self.best_model,
            "reports": [asdict(report) for report in self.reports],
            **{name: getattr(self, name) for name in KEPT},
        }

    def take_up(self, kept: Mapping[str, Any]) -> None:
        """Go on from there."""
        if kept["best_model"] is not None:
            self.model.load_state_dict(kept["best_model"])
            self.best, self.best_model = self.model.student(), kept["best_model"]
        self.model.load_state_dict(kept["model"])
        if "mean" in kept:  # courses of before have none
            self.mean.load_state_dict(kept["mean"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.reports = [Report(**report) for report in kept["reports"]]
        for name in KEPT:
            setattr(self, name, kept.get(name, getattr(self, name)))  # courses of before have not begun afresh
        self.mark = kept.get("mark", self.mark)  # courses of before have none

    def recall(self, lessons: Iterable[tuple[Name, Batch]]) -> None:
        """Learn from these again; they come with the newest first, and when memory is full, the rest is forgotten."""
        for name, lesson in lessons:
            self.memory[name] = lesson
            if self.over():
                del self.memory[name]
                break
        self.memory = dict(reversed(self.memory.items()))

    # In the end

    def settle(self) -> tuple[float, int]:
        """Keep the last network instead of the best, if it is better in more games and others; how good it is in them.

        The best of many examinations was lucky, too, and what is learned at the end is learned in the smallest steps.
        """
        assert self.best is not None
        last = self.mean.module.student()
        best_strength, games = self.examine(self.best, True)
        strength, games = self.examine(last, True)
        if strength < best_strength:
            return best_strength, games
        self.best, self.best_model = last, copied(self.mean.module)
        return strength, games

    def calibrate(self) -> tuple[float, float]:
        """Make the best network's chances true, by games that it plays itself.

        How far off they were before and after: the mean of the squares, known as the Brier score.
        """
        assert self.best_model is not None
        self.model.load_state_dict(self.best_model)
        plan = replace(self.terms.plan(learned=True), slips=0, worlds=1, horizon=1)
        given = self.lessons(CALIBRATION, plan, self.best, self.best)
        seen = torch.cat([part for batch in given for part in (batch.seen, batch.watched)])
        truth = torch.cat([part for batch in given for part in (batch.won, batch.watcher_won)])
        with torch.no_grad():
            told = self.model.judge(self.model.first(seen))
        slope, shift = fitted(told, truth)
        with torch.no_grad():
            self.model.chance.weight *= slope
            self.model.chance.bias.copy_(self.model.chance.bias * slope + shift)
        self.best, self.best_model = self.model.student(), copied(self.model)
        return error_of(told, truth), error_of(slope * told + shift, truth)


def steadied(mean: Tensor, now: Tensor, steps: Tensor | int) -> Tensor:
    """The mean network after a step more. The first steps count less and less."""
    return torch.lerp(mean, now, max(1 / STEADY, YOUNG / (YOUNG + int(steps))))


def how_far(offs: Sequence[Tensor]) -> tuple[float, float]:
    """The mean over so many steps: of the chance, and of the actions."""
    of_chance, of_acts = torch.stack(list(offs)).mean(0).tolist()
    return of_chance, of_acts


def fitted(told: Tensor, truth: Tensor) -> tuple[float, float]:
    """The slope and the shift that make what was told truest."""
    line = torch.tensor([1.0, 0.0], device=told.device, requires_grad=True)
    fit = torch.optim.LBFGS([line], max_iter=50, line_search_fn="strong_wolfe")

    def off() -> Tensor:
        fit.zero_grad()
        loss = functional.binary_cross_entropy_with_logits(line[0] * told + line[1], truth)
        loss.backward()
        return loss

    fit.step(off)
    slope, shift = line.tolist()
    return slope, shift


def error_of(told: Tensor, truth: Tensor) -> float:
    return float(((torch.sigmoid(told) - truth) ** 2).mean())


def copied(model: Model) -> dict[str, Tensor]:
    return {name: value.detach().clone() for name, value in model.state_dict().items()}


def batch_of(positions: Positions, worlds: int, device: str) -> Batch:
    """What there is to learn in a lesson, where the network is."""
    there = torch.nonzero(torch.as_tensor(positions.seats, device=device) >= 0).squeeze(1)
    found = Batch(*(torch.as_tensor(getattr(positions, name), device=device)[there] for name in Batch._fields))
    return found._replace(
        worths=found.worths.float() / (worlds * SURE),
        won=found.won.float() / SURE,
        watcher_won=found.watcher_won.float() / SURE,
    )
