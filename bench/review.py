"""Reviews measured: how long they take, how accurate bots of each level are, and whether a planted blunder is found.

    python bench/review.py times [GAME ...]
    python bench/review.py levels [GAME ...]
    python bench/review.py together [GAME ...]
    python bench/review.py blunders [GAME ...]

`--games N` for each game, level or pair of levels, beginning with number `--first F`; `--workers W` processes,
`--option NAME=VALUE` of all these games; `--player LEVEL` makes the blunder (by default a greedy player), and
thinks with at most `--thinking N` simulations, like everyone here. A line of a table for each game, as in
`bench/review.md`.
"""

import argparse
import itertools
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from typing import Any
from unittest.mock import patch

import asking
import fathoms.games  # noqa: F401 - makes the games known
from fathoms.batch.cpu import core_count
from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.levels import LEVELS, Level, level_of
from fathoms.core.game import CLOCK, Game, all_games, find_game
from fathoms.core.match import Match
from fathoms.core.options import read_options
from fathoms.core.replay import Replay
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.lab.arena import pick_seat
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.lab.review import Budget, Review, game_review, review
from fathoms.lab.review.game_review import choices_of
from fathoms.lab.review.move_judge import Judge

Player = Callable[[Record, int, int], int]
THINKING = 300  # simulations of the deep diver here: it counts them, and no seconds, so that games come out alike
HASTY = Budget(simulations=1, worlds=1)
BLUNDER = 0.15  # what a planted action must surely cost, by a judge who thinks longer
LONG = Budget(simulations=2000, worlds=1000)
QUICK = Budget(simulations=50, worlds=50)  # only what seems a blunder at first sight is thought about longer
TRIES = 50  # to find one in a game


@dataclass(frozen=True)
class Kind:
    """What is played: a game by its name, with options, for as many as usual."""

    name: str
    options: Mapping[str, str] = field(default_factory=dict)
    level: str = ""  # of whoever makes blunders; greedy players, if empty
    thinking: int = THINKING

    @property
    def game(self) -> Game:
        return find_game(self.name)

    @property
    def player(self) -> Player:
        return player_of(self.level, self) if self.level else play_greedily

    def play(self, seed: int, player: Player) -> Match:
        """A game with such players in all seats."""
        match = Match(self.game, self.game.default_players, self.options, seed)
        play_on(match, seed, player)
        return match


def play_on(match: Match, seed: int, player: Player) -> None:
    while not match.over:
        seat = pick_seat(match.actors(), seed_from(seed, match.number))
        if seat == CLOCK:
            match.play(seat, match.legal(seat)[0])
        else:
            match.play(seat, player(match.info_state(seat), seat, seed_from(seed, "bot", match.number)))


# How long


def timed(kind: Kind, number: int) -> tuple[int, float]:
    """Decisions of a greedy game, and the seconds of its review."""
    match = kind.play(number, play_greedily)
    began = time.perf_counter()
    found = review(match)
    return found.choices, time.perf_counter() - began


def times(kinds: Sequence[Kind], numbers: range, workers: int) -> None:
    print("| game | players | decisions | seconds | seconds a decision |\n|---|---|---|---|---|")
    for kind in kinds:
        review(kind.play(0, play_greedily), HASTY)  # compiles
        found = list(spread(partial(timed, kind), [number + 1 for number in numbers], workers))
        decisions, seconds = (statistics.median(each) for each in zip(*found, strict=True))
        players, each = kind.game.default_players, seconds / decisions
        print(f"| {kind.name} | {players} | {decisions:.0f} | {seconds:.1f} | {each:.3f} |", flush=True)


# How accurate


def player_of(level: str, kind: Kind) -> Level:
    found = level_of(level, kind.game)
    if found.search is None:
        return found
    simulations = min(found.search.simulations or kind.thinking, kind.thinking)
    return replace(found, search=replace(found.search, simulations=simulations, seconds=None, threads=1))


def accuracies(kind: Kind, level: str, number: int) -> list[float]:
    """Of everyone in a game among players of one level."""
    found = review_of_losses(kind.play(number, player_of(level, kind)))
    return [seat.accuracy for seat in found.seats if seat.accuracy is not None]


def levels(kinds: Sequence[Kind], numbers: range, workers: int) -> None:
    print(
        "| game | level | players | mean | quarter below | half below | quarter above |\n|---|---|---|---|---|---|---|"
    )
    for kind in kinds:
        for level in LEVELS:
            if levels_by_pace_only(kind.game):
                continue
            found = [each for every in spread(partial(accuracies, kind, level), numbers, workers) for each in every]
            quarters = " | ".join(f"{each:.1f}" for each in statistics.quantiles(found, n=4))
            print(f"| {kind.name} | {level} | {len(found)} | {statistics.mean(found):.1f} | {quarters} |", flush=True)


