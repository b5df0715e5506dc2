"""A game that goes by a script, so that every measure of it is known beforehand.

Two players act in turn, `steps` times in all, each time with one choice, or with two where it says so. The lead is the
first player's, and changes after every `flip` actions (0 = never). Whoever leads in the end has won; with `luck`, it is
the first player in so many of a hundred games, by lot.

With `find`, the first action finds a treasure in so many of a hundred games, and no glance shows it: who finds one
wins 80 of a hundred games, who does not 40.
"""

import numpy as np

from fathoms.core.contract import LabHooks, Rules
from fathoms.core.game import Game
from fathoms.core.lab_stats import Parts
from fathoms.core.options import Flag, Number, Options
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.core.structs import options_type, state_type
from tests.toys.voice import ToyVoice

STEPS = 100
POINTS = (7, 3)  # of winner and loser

FIELDS = [
    ("step", np.int16),
    ("steps", np.int16),
    ("flip", np.int16),
    ("winner", np.int8),
    ("wide", np.int8),
    ("even", np.int8),  # a draw
    ("lost", np.int8),  # nobody wins
    ("twice", np.int8),  # everyone acts twice in a row
    ("find", np.int8),  # 0 = no search, 1 = nothing there, 2 = a treasure
]
STATE = state_type("script", FIELDS)
CHOICES: Options = (
    Number("steps", 2, STEPS, 10),
    Number("flip", 0, STEPS, 0),
    Number("luck", 0, 100, 0),
    Number("find", 0, 100, 0),
    Flag("wide"),
    Flag("even"),
    Flag("lost"),
    Flag("twice"),
)
OPTIONS = options_type("script", CHOICES)

COUNTED = Parts()
TEN = COUNTED.add("ten", ("first", "other"))  # the first ten actions, and all others
SEAT = COUNTED.add("seat", 2, columns=2)
FIND = COUNTED.add("find", ("nothing", "treasure", "search"))
WINS_WITH, WINS_WITHOUT = 80, 40  # of a hundred games


@rule
def setup(s, seed, options):
    seed_rng(s.rng, seed)
    s.steps = options.steps
    s.flip = options.flip
    s.wide = options.wide
    s.even = options.even
    s.lost = options.lost
    s.twice = options.twice
    s.step = s.steps - 1
    s.winner = leader(s)
    s.step = 0
    if options.luck:
        s.winner = 0 if draw(s.rng, 100) < options.luck else 1
    if options.find:
        s.find = 2 if draw(s.rng, 100) < options.find else 1
        s.winner = 0 if draw(s.rng, 100) < (WINS_WITH if s.find == 2 else WINS_WITHOUT) else 1


@rule
def leader(s):
    return int(s.step) // int(s.flip) % 2 if s.flip else 0


@rule
def actors(s):
    turn = int(s.step) // 2 if s.twice else int(s.step)
    return 1 << (turn % 2) if s.step < s.steps else 0


@rule
def legal(s, seat, out):
    if actors(s) != 1 << seat:
        return 0
    out[0] = 0
    out[1] = 1
    return 2 if s.wide else 1


@rule
def apply(s, seat, action):
    s.step += 1


@rule
def view(s, viewer, out):
    out.step = s.step
    out.steps = s.steps
    out.flip = s.flip
    out.wide = s.wide
    out.even = s.even
    out.lost = s.lost
    out.twice = s.twice
    out.find = min(s.find, 1)


@rule
def recall(s, seat, out):
    """There is nothing to remember."""


@rule
def resample(s, viewer, rng):
    seed_rng(s.rng, draw(rng, 1 << 30))


@rule
def result(s, out):
    for seat in range(2):
        out[seat] = 1.0 if s.winner == seat and not s.lost else 0.0
        if s.even:
            out[seat] = 0.5


@rule
def score(s, seat):
    return POINTS[0] if s.even or s.winner == seat else POINTS[1]


@rule
def quick_value(s, seat):
    if s.find:
        return 0.5
    return 0.75 if leader(s) == seat else 0.25


@rule
def pick(s, seat, rng, out):
    return draw(rng, 2) if s.wide else 0


@rule
def greedy(s, seat, rng, out):
    return 0


@rule
def ending(s):
    return 1 if s.winner else 0


@rule
def met_parts(s, seat, action, is_after, out, count):
    if is_after:
        out[count] = TEN if s.step <= 10 else TEN + 1
    else:
        out[count] = SEAT + seat
        if s.find and s.step == 0:
            out[count + 1] = FIND + s.find - 1
            out[count + 2] = FIND + 2
            return count + 3
    return count + 1


SCRIPT = Game(
    name="script",
    version=1,
    players=(2,),
    options=CHOICES,
    state_type=STATE,
    options_type=OPTIONS,
    action_count=2,
    max_legal=2,
    max_length=STEPS,
    rules=Rules(
        setup=setup,
        actors=actors,
        legal=legal,
        apply=apply,
        view=view,
        recall=recall,
        resample=resample,
        result=result,
        score=score,
        quick_value=quick_value,
        pick=pick,
        greedy=greedy,
    ),
    lab=LabHooks(
        ends=("first", "second"),
        parts=COUNTED,
        ending=ending,
        met_parts=met_parts,
    ),
    voice=ToyVoice("script", ["one", "two"]),  # type: ignore[arg-type]  # it speaks like one
)
