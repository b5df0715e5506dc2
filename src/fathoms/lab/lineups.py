"""Who plays whom, on which deal, from which side of the table.

Every pair of bots meets equally often. A pair shares out the sides in turn (A B, A B A B, A B A); every deal is played
twice, the second time with the bots exchanged, so that luck and seats cancel out; from deal to deal the pattern moves
on by one seat.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from fathoms.core.rng import seed_from


@dataclass(frozen=True)
class Lineup:
    """One game to be played."""

    pair: tuple[int, int]  # the bots, by number
    bots: tuple[int, ...]  # the bot of each seat
    seed: int


def lineups(bots: int, games: int, sides: Sequence[int], seed: int) -> Iterator[Lineup]:
    """`games` games for every pair of bots; two games make a deal."""
    order = {side: number for number, side in enumerate(dict.fromkeys(sides))}
    for number in range((games + 1) // 2):
        for pair in combinations(range(bots), 2):
            for exchanged in range(min(2, games - 2 * number)):
                seats = [pair[((order[side] + number) % len(order) + exchanged) % 2] for side in sides]
                yield Lineup(pair, tuple(seats), seed_from(seed, "deal", number))
