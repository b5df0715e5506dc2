"""Partners for six: bring all your pieces home together, with a hand of cards and a partner across the table."""

from fathoms.core.game import Game, bot_values
from fathoms.games.partners import greedy, outlook, rules, sight
from fathoms.games.partners.options import CHOICES, pack, partners_together
from fathoms.games.partners.state import (
    ACTIONS,
    COLOURS,
    HAND,
    LONGEST_GAME,
    MOVES,
    OPTIONS,
    PARTS,
    SEVEN,
    STATE,
    TAKE_BACKS,
)
from fathoms.games.partners.voice import PartnersVoice

# A card is played, used in at most seven parts, and all but the last of them taken back at most three times.
LONGEST_TURN = 1 + PARTS[SEVEN] + TAKE_BACKS * PARTS[SEVEN]

PARTNERS = Game(
    name="partners",
    version=1,
    players=(COLOURS,),
    options=CHOICES,
    state=STATE,
    packed=OPTIONS,
    actions=ACTIONS,
    moves=MOVES,
    longest=LONGEST_GAME * COLOURS * (1 + HAND * LONGEST_TURN),  # everyone hands on one card and plays four
    hidden=True,
    simultaneous=True,
    real_time=False,
    sides=partners_together,
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
    voice=PartnersVoice(),
    **bot_values(__package__),
)
