"""Words at the table: a few phrases for everyone, free ones where the host allows them, and not too many."""

from pathlib import Path
from typing import get_args

import pytest

from fathoms.server import wire
from fathoms.words import say
from tests.server.people import QUICK, House, Message, Person, Screen, open_house


@pytest.fixture
def two(ann: Person, ben: Person) -> tuple[Screen, Screen]:
    return at_one_table(ann, ben)


def at_one_table(ann: Person, ben: Person, **chosen: bool) -> tuple[Screen, Screen]:
    table = ann.set_up("me", "open", **chosen)  # type: ignore[arg-type]
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.settle()
    return here, there


def test_everyone_hears_a_word_as_its_key(two: tuple[Screen, Screen], eve: Person) -> None:
    here, there = two
    watching = eve.at(here.table)
    here.ask("say", seat=0, word="hello")
    for screen in (here, there, watching):
        screen.settle()
        assert screen.said == [{"number": 1, "seat": 0, "word": "hello", "text": ""}]


@pytest.mark.parametrize("word", get_args(wire.ChatPhrase))
def test_every_word_has_words(word: str) -> None:
    assert say(f"word-{word}")


def test_only_players_speak_and_only_for_themselves(two: tuple[Screen, Screen], eve: Person) -> None:
    here, there = two
    watching = eve.at(here.table)
    for screen, seat in ((watching, 0), (there, 0)):
        screen.ask("say", seat=seat, word="hello")
        assert screen.why() == "seat-not-yours"
    here.settle()
    assert here.said == []


def test_an_unknown_word_is_none(two: tuple[Screen, Screen]) -> None:
    two[0].ask("say", seat=0, word="rude")
    assert two[0].why() == "message-broken"


def test_nobody_writes_unless_the_host_allows_it(two: tuple[Screen, Screen]) -> None:
    here, there = two
    here.ask("write", seat=0, text="psst, I hold a seven")
    assert here.why() == "chat-off"
    there.settle()
    assert there.said == []


def test_where_it_is_allowed_people_write_on_one_line(ann: Person, ben: Person) -> None:
    here, there = at_one_table(ann, ben, chat=True)
    assert here.table["chat"]
    here.ask("write", seat=0, text="  well \n\u202e played\x00 ")
    there.settle()
    assert there.said == [{"number": 1, "seat": 0, "word": None, "text": "well played"}]
    here.ask("write", seat=0, text=" \n ")
    assert here.why() == "chat-empty"
    here.ask("write", seat=0, text="x" * 201)
    assert here.why() == "message-broken"


def test_who_comes_later_or_after_a_restart_hears_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "open")
        ann.at(table).ask("say", seat=0, word="good-luck")
        assert house.person().at(table).said[0]["word"] == "good-luck"
    with open_house(tmp_path) as house:
        assert house.person().at(table).said == [{"number": 1, "seat": 0, "word": "good-luck", "text": ""}]


def test_another_server_hears_it_when_it_looks(tmp_path: Path) -> None:
    with open_house(tmp_path) as one, open_house(tmp_path) as other:
        ann = one.person()
        table = ann.set_up("me", "me")
        here, there = ann.at(table), other.person(ann.cookie).at(table)
        here.ask("say", seat=0, word="nice")
        there.session.portal.call(other.loaded(table).refresh)
        there.settle()
        there.ask("say", seat=1, word="thanks")
        assert [said["word"] for said in there.said] == ["nice", "thanks"]


def test_nobody_talks_without_end_with_however_many_pages(tmp_path: Path) -> None:
    limits = QUICK.model_copy(update={"words_at_once": 3, "words_a_second": 0.001})
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        table = ann.set_up("me", "me")
        pages = [ann.at(table) for _ in range(5)]
        for page in pages:
            page.ask("say", seat=0, word="hello")
        assert [bool(page.refused) for page in pages] == [False, False, False, True, True]
        assert pages[-1].why() == "too-many-words"


@pytest.mark.slow  # a whole game
def test_who_takes_themselves_out_of_their_games_takes_their_words_with_them(house: House, ann: Person) -> None:
    table: Message = ann.set_up("me", "greedy")
    screen = ann.at(table)
    screen.ask("say", seat=0, word="hello")
    screen.ask("stand", seat=0)
    screen.until(lambda screen: screen.table["status"] == "over")
    ann.request("DELETE", "/api/mine")
    assert len(screen.said) == 1
    with open_house(Path(str(house.tables.services.store.engine.url.database)).parent) as again:
        assert again.person().at(table).said == []
