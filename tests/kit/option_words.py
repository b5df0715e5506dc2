"""A game has words for all that is read before it begins: on its card, and in its set-up dialog."""

from collections.abc import Iterator

from fluent.runtime import FluentBundle

from fathoms.core.game import Game
from fathoms.core.options import Choice


def words_wanted(game: Game) -> Iterator[tuple[str, str]]:
    """Every key the page looks for, and the one that games share, which will do as well; "" = there is none."""
    for part in ("title", "tagline", "facts"):
        yield key_of(game.name, part), ""
    for option in game.options:
        own, shared = (game.name, "option", option.name), ("option", option.name)
        yield key_of(*own), key_of(*shared)
        yield key_of(*own, "about"), key_of(*shared, "about")
        for value in option.values if isinstance(option, Choice) else ():
            yield key_of(*own, value), key_of(*shared, "value")


def key_of(*parts: str) -> str:
    """The key of words about a game: `gameKey` in the client."""
    return "-".join(parts).replace("_", "-")


def words_missing(game: Game, words: FluentBundle) -> list[str]:
    """The keys that a catalogue should have for a game, and has not."""
    return [own for own, shared in words_wanted(game) if not words.has_message(own) and not words.has_message(shared)]
