"""Who wins, as most games see it (the most points; equal points share the win), and how likely a lead is to win."""

from fathoms.core.rule import rule
from fathoms.core.verbs import score
from fathoms.old_names import old_name_resolver


@rule
def most_points(s, players):
    """The most points anyone has."""
    best = score(s, 0)
    for seat in range(1, players):
        best = max(best, score(s, seat))
    return best


@rule
def count_leaders(s, players):
    """How many have the most points."""
    best, count = most_points(s, players), 0
    for seat in range(players):
        if score(s, seat) == best:
            count += 1
    return count


@rule
def share_the_win(s, players, winners, out):
    """The side with the most points wins; `winners` sides have them, and a side's members all have its points."""
    best = most_points(s, players)
    for seat in range(players):
        out[seat] = 1.0 / winners if score(s, seat) == best else 0.0


@rule
def chance_of_lead(lead, scale):
    """The chance of winning with that lead: a half when even, three quarters when the lead is `scale`."""
    return 0.5 + 0.5 * lead / (scale + abs(lead))


__getattr__ = old_name_resolver(__name__)
