"""Tables as the wire describes them."""

from collections.abc import Collection

from fathoms.server import wire
from fathoms.server.store.kept import Kept, Seat
from fathoms.server.table.sitting import game_at, problem_with


def table_info(
    kept: Kept,
    who: str,
    here: Collection[str] = (),
    problem: str | None = None,
    turn: Collection[int] = (),
    unready: Collection[int] = (),
) -> wire.TableInfo:
    """A table as `who` may know it, with the players who are connected in `here`."""
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
        seats=[seat_info(number, seat, who, here, sides[number]) for number, seat in enumerate(kept.seats)],
        host=kept.host == who,
        spectators=sum(player not in owners for player in here),
        number=kept.number,
        rematch=kept.rematch,
        hints=kept.hints,
        turn=sorted(turn),
        created=kept.created,
        unready=list(unready),
    )


def seat_info(number: int, seat: Seat, who: str, here: Collection[str], side: int) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        mine=seat.kind == "person" and seat.owner == who,
        here=seat.kind == "bot" or (seat.kind == "person" and seat.owner in here),
        away=seat.away,
        side=side,
    )
