"""What a client may ask of a table: each type of message, and who handles it."""

from collections.abc import Awaitable, Callable
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.store.stored_table import READY, TAKEN_BACK, StoredMove
from fathoms.server.table import seats
from fathoms.server.table.broadcast import Broadcast, Connection
from fathoms.server.table.chat import Chat
from fathoms.server.table.hints import Hints
from fathoms.server.table.lesson_runner import LessonRunner
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.play import MAX_TRIES, Play
from fathoms.server.table.ready_check import next_unready_seat
from fathoms.server.table.rematch import Rematcher
from fathoms.server.table.seater import Seater
from fathoms.server.table.sync import TableSync
from fathoms.server.table.table_state import TableState
from fathoms.server.table.turn_starter import TurnStarter
from fathoms.server.table.undo import Takebacker

Handler = Callable[[Connection, Any], Awaitable[None]]

GAME_COMMANDS = (wire.Move, wire.LiftCurtain, wire.Hint, wire.TakeBack)  # they need the game's rules


class Commands:
    """The handlers of a table's messages, by their types."""

    def __init__(
        self,
        state: TableState,
        sync: TableSync,
        broadcast: Broadcast,
        turn_starter: TurnStarter,
        play: Play,
        seater: Seater,
        rematcher: Rematcher,
        takebacker: Takebacker,
        hints: Hints,
        chat: Chat,
        lesson: LessonRunner | None,
    ) -> None:
        self._state = state
        self._sync = sync
        self._broadcast = broadcast
        self._turn_starter = turn_starter
        self._play = play
        self._seater = seater
        self._rematcher = rematcher
        self._takebacker = takebacker
        self._hints = hints
        self._chat = chat
        self._lesson = lesson
        self.handlers: dict[type[wire.WireModel], Handler] = {
            wire.Move: play.move,
            wire.TakeBack: self._take_back,
            wire.LiftCurtain: self._lift_curtain,
            wire.Hint: self._request_hint,
            wire.Ready: self._note_ready,
            wire.ContinueLesson: self._continue_lesson,
            wire.SayPhrase: self._post_to_chat,
            wire.WriteChat: self._post_to_chat,
            wire.BotSpeed: self._set_bot_speed,
            wire.Rematch: self._set_up_rematch,
            wire.RequestSeat: self._request_seat,
            wire.Concede: self._concede,
            **dict.fromkeys(seats.SEAT_REQUESTS, self._change_seat),
        }

    async def _take_back(self, connection: Connection, message: wire.TakeBack) -> None:
        """Take a step back, if it was offered: that it was is stored like a move, and everyone sees it."""
        if not seats.own_seat(self._state.stored_table.seats, message.seat, connection.who).played_by(connection.who):
            raise Refusal("seat-away")

        def judge(live_game: LiveGame) -> StoredMove:
            self._takebacker.check_offer(message.seat, message.number)
            return live_game.new_move(message.seat, TAKEN_BACK)

        if not await self._play.play(judge, tries=1):
            raise Refusal("undo-late")

    async def _lift_curtain(self, connection: Connection, message: wire.LiftCurtain) -> None:
        self._broadcast.lift_curtain(connection, message.seat)

    async def _request_hint(self, connection: Connection, message: wire.Hint) -> None:
        self._hints.request_hint(connection, message)

    async def _note_ready(self, connection: Connection, message: wire.Ready) -> None:
        """Someone is ready for the glass: for all of their seats, or for the one at their screen whose turn it is."""
        state, who = self._state, connection.who
        for _ in range(MAX_TRIES):
            seat = next_unready_seat(state, who, self._broadcast.present_people())
            if state.live_game is None or seat is None:
                state.ready_people.add(who)
                await self._sync.announce()
                break
            if await self._play.play(_ready_move(seat), tries=1):
                break
        self._broadcast.send_table()
        self._turn_starter.start_if_ready()

    async def _continue_lesson(self, connection: Connection, message: wire.ContinueLesson) -> None:
        if self._lesson and seats.seats_of(self._state.stored_table.seats, connection.who):
            self._lesson.continue_from(message.number)

    async def _post_to_chat(self, connection: Connection, message: wire.SayPhrase | wire.WriteChat) -> None:
        await self._chat.post_message(message, connection.who)
        self._sync.publish()

    async def _set_bot_speed(self, connection: Connection, message: wire.BotSpeed) -> None:
        connection.bot_speed = message.speed

    async def _set_up_rematch(self, connection: Connection, message: wire.Rematch) -> None:
        await self._rematcher.set_up(message, connection.who)

    async def _request_seat(self, connection: Connection, message: wire.RequestSeat) -> None:
        self._seater.request_seat(message, connection.who)

    async def _concede(self, connection: Connection, message: wire.Concede) -> None:
        await self._seater.concede(message, connection.who)

    async def _change_seat(self, connection: Connection, message: seats.SeatRequest) -> None:
        await self._seater.change_seat(message, connection.who)


def _ready_move(seat: int) -> Callable[[LiveGame], StoredMove]:
    """That a seat which shares a screen is ready, as it stands in the list of moves."""
    return lambda live_game: live_game.new_move(seat, READY)
