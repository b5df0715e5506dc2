"""Fits the numbers of `[outlook]` in house.toml: what it is worth to be the next to open a cover.

    fathoms tune poo_divers

Greedy bots play for two. At every first cover of a turn it records what the covers would score, and afterwards by how
much the player to move came to gain on the other. The `quick_value` of the game needs the shares that fit best (least
squares), and how far leads scatter with so many covers left.
"""

import numpy as np

from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.playout import fill_info_state
from fathoms.core.rng import seed_rng
from fathoms.core.rule import rule
from fathoms.games.poo_divers import GAME
from fathoms.games.poo_divers.greedy import greedy
from fathoms.games.poo_divers.quick_value import cover_promises
from fathoms.games.poo_divers.rules import actors, apply, setup
from fathoms.games.poo_divers.state import HOUSE, OPENING

GAMES = 40_000
TURNS = 80  # more than a game has
SHARES = ("turn", "best", "second", "third", "usual")
COVERS_LEFT, BEST, SECOND, THIRD, USUAL, GAIN, SIGN = range(7)  # columns of a recorded turn


@rule
def record_turn(s, row):
    """Record what the covers would score, each times the chance that it is a find."""
    best, second, third, total, finds = cover_promises(s)
    covers_left = int(s.left)
    row[COVERS_LEFT] = covers_left
    row[BEST], row[SECOND], row[THIRD] = (
        best * finds / covers_left,
        second * finds / covers_left,
        third * finds / covers_left,
    )
    row[USUAL] = total / covers_left * finds / covers_left


@rule
def play_games(options, records, first_seed, games, rng, moves, rows):
    """Play games and record their turns; how many turns. `records` are a state, an info state and a blank one."""
    s, turn_count = records[0], 0
    for game in range(games):
        records[0] = records[2]
        seed_rng(rng, first_seed + game)
        setup(s, first_seed + game, options[0])
        first = turn_count
        while actors(s):
            seat = int(s.turn)
            if s.phase == OPENING and s.left < s.covers:
                record_turn(s, rows[turn_count])
                lead = int(s.banked[seat]) - int(s.banked[1 - seat])
                rows[turn_count, GAIN] = -lead if seat == 0 else lead  # and the final lead of seat 0 is still to come
                rows[turn_count, SIGN] = 1 if seat == 0 else -1
                turn_count += 1
            fill_info_state(s, seat, records[1:2], records[2:3])
            apply(s, seat, greedy(records[1], seat, rng, moves))
        final = int(s.banked[0]) - int(s.banked[1])
        for turn in range(first, turn_count):
            rows[turn, GAIN] = (final + rows[turn, GAIN]) * rows[turn, SIGN]
    return turn_count


def measure(seed: int = 0, games: int = GAMES) -> dict[str, float]:
    """The numbers that fit best, by their names in house.toml."""
    options, records = np.zeros(1, GAME.options_type), np.zeros(3, GAME.state_type)
    options[0] = pack_options(GAME, 2, read_options(GAME.options, {}))
    rows = np.zeros((games * TURNS, SIGN + 1))
    rows = rows[
        : play_games(options, records, seed, games, np.zeros(2, np.int64), np.zeros(GAME.max_legal, np.int32), rows)
    ]
    predictors = np.column_stack([np.ones(len(rows)), rows[:, BEST : USUAL + 1]])
    shares = np.linalg.lstsq(predictors, rows[:, GAIN], rcond=None)[0]
    residuals = np.abs(rows[:, GAIN] - predictors @ shares)
    covers_left = np.arange(1, 61)
    quartiles = [
        np.median(residuals[rows[:, COVERS_LEFT] == covers]) for covers in covers_left
    ]  # three of four are below it
    luck_each, luck = np.polyfit(covers_left, quartiles, 1)
    numbers = {"luck": luck, "luck_each": luck_each, **dict(zip(SHARES, shares, strict=True))}
    return {name: float(value) for name, value in numbers.items()}


def write(numbers: dict[str, float]) -> str:
    """One line a number, beside what house.toml has."""
    current = HOUSE["outlook"]
    return "\n".join(f"{name} = {value:.2f}  # house.toml: {current[name]}" for name, value in numbers.items())
