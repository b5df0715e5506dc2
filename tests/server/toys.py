"""The toys at a real table."""

from typing import Any, Literal

from fathoms.core.content.scene import Scene
from fathoms.core.game import Game
from fathoms.core.structs import Record, to_bytes
from tests.kit.changed import changed
from tests.toys.voice import ToyVoice


class Numbers(Scene):
    """Every byte of a view: whatever a view holds gets onto the wire."""

    game: Literal["toy"] = "toy"
    numbers: list[int]


class NumbersVoice(ToyVoice):
    """Draws a view as the numbers it is made of."""

    def draw(self, view: Record) -> Any:
        return Numbers(numbers=list(to_bytes(view)))


def at_the_table(toy: Game, **changes: Any) -> Game:
    """A toy that can be drawn for the wire."""
    voice: Any = toy.voice
    return changed(toy, **{"voice": NumbersVoice(voice.game, voice.names, voice.secret), **changes})
