"""All tables of a server: setting them up, finding them, listing them, and looking back at finished ones."""

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
from fathoms.server.table.state import problem_with
from fathoms.server.table.table import Table
from fathoms.server.table.table_info import table_info
from fathoms.server.table.time_control import TimeControl, check_time_control

log = logging.getLogger(__name__)


class Tables:
    """The tables people are at are in memory; all others are in the store only."""

    def __init__(self, services: Services, limits: Limits) -> None:
        self.services = services
        self.public = PublicTableCache(services.store, services.run_in_reader)
        self.histories = HistoryRenderer(services.store, limits.history_bytes)
        self._most = limits.loaded_tables  # in memory, beside those in use
        self._loaded: dict[str, Table] = {}  # the one used last is the last one
        self._loading: SingleFlight[str, None] = SingleFlight()
        self._heard: dict[str, set[int]] = {}  # what other servers said of tables, and was not looked at yet
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False  # the server is about to stop
        services.metrics.set_gauges(
            lambda: len(self._loaded), lambda: sum(table.users for table in self._loaded.values())
        )

    async def set_up(self, who: str, wanted: wire.NewTable) -> wire.TableInfo:
        """A new table, whose host is `who`."""
        game = find_game(wanted.game)
        usual = game.table.defaults if any(plan.kind != "bot" for plan in wanted.seats) else {}
        options = read_options(game.options, {**usual, **wanted.options})
        players = len(wanted.seats)
        pack_options(game, players, options)  # refuses what does not go together
        taken = tuple(_new_seat(seat, who) for seat in wanted.seats)
        if wanted.hints and not has_hints(game):
            raise Refusal("hint-no-game")
        if wanted.undo and game.is_real_time:
            raise Refusal("undo-no-game")
        kept = StoredTable(
            game.name,
            game.version,
            players,
            options,
            wanted.public,
            who,
            taken,
            hints=wanted.hints,
            many_seats=wanted.many_seats or len(seats.seats_of(taken, who)) > 1,  # as everyone is told
            look_back=wanted.look_back,
            clock=_new_time_control(wanted),
            undo=wanted.undo,
            chat=wanted.chat,
            series=_new_series_text(wanted, game.sides(options, players)),
        )
        return self._info(await self.services.run_in_thread(self.services.store.create, kept), who)

    async def set_up_lesson(self, who: str, wanted: wire.NewLesson) -> wire.TableInfo:
        """A new table at which `who` learns a game."""
        kept, lesson = new_lesson(who, wanted)
        moves = [StoredMove(number, *move) for number, move in enumerate(lesson.opening, 1)]
        return await self.set_up_prepared(who, kept, lesson.seed, moves)

    async def set_up_prepared(
        self, who: str, kept: StoredTable, seed: int, moves: Sequence[StoredMove]
    ) -> wire.TableInfo:
        """A new table with a seed that is known, at which something has been played already."""
        return self._info(await self.services.run_in_thread(self.services.store.create, kept, seed, moves), who)

    async def answer(self, table: str, who: str, comes: bool) -> wire.TableInfo:
        """Someone who was asked to a table comes, or does not."""
        async with self.visit(table) as found:
            await found.answer(who, comes)
        return await self.info(table, who)

    async def make_code(self, table: str, who: str) -> wire.SeatCode:
        """A code with which someone takes their seats at a table to another device."""
        kept = await self.look_up(table)
        if not any(seat.owner == who for seat in kept.seats):
            raise Refusal("seat-players-only")
        code = await self.services.run_in_thread(seat_codes.create_code, self.services.store, table, who)
        return wire.SeatCode(code=code, seconds=seat_codes.LIFETIME)

    async def use_code(self, typed: str, who: str) -> wire.TableInfo:
        """Have someone take over the seats that a code is for; everyone at the table sees it."""
        table = await self.services.run_in_thread(seat_codes.use_code, self.services.store, typed, who)
        self.services.membership.publish_change(table)
        loaded = self._loaded.get(table)
        if loaded is not None:
            await loaded.look_again()
        return await self.info(table, who)

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Table]:
        """A table in memory, which stays there as long as the visit lasts."""
        while (here := self._loaded.pop(table, None)) is None:
            await self._loading.run(table, lambda: self._load(table))
        self._loaded[table] = here
        here.users += 1
        self._put_away()
        try:
            yield here
        finally:
            here.users -= 1

    async def _load(self, table: str) -> None:
        self._loaded[table] = Table(await self._find(table), self.services)

    def is_loaded(self, table: str) -> bool:
        return table in self._loaded

    def _put_away(self) -> None:
        """Forget the idle tables used longest ago; the store keeps them.

        A table and its parts know each other, and are in memory until Python looks for such circles. The game is in
        none, and by far the largest part: it goes at once.
        """
        if len(self._loaded) <= self._most:
            return
        holds = self.services.membership.has_announced
        idle = [table for table in self._loaded.values() if table.idle and not holds(table.sitting.kept.id)]
        for table in idle[: len(self._loaded) - self._most]:
            table.close()
            table.sitting.running = None
            del self._loaded[table.sitting.kept.id]

    def say_goodbye(self, back_in: float) -> int:
        """Tell everyone at every table that the server stops, and when to come back; how many lines that were."""
        self.closing = True
        return sum(table.audience.tell(wire.ClosingMessage(seconds=back_in)) for table in self._loaded.values())

    def close(self) -> None:
        self.histories.close()
        for table in self._loaded.values():
            table.close()

    # Other servers

    def tables_in_use(self) -> dict[str, int]:
        """The tables with someone or something at them, and the number of the last move of each."""
        return {name: table.sitting.stored for name, table in self._loaded.items() if not table.idle}

    def handle_event(self, notice: TableChanged) -> None:
        """A table was changed elsewhere. One that no one is at will be looked at when someone comes."""
        table = self._loaded.get(notice.table)
        if table is None or (table.idle and not self.services.membership.has_announced(notice.table)):
            return
        going = notice.table in self._heard
        self._heard.setdefault(notice.table, set()).add(notice.number)
        if not going:
            task = asyncio.create_task(self._catch_up(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, table: Table) -> None:
        """Follow what was heard; what is heard meanwhile is looked at in one go."""
        name = table.sitting.kept.id
        while numbers := self._heard[name]:
            self._heard[name] = set()
            try:
                await table.hear(NO_MOVE if NO_MOVE in numbers else max(numbers))
            except Exception as error:
                report_error(log, "what another server has done could not be followed yet", error)
        del self._heard[name]

    async def sync_all(self) -> None:
        """Look whether any table was changed elsewhere, and no one told."""
        names, ask, store = list(self.tables_in_use()), self.services.run_in_thread, self.services.store
        if not names:
            return
        met = await self.services.membership.presences_of(names)
        found, numbers = await ask(store.find_all, names), await ask(store.last_moves, names)
        for name, kept in found.items():
            table = self._loaded.get(name)
            if table is not None and table.outdated(kept, numbers.get(name, 0), met[name]):
                self.handle_event(TableChanged(name, NO_MOVE))

    async def adopt(self, table: str) -> None:
        """Run a table whose server has gone."""
        async with self.visit(table) as found:
            await found.adopt()

    # Reading: none of it loads a game

    async def info(self, table: str, who: str) -> wire.TableInfo:
        kept = await self.look_up(table)
        people = await self.services.membership.people_elsewhere([table], self.services.run_in_reader)
        return self._info(kept, who, people.get(table, set()))

    async def lobby(self, who: str) -> wire.TableList:
        read, store = self.services.run_in_reader, self.services.store
        mine, public = await read(store.tables_of, who), await self.public.public_tables()
        over = [kept.id for kept in mine if kept.status == "over"]
        ended = await read(shares_of, store, over) if over else {}
        lists = (mine, public.waiting, public.running)
        people = await self.services.membership.people_elsewhere(
            {kept.id for tables in lists for kept in tables}, self.services.run_in_reader
        )
        told = [[self._info(kept, who, people.get(kept.id, set())) for kept in tables] for tables in lists]
        told[0] = [info.model_copy(update={"shares": ended.get(info.id)}) for info in told[0]]
        return wire.TableList(mine=told[0], open=told[1], running=told[2])

    async def look_up(self, table: str) -> StoredTable:
        """What is known of a table, for someone who is not at it."""
        return _existing(await self.services.run_in_reader(self.services.store.find, table))

    async def _find(self, table: str) -> StoredTable:
        return _existing(await self.services.run_in_thread(self.services.store.find, table))

    def _info(self, kept: StoredTable, who: str, elsewhere: Collection[str] = ()) -> wire.TableInfo:
        loaded = self._loaded.get(kept.id)
        if loaded is None:
            return table_info(kept, who, elsewhere)
        there, sitting = loaded.audience, loaded.sitting
        here = there.present().union(elsewhere)
        turn = sitting.acting() if sitting.facts().number >= kept.number else ()  # others may have moved on
        return table_info(kept, who, here, sitting.problem, there.grace(), turn)

    async def look_again(self, who: str) -> None:
        """Something was changed in the store about the finished tables of someone: have everyone there see it."""
        for table in list(self._loaded.values()):
            kept = table.sitting.kept
            if kept.status == "over" and (kept.host == who or any(seat.owner == who for seat in kept.seats)):
                await table.look_again()

    # Looking back

    async def feats(self, who: str, game: str) -> list[Feat]:
        """What someone has achieved in a game, with what they have just been shown: the end, or alone a part of it."""
        loaded = [(table, table.sitting) for table in self._loaded.values()]
        for table in [table for table, now in loaded if now.ending or now.kept.players == 1]:
            if any(seat.owner == who for seat in table.sitting.kept.seats):
                await table.note_end()
        return await self.services.run_in_reader(feats_of, self.services.store, who, find_game(game).name)

    async def replay(self, table: str, who: str) -> Replay:
        """A finished game as a file. It holds the seed, and so every secret: not before the end, nor for everyone."""
        kept = await self._finished(table)
        seats.check_may_look_back(kept, who)
        return await self.services.run_in_reader(build_replay, self.services.store, kept)

    async def history(
        self, table: str, seat: int | None, who: str, first: int = 0, end: int | None = None
    ) -> AsyncGenerator[str, None]:
        """A finished game as a seat, or a spectator, saw it: the text of a `wire.History`, bit by bit."""
        kept = await self._finished(table)
        problem = problem_with(kept)
        if problem:
            raise Refusal(problem)
        if seat is not None:
            seats.check_may_look_back(kept, who)
            seats.seat_at(kept.seats, seat)
        yield f'{{"table":{self._info(kept, who).model_dump_json()},"views":['
        between = ""
        async for views in self.histories.views(kept, seat, first, kept.number + 1 if end is None else end):
            yield between + ",".join(views)
            between = ","
        yield "]}"

    async def _finished(self, table: str) -> StoredTable:
        kept = await self.look_up(table)
        if kept.status != "over":
            raise Refusal("history-not-over")
        return kept


def _new_time_control(wanted: wire.NewTable) -> str:
    """The clock of a new table, as it is stored."""
    if wanted.clock is None:
        return ""
    if wanted.undo:
        raise Refusal("undo-clocked")
    return check_time_control(TimeControl(wanted.clock.kind, wanted.clock.seconds, wanted.clock.increment)).write()


def _existing(kept: StoredTable | None) -> StoredTable:
    if kept is None:
        raise Refusal("table-unknown")
    return kept


def _new_series_text(wanted: wire.NewTable, sides: Sequence[int]) -> str:
    """The series that begins at a new table, as it is stored."""
    return new_series(wanted.best_of, sides).write() if wanted.best_of > 1 else ""


def _new_seat(seat: wire.NewSeat, who: str) -> Seat:
    if seat.kind == "me":
        return seats.person_seat(who, seat.name)
    if seat.kind == "open":
        return seats.OPEN_SEAT
    return seats.bot_seat(seat.bot or seats.STAND_IN)
