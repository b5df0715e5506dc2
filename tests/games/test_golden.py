"""Every game plays as its golden playthroughs say. To write them anew after a wanted change: pytest --golden."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import all_games
from tests.kit.golden import GAMES, file_of, plays_as_before
from tests.kit.variants import Variant, few_variants

VARIANTS = [variant for game in all_games() for variant in few_variants(game)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name.replace(" ", "-"))
def test_plays_as_before(variant: Variant, golden: bool) -> None:
    plays_as_before(variant, write=golden)


def test_no_playthrough_is_left_over() -> None:
    files = {path for path in GAMES.glob("*/golden/*") if path.is_file()}
    assert files <= {file_of(variant) for variant in VARIANTS}


def test_every_variant_has_a_file_of_its_own() -> None:
    assert len({file_of(variant) for variant in VARIANTS}) == len(VARIANTS)
