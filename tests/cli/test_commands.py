"""`fathoms`, its help and version, `fathoms games` and `fathoms warm`."""

import json
import os
import re
import subprocess
import sys

import pytest

from fathoms import __version__
from fathoms.bots.network_file import compiled_bot_names
from fathoms.games import GAMES
from tests.cli.conftest import Command

HELP = """
import sys
from fathoms.cli import main
try:
    main([sys.argv[1], "--help"])
finally:
    print("numba" in sys.modules)
"""
COMMANDS = ("serve", "games", "simulate", "arena", "replay", "warm", "solve", "make-boards", "tune", "new-game")


def test_the_version(fathoms: Command) -> None:
    assert fathoms("--version").out.strip() == __version__


def test_help_names_every_command(fathoms: Command) -> None:
    answer = fathoms("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert re.search(rf"^ +{command} ", answer.out, re.MULTILINE)


@pytest.mark.parametrize(
    "command", [COMMANDS[0], *(pytest.param(each, marks=pytest.mark.slow) for each in COMMANDS[1:])]
)
def test_every_command_explains_itself_without_loading_the_compiler(command: str) -> None:
    done = subprocess.run([sys.executable, "-c", HELP, command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"Usage: fathoms {command}")
    assert done.stdout.endswith("False\n")


def test_an_unknown_command_is_refused(fathoms: Command) -> None:
    answer = fathoms("simulat")
    assert answer.code == 2
    assert "simulate" in answer.err
    assert answer.out == ""


def test_python_dash_m_is_the_same_program() -> None:
    done = subprocess.run([sys.executable, "-m", "fathoms", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == __version__


def test_games_lists_every_game_with_its_options(fathoms: Command) -> None:
    answer = fathoms("games")
    assert answer.code == 0
    for game in GAMES:
        assert game.name in answer.out
        for option in game.options:
            assert option.name in answer.out


def test_games_says_how_many_can_play_as_it_is(fathoms: Command) -> None:
    told = fathoms("games").out
    assert "(partners), 6 players" in told
    assert "(dykarna), 2 or 4 players" in told
    assert "(toilet_divers), 2 to 4 players" in told


def test_games_as_json_is_one_object_with_all_there_is_to_choose(fathoms: Command) -> None:
    answer = fathoms("games", "--json")
    games = json.loads(answer.out)["games"]
    assert answer.err == ""
    assert [game["name"] for game in games] == [game.name for game in GAMES]
    for told, game in zip(games, GAMES, strict=True):
        assert told["players"] == list(game.players)
        assert told["bots"] == compiled_bot_names(game)
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        assert [option["default"] for option in told["options"]] == [option.default for option in game.options]


@pytest.mark.slow
def test_warm_compiles_and_says_so(fathoms: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.cli.warm.GAMES", GAMES[:1])
    answer = fathoms("warm")
    assert answer.code == 0
    assert "compiled and ready" in answer.err


@pytest.mark.slow
def test_warm_compiles_everything_and_says_so(fathoms: Command) -> None:
    answer = fathoms("warm")
    assert answer.code == 0
    assert "compiled and ready" in answer.err
    assert answer.out == ""


def test_warm_says_that_interpreted_rules_need_no_compiling() -> None:
    env = {**os.environ, "FATHOMS_INTERPRET": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "fathoms", "warm"], env=env, capture_output=True, text=True, check=True
    )
    assert "nothing to compile" in done.stderr
