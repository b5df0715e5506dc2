"""How the ladder of bots is measured: played until it is narrow, nothing played is lost, and who is tried cheating."""

import sys
from pathlib import Path
from typing import Any

import pytest

from fathoms.games.poo_divers import GAME as POO_DIVERS

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(autouse=True)
def _bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)


def played(wins: float, before: Any = None) -> tuple[list[tuple[int, float]], list[int]]:
    """How a step stands after each hundred games, if so many of them are won; and their seeds."""
    from ladder import until_narrow

    seeds: list[int] = []

    def wins_of(size: int, seed: int) -> float:
        seeds.append(seed)
        return wins

    return list(until_narrow(100, 10, wins_of, before)), seeds


def test_a_step_is_played_until_its_interval_is_narrower_than_ten_points() -> None:
    assert played(50)[0] == [(100, 50), (200, 100), (300, 150), (400, 200)]
    assert played(99)[0] == [(100, 99)]


def test_every_batch_has_deals_of_its_own() -> None:
    assert len(set(played(50)[1])) == 4


def test_a_step_that_was_left_goes_on_where_it_was() -> None:
    from ladder import step_of

    stands, seeds = played(50)
    left = step_of(POO_DIVERS, "learned:1", "search:1", *stands[1])
    assert played(50, left) == (stands[2:], seeds[2:])


def test_who_is_tried_knowing_all() -> None:
    from ladder import cheats

    assert cheats(POO_DIVERS, "greedy", "deep_diver", 0.7) == ["greedy"]
    assert cheats(POO_DIVERS, "greedy", "deep_diver", 0.6) == ["greedy", "deep_diver"]
    assert cheats(POO_DIVERS, "search:10", "learned:10", 0.55) == ["search:10"]
    assert cheats(POO_DIVERS, "search:10", "learned:10", 0.6) == []
    assert cheats(POO_DIVERS, "diver", "deep_diver", 0.6) == []
    assert cheats(POO_DIVERS, "greedy", "learned", 0.5) == []


def test_a_game_that_is_not_there_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import ladder

    monkeypatch.setattr(sys, "argv", ["ladder.py", "--game", "chess"])
    with pytest.raises(SystemExit):
        ladder.main()
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("ladder.py: error: argument --game: There’s no game “chess”.")
    assert "poo_divers" in told
