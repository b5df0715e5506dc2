"""A bot that thinks ahead: it imagines what it cannot see, many times, and plays each time on from there.

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
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.greedy import play_greedily
from fathoms.bots.learned import Learned
from fathoms.bots.network import Network
from fathoms.bots.tree import ROOT, Style, new_room, new_tree, try_each
from fathoms.core.compiled.compile_mode import waiting
from fathoms.core.compiled_calls import actions_in
from fathoms.core.game import Game, game_of
from fathoms.core.playout import GREEDY, LEARNED
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw, new_rng, stream
from fathoms.core.structs import Record

CHUNK = 32  # simulations between two looks at the clock, about
MOST = 10_000_000  # simulations for one choice
FIRST_DOUBT = 0.01  # as if one deal had already come out so differently (a tenth of a win, squared)


@dataclass(frozen=True)
class Search:
    """How long a search may think, how, and how strictly it chooses the best.

    On one thread and without `seconds`, the same mind and seed give the same choice.
    """

    simulations: int = 1000  # in each thread, about
    seconds: float | None = None
    threads: int = 1
    temperature: float = 0.0  # 0 = always the best; else, an action whose chance is so much worse is 2.7 times as rare
    style: Style = field(default_factory=Style)
    network: Network | None = None  # what it has learned, if it has

    def __call__(self, mind: Record, seat: int, seed: int, memory: int = 0) -> int:
        if game_of(mind).name in waiting():  # interpreted, it would think for hours
            return self.favourite(mind, seat, seed)
        actions, chances = self.look_ahead(mind, seat, seed)
        return choose(actions, chances, self.temperature, stream(seed, "choice"))

    def look_ahead(self, mind: Record, seat: int, seed: int) -> tuple[list[int], list[float]]:
        """The legal actions, and what each seems to be worth: about the chance to win with it."""
        actions = actions_in(mind, seat)
        if len(actions) == 1:
            return actions, [1.0]
        race = self.race(mind, seat, seed, actions)
        heads = [Head(mind, seat, stream(seed, "deals"), number, self) for number in range(self.threads)]
        rounds = 1 + math.ceil(math.log2(len(actions) - 1))
        began = time.monotonic()
        with ThreadPoolExecutor(self.threads) as pool:
            for number in range(rounds):
                until = None if self.seconds is None else began + self.seconds * (number + 1) / rounds
                simulations = self.simulations // rounds
                running = race.running()
                race.count(list(pool.map(lambda head: head.think(running, simulations, until), heads)))  # noqa: B023
        chances = race.chances()
        return actions, [chances[action] for action in actions]

    def race(self, mind: Record, seat: int, seed: int, actions: Sequence[int]) -> "Race":
        """One between these actions, before any of them has been tried."""
        race = Race(actions, self.favourite(mind, seat, seed), self.style.doubt)
        if self.network and self.style.belief:
            race.hear(Learned(self.network).leads(mind, seat, race.actions), self.style.belief)
        return race

    def favourite(self, mind: Record, seat: int, seed: int) -> int:
        """What it would do without looking ahead."""
        think = Learned(self.network) if self.network else play_greedily
        return think(mind, seat, stream(seed, "favourite"))


Round = tuple[NDArray[np.float64], NDArray[np.float64], int]  # leads and their squares, added up over so many deals


class Race:
    """Which actions are still in it, the favourite first, and how they have done."""

    def __init__(self, actions: Sequence[int], favourite: int, doubt: float) -> None:
        others = [action for action in actions if action != favourite]
        self.actions = np.array([favourite, *others], np.int32)
        self.left = np.arange(len(actions))
        self.doubt = doubt
        self.leads, self.squares, self.deals, self.told = np.zeros((4, len(actions)))
        self.belief = 0

    def hear(self, leads: NDArray[np.float64], belief: int) -> None:
        """By how much each action is said to be better than the first; that counts as much as so many deals."""
        self.told, self.belief = leads, belief

    def running(self) -> NDArray[np.int32]:
        return self.actions[self.left]

    def count(self, rounds: Sequence[Round]) -> None:
        """Add up what the heads found in a round; the worse half of those who run against the favourite drops out."""
        for leads, squares, deals in rounds:
            self.leads[self.left] += leads
            self.squares[self.left] += squares
            self.deals[self.left] += deals
        order = np.argsort(-self.sure_leads()[self.left[1:]], kind="stable")
        self.left = self.left[[0, *sorted(1 + order[: (len(order) + 1) // 2])]]

    def sure_leads(self) -> NDArray[np.float64]:
        """By how much each action is better than the favourite, less the doubt about it."""
        deals = self.deals + self.belief
        errors = np.sqrt(self.squares + FIRST_DOUBT) / deals
        leads = (self.leads + self.belief * self.told) / deals - self.doubt * errors
        leads[0] = 0
        return leads

    def chances(self) -> dict[int, float]:
        """What each action seems to be worth; one that dropped out never more than the best."""
        leads = self.sure_leads()
        worths = np.maximum(self.leads[0] / self.deals[0] + np.minimum(leads, leads[self.left].max()), 0)
        return {int(action): float(worth) for action, worth in zip(self.actions, worths, strict=True)}


class Head:
    """One thread's tree, and the deals it thinks about: every so many-th of the same series."""

    def __init__(self, mind: Record, seat: int, key: int, number: int, search: Search) -> None:
        self.tree, self.room = new_tree(), new_room(game_of(mind), search.network if search.style.glances else None)
        self.room.records[ROOT] = mind
        self.seat, self.key, self.style = seat, key, search.style
        self.next, self.step = number, search.threads

    def think(self, actions: NDArray[np.int32], simulations: int, until: float | None) -> Round:
        """Try the actions on new deals, at least on one."""
        leads, squares = np.zeros((2, len(actions)))
        left = wanted = max(1, simulations // len(actions))
        while left > 0:
            deals = min(left, max(1, CHUNK // len(actions)))
            end = self.next + deals * self.step
            place = (self.tree, self.room, self.seat)
            try_each(*place, actions, leads, squares, self.style, self.key, self.next, end, self.step)
            self.next = end
            left -= deals
            if until is not None and time.monotonic() > until:
                break
        return leads, squares, wanted - left


def choose(actions: Sequence[int], chances: Sequence[float], temperature: float, seed: int) -> int:
    """The best action, or one of the good ones by lot."""
    if temperature == 0:
        return actions[int(np.argmax(chances))]
    weights = np.exp((np.array(chances) - max(chances)) / temperature)
    marks = np.cumsum(weights / weights.sum())
    return actions[int(np.searchsorted(marks, draw(new_rng(seed), 1 << 31) / (1 << 31), side="right"))]


def style_of(game: Game) -> Style:
    """How a search thinks about a game, from its house values."""
    return Style(**game.search)


JUDGES = {"outlook": GREEDY, "learned": LEARNED}
PLAYERS = {"greedy": GREEDY, "learned": LEARNED}


def learned_style_of(game: Game) -> Style:
    """The same for a search with a network: what `[learned]` says, and `[search]` where that says nothing."""
    given = {**game.search, "player": "greedy", "judge": "learned", "guide": "learned", **game.learned}
    who = {"player": PLAYERS[given["player"]], "judge": JUDGES[given["judge"]], "guide": PLAYERS[given["guide"]]}
    return Style(**{**given, **who})


def budget(text: str) -> dict[str, Any]:
    """A search's budget from `2000` (simulations) or `0.5s`; nothing is the usual one."""
    if not text:
        return {}
    number, seconds = (text[:-1], True) if text.endswith("s") else (text, False)
    try:
        given = float(number) if seconds else int(number)
    except ValueError:
        given = 0
    if not 0 < given <= MOST:
        raise Refusal("bot-budget-wrong", given=text)
    return {"simulations": MOST, "seconds": given} if seconds else {"simulations": given}
