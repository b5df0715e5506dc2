"""One training run: a course with its files, from the first lesson or from where an earlier run was stopped."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from fathoms.batch.cpu import cores
from fathoms.bots.network import Network, features_of, write_network
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.learning.course import Course, Report, Terms
from fathoms.learning.exam import examine
from fathoms.learning.lessons import School, Student
from fathoms.learning.shelf import Shelf

POSITIONS = 32768  # in a lesson on a GPU, for each number of players
GAMES = 256  # in a lesson on the cores, for each of them
EXAM = {"cpu": 1000, "cuda": 8000}  # games, for each number of players;
LONG_EXAM = {"cpu": 1000, "cuda": 4000}  # of games that are played on the cores of this machine in either case
USUAL = {"cpu": {"batch": 256, "worlds": 8, "memory": 50_000}, "cuda": {"batch": 4096, "worlds": 16}}  # terms
LEARNING = ("sharpness", "rate", "loyalty", "choosing", "passes", "afresh", "memory")
# terms that may be others when a course goes on: what has been taught stays as it is, how one learns from it need not
FORMER = ("fewer",)  # terms that courses of before have
SAVE = 60.0  # seconds between two looks at the disk
EXAM_SEED = 7
FINAL = 2  # times as many games in the last examination


@dataclass(frozen=True)
class Wish:
    """What is to be trained, and where it goes."""

    game: Game
    device: str
    minutes: float
    out: Path
    seed: int
    command: str

    @property
    def course_file(self) -> Path:
        """Where the course itself is kept, to go on from."""
        return self.out.with_suffix(".course")


def check(wish: Wish, resume: Path | None) -> None:
    """Refuse what cannot be done, before anything long starts."""
    features_of(wish.game)
    if wish.device not in USUAL:
        raise Refusal("batch-device-unknown", given=wish.device, devices=", ".join(USUAL))
    if not 0 < wish.minutes <= 10_000:
        raise Refusal("learn-minutes-wrong", given=str(wish.minutes))
    if not 0 <= wish.seed < SEEDS:
        raise Refusal("seed-wrong", given=str(wish.seed))
    if wish.device == "cuda":
        from fathoms.batch.cuda import gpu

        gpu()
    if not wish.out.parent.is_dir() or wish.out.is_dir():
        raise Refusal("learn-out-wrong", file=str(wish.out))
    if resume is not None and not resume.is_file():
        raise Refusal("learn-course-missing", file=str(resume))


def school_for(device: str, terms: Terms) -> type[School]:
    """Where lessons are given: on the GPU that the network learns on, or on the cores of this machine."""
    if device == "cpu" or terms.on_cores:
        return School
    from fathoms.learning.lessons_gpu import GpuSchool

    return GpuSchool


class Training:
    """A course and its files. Those of an earlier course are there until this one has something to keep."""

    def __init__(self, wish: Wish, resume: Path | None = None) -> None:
        check(wish, resume)
        self.wish, game, device = wish, wish.game, wish.device
        kept = read_course(resume, game) if resume else None
        terms = Terms(**{**USUAL[device], **game.training})
        if kept:
            terms = replace(Terms(**kept["terms"]), **{name: getattr(terms, name) for name in LEARNING})
        seed = kept["seed"] if kept else wish.seed
        self.course = Course(game, self.schools(terms), terms, seed, device, self.examine)
        if kept:
            self.course.take_up(kept)
        self.shelf = Shelf(wish.course_file, self.course.mark, features_of(game))
        if resume:
            self.course.recall(self.shelf.read(resume, self.course.lesson, device))
        self.saved = time.monotonic()

    def schools(self, terms: Terms) -> list[School]:
        kind = school_for(self.wish.device, terms)
        positions = GAMES * cores() * terms.each if kind is School else POSITIONS
        game = self.wish.game
        return [kind(game, players, {}, positions) for players in game.players if players > 1]

    def examine(self, student: Student, last: bool) -> tuple[float, int]:
        """Against the greedy player, in games of all sizes; the last time in more of them, and in others."""
        won, played = 0.0, 0
        times, seed = (FINAL, EXAM_SEED + 1) if last else (1, EXAM_SEED)
        game, network = self.wish.game, self.network(student)
        device, wanted = self.wish.device, EXAM[self.wish.device]
        if game.stage is not None:  # a GPU waits for the longest game of a few
            device, wanted = "cpu", LONG_EXAM[self.wish.device]
        for players in game.players:
            if players > 1:
                share, games = examine(game, players, {}, network, times * wanted, seed, device)
                won, played = won + share * games, played + games
        return won / played, played

    def go(self, told: Callable[[Report], None]) -> Network:
        """Learn for as long as is wished; Ctrl-C ends it early. What has been learned is kept in either case."""
        settled: dict[str, Any] = {}
        try:
            for report in self.course.go(self.wish.minutes * 60):
                told(report)
                if time.monotonic() - self.saved > SAVE:
                    self.save()
            self.save()
            strength, games = self.course.settle()
            settled = {"against_greedy": round(strength, 4), "of_games": games}
        except KeyboardInterrupt:
            if self.course.best is None:
                raise
        self.save()
        return self.finish(settled)

    def save(self) -> None:
        """Keep the course, the best network so far, and the lessons in memory."""
        part = self.wish.course_file.with_suffix(".course.part")
        torch.save(self.course.kept(), part)
        part.replace(self.wish.course_file)
        if self.course.best is not None:
            write_network(self.wish.out, self.network(self.course.best))
        self.shelf.keep(self.course.memory)
        self.saved = time.monotonic()

    def finish(self, settled: Mapping[str, Any]) -> Network:
        """Make the chances true, and keep the network with its story."""
        before, after = self.course.calibrate()
        assert self.course.best is not None
        network = self.network(self.course.best, brier_before=round(before, 4), brier=round(after, 4), **settled)
        write_network(self.wish.out, network)
        return network

    def network(self, student: Student, **more: Any) -> Network:
        """A student as a network with its story."""
        course = self.course
        story: dict[str, Any] = {"command": self.wish.command, "date": f"{datetime.now(UTC):%Y-%m-%d}"}
        if course.reports:
            best = max(course.reports, key=lambda report: report.strength or 0)
            story |= {
                "seed": course.seed,
                "seconds": round(course.seconds),
                "lessons": course.lesson,
                "positions": course.positions,
                "against_greedy": round(best.strength or 0, 4),
                "of_games": best.games,
            }
        return Network.of(self.wish.game, student.width, student.deep, student.weights, story | more)


def read_course(path: Path, game: Game) -> dict[str, Any]:
    """A course that was kept; refuses what is none, or none of this game as it is now."""
    try:
        kept = torch.load(path, weights_only=True, map_location="cpu")  # it may come from a machine with a GPU
    except Exception as why:  # there are as many kinds as there are ways for a file to be broken
        raise Refusal("learn-course-broken", file=path.name) from why
    known = game.features
    if not isinstance(kept, dict) or not {"game", "terms", "model", "optimiser", "features"} <= set(kept):
        raise Refusal("learn-course-broken", file=path.name)
    terms = {name for name in kept["terms"] if name not in FORMER} if isinstance(kept["terms"], dict) else {""}
    if not terms <= {each.name for each in fields(Terms)}:
        raise Refusal("learn-course-broken", file=path.name)  # of another version of ours
    kept["terms"] = {name: kept["terms"][name] for name in terms}
    if kept["game"] != game.name or known is None or kept["features"] != known.version:
        raise Refusal("learn-course-other", file=path.name, given=str(kept["game"])[:40], game=game.name)
    return kept
