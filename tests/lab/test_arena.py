"""Bots against bots: fair pairings, honest numbers."""

import json
from pathlib import Path

import numpy as np
import pytest

from fathoms.bots.random_bot import play_at_random
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record
from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.lab.arena import ArenaSetup, arena, count_wins, play_lineup, threads_per_game
from fathoms.lab.lineups import Lineup, lineups
from fathoms.lab.ratings import bradley_terry, rate_bots, wilson


def test_every_deal_is_played_from_both_sides() -> None:
    played = list(lineups(2, 8, (0, 1), 5))
    assert len(played) == 8
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert one.seed == other.seed
        assert one.bots == other.bots[::-1]
    assert {lineup.bots for lineup in played} == {(0, 1), (1, 0)}


def test_partners_sit_together_and_three_sides_change_round() -> None:
    played = list(lineups(2, 60, (0, 1, 2, 0, 1, 2), 5))
    for lineup in played:
        assert lineup.bots[:3] == lineup.bots[3:]
    seats = np.array([lineup.bots for lineup in played])
    assert (seats.mean(axis=0) == 0.5).all(), "everyone sits everywhere as often"


def test_every_pair_meets_as_often() -> None:
    pairs = [lineup.pair for lineup in lineups(4, 7, (0, 1), 1)]
    assert len(pairs) == 6 * 7
    assert all(pairs.count(pair) == 7 for pair in set(pairs))


def test_bots_that_think_on_several_cores_get_them() -> None:
    assert [threads_per_game(name, POO_DIVERS) for name in ("greedy", "paddler", "deep_diver", "search:5")] == [
        1,
        1,
        2,
        1,
    ]


def test_bots_forget_differently_in_each_deal_and_alike_in_its_two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    lent: list[tuple[int, int]] = []

    def remember(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        lent.append((seat, memory))
        return play_at_random(info_state, seat, seed)

    monkeypatch.setattr("fathoms.lab.arena.find_bot", lambda name, game: remember)
    hall, memories = ArenaSetup("poo_divers", 2, {}, ("a", "b")), []
    for lineup in lineups(2, 4, (0, 1), 5):
        lent.clear()
        play_lineup(hall, lineup)
        memories.append(set(lent))
    assert [len(each) for each in memories] == [2, 2, 2, 2], "one for each seat, for the whole game"
    assert memories[0] == memories[1]
    assert memories[2] == memories[3]
    assert not memories[0] & memories[2]


def test_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(10, 10)[0] > 0.7
    assert wilson(0, 0) == (0.0, 1.0)


def test_ratings_recover_strengths() -> None:
    """Bots 200 and 400 points apart, after many games."""
    true = np.array([0.0, 200.0, 600.0])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    wins = 10_000 * chance
    np.fill_diagonal(wins, 0)
    ratings, spread = bradley_terry(wins)
    assert np.allclose(np.diff(ratings), [200, 400], atol=5)
    assert abs(ratings.mean()) < 1e-6
    assert (spread < 20).all()
    few, wide = bradley_terry(wins / 1000)
    assert (wide > spread).all()
    assert np.isfinite(few).all()


def test_a_bot_that_always_wins_has_a_rating() -> None:
    wins = np.array([[0.0, 20.0], [0.0, 0.0]])
    best, worst = rate_bots(["a", "b"], wins, np.array([[0, 20], [20, 0]]))
    assert np.isfinite(best.rating)
    assert best.rating > 300 > 0 > worst.rating
    assert best.win_rate == 1.0
    assert 0.8 < best.low < best.high == 1.0


def test_wins_are_counted_for_the_right_bot() -> None:
    planned = [Lineup((0, 1), (0, 1), 1), Lineup((0, 1), (1, 0), 1), Lineup((0, 2), (0, 2), 1)]
    outcome = count_wins(("a", "b", "c"), planned, np.array([1.0, 0.5, 0.0]))
    assert outcome.wins.tolist() == [[0, 1.5, 0], [0.5, 0, 0], [1, 0, 0]]
    assert outcome.games.tolist() == [[0, 2, 1], [2, 0, 0], [1, 0, 0]]


@pytest.mark.slow
def test_the_outcome_does_not_depend_on_the_number_of_workers() -> None:
    told: list[tuple[int, int]] = []
    one = arena(POO_DIVERS, ["random", "greedy"], 12, seed=3, workers=1, progress=lambda *at: told.append(at))
    two = arena(POO_DIVERS, ["random", "greedy"], 12, seed=3, workers=2)
    assert (one.wins == two.wins).all()
    assert one.wins[1, 0] > 6
    assert told[0] == (0, 12)
    assert told[-1] == (12, 12)


@pytest.mark.parametrize(
    ("bots", "games", "key"),
    [
        (["greedy"], 10, "arena-too-few"),
        (["greedy", "greedy"], 10, "arena-twice"),
        (["greedy", "oracle"], 10, "bot-unknown"),
        (["greedy", "random"], 0, "arena-games-wrong"),
        (["greedy", "search:never"], 10, "bot-budget-wrong"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(bots: list[str], games: int, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        arena(PARTNERS, bots, games)
    assert refusal.value.key == key


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], template: Path) -> None:
    from fathoms.cli.arena import arena as command

    report = tmp_path / "report.html"
    command("poo_divers", "random, greedy", 4, None, 1, ["layout=heart"], True, report, "cpu")
    summary = json.loads(capsys.readouterr().out)
    assert summary["game"] == "poo_divers"
    for bot in summary["bots"]:
        assert bot["games"] == 4
        assert {"name", "games", "wins", "win_rate", "low", "high", "rating"} <= set(bot)
        assert bot["low"] <= bot["win_rate"] <= bot["high"]
    assert sum(bot["wins"] for bot in summary["bots"]) == 4
    page = report.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert '"kind": "dots"' in page
    assert "greedy" in page
    command("poo_divers", "random,greedy", 2, None, 1, [], False, None, "cpu")
    assert "●" in capsys.readouterr().out
    with pytest.raises(Refusal, match="folder"):
        command("poo_divers", "random,greedy", 2, None, 1, [], False, tmp_path / "none" / "report.html", "cpu")
