"""What Dykarna says to people: names of actions, what happened, why something cannot be done."""

from collections.abc import Mapping
from functools import cached_property

from fathoms.core.game import Line
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.games.dykarna.picture import picture
from fathoms.games.dykarna.scene import DykarnaScene, draw
from fathoms.games.dykarna.state import (
    ACTIONS,
    COMPASS,
    DEED,
    DEEDS,
    DIRECTIONS,
    DRIVE,
    DROWN,
    EACH,
    FLOW,
    LARGEST,
    LEAVE_BOAT,
    LOSE,
    PASS,
    PAY,
    PIECE,
    PLACE,
    ROUND,
    TARGETS,
    TILES,
    TRUDGE,
    WALK,
    WISH,
)
from fathoms.games.dykarna.story import tell
from fathoms.games.dykarna.why import why_not

LEAPS = ("nne", "ene", "ese", "sse", "ssw", "wsw", "wnw", "nnw")
SIDES = ("anticlockwise", "clockwise")
COASTS = ("north", "east", "south", "west")
Name = dict[str, str | int]


class DykarnaVoice:
    """The voice of the game."""

    def name_action(self, action: int) -> Name:
        if action < DEED:
            return {"do": "place", "spot": action - PLACE}
        if action < DRIVE:
            return self._name_deed((action - DEED) // DEEDS, (action - DEED) % DEEDS)
        if action < PASS:
            return {"do": "drive", "way": SIDES[action - DRIVE]}
        if action == PASS:
            return {"do": "pass"}
        if action < ROUND:
            way = action - FLOW
            return {"do": "flow", "way": COMPASS[way] if way < DIRECTIONS else LEAPS[way - DIRECTIONS]}
        if action < LOSE:
            return {"do": "land", "coast": ("level", "upright")[action - ROUND]}
        if action < DROWN:
            return {"do": "lose_piece"} if action - LOSE == PIECE else self._name_victim("lose", action - LOSE)
        if action < PAY:
            return self._name_victim("drown", action - DROWN)
        if action < WISH:
            return {"do": "pay", "boat": COASTS[action - PAY]}
        return self._name_wish(action - WISH)

    def _name_deed(self, diver: int, deed: int) -> Name:
        if deed < LEAVE_BOAT:
            return {"do": "step", "diver": diver, "way": COMPASS[deed >> 1], "carry": deed & 1}
        if deed == LEAVE_BOAT:
            return {"do": "leave_boat", "diver": diver}
        if deed < WALK:
            return {"do": "trudge", "diver": diver, "carry": deed - TRUDGE}
        return {"do": "walk", "diver": diver, "way": SIDES[deed - WALK]}

    def _name_victim(self, do: str, diver: int) -> Name:
        return {"do": do, "crew": COASTS[diver // EACH], "diver": diver % EACH}

    def _name_wish(self, wish: int) -> Name:
        carry, target, diver = wish % 2, wish // 2 % TARGETS, wish // 2 // TARGETS
        if target >= TILES:
            return {"do": "wish", "diver": diver, "boat": COASTS[target - TILES], "carry": carry}
        row, column = divmod(target, LARGEST)
        return {"do": "wish", "diver": diver, "row": row, "column": column, "carry": carry}

    def read_action(self, name: Mapping[str, object]) -> int:
        try:
            return self._by_name[frozenset(name.items())]
        except (KeyError, TypeError) as unknown:
            raise Refusal("move-unknown") from unknown

    @cached_property
    def _by_name(self) -> dict[frozenset[tuple[str, object]], int]:
        return {frozenset(self.name_action(action).items()): action for action in range(ACTIONS)}

    def write_action(self, action: int) -> str:
        name = self.name_action(action)
        words = [str(name.pop("do")).replace("_", " ")]
        load = " with treasure" if name.pop("carry", 0) else ""
        if "diver" in name:
            name["diver"] = f"diver {int(name['diver']) + 1}"
        if "row" in name:
            name["row"], name["column"] = f"row {int(name['row']) + 1}", f"column {int(name['column']) + 1}"
        if "spot" in name:
            name["spot"] = int(name["spot"]) + 1
        return " ".join([*words, *(str(part) for part in name.values())]) + load

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return tell(before, action, after)

    def why_not(self, view: Record, seat: int, action: int) -> str:
        return why_not(view, action)

    def draw(self, view: Record) -> DykarnaScene:
        return draw(view)

    def print(self, view: Record) -> str:
        return picture(view)
