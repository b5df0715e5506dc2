"""Fair play among strangers: stand-ins are seen, broken lines are waited for, one seat each, and secrets stay among
those who played."""

from pathlib import Path

import pytest

from tests.server.people import Message, Person, Screen, open_house
from tests.server.review.games import finished_game


def seat_of(screen: Screen, seat: int) -> Message:
    found: Message = screen.table["seats"][seat]
    return found


# Stand-ins


def test_nobody_chooses_a_strong_bot_to_play_for_themselves(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "greedy", first="1"))
    screen.ask("set_bot", seat=0, bot="deep_diver")
    assert screen.why() == "seat-own-bot"
    assert not seat_of(screen, 0)["away"]


def test_where_hints_are_allowed_one_may(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "greedy", first="1", hints=True))
    screen.ask("set_bot", seat=0, bot="greedy")
    assert seat_of(screen, 0)["away"]


def test_that_a_bot_has_stood_in_stays_known(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.settle()
    assert not seat_of(here, 1)["stood_in"]
    there.ask("stand", seat=1)
    there.ask("sit", seat=1)
    here.settle()
    assert (seat_of(here, 1)["away"], seat_of(here, 1)["stood_in"]) == (False, True)
    assert ann.get(f"/api/tables/{table['id']}").json()["seats"][1]["stood_in"]


def test_whoever_left_by_themselves_sits_down_again_by_themselves(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    screen.ask("stand", seat=0)
    assert seat_of(ann.at(screen.table["id"]), 0)["away"]


# Broken lines


def test_a_broken_line_is_waited_for(tmp_path: Path) -> None:
    with open_house(tmp_path, seat_grace=1000) as house:
        ann, ben = house.person(), house.person()
        table = ann.set_up("me", "open")
        here, there = ann.at(table), ben.at(table)
        there.ask("sit", seat=1)
        here.until(lambda screen: seat_of(screen, 1)["here"])
        there.session.close()
        here.until(lambda screen: not seat_of(screen, 1)["here"])
        assert 900 < seat_of(here, 1)["grace"] <= 1000
        here.ask("set_bot", seat=1, bot="greedy")
        assert here.why() == "seat-grace"
        assert 900 < here.refused[-1]["args"]["seconds"] <= 1000
        ben.at(table)
        here.until(lambda screen: seat_of(screen, 1)["here"])
        assert seat_of(here, 1)["grace"] == 0


def test_after_a_restart_everyone_has_the_time_to_come_back(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann, ben = house.person(), house.person()
        table = ann.set_up("me", "open")
        ben.at(table).ask("sit", seat=1)
    with open_house(tmp_path, seat_grace=1000) as house:
        screen = house.person(ann.cookie).at(table)
        screen.ask("set_bot", seat=1, bot="greedy")
        assert screen.why() == "seat-grace"


def test_who_comes_back_has_the_seat_again_at_once(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", first="1")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.until(lambda screen: seat_of(screen, 1)["here"])
    there.session.close()
    here.until(lambda screen: not seat_of(screen, 1)["here"])
    here.ask("set_bot", seat=1, bot="greedy")
    assert seat_of(here, 1)["away"]
    back = ben.at(table)
    assert back.view["seat"] == 1
    assert not seat_of(back, 1)["away"]
    here.settle()
    assert (seat_of(here, 1)["away"], seat_of(here, 1)["bot"], seat_of(here, 1)["stood_in"]) == (False, None, True)


# One seat each


def test_at_a_public_table_everyone_has_one_seat(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "open", "open", public=True)
    assert not table["many_seats"]
    there = ben.at(table)
    there.ask("sit", seat=1)
    there.ask("sit", seat=2)
    assert there.why() == "seat-one-each"
    there.ask("stand", seat=1)
    there.ask("sit", seat=2)
    assert seat_of(there, 2)["mine"]


@pytest.mark.parametrize("chosen", [{"public": True, "many_seats": True}, {"public": False}])
def test_where_the_host_allows_more_or_knows_everyone_one_may_have_several(
    ann: Person, ben: Person, chosen: dict[str, bool]
) -> None:
    table = ann.set_up("me", "open", "open", "open", **chosen)  # type: ignore[arg-type]
    assert table["many_seats"]
    there = ben.at(table)
    there.ask("sit", seat=1)
    there.ask("sit", seat=2)
    assert seat_of(there, 1)["mine"]
    assert seat_of(there, 2)["mine"]


def test_a_host_with_several_seats_cannot_hide_it(ann: Person) -> None:
    assert ann.set_up("me", "me", "open", public=True)["many_seats"]


# Removing


def test_the_host_removes_someone_before_the_game_for_good(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open", "open")
    here, there, other = ann.at(table), ben.at(table), eve.at(table)
    there.ask("sit", seat=1)
    other.ask("remove", seat=1)
    assert other.why() == "seat-host-only"
    here.settle()
    here.ask("remove", seat=1)
    there.settle()
    assert seat_of(there, 1)["kind"] == "open"
    there.ask("sit", seat=2)
    assert there.why() == "seat-removed"
    other.ask("sit", seat=1)
    assert seat_of(other, 1)["mine"]


def test_only_others_and_only_before_the_game_are_removed(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "greedy", "open")
    here, there = ann.at(table), ben.at(table)
    for seat in (0, 1, 2):
        here.ask("remove", seat=seat)
        assert here.why() == "seat-nobody-else"
    there.ask("sit", seat=1)
    here.ask("set_bot", seat=3, bot="greedy")
    here.ask("remove", seat=1)
    assert here.why() == "seat-begun"


# Looking back


WITH_SECRETS = ["history?seat=0", "history?seat=1", "replay", "review"]


@pytest.mark.parametrize("what", WITH_SECRETS)
def test_only_those_who_played_see_every_hand(ann: Person, eve: Person, what: str) -> None:
    table = finished_game(ann, "me", "greedy", game="poo_divers", look_back="players")
    assert table["look_back"] == "players"
    refused = eve.get(f"/api/tables/{table['id']}/{what}")
    assert (refused.status_code, refused.json()["key"]) == (403, "history-players-only")
    assert ann.get(f"/api/tables/{table['id']}/{what}").status_code == 200


def test_players_only_is_the_default(ann: Person, eve: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ann.post("/api/tables", {"game": "poo_divers", "seats": seats}).json()
    assert (table["look_back"], table["looks_back"]) == ("players", True)
    assert not eve.get(f"/api/tables/{table['id']}").json()["looks_back"]


def test_what_spectators_saw_everyone_may_see_again(ann: Person, eve: Person) -> None:
    table = finished_game(ann, "me", "greedy", game="poo_divers", look_back="players")["id"]
    assert eve.get(f"/api/tables/{table}/history").status_code == 200
    assert eve.get(f"/api/tables/{table}/card.svg").status_code == 200


@pytest.mark.parametrize("what", WITH_SECRETS)
def test_a_table_may_be_open_to_anyone_afterwards(ann: Person, eve: Person, what: str) -> None:
    table = finished_game(ann, "me", "greedy", game="poo_divers", look_back="anyone")["id"]
    assert eve.get(f"/api/tables/{table}/{what}").status_code == 200


def test_nobody_else_has_a_game_thought_over(ann: Person, eve: Person) -> None:
    table = finished_game(ann, "me", "greedy", game="poo_divers", look_back="players")["id"]
    for method in ("POST", "DELETE"):
        assert eve.request(method, f"/api/tables/{table}/review").json()["key"] == "history-players-only"
