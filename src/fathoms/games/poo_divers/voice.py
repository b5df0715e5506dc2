"""What Tokyo Poo Divers says to people: names of actions, what happened, why something cannot be done."""

from collections.abc import Mapping

from fathoms.core.game import Line
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.games.poo_divers.scene import PooDiversScene, cover_on, draw
from fathoms.games.poo_divers.state import (
    ACTIONS,
    BANK,
    BLANK,
    DECIDING,
    DIRECTIONS,
    FIND,
    LOOK,
    LOOKING,
    OPEN,
    OPENING,
    OVER,
    PUSH,
    PUT_BACK,
    SKIP_LOOK,
    SLEEPER,
    STEP,
)

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
SIGNS = {BLANK: "X", SLEEPER: "z", FIND: "o"}


class PooDiversVoice:
    """The voice of the game."""

    def name_action(self, action: int) -> dict[str, str | int]:
        if action < PUSH:
            return {"do": "open", "cover": action - OPEN}
        if action < BANK:
            return {"do": "push", "direction": action - PUSH}
        if action == BANK:
            return {"do": "bank"}
        if action < SKIP_LOOK:
            return {"do": "look", "cover": action - LOOK}
        return {"do": "skip_look" if action == SKIP_LOOK else "put_back"}

    def read_action(self, name: Mapping[str, object]) -> int:
        for action in range(ACTIONS):
            if self.name_action(action) == dict(name):
                return action
        raise Refusal("move-unknown")

    def write_action(self, action: int) -> str:
        name = self.name_action(action)
        if name["do"] == "push":
            return f"push {COMPASS[action - PUSH]}"
        return " ".join(str(part) for part in name.values())

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        if action < BANK:
            return self._opened(before, seat, action, after)
        if action == BANK:
            return [*self._banked(before, seat, after), *self._ended(after)]
        if action < SKIP_LOOK:
            return [Line("poo-looked", {"seat": seat, "cover": action - LOOK + 1}, (action - LOOK,))]
        return [Line("poo-put-back" if action == PUT_BACK else "poo-skipped-look", {"seat": seat})]

    def _opened(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        """A cover was opened, first or while pushing."""
        pushing = action >= PUSH
        square = int(before.last) + STEP[action - PUSH] if pushing else int(before.square_of[action - OPEN])
        cover = cover_on(after, square)
        assert cover is not None, "an opened cover has a number"
        args = {"seat": seat, "cover": cover + 1}
        card = int(after.card[square])
        if card == BLANK:
            lines = [Line("poo-blank", args, (cover,))]
            if pushing:
                lines = [Line("poo-blank-pushing", {**args, "lost": int(before.pot)}, (cover,))]
        elif card == SLEEPER and pushing:
            lines = [Line("poo-sleeper-pushing", args, (cover,)), *self._banked(before, seat, after)]
        elif card == SLEEPER:
            lines = [Line("poo-sleeper", args, (cover,))]
        elif pushing:
            lines = [Line("poo-find-pushing", {**args, "worth": int(after.finds), "pot": int(after.pot)}, (cover,))]
        else:
            lines = [Line("poo-find", {**args, "pot": int(after.pot)}, (cover, *star_covers(after, square)))]
        return lines + self._ended(after)

    def _banked(self, before: Record, seat: int, after: Record) -> list[Line]:
        paid = int(after.banked[seat]) - int(before.banked[seat])
        lines = [Line("poo-banked", {"seat": seat, "points": paid, "total": int(after.banked[seat])})]
        lost = int(before.pot) - paid
        if lost:
            lines.append(Line("poo-supply-short", {"seat": seat, "lost": lost}))
        return lines

    def _ended(self, after: Record) -> list[Line]:
        if after.phase != OVER:
            return []
        lines = [Line("poo-supply-empty" if after.supply == 0 else "poo-all-open", {"seat": int(after.turn)})]
        if after.champion >= 0:
            lines.append(Line("poo-fart-off", {"seat": int(after.champion)}))
        return lines

    def why_not(self, view: Record, seat: int, action: int) -> str:
        if view.phase == OPENING:
            return "poo-why-cover-open" if action < PUSH else "poo-why-open-first"
        if view.phase == DECIDING:
            if not PUSH <= action < BANK:
                return "poo-why-bank-or-push"
            turned = view.finds > 1 and action - PUSH != view.facing
            return "poo-why-direction-fixed" if turned else "poo-why-no-cover-there"
        if view.phase == LOOKING:
            return "poo-why-look-at-closed" if LOOK <= action < SKIP_LOOK else "poo-why-look-or-skip"
        return "poo-why-put-back"

    def draw(self, view: Record) -> PooDiversScene:
        return draw(view)

    def print(self, view: Record) -> str:
        scene = draw(view)
        grid = [["  "] * scene.columns for _ in range(scene.rows)]
        for number, cover in enumerate(scene.covers):
            sign = SIGNS.get(int(view.card[view.square_of[number]]), f"{number:2}")
            grid[cover.row][cover.column] = f"{sign:>2}"
        street = "\n".join(" ".join(row).rstrip() for row in grid)
        points = " ".join(str(p.points) for p in scene.purses)
        peek = f" peek {scene.peek.cover}={scene.peek.face}" if scene.peek else ""
        facing = f" facing {COMPASS[scene.facing]}" if scene.facing is not None else ""
        diver = f" diver {scene.diver}{facing}" if scene.diver is not None else ""
        turn = f"turn {scene.turn} {scene.phase} pot {scene.pot}"
        return f"{street}\n{turn} points {points} supply {scene.supply.points}{diver}{peek}"


def star_covers(view: Record, square: int) -> list[int]:
    """The covers of the open finds in unbroken lines from a square."""
    covers = []
    for direction in range(DIRECTIONS):
        neighbour = square + STEP[direction]
        while view.card[neighbour] == FIND:
            cover = cover_on(view, neighbour)
            if cover is not None:
                covers.append(cover)
            neighbour += STEP[direction]
    return covers
