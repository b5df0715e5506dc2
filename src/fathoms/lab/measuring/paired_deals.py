"""Deals played twice, the second time with the bots exchanged: what the deal does and what the bots do comes apart.

All in compiled play. One side has the first bot and all others the second; in the second game of a deal another side
has it. Which two sides these are changes from deal to deal.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import core_count, run_on_threads
from fathoms.batch.job import BatchJob
from fathoms.core.rng import seed_from
from fathoms.lab.counting.tally import BATCHES
from fathoms.lab.measuring.deal_player import COUNT, DealTable, play_deals
from fathoms.lab.measuring.figures import Values
from fathoms.lab.measuring.study_setting import Setting


class GreedyPlayer(NamedTuple):
    """A greedy bot: of a hundred actions it chooses so many at random; and it may know all there is."""

    slips: int = 0
    knowing: bool = False


GREEDY, RANDOM, KNOWING = GreedyPlayer(), GreedyPlayer(slips=100), GreedyPlayer(knowing=True)

Sums = NDArray[np.int64]  # (BATCHES, 6), what is added up of each batch (see deals.py)


@dataclass(frozen=True)
class PairedDeals:
    """Deals to be played with two bots."""

    setting: Setting
    bots: tuple[GreedyPlayer, GreedyPlayer]
    deals: int
    seed: int
    lucky_alike: bool = False  # have the bots the same luck of their own in both games of a deal?

    def table(self) -> DealTable:
        """A place for one thread to play at."""
        setting, game = self.setting, self.setting.game
        order = BatchJob(game, setting.players, setting.options, ["greedy"], self.deals, self.seed)
        return DealTable(
            np.array([order.keys, order.keys if self.lucky_alike else [order.keys[0], seed_from(self.seed, "others")]]),
            order.options,
            np.array(self.bots, np.int8),
            np.array(list(combinations(setting.sides, 2)), np.int64),
            np.array(setting.first_seats, np.int64),
            np.zeros(3, game.state_type),
            np.zeros((2, setting.players)),
            np.zeros(2, np.int64),
            np.zeros(game.max_legal, np.int32),
        )

    def play(self, threads: int | None = None) -> Iterator[Sums]:
        """What was added up, now and then, and in the end: the same on any number of threads.

        A caller that stops asking ends it within a chunk of games.
        """
        play_deals(0, 0, self.table(), empty_sums())  # compiles
        parts: list[Sums] = []

        def work(chunks: Iterator[tuple[int, int]]) -> None:
            table = self.table()
            for first, last in chunks:
                sums = empty_sums()
                play_deals(first, last, table, sums)
                parts.append(sums)

        with closing(run_on_threads(self.deals, [work] * (threads or core_count()))) as playing:
            for _ in playing:
                yield sum_parts(parts)
        yield sum_parts(parts)


def empty_sums() -> Sums:
    return np.zeros((BATCHES, 6), np.int64)


def sum_parts(parts: list[Sums]) -> Sums:
    """All parts added up; from then on they are one. (Threads add more at the end meanwhile.)"""
    part_count = len(parts)
    total = sum(parts[:part_count], empty_sums())
    parts[:part_count] = [total]
    return total


def jackknife_sums(values: Callable[[Sums], Values], sums: Sums) -> tuple[Values, Values]:
    """Values of all deals together, and what they are without each batch of deals: (batches, values)."""
    total = sums.sum(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        return values(total), np.array([values(total - row) for row in sums[sums[:, COUNT] > 0]])


def games_in(sums: Sums) -> int:
    """How many games were played: two a deal, which are counted for two sides."""
    return int(sums[:, COUNT].sum())
