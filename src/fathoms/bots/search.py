"""The search bot: samples what its seat cannot see many times, and plays each sample on to compare its actions.

Its actions race: in every round all that are left are tried on the same deals, and the worse half drops out, so that
most of the time goes into telling the best ones apart. (Sequential halving.) What the greedy bot would do stays in the
race to the end, and the others are measured by how surely they are better. A search that has a network takes that one's
best action instead.
"""

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import Network
from fathoms.bots.search_tree import ROOT, SearchStyle, compare_actions, new_tree, new_workspace
from fathoms.core.compiled.compile_mode import interpreted_games
from fathoms.core.compiled_calls import actions_in
from fathoms.core.game import Game, game_of
from fathoms.core.playout import GREEDY, NETWORK_POLICY
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw, new_rng, seed_from
from fathoms.core.structs import Record

CHUNK = 32  # simulations between two looks at the clock, about
MOST_SIMULATIONS = 10_000_000  # simulations for one choice
PRIOR_VARIANCE = 0.01  # as if one deal had already come out so differently (a tenth of a win, squared)


@dataclass(frozen=True)
class Search:
    """How long a search may think, how, and how strictly it chooses the best.

    On one thread and without `seconds`, the same information state and seed give the same choice.
    """

    simulations: int = 1000  # in each thread, about
    seconds: float | None = None
    threads: int = 1
    temperature: float = 0.0  # 0 = always the best; else, an action whose chance is so much worse is 2.7 times as rare
    style: SearchStyle = field(default_factory=SearchStyle)
    network: Network | None = None  # what it has learned, if it has

    def __call__(self, info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        if game_of(info_state).name in interpreted_games():  # interpreted, it would think for hours
            return self.favourite_action(info_state, seat, seed)
        actions, chances = self.evaluate_actions(info_state, seat, seed)
        return choose_action(actions, chances, self.temperature, seed_from(seed, "choice"))

    def evaluate_actions(self, info_state: Record, seat: int, seed: int) -> tuple[list[int], list[float]]:
        """The legal actions, and what each seems to be worth: about the chance to win with it."""
        actions = actions_in(info_state, seat)
        if len(actions) == 1:
            return actions, [1.0]
        race = self.new_race(info_state, seat, seed, actions)
        heads = [
            SearchThread(info_state, seat, seed_from(seed, "deals"), number, self) for number in range(self.threads)
        ]
        rounds = 1 + math.ceil(math.log2(len(actions) - 1))
        began = time.monotonic()
        with ThreadPoolExecutor(self.threads) as pool:
            for number in range(rounds):
                until = None if self.seconds is None else began + self.seconds * (number + 1) / rounds
                simulations = self.simulations // rounds
                actions_left = race.remaining_actions()
                run = partial(SearchThread.run_simulations, actions=actions_left, simulations=simulations, until=until)
                race.add_round(list(pool.map(run, heads)))
        chances = race.win_chances()
        return actions, [chances[action] for action in actions]

    def new_race(self, info_state: Record, seat: int, seed: int, actions: Sequence[int]) -> "ActionRace":
        """A race between these actions, before any of them has been tried."""
        race = ActionRace(actions, self.favourite_action(info_state, seat, seed), self.style.doubt)
        if self.network and self.style.belief:
            race.add_prior_leads(
                NetworkBot(self.network).action_leads(info_state, seat, race.actions), self.style.belief
            )
        return race

    def favourite_action(self, info_state: Record, seat: int, seed: int) -> int:
        """The action it would choose without searching."""
        think = NetworkBot(self.network) if self.network else play_greedily
        return think(info_state, seat, seed_from(seed, "favourite"))


Round = tuple[NDArray[np.float64], NDArray[np.float64], int]  # leads and their squares, added up over so many deals


class ActionRace:
    """Sequential halving between actions: which are still in the race, the favourite first, and their leads."""

    def __init__(self, actions: Sequence[int], favourite: int, doubt: float) -> None:
        others = [action for action in actions if action != favourite]
        self.actions = np.array([favourite, *others], np.int32)
        self.remaining = np.arange(len(actions))
        self.doubt = doubt
        self.leads, self.squares, self.deals, self.prior_leads = np.zeros((4, len(actions)))
        self.belief = 0

    def add_prior_leads(self, leads: NDArray[np.float64], belief: int) -> None:
        """Start with an estimate of each action's lead over the first, which counts as `belief` deals."""
        self.prior_leads, self.belief = leads, belief

    def remaining_actions(self) -> NDArray[np.int32]:
        return self.actions[self.remaining]

    def add_round(self, rounds: Sequence[Round]) -> None:
        """Add the sums of all threads in a round; then the worse half of the favourite's rivals drops out."""
        for leads, squares, deals in rounds:
            self.leads[self.remaining] += leads
            self.squares[self.remaining] += squares
            self.deals[self.remaining] += deals
        order = np.argsort(-self.confident_leads()[self.remaining[1:]], kind="stable")
        self.remaining = self.remaining[[0, *sorted(1 + order[: (len(order) + 1) // 2])]]

    def confident_leads(self) -> NDArray[np.float64]:
        """Each action's lead over the favourite, less `doubt` standard errors."""
        deals = self.deals + self.belief
        errors = np.sqrt(self.squares + PRIOR_VARIANCE) / deals
        leads = (self.leads + self.belief * self.prior_leads) / deals - self.doubt * errors
        leads[0] = 0
        return leads

    def win_chances(self) -> dict[int, float]:
        """The estimated chance to win with each action; for one that dropped out never more than the best one's."""
        leads = self.confident_leads()
        worths = np.maximum(self.leads[0] / self.deals[0] + np.minimum(leads, leads[self.remaining].max()), 0)
        return {int(action): float(worth) for action, worth in zip(self.actions, worths, strict=True)}


class SearchThread:
    """One thread of a search: its tree, and the deals it samples (every `threads`-th of one series)."""

    def __init__(self, info_state: Record, seat: int, key: int, number: int, search: Search) -> None:
        self.tree, self.workspace = (
            new_tree(),
            new_workspace(game_of(info_state), search.network if search.style.uses_network else None),
        )
        self.workspace.records[ROOT] = info_state
        self.seat, self.key, self.style = seat, key, search.style
        self.next, self.step = number, search.threads

    def run_simulations(self, actions: NDArray[np.int32], simulations: int, until: float | None) -> Round:
        """Simulate the actions on new deals, at least on one; the sums of their leads, and how many deals."""
        leads, squares = np.zeros((2, len(actions)))
        deals_left = total_deals = max(1, simulations // len(actions))
        while deals_left > 0:
            deals = min(deals_left, max(1, CHUNK // len(actions)))
            end = self.next + deals * self.step
            place = (self.tree, self.workspace, self.seat)
            compare_actions(*place, actions, leads, squares, self.style, self.key, self.next, end, self.step)
            self.next = end
            deals_left -= deals
            if until is not None and time.monotonic() > until:
                break
        return leads, squares, total_deals - deals_left


def choose_action(actions: Sequence[int], chances: Sequence[float], temperature: float, seed: int) -> int:
    """The best action, or at a temperature above 0 one drawn from the softmax of the chances."""
    if temperature == 0:
        return actions[int(np.argmax(chances))]
    weights = np.exp((np.array(chances) - max(chances)) / temperature)
    marks = np.cumsum(weights / weights.sum())
    return actions[int(np.searchsorted(marks, draw(new_rng(seed), 1 << 31) / (1 << 31), side="right"))]


def search_style(game: Game) -> SearchStyle:
    """The search settings of a game, from `[search]` in its `bots.toml`."""
    return SearchStyle(**game.bots.search)


JUDGES = {"outlook": GREEDY, "learned": NETWORK_POLICY}
PLAYERS = {"greedy": GREEDY, "learned": NETWORK_POLICY}


def network_search_style(game: Game) -> SearchStyle:
    """The settings of a search with a network: `[learned]`, and `[search]` for what it leaves out."""
    settings = {
        **game.bots.search,
        "player": "greedy",
        "judge": "learned",
        "guide": "learned",
        **game.bots.network_search,
    }
    who = {
        "player": PLAYERS[settings["player"]],
        "judge": JUDGES[settings["judge"]],
        "guide": PLAYERS[settings["guide"]],
    }
    return SearchStyle(**{**settings, **who})


def parse_budget(text: str) -> dict[str, Any]:
    """A search's budget from `2000` (simulations) or `0.5s` (seconds); an empty text means the defaults."""
    if not text:
        return {}
    number, seconds = (text[:-1], True) if text.endswith("s") else (text, False)
    try:
        amount = float(number) if seconds else int(number)
    except ValueError:
        amount = 0
    if not 0 < amount <= MOST_SIMULATIONS:
        raise Refusal("bot-budget-wrong", given=text)
    return {"simulations": MOST_SIMULATIONS, "seconds": amount} if seconds else {"simulations": amount}
