"""The network while it learns: the same shape in floating point, and the way from there to whole numbers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from fathoms.core.learned.features import ADVISED, Features, Scale
from fathoms.core.learned.network import FULL, ROWS, STEEP, parts_of
from fathoms.learning.lessons import Student

LARGEST = (1 << 15) - 1
HIGHEST = (FULL - 1) / FULL  # what is clipped, at most
KEEN = 0.05  # steps by which an action has to look better to be chosen e times as often


class Model(nn.Module):
    """See `core/learned/network.py` for what the parts do."""

    def __init__(self, features: Features, width: int, deep: int) -> None:
        super().__init__()
        self.features, self.width, self.deep = features, width, deep
        self.rows = Table(features.seen, features.seen_scales, width, 0.1)
        self.bias = nn.Parameter(torch.full((width,), 0.3))
        self.worth = nn.Linear(width, deep)
        self.chance = nn.Linear(deep, 1)
        self.aim = nn.Linear(width, deep)
        self.acts = Table(features.acts, features.act_scales, deep, 0.2)
        self.act = nn.Linear(deep, 1, bias=False)
        nn.init.constant_(self.aim.bias, 0.3)
        nn.init.constant_(self.worth.bias, 0.3)

    def first(self, seen: Tensor) -> Tensor:
        return clip(self.rows(seen) + self.bias)

    def judge(self, first: Tensor) -> Tensor:
        """How good it is for a seat, before it becomes a chance."""
        chance: Tensor = self.chance(clip(self.worth(first))).squeeze(-1)
        return chance

    def forward(self, seen: Tensor, acts: Tensor) -> tuple[Tensor, Tensor]:
        """How good it is for the seat, and how good each action looks.

        `seen` are features (batch, most), `acts` (batch, actions, most); -1 stands for none. An action has some, or it
        is not there, and looks like nothing.
        """
        first = self.first(seen)
        rows, places = torch.nonzero(acts[..., 0] >= 0, as_tuple=True)  # mostly far fewer than there is room for
        hidden = clip(self.aim(first)[rows] + self.acts(acts[rows, places]))
        looks = self.act(hidden).squeeze(-1)
        return self.judge(first), looks.new_zeros(acts.shape[:2]).index_put((rows, places), looks)

    @torch.no_grad()
    def student(self) -> Student:
        """The same in whole numbers."""
        parts = parts_of(self.features.seen, self.features.acts, self.width, self.deep)
        weights = np.zeros(parts.end, np.int16)
        for start, values, scale in (
            (parts.rows, self.rows.whole(), ROWS),
            (parts.bias, self.bias, ROWS),
            (parts.worth, self.worth.weight, STEEP),
            (parts.worth_bias, self.worth.bias, ROWS),
            (parts.chance, self.chance.weight, STEEP),
            (parts.chance_bias, self.chance.bias, ROWS),
            (parts.aim, self.aim.weight, STEEP),
            (parts.aim_bias, self.aim.bias, ROWS),
            (parts.acts, self.acts.whole(), ROWS),
            (parts.act, self.act.weight, STEEP),
        ):
            whole = rounded(values, scale)
            weights[start : start + whole.size] = whole
        return Student(weights, self.width, self.deep)


class Table(nn.Module):
    """A row for each feature. What is learned of a step counts for all steps above it on its scale."""

    def __init__(self, features: int, scales: Sequence[Scale], size: int, spread: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(features, size) * spread)
        begins = torch.arange(features)
        for first, steps in scales:
            begins[first : first + steps] = first
            with torch.no_grad():
                self.weight[first : first + steps] /= steps**0.5
        self.register_buffer("begins", begins)  # where the scale of each feature begins; itself, if it is on none

    def whole(self) -> Tensor:
        """The rows as the network has them."""
        sums = torch.cat([torch.zeros_like(self.weight[:1]), self.weight.cumsum(0)])
        return sums[1:] - sums[self.begins]

    def forward(self, features: Tensor) -> Tensor:
        """The sum of the rows of all features in a line; -1 stands for none."""
        rows = self.whole()
        none = len(rows)
        features = features[:, : max(1, int((features >= 0).any(0).sum()))]  # they come first
        there = torch.where(features < 0, none, features).int()
        rows = torch.cat([rows, torch.zeros_like(rows[:1])])
        return functional.embedding_bag(there, rows, mode="sum", padding_idx=none)


def clip(numbers: Tensor) -> Tensor:
    return numbers.clamp(0, HIGHEST)


def rounded(values: Tensor, scale: int) -> NDArray[np.int16]:
    numbers: NDArray[Any] = values.detach().cpu().numpy().reshape(-1) * scale
    whole: NDArray[np.int16] = np.clip(np.rint(numbers), -LARGEST, LARGEST).astype(np.int16)
    return whole


class Batch(NamedTuple):
    """Positions, as the network is told them, and what there is to know about them."""

    seen: Tensor  # (n, most features) of the mind
    acts: Tensor  # (n, choices, most features)
    counts: Tensor  # (n,) how many choices
    worths: Tensor  # (n, choices) the expert's chances with each
    won: Tensor  # (n,) what became of the game
    watched: Tensor  # (n, most features) of the mind of some seat, whoever's turn it was
    watcher_won: Tensor  # (n,)


def loss_of(
    model: Model, batch: Batch, sharpness: float, loyalty: float = 0.0, choosing: float = 0.0
) -> tuple[Tensor, Tensor]:
    """How far the network is from what there is to know: of the chances, and of the actions.

    Actions are compared with their own mean: `sharpness` says how much of a chance makes an action one step better to
    look at. The difference is learned, not which is the best: what is noise in one position evens out over many.
    `loyalty` are steps by which an action that was advised is to look better than it is. `choosing` says how much it
    counts what would be won by choosing an action the more often the better it looks: a network too small to know what
    each action is worth can still know which one to choose.
    """
    chance, appeals = model(batch.seen, batch.acts)
    there = torch.arange(batch.acts.shape[1], device=batch.acts.device) < batch.counts.unsqueeze(1)
    best = batch.worths.masked_fill(~there, -1).amax(1)
    truth = (0.5 * best + 0.5 * batch.won).clamp(0, 1)
    of_chance = functional.binary_cross_entropy_with_logits(chance, truth)
    watching = model.judge(model.first(batch.watched))
    of_watching = functional.binary_cross_entropy_with_logits(watching, batch.watcher_won)
    advised = (batch.acts == ADVISED).any(-1)
    wanted = centred(batch.worths / sharpness + loyalty * advised, there)
    of_each = functional.smooth_l1_loss(centred(appeals, there), wanted, reduction="none", beta=1.0)
    of_acts = (of_each * there).sum() / there.sum()
    if choosing:
        often = torch.softmax(appeals.masked_fill(~there, -torch.inf) / KEEN, 1)
        of_acts = of_acts - choosing * (often * wanted).sum(1).mean()
    return (of_chance + of_watching) / 2, of_acts


def centred(numbers: Tensor, there: Tensor) -> Tensor:
    """What is there, less its mean in each row."""
    numbers = numbers * there
    return (numbers - numbers.sum(1, keepdim=True) / there.sum(1, keepdim=True)) * there
