"""The sensible beginner at Dykarna."""

import numpy as np
import pytest

from fathoms.batch import simulate
from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.core.structs import to_bytes
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.state import BOAT
from tests.games.dykarna.chart import VOICE, lay, number, put, sea, take_out


def choice(match: Match) -> str:
    """What it does here."""
    seat, room = match.actors()[0], np.zeros(DYKARNA.max_legal, np.int32)
    return VOICE.write_action(int(verbs.greedy(match.info_state(seat), seat, new_rng(1), room)))


def share(options: dict[str, object], bots: list[str], games: int = 30) -> float:
    """The win of the first seat's side, on average."""
    return float(simulate(DYKARNA, 4, options, bots, games, 1).shares[:, 0].mean())


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"sea": "small"}], ids=str)
def test_it_beats_random_teams(options: dict[str, object]) -> None:
    assert share(options, ["greedy", "random"]) >= 0.95
    assert share(options, ["random", "greedy"]) <= 0.05


def test_it_beats_three_random_players_each_for_themselves() -> None:
    assert share({"form": "solo", "sea": "small"}, ["greedy", "random", "random", "random"]) >= 0.9


def test_it_carries_treasure_home() -> None:
    match = sea()
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    assert choice(match) == "step diver 1 n with treasure"
    put(match, "a1", (4, 4))
    lay(match, (4, 4), 1)
    lay(match, (1, 4), 0)
    assert choice(match) in {f"step diver 1 {way} with treasure" for way in ("n", "ne", "nw")}


def test_it_rides_a_known_current_home() -> None:
    match = sea("X X X . X . X X\nX X X C10 X C10 X X\nX X X C10 X C10 X X\nX X X . X . X X")
    put(match, "a1", (4, 4))
    lay(match, (4, 4), 1)
    assert choice(match) == "step diver 1 n with treasure"


def test_it_strikes_where_treasure_lies() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    put(match, "b1", (5, 5))
    lay(match, (5, 5), 3)
    assert choice(match) == "step diver 1 se"


def test_it_fetches_a_caught_comrade() -> None:
    match = sea(". . . . . . . .\n. . . K . . . .")
    put(match, "a1", (2, 4))
    put(match, "a2", (2, 5))
    match.state.caught[number("a1")] = 1
    assert choice(match) == "step diver 2 w"


def test_it_hides_on_an_island_from_someone_it_cannot_strike() -> None:
    match = sea(". . . I . . . .\n. . . . . . . .\n. . . I . . . .")
    take_out(match, "a2", "a3")
    put(match, "a1", (2, 4))
    put(match, "b1", (3, 4))
    assert choice(match) == "step diver 1 n"


def test_it_walks_round_the_shore_to_its_boat_and_not_to_its_death() -> None:
    match = sea()
    take_out(match, "a2", "a3")
    put(match, "a1", (1, 9))
    assert choice(match) == "walk diver 1 anticlockwise"
    put(match, "a1", (3, 9))  # beside the eastern boat with its crew
    assert choice(match) == "walk diver 1 anticlockwise"


def test_it_keeps_divers_active() -> None:
    assert choice(sea("w w w w w w w w")).startswith("leave boat")


def test_it_would_rather_drown_others() -> None:
    match = sea(turn="b")
    match.state.site = 0
    match.state.phase = 5
    take_out(match, "a1", "a2", "a3")
    for name in ("b1", "b2", "c1", "c2"):
        match.state.place[number(name)] = BOAT
    assert choice(match) in ("drown east diver 1", "drown east diver 2")


def test_it_leaves_the_record_it_was_given_as_it_was() -> None:
    match = sea(". . . C50 . . . .")
    put(match, "a1", (2, 4))
    info_state = match.info_state(0)
    before = to_bytes(info_state)
    verbs.greedy(info_state, 0, new_rng(1), np.zeros(DYKARNA.max_legal, np.int32))
    assert to_bytes(info_state) == before
