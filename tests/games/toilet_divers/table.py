"""Hand-made positions of Toilet Divers, in the words of the game."""

from collections.abc import Sequence

from fathoms.core.match import Match
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.toilet_divers.actions import ACTIONS
from fathoms.games.toilet_divers.scene import ToiletDiversScene
from fathoms.games.toilet_divers.state import (
    CARDS,
    CELLS,
    FLUSH,
    OBSTACLE_NAMES,
    OBSTACLE_ON,
    TOOL_NAMES,
    TREASURE_NAMES,
    TREASURES,
    WAY_DOWN,
    WAYS_OF,
    pipes,
)

VOICE = TOILET_DIVERS.voice
BY_TEXT = {VOICE.write_action(action): action for action in range(ACTIONS.count)}
TOOLS = ("net", "plunger", "trap", "gloves")  # dealt to places 0 to 3 unless a test says otherwise


def card(text: str) -> int:
    """The card named `ring`, `rats L` (an obstacle with its pipes), `plain R`, or `plain LOR` (no way down)."""
    name, _, letters = text.partition(" ")
    if name in TREASURE_NAMES:
        return TREASURE_NAMES.index(name) + 1
    obstacle = 0 if name == "plain" else OBSTACLE_NAMES.index(name) + 1
    for number in range(TREASURES + 1, CARDS + 1):
        if OBSTACLE_ON[number] == obstacle and WAYS_OF[number] & ~WAY_DOWN == pipes(letters):
            return number
    raise ValueError(text)


class Table:
    """A game that starts with the first player's turn, with the cards a test needs where it needs them."""

    def __init__(self, players: int = 4, seed: int = 1, leafing: bool = False, **options: object) -> None:
        options = {"first": 1, "blind_dive": not leafing, **options}
        self.match = Match(TOILET_DIVERS, players, options, seed)
        self.state = self.match.state
        self.tools(*TOOLS)

    def cards(self, places: dict[tuple[int, int], str]) -> "Table":
        """Put cards at (place, level), in exchange for those that are there."""
        cards = self.state.card
        for (place, level), text in places.items():
            here = int(self.state.toilet_at[place]) * CELLS + level - 2
            there = cards.tolist().index(card(text))
            cards[here], cards[there] = int(cards[there]), int(cards[here])
        return self

    def tools(self, *tools: str) -> "Table":
        """These tools at places 0, 1, ..."""
        self.state.tool[:] = [TOOL_NAMES.index(tool) + 1 for tool in tools]
        return self

    def pile(self, *treasures: str) -> "Table":
        """These treasures are looked for first."""
        first = [card(treasure) for treasure in treasures]
        rest = [number for number in range(1, TREASURES + 1) if number not in first]
        self.state.pile[:] = first + rest
        return self

    def chips(self, *chips: str) -> "Table":
        """These chips are drawn first: stars, with `~` for a flush."""
        kinds = [int(chip[0]) + (FLUSH if chip.endswith("~") else 0) for chip in chips]
        rest = self.state.chip.tolist()
        for kind in kinds:
            rest.remove(kind)
        self.state.chip[:] = kinds + rest
        return self

    def play(self, *moves: str, seat: int | None = None) -> "Table":
        """Moves of the player whose turn it is, or of `seat`."""
        for move in moves:
            self.match.play(int(self.state.turn) if seat is None else seat, BY_TEXT[move])
        return self

    def may(self, seat: int | None = None) -> list[str]:
        """What a seat may do now, in words."""
        choices = self.match.legal(int(self.state.turn) if seat is None else seat)
        return sorted(VOICE.write_action(action) for action in choices)

    def sees(self, viewer: int = -1) -> ToiletDiversScene:
        scene: ToiletDiversScene = VOICE.draw(self.match.view(viewer))
        return scene

    def fail(self) -> "Table":
        """A dive of the next player that ends before an obstacle, with nobody asked for help."""
        self.play("turn_up")
        place = int(self.state.place)
        blocked = "clog " if self.state.tool[place] == TOOL_NAMES.index("net") + 1 else "crocodile "
        return self.cards({(place, 2): blocked}).play("go down", "surface")

    def level_two(self, *texts: str) -> "Table":
        """Cards on level 2 of places 0, 1, ..."""
        return self.cards({(place, 2): text for place, text in enumerate(texts)})


def names(treasures: Sequence[int]) -> list[str]:
    return [TREASURE_NAMES[number - 1] for number in treasures if number]
