"""Bots that play like people."""

import numpy as np
import pytest

from fathoms.batch import simulate
from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.core.playout import random_seat
from fathoms.core.rng import new_rng
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, SAY_READY, THINK, TICK
from fathoms.games.tubyrinth.greedy import UNKNOWN, chosen_size, greedy, next_step, plan, step_time
from fathoms.games.tubyrinth.rules import actors
from fathoms.games.tubyrinth.state import BEAT, NEVER, OVER, RACING
from tests.games.tubyrinth.table import place, racing, seated, wait

ROOM = np.zeros(TUBYRINTH.max_legal, np.int32)


def play_steps(match: Match, seat: int, seed: int = 0) -> int:
    """A bot plays without waiting until it has called; the number of its steps."""
    rng = new_rng(seed)
    for steps in range(1, 30):
        action = int(next_step(match.info_state(seat), seat, rng))
        match.play(seat, action)
        if action == CALL:
            return steps
    raise AssertionError("the bot never called")


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
@pytest.mark.parametrize("boards", ["table", "unique"])
def test_a_bot_lays_a_correct_pipeline_and_calls(mode: str, boards: str) -> None:
    for seed in range(10):
        match = racing(players=2, seed=seed, mode=mode, boards=boards, bots="sharp")
        tiles = int(chosen_size(match.info_state(0), 0)) + 5
        assert play_steps(match, 0, seed) == tiles + 1
        wait(match, 30)
        assert match.state.verdict[0] == 1


@pytest.mark.parametrize("boards", ["table", "unique"])
def test_with_strict_joins_a_bot_never_calls_a_pipeline_that_clashes(boards: str) -> None:
    called = 0
    for seed in range(30):
        match = racing(players=2, seed=seed, boards=boards, strict_joins=True, bots="sharp")
        if int(chosen_size(match.info_state(0), 0)) == UNKNOWN:
            assert next_step(match.info_state(0), 0, new_rng(seed)) == THINK
            continue
        called += 1
        play_steps(match, 0, seed)
        wait(match, 30)
        assert match.state.verdict[0] == 1
    assert called > 10


def test_a_bot_that_takes_over_clears_away_what_is_in_the_way() -> None:
    match = racing(mode="rookie", bots="sharp")
    for n, tile in enumerate(["short", "r", "long", "twin", "t"]):
        free = [a for a in match.legal(0) if place(tile, 0, 0) <= a < place(tile, 0, 0) + 512]
        match.play(0, free[n * 7])
    play_steps(match, 0)
    wait(match, 30)
    assert match.state.verdict[0] == 1


def test_gentle_bots_sometimes_call_too_soon_sharp_ones_hardly_ever() -> None:
    wrong = {}
    for level in ("gentle", "sharp"):
        verdicts = []
        for seed in range(100):
            match = racing(players=1, seed=seed, bots=level)
            play_steps(match, 0, seed)
            verdicts.append(int(match.state.verdict[0]))
        wrong[level] = verdicts.count(2)
    assert 5 <= wrong["gentle"] <= 30
    assert wrong["sharp"] <= 4


def seconds_to_call(seed: int, **options: object) -> int:
    """How long a bot takes in a simulated round, in which it and the clock are asked by lot."""
    match, rng = racing(players=1, seed=seed, round_time=600, **options), new_rng(seed)
    while True:
        seat = random_seat(int(actors(match.state)), rng)
        action = TICK if seat == CLOCK else int(greedy(match.info_state(0), 0, rng, ROOM))
        if action == CALL or match.state.phase != RACING:
            return int(match.state.beat) * int(BEAT)
        match.play(seat, action)


def test_sharper_bots_are_quicker() -> None:
    levels = ("sharp", "steady", "gentle")
    means = [np.mean([seconds_to_call(seed, bots=level) for seed in range(40)]) for level in levels]
    assert means[0] < means[1] < means[2]


def test_the_time_in_simulations_is_the_time_of_the_model() -> None:
    wanted = []
    for seed in range(150):
        info_state = racing(players=1, seed=seed, round_time=600, bots="gentle").info_state(0)
        wanted.append(int(step_time(info_state, 0)) * (int(chosen_size(info_state, 0)) + 6) / 1000)
    taken = [seconds_to_call(seed, bots="gentle") for seed in range(150)]
    assert np.mean(taken) == pytest.approx(np.mean(wanted), rel=0.1)


def test_harder_boards_more_tiles_and_weaker_bots_take_longer() -> None:
    info_state = racing(players=1, mode="pipe_master").info_state(0)
    times = []
    for board in (0, 40, 81, 100):  # easy, medium, hard, unique
        info_state.board[0] = board
        times.append(int(step_time(info_state, 0)))
    assert times == sorted(set(times))
    info_state.board[0], info_state.wanted = 0, 1 << 5
    assert step_time(info_state, 0) * 6 < times[0] * 8
    info_state.level = 0
    gentle = int(step_time(info_state, 0))
    info_state.level = 2
    assert step_time(info_state, 0) < gentle


def test_a_bot_at_a_table_says_how_long_it_waits() -> None:
    match = seated()
    waits = plan(match.info_state(0), 0, new_rng(1))
    assert waits.action == SAY_READY
    assert 2 <= waits.seconds <= 6
    info_state = racing().info_state(0)
    plans = [plan(info_state, 0, new_rng(seed)) for seed in range(2000)]
    assert np.mean([p.seconds for p in plans]) == pytest.approx(int(step_time(info_state, 0)) / 1000, rel=0.1)
    assert {p.action for p in plans} == {int(next_step(info_state, 0, new_rng(0)))}


def test_bots_play_whole_games_to_the_goal() -> None:
    for players in (1, 3, 6):
        match = seated(players=players, seed=players)
        rng = new_rng(players)
        while not match.over:
            actors = match.actors()
            seat = actors[match.number * 7919 % len(actors)]
            match.play(seat, int(greedy(match.info_state(seat) if seat != CLOCK else match.view(), seat, rng, ROOM)))
        assert match.state.phase == OVER
        assert max(match.scores()) >= 25


@pytest.mark.rule("TUB-16")
def test_even_gentle_pipe_masters_play_on_to_the_goal() -> None:
    hard = {"mode": "pipe_master", "boards": "unique", "bots": "gentle"}
    found = simulate(TUBYRINTH, 2, {**hard, "patience": NEVER}, ["greedy"], 400, 1)
    assert found.scores.max(axis=1).min() == 5


def test_greedy_beats_random_in_simulations() -> None:
    found = simulate(TUBYRINTH, 2, {}, ["greedy", "random"], 100, 1)
    assert found.shares.mean(axis=0)[0] >= 0.99
