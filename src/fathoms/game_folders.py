"""Where the games are: the folders in `games`, and those that other installed packages bring.

Looks, and imports nothing: what must be quick at every start reads files from there.
"""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

ENTRY_POINT = "fathoms.games"
GAMES_FOLDER = Path(__file__).resolve().parent / "games"


def game_folders() -> dict[str, Path]:
    """The folder of every package that could be a game."""
    own = {f"fathoms.games.{path.parent.name}": path.parent for path in sorted(GAMES_FOLDER.glob("*/__init__.py"))}
    return {**own, **installed_game_folders()}


def folder_of(game: str) -> Path | None:
    """The folder of the game of that name, if it has one."""
    return next((home for package, home in game_folders().items() if package.rpartition(".")[2] == game), None)


@cache
def installed_game_folders() -> dict[str, Path]:
    """The folders of games in other installed packages, by the entry point `fathoms.games`."""
    folders: dict[str, Path] = {}
    for point in entry_points(group=ENTRY_POINT):
        place = find_spec(point.value)
        if place and place.submodule_search_locations:
            folders[point.value] = Path(place.submodule_search_locations[0])
    return folders
