"""Small games in a folder of their own, played by a new process: what a developer does between two edits."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

RULES = '''
"""A race to the end of a street."""

import numpy as np

from {name}.steps import LONG, step
from fathoms.core.contract import Rules
from fathoms.core.game import Game
from fathoms.core.game_loader import register
from fathoms.core.structs import options_type, state_type
from fathoms.core.rule import rule

STATE = state_type("{name}", [("left", np.int64), ("walked", np.int64)])


@rule
def setup(s, seed, options):
    s.left = LONG


@rule
def actors(s):
    return 1 if s.left > 0 else 0


@rule
def apply(s, seat, action):
    s.left -= 1
    s.walked += step(action)


@rule
def pick(s, seat, rng, out):
    return 3


@rule
def nothing(s, *args):
    return 0


def make(**others):
    verbs = {{name: nothing for name in "legal view recall resample result score quick_value greedy".split()}}
    return Game(
        name="{name}", version=1, players=(2,), options=(), state_type=STATE, options_type=options_type("{name}", []),
        action_count=9, max_legal=9, max_length=99, sides=lambda values, players: (0, 1), voice=None,
        rules=Rules(**{{**verbs, "setup": setup, "actors": actors, "apply": apply, "pick": pick, **others}}),
    )


GAME = register(make())
'''
STEPS = '''
from fathoms.core.rule import rule

LONG = 5


@rule
def step(action):
    """How far one goes."""
    return action
'''
PLAY = """
import json, sys
import numpy as np
from fathoms.core.playout import random_playout
from fathoms.core.structs import new
from importlib import import_module

told = {}
for name in sys.argv[1:]:
    game = import_module(f"{name}.rules").GAME
    s = new(game.state_type)
    game.rules.setup(s, 0, new(game.options_type))
    random_playout(s, np.zeros(2, np.int64), np.zeros(9, np.int32))
    told[name] = int(s.walked)
print(json.dumps(told))
"""


class Place:
    """A folder with games, and a cache beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder, folder / "cache"

    def write(self, game: str, file: str, text: str) -> None:
        path = self.folder / "games" / game / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def add(self, game: str) -> None:
        self.write(game, "__init__.py", "")
        self.write(game, "rules.py", RULES.format(name=game))
        self.write(game, "steps.py", STEPS)

    def run(self, program: str, *args: str) -> Any:
        """What a new process says; warnings are errors."""
        env = {**os.environ, "FATHOMS_CACHE": str(self.cache), "FATHOMS_INTERPRET": "", "PYTHONDONTWRITEBYTECODE": "1"}
        env["PYTHONPATH"] = os.pathsep.join([str(self.folder / "games"), *sys.path])
        done = subprocess.run([sys.executable, "-c", program, *args], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def play(self, *games: str) -> tuple[dict[str, int], set[str]]:
        """How far one walked in each game, and the folders in which something was compiled."""
        before = self.files()
        told = self.run(PLAY, *games)
        return told, {path.parent.name for path in self.files() - before}

    def files(self) -> set[Path]:
        return set(self.cache.rglob("*.nbc"))
