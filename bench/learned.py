"""What a network costs: the time of a choice on one core, and whole simulations beside those of greedy players.

    python bench/learned.py [GAME ...] [--device cpu|cuda] [--games N] [--rounds N]

Every round plays the same number of games with greedy and with learned players in all seats, in turn; the medians are
shown. On a CPU it plays on one core: then the time of a decision is that of a choice and of the rules between choices.
`bench/learned.md` keeps the last run.
"""

import argparse
import os
from statistics import median

import numpy as np

os.environ.setdefault("NUMBA_NUM_THREADS", "1")  # before anything is compiled

import asking
import fathoms.games  # noqa: F401 - makes the games known
from fathoms.batch import simulate
from fathoms.bots.network_file import has_network
from fathoms.core.game import Game, all_games

BOTS = ("greedy", "learned")


def microseconds(game: Game, bot: str, games: int, device: str, seed: int) -> float:
    """What a decision takes in games of one kind of players."""
    played = simulate(game, game.default_players, {}, [bot], games, seed, device=device)
    return 1e6 * played.seconds / float(played.lengths.sum(dtype=np.int64))


def line(game: Game, games: int, device: str, rounds: int) -> str:
    for bot in BOTS:
        microseconds(game, bot, 1, device, 0)  # compiles
    took: dict[str, list[float]] = {bot: [] for bot in BOTS}
    for number in range(rounds):
        for bot in BOTS:
            took[bot].append(microseconds(game, bot, games, device, 1 + number))
    greedy, learned = (median(took[bot]) for bot in BOTS)
    digits = 1 if device == "cpu" else 4
    return f"| {game.name} | {games:,} | {greedy:.{digits}f} | {learned:.{digits}f} | 1/{learned / greedy:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", type=asking.game)
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--games", type=int, default=200, help="in every round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    games = chosen.game or all_games()
    print("| game | games a round | greedy, microseconds a decision | learned | speed |\n|---|---|---|---|---|")
    for game in games:
        if has_network(game):
            print(line(game, chosen.games, chosen.device, chosen.rounds), flush=True)


if __name__ == "__main__":
    main()
