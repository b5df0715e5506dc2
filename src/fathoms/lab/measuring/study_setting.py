"""What is played in a study, as those who measure want to know it."""

from dataclasses import dataclass

from fathoms.core.game import Game
from fathoms.core.options import Value

SECONDS = 8.0  # a decision takes at a table


@dataclass(frozen=True)
class Setting:
    """A game, for so many, with these options."""

    game: Game
    players: int
    options: dict[str, Value]
    seconds: float = SECONDS
    bots: tuple[str, ...] = ("greedy",)  # they sit down in turn

    @property
    def sides(self) -> list[int]:
        """The first seat of each side."""
        of_seats = self.game.sides(self.options, self.players)
        return [of_seats.index(side) for side in dict.fromkeys(of_seats)]

    @property
    def first_seats(self) -> list[int]:
        """Of each seat, the first seat of its side."""
        of_seats = self.game.sides(self.options, self.players)
        return [of_seats.index(side) for side in of_seats]


def several_sides(setting: Setting) -> bool:
    return len(setting.sides) > 1


def teams(setting: Setting) -> bool:
    return several_sides(setting) and len(setting.sides) < setting.players


def same_bot_everywhere(setting: Setting) -> bool:
    """Does the same bot play in every seat? Otherwise one glance would stand for another chance from seat to seat."""
    return several_sides(setting) and len(set(setting.bots[: setting.players])) == 1
