"""How much faster one version of the rules is than another, on the same seeded games.

    python bench/versions.py OLD [--rounds N] [--write FILE]

OLD is a folder with another version of this repository, such as `git worktree add OLD REVISION` makes. Each version
plays in a process of its own; they take turns, round after round, and the ratios are medians over the rounds. Both must
come to the same results, or there is nothing to compare.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parents[1]
SEARCHES = 600  # simulations for each decision that is searched
DECISIONS = 4
LISTS = 100

Work = Callable[[], tuple[str, float]]  # plays, and returns a digest of what came out and how much was played


def simulated(name: str, players: int, bot: str, games: int) -> Work:
    """Games with compiled bots; measured in actions."""
    from fathoms.batch import simulate
    from fathoms.core.game import find_game

    def play() -> tuple[str, float]:
        out = simulate(find_game(name), players, {}, [bot], games, 7, threads=1)
        parts = out.lengths.tobytes() + out.scores.tobytes() + out.shares.tobytes()
        return hashlib.sha256(parts).hexdigest(), float(out.lengths.sum())

    return play


def searched(name: str, played: int) -> Work:
    """Decisions after so many greedy actions, searched as the bots of the game do; measured in simulations."""
    import numpy as np

    from fathoms.bots.greedy_bot import play_greedily
    from fathoms.bots.search import Search, SearchThread, search_style
    from fathoms.core.game import find_game
    from fathoms.core.match import Match

    game = find_game(name)
    info_states = []
    for seed in range(DECISIONS):
        match = Match(game, max(game.players), {}, seed)
        while match.number < played or len(match.legal(match.actors()[0])) < 2:
            seat = match.actors()[0]
            match.play(seat, play_greedily(match.info_state(seat), seat, match.number))
        seat = match.actors()[0]
        info_states.append((match.info_state(seat), seat, np.array(match.legal(seat), np.int32)))

    def think() -> tuple[str, float]:
        found, simulations = hashlib.sha256(), 0
        for info_state, seat, actions in info_states:
            leads, squares, deals = SearchThread(
                info_state, seat, 7, 0, Search(style=search_style(game))
            ).run_simulations(actions, SEARCHES, None)
            found.update(leads.tobytes() + squares.tobytes())
            simulations += deals * len(actions)
        return found.hexdigest(), simulations

    return think


def listed(name: str) -> Work:
    """Lists of all legal actions, after 0, 1, 2 ... random actions; measured in lists."""
    import numpy as np

    from fathoms.bots.random_bot import play_at_random
    from fathoms.core.game import find_game
    from fathoms.core.match import Match
    from fathoms.core.rule import rule
    from fathoms.core.verbs import legal

    game = find_game(name)
    states, match = np.zeros(LISTS, game.state_type), Match(game, 2, {}, 7)
    for number in range(LISTS):
        states[number] = match.state
        seat = match.actors()[0]
        match.play(seat, play_at_random(match.info_state(seat), seat, number))

    @rule
    def list_all(states, moves):  # type: ignore[no-untyped-def]
        total = 0
        for number in range(states.size):
            for seat in range(2):
                for place in range(legal(states[number], seat, moves)):
                    total ^= moves[place] * (place + 1)
        return total

    return lambda: (str([list_all(states, np.zeros(game.max_legal, np.int32)) for _ in range(20)]), 40.0 * LISTS)


WORKS: dict[str, Callable[[], Work]] = {
    "Dykarna, search, first decision": lambda: searched("dykarna", 0),
    "Dykarna, search, after 60 actions": lambda: searched("dykarna", 60),
    "Dykarna, search, after 200 actions": lambda: searched("dykarna", 200),
    "Dykarna, greedy games": lambda: simulated("dykarna", 4, "greedy", 20),
    "Dykarna, random games": lambda: simulated("dykarna", 4, "random", 100),
    "Partners, search, after 60 actions": lambda: searched("partners", 60),
    "Partners, greedy games": lambda: simulated("partners", 6, "greedy", 100),
    "Partners, random games": lambda: simulated("partners", 6, "random", 100),
    "Tubyrinth, two at random": lambda: simulated("tubyrinth", 2, "random", 100),
    "Tubyrinth, six at random": lambda: simulated("tubyrinth", 6, "random", 50),
    "Tubyrinth, two greedy": lambda: simulated("tubyrinth", 2, "greedy", 2000),
    "Tubyrinth, lists of legal actions": lambda: listed("tubyrinth"),
    "Tokyo Poo Divers, random games": lambda: simulated("poo_divers", 4, "random", 4000),
    "Toilet Divers, random games": lambda: simulated("toilet_divers", 4, "random", 1000),
}


def serve() -> None:
    """One version at work: does what it reads the name of, and writes what came out and how quickly."""
    import fathoms.games  # noqa: F401 - makes the games known

    ready: dict[str, Work] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in ready:
            ready[name] = WORKS[name]()
        work = ready[name]
        began = time.process_time()
        digest, amount = work()
        print(json.dumps([digest, amount / (time.process_time() - began)]), flush=True)


def start(root: Path) -> subprocess.Popen[str]:
    """A process that plays by the rules under `root`."""
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, __file__, "--serve"]
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(version: subprocess.Popen[str], name: str) -> tuple[str, float]:
    assert version.stdin
    assert version.stdout
    print(name, file=version.stdin, flush=True)
    digest, speed = json.loads(version.stdout.readline())
    return digest, speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, nargs="?", help="a folder with the version to compare with")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--write", type=Path, help="keep the table in this file, such as bench/versions.md")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve()
        return
    if chosen.old is None:
        parser.error("which version should this one be compared with?")

    versions = [start(chosen.old.resolve()), start(HERE)]
    lines = ["| what is played | thousand a second before | now | times as fast |", "|---|---|---|---|"]
    for name in WORKS:
        speeds: list[list[float]] = []
        for round_ in range(chosen.rounds + 1):
            (was, before), (now_is, now) = (ask(version, name) for version in versions)
            if was != now_is:
                sys.exit(f"{name}: not the same games.")
            if round_:  # the first compiles
                speeds.append([before, now, now / before])
        before, now, times = (median(column) for column in zip(*speeds, strict=True))
        lines.append(f"| {name} | {before / 1e3:,.1f} | {now / 1e3:,.1f} | {times:.2g} |")
        print(lines[-1], flush=True)
    for version in versions:
        assert version.stdin
        version.stdin.close()
        version.wait()
    if chosen.write:
        head = "# One version and another\n\n" + (__doc__ or "").split("\n\n", 2)[2]
        when = f"{date.today()}, one core, x86-64:\n\n    python bench/versions.py OLD --rounds {chosen.rounds}"
        chosen.write.write_text(f"{head}\n{when}\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
