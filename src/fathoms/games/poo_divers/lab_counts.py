"""What the lab counts in Tokyo Poo Divers: how it ends, which covers are opened, and what comes up."""

from fathoms.core.lab_stats import Parts, add_met_part
from fathoms.core.rule import rule
from fathoms.games.poo_divers.actions import BANK, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.state import COLUMNS, DIRECTIONS, ROWS, SLEEPER, STEP, WIDTH

ENDS = ("supply", "covers", "fart_off")
SUPPLY_GONE, COVERS_GONE, TIE_SETTLED = range(3)


@rule
def ending(s):
    """The last droppings are handed out, or the last cover is open (POO-16); or a tie was settled then (POO-18)."""
    if s.champion >= 0:
        return TIE_SETTLED
    return SUPPLY_GONE if s.supply == 0 else COVERS_GONE


CARDS = ("blank", "sleeper", "find")  # card - 1

COUNTED = Parts()
COVER = COUNTED.add("cover", COLUMNS * ROWS, columns=COLUMNS)  # opened first, by place on the street
PUSHED_COVER = COUNTED.add("pushed_cover", COLUMNS * ROWS, columns=COLUMNS)  # opened by pushing on
FIRST = COUNTED.add("first", CARDS)  # opened as a first cover
PUSHED = COUNTED.add("pushed", CARDS)  # opened by pushing on
PEEKED = COUNTED.add("peeked", CARDS)  # looked at in secret
CHOICE = COUNTED.add("choice", ("bank", "must_bank", "push", "look", "skip_look"))
FREE_BANK, FORCED_BANK, PUSH_ON, LOOK_UNDER, NO_LOOK = range(CHOICE, CHOICE + 5)
RUN = COUNTED.add("run", max(COLUMNS, ROWS))  # finds of a turn whose points are banked; all lie in one line


@rule
def met_parts(s, seat, action, is_after, out, count):
    """Count what an action meets, before it is played."""
    if is_after or action >= PUT_BACK:
        return count
    if action < PUSH:
        return count_cover(s, int(s.square_of[action - OPEN]), COVER, FIRST, out, count)
    if action < BANK:
        return count_push(s, int(s.last) + STEP[action - PUSH], out, count)
    if action == BANK:
        count = add_met_part(FREE_BANK if can_push(s) else FORCED_BANK, out, count)
        return add_met_part(RUN + int(s.finds) - 1, out, count)
    if action == SKIP_LOOK:
        return add_met_part(NO_LOOK, out, count)
    count = add_met_part(LOOK_UNDER, out, count)
    return add_met_part(PEEKED + card_on(s, int(s.square_of[action - LOOK])) - 1, out, count)


@rule
def count_push(s, square, out, count):
    """Count a push, which a sleeper ends with a bank. (POO-12)"""
    count = add_met_part(PUSH_ON, out, count)
    if card_on(s, square) == SLEEPER:
        count = add_met_part(RUN + int(s.finds) - 1, out, count)
    return count_cover(s, square, PUSHED_COVER, PUSHED, out, count)


@rule
def count_cover(s, square, covers, cards, out, count):
    """Count an opened cover and its card, in the groups that begin with these parts."""
    count = add_met_part(covers + (square // WIDTH - 1) * COLUMNS + square % WIDTH, out, count)
    return add_met_part(cards + card_on(s, square) - 1, out, count)


@rule
def card_on(s, square):
    """The card on a square, open or closed."""
    return abs(int(s.card[square]))


@rule
def can_push(s):
    """Whether there is a closed cover to push on to. (POO-9, POO-10)"""
    for direction in range(DIRECTIONS):
        if (s.finds == 1 or direction == s.facing) and s.card[s.last + STEP[direction]] < 0:
            return True
    return False
