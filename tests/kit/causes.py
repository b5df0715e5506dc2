"""One cause is told once: what is broken in a game breaks many laws with many options."""

import re
import traceback

import pytest

from tests.kit.laws import Law
from tests.kit.variants import Variant

TOLD: dict[tuple[str, str], str] = {}  # of each game and cause, the law and variant it was told with


def hold(law: Law, variant: Variant, seed: int) -> None:
    """Hold a variant to a law. Whoever fails by a cause that was told already is skipped, and says where to look."""
    try:
        law(variant, seed)
    except Exception as error:
        here = f"{law.__name__} with {variant.name}"
        first = TOLD.setdefault((variant.game.name, cause_of(error)), here)
        if first == here:
            raise
        pytest.skip(f"broken by the same cause as {first}")


def cause_of(error: Exception) -> str:
    """What went wrong, whichever variant, moment and numbers it went wrong with."""
    if isinstance(error, AssertionError) and ": " in str(error):
        return re.sub(r"-?\d+([ ,.]+-?\d+)*", "#", str(error).split(": ", 1)[1])
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.filename}, line {last.lineno}"
