"""The check that every option has words misses each of them."""

from dataclasses import replace

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fathoms.core.options import Choice, FirstSeat, Flag, Number, Text
from tests.kit.option_words import words_missing
from tests.toys.ferry import FERRY_RACE

OPTIONS = (
    Choice("boat", ("raft", "old_tub"), "raft"), Flag("heavy_fog"), Number("knots", 1, 9, 3), Text("song"),
    FirstSeat(2),
)  # fmt: skip
GAME = replace(FERRY_RACE, name="night_ferry", options=OPTIONS)
OWN = [
    "night-ferry-title",
    "night-ferry-tagline",
    "night-ferry-facts",
    "night-ferry-option-boat",
    "night-ferry-option-boat-about",
    "night-ferry-option-boat-raft",
    "night-ferry-option-boat-old-tub",
    "night-ferry-option-heavy-fog",
    "night-ferry-option-heavy-fog-about",
    "night-ferry-option-knots",
    "night-ferry-option-knots-about",
    "night-ferry-option-song",
    "night-ferry-option-song-about",
]
SHARED = ["option-first", "option-first-about", "option-first-value"]


def words(*keys: str) -> FluentBundle:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("".join(f"{key} = words\n" for key in keys)))
    return bundle


def test_words_that_games_share_will_do() -> None:
    assert words_missing(GAME, words(*OWN, *SHARED)) == []


def test_a_game_may_have_its_own_words_instead() -> None:
    own = [f"night-ferry-option-first{part}" for part in ("", "-about", "-lot", "-1", "-2")]
    assert words_missing(GAME, words(*OWN)) == own
    assert words_missing(GAME, words(*OWN, *own)) == []


@pytest.mark.parametrize("key", OWN)
def test_every_missing_word_is_missed(key: str) -> None:
    assert words_missing(GAME, words(*{*OWN, *SHARED} - {key})) == [key]
