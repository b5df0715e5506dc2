"""Ferry Race: a throw is split between two boats, step by step, first the one, then the other. Alone or in teams.

A throw must be used in full, so a step is offered only if the rest can be rowed, too.
"""

from collections.abc import Mapping

import numpy as np

from fathoms.core.contract import LabHooks, LearningRules, Rules
from fathoms.core.game import Game
from fathoms.core.lab_stats import Parts, add_met_part
from fathoms.core.learned.features import Features
from fathoms.core.options import Choice, Flag, Options, Value
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.core.structs import Record, options_type, state_type
from tests.kit import bulk
from tests.toys.voice import ToyVoice

PLAYERS = 4
BOATS = 2  # of each seat
ROW, WAIT = 0, BOATS  # actions: ROW + boat, WAIT
THROW = 3  # highest throw
TURNS = 24  # then the game is over, wherever the boats are

STATE = state_type(
    "ferry",
    [
        ("players", np.int8),  # 2-4
        ("teams", np.int8),  # of seats 0, 2 and 1, 3
        ("river", np.int8),  # steps to the other bank
        ("turns", np.int8),  # turns played, 0-24
        ("turn", np.int8),  # seat
        ("throw", np.int8),  # steps left of this turn's throw
        ("boat", np.int8),  # boat rowed last this turn; -1 = none
        ("switched", np.int8),  # is it the turn's second boat?
        ("rowed", np.int8, (PLAYERS, BOATS)),  # steps of each boat, 0 .. river
        ("side", np.int8, (PLAYERS,)),
    ],
)
CHOICES: Options = (Choice("form", ("teams", "alone"), "teams"), Flag("wide"))
OPTIONS = options_type("ferry", CHOICES, [("teams", np.int8), ("river", np.int8)])


def derive_options(values: Mapping[str, Value], packed: Record) -> None:
    packed.teams = values["form"] == "teams" and packed.players == PLAYERS
    packed.river = 6 if values["wide"] else 4


