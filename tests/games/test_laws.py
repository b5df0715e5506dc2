"""Every registered game keeps every law, with every number of players and every option."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import Game, all_games
from tests.kit.bulk import keeps_the_laws_in_bulk
from tests.kit.causes import hold
from tests.kit.digests import same_interpreted
from tests.kit.greedy_law import greedy_beats_random
from tests.kit.laws import LAWS, LEARNERS_LAWS, SECRECY_LAWS, SLOWER_LAWS, Law
from tests.kit.resample_laws import resamples_only_what_can_be
from tests.kit.variants import (
    Variant,
    company,
    few_variants,
    is_short,
    plain_variants,
    quick_variants,
    slow_variants,
    values_of,
)

GAMES = all_games()
PAIRS = [(law, variant) for game in GAMES for variant in quick_variants(game) for law in (*LAWS, *SECRECY_LAWS)]
PAIRS = [(law, variant) for law, variant in PAIRS if law is not keeps_the_laws_in_bulk or variant.game is GAMES[0]]
PAIRS += [(law, company(game)) for game in GAMES for law in SLOWER_LAWS]
PAIRS += [(law, company(game)) for game in GAMES if is_short(game) for law in LEARNERS_LAWS]
OTHER_PAIRS = [(law, variant) for game in GAMES for variant in slow_variants(game) for law in (*LAWS, *SECRECY_LAWS)]
OTHER_PAIRS += [(law, variant) for game in GAMES for variant in slow_variants(game) for law in LEARNERS_LAWS]
OTHER_PAIRS += [(law, variant) for game in GAMES for variant in few_variants(game) for law in SLOWER_LAWS]
QUICK = {(law, variant.name) for law, variant in PAIRS}
OTHER_PAIRS = [(law, variant) for law, variant in OTHER_PAIRS if (law, variant.name) not in QUICK]


def label(value: object) -> str:
    return value.name.replace(" ", "-") if isinstance(value, Variant | Game) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize(("law", "variant"), PAIRS, ids=label)
def test_law(law: Law, variant: Variant) -> None:
    """Of short games every number of players and every option, each at least once; of long ones the plainest.

    In bulk only the first game, since that has to be compiled.
    """
    hold(law, variant, 2026)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "variant"), OTHER_PAIRS, ids=label)
def test_law_with_everything_together(law: Law, variant: Variant) -> None:
    hold(law, variant, 2026)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [each for game in GAMES for each in plain_variants(game)], ids=label)
def test_nothing_is_resampled_that_cannot_be_in_many_draws(variant: Variant) -> None:
    resamples_only_what_can_be(variant, 7, draws_each=60)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_greedy_beats_random(game: Game) -> None:
    greedy_beats_random(game, 2026)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_every_value_of_every_option_is_tested(game: Game) -> None:
    tested = {(name, value) for variant in slow_variants(game) for name, value in variant.options.items()}
    wanted = {(option.name, value) for option in game.options for value in values_of(option)}
    assert wanted <= tested, "give the game examples in which these are possible"
    assert {variant.players for variant in few_variants(game)} == set(game.players)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_interpreted_and_compiled_begin_the_same_games(game: Game) -> None:
    same_interpreted(game, 2026, quick=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=label)
def test_interpreted_and_compiled_play_the_same_games(game: Game) -> None:
    same_interpreted(game, 2026)
