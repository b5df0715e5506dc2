"""Games known for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from fathoms.core.game import Game
from fathoms.core.game_loader import register
from fathoms.core.registry import remove_game


@contextmanager
def registered(*games: Game) -> Iterator[None]:
    """Make toys known to generic code, and forget them again."""
    for game in games:
        register(game)
    try:
        yield
    finally:
        for game in games:
            remove_game(game)
