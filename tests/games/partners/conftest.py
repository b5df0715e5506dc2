"""Partners is known to generic code while these tests run, whether or not the table offers it yet."""

from collections.abc import Iterator

import pytest

import fathoms.games  # noqa: F401  # registers the games the table offers
from fathoms.core.game import all_games
from fathoms.games.partners import GAME as PARTNERS
from tests.kit.register import registered


@pytest.fixture(autouse=True, scope="package")
def known_game() -> Iterator[None]:
    """Register the game, and forget it again unless it was known before."""
    if PARTNERS in all_games():
        yield
        return
    with registered(PARTNERS):
        yield
