"""What each reader of a table is shown. Everything here comes from views, never from the state."""

from collections.abc import Iterable
from dataclasses import dataclass

from fathoms.core.boundary import acting_in, actions_in, standing_in
from fathoms.core.game import CLOCK, SPECTATOR, Line, seats_in
from fathoms.core.match import Match
from fathoms.core.record import Record, to_bytes
from fathoms.server import wire


@dataclass(frozen=True)
class Reader:
    """Someone who looks on: the seats they play, and the one they have lifted the curtain for."""

    seats: tuple[int, ...] = ()
    lifted: int | None = None

    @property
    def eyes(self) -> int:
        """Whose view this reader has all the time. Several seats share a screen: it shows what anyone may see."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


class Sight:
    """One viewer's present view, the one before it, and all that viewer saw happen."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.now: Record = match.view(viewer)
        self.before: Record | None = None
        self.lines: list[list[wire.LogLine]] = [[]]  # by view number

    def moved(self, seat: int, action: int) -> None:
        """Look again after an action."""
        self.before = self.now
        self.now = self.match.view(self.viewer)
        told = self.match.game.voice.narrate(self.before, seat, action, self.now)
        self.lines.append([log_line(self.match.number, line) for line in told])

    def look_anew(self) -> None:
        """Look after actions that were not followed: nothing is told of them."""
        self.before, self.now = None, self.match.view(self.viewer)
        self.lines += [[] for _ in range(self.match.number + 1 - len(self.lines))]


class Watch:
    """Everyone's sight of one match, or that of some."""

    def __init__(self, match: Match, viewers: Iterable[int] | None = None) -> None:
        self.match = match
        everyone = (SPECTATOR, *range(match.players))
        self.sights = {viewer: Sight(match, viewer) for viewer in (everyone if viewers is None else viewers)}

    def moved(self, seat: int, action: int) -> None:
        for sight in self.sights.values():
            sight.moved(seat, action)

    def acting(self) -> list[int]:
        """The seats that may act now, as anyone can see."""
        return seats_acting(self.sights[SPECTATOR].now)

    def secret(self, seat: int) -> bool:
        """Does this seat see anything now that a spectator does not?"""
        return to_bytes(self.sights[seat].now) != to_bytes(self.sights[SPECTATOR].now)

    def behind_curtain(self, reader: Reader, seat: int) -> bool:
        """Has this reader to lift the curtain before they see what the seat sees?"""
        return seat not in (reader.eyes, reader.lifted) and self.secret(seat)

    def lines(self, reader: Reader, after: int, before: int) -> list[wire.LogLine]:
        """What the reader saw happen in the views after one number and before another."""
        return [line for lines in self.sights[reader.eyes].lines[after + 1 : before] for line in lines]

    def show(self, reader: Reader, glass: wire.GlassInfo | None) -> wire.View:
        """The present view: the reader's own, or that of the seat they have lifted the curtain for."""
        legal: dict[int, list[wire.Choice]] = {}
        curtain = []
        for seat in self.acting():
            if seat not in reader.seats:
                continue
            if self.behind_curtain(reader, seat):
                curtain.append(seat)
            else:
                legal[seat] = self._choices(seat)
        viewer = reader.eyes if reader.lifted is None else reader.lifted
        view = self._draw(viewer, self.sights[viewer].now, self.match.number, self.sights[reader.eyes])
        return view.model_copy(update={"legal": legal, "curtain": curtain, "glass": glass})

    def show_as(self, viewer: int) -> wire.View:
        """The present view as a viewer sees it, to look at only."""
        return self._draw(viewer, self.sights[viewer].now, self.match.number, self.sights[viewer])

    def show_before(self, reader: Reader) -> wire.View | None:
        """The view before the present one, so that the last move can be seen to happen, if it may be seen again."""
        sight = self.sights[reader.eyes]
        if sight.before is None or self.match.game.fleeting(sight.before):
            return None
        return self._draw(reader.eyes, sight.before, self.match.number - 1, sight)

    def _draw(self, viewer: int, record: Record, number: int, told: Sight) -> wire.View:
        acting = seats_acting(record)
        scores, shares = standing_in(record, self.match.players)
        return wire.View(
            number=number,
            seat=None if viewer == SPECTATOR else viewer,
            scene=self.match.game.voice.draw(record),
            actors=acting,
            legal={},
            curtain=[],
            lines=told.lines[number],
            scores=scores,
            shares=None if acting_in(record) else shares,
            glass=None,
        )

    def _choices(self, seat: int) -> list[wire.Choice]:
        return [self.choice(action) for action in actions_in(self.sights[seat].now, seat)]

    def choice(self, action: int) -> wire.Choice:
        return wire.Choice(action=action, name=self.match.game.voice.name_action(action))


def seats_acting(view: Record) -> list[int]:
    """The seats at the table that may act; the clock has none."""
    return [seat for seat in seats_in(acting_in(view)) if seat != CLOCK]


def log_line(number: int, line: Line) -> wire.LogLine:
    return wire.LogLine(number=number, key=line.key, args=dict(line.args), marks=list(line.marks))
