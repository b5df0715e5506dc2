"""One decision, judged from the information state of the player who made it.

The other actions race against the chosen one in imagined worlds, the worse half dropping out in turn. The one that
seems best then meets the chosen one in worlds no one has seen before: what was found while looking for the best would
flatter it. What seems to have cost something is thought over again, longer and in other worlds, and only this counts.
A loss that is smaller than the doubt about it is none.
"""

import math
from dataclasses import dataclass, replace
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.search import PRIOR_VARIANCE, ActionRace, search_style
from fathoms.bots.search_tree import ROOT, SearchStyle, new_tree, new_workspace
from fathoms.core.compiled_calls import actions_in
from fathoms.core.game import SPECTATOR
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.lab.counting.chances import chance_curve
from fathoms.lab.measuring.study_setting import Setting
from fathoms.lab.review.action_values import Scale, Sums, clear_tree, new_sums, value_actions, value_position

Chances = NDArray[np.float64]  # (seats,)
SURELY = 2.0  # standard errors a loss has to be larger than, at least
WRONGLY = 0.5  # actions of a whole game that may be called mistakes though they were none, on average
DOUBT = 1.0  # standard errors by which an action must lead to stay in the race
SMALL = 0.01  # what no action can surely bring need not be looked for
MOST = 120_000  # simulations to find best actions in one game
LEAST = 60  # for each decision, however many there are
SUSPECTED = 1.5  # standard errors from which on a decision is looked at more closely
CLOSER = 5  # times as much is thought about it then
SETTLED = 0.1  # how much of its curiosity the search keeps when it is asked what something is worth


@dataclass(frozen=True)
class Budget:
    """How much is thought about one decision."""

    simulations: int = 400  # to find the best action; as many again for someone who knew all
    worlds: int = 300  # in which the best and the chosen one are compared
    surely: float = SURELY  # standard errors a loss has to be larger than

    @classmethod
    def usual(cls, decisions: int) -> "Budget":
        """What a game of this many decisions gets: all of it for short ones, less each the longer it was.

        The more decisions there are, the surer a loss has to be: else chance would make mistakes of many.
        """
        decisions = max(decisions, 1)
        share = min(1.0, MOST / (cls.simulations * decisions))
        surely = max(SURELY, NormalDist().inv_cdf(1 - WRONGLY / decisions)) if decisions > 1 else SURELY
        return cls(max(LEAST, int(cls.simulations * share)), max(LEAST, int(cls.worlds * share)), surely)

    def closer(self) -> "Budget":
        return replace(self, simulations=CLOSER * self.simulations, worlds=CLOSER * self.worlds)


@dataclass(frozen=True)
class BestComparison:
    """The action that seems best beside the chosen one, in worlds of their own."""

    best: int
    before: Chances  # everyone's chance with the best
    after: Chances  # and with the chosen one
    lead: float  # of the best, for the seat
    error: float  # standard error of the lead
    after_error: float  # and of the seat's chance with the chosen one


@dataclass(frozen=True)
class Verdict:
    """What is known of a decision."""

    best: int  # the best action; the chosen one if none is surely better
    before: Chances  # everyone's chance, had the best been chosen
    after: Chances  # everyone's chance with the chosen one
    loss: float  # what the choice has cost its seat
    doubt: float  # so much smaller or larger the loss may be
    error: float  # standard error of the chance after it
    open_best: int  # the best action for someone who knew all
    open_gain: float  # and by how much it would have been better than `best`; 0 if not surely


