"""`fathoms replay`: a saved game through the eyes of a spectator or a seat."""

import json
from pathlib import Path

import pytest

from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.games import GAMES
from fathoms.games.poo_divers.actions import LOOK
from fathoms.games.poo_divers.state import LOOKING, PEEKING
from tests.cli.conftest import Command

POO = GAMES[0]


def play_to_first_look(seed: int) -> Match:
    """A game until the first player looks under a cover in secret."""
    match = Match(POO, 2, {}, seed)
    while match.state.phase != PEEKING:
        (seat,) = match.actors()
        choices = match.legal(seat)
        match.play(seat, next((c for c in choices if match.state.phase == LOOKING and c >= LOOK), choices[0]))
    return match


def play_on(match: Match) -> Match:
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, match.legal(seat)[-1])
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole game in a file."""
    path = tmp_path / "game.json"
    path.write_text(Replay.of(play_on(play_to_first_look(seed=3))).write(), encoding="utf-8")
    return path


def test_every_step_is_told_and_the_end(fathoms: Command, saved: Path) -> None:
    answer = fathoms("replay", str(saved))
    last = len(json.loads(saved.read_text())["actions"])
    assert answer.code == 0
    assert "Move 0 of" in answer.out
    assert f"Move {last} of {last}" in answer.out
    assert "of the win" in answer.out


def test_one_step_only(fathoms: Command, saved: Path) -> None:
    answer = fathoms("replay", str(saved), "--step", "2")
    assert answer.out.count("Move ") == 1
    assert "Move 2 of" in answer.out


def test_json_is_one_object_with_a_scene_and_words_for_every_step(fathoms: Command, saved: Path) -> None:
    answer = fathoms("replay", str(saved), "--json")
    told = json.loads(answer.out)
    actions = json.loads(saved.read_text())["actions"]
    assert answer.err == ""
    assert told["game"] == "poo_divers"
    assert told["seat"] is None
    assert told["actions"] == len(actions)
    assert [step["number"] for step in told["steps"]] == list(range(len(actions) + 1))
    assert all(step["scene"]["game"] == "poo_divers" for step in told["steps"])
    assert all(line["text"] for step in told["steps"][1:] for line in step["lines"])
    assert told["over"] is True
    assert sum(told["shares"]) == pytest.approx(1)


def test_a_secret_look_is_shown_to_its_seat_only(fathoms: Command, tmp_path: Path) -> None:
    match = play_to_first_look(seed=3)
    (looker,) = match.actors()
    path = tmp_path / "look.json"
    path.write_text(Replay.of(match).write(), encoding="utf-8")

    def peek(*words: str) -> str:
        told = json.loads(fathoms("replay", str(path), "--json", "--step", str(match.number), *words).out)
        face: str = told["steps"][0]["scene"]["peek"]["face"]
        return face

    assert peek() == "closed"
    assert peek("--as-seat", str(2 - looker)) == "closed"
    assert peek("--as-seat", str(looker + 1)) in ("blank", "sleeper", "find")


def test_neither_the_seed_nor_the_cards_are_told(fathoms: Command, saved: Path) -> None:
    told = json.loads(fathoms("replay", str(saved), "--json").out)
    assert "seed" not in told
    first = told["steps"][0]["scene"]
    assert {cover["face"] for cover in first["covers"]} == {"closed"}


def test_a_game_in_progress_says_so(fathoms: Command, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(Replay.of(play_to_first_look(seed=3)).write(), encoding="utf-8")
    assert "isn’t over yet" in fathoms("replay", str(path)).out
    told = json.loads(fathoms("replay", str(path), "--json").out)
    assert (told["over"], told["scores"], told["shares"]) == (False, None, None)


def test_what_cannot_be_shown_is_refused(fathoms: Command, saved: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}", encoding="utf-8")
    other_rules = tmp_path / "other.json"
    other_rules.write_text(json.dumps({**json.loads(saved.read_text()), "version": 99}), encoding="utf-8")
    illegal = tmp_path / "illegal.json"
    illegal.write_text(json.dumps({**json.loads(saved.read_text()), "actions": [[0, 99999]]}), encoding="utf-8")
    refused: list[tuple[list[str | Path], str]] = [
        ([tmp_path / "nothing.json"], "Can’t read"),
        ([tmp_path], "Can’t read"),
        ([broken], "isn’t a saved Fathoms game"),
        ([other_rules], "version 99"),
        ([illegal], "Move 1"),
        ([saved, "--step", "9999"], "no move"),
        ([saved, "--step", "-1"], "no move"),
        ([saved, "--as-seat", "3"], "from 1 to 2"),
        ([saved, "--as-seat", "0"], "from 1 to 2"),
    ]
    for words, expected in refused:
        answer = fathoms("replay", *map(str, words))
        assert answer.code == 2, words
        assert expected in answer.err
        assert answer.out == ""
