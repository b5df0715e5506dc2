"""The toys at a real table. The wire knows only the scenes of real games, so a toy is drawn as a street of numbers."""

from dataclasses import replace
from typing import Any

from fathoms.core.game import Game
from fathoms.core.record import Record, to_bytes
from fathoms.games.poo_divers.scene import PooDiversScene, Purse
from tests.toys.voice import ToyVoice


class StreetVoice(ToyVoice):
    """Draws every byte of the view as a purse: whatever a view holds gets onto the wire."""

    def draw(self, view: Record) -> Any:
        numbers = [Purse(points=number, golden=0, brown=0) for number in to_bytes(view)]
        return PooDiversScene(
            columns=0,
            rows=0,
            covers=[],
            turn=0,
            phase="opening",
            diver=None,
            facing=None,
            finds=0,
            pot=0,
            peek=None,
            purses=numbers,
            supply=Purse(points=0, golden=0, brown=0),
            champion=None,
        )


def at_the_table(toy: Game, **changes: Any) -> Game:
    """A toy that can be drawn for the wire."""
    voice: Any = toy.voice
    return replace(toy, **{"voice": StreetVoice(voice.game, voice.names, voice.secret), **changes})
