"""How games ended: noted at the end, and for games of older databases played again."""

import random
from collections.abc import Iterator

import pytest
from sqlalchemy import insert

from fathoms.core.replay import Replay
from fathoms.server.store import finished_games
from fathoms.server.store.db_schema import MOVES
from fathoms.server.store.store import Store
from fathoms.server.store.stored_replay import build_replay
from fathoms.server.store.stored_table import Seat, StoredTable
from fathoms.server.table.seats import bot_seat, person_seat
from tests.server.people import Person, play_to_the_end
from tests.server.review.games import finished_game, play_out, short_game, store_of


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with short_game():
        yield


def a_game(store: Store, *seats: Seat, noted: bool = True) -> StoredTable:
    """A finished game."""
    kept = store.create(StoredTable("bids", 1, len(seats), {"rounds": 3}, False, "ann", seats))
    play_out(store, kept.id, noted=noted)
    return found(store, kept.id)


def found(store: Store, table: str) -> StoredTable:
    kept = store.find(table)
    assert kept is not None
    return kept


def test_the_result_is_noted_when_a_game_ends(ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.set_up("me", "open", game="bids")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    play_to_the_end(random.Random(1), here, there)
    here.settle()
    store = store_of(ann.house)
    monkeypatch.setattr(finished_games, "build_replay", lambda *args: pytest.fail("it was played again"))
    noted = finished_games.result_of(store, found(store, table["id"]))
    assert noted.scores == here.view["scores"]
    assert noted.shares == here.view["shares"]
    assert noted.finished == finished_games.last_action_time(store, found(store, table["id"]))


def test_a_result_that_was_not_noted_is_played_again_and_then_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = a_game(store, person_seat("ann", "Ann"), bot_seat("greedy"), noted=False)
    assert finished_games.finished_games_of(store, "ann") == []
    assert [each.id for each in finished_games.games_without_result(store, "ann", 9)] == [kept.id]
    first = finished_games.result_of(store, kept)
    monkeypatch.setattr(Replay, "end", lambda self: pytest.fail("it was played again"))
    assert finished_games.result_of(store, kept) == first
    assert sum(first.shares) == pytest.approx(1)
    assert finished_games.games_without_result(store, "ann", 9) == []
    assert [each.result for each in finished_games.finished_games_of(store, "ann")] == [first]


def test_noted_twice_it_stays_the_same(store: Store) -> None:
    kept = a_game(store, person_seat("ann", "Ann"), bot_seat("greedy"))
    first, end = finished_games.result_of(store, kept), build_replay(store, kept).end()
    with store.write_transaction() as connection:
        connection.execute(insert(MOVES).values(table_id=kept.id, number=999, seat=0, action=0, at=9e9))
    finished_games.backfill_result(store, kept, end)
    assert finished_games.result_of(store, kept) == first


def test_the_newest_game_is_the_first_and_only_ones_own_are_found(store: Store) -> None:
    games = [a_game(store, person_seat("ann", "Ann"), bot_seat("greedy")) for _ in range(3)]
    a_game(store, person_seat("ben", "Ben"), bot_seat("greedy"))
    store.create(StoredTable("bids", 1, 2, {"rounds": 3}, False, "ann", (person_seat("ann", ""), bot_seat("greedy"))))
    assert [each.stored_table.id for each in finished_games.finished_games_of(store, "ann")] == [
        kept.id for kept in reversed(games)
    ]


def test_no_replay_is_made_of_a_game_that_goes_on(store: Store) -> None:
    kept = store.create(
        StoredTable("bids", 1, 2, {"rounds": 3}, False, "ann", (person_seat("ann", ""), bot_seat("greedy")))
    )
    with pytest.raises(AssertionError, match="not before the end"):
        finished_games.result_of(store, kept)


def test_games_of_other_rules_are_not_played_again(store: Store) -> None:
    old = StoredTable(
        "bids", 99, 2, {"rounds": 3}, False, "ann", (person_seat("ann", ""), bot_seat("greedy")), status="over"
    )
    store.create(old)
    assert finished_games.games_without_result(store, "ann", 9) == []


def test_a_game_of_an_older_server_is_found_in_the_review(ann: Person) -> None:
    table = finished_game(ann, noted=False)
    assert sum(ann.get(f"/api/tables/{table['id']}/review").json()["result"]) == pytest.approx(1)
