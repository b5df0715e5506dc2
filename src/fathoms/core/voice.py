"""What a game says about itself to people."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fathoms.core.actions import Actions, Name
from fathoms.core.structs import Record


@dataclass(frozen=True)
class Line:
    """One thing that happened, as a message key with arguments, and the places on the board it happened at.

    Every line has the argument `seat`, the seat it is about, which becomes `$name` in the words. An argument `other`
    that is a number is a second seat, whose name `$other` then is: "Ada asks Ben for the Prince".
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    marks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Voice:
    """How a game is told and drawn. All of it comes from views."""

    actions: Actions
    narrate: Callable[[Record, int, int, Record], list[Line]]  # (before, seat, action, after): what a viewer saw happen
    why_not: Callable[[Record, int, int], str]  # (view, seat, action) -> key of why the seat cannot do that now
    draw: Callable[[Record], Any]  # the view as a scene for the client: a pydantic model
    picture: Callable[[Record], str]  # the view as text, for playthroughs and the terminal
    below_zero: tuple[str, ...] = ()  # keys of lines in which a number may be below 0; anywhere else it is a mistake

    def name_action(self, action: int) -> Name:
        """A structured name: `{"do": "open", "cell": 12}`."""
        return self.actions.name(action)

    def read_action(self, name: Mapping[str, object]) -> int:
        """The action with that name; refuses what is no name."""
        return self.actions.read(name)

    def write_action(self, action: int) -> str:
        """A short readable name, as in playthroughs: `open 12`."""
        return self.actions.write(action)
