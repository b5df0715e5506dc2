"""What games bring to the command line: `commands`, a Typer app, in the `commands.py` of a game's folder."""

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location

import typer

from fathoms.game_folders import game_folders


def game_commands() -> Iterator[typer.Typer]:
    """The commands of every game. Their files are read by themselves: importing the games would take its time."""
    for package, home in game_folders().items():
        file = home / "commands.py"
        if file.exists():
            spec = spec_from_file_location(f"{package.replace('.', '_')}_commands", file)
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            yield module.commands
