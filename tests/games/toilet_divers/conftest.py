"""Toilet Divers is on the table in these tests."""

from collections.abc import Iterator

import pytest

from fathoms.core.game import all_games
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from tests.kit.register import registered


@pytest.fixture(autouse=True, scope="module")
def game_at_the_table() -> Iterator[None]:
    if TOILET_DIVERS in all_games():
        yield
    else:
        with registered(TOILET_DIVERS):
            yield
