"""Hints: what the strongest bot would do in a person's place, if the table has chosen to have them.

The bot is told what the seat knows and no more. It thinks while everything goes on, so that no one waits, and only
the player who asked gets an answer.
"""

import asyncio
import logging
from contextlib import suppress

from fathoms.bots.levels import LEVELS, level_of
from fathoms.core.compiled_calls import actions_in
from fathoms.core.game import Game, game_of
from fathoms.core.refusal import Refusal
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.table import seats
from fathoms.server.table.broadcast import Broadcast, Connection
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.table_state import TableState

log = logging.getLogger(__name__)

STRONGEST = LEVELS[-1]
ADVISER = STRONGEST


def has_hints(game: Game) -> bool:
    """Can this game have hints? Where the levels are paces, the strongest bot knows no better than the weakest."""
    return STRONGEST in game.bots.levels and level_of(STRONGEST, game).search is not None


TAKE_BACK = "take_back"  # an action of this name is no way to go on
MAX_ACTIONS = 8  # actions of a move that are thought of beforehand

HintPlan = list[int]  # what to do, and how to go on where that is only part of a move


class Hints:
    """The hints of one table: who waits for one, and the last one for each seat."""

    def __init__(self, state: TableState, broadcast: Broadcast, services: Services) -> None:
        self._state = state
        self._broadcast = broadcast
        self._services = services
        self._tasks: dict[Connection, asyncio.Task[None]] = {}
        self._hints: dict[int, tuple[int, HintPlan]] = {}  # seat: how many actions had been played, and what to do

    def request_hint(self, connection: Connection, request: wire.Hint) -> None:
        """Begin to think about a hint, unless the player is waiting for one already."""
        live_game = self._check_request(connection, request)
        if any(waiting.who == connection.who for waiting in self._tasks):  # with however many pages open
            raise Refusal("hint-thinking")
        info_state, number = live_game.match.info_state(request.seat), live_game.number
        self._tasks[connection] = asyncio.create_task(self._answer_request(connection, request, info_state, number))

    def cancel_request(self, connection: Connection) -> None:
        """Drop the request of a connection that has gone."""
        task = self._tasks.pop(connection, None)
        if task:
            task.cancel()

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def _check_request(self, connection: Connection, request: wire.Hint) -> LiveGame:
        """The game to give a hint in, or a refusal: it is for one's own seat while that is to act, and may be seen."""
        stored_table, live_game, who = self._state.stored_table, self._state.live_game, connection.who
        if not stored_table.hints:
            raise Refusal("hint-off")
        if not seats.own_seat(stored_table.seats, request.seat, who).played_by(who):
            raise Refusal("seat-away")
        if live_game is None:
            raise Refusal("game-not-started")
        if live_game.match.over:
            raise Refusal("move-game-over")
        if live_game.is_late(request.seat, request.number):
            raise Refusal("move-late")
        if request.seat not in self._state.acting_seats():
            raise Refusal("move-not-your-turn")
        if live_game.views.is_behind_curtain(self._broadcast.perspective_of(connection), request.seat):
            raise Refusal("hint-curtain")
        return live_game

    async def _answer_request(
        self, connection: Connection, request: wire.Hint, info_state: Record, number: int
    ) -> None:
        try:
            connection.send(await self._advise(connection, request, info_state, number))
        except Exception as error:
            report_error(log, "a hint was lost", error)
        self._tasks.pop(connection, None)

    async def _advise(
        self, connection: Connection, request: wire.Hint, info_state: Record, number: int
    ) -> wire.HintMessage | wire.RefusedMessage:
        """What the strongest bot would do, if it is still that seat's turn when the bot has thought."""
        seat = request.seat
        plan = await self._find_hint(seat, info_state, number)
        if plan is None:
            return wire.RefusedMessage(key="hint-failed", args={}, number=self._state.number)
        choices: list[wire.Choice] = []
        with suppress(Refusal):  # the others have moved on: it is no hint any more
            live_game = self._check_request(connection, request)
            if plan[0] in live_game.match.legal(seat):
                choices = [live_game.views.choice(action) for action in plan]
        choice = choices[0] if choices else None
        return wire.HintMessage(seat=seat, number=request.number, choice=choice, then=choices[1:])

    async def _find_hint(self, seat: int, info_state: Record, number: int) -> HintPlan | None:
        """What the seat has been told already, or a thought: a bot that thinks again might change its mind."""
        earlier_hint = self._hints.get(seat)
        if earlier_hint and earlier_hint[0] == number:
            return earlier_hint[1]
        seed = seed_from(self._services.bot_secret, self._state.stored_table.id, seat, number, "hint")
        memory = self._services.bot_memory_seed(self._state.stored_table.id, seat)
        bots, game = self._services.bots, game_of(info_state)
        action = await bots.advise(ADVISER, info_state, seat, seed, memory)
        if action is None:
            return None
        plan, now = [action], info_state
        while game.table.is_half_move(now, plan[-1]) and len(plan) < MAX_ACTIONS:  # part of a move is no hint
            later = await bots.foresee(now, seat, plan[-1], seed)
            if later is None or not actions_in(later, seat) or not game.table.is_unfinished_move(later):
                break  # that part was enough to win, or ended the turn: what comes next is not known yet
            action = await bots.advise(ADVISER, later, seat, seed, memory)
            if action is None or game.voice.name_action(action)["do"] == TAKE_BACK:
                break
            plan.append(action)
            now = later
        self._hints[seat] = (number, plan)
        return plan
