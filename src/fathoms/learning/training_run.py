"""One training run: a trainer with its files, from the first round or from where an earlier run stopped."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from fathoms.batch.cpu import core_count
from fathoms.bots.network_file import Network, require_features, write_network
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.learning.evaluation import evaluate_network
from fathoms.learning.position_generator import NetworkWeights, PositionGenerator
from fathoms.learning.round_store import RoundStore
from fathoms.learning.trainer import Hyperparameters, RoundReport, Trainer

POSITIONS = 32768  # in a round on a GPU, for each number of players
GAMES = 256  # in a round on the cores, for each of them
EVALUATION_GAMES = {"cpu": 1000, "cuda": 8000}  # games, for each number of players;
EVALUATION_GAMES_ON_CPU = {
    "cpu": 1000,
    "cuda": 4000,
}  # of games that are played on the cores of this machine in either case
DEFAULT_TERMS = {"cpu": {"batch": 256, "worlds": 8, "memory": 50_000}, "cuda": {"batch": 4096, "worlds": 16}}  # terms
CHANGEABLE_TERMS = ("sharpness", "rate", "loyalty", "choosing", "passes", "afresh", "memory")
# terms that may be others when a course goes on: what has been taught stays as it is, how one learns from it need not
FORMER_TERMS = ("fewer",)  # terms that courses of before have
SAVE_INTERVAL = 60.0  # seconds between two looks at the disk
EXAM_SEED = 7
FINAL_FACTOR = 2  # times as many games in the last examination


@dataclass(frozen=True)
class TrainingRequest:
    """What to train, for how long, and where to write it."""

    game: Game
    device: str
    minutes: float
    out: Path
    seed: int
    command: str

    @property
    def course_file(self) -> Path:
        """The path of the course file, from which training can resume."""
        return self.out.with_suffix(".course")


def check_request(request: TrainingRequest, resume: Path | None) -> None:
    """Refuse a request that cannot be met, before anything long starts."""
    require_features(request.game)
    if request.device not in DEFAULT_TERMS:
        raise Refusal("batch-device-unknown", given=request.device, devices=", ".join(DEFAULT_TERMS))
    if not 0 < request.minutes <= 10_000:
        raise Refusal("learn-minutes-wrong", given=str(request.minutes))
    if not 0 <= request.seed < SEEDS:
        raise Refusal("seed-wrong", given=str(request.seed))
    if request.device == "cuda":
        from fathoms.batch.cuda import require_gpu

        require_gpu()
    if not request.out.parent.is_dir() or request.out.is_dir():
        raise Refusal("learn-out-wrong", file=str(request.out))
    if resume is not None and not resume.is_file():
        raise Refusal("learn-course-missing", file=str(resume))


def generator_class(device: str, terms: Hyperparameters) -> type[PositionGenerator]:
    """The class that generates positions: on the GPU that the network learns on, or on the cores of this machine."""
    if device == "cpu" or terms.on_cores:
        return PositionGenerator
    from fathoms.learning.position_generator_gpu import GpuPositionGenerator

    return GpuPositionGenerator


class TrainingRun:
    """A trainer and its files. Those of an earlier run stay until this one has something to write."""

    def __init__(self, request: TrainingRequest, resume: Path | None = None) -> None:
        check_request(request, resume)
        self.request, game, device = request, request.game, request.device
        checkpoint = read_course_file(resume, game) if resume else None
        terms = Hyperparameters(**{**DEFAULT_TERMS[device], **game.bots.training})
        if checkpoint:
            terms = replace(
                Hyperparameters(**checkpoint["terms"]), **{name: getattr(terms, name) for name in CHANGEABLE_TERMS}
            )
        seed = checkpoint["seed"] if checkpoint else request.seed
        self.trainer = Trainer(game, self.new_generators(terms), terms, seed, device, self.evaluate)
        if checkpoint:
            self.trainer.load_checkpoint(checkpoint)
        self.round_store = RoundStore(request.course_file, self.trainer.mark, require_features(game))
        if resume:
            self.trainer.restore_rounds(self.round_store.read_rounds(resume, self.trainer.round_number, device))
        self.saved_at = time.monotonic()

    def new_generators(self, terms: Hyperparameters) -> list[PositionGenerator]:
        kind = generator_class(self.request.device, terms)
        positions = GAMES * core_count() * terms.each if kind is PositionGenerator else POSITIONS
        game = self.request.game
        return [kind(game, players, {}, positions) for players in game.players if players > 1]

    def evaluate(self, student: NetworkWeights, last: bool) -> tuple[float, int]:
        """Evaluate against the greedy player in games of all sizes; the last time in more games, with other seeds."""
        total_share, game_count = 0.0, 0
        times, seed = (FINAL_FACTOR, EXAM_SEED + 1) if last else (1, EXAM_SEED)
        game, network = self.request.game, self.to_network(student)
        device, target_games = self.request.device, EVALUATION_GAMES[self.request.device]
        if game.gpu is not None:  # a GPU waits for the longest game of a few
            device, target_games = "cpu", EVALUATION_GAMES_ON_CPU[self.request.device]
        for players in game.players:
            if players > 1:
                share, games = evaluate_network(game, players, {}, network, times * target_games, seed, device)
                total_share, game_count = total_share + share * games, game_count + games
        return total_share / game_count, game_count

    def run(self, on_report: Callable[[RoundReport], None]) -> Network:
        """Train for the requested time, or until Ctrl-C; the network is written in either case."""
        final_figures: dict[str, Any] = {}
        try:
            for report in self.trainer.train_for(self.request.minutes * 60):
                on_report(report)
                if time.monotonic() - self.saved_at > SAVE_INTERVAL:
                    self.save()
            self.save()
            strength, games = self.trainer.choose_final_network()
            final_figures = {"against_greedy": round(strength, 4), "of_games": games}
        except KeyboardInterrupt:
            if self.trainer.best_network is None:
                raise
        self.save()
        return self.finish(final_figures)

    def save(self) -> None:
        """Write the course file, the best network so far, and the rounds in memory."""
        part = self.request.course_file.with_suffix(".course.part")
        torch.save(self.trainer.checkpoint(), part)
        part.replace(self.request.course_file)
        if self.trainer.best_network is not None:
            write_network(self.request.out, self.to_network(self.trainer.best_network))
        self.round_store.write_rounds(self.trainer.memory)
        self.saved_at = time.monotonic()

    def finish(self, final_figures: Mapping[str, Any]) -> Network:
        """Calibrate the best network's chances, and write it with its story."""
        before, after = self.trainer.calibrate()
        assert self.trainer.best_network is not None
        network = self.to_network(
            self.trainer.best_network, brier_before=round(before, 4), brier=round(after, 4), **final_figures
        )
        write_network(self.request.out, network)
        return network

    def to_network(self, student: NetworkWeights, **more: Any) -> Network:
        """Make a network with its story from trained weights."""
        course = self.trainer
        story: dict[str, Any] = {"command": self.request.command, "date": f"{datetime.now(UTC):%Y-%m-%d}"}
        if course.reports:
            best = max(course.reports, key=lambda report: report.strength or 0)
            story |= {
                "seed": course.seed,
                "seconds": round(course.seconds),
                "lessons": course.round_number,
                "positions": course.positions,
                "against_greedy": round(best.strength or 0, 4),
                "of_games": best.games,
            }
        return Network.for_game(self.request.game, student.width, student.deep, student.weights, story | more)


def read_course_file(path: Path, game: Game) -> dict[str, Any]:
    """Read a course file; refuses one that is broken, or not of this version of the game."""
    try:
        checkpoint = torch.load(path, weights_only=True, map_location="cpu")  # it may come from a machine with a GPU
    except Exception as why:  # there are as many kinds as there are ways for a file to be broken
        raise Refusal("learn-course-broken", file=path.name) from why
    features = game.features
    if not isinstance(checkpoint, dict) or not {"game", "terms", "model", "optimiser", "features"} <= set(checkpoint):
        raise Refusal("learn-course-broken", file=path.name)
    terms = (
        {name for name in checkpoint["terms"] if name not in FORMER_TERMS}
        if isinstance(checkpoint["terms"], dict)
        else {""}
    )
    if not terms <= {each.name for each in fields(Hyperparameters)}:
        raise Refusal("learn-course-broken", file=path.name)  # of another version of ours
    checkpoint["terms"] = {name: checkpoint["terms"][name] for name in terms}
    if checkpoint["game"] != game.name or features is None or checkpoint["features"] != features.version:
        raise Refusal("learn-course-other", file=path.name, given=str(checkpoint["game"])[:40], game=game.name)
    return checkpoint
