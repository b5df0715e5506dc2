"""Files of trained networks: reads, checks and writes `network.bin`, the weights of a game's trained bots.

    fathoms network 1
    {"game": "poo_divers", "rules": 1, "features": 1, "seen": 665, "acts": 120, "width": 64, "deep": 16, "story": {...}}
    the weights: 16-bit numbers, the lowest byte first, in the order of `weight_offsets` (core/learned/network.py)

The story says how it came about: the command, the seed, the date, and figures. Files come from elsewhere, so nothing in
them is believed before it has been compared with the game.

A training run plays with networks that are in no game's folder yet: FATHOMS_NETWORKS names a folder with files
GAME.bin, which come first. Processes that are started later inherit that.
"""

import json
import os
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game, find_game
from fathoms.core.input_errors import describe_system_error
from fathoms.core.learned.features import Features
from fathoms.core.learned.network import DEEPEST, WIDEST, Brain, new_brain, weight_offsets
from fathoms.core.playout import POLICIES
from fathoms.core.refusal import Refusal
from fathoms.game_folders import folder_of
from fathoms.old_names import old_name_resolver

FILE = "network.bin"
FOLDER_VARIABLE = "FATHOMS_NETWORKS"
MAGIC = b"fathoms network 1\n"
LONGEST_HEADER = 20_000  # bytes
LARGEST_FILE = 500_000  # bytes of a whole file
EXCERPT_LENGTH = 40  # characters quoted from a file in a refusal
# Keys of the header, and the fields of a `Network` they stand for
NUMBERS = {
    "rules": "rules",
    "features": "features",
    "seen": "state_features",
    "acts": "action_features",
    "width": "width",
    "deep": "deep",
}
WEIGHT_TYPE = np.dtype("<i2")


@dataclass(frozen=True, eq=False)
class Network:
    """A network that fits a game."""

    game: str
    rules: int  # the game's version when it was made
    features: int  # and that of its features
    state_features: int  # how many there are
    action_features: int
    width: int  # numbers in the first layer
    deep: int  # numbers in the later ones
    weights: NDArray[np.int16]
    story: Mapping[str, Any] = field(default_factory=dict)  # how it came about

    @classmethod
    def for_game(
        cls, game: Game, width: int, deep: int, weights: NDArray[Any], story: Mapping[str, Any] | None = None
    ) -> "Network":
        """A network for this version of a game and of its features."""
        features = require_features(game)
        int_weights = np.ascontiguousarray(weights, np.int16)
        network = cls(
            game.name,
            game.version,
            features.version,
            features.seen,
            features.acts,
            width,
            deep,
            int_weights,
            dict(story or {}),
        )
        check_network(network, game, int_weights.nbytes, "a new network")
        return network

    def brain(self) -> Brain:
        """The network with scratch arrays for inference; each thread needs one of its own."""
        return new_brain(require_features(find_game(self.game)), self.weights, self.width, self.deep)


def require_features(game: Game) -> Features:
    """The features of a game; refuses a game that has none, which no network can learn."""
    if game.features is None:
        raise Refusal("bot-unlearnable", game=game.name)
    return game.features


def count_weights(state_features: int, action_features: int, width: int, deep: int) -> int:
    """How many weights a network of that size has."""
    return int(getattr(weight_offsets, "py_func", weight_offsets)(state_features, action_features, width, deep).end)


# Files


def write_network(path: Path, network: Network) -> None:
    """Write a network in one step: readers see the whole new file, or the old one."""
    numbers = {key: getattr(network, name) for key, name in NUMBERS.items()}
    header = {"game": network.game, **numbers, "story": network.story}
    head = json.dumps(header, ensure_ascii=False).encode() + b"\n"
    whole = MAGIC + head + network.weights.astype(WEIGHT_TYPE).tobytes()
    if len(head) > LONGEST_HEADER or len(whole) > LARGEST_FILE:
        raise Refusal("network-large", file=path.name, bytes=len(whole), most=LARGEST_FILE)
    new = path.with_name(f"{path.name}.tmp.{uuid.uuid4().hex[:16]}")
    try:
        new.write_bytes(whole)
        new.replace(path)
    finally:
        with suppress(FileNotFoundError):
            new.unlink()


