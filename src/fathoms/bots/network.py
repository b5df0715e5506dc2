"""What a game's learned bots have learned: `network.bin` in its folder, a file of weights.

    fathoms network 1
    {"game": "poo_divers", "rules": 1, "features": 1, "seen": 665, "acts": 120, "width": 64, "deep": 16, "story": {...}}
    the weights: 16-bit numbers, the lowest byte first, in the order of `parts_of` (core/learned/network.py)

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
from fathoms.core.input_errors import cause_of
from fathoms.core.learned.features import Features
from fathoms.core.learned.network import DEEPEST, WIDEST, Brain, new_brain, parts_of
from fathoms.core.playout import POLICIES
from fathoms.core.refusal import Refusal
from fathoms.game_folders import folder_of

FILE = "network.bin"
OTHERS = "FATHOMS_NETWORKS"
MAGIC = b"fathoms network 1\n"
LONGEST_HEAD = 20_000  # bytes
LARGEST = 500_000  # bytes of a whole file
SHOWN = 40  # characters of anything a file says that are told
NUMBERS = ("rules", "features", "seen", "acts", "width", "deep")
STORED = np.dtype("<i2")


@dataclass(frozen=True, eq=False)
class Network:
    """A network that fits a game."""

    game: str
    rules: int  # the game's version when it was made
    features: int  # and that of its features
    seen: int  # features of minds
    acts: int  # features of actions
    width: int  # numbers in the first layer
    deep: int  # numbers in the later ones
    weights: NDArray[np.int16]
    story: Mapping[str, Any] = field(default_factory=dict)  # how it came about

    @classmethod
    def of(
        cls, game: Game, width: int, deep: int, weights: NDArray[Any], story: Mapping[str, Any] | None = None
    ) -> "Network":
        """A network for a game as it is now."""
        known = features_of(game)
        made = np.ascontiguousarray(weights, np.int16)
        network = cls(
            game.name, game.version, known.version, known.seen, known.acts, width, deep, made, dict(story or {})
        )
        check(network, game, made.nbytes, "a new network")
        return network

    def brain(self) -> Brain:
        """The network with room to think: each thread has its own."""
        return new_brain(features_of(find_game(self.game)), self.weights, self.width, self.deep)


def features_of(game: Game) -> Features:
    """What a learned player of a game is told; refuses a game that has nothing to tell."""
    if game.features is None:
        raise Refusal("bot-unlearnable", game=game.name)
    return game.features


def length_of(seen: int, acts: int, width: int, deep: int) -> int:
    """How many weights a network of that size has."""
    return int(getattr(parts_of, "py_func", parts_of)(seen, acts, width, deep).end)


# Files


def write_network(path: Path, network: Network) -> None:
    """Keep a network: whoever looks sees the whole file, or what was there before."""
    told = {name: getattr(network, name) for name in ("game", *NUMBERS, "story")}
    head = json.dumps(told, ensure_ascii=False).encode() + b"\n"
    whole = MAGIC + head + network.weights.astype(STORED).tobytes()
    if len(head) > LONGEST_HEAD or len(whole) > LARGEST:
        raise Refusal("network-large", file=path.name, bytes=len(whole), most=LARGEST)
    new = path.with_name(f"{path.name}.tmp.{uuid.uuid4().hex[:16]}")
    try:
        new.write_bytes(whole)
        new.replace(path)
    finally:
        with suppress(FileNotFoundError):
            new.unlink()


def read_network(path: Path, game: Game) -> Network:
    """A network that was kept; refuses what is none, or none for this game as it is now."""
    features_of(game)
    try:
        with path.open("rb") as file:
            whole = file.read(LARGEST + 1)
    except OSError as why:
        raise Refusal("file-unreadable", file=path.name, **cause_of(why)) from None
    if len(whole) > LARGEST:
        raise Refusal("network-large", file=path.name, bytes=len(whole), most=LARGEST)
    if not whole.startswith(MAGIC):
        raise Refusal("network-not-one", file=path.name)
    end = whole.find(b"\n", len(MAGIC), len(MAGIC) + LONGEST_HEAD)
    told = head_in(whole[len(MAGIC) : max(end, 0)], path.name)
    weights = np.frombuffer(whole, np.uint8, offset=end + 1)
    network = Network(**told, weights=np.zeros(0, np.int16))
    check(network, game, weights.size, path.name)
    return Network(**told, weights=weights.view(STORED).astype(np.int16))


def head_in(line: bytes, file: str) -> dict[str, Any]:
    """What a file says about itself, every word of the right kind."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise Refusal("network-head-broken", file=file) from None
    kinds = {"game": str, **dict.fromkeys(NUMBERS, int), "story": dict}
    if not isinstance(told, dict) or any(type(told.get(name)) is not kind for name, kind in kinds.items()):
        raise Refusal("network-head-broken", file=file)
    return {name: told[name] for name in kinds}


