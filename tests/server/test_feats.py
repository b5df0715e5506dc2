"""Feats: what games remember of their players, each at its best; Tubyrinth its solved puzzles. (TUB-15)"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from fathoms.core.content.feats import Feat, TimedAction
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.games.tubyrinth.actions import ACTIONS, CALL, HINT, SAY_READY
from fathoms.games.tubyrinth.boards import load_solutions
from fathoms.games.tubyrinth.feats import SoloPuzzle
from fathoms.server.store import feat_store
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import TIME_UP, Seat, StoredMove, StoredTable
from fathoms.server.table.seats import bot_seat, person_seat
from tests.games.tubyrinth.table import solo
from tests.kit.changed import changed
from tests.server.people import Message, Person, Screen

FIRST = SoloPuzzle("unique", 1, 5)
FIVE = SoloPuzzle("table", 0, 5)  # whatever board is dealt


def test_the_smaller_tuple_is_better(store: Store) -> None:
    for given, kept in [((2, 30.0), (2, 30.0)), ((2, 40.0), (2, 30.0)), ((0, 90.0), (0, 90.0)), ((1, 5.0), (0, 90.0))]:
        feat_store.store_feat(store, "ann", "ludo", Feat("home", given))
        assert feat_store.feats_of(store, "ann", "ludo") == [Feat("home", kept)]
    feat_store.store_feat(store, "ann", "ludo", Feat("home", (0, 80.5)))
    assert feat_store.feats_of(store, "ann", "ludo") == [Feat("home", (0, 80.5))]


def test_feats_are_their_players_and_games_own(store: Store) -> None:
    feat_store.store_feat(store, "ann", "ludo", Feat("home", (1,)))
    feat_store.store_feat(store, "ann", "chess", Feat("mate", (2,)))
    feat_store.store_feat(store, "ann", "ludo", Feat("all home", (3,)))
    assert feat_store.feats_of(store, "ann", "ludo") == [Feat("all home", (3,)), Feat("home", (1,))]
    assert feat_store.feats_of(store, "ben", "ludo") == []


def test_a_game_is_asked_for_every_seat_whose_person_is_still_at_it(store: Store) -> None:
    def points(view: Any, seat: int, actions: Sequence[TimedAction]) -> list[Feat]:
        return [Feat("seat", (seat,)), Feat("seconds", (actions[-1].at - actions[0].at,))]

    game = changed(find_game("poo_divers"), feats=points)
    here: tuple[Seat, ...] = (
        person_seat("ann", ""),
        bot_seat("greedy"),
        person_seat("ben", ""),
        replace(person_seat("eve", ""), away=True),
    )
    kept = store.create(StoredTable(game.name, 1, 4, {}, False, "ann", here))
    happened = [StoredMove(1, 0, 0, 50.0), StoredMove(2, 0, 0, 72.5), StoredMove(3, 0, TIME_UP, 99.0)]
    feat_store.store_feats(store, kept, Match(game, 4, {}, 1), happened)
    assert [feat_store.feats_of(store, who, game.name)[0].best for who in ("ann", "ben")] == [(0,), (2,)]
    assert feat_store.feats_of(store, "ann", game.name)[1].best == (22.5,)
    assert feat_store.feats_of(store, "eve", game.name) == []


def start(who: Person, puzzle: SoloPuzzle) -> Screen:
    screen = who.at(who.set_up("me", game="tubyrinth", **solo(puzzle)))
    screen.move(SAY_READY)
    return screen


def lay_pipeline(screen: Screen, puzzle: SoloPuzzle) -> None:
    name = screen.view["scene"]["seats"][0]["board"]["name"]
    for tile, orientation, cell in load_solutions(puzzle.boards)[name][str(puzzle.tiles)]:
        spot: dict[str, object] = {"do": "place", "tile": tile, "orientation": orientation, "cell": cell}
        screen.move(ACTIONS.read(spot))


def mine(who: Person) -> list[Message]:
    found: list[Message] = who.get("/api/feats/tubyrinth").json()
    return found


def test_a_puzzle_solved_at_a_table_is_a_feat_when_the_end_is_seen(ann: Person, ben: Person) -> None:
    screen = start(ann, FIRST)
    screen.move(HINT)
    screen.move(CALL)  # a wrong call costs nothing
    assert mine(ann) == []
    lay_pipeline(screen, FIRST)
    screen.move(CALL)
    assert screen.view["scene"]["puzzle"]["solved"]
    [one] = mine(ann)
    assert one["key"] == FIRST.key
    hints, seconds = one["best"]
    assert hints == 1
    assert 0 < seconds < 60
    assert mine(ben) == []


def test_every_pipeline_built_alone_is_a_feat_at_once_and_the_quickest_is_kept(ann: Person, ben: Person) -> None:
    """A best time does not wait for the end of the game, nor for anyone who leaves before. (TUB-15)"""
    screen = ann.at(ann.set_up("me", game="tubyrinth", mode="rookie"))
    times = []
    for _ in range(2):
        screen.move(SAY_READY)
        lay_pipeline(screen, FIVE)
        screen.move(CALL)
        assert screen.view["scene"]["phase"] == "ready"
        [one] = mine(ann)
        assert one["key"] == "rookie-table-pipeline"
        times.append(one["best"][0])
    assert 0 < times[1] <= times[0] < 60
    assert mine(ben) == []


def test_a_wrong_call_alone_is_no_feat(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", game="tubyrinth", mode="pipe_master"))
    screen.move(SAY_READY)
    screen.move(CALL)
    assert screen.view["scene"]["seats"][0]["points"] == -1
    assert mine(ann) == []


def test_only_games_we_know_have_feats(ann: Person) -> None:
    assert ann.get("/api/feats/ludo").json()["key"] == "game-unknown"