def read_network(path: Path, game: Game) -> Network:
    """Read a network from a file; refuses one that is broken or does not fit this version of the game."""
    require_features(game)
    try:
        with path.open("rb") as file:
            whole = file.read(LARGEST_FILE + 1)
    except OSError as why:
        raise Refusal("file-unreadable", file=path.name, **describe_system_error(why)) from None
    if len(whole) > LARGEST_FILE:
        raise Refusal("network-large", file=path.name, bytes=len(whole), most=LARGEST_FILE)
    if not whole.startswith(MAGIC):
        raise Refusal("network-not-one", file=path.name)
    end = whole.find(b"\n", len(MAGIC), len(MAGIC) + LONGEST_HEADER)
    header = parse_header(whole[len(MAGIC) : max(end, 0)], path.name)
    weights = np.frombuffer(whole, np.uint8, offset=end + 1)
    fields = {NUMBERS.get(key, key): value for key, value in header.items()}
    network = Network(**fields, weights=np.zeros(0, np.int16))
    check_network(network, game, weights.size, path.name)
    return Network(**fields, weights=weights.view(WEIGHT_TYPE).astype(np.int16))


def parse_header(line: bytes, file: str) -> dict[str, Any]:
    """The header of a network file as a dict, with every value's type checked."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        raise Refusal("network-head-broken", file=file) from None
    kinds = {"game": str, **dict.fromkeys(NUMBERS, int), "story": dict}
    if not isinstance(header, dict) or any(type(header.get(name)) is not kind for name, kind in kinds.items()):
        raise Refusal("network-head-broken", file=file)
    return {name: header[name] for name in kinds}


def check_network(network: Network, game: Game, size: int, file: str) -> None:
    """Refuse a network that does not fit a game, or whose weights are not `size` bytes."""
    features = require_features(game)
    if network.game != game.name:
        raise Refusal("network-other-game", file=file, given=network.game[:EXCERPT_LENGTH], game=game.name)
    if (network.rules, network.features) != (game.version, features.version):
        file_version, our_version = f"{network.rules}.{network.features}", f"{game.version}.{features.version}"
        versions = {"given": file_version[:EXCERPT_LENGTH], "have": our_version}
        raise Refusal("network-other-version", file=file, **versions, game=game.name)
    if (network.state_features, network.action_features) != (features.seen, features.acts):
        raise Refusal("network-other-features", file=file, game=game.name)
    if not (1 <= network.width <= WIDEST and 1 <= network.deep <= DEEPEST):
        sizes = {"width": str(network.width)[:EXCERPT_LENGTH], "deep": str(network.deep)[:EXCERPT_LENGTH]}
        raise Refusal("network-sizes-wrong", file=file, **sizes, widest=WIDEST, deepest=DEEPEST)
    expected_size = (
        count_weights(network.state_features, network.action_features, network.width, network.deep)
        * WEIGHT_TYPE.itemsize
    )
    if size != expected_size:
        raise Refusal("network-length-wrong", file=file, given=size, wanted=expected_size)


# The network of a game


def find_network(game: Game) -> Network | None:
    """The network of a game, read once for each version of its file; None if the game has none."""
    path = find_network_file(game)
    if path is None or game.features is None:
        return None
    stats = path.stat()
    return _cached_network(path, stats.st_mtime_ns, stats.st_size, game)


@lru_cache(maxsize=32)
def _cached_network(path: Path, modified: int, size: int, game: Game) -> Network:
    return read_network(path, game)


def find_network_file(game: Game) -> Path | None:
    """The path of a game's network file, if there is one."""
    home, folder = folder_of(game.name), os.environ.get(FOLDER_VARIABLE)
    places = [Path(folder) / f"{game.name}.bin"] if folder else []
    places += [home / FILE] if home else []
    return next((place for place in places if place.is_file()), None)


def require_network(game: Game) -> Network:
    """The network of a game; refuses a game that has none."""
    require_features(game)
    network = find_network(game)
    if network is None:
        raise Refusal("bot-untrained", game=game.name)
    return network


def has_network(game: Game) -> bool:
    """Whether a game has a network that fits."""
    try:
        return find_network(game) is not None
    except Refusal:
        return False


def compiled_bot_names(game: Game) -> list[str]:
    """The compiled policies that can play a game."""
    return [name for name in POLICIES if name != "learned" or has_network(game)]


@contextmanager
def use_networks(*networks: Network) -> Iterator[None]:
    """Makes trained bots play with these networks, in this process and in those it starts in the meantime.

    Other games keep theirs, also those of an outer `use_networks`. It holds for all threads of this process.
    """
    previous_folder = os.environ.get(FOLDER_VARIABLE)
    with TemporaryDirectory() as folder:
        for path in Path(previous_folder).glob("*.bin") if previous_folder else ():
            (Path(folder) / path.name).write_bytes(path.read_bytes())
        for network in networks:
            write_network(Path(folder) / f"{network.game}.bin", network)
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            if previous_folder is None:
                del os.environ[FOLDER_VARIABLE]
            else:
                os.environ[FOLDER_VARIABLE] = previous_folder


__getattr__ = old_name_resolver(__name__)
