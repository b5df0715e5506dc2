"""Coming back: after a lost connection, after a restart, and with another server at the same tables."""

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from fathoms.server.store.stored_table import StoredMove
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.sync import REPLAY_CHUNK
from tests.server.people import House, Person, Screen, open_house, play_to_the_end


def play_some(screen: Screen, moves: int) -> None:
    """Play alone for everyone at this screen."""
    play_to_the_end(random.Random(5), screen, most=moves)


def test_who_comes_back_gets_what_they_missed(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1"))
    play_some(screen, 9)
    new = ann.at(screen.table["id"])
    assert [view["number"] for view in new.views] == [8, 9]
    assert new.log == screen.log
    back = ann.at(screen.table["id"], last=4)
    assert [view["number"] for view in back.views] == [8, 9]
    assert back.log == [line for line in screen.log if line["number"] > 4]
    almost = ann.at(screen.table["id"], last=8)
    assert [view["number"] for view in almost.views] == [9]
    up_to_date = ann.at(screen.table["id"], last=9)
    assert [view["number"] for view in up_to_date.views] == [9]


def test_the_view_before_offers_no_choices(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    play_some(screen, 3)
    new = ann.at(screen.table["id"])
    assert new.views[0]["legal"] == {}
    assert new.views[0]["scene"] == next(view for view in screen.views if view["number"] == 2)["scene"]
    assert new.views[1]["legal"] or new.views[1]["curtain"]


def test_a_number_from_the_future_counts_as_none(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    play_some(screen, 3)
    for last in (4, 10**20):
        back = ann.at(screen.table["id"], last=last)
        assert [view["number"] for view in back.views] == [2, 3]
        assert back.log == screen.log
    odd = ann.at(screen.table["id"], last=-99)
    assert odd.log == screen.log


def test_hello_can_be_said_again(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    heard = screen.hello(last=0)
    assert [message["type"] for message in heard] == ["table", "views", "thinking"]


def test_nothing_is_lost_when_the_server_starts_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann, ben = house.person(), house.person()
        table = ann.set_up("me", "open")
        here, there = ann.at(table), ben.at(table)
        there.ask("sit", seat=1, name="Ben")
        play_to_the_end(random.Random(6), here, there, most=20)
        here.settle()
        there.settle()
    with open_house(tmp_path) as house:
        ann, ben = house.person(ann.cookie), house.person(ben.cookie)
        again, too = ann.at(table, last=here.view["number"]), ben.at(table)
        assert again.table | {"seats": [], "number": 0} == here.table | {"seats": [], "number": 0}
        assert too.table["seats"] == there.table["seats"]
        for new, old in ((again, here), (too, there)):
            assert new.view == old.view
        assert too.log == there.log
        play_to_the_end(random.Random(7), again, too)
        assert again.table["status"] == too.table["status"] == "over"


def test_a_long_game_is_played_again_in_several_goes_and_meanwhile_its_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        here = ann.at(ann.set_up("me", "me", first="1"))
        play_some(here, REPLAY_CHUNK + 10)
    goes, go_on, follow = [], threading.Event(), LiveGame.replay

    def slowly(self: LiveGame, moves: list[StoredMove]) -> None:
        goes.append(len(moves))
        assert go_on.wait(30), "nobody was told anything"
        follow(self, moves)

    monkeypatch.setattr(LiveGame, "replay", slowly)
    with open_house(tmp_path) as house:
        again = house.person(ann.cookie).connect(here.table)
        again.session.send_text('{"type": "hello", "last": -1}')
        first = again.hear()
        assert (first["type"], first["table"]["id"], first["table"]["number"]) == ("table", here.table["id"], 60)
        go_on.set()
        again.until(lambda screen: screen.views)
        assert again.view == here.view
        assert again.log == here.log
    assert goes[:2] == [REPLAY_CHUNK, 10]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_delay=1000) as house:
        ann = house.person()
        table = ann.set_up("random", "greedy")
        assert ann.at(table).thinking != []
    with open_house(tmp_path) as house:
        screen = house.person(ann.cookie).at(table)
        screen.until(lambda screen: screen.table["status"] == "over")


def two_servers(folder: Path) -> tuple[Any, Any]:
    return open_house(folder), open_house(folder)


def test_two_servers_cannot_both_append(tmp_path: Path) -> None:
    one, other = two_servers(tmp_path)
    with one as first, other as second:
        ann = first.person()
        table = ann.set_up("me", "me", first="1")
        here = ann.at(table)
        there = second.person(ann.cookie).at(table)
        played, late = here.choices()[:2]
        here.move(played, 0, 0)
        there.move(late, 0, 0)  # this server has not heard of the first move
        assert there.why() == "move-late"
        assert there.view == here.view
        there.move(played, 0, 0)  # the same move again does no harm
        assert len(there.refused) == 1
        rng = random.Random(8)
        for turn in range(20):
            screen = (here, there)[turn % 2]
            screen.hello(screen.view["number"])  # nobody tells a server yet what another has stored
            for seat in screen.view["curtain"]:
                screen.ask("see", seat=seat)
            seat = screen.view["actors"][0]
            screen.move(rng.choice(screen.choices(seat)), seat)
        here.hello()
        there.hello()
        assert here.view == there.view
        assert here.view["number"] == 21


def test_two_servers_cannot_both_seat_someone(tmp_path: Path) -> None:
    one, other = two_servers(tmp_path)
    with one as first, other as second:
        ann, ben, eve = first.person(), first.person(), second.person()
        table = ann.set_up("me", "open", "open")
        here, there = ben.at(table), eve.at(table)
        here.ask("sit", seat=1, name="Ben")
        there.ask("sit", seat=1, name="Eve")
        assert there.why() == "seat-taken"
        there.ask("sit", seat=2, name="Eve")
        assert [seat["name"] for seat in there.table["seats"]] == ["", "Ben", "Eve"]
        assert there.table["status"] == "playing"
        assert there.view["number"] == 0


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    from tests.server.people import QUICK

    limits = QUICK.__class__(messages_at_once=1000, loaded_tables=2)
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        tables = [ann.set_up("me", "me") for _ in range(4)]
        first = ann.at(tables[0])
        play_some(first, 3)
        first.session.close()
        others = [ann.at(table) for table in tables[1:]]
        assert table_names(house) == {table["id"] for table in tables[1:]}
        assert ann.at(tables[0]).log == first.log
        assert len(others) == 3


def table_names(house: House) -> set[str]:
    return set(house.tables._loaded)
