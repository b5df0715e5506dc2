"""What a move costs now and what it cost before: two programs at the same time, each with people of its own.

    git worktree add ../before COMMIT
    python bench/beside_before.py ../before [--windows N] [--seconds N] [--tables N]

On a machine that others use, a move's processor time changes by half from minute to minute. Two servers beside each
other have the same minutes. How much of it is a move, and how much the beginning and the end of a game, is found by
least squares over windows of some seconds.
"""

import argparse
import os
import time
from contextlib import ExitStack
from pathlib import Path

import numpy as np

from load.crowd import Crowd, Load, crowd
from load.servers import Running
from table import WARM, in_folder

HERE = Path(__file__).resolve().parent.parent

Window = tuple[int, int, float]  # moves, games that ended, seconds of the server's processor time


def start(stack: ExitStack, program: Path) -> Running:
    """The server of one of the two programs."""
    os.environ["PYTHONPATH"] = os.pathsep.join([str(program / "src"), str(program)])
    return stack.enter_context(in_folder())


def watch(servers: dict[str, Running], people: dict[str, Crowd], seconds: float) -> dict[str, Window]:
    """What happened at both within this many seconds."""
    before = {name: server.processor() for name, server in servers.items()}
    for each in people.values():
        each.begin()
    time.sleep(seconds)
    seen = {name: each.end() for name, each in people.items()}
    used = {name: server.processor() - before[name] for name, server in servers.items()}
    return {name: (len(seen[name].waits), seen[name].games, used[name]) for name in servers}


def tell(name: str, windows: list[Window]) -> None:
    counted = np.array(windows, np.float64)
    moves, games, used = counted.sum(axis=0)
    move, game = np.linalg.lstsq(counted[:, :2], counted[:, 2], rcond=None)[0]
    told = [name, f"{1e3 * move:.2f}", f"{1e3 * game:.1f}", f"{1e3 * used / moves:.2f}", f"{moves:,.0f}, {games:.0f}"]
    print("|", " | ".join(told), "|")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a folder with the program as it was before")
    parser.add_argument("--windows", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--tables", type=int, default=20, help="at each of the two")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        programs = {"before": wanted.before.resolve(), "now": HERE}
        servers = {name: start(stack, program) for name, program in programs.items()}
        load = Load(wanted.tables, processes=1)
        people = {name: stack.enter_context(crowd(server.port, load)) for name, server in servers.items()}
        time.sleep(WARM)
        found = [watch(servers, people, wanted.seconds) for _ in range(wanted.windows)]
    print(
        "| | a move, ms | a game's beginning and end, ms | together, ms a move | moves, games |\n|---|---|---|---|---|"
    )
    for name in programs:
        tell(name, [window[name] for window in found])
    print(f"\nLoad {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
