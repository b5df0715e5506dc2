"""A player's own games: in pages, with totals, exported, and removed."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select, update

from fathoms.core.content.feats import Feat
from fathoms.core.game import find_game
from fathoms.lab.ratings import wilson
from fathoms.server.review import player_games, review_service
from fathoms.server.review.player_games import game_entry, opponent_kind, records_by_opponent
from fathoms.server.store import feat_store
from fathoms.server.store.db_schema import FEATS, RESULTS, SEATS, TABLES
from fathoms.server.store.finished_games import FinishedGame
from fathoms.server.store.stored_table import Result, Seat, StoredTable
from fathoms.server.table.seats import bot_seat, person_seat
from tests.server.people import Message, Person
from tests.server.review.games import finished_game, play_out, short_game, store_of
from tests.server.review.stand_in import command
from tests.server.review.test_review_service import reviewed


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with short_game():
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "COMMAND", command("quick"))


def my_games(person_seat: Person, **wanted: object) -> Message:
    answer = person_seat.get("/api/mine", params=wanted)
    assert answer.status_code == 200, answer.text
    games: Message = answer.json()
    return games


def test_ones_own_games_with_their_results_the_newest_first(ann: Person, ben: Person) -> None:
    tables = [finished_game(ann, "me", "greedy", seed=seed) for seed in range(2)]
    finished_game(ben)
    ann.set_up("me", "greedy", game="bids")  # is played still
    found = my_games(ann)
    assert [each["table"] for each in found["games"]] == [table["id"] for table in reversed(tables)]
    assert (found["total"], found["more"]) == (2, False)
    last = found["games"][0]
    view = ann.get(f"/api/tables/{last['table']}/history").json()["views"][-1]
    assert (last["scores"], last["shares"]) == (view["scores"], view["shares"])
    assert (last["names"], last["bots"], last["mine"]) == (["", "greedy"], [None, "greedy"], [0])
    assert (last["accuracy"], last["luck"]) == (None, None)


def test_a_stranger_has_no_games(ann: Person, eve: Person) -> None:
    finished_game(ann)
    assert my_games(eve) == {"games": [], "more": False, "total": 0, "against": [], "sums": []}


def test_accuracy_and_luck_come_from_the_review(ann: Person) -> None:
    table = finished_game(ann)
    reviewed(ann, table)
    found = my_games(ann)["games"][0]
    assert (found["accuracy"], found["luck"]) == (87.5, 0.625)


def test_games_come_in_pages(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_games, "PAGE_SIZE", 2)
    for seed in range(5):
        finished_game(ann, seed=seed)
    seen: list[Message] = []
    more, sizes = True, []
    while more:
        page = my_games(ann, **({"before": seen[-1]["finished"]} if seen else {}))
        seen += page["games"]
        sizes.append(len(page["games"]))
        more = page["more"]
        assert page["total"] == 5
    assert sizes == [2, 2, 1]
    assert len({each["table"] for each in seen}) == 5


def test_games_of_one_kind_can_be_asked_for(ann: Person) -> None:
    finished_game(ann)
    assert my_games(ann, game="bids")["total"] == 1
    assert my_games(ann, game="ludo") == {"games": [], "more": False, "total": 0, "against": [], "sums": []}


def test_games_of_an_older_database_are_there_too(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        finished_game(ann, seed=seed, noted=False)
    monkeypatch.setattr(player_games, "MAX_BACKFILL", 2)
    assert my_games(ann)["total"] == 2, "some at a time"
    assert my_games(ann)["total"] == 3


def test_a_game_that_cannot_be_played_again_does_no_harm(ann: Person) -> None:
    table = finished_game(ann, noted=False)
    finished_game(ann)
    store = store_of(ann.house)
    with store.write_transaction() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table["id"]).values(options={"rounds": 99}))
    assert my_games(ann)["total"] == 1


def test_how_one_has_done_is_told_with_an_interval(ann: Person) -> None:
    for seed in range(3):
        finished_game(ann, "me", "greedy", seed=seed)
    finished_game(ann, "me", "random")
    found = my_games(ann)
    assert [(each["game"], each["bot"], each["games"]) for each in found["against"]] == [
        ("bids", "greedy", 3),
        ("bids", "random", 1),
    ]
    first = found["against"][0]
    won = sum(each["shares"][0] for each in found["games"] if each["bots"][1] == "greedy")
    assert first["won"] == pytest.approx(won)
    assert (first["low"], first["high"]) == pytest.approx(wilson(won, 3))


def a_game(*seats: Seat, name: str = "bids", version: int | None = None) -> FinishedGame:
    version = find_game(name).version if version is None else version
    options = {option.name: option.default for option in find_game(name).options}
    kept = StoredTable(name, version, len(seats), options, False, "ann", seats, status="over")
    return FinishedGame(kept, Result(1.0, [1] * len(seats), [1.0] + [0.0] * (len(seats) - 1)))


ANN, BEN = person_seat("ann", "Ann"), person_seat("ben", "Ben")
AWAY = Seat("person", "ben", "Ben", bot="greedy", away=True)


@pytest.mark.parametrize(
    ("seats", "kind"),
    [
        ((ANN, BEN), "people"),
        ((ANN, bot_seat("diver")), "diver"),
        ((ANN, bot_seat("diver"), bot_seat("diver")), "diver"),
        ((ANN, bot_seat("diver"), bot_seat("paddler")), None),
        ((ANN, BEN, bot_seat("diver")), None),
        ((ANN, ANN), None),
        ((ANN, ANN, bot_seat("diver")), None),
        ((ANN, AWAY), None),
        ((ANN, person_seat("", "")), "people"),
    ],
)
def test_a_game_counts_against_one_kind_of_opponents(seats: tuple[Seat, ...], kind: str | None) -> None:
    assert opponent_kind(a_game(*seats), "ann") == kind


def test_whoever_left_keeps_their_name_though_a_bot_played_on() -> None:
    game = game_entry(a_game(ANN, AWAY), "ann", {})
    assert (game.names, game.bots) == (["Ann", "Ben"], [None, None])


def test_partners_are_no_opponents() -> None:
    seats = (ANN, bot_seat("diver"), bot_seat("paddler"), bot_seat("diver"))
    assert opponent_kind(a_game(*seats, name="dykarna"), "ann") == "diver"


def test_totals_stand_in_the_order_of_the_lobby() -> None:
    seats = (ANN, bot_seat("diver"), bot_seat("diver"), bot_seat("diver"))
    games = [a_game(*seats, name=name) for name in ("dykarna", "poo_divers", "toilet_divers")]
    assert [each.game for each in records_by_opponent(games, "ann")] == ["poo_divers", "toilet_divers", "dykarna"]


def test_games_of_other_rules_are_left_out_of_the_totals() -> None:
    assert records_by_opponent([a_game(ANN, BEN, version=99)], "ann") == []
    assert records_by_opponent([a_game(ANN, BEN)], "ann")[0].won == 1


def test_ones_games_can_be_taken_home(ann: Person, ben: Person) -> None:
    tables = [finished_game(ann, seed=seed) for seed in range(2)]
    reviewed(ann, tables[0])
    store = store_of(ann.house)
    owner = store.find(tables[0]["id"]).seats[0].owner  # type: ignore[union-attr]
    feat_store.store_feat(store, owner, "tubyrinth", Feat("unique-1-5", (0, 61.5)))
    answer = ann.get("/api/mine/games.json")
    assert "fathoms-games.json" in answer.headers["content-disposition"]
    found = answer.json()
    listed = my_games(ann)["games"]
    assert [{name: each[name] for name in listed[0]} for each in found["games"]] == listed
    assert [len(each["seats"]) for each in found["games"]] == [0, 2]
    assert found["feats"] == {"tubyrinth": [{"key": "unique-1-5", "best": [0, 61.5]}]}
    assert ben.get("/api/mine/games.json").json() == {"games": [], "feats": {}}
    assert owner not in answer.text


def test_a_player_can_take_themselves_out_and_the_others_keep_their_game(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="bids")
    there = ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    ann.at(table).ask("rename", seat=0, name="Ann")
    store = store_of(ann.house)
    play_out(store, table["id"])
    there.hello()
    ann_id = store.find(table["id"]).host  # type: ignore[union-attr]
    feat_store.store_feat(store, ann_id, "tubyrinth", Feat("unique-1-5", (0, 61.5)))
    going = ann.set_up("me", "open", game="bids")

    assert ann.request("DELETE", "/api/mine").status_code == 204

    assert my_games(ann)["total"] == 0
    kept = my_games(ben)["games"]
    assert [each["names"] for each in kept] == [["", "Ben"]]
    with store.engine.connect() as connection:
        owners = connection.execute(select(SEATS.c.owner).where(SEATS.c.table_id == table["id"])).scalars()
        assert ann_id not in set(owners)
        assert connection.execute(select(TABLES.c.host).where(TABLES.c.id == table["id"])).scalar_one() == ""
        assert connection.execute(select(FEATS)).all() == []
        assert len(connection.execute(select(RESULTS)).all()) == 1
    there.settle()
    assert [seat["name"] for seat in there.table["seats"]] == ["", "Ben"], "who is at the table sees it"
    untouched = ann.get(f"/api/tables/{going['id']}").json()
    assert (untouched["host"], untouched["seats"][0]["mine"]) == (True, True)


def test_a_rematch_has_an_open_seat_for_someone_who_is_forgotten(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="bids")
    there = ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    play_out(store_of(ann.house), table["id"])
    there.hello()
    ann.request("DELETE", "/api/mine")
    there.ask("rematch")
    new = ben.get(f"/api/tables/{there.table['rematch']}").json()
    assert [seat["kind"] for seat in new["seats"]] == ["open", "person"]
    assert new["status"] == "waiting"
    assert new["host"], "whoever asked is the host"


def test_one_game_can_be_forgotten(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="bids")
    ben.at(table).ask("sit", seat=1, name="Ben")
    assert ann.request("DELETE", f"/api/mine/{table['id']}").json()["key"] == "forget-not-over"
    play_out(store_of(ann.house), table["id"])
    other = finished_game(ann)
    feat_store.store_feat(store_of(ann.house), "ann", "bids", Feat("won", (1,)))
    assert ann.request("DELETE", f"/api/mine/{table['id']}").status_code == 204
    assert [each["table"] for each in my_games(ann)["games"]] == [other["id"]]
    assert my_games(ben)["total"] == 1, "the others keep it"
    assert ann.request("DELETE", f"/api/mine/{table['id']}").json()["key"] == "seat-players-only"
    assert ann.request("DELETE", "/api/mine/nosuchtable").status_code == 404
    with store_of(ann.house).engine.connect() as connection:
        assert len(connection.execute(select(FEATS)).all()) == 1


def test_the_lobby_says_how_games_ended(ann: Person) -> None:
    table, going = finished_game(ann), ann.set_up("me", "greedy", game="bids")
    found = {each["id"]: each["shares"] for each in ann.get("/api/tables").json()["mine"]}
    assert found == {table["id"]: my_games(ann)["games"][0]["shares"], going["id"]: None}


def test_games_come_to_sums(ann: Person) -> None:
    def ended(at: float, shares: list[float], scores: list[int], *seats: Seat) -> FinishedGame:
        kept = StoredTable(
            "bids", 1, 2, {}, False, "ann", seats or (person_seat("ann", "Ann"), bot_seat("greedy")), "over"
        )
        return FinishedGame(kept, Result(at, scores, shares))

    games = [
        ended(5, [1.0, 0.0], [2, 9]),
        ended(4, [0.5, 0.5], [4, 4]),
        ended(3, [0.0, 1.0], [3, 7], person_seat("ann", "Ann"), person_seat("ann", "Eve")),
        ended(2, [1.0, 0.0], [6, 1]),
        ended(1, [1.0, 0.0], [5, 1]),
    ]
    (found,) = player_games.sums_by_game(games, "ann")
    assert (found.games, found.won, found.best) == (5, 4.5, 7)
    assert (found.longest, found.run, found.last) == (3, 1, 5)
    finished_game(ann)
    assert my_games(ann)["sums"][0]["games"] == 1


def test_other_sites_cannot_have_someone_forgotten(ann: Person) -> None:
    finished_game(ann)
    assert ann.request("DELETE", "/api/mine", headers={"origin": "http://evil.example"}).status_code == 403
    assert my_games(ann)["total"] == 1
