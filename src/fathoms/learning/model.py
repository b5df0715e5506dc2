"""The network during training: the same shape in floating point, its losses, and its quantization to integers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from fathoms.core.learned.features import ADVISED, Features, Scale
from fathoms.core.learned.network import FULL, ROWS, STEEP, weight_offsets
from fathoms.learning.position_generator import NetworkWeights

LARGEST = (1 << 15) - 1
HIGHEST = (FULL - 1) / FULL  # what is clipped, at most
KEEN = 0.05  # steps by which an action has to look better to be chosen e times as often


class NetworkModel(nn.Module):
    """The network in floating point; `core/learned/network.py` says what its parts do."""

    def __init__(self, features: Features, width: int, deep: int) -> None:
        super().__init__()
        self.features, self.width, self.deep = features, width, deep
        self.rows = FeatureTable(features.seen, features.seen_scales, width, 0.1)
        self.bias = nn.Parameter(torch.full((width,), 0.3))
        self.worth = nn.Linear(width, deep)
        self.chance = nn.Linear(deep, 1)
        self.aim = nn.Linear(width, deep)
        self.acts = FeatureTable(features.acts, features.act_scales, deep, 0.2)
        self.act = nn.Linear(deep, 1, bias=False)
        nn.init.constant_(self.aim.bias, 0.3)
        nn.init.constant_(self.worth.bias, 0.3)

    def first_layer(self, state_features: Tensor) -> Tensor:
        return clip(self.rows(state_features) + self.bias)

    def value_logit(self, first_layer: Tensor) -> Tensor:
        """The logit of the chance to win, from the first layer."""
        logit: Tensor = self.chance(clip(self.worth(first_layer))).squeeze(-1)
        return logit

    def forward(self, state_features: Tensor, action_features: Tensor) -> tuple[Tensor, Tensor]:
        """The logit of the seat's chance to win, and a policy score for each action.

        `state_features` is (batch, most), `action_features` (batch, actions, most); -1 stands for none. An action
        without features is not there, and scores 0.
        """
        first_layer = self.first_layer(state_features)
        rows, places = torch.nonzero(action_features[..., 0] >= 0, as_tuple=True)  # usually a small part of them
        hidden = clip(self.aim(first_layer)[rows] + self.acts(action_features[rows, places]))
        scores = self.act(hidden).squeeze(-1)
        all_scores = scores.new_zeros(action_features.shape[:2]).index_put((rows, places), scores)
        return self.value_logit(first_layer), all_scores

    @torch.no_grad()
    def quantized(self) -> NetworkWeights:
        """The weights as integers."""
        parts = weight_offsets(self.features.seen, self.features.acts, self.width, self.deep)
        weights = np.zeros(parts.end, np.int16)
        for start, values, scale in (
            (parts.rows, self.rows.summed_rows(), ROWS),
            (parts.bias, self.bias, ROWS),
            (parts.worth, self.worth.weight, STEEP),
            (parts.worth_bias, self.worth.bias, ROWS),
            (parts.chance, self.chance.weight, STEEP),
            (parts.chance_bias, self.chance.bias, ROWS),
            (parts.aim, self.aim.weight, STEEP),
            (parts.aim_bias, self.aim.bias, ROWS),
            (parts.acts, self.acts.summed_rows(), ROWS),
            (parts.act, self.act.weight, STEEP),
        ):
            whole = quantize(values, scale)
            weights[start : start + whole.size] = whole
        return NetworkWeights(weights, self.width, self.deep)


class FeatureTable(nn.Module):
    """A row of weights for each feature; what is learned of a step also counts for all higher steps on its scale."""

    def __init__(self, features: int, scales: Sequence[Scale], size: int, deviation: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(features, size) * deviation)
        scale_starts = torch.arange(features)
        for first, steps in scales:
            scale_starts[first : first + steps] = first
            with torch.no_grad():
                self.weight[first : first + steps] /= steps**0.5
        self.register_buffer("begins", scale_starts)  # where the scale of each feature begins; itself, if it is on none

    def summed_rows(self) -> Tensor:
        """The rows as the finished network has them: summed along their scales."""
        sums = torch.cat([torch.zeros_like(self.weight[:1]), self.weight.cumsum(0)])
        return sums[1:] - sums[self.begins]

    def forward(self, features: Tensor) -> Tensor:
        """The sum of the rows of a list of features; -1 stands for none."""
        rows = self.summed_rows()
        padding = len(rows)
        features = features[:, : max(1, int((features >= 0).any(0).sum()))]  # they come first
        padded_features = torch.where(features < 0, padding, features).int()
        rows = torch.cat([rows, torch.zeros_like(rows[:1])])
        return functional.embedding_bag(padded_features, rows, mode="sum", padding_idx=padding)


def clip(numbers: Tensor) -> Tensor:
    return numbers.clamp(0, HIGHEST)


def quantize(values: Tensor, scale: int) -> NDArray[np.int16]:
    scaled: NDArray[Any] = values.detach().cpu().numpy().reshape(-1) * scale
    integers: NDArray[np.int16] = np.clip(np.rint(scaled), -LARGEST, LARGEST).astype(np.int16)
    return integers


class Batch(NamedTuple):
    """Positions as features, and the targets to learn."""

    state_features: Tensor  # (n, most features) of the information state
    action_features: Tensor  # (n, choices, most features)
    counts: Tensor  # (n,) how many choices
    worths: Tensor  # (n, choices) the expert's chances with each
    won: Tensor  # (n,) what became of the game
    watcher_features: Tensor  # (n, most features) of the information state of some seat, whoever's turn it was
    watcher_won: Tensor  # (n,)


def training_losses(
    model: NetworkModel, batch: Batch, sharpness: float, loyalty: float = 0.0, choosing: float = 0.0
) -> tuple[Tensor, Tensor]:
    """The value loss and the policy loss of the network on a batch.

    Actions are compared with their own mean: `sharpness` says how much of a chance makes an action one step better to
    look at. The difference is learned, not which is the best: what is noise in one position evens out over many.
    `loyalty` are steps by which an action that was advised is to look better than it is. `choosing` says how much it
    counts what would be won by choosing an action the more often the better it looks: a network too small to know what
    each action is worth can still know which one to choose.
    """
    logit, policy_scores = model(batch.state_features, batch.action_features)
    is_action = torch.arange(
        batch.action_features.shape[1], device=batch.action_features.device
    ) < batch.counts.unsqueeze(1)
    best = batch.worths.masked_fill(~is_action, -1).amax(1)
    target = (0.5 * best + 0.5 * batch.won).clamp(0, 1)
    value_loss = functional.binary_cross_entropy_with_logits(logit, target)
    watcher_logit = model.value_logit(model.first_layer(batch.watcher_features))
    watcher_loss = functional.binary_cross_entropy_with_logits(watcher_logit, batch.watcher_won)
    advised = (batch.action_features == ADVISED).any(-1)
    target_scores = subtract_row_means(batch.worths / sharpness + loyalty * advised, is_action)
    score_losses = functional.smooth_l1_loss(
        subtract_row_means(policy_scores, is_action), target_scores, reduction="none", beta=1.0
    )
    policy_loss = (score_losses * is_action).sum() / is_action.sum()
    if choosing:
        policy = torch.softmax(policy_scores.masked_fill(~is_action, -torch.inf) / KEEN, 1)
        policy_loss = policy_loss - choosing * (policy * target_scores).sum(1).mean()
    return (value_loss + watcher_loss) / 2, policy_loss


def subtract_row_means(numbers: Tensor, mask: Tensor) -> Tensor:
    """Subtract from each number the mean of its row, counting only numbers in the mask."""
    numbers = numbers * mask
    return (numbers - numbers.sum(1, keepdim=True) / mask.sum(1, keepdim=True)) * mask
