"""What is it worth to be the next to open a cover in Poo Divers? Fits the numbers in the game's house.toml.

    fathoms tune poo_divers

Greedy bots play for two. At every first cover of a turn it notes what the covers would bring, and afterwards by how
much the player to move came to gain on the other. The `outlook` of the game needs the shares that fit best (least
squares), and how far leads scatter with so many covers left.
"""

import numpy as np

from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.playout import know
from fathoms.core.rng import seed_rng
from fathoms.core.rule import rule
from fathoms.games.poo_divers import GAME
from fathoms.games.poo_divers.greedy import greedy
from fathoms.games.poo_divers.outlook import promises
from fathoms.games.poo_divers.rules import actors, apply, setup
from fathoms.games.poo_divers.state import HOUSE, OPENING

GAMES = 40_000
TURNS = 80  # more than a game has
SHARES = ("turn", "best", "second", "third", "usual")
LEFT, BEST, SECOND, THIRD, USUAL, GAIN, SIGN = range(7)  # what is noted of a turn


@rule
def look(s, row):
    """What the covers would bring, each times the chance that it is a find."""
    best, second, third, total, finds = promises(s)
    left = int(s.left)
    row[LEFT] = left
    row[BEST], row[SECOND], row[THIRD] = best * finds / left, second * finds / left, third * finds / left
    row[USUAL] = total / left * finds / left


@rule
def play(options, room, first_seed, games, rng, moves, rows):
    """Play this many games; how many turns were noted. `room` is a state, a mind and a blank."""
    s, noted = room[0], 0
    for game in range(games):
        room[0] = room[2]
        seed_rng(rng, first_seed + game)
        setup(s, first_seed + game, options[0])
        first = noted
        while actors(s):
            seat = int(s.turn)
            if s.phase == OPENING and s.left < s.covers:
                look(s, rows[noted])
                lead = int(s.banked[seat]) - int(s.banked[1 - seat])
                rows[noted, GAIN] = -lead if seat == 0 else lead  # and the final lead of seat 0 is still to come
                rows[noted, SIGN] = 1 if seat == 0 else -1
                noted += 1
            know(s, seat, room[1:2], room[2:3])
            apply(s, seat, greedy(room[1], seat, rng, moves))
        final = int(s.banked[0]) - int(s.banked[1])
        for turn in range(first, noted):
            rows[turn, GAIN] = (final + rows[turn, GAIN]) * rows[turn, SIGN]
    return noted


def measure(seed: int = 0, games: int = GAMES) -> dict[str, float]:
    """The numbers that fit best, by their names in house.toml."""
    options, room = np.zeros(1, GAME.packed), np.zeros(3, GAME.state)
    options[0] = pack_options(GAME, 2, read_options(GAME.options, {}))
    rows = np.zeros((games * TURNS, SIGN + 1))
    rows = rows[: play(options, room, seed, games, np.zeros(2, np.int64), np.zeros(GAME.moves, np.int32), rows)]
    known = np.column_stack([np.ones(len(rows)), rows[:, BEST : USUAL + 1]])
    shares = np.linalg.lstsq(known, rows[:, GAIN], rcond=None)[0]
    rest = np.abs(rows[:, GAIN] - known @ shares)
    left = np.arange(1, 61)
    quartiles = [np.median(rest[rows[:, LEFT] == covers]) for covers in left]  # three of four are below it
    luck_each, luck = np.polyfit(left, quartiles, 1)
    found = {"luck": luck, "luck_each": luck_each, **dict(zip(SHARES, shares, strict=True))}
    return {name: float(value) for name, value in found.items()}


def write(found: dict[str, float]) -> str:
    """One line a number, beside what house.toml has."""
    house = HOUSE["outlook"]
    return "\n".join(f"{name} = {value:.2f}  # house.toml: {house[name]}" for name, value in found.items())
