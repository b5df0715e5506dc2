"""A long evening: people who play, leave in the middle of games and come back, and bots, on one server.

    python bench/soak.py [--minutes N]

Fails if its memory grows in the second half, if a table is stuck, if a move stays without an answer, if a line breaks
or if anything is refused. `make soak` takes an hour, `make check-all` three minutes of it.
"""

import argparse
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from load.crowd import Crowd, Load, Seen, crowd
from load.servers import Running, fathoms

GROWTH = 8e6  # bytes that the server may grow by in the second half
PACE = 0.4  # seconds that people think
BOT_DELAY = 0.05  # seconds
IN_MEMORY = "40"  # tables that nobody is at, so that there are soon enough of them
BOT = "snorkeller"
PARTS = 20  # of the time, after each of which we look


def loads() -> list[Load]:
    """In every game some people among themselves, and some with a bot; all of them restless."""
    from fathoms.games import GAMES  # here: the processes of people need none of it

    found = []
    for game in GAMES:
        here = Load(3, PACE, game.default_players, spectators=1, game=game.name, processes=1, restless=True)
        found.append(here)
        if 2 in game.players:
            found.append(replace(here, tables=2, people=1, bot=BOT))
    return found


def look(crowds: list[Crowd], seconds: float) -> list[Seen]:
    """What all of them see in this many seconds."""
    for each in crowds:
        each.begin()
    time.sleep(seconds)
    return [each.end() for each in crowds]


def soak(running: Running, crowds: list[Crowd], seconds: float) -> list[str]:
    """Whatever was wrong."""
    print(
        "| minutes | moves | games | came back | longest wait, s | memory, MB | load |\n|---|---|---|---|---|---|---|"
    )
    began, memory, wrong = time.monotonic(), [], []
    for _ in range(PARTS):
        seen = look(crowds, seconds / PARTS)
        memory.append(running.memory())
        waits = [wait for each in seen for wait in each.waits]
        told = [f"{(time.monotonic() - began) / 60:.1f}", f"{len(waits):,}", str(sum(each.games for each in seen))]
        told += [str(sum(each.visits for each in seen)), f"{max(waits, default=0):.2f}", f"{memory[-1] / 1e6:.1f}"]
        print("| " + " | ".join([*told, f"{os.getloadavg()[0]:.1f}"]) + " |", flush=True)
        for what in ("refused", "lost", "stuck"):
            count = sum(getattr(each, what) for each in seen)
            if count:
                wrong.append(f"{count} {what}")
    growth = memory[-1] - memory[PARTS // 2]
    print(f"In the second half the server grew by {growth / 1e6:.1f} MB.")
    if growth > GROWTH:
        wrong.append(f"it grew by {growth / 1e6:.1f} MB")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        running = stack.enter_context(fathoms(Path(folder), bot_delay=BOT_DELAY, loaded_tables=IN_MEMORY))
        crowds = [stack.enter_context(crowd(running.port, load)) for load in loads()]
        wrong = soak(running, crowds, 60 * wanted.minutes)
    if wrong:
        sys.exit("; ".join(wrong))


if __name__ == "__main__":
    main()
