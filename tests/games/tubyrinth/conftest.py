"""The game is known to generic code while its own tests run."""

from collections.abc import Iterator

import pytest

from fathoms.core.game import all_games
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from tests.kit.register import registered


@pytest.fixture(scope="package", autouse=True)
def known() -> Iterator[None]:
    if TUBYRINTH in all_games():
        yield
    else:
        with registered(TUBYRINTH):
            yield
