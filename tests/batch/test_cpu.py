"""Simulations: right, reproducible whatever the number of threads, and easy to stop."""

import threading
from typing import Any

import numpy as np
import pytest

from fathoms.batch import simulate
from fathoms.batch.cpu import CHUNK
from fathoms.batch.job import seat_policies
from fathoms.core import verbs
from fathoms.core.game import CLOCK, Game
from fathoms.core.match import Match
from fathoms.core.playout import GREEDY, RANDOM
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng, numbered_seed, seed_from, seed_rng
from fathoms.games import GAMES

POO = GAMES[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_can_be_simulated_by_every_number_of_players(game: Game) -> None:
    for players in game.players:
        result = simulate(game, players, {}, ["random", "greedy"], 20, seed=3)
        assert result.lengths.shape == (20,)
        assert result.scores.shape == result.shares.shape == (20, players)
        assert (result.lengths > 0).all()
        assert (result.lengths <= game.max_length).all()
        assert np.isfinite(result.shares).all()
        assert result.seconds > 0


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads() -> None:
    games = 2 * CHUNK + 100  # more than a chunk for each thread, and not a whole number of them
    one, two, five = (simulate(POO, 3, {}, ["random"], games, seed=7, threads=threads) for threads in (1, 2, 5))
    for other in (two, five):
        assert (one.lengths == other.lengths).all()
        assert (one.scores == other.scores).all()
        assert (one.shares == other.shares).all()


def test_the_first_games_do_not_depend_on_how_many_follow() -> None:
    few, many = (simulate(POO, 2, {}, ["random"], games, seed=7) for games in (10, 500))
    assert (few.scores == many.scores[:10]).all()


def test_another_seed_gives_other_games_and_so_does_every_game_of_a_series() -> None:
    one, other = (simulate(POO, 2, {}, ["random"], 300, seed=seed).scores for seed in (1, 2))
    assert (one != other).any(axis=1).mean() > 0.9
    assert len(np.unique(one, axis=0)) > 200


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["greedy", "random"]], ids=",".join)
def test_a_simulated_game_is_the_game_a_match_would_have_been(bots: list[str]) -> None:
    """Played again move by move through a match, which checks every action."""
    players, seed = 3, 11
    result = simulate(POO, players, {"layout": "heart"}, bots, 5, seed)
    for number in range(5):
        rng = new_rng(0)
        match = Match(POO, players, {"layout": "heart"}, int(numbered_seed(rng, seed_from(seed, "games"), number)))
        seed_rng(rng, numbered_seed(rng, seed_from(seed, "bots"), number))
        moves = np.zeros(POO.max_legal, np.int32)
        while not match.over:
            (seat,) = match.actors()
            if bots[seat % len(bots)] == "greedy":
                action = verbs.greedy(match.info_state(seat), seat, rng, moves)
            else:
                action = verbs.pick(match.state, seat, rng, moves)
            match.play(seat, int(action))
        assert result.lengths[number] == match.number
        assert result.scores[number].tolist() == match.scores()
        assert result.shares[number].tolist() == match.shares()


def test_a_sensible_bot_beats_a_random_one() -> None:
    result = simulate(POO, 2, {}, ["random", "greedy"], 200, seed=1)
    assert result.shares[:, 1].mean() > 0.9


def test_bots_sit_down_in_turn_and_the_clock_has_a_policy_too() -> None:
    policies = seat_policies(["random", "greedy"], 3)
    assert policies[:3].tolist() == [RANDOM, GREEDY, RANDOM]
    assert len(policies) == CLOCK + 1


def test_progress_rises_from_nothing_to_all() -> None:
    told: list[int] = []
    simulate(POO, 2, {}, ["greedy"], 3000, seed=1, progress=told.append)
    assert told[0] == 0
    assert told[-1] == 3000
    assert told == sorted(told)


def test_an_interrupt_stops_all_threads_soon() -> None:
    def interrupt(started: int) -> None:
        if started:
            raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        simulate(POO, 2, {}, ["greedy"], 10_000_000, seed=1, progress=interrupt)
    assert threading.active_count() == before


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 9}, "players"),
    ({"options": {"layout": "spiral"}}, "layout"),
    ({"options": {"colour": "red"}}, "colour"),
    ({"bots": []}, "no bot"),
    ({"bots": ["random", "clever"]}, "clever"),
    ({"games": 0}, "number of games"),
    ({"games": 10**10}, "number of games"),
    ({"seed": -1}, "seed"),
]


@pytest.mark.parametrize(("wrong", "word"), WRONG, ids=lambda value: str(value))
def test_bad_input_is_refused_with_a_sentence(wrong: dict[str, Any], word: str) -> None:
    right: dict[str, Any] = {"game": POO, "players": 2, "options": {}, "bots": ["random"], "games": 1, "seed": 0}
    with pytest.raises(Refusal) as why:
        simulate(**{**right, **wrong})
    assert word in str(why.value)


def test_more_games_than_fit_into_memory_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    zeros = np.zeros

    def little_memory(shape: int | tuple[int, ...], dtype: Any) -> np.ndarray:
        if np.prod(shape) >= 1000:
            raise MemoryError
        return zeros(shape, dtype)

    monkeypatch.setattr("fathoms.batch.job.np.zeros", little_memory)
    with pytest.raises(Refusal, match="memory"):
        simulate(POO, 2, {}, ["random"], 1000, seed=0)
