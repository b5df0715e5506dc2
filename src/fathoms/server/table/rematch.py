"""Playing again: the same people at a new table, at other seats if they like, in another game, or in a series.

Anyone who asks sits there at once. The others are asked: their seats are kept for them, and the game begins when all
have come, or the host has found someone else.
"""

from collections.abc import Sequence
from dataclasses import replace

from fathoms.core.game import Game, find_game
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.services import Services
from fathoms.server.store.stored_table import Seat, StoredTable
from fathoms.server.table import seats
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.finisher import Finisher
from fathoms.server.table.hints import has_hints
from fathoms.server.table.series import Series, new_series, read_series
from fathoms.server.table.table_state import TableState


class Rematcher:
    """Sets up the table at which the people of a finished game meet again."""

    def __init__(self, state: TableState, services: Services, broadcast: Broadcast, finisher: Finisher) -> None:
        self._state = state
        self._services = services
        self._broadcast = broadcast
        self._finisher = finisher

    async def set_up(self, request: wire.Rematch, who: str) -> None:
        """The first to ask for it sets the new table up; everyone is told where it is."""
        services, store = self._services, self._services.store
        await self._finisher.store_end()
        # Read again: someone may have taken themselves out of the old table, on another server too.
        old = await services.run_in_thread(store.find, self._state.stored_table.id)
        assert old is not None, "tables are never removed"
        rematch = await services.run_in_thread(store.store_rematch, old.id, next_table(old, who, request))
        self._state.stored_table = replace(old, rematch=rematch)
        services.membership.publish_change(old.id)
        self._broadcast.send_table()


def next_table(old: StoredTable, who: str, request: wire.Rematch) -> StoredTable:
    """The table of a rematch, as one of the people at the finished one asks for it."""
    if old.status != "over":
        raise Refusal("rematch-not-over")
    if who != old.host and all(seat.owner != who for seat in old.seats):
        raise Refusal("seat-players-only")
    game = find_game(request.game or old.game)
    another = game.name != old.game
    places = tuple(seats.rematch_seat(seat) for seat in old.seats)
    options = old.options
    if another:
        places = seats_for_game(game, places)
        options = read_options(game.options, {**game.table.defaults, **request.options})
        pack_options(game, len(places), options)  # refuses what does not go together
    places = rotated_seats(places, request.move_seats)
    series = next_series(old, request, game.sides(options, len(places)), another)
    return StoredTable(
        game.name,
        game.version,
        len(places),
        options,
        old.public,
        who,
        tuple(invited_seat(seat, who) for seat in places),
        hints=old.hints and has_hints(game),
        many_seats=old.many_seats,
        look_back=old.look_back,
        clock=old.clock,
        undo=old.undo and not game.is_real_time,
        chat=old.chat,
        series=series.to_text() if series else "",
    )


def invited_seat(seat: Seat, who: str) -> Seat:
    """A seat kept for someone who is asked to come; that of the one who asks is theirs, and so are those of bots."""
    theirs = seat.kind == "person" and seat.owner != who and not seat.away
    return Seat("open", seat.owner, seat.name) if theirs else seat


def rotated_seats(places: Sequence[Seat], seats_on: int) -> tuple[Seat, ...]:
    """The seats with everyone moved on by some places, round the table."""
    on = seats_on % len(places)
    return (*places[-on:], *places[:-on]) if on else tuple(places)


def seats_for_game(game: Game, places: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same people at another game: bots come along, go, or fill up, as its numbers of players want it."""
    people = [seat for seat in places if seat.kind != "bot"]
    bots = [seat for seat in places if seat.kind == "bot"]
    fit = [players for players in game.players if players >= len(people)]
    if not fit:
        raise Refusal("rematch-too-many", most=max(game.players), people=len(people))
    players = min(fit, key=lambda players: (abs(players - len(places)), players))
    more = [seats.bot_seat(seats.STAND_IN)] * players
    return tuple([*people, *bots, *more][:players])


def next_series(old: StoredTable, request: wire.Rematch, sides: Sequence[int], another: bool) -> Series | None:
    """The series that the new table belongs to: one that begins, or the old one, while nothing is decided."""
    if request.best_of is not None:
        return new_series(request.best_of, sides) if request.best_of > 1 else None
    series = read_series(old.series)
    if series is None or another or series.is_decided(sides):
        return None
    return series.rotated(request.move_seats % len(sides)).next_game()
