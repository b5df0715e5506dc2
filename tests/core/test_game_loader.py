"""A game is its folder: found, and put together from the functions in its files."""

import importlib
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

from fathoms import game_folders
from fathoms.core import game_loader
from fathoms.core.game import each_for_themselves
from fathoms.core.playout import pick_listed
from fathoms.games import GAMES

FILES = {
    "__init__.py": "from fathoms.core.game_loader import game_in\n"
    "GAME = game_in(__package__, version=3, players=(2,))\n",
    "state.py": 'from fathoms.core.structs import state_type\nSTATE = state_type("NAME", [])\n',
    "actions.py": 'from fathoms.core.actions import Actions\nACTIONS = Actions()\nPASS = ACTIONS.add("pass")\n'
    "MOVES = 1\nLONGEST = 1\n",
    "options.py": "from fathoms.core.options import Flag\nfrom fathoms.core.structs import options_type\n"
    'CHOICES = (Flag("wet"),)\nOPTIONS = options_type("NAME", CHOICES)\n',
    "rules.py": "".join(
        f"def {verb}(*args): ...\n"
        for verb in ("setup", "actors", "legal", "apply", "result", "score", "search", "name", "moves")
    ),
    "sight.py": "from NAME.rules import score\n"
    + "".join(f"def {verb}(*args): ...\n" for verb in ("view", "recall", "resample")),
    "greedy.py": "def greedy(*args): ...\ndef plan(*args): ...\n",
    "outlook.py": "def outlook(*args): ...\n",
    "voice.py": "def narrate(*args): ...\ndef why_not(*args): ...\n",
    "scene.py": "def draw(*args): ...\n",
    "picture.py": "def picture(*args): ...\n",
    "bots.toml": "[search]\n[levels]\n",
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for packages, gone again afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def write_game(home: Path, name: str, **changed: str) -> None:
    (home / name).mkdir()
    for file, text in {**FILES, **{f"{file}.py": text for file, text in changed.items()}}.items():
        (home / name / file).write_text(text.replace("NAME", name))
    importlib.invalidate_caches()


def test_the_five_games_are_found_in_the_order_people_are_shown_them() -> None:
    names = ["poo_divers", "toilet_divers", "dykarna", "partners", "tubyrinth"]
    assert [game.name for game in GAMES][:5] == names


def test_verbs_are_the_functions_of_that_name_wherever_they_stand(home: Path) -> None:
    write_game(home, "snap")
    game = importlib.import_module("snap").GAME
    assert (game.name, game.version, game.players, game.actions) == ("snap", 3, (2,), 1)
    assert game.score.__module__ == "snap.rules"
    assert game.view.__module__ == "snap.sight"
    assert game.plan.__module__ == "snap.greedy"
    assert game.voice.picture.__module__ == "snap.picture"
    assert game.voice.write_action(0) == "pass"


def test_a_function_never_stands_for_what_is_no_function(home: Path) -> None:
    write_game(home, "snap")
    game = importlib.import_module("snap").GAME
    assert (game.search, game.moves) == ({}, 1)


def test_what_a_game_does_not_say_is_as_usual(home: Path) -> None:
    write_game(home, "snap")
    game = importlib.import_module("snap").GAME
    assert game.sides is each_for_themselves
    assert game.pick is pick_listed
    assert (game.hidden, game.simultaneous, game.real_time) == (False, False, False)


def test_a_game_may_have_insights_of_its_own_and_most_have_none(home: Path) -> None:
    write_game(home, "snap")
    write_game(home, "pairs", insight="def insights(replay): ...\n")
    assert importlib.import_module("snap").GAME.insights is None
    assert importlib.import_module("pairs").GAME.insights.__module__ == "pairs.insight"


def test_two_functions_of_one_name_are_refused(home: Path) -> None:
    write_game(home, "snap", outlook="def outlook(*args): ...\ndef greedy(*args): ...\n")
    with pytest.raises(LookupError, match=r"two functions greedy: snap\.greedy, snap\.outlook"):
        importlib.import_module("snap")


def test_a_missing_constant_is_named(home: Path) -> None:
    write_game(home, "snap", actions="from fathoms.core.actions import Actions\nACTIONS = Actions()\nMOVES = 1\n")
    with pytest.raises(LookupError, match="no file of snap says what LONGEST is"):
        importlib.import_module("snap")


def test_other_packages_bring_games_by_an_entry_point(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game(home, "snap")
    notes = home / "table" / "notes"
    notes.mkdir(parents=True)
    (notes / "__init__.py").write_text('"""A folder without a descriptor is no game."""\n')
    points = [
        EntryPoint("snap", "snap", game_folders.ENTRY_POINT),
        EntryPoint("gone", "gone", game_folders.ENTRY_POINT),
    ]
    monkeypatch.setattr(game_folders, "entry_points", lambda group: {game_folders.ENTRY_POINT: points}.get(group, []))
    monkeypatch.setattr(game_folders, "GAMES_FOLDER", home / "table")
    game_folders.installed_game_folders.cache_clear()
    try:
        assert game_folders.game_folders() == {"fathoms.games.notes": notes, "snap": home / "snap"}
        monkeypatch.setitem(sys.modules, "fathoms.games.notes", ModuleType("fathoms.games.notes"))
        assert [game.name for game in game_loader.load_games()] == ["snap"]
    finally:
        game_folders.installed_game_folders.cache_clear()
