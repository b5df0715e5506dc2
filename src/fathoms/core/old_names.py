"""Names of before, which still work for one version: packages that bring games import modules and names of this one.

An old name gives a `DeprecationWarning` that says the new one.
"""

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any
from warnings import warn

MOVED_MODULES = {
    "fathoms.bots.network": "fathoms.bots.network_file",
    "fathoms.core.advice": "fathoms.core.learned.greedy_advice",
    "fathoms.core.boundary": "fathoms.core.compiled_calls",
    "fathoms.core.choosing": "fathoms.core.playout",
    "fathoms.core.daily": "fathoms.core.content.daily",
    "fathoms.core.faults": "fathoms.core.input_errors",
    "fathoms.core.feats": "fathoms.core.content.feats",
    "fathoms.core.features": "fathoms.core.learned.features",
    "fathoms.core.folder": "fathoms.core.game_loader",
    "fathoms.core.house": "fathoms.core.tuning",
    "fathoms.core.knowing": "fathoms.core.lab_stats",
    "fathoms.core.lesson": "fathoms.core.content.lesson",
    "fathoms.core.network": "fathoms.core.learned.network",
    "fathoms.core.odds": "fathoms.core.results",
    "fathoms.core.parts": "fathoms.core.lab_stats",
    "fathoms.core.position": "fathoms.core.content.puzzle",
    "fathoms.core.record": "fathoms.core.structs",
    "fathoms.core.scene": "fathoms.core.content.scene",
    "fathoms.core.screen": "fathoms.core.console",
    "fathoms.core.shelf": "fathoms.game_folders",
    "fathoms.core.steps": "fathoms.core.learned.features",
    "fathoms.lab.asking": "fathoms.lab.studies",
    "fathoms.lab.house": "fathoms.lab.tuning_values",
    "fathoms.lab.making": "fathoms.lab.run.study_run",
    "fathoms.lab.positions": "fathoms.lab.puzzle_search",
}

# Names that stand in another module now, or are called otherwise: (module, name) -> (module, name).
MOVED_NAMES = {
    ("fathoms.core.game", "Line"): ("fathoms.core.voice", "Line"),
    ("fathoms.core.game", "Glass"): ("fathoms.core.contract", "Glass"),
    ("fathoms.core.game", "Insight"): ("fathoms.core.contract", "Insight"),
    ("fathoms.core.game", "Plan"): ("fathoms.core.contract", "Plan"),
    ("fathoms.core.game", "Survey"): ("fathoms.core.contract", "Survey"),
    ("fathoms.core.game", "register"): ("fathoms.core.game_loader", "register"),
    ("fathoms.core.verbs", "outlook"): ("fathoms.core.verbs", "quick_value"),
    ("fathoms.core.verbs", "notice"): ("fathoms.core.verbs", "state_features"),
    ("fathoms.core.verbs", "regard"): ("fathoms.core.verbs", "action_features"),
    ("fathoms.core.verbs", "unfold"): ("fathoms.core.verbs", "prepare_features"),
    ("fathoms.core.verbs", "fold"): ("fathoms.core.verbs", "release_features"),
    ("fathoms.core.verbs", "counsel"): ("fathoms.core.verbs", "advice"),
    ("fathoms.core.verbs", "note"): ("fathoms.core.verbs", "met_parts"),
    ("fathoms.core.verbs", "reveal"): ("fathoms.core.verbs", "full_information"),
}

# Functions of a game's folder that had another name: its loader takes them under both.
OLD_FUNCTIONS = {
    "quick_value": "outlook",
    "state_features": "notice",
    "action_features": "regard",
    "prepare_features": "unfold",
    "release_features": "fold",
    "advice": "counsel",
    "met_parts": "note",
    "full_information": "reveal",
    "memory_size": "sightings",
    "memory_time": "now",
    "last_seen": "seen",
    "is_fleeting": "fleeting",
    "is_public_turn": "public_turn",
    "awaited_seat": "awaits",
    "is_half_move": "begins",
    "derive_options": "pack",
}

# Fields of a descriptor by their old names, and where they are now.
MOVED_FIELDS = {
    **{
        verb: f"rules.{verb}"
        for verb in [
            "setup",
            "actors",
            "legal",
            "apply",
            "view",
            "recall",
            "resample",
            "result",
            "score",
            "pick",
            "greedy",
        ]
    },
    **{name: f"table.{name}" for name in ("glass", "plan")},
    **{name: f"extras.{name}" for name in ("feats", "insights", "daily", "survey")},
    **{name: f"bots.{name}" for name in ("search", "levels", "training")},
    **{name: f"lab.{name}" for name in ("ends", "parts", "ending")},
    **{name: f"memory.{name}" for name in ("forget", "mix_up")},
    **{name: f"gpu.{name}" for name in ("stage", "effect")},
    "actions": "action_count",
    "awaits": "table.awaited_seat",
    "begins": "table.is_half_move",
    "counsel": "learned.advice",
    "fleeting": "table.is_fleeting",
    "fold": "learned.release_features",
    "hidden": "has_hidden_information",
    "longest": "max_length",
    "moves": "max_legal",
    "note": "lab.met_parts",
    "notice": "learned.state_features",
    "now": "memory.memory_time",
    "outlook": "rules.quick_value",
    "pack": "derive_options",
    "packed": "options_type",
    "place": "list_position",
    "public_turn": "table.is_public_turn",
    "real_time": "is_real_time",
    "regard": "learned.action_features",
    "reveal": "lab.full_information",
    "seated": "table.defaults",
    "seen": "memory.last_seen",
    "sightings": "memory.memory_size",
    "simultaneous": "is_simultaneous",
    "state": "state_type",
    "unfold": "learned.prepare_features",
}


def warn_of(old: str, new: str, level: int = 3) -> None:
    """Say that an old name is going to stop working; `level` is how many calls away it is used."""
    warn(f"{old} is called {new} now; the old name works in this version only", DeprecationWarning, stacklevel=level)


class MovedModules(MetaPathFinder, Loader):
    """Imports a module that has moved under its old name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in MOVED_MODULES else None

    def exec_module(self, module: ModuleType) -> None:
        new = MOVED_MODULES[module.__name__]
        warn_of(module.__name__, new)
        moved = importlib.import_module(new)
        vars(module)["__getattr__"] = lambda name: getattr(moved, name)


def install_moved_modules() -> None:
    """Make old module names importable; asked only for names that nothing else has found."""
    sys.meta_path.append(MovedModules())


def renamed(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """A module's `__getattr__` for names in it that have been renamed."""

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn_of(f"{module}.{name}", names[name])
        return getattr(sys.modules[module], names[name])

    return find


def moved(module: str) -> Callable[[str], Any]:
    """A module's `__getattr__`, which finds names that have left it or are called otherwise."""

    def find(name: str) -> Any:
        if (module, name) not in MOVED_NAMES:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new_module, new_name = MOVED_NAMES[module, name]
        warn_of(f"{module}.{name}", f"{new_module}.{new_name}")
        return getattr(importlib.import_module(new_module), new_name)

    return find
