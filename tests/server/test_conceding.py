"""Giving up during a game, asking for a seat at one, and how quickly its bots play."""

from dataclasses import replace

import pytest

from fathoms.games import GAMES
from fathoms.server.store.stored_table import CONCEDED, Seat
from fathoms.server.table.broadcast import SPEED_FACTORS
from fathoms.server.table.seats import rematch_seat
from fathoms.server.wire.field_types import Speed
from tests.server.people import House, Message, Person, Screen


def seat_of(screen: Screen, seat: int) -> Message:
    found: Message = screen.table["seats"][seat]
    return found


def players(ann: Person, ben: Person, **chosen: object) -> tuple[Screen, Screen]:
    table = ann.set_up("me", "open", **chosen)  # type: ignore[arg-type]
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    here.settle()
    return here, there


# Giving up


def test_who_gives_up_has_a_bot_in_their_seat_for_good(house: House, ann: Person, ben: Person) -> None:
    here, there = players(ann, ben)
    there.ask("concede", seat=1)
    here.settle()
    seat = seat_of(here, 1)
    assert (seat["kind"], seat["away"], seat["conceded"], seat["stood_in"]) == ("person", True, True, True)
    assert not seat_of(here, 0)["conceded"]
    assert [line["args"] for line in here.log if line["key"] == "table-log-conceded"] == [{"seat": 1}]
    assert CONCEDED in [move.action for move in house.tables.services.store.moves(here.table["id"])]
    there.ask("sit", seat=1)
    assert there.why() == "seat-conceded"
    again = ben.at(here.table["id"])  # nor by coming back
    assert seat_of(again, 1)["away"]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_one_may_give_up_in_every_game(ann: Person, game: str) -> None:
    seats = next(found.default_players for found in GAMES if found.name == game)
    screen = ann.at(ann.set_up("me", *["greedy"] * (seats - 1), game=game))
    screen.ask("concede", seat=0)
    assert seat_of(screen, 0)["conceded"]
    assert any(line["key"] == "table-log-conceded" for line in screen.log)


def test_a_conceded_seat_runs_no_time_out_for_its_owner(ann: Person, ben: Person) -> None:
    here, _ = players(ann, ben, clock={"kind": "budget", "seconds": 600}, first="1")
    here.ask("concede", seat=0)
    assert seat_of(here, 0)["away"]
    assert here.view["number"] >= 1  # the game goes on


def test_nobody_gives_up_for_another_or_before_the_game(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open")
    here, there = ann.at(table), ben.at(table)
    here.ask("concede", seat=0)
    assert here.why() == "game-not-started"
    there.ask("sit", seat=1)
    there.ask("concede", seat=0)
    assert there.why() == "seat-not-yours"


def test_who_gave_up_plays_the_rematch() -> None:
    seat = Seat("person", "ben", "Ben", "greedy", away=True, stand_in="conceded")
    assert rematch_seat(seat) == Seat("person", "ben", "Ben")
    left = replace(seat, stand_in="left")
    assert rematch_seat(left) == left, "who has merely left may still be away"


# Asking for a seat


def test_a_spectator_asks_and_is_given_the_seat_of_a_bot(ann: Person, ben: Person, eve: Person) -> None:
    here = ann.at(ann.set_up("me", "greedy", "greedy", first="1"))
    there, watching = ben.at(here.table["id"]), eve.at(here.table["id"])
    there.ask("ask_seat", name="Ben")
    for screen in (here, watching, there):
        screen.settle()
        [request] = screen.table["requests"]
        assert (request["name"], request["mine"]) == ("Ben", screen is there)
    watching.ask("give_seat", seat=1, request=1)
    assert watching.why() == "seat-players-only"
    here.ask("give_seat", seat=0, request=1)
    assert here.why() == "seat-taken"
    here.ask("give_seat", seat=1, request=1)
    there.settle()
    seat = seat_of(there, 1)
    assert (seat["kind"], seat["name"], seat["mine"]) == ("person", "Ben", True)
    assert there.table["requests"] == []
    assert there.view["seat"] == 1
    here.ask("give_seat", seat=2, request=1)
    assert here.why() == "seat-no-request"


def test_players_do_not_ask_and_a_question_is_asked_once(ann: Person, ben: Person) -> None:
    here = ann.at(ann.set_up("me", "greedy", first="1"))
    here.ask("ask_seat", name="Ann")
    assert here.why() == "seat-taken"
    there = ben.at(here.table["id"])
    for name in ("Ben", "Benno"):
        there.ask("ask_seat", name=name)
    assert [request["name"] for request in there.table["requests"]] == ["Benno"]


# How quickly bots play


def test_the_slowest_wish_of_those_who_play_counts(house: House, ann: Person, ben: Person, eve: Person) -> None:
    here, there = players(ann, ben)
    watching = eve.at(here.table["id"])
    table = house.loaded(here.table)
    wishes: list[tuple[Screen, Speed, Speed]] = [
        (here, "at_once", "normal"),
        (there, "quick", "quick"),
        (watching, "slow", "quick"),
        (there, "at_once", "at_once"),
    ]
    for screen, speed, slowest in wishes:
        screen.ask("bot_speed", speed=speed)
        assert table.broadcast.bot_delay_factor() == SPEED_FACTORS[slowest]
    here.ask("bot_speed", speed="warp")
    assert here.why() == "message-broken"
