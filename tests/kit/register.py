"""Games known for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from fathoms.core import game as registry
from fathoms.core.game import Game, register


@contextmanager
def registered(*games: Game) -> Iterator[None]:
    """Make toys known to generic code, and forget them again."""
    for game in games:
        register(game)
    try:
        yield
    finally:
        for game in games:
            del registry._BY_NAME[game.name]
            del registry._BY_TYPE[game.state]
