"""A few games with bots, as digests: run by itself, it prints them."""

import hashlib

import numpy as np

from fathoms.core.game import CLOCK
from fathoms.core.playout import random_seat
from fathoms.core.rng import new_rng
from fathoms.core.structs import to_bytes
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.rules import actors
from tests.games.tubyrinth.table import seated

GAMES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"bots": "sharp"}),
    (2, {"bots": "sharp", "mode": "rookie", "strict_joins": True, "boards": "unique", "hide_boards": False}),
    (1, {"mode": "solo", "round_time": 0, "tiles": "6"}),
)


def digests() -> list[str]:
    """What came of each game: every state on the way, what a seat saw, and the points."""
    found = []
    for players, options in GAMES:
        match, rng, room = seated(players, 11, **options), new_rng(12), np.zeros(TUBYRINTH.max_legal, np.int32)
        digest = hashlib.sha256()
        while not match.over:
            seat = random_seat(int(actors(match.state)), rng)
            info_state = match.view() if seat == CLOCK else match.info_state(seat)
            match.play(seat, int(TUBYRINTH.rules.greedy(info_state, seat, rng, room)))
            TUBYRINTH.rules.resample(info_state, seat, rng)
            digest.update(to_bytes(match.state) + to_bytes(info_state))
        found.append(f"{match.number} {match.scores()} {digest.hexdigest()[:16]}")
    return found


if __name__ == "__main__":
    from tests.kit.register import registered

    with registered(TUBYRINTH):
        print("\n".join(digests()))
