"""`fathoms calibrate` writes what the lab reads."""

import tomllib
from pathlib import Path

import pytest

from fathoms.cli import fit_value
from fathoms.core.refusal import Refusal
from fathoms.lab.counting.tally import STEPS


def test_it_writes_chances_for_every_number_of_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_value, "chances_file", lambda name: tmp_path / "chances.toml")
    fit_value.fit_value("poo_divers", games=40, seed=5)
    text = (tmp_path / "chances.toml").read_text(encoding="utf-8")
    assert "fathoms calibrate poo_divers --games 40 --seed 5" in text, "the command that made it"
    chances = tomllib.loads(text)["chances"]
    assert list(chances) == ["2", "3", "4"]
    for numbers in chances.values():
        assert len(numbers) == STEPS + 1
        assert numbers == sorted(numbers)
        assert 0 <= numbers[0] < numbers[-1] <= 1


def test_a_folder_that_cannot_be_written_to_is_refused_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_value, "chances_file", lambda name: tmp_path / "gone" / "chances.toml")
    with pytest.raises(Refusal, match="your own clone"):
        fit_value.fit_value("poo_divers", games=1_000_000_000, seed=1)
