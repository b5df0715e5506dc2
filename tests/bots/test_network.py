"""Networks in files: kept whole, read as they were, and refused in words where they do not fit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fathoms.bots import network_file as networks
from fathoms.bots.network_file import (
    FOLDER_VARIABLE,
    LARGEST_FILE,
    LONGEST_HEADER,
    MAGIC,
    Network,
    compiled_bot_names,
    find_network,
    has_network,
    read_network,
    require_features,
    require_network,
    use_networks,
    write_network,
)
from fathoms.core.learned.network import DEEPEST, WIDEST
from fathoms.core.refusal import Refusal
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from tests.kit.networks import random_network

FEATURES = require_features(POO_DIVERS)


@pytest.fixture
def network() -> Network:
    return random_network(POO_DIVERS)


@pytest.fixture
def path(tmp_path: Path, network: Network) -> Path:
    write_network(tmp_path / "poo_divers.bin", network)
    return tmp_path / "poo_divers.bin"


@pytest.fixture(autouse=True)
def at_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a network of its own here."""
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    monkeypatch.setattr(networks, "folder_of", lambda game: None)


def test_a_network_is_read_as_it_was_written(path: Path, network: Network) -> None:
    found = read_network(path, POO_DIVERS)
    assert np.array_equal(found.weights, network.weights)
    assert found.weights.dtype == np.int16
    assert found.weights.flags.writeable, "the compiler knows it by the same type as any other"
    names = ("game", "rules", "features", "state_features", "action_features", "width", "deep", "story")
    assert [getattr(found, name) for name in names] == [getattr(network, name) for name in names]


def test_a_file_is_three_things_in_a_row(path: Path, network: Network) -> None:
    magic, head, weights = path.read_bytes().split(b"\n", 2)
    assert magic == b"fathoms network 1"
    assert json.loads(head)["story"] == {"command": "by lot", "seed": 1}
    assert weights == network.weights.astype("<i2").tobytes()


