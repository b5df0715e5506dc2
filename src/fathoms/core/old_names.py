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
