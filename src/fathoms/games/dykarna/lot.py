"""A random action of Dykarna, drawn at random without listing them all.

Most guesses are wrong, so a guess costs next to nothing: what a diver can hope for is found once, and only what might
come true is looked at. On a GPU that also keeps threads together, which guess until each has something to look at.
"""

from fathoms.core.bits import nth_one, ones
from fathoms.core.playout import pick_listed
from fathoms.core.rng import number
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, MOVES, PASS, STEP, WALK_PAST, WISH
from fathoms.games.dykarna.moves import comes_true, crew_hopes, has_wish
from fathoms.games.dykarna.sea import comrades, crew_of
from fathoms.games.dykarna.state import BOAT, DIVERS, EACH, MOVING, TARGETS
from fathoms.games.dykarna.treasure import held_to_ransom

PLAIN = PASS + 1 - DEED  # actions that are no wishes: deeds, drives and a pass
WISHES = 2 * TARGETS  # of one diver
WITH_PIECE = 1 << STEP + 1  # hoped for by a diver that has a piece within reach


@rule
def pick(s, seat, rng, out):
    """A legal action, each as likely."""
    if s.phase == MOVING:
        deeds, others, divers = crew_hopes(s, False), others_hoped_for(s), wishers(s)
        wished = PLAIN + WISHES * ones(divers)
        key, count, last = int(rng[0]), int(rng[1]), wished + (2 * EACH if s.solo else 0)
        enough = count + MOVES
        while count < enough:
            action = -1
            while action < 0 and count < enough:
                count += 1
                guess = number(key, count, last)
                action = WALK_PAST + guess - wished if guess >= wished else hoped_for(guess, deeds, others, divers)
            rng[1] = count
            if action >= 0 and comes_true(s, action):
                return action
    return pick_listed(s, seat, rng, out)


@rule
def hoped_for(guess, deeds, others, divers):
    """The action a guess means; -1 = no one can hope for it."""
    if guess < DRIVE - DEED:
        return DEED + guess if deeds >> guess & 1 else -1
    if guess < PLAIN:
        return DEED + guess if others >> (guess - DRIVE + DEED) & 1 else -1
    n = nth_one(divers, (guess - PLAIN) // WISHES)
    wish = (guess - PLAIN) % WISHES
    hopes_of_diver = deeds >> n * DEEDS & (1 << DEEDS) - 1
    if hopes_of_diver == 0 or (wish % 2 and not hopes_of_diver & WITH_PIECE):
        return -1
    return WISH + WISHES * n + wish


@rule
def others_hoped_for(s):
    """Which drives and whether a pass can be hoped for, as a bit set.

    Someone has to be aboard. And as a crew that has no move is passed over, only a ransom is a reason to pass.
    """
    crew, found = int(s.turn), 0
    own = comrades(s, crew)
    for diver in range(DIVERS):
        if s.place[diver] == BOAT + crew and own >> crew_of(diver) & 1:
            found |= 3
        elif crew_of(diver) == crew and held_to_ransom(s, diver):
            found |= 1 << PASS - DRIVE
    return found


@rule
def wishers(s):
    """Bit set of the divers of the crew whose turn it is that have a wish."""
    crew, divers = int(s.turn), 0
    for n in range(EACH):
        if has_wish(s, EACH * crew + n):
            divers |= 1 << n
    return divers
