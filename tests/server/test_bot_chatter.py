"""Bots with a character: each has its own pace, and now and then one says something that everyone may know."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from fathoms.server import wire
from fathoms.server.table.bot_chatter import KINDS, MIN_GAP, Occasion, Scoreboard, occasion_for, remark_on
from fathoms.server.table.bot_pauses import SEAT_TEMPOS, tempo_of_seat
from fathoms.words import say
from tests.server.people import House, open_house

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "kit" / "bots.ts"
NOBODY = Scoreboard((0, 0, 0), over=False)


@pytest.fixture
def talkative(tmp_path: Path) -> Iterator[House]:
    """A house where bots take a moment for their moves: where somebody looks on."""
    with open_house(tmp_path, bot_delay=0.001) as house:
        yield house


def test_every_remark_has_words_and_can_be_sent() -> None:
    remarks = [f"remark-{occasion}-{kind + 1}" for occasion in get_args(Occasion) for kind in range(KINDS)]
    assert sorted(remarks) == sorted(get_args(wire.BotRemark))
    assert all(say(remark) for remark in remarks)


@pytest.mark.parametrize(
    ("scores", "over", "number", "wanted"),
    [
        ((0, 0, 0), False, 1, "hello"),
        ((0, 3, 0), False, 7, "glad"),
        ((0, -2, 0), False, 7, "oops"),
        ((4, 0, 0), False, 7, "nice"),
        ((-4, 0, 0), False, 7, None),  # nobody is laughed at
        ((0, 0, 0), False, 7, None),
        ((9, 0, 0), True, 7, "bye"),
    ],
)
def test_what_there_is_to_say(scores: tuple[int, ...], over: bool, number: int, wanted: str | None) -> None:
    assert occasion_for(1, NOBODY, Scoreboard(scores, over), number) == wanted


def test_bots_take_turns_and_do_not_always_speak() -> None:
    rich = Scoreboard((5, 0, 0), over=False)
    said = [remark_on([1, 2], NOBODY, rich, 7, chance) for chance in range(600)]
    assert {remark.seat for remark in said if remark} == {1, 2}
    assert 100 < sum(remark is not None for remark in said) < 300
    assert remark_on([], NOBODY, rich, 7, 0) is None


def test_the_page_says_how_quickly_each_plays() -> None:
    told = re.search(r"PACES = \[(.*?)\]", WEB.read_text())
    assert told is not None
    words = [{0.85: "quick", 1.0: "steady", 1.2: "slow"}[pace] for pace in SEAT_TEMPOS]
    assert re.findall(r"'(\w+)'", told[1]) == words
    assert tempo_of_seat(len(SEAT_TEMPOS) + 1) == SEAT_TEMPOS[1]


def test_everyone_hears_the_same_and_not_too_often(talkative: House) -> None:
    ann, eve = talkative.person(), talkative.person()
    table = ann.set_up("me", "greedy", "greedy")
    here, there = ann.at(table), eve.at(table)
    moves: list[int] = []
    while here.view["shares"] is None:
        if here.view["legal"]:
            here.move(next(iter(here.view["legal"].values()))[0]["action"])
        else:
            here.hear()
        moves += [here.view["number"]] * (len(here.said) - len(moves))
    here.until(lambda screen: screen.said and screen.said[-1]["word"].startswith("remark-bye"))
    there.until(lambda screen: len(screen.said) == len(here.said))
    assert here.said == there.said
    assert here.said[0]["word"].startswith("remark-hello")
    assert all(remark["seat"] in (1, 2) for remark in here.said)
    assert all(later - sooner >= MIN_GAP - 1 for sooner, later in pairwise(moves[:-1]))  # the end waits for nobody


def test_bots_among_themselves_are_silent(house: House) -> None:
    ann = house.person()
    screen = ann.at(ann.set_up("me", "greedy"))
    screen.until(lambda screen: screen.view["legal"])
    screen.move(next(iter(screen.view["legal"].values()))[0]["action"])
    assert screen.said == []
