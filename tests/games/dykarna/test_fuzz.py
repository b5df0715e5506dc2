"""Wild seas of Dykarna: far more chains than the house has, half of them known, divers everywhere."""

import numpy as np
import pytest

from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.rng import draw, new_rng
from fathoms.core.rule import INTERPRETED, rule
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.random_action import pick
from fathoms.games.dykarna.rules import actors, apply, setup
from fathoms.games.dykarna.sea import next_place, shore_place
from tests.games.dykarna.invariants import sound

SEAS = 20 if INTERPRETED else 1500
MOVES = 150  # of a game in a wild sea; a game is long before it is over

FORMS = ("teams", "solo", "together")  # together: two players, whose crews go together

CALM = 3  # of WILD tiles, so many are of any kind; the others carry a diver on
WILD = 8
CIRCLES = 50  # beside what `sound` finds
FIRST_CHAIN, KINDS = 17, 26  # anemone to the last current


@rule
def stir(s, rng):
    """Lay a sea with many chains and put the divers anywhere they may be."""
    s.unseen[:] = 0
    s.treasure[:] = 0
    s.goal = 0
    for square in range(s.tile.size):
        if s.tile[square] != 0:
            kind = 1 + draw(rng, KINDS)
            if draw(rng, WILD) >= CALM:
                kind = FIRST_CHAIN + draw(rng, KINDS - FIRST_CHAIN + 1)
            s.turned[square] = draw(rng, 4) if kind >= 20 or kind == 16 else 0
            pieces = kind - 1 if 2 <= kind <= 5 else 0
            s.goal = min(120, int(s.goal) + pieces)
            if s.goal == 120:  # enough treasure: a small number holds no more
                kind, pieces = 1, 0
            if draw(rng, 2):
                s.tile[square] = kind
                s.treasure[square, 0] = pieces
            else:
                s.tile[square] = -kind
                s.unseen[kind] += 1
    total = 0
    for square in range(s.tile.size):
        tile = int(s.tile[square])
        total += int(s.treasure[square, 0]) + (-tile - 1 if -5 <= tile <= -2 else 0)
    s.goal = total
    scatter(s, rng)


@rule
def scatter(s, rng):
    """Divers on open water and treasure tiles of their own, and on the shore."""
    for diver in range(12):
        square = draw(rng, s.tile.size)
        free = 1 <= s.tile[square] <= 5
        for other in range(12):
            free = free and s.place[other] != square
        if free:
            s.place[diver] = square
        elif draw(rng, 4) == 0:
            place = shore_place(s, draw(rng, 4), draw(rng, int(s.side)))
            for boat in range(4):
                if s.boat[boat] == place:
                    place = next_place(s, place, 1)
            s.place[diver] = place


@rule
def goes_in_circles(s):
    """Does a stage of the last move come twice since the last news? Then nothing would bound a chain. (DYK-38)"""
    first = max(int(s.since), 1)  # where the move began is no stage of its chain
    for i in range(first, int(s.steps)):
        for j in range(i):
            if j >= first and s.trail[i] == s.trail[j]:
                return True
    return False


@rule
def play_wildly(room, options, seed, rng, moves, report):
    """One wild game; 0, or what is wrong."""
    s = room[0]
    room[0] = room[1]
    setup(s, seed, options)
    for _ in range(4):
        apply(s, 0, 1 + draw(rng, 6))  # boats, none at a corner
    stir(s, rng)
    wrong = sound(s)
    if wrong:
        return 100 + wrong
    longest = 0
    while actors(s) and s.moves < MOVES:
        bits = actors(s)
        seat = 0
        while bits > 1:
            bits >>= 1
            seat += 1
        apply(s, seat, pick(s, seat, rng, moves))
        wrong = sound(s)
        if wrong:
            return wrong
        if goes_in_circles(s):
            return CIRCLES
        longest = max(longest, int(s.steps))
        report[1] += 1
    report[0] = max(int(report[0]), longest)
    return 0


@pytest.mark.slow
@pytest.mark.rule("DYK-3", "DYK-11", "DYK-13", "DYK-14", "DYK-17", "DYK-18", "DYK-24", "DYK-38")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["small", "large"])
def test_in_wild_seas_nothing_vanishes_and_nobody_stands_where_nobody_may(name: str, form: str) -> None:
    sail(name, form, range(SEAS))


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["small", "large"])
def test_nor_in_many_more(name: str, form: str) -> None:
    sail(name, form, range(SEAS, 6 * SEAS))


def sail(name: str, form: str, seas: range) -> None:
    players, chosen = (2, "teams") if form == "together" else (4, form)
    options = pack_options(DYKARNA, players, read_options(DYKARNA.options, {"sea": name, "form": chosen}))
    room = np.zeros(2, DYKARNA.state_type).view(np.recarray)
    moves, report = np.zeros(DYKARNA.max_legal, np.int32), np.zeros(2, np.int64)
    for seed in seas:
        wrong = play_wildly(room, options, seed, new_rng(seed), moves, report)
        assert wrong == 0, f"sea {seed}: {wrong}"
    assert report[0] > 8  # chains have been long, and ended
    assert report[1] > 10 * len(seas)
