"""A game is its folder: a package with the same files in every game, from which its descriptor is put together.

    GAME = game_in(__package__, version=1, players=(2, 3, 4), hidden=True)

in the folder's `__init__.py` is all it takes. The verbs, and everything else the descriptor asks for, are the functions
of those names in the folder's modules. Packages installed beside this one bring games of their own by the entry point
`fathoms.games`, which names such a package (see `fathoms/game_folders.py`).
"""

import importlib
from collections.abc import Callable
from dataclasses import fields
from importlib.util import find_spec
from types import ModuleType
from typing import Any, get_args, get_origin

from fathoms.core.game import Game, Staging, Voice, each_for_themselves
from fathoms.core.lab_stats import Parts
from fathoms.core.playout import pick_listed
from fathoms.core.registry import add_game
from fathoms.core.rule import INTERPRETED
from fathoms.core.tuning import house_values
from fathoms.game_folders import game_folders

# The files of a game that hold what its descriptor asks for. Others are the game's own business.
FILES = (
    "state",
    "actions",
    "options",
    "rules",
    "lot",
    "stages",
    "sight",
    "greedy",
    "outlook",
    "features",
    "notes",
    "feats",
    "daily",
    "insight",
    "drawing",
    "voice",
    "scene",
    "picture",
)
DEFAULTS = {"sides": each_for_themselves, "pick": pick_listed}


def game_in(package: str, **facts: Any) -> Game:
    """The game in a folder. `facts` are what no function tells: version, players, what kind of game it is."""
    modules = [importlib.import_module(f"{package}.{name}") for name in FILES if find_spec(f"{package}.{name}")]
    found = {name: constant(modules, name) for name in ("STATE", "ACTIONS", "CHOICES", "OPTIONS", "MOVES", "LONGEST")}
    kinds = {
        "hidden": False,
        "simultaneous": False,
        "real_time": False,
        "staging": constant(modules, "STAGING", Staging()),
        "scratch": constant(modules, "SCRATCH", ()),
        "bit_sets": constant(modules, "BIT_SETS", ()),
        "ends": constant(modules, "ENDS", ("end",)),
        "parts": constant(modules, "COUNTED", Parts()),
        "features": next((vars(each)["FEATURES"] for each in modules if "FEATURES" in vars(each)), None),
    }
    return Game(
        name=package.rpartition(".")[2],
        options=found["CHOICES"],
        state=found["STATE"],
        packed=found["OPTIONS"],
        actions=found["ACTIONS"].count,
        moves=found["MOVES"],
        longest=found["LONGEST"],
        voice=Voice(
            found["ACTIONS"], **functions(modules, Voice, package), below_zero=constant(modules, "BELOW_ZERO", ())
        ),
        **{**kinds, **DEFAULTS, **functions(modules, Game, package), **house_values(package, "bots.toml"), **facts},
    )


def constant(modules: list[ModuleType], name: str, otherwise: Any = None) -> Any:
    """What a game's files say under a name."""
    for module in modules:
        if name in vars(module):
            return vars(module)[name]
    if otherwise is not None:
        return otherwise
    raise LookupError(f"no file of {modules[0].__package__} says what {name} is")


def functions(modules: list[ModuleType], descriptor: type, package: str) -> dict[str, Any]:
    """The functions of the folder that have the name of a field of the descriptor."""
    wanted = {field.name for field in fields(descriptor) if is_function(field.type)}
    found: dict[str, Any] = {}
    for module in modules:
        for name in wanted & set(vars(module)):
            function = vars(module)[name]
            if getattr(function, "__module__", "") != module.__name__:
                continue  # imported: it is another file's
            if name in found:
                raise LookupError(f"{package} has two functions {name}: {found[name].__module__}, {module.__name__}")
            found[name] = function
    return found


def is_function(kind: Any) -> bool:
    """Is a field of that type a function, or one that may be left out?"""
    return any(get_origin(part) is Callable for part in (kind, *get_args(kind)))


def register(game: Game) -> Game:
    """Make a game known to generic code; refuses one whose rules use a field that there is not."""
    if not INTERPRETED:
        from fathoms.core.compiled.field_check import check_fields

        check_fields(game)
    add_game(game)
    return game


def load_games() -> list[Game]:
    """Import every game: a folder with a descriptor is one."""
    modules = [importlib.import_module(package) for package in game_folders()]
    return [module.GAME for module in modules if hasattr(module, "GAME")]
