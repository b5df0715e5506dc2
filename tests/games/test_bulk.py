"""Ten thousand random games of every variant keep the laws of play and sight."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import Game, all_games
from tests.kit.bulk import EVERYTHING, keeps_the_laws_in_bulk
from tests.kit.variants import Variant, module_of, plain_variants, variants

MANY = 10_000
SOME = 2_000  # games of a quick run with options that are not at their defaults
LONG = 3_000_000  # actions: of a game with more in MANY games, a quick run plays fewer games


def is_short(game: Game) -> bool:
    return MANY * game.max_length <= LONG


def games_of(variant: Variant) -> int:
    """How many games a quick run plays."""
    most = SOME if variant.options else MANY
    return max(100, min(most, LONG // variant.game.max_length))


def enough_of(game: Game) -> int:
    """With how many actions a soak of a game may end: `ENOUGH` in its `examples.py`, if it says so."""
    return int(getattr(module_of(game, "examples"), "ENOUGH", EVERYTHING))


def changes_more_than_who_begins(variant: Variant) -> bool:
    return "first" not in variant.options


VARIANTS = [variant for game in all_games() for variant in variants(game) if changes_more_than_who_begins(variant)]
QUICK = [variant for variant in VARIANTS if is_short(variant.game) or variant in plain_variants(variant.game)]


def label(variant: Variant) -> str:
    return variant.name.replace(" ", "-")


@pytest.mark.parametrize("variant", QUICK, ids=label)
def test_many_games(variant: Variant) -> None:
    enough = min(LONG, enough_of(variant.game) // 5)
    assert keeps_the_laws_in_bulk(variant, 1, games_of(variant), sight_every=64, enough=enough) >= games_of(variant)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if games_of(variant) < MANY], ids=label)
def test_ten_thousand_games(variant: Variant) -> None:
    enough = enough_of(variant.game)
    assert keeps_the_laws_in_bulk(variant, 1, games=MANY, sight_every=64, enough=enough) >= min(MANY, enough)
