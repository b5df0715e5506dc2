"""A random action of Dykarna, drawn by lot without listing them all."""

from fathoms.core.bits import nth_one, ones
from fathoms.core.choosing import pick_listed
from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, MOVES, PASS, WISH
from fathoms.games.dykarna.moves import allowed, has_wish
from fathoms.games.dykarna.state import EACH, MOVING, TARGETS


@rule
def pick(s, seat, rng, out):
    """A legal action, each as likely."""
    if s.phase == MOVING:
        plain = PASS + 1 - DEED
        divers = wishers(s)
        for _ in range(MOVES):
            guess = draw(rng, plain + 2 * TARGETS * ones(divers))
            if guess < plain:
                action = DEED + guess
            else:
                guess -= plain
                action = WISH + 2 * TARGETS * nth_one(divers, guess // (2 * TARGETS)) + guess % (2 * TARGETS)
            if allowed(s, action):
                return action
    return pick_listed(s, seat, rng, out)


@rule
def wishers(s):
    """Bit set of the divers of the crew whose turn it is that have a wish."""
    crew, divers = int(s.turn), 0
    for n in range(EACH):
        if has_wish(s, EACH * crew + n):
            divers |= 1 << n
    return divers
