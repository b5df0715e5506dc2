"""Tubyrinth: lay a pipeline across your board before the others do, with as many tiles as you can."""

from fathoms.core.game import Game, bot_values
from fathoms.core.options import Value
from fathoms.games.tubyrinth import greedy, outlook, rules, sight
from fathoms.games.tubyrinth.feats import feats
from fathoms.games.tubyrinth.options import CHOICES, SEATED, each_for_themselves, pack
from fathoms.games.tubyrinth.state import (
    ACTIONS,
    BEAT,
    CHANGES,
    GLASS_TIME,
    HINTS,
    HOUSE,
    LONGEST_GAME,
    MOVES,
    OPTIONS,
    PLAYERS,
    STATE,
)
from fathoms.games.tubyrinth.voice import TubyrinthVoice, glass

# The most that can happen in a round: everyone thinks at every beat, changes tiles as often as they may, calls and
# is ready.
BEATS = (HOUSE["time"]["longest_round"] + GLASS_TIME) // BEAT
LONGEST_ROUND = (BEATS + 1) * (PLAYERS + 1) + PLAYERS * (CHANGES + 2) + HINTS

# Solo, for the tests: a puzzle of each set, with and without a clock.
PUZZLE: dict[str, Value] = {"mode": "solo", "boards": "unique", "board": 1, "tiles": "7"}
AT_LEISURE: dict[str, Value] = {"mode": "solo", "board": 82, "round_time": 0, "tiles": "5"}
SIX_TILES: dict[str, Value] = {"mode": "solo", "tiles": "6"}

TUBYRINTH = Game(
    name="tubyrinth",
    version=2,
    players=tuple(range(1, PLAYERS + 1)),
    options=CHOICES,
    seated=SEATED,
    state=STATE,
    packed=OPTIONS,
    actions=ACTIONS,
    moves=MOVES,
    longest=LONGEST_GAME * LONGEST_ROUND,
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
    voice=TubyrinthVoice(),
    **bot_values(__package__),
    glass=glass,
    plan=greedy.plan,
    feats=feats,
    examples=(PUZZLE, AT_LEISURE, SIX_TILES),
)
