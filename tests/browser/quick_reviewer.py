"""Reviews for the browser tests: interpreted rules are too slow to think ahead by, so choices are judged at a glance.

Everything else is as it is: the process, what it tells, and sums that come out.
"""

import importlib
import runpy

from fathoms.core.match import Match
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.lab.review.move_judge import Budget, Chances, Verdict
from fathoms.lab.review.quick_judge import QuickJudge

OTHERS = 3  # actions beside the chosen one that are looked at
LEAST = 0.02  # a smaller loss is none
STERN = 10  # so many moves apart another action is called better, whatever it is worth: every game has its mistakes
PLANTED = 0.1  # of what was missing to a sure win


class HastyJudge(QuickJudge):
    """Sees what comes right after a few of the actions, and calls the best of them better."""

    def judge(self, match: Match, seat: int, chosen: int) -> Verdict:
        others = [int(action) for action in match.choices(seat) if action != chosen][:OTHERS]
        after = {action: self.seen_after(match, seat, action) for action in (chosen, *others)}
        best = max(after, key=lambda action: after[action][seat])
        before = after[best]
        if before[seat] - after[chosen][seat] < LEAST:
            best, before = chosen, after[chosen]
            if match.number % STERN == STERN - 1:
                best, before = others[0], (1 - PLANTED) * before
                before[seat] += PLANTED
        loss = float(before[seat] - after[chosen][seat])
        return Verdict(best, before, after[chosen], loss, LEAST, LEAST / 2, others[0], 0.1)

    def seen_after(self, match: Match, seat: int, action: int) -> Chances:
        then = match.fork()
        then.play(seat, action)
        return self.glance(then)


def new_judge(match: Match, budget: Budget, seed: int) -> QuickJudge:
    return QuickJudge(match) if levels_by_pace_only(match.game) else HastyJudge(match)


if __name__ == "__main__":
    vars(importlib.import_module("fathoms.lab.review.game_review"))["new_judge"] = new_judge
    runpy.run_module("fathoms.lab.review.review_worker", run_name="__main__")
