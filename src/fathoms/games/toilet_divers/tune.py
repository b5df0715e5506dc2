"""Measures the house-rule numbers of Toilet Divers: is the labyrinth neither too open nor too closed?

    python -m fathoms.games.toilet_divers.tune

Two questions about the cards. How often could a diver who knows them all reach the wanted treasure, with the own tool
alone and with the best helper? And what does a table of players with perfect memories make of them? Change the cards in
`house.toml`, not the code; write the figures down beside them.
"""

from dataclasses import dataclass

import numpy as np

from fathoms.core.game import CLOCK
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.rng import new_rng
from fathoms.core.rule import rule
from fathoms.core.structs import Record
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.toilet_divers.actions import GO, HAND
from fathoms.games.toilet_divers.greedy import greedy
from fathoms.games.toilet_divers.rules import actors, apply, setup
from fathoms.games.toilet_divers.sight import recall, view
from fathoms.games.toilet_divers.state import (
    BOTTOM,
    DOWN,
    HOUSE,
    LEVELS,
    OBSTACLE_ON,
    PLACES,
    STATE,
    TOOLS,
    TREASURES,
    UNKNOWN,
)
from fathoms.games.toilet_divers.ways import cell, exits
from fathoms.words import say

DEALS = 2000
GAMES = 500
PLAYER_COUNTS = TOILET_DIVERS.players


@dataclass(frozen=True)
class Figure:
    """Something measured, and where it should lie."""

    name: str  # its words are `toi-tune-<name>`
    value: float
    target: tuple[float, float] | None  # from and to; None = just to know

    @property
    def holds(self) -> bool:
        return self.target is None or self.target[0] <= self.value <= self.target[1]


def figure(name: str, value: float) -> Figure:
    return Figure(name, value, tuple(HOUSE["targets"][name]) if name in HOUSE["targets"] else None)


def measure(deals: int = DEALS, games: int = GAMES, seed: int = 1) -> list[Figure]:
    """All figures: those of the deals first, then those of the perfect-memory tables of 2, 3 and 4 players."""
    reached = np.zeros(4, np.int64)
    ways_of_deals(np.zeros(2, STATE), options(4), deals, seed, reached)
    own, helped, own_moves, helped_moves = (int(number) for number in reached)
    asked = deals * PLACES * TOOLS * TREASURES
    figures = [
        figure("reach_alone", own / asked),
        figure("reach_helped", helped / asked),
        figure("shortest_alone", own_moves / own),
        figure("shortest_helped", helped_moves / helped),
    ]
    tables = np.zeros(4, np.int64)
    for players in PLAYER_COUNTS:
        perfect_tables(np.zeros(3, STATE), options(players), games, seed, new_rng(seed), np.zeros(8, np.int32), tables)
    first, second, moves, searches = (int(number) for number in tables)
    played = games * len(PLAYER_COUNTS)
    return [
        *figures,
        figure("found_first", first / played),
        figure("found_second", second / played),
        figure("found", (first + second) / played),
        figure("dive_moves", moves / searches),
    ]


def options(players: int) -> Record:
    return pack_options(TOILET_DIVERS, players, read_options(TOILET_DIVERS.options, {}))


# A diver who knows every card


@rule
def ways_of_deals(room, options, deals, seed, reached):
    """Add up how often and in how many moves a treasure is reached: alone and with the best helper.

    `room` is a state and a blank.
    """
    s = room[0]
    for deal in range(deals):
        room[0] = room[1]
        setup(s, seed + deal, options)
        for place in range(PLACES):
            for treasure in range(1, TREASURES + 1):
                for own in range(1, TOOLS + 1):
                    alone = shortest(s, place, treasure, 1 << own)
                    best = alone
                    for lent in range(1, TOOLS + 1):
                        moves = shortest(s, place, treasure, 1 << own | 1 << lent)
                        if moves > 0 and (best == 0 or moves < best):
                            best = moves
                    reached[0] += alone > 0
                    reached[1] += best > 0
                    reached[2] += alone
                    reached[3] += best


@rule
def shortest(s, place, treasure, tools):
    """The fewest moves from level 1 at a place to a treasure with these tools; 0 = it cannot be reached."""
    reached = 1 << (place * LEVELS)  # toilets and levels, as a bit set
    for move in range(1, PLACES * LEVELS):
        before = reached
        for here in range(PLACES * LEVELS):
            if before >> here & 1:
                reached |= next_from(s, here // LEVELS, here % LEVELS + 1, tools)
        if reached == before:
            return 0
        if found_in(s, reached & ~before, treasure):
            return move
    return 0


@rule
def next_from(s, place, level, tools):
    """Where one move leads from a place and level, as a bit set."""
    card = int(s.card[cell(s, place, level)]) if level > 1 else UNKNOWN
    ways = exits(s, card, level)
    leads = 0
    for way in range(DOWN):
        if ways >> way & 1:
            leads |= 1 << ((place + way + 1) % PLACES * LEVELS + level - 1)
    obstacle = OBSTACLE_ON[card]
    if ways >> DOWN & 1 and (obstacle == 0 or tools >> obstacle & 1):
        leads |= 1 << (place * LEVELS + level)
    return leads


@rule
def found_in(s, places, treasure):
    """Is the treasure in one of these places?"""
    for place in range(PLACES):
        for level in range(2, BOTTOM + 1):
            if places >> (place * LEVELS + level - 1) & 1 and s.card[cell(s, place, level)] == treasure:
                return True
    return False


# A table of perfect memories


@rule
def perfect_tables(room, options, games, seed, rng, out, totals):
    """Add up finds in the first and second search, moves and searches of sensible players who forget nothing.

    `room` is a state, a mind and a blank. The glass waits until all have leafed through, and an assistant speaks first.
    """
    s, mind = room[0], room[1]
    for game in range(games):
        room[0] = room[2]
        setup(s, seed + game, options)
        bits = actors(s) & ~(1 << CLOCK)
        while bits:
            seat = 0
            while bits >> seat & 1 == 0 or (seat == s.turn and bits != 1 << seat):
                seat += 1
            room[1] = room[2]
            view(s, seat, mind)
            recall(s, seat, mind)
            action = greedy(mind, seat, rng, out)
            finds = int(s.finds)
            apply(s, seat, action)
            totals[2] += GO <= action < HAND
            if s.finds > finds:
                totals[0 if s.searches <= TREASURES else 1] += 1
            bits = actors(s) & ~(1 << CLOCK)
        totals[3] += int(s.searches)


# In words


def write(figures: list[Figure]) -> str:
    """One line a figure, with its target and whether it holds."""
    return "\n".join(write_figure(each) for each in figures)


def write_figure(each: Figure) -> str:
    what, value = say(f"toi-tune-{each.name.replace('_', '-')}"), f"{each.value:.2f}"
    if each.target is None:
        return say("toi-tune-figure", what=what, value=value)
    low, high = (f"{bound:g}" for bound in each.target)
    return say("toi-tune-target", what=what, value=value, low=low, high=high, holds=str(each.holds).lower())


if __name__ == "__main__":
    print(write(measure()))
