"""`fathoms simulate`."""

import json
import subprocess
import sys
from typing import Any

import pytest

from fathoms.batch import simulate
from fathoms.bots.network_file import use_networks
from fathoms.games import GAMES
from tests.cli.conftest import Command
from tests.kit.networks import random_network

POO = GAMES[0]
KEYS = ["game", "players", "games", "decisions", "seconds", "decisions_per_second", "length", "score", "wins"]


def without_time(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key not in ("seconds", "decisions_per_second")}


def test_json_is_one_object_with_these_keys_and_nothing_else(fathoms: Command) -> None:
    answer = fathoms("simulate", "poo_divers", "--games", "50", "--players", "3", "--json")
    summary = json.loads(answer.out)
    assert answer.code == 0
    assert answer.err == ""
    assert list(summary) == KEYS
    assert set(summary["length"]) == {"mean", "min", "max"}
    assert [set(score) for score in summary["score"]] == [{"mean", "min", "max"}] * 3
    assert sum(summary["wins"]) == pytest.approx(50)


def test_the_summary_is_that_of_the_games(fathoms: Command) -> None:
    words = "simulate poo_divers --games 40 --players 2 --seed 9 --bots greedy,random"
    options = ["--option", "layout=donut", "--option", "fart_off=yes"]
    summary = json.loads(fathoms(*words.split(), *options, "--json").out)
    result = simulate(POO, 2, {"layout": "donut", "fart_off": "yes"}, ["greedy", "random"], 40, 9)
    assert summary["decisions"] == result.lengths.sum()
    assert summary["length"] == {
        "mean": pytest.approx(result.lengths.mean()),
        "min": result.lengths.min(),
        "max": result.lengths.max(),
    }
    for seat in range(2):
        scores = result.scores[:, seat]
        expected = {"mean": pytest.approx(scores.mean()), "min": scores.min(), "max": scores.max()}
        assert summary["score"][seat] == expected
    assert summary["wins"] == pytest.approx(result.shares.sum(axis=0).tolist())
    assert summary["decisions_per_second"] == pytest.approx(summary["decisions"] / summary["seconds"], rel=0.01)


def test_learned_bots_play_where_there_is_a_network(fathoms: Command) -> None:
    words = "simulate {game} --games 20 --players 2 --seed 9 --bots learned,random --json"
    with use_networks(random_network(POO)):
        summary = json.loads(fathoms(*words.format(game=POO.name).split()).out)
        result = simulate(POO, 2, {}, ["learned", "random"], 20, 9)
    assert summary["decisions"] == result.lengths.sum()
    answer = fathoms(*words.format(game="tubyrinth").split())
    assert answer.code != 0
    assert "tubyrinth" in answer.err


def test_a_tie_is_shared_as_fractions(fathoms: Command) -> None:
    summary = json.loads(fathoms("simulate", "poo_divers", "--games", "2000", "--json").out)
    assert sum(summary["wins"]) == pytest.approx(2000)
    result = simulate(POO, 2, {}, ["random"], 2000, 0)
    assert (result.shares == 0.5).any(), "there are ties among these games"
    assert summary["wins"] == result.shares.sum(axis=0).tolist()


def test_the_same_words_give_the_same_games(fathoms: Command) -> None:
    one, two = (json.loads(fathoms("simulate", "poo_divers", "--games", "30", "--json").out) for _ in range(2))
    assert without_time(one) == without_time(two)


def test_for_people_there_is_a_table_with_a_line_for_every_seat(fathoms: Command) -> None:
    answer = fathoms("simulate", "poo_divers", "--games", "20", "--players", "4")
    assert answer.code == 0
    assert "20 games" in answer.out
    assert [line.split()[0] for line in answer.out.splitlines()[2:]] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["chess"], "poo_divers"),
        (["poo_divers", "--option", "layout=spiral"], "square"),
        (["poo_divers", "--option", "layout"], "layout=heart"),
        (["poo_divers", "--option", "colour=red"], "fart_off"),
        (["poo_divers", "--option", "layout=custom"], "60"),
        (["poo_divers", "--players", "9"], "2 to 4"),
        (["poo_divers", "--bots", "clever"], "random, greedy"),
        (["poo_divers", "--bots", ""], "random, greedy"),
        (["poo_divers", "--games", "0"], "from 1"),
        (["poo_divers", "--games", "many"], "--games"),
        (["poo_divers", "--seed", "-1"], "seed"),
        ([], "game"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@pytest.mark.parametrize("json_wanted", [False, True], ids=["", "json"])
def test_bad_input_is_refused_with_a_sentence_that_says_what_to_do(
    fathoms: Command, words: list[str], expected: str, json_wanted: bool
) -> None:
    answer = fathoms("simulate", *words, *(["--json"] if json_wanted else []))
    assert answer.code == 2
    assert expected in answer.err
    assert answer.out == ""
    assert "Traceback" not in answer.err


CTRL_C_WHILE_PLAYING = """
import os, signal, threading
from fathoms.batch import cpu
from fathoms.cli import main

class Chunks(cpu.Chunks):
    def __init__(self, *args):
        super().__init__(*args)
        threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT]).start()

cpu.Chunks = Chunks
signal.signal(signal.SIGINT, signal.default_int_handler)  # where tests run in the background, shells ignore Ctrl-C
main(["simulate", "poo_divers", "--games", "100000000", "--bots", "greedy", "--json"])
"""


def test_ctrl_c_stops_a_long_simulation_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CTRL_C_WHILE_PLAYING], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 130
    assert "Stopped after" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