def test_writing_leaves_nothing_else_behind(path: Path, network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()

    def fail(self: Path, target: Path) -> Path:
        raise OSError("no space")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no space"):
        write_network(path, random_network(POO_DIVERS, seed=2))
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_what_does_not_fit_into_a_file_is_not_written(tmp_path: Path, network: Network) -> None:
    told = Network.for_game(POO_DIVERS, network.width, network.deep, network.weights, {"figures": "x" * LONGEST_HEADER})
    with pytest.raises(Refusal, match="too large"):
        write_network(tmp_path / "long.bin", told)
    assert not list(tmp_path.iterdir())


def rewritten(path: Path, **changes: Any) -> Path:
    """The same file with something else in its head; None = left out."""
    magic, head, weights = path.read_bytes().split(b"\n", 2)
    told = {name: value for name, value in {**json.loads(head), **changes}.items() if value is not None}
    path.write_bytes(b"\n".join((magic, json.dumps(told).encode(), weights)))
    return path


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "dykarna"}, "network-other-game"),
        ({"game": "x" * 9000}, "network-other-game"),
        ({"rules": POO_DIVERS.version - 1}, "network-other-version"),
        ({"features": FEATURES.version - 1}, "network-other-version"),
        ({"features": FEATURES.version + 1}, "network-other-version"),
        ({"seen": FEATURES.seen - 1}, "network-other-features"),
        ({"acts": FEATURES.acts + 1}, "network-other-features"),
        ({"seen": 10**4000}, "network-other-features"),
        ({"width": 0}, "network-sizes-wrong"),
        ({"width": -5}, "network-sizes-wrong"),
        ({"width": WIDEST + 1}, "network-sizes-wrong"),
        ({"width": 10**4000}, "network-sizes-wrong"),
        ({"deep": 0}, "network-sizes-wrong"),
        ({"deep": DEEPEST + 1}, "network-sizes-wrong"),
        ({"width": 17}, "network-length-wrong"),
        ({"width": WIDEST, "deep": DEEPEST}, "network-length-wrong"),
        ({"game": None}, "network-head-broken"),
        ({"story": None}, "network-head-broken"),
        ({"width": None}, "network-head-broken"),
        ({"game": 5}, "network-head-broken"),
        ({"width": 16.0}, "network-head-broken"),
        ({"width": "16"}, "network-head-broken"),
        ({"width": True}, "network-head-broken"),
        ({"width": [16]}, "network-head-broken"),
        ({"story": "long ago"}, "network-head-broken"),
        ({"story": {"figures": "x" * LONGEST_HEADER}}, "network-head-broken"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_head_that_does_not_fit_is_refused(path: Path, changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as why:
        read_network(rewritten(path, **changes), POO_DIVERS)
    assert why.value.key == key
    assert "poo_divers.bin" in str(why.value)
    assert len(str(why.value)) < 400, "a hostile file does not say much"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "network-not-one"),
        (b"fathoms network 2\n{}\n", "network-not-one"),
        (bytes(1000), "network-not-one"),
        (MAGIC, "network-head-broken"),
        (MAGIC + b"{}", "network-head-broken"),
        (MAGIC + b"{}\n", "network-head-broken"),
        (MAGIC + b"null\n", "network-head-broken"),
        (MAGIC + b"[1, 2]\n", "network-head-broken"),
        (MAGIC + b"\xff\xfe\n", "network-head-broken"),
        (MAGIC + b'{"width": ' + b"9" * 9000 + b"}\n", "network-head-broken"),
        (MAGIC + b"[" * 19_000 + b"\n", "network-head-broken"),
        (MAGIC + b" " * LARGEST_FILE, "network-large"),
        (MAGIC + b" " * (LARGEST_FILE - 100), "network-head-broken"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_network_is_refused(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "network.bin"
    path.write_bytes(content)
    with pytest.raises(Refusal) as why:
        read_network(path, POO_DIVERS)
    assert why.value.key == key
    assert "network.bin" in str(why.value)


@pytest.mark.parametrize("cut", [-1, -2, -1000])
def test_a_truncated_file_is_refused(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(Refusal, match="damaged"):
        read_network(path, POO_DIVERS)


@pytest.mark.parametrize("more", [b"\0", b"\0\0", b"\n"])
def test_a_file_that_is_too_long_is_refused(path: Path, more: bytes) -> None:
    path.write_bytes(path.read_bytes() + more)
    with pytest.raises(Refusal, match="damaged"):
        read_network(path, POO_DIVERS)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.bin", tmp_path):
        with pytest.raises(Refusal, match=path.name) as why:
            read_network(path, POO_DIVERS)
        assert why.value.key == "file-unreadable"


def test_weights_of_another_number_are_no_network() -> None:
    with pytest.raises(Refusal, match="damaged"):
        Network.for_game(POO_DIVERS, 16, 8, np.zeros(100, np.int16))


def test_the_largest_network_of_a_game_is_no_larger_than_a_file() -> None:
    """What is written can be read, whatever its size: or it is refused when it is written."""
    assert networks.count_weights(FEATURES.seen, FEATURES.acts, 64, 32) * 2 + LONGEST_HEADER < LARGEST_FILE


# The network of a game


def test_a_game_without_a_network_says_how_to_make_one() -> None:
    assert find_network(POO_DIVERS) is None
    assert not has_network(POO_DIVERS)
    assert compiled_bot_names(POO_DIVERS) == ["random", "greedy"]
    with pytest.raises(Refusal, match="fathoms train poo_divers"):
        require_network(POO_DIVERS)


def test_a_game_without_features_has_nothing_to_learn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES if game is not POO_DIVERS)
    monkeypatch.setitem(game.__dict__, "learning", None)
    assert find_network(game) is None
    with pytest.raises(Refusal) as why:
        require_network(game)
    assert why.value.key == "bot-unlearnable"
    assert game.name in str(why.value)


def test_a_games_own_network_is_in_its_folder(
    tmp_path: Path, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "folder_of", lambda game: tmp_path)
    write_network(tmp_path / networks.FILE, network)
    assert np.array_equal(require_network(POO_DIVERS).weights, network.weights)
    assert require_network(POO_DIVERS) is require_network(POO_DIVERS), "read once"
    assert compiled_bot_names(POO_DIVERS) == ["random", "greedy", "learned"]
    other = random_network(POO_DIVERS, seed=2, width=24)
    write_network(tmp_path / networks.FILE, other)
    assert np.array_equal(require_network(POO_DIVERS).weights, other.weights), "and again when there is another"


def test_a_network_that_does_not_fit_is_refused_but_nobody_stumbles_over_it(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    rewritten(path, features=0)
    assert not has_network(POO_DIVERS)
    assert compiled_bot_names(POO_DIVERS) == ["random", "greedy"]
    with pytest.raises(Refusal, match="fathoms train poo_divers"):
        require_network(POO_DIVERS)


def test_a_network_can_be_lent(network: Network) -> None:
    other = random_network(POO_DIVERS, seed=2)
    with use_networks(network):
        assert np.array_equal(require_network(POO_DIVERS).weights, network.weights)
        with use_networks(other):
            assert np.array_equal(require_network(POO_DIVERS).weights, other.weights)
        with use_networks():
            assert np.array_equal(require_network(POO_DIVERS).weights, network.weights), "lent before"
        assert np.array_equal(require_network(POO_DIVERS).weights, network.weights)
    assert find_network(POO_DIVERS) is None
    assert FOLDER_VARIABLE not in os.environ


@pytest.mark.slow
def test_processes_that_are_started_meanwhile_play_with_it_too(network: Network) -> None:
    asks = """
from fathoms.bots.network_file import require_network
from fathoms.core.game import find_game
import fathoms.games
print(int(require_network(find_game("poo_divers")).weights.sum()))
"""
    with use_networks(network):
        told = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True).stdout
    assert int(told) == int(network.weights.sum())
