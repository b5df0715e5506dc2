"""What a learned player is told about a game: numbered features, most of which are absent at any one time."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Features:
    """How many features there are; `notice` and `regard` of the game say which are there."""

    version: int  # rises whenever a number comes to mean something else: older networks are refused then
    seen: int  # features of what a seat knows are 0 .. seen-1
    most_seen: int  # of which so many can be there at once
    acts: int  # features of an action are 0 .. acts-1
    most_acts: int  # of which an action can have so many
