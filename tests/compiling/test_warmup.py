"""Compiling ahead: after it, nothing is left to compile for a table, a simulation or a learner."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fathoms.bots.memory import can_forget
from fathoms.bots.network_file import has_network
from fathoms.compiling.warmup import LAB_STEPS, NETWORK_STEPS, TABLE_STEPS, all_steps, compile_all, table_steps
from fathoms.core.game import Game
from fathoms.games import GAMES

# Plays a game as the table does, with bots of all levels, draws and tells it; simulates and learns. Prints what the
# compiler had to do for it after warming.
PLAY = """
import json
import sys
from numba.core import event
from fathoms.batch import simulate
from fathoms.bots import find_bot
from fathoms.compiling.warmup import compile_all
from fathoms.core.game import SPECTATOR, find_game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.games import GAMES
from fathoms.lab import study

games = [find_game(name) for name in sys.argv[1:]]
compile_all(games)
compiled = []

class Notes(event.Listener):
    def on_start(self, event):
        compiled.append(str(event.data["dispatcher"].py_func.__qualname__) + str(event.data["args"])[-60:])

    def on_end(self, event):
        pass

def choose(match, seat):
    if seat >= match.players:
        return match.legal(seat)[0]
    names = [name for name in match.game.bots.levels if not getattr(find_bot(name, match.game), "search", None)]
    bot = find_bot([*names, "random", "greedy"][match.number % (len(names) + 2)], match.game)
    if match.game.table.plan:
        match.game.table.plan(match.info_state(seat), seat, new_rng(match.number))
    return bot(match.info_state(seat), seat, match.number, 5)

with event.install_listener("numba:compile", Notes()):
    for game in games:
        match = Match(game, max(game.players), {}, 5)
        viewers = (SPECTATOR, *range(match.players))
        while not match.over and match.number < 400:
            seat = match.actors()[match.number % len(match.actors())]
            before = {viewer: match.view(viewer) for viewer in viewers}
            action = choose(match, seat)
            match.play(seat, action)
            for viewer in viewers:
                after = match.view(viewer)
                game.voice.narrate(before[viewer], seat, action, after)
                game.voice.draw(after)
                game.table.glass(after), game.table.is_fleeting(after)
        match.scores(), match.shares()
        simulate(game, max(game.players), {}, ["random", "greedy"], 10, 0)
        study(game, games=10)
print(json.dumps(compiled))
"""


def compiled_after_warming(cache: Path, *games: str) -> list[str]:
    """What is compiled when these games are played after they were warmed."""
    env = {**os.environ, "FATHOMS_CACHE": str(cache), "FATHOMS_INTERPRET": ""}
    done = subprocess.run([sys.executable, "-c", PLAY, *games], env=env, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_after_warming_every_game_nothing_is_compiled_any_more(game: str, tmp_path: Path) -> None:
    assert compiled_after_warming(tmp_path, game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_verb_of_every_game_is_a_step(game: Game) -> None:
    labels = [step.label for step in all_steps([game])]
    left_out = set() if can_forget(game) else {"memory"}
    left_out |= set() if has_network(game) else set(NETWORK_STEPS)
    assert labels == [label for label in (*TABLE_STEPS, *LAB_STEPS) if label not in left_out]
    assert {"begin", "legal", "apply", "look", "standing", "turn", "resample", "pick", "greedy"} <= set(labels)
    assert {step.game_name for step in all_steps([game])} == {game.name}


def test_bots_that_forget_are_compiled_before_the_table_needs_them() -> None:
    forgetful = next(game for game in GAMES if can_forget(game))
    assert "memory" in [step.label for step in table_steps([forgetful])]


def test_people_come_before_studies_and_one_game_after_another() -> None:
    labels = [(step.game_name, step.label) for step in all_steps(GAMES[:2])]
    first, second = (game.name for game in GAMES[:2])
    assert labels.index((first, "search")) < labels.index((second, "begin")) < labels.index((first, "simulate"))
    assert not {"simulate", "learn"} & {step.label for step in table_steps(GAMES)}


def test_interpreted_rules_need_no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.core.rule.INTERPRETED", True)
    assert all_steps(GAMES) == []
    compile_all(GAMES)
