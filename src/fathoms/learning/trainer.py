"""Trains a network by expert iteration: round after round, it learns what the expert found out by rollouts.

At first the expert plays its rollouts with the greedy policy; later with the network itself, which is better by then,
so that the expert gets better too. After a round the running mean of the network's weights, steadier than any single
step, is quantized and evaluated against the greedy player, as long as evaluations take no more than a small share of
the time. The best network so far is stored.
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
from fathoms.core.learned.network import CERTAIN
from fathoms.learning.expert import Positions
from fathoms.learning.model import Batch, NetworkModel, training_losses
from fathoms.learning.position_generator import NetworkWeights, PositionGenerator, RoundPlan

MIN_STEPS = 20  # training steps in a round
EVALUATION_SHARE = 0.1  # of the time, at most
AVERAGED_STEPS = 500  # about how many steps the mean network averages
EARLY_STEPS = 10  # at first fewer: a tenth of the steps so far
CALIBRATION_ROUND = -1  # the number of a round that is not learned from
FIRST_RESTART = 20_000  # the first new network starts when there are twice as many positions
PROGRESS_BETWEEN_RESTARTS = 0.8  # until the next one, the learning rate is that of this share of the time
# Keys of a course file, and the fields they hold: files of earlier versions have these keys
STORED_FIELDS = {
    "lesson": "round_number",
    "seconds": "seconds",
    "examining": "evaluation_seconds",
    "positions": "positions",
    "best_strength": "best_strength",
    "begun": "positions_at_restart",
}
REPORT_KEYS = {"round_number": "lesson", "value_loss": "of_chance", "policy_loss": "of_acts"}

RoundName = tuple[int, int]  # of a round in memory: its number, and for how many players it is


@dataclass(frozen=True)
class Hyperparameters:
    """Settings of a training: the defaults, which a game's `[training]` in bots.toml overrides."""

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
    on_cores: bool = (
        False  # positions are generated on the cores of this machine also where the network learns on a GPU
    )

    def plan(self, with_network: bool) -> RoundPlan:
        plan = RoundPlan(self.usual, self.slips, self.horizon, self.worlds, self.margin, each=self.each)
        return replace(plan, trust=self.trust, worlds=self.expert_worlds) if with_network else plan


@dataclass
class RoundReport:
    """The state of a training after a round."""

    round_number: int
    seconds: float  # of learning, in all
    positions: int  # learned from, in all
    value_loss: float  # of the chance to win (cross-entropy)
    policy_loss: float  # of the policy scores
    strength: float | None = None  # share of wins against the greedy player, if it was examined
    games: int = 0
    stage: str = "apprentice"


