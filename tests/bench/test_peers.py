"""The comparison with other libraries, as far as it needs none of them."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(autouse=True)
def _bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)


def contender(kind: str, told: list[str]) -> Any:
    """Someone who tells when it is their turn, and plays a game of ten steps a second."""
    from rivals.contest import Contender, Count

    now = 0.0

    def play() -> Count:
        nonlocal now
        now += 1
        told.append(kind)
        return Count(1, 5, 10)

    return Contender(kind, "chess", lambda games, length: play, clock=lambda: now)


def test_contenders_take_turns_and_getting_ready_is_told_apart() -> None:
    from rivals.contest import take_turns

    told: list[str] = []
    pair = [contender("A", told), contender("B", told)]
    for each in pair:
        each.ready()
    told.clear()
    take_turns(pair, rounds=3, seconds=2)
    assert "".join(told) == "AABB" * 3
    assert pair[0].steps == [10, 10, 10]
    assert pair[0].length == 10


def test_a_game_stepped_with_others_is_followed_to_its_first_end() -> None:
    from rivals.lockstep import mean_length

    ends = iter(np.array([[[0, 0], [1, 0]], [[1, 0], [0, 1]]]))  # two goes of two steps; two games
    assert mean_length(lambda: next(ends), 2) == (2 + 4) / 2


def test_growth_ends_at_the_most_at_the_end_of_patience_or_of_memory() -> None:
    from rivals.growth import Point, grow

    def measure(games: int) -> Point:
        if games > 1000:
            raise MemoryError
        return Point(games, 0.01, 1, 0.01 * games)

    assert [point.games for point in grow("A", measure, 100, 10, 60).points] == [1, 10, 100]
    slow = grow("A", measure, 1000, 10, 5)
    assert [point.games for point in slow.points] == [1, 10, 100]
    assert slow.end == "1,000 would take more than 5 s"
    assert "memory" in grow("A", measure, 10_000, 10, 1e9).end


def test_tables_say_what_was_measured() -> None:
    from rivals import report
    from rivals.contest import take_turns
    from rivals.growth import Curve, Point

    pair = [contender("Fathoms", []), contender("Other", [])]
    for each in pair:
        each.ready()
    take_turns(pair, rounds=3, seconds=2)
    assert "| Other | chess | 10 | 1 | 10 | 1 | " in report.speeds(pair)
    assert report.times_as_fast(pair).splitlines()[-1] == "| Fathoms: chess | 0.5 |"
    curve = Curve("Other: chess", (Point(1, 0.25, 2_000_000, 1), Point(10, 4.2e-6, 3_000_000, 1)), "enough")
    assert report.growth([curve]).splitlines()[-1] == "| Other: chess | 250 ms, 2 MB | 4.2 µs, 3 MB | enough |"


def test_a_missing_library_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import peers

    monkeypatch.setitem(peers.NEEDED, "pgx", ("no_such_library",))
    monkeypatch.setattr(sys, "argv", ["peers.py", "pgx"])
    with pytest.raises(SystemExit) as refused:
        peers.main()
    assert str(refused.value) == "The comparison with pgx needs no_such_library: pip install 'fathoms[peers]'"


def test_only_pgx_is_compared_on_a_gpu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import peers

    monkeypatch.setattr(sys, "argv", ["peers.py", "rlcard", "--device", "cuda"])
    with pytest.raises(SystemExit):
        peers.main()
    assert "only pgx plays on a GPU" in capsys.readouterr().err
