"""Asking games questions: which bot is stronger, how long an evening is, what a variant changes.

`from fathoms.lab import study` is where to begin; what it needs is imported when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fathoms.lab.results import PageWriter, use_page_writer
from fathoms.old_names import old_name_resolver

if TYPE_CHECKING:
    from fathoms.lab.studies import Study, StudyPlan, study

__all__ = ["Study", "StudyPlan", "study"]


def _load_page_writer() -> PageWriter:
    from fathoms.lab.report import html

    return html


use_page_writer(_load_page_writer)


_resolve_old_name = old_name_resolver(__name__)


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(f"{__name__}.studies"), name)
    return _resolve_old_name(name, 4)
