"""Draws a random action of Dykarna without listing them all.

Most guesses are wrong, so a guess costs next to nothing: what a diver can hope for is found once, and only what might
come true is looked at. On a GPU that also keeps threads together, which guess until each has something to look at.
"""

from fathoms.core.bits import nth_one, ones
from fathoms.core.playout import pick_listed
from fathoms.core.rng import nth_draw
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, MOVES, PASS, STEP, WALK_PAST, WISH
from fathoms.games.dykarna.moves import has_wish, is_legal_move, possible_deeds_of_crew
from fathoms.games.dykarna.sea import comrade_crews, crew_of
from fathoms.games.dykarna.state import BOAT, DIVERS, EACH, MOVING, TARGETS
from fathoms.games.dykarna.treasure import is_held_to_ransom

PLAIN = PASS + 1 - DEED  # actions that are no wishes: deeds, drives and a pass
WISHES_EACH = 2 * TARGETS  # of one diver
WITH_PIECE = 1 << STEP + 1  # hoped for by a diver that has a piece within reach


@rule
def pick(s, seat, rng, out):
    """A legal action, all equally likely."""
    if s.phase == MOVING:
        deeds, others, divers = possible_deeds_of_crew(s, False), possible_drives(s), divers_with_wish(s)
        first_walk_past = PLAIN + WISHES_EACH * ones(divers)
        key, count, last = int(rng[0]), int(rng[1]), first_walk_past + (2 * EACH if s.solo else 0)
        limit = count + MOVES
        while count < limit:
            action = -1
            while action < 0 and count < limit:
                count += 1
                guess = nth_draw(key, count, last)
                action = (
                    WALK_PAST + guess - first_walk_past
                    if guess >= first_walk_past
                    else guessed_action(guess, deeds, others, divers)
                )
            rng[1] = count
            if action >= 0 and is_legal_move(s, action):
                return action
    return pick_listed(s, seat, rng, out)


@rule
def guessed_action(guess, deeds, drives, divers):
    """The action a guess means; -1 = no one can hope for it."""
    if guess < DRIVE - DEED:
        return DEED + guess if deeds >> guess & 1 else -1
    if guess < PLAIN:
        return DEED + guess if drives >> (guess - DRIVE + DEED) & 1 else -1
    n = nth_one(divers, (guess - PLAIN) // WISHES_EACH)
    wish = (guess - PLAIN) % WISHES_EACH
    hopes_of_diver = deeds >> n * DEEDS & (1 << DEEDS) - 1
    if hopes_of_diver == 0 or (wish % 2 and not hopes_of_diver & WITH_PIECE):
        return -1
    return WISH + WISHES_EACH * n + wish


@rule
def possible_drives(s):
    """Which drives and whether a pass can be hoped for, as a bit set.

    Someone has to be aboard. And as a crew that has no move is passed over, only a ransom is a reason to pass.
    """
    crew, drives = int(s.turn), 0
    own = comrade_crews(s, crew)
    for diver in range(DIVERS):
        if s.place[diver] == BOAT + crew and own >> crew_of(diver) & 1:
            drives |= 3
        elif crew_of(diver) == crew and is_held_to_ransom(s, diver):
            drives |= 1 << PASS - DRIVE
    return drives


@rule
def divers_with_wish(s):
    """Bit set of the divers of the crew whose turn it is that have a wish."""
    crew, divers = int(s.turn), 0
    for n in range(EACH):
        if has_wish(s, EACH * crew + n):
            divers |= 1 << n
    return divers
