"""What benchmarks are asked on their command lines."""

from argparse import ArgumentTypeError

from fathoms.core.game import Game, find_game
from fathoms.core.refusal import Refusal


def game(name: str) -> Game:
    """A game by its name: a type of argument."""
    try:
        return find_game(name)
    except Refusal as why:
        raise ArgumentTypeError(str(why)) from None
