"""Four players in two teams draw secret cards for a few rounds, and the rules have a fault one can choose.

The faults are the error codes of `kit/bulk.py`: one toy, compiled once, that breaks each law of the bulk check.
"""

import random

import numpy as np

from fathoms.core.contract import Information, Rules
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.options import Number, Options
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.core.structs import Record, options_type, state_type
from tests.kit import bulk, secrets
from tests.kit.bulk import (
    ACTORS,
    CHANCE_SEEN,
    CHOICE,
    ENDLESS,
    NO_ACTION,
    PICK,
    SHARES,
    SIGHT,
    TEAM,
    TOO_MANY,
    TWICE,
    UNSOUND,
)
from tests.toys.voice import ToyVoice

UNFAIR = UNSOUND + 1  # more faults: of `pick`,
WILD_GUESS = UNSOUND + 2  # and of `resample`
PLAYERS = 4
CHOICES = 3
ROUNDS = 5

STATE = state_type(
    "faulty",
    [
        ("fault", np.int8),  # 0 = none
        ("played", np.int8),  # actions played, 0-20
        ("secret", np.int8, (PLAYERS,)),  # a card each, 1-9; 0 = not known to the viewer
    ],
)
FAULTS: Options = (Number("fault", 0, WILD_GUESS, 0),)
OPTIONS = options_type("faulty", FAULTS)


@rule
def setup(s, seed, options):
    seed_rng(s.rng, seed)
    s.fault = options.fault
    deal(s, s.rng)


@rule
def deal(s, rng):
    for seat in range(PLAYERS):
        if s.secret[seat] == 0:
            s.secret[seat] = 1 + draw(rng, 9)


@rule
def actors(s):
    if s.played == PLAYERS * ROUNDS:
        return 0
    bits = 1 << int(s.played) % PLAYERS
    return bits | 1 << PLAYERS if s.fault == ACTORS else bits


@rule
def legal(s, seat, out):
    if not actors(s) >> seat & 1:
        return 1 if s.fault == CHOICE and s.played == 7 else 0
    for action in range(CHOICES):
        out[action] = action
    if s.fault == TWICE:
        out[1] = out[0]
    if s.fault == NO_ACTION:
        out[1] = 99
    if s.fault == TOO_MANY:
        out[CHOICES] = CHOICES
        return CHOICES + 2
    return CHOICES


@rule
def apply(s, seat, action):
    s.played += 1
    if s.fault == ENDLESS and s.played == PLAYERS * ROUNDS:
        s.played = 0
    if s.fault == UNSOUND and s.played == 10:
        s.secret[0] = 99


@rule
def view(s, viewer, out):
    out.fault = s.fault
    out.played = s.played
    if viewer >= 0:
        out.secret[viewer] = s.secret[viewer]
    if s.fault == CHANCE_SEEN:
        out.rng[0] = s.rng[0]


@rule
def recall(s, seat, out):
    """There is nothing to remember."""


@rule
def resample(s, viewer, rng):
    if s.fault == SIGHT:
        for seat in range(PLAYERS):
            s.secret[seat] = 0
    deal(s, rng)
    if s.fault == WILD_GUESS and viewer != 0:
        s.secret[0] = 99
    seed_rng(s.rng, draw(rng, 1 << 30))


@rule
def result(s, out):
    for seat in range(PLAYERS):
        out[seat] = 0.5 if s.fault != SHARES else 0.4
    if s.fault == TEAM:
        out[0] = 0.7


@rule
def score(s, seat):
    return 0


@rule
def quick_value(s, seat):
    return 0.5


@rule
def pick(s, seat, rng, out):
    if s.fault == PICK:
        return CHOICES
    if s.fault == UNFAIR and draw(rng, 4) == 0:
        return 0
    return draw(rng, CHOICES)


@rule
def greedy(s, seat, rng, out):
    return 0


@rule
def sound(s):
    """0, or 3."""
    return 3 if s.secret[0] > 9 else 0


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    for seat in range(PLAYERS):
        if seat != viewer:
            match.state.secret[seat] = rng.randint(1, 9)
    return match.state


def possible(match: Match, seat: int) -> secrets.Possible:
    return {"secret": {other: range(1, 10) for other in range(PLAYERS) if other != seat}}


bulk.TOYS["faulty"] = bulk.Invariants(sound, {3: "a card that does not exist"})
secrets.TOYS["faulty"] = secrets.Secrets(twin, possible)

FAULTY = Game(
    name="faulty",
    version=1,
    players=(PLAYERS,),
    options=FAULTS,
    state_type=STATE,
    options_type=OPTIONS,
    action_count=CHOICES + 1,
    max_legal=CHOICES + 1,
    max_length=PLAYERS * ROUNDS,
    information=Information.IMPERFECT,
    sides=lambda values, players: (0, 1, 0, 1),
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
    voice=ToyVoice("faulty", ["one", "two", "three", "four"]),  # type: ignore[arg-type]  # it speaks like one
)
