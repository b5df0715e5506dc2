"""The rules mean the same without the compiler."""

import os
import subprocess
import sys
from pathlib import Path

from tests.games.tubyrinth.interpreted import digests

ROOT = Path(__file__).resolve().parents[3]


def test_interpreted_bots_play_the_same_games() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.tubyrinth.interpreted"],
        cwd=ROOT,
        env={**os.environ, "FATHOMS_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == digests()
