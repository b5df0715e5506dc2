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


def figure_with_target(name: str, value: float) -> Figure:
    return Figure(name, value, tuple(HOUSE["targets"][name]) if name in HOUSE["targets"] else None)


def measure(deals: int = DEALS, games: int = GAMES, seed: int = 1) -> list[Figure]:
    """All figures: those of the deals first, then those of the perfect-memory tables of 2, 3 and 4 players."""
    totals = np.zeros(4, np.int64)
    measure_deals(np.zeros(2, STATE), pack_game_options(4), deals, seed, totals)
    own_count, helped_count, own_moves, helped_moves = (int(number) for number in totals)
    question_count = deals * PLACES * TOOLS * TREASURES
    figures = [
        figure_with_target("reach_alone", own_count / question_count),
        figure_with_target("reach_helped", helped_count / question_count),
        figure_with_target("shortest_alone", own_moves / own_count),
        figure_with_target("shortest_helped", helped_moves / helped_count),
    ]
    tables = np.zeros(4, np.int64)
    for players in PLAYER_COUNTS:
        play_perfect_tables(
            np.zeros(3, STATE), pack_game_options(players), games, seed, new_rng(seed), np.zeros(8, np.int32), tables
        )
    first, second, moves, searches = (int(number) for number in tables)
    game_count = games * len(PLAYER_COUNTS)
    return [
        *figures,
        figure_with_target("found_first", first / game_count),
        figure_with_target("found_second", second / game_count),
        figure_with_target("found", (first + second) / game_count),
        figure_with_target("dive_moves", moves / searches),
    ]


def pack_game_options(players: int) -> Record:
    return pack_options(TOILET_DIVERS, players, read_options(TOILET_DIVERS.options, {}))


# A diver who knows every card


@rule
def measure_deals(records, options, deals, seed, totals):
    """Add up how often and in how many moves a treasure is reached: alone and with the best helper.

    `records` are a state and a blank one.
    """
    s = records[0]
    for deal in range(deals):
        records[0] = records[1]
        setup(s, seed + deal, options)
        for place in range(PLACES):
            for treasure in range(1, TREASURES + 1):
                for own_tool in range(1, TOOLS + 1):
                    alone = shortest_way(s, place, treasure, 1 << own_tool)
                    best = alone
                    for borrowed_tool in range(1, TOOLS + 1):
                        moves = shortest_way(s, place, treasure, 1 << own_tool | 1 << borrowed_tool)
                        if moves > 0 and (best == 0 or moves < best):
                            best = moves
                    totals[0] += alone > 0
                    totals[1] += best > 0
                    totals[2] += alone
                    totals[3] += best


@rule
def shortest_way(s, place, treasure, tools):
    """The fewest moves from level 1 at a place to a treasure with these tools; 0 = it cannot be reached."""
    visited = 1 << (place * LEVELS)  # toilets and levels, as a bit set
    for move in range(1, PLACES * LEVELS):
        last_visited = visited
        for index in range(PLACES * LEVELS):
            if last_visited >> index & 1:
                visited |= next_places(s, index // LEVELS, index % LEVELS + 1, tools)
        if visited == last_visited:
            return 0
        if is_treasure_in(s, visited & ~last_visited, treasure):
            return move
    return 0


@rule
def next_places(s, place, level, tools):
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
def is_treasure_in(s, places, treasure):
    """Is the treasure in one of these places?"""
    for place in range(PLACES):
        for level in range(2, BOTTOM + 1):
            if places >> (place * LEVELS + level - 1) & 1 and s.card[cell(s, place, level)] == treasure:
                return True
    return False


# A table of perfect memories


@rule
def play_perfect_tables(records, options, games, seed, rng, out, totals):
    """Add up finds in the first and second search, moves and searches of sensible players who forget nothing.

    `records` are a state, an information state and a blank one. The glass waits until all have leafed
    through, and an assistant speaks first.
    """
    s, info_state = records[0], records[1]
    for game in range(games):
        records[0] = records[2]
        setup(s, seed + game, options)
        bits = actors(s) & ~(1 << CLOCK)
        while bits:
            seat = 0
            while bits >> seat & 1 == 0 or (seat == s.turn and bits != 1 << seat):
                seat += 1
            records[1] = records[2]
            view(s, seat, info_state)
            recall(s, seat, info_state)
            action = greedy(info_state, seat, rng, out)
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
