"""Games as files."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathoms.core import registry
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay, read_replay
from fathoms.core.structs import to_bytes
from tests.kit.register import registered
from tests.kit.variants import Variant, walk
from tests.toys.broken import broken
from tests.toys.ferry import FERRY_RACE


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(FERRY_RACE):
        yield


def saved() -> dict[str, object]:
    *_, match = walk(Variant(FERRY_RACE, 4, {"wide": True}), 5)
    content: dict[str, object] = json.loads(Replay.of(match).write())
    return content


def write(tmp_path: Path, content: object) -> Path:
    file = tmp_path / "game.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


def test_a_file_holds_options_seed_and_actions() -> None:
    content = saved()
    assert set(content) == {"fathoms", "game", "version", "players", "options", "seed", "actions"}
    assert (content["game"], content["players"], content["seed"]) == ("ferry", 4, 5)
    assert content["options"] == {"form": "teams", "wide": True}


def test_a_file_is_replayed_to_its_end(tmp_path: Path) -> None:
    *_, match = walk(Variant(FERRY_RACE, 4, {"wide": True}), 5)
    again = read_replay(write(tmp_path, saved())).end()
    assert again.moves == match.moves
    assert to_bytes(again.state) == to_bytes(match.state)


def test_a_file_without_actions_is_a_game_not_yet_begun(tmp_path: Path) -> None:
    assert read_replay(write(tmp_path, {**saved(), "actions": []})).end().number == 0


@pytest.mark.parametrize(
    "content",
    [
        "",
        "not json",
        "[]",
        "null",
        "{}",
        '{"fathoms": 1, "game": "ferry"}',
        {"seed": "many"},
        {"players": "four"},
        {"actions": [[0]]},
        {"actions": [[0, 1, 2]]},
        {"actions": "none"},
        {"fathoms": 2},
        {"extra": 1},
        {"options": {"wide": [1]}},
    ],
    ids=str,
)
def test_what_is_no_replay_is_refused_with_a_sentence(tmp_path: Path, content: object) -> None:
    file = write(tmp_path, {**saved(), **content} if isinstance(content, dict) else content)
    with pytest.raises(Refusal) as refused:
        read_replay(file)
    assert refused.value.key == "replay-not-one"
    assert "game.json isn’t a saved Fathoms game" in str(refused.value)


def test_a_file_of_strange_bytes_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00game")
    with pytest.raises(Refusal, match="isn’t a saved Fathoms game"):
        read_replay(file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="Can’t read"):
        read_replay(tmp_path / "nothing.json")
    with pytest.raises(Refusal, match="Can’t read"):
        read_replay(tmp_path)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"version": 9}, "replay-other-rules"),
        ({"players": 3}, "players-wrong"),
        ({"seed": -1}, "seed-wrong"),
        ({"options": {"form": "nine"}}, "option-not-a-choice"),
        ({"actions": [[0, 99]]}, "replay-broken"),
        ({"actions": [[9, 0]]}, "replay-broken"),
    ],
    ids=str,
)
def test_a_replay_that_cannot_be_played_says_why(tmp_path: Path, change: dict[str, object], key: str) -> None:
    replay = read_replay(write(tmp_path, {**saved(), **change}))
    with pytest.raises(Refusal) as refused:
        replay.end()
    assert refused.value.key == key
    assert str(refused.value)


def test_a_broken_move_is_named_by_its_number(tmp_path: Path) -> None:
    content = saved()
    actions = content["actions"]
    assert isinstance(actions, list)
    with pytest.raises(Refusal, match=f"Move {len(actions) + 1} of this game can’t be played: The game is over"):
        read_replay(write(tmp_path, {**content, "actions": [*actions, [0, 0]]})).end()


def test_a_replay_of_older_rules_is_not_played_by_newer_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, match = walk(Variant(FERRY_RACE, 2, {}), 5)
    monkeypatch.setitem(registry._BY_NAME, "ferry", broken(FERRY_RACE, "ferry", version=2))
    with pytest.raises(Refusal, match="version 1 of the rules, but this program has version 2"):
        Replay.of(match).end()