class Judge:
    """Judges the decisions of one match; its arrays are made once."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        game = match.game
        setting = Setting(game, match.players, match.options)
        self.players, self.budget, self.seed = match.players, budget, seed
        self.tree, self.room = new_tree(), new_workspace(game)
        self.style = search_style(game)
        self.settled = self.style._replace(explore=self.style.explore * SETTLED)
        self.scale = Scale(np.array(setting.first_seats, np.int64), chance_curve(game, match.players))
        self.now = np.zeros(match.players)

    def start(self, match: Match) -> Chances:
        """Everyone's chance before anything has happened, as a spectator would have it."""
        self._think_from(match.view(SPECTATOR))
        self._look_on(self.style, seed_from(self.seed, "first"), self.budget.simulations)
        return self._look_on(self.settled, seed_from(self.seed, "start"), self.budget.worlds)

    def _look_on(self, style: SearchStyle, key: int, worlds: int) -> Chances:
        sums = new_sums(1, self.players)
        value_position(self.tree, self.room, SPECTATOR, style, self.scale, key, worlds, self.now, sums)
        chances: Chances = sums.chances[0] / worlds
        return chances

    def judge(self, match: Match, seat: int, action_taken: int) -> Verdict:
        """What the choice was worth, from what the seat knew; and what one could have done who knew all."""
        actions = actions_in(match.info_state(seat), seat)
        key = seed_from(self.seed, match.number)
        comparison = self.meet(match, seat, actions, action_taken, key, self.budget)
        if comparison.lead > SUSPECTED * comparison.error:
            comparison = self.meet(match, seat, actions, action_taken, seed_from(key, "closer"), self.budget.closer())
        doubt = self.budget.surely * comparison.error
        if comparison.lead > doubt:
            best, before, loss = comparison.best, comparison.before, comparison.lead
        else:
            best, before, loss = action_taken, comparison.after, 0.0
        open_best, open_gain = self._knowing_all(match, seat, actions, best, key)
        return Verdict(best, before, comparison.after, loss, doubt, comparison.after_error, open_best, open_gain)

    def meet(
        self, match: Match, seat: int, actions: list[int], action_taken: int, key: int, budget: Budget
    ) -> BestComparison:
        """Look for the best action from what the seat knew, and compare the chosen one with it."""
        best = self._best(match.info_state(seat), seat, actions, action_taken, key, budget.simulations, knowing=False)
        sums = self._compare(seat, action_taken, best, seed_from(key, "fresh"), budget.worlds, knowing=False)
        chances = sums.chances / budget.worlds
        lead, error = lead_estimate(sums, budget.worlds)
        after_error = standard_error(sums.chances[0, seat], sums.squares[0, seat], budget.worlds)
        return BestComparison(best, chances[-1], chances[0], lead, error, after_error)

    def find_best(self, match: Match, seat: int, favourite: int, key: int, simulations: int) -> int:
        """The action that seems best from what the seat knows; the favourite if none is clearly better."""
        actions = actions_in(match.info_state(seat), seat)
        return self._best(match.info_state(seat), seat, actions, favourite, key, simulations, knowing=False)

    def compare_all(self, match: Match, seat: int, actions: list[int], key: int, worlds: int) -> Sums:
        """All these actions in the same fresh worlds; leads are over the first one."""
        self._think_from(match.info_state(seat))
        return self._count(self.settled, seat, np.array(actions, np.int32), key, 0, worlds, knowing=False)

    def _knowing_all(self, match: Match, seat: int, actions: list[int], best: int, key: int) -> tuple[int, float]:
        key = seed_from(key, "open")
        found = self._best(match.state, seat, actions, best, key, self.budget.simulations, knowing=True)
        if found == best:
            return best, 0.0
        sums = self._compare(seat, best, found, seed_from(key, "fresh"), self.budget.worlds, knowing=True)
        gain, error = lead_estimate(sums, self.budget.worlds)
        return (found, gain) if gain > self.budget.surely * error else (best, 0.0)

    def _best(
        self, root: Record, seat: int, actions: list[int], favourite: int, key: int, simulations: int, knowing: bool
    ) -> int:
        """The action that seems best, in a race in which the favourite stays to the end."""
        self._think_from(root)
        race = ActionRace(actions, favourite, DOUBT)
        rounds = 1 + math.ceil(math.log2(len(actions) - 1))
        first = 0
        for _ in range(rounds):
            candidates = race.remaining_actions()
            worlds = max(1, simulations // rounds // len(candidates))
            sums = self._count(self.style, seat, candidates, key, first, first + worlds, knowing)
            first += worlds
            race.add_round([(sums.leads, sums.spread, worlds)])
            if is_race_decided(race):
                return favourite
        leads = race.leads / race.deals
        return int(race.actions[race.remaining[int(np.argmax(leads[race.remaining]))]])

    def _think_from(self, root: Record) -> None:
        clear_tree(self.tree)
        self.room.records[ROOT] = root

    def _compare(self, seat: int, one: int, other: int, key: int, worlds: int, knowing: bool) -> Sums:
        """One action beside another, or alone if they are the same."""
        actions = np.array([one] if one == other else [one, other], np.int32)
        return self._count(self.settled, seat, actions, key, 0, worlds, knowing)

    def _count(
        self, style: SearchStyle, seat: int, actions: NDArray[np.int32], key: int, first: int, last: int, knowing: bool
    ) -> Sums:
        sums = new_sums(len(actions), self.players)
        place = (self.tree, self.room, seat, actions, style, self.scale)
        value_actions(*place, key, first, last, knowing, self.now, sums)
        return sums


def is_race_decided(race: ActionRace) -> bool:
    """Can nothing that is still in the race be better than the favourite by anything worth speaking of?"""
    means = race.leads[race.remaining] / race.deals[race.remaining]
    errors = np.sqrt(race.squares[race.remaining] + PRIOR_VARIANCE) / race.deals[race.remaining]
    return bool((means[1:] + SURELY * errors[1:] < SMALL).all())


def lead_estimate(sums: Sums, worlds: int) -> tuple[float, float]:
    """By how much the last action was better than the first, and the standard error of that."""
    return float(sums.leads[-1]) / worlds, standard_error(sums.leads[-1], sums.spread[-1], worlds)


def standard_error(total: float, squares: float, count: int) -> float:
    """Of a mean, from the sum and the sum of squares."""
    mean = total / count
    return math.sqrt(max(squares / count - mean * mean, 0.0) / max(count - 1, 1))
