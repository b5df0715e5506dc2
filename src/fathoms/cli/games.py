"""`fathoms games`: what can be played, and with which options."""

from dataclasses import asdict

from rich.table import Table

from fathoms.bots.network_file import compiled_bot_names
from fathoms.core.console import out, print_json
from fathoms.core.game import Game
from fathoms.core.options import Option
from fathoms.games import GAMES
from fathoms.words import say


def games(json: bool) -> None:
    if json:
        print_json({"games": [describe(game) for game in GAMES]})
        return
    for game in GAMES:
        out.print(
            say("cli-games-title", title=game_title(game), name=game.name, **game.player_count_args), style="bold"
        )
        table = Table(box=None, padding=(0, 2), show_header=False)
        for option in game.options:
            table.add_row(
                option.name, value_summary(option), say("cli-games-default", value=written_value(option.default))
            )
        out.print(table)


def describe(game: Game) -> dict[str, object]:
    """A game as JSON."""
    return {
        "name": game.name,
        "title": game_title(game),
        "version": game.version,
        "players": list(game.players),
        "options": [asdict(option) for option in game.options],
        "bots": compiled_bot_names(game),
        "hidden": game.has_hidden_information,
        "simultaneous": game.is_simultaneous,
        "real_time": game.is_real_time,
    }


def game_title(game: Game) -> str:
    return say(f"{game.name.replace('_', '-')}-title")


def value_summary(option: Option) -> str:
    """The values an option can have."""
    match option.kind:
        case "choice":
            return ", ".join(option.values)
        case "flag":
            return say("cli-games-flag")
        case "number":
            return say("cli-games-number", low=option.low, high=option.high)
        case "text":
            return say("cli-games-text", longest=option.longest)


def written_value(value: bool | int | str) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) or '""'
