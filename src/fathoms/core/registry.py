"""Which games there are, by name and by the type of their states.

A leaf: it knows no game, no rule and no compiler, so that the descriptor of a game can be registered here and the
compiler can ask, and neither imports the other.
"""

from typing import Any, Protocol

import numpy as np


class RegisteredGame(Protocol):
    """What the compiler has to know of a game."""

    @property
    def name(self) -> str: ...

    @property
    def list_position(self) -> int: ...

    @property
    def state_type(self) -> np.dtype[Any]: ...

    @property
    def options_type(self) -> np.dtype[Any]: ...

    def verb(self, name: str) -> Any:
        """The game's own function for a verb; None if it has none."""


_BY_NAME: dict[str, RegisteredGame] = {}
_BY_TYPE: dict[np.dtype[Any], RegisteredGame] = {}


def add_game(game: RegisteredGame) -> None:
    """Make a game known; refuses one whose states are those of another."""
    other = _BY_TYPE.setdefault(game.state_type, game)
    if other is not game:
        raise ValueError(f"{game.name} has the same state type as {other.name}")
    _BY_NAME[game.name] = game


def remove_game(game: RegisteredGame) -> None:
    """Forget a game that was added."""
    del _BY_NAME[game.name]
    del _BY_TYPE[game.state_type]


def registered_game(name: str) -> RegisteredGame | None:
    """The game of that name, if there is one."""
    return _BY_NAME.get(name)


def registered_games() -> list[RegisteredGame]:
    """All games, in the order in which people are shown them."""
    return sorted(_BY_NAME.values(), key=lambda game: (game.list_position, game.name))


def game_of_state_type(dtype: np.dtype[Any]) -> RegisteredGame:
    """The game whose states are of that type."""
    return _BY_TYPE[dtype]
