"""Moves at the table: shown when stored, once each, and refused in words."""

import json
import random

import pytest

from fathoms.words import say
from tests.server.people import House, Person, Screen, play_to_the_end


@pytest.fixture
def duel(ann: Person, ben: Person) -> tuple[Screen, Screen]:
    """Ann and Ben at a table; Ann begins."""
    table = ann.set_up("me", "open", first="1")
    here = ann.at(table)
    there = ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    here.settle()
    return here, there


def test_two_people_and_a_spectator_play_a_game(house: House, duel: tuple[Screen, Screen], eve: Person) -> None:
    ann, ben = duel
    onlooker = eve.at(ann.table["id"])
    assert play_to_the_end(random.Random(1), ann, ben) > 50
    onlooker.settle()
    for screen in (ann, ben, onlooker):
        assert screen.view["shares"] is not None
        assert sum(screen.view["shares"]) == pytest.approx(1)
        assert screen.table["status"] == "over"
        assert [view["number"] for view in screen.views] == sorted({view["number"] for view in screen.views})
        assert {line["number"] for line in screen.log} == set(range(1, screen.view["number"] + 1))
    assert all(not view["legal"] and not view["curtain"] for view in onlooker.views)
    assert (ann.view["seat"], ben.view["seat"], onlooker.view["seat"]) == (0, 1, None)


def test_only_the_player_to_move_gets_choices(duel: tuple[Screen, Screen]) -> None:
    ann, ben = duel
    assert ann.view["actors"] == ben.view["actors"] == [0]
    assert len(ann.choices()) > 50
    assert ben.view["legal"] == {}


def test_a_move_shows_everyone_the_next_view(duel: tuple[Screen, Screen]) -> None:
    ann, ben = duel
    ann.move(ann.choices()[0])
    ben.settle()
    assert ann.view["number"] == ben.view["number"] == 1
    assert ann.view["lines"] == ben.view["lines"] != []
    assert ann.view["lines"][0]["args"]["seat"] == 0


def test_a_repeated_move_does_no_harm(duel: tuple[Screen, Screen]) -> None:
    ann, _ = duel
    action = ann.choices()[0]
    ann.move(action, 0, 0)
    assert ann.move(action, 0, 0) == []
    assert ann.view["number"] == 1


def test_a_late_move_is_refused(duel: tuple[Screen, Screen]) -> None:
    ann, _ = duel
    first, second = ann.choices()[:2]
    ann.move(first, 0, 0)
    ann.move(second, 0, 0)
    assert ann.why() == "move-late"
    assert ann.refused[-1]["number"] == ann.view["number"] == 1


@pytest.mark.parametrize("number", [5, 10**30, -1])
def test_a_move_in_answer_to_no_view_is_refused(duel: tuple[Screen, Screen], number: int) -> None:
    ann, _ = duel
    ann.move(ann.choices()[0], 0, number)
    assert ann.why() == "move-late"
    assert ann.view["number"] == 0


def test_a_move_out_of_turn_is_refused(duel: tuple[Screen, Screen]) -> None:
    _, ben = duel
    ben.move(0, 1)
    assert ben.why() == "move-not-your-turn"


def test_a_move_for_someone_else_is_refused(duel: tuple[Screen, Screen], eve: Person) -> None:
    ann, ben = duel
    onlooker = eve.at(ann.table["id"])
    for screen in (ben, onlooker):
        screen.move(ann.choices()[0], 0)
        assert screen.why() == "seat-not-yours"
    ann.settle()
    assert ann.view["number"] == 0


@pytest.mark.parametrize(
    ("action", "key"), [(-1, "move-unknown"), (10**40, "move-unknown"), (78, "poo-why-open-first")]
)
def test_an_illegal_move_is_refused_with_the_reason(duel: tuple[Screen, Screen], action: int, key: str) -> None:
    ann, _ = duel
    ann.move(action)
    assert ann.why() == key
    assert say(key, **ann.refused[-1]["args"])
    assert ann.view["number"] == 0


