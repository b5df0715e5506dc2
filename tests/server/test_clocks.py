"""Clocks for every game: a time for each move, or a budget; the server counts, and plays for whoever is late."""

import time
from pathlib import Path
from typing import Any

import pytest

from fathoms.core.game import Game, all_games
from fathoms.core.replay import Replay
from fathoms.core.structs import to_bytes
from fathoms.server.bot_pool import BotPool
from fathoms.server.store.stored_table import TIME_UP, StoredMove
from fathoms.server.table import clocks, seat_times, time_control
from fathoms.server.table.seat_times import SeatTimes
from fathoms.server.table.time_control import TimeControl, parse_time_control
from tests.server.people import QUICK, House, Message, Person, Screen, open_house
from tests.server.test_to_the_end import soon

A_SECOND: Message = {"kind": "move", "seconds": 1}
LONG: Message = {"kind": "move", "seconds": 3600}
MIDNIGHT = 1_000_000.0


@pytest.fixture(autouse=True)
def a_quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_control, "SHORTEST", 1)


def lines(screen: Screen) -> list[str]:
    return [line["key"] for line in screen.log]


# How time is counted


@pytest.fixture
def started_at_midnight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: MIDNIGHT)


def moved(number: int, seat: int, after: float) -> StoredMove:
    return StoredMove(number, seat, 0, MIDNIGHT + after)


def test_every_move_has_its_time(started_at_midnight: None) -> None:
    counted = SeatTimes(TimeControl("move", 60), 2)
    counted.start([0])
    assert (counted.deadline(0), counted.deadline(1)) == (MIDNIGHT + 60, None)
    counted.record_move(moved(1, 0, 25), [1])
    assert (counted.deadline(0), counted.deadline(1)) == (None, MIDNIGHT + 85)
    counted.record_move(moved(2, 1, 40), [1])  # once more
    assert counted.deadline(1) == MIDNIGHT + 100


def test_who_is_waited_for_together_with_others_gets_no_time_from_their_moves(started_at_midnight: None) -> None:
    counted = SeatTimes(TimeControl("move", 60), 3)
    counted.start([0, 1, 2])
    counted.record_move(moved(1, 1, 50), [0, 2])
    assert (counted.deadline(0), counted.deadline(1)) == (MIDNIGHT + 60, None)


def test_a_budget_goes_down_while_one_thinks_and_a_move_adds_to_it(started_at_midnight: None) -> None:
    counted = SeatTimes(TimeControl("budget", 600, 5), 2)
    counted.start([0])
    counted.record_move(moved(1, 0, 100), [1])
    counted.record_move(moved(2, 1, 130), [0])
    assert (counted.seconds_left(0), counted.seconds_left(1)) == (
        505 + 130,
        600 - 30 + 5,
    )  # the first one's runs from 130 on
    assert counted.deadline(0) == MIDNIGHT + 130 + 505


def test_whoever_has_used_up_a_budget_has_some_seconds_for_each_move(started_at_midnight: None) -> None:
    counted = SeatTimes(TimeControl("budget", 30), 2)
    counted.start([0])
    counted.record_move(moved(1, 0, 90), [1])
    counted.record_move(moved(2, 1, 95), [0])
    assert counted.deadline(0) == MIDNIGHT + 95 + seat_times.OVERTIME


def test_nobody_loses_what_a_server_was_down_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: MIDNIGHT + 5000)  # opened again
    counted = SeatTimes(TimeControl("budget", 600), 2)
    counted.start([0])
    counted.record_move(moved(1, 0, 10), [1])
    assert counted.deadline(1) == MIDNIGHT + 5000 + seat_times.GRACE_AFTER_OPENING
    quick = SeatTimes(TimeControl("move", 20), 2)
    quick.start([0])
    quick.record_move(moved(1, 0, 10), [1])
    assert quick.deadline(1) == MIDNIGHT + 5000 + 20


