"""What a game and its moves leave in memory, in a process of its own: `python -m tests.server.weigh_moves GAME`.

In a process where other tests have run, their threads and caches come and go while it is weighed. Here there is one
thread, and hashes are the same every time, so the figures are, too, but for a few bytes.
"""

import gc
import json
import os
import random
import subprocess
import sys
import tracemalloc
from dataclasses import asdict, dataclass

from fathoms.core.game import Game, all_games, find_game
from fathoms.server.store.stored_table import Seat, StoredTable
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.views import Perspective, choice_json, serialize

SEED = 5
LONG = 100  # moves
CHOICES = 50


@dataclass(frozen=True)
class Weights:
    """Bytes in use, each beside what was in use before."""

    move: float  # with its share of the match and of what is shown now
    forgotten_move: float  # what was drawn for it, and other games may need, the last scenes among them
    choice: float  # of the first game


def weigh(game: str) -> Weights:
    """The weights of a game, from another process."""
    command = [sys.executable, "-m", "tests.server.weigh_moves", game]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    ran = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    return Weights(**json.loads(ran.stdout))


def in_use() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def play(game: Game, seed: int = SEED) -> LiveGame:
    """The same game every time, with everyone looking on."""
    players, rng = game.default_players, random.Random(seed)
    kept = StoredTable(game.name, game.version, players, {}, False, "", (Seat(),) * players)
    running = LiveGame(game, kept, seed, [])
    readers = [Perspective(), *(Perspective((seat,)) for seat in range(players))]
    while not running.match.over and running.number < LONG:
        seat = rng.choice(running.match.actors())
        running.apply_move(running.new_move(seat, rng.choice(running.match.legal(seat))))
        for reader in readers:
            serialize(running.views.view_for(reader, None))
    return running


def weigh_move(game: Game) -> float:
    play(game)  # what is cached for all games
    before = in_use()
    running = play(game)
    return (in_use() - before) / running.number


def weigh_forgotten_move(game: Game) -> float:
    for action in range(game.action_count):
        choice_json(game, action)
    for other in range(1, 4):  # games that nobody has played here yet: what is drawn lately is counted from now on
        play(game, SEED + other)
    before = in_use()
    moves = play(game, SEED + 4).number
    return (in_use() - before) / moves


def weigh_choice(game: Game) -> float:
    choice_json(game, 0)  # what the first one caches for all
    choice_json.cache_clear()
    before = in_use()
    for action in range(CHOICES):
        choice_json(game, action)
    return (in_use() - before) / CHOICES


def main() -> None:
    game = find_game(sys.argv[1])
    tracemalloc.start()
    weights = Weights(weigh_move(game), weigh_forgotten_move(game), weigh_choice(all_games()[0]))
    print(json.dumps(asdict(weights)))


if __name__ == "__main__":
    import fathoms.games  # noqa: F401 - makes the games known

    main()
