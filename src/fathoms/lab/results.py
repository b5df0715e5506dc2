"""What was found, for notebooks and spreadsheets: rows, a data frame, CSV, and a short page."""

import csv
import io
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from fathoms.core.refusal import Refusal

LIBRARIES = ("pandas", "polars")  # the first that is installed


class PageWriter(Protocol):
    """Makes pages of results."""

    def write_page(self, library: "Results", /) -> str: ...

    def write_summary(self, library: "Results", /) -> str: ...


_load_page_writer: Callable[[], PageWriter] | None = None


def use_page_writer(load: Callable[[], PageWriter]) -> None:
    """Say what makes pages of results; it is loaded when the first page is asked for."""
    global _load_page_writer
    _load_page_writer = load


def page_writer() -> PageWriter:
    assert _load_page_writer, "fathoms/lab/__init__.py says which it is"
    return _load_page_writer()


class Results:
    """Something with rows, all with the same names."""

    def rows(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def to_frame(self) -> Any:
        """The rows as a data frame: of pandas, or of polars."""
        library = next((name for name in LIBRARIES if find_spec(name)), None)
        if library is None:
            raise Refusal("lab-no-frames")
        return import_module(library).DataFrame(self.rows())

    def to_csv(self) -> str:
        """The rows as CSV, with a line of names first."""
        rows, text = self.rows(), io.StringIO()
        if rows:
            writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        return text.getvalue()

    def to_html(self) -> str:
        """A page of its own, with plots."""
        return page_writer().write_page(self)

    def _repr_html_(self) -> str:
        """What a notebook shows: sentences and tables."""
        return page_writer().write_summary(self)
