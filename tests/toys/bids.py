"""Secret Bids: everyone bids at the same time, the highest bid that nobody shares wins the round's prize.

No two rounds have the same prize. Before the first bid everyone is told the prize of one later round, and has to
remember it.
"""

import random

import numpy as np

from fathoms.core.contract import Information, Rules, TurnOrder
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.options import Number, Options
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.core.structs import Record, options_type, state_type
from tests.kit import secrets
from tests.toys.voice import ToyVoice

PLAYERS = 3
ROUNDS = 4
BIDS = 4  # bids are 1-4, actions 0-3
PRIZES = 9
HIDDEN = -1

FIELDS = [
    ("players", np.int8),  # 2-3
    ("rounds", np.int8),  # 2-4
    ("now", np.int8),  # this round: 0 .. rounds
    ("prize", np.int8, (ROUNDS,)),  # 1-9; 0 = not known to the viewer
    ("tip", np.int8, (PLAYERS,)),  # round each seat was told about: 1-3; 0 = not known to the viewer
    ("bid", np.int8, (PLAYERS,)),  # 1-4; 0 = not yet; HIDDEN = not known to the viewer
    ("shown", np.int8, (PLAYERS,)),  # bids of the last round
    ("points", np.int8, (PLAYERS,)),
]
STATE = state_type("bids", FIELDS)
CHOICES: Options = (Number("rounds", 2, ROUNDS, 3),)
OPTIONS = options_type("bids", CHOICES)


@rule
def setup(s, seed, options):
    seed_rng(s.rng, seed)
    s.players = options.players
    s.rounds = options.rounds
    for seat in range(int(s.players)):
        s.bid[seat] = HIDDEN
        s.tip[seat] = 0
    deal(s, s.rng)
    for seat in range(int(s.players)):
        s.bid[seat] = 0


@rule
def deal(s, rng):
    """Draw what is not known."""
    for number in range(int(s.rounds)):
        if s.prize[number] == 0:
            s.prize[number] = prize_left(s, draw(rng, prizes_left(s)))
    for seat in range(int(s.players)):
        if s.tip[seat] == 0:
            s.tip[seat] = 1 + draw(rng, int(s.rounds) - 1)
        if s.bid[seat] == HIDDEN:
            s.bid[seat] = 1 + draw(rng, BIDS)


@rule
def is_left(s, prize):
    """Is it no round's prize yet?"""
    for number in range(ROUNDS):  # compiled rules have no generators
        if s.prize[number] == prize:
            return False
    return True


@rule
def prizes_left(s):
    count = 0
    for prize in range(1, PRIZES + 1):
        count += is_left(s, prize)
    return count


@rule
def prize_left(s, n):
    """The n-th prize that is left."""
    for prize in range(1, PRIZES + 1):
        if is_left(s, prize):
            if n == 0:
                return prize
            n -= 1
    return 0


@rule
def actors(s):
    bits = 0
    if s.now < s.rounds:
        for seat in range(int(s.players)):
            if s.bid[seat] == 0:
                bits |= 1 << seat
    return bits


@rule
def legal(s, seat, out):
    if not actors(s) >> seat & 1:
        return 0
    for action in range(BIDS):
        out[action] = action
    return BIDS


@rule
def apply(s, seat, action):
    s.bid[seat] = 1 + action
    for other in range(int(s.players)):
        if s.bid[other] == 0:
            return
    best = -1
    for one in range(int(s.players)):
        alone = True
        for other in range(int(s.players)):
            alone = alone and (one == other or s.bid[one] != s.bid[other])
        if alone and (best < 0 or s.bid[one] > s.bid[best]):
            best = one
    if best >= 0:
        s.points[best] += s.prize[s.now]
    for one in range(int(s.players)):
        s.shown[one] = s.bid[one]
        s.bid[one] = 0
    s.now += 1


@rule
def view(s, viewer, out):
    out.players = s.players
    out.rounds = s.rounds
    out.now = s.now
    for number in range(min(int(s.now) + 1, int(s.rounds))):
        out.prize[number] = s.prize[number]
    for seat in range(int(s.players)):
        out.bid[seat] = s.bid[seat] if seat == viewer or s.bid[seat] == 0 else HIDDEN
        out.shown[seat] = s.shown[seat]
        out.points[seat] = s.points[seat]
    if s.now == 0 and 0 <= viewer < s.players:
        recall(s, viewer, out)


@rule
def recall(s, seat, out):
    out.tip[seat] = s.tip[seat]
    out.prize[s.tip[seat]] = s.prize[s.tip[seat]]


@rule
def resample(s, viewer, rng):
    deal(s, rng)
    seed_rng(s.rng, draw(rng, 1 << 30))


@rule
def result(s, out):
    most, winners = 0, 0
    for seat in range(int(s.players)):
        most = max(most, int(s.points[seat]))
    for seat in range(int(s.players)):
        winners += s.points[seat] == most
    for seat in range(int(s.players)):
        out[seat] = 1.0 / winners if s.points[seat] == most else 0.0


@rule
def score(s, seat):
    return int(s.points[seat])


@rule
def quick_value(s, seat):
    return 0.5


@rule
def pick(s, seat, rng, out):
    return draw(rng, BIDS)


@rule
def greedy(s, seat, rng, out):
    """Bid high for a prize above the middle."""
    return BIDS - 1 if s.prize[s.now] > PRIZES // 2 else draw(rng, BIDS - 1)


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """Other prizes in the rounds to come, other bids, other tips."""
    s = match.state
    told = int(s.tip[viewer]) if 0 <= viewer < match.players and (remembering or s.now == 0) else 0
    unknown, left = prizes_unknown(s, told)
    for number, prize in zip(unknown, rng.sample(left, len(unknown)), strict=True):
        s.prize[number] = prize
    for seat in range(match.players):
        if seat != viewer:
            s.bid[seat] = rng.randint(1, BIDS) if s.bid[seat] else 0
        if seat != viewer or not told:
            s.tip[seat] = rng.randint(1, int(s.rounds) - 1)
    return s


def prizes_unknown(s: Record, told: int) -> tuple[list[int], list[int]]:
    """The rounds whose prize one does not know who was told that of one round, and the prizes these can have."""
    unknown = [number for number in range(int(s.now) + 1, int(s.rounds)) if number != told]
    seen = {int(s.prize[number]) for number in range(int(s.rounds)) if number not in unknown}
    return unknown, [prize for prize in range(1, PRIZES + 1) if prize not in seen]


def possible(match: Match, seat: int) -> secrets.Possible:
    s = match.state
    unknown, left = prizes_unknown(s, int(s.tip[seat]))
    others = [other for other in range(match.players) if other != seat]
    return {
        "prize": dict.fromkeys(unknown, left),
        "bid": {other: range(1, BIDS + 1) for other in others if s.bid[other]},
        "tip": {other: range(1, int(s.rounds)) for other in others},
    }


secrets.TOYS["bids"] = secrets.Secrets(twin, possible)

SECRET_BIDS = Game(
    name="bids",
    version=1,
    players=(2, 3),
    options=CHOICES,
    state_type=STATE,
    options_type=OPTIONS,
    action_count=BIDS,
    max_legal=BIDS,
    max_length=PLAYERS * ROUNDS,
    information=Information.IMPERFECT,
    turn_order=TurnOrder.SIMULTANEOUS,
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
    voice=ToyVoice("bids", [f"bid {bid}" for bid in range(1, BIDS + 1)], secret=True),  # type: ignore[arg-type]  # it speaks like one
)
