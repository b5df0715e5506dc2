"""What a learned player is told about a game: numbered features, most of which are absent at any one time."""

from dataclasses import dataclass, field

from fathoms.core.rule import rule
from fathoms.old_names import old_name_resolver

ADVISED = 0  # of an action, in games with a `advice`: it is advised. Their own features of actions begin after it
Scale = tuple[int, int]  # the first of its features, and how many steps


class FeatureIds:
    """Gives out the numbers of features, kind after kind: each call says where a kind begins.

    SEEN = Numbers()
    PHASE = SEEN.kinds(3)  # one of three
    POT = SEEN.steps(20)  # how far a number has come, told by the rule `write_steps` below
    LEADS = SEEN.signed_steps(10, 3)  # three numbers, each below or above 0, told by `write_signed_steps`
    """

    def __init__(self) -> None:
        self.count = 0
        self.scales: list[Scale] = []

    def kinds(self, number: int) -> int:
        """Features that have nothing to do with each other."""
        first = self.count
        self.count += number
        return first

    def steps(self, most: int, times: int = 1) -> int:
        """A number of this many steps, or several one after another."""
        first = self.kinds(most * times)
        self.scales += [(first + most * time, most) for time in range(times)]
        return first

    def signed_steps(self, most: int, times: int = 1) -> int:
        """A number with this many steps down from 0, and as many up."""
        return self.steps(most, 2 * times)


@dataclass(frozen=True)
class Features:
    """How many features there are; `state_features` and `action_features` of the game say which are there.

    What is learned of a step counts for all steps above it, too: that is how numbers close to each other come to look
    alike (see learning/model.py).
    """

    version: int  # rises whenever a number comes to mean something else: older networks are refused then
    seen: int  # features of what a seat knows are 0 .. seen-1
    most_seen: int  # of which so many can be there at once
    acts: int  # features of an action are 0 .. acts-1
    most_acts: int  # of which an action can have so many
    seen_scales: tuple[Scale, ...] = field(default=())
    act_scales: tuple[Scale, ...] = field(default=())

    @classmethod
    def of(cls, version: int, seen: FeatureIds, most_seen: int, acts: FeatureIds, most_acts: int) -> "Features":
        return cls(version, seen.count, most_seen, acts.count, most_acts, tuple(seen.scales), tuple(acts.scales))


@rule
def noop(s):
    """There is nothing to prepare, nor to release."""


@rule
def no_advice(s, seat, out):
    """No one advises a learned player: it has to find out by itself."""
    return -1


@rule
def write_steps(out, count, first, value, most):
    """The step that a number has reached, if any: 5 of 8 is the fifth feature of its kind. How many features then."""
    if value <= 0:
        return count
    out[count] = first + min(value, most) - 1
    return count + 1


@rule
def write_signed_steps(out, count, first, value, most):
    """A number below or above 0: its steps down are the first `most` features of its kind, its steps up the others."""
    if value < 0:
        return write_steps(out, count, first, -value, most)
    return write_steps(out, count, first + most, value, most)


__getattr__ = old_name_resolver(__name__)
