"""The same games interpreted and compiled: a second process plays them without the compiler and prints digests."""

import hashlib
import json
import os
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np

from fathoms.bots.network_bot import NetworkBot
from fathoms.core import verbs
from fathoms.core.game import CLOCK, Game, find_game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.core.structs import to_bytes
from tests.kit.features import features_of
from tests.kit.networks import networks_for
from tests.kit.note_laws import note_room
from tests.kit.register import registered
from tests.kit.variants import Variant, few_variants, is_short, plain_variants

ROOT = Path(__file__).resolve().parents[2]
QUICK, LONG = 60, 2500  # the most actions of a game in a quick run, and in a long one
THOROUGH = 5  # every so many actions, what the other verbs say is looked at, too


def digests(variant: Variant, seed: int, most: int, learners: bool) -> list[str]:
    """A digest of everything the verbs say, after each of the first `most` actions of a random game.

    `learners`: also of what only learned players need, which takes the compiler as long again.
    """
    rng, draws, match = random.Random(seed), new_rng(seed), variant.start(seed)
    found = [_digest(variant, match, draws, [], learners)]
    while not match.over and match.number < most:
        seat = rng.choice(match.actors())
        action = rng.choice(match.legal(seat))
        room = note_room()
        count = int(verbs.met_parts(match.state, seat, action, 0, room, 0))
        match.play(seat, action)
        count = int(verbs.met_parts(match.state, seat, action, 1, room, count))
        found.append(_digest(variant, match, draws, room[:count].tolist(), learners))
    return found


def _digest(variant: Variant, match: Match, draws: np.ndarray, noted: list[int], learners: bool) -> str:
    digest = hashlib.sha256(to_bytes(match.state))
    digest.update(repr((noted, int(verbs.ending(match.state)) if match.over else 0)).encode())
    for seat in match.actors():
        digest.update(repr(match.legal(seat)).encode())
    if match.over or match.number % THOROUGH == 0:
        digest.update(repr((match.scores(), match.shares())).encode())
        room = np.zeros(match.game.max_legal, np.int32)
        for seat in match.actors():
            digest.update(repr(int(verbs.pick(match.state, seat, draws, room))).encode())
            if seat != CLOCK:
                digest.update(repr(int(verbs.greedy(match.info_state(seat), seat, draws, room))).encode())
                if learners and match.game.features:
                    digest.update(repr(features_of(match.info_state(seat), seat)).encode())
                for network in networks_for(match.game) if learners else ():
                    bot, info_state = NetworkBot(network), match.info_state(seat)
                    digest.update(repr((bot(info_state, seat, 0), bot.win_chance(info_state, seat))).encode())
        for viewer in variant.viewers():
            known = match.info_state(viewer) if 0 <= viewer < CLOCK else match.view(viewer)
            digest.update(to_bytes(known))
            verbs.resample(known, viewer, draws)
            digest.update(to_bytes(known))
    return digest.hexdigest()[:16]


def all_digests(game: Game, seed: int, quick: bool) -> dict[str, list[str]]:
    """The digests of a random game of each variant, or of its beginning; in a quick run, of the plain ones."""
    most, learners = (QUICK, is_short(game)) if quick else (LONG, True)
    chosen = plain_variants(game) if quick else few_variants(game)
    return {variant.name: digests(variant, seed + n, most, learners) for n, variant in enumerate(chosen)}


def same_interpreted(game: Game, seed: int, source: str = "", quick: bool = False) -> None:
    """The interpreter and the compiler play the same games from the same seeds.

    `source`: where a game that is not registered is found, as `module:NAME`. The interpreter runs in a process with
    another hash seed, and stops at any overflow.
    """
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.kit.digests"]
    command += [source or game.name, str(seed), "quick" if quick else "all"]
    env = {**os.environ, "FATHOMS_INTERPRET": "1", "PYTHONHASHSEED": "12345"}
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as other:
        compiled = all_digests(game, seed, quick)  # both at the same time
        out, errors = other.communicate()
    assert other.returncode == 0, f"{game.name} does not run interpreted:\n{errors[-2000:]}"
    interpreted = json.loads(out)
    for name, steps in compiled.items():
        for number, (one, two) in enumerate(zip(steps, interpreted[name], strict=False)):
            assert one == two, f"{name}: interpreted and compiled differ after {number} actions"
        assert len(steps) == len(interpreted[name]), f"{name}: one of the games is longer"


def main(source: str, seed: int, quick: bool) -> None:
    """What the second process does."""
    import fathoms.games  # noqa: F401  # registers the games

    if ":" not in source:
        print(json.dumps(all_digests(find_game(source), seed, quick)))
        return
    module, name = source.split(":")
    game: Game = getattr(import_module(module), name)
    with registered(game):
        print(json.dumps(all_digests(game, seed, quick)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3] == "quick")
