"""From a lead to a chance."""

from fathoms.core.rule import rule


@rule
def chance_of(lead, scale):
    """The chance of winning with that lead: a half when even, three quarters when the lead is `scale`."""
    return 0.5 + 0.5 * lead / (scale + abs(lead))
