"""Who sits at a table, as it changes: people take seats and leave them, bots are seated, players give up."""

from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.services import Services
from fathoms.server.store.store import ConflictError
from fathoms.server.store.stored_table import CONCEDED
from fathoms.server.table import seats
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.clocks import late_player_bot
from fathoms.server.table.play import MAX_TRIES, Play
from fathoms.server.table.sync import TableSync
from fathoms.server.table.table_state import TableState
from fathoms.server.table.turn_starter import TurnStarter

MAX_APPLICANTS = 8  # spectators who ask for a seat at the same time


class Seater:
    """Changes the seats of a table. Whether someone may is decided in `seats.py`."""

    def __init__(
        self,
        state: TableState,
        services: Services,
        sync: TableSync,
        broadcast: Broadcast,
        turn_starter: TurnStarter,
        play: Play,
    ) -> None:
        self._state = state
        self._services = services
        self._sync = sync
        self._broadcast = broadcast
        self._turn_starter = turn_starter
        self._play = play

    async def change_seat(self, message: seats.SeatRequest, who: str) -> None:
        """Change a seat as requested; everyone sees what follows."""
        state = self._state
        for _ in range(MAX_TRIES):
            stored_table = state.stored_table
            present, grace = self._broadcast.present_people(), self._broadcast.grace_periods()
            applicant = state.applicants.get(message.request) if isinstance(message, wire.GiveSeat) else None
            seat = seats.requested_seat(message, stored_table, who, present, grace, applicant)
            removed = stored_table.seats[message.seat].owner if isinstance(message, wire.RemovePlayer) else ""
            change = self._services.store.change_seat
            try:
                changed = await self._services.run_in_thread(change, stored_table, message.seat, seat, removed)
            except ConflictError:  # another server was faster: decide again by what is true now
                await self._sync.catch_up()
                continue
            if isinstance(message, wire.GiveSeat):
                del state.applicants[message.request]
            await self._sync.show_table(changed)
            self._turn_starter.restart_clock(message.seat)
            return
        raise Refusal("server-busy")

    async def return_seats(self, who: str) -> None:
        """Someone in whose place others have put a bot has their seat back by being here again."""
        for number, seat in seats.seats_to_restore(self._state.stored_table, who).items():
            try:
                changed = await self._services.run_in_thread(
                    self._services.store.change_seat, self._state.stored_table, number, seat
                )
            except ConflictError:  # they are about to come back on another server
                continue
            self._state.stored_table = changed
            self._sync.publish()
            self._turn_starter.restart_clock(number)

    async def answer_invitation(self, who: str, comes: bool) -> None:
        """Someone for whom a seat is reserved takes it, or lets others have it."""
        await self._sync.open()
        numbers = seats.reserved_seats(self._state.stored_table.seats, who)
        if not numbers:
            raise Refusal("seat-not-asked")
        for number in numbers:
            sit, stand = wire.Sit(type="sit", seat=number), wire.Stand(type="stand", seat=number)
            await self.change_seat(sit if comes else stand, who)

    def request_seat(self, message: wire.RequestSeat, who: str) -> None:
        """Tell the players that a spectator would like to play. It is remembered while this server is at the table."""
        state = self._state
        if seats.seats_of(state.stored_table.seats, who):
            raise Refusal("seat-taken")
        if who in state.stored_table.removed:
            raise Refusal("seat-removed")
        if state.stored_table.status == "over":
            raise Refusal("move-game-over")
        present = self._broadcast.present_people()
        state.applicants = {
            number: applicant
            for number, applicant in state.applicants.items()
            if applicant.who in present and applicant.who != who
        }
        if len(state.applicants) >= MAX_APPLICANTS:
            raise Refusal("server-busy")
        number = max(state.applicants, default=0) + 1
        state.applicants[number] = seats.SeatApplicant(who, seats.clean_name(message.name))
        self._broadcast.send_table()

    async def concede(self, message: wire.Concede, who: str) -> None:
        """Someone gives the game up: it is stored like a move, everyone sees it, and a bot plays their seat on."""
        state = self._state
        await self._sync.catch_up()
        seat = seats.conceded_seat(state.stored_table, message.seat, who)
        live_game = state.live_game
        if live_game is None:
            raise Refusal("game-not-started")
        if live_game.match.over:
            raise Refusal("move-game-over")
        try:
            changed = await self._services.run_in_thread(
                self._services.store.change_seat, state.stored_table, message.seat, seat
            )
        except ConflictError:
            raise Refusal("server-busy") from None
        await self._play.play(lambda live_game: live_game.new_move(message.seat, CONCEDED))
        await self._sync.show_table(changed)
        self._turn_starter.restart_clock(message.seat)

    async def replace_late_player(self, seat: int, game: Game) -> None:
        """Seat a bot in place of someone whose time has run out a few times in a row."""
        stored_table = self._state.stored_table
        bot_seat = seats.timed_out_seat(stored_table.seats[seat], late_player_bot(game))
        try:
            changed = await self._services.run_in_thread(self._services.store.change_seat, stored_table, seat, bot_seat)
        except ConflictError:  # they have come back on another server
            await self._sync.catch_up()
        else:
            await self._sync.show_table(changed)
        self._turn_starter.restart_clock(seat)