def difference(kind: Kind, lower: str, upper: str, number: int) -> float:
    """By how much one level is more accurate than another, in one game of both: sides are exchanged game by game."""
    sides = kind.game.sides(read_options(kind.game.options, kind.options), kind.game.default_players)
    players = {True: player_of(upper, kind), False: player_of(lower, kind)}
    better = [(side + number) % 2 == 0 for side in sides]
    match = kind.play(number, lambda info_state, seat, seed: players[better[seat]](info_state, seat, seed))
    found: dict[bool, list[float]] = {True: [], False: []}
    for is_better, seat in zip(better, review_of_losses(match).seats, strict=True):
        if seat.accuracy is not None:
            found[is_better].append(seat.accuracy)
    return statistics.mean(found[True]) - statistics.mean(found[False])


def together(kinds: Sequence[Kind], numbers: range, workers: int) -> None:
    """Players of neighbouring levels in the same games: they have had the same sea, the same cards and each other."""
    print("| game | level | beside | games | more accurate by | standard error |\n|---|---|---|---|---|---|")
    for kind in kinds:
        for lower, upper in itertools.pairwise(LEVELS):
            if levels_by_pace_only(kind.game):
                continue
            found = list(spread(partial(difference, kind, lower, upper), numbers, workers))
            error = statistics.stdev(found) / len(found) ** 0.5
            print(
                f"| {kind.name} | {upper} | {lower} | {len(found)} | {statistics.mean(found):+.1f} | {error:.1f} |",
                flush=True,
            )


# Whether a blunder is found


def plant(kind: Kind, number: int) -> tuple[Match, int, float]:
    """A sensible game with one blunder: a random action at a random place. The game, the place, and what it cost.

    Where no blunder is found after a while, as in a game that one side wins anyway, another is dealt.
    """
    luck, player = random.Random(number), kind.player
    for deal in itertools.count():
        seed = seed_from(number, "deal", deal)
        places = [(before.fork(), seat) for before, seat, _ in choices_of(Replay.of(kind.play(seed, player)))]
        for _ in range(TRIES):
            match, seat = luck.choice(places)
            action = int(luck.choice(match.choices(seat)))
            if (cost := cost_of(match, seat, action, number)) is not None:
                place = match.number
                match.play(seat, action)
                play_on(match, seed, player)
                return match, place, cost
    raise AssertionError("deals never end")


def cost_of(match: Match, seat: int, action: int, number: int) -> float | None:
    """What an action cost, if it surely was a blunder."""
    judge, actions = Judge(match, LONG, number), [int(each) for each in match.choices(seat)]
    for budget, surely in ((QUICK, 0.0), (LONG, LONG.surely)):
        met = judge.meet(match, seat, actions, action, seed_from(number, budget.worlds), budget)
        if met.lead - surely * met.error < BLUNDER:
            return None
    return met.lead


def place_among_losses(found: Review, place: int) -> int:
    """1 = the largest; the last, if nothing was found to be lost."""
    losses = sorted(found.decisions, key=lambda each: -each.loss)
    rank, decision = next((rank, each) for rank, each in enumerate(losses, 1) if each.number == place)
    return rank if decision.loss > 0 else len(losses)


def planted(kind: Kind, number: int) -> tuple[float, int]:
    """A game with one blunder: what it cost, and its place among the losses."""
    match, place, cost = plant(kind, number)
    return cost, place_among_losses(review_of_losses(match), place)


def blunders(kinds: Sequence[Kind], numbers: range, workers: int) -> None:
    print("| game | games | cost | largest loss | among the three largest |\n|---|---|---|---|---|")
    for kind in kinds:
        if levels_by_pace_only(kind.game):
            continue
        found = list(spread(partial(planted, kind), numbers, workers))
        cost = statistics.mean(each for each, _ in found)
        first, three = (sum(rank <= most for _, rank in found) for most in (1, 3))
        print(f"| {kind.name} | {len(found)} | {cost:.2f} | {first} | {three} |", flush=True)


class Mindful(Judge):
    """Leaves out what someone who knew all would do: it takes half the time, and losses are the same without it."""

    def _knowing_all(self, match: Match, seat: int, actions: list[int], best: int, key: int) -> tuple[int, float]:
        return best, 0.0


def review_of_losses(match: Match) -> Review:
    """The usual review, without what someone who knew all would have done."""
    with patch.object(game_review, "Judge", Mindful):
        return review(match)


def spread(call: Callable[[int], Any], numbers: Sequence[int], workers: int) -> Iterator[Any]:
    """What the call has to say to each number, and at once on standard error: if it is cut off, nothing is lost."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        asked = {pool.submit(call, number): number for number in numbers}
        for answer in as_completed(asked):
            print(asked[answer], answer.result(), file=sys.stderr, flush=True)
            yield answer.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["times", "levels", "together", "blunders"])
    parser.add_argument("game", nargs="*", type=asking.game)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=core_count())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--player", default="", choices=["", *LEVELS], metavar="LEVEL")
    parser.add_argument("--thinking", type=int, default=THINKING)
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.games)
    options = dict(pair.split("=", 1) for pair in given.option)
    games = given.game or all_games()
    kinds = [Kind(game.name, options, given.player, given.thinking) for game in games]
    measures = {"times": times, "levels": levels, "together": together, "blunders": blunders}
    measures[given.what](kinds, numbers, given.workers)


if __name__ == "__main__":
    main()
