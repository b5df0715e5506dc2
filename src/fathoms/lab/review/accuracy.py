"""How well someone has chosen, 0 to 100, from what their choices have cost them."""

import math
from collections.abc import Sequence

STEEP = 20.0  # a mean loss of 5 % of a win a decision makes 37


def accuracy_of(losses: Sequence[float]) -> float | None:
    """100 without a loss; it falls by the same share with every further percent lost a decision. None: no choices."""
    if not losses:
        return None
    return 100 * math.exp(-STEEP * sum(losses) / len(losses))
