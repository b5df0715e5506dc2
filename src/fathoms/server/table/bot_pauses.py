"""How long a bot takes for a move, drawn at random before it knows what it will do.

A bot with one choice is done at once, and one with several thinks. If that could be seen, time would tell what only the
bot knows: that a single card of its hidden hand can be used, say. So the moment at which a move is shown is drawn
beforehand, late enough for any thought of such a bot, and kept to.
"""

from typing import NamedTuple

from fathoms.bots import find_bot
from fathoms.bots.levels import Level
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal

SPARE = 0.5  # of the drawn pause, for thoughts that take a little longer than they may


class Pause(NamedTuple):
    """Seconds until a bot begins to think, and until its move is shown, from the same moment."""

    thinking_delay: float
    move_delay: float


def draw_pause(bot: str, game: Game, delay: float, chance: int) -> Pause:
    """Draw the pause of a bot. It depends on which bot plays what, how slow bots are here, and chance alone.

    A server without delays is one where no one watches: there no one waits.
    """
    total_delay = delay * random_factor(chance)
    move_delay = total_delay + longest_thought(bot, game) if delay else 0.0
    return Pause(total_delay * (1 - SPARE), move_delay)


def longest_thought(bot: str, game: Game) -> float:
    """The most seconds a bot thinks about a move; 0 for bots without a time limit, which are done at once."""
    try:
        known_bot = find_bot(bot, game)
    except Refusal:  # no one knows it any more: it plays at random
        return 0.0
    search = known_bot.search if isinstance(known_bot, Level) else None
    return (search.seconds or 0.0) if search else 0.0


def random_factor(seed: int) -> float:
    """A factor from 0.7 to 1.3, so that pauses differ."""
    return 0.7 + seed % 1000 * 0.0006


# Name, face and words of the eight characters are the page's business (web/src/kit/bots.ts); how quickly each plays is
# here. It follows from the seat alone, so it tells nothing.
SEAT_TEMPOS = (0.85, 1.2, 1.0, 0.85, 1.2, 1.0, 1.0, 0.85)  # times the usual pause; the page has words for it


def tempo_of_seat(seat: int) -> float:
    """How long a bot on this seat takes, compared with others."""
    return SEAT_TEMPOS[seat % len(SEAT_TEMPOS)]
