"""A bot that thinks ahead: it imagines what it cannot see, many times, and plays each time on from there.

Its actions race: in every round all that are left are tried on the same deals, and the worse half drops out, so that
most of the time goes into telling the best ones apart. (Sequential halving.) What the greedy bot would do stays in the
race to the end.
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
from fathoms.bots.tree import ROOT, Style, new_room, new_tree, try_each
from fathoms.core import verbs
from fathoms.core.game import Game, game_of
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw, new_rng, stream

CHUNK = 32  # simulations between two looks at the clock, about
MOST = 10_000_000  # simulations for one choice


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

    def __call__(self, mind: Record, seat: int, seed: int, memory: int = 0) -> int:
        actions, chances = self.look_ahead(mind, seat, seed)
        return choose(actions, chances, self.temperature, stream(seed, "choice"))

    def look_ahead(self, mind: Record, seat: int, seed: int) -> tuple[list[int], list[float]]:
        """The legal actions, and what each seems to be worth: about the chance to win with it."""
        actions = legal_actions(mind, seat)
        if len(actions) == 1:
            return actions, [1.0]
        race = Race(actions, play_greedily(mind, seat, stream(seed, "favourite")))
        heads = [Head(mind, seat, stream(seed, "deals"), number, self) for number in range(self.threads)]
        rounds = math.ceil(math.log2(len(actions)))
        began = time.monotonic()
        with ThreadPoolExecutor(self.threads) as pool:
            for number in range(rounds):
                until = None if self.seconds is None else began + self.seconds * (number + 1) / rounds
                simulations = self.simulations // rounds
                running = race.running()
                race.count(list(pool.map(lambda head: head.think(running, simulations, until), heads)))  # noqa: B023
        return actions, race.chances()


class Race:
    """Which actions are still in it, and how they have done."""

    def __init__(self, actions: Sequence[int], favourite: int) -> None:
        self.actions = np.array(actions, np.int32)
        self.favourite = actions.index(favourite)
        self.gains = np.zeros(len(actions))
        self.deals = np.zeros(len(actions))
        self.left = np.arange(len(actions))

    def running(self) -> NDArray[np.int32]:
        return self.actions[self.left]

    def count(self, rounds: Sequence[tuple[NDArray[np.float64], int]]) -> None:
        """Add up what the heads found in a round; the worse half drops out."""
        for gains, deals in rounds:
            self.gains[self.left] += gains
            self.deals[self.left] += deals
        order = np.argsort(-(self.gains / self.deals)[self.left], kind="stable")
        kept = self.left[order[: (len(order) + 1) // 2]]
        self.left = kept if self.favourite in kept else np.append(kept, self.favourite)

    def chances(self) -> list[float]:
        """What each action was worth on average; those that dropped out are less than the best."""
        chances = self.gains / self.deals
        best = self.left[np.argmax(chances[self.left])]
        return [float(min(chance, chances[best])) for chance in chances]


class Head:
    """One thread's tree, and the deals it thinks about: every so many-th of the same series."""

    def __init__(self, mind: Record, seat: int, key: int, number: int, search: Search) -> None:
        self.tree, self.room = new_tree(), new_room(game_of(mind))
        self.room.records[ROOT] = mind
        self.seat, self.key, self.style = seat, key, search.style
        self.next, self.step = number, search.threads

    def think(self, actions: NDArray[np.int32], simulations: int, until: float | None) -> tuple[NDArray[Any], int]:
        """Try the actions on new deals, at least on one; the sum of what came of each, and how many deals there were."""
        gains = np.zeros(len(actions))
        left = wanted = max(1, simulations // len(actions))
        while left > 0:
            deals = min(left, max(1, CHUNK // len(actions)))
            end = self.next + deals * self.step
            try_each(
                self.tree, self.room, self.seat, actions, gains, self.style, self.key, self.next, end, self.step
            )
            self.next = end
            left -= deals
            if until is not None and time.monotonic() > until:
                break
        return gains, wanted - left


def legal_actions(mind: Record, seat: int) -> list[int]:
    """What the seat may do: the mind tells as much as the state."""
    room = np.zeros(game_of(mind).moves, np.int32)
    count = verbs.legal(mind, seat, room)
    return [int(action) for action in room[:count]]


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
