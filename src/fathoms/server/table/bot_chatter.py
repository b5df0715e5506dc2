"""What bots say now and then: a few friendly remarks about what everyone at the table has just seen.

A remark follows from the view of a spectator and from chance, so it tells no one anything, and everyone hears the same.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from fathoms.core.compiled_calls import acting_in, standing_in
from fathoms.core.game import SPECTATOR
from fathoms.core.rng import stream
from fathoms.core.structs import Record
from fathoms.server.services import Services
from fathoms.server.table.state import TableState

Occasion = Literal["hello", "glad", "oops", "nice", "bye"]

KINDS = 3  # of words for each occasion: `remark-hello-1` ...
ODDS = 3  # one in so many occasions in the middle of a game
MIN_GAP = 9  # moves between two remarks at least


class Scoreboard(NamedTuple):
    """What everyone at a table sees of how the game stands."""

    scores: tuple[int, ...]
    over: bool


class Remark(NamedTuple):
    """What a bot says, from its seat."""

    seat: int
    word: str


def scoreboard_of(view: Record, players: int) -> Scoreboard:
    scores, _ = standing_in(view, players)
    return Scoreboard(tuple(scores), not acting_in(view))


def occasion_for(bot: int, before: Scoreboard, after: Scoreboard, number: int) -> Occasion | None:
    """What a bot on a seat could say something about. No one is laughed at for what they have lost."""
    if after.over:
        return "bye"
    if number == 1:
        return "hello"
    gains = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
    if gains[bot]:
        return "glad" if gains[bot] > 0 else "oops"
    return "nice" if any(gain > 0 for gain in gains) else None


def remark_on(bots: Sequence[int], before: Scoreboard, after: Scoreboard, number: int, chance: int) -> Remark | None:
    """What one of the bots says about move `number`, if any says something."""
    if not bots:
        return None
    chance, which = divmod(chance, len(bots))
    occasion = occasion_for(bots[which], before, after, number)
    if occasion is None:
        return None
    chance, kind = divmod(chance, KINDS)
    if occasion not in ("hello", "bye") and chance % ODDS:
        return None
    return Remark(bots[which], f"remark-{occasion}-{kind + 1}")


class BotChatter:
    """Says when a bot of a table has something to say."""

    def __init__(self, sitting: TableState, services: Services) -> None:
        self._sitting = sitting
        self._services = services
        self._last = -MIN_GAP  # the move that was last remarked on

    def consider(self) -> Remark | None:
        """What a bot says about what has just happened. Where no one watches, bots do not talk."""
        running, kept = self._sitting.running, self._sitting.kept
        if running is None or not self._services.bot_delay or kept.lesson:
            return None
        bots = [seat for seat, taken in enumerate(kept.seats) if taken.kind == "bot"]
        people = any(taken.kind == "person" and not taken.away for taken in kept.seats)
        if not bots or not people:
            return None
        sight = running.watch.sights[SPECTATOR]
        soon = running.number - self._last < MIN_GAP and not running.match.over
        if sight.before is None or soon:
            return None
        before, after = (scoreboard_of(view, kept.players) for view in (sight.before, sight.now))
        chance = stream(self._services.bot_secret, kept.id, running.number, "remark")
        remark = remark_on(bots, before, after, running.number, chance)
        if remark:
            self._last = running.number
        return remark
