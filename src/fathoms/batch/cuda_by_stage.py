"""Games on a GPU, a few turns at a time: in between they are sorted by what comes next.

32 threads run together. When their games are at different points, the GPU does what each of them needs in turn; so
those that have the same kind of work before them (`stage`) are put side by side. A finished game makes room for the
next one. No game notices any of this.

A game whose actions do very different things (`effect`) is sorted twice a turn: before it chooses, and before it acts.
Then there is a kernel for each, which is also half as large: code that does not fit into the GPU's cache of
instructions is waited for.
"""

from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np

from fathoms.batch.cpu import Progress
from fathoms.batch.cuda_kernels import cuda, kernel
from fathoms.batch.cuda_sort import Sorter, new_sorter, sort
from fathoms.batch.game_loop import set_up_game, write_result
from fathoms.batch.job import BatchJob, BatchResult
from fathoms.core.game import Game, find_game
from fathoms.core.learned.network import Brain, scratch_size_or_one
from fathoms.core.playout import RANDOM, choose_action, random_seat
from fathoms.core.verbs import actors, apply, effect, pick, stage

BLOCK = 128
MAX_GAMES = 1 << 23  # games; `progress` is told in between
MAX_SLOTS = 1 << 22  # the most games at once
SHARE = 2  # their states take up to one part in so many of the GPU's free memory
LOOK = 32  # turns after which to look how many games are still running
FEW = 1 << 14  # games not worth sorting: each plays LOOK turns on

# Keys of the sorting: first the places where a game begins, then the stages, then those with nothing more to do.
BEGINNING = 0
NUMBERLESS, NO_GAME_LEFT = -1, -2  # instead of a game's number: none has begun yet; there are no more


class GameSlots(NamedTuple):
    """Where games take place."""

    states: Any  # (n,) records
    rngs: Any  # (n, 2) random generators of the bots
    numbers: Any  # (n,) which game it is
    seats: Any  # (n,) who acts; -1 = nobody, the game is over
    lengths: Any  # (n,) actions played
    actions: Any  # (n,) what is chosen, where choosing and acting are two kernels


class JobArrays(NamedTuple):
    """What all games have in common."""

    keys: Any
    options: Any
    policies: Any
    blank: Any
    weights: Any  # of the network that learned bots think with
    sizes: Any


class ResultArrays(NamedTuple):
    """What came out, by the games' numbers."""

    lengths: Any
    scores: Any
    shares: Any


@cache
def turn_kernel(name: str, has_policies: bool, has_network: bool, choosing: bool = True, acting: bool = True) -> Any:
    """Plays one game a thread some turns on, or half a turn. Where all act at random, nothing else is compiled."""
    game = find_game(name)
    state, moves, idle_key, size = (
        game.state_type,
        game.max_legal,
        1 + game.staging.stages,
        scratch_size_or_one(game.features),
    )

    @kernel(staging=game.staging.with_network(has_network and choosing))
    def turn(turns, n, before, job_arrays, places, by, next_game, out):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < by.counts.shape[1]:
            by.counts[0, j] = 0
            by.counts[1, j] = 0
        if j < n:
            i = by.order[j]
            list_of_moves = cuda.local.array(moves, numba.int32)
            s, rng = places.states[i], cuda.local.array(2, numba.int64)
            rng[0], rng[1] = places.rngs[i, 0], places.rngs[i, 1]
            number, seat, length = places.numbers[i], int(places.seats[i]), places.lengths[i]
            key = BEGINNING
            for _ in range(turns):
                if seat >= 0:
                    action = int(places.actions[i])
                    if choosing:
                        if has_policies:
                            info_state = cuda.local.array(1, state)
                            brain = (
                                Brain(job_arrays.weights, job_arrays.sizes, cuda.local.array(size, numba.int32))
                                if has_network
                                else None
                            )
                            policy = job_arrays.policies[seat]
                            action = choose_action(
                                s, seat, policy, rng, info_state, job_arrays.blank, list_of_moves, brain
                            )
                        else:
                            action = pick(s, seat, rng, list_of_moves)
                    if acting:
                        apply(s, seat, action)
                        length += 1
                    else:
                        places.actions[i] = action
                        key = 1 + effect(s, seat, action)
                elif acting:
                    if number >= 0:
                        write_result(s, length, number, out.lengths, out.scores, out.shares)
                    number = cuda.atomic.add(next_game, 0, 1)
                    if number >= out.lengths.size:
                        number = NO_GAME_LEFT
                        break
                    places.states[i] = job_arrays.blank[0]
                    set_up_game(s, before + number, job_arrays.keys, job_arrays.options, rng)
                    length = 0
                if acting:
                    bits = actors(s)
                    seat = random_seat(bits, rng) if bits else -1
            places.rngs[i, 0], places.rngs[i, 1] = rng[0], rng[1]
            if acting:
                places.numbers[i], places.seats[i], places.lengths[i] = number, seat, length
                if number == NO_GAME_LEFT:
                    key = idle_key
                elif seat >= 0:
                    key = 1 + stage(s, seat)
            by.keys[j] = key

    return turn