@pytest.mark.parametrize("given", [TimeControl("move", 86_400), TimeControl("budget", 600, 5)])
def test_a_pace_is_read_as_it_was_written(given: TimeControl) -> None:
    assert parse_time_control(given.to_text()) == given
    assert parse_time_control("") is None


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"kind": "move", "seconds": 0}, "clock-seconds"),
        ({"kind": "move", "seconds": 10**9}, "clock-seconds"),
        ({"kind": "budget", "seconds": 60, "increment": 10**6}, "clock-increment"),
        ({"kind": "move", "seconds": 60, "increment": 5}, "clock-increment-budget"),
    ],
)
def test_a_clock_nobody_could_play_by_is_refused(ann: Person, wrong: Message, why: str) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    answer = ann.post("/api/tables", {"game": "poo_divers", "seats": seats, "clock": wrong})
    assert (answer.status_code, answer.json()["key"]) == (400, why)


# At the table


def test_everyone_sees_everyones_time(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open", clock=LONG, first="1")
    assert table["clock"] == {"kind": "move", "seconds": 3600, "increment": 0}
    ben.at(table).ask("sit", seat=1)
    for person in (ann, ben, eve):
        shown = person.at(table).view["clocks"]
        assert [clock["running"] for clock in shown] == [True, False]
        assert 3590 < shown[0]["left"] <= shown[1]["left"] == 3600


def test_a_table_without_a_clock_has_none(ann: Person) -> None:
    table = ann.set_up("me", "me")
    assert table["clock"] is None
    assert ann.at(table).view["clocks"] == []


def test_coming_back_costs_nothing_and_brings_nothing(ann: Person) -> None:
    table = ann.set_up("me", "me", clock=LONG, first="1")
    screen = ann.at(table)
    time.sleep(0.5)
    screen.session.close()
    again = ann.at(table)
    passed = screen.view["clocks"][0]["left"] - again.view["clocks"][0]["left"]
    assert 0.4 <= passed < 10


def test_who_is_late_is_played_for_and_everyone_is_told(house: House, ann: Person) -> None:
    table = ann.set_up("me", "me", clock=A_SECOND, first="1")
    screen = ann.at(table)
    screen.until(lambda screen: screen.view["number"] == 2)
    assert [view["number"] for view in screen.views] == [0, 1, 2]
    assert screen.log[0] == {"number": 1, "step": 0, "key": "table-log-time-up", "args": {"seat": 0}, "marks": []}
    assert [line["number"] for line in screen.log[1:]] == [2] * (len(screen.log) - 1)
    assert screen.views[0]["scene"] == screen.views[1]["scene"] != screen.views[2]["scene"]
    assert house.tables.services.store.moves(table["id"])[0].action == TIME_UP


def test_what_is_played_comes_from_what_the_seat_knows(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, bytes, int]] = []
    choose = BotPool.choose

    async def note(self: Any, name: str, info_state: Any, seat: int, *rest: Any) -> int:
        asked.append((name, to_bytes(info_state), seat))
        return await choose(self, name, info_state, seat, *rest)

    monkeypatch.setattr(BotPool, "choose", note)
    table = ann.set_up("me", "me", clock=A_SECOND, first="1")
    screen = ann.at(table)
    running = house.loaded(table).state.live_game
    assert running is not None
    info_state = to_bytes(running.match.info_state(0))
    screen.until(lambda screen: screen.view["number"] == 2)
    assert asked[0] == (clocks.LATE_PLAYER_BOT, info_state, 0)


