"""Reviews of games that no one thinks ahead in: chances at a glance, before and after every action.

Where all play at once and the quickest wins, what an action is worth cannot be told from the same worlds: it is worth
what it changes. Nothing is called a loss.
"""

import numpy as np

from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.lab.counting.chances import curve_of
from fathoms.lab.counting.tally import SURE
from fathoms.lab.measuring.setting import Setting
from fathoms.lab.review.judging import Chances, Verdict


class Glancer:
    """Stands in for a `Judge`."""

    def __init__(self, match: Match) -> None:
        setting = Setting(match.game, match.players, match.options)
        self.sides, self.curve = setting.first_seats, curve_of(match.game, match.players)

    def start(self, match: Match) -> Chances:
        return self.glance(match)

    def judge(self, match: Match, seat: int, chosen: int) -> Verdict:
        before = self.glance(match)
        after = match.fork()
        after.play(seat, chosen)
        return Verdict(chosen, before, self.glance(after), 0.0, 0.0, 0.0, chosen, 0.0)

    def glance(self, match: Match) -> Chances:
        """Everyone's chance now; of a game that is over, its result."""
        if match.over:
            return np.array(match.shares())
        said = [min(max(verbs.quick_value(match.state, side), 0.0), 1.0) for side in self.sides]
        chances = np.array([self.curve[round(each * SURE)] / SURE for each in said])
        total = sum(chances[side] for side in set(self.sides))
        return chances / total if len(set(self.sides)) > 1 and total > 0 else chances
