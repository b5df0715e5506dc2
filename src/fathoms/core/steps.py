"""Numbers as features: told as the step they have reached (see `Numbers` in core/features.py)."""

from fathoms.core.rule import rule


@rule
def steps(out, count, first, reached, most):
    """The step that a number has reached, if any: 5 of 8 is the fifth feature of its kind. How many features then."""
    if reached <= 0:
        return count
    out[count] = first + min(reached, most) - 1
    return count + 1


@rule
def either_way(out, count, first, reached, most):
    """A number below or above 0: its steps down are the first `most` features of its kind, its steps up the others."""
    if reached < 0:
        return steps(out, count, first, -reached, most)
    return steps(out, count, first + most, reached, most)
