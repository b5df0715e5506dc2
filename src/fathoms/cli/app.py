"""The commands and their options. All words are in `words/en/cli.ftl`; games bring commands of their own."""

from pathlib import Path
from typing import Annotated

import typer

from fathoms import __version__
from fathoms.cli.game_commands import game_commands
from fathoms.words import say

app = typer.Typer(
    help=say("cli-help"),
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

CLONE = Path(__file__).resolve().parents[3]  # if this is one: an installed wheel is not
Json = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def show_version(is_requested: bool) -> None:
    if is_requested:
        print(__version__)
        raise typer.Exit


@app.callback()
def fathoms(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=say("cli-help-version"))
    ] = False,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help=say("cli-help-lang"))] = "",
) -> None:
    pass  # `main` has heard of the language long before, and taken it out


@app.command(help=say("cli-help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=say("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=say("cli-help-port"))] = 8000,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("cli-help-browser"))] = True,
    data: Annotated[Path | None, typer.Option(help=say("cli-help-data"))] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help=say("cli-help-workers"))] = 1,
) -> None:
    from fathoms.server.heap_tuning import permanent_imports

    with permanent_imports():
        from fathoms.cli.serve import serve

    serve(host, port, browser, data, workers)


@app.command(help=say("cli-help-games"))
def games(json: Json = False) -> None:
    from fathoms.cli.games import games

    games(json)


@app.command(help=say("cli-help-simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    games: Annotated[int, typer.Option(help=say("cli-help-number-of-games"))] = 1000,
    players: Annotated[int | None, typer.Option(help=say("cli-help-players"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help=say("cli-help-option"))] = None,
    bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "random",
    json: Json = False,
    device: Annotated[str, typer.Option(help=say("cli-help-simulate-device"))] = "cpu",
) -> None:
    from fathoms.cli.simulate import simulate

    simulate(game, games, players, seed, option or [], bots, json, device)


@app.command(help=say("cli-help-study"))
def study(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    games: Annotated[int, typer.Option(help=say("cli-help-number-of-games"))] = 10_000,
    players: Annotated[int | None, typer.Option(help=say("cli-help-players"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help=say("cli-help-option"))] = None,
    house: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("cli-help-study-house"))] = None,
    bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "greedy",
    measures: Annotated[str, typer.Option(metavar="A,B", help=say("cli-help-study-measures"))] = "",
    seconds: Annotated[float, typer.Option(help=say("cli-help-study-seconds"))] = 8.0,
    search: Annotated[int, typer.Option(metavar="GAMES", help=say("cli-help-study-search"))] = 0,
    against: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help=say("cli-help-study-against"))] = None,
    against_house: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("cli-help-study-against-house"))
    ] = None,
    sweep: Annotated[str | None, typer.Option(metavar="NAME=A,B,C", help=say("cli-help-study-sweep"))] = None,
    html: Annotated[Path | None, typer.Option(help=say("cli-help-study-html"))] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE|-", help=say("cli-help-study-json"))] = None,
    device: Annotated[str, typer.Option(help=say("cli-help-simulate-device"))] = "cpu",
) -> None:
    from fathoms.cli.study import Variants, read_request, study

    wish = read_request(game, players, option or [], bots, games, seed, measures, house or [], seconds, search)
    study(wish, device, Variants(against or [], against_house or [], sweep), html, json)


@app.command(help=say("cli-help-arena"))
def arena(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    bots: Annotated[str, typer.Option(help=say("cli-help-arena-bots"))] = "random,greedy",
    games: Annotated[int, typer.Option(help=say("cli-help-arena-games"))] = 100,
    players: Annotated[int | None, typer.Option(help=say("cli-help-players"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help=say("cli-help-option"))] = None,
    json: Json = False,
    html: Annotated[Path | None, typer.Option(help=say("cli-help-arena-html"))] = None,
    device: Annotated[str, typer.Option(help=say("cli-help-arena-device"))] = "cpu",
) -> None:
    from fathoms.cli.arena import arena

    arena(game, bots, games, players, seed, option or [], json, html, device)


@app.command(help=say("cli-help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-help-file"))],
    step: Annotated[int | None, typer.Option(help=say("cli-help-step"))] = None,
    as_seat: Annotated[int | None, typer.Option(help=say("cli-help-as-seat"))] = None,
    json: Json = False,
) -> None:
    from fathoms.cli.replay import replay

    replay(file, step, as_seat, json)


@app.command(help=say("cli-help-review"))
def review(
    file: Annotated[Path, typer.Argument(help=say("cli-help-file"))],
    simulations: Annotated[int | None, typer.Option(help=say("cli-help-review-simulations"))] = None,
    worlds: Annotated[int | None, typer.Option(help=say("cli-help-review-worlds"))] = None,
    json: Json = False,
) -> None:
    from fathoms.cli.review import review

    review(file, simulations, worlds, json)


@app.command(help=say("cli-help-warm"))
def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=say("cli-help-warm-games"))] = None,
) -> None:
    from fathoms.cli.warm import warm

    warm(games or [])


@app.command(help=say("cli-help-positions"))
def positions(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    count: Annotated[int, typer.Option(min=1, help=say("cli-help-positions-count"))] = 6,
    players: Annotated[int | None, typer.Option(help=say("cli-help-players"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-positions-seed"))] = 1,
    simulations: Annotated[int, typer.Option(min=50, help=say("cli-help-positions-simulations"))] = 2000,
    worlds: Annotated[int, typer.Option(min=100, help=say("cli-help-positions-worlds"))] = 3000,
    folder: Annotated[Path | None, typer.Option(help=say("cli-help-positions-folder"))] = None,
) -> None:
    from fathoms.cli.positions import positions
    from fathoms.lab.puzzle_search import SearchEffort

    positions(game, count, players, seed, folder, SearchEffort(simulations, worlds))


@app.command(help=say("cli-help-tune"))
def tune(
    game: Annotated[str, typer.Argument(help=say("cli-help-tune-game"))],
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 1,
) -> None:
    from fathoms.cli.tune import tune

    tune(game, seed)


@app.command(help=say("cli-help-train"))
def train(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    device: Annotated[str, typer.Option(help=say("cli-help-train-device"))] = "cpu",
    minutes: Annotated[float, typer.Option(help=say("cli-help-train-minutes"))] = 10.0,
    out: Annotated[Path | None, typer.Option(help=say("cli-help-train-out"))] = None,
    resume: Annotated[Path | None, typer.Option(help=say("cli-help-train-resume"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 1,
) -> None:
    from fathoms.cli.train import train

    train(game, device, minutes, out, resume, seed)


@app.command(help=say("cli-help-calibrate"))
def calibrate(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    games: Annotated[int, typer.Option(help=say("cli-help-calibrate-games"))] = 10_000,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 1,
) -> None:
    from fathoms.cli.fit_value import fit_value

    fit_value(game, games, seed)


@app.command(help=say("cli-help-new-game"))
def new_game(
    name: Annotated[str, typer.Argument(help=say("cli-help-new-game-name"))],
    players: Annotated[str, typer.Option(metavar="3-6", help=say("cli-help-new-game-players"))],
    title: Annotated[str, typer.Option(help=say("cli-help-new-game-title"))] = "",
    into: Annotated[Path, typer.Option(help=say("cli-help-new-game-into"))] = CLONE,
) -> None:
    from fathoms.cli.new_game import new_game

    new_game(name, players, title, into)


for commands in game_commands():
    app.add_typer(commands)
