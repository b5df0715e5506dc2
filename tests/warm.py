"""Compiles what most tests need, once and on all cores, before the tests start: `python -m tests.warm`.

Without it every worker of a test run compiles the same rules for itself.
"""

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import tests.conftest  # noqa: F401  # says where the tests keep compiled code

# What the quick tests do in the first game only.
FIRST_ONLY = ("search", "study", "review", "learn", "network", "simulate learned")


def prepare(name: str) -> None:
    """Compile one game: for playing and simulating; of the first game also what others do in the slow tests."""
    from fathoms.compiling.warmup import all_steps
    from fathoms.core.game import find_game
    from fathoms.games import GAMES
    from tests.kit.bulk import keeps_the_laws_in_bulk
    from tests.kit.variants import company

    game = find_game(name)
    for step in all_steps([game]):
        if step.label not in FIRST_ONLY or game is GAMES[0]:
            step.run()
    if game is GAMES[0]:
        keeps_the_laws_in_bulk(company(game), 1, games=1)


def main(workers: int) -> None:
    from fathoms.games import GAMES

    first, *others = GAMES  # most is compiled of the first
    names = [first.name, *(game.name for game in sorted(others, key=lambda game: game.max_length, reverse=True))]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        compiling = {pool.submit(prepare, name): name for name in names}  # the largest first: no core waits
        for done in as_completed(compiling):
            done.result()
            print(f"Compiled {compiling[done]}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
