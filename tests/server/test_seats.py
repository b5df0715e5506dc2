"""Taking seats, giving them back, leaving and returning."""

import pytest

from tests.server.people import House, Message, Person


def kinds(table: Message) -> list[tuple[str, str | None, bool]]:
    return [(seat["kind"], seat["bot"], seat["away"]) for seat in table["seats"]]


def test_the_game_begins_when_the_last_seat_is_taken(ann: Person, ben: Person) -> None:
    here = ann.at(ann.set_up("me", "open"))
    assert here.table["status"] == "waiting"
    assert here.views == []  # nobody sees cards before everyone sits
    there = ben.at(here.table["id"])
    there.ask("sit", seat=1, name="Ben")
    here.settle()
    assert here.table["status"] == there.table["status"] == "playing"
    assert here.table["seats"][1]["name"] == "Ben"
    assert here.table["seats"][1]["here"]
    assert here.view["number"] == there.view["number"] == 0
    assert (here.view["seat"], there.view["seat"]) == (0, 1)


def test_a_taken_seat_stays_taken(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open", "open")
    ben.at(table).ask("sit", seat=1)
    other = eve.at(table)
    for seat in (0, 1):
        other.ask("sit", seat=seat)
        assert other.why() == "seat-taken"
    other.ask("sit", seat=3)
    assert other.why() == "move-no-such-seat"


def test_a_seat_given_back_before_the_game_is_open_again(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "open")
    there = ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    there.ask("stand", seat=1)
    assert kinds(there.table)[1] == ("open", None, False)
    assert there.table["seats"][1]["name"] == ""
    there.ask("stand", seat=0)
    assert there.why() == "seat-not-yours"


def test_a_new_name(ann: Person, ben: Person) -> None:
    here = ann.at(ann.set_up("me", "open"))
    here.ask("rename", seat=0, name="Anna")
    assert here.table["seats"][0]["name"] == "Anna"
    there = ben.at(here.table["id"])
    there.ask("rename", seat=0, name="Nobody")
    assert there.why() == "seat-not-yours"
    assert there.table["seats"][0]["name"] == "Anna"


def test_everyone_sees_who_is_here(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "random")
    here = ann.at(table)
    other = eve.at(table)
    assert other.table["spectators"] == 1
    assert [seat["here"] for seat in other.table["seats"]] == [True, True]
    here.session.close()
    other.until(lambda screen: not screen.table["seats"][0]["here"])
    ann.at(table)
    other.until(lambda screen: screen.table["seats"][0]["here"])


def test_the_host_fills_seats_with_bots(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "open")
    here, there = ann.at(table), ben.at(table)
    there.ask("set_bot", seat=1, bot="greedy")
    assert there.why() == "seat-host-only"
    here.ask("set_bot", seat=1, bot="oracle")
    assert here.why() == "bot-unknown"
    here.ask("set_bot", seat=1, bot="greedy")
    assert kinds(here.table)[1] == ("bot", "greedy", False)
    here.ask("set_bot", seat=1, bot=None)
    assert kinds(here.table)[1] == ("open", None, False)
    here.ask("set_bot", seat=1, bot="random")
    here.ask("set_bot", seat=2, bot="random")
    assert here.table["status"] == "playing"
    here.ask("set_bot", seat=1, bot=None)
    assert here.why() == "seat-has-bot"


def test_before_the_game_the_host_cannot_take_the_seat_of_someone_who_is_here(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "open")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.ask("set_bot", seat=1, bot="random")
    assert here.why() == "seat-player-here"
    there.session.close()
    here.until(lambda screen: not screen.table["seats"][1]["here"])
    here.ask("set_bot", seat=1, bot=None)
    assert kinds(here.table)[1] == ("open", None, False)


def test_a_player_who_leaves_is_replaced_and_can_come_back(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", first="2")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    there.ask("stand", seat=1)
    assert kinds(there.table)[1] == ("person", "greedy", True)
    here.until(lambda screen: screen.views and screen.view["actors"] == [0])  # the bot has played Ben's turn
    there.settle()
    assert there.view["seat"] is None
    there.move(0, 1)
    assert there.why() == "seat-away"
    there.ask("sit", seat=1)
    assert kinds(there.table)[1] == ("person", None, False)
    assert there.table["seats"][1]["name"] == "Ben"
    assert there.view["seat"] == 1


def test_nobody_else_can_take_the_seat_of_a_player_who_left(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open")
    there = ben.at(table)
    there.ask("sit", seat=1)
    there.ask("stand", seat=1)
    other = eve.at(table)
    other.ask("sit", seat=1)
    assert other.why() == "seat-taken"


def test_players_can_put_a_bot_in_place_of_someone_who_is_gone(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open", first="2")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.ask("set_bot", seat=1, bot="random")
    assert here.why() == "seat-player-here"
    there.session.close()
    here.until(lambda screen: not screen.table["seats"][1]["here"])
    other = eve.at(table)
    other.ask("set_bot", seat=1, bot="random")
    assert other.why() == "seat-players-only"
    here.ask("set_bot", seat=1, bot="random")
    here.until(lambda screen: screen.view["actors"] == [0])
    assert kinds(here.table)[1] == ("person", "random", True)
    assert ben.at(table).view["seat"] == 1


def test_nobody_sits_down_at_a_bots_seat_during_the_game(ann: Person, ben: Person) -> None:
    there = ben.at(ann.set_up("me", "random"))
    there.ask("sit", seat=1)
    assert there.why() == "seat-taken"


@pytest.mark.parametrize("wish", ["stand", "set_bot"])
def test_after_the_game_nobody_leaves(house: House, ann: Person, wish: str) -> None:
    table = ann.set_up("random", "random")
    here = ann.at(table)
    here.until(lambda screen: screen.table["status"] == "over")
    fields = {"seat": 0} | ({"bot": "greedy"} if wish == "set_bot" else {})
    here.ask(wish, **fields)
    assert here.why() == ("move-game-over" if wish == "set_bot" else "seat-not-yours")
