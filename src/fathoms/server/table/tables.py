"""All tables of a server: setting them up, finding them, listing them, and looking back at finished ones."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

from fathoms.core.feats import Feat
from fathoms.core.game import find_game
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay
from fathoms.server import wire
from fathoms.server.house import House
from fathoms.server.settings import Limits
from fathoms.server.store.feats import feats_of
from fathoms.server.store.kept import Kept, Seat
from fathoms.server.store.replays import replay_of
from fathoms.server.table import seats
from fathoms.server.table.hints import has_hints
from fathoms.server.table.histories import Histories
from fathoms.server.table.info import table_info
from fathoms.server.table.sitting import problem_with
from fathoms.server.table.table import Table


class Tables:
    """The tables people are at are in memory; all others are in the store only."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.histories = Histories(house.store, limits.history_bytes)
        self._most = limits.loaded_tables  # in memory, beside those in use
        self._loaded: dict[str, Table] = {}  # the one used last is the last one
        self._loading = asyncio.Lock()

    async def set_up(self, who: str, wanted: wire.NewTable) -> wire.TableInfo:
        """A new table, whose host is `who`."""
        game = find_game(wanted.game)
        usual = game.seated if any(plan.kind != "bot" for plan in wanted.seats) else {}
        options = read_options(game.options, {**usual, **wanted.options})
        players = len(wanted.seats)
        pack_options(game, players, options)  # refuses what does not go together
        taken = tuple(_taken(seat, who) for seat in wanted.seats)
        if wanted.hints and not has_hints(game):
            raise Refusal("hint-no-game")
        kept = Kept(
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
        )
        return self._info(await self.house.in_thread(self.house.store.create, kept), who)

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Table]:
        """A table in memory, which stays there as long as the visit lasts."""
        async with self._loading:
            here = self._loaded.pop(table, None) or Table(await self._find(table), self.house)
            self._loaded[table] = here
            here.users += 1
            self._put_away()
        try:
            yield here
        finally:
            here.users -= 1

    def _put_away(self) -> None:
        """Forget the idle tables used longest ago; the store keeps them."""
        idle = [table for table in self._loaded.values() if table.idle]
        for table in idle[: max(0, len(self._loaded) - self._most)]:
            del self._loaded[table.sitting.kept.id]

    def close(self) -> None:
        self.histories.close()
        for table in self._loaded.values():
            table.close()

    # Reading: none of it loads a game

    async def info(self, table: str, who: str) -> wire.TableInfo:
        return self._info(await self._find(table), who)

    async def lobby(self, who: str) -> wire.TableList:
        ask, store = self.house.in_thread, self.house.store
        return wire.TableList(
            mine=[self._info(kept, who) for kept in await ask(store.tables_of, who)],
            open=[self._info(kept, who) for kept in await ask(store.public_tables, "waiting")],
            running=[self._info(kept, who) for kept in await ask(store.public_tables, "playing")],
        )

    async def _find(self, table: str) -> Kept:
        kept = await self.house.in_thread(self.house.store.find, table)
        if kept is None:
            raise Refusal("table-unknown")
        return kept

    def _info(self, kept: Kept, who: str) -> wire.TableInfo:
        loaded = self._loaded.get(kept.id)
        if loaded is None:
            return table_info(kept, who)
        there, sitting = loaded.audience, loaded.sitting
        return table_info(kept, who, there.here(), sitting.problem, there.grace(), sitting.acting())

    async def look_again(self, who: str) -> None:
        """Something was changed in the store about the finished tables of someone: have everyone there see it."""
        for table in list(self._loaded.values()):
            kept = table.sitting.kept
            if kept.status == "over" and (kept.host == who or any(seat.owner == who for seat in kept.seats)):
                await table.look_again()

    # Looking back

    async def feats(self, who: str, game: str) -> list[Feat]:
        """What someone has achieved in a game, with that of the end they have just been shown."""
        for table in [table for table in self._loaded.values() if table.sitting.ending]:
            if any(seat.owner == who for seat in table.sitting.kept.seats):
                await table.note_end()
        return await self.house.in_thread(feats_of, self.house.store, who, find_game(game).name)

    async def replay(self, table: str, who: str) -> Replay:
        """A finished game as a file. It holds the seed, and so every secret: not before the end, nor for everyone."""
        kept = await self._finished(table)
        seats.check_looks_back(kept, who)
        return await self.house.in_thread(replay_of, self.house.store, kept)

    async def history(
        self, table: str, seat: int | None, who: str, first: int = 0, end: int | None = None
    ) -> AsyncGenerator[str, None]:
        """A finished game as a seat, or a spectator, saw it: the text of a `wire.History`, bit by bit."""
        kept = await self._finished(table)
        problem = problem_with(kept)
        if problem:
            raise Refusal(problem)
        if seat is not None:
            seats.check_looks_back(kept, who)
            seats.seat_at(kept.seats, seat)
        yield f'{{"table":{self._info(kept, who).model_dump_json()},"views":['
        between = ""
        async for views in self.histories.views(kept, seat, first, kept.number + 1 if end is None else end):
            yield between + ",".join(views)
            between = ","
        yield "]}"

    async def _finished(self, table: str) -> Kept:
        kept = await self._find(table)
        if kept.status != "over":
            raise Refusal("history-not-over")
        return kept


def _taken(seat: wire.NewSeat, who: str) -> Seat:
    if seat.kind == "me":
        return seats.person(who, seat.name)
    if seat.kind == "open":
        return seats.OPEN
    return seats.bot(seat.bot or seats.STAND_IN)
