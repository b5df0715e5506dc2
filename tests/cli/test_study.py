"""`fathoms study`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fathoms.lab.studies import study
from tests.cli.conftest import Command

KEYS = {"game", "players", "options", "house", "bots", "games", "seed", "measures"}


def test_answers_are_sentences_with_intervals(fathoms: Command) -> None:
    answer = fathoms("study", "poo_divers", "--games", "200")
    assert answer.code == 0
    assert "Tokyo Poo Divers for 2 players, bots that play sensibly. 200 games, seed 1." in answer.out
    assert "A game takes about 13" in answer.out
    assert "8 seconds a decision" in answer.out
    assert "four times in five" in answer.out
    for family in ("Balance", "Length", "Ends", "Points", "Choice", "Drama", "Estimates"):
        assert family in answer.out.splitlines()
    assert " to " in next(line for line in answer.out.splitlines() if line.strip().startswith("Seat 1"))


def test_only_what_is_asked_for_is_told(fathoms: Command) -> None:
    answer = fathoms("study", "poo_divers", "--games", "200", "--measures", "minutes, wait", "--seconds", "16")
    assert "about 27" in answer.out
    assert "Waiting" in answer.out
    assert "Balance" not in answer.out
    assert "turns" not in answer.out


def test_json_is_one_object_and_nothing_else(fathoms: Command) -> None:
    words = "study poo_divers --games 100 --players 3 --seed 4 --bots greedy,random --option layout=heart --json -"
    answer = fathoms(*words.split())
    found = json.loads(answer.out)
    assert answer.err == ""
    assert set(found) >= KEYS
    assert set(found["measures"][0]) == {"name", "of", "value", "low", "high", "unit", "games"}
    same = study("poo_divers", 3, {"layout": "heart"}, ["greedy", "random"], 100, 4)
    assert found == json.loads(json.dumps(same.to_dict()))


def test_json_into_a_file_leaves_the_words_on_the_screen(fathoms: Command, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    answer = fathoms("study", "poo_divers", "--games", "50", "--measures", "minutes", "--json", str(file))
    assert "A game takes" in answer.out
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == 50


def test_against_tells_which_differences_are_real(fathoms: Command) -> None:
    words = "study poo_divers --games 1000 --measures points,choices,wins --against layout=heart"
    answer = fathoms(*words.split())
    assert "Street: Square with Street: Heart" in answer.out
    assert "No sign of a difference: Wins by seat." in answer.out
    assert "Choices" in answer.out
    assert "almost never" in answer.out
    found = json.loads(fathoms(*words.split(), "--json", "-").out)
    assert list(found) == ["one", "other", "differences"]
    real = {each["name"] for each in found["differences"] if each["real"]}
    assert "choices" in real
    assert "wins" not in real


def test_a_sweep_has_a_column_for_each_value(fathoms: Command) -> None:
    words = "study poo_divers --games 200 --measures wait,wins --sweep players=2,3"
    answer = fathoms(*words.split())
    assert "for 2, 3 players" in answer.out
    assert "players=2" in answer.out
    assert "▁█" in answer.out, "players wait longer for two than for one"
    found = json.loads(fathoms(*words.split(), "--json", "-").out)
    assert found["values"] == ["2", "3"]
    assert [each["players"] for each in found["studies"]] == [2, 3]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("chess", "poo_divers"),
        ("poo_divers --measures charm", "minutes"),
        ("poo_divers --games 0", "from 1"),
        ("poo_divers --seconds 0", "seconds"),
        ("poo_divers --device abacus", "cuda"),
        ("poo_divers --option layout", "--option layout=heart"),
        ("poo_divers --against layout", "--against layout=heart"),
        ("poo_divers --against =heart", "--against layout=heart"),
        ("poo_divers --against layout=spiral", "square"),
        ("poo_divers --against-house deck", "deck.blanks=20"),
        ("poo_divers --house deck.blanks", "--house deck.blanks=20"),
        ("poo_divers --sweep players", "--sweep players=2,3,4"),
        ("poo_divers --sweep players=2", "two values"),
        ("poo_divers --sweep players=2,many", "number of players"),
        ("poo_divers --sweep players=2,9", "2 to 4"),
        ("poo_divers --sweep players=²,3", "number of players"),
        ("poo_divers --sweep players=2," + "3" * 5000, "number of players"),
        ("poo_divers --sweep players=2,2", "twice"),
        ("poo_divers --sweep players=2,3,02", "twice"),
        ("poo_divers --sweep fart_off=yes,true", "twice"),
        ("poo_divers --sweep deck.blanks=14,14.0", "deck.blanks"),
        ("poo_divers --sweep deck.blanks=14,014", "twice"),
        ("poo_divers --sweep deck.blanks=²,14", "deck.blanks"),
        ("poo_divers --against layout=square", "nothing to compare"),
        ("poo_divers --seconds nan", "seconds"),
        ("poo_divers --seconds inf", "seconds"),
        ("poo_divers --search -1", "think ahead"),
        ("poo_divers --seed -1", "seed"),
        ("poo_divers --sweep colour=red,blue", "fart_off"),
        ("poo_divers --sweep players=2,3 --against layout=heart", "not both at once"),
        ("poo_divers --html none/page.html", "doesn’t exist"),
        ("poo_divers --json .", "Can’t write to"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    fathoms: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("fathoms.lab.run.study_run.count_games", lambda *args: pytest.fail("this was played"))
    answer = fathoms("study", *words.split())
    assert answer.code == 2
    assert expected in answer.err
    assert answer.out == ""
    assert "Traceback" not in answer.err
    assert list(tmp_path.iterdir()) == [], "no file is left behind"


def test_without_a_gpu_that_is_said(fathoms: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    monkeypatch.delattr("numba.cuda", raising=False)
    answer = fathoms("study", "poo_divers", "--device", "cuda")
    assert answer.code == 2
    assert "no GPU" in answer.err


CTRL_C_WHILE_PLAYING = """
import os, signal, sys
from fathoms.cli import main
from fathoms.lab.counting import game_counter

add_up, looked = playing.together, []

def together(*args):
    total = add_up(*args)
    looked.extend([1] if total["games"].any() else [])
    if len(looked) == 2:  # of the first look is known what had been counted
        os.kill(os.getpid(), signal.SIGINT)
    return total

playing.together = together
signal.signal(signal.SIGINT, signal.default_int_handler)  # where tests run in the background, shells ignore Ctrl-C
main(["study", "poo_divers", "--games", "100000000", "--measures", "wins,minutes", *sys.argv[1:]])
"""


def interrupted(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", CTRL_C_WHILE_PLAYING, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.slow
def test_ctrl_c_reports_what_is_known_so_far() -> None:
    done = interrupted("--json", "-")
    assert done.returncode == 130
    assert "Stopped after" in done.stderr
    assert "Traceback" not in done.stderr
    found = json.loads(done.stdout)
    assert 0 < found["games"] < 100_000_000
    assert {figure["name"] for figure in found["measures"]} == {"wins", "minutes"}


@pytest.mark.slow
def test_ctrl_c_in_a_comparison_reports_the_variant_that_was_played() -> None:
    done = interrupted("--against", "layout=heart")
    assert done.returncode == 130
    assert "A game takes" in done.stdout
    assert "Compared" not in done.stdout
