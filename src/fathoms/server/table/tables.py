"""All tables of a server: creates, loads and lists them, and looks back at finished ones."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager

from fathoms.core.content.feats import Feat
from fathoms.core.game import find_game
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay
from fathoms.server import wire
from fathoms.server.cluster.bus import NO_MOVE, TableChanged
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.settings import Limits
from fathoms.server.single_flight import SingleFlight
from fathoms.server.store import seat_codes
from fathoms.server.store.feat_store import feats_of
from fathoms.server.store.finished_games import shares_of
from fathoms.server.store.stored_replay import build_replay
from fathoms.server.store.stored_table import Seat, StoredMove, StoredTable
from fathoms.server.table import seats
from fathoms.server.table.hints import has_hints
from fathoms.server.table.history import HistoryRenderer
from fathoms.server.table.lesson_runner import new_lesson
from fathoms.server.table.lobby import PublicTableCache
from fathoms.server.table.series import new_series
from fathoms.server.table.table import Table
from fathoms.server.table.table_info import table_info
from fathoms.server.table.table_state import opening_problem
from fathoms.server.table.time_control import TimeControl, check_time_control

log = logging.getLogger(__name__)


class Tables:
    """The tables of a server. Those people are at are in memory; all others are in the store only."""

    def __init__(self, services: Services, limits: Limits) -> None:
        self.services = services
        self.public = PublicTableCache(services.store, services.run_in_reader)
        self.histories = HistoryRenderer(services.store, limits.history_bytes)
        self._max_loaded = limits.loaded_tables  # in memory, beside those in use
        self._loaded: dict[str, Table] = {}  # the one used last is the last one
        self._loading: SingleFlight[str, None] = SingleFlight()
        self._pending_events: dict[str, set[int]] = {}  # what other servers said of tables, and was not looked at yet
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False  # the server is about to stop
        services.metrics.set_gauges(
            lambda: len(self._loaded), lambda: sum(table.state.visitors for table in self._loaded.values())
        )

    async def create_table(self, who: str, request: wire.NewTable) -> wire.TableInfo:
        """A new table, whose host is `who`."""
        game = find_game(request.game)
        usual = game.table.defaults if any(plan.kind != "bot" for plan in request.seats) else {}
        options = read_options(game.options, {**usual, **request.options})
        players = len(request.seats)
        pack_options(game, players, options)  # refuses what does not go together
        new_seats = tuple(_new_seat(seat, who) for seat in request.seats)
        if request.hints and not has_hints(game):
            raise Refusal("hint-no-game")
        if request.undo and game.is_real_time:
            raise Refusal("undo-no-game")
        stored_table = StoredTable(
            game.name,
            game.version,
            players,
            options,
            request.public,
            who,
            new_seats,
            hints=request.hints,
            many_seats=request.many_seats or len(seats.seats_of(new_seats, who)) > 1,  # as everyone is told
            look_back=request.look_back,
            clock=_new_time_control(request),
            undo=request.undo,
            chat=request.chat,
            series=_new_series_text(request, game.sides(options, players)),
        )
        return self._info_for(await self.services.run_in_thread(self.services.store.create, stored_table), who)

    async def create_lesson_table(self, who: str, request: wire.NewLesson) -> wire.TableInfo:
        """A new table at which `who` learns a game."""
        stored_table, lesson = new_lesson(who, request)
        moves = [StoredMove(number, *move) for number, move in enumerate(lesson.opening, 1)]
        return await self.create_prepared_table(who, stored_table, lesson.seed, moves)

    async def create_prepared_table(
        self, who: str, stored_table: StoredTable, seed: int, moves: Sequence[StoredMove]
    ) -> wire.TableInfo:
        """A new table with a seed that is known, at which something has been played already."""
        return self._info_for(
            await self.services.run_in_thread(self.services.store.create, stored_table, seed, moves), who
        )

    async def answer_invitation(self, table: str, who: str, comes: bool) -> wire.TableInfo:
        """Accept or decline an invitation to a table."""
        async with self.visit(table) as loaded_table:
            await loaded_table.answer_invitation(who, comes)
        return await self.table_info(table, who)

    async def create_seat_code(self, table: str, who: str) -> wire.SeatCode:
        """A code with which someone takes their seats at a table to another device."""
        stored_table = await self.stored_table(table)
        if not any(seat.owner == who for seat in stored_table.seats):
            raise Refusal("seat-players-only")
        code = await self.services.run_in_thread(seat_codes.create_code, self.services.store, table, who)
        return wire.SeatCode(code=code, seconds=seat_codes.LIFETIME)

    async def use_seat_code(self, typed: str, who: str) -> wire.TableInfo:
        """Have someone take over the seats that a code is for; everyone at the table sees it."""
        table = await self.services.run_in_thread(seat_codes.use_code, self.services.store, typed, who)
        self.services.membership.publish_change(table)
        loaded = self._loaded.get(table)
        if loaded is not None:
            await loaded.refresh()
        return await self.table_info(table, who)

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Table]:
        """A table in memory, which stays there as long as the visit lasts."""
        while (visited := self._loaded.pop(table, None)) is None:
            await self._loading.run(table, lambda: self._load(table))
        self._loaded[table] = visited
        visited.state.visitors += 1
        self._unload_idle()
        try:
            yield visited
        finally:
            visited.state.visitors -= 1

    async def _load(self, table: str) -> None:
        self._loaded[table] = Table(await self._read_table(table), self.services)

    def is_loaded(self, table: str) -> bool:
        return table in self._loaded

    def _unload_idle(self) -> None:
        """Forget the idle tables used longest ago; the store keeps them.

        A table and its parts know each other, and are in memory until Python looks for such circles. The game is in
        none, and by far the largest part: it goes at once.
        """
        if len(self._loaded) <= self._max_loaded:
            return
        holds = self.services.membership.has_announced
        idle = [table for table in self._loaded.values() if table.is_idle and not holds(table.state.stored_table.id)]
        for table in idle[: len(self._loaded) - self._max_loaded]:
            table.close()
            table.state.live_game = None
            del self._loaded[table.state.stored_table.id]

    def announce_shutdown(self, back_in: float) -> int:
        """Tell everyone at every table that the server stops, and when to come back; returns how many were told."""
        self.is_closing = True
        return sum(table.broadcast.send_to_all(wire.ClosingMessage(seconds=back_in)) for table in self._loaded.values())

    def close(self) -> None:
        self.histories.close()
        for table in self._loaded.values():
            table.close()

    # Other servers

    def tables_in_use(self) -> dict[str, int]:
        """The tables with someone or something at them, and the number of the last move of each."""
        return {name: table.state.number for name, table in self._loaded.items() if not table.is_idle}

    def handle_event(self, event: TableChanged) -> None:
        """A table was changed elsewhere. One that no one is at will be looked at when someone comes."""
        table = self._loaded.get(event.table)
        if table is None or (table.is_idle and not self.services.membership.has_announced(event.table)):
            return
        is_processing = event.table in self._pending_events
        self._pending_events.setdefault(event.table, set()).add(event.number)
        if not is_processing:
            task = asyncio.create_task(self._process_events(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _process_events(self, table: Table) -> None:
        """Follow the events of a table; those that come meanwhile are followed together."""
        name = table.state.stored_table.id
        while numbers := self._pending_events[name]:
            self._pending_events[name] = set()
            try:
                await table.follow_change(NO_MOVE if NO_MOVE in numbers else max(numbers))
            except Exception as error:
                report_error(log, "what another server has done could not be followed yet", error)
        del self._pending_events[name]

    async def sync_all(self) -> None:
        """Refresh tables that were changed elsewhere without an event."""
        names, ask, store = list(self.tables_in_use()), self.services.run_in_thread, self.services.store
        if not names:
            return
        presences = await self.services.membership.presences_of(names)
        stored_tables, numbers = await ask(store.find_all, names), await ask(store.last_moves, names)
        for name, stored_table in stored_tables.items():
            table = self._loaded.get(name)
            if table is not None and table.sync.is_outdated(stored_table, numbers.get(name, 0), presences[name]):
                self.handle_event(TableChanged(name, NO_MOVE))

    async def adopt(self, table: str) -> None:
        """Take over a table whose server has gone."""
        async with self.visit(table) as loaded_table:
            await loaded_table.adopt()

    # Reading: none of it loads a game

    async def table_info(self, table: str, who: str) -> wire.TableInfo:
        stored_table = await self.stored_table(table)
        people = await self.services.membership.people_elsewhere([table], self.services.run_in_reader)
        return self._info_for(stored_table, who, people.get(table, set()))

    async def lobby_lists(self, who: str) -> wire.TableList:
        read, store = self.services.run_in_reader, self.services.store
        mine, public = await read(store.tables_of, who), await self.public.public_tables()
        over = [stored_table.id for stored_table in mine if stored_table.status == "over"]
        shares = await read(shares_of, store, over) if over else {}
        lists = (mine, public.waiting, public.playing)
        people = await self.services.membership.people_elsewhere(
            {stored_table.id for tables in lists for stored_table in tables}, self.services.run_in_reader
        )
        infos = [
            [self._info_for(stored_table, who, people.get(stored_table.id, set())) for stored_table in tables]
            for tables in lists
        ]
        own_tables = [info.model_copy(update={"shares": shares.get(info.id)}) for info in infos[0]]
        return wire.TableList(mine=own_tables, open=infos[1], running=infos[2])

    async def stored_table(self, table: str) -> StoredTable:
        """What is known of a table, for someone who is not at it."""
        return _existing(await self.services.run_in_reader(self.services.store.find, table))

    async def _read_table(self, table: str) -> StoredTable:
        return _existing(await self.services.run_in_thread(self.services.store.find, table))

    def _info_for(self, stored_table: StoredTable, who: str, remote_people: Collection[str] = ()) -> wire.TableInfo:
        loaded = self._loaded.get(stored_table.id)
        if loaded is None:
            return table_info(stored_table, who, remote_people)
        broadcast, state = loaded.broadcast, loaded.state
        present = broadcast.local_people().union(remote_people)
        turn = (
            state.acting_seats() if state.current_table().number >= stored_table.number else ()
        )  # others may have moved on
        return table_info(stored_table, who, present, state.problem, broadcast.grace_periods(), turn)

    async def refresh_finished_tables(self, who: str) -> None:
        """Something was changed in the store about the finished tables of someone: have everyone there see it."""
        for table in list(self._loaded.values()):
            stored_table = table.state.stored_table
            if stored_table.status == "over" and (
                stored_table.host == who or any(seat.owner == who for seat in stored_table.seats)
            ):
                await table.refresh()

    # Looking back

    async def feats_of(self, who: str, game: str) -> list[Feat]:
        """What someone has achieved in a game, with what they have just been shown: the end, or alone a part of it."""
        loaded = [(table, table.state) for table in self._loaded.values()]
        for table in [table for table, now in loaded if now.has_unstored_end or now.stored_table.players == 1]:
            if any(seat.owner == who for seat in table.state.stored_table.seats):
                await table.store_end()
        return await self.services.run_in_reader(feats_of, self.services.store, who, find_game(game).name)

    async def replay_of(self, table: str, who: str) -> Replay:
        """A finished game as a file. It holds the seed, and so every secret: not before the end, nor for everyone."""
        stored_table = await self._finished_table(table)
        seats.check_may_look_back(stored_table, who)
        return await self.services.run_in_reader(build_replay, self.services.store, stored_table)

    async def history_json(
        self, table: str, seat: int | None, who: str, first: int = 0, end: int | None = None
    ) -> AsyncGenerator[str, None]:
        """A finished game as a seat, or a spectator, saw it: the text of a `wire.History`, bit by bit."""
        stored_table = await self._finished_table(table)
        problem = opening_problem(stored_table)
        if problem:
            raise Refusal(problem)
        if seat is not None:
            seats.check_may_look_back(stored_table, who)
            seats.seat_at(stored_table.seats, seat)
        yield f'{{"table":{self._info_for(stored_table, who).model_dump_json()},"views":['
        between = ""
        async for views in self.histories.view_chunks(
            stored_table, seat, first, stored_table.number + 1 if end is None else end
        ):
            yield between + ",".join(views)
            between = ","
        yield "]}"

    async def _finished_table(self, table: str) -> StoredTable:
        stored_table = await self.stored_table(table)
        if stored_table.status != "over":
            raise Refusal("history-not-over")
        return stored_table


def _new_time_control(request: wire.NewTable) -> str:
    """The clock of a new table, as it is stored."""
    if request.clock is None:
        return ""
    if request.undo:
        raise Refusal("undo-clocked")
    return check_time_control(TimeControl(request.clock.kind, request.clock.seconds, request.clock.increment)).to_text()


def _existing(stored_table: StoredTable | None) -> StoredTable:
    if stored_table is None:
        raise Refusal("table-unknown")
    return stored_table


def _new_series_text(request: wire.NewTable, sides: Sequence[int]) -> str:
    """The series that begins at a new table, as it is stored."""
    return new_series(request.best_of, sides).to_text() if request.best_of > 1 else ""


def _new_seat(seat: wire.NewSeat, who: str) -> Seat:
    if seat.kind == "me":
        return seats.person_seat(who, seat.name)
    if seat.kind == "open":
        return seats.OPEN_SEAT
    return seats.bot_seat(seat.bot or seats.STAND_IN)
