"""How soon a new process makes its first move: from the import to the first compiled action.

    python bench/start.py [--rounds N]

Once with nothing compiled, then with everything compiled before. The latter has to stay within a second of processor
time: on an idle machine that is what the clock says; on a busy one the clock tells more about the neighbours.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from statistics import median

LIMIT = 1.0  # seconds
FIRST_MOVE = """
import time
clock, processor = time.perf_counter(), time.process_time()
from fathoms.core.match import Match
from fathoms.games import GAMES
game = next(game for game in GAMES if game.name == {game!r})
match = Match(game, min(game.players), {{}}, 0)
seat = match.actors()[0]
match.play(seat, match.legal(seat)[0])
print(time.perf_counter() - clock, time.process_time() - processor)
"""


def first_move(game: str, cache: str) -> tuple[float, float]:
    """Seconds to the first move in a new process, by the clock and of processor time."""
    command = [sys.executable, "-c", FIRST_MOVE.format(game=game)]
    env = {**os.environ, "FATHOMS_CACHE": cache}
    clock, processor = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.split()
    return float(clock), float(processor)


def main() -> None:
    from fathoms.games import GAMES

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    print("| game | nothing compiled, s | all compiled, s | of processor time, s |\n|---|---|---|---|")
    slow = []
    with tempfile.TemporaryDirectory() as cache:
        for game in GAMES:
            cold, _ = first_move(game.name, cache)
            clocks, processors = zip(*(first_move(game.name, cache) for _ in range(rounds)), strict=True)
            print(f"| {game.name} | {cold:.2f} | {median(clocks):.2f} | {median(processors):.2f} |")
            if median(processors) > LIMIT:
                slow.append(game.name)
    if slow:
        sys.exit(f"Slower than {LIMIT} s: {', '.join(slow)}")


if __name__ == "__main__":
    main()
