"""Toilet Divers: dive through four toilets for lost treasures, remember what you saw, and borrow a tool when stuck."""

from fathoms.core.game import Game, bot_values
from fathoms.games.toilet_divers import greedy, outlook, rules, sight
from fathoms.games.toilet_divers.options import CHOICES, each_for_themselves, pack
from fathoms.games.toilet_divers.state import ACTIONS, CELLS, LONGEST, OPTIONS, STATE
from fathoms.games.toilet_divers.voice import ToiletDiversVoice, glass

# Everything at once, for the tests: the longest dives, and flushes under everyone's feet.
DEEP_END = {"flush": True, "blind_dive": True, "open_first_level": True, "bottom_sideways": True}

TOILET_DIVERS = Game(
    name="toilet_divers",
    version=1,
    players=(2, 3, 4),
    options=CHOICES,
    state=STATE,
    packed=OPTIONS,
    actions=ACTIONS,
    moves=CELLS + 1,  # any page, or an end to the leafing
    longest=LONGEST,
    hidden=True,
    simultaneous=True,
    real_time=True,
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
    voice=ToiletDiversVoice(),
    **bot_values(__package__),
    fleeting=sight.fleeting,
    glass=glass,
    examples=(DEEP_END,),
    sightings=sight.sightings,
    now=sight.now,
    seen=sight.seen,
    forget=sight.forget,
    mix_up=sight.mix_up,
)
