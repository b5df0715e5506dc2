"""Several players at one screen: secrets stay behind a curtain until the right one lifts it."""

import random
from collections.abc import Iterator

import pytest

from fathoms.bots.greedy_bot import play_greedily
from fathoms.games.poo_divers.actions import LOOK
from fathoms.games.poo_divers.state import BLANK
from tests.kit.register import registered
from tests.server.people import House, Person, Screen, play_to_the_end
from tests.server.toys import at_the_table
from tests.toys.bids import SECRET_BIDS


def play_until_a_look(screen: Screen, house: House) -> int:
    """Open blanks until someone may look, and look under a cover; who looked."""
    match = house.loaded(screen.table).state.live_game.match  # type: ignore[union-attr]
    blank = next(n for n in range(match.state.covers) if match.state.card[match.state.square_of[n]] == -BLANK)
    screen.move(blank)
    seat: int = screen.view["actors"][0]
    assert screen.view["scene"]["phase"] == "looking"
    screen.move(next(action for action in screen.choices() if action >= LOOK))
    return seat


def test_without_secrets_the_choices_are_on_the_screen(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1"))
    assert screen.view["seat"] is None
    assert screen.view["curtain"] == []
    assert list(screen.view["legal"]) == ["0"]


def test_a_secret_look_waits_behind_the_curtain(house: House, ann: Person, eve: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    other = eve.at(screen.table["id"])
    seat = play_until_a_look(screen, house)
    assert screen.view["curtain"] == [seat]
    assert screen.view["legal"] == {}
    assert screen.view["scene"]["peek"]["face"] == "closed"
    screen.ask("see", seat=seat)
    assert screen.view["seat"] == seat
    assert screen.view["curtain"] == []
    assert screen.view["scene"]["peek"]["face"] != "closed"
    number = screen.view["number"]
    screen.move(screen.choices(seat)[0], seat)  # put the card back
    assert screen.view["number"] == number + 1
    assert screen.view["seat"] is None
    assert '"face":"closed"' in screen.frames[-2]
    other.settle()
    assert all((view["scene"]["peek"] or {"face": "closed"})["face"] == "closed" for view in other.views)


def test_the_curtain_falls_for_the_screen_that_lifted_it_only(house: House, ann: Person) -> None:
    """A second screen of the same people shows no secrets until its own curtain is lifted."""
    table = ann.set_up("me", "me")
    screen, second = ann.at(table), ann.at(table)
    seat = play_until_a_look(screen, house)
    screen.ask("see", seat=seat)
    second.settle()
    assert second.view["curtain"] == [seat]
    assert second.view["scene"]["peek"]["face"] == "closed"


def test_who_comes_back_finds_the_curtain_down(house: House, ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    seat = play_until_a_look(screen, house)
    screen.ask("see", seat=seat)
    again = ann.at(screen.table["id"], last=screen.view["number"])
    assert again.view["curtain"] == [seat]
    assert again.view["seat"] is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_own_seats_that_are_to_act_can_be_seen(ann: Person, ben: Person, seat: int) -> None:
    table = ann.set_up("me", "me", "open", first="1")
    there = ben.at(table)
    there.ask("sit", seat=2)
    there.ask("see", seat=seat)
    assert there.why() == ("see-not-now" if seat == 2 else "seat-not-yours")
    screen = ann.at(table)
    screen.ask("see", seat=1)
    assert screen.why() == "see-not-now"


def test_a_whole_game_on_one_screen(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", "me"))
    assert play_to_the_end(random.Random(4), screen) > 50
    assert screen.table["status"] == "over"


@pytest.mark.rule("TOI-15")
def test_a_dive_is_for_everyone_at_the_screen_and_only_drawn_chips_are_behind_a_curtain(
    house: House, ann: Person
) -> None:
    screen = ann.at(ann.set_up("me", "me", game="toilet_divers", blind_dive=True))
    match = house.loaded(screen.table).state.live_game.match  # type: ignore[union-attr]
    owners = set()
    while not match.over:
        (seat, *_), phase = match.actors(), screen.view["scene"]["phase"]
        drawn = phase == "keeping"
        assert screen.view["curtain"] == ([seat] if drawn else [])
        assert screen.view["seat"] is None
        if drawn:
            screen.ask("see", seat=seat)
            assert screen.view["seat"] == seat
        elif screen.view["scene"]["purses"][seat]["chips"]:
            owners.add(seat)
            assert screen.view["scene"]["purses"][seat]["stars"] is None
        screen.move(play_greedily(match.info_state(seat), seat, match.number), seat)
    assert owners == {0, 1}, "both have dived with secrets of their own"


@pytest.fixture
def bids() -> Iterator[None]:
    with registered(at_the_table(SECRET_BIDS)):
        yield


def test_players_who_act_at_once_see_only_the_lifted_seat(bids: None, house: House, ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="bids"))
    assert screen.view["actors"] == [0, 1]
    assert screen.view["curtain"] == [0, 1]  # each was told a secret
    public = screen.view["scene"]
    screen.ask("see", seat=1)
    assert (screen.view["seat"], screen.view["curtain"], list(screen.view["legal"])) == (1, [0], ["1"])
    assert screen.view["scene"] != public
    screen.move(3, 1)
    assert (screen.view["seat"], screen.view["curtain"], screen.view["legal"]) == (None, [0], {})


def test_who_acts_at_once_is_not_late_when_others_were_faster(bids: None, ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="bids")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.settle()
    here.move(2, 0, 0)
    there.move(1, 1, 0)  # Ben had not seen that Ann had moved
    assert there.refused == []
    assert there.view["number"] == 2
    here.move(3, 0, 0)  # but Ann has moved since
    assert here.why() == "move-late"
