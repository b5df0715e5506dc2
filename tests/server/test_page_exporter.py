"""Pages of studies: written from stored reports, with plots or without."""

import asyncio
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.telling import drawing
from fathoms.server.lab.page_exporter import PageExporter, study_page


def study(**more: Any) -> dict[str, Any]:
    wins = [
        {"name": "wins", "of": f"seat {seat}", "value": 0.5, "low": 0.45, "high": None, "unit": "share", "games": 9}
        for seat in (1, 2)
    ]
    asked = {"game": "toilet_divers", "players": 2, "options": {}, "house": {}, "bots": ["greedy"]}
    return {**asked, "games": 9, "seed": 1, "measures": wins, "seconds": None, **more}


def comparison() -> dict[str, Any]:
    difference = {"name": "wins", "of": "seat 1", "one": 0.5, "other": 0.6, "value": 0.1, "low": 0.0, "high": 0.2}
    told = {**difference, "unit": "share", "doubt": 0.01, "real": True}
    return {"one": study(), "other": study(options={"flush": True}), "differences": [told]}


@pytest.mark.parametrize("found", [study(), comparison()], ids=["study", "comparison"])
@pytest.mark.parametrize("plots", [True, False])
def test_a_page_is_whole_with_and_without_plots(
    monkeypatch: pytest.MonkeyPatch, found: dict[str, Any], plots: bool
) -> None:
    if not plots:
        monkeypatch.setattr(drawing, "find_spec", lambda name: None)
    page = study_page(found)
    assert page.startswith("<!doctype html>")
    assert "Toilet Divers" in page
    assert "Wins by seat" in page
    assert ("<svg" in page) == plots


def test_what_cannot_be_written_is_told_without_a_traceback() -> None:
    with pytest.raises(Refusal) as why:
        asyncio.run(PageExporter(60).export({"game": "ludo"}))
    assert why.value.key == "server-trouble"
    assert "ludo" not in str(why.value)
