"""Descriptions of tables, as they are sent to clients."""

from collections.abc import Collection, Mapping, Sequence

from fathoms.server import wire
from fathoms.server.store.stored_table import Seat, StoredTable
from fathoms.server.table.lesson_runner import lesson_steps
from fathoms.server.table.seats import SeatApplicant
from fathoms.server.table.series import read_series
from fathoms.server.table.table_state import game_of, opening_problem
from fathoms.server.table.time_control import parse_time_control

NO_GRACE: Mapping[str, int] = {}
NO_APPLICANTS: Mapping[int, SeatApplicant] = {}


def table_info(
    stored_table: StoredTable,
    who: str,
    present: Collection[str] = (),
    problem: str | None = None,
    grace: Mapping[str, int] = NO_GRACE,
    turn: Collection[int] = (),
    unready: Collection[int] = (),
    applicants: Mapping[int, SeatApplicant] = NO_APPLICANTS,
) -> wire.TableInfo:
    """A table as `who` may know it, with the players who are connected in `present`.

    Those who lost their line a moment ago have the seconds in `grace` to come back.
    """
    problem = problem or opening_problem(stored_table)
    game = game_of(stored_table)
    sides = (
        game.sides(stored_table.options, stored_table.players)
        if game and not problem
        else tuple(range(stored_table.players))
    )
    owners = {seat.owner for seat in stored_table.seats}
    return wire.TableInfo(
        id=stored_table.id,
        game=stored_table.game,
        players=stored_table.players,
        options=dict(stored_table.options),
        public=stored_table.public,
        status="closed" if problem else stored_table.status,
        problem=problem,
        seats=[
            seat_info(number, seat, who, present, sides[number], grace)
            for number, seat in enumerate(stored_table.seats)
        ],
        host=stored_table.host == who,
        spectators=sum(player not in owners for player in present),
        requests=[
            wire.SeatRequest(number=number, name=applicant.name, mine=applicant.who == who)
            for number, applicant in applicants.items()
            if applicant.who in present
        ],
        number=stored_table.number,
        rematch=stored_table.rematch,
        hints=stored_table.hints,
        turn=sorted(turn),
        created=stored_table.created,
        unready=list(unready),
        many_seats=stored_table.many_seats or not stored_table.public,
        look_back=stored_table.look_back,
        looks_back=stored_table.may_look_back(who),
        clock=clock_info(stored_table),
        undo=stored_table.undo,
        chat=stored_table.chat,
        lesson=lesson_steps(stored_table),
        series=series_info(stored_table, sides),
        shares=None,
    )


def series_info(stored_table: StoredTable, sides: Sequence[int]) -> wire.SeriesInfo | None:
    series = read_series(stored_table.series)
    if series is None:
        return None
    return wire.SeriesInfo(
        of=series.of,
        game=series.game,
        wins=list(series.wins),
        decided=series.is_decided(sides),
        leaders=series.leaders(),
    )


def clock_info(stored_table: StoredTable) -> wire.Clock | None:
    time_control = parse_time_control(stored_table.clock)
    return (
        wire.Clock(kind=time_control.kind, seconds=time_control.seconds, increment=time_control.increment)
        if time_control
        else None
    )


def seat_info(
    number: int, seat: Seat, who: str, present: Collection[str], side: int, grace: Mapping[str, int]
) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        mine=seat.kind == "person" and seat.owner == who,
        here=seat.kind == "bot" or (seat.kind == "person" and seat.owner in present),
        away=seat.away,
        side=side,
        kept=("me" if seat.owner == who else "another") if seat.kind == "open" and seat.owner else None,
        stood_in=seat.away or bool(seat.stand_in),
        conceded=seat.stand_in == "conceded",
        grace=grace.get(seat.owner, 0) if seat.kind == "person" and not seat.away else 0,
    )
