"""A game is its folder: a package with the same files in every game, from which its descriptor is put together.

    GAME = game_in(__package__, version=1, players=(2, 3, 4), information=Information.IMPERFECT)

in the folder's `__init__.py` is all it takes. The verbs, and everything else the descriptor asks for, are the functions
of those names in the folder's modules. Packages installed beside this one bring games of their own by the entry point
`fathoms.games`, which names such a package (see `fathoms/game_folders.py`).
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import fields
from importlib.util import find_spec
from types import ModuleType
from typing import Any, get_args, get_origin

from fathoms.core.contract import (
    BotConfig,
    Extras,
    Gpu,
    Information,
    LabHooks,
    LearningRules,
    Memory,
    Rules,
    TableHooks,
    Timing,
    TurnOrder,
)
from fathoms.core.game import Game
from fathoms.core.lab_stats import Parts
from fathoms.core.playout import pick_listed
from fathoms.core.registry import add_game
from fathoms.core.rule import INTERPRETED
from fathoms.core.tuning import tuning_values
from fathoms.core.voice import Voice
from fathoms.game_folders import game_folders
from fathoms.old_names import OLD_FUNCTIONS, warn_of

# The files of a game that hold what its descriptor asks for. Others are the game's own business.
FILES = (
    "state",
    "actions",
    "options",
    "rules",
    "random_action",
    "stages",
    "sight",
    "greedy",
    "quick_value",
    "features",
    "lab_counts",
    "feats",
    "daily",
    "insight",
    "drawing",
    "voice",
    "scene",
    "picture",
)
# names of before, which work for one version
OLD_FILES = {"lot": "random_action", "notes": "lab_counts", "outlook": "quick_value"}
OLD_FACTS: Mapping[str, tuple[str, Any]] = {  # `hidden=True` and so on, which work for one version
    "hidden": ("information", Information.IMPERFECT),
    "simultaneous": ("turn_order", TurnOrder.SIMULTANEOUS),
    "real_time": ("timing", Timing.REAL_TIME),
}


def game_in(package: str, **facts: Any) -> Game:
    """The game in a folder. `facts` are what no function tells: version, players, what kind of game it is."""
    facts = with_new_names(facts)
    defaults = facts.pop("defaults", {})
    modules = modules_of(package)
    own = functions_in(modules, package)
    return Game(
        name=package.rpartition(".")[2],
        options=find_constant(modules, "CHOICES"),
        state_type=find_constant(modules, "STATE"),
        options_type=find_constant(modules, "OPTIONS"),
        action_count=find_constant(modules, "ACTIONS").count,
        max_legal=find_constant(modules, "MOVES"),
        max_length=find_constant(modules, "LONGEST"),
        scratch=find_constant(modules, "SCRATCH", ()),
        bit_sets=find_constant(modules, "BIT_SETS", ()),
        rules=Rules(**{"pick": pick_listed, **functions_of(own, Rules)}),
        voice=Voice(
            actions=find_constant(modules, "ACTIONS"),
            below_zero=find_constant(modules, "BELOW_ZERO", ()),
            **functions_of(own, Voice),
        ),
        table=TableHooks(defaults=defaults, **functions_of(own, TableHooks)),
        extras=Extras(**functions_of(own, Extras)),
        bots=bot_config(tuning_values(package, "bots.toml")),
        lab=LabHooks(
            ends=find_constant(modules, "ENDS", ("end",)),
            parts=find_constant(modules, "COUNTED", Parts()),
            **functions_of(own, LabHooks),
        ),
        learning=whole_or_absent(package, LearningRules, own, features=find_constant(modules, "FEATURES", NOTHING)),
        memory=whole_or_absent(package, Memory, own),
        gpu=whole_or_absent(package, Gpu, own, staging=find_constant(modules, "STAGING", NOTHING)),
        **{name: own[name] for name in ("sides", "derive_options") if name in own},
        **facts,
    )


def bot_config(tables: Mapping[str, Any]) -> BotConfig:
    """The tables of a game's `bots.toml`; `[learned]` is what is different in a search with a network."""
    names = {"learned": "network_search"}
    return BotConfig(**{names.get(name, name): table for name, table in tables.items()})


def with_new_names(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts, those that bear names of before under their new ones."""
    new: dict[str, Any] = {}
    for name, value in facts.items():
        if name in OLD_FACTS:
            new_name, kind = OLD_FACTS[name]
            warn_of(f"{name}=True", f"{new_name}={kind!s}", 4)
            new |= {new_name: kind} if value else {}
        elif name in ("place", "seated"):
            new_name = {"place": "list_position", "seated": "defaults"}[name]
            warn_of(name, new_name, 4)
            new[new_name] = value
        else:
            new[name] = value
    return new


def modules_of(package: str) -> list[ModuleType]:
    """The modules of a game's folder that its descriptor asks for something."""
    present = [name for name in (*FILES, *OLD_FILES) if find_spec(f"{package}.{name}")]
    for old, new in OLD_FILES.items():
        if old in present:
            warn_of(f"{package}.{old}", f"{package}.{new}", 4)
    return [importlib.import_module(f"{package}.{name}") for name in present]


NOTHING: Any = object()  # stands for a constant that a game need not have


def find_constant(modules: list[ModuleType], name: str, default: Any = None) -> Any:
    """What a game's files say under a name."""
    for module in modules:
        if name in vars(module):
            return vars(module)[name]
    if default is not None:
        return default
    raise LookupError(f"no file of {modules[0].__package__} says what {name} is")


RECORDS = (Game, Rules, Voice, TableHooks, Extras, LabHooks, LearningRules, Memory, Gpu)


def function_names(record: type) -> set[str]:
    """The fields of a record that are functions, or may be."""
    return {field.name for field in fields(record) if is_function(field.type)}


def is_function(kind: Any) -> bool:
    """Is a field of that type a function, or one that may be left out?"""
    return any(get_origin(part) is Callable for part in (kind, *get_args(kind)))


def functions_in(modules: list[ModuleType], package: str) -> dict[str, Any]:
    """The functions of the folder that have the name of a field of some record, under that name."""
    names = set().union(*(function_names(record) for record in RECORDS))
    old = {OLD_FUNCTIONS[name]: name for name in names & set(OLD_FUNCTIONS)}
    own: dict[str, Any] = {}
    for module in modules:
        for name in (names | set(old)) & set(vars(module)):
            function = vars(module)[name]
            if getattr(function, "__module__", "") != module.__name__ or not callable(function):
                continue  # imported: it is another file's
            if name in old:
                warn_of(f"{module.__name__}.{name}", old[name], 4)
            name = old.get(name, name)
            if name in own:
                raise LookupError(f"{package} has two functions {name}: {own[name].__module__}, {module.__name__}")
            own[name] = function
    return own


def functions_of(own: Mapping[str, Any], record: type) -> dict[str, Any]:
    """Those of a game's functions that are a record's."""
    return {name: own[name] for name in function_names(record) if name in own}


def whole_or_absent(package: str, record: type, own: Mapping[str, Any], **constants: Any) -> Any:
    """A record that a game has as a whole or not at all; refuses a part of one."""
    parts = {name: value for name, value in constants.items() if value is not NOTHING}
    parts |= functions_of(own, record)
    if not parts:
        return None
    try:
        return record(**parts)
    except TypeError as error:
        raise LookupError(f"{package} has a part of what {record.__name__} asks for: {error}") from None


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
