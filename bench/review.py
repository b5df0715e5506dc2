"""Reviews measured: how long they take, how accurate bots of each level are, and whether a planted blunder is found.

    python bench/review.py times [GAME ...]
    python bench/review.py levels [GAME ...]
    python bench/review.py blunders [GAME ...]

`--games N` for each game or level, `--workers W` processes. A line of a table for each game, as in `bench/review.md`.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import Any

import fathoms.games  # noqa: F401 - makes the games known
from fathoms.batch.cpu import cores
from fathoms.bots.greedy import play_greedily
from fathoms.bots.levels import LEVELS, Level, level_of
from fathoms.core.game import CLOCK, Game, all_games, find_game
from fathoms.core.match import Match
from fathoms.core.record import Record
from fathoms.core.rng import stream
from fathoms.lab.arena import one_of
from fathoms.lab.measuring.depth import by_pace
from fathoms.lab.review import Budget, review
from fathoms.lab.review.judging import Judge

Player = Callable[[Record, int, int], int]
THINKING = 300  # simulations of the deep diver here: it counts them, and no seconds, so that games come out alike
BLUNDER = 0.15  # what a planted action must cost, by a judge who thinks longer
LONG = Budget(simulations=2000, worlds=1000)


def play(game: Game, seed: int, players: Sequence[Player]) -> Match:
    """A game with these players in the seats."""
    match = Match(game, len(players), {}, seed)
    while not match.over:
        step(match, players, seed)
    return match


def step(match: Match, players: Sequence[Player], seed: int) -> None:
    seat = one_of(match.actors(), stream(seed, match.number))
    if seat == CLOCK:
        match.play(seat, match.legal(seat)[0])
    else:
        match.play(seat, players[seat](match.mind(seat), seat, stream(seed, "bot", match.number)))


# How long


def timed(name: str, number: int) -> tuple[int, float]:
    """Decisions of a greedy game, and the seconds of its review."""
    game = find_game(name)
    match = play(game, number, [play_greedily] * game.usual_players)
    began = time.perf_counter()
    found = review(match)
    return found.choices, time.perf_counter() - began


def times(games: Sequence[Game], count: int, workers: int) -> None:
    print("| game | players | decisions | seconds | seconds a decision |\n|---|---|---|---|---|")
    for game in games:
        timed(game.name, 0)  # compiles
        found = list(spread(partial(timed, game.name), range(1, count + 1), workers))
        decisions, seconds = (statistics.median(each) for each in zip(*found, strict=True))
        print(f"| {game.name} | {game.usual_players} | {decisions:.0f} | {seconds:.1f} | {seconds / decisions:.3f} |")


# How accurate


def player_of(level: str, game: Game) -> Level:
    found = level_of(level, game)
    if found.search is None:
        return found
    return replace(found, search=replace(found.search, simulations=THINKING, seconds=None, threads=1))


def accuracies(name: str, level: str, number: int) -> list[float]:
    """Of everyone in a game among players of one level."""
    game = find_game(name)
    found = review(play(game, number, [player_of(level, game)] * game.usual_players))
    return [seat.accuracy for seat in found.seats if seat.accuracy is not None]


def levels(games: Sequence[Game], count: int, workers: int) -> None:
    print(
        "| game | level | players | mean | quarter below | half below | quarter above |\n|---|---|---|---|---|---|---|"
    )
    for game in games:
        for level in LEVELS:
            if by_pace(game):
                continue
            found = [
                each for every in spread(partial(accuracies, game.name, level), range(count), workers) for each in every
            ]
            quarters = " | ".join(f"{each:.1f}" for each in statistics.quantiles(found, n=4))
            print(f"| {game.name} | {level} | {len(found)} | {statistics.mean(found):.1f} | {quarters} |", flush=True)


# Whether a blunder is found


def planted(name: str, number: int) -> tuple[float, int]:
    """A greedy game with one blunder: what it cost, and its place among the losses (1 = the largest)."""
    game, luck = find_game(name), random.Random(number)
    players: list[Player] = [play_greedily] * game.usual_players
    length = play(game, number, players).number
    cost = 0.0
    while cost < BLUNDER:
        match = Match(game, len(players), {}, number)
        for _ in range(luck.randrange(length)):
            step(match, players, number)
        place, seat = match.number, match.actors()[0]
        if seat != CLOCK and len(match.choices(seat)) > 1:
            action = int(luck.choice(match.choices(seat)))
            cost = Judge(match, LONG, number).judge(match, seat, action).loss
    match.play(seat, action)
    while not match.over:
        step(match, players, number)
    losses = sorted(review(match).decisions, key=lambda each: -each.loss)
    found = next(rank for rank, each in enumerate(losses, 1) if each.number == place)
    return cost, found if losses[found - 1].loss > 0 else len(losses)


def blunders(games: Sequence[Game], count: int, workers: int) -> None:
    print("| game | games | cost | largest loss | among the three largest |\n|---|---|---|---|---|")
    for game in games:
        if by_pace(game):
            continue
        found = list(spread(partial(planted, game.name), range(count), workers))
        cost = statistics.mean(each for each, _ in found)
        first, three = (sum(rank <= most for _, rank in found) for most in (1, 3))
        print(f"| {game.name} | {count} | {cost:.2f} | {first} | {three} |", flush=True)


def spread(call: Callable[[int], Any], numbers: Sequence[int], workers: int) -> Iterator[Any]:
    if workers == 1:
        yield from map(call, numbers)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(call, numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["times", "levels", "blunders"])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    games = [find_game(name) for name in given.game] or all_games()
    {"times": times, "levels": levels, "blunders": blunders}[given.what](games, given.games, given.workers)


if __name__ == "__main__":
    main()
