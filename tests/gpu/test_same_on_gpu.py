"""The GPU plays the same games as the CPU from the same seeds, to the last byte."""

from functools import partial
from typing import Any

import numpy as np
import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.batch import cuda as batch_cuda
from fathoms.batch import cuda_by_stage, simulate
from fathoms.bots.network_file import use_networks
from fathoms.core.game import Game, all_games
from fathoms.core.learned.network import Brain, best_action, chance_to_win, scratch_size_or_one
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.playout import random_playout
from fathoms.core.refusal import Refusal
from fathoms.core.rng import seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import setup
from fathoms.envs.vector import VectorEnv
from tests.kit.gpu import why_no_gpu
from tests.kit.networks import networks_for
from tests.kit.variants import Variant, few_variants

GAMES = 512  # of each variant
FIRST_SEED = 1000


pytestmark = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu())


@rule
def play_on_cpu(options, states, rng, moves, played):
    for game in range(states.size):
        seed_rng(rng, FIRST_SEED + game)
        setup(states[game], FIRST_SEED + game, options)
        played[game] = random_playout(states[game], rng, moves)


def gpu_kernel(game: Game) -> Any:
    """A thread a game, with its state, moves and random generator in local memory."""
    import numba

    from fathoms.batch.cuda_kernels import cuda, kernel

    state, most_moves = game.state_type, game.max_legal

    @kernel
    def play(options, blank, states, played):
        number = cuda.grid(1)
        if number < states.size:
            s = cuda.local.array(1, state)
            moves = cuda.local.array(most_moves, numba.int32)
            rng = cuda.local.array(2, numba.int64)
            s[0] = blank[0]
            seed_rng(rng, FIRST_SEED + number)
            setup(s[0], FIRST_SEED + number, options[0])
            played[number] = random_playout(s[0], rng, moves)
            states[number] = s[0]

    return play


