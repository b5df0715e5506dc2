"""Tables as the wire describes them."""

from collections.abc import Collection, Mapping, Sequence

from fathoms.server import wire
from fathoms.server.store.stored_table import Seat, StoredTable
from fathoms.server.table.lesson_runner import lesson_steps
from fathoms.server.table.seats import SeatApplicant
from fathoms.server.table.series import read_series
from fathoms.server.table.state import game_at, problem_with
from fathoms.server.table.time_control import parse_time_control

NO_GRACE: Mapping[str, int] = {}
NO_ASKERS: Mapping[int, SeatApplicant] = {}


def table_info(
    kept: StoredTable,
    who: str,
    here: Collection[str] = (),
    problem: str | None = None,
    grace: Mapping[str, int] = NO_GRACE,
    turn: Collection[int] = (),
    unready: Collection[int] = (),
    askers: Mapping[int, SeatApplicant] = NO_ASKERS,
) -> wire.TableInfo:
    """A table as `who` may know it, with the players who are connected in `here`.

    Those who lost their line a moment ago have the seconds in `grace` to come back.
    """
    problem = problem or problem_with(kept)
    game = game_at(kept)
    sides = game.sides(kept.options, kept.players) if game and not problem else tuple(range(kept.players))
    owners = {seat.owner for seat in kept.seats}
    return wire.TableInfo(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=dict(kept.options),
        public=kept.public,
        status="closed" if problem else kept.status,
        problem=problem,
        seats=[seat_info(number, seat, who, here, sides[number], grace) for number, seat in enumerate(kept.seats)],
        host=kept.host == who,
        spectators=sum(player not in owners for player in here),
        requests=[
            wire.SeatRequest(number=number, name=asker.name, mine=asker.who == who)
            for number, asker in askers.items()
            if asker.who in here
        ],
        number=kept.number,
        rematch=kept.rematch,
        hints=kept.hints,
        turn=sorted(turn),
        created=kept.created,
        unready=list(unready),
        many_seats=kept.many_seats or not kept.public,
        look_back=kept.look_back,
        looks_back=kept.looks_back(who),
        clock=clock_info(kept),
        undo=kept.undo,
        chat=kept.chat,
        lesson=lesson_steps(kept),
        series=series_info(kept, sides),
        shares=None,
    )


def series_info(kept: StoredTable, sides: Sequence[int]) -> wire.SeriesInfo | None:
    series = read_series(kept.series)
    if series is None:
        return None
    return wire.SeriesInfo(
        of=series.of,
        game=series.game,
        wins=list(series.wins),
        decided=series.decided(sides),
        leaders=series.leaders(),
    )


def clock_info(kept: StoredTable) -> wire.Clock | None:
    pace = parse_time_control(kept.clock)
    return wire.Clock(kind=pace.kind, seconds=pace.seconds, increment=pace.increment) if pace else None


def seat_info(
    number: int, seat: Seat, who: str, here: Collection[str], side: int, grace: Mapping[str, int]
) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        mine=seat.kind == "person" and seat.owner == who,
        here=seat.kind == "bot" or (seat.kind == "person" and seat.owner in here),
        away=seat.away,
        side=side,
        kept=("me" if seat.owner == who else "another") if seat.kind == "open" and seat.owner else None,
        stood_in=seat.away or bool(seat.stand_in),
        conceded=seat.stand_in == "conceded",
        grace=grace.get(seat.owner, 0) if seat.kind == "person" and not seat.away else 0,
    )
