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
from fathoms.core.contract import Information, Timing, TurnOrder
from fathoms.core.game import each_for_themselves, find_game
from fathoms.core.playout import pick_listed
from fathoms.games import GAMES
from fathoms.old_names import MOVED_FIELDS, MOVED_MODULES, MOVED_NAMES

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
    "quick_value.py": "def quick_value(*args): ...\n",
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
    assert (game.name, game.version, game.players, game.action_count) == ("snap", 3, (2,), 1)
    assert game.rules.score.__module__ == "snap.rules"
    assert game.rules.view.__module__ == "snap.sight"
    assert game.table.plan.__module__ == "snap.greedy"
    assert game.voice.picture.__module__ == "snap.picture"
    assert game.voice.write_action(0) == "pass"


def test_a_function_never_stands_for_what_is_no_function(home: Path) -> None:
    write_game(home, "snap")
    game = importlib.import_module("snap").GAME
    assert (game.bots.search, game.max_legal) == ({}, 1)


def test_what_a_game_does_not_say_is_as_usual(home: Path) -> None:
    write_game(home, "snap")
    game = importlib.import_module("snap").GAME
    assert game.sides is each_for_themselves
    assert game.rules.pick is pick_listed
    assert (game.information, game.turn_order, game.timing) == (
        Information.PERFECT,
        TurnOrder.SEQUENTIAL,
        Timing.UNTIMED,
    )
    assert (game.learning, game.memory, game.gpu) == (None, None, None)


def test_a_game_may_have_insights_of_its_own_and_most_have_none(home: Path) -> None:
    write_game(home, "snap")
    write_game(home, "pairs", insight="def insights(replay): ...\n")
    assert importlib.import_module("snap").GAME.extras.insights is None
    assert importlib.import_module("pairs").GAME.extras.insights.__module__ == "pairs.insight"


def test_two_functions_of_one_name_are_refused(home: Path) -> None:
    write_game(home, "snap", quick_value="def quick_value(*args): ...\ndef greedy(*args): ...\n")
    with pytest.raises(LookupError, match=r"two functions greedy: snap\.greedy, snap\.quick_value"):
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


MEMORY = ("memory_size", "memory_time", "last_seen", "forget", "mix_up")


def test_bots_forget_in_a_game_that_says_all_of_how(home: Path) -> None:
    write_game(home, "snap", lab_counts="".join(f"def {name}(*args): ...\n" for name in MEMORY))
    game = importlib.import_module("snap").GAME
    assert game.memory.mix_up.__module__ == "snap.lab_counts"


@pytest.mark.parametrize("missing", MEMORY)
def test_a_part_of_a_memory_is_refused(home: Path, missing: str) -> None:
    write_game(home, "snap", lab_counts="".join(f"def {name}(*args): ...\n" for name in MEMORY if name != missing))
    with pytest.raises(LookupError, match=f"snap has a part of what Memory asks for: .*'{missing}'"):
        importlib.import_module("snap")


def test_features_without_rules_that_write_them_are_refused(home: Path) -> None:
    write_game(home, "snap", features="FEATURES = 1\ndef state_features(*args): ...\n")
    with pytest.raises(LookupError, match=r"part of what LearningRules asks for: .*'action_features'"):
        importlib.import_module("snap")


def test_kinds_of_effects_without_the_verb_are_refused(home: Path) -> None:
    staging = "from fathoms.core.contract import Staging\nSTAGING = Staging(stages=2, effects=2)\n"
    write_game(home, "snap", stages=f"{staging}def stage(*args): ...\n")
    with pytest.raises(LookupError, match="kinds of effects and the verb `effect`, or neither"):
        importlib.import_module("snap")


OLD_GAME = {
    "__init__": "from fathoms.core.folder import game_in\n"
    "GAME = game_in(__package__, version=3, players=(2,), hidden=True, simultaneous=True, place=7)\n",
    "state": 'from fathoms.core.record import state_type\nSTATE = state_type("NAME", [])\n',
    "outlook": "from fathoms.core.verbs import outlook as ask\ndef outlook(*args): ...\n",
    "features": "FEATURES = 1\ndef notice(*args): ...\ndef regard(*args): ...\n",
    "sight": "from fathoms.core.game import Line\nfrom NAME.rules import score\n"
    + "".join(f"def {verb}(*args): ...\n" for verb in ("view", "recall", "resample", "fleeting")),
}


def test_a_game_with_names_of_before_works_and_is_told_the_new_ones(home: Path) -> None:
    write_game(home, "snap", **OLD_GAME)
    (home / "snap" / "quick_value.py").unlink()
    for name in ("fathoms.core.folder", "fathoms.core.record"):
        sys.modules.pop(name, None)
    with pytest.warns(DeprecationWarning, match="the old name works in this version only") as warned:
        game = importlib.import_module("snap").GAME
    told = {str(each.message).partition(";")[0] for each in warned}
    assert {
        "fathoms.core.folder is called fathoms.core.game_loader now",
        "fathoms.core.record is called fathoms.core.structs now",
        "fathoms.core.verbs.outlook is called fathoms.core.verbs.quick_value now",
        "fathoms.core.game.Line is called fathoms.core.voice.Line now",
        "hidden=True is called information=imperfect now",
        "place is called list_position now",
        "snap.outlook is called snap.quick_value now",
        "snap.outlook.outlook is called quick_value now",
        "snap.features.notice is called state_features now",
        "snap.sight.fleeting is called is_fleeting now",
    } <= told
    assert (game.information, game.turn_order) == (Information.IMPERFECT, TurnOrder.SIMULTANEOUS)
    assert game.list_position == 7
    assert game.rules.quick_value.__module__ == "snap.outlook"
    assert game.learning.action_features.__module__ == "snap.features"
    assert game.table.is_fleeting.__module__ == "snap.sight"


@pytest.mark.parametrize("name", sorted(MOVED_FIELDS))
def test_fields_of_a_descriptor_are_found_under_their_old_names(name: str) -> None:
    game = find_game("toilet_divers")
    now: object = game
    for part in MOVED_FIELDS[name].split("."):
        now = getattr(now, part, None)
    with pytest.warns(DeprecationWarning, match=f"game.{name} is called game.{MOVED_FIELDS[name]} now"):
        assert getattr(game, name) == now


def test_a_game_has_no_other_fields() -> None:
    with pytest.raises(AttributeError, match="a game has no 'colour'"):
        find_game("toilet_divers").colour  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(("module", "name"), sorted(MOVED_NAMES))
def test_names_that_have_moved_are_found_under_their_old_names(module: str, name: str) -> None:
    new_module, new_name = MOVED_NAMES[module, name]
    with pytest.warns(DeprecationWarning, match=f"is called {new_module}.{new_name} now"):
        found = getattr(importlib.import_module(module), name)
    assert found is getattr(importlib.import_module(new_module), new_name)


@pytest.mark.parametrize("module", sorted(MOVED_MODULES))
def test_modules_that_have_moved_are_found_under_their_old_names(module: str) -> None:
    sys.modules.pop(module, None)
    with pytest.warns(DeprecationWarning, match=f"{module} is called {MOVED_MODULES[module]} now"):
        old = importlib.import_module(module)
    new = importlib.import_module(MOVED_MODULES[module])
    public = next(name for name in vars(new) if not name.startswith("_"))
    assert getattr(old, public) is getattr(new, public)
