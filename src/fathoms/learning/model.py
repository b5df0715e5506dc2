"""The network while it learns: the same shape in floating point, and the way from there to whole numbers."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from fathoms.core.features import Features
from fathoms.core.network import FULL, ROWS, STEEP, parts_of
from fathoms.learning.lessons import Student

LARGEST = (1 << 15) - 1
HIGHEST = (FULL - 1) / FULL  # what is clipped, at most


class Model(nn.Module):
    """See `core/network.py` for what the parts do. The last row of each table is the feature that is never there."""

    def __init__(self, features: Features, width: int, deep: int) -> None:
        super().__init__()
        self.features, self.width, self.deep = features, width, deep
        self.rows = table(features.seen, width, 0.1)
        self.bias = nn.Parameter(torch.full((width,), 0.3))
        self.worth = nn.Linear(width, deep)
        self.chance = nn.Linear(deep, 1)
        self.aim = nn.Linear(width, deep)
        self.acts = table(features.acts, deep, 0.2)
        self.act = nn.Linear(deep, 1, bias=False)
        nn.init.constant_(self.aim.bias, 0.3)
        nn.init.constant_(self.worth.bias, 0.3)

    def first(self, seen: Tensor) -> Tensor:
        return clip(self.rows(seen) + self.bias)

    def forward(self, seen: Tensor, acts: Tensor) -> tuple[Tensor, Tensor]:
        """How good it is for the seat (before it becomes a chance), and how good each action looks.

        `seen` are features (batch, most), `acts` (batch, actions, most); -1 stands for none.
        """
        first = self.first(padded(seen, self.features.seen))
        chance = self.chance(clip(self.worth(first))).squeeze(-1)
        batch, choices, most = acts.shape
        of_acts = self.acts(padded(acts, self.features.acts).reshape(batch * choices, most))
        hidden = clip(self.aim(first).unsqueeze(1) + of_acts.reshape(batch, choices, self.deep))
        return chance, self.act(hidden).squeeze(-1)

    @torch.no_grad()
    def student(self) -> Student:
        """The same in whole numbers."""
        parts = parts_of(self.features.seen, self.features.acts, self.width, self.deep)
        weights = np.zeros(parts.end, np.int16)
        for start, values, scale in (
            (parts.rows, self.rows.weight[:-1], ROWS),
            (parts.bias, self.bias, ROWS),
            (parts.worth, self.worth.weight, STEEP),
            (parts.worth_bias, self.worth.bias, ROWS),
            (parts.chance, self.chance.weight, STEEP),
            (parts.chance_bias, self.chance.bias, ROWS),
            (parts.aim, self.aim.weight, STEEP),
            (parts.aim_bias, self.aim.bias, ROWS),
            (parts.acts, self.acts.weight[:-1], ROWS),
            (parts.act, self.act.weight, STEEP),
        ):
            whole = rounded(values, scale)
            weights[start : start + whole.size] = whole
        return Student(weights, self.width, self.deep)


def table(features: int, size: int, spread: float) -> nn.EmbeddingBag:
    made = nn.EmbeddingBag(features + 1, size, mode="sum", padding_idx=features)
    nn.init.normal_(made.weight, 0, spread)
    with torch.no_grad():
        made.weight[-1] = 0
    return made


def padded(features: Tensor, none: int) -> Tensor:
    """The features as the tables take them, with `none` where there is none."""
    return torch.where(features < 0, none, features).int()


def clip(numbers: Tensor) -> Tensor:
    return numbers.clamp(0, HIGHEST)


def rounded(values: Tensor, scale: int) -> NDArray[np.int16]:
    numbers: NDArray[Any] = values.detach().cpu().numpy().reshape(-1) * scale
    return np.clip(np.rint(numbers), -LARGEST, LARGEST).astype(np.int16)


def loss_of(
    model: Model, seen: Tensor, acts: Tensor, counts: Tensor, worths: Tensor, won: Tensor, sharpness: float
) -> tuple[Tensor, Tensor]:
    """How far the network is from what the expert found: of the chance, and of the actions.

    `worths` are the expert's chances with each action, `won` what became of the game. Actions are compared with their
    own mean: `sharpness` says how much of a chance makes an action twice as good to look at. The difference is learned,
    not which is the best: what is noise in one position evens out over many.
    """
    chance, appeals = model(seen, acts)
    there = torch.arange(acts.shape[1], device=acts.device) < counts.unsqueeze(1)
    best = worths.masked_fill(~there, -1).amax(1)
    truth = (0.5 * best + 0.5 * won).clamp(0, 1)
    of_chance = F.binary_cross_entropy_with_logits(chance, truth)
    wanted = centred(worths, there) / sharpness
    of_acts = F.smooth_l1_loss(centred(appeals, there), wanted, reduction="none", beta=1.0)
    return of_chance, (of_acts * there).sum() / there.sum()


def centred(numbers: Tensor, there: Tensor) -> Tensor:
    """What is there, less its mean in each row."""
    numbers = numbers * there
    return (numbers - numbers.sum(1, keepdim=True) / there.sum(1, keepdim=True)) * there
