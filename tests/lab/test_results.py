"""What was found, in notebooks and spreadsheets."""

import csv
import io
import sys
from types import ModuleType

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.compare import compare
from fathoms.lab.studies import Study
from fathoms.lab.sweep import Sweep
from tests.lab.conftest import harbour

pytestmark = pytest.mark.usefixtures("toy")


def test_csv_has_a_line_for_every_figure() -> None:
    study = harbour()
    head, *rows = csv.reader(io.StringIO(study.to_csv()))
    assert head == ["name", "of", "value", "low", "high", "unit", "games"]
    assert len(rows) == len(study.measures)
    assert rows[0][:3] == ["wins", "seat 1", "0.49"]


@pytest.mark.parametrize("installed", ["pandas", "polars"])
def test_a_frame_is_made_of_all_rows_by_the_library_that_is_there(
    monkeypatch: pytest.MonkeyPatch, installed: str
) -> None:
    library = ModuleType(installed)
    library.DataFrame = lambda rows: (installed, rows)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, installed, library)
    monkeypatch.setattr("fathoms.lab.results.find_spec", lambda name: name == installed)
    assert harbour().to_frame() == (installed, harbour().rows())


def test_pandas_takes_the_rows() -> None:
    pytest.importorskip("pandas")
    frame = harbour().to_frame()
    assert list(frame.columns) == ["name", "of", "value", "low", "high", "unit", "games"]
    assert len(frame) == len(harbour().measures)


def test_comparisons_and_ranges_have_rows_too() -> None:
    one, other = harbour(), harbour(5)
    assert {"one", "other", "doubt", "real"} <= set(compare(one, other).rows()[0])
    rows = Sweep("players", ("2", "3"), (one, other)).rows()
    assert [row["players"] for row in rows] == ["2"] * len(one.measures) + ["3"] * len(other.measures)


def test_without_a_library_for_frames_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.lab.results.find_spec", lambda name: None)
    with pytest.raises(Refusal, match="pandas or polars"):
        harbour().to_frame()


def test_a_notebook_shows_sentences_and_tables() -> None:
    one, other = harbour(), harbour(5)
    shown = one._repr_html_()
    assert "A game takes about 13.7" in shown
    assert '<th scope="row">Seat 1</th>' in shown
    assert "<svg" not in shown
    assert "real, after correcting" in compare(one, other)._repr_html_()
    assert "wide=no" in Sweep("wide", ("no", "yes"), (one, other))._repr_html_()


def test_a_study_can_be_written_and_read() -> None:
    study = harbour()
    assert Study.from_dict(study.to_dict(whole=True)) == study
    assert Study.from_dict(study.to_dict()).measures[0].without == ()
