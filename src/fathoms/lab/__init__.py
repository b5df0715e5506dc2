"""Asking games questions: which bot is stronger, how long an evening is, what a variant changes.

`from fathoms.lab import study` is where to begin; what it needs is imported when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fathoms.lab.results import PageWriter, use_page_writer
from fathoms.old_names import warn_of

if TYPE_CHECKING:
    from fathoms.lab.studies import Study, StudyPlan, study

__all__ = ["Study", "StudyPlan", "study"]


def _load_page_writer() -> PageWriter:
    from fathoms.lab.report import html

    return html


use_page_writer(_load_page_writer)


RENAMED = {"Question": "StudyPlan"}  # these names still work for one version


def __getattr__(name: str) -> Any:
    if name in RENAMED:
        warn_of(f"{__name__}.{name}", f"{__name__}.{RENAMED[name]}")
        name = RENAMED[name]
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.studies"), name)
