"""Tables and games as the wire describes them."""

from collections.abc import Collection

from fathoms.bots.levels import LEVELS
from fathoms.core.game import Game, all_games
from fathoms.core.options import Choice, Number, Option, Text
from fathoms.server import wire
from fathoms.server.store.store import Kept
from fathoms.server.table.hints import has_hints
from fathoms.server.table.seats import Seat


def game_at(kept: Kept) -> Game | None:
    """The game of a table, if this program has it."""
    return next((game for game in all_games() if game.name == kept.game), None)


def problem_with(kept: Kept) -> str | None:
    """Why a table cannot be opened by this program: a message key. Nothing of it is lost."""
    game = game_at(kept)
    if game is None:
        return "table-game-missing"
    return "table-other-rules" if game.version != kept.version else None


def table_info(
    kept: Kept, who: str, here: Collection[str] = (), preparing: bool = False, problem: str | None = None
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
        preparing=preparing,
        rematch=kept.rematch,
        hints=kept.hints,
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


def game_info(game: Game) -> wire.GameInfo:
    """A game as the lobby offers it."""
    return wire.GameInfo(
        name=game.name,
        players=list(game.players),
        options=[option_info(option) for option in game.options],
        bots=list(LEVELS),
        hidden=game.hidden,
        simultaneous=game.simultaneous,
        real_time=game.real_time,
        hints=has_hints(game),
    )


def option_info(option: Option) -> wire.OptionInfo:
    return wire.OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        values=list(option.values) if isinstance(option, Choice) else None,
        low=option.low if isinstance(option, Number) else None,
        high=option.high if isinstance(option, Number) else None,
        longest=option.longest if isinstance(option, Text) else None,
    )