def play_on_gpu(kernel: Any, options: np.ndarray, game: Game) -> tuple[np.ndarray, np.ndarray]:
    from numba import cuda

    states = cuda.to_device(np.zeros(GAMES, game.state_type))
    played = cuda.to_device(np.zeros(GAMES, np.int64))
    blank = cuda.to_device(np.zeros(1, game.state_type))
    kernel[(GAMES + 63) // 64, 64](cuda.to_device(options), blank, states, played)
    return states.copy_to_host(), played.copy_to_host()


def packed(variant: Variant) -> np.ndarray:
    options = np.zeros(1, variant.game.options_type).view(np.recarray)
    options[0] = pack_options(variant.game, variant.players, read_options(variant.game.options, variant.options))
    return options


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_cpu_and_gpu_play_the_same_games(game: Game) -> None:
    kernel = gpu_kernel(game)
    for variant in few_variants(game):
        states, played = np.zeros(GAMES, game.state_type).view(np.recarray), np.zeros(GAMES, np.int64)
        room = np.zeros(game.max_legal, np.int32)
        play_on_cpu(packed(variant)[0], states, np.zeros(2, np.int64), room, played)
        there, played_there = play_on_gpu(kernel, np.asarray(packed(variant)), game)
        assert played.tolist() == played_there.tolist(), f"{variant.name}: games of other lengths on the GPU"
        for number in range(GAMES):
            same = states[number].tobytes() == there[number].tobytes()
            assert same, f"{variant.name}: the game of seed {FIRST_SEED + number} ends otherwise on the GPU"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_simulation_on_the_gpu_comes_to_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In several pieces, with games that make room for others, sorted until few are left."""
    for module in (batch_cuda, cuda_by_stage):
        monkeypatch.setattr(module, "MAX_LAUNCH", 1300)
    monkeypatch.setattr(cuda_by_stage, "PLACES", 500)
    monkeypatch.setattr(cuda_by_stage, "FEW", 200)
    play = partial(simulate, game, max(game.players), {}, ["random"], 3000, 5)
    there, here = play(device="cuda"), play()
    for name in ("lengths", "scores", "shares"):
        assert np.array_equal(getattr(there, name), getattr(here, name)), name


def test_sensible_bots_choose_alike_on_the_gpu() -> None:
    play = partial(simulate, all_games()[0], 2, {}, ["greedy", "random"], 3000, 5)
    there, here = play(device="cuda"), play()
    assert np.array_equal(there.scores, here.scores)
    assert np.array_equal(there.lengths, here.lengths)


LEARNABLE = [game for game in all_games() if game.features is not None]


@pytest.mark.parametrize("game", LEARNABLE, ids=lambda game: game.name)
def test_learned_bots_choose_alike_on_the_gpu(game: Game) -> None:
    """A network by lot, and the game's own."""
    for network in networks_for(game):
        with use_networks(network):
            play = partial(simulate, game, max(game.players), {}, ["learned", "random"], 2000, 5)
            there, here = play(device="cuda"), play()
        for name in ("lengths", "scores", "shares"):
            assert np.array_equal(getattr(there, name), getattr(here, name)), name


def info_states_of(game: Game, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """What the seats that choose know at moments of some games, and which seats these are."""
    env, luck = VectorEnv(game, 200, recall=True), np.random.default_rng(seed)
    moment, info_states, seats = env.reset(seed), [], []
    for _ in range(40):
        info_states.append(moment.views.copy())
        seats.append(moment.seats.copy())
        moment = env.step(np.argmax(luck.random(moment.masks.shape) * moment.masks, axis=1))
    return np.concatenate(info_states), np.concatenate(seats)


@rule
def ask_network(info_state, seat, brain, moves, out):
    """What it would do, and what chance it sees."""
    out[0] = best_action(info_state, seat, brain, moves)
    out[1] = chance_to_win(info_state, seat, brain)


@rule
def ask_on_cpu(info_states, seats, brain, moves, out):
    for i in range(info_states.size):
        ask_network(info_states[i], seats[i], brain, moves, out[i])


def asking_kernel(game: Game) -> Any:
    import numba

    from fathoms.batch.cuda_kernels import cuda, kernel

    size, most_moves = scratch_size_or_one(game.features), game.max_legal

    @kernel
    def ask(info_states, seats, weights, sizes, out):
        i = cuda.grid(1)
        if i < info_states.size:
            brain = Brain(weights, sizes, cuda.local.array(size, numba.int32))
            ask_network(info_states[i], seats[i], brain, cuda.local.array(most_moves, numba.int32), out[i])

    return ask


@pytest.mark.parametrize("game", LEARNABLE, ids=lambda game: game.name)
def test_networks_see_the_same_chances_on_the_gpu(game: Game) -> None:
    from numba import cuda

    (info_states, seats), kernel = info_states_of(game, 7), asking_kernel(game)
    for network in networks_for(game):
        brain, here = network.brain(), np.zeros((len(info_states), 2), np.int64)
        ask_on_cpu(info_states, seats, brain, np.zeros(game.max_legal, np.int32), here)
        there = cuda.to_device(np.zeros_like(here))
        sent = [cuda.to_device(each) for each in (info_states, seats, brain.weights, brain.sizes)]
        kernel[(len(info_states) + 63) // 64, 64](*sent, there)
        assert np.array_equal(there.copy_to_host(), here)
        assert len(np.unique(here[:, 1])) > 10


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_views_have_recall_on_the_gpu(game: Game) -> None:
    here, there = VectorEnv(game, 300, recall=True), VectorEnv(game, 300, device="cuda", recall=True)
    luck, moment, other = np.random.default_rng(4), here.reset(3), there.reset(3)
    for _ in range(40):
        assert other.views.copy_to_host().tobytes() == moment.views.tobytes()
        actions = np.argmax(luck.random(moment.masks.shape) * moment.masks, axis=1)
        moment, other = here.step(actions), there.step(cuda_array(actions))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_environments_step_alike_on_the_gpu(game: Game) -> None:
    """Dense masks and views as they always were on the CPU; bits, and views when asked for, on the GPU."""
    here, there = VectorEnv(game, 500), VectorEnv(game, 500, device="cuda", masks="bits", views="asked")
    dense = VectorEnv(game, 500, device="cuda")
    luck, moment, other, third = np.random.default_rng(4), here.reset(3), there.reset(3), dense.reset(3)
    for _ in range(60):
        spread = np.unpackbits(other.masks.copy_to_host(), axis=1, count=game.action_count, bitorder="little")
        assert np.array_equal(spread, moment.masks)
        assert np.array_equal(third.masks.copy_to_host(), moment.masks)
        for name in ("seats", "rewards", "ended"):
            assert np.array_equal(getattr(other, name).copy_to_host(), getattr(moment, name)), name
        assert there.current_views().copy_to_host().tobytes() == moment.views.tobytes()
        assert third.views.copy_to_host().tobytes() == moment.views.tobytes()
        actions = np.argmax(luck.random(moment.masks.shape) * moment.masks, axis=1)
        sent = cuda_array(actions)
        moment, other, third = here.step(actions), there.step(sent), dense.step(sent)


def cuda_array(actions: np.ndarray) -> Any:
    from numba import cuda

    return cuda.to_device(actions)


def test_an_illegal_action_is_refused_on_the_gpu() -> None:
    env = VectorEnv("poo_divers", 300, device="cuda", masks="bits", views="asked")
    moment = env.reset(seed=1)
    masks = np.unpackbits(moment.masks.copy_to_host(), axis=1, count=152, bitorder="little")
    legal = np.argmax(masks, axis=1)
    for wrong in (np.argmin(masks[7]), -1, 152):
        chosen = legal.copy()
        chosen[7] = wrong
        with pytest.raises(Refusal, match="game 7"):
            env.step(cuda_array(chosen))
    env.step(cuda_array(legal))
