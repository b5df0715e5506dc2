"""`fathoms positions` keeps what it finds in a game's folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fathoms.cli import positions
from fathoms.core.content.puzzle import Position, read_positions
from fathoms.core.refusal import Refusal
from fathoms.game_folders import folder_of
from fathoms.lab.puzzle_search import SearchEffort

EFFORT = SearchEffort(simulations=50, worlds=100)


@pytest.fixture
def known() -> list[Position]:
    """Positions that were found before, in the folder of a game."""
    home = folder_of("poo_divers")
    assert home is not None
    return read_positions(home)[:3]


def finding(monkeypatch: pytest.MonkeyPatch, found: list[Position | None]) -> None:
    """The search, which takes long, comes upon these."""

    def find(*asked: object) -> Iterator[Position | None]:
        yield from found

    monkeypatch.setattr(positions, "find_positions", find)


def test_it_keeps_as_many_as_are_wanted(
    known: list[Position], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = known
    finding(monkeypatch, [None, first, None, second, third])
    positions.positions("poo_divers", 2, 2, 1, tmp_path, EFFORT)
    assert read_positions(tmp_path) == [first, second]
    said = " ".join(capsys.readouterr().out.split())
    assert f"Seed {first.match.seed}, after {len(first.match.actions)} actions" in said


def test_it_adds_to_what_is_there_and_keeps_nothing_twice(
    known: list[Position], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = known
    finding(monkeypatch, [first])
    positions.positions("poo_divers", 1, 2, 1, tmp_path, EFFORT)
    finding(monkeypatch, [first, second])
    positions.positions("poo_divers", 1, 2, 1, tmp_path, EFFORT)
    assert read_positions(tmp_path) == [first, second]


def test_a_race_has_no_such_positions(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="Everyone acts at once"):
        positions.positions("tubyrinth", 1, 2, 1, tmp_path, EFFORT)


def test_a_seed_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal):
        positions.positions("poo_divers", 1, 2, -1, tmp_path, EFFORT)
