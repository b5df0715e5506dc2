"""How games ended: noted at the end, and for games of older databases played again."""

import random
from collections.abc import Iterator

import pytest
from sqlalchemy import insert

from fathoms.core.replay import Replay
from fathoms.server.store import results
from fathoms.server.store.database import MOVES
from fathoms.server.store.kept import Kept, Seat
from fathoms.server.store.replays import replay_of
from fathoms.server.store.store import Store
from fathoms.server.table.seats import bot, person
from tests.server.people import Person, play_to_the_end
from tests.server.review.games import finished_game, play_out, short_game, store_of


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with short_game():
        yield


def a_game(store: Store, *seats: Seat, noted: bool = True) -> Kept:
    """A finished game."""
    kept = store.create(Kept("bids", 1, len(seats), {"rounds": 3}, False, "ann", seats))
    play_out(store, kept.id, noted=noted)
    return found(store, kept.id)


def found(store: Store, table: str) -> Kept:
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
    monkeypatch.setattr(results, "replay_of", lambda *args: pytest.fail("it was played again"))
    noted = results.result_of(store, found(store, table["id"]))
    assert noted.scores == here.view["scores"]
    assert noted.shares == here.view["shares"]
    assert noted.finished == results.last_action(store, found(store, table["id"]))


def test_a_result_that_was_not_noted_is_played_again_and_then_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = a_game(store, person("ann", "Ann"), bot("greedy"), noted=False)
    assert results.finished_by(store, "ann") == []
    assert [each.id for each in results.without_result(store, "ann", 9)] == [kept.id]
    first = results.result_of(store, kept)
    monkeypatch.setattr(Replay, "end", lambda self: pytest.fail("it was played again"))
    assert results.result_of(store, kept) == first
    assert sum(first.shares) == pytest.approx(1)
    assert results.without_result(store, "ann", 9) == []
    assert [each.result for each in results.finished_by(store, "ann")] == [first]


def test_noted_twice_it_stays_the_same(store: Store) -> None:
    kept = a_game(store, person("ann", "Ann"), bot("greedy"))
    first, end = results.result_of(store, kept), replay_of(store, kept).end()
    with store.writing() as connection:
        connection.execute(insert(MOVES).values(table_id=kept.id, number=999, seat=0, action=0, at=9e9))
    results.note(store, kept, end)
    assert results.result_of(store, kept) == first


def test_the_newest_game_is_the_first_and_only_ones_own_are_found(store: Store) -> None:
    games = [a_game(store, person("ann", "Ann"), bot("greedy")) for _ in range(3)]
    a_game(store, person("ben", "Ben"), bot("greedy"))
    store.create(Kept("bids", 1, 2, {"rounds": 3}, False, "ann", (person("ann", ""), bot("greedy"))))
    assert [each.kept.id for each in results.finished_by(store, "ann")] == [kept.id for kept in reversed(games)]


def test_no_replay_is_made_of_a_game_that_goes_on(store: Store) -> None:
    kept = store.create(Kept("bids", 1, 2, {"rounds": 3}, False, "ann", (person("ann", ""), bot("greedy"))))
    with pytest.raises(AssertionError, match="not before the end"):
        results.result_of(store, kept)


def test_games_of_other_rules_are_not_played_again(store: Store) -> None:
    old = Kept("bids", 99, 2, {"rounds": 3}, False, "ann", (person("ann", ""), bot("greedy")), status="over")
    store.create(old)
    assert results.without_result(store, "ann", 9) == []


def test_a_game_of_an_older_server_is_found_in_the_review(ann: Person) -> None:
    table = finished_game(ann, noted=False)
    assert sum(ann.get(f"/api/tables/{table['id']}/review").json()["result"]) == pytest.approx(1)
