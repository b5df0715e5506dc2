"""Compiling ahead: after it, nothing is left to compile. And old compiled code is removed, but nothing else."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fathoms.batch.tidy import KEEP_SECONDS, tidy
from fathoms.batch.warm import CALLS, steps, warm
from fathoms.core.game import Game
from fathoms.core.rule import sources_digest
from fathoms.games import GAMES

# Plays a game as the table does, with bots, and simulates; prints which files of compiled code are new after it.
PLAY = """
import json
import sys
from pathlib import Path
from fathoms.batch.warm import warm
from fathoms.core.rule import CACHE
from fathoms.games import GAMES

GAMES = [game for game in GAMES if game.name in sys.argv[1:]]

def files():
    return {str(path) for path in Path(CACHE).rglob("*.nbc")}

warm(GAMES)
before = files()

import numpy as np
from fathoms.batch import simulate
from fathoms.bots import BOTS
from fathoms.core.match import Match
for game in GAMES:
    match = Match(game, max(game.players), {}, 5)
    while not match.over:
        seat = match.actors()[0]
        bot = BOTS["random" if match.number % 2 else "greedy"]
        match.play(seat, bot(match.mind(seat), seat, match.number) if seat < match.players else match.legal(seat)[0])
        match.view()
    match.scores(), match.shares()
    simulate(game, max(game.players), {}, ["random", "greedy"], 10, 0)
print(json.dumps(sorted(files() - before)))
"""


def compiled_after_warming(cache: Path, *games: str) -> list[str]:
    """What is compiled when these games are played after they were warmed."""
    env = {**os.environ, "FATHOMS_CACHE": str(cache), "FATHOMS_INTERPRET": ""}
    done = subprocess.run([sys.executable, "-c", PLAY, *games], env=env, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


def test_after_warming_nothing_is_compiled_any_more(tmp_path: Path) -> None:
    assert compiled_after_warming(tmp_path, "poo_divers") == []


@pytest.mark.slow
def test_after_warming_every_game_nothing_is_compiled_any_more(tmp_path: Path) -> None:
    assert compiled_after_warming(tmp_path, *(game.name for game in GAMES)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_verb_of_every_game_is_a_step(game: Game) -> None:
    labels = [step.label for step in steps([game])]
    assert labels == [*CALLS, "search", "simulate"]
    verbs = {"setup", "actors", "legal", "apply", "view", "recall", "resample", "result", "score", "pick", "greedy"}
    assert verbs <= set(labels)
    assert {step.game_name for step in steps([game])} == {game.name}


def test_interpreted_rules_need_no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.core.rule.INTERPRETED", True)
    assert steps(GAMES) == []


# Old compiled code

LONG_AGO = time.time() - KEEP_SECONDS - 60


def compiled(root: Path, name: str, used: float, file: str = "game_0/rules.apply-1.py311.nbi") -> Path:
    """A folder of compiled code that was last used then."""
    folder = root / name
    path = folder / file
    path.parent.mkdir(parents=True)
    path.write_bytes(b"code")
    for each in (path, path.parent, folder):
        os.utime(each, (used, used))
    return folder


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path))
    return tmp_path


def test_code_unused_for_a_month_is_removed(cache: Path) -> None:
    old = compiled(cache, "0123456789abcdef", LONG_AGO)
    assert tidy() == [old]
    assert not old.exists()


def test_a_half_written_file_does_not_keep_old_code_alive(cache: Path) -> None:
    old = compiled(cache, "0123456789abcdef", LONG_AGO, "rules.apply-1.py311.nbi.tmp.00ff00ff00ff00ff")
    assert tidy() == [old]


def test_code_used_since_stays(cache: Path) -> None:
    now = time.time()
    compiled(cache, "0123456789abcdef", now - KEEP_SECONDS + 60)
    assert tidy(now) == []
    assert tidy(now + 120) != []


def test_the_code_of_this_version_stays_and_counts_as_used(cache: Path) -> None:
    current = compiled(cache, sources_digest(), LONG_AGO)
    assert tidy() == []
    assert current.stat().st_mtime > time.time() - 60


@pytest.mark.parametrize(
    ("name", "file"),
    [("my-save-games!!", "game.nbi"), ("0123456789abcdef", "thesis.txt"), ("0123456789abcdef0", "rules.nbi")],
)
def test_what_the_compiler_did_not_write_is_never_touched(cache: Path, name: str, file: str) -> None:
    folder = compiled(cache, name, LONG_AGO, file)
    assert tidy() == []
    assert (folder / file).exists()


def test_a_link_is_not_followed(cache: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = compiled(tmp_path_factory.mktemp("elsewhere"), "0123456789abcdef", LONG_AGO)
    (cache / "0123456789abcdef").symlink_to(elsewhere)
    assert tidy() == []
    assert elsewhere.exists()


def test_without_a_cache_there_is_nothing_to_tidy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path / "none"))
    assert tidy() == []


def test_warming_tidies_up(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[bool] = []
    monkeypatch.setattr("fathoms.batch.warm.steps", lambda games: [])
    monkeypatch.setattr("fathoms.batch.warm.tidy", lambda: called.append(True))
    warm(GAMES)
    assert called == [True]
