"""Playing again together: everyone is asked and nobody dragged; other seats, another game, and a series."""

import random
from collections.abc import Iterator

import pytest

from fathoms.core.refusal import Refusal
from fathoms.server.table.series import Series, new_series, read_series, with_result
from tests.server.people import Message, Person, Screen, play_to_the_end
from tests.server.review.games import short_game


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with short_game():
        yield


def two_at(ann: Person, ben: Person, *more: str, **chosen: object) -> tuple[Screen, Screen]:
    """Ann and Ben after a short game."""
    table = ann.set_up("me", "open", *more, game="bids", **chosen)  # type: ignore[arg-type]
    here, there = ann.at(table), ben.at(table)
    here.ask("rename", seat=0, name="Ann")
    there.ask("sit", seat=1, name="Ben")
    return finish(here, there)


def finish(here: Screen, there: Screen, seed: int = 1) -> tuple[Screen, Screen]:
    here.settle()
    while here.table["status"] != "over":
        play_to_the_end(random.Random(seed), here, there)
        here.settle()
        there.settle()
    return here, there


def again(here: Screen, **wanted: object) -> str:
    here.ask("rematch", **wanted)
    assert here.refused == []
    table: str = here.table["rematch"]
    return table


def answer(person: Person, table: str, comes: bool) -> Message:
    told = person.post(f"/api/tables/{table}/answer", {"comes": comes})
    found: Message = told.json()
    return found


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_the_others_are_asked_and_the_game_begins_when_they_come(ann: Person, ben: Person, eve: Person) -> None:
    here, there = two_at(ann, ben)
    new = again(here)
    there.settle()
    assert there.table["rematch"] == new, "everyone at the old table is told"
    asked = ben.get(f"/api/tables/{new}").json()
    assert (asked["status"], names(asked)) == ("waiting", ["Ann", "Ben"])
    assert [seat["kept"] for seat in asked["seats"]] == [None, "me"]
    assert not asked["seats"][1]["mine"], "nobody is dragged"
    waiting = ann.at(new)
    assert waiting.table["seats"][1]["kept"] == "another"
    assert waiting.table["host"]
    assert ben.get("/api/tables").json()["mine"][0]["id"] == new, "it is in their lobby"
    begun = answer(ben, new, comes=True)
    assert (begun["status"], begun["seats"][1]["mine"], names(begun)) == ("playing", True, ["Ann", "Ben"])
    waiting.until(lambda screen: screen.views)
    assert answer(eve, new, comes=True)["key"] == "seat-not-asked"


def test_a_kept_seat_is_nobody_elses_until_they_say_no(ann: Person, ben: Person, eve: Person) -> None:
    here, _ = two_at(ann, ben)
    new = again(here)
    other = eve.at(new)
    other.ask("sit", seat=1, name="Eve")
    assert (other.why(), other.refused[-1]["args"]) == ("seat-kept", {"name": "Ben"})
    refused = answer(ben, new, comes=False)
    assert (refused["status"], refused["seats"][1]["kept"], names(refused)) == ("waiting", None, ["Ann", ""])
    other.ask("sit", seat=1, name="Eve")
    assert (other.table["status"], names(other.table)) == ("playing", ["Ann", "Eve"])


def test_the_host_can_give_a_kept_seat_to_a_bot(ann: Person, ben: Person) -> None:
    here, there = two_at(ann, ben)
    new = again(there)  # Ben asks, though Ann was the host
    waiting = ben.at(new)
    waiting.ask("set_bot", seat=0, bot="greedy")
    assert waiting.table["status"] == "playing"
    assert here.settle() is not None


def test_whoever_was_asked_may_just_sit_down_there(ann: Person, ben: Person) -> None:
    here, _ = two_at(ann, ben)
    there = ben.at(again(here))
    there.ask("sit", seat=1)
    assert (there.table["status"], names(there.table)) == ("playing", ["Ann", "Ben"])


