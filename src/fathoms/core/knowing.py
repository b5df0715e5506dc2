"""What a mind that knows all looks like. Only the lab asks: what would cheating be worth?"""

from fathoms.core.rule import rule


@rule
def as_it_is(s, seat, out):
    """In games whose greedy bot reads what is hidden as it stands in a state, a copy of the state will do."""