@dataclass
class Trainer:
    """Trains one network to play a game."""

    game: Game
    generators: Sequence[PositionGenerator]  # one for each number of players
    terms: Hyperparameters
    seed: int
    device: str
    evaluate: Callable[[NetworkWeights, bool], tuple[float, int]]  # (network, is_last) -> (share of wins, games)
    round_number: int = 0
    seconds: float = 0.0
    evaluation_seconds: float = 0.0  # of these seconds
    positions: int = 0
    positions_at_restart: int = FIRST_RESTART  # positions in memory when this network started
    best_network: NetworkWeights | None = None
    best_strength: float = -1.0
    best_model: dict[str, Tensor] | None = None
    reports: list[RoundReport] = field(default_factory=list)
    mark: str = field(default_factory=lambda: token_hex(8))  # in its stored rounds, to tell them from another course's

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        self.reset_network()
        self.memory: dict[RoundName, Batch] = {}  # the oldest first

    def reset_network(self) -> None:
        """Start with a network that has learned nothing."""
        assert self.game.features is not None
        self.model = NetworkModel(self.game.features, self.terms.width, self.terms.deep).to(self.device)
        self.mean = AveragedModel(self.model, avg_fn=average_weights)
        self.optimiser = torch.optim.Adam(self.model.parameters(), self.terms.rate)

    def train_for(self, seconds: float) -> Iterator[RoundReport]:
        """Train until it has trained for `seconds` in all; yields a report after each round."""
        while self.seconds < seconds:
            started = time.perf_counter()
            network = self.mean.module.quantized() if self.round_number else None
            with_network = network is not None and self.seconds >= self.terms.apprentice * seconds
            with_scout = with_network or self.seconds >= self.terms.scouting * seconds
            plan = self.terms.plan(with_network)
            batches = self.generate_rounds(
                self.round_number, plan, network if with_scout else None, network if with_network else None
            )
            for generator, batch in zip(self.generators, batches, strict=True):
                self.add_round((self.round_number, generator.players), batch)
            generation_seconds = time.perf_counter() - started
            self.set_learning_rate(PROGRESS_BETWEEN_RESTARTS if self.terms.afresh else self.seconds / seconds)
            losses = self.train_on_memory(sum(generator.n for generator in self.generators), 2 * generation_seconds)
            total_seconds = self.seconds + time.perf_counter() - started
            if self.terms.afresh and self.position_count >= self.positions_at_restart * (
                1 if total_seconds >= seconds else 2
            ):
                losses = self.train_new_network()
            is_due = self.evaluation_seconds <= EVALUATION_SHARE * total_seconds or total_seconds >= seconds
            strength, games = self.evaluate_mean() if is_due else (None, 0)
            self.round_number += 1
            self.seconds += time.perf_counter() - started
            stage = "expert" if with_network else "apprentice"
            self.reports.append(
                RoundReport(self.round_number, self.seconds, self.positions, *losses, strength, games, stage)
            )
            yield self.reports[-1]

    def generate_rounds(
        self, number: int, plan: RoundPlan, scout: NetworkWeights | None, player: NetworkWeights | None
    ) -> list[Batch]:
        """One round of all generators, at the same time: alone, each would wait for its longest game."""

        def generate(generator: PositionGenerator) -> Batch:
            return training_batch(generator.generate(self.seed, number, plan, scout, player), plan.worlds, self.device)

        with ThreadPoolExecutor(len(self.generators)) as pool:
            return list(pool.map(generate, self.generators))

    def add_round(self, name: RoundName, batch: Batch) -> None:
        """Add a batch to the memory, and drop the oldest ones when it is full."""
        self.memory[name] = batch
        self.positions += len(batch.state_features)
        while self.is_memory_full():
            del self.memory[next(iter(self.memory))]

    def is_memory_full(self) -> bool:
        """Whether there are more positions in memory than it may hold."""
        return self.position_count > self.terms.memory * len(self.generators)

    @property
    def position_count(self) -> int:
        """How many positions are in memory."""
        return sum(len(batch.state_features) for batch in self.memory.values())

    def evaluate_mean(self) -> tuple[float, int]:
        """Evaluate the mean network, and keep it if it is the best so far: its share of wins, and of how many games."""
        started = time.perf_counter()
        network = self.mean.module.quantized()
        strength, games = self.evaluate(network, False)
        if strength > self.best_strength:
            self.best_network, self.best_strength, self.best_model = network, strength, copy_weights(self.mean.module)
        self.evaluation_seconds += time.perf_counter() - started
        return strength, games

    def set_learning_rate(self, progress: float) -> None:
        """Set the learning rate: smaller and smaller towards the end (cosine)."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.terms.rate * (0.05 + 0.95 * (1 + math.cos(math.pi * min(1.0, progress))) / 2)

    def train_on_memory(self, new: int, seconds: float) -> tuple[float, float]:
        """Train on some positions in memory, for at most `seconds`; returns the mean losses.

        The fewer positions are new, the fewer are gone through, and none of them twice: else a course on few cores,
        whose rounds are small, would learn them by heart.
        """
        started, positions = time.perf_counter(), self.all_positions()
        losses: list[Tensor] = []
        order = torch.randperm(len(positions.state_features), device=self.device)
        for rows in order[: max(1, round(self.terms.passes * new))].split(self.terms.batch):
            losses.append(self.training_step(positions, rows))
            if time.perf_counter() - started > seconds and len(losses) > MIN_STEPS:
                break
        return mean_losses(losses)

    def train_new_network(self) -> tuple[float, float]:
        """Train a new network on all positions in memory, which then takes over; returns its mean losses in the end.

        One that has gone through its first positions time and again knows them by heart, and whatever else it is shown,
        it makes less of than one that sees all of them for the first time.
        """
        self.reset_network()
        self.positions_at_restart = self.position_count
        losses: list[Tensor] = []
        positions, batch = self.all_positions(), self.terms.batch
        position_count = len(positions.state_features)
        steps = max(1, round(self.terms.afresh * position_count / batch))
        while len(losses) < steps:
            for rows in torch.randperm(position_count, device=self.device).split(batch)[: steps - len(losses)]:
                self.set_learning_rate(len(losses) / steps)
                losses.append(self.training_step(positions, rows))
        return mean_losses(losses[-max(1, position_count // batch) :])

    def all_positions(self) -> Batch:
        return Batch(*(torch.cat(tensors) for tensors in zip(*self.memory.values(), strict=True)))

    def training_step(self, positions: Batch, rows: Tensor) -> Tensor:
        """One optimiser step on some positions; returns its value loss and policy loss."""
        batch, terms = Batch(*(tensor[rows] for tensor in positions)), self.terms
        value_loss, policy_loss = training_losses(self.model, batch, terms.sharpness, terms.loyalty, terms.choosing)
        self.optimiser.zero_grad()
        (value_loss + policy_loss).backward()
        self.optimiser.step()
        self.mean.update_parameters(self.model)
        return torch.stack([value_loss.detach(), policy_loss.detach()])

    # So that it can go on another time

    def checkpoint(self) -> dict[str, Any]:
        """All that is needed to resume, except the positions in memory (see round_store.py). Plain values only."""
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
            "reports": [
                {REPORT_KEYS.get(key, key): each for key, each in asdict(report).items()} for report in self.reports
            ],
            **{key: getattr(self, name) for key, name in STORED_FIELDS.items()},
        }

    def load_checkpoint(self, checkpoint: Mapping[str, Any]) -> None:
        """Resume from a checkpoint."""
        if checkpoint["best_model"] is not None:
            self.model.load_state_dict(checkpoint["best_model"])
            self.best_network, self.best_model = self.model.quantized(), checkpoint["best_model"]
        self.model.load_state_dict(checkpoint["model"])
        if "mean" in checkpoint:  # courses of before have none
            self.mean.load_state_dict(checkpoint["mean"])
        self.optimiser.load_state_dict(checkpoint["optimiser"])
        fields = {key: name for name, key in REPORT_KEYS.items()}
        reports = checkpoint["reports"]
        self.reports = [RoundReport(**{fields.get(key, key): report[key] for key in report}) for report in reports]
        for key, name in STORED_FIELDS.items():
            setattr(self, name, checkpoint.get(key, getattr(self, name)))  # courses of before have not begun afresh
        self.mark = checkpoint.get("mark", self.mark)  # courses of before have none

    def restore_rounds(self, rounds: Iterable[tuple[RoundName, Batch]]) -> None:
        """Fill the memory with stored rounds, the newest first, until it is full."""
        for name, batch in rounds:
            self.memory[name] = batch
            if self.is_memory_full():
                del self.memory[name]
                break
        self.memory = dict(reversed(self.memory.items()))

    # In the end

    def choose_final_network(self) -> tuple[float, int]:
        """Keep the last network instead of the best one if it wins more of a longer series; its share, and games.

        The best of many evaluations was lucky, too, and what is learned at the end is learned in the smallest steps.
        """
        assert self.best_network is not None
        last = self.mean.module.quantized()
        best_strength, games = self.evaluate(self.best_network, True)
        strength, games = self.evaluate(last, True)
        if strength < best_strength:
            return best_strength, games
        self.best_network, self.best_model = last, copy_weights(self.mean.module)
        return strength, games

    def calibrate(self) -> tuple[float, float]:
        """Calibrate the best network's chances on games that it plays itself.

        Returns their Brier scores (mean squared errors) before and after.
        """
        assert self.best_model is not None
        self.model.load_state_dict(self.best_model)
        plan = replace(self.terms.plan(with_network=True), slips=0, worlds=1, horizon=1)
        batches = self.generate_rounds(CALIBRATION_ROUND, plan, self.best_network, self.best_network)
        features = torch.cat([part for batch in batches for part in (batch.state_features, batch.watcher_features)])
        outcomes = torch.cat([part for batch in batches for part in (batch.won, batch.watcher_won)])
        with torch.no_grad():
            logits = self.model.value_logit(self.model.first_layer(features))
        slope, shift = fit_calibration(logits, outcomes)
        with torch.no_grad():
            self.model.chance.weight *= slope
            self.model.chance.bias.copy_(self.model.chance.bias * slope + shift)
        self.best_network, self.best_model = self.model.quantized(), copy_weights(self.model)
        return brier_score(logits, outcomes), brier_score(slope * logits + shift, outcomes)


def average_weights(mean: Tensor, current: Tensor, steps: Tensor | int) -> Tensor:
    """The mean weights after one more step; early steps count less and less."""
    return torch.lerp(mean, current, max(1 / AVERAGED_STEPS, EARLY_STEPS / (EARLY_STEPS + int(steps))))


def mean_losses(losses: Sequence[Tensor]) -> tuple[float, float]:
    """The mean value loss and policy loss of these steps."""
    value_loss, policy_loss = torch.stack(list(losses)).mean(0).tolist()
    return value_loss, policy_loss


def fit_calibration(logits: Tensor, outcomes: Tensor) -> tuple[float, float]:
    """The slope and shift of the logits that fit the outcomes best (Platt scaling)."""
    parameters = torch.tensor([1.0, 0.0], device=logits.device, requires_grad=True)
    optimiser = torch.optim.LBFGS([parameters], max_iter=50, line_search_fn="strong_wolfe")

    def loss_at() -> Tensor:
        optimiser.zero_grad()
        loss = functional.binary_cross_entropy_with_logits(parameters[0] * logits + parameters[1], outcomes)
        loss.backward()
        return loss

    optimiser.step(loss_at)
    slope, shift = parameters.tolist()
    return slope, shift


def brier_score(logits: Tensor, outcomes: Tensor) -> float:
    return float(((torch.sigmoid(logits) - outcomes) ** 2).mean())


def copy_weights(model: NetworkModel) -> dict[str, Tensor]:
    return {name: value.detach().clone() for name, value in model.state_dict().items()}


def training_batch(positions: Positions, worlds: int, device: str) -> Batch:
    """The positions of a round as tensors on the network's device."""
    rows = torch.nonzero(torch.as_tensor(positions.seats, device=device) >= 0).squeeze(1)
    batch = Batch(*(torch.as_tensor(getattr(positions, name), device=device)[rows] for name in Batch._fields))
    return batch._replace(
        worths=batch.worths.float() / (worlds * CERTAIN),
        won=batch.won.float() / CERTAIN,
        watcher_won=batch.watcher_won.float() / CERTAIN,
    )
