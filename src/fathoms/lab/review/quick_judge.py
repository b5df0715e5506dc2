"""Reviews of games that no one thinks ahead in: chances at a glance, before and after every action.

Where all play at once and the quickest wins, what an action is worth cannot be told from the same worlds: it is worth
what it changes. Nothing is called a loss.
"""

import numpy as np

from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.lab.counting.chances import chance_curve
from fathoms.lab.counting.tally import SURE
from fathoms.lab.measuring.study_setting import Setting
from fathoms.lab.review.move_judge import Chances, Verdict


class QuickJudge:
    """Stands in for a `Judge`."""

    def __init__(self, match: Match) -> None:
        setting = Setting(match.game, match.players, match.options)
        self.sides, self.curve = setting.first_seats, chance_curve(match.game, match.players)

    def start(self, match: Match) -> Chances:
        return self.glance(match)

    def judge(self, match: Match, seat: int, action: int) -> Verdict:
        before = self.glance(match)
        after = match.fork()
        after.play(seat, action)
        return Verdict(action, before, self.glance(after), 0.0, 0.0, 0.0, action, 0.0)

    def glance(self, match: Match) -> Chances:
        """Everyone's chance now; of a game that is over, its result."""
        if match.over:
            return np.array(match.shares())
        value = [min(max(verbs.quick_value(match.state, side), 0.0), 1.0) for side in self.sides]
        chances = np.array([self.curve[round(each * SURE)] / SURE for each in value])
        total = sum(chances[side] for side in set(self.sides))
        return chances / total if len(set(self.sides)) > 1 and total > 0 else chances