def test_who_left_the_game_is_played_for_and_not_waited_for(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", game="bids")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    there.ask("stand", seat=1)
    here.settle()
    while here.table["status"] != "over":
        play_to_the_end(random.Random(1), here)
        here.until(lambda screen: screen.view["legal"] or screen.table["status"] == "over")
    new = ann.get(f"/api/tables/{again(here)}").json()
    assert (new["status"], new["seats"][1]["away"]) == ("playing", True)


def test_a_public_table_with_kept_seats_alone_is_not_offered_to_strangers(
    ann: Person, ben: Person, eve: Person
) -> None:
    here, _ = two_at(ann, ben, public=True)
    new = again(here)
    assert eve.get("/api/tables").json()["open"] == []
    answer(ben, new, comes=False)
    assert [table["id"] for table in eve.get("/api/tables").json()["open"]] == [new]


def test_everyone_moves_some_seats_on(ann: Person, ben: Person) -> None:
    here, _ = two_at(ann, ben, "greedy")
    new = ann.get(f"/api/tables/{again(here, move_seats=1)}").json()
    assert names(new) == ["", "Ann", "Ben"]
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person", "open"]


@pytest.mark.parametrize(
    ("other", "kinds"),
    [
        ("poo_divers", ["person", "open", "bot"]),
        ("dykarna", ["person", "open"]),
        ("partners", ["person", "open", "bot", "bot", "bot", "bot"]),
    ],
)
def test_another_game_with_the_same_people_and_as_many_bots_as_it_needs(
    ann: Person, ben: Person, other: str, kinds: list[str]
) -> None:
    here, _ = two_at(ann, ben, "greedy", hints=False)
    new = ann.get(f"/api/tables/{again(here, game=other)}").json()
    assert (new["game"], [seat["kind"] for seat in new["seats"]]) == (other, kinds)
    assert names(new)[:2] == ["Ann", "Ben"]


def test_a_game_for_fewer_people_is_refused_in_words(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open", "open")
    here, there, third = ann.at(table), ben.at(table), eve.at(table)
    there.ask("sit", seat=1, name="Ben")
    third.ask("sit", seat=2, name="Eve")
    while here.table["status"] != "over":
        play_to_the_end(random.Random(2), here, there, third)
        here.settle()
    here.ask("rematch", game="chess")
    assert here.why() == "game-unknown"
    here.ask("rematch", game="bids", options={"rounds": 99})
    assert here.why() == "option-not-in-range"
    here.ask("rematch", game="dykarna")
    assert here.refused[2:] == [], "a bot is the fourth"


def test_a_series_goes_on_until_it_is_decided(ann: Person, ben: Person) -> None:
    here, there = two_at(ann, ben, best_of=3)
    won = here.view["shares"]
    assert here.table["series"] == {
        "of": 3,
        "game": 1,
        "wins": won,
        "decided": False,
        "leaders": [seat for seat in (0, 1) if won[seat] == max(won)],
    }
    games = [here.table["id"]]
    for game in (2, 3, 4):
        new = again(here, move_seats=1)
        answer(ben, new, comes=True)
        here, there = ann.at(new), ben.at(new)
        if here.table["series"] is None:
            break
        games.append(new)
        won = won[::-1]  # everyone has moved on
        assert (here.table["series"]["game"], here.table["series"]["wins"]) == (game, won)
        finish(here, there, seed=game)
        won = [before + share for before, share in zip(won, here.view["shares"], strict=True)]
        assert here.table["series"]["wins"] == won
        assert here.table["series"]["decided"] == (max(won) > 1.5 or game == 3)
    assert len(games) in (2, 3)
    assert here.table["series"] is None, "after a decided series a game stands for itself"


def test_a_series_is_begun_and_broken_off_as_wished(ann: Person, ben: Person) -> None:
    here, there = two_at(ann, ben)
    assert here.table["series"] is None
    new = again(here, best_of=5)
    answer(ben, new, comes=True)
    here, there = ann.at(new), ben.at(new)
    assert (here.table["series"]["of"], here.table["series"]["wins"]) == (5, [0, 0])
    finish(here, there)
    assert ann.get(f"/api/tables/{again(here, best_of=1)}").json()["series"] is None


def test_the_end_counts_once_though_it_is_noted_twice(ann: Person, ben: Person) -> None:
    here, _ = two_at(ann, ben, best_of=3)
    series = read_series(with_result("3 1 0,0", here.view["shares"]))
    assert series is not None
    assert with_result(series.to_text(), here.view["shares"]) == series.to_text()


def test_nobody_has_a_series_alone() -> None:
    with pytest.raises(Refusal) as why:
        new_series(3, (0,))
    assert why.value.key == "series-alone"


@pytest.mark.parametrize(
    ("series", "sides", "decided", "leaders"),
    [
        (Series(3, (1.0, 0.0), 1, True), (0, 1), False, [0]),
        (Series(3, (2.0, 0.0), 2, True), (0, 1), True, [0]),
        (Series(3, (2.0, 0.0), 3), (0, 1), True, [0]),
        (Series(3, (1.5, 0.5), 2, True), (0, 1), False, [0]),
        (Series(3, (1.5, 1.5), 3, True), (0, 1), True, [0, 1]),
        (Series(5, (2.0, 1.0, 0.0), 3, True), (0, 1, 2), False, [0]),
        (Series(5, (3.0, 0.0, 0.0), 3, True), (0, 1, 2), True, [0]),
        (Series(3, (2.0, 0.0, 2.0, 0.0), 2, True), (0, 1, 0, 1), True, [0, 2]),
        (Series(7, (0.0, 0.0), 1), (0, 1), False, []),
    ],
)
def test_a_series_is_decided_when_nobody_can_catch_up(
    series: Series, sides: tuple[int, ...], decided: bool, leaders: list[int]
) -> None:
    assert (series.is_decided(sides), series.leaders()) == (decided, leaders)
    assert read_series(series.to_text()) == series
