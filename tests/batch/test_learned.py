"""Learned bots in simulations: the games a match would have been, on any number of threads and on a GPU (simulated)."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from fathoms.batch import simulate
from fathoms.batch.cpu import play_on_cpu
from fathoms.batch.job import BatchJob, BatchResult
from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import compiled_bot_names, use_networks
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng, numbered_seed, seed_from
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.lab.counting.game_counter import count_games
from fathoms.lab.studies import StudyPlan
from tests.kit.networks import random_network

NETWORK = random_network(POO)
LEARNED = [game for game in GAMES if "learned" in compiled_bot_names(game)]


@pytest.fixture(autouse=True)
def _lent() -> Iterator[None]:
    with use_networks(NETWORK):
        yield


def same(one: BatchResult, other: BatchResult) -> bool:
    return all(np.array_equal(here, there) for here, there in zip(one.arrays, other.arrays, strict=True))


def test_a_simulated_game_is_the_game_a_match_would_have_been() -> None:
    seed, bot = 11, NetworkBot(NETWORK)
    result = simulate(POO, 3, {"layout": "heart"}, ["learned"], 5, seed)
    for number in range(5):
        match = Match(POO, 3, {"layout": "heart"}, int(numbered_seed(new_rng(0), seed_from(seed, "games"), number)))
        while not match.over:
            (seat,) = match.actors()
            match.play(seat, bot(match.info_state(seat), seat, 0))
        assert result.lengths[number] == match.number
        assert result.scores[number].tolist() == match.scores()
        assert result.shares[number].tolist() == match.shares()


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads() -> None:
    bots = ["learned", "greedy", "random"]
    one, two = (simulate(POO, 3, {}, bots, 300, seed=7, threads=threads) for threads in (1, 2))
    assert same(one, two)


def test_those_who_have_not_learned_play_as_ever_beside_them() -> None:
    """A learned bot that never gets a seat changes nothing, though other machine code is run."""
    alone = simulate(POO, 2, {}, ["greedy", "random"], 50, seed=7)
    beside = BatchJob(POO, 2, {}, ["learned"], 50, 7)
    beside.policies[:] = BatchJob(POO, 2, {}, ["greedy", "random"], 50, 7).policies
    assert same(play_on_cpu(beside, lambda begun: None), alone)


def test_an_order_travels_with_its_network() -> None:
    order = BatchJob(POO, 2, {}, ["learned"], 5, 7)
    there = pickle.loads(pickle.dumps(order))
    assert np.array_equal(there.network.weights, NETWORK.weights)
    assert there.brain() is not None
    assert BatchJob(POO, 2, {}, ["greedy"], 5, 7).network is None


@pytest.mark.slow
def test_a_study_counts_their_games_the_same_on_any_number_of_threads() -> None:
    question = StudyPlan(POO, games=120, bots=["learned", "random"])
    one, two = (count_games(question.watch, threads=threads) for threads in (1, 2))
    assert np.array_equal(one, two)
    assert one["games"].sum() == 120


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [game for game in GAMES if "learned" in compiled_bot_names(game)], ids=lambda game: game.name
)
def test_every_number_of_players_can_play_against_a_games_own(game: Game) -> None:
    for players in game.players:
        if players > 1:
            result = simulate(game, players, {}, ["learned", "greedy"], 40, seed=3)
            assert (result.lengths <= game.max_length).all()
            assert (result.shares.max(axis=1) > 0).all(), "someone wins"


def test_a_game_without_a_network_refuses_them_in_words() -> None:
    with pytest.raises(Refusal) as why:
        simulate(TUBYRINTH, 2, {}, ["learned", "random"], 5, 1)
    assert why.value.key in ("bot-untrained", "bot-unlearnable")
    assert "tubyrinth" in str(why.value)


# On a GPU that is only simulated

SCRIPT = """
import numpy as np

from fathoms.batch import cuda_by_stage, cuda_sort, simulate
from fathoms.batch.job import BatchJob
from fathoms.bots.network_file import use_networks
from fathoms.core.contract import Gpu, Staging
from fathoms.games.poo_divers import GAME
from tests.kit.networks import random_network

gpu = Gpu(stage=lambda s, seat: seat, staging=Staging(stages=2, turns=16))  # it has no stages of its own
object.__setattr__(GAME, "gpu", gpu)
vars(GAME).pop("_verbs", None)
cuda_by_stage.FEW, cuda_by_stage.LOOK, cuda_by_stage.PLACES = 1, 48, 2
cuda_by_stage.BLOCK = cuda_sort.BLOCK = cuda_sort.MOST = 8  # keys, and threads: simulated ones are slow
with use_networks(random_network(GAME)):
    order = BatchJob(GAME, 2, {}, ["learned", "random"], 2, 5)
    here = simulate(GAME, 2, {}, ["learned", "random"], 2, 5, threads=1)
there = order.result()
cuda_by_stage.play_sorted(order, there, print)
for name in ("lengths", "scores", "shares"):
    assert np.array_equal(getattr(there, name), getattr(here, name)), name
"""


@pytest.mark.slow
def test_they_play_the_same_games_on_a_gpu() -> None:
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "FATHOMS_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=simulated, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
