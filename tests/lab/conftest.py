"""A toy game with parts, and studies made by hand: what they say is known."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fathoms.core import registry
from fathoms.core.lab_stats import Parts
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.report import html
from fathoms.lab.studies import Study
from tests.kit.changed import changed
from tests.toys.ferry import FERRY_RACE

BATCHES = 40


def figure(name: str, of: str | None, value: float, half: float, unit: str) -> Figure:
    without = tuple(value + half * np.sin(np.arange(BATCHES)) / 20)
    return Figure(name, of, value, value - half, value + half, unit, 1000, without)


def harbour(shift: float = 0.0, **others: Any) -> Study:
    """A study of the toy in which every family has figures."""
    found = [
        *(figure("wins", f"seat {seat}", 0.5 + (seat - 1.5) / 50 + shift / 10, 0.03, "share") for seat in (1, 2)),
        figure("alike", None, 0.4, 0, "doubt"),
        figure("unnoticed", None, 0.04, 0, "share"),
        figure("decisions", None, 40 + shift, 0.5, "decisions"),
        figure("short-game", None, 30, 1, "decisions"),
        figure("long-game", None, 50, 1, "decisions"),
        figure("minutes", None, 13.7, 0.05, "minutes"),
        *(figure("ends", end, share, 0.02, "share") for end, share in (("bank", 0.75), ("turns", 0.25))),
        *(figure("points", f"seat {seat}", 7 + seat, 0.2, "points") for seat in (1, 2)),
        *(figure("points-low", f"seat {seat}", 2, 1, "points") for seat in (1, 2)),
        *(figure("points-high", f"seat {seat}", 15, 1, "points") for seat in (1, 2)),
        figure("forced", None, 0.2, 0.01, "share"),
        *(figure("course", f"{5 * moment} %", 0.5 + moment / 50, 0.01, "chance") for moment in range(20)),
        *(figure("came-true", f"{step / 32:.1%}", step / 32, 0.02, "share") for step in range(33)),
        *(figure("met", f"mooring {place}", place / 4, 0.05, "times") for place in range(1, 25)),
        *(figure("gain", f"mooring {place}", place / 100 - 0.1, 0.01, "chance") for place in range(1, 25)),
        *(figure("met", f"cargo {kind}", share, 0.05, "times") for kind, share in (("tea", 3.0), ("tin", 1.0))),
        *(figure("gain", f"cargo {kind}", share, 0.05, "chance") for kind, share in (("tea", 0.2), ("tin", -0.1))),
    ]
    return replace(
        Study("harbour", 2, {"form": "alone", "wide": False}, {}, ("greedy",), 1000, 7, tuple(found)), **others
    )


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that these studies are of; nothing of it is played."""
    parts = Parts()
    parts.add("mooring", 24, columns=6)
    parts.add("cargo", ("tea", "tin"))
    known = changed(FERRY_RACE, name="harbour", parts=parts, ends=("bank", "turns"))
    monkeypatch.setitem(registry._BY_NAME, "harbour", known)


@pytest.fixture
def template(monkeypatch: pytest.MonkeyPatch) -> Path:
    """What pages are made of, as it is before the client is built: its script is not in it yet."""
    source = Path(__file__).resolve().parents[2] / "web" / "report.html"
    monkeypatch.setattr(html, "TEMPLATE", source)
    return source
