"""The puzzles of the day: the same for everyone, without a secret in them, and a table to go on at."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from fathoms.core.content.daily import FIRST, day_number
from fathoms.core.game import all_games, find_game
from fathoms.server.daily import daily_puzzles
from fathoms.server.daily.daily_puzzles import position_on, shuffled_positions
from fathoms.server.settings import Limits
from tests.server.people import House, Person, open_house

TODAY = date(2026, 11, 16)


@pytest.fixture(autouse=True)
def a_certain_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_puzzles, "today", lambda: TODAY)
    monkeypatch.setattr("fathoms.server.http.daily_routes.today", lambda: TODAY)


def test_everyone_has_the_same_and_tomorrow_something_else(ann: Person, ben: Person) -> None:
    mine, theirs = ann.get("/api/daily").json(), ben.get("/api/daily").json()
    assert mine == theirs
    assert mine["day"] == "2026-11-16"
    before = ann.get("/api/daily", params={"day": "2026-11-15"}).json()
    assert before["puzzle"] != mine["puzzle"]
    assert before["move"] != mine["move"]
    later = ann.get("/api/daily", params={"day": "2026-11-17"})
    assert (later.status_code, later.json()["key"]) == (404, "daily-not-yet")


def test_every_puzzle_and_every_position_comes_in_turn() -> None:
    game = next(game for game in all_games() if game.extras.daily)
    assert game.extras.daily is not None
    assert len({game.extras.daily(day).feat for day in range(246)}) == 246
    assert game.extras.daily(0) == game.extras.daily(246)
    days = [FIRST + timedelta(days=day) for day in range(len(shuffled_positions()))]
    assert [position_on(day) for day in days] == list(shuffled_positions())
    assert day_number(FIRST) == 0


def test_the_position_is_what_its_seat_sees(ann: Person) -> None:
    position = position_on(TODAY)
    move = ann.get("/api/daily").json()["move"]
    view = move["view"]
    assert (move["game"], move["seat"], view["seat"]) == (position.match.game, position.seat, position.seat)
    assert "seed" not in str(move)
    legal = [choice["action"] for choice in view["legal"][str(position.seat)]]
    assert sorted(legal) == sorted(answer.action for answer in position.answers)
    game = find_game(position.match.game)
    drawn = game.voice.draw(position.begin().view(position.seat))
    assert view["scene"] == drawn.model_dump(mode="json")


def test_whoever_chooses_is_told_what_each_move_is_worth(ann: Person) -> None:
    position = position_on(TODAY)
    solution = ann.post("/api/daily/solution", {"day": "2026-11-16", "action": position.greedy}).json()
    assert solution["moves"][0]["action"] == position.best
    assert solution["usual"] == position.greedy
    assert len(solution["moves"]) == len(position.answers)
    for body, key in (
        ({"day": "2026-11-16", "action": -1}, "move-unknown"),
        ({"day": "2026-11-18", "action": position.best}, "daily-not-yet"),
    ):
        assert ann.post("/api/daily/solution", body).json()["key"] == key


def test_one_can_play_on_from_there(house: House, ann: Person) -> None:
    position = position_on(TODAY)
    body = {"day": "2026-11-16", "action": position.best, "name": "Ann"}
    answer = ann.post("/api/daily/table", body)
    assert answer.status_code == 201
    table = answer.json()
    assert table["number"] == len(position.match.actions) + 1
    assert [seat["mine"] for seat in table["seats"]].index(True) == position.seat
    screen = ann.at(table)
    assert screen.view["number"] >= table["number"]
    wrong = ann.post("/api/daily/table", {**body, "action": -1})
    assert wrong.json()["key"] == "move-unknown"


@pytest.mark.parametrize(("limit", "cookie"), [("tables_an_hour", True), ("tables_an_hour_of_address", False)])
def test_a_table_to_play_on_at_is_one_of_the_tables_an_hour(tmp_path: Path, limit: str, cookie: bool) -> None:
    wanted = {
        "/api/tables": {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "open"}]},
        "/api/lessons": {"game": "poo_divers"},
        "/api/daily/table": {"day": "2026-11-16", "action": position_on(TODAY).best, "name": "Ann"},
    }
    with open_house(tmp_path, limits=Limits(**{limit: len(wanted)})) as house:
        ann = house.person()
        for path, body in wanted.items():
            assert (ann if cookie else house.person()).post(path, body).status_code == 201
        for path, body in wanted.items():
            refused = (ann if cookie else house.person()).post(path, body)
            assert (refused.status_code, refused.json()["key"]) == (429, "too-many-tables")
