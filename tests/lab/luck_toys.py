"""A game whose luck and skill, secrets and depth are known beforehand.

Two or three players act in turn, each once a round. What they play for is an option: by LOT the deal names the winner,
whatever is played; by SEAT the first one wins; in QUIZ one of four answers is right, the same one always, and only who
plays at random does not know it; in COIN a coin lies face down, and two answers are equally likely to be right. Whoever
has most right answers wins, and those who have as many share the win.
"""

import numpy as np

from fathoms.core.contract import BotConfig, Information, Rules
from fathoms.core.game import Game
from fathoms.core.options import Number, Options
from fathoms.core.rng import draw, reseed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.structs import options_type, state_type
from tests.toys.voice import ToyVoice

LOT, SEAT, QUIZ, COIN = 1, 2, 3, 4
PLAYERS = 3
ROUNDS = 16
ANSWERS = 4
RIGHT = 2  # in a QUIZ

STATE = state_type(
    "guess",
    [
        ("players", np.int8),  # 2-3
        ("kind", np.int8),  # LOT to COIN
        ("rounds", np.int8),  # 1-16
        ("played", np.int8),  # actions so far
        ("coin", np.int8),  # 1 or 2, or in a LOT whoever wins, from 1; 0 = not known to the viewer
        ("right", np.int8, (PLAYERS,)),  # right answers of each seat, for the end
    ],
)
CHOICES: Options = (Number("kind", LOT, COIN, LOT), Number("rounds", 1, ROUNDS, 1))
OPTIONS = options_type("guess", CHOICES)


@rule
def setup(s, seed, options):
    seed_rng(s.rng, seed)
    s.players = options.players
    s.kind = options.kind
    s.rounds = options.rounds
    s.coin = 1 + draw(s.rng, faces(s))


@rule
def faces(s):
    """How many sides the coin has."""
    return int(s.players) if s.kind == LOT else 2


@rule
def actors(s):
    players = int(s.players)
    return 1 << int(s.played) % players if s.played < players * int(s.rounds) else 0


@rule
def legal(s, seat, out):
    if actors(s) != 1 << seat:
        return 0
    count = ANSWERS if s.kind == QUIZ else 2
    for answer in range(count):
        out[answer] = answer
    return count


@rule
def apply(s, seat, action):
    right = RIGHT if s.kind == QUIZ else int(s.coin) - 1
    s.right[seat] += action == right
    s.played += 1


@rule
def view(s, viewer, out):
    """All but the coin, and what it would tell."""
    out.players = s.players
    out.kind = s.kind
    out.rounds = s.rounds
    out.played = s.played


@rule
def recall(s, seat, out):
    """There is nothing to remember."""


@rule
def resample(s, viewer, rng):
    s.coin = 1 + draw(rng, faces(s))
    reseed(s.rng, rng)


@rule
def result(s, out):
    most, winners = 0, 0
    for seat in range(int(s.players)):
        most = max(most, merit(s, seat))
    for seat in range(int(s.players)):
        winners += merit(s, seat) == most
    for seat in range(int(s.players)):
        out[seat] = 1.0 / winners if merit(s, seat) == most else 0.0


@rule
def merit(s, seat):
    """What decides who wins."""
    if s.kind == LOT:
        return int(s.coin == seat + 1)
    if s.kind == SEAT:
        return int(seat == 0)
    return int(s.right[seat])


@rule
def score(s, seat):
    return int(s.right[seat])


@rule
def quick_value(s, seat):
    return 0.5


@rule
def pick(s, seat, rng, out):
    return draw(rng, legal(s, seat, out))


@rule
def greedy(s, seat, rng, out):
    if s.kind == QUIZ:
        return RIGHT
    return int(s.coin) - 1 if s.coin else draw(rng, 2)


GUESS = Game(
    name="guess",
    version=1,
    players=(2, 3),
    options=CHOICES,
    state_type=STATE,
    options_type=OPTIONS,
    action_count=ANSWERS,
    max_legal=ANSWERS,
    max_length=PLAYERS * ROUNDS,
    information=Information.IMPERFECT,
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
    bots=BotConfig(
        levels={"paddler": {"slips": 100}, "diver": {}},
    ),
    voice=ToyVoice("guess", [f"answer {answer}" for answer in range(ANSWERS)]),  # type: ignore[arg-type]  # it speaks like one
)
