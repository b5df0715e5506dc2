"""Games and their options as the lobby offers them."""

from fathoms.bots.levels import LEVELS
from fathoms.core.content.lesson import find_lesson
from fathoms.core.game import Game
from fathoms.core.options import Choice, Number, Option, Text, Value
from fathoms.server import wire
from fathoms.server.table.hints import has_hints


def game_info(game: Game, seated: bool = True) -> wire.GameInfo:
    """A game as the lobby offers it; `seated`: options have the defaults that suit people rather than bots."""
    usual = game.table.defaults if seated else {}
    return wire.GameInfo(
        name=game.name,
        players=list(game.players),
        options=[option_info(option, usual.get(option.name, option.default)) for option in game.options],
        bots=list(LEVELS),
        hidden=game.has_hidden_information,
        simultaneous=game.is_simultaneous,
        real_time=game.is_real_time,
        hints=has_hints(game),
        lesson=find_lesson(game) is not None,
    )


def option_info(option: Option, default: Value) -> wire.OptionInfo:
    return wire.OptionInfo(
        name=option.name,
        kind=option.kind,
        default=default,
        values=list(option.values) if isinstance(option, Choice) else None,
        low=option.low if isinstance(option, Number) else None,
        high=option.high if isinstance(option, Number) else None,
        longest=option.longest if isinstance(option, Text) else None,
    )
