"""Hot Potato: pass it on before the glass runs out. Against the clock, which has a seat of its own."""

import numpy as np

from fathoms.core.contract import Glass, Rules, TableHooks, Timing
from fathoms.core.game import CLOCK, Game
from fathoms.core.options import Number, Options
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.core.structs import Record, options_type, state_type
from tests.toys.voice import ToyVoice

PLAYERS = 4
PASSES = 6  # in one glass; then the potato sticks
RINGS = 3
PASS_LEFT, PASS_RIGHT, RING = 0, 1, 2

STATE = state_type(
    "potato",
    [
        ("players", np.int8),  # 2-4
        ("rings", np.int8),  # 1-3: after so many the game is over
        ("rung", np.int8),  # 0 .. rings
        ("holder", np.int8),  # seat
        ("passes", np.int8),  # in this glass, 0-6
        ("burns", np.int8, (PLAYERS,)),
    ],
)
CHOICES: Options = (Number("rings", 1, RINGS, 2),)
OPTIONS = options_type("potato", CHOICES)


@rule
def setup(s, seed, options):
    seed_rng(s.rng, seed)
    s.players = options.players
    s.rings = options.rings
    s.holder = draw(s.rng, int(s.players))


@rule
def actors(s):
    if s.rung == s.rings:
        return 0
    clock = 1 << CLOCK
    return clock | 1 << int(s.holder) if s.passes < PASSES else clock


@rule
def legal(s, seat, out):
    if not actors(s) >> seat & 1:
        return 0
    if seat == CLOCK:
        out[0] = RING
        return 1
    out[0] = PASS_LEFT
    out[1] = PASS_RIGHT
    return 2 if s.players > 2 else 1


@rule
def apply(s, seat, action):
    if action == RING:
        s.burns[s.holder] += 1
        s.rung += 1
        s.passes = 0
        return
    step = 1 if action == PASS_LEFT else int(s.players) - 1
    s.holder = (int(s.holder) + step) % int(s.players)
    s.passes += 1


@rule
def view(s, viewer, out):
    out.players = s.players
    out.rings = s.rings
    out.rung = s.rung
    out.holder = s.holder
    out.passes = s.passes
    for seat in range(PLAYERS):
        out.burns[seat] = s.burns[seat]


@rule
def recall(s, seat, out):
    """There is nothing to remember."""


@rule
def resample(s, viewer, rng):
    seed_rng(s.rng, draw(rng, 1 << 30))


@rule
def result(s, out):
    fewest, winners = RINGS, 0
    for seat in range(int(s.players)):
        fewest = min(fewest, int(s.burns[seat]))
    for seat in range(int(s.players)):
        winners += s.burns[seat] == fewest
    for seat in range(int(s.players)):
        out[seat] = 1.0 / winners if s.burns[seat] == fewest else 0.0


@rule
def score(s, seat):
    return -int(s.burns[seat])


@rule
def quick_value(s, seat):
    return 0.5


@rule
def pick(s, seat, rng, out):
    return int(out[draw(rng, legal(s, seat, out))])


@rule
def greedy(s, seat, rng, out):
    return PASS_LEFT


def glass(view: Record) -> Glass | None:
    return None if view.rung == view.rings else Glass(int(view.rung), 5.0)


HOT_POTATO = Game(
    name="potato",
    version=1,
    players=(2, 3, 4),
    options=CHOICES,
    state_type=STATE,
    options_type=OPTIONS,
    action_count=3,
    max_legal=2,
    max_length=RINGS * (PASSES + 1),
    timing=Timing.REAL_TIME,
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
    table=TableHooks(
        glass=glass,
    ),
    voice=ToyVoice("potato", ["pass left", "pass right", "ring"]),  # type: ignore[arg-type]  # it speaks like one
)
