"""Bots against bots on all cores: who is stronger?"""

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import core_count
from fathoms.bots import find_bot
from fathoms.bots.levels import Level
from fathoms.bots.search import Search
from fathoms.core.game import CLOCK, Game, find_game
from fathoms.core.match import Match, pack_options
from fathoms.core.options import read_options
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, seed_from
from fathoms.lab.lineups import Lineup, lineups
from fathoms.lab.ratings import BotRating, rate_bots

MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class ArenaResult:
    """All games of an arena."""

    names: tuple[str, ...]
    wins: NDArray[np.float64]  # (bots, bots): how often one won against another, ties shared
    games: NDArray[np.int64]  # (bots, bots): how often they met
    standings: list[BotRating]


@dataclass(frozen=True)
class ArenaSetup:
    """What every worker knows: the game to be played, and the bots by number."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]


def play_lineup(hall: ArenaSetup, lineup: Lineup) -> float:
    """Play one game; the share of the win that goes to the first bot of the pair."""
    import fathoms.games  # noqa: F401 - makes the games known

    game = find_game(hall.game)
    match = Match(game, hall.players, hall.options, lineup.seed)
    bots = [find_bot(hall.bots[number], game) for number in lineup.bots]
    while not match.over:
        seat = pick_seat(match.actors(), seed_from(lineup.seed, match.number))
        if seat == CLOCK:
            match.play(seat, match.legal(seat)[0])
        else:
            # A deal's two games lend each seat the same luck and the same memory, whoever sits there.
            luck, memory = seed_from(lineup.seed, "bot", seat, match.number), seed_from(lineup.seed, "memory", seat)
            match.play(seat, bots[seat](match.info_state(seat), seat, luck, memory))
    sides = game.sides(match.options, hall.players)
    shares = dict(zip(sides, match.shares(), strict=True))
    of_side = dict(zip(sides, lineup.bots, strict=True))
    return sum(share for side, share in shares.items() if of_side[side] == lineup.pair[0])


def pick_seat(seats: list[int], seed: int) -> int:
    """Who is quicker when several may act."""
    return seats[seed % len(seats)]


def play_lineups(hall: ArenaSetup, several: Sequence[Lineup]) -> list[float]:
    return [play_lineup(hall, lineup) for lineup in several]


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda played, games: None,
    workers: int | None = None,
    device: str = "cpu",
) -> ArenaResult:
    """Let every pair of bots play `games` games; the same seed gives the same outcome on any number of cores.

    (As long as the bots count simulations and not seconds.) `device` is "cpu", this machine, or "ray", a cluster.
    """
    if device not in DEVICES:
        raise Refusal("batch-device-unknown", given=device, devices=", ".join(DEVICES))
    hall = ArenaSetup(game.name, game.check_players(players), dict(options or {}), tuple(bots))
    check_arena(game, hall, games, seed)
    sides = game.sides(read_options(game.options, hall.options), hall.players)
    planned = list(lineups(len(bots), games, sides, seed))
    workers = workers or max(1, core_count() // max(threads_per_game(name, game) for name in bots))
    size = max(1, min(20, len(planned) // (8 * workers)))
    bounds = list(pairwise([*range(0, len(planned), size), len(planned)]))
    tasks = [(hall, planned[first:last]) for first, last in bounds]
    shares = np.zeros(len(planned))
    finished = 0
    progress(0, len(planned))
    for number, part in DEVICES[device](play_lineups, tasks, workers):
        first, last = bounds[number]
        shares[first:last] = part
        finished += last - first
        progress(finished, len(planned))
    return count_wins(hall.bots, planned, shares)


def threads_per_game(name: str, game: Game) -> int:
    """How many cores a bot thinks on: with more games at once than that leaves room for, it would run out of time."""
    bot = find_bot(name, game)
    search = bot.search if isinstance(bot, Level) else bot
    return search.threads if isinstance(search, Search) else 1


Task = tuple[ArenaSetup, Sequence[Lineup]]
Work = Callable[[ArenaSetup, Sequence[Lineup]], list[float]]
Parts = Iterator[tuple[int, list[float]]]  # the number of a task, and what came of it, as they are done


def run_on_cores(work: Work, tasks: Sequence[Task], workers: int) -> Parts:
    """Do the tasks in this many processes."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        waiting = {pool.submit(work, *task): number for number, task in enumerate(tasks)}
        try:
            for finished in as_completed(waiting):
                yield waiting[finished], finished.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def run_on_ray(work: Work, tasks: Sequence[Task], workers: int) -> Parts:
    """Do the tasks on a cluster, on as many cores as it has."""
    from fathoms.batch.ray import run_tasks

    return run_tasks(work, tasks)


DEVICES = {"cpu": run_on_cores, "ray": run_on_ray}


def count_wins(names: tuple[str, ...], planned: Sequence[Lineup], shares: NDArray[np.float64]) -> ArenaResult:
    """Add up who won against whom."""
    wins, pair_seen = np.zeros((len(names), len(names))), np.zeros((len(names), len(names)), np.int64)
    for lineup, share in zip(planned, shares, strict=True):
        one, other = lineup.pair
        wins[one, other] += share
        wins[other, one] += 1 - share
        pair_seen[one, other] += 1
        pair_seen[other, one] += 1
    return ArenaResult(names, wins, pair_seen, rate_bots(names, wins, pair_seen))


def check_arena(game: Game, hall: ArenaSetup, games: int, seed: int) -> None:
    """Refuse what cannot be played, before any process is started."""
    if len(hall.bots) < 2:
        raise Refusal("arena-too-few")
    if len(set(hall.bots)) < len(hall.bots):
        raise Refusal("arena-twice")
    for bot in hall.bots:
        find_bot(bot, game)
    if not 1 <= games <= MOST_GAMES:
        raise Refusal("arena-games-wrong", given=str(games), most=MOST_GAMES)
    if not 0 <= seed < SEEDS:
        raise Refusal("seed-wrong", given=str(seed))
    options = read_options(game.options, hall.options)
    pack_options(game, hall.players, options)
    if len(set(game.sides(options, hall.players))) < 2:
        raise Refusal("arena-one-side", game=game.name)