def sides(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    return (0, 1, 0, 1) if values["form"] == "teams" and players == PLAYERS else tuple(range(players))


@rule
def setup(s, seed, options):
    seed_rng(s.rng, seed)
    s.players = options.players
    s.teams = options.teams
    s.river = options.river
    for seat in range(PLAYERS):
        s.side[seat] = seat % 2 if s.teams else seat
    s.turn = draw(s.rng, int(s.players))
    throw(s)


@rule
def throw(s):
    s.throw = 1 + draw(s.rng, THROW)
    s.boat = -1
    s.switched = 0


@rule
def left(s, boat):
    """Steps a boat of the player whose turn it is has left."""
    return int(s.river) - int(s.rowed[s.turn, boat])


@rule
def side_left(s, side):
    """Steps all boats of a side have left."""
    steps = 0
    for seat in range(int(s.players)):
        if s.side[seat] == side:
            for boat in range(BOATS):
                steps += int(s.river) - int(s.rowed[seat, boat])
    return steps


@rule
def actors(s):
    if s.turns == TURNS:
        return 0
    for seat in range(int(s.players)):
        if side_left(s, s.side[seat]) == 0:
            return 0
    return 1 << int(s.turn)


@rule
def can_row(s, boat):
    """Can the boat go a step, and the rest of the throw be used after it?"""
    if left(s, boat) == 0:
        return False
    other = BOATS - 1 - boat
    switches = s.boat == other
    if switches and s.switched:
        return False
    reach = left(s, boat)
    if not switches and not s.switched:
        reach += left(s, other)
    return reach >= s.throw


@rule
def legal(s, seat, out):
    if not actors(s) >> seat & 1:
        return 0
    count = 0
    for boat in range(BOATS):
        if can_row(s, boat):
            out[count] = ROW + boat
            count += 1
    if count == 0:
        out[0] = WAIT  # the throw does not fit
        count = 1
    return count


@rule
def apply(s, seat, action):
    if action != WAIT:
        boat = action - ROW
        s.rowed[seat, boat] += 1
        if s.boat >= 0 and s.boat != boat:
            s.switched = 1
        s.boat = boat
        s.throw -= 1
        if s.throw > 0:
            return
    s.turns += 1
    s.turn = (int(s.turn) + 1) % int(s.players)
    throw(s)


@rule
def view(s, viewer, out):
    out.players = s.players
    out.teams = s.teams
    out.river = s.river
    out.turns = s.turns
    out.turn = s.turn
    out.throw = s.throw
    out.boat = s.boat
    out.switched = s.switched
    for seat in range(PLAYERS):
        out.side[seat] = s.side[seat]
        for boat in range(BOATS):
            out.rowed[seat, boat] = s.rowed[seat, boat]


@rule
def recall(s, seat, out):
    """There is nothing to remember."""


@rule
def resample(s, viewer, rng):
    seed_rng(s.rng, draw(rng, 1 << 30))


@rule
def result(s, out):
    """The side with the fewest steps left wins."""
    least = 99
    for seat in range(int(s.players)):
        least = min(least, side_left(s, s.side[seat]))
    winners = 0
    for side in range(PLAYERS):
        found = False
        for seat in range(int(s.players)):
            found = found or s.side[seat] == side
        if found and side_left(s, side) == least:
            winners += 1
    for seat in range(int(s.players)):
        out[seat] = 1.0 / winners if side_left(s, s.side[seat]) == least else 0.0


@rule
def score(s, seat):
    return int(s.rowed[seat, 0]) + int(s.rowed[seat, 1])


@rule
def quick_value(s, seat):
    return 0.5


@rule
def pick(s, seat, rng, out):
    return int(out[draw(rng, legal(s, seat, out))])


@rule
def greedy(s, seat, rng, out):
    legal(s, seat, out)
    return int(out[0])


ENDS = ("across", "turns")
COUNTED = Parts()
ROWED = COUNTED.add("rowed", ("big_boat", "small_boat"))
LANDED = COUNTED.add("landed", ("big_boat", "small_boat"))


@rule
def ending(s):
    for seat in range(int(s.players)):
        if side_left(s, s.side[seat]) == 0:
            return 0
    return 1


@rule
def met_parts(s, seat, action, is_after, out, count):
    if action == WAIT:
        return count
    if not is_after:
        return add_met_part(ROWED + action, out, count)
    return add_met_part(LANDED + action, out, count) if s.rowed[seat, action] == s.river else count


# What a learned player is told: how far each boat is, in steps of the river, my own first; and which boat is rowed.
MOST_RIVER = 6
SEEN = PLAYERS * BOATS * (MOST_RIVER + 1)
FEATURES = Features(version=1, seen=SEEN, most_seen=PLAYERS * BOATS, acts=BOATS + 1 + THROW, most_acts=2)


@rule
def state_features(s, seat, out):
    count, players = 0, int(s.players)
    for turn in range(players):
        for boat in range(BOATS):
            steps = int(s.rowed[(seat + turn) % players, boat])
            out[count] = (turn * BOATS + boat) * (MOST_RIVER + 1) + steps
            count += 1
    return count


@rule
def action_features(s, seat, action, out):
    out[0] = action
    out[1] = BOATS + int(s.throw)
    return 2


@rule
def sound(s):
    """0, or 1."""
    for seat in range(PLAYERS):
        for boat in range(BOATS):
            if s.rowed[seat, boat] > s.river:
                return 1
    return 0


bulk.TOYS["ferry"] = bulk.Invariants(sound, {1: "a boat beyond the bank"})

FERRY_RACE = Game(
    name="ferry",
    version=1,
    players=(2, 4),
    options=CHOICES,
    state_type=STATE,
    options_type=OPTIONS,
    action_count=BOATS + 1,
    max_legal=BOATS,
    max_length=TURNS * THROW,
    sides=sides,
    derive_options=derive_options,
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
        ends=ENDS,
        parts=COUNTED,
        ending=ending,
        met_parts=met_parts,
    ),
    learning=LearningRules(
        features=FEATURES,
        state_features=state_features,
        action_features=action_features,
    ),
    voice=ToyVoice("ferry", ["row the big boat", "row the small boat", "wait"]),  # type: ignore[arg-type]  # it speaks like one
)
