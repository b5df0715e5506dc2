"""How the ladder of bots is measured: played until it is narrow, nothing played is lost, and who is tried cheating."""

import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from fathoms.games.poo_divers import GAME as POO_DIVERS

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(autouse=True)
def _bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)
    monkeypatch.delitem(sys.modules, "ladder", raising=False)


def played(games: int, wins: float, before: Any = None) -> list[tuple[int, float]]:
    """How a step stands after each batch, if so many of its games are won."""
    from ladder import until_narrow

    return list(until_narrow(games, 10, lambda size, seed: wins, before))


def test_a_step_is_played_until_its_interval_is_narrower_than_ten_points() -> None:
    assert played(100, 50) == [(100, 50), (200, 100), (300, 150), (400, 200)]
    assert played(100, 99) == [(100, 99)]


def test_every_batch_has_deals_of_its_own() -> None:
    from ladder import until_narrow

    seeds: list[int] = []

    def wins_of(size: int, seed: int) -> float:
        seeds.append(seed)
        return size / 2

    list(until_narrow(100, 10, wins_of, None))
    assert len(set(seeds)) == 4


def test_a_step_that_was_left_goes_on_where_it_was() -> None:
    from ladder import step_of, until_narrow

    seeds: list[int] = []

    def wins_of(size: int, seed: int) -> float:
        seeds.append(seed)
        return size / 2

    whole = list(until_narrow(100, 10, wins_of, None))
    left = step_of(POO_DIVERS, "learned:1", "search:1", *list(islice(whole, 2))[-1])
    assert list(until_narrow(100, 10, wins_of, left)) == whole[2:]
    assert seeds[4:] == seeds[2:4]


def test_who_is_tried_knowing_all() -> None:
    from ladder import cheats

    assert cheats(POO_DIVERS, "greedy", "deep_diver", 0.7) == ["greedy"]
    assert cheats(POO_DIVERS, "greedy", "deep_diver", 0.6) == ["greedy", "deep_diver"]
    assert cheats(POO_DIVERS, "search:10", "learned:10", 0.55) == ["search:10"]
    assert cheats(POO_DIVERS, "search:10", "learned:10", 0.6) == []
    assert cheats(POO_DIVERS, "diver", "deep_diver", 0.6) == []
    assert cheats(POO_DIVERS, "greedy", "learned", 0.5) == []
