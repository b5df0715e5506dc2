"""The attacks see what they look for."""

import json
import random
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from attacks import frames, messages
from fathoms.core.game import SPECTATOR, find_game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.server.http.table_websocket import FROM_CLIENT
from fathoms.server.table.views import MatchViews, Perspective, serialize


def sent_in(match: Match, reader: Perspective) -> dict[str, Any]:
    """What a table would send of this moment."""
    sent: dict[str, Any] = json.loads(serialize(MatchViews(match).view_for(reader, None)))
    return sent


def new_match() -> Match:
    return Match(find_game("partners"), 6, {}, 7)


def test_what_a_table_sends_holds_no_secrets() -> None:
    match = new_match()
    sent = {SPECTATOR: {0: sent_in(match, Perspective())}, 3: {0: sent_in(match, Perspective((3,)))}}
    assert list(frames.differences(match, [], sent, new_rng(1))) == []


@pytest.mark.parametrize("viewer", [SPECTATOR, 2])
def test_a_hand_of_someone_else_is_noticed(viewer: int) -> None:
    match = new_match()
    leak = sent_in(match, Perspective((3,))) | {"legal": {}}
    found = list(frames.differences(match, [], {viewer: {0: leak}}, new_rng(1)))
    assert any("its scene is another elsewhere" in each for each in found)


def test_it_is_noticed_later_too() -> None:
    match = new_match()
    steps = [(match.actors()[0], match.legal(match.actors()[0])[0])]
    later = match.fork()
    later.play(*steps[0])
    sent = {SPECTATOR: {1: sent_in(later, Perspective()) | {"scores": [9] * 6}}}
    found = list(frames.differences(match, steps, sent, new_rng(1)))
    assert found == [f"view 1 of {SPECTATOR} tells more than it may: its scores is another elsewhere"]


def test_words_that_are_secret_are_noticed() -> None:
    assert list(frames.words(["{}", '{"id": "1234567"}'], {"the seed": "1234567"})) == ["frame 1 holds the seed"]


def test_odd_messages_are_odd_but_not_all_of_them() -> None:
    """Some get past the door, so that the table itself is attacked, too; the same seed makes the same ones."""
    rng = random.Random(1)
    made = [messages.message(rng) for _ in range(2000)]
    understood = 0
    for each in made:
        try:
            FROM_CLIENT.validate_json(each)
            understood += 1
        except ValueError:
            pass
    assert 0.1 < understood / len(made) < 0.5
    rng = random.Random(1)
    assert made == [messages.message(rng) for _ in range(2000)]


@pytest.mark.slow
def test_a_server_stands_all_of_it() -> None:
    if find_spec("schemathesis") is None:
        pytest.skip("needs schemathesis: pip install 'fathoms[attack]'")
    wish = ["--messages", "8000", "--examples", "5", "--moves", "40"]
    done = subprocess.run([sys.executable, "-m", "attacks", *wish], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Odd messages" in done.stdout