def check(network: Network, game: Game, size: int, file: str) -> None:
    """Refuse a network with so many bytes of weights that does not fit a game."""
    known = features_of(game)
    if network.game != game.name:
        raise Refusal("network-other-game", file=file, given=network.game[:SHOWN], game=game.name)
    if (network.rules, network.features) != (game.version, known.version):
        given, have = f"{network.rules}.{network.features}"[:SHOWN], f"{game.version}.{known.version}"
        raise Refusal("network-other-version", file=file, given=given, have=have, game=game.name)
    if (network.seen, network.acts) != (known.seen, known.acts):
        raise Refusal("network-other-features", file=file, game=game.name)
    if not (1 <= network.width <= WIDEST and 1 <= network.deep <= DEEPEST):
        sizes = {"width": str(network.width)[:SHOWN], "deep": str(network.deep)[:SHOWN]}
        raise Refusal("network-sizes-wrong", file=file, **sizes, widest=WIDEST, deepest=DEEPEST)
    wanted = length_of(network.seen, network.acts, network.width, network.deep) * STORED.itemsize
    if size != wanted:
        raise Refusal("network-length-wrong", file=file, given=size, wanted=wanted)


# The network of a game


def network_of(game: Game) -> Network | None:
    """What the learned bots of a game have learned; None if it has no network. One that does not fit is refused."""
    path = place_of(game)
    if path is None or game.features is None:
        return None
    looks = path.stat()
    return _kept(path, looks.st_mtime_ns, looks.st_size, game)


@lru_cache(maxsize=32)
def _kept(path: Path, changed: int, size: int, game: Game) -> Network:
    return read_network(path, game)


def place_of(game: Game) -> Path | None:
    """Where the network of a game is kept, if there is one."""
    home, others = folder_of(game.name), os.environ.get(OTHERS)
    places = [Path(others) / f"{game.name}.bin"] if others else []
    places += [home / FILE] if home else []
    return next((place for place in places if place.is_file()), None)


def trained(game: Game) -> Network:
    """The network of a game; refuses a game that has none."""
    features_of(game)
    network = network_of(game)
    if network is None:
        raise Refusal("bot-untrained", game=game.name)
    return network


def is_trained(game: Game) -> bool:
    """Has a game a network that fits?"""
    try:
        return network_of(game) is not None
    except Refusal:
        return False


def compiled_bots(game: Game) -> list[str]:
    """The compiled policies that can play a game."""
    return [name for name in POLICIES if name != "learned" or is_trained(game)]


@contextmanager
def lend(*networks: Network) -> Iterator[None]:
    """Have learned bots play with these networks, here and in processes that are started meanwhile.

    Other games keep theirs, those that were lent before included. All threads of this process are concerned.
    """
    before = os.environ.get(OTHERS)
    with TemporaryDirectory() as folder:
        for path in Path(before).glob("*.bin") if before else ():
            (Path(folder) / path.name).write_bytes(path.read_bytes())
        for network in networks:
            write_network(Path(folder) / f"{network.game}.bin", network)
        os.environ[OTHERS] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[OTHERS]
            else:
                os.environ[OTHERS] = before
