"""Lessons: positions and what the expert makes of them. What learns from them is tested in `test_trainer`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import fathoms.games  # noqa: F401 - makes the games known
from fathoms.bots.network_file import Network
from fathoms.core.game import Game, find_game
from fathoms.core.learned.network import CERTAIN
from fathoms.learning import position_generator as lessons
from fathoms.learning.expert import NOBODY, Positions
from fathoms.learning.position_generator import CHOICES, NetworkWeights, PositionGenerator, RoundPlan
from tests.kit.networks import random_network
from tests.kit.register import registered
from tests.toys.ferry import FERRY_RACE as FERRY

PLAN = RoundPlan(usual=20, horizon=8, worlds=4)


def student(game: Game) -> NetworkWeights:
    network: Network = random_network(game)
    return NetworkWeights(network.weights, network.width, network.deep)


def copied(positions: Positions) -> Positions:
    return Positions(*(each.copy() for each in positions))


@pytest.fixture(scope="module")
def school() -> Iterator[PositionGenerator]:
    with registered(FERRY):
        yield PositionGenerator(FERRY, 2, {}, 40)


@pytest.mark.slow
@pytest.mark.parametrize("learned", [False, True])
def test_the_same_seed_gives_the_same_lesson(school: PositionGenerator, learned: bool) -> None:
    who = student(FERRY) if learned else None
    one = copied(school.generate(3, 0, PLAN, who, who))
    other = copied(school.generate(3, 1, PLAN, who, who))
    again = school.generate(3, 0, PLAN, who, who)
    there = one.seats != NOBODY
    assert np.array_equal(one.seats, again.seats)
    for mine, theirs in zip(one[1:], again[1:], strict=True):  # all but the records, whose padding is left to chance
        assert np.array_equal(mine[there], theirs[there])
    assert not np.array_equal(one.worths, other.worths)


@pytest.mark.slow
def test_a_scout_plays_up_to_the_positions(school: PositionGenerator) -> None:
    found, usual = copied(school.generate(3, 0, PLAN, student(FERRY))), school.generate(3, 0, PLAN)
    assert not np.array_equal(found.state_features, usual.state_features)


def test_whoever_plays_on_need_not_be_the_scout(school: PositionGenerator, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bool, bool]] = []

    def describe(first: int, last: int, lesson: Any, room: Any, scout: Any, player: Any, positions: Any) -> None:
        asked.append((scout is not None, player is not None))

    def weigh(first: int, last: int, lesson: Any, room: Any, player: Any, positions: Any) -> None:
        assert asked[-1][1] == (player is not None)

    monkeypatch.setattr(lessons, "record_games", describe)
    monkeypatch.setattr(lessons, "evaluate_positions", weigh)
    monkeypatch.setattr(lessons, "core_count", lambda: 1)
    who = student(FERRY)
    for scout, player in ((None, None), (who, None), (who, who)):
        asked.clear()
        school.generate(3, 0, PLAN, scout, player)
        assert set(asked) == {(scout is not None, player is not None)}


@pytest.mark.slow
def test_positions_leave_a_choice_and_are_told_as_declared(school: PositionGenerator) -> None:
    assert FERRY.features is not None
    positions = school.generate(5, 0, PLAN, None)
    there = positions.seats != NOBODY
    assert 0 < there.sum() < len(there)  # some games are over before the moment that was drawn
    assert (positions.counts[there] > 1).all()
    assert (positions.counts[~there] == 0).all()
    for i in np.flatnonzero(there):
        count = positions.counts[i]
        assert len(set(positions.actions[i, :count])) == count
        assert positions.state_features[i].max() < FERRY.features.seen
        assert (positions.action_features[i, :count].max(1) >= 0).all()
        assert (positions.action_features[i, count:] == -1).all()
        assert 0 <= positions.won[i] <= CERTAIN


def test_a_game_has_several_positions(school: PositionGenerator) -> None:
    """One after another, of the same game: a seat that chooses in two of them wins or loses in both."""
    each = 4
    positions = school.generate(5, 0, replace(PLAN, each=each), None)
    steps = positions.info_states["rowed"].sum((1, 2)) + 100 * positions.info_states["turns"].astype(int)
    pairs = 0
    for first in range(0, school.n, each):
        there = [i for i in range(first, first + each) if positions.seats[i] != NOBODY]
        assert there == list(range(first, first + len(there)))  # none after the game was over
        for i, j in pairwise(there):
            assert steps[i] < steps[j]
            if positions.seats[i] == positions.seats[j]:
                assert positions.won[i] == positions.won[j]
                pairs += 1
    assert pairs


def test_the_last_game_may_have_fewer(school: PositionGenerator) -> None:
    plan = replace(PLAN, usual=1, each=6)
    assert school.n % plan.each
    assert (school.generate(5, 0, plan, None).seats != NOBODY).all()


def test_worths_are_chances(school: PositionGenerator) -> None:
    positions = school.generate(5, 0, PLAN, None)
    for i in np.flatnonzero(positions.seats != NOBODY):
        worths = positions.worths[i, : positions.counts[i]]
        assert ((worths >= 0) & (worths <= PLAN.worlds * CERTAIN)).all()


@pytest.mark.slow  # compiles
def test_a_long_list_of_actions_is_cut_and_has_the_favourite() -> None:
    """In Tokyo Poo Divers there are up to 70 covers to open."""
    game = find_game("poo_divers")
    positions = PositionGenerator(game, 2, {}, 8).generate(1, 0, RoundPlan(usual=1, horizon=1, worlds=1), None)
    assert (positions.counts == CHOICES).all()
    assert all(len(set(row)) == CHOICES for row in positions.actions)


@pytest.mark.slow
def test_the_expert_likes_what_greedy_players_do() -> None:
    """It plays on from their choice and from others; theirs is no worse on average."""
    positions = PositionGenerator(find_game("poo_divers"), 2, {}, 48).generate(
        1, 0, RoundPlan(usual=60, horizon=12, worlds=8), None
    )
    leads = []
    for i in np.flatnonzero(positions.seats != NOBODY):
        worths = positions.worths[i, : positions.counts[i]] / (8 * CERTAIN)
        leads.append(worths[0] - worths[1:].mean())
    assert np.mean(leads) > 0


SIMULATED = """
from fathoms.learning.position_generator import PositionGenerator, RoundPlan
from fathoms.learning.position_generator_gpu import GpuPositionGenerator
from tests.kit.training_rounds import are_the_same
from tests.learning.test_position_generator import student
from fathoms.core.game_loader import register
from tests.toys.ferry import FERRY_RACE as FERRY
register(FERRY)
plan = RoundPlan(usual=6, horizon=3, worlds=2, each=2)
for who in (None, student(FERRY)):
    on_cpu, on_gpu = PositionGenerator(FERRY, 2, {}, 3), GpuPositionGenerator(FERRY, 2, {}, 3)
    are_the_same(on_cpu.generate(1, 0, plan, who), on_gpu.generate(1, 0, plan, who))
"""


@pytest.mark.slow
def test_a_simulated_gpu_gives_the_same_lessons() -> None:
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "FATHOMS_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], env=simulated, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
