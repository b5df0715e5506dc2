"""Tokyo Poo Divers: open a manhole cover, score what it touches, then bank or push on."""

from fathoms.core.game import Game, bot_values
from fathoms.games.poo_divers import greedy, outlook, rules, sight
from fathoms.games.poo_divers.options import CHOICES, each_for_themselves, pack
from fathoms.games.poo_divers.state import ACTIONS, COVERS, OPTIONS, STATE
from fathoms.games.poo_divers.voice import PooDiversVoice

# Custom layouts for the tests: the smallest and the largest number of covers.
TWO_LANES = "#####.#####"
SMALLEST = {"layout": "custom", "mask": "/".join([TWO_LANES] * 6)}
LARGEST = {"layout": "custom", "mask": "/".join([TWO_LANES] * 7)}

POO_DIVERS = Game(
    name="poo_divers",
    version=1,
    players=(2, 3, 4),
    options=CHOICES,
    state=STATE,
    packed=OPTIONS,
    actions=ACTIONS,
    moves=COVERS + 1,
    longest=COVERS * 3,  # every turn opens a cover, and ends with at most a look and putting the card back
    hidden=True,
    simultaneous=False,
    real_time=False,
    sides=each_for_themselves,
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
    pick=rules.pick,
    greedy=greedy.greedy,
    voice=PooDiversVoice(),
    **bot_values(__package__),
    fleeting=sight.fleeting,
    examples=(SMALLEST, LARGEST),
)
