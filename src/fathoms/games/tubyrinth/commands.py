"""Commands of Tubyrinth: `fathoms solve`, its solver, and `fathoms make-boards`, the maker of its boards.

Read at every start of the command line: what a command needs is imported when it runs.
"""

from pathlib import Path
from typing import Annotated

import typer

from fathoms.words import say

commands = typer.Typer()


@commands.command(help=say("tub-cli-help-solve"))
def solve(
    file: Annotated[Path | None, typer.Argument(help=say("tub-cli-help-file"))] = None,
    set_name: Annotated[str | None, typer.Option("--set", help=say("tub-cli-help-set"))] = None,
    board: Annotated[int | None, typer.Option(help=say("tub-cli-help-board"))] = None,
    tiles: Annotated[str, typer.Option(help=say("tub-cli-help-tiles"))] = "5,6,7",
    json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
) -> None:
    from fathoms.games.tubyrinth.workshop import solve_boards

    solve_boards(file, set_name, board, tiles, json)


@commands.command(help=say("tub-cli-help-make"))
def make_boards(
    set_name: Annotated[str | None, typer.Option("--set", help=say("tub-cli-help-which"))] = None,
    seed: Annotated[int, typer.Option(help=say("tub-cli-help-seed"))] = 2026,
    folder: Annotated[Path, typer.Option(help=say("tub-cli-help-folder"))] = Path("boards"),
) -> None:
    from fathoms.games.tubyrinth.workshop import make_boards

    make_boards(set_name, seed, folder)
