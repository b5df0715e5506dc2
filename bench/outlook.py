"""What is it worth to be the next to open a cover in Poo Divers? Fits the numbers in the game's house.toml.

    python bench/outlook.py [--games N]

Greedy bots play for two. At every first cover of a turn it notes what the covers would bring, and afterwards by how
much the player to move came to gain on the other. The `outlook` of the game needs the shares that fit best (least
squares), and how far leads scatter with so many covers left.
"""

import argparse

import numba
import numpy as np

from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.rng import seed_rng
from fathoms.core.verbs import actors, apply, greedy, recall, setup, view
from fathoms.games.poo_divers import POO_DIVERS
from fathoms.games.poo_divers.outlook import promises
from fathoms.games.poo_divers.state import OPENING

TURNS = 80  # more than a game has
LEFT, BEST, SECOND, THIRD, USUAL, GAIN = range(6)


@numba.njit
def look(s, row):
    """What the covers would bring, each times the chance that it is a find."""
    best, second, third, total, finds = promises(s)
    left = int(s.left)
    row[LEFT] = left
    row[BEST], row[SECOND], row[THIRD] = best * finds / left, second * finds / left, third * finds / left
    row[USUAL] = total / left * finds / left


@numba.njit
def play(options, room, games, rows):
    """Play so many games; how many turns were noted."""
    rng, moves, noted = np.zeros(2, np.int64), np.zeros(200, np.int32), 0
    for game in range(games):
        room[0] = room[2]
        s = room[0]
        seed_rng(rng, game)
        setup(s, game, options[0])
        first = noted
        while actors(s):
            seat = int(s.turn)
            if s.phase == OPENING and s.left < s.covers:
                look(s, rows[noted])
                lead = int(s.banked[seat]) - int(s.banked[1 - seat])
                rows[noted, GAIN] = -lead if seat == 0 else lead  # and the final lead of seat 0 is still to come
                rows[noted, GAIN + 1] = 1 if seat == 0 else -1
                noted += 1
            room[1] = room[2]
            view(s, seat, room[1])
            recall(s, seat, room[1])
            apply(s, seat, greedy(room[1], seat, rng, moves))
        final = int(s.banked[0]) - int(s.banked[1])
        for turn in range(first, noted):
            rows[turn, GAIN] = (final + rows[turn, GAIN]) * rows[turn, GAIN + 1]
    return noted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    games = parser.parse_args().games
    options = np.zeros(1, POO_DIVERS.packed)
    options[0] = pack_options(POO_DIVERS, 2, read_options(POO_DIVERS.options, {}))
    rows = np.zeros((games * TURNS, GAIN + 2))
    rows = rows[: play(options, np.zeros(3, POO_DIVERS.state), games, rows)]
    known = np.column_stack([np.ones(len(rows)), rows[:, BEST : USUAL + 1]])
    shares = np.linalg.lstsq(known, rows[:, GAIN], rcond=None)[0]
    for name, share in zip(("turn", "best", "second", "third", "usual"), shares, strict=True):
        print(f"{name} = {share:.2f}")
    rest = np.abs(rows[:, GAIN] - known @ shares)
    left = np.arange(1, 61)
    quartiles = [np.median(rest[rows[:, LEFT] == covers]) for covers in left]  # three of four are below it
    luck_each, luck = np.polyfit(left, quartiles, 1)
    print(f"luck = {luck:.1f}\nluck_each = {luck_each:.2f}")


if __name__ == "__main__":
    main()
