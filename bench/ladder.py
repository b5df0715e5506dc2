"""The ladder of bots in every game: random, greedy, learned, search (the strongest level), and the levels for people.

    python bench/ladder.py [--game GAME] [--bot BOT] [--narrow POINTS] [--more] [--json FILE] [--write FILE]

Every pair of neighbours on a ladder plays with seats exchanged, on all cores, until the 95 % interval (Wilson's) is
narrower than ten points: 400 games where they are alike, fewer where one is far stronger. Levels count simulations, so
that the same command gives the same outcome on any machine that is quick enough not to run into their time limit; how
long a choice of theirs takes is measured too. With and without a network, two searches have the same time for a choice.
A network alone against the greedy bot is quick enough for thousands of games.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from itertools import pairwise
from math import ceil
from pathlib import Path

from rich.progress import Progress

import asking
from fathoms.batch.cpu import core_count
from fathoms.bots import find_bot
from fathoms.bots.levels import LEVELS, Level
from fathoms.bots.network_file import find_network, has_network
from fathoms.bots.search import Search, network_search_style
from fathoms.core.game import CLOCK, Game, find_game
from fathoms.core.match import Match
from fathoms.core.options import read_options
from fathoms.core.rng import seed_from
from fathoms.core.structs import copy_record
from fathoms.games import GAMES
from fathoms.lab.arena import arena, threads_per_game
from fathoms.lab.lineups import Lineup, lineups
from fathoms.lab.ratings import wilson
from fathoms.learning import evaluation as exam

SEED = 7
NARROW = 10  # points of a hundred: a step is played until its interval is narrower,
AT_ONCE = 100  # which is looked at after so many games,
AT_ONCE_OF_LONG = 40  # or so many of a game that can have more than LONG actions
LONG = 10_000
COMPILED = 12_000  # games of a network against the greedy bot
QUICK = 4  # times as many where nobody thinks ahead
WANTED = 0.65  # of its games, what a search should win against the greedy bot,
WANTED_OF_NETWORK = 0.58  # and one with a network against one without
SAME_TIME = "0.1s"  # for a choice, where a search with a network meets one without,
SAME_TIME_OF_LONG = "0.02s"
SAME_SIMULATIONS = "2000"  # where the network is asked but once, and as many take as long
SAME_SIMULATIONS_OF_LONG = "100"
NOTE = """In Toilet Divers there is next to nothing to win by thinking ahead: a search that cheats and knows every card
wins about as often as is asked of a fair one elsewhere (65 %), and a greedy bot that knows them wins less often.
(In other games of two the cheating search won 62.8 % of 160 and the greedy one 63.8 % of 1,600; in games of four the
greedy one won 60 % of 1,000.)

In Partners and Dykarna the greedy bot makes nothing of what is hidden, so knowing it changes none of its choices. In
Tokyo Poo Divers nearly everything is hidden, and who knows it wins every game.

Between a search with a network and one without, an interval on both sides of 50 % says that neither is known to be
better. That is so in the 400 games of Tokyo Poo Divers that are shown, but not with 400 more on other deals: 54.4 % of
800 (51.0 to 57.9). There and in Dykarna the network is asked once, before the search begins, so that as many
simulations take as long. Asked in the tree and at the horizon, it won 46.4 % of 422 (41.7 to 51.2) in Tokyo Poo Divers,
at 0.1 s; asked in the tree, an earlier one won 51.0 % of 51 (37.7 to 64.1) in Dykarna, at 0.02 s.

In Partners it is asked in both. The network of before won 55.4 % of 408 games (50.5 to 60.1), and with 0.1 s instead of
0.02 54.7 % of 190 (47.6 to 61.7). Against a search as quick as it, even one that cheats wins three games in four only.