def test_a_move_before_the_game_is_refused(ann: Person) -> None:
    here = ann.at(ann.set_up("me", "open"))
    here.move(0, 0, 0)
    assert here.why() == "game-not-started"
    assert here.views == []


def test_a_move_after_the_game_is_refused(duel: tuple[Screen, Screen]) -> None:
    ann, ben = duel
    play_to_the_end(random.Random(2), ann, ben)
    ann.move(0, 0)
    assert ann.why() == "move-game-over"


GARBAGE = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type": "fly"}',
    '{"type": "move"}',
    '{"type": "move", "seat": 15, "number": 0, "action": 0}',  # the clock's seat
    '{"type": "move", "seat": -1, "number": 0, "action": 0}',
    '{"type": "move", "seat": 0, "number": 0, "action": "bank"}',
    '{"type": "move", "seat": 0, "number": NaN, "action": 0}',
    '{"type": "hello", "last": 0, "more": 1}',
    '{"type": "sit", "seat": 0, "name": "' + "x" * 31 + '"}',
    '{"type": "ping"',
    "[" * 2000,
    "\ud800",
]


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused_and_nothing_else(duel: tuple[Screen, Screen], text: str) -> None:
    ann, _ = duel
    ann.session.send_text(text)
    ann.settle()
    assert ann.why() == "message-broken"
    ann.move(ann.choices()[0])
    assert ann.view["number"] == 1


def test_bytes_are_no_message(duel: tuple[Screen, Screen]) -> None:
    ann, _ = duel
    ann.session.send_bytes(b'{"type": "ping"}')
    ann.settle()
    assert ann.why() == "message-broken"


def test_before_hello_nothing_can_be_asked_for(ann: Person) -> None:
    screen = ann.connect(ann.set_up("me", "open"))
    screen.ask("rematch")
    assert screen.why() == "hello-first"


def test_a_move_is_stored_before_anyone_sees_it(
    house: House, duel: tuple[Screen, Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the store fails, the move has not happened, and can be made again."""
    ann, ben = duel
    store, action = house.tables.services.store, ann.choices()[0]

    def fail(*args: object) -> None:
        raise OSError("the disk is full, and the seed is 12345")

    monkeypatch.setattr(store, "append", fail)
    ann.move(action)
    assert ann.why() == "server-trouble"
    assert "12345" not in json.dumps(ann.frames)
    assert ben.settle() == []
    monkeypatch.undo()
    ann.move(action, 0, 0)
    ben.settle()
    assert ann.view["number"] == ben.view["number"] == 1


def test_offered_choices_are_those_the_rules_accept(house: House, duel: tuple[Screen, Screen]) -> None:
    """Choices are read off the seat's own view; the rules judge by the truth."""
    ann, ben = duel
    rng = random.Random(3)
    while ann.view["shares"] is None:
        match = house.loaded(ann.table).state.live_game.match  # type: ignore[union-attr]
        mover = ann if match.actors() == [0] else ben
        assert mover.choices() == match.legal(match.actors()[0])
        mover.move(rng.choice(mover.choices()))
        ann.settle()
        ben.settle()
    assert ann.view["scores"] == house.loaded(ann.table).state.live_game.match.scores()  # type: ignore[union-attr]
    assert ann.view["shares"] == house.loaded(ann.table).state.live_game.match.shares()  # type: ignore[union-attr]


def test_a_move_may_name_its_action(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "greedy", first="1"))
    (choice,) = [choice for choice in screen.view["legal"]["0"] if choice["name"] == {"do": "open", "cover": 5}]
    screen.ask("move", seat=0, number=0, action=choice["name"])
    assert screen.log[0]["marks"][0] == 5


def test_a_name_that_is_none_is_refused(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "greedy", first="1"))
    for name in ({"do": "fly"}, {}, {"do": "open", "cover": 5, "twice": 1}):
        screen.ask("move", seat=0, number=0, action=name)
        assert screen.why() == "move-unknown"
