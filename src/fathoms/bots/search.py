"""A bot that thinks ahead: it imagines what it cannot see, many times, and plays each time to the end."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from fathoms.bots.tree import ROOT, Style, Tree, grow, new_room, new_tree
from fathoms.core import verbs
from fathoms.core.game import Game, game_of
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw, new_rng, stream

CHUNK = 32  # simulations between two looks at the clock
MOST = 10_000_000  # simulations for one choice


@dataclass(frozen=True)
class Search:
    """How long a search may think, how, and how strictly it chooses the best.

    On one thread and without `seconds`, the same mind and seed give the same choice.
    """

    simulations: int = 1000  # in each thread, at most
    seconds: float | None = None
    threads: int = 1
    temperature: float = 0.0  # 0 = always the action tried most; 1 = each as likely as it was tried often
    style: Style = field(default_factory=Style)

    def __call__(self, mind: Record, seat: int, seed: int, memory: int = 0) -> int:
        actions, tried = self.look_ahead(mind, seat, seed)
        return choose(actions, tried, self.temperature, stream(seed, "choice"))

    def look_ahead(self, mind: Record, seat: int, seed: int) -> tuple[list[int], list[int]]:
        """The legal actions, and how often each was tried."""
        actions = legal_actions(mind, seat)
        if len(actions) == 1:
            return actions, [1]
        until = None if self.seconds is None else time.monotonic() + self.seconds
        if self.threads == 1:
            trees = [self.think(mind, seat, stream(seed, 0), until)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                thinking = [pool.submit(self.think, mind, seat, stream(seed, n), until) for n in range(self.threads)]
                trees = [thought.result() for thought in thinking]
        tried = np.sum([tree.tried[: len(actions)] for tree in trees], axis=0)  # the first node is the root
        return actions, [int(times) for times in tried]

    def think(self, mind: Record, seat: int, seed: int, until: float | None) -> Tree:
        """A tree of one's own."""
        tree, room = new_tree(), new_room(game_of(mind))
        room.records[ROOT] = mind
        rng = new_rng(seed)
        left = self.simulations
        while left > 0:
            grow(tree, room, seat, self.style, min(left, CHUNK), rng)
            left -= CHUNK
            if until is not None and time.monotonic() > until:
                break
        return tree


def legal_actions(mind: Record, seat: int) -> list[int]:
    """What the seat may do: the mind tells as much as the state."""
    room = np.zeros(game_of(mind).moves, np.int32)
    count = verbs.legal(mind, seat, room)
    return [int(action) for action in room[:count]]


def choose(actions: Sequence[int], tried: Sequence[int], temperature: float, seed: int) -> int:
    """The action tried most, or one of those tried often, by lot."""
    if temperature == 0:
        return actions[int(np.argmax(tried))]
    weights = (np.array(tried) / max(tried)) ** (1 / temperature)
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
