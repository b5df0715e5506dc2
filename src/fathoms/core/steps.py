"""Numbers as features: told as the steps they have reached, so that numbers close to each other look alike."""

from fathoms.core.rule import rule


@rule
def steps(out, count, first, reached, most):
    """The steps that a number has reached: 5 of 8 are the first five features of its kind. How many features then."""
    for step in range(min(reached, most)):
        out[count] = first + step
        count += 1
    return count


@rule
def either_way(out, count, first, reached, most):
    """A number below or above 0: its steps down are the first `most` features of its kind, its steps up the others."""
    if reached < 0:
        return steps(out, count, first, -reached, most)
    return steps(out, count, first + most, reached, most)