@pytest.mark.slow
def test_after_a_few_times_in_a_row_a_bot_takes_over_until_they_are_back(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", clock=A_SECOND, first="2")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    there.session.close()
    here.until(lambda screen: screen.table["seats"][1]["away"])
    assert lines(here).count("table-log-time-up") >= clocks.MAX_TIMEOUTS
    assert here.table["seats"][1]["bot"] == clocks.LATE_PLAYER_BOT
    back = ben.at(table)
    assert (back.table["seats"][1]["away"], back.table["seats"][1]["stood_in"]) == (False, True)
    assert back.view["seat"] == 1


def test_who_acts_again_is_not_replaced(house: House, ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", clock=LONG, first="1"))
    counted = house.loaded(screen.table).clocks
    for _ in range(3 * clocks.MAX_TIMEOUTS):
        counted._timeouts[0] = clocks.MAX_TIMEOUTS - 1
        if screen.view["actors"] != [0]:
            break
        screen.ask("see", seat=0)
        screen.move(screen.choices(0)[0], 0)
        assert counted._timeouts[0] == 0


def test_bots_have_no_clock(ann: Person) -> None:
    screen = ann.at(ann.set_up("greedy", "me", clock=LONG, first="1"))
    screen.until(lambda screen: screen.view["actors"] == [1])
    assert [clock["running"] for clock in screen.view["clocks"]] == [False, True]


@pytest.mark.slow
def test_a_clocked_game_is_the_same_after_a_restart_and_to_look_back_at(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "greedy", clock=A_SECOND)
        screen = ann.at(table)
        screen.until(lambda screen: "table-log-time-up" in lines(screen) and screen.view["number"] > 3)
        screen.session.close()
    with open_house(tmp_path) as house:
        ann = house.person(ann.cookie)
        again = ann.at(table)
        assert again.log[: len(screen.log)] == screen.log
        again.ask("stand", seat=0)
        again.until(lambda screen: screen.table["status"] == "over")
        history = ann.get(f"/api/tables/{table['id']}/history").json()
        replay = Replay(**ann.get(f"/api/tables/{table['id']}/replay").json())
        assert history["table"]["number"] == len(replay.actions) == len(history["views"]) - 1
        assert again.view["number"] > len(replay.actions)  # what was late counts as a view, not as an action
        assert history["views"][-1]["scene"] == again.view["scene"]
        assert replay.end().over
        steps = {line["step"] for line in again.log}
        assert steps <= set(range(len(replay.actions) + 1))


@pytest.mark.slow
def test_time_runs_out_at_tables_that_nobody_has_opened(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table = house.person().set_up("me", "me", clock=A_SECOND)
    with open_house(tmp_path) as house:
        store, end = house.tables.services.store, time.monotonic() + 20
        while not store.moves(table["id"]) and time.monotonic() < end:
            time.sleep(0.1)
        assert store.moves(table["id"])[0].action == TIME_UP


def test_while_a_glass_runs_it_is_everyones_time(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="toilet_divers", clock=LONG))
    screen.ask("ready")
    assert screen.view["glass"] is not None
    assert not any(clock["running"] for clock in screen.view["clocks"])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_can_have_a_clock(ann: Person, game: Game) -> None:
    screen = ann.at(ann.set_up(*["me"] * game.default_players, game=game.name, clock=LONG))
    running = [seat for seat, clock in enumerate(screen.view["clocks"]) if clock["running"]]
    assert running == ([] if screen.view["glass"] or screen.table["unready"] else screen.view["actors"])


def test_a_table_that_is_put_away_leaves_no_clock_running(tmp_path: Path) -> None:
    limits = QUICK.model_copy(update={"loaded_tables": 1})
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        first, second = (ann.set_up("me", "me", clock=LONG) for _ in range(2))
        screen = ann.at(first)
        old = house.loaded(first)
        screen.session.close()
        soon(lambda: old.is_idle)
        ann.at(second)
        assert not house.tables.is_loaded(first["id"])
        assert old.clocks._task is None


def test_a_clock_stays_for_the_rematch(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "greedy", clock=LONG))
    screen.ask("stand", seat=0)
    screen.until(lambda screen: screen.table["status"] == "over")
    screen.ask("rematch")
    assert ann.get(f"/api/tables/{screen.table['rematch']}").json()["clock"]["seconds"] == 3600