def slots_for(game: Game, games: int) -> int:
    """How many games to play at once: the more, the fewer turns there are that wait for the slowest game."""
    free, _ = cuda.current_context().get_memory_info()
    return max(1, int(min(games, MAX_SLOTS, free / SHARE / game.state_type.itemsize)))


def new_slots(game: Game, n: int) -> GameSlots:
    return GameSlots(
        states=cuda.device_array(n, game.state_type),
        rngs=cuda.device_array((n, 2), np.int64),
        numbers=cuda.to_device(np.full(n, NUMBERLESS, np.int64)),
        seats=cuda.to_device(np.full(n, -1, np.int8)),
        lengths=cuda.device_array(n, np.int32),
        actions=cuda.device_array(n, np.int32),
    )


def play_sorted(order: BatchJob, out: BatchResult, progress: Progress) -> None:
    """Play as many games as there is room for in `out`."""
    for before in range(0, len(out.lengths), MAX_GAMES):
        piece = out.part(before, before + MAX_GAMES)
        play_piece(order, before, piece)
        progress(before + len(piece.lengths))


def play_piece(order: BatchJob, before: int, out: BatchResult) -> None:
    """The same after `before` others: all at once, or as many as there are places for."""
    game, games = order.game, len(out.lengths)
    n = slots_for(game, games)
    places, by = new_slots(game, n), new_sorter(n)
    common = (order.keys, order.options, order.policies, np.zeros(1, game.state_type), *order.network_arrays())
    job_arrays = JobArrays(*(cuda.to_device(each) for each in common))
    results = ResultArrays(
        *(cuda.device_array_like(each) for each in out.arrays)
    )  # every game writes all that is its own
    next_game = cuda.to_device(np.zeros(1, np.int64))
    has_policies, has_network = bool((order.policies != RANDOM).any()), order.network is not None
    halves = [(True, True)] if game.verb("effect") is None else [(True, False), (False, True)]
    kernels = [turn_kernel(game.name, has_policies, has_network, choosing, acting) for choosing, acting in halves]
    while n:
        few = n <= FEW
        turns = LOOK if few and len(kernels) == 1 else game.staging.turns
        for _ in range(max(1, LOOK // turns)):
            for turn in kernels:
                turn[(n + BLOCK - 1) // BLOCK, BLOCK](turns, n, before, job_arrays, places, by, next_game, results)
                if not few:
                    by = sort(by, n)
        if few:
            by = sort(by, n)
        n = count_running(by, game)
    for array, copy in zip(out.arrays, results, strict=True):
        copy.copy_to_host(array)


def count_running(by: Sorter, game: Game) -> int:
    """How many places have something to do; they are the first in order."""
    return int(by.counts.copy_to_host()[0, : 1 + game.staging.stages].sum())