Dykarna's network learned by version 2 of the rules. By version 3 it wins 73.1 % of 4,000 games (71.7 to 74.5) where the
crews of a player go together, which is new to it, and 74.1 % of 4,000 (72.7 to 75.5) where they keep apart, as before.
Version 2 said 74.8 % of 12,000 (74.0 to 75.5). Its lower levels are measured by version 3 forty games at a time, and
how long they take to choose is from before; steps of search are still to be played by it.

Two steps have an interval of more than ten points, and fewer than 400 games (`--more` plays on): the cheating searches
of Toilet Divers and Partners. Of each it is known who is better.
The deep diver of Tokyo Poo Divers asks its network since 2026-11-19; without it, it won 69.2 % of 400 (64.6 to 73.6),
which is not known to be more or less.

By version 2 of Partners' rules, in which the rest of a 7 may be left, its network won 74.8 % of 600 games in pairs
against the greedy bot (71.2 to 78.1; `fathoms arena partners --bots greedy,learned --games 600 --seed 1`, 2026-11-19):
not known to be more or less than before.
"""
MACHINE = "Times on two cores of a small shared machine; the games that take long were played on one with sixteen"
COMMAND = "python bench/ladder.py --json bench/ladder.json --write bench/ladder.md"


@dataclass(frozen=True)
class Step:
    """A step of a ladder: how often the upper bot beats the lower one."""

    game: str
    players: int
    upper: str
    lower: str
    games: int
    win_rate: float
    low: float
    high: float
    milliseconds: float  # a choice of the upper bot, on average
    day: str = ""  # when it was measured,
    rules: int = 0  # and by which version of the rules it was played

    @property
    def key(self) -> tuple[str, str, str]:
        return self.game, self.upper, self.lower

    @property
    def points(self) -> float:
        """How wide the interval is, of a hundred."""
        return 100 * (self.high - self.low)

    @property
    def wins(self) -> float:
        return self.win_rate * self.games


def is_long(game: Game) -> bool:
    return game.max_length > LONG


def thinks(game: Game, name: str) -> bool:
    bot = find_bot(name, game)
    return isinstance(bot, Search) or (isinstance(bot, Level) and bot.search is not None)


def at_once(game: Game, upper: str) -> int:
    """After how many games it is time to look how narrow the interval is."""
    if upper == "learned":
        return COMPILED
    return (AT_ONCE_OF_LONG if is_long(game) else AT_ONCE) * (1 if thinks(game, upper) else QUICK)


def until_narrow(
    size: int, narrow: float, wins_of: Callable[[int, int], float], before: Step | None
) -> Iterator[tuple[int, float]]:
    """Play on, this many games at once with another seed each time; how many games there are by then, and wins."""
    games, wins = (before.games, before.wins) if before else (0, 0.0)
    low, high = wilson(wins, games) if games else (0.0, 1.0)
    while 100 * (high - low) >= narrow:
        wins += wins_of(size, seed_from(SEED, "more", ceil(games / size)) if games else SEED)
        games += size
        low, high = wilson(wins, games)
        yield games, wins


def climb(
    game: Game, lower: str, upper: str, narrow: float, bar: Progress, before: Step | None = None
) -> Iterator[Step]:
    """Let two neighbours play, or play on: how they stand, time and again."""
    task = bar.add_task(f"{game.name}: {upper} against {lower}", total=None)

    def wins_of(games: int, seed: int) -> float:
        network = find_network(game)
        if (upper, lower) == exam.BOTS and network is not None:
            other = seed_from(seed, "other games than those it was chosen by")
            share, played = exam.evaluate_network(game, game.default_players, {}, network, games, other, "cpu")
            return share * played
        so_far = bar.tasks[task].completed
        outcome = arena(
            game, [upper, lower], games, seed=seed, progress=lambda done, _: bar.update(task, completed=so_far + done)
        )
        return float(outcome.wins[0, 1])

    took = before.milliseconds if before else milliseconds(game, upper)
    for games, wins in until_narrow(at_once(game, upper), narrow, wins_of, before):
        yield step_of(game, upper, lower, games, wins, took)


def step_of(game: Game, upper: str, lower: str, games: int, wins: float, took: float = 0.0) -> Step:
    today = str(date.today())
    return Step(
        game.name,
        game.default_players,
        upper,
        lower,
        games,
        wins / games,
        *wilson(wins, games),
        took,
        today,
        game.version,
    )


def all_knowing(name: str) -> str:
    """What the table calls a bot that cheats."""
    return f"({name}, knowing all)"


def knowing_all(
    game: Game, lower: str, name: str, narrow: float, bar: Progress, before: Step | None = None
) -> Iterator[Step]:
    """What knowing every secret would be worth to a bot: if that is little, thinking gains little."""
    players, upper = game.default_players, all_knowing(name)
    task = bar.add_task(f"{game.name}: {upper} against {lower}", total=None)
    sides = game.sides(read_options(game.options, {}), players)
    bots = find_bot(name, game), find_bot(lower, game)

    def play(lineup: Lineup) -> float:
        match = Match(game, players, {}, lineup.seed)
        while not match.over:
            seat = match.actors()[0]
            if seat == CLOCK:
                action = match.legal(seat)[0]
            else:
                info_state = copy_record(match.state) if lineup.bots[seat] == 0 else match.info_state(seat)
                action = bots[lineup.bots[seat]](info_state, seat, seed_from(lineup.seed, seat, match.number))
            match.play(seat, action)
        bar.advance(task)
        shares = dict(zip(sides, match.shares(), strict=True))
        return sum(share for side, share in shares.items() if lineup.bots[sides.index(side)] == 0)

    def wins_of(games: int, seed: int) -> float:
        at_a_time = max(1, core_count() // threads_per_game(name, game))
        with ThreadPoolExecutor(at_a_time) as pool:  # bots think without the interpreter
            return sum(pool.map(play, lineups(2, games, sides, seed)))

    for games, wins in until_narrow(at_once(game, name), narrow, wins_of, before):
        yield step_of(game, upper, lower, games, wins)


def milliseconds(game: Game, name: str) -> float:
    """How long a choice of a bot takes, over one game against the greedy bot; choices without alternative left out."""
    match, bot, greedy = Match(game, game.default_players, {}, SEED), find_bot(name, game), find_bot("greedy", game)
    took, choices = 0.0, 0
    while not match.over and choices < 100:
        seat = match.actors()[0]
        legal = match.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            info_state = match.info_state(seat)
            if choices == 0:
                bot(info_state, seat, SEED)  # compiles
            began = time.perf_counter()
            action = (greedy if seat % 2 else bot)(info_state, seat, match.number)
            if seat % 2 == 0:
                took, choices = took + time.perf_counter() - began, choices + 1
        match.play(seat, action)
    return 1000 * took / max(1, choices)


def cheats(game: Game, lower: str, upper: str, won: float) -> list[str]:
    """Who should be tried knowing all, where a search wins so much.

    The greedy bot, and a search that wins too little without. Where a network should help a search: the one without.
    """
    if not thinks(game, upper):
        return []
    if lower == "greedy":
        return ["greedy"] if won >= WANTED else ["greedy", upper]
    return [lower] if upper.startswith("learned:") and won < WANTED_OF_NETWORK else []


def rungs(game: Game) -> list[tuple[str, str]]:
    """Neighbours on the ladders, the weaker one first. The strongest level is the one that searches.

    (But in a race against the clock, which leaves no time for it.)
    """
    levels = list(pairwise(LEVELS))
    if find_bot(LEVELS[-2], game) == Level():  # the greedy bot by another name
        levels.pop()
    return [("random", "greedy"), *learned_rungs(game), ("greedy", LEVELS[-1]), *levels]


def learned_rungs(game: Game) -> list[tuple[str, str]]:
    """The network alone, and a search with it beside a search without."""
    if not has_network(game):
        return []
    if network_search_style(game).uses_network:
        same = SAME_TIME_OF_LONG if is_long(game) else SAME_TIME
    else:
        same = SAME_SIMULATIONS_OF_LONG if is_long(game) else SAME_SIMULATIONS
    return [("greedy", "learned"), (f"search:{same}", f"learned:{same}")]


def rules_of(step: Step) -> str:
    """The version of the rules a step was played by; marked where the game has a newer one by now."""
    now = find_game(step.game).version
    return str(step.rules) if step.rules == now else f"{step.rules}, before {now}"


def table(steps: list[Step]) -> str:
    lines = [
        "| game | players | stronger | weaker | games | wins | 95 % | ms a choice | measured | rules |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for step in steps:
        between = f"{step.low:.1%} - {step.high:.1%}"
        cells = [step.game, step.players, step.upper, step.lower, step.games, f"{step.win_rate:.1%}", between]
        lines.append(f"| {' | '.join(map(str, cells))} | {step.milliseconds:,.1f} | {step.day} | {rules_of(step)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", type=asking.game, action="append", help="only this game (may be given several times)")
    parser.add_argument("--bot", action="append", help="only the steps up to this bot (may be given several times)")
    parser.add_argument("--narrow", type=float, default=NARROW, help="play until an interval is narrower, in points")
    parser.add_argument("--more", action="store_true", help="go on with steps in the file that are not narrow yet")
    parser.add_argument("--json", type=Path, help="keep all steps in this file; those not played now stay in it")
    parser.add_argument("--write", type=Path, help="write the table to this file, such as bench/ladder.md")
    chosen = parser.parse_args()

    games = chosen.game or list(GAMES)
    steps: dict[tuple[str, str, str], Step] = {}
    if chosen.json and chosen.json.exists():
        steps = {step.key: step for step in (Step(**step) for step in json.loads(chosen.json.read_text("utf-8")))}

    def keep(step: Step) -> None:
        """What is measured is kept, whatever comes next."""
        steps[step.key] = step
        if chosen.json:
            chosen.json.write_text(json.dumps([asdict(step) for step in steps.values()], indent=1) + "\n", "utf-8")

    def played(key: tuple[str, str, str], play: Callable[[Step | None], Iterator[Step]]) -> Step:
        """A step, played from the beginning, or with --more from where it was left, if it is not narrow yet."""
        before = steps.get(key) if chosen.more else None
        if before is not None and before.rules != find_game(before.game).version:
            before = None  # other rules, another game
        if before is None or before.points >= chosen.narrow:
            for step in play(before):
                keep(step)
        return steps[key]

    with Progress() as bar:
        for game in games:
            for lower, upper in rungs(game):
                if chosen.bot and upper not in chosen.bot:
                    continue
                step = played((game.name, upper, lower), partial(climb, game, lower, upper, chosen.narrow, bar))
                for name in cheats(game, lower, upper, step.win_rate):
                    key = (game.name, all_knowing(name), lower)
                    played(key, partial(knowing_all, game, lower, name, chosen.narrow, bar))
    ordered = in_order(steps)
    print(table(ordered))
    if chosen.write:
        head = "# The ladder of bots\n\n" + (__doc__ or "").split("\n\n", 2)[2]
        how = f"{MACHINE}:\n\n    {COMMAND}"
        chosen.write.write_text(f"{head}\n{how}\n\n{table(ordered)}\n\n{NOTE}", encoding="utf-8")


def in_order(steps: dict[tuple[str, str, str], Step]) -> list[Step]:
    """The steps game by game, each ladder from its foot; steps that no ladder has any more are left out."""
    wanted = []
    for game in GAMES:
        for lower, upper in rungs(game):
            wanted.append((game.name, upper, lower))
            wanted += [(game.name, all_knowing(name), lower) for name in cheats(game, lower, upper, 0)]
    return [steps[key] for key in wanted if key in steps]


if __name__ == "__main__":
    main()
