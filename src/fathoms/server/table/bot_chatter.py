"""What bots say now and then: a few friendly remarks about what everyone at the table has just seen.

A remark follows from the view of a spectator and from chance, so it tells no one anything, and everyone hears the same.
"""

import logging
from collections.abc import Sequence
from typing import Literal, NamedTuple

from fathoms.core.compiled_calls import actors_in, scores_and_shares
from fathoms.core.game import SPECTATOR
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.table.chat import Chat
from fathoms.server.table.table_state import TableState

log = logging.getLogger(__name__)

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
    scores, _ = scores_and_shares(view, players)
    return Scoreboard(tuple(scores), not actors_in(view))


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
    """Has the bots of a table say something now and then."""

    def __init__(self, state: TableState, chat: Chat, services: Services) -> None:
        self._state = state
        self._chat = chat
        self._services = services
        self._last_remark = -MIN_GAP  # the move that was last remarked on

    async def post_remark(self) -> bool:
        """Let a bot say something about what has just happened, if it has something to say; has one spoken?

        A remark that cannot be stored is not missed.
        """
        remark = self.next_remark()
        if remark is None:
            return False
        try:
            await self._chat.post_remark(remark.seat, remark.word)
        except Exception as error:
            report_error(log, "a bot's remark was lost", error)
            return False
        return True

    def next_remark(self) -> Remark | None:
        """What a bot says about what has just happened. Where no one looks on, bots do not talk."""
        live_game, stored_table = self._state.live_game, self._state.stored_table
        if live_game is None or not self._services.bot_delay or stored_table.lesson:
            return None
        bots = [number for number, seat in enumerate(stored_table.seats) if seat.kind == "bot"]
        people = any(seat.kind == "person" and not seat.away for seat in stored_table.seats)
        if not bots or not people:
            return None
        track = live_game.views.viewer_histories[SPECTATOR]
        soon = live_game.number - self._last_remark < MIN_GAP and not live_game.match.over
        if track.previous_view is None or soon:
            return None
        before, after = (scoreboard_of(view, stored_table.players) for view in (track.previous_view, track.view))
        chance = seed_from(self._services.bot_secret, stored_table.id, live_game.number, "remark")
        remark = remark_on(bots, before, after, live_game.number, chance)
        if remark:
            self._last_remark = live_game.number
        return remark
