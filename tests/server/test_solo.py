"""Solo puzzles: solved ones are kept for their player, with the server's time and the hints taken. (TUB-15)"""

from pathlib import Path
from typing import Any

import pytest

from fathoms.games.tubyrinth.actions import CALL, HINT, SAY_READY
from fathoms.games.tubyrinth.boards import load_solutions
from fathoms.games.tubyrinth.puzzles import Puzzle, Solved
from fathoms.games.tubyrinth.voice import TubyrinthVoice
from fathoms.server import solo
from fathoms.server.database import open_database
from fathoms.server.store import Store
from tests.server.people import Message, Person, Screen

FIRST = Puzzle("unique", 1, 5)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))


def best(store: Store, who: str) -> list[tuple[int, int, int, float]]:
    return [(one.board, one.tiles, one.hints, one.seconds) for one in solo.wall(store, who, "unique").solved]


def test_fewer_hints_are_better_then_less_time(store: Store) -> None:
    for hints, seconds, kept in [(2, 30.0, (2, 30.0)), (2, 40.0, (2, 30.0)), (0, 90.0, (0, 90.0)), (1, 5.0, (0, 90.0))]:
        solo.keep(store, "ann", Solved(FIRST, hints), seconds)
        assert best(store, "ann") == [(1, 5, *kept)]
    solo.keep(store, "ann", Solved(FIRST, 0), 80.5)
    assert best(store, "ann") == [(1, 5, 0, 80.5)]


def test_a_wall_is_its_players_own_and_knows_the_next_puzzle(store: Store) -> None:
    solo.keep(store, "ann", Solved(FIRST, 0), 9.0)
    solo.keep(store, "ann", Solved(Puzzle("table", 3, 7), 0), 9.0)
    assert best(store, "ben") == []
    ahead = solo.wall(store, "ann", "unique").next
    assert ahead is not None
    assert (ahead.board, ahead.tiles) == (1, 6)
    for board in range(1, 83):
        for tiles in (5, 6, 7):
            solo.keep(store, "eve", Solved(Puzzle("unique", board, tiles), 0), 1.0)
    assert solo.wall(store, "eve", "unique").next is None


def start(who: Person, puzzle: Puzzle) -> Screen:
    options: dict[str, Any] = puzzle.options
    screen = who.at(who.set_up("me", game="tubyrinth", **options))
    screen.move(SAY_READY)
    return screen


def lay_pipeline(screen: Screen, puzzle: Puzzle) -> None:
    name = screen.view["scene"]["seats"][0]["board"]["name"]
    for tile, orientation, cell in load_solutions(puzzle.boards)[name][str(puzzle.tiles)]:
        spot: dict[str, object] = {"do": "place", "tile": tile, "orientation": orientation, "cell": cell}
        screen.move(TubyrinthVoice().read_action(spot))


def solved(who: Person) -> list[Message]:
    found: list[Message] = who.get("/api/solo/unique").json()["solved"]
    return found


def test_a_puzzle_solved_at_a_table_is_on_the_wall_when_the_end_is_seen(ann: Person, ben: Person) -> None:
    screen = start(ann, FIRST)
    screen.move(HINT)
    screen.move(CALL)  # a wrong call costs nothing
    assert solved(ann) == []
    lay_pipeline(screen, FIRST)
    screen.move(CALL)
    assert screen.view["scene"]["puzzle"]["solved"]
    [one] = solved(ann)
    assert (one["board"], one["tiles"], one["hints"]) == (1, 5, 1)
    assert 0 < one["seconds"] < 60
    assert ben.get("/api/solo/unique").json() == {"boards": "unique", "solved": [], "next": {"board": 1, "tiles": 5}}


def test_only_our_sets_have_walls(ann: Person) -> None:
    assert ann.get("/api/solo/printed").status_code == 422
