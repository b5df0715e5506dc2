"""Dykarna: divers search a sea that nobody knows for treasure and bring it home, unless the sea has other plans."""

from fathoms.core.game import Game, bot_values
from fathoms.games.dykarna import greedy, lot, outlook, rules, sight
from fathoms.games.dykarna.options import CHOICES, pack, sides
from fathoms.games.dykarna.state import ACTIONS, CREWS, DIVERS, MOVE_LIMIT, MOVES, OPTIONS, STATE, TRAIL
from fathoms.games.dykarna.voice import DykarnaVoice

DYKARNA = Game(
    name="dykarna",
    version=2,
    players=(2, 4),
    options=CHOICES,
    state=STATE,
    packed=OPTIONS,
    actions=ACTIONS,
    moves=MOVES,
    # Boats are placed; a move is at most a ransom and a chain of choices, losses and drownings; between two moves, some
    # pass: a round of passes, and another where a turtle is sat out.
    longest=CREWS + MOVE_LIMIT * (2 + TRAIL + DIVERS + 2 * CREWS),
    hidden=True,  # nobody knows what lies face down
    simultaneous=False,
    real_time=False,
    sides=sides,
    pack=pack,
    setup=rules.setup,
    actors=rules.actors,
    legal=rules.legal,
    apply=rules.apply,
    view=sight.view,
    recall=sight.recall,
    resample=sight.resample,
    result=rules.result,
    score=rules.score,
    outlook=outlook.outlook,
    pick=lot.pick,
    greedy=greedy.greedy,
    voice=DykarnaVoice(),
    **bot_values(__package__),
    examples=({"sea": "small", "form": "solo"},),
)
