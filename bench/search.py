"""Simulations a second on one core: our search, beside OpenSpiel's information-set search in C++ on hearts.

    python bench/search.py [--rounds N] [--simulations N] [--write FILE]

Both think about the first decision of a game, with random rollouts to the end of it, which is what OpenSpiel's does;
beside that stands our search as it plays, with greedy rollouts up to its horizon. All take turns, round after round.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import numpy as np

from fathoms.bots.search import Search, SearchThread, search_style
from fathoms.bots.search_tree import SearchStyle
from fathoms.core.compiled_calls import actions_in
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.games import GAMES

sys.path.append(str(Path(__file__).parent))
from playouts import circumstances

REQUIRED = "poo_divers"  # must be level with OpenSpiel's
THEIRS = "hearts"
TURN_BASED = [game for game in GAMES if not game.is_real_time]


def our_search(game: Game, style: SearchStyle) -> Callable[[int], None]:
    """Simulations for the first choice that has to be made in a game."""
    match = Match(game, max(game.players), {}, 1)
    while len(match.legal(match.actors()[0])) < 2:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    seat = match.actors()[0]
    info_state = match.info_state(seat)
    actions = np.array(actions_in(info_state, seat), np.int32)
    seeds = iter(range(1 << 60))

    def think(simulations: int) -> None:
        SearchThread(info_state, seat, next(seeds), 0, Search(style=style)).run_simulations(actions, simulations, None)

    return think


def openspiel_search(simulations: int) -> Callable[[int], None]:
    """OpenSpiel's bot, which is made for a number of simulations."""
    import pyspiel

    game, rng = pyspiel.load_game(THEIRS), random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.chance_outcomes())[0])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=2)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(3, evaluator, 1.4, simulations, -1, most_visited, False, False)
    return lambda _: bot.step(start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--simulations", type=int, default=5000, help="for each contender in each round")
    parser.add_argument("--write", type=Path, help="keep the table in this file, such as bench/search.md")
    chosen = parser.parse_args()
    if find_spec("pyspiel") is None:
        sys.exit("OpenSpiel is not installed. Run: pip install 'fathoms[bench]'")

    at_random = SearchStyle(trust=0, wit=0, horizon=1_000_000)
    contenders = {f"OpenSpiel, C++: {THEIRS}": openspiel_search(chosen.simulations)}
    for game in TURN_BASED:
        contenders[f"Fathoms: {game.name}, random rollouts"] = our_search(game, at_random)
        contenders[f"Fathoms: {game.name}, as it plays"] = our_search(game, search_style(game))
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for round_ in range(chosen.rounds + 1):
        for name, think in contenders.items():
            began = time.process_time()
            think(chosen.simulations)
            if round_:  # the first compiles
                speeds[name].append(chosen.simulations / (time.process_time() - began))

    theirs = next(iter(contenders))
    lines = ["| search | thousand simulations a second | times OpenSpiel's |", "|---|---|---|"]
    times = {name: median(a / b for a, b in zip(speeds[name], speeds[theirs], strict=True)) for name in contenders}
    lines += [f"| {name} | {median(speeds[name]) / 1e3:,.1f} | {times[name]:.2g} |" for name in contenders]
    table = "\n".join(lines)
    print(table)
    if chosen.write:
        command = f"python bench/search.py --rounds {chosen.rounds} --simulations {chosen.simulations}"
        head = "# Simulations a second\n\n" + (__doc__ or "").split("\n\n", 2)[2]
        chosen.write.write_text(f"{head}\n{circumstances(command)}\n\n{table}\n", encoding="utf-8")
    if times[f"Fathoms: {REQUIRED}, random rollouts"] < 1:
        sys.exit(f"The search of {REQUIRED} is slower than it has to be.")


if __name__ == "__main__":
    main()
