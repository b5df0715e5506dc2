"""What each reader of a table is shown. Everything here comes from views, never from the state."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from fathoms.core.game import SPECTATOR
from fathoms.core.match import Match
from fathoms.core.structs import Record, to_bytes
from fathoms.core.voice import Line
from fathoms.server import wire
from fathoms.server.message_serializer import JsonFragment, json_array, log_line_json
from fathoms.server.table.rendered_view import RenderedView

ViewData = dict[str, object]  # a view, as `wire.View` says
LogText = bytes  # of the log, as they are sent, with commas between: models would be ten times as large
StepTexts = dict[tuple[bytes, bytes], LogText]  # what is told of a step from one view to another

LOG_LIMIT = 2000  # views whose lines are kept while a game goes on, far more than most games have: it may be very long


class Perspective(NamedTuple):
    """Someone who watches: the seats they play, and the one they have lifted the curtain for."""

    seats: tuple[int, ...] = ()
    lifted: int | None = None

    @property
    def eyes(self) -> int:
        """Whose view this reader has all the time. Several seats share a screen: it shows what anyone may see."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


class ViewTrack:
    """One viewer's present view, the one before it, and all that viewer saw happen."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.now = match.view(viewer)
        self.before: Record | None = None
        self.lines: list[LogText] = [b""]  # by view number

    @property
    def now(self) -> Record:
        """The present view."""
        return self._now

    @now.setter
    def now(self, view: Record) -> None:
        self._now, self.bytes = view, to_bytes(view)

    def moved(self, seat: int, action: int, told: StepTexts) -> None:
        """Look again after an action. Who saw the same before and after it is told the same."""
        self.before, before = self.now, self.bytes
        self.now = self.match.view(self.viewer)
        step = before, self.bytes
        if step in told:
            self.lines.append(told[step])
        else:
            self._tell(self.match.game.voice.narrate(self.before, seat, action, self.now))
            told[step] = self.lines[-1]

    def say(self, line: Line) -> None:
        """Something happened that is none of the game's actions."""
        self.before = self.now
        self._tell([line])

    def go_back(self, line: Line) -> None:
        """A step was taken back: there is no way that leads from the view before to this one."""
        self.before, self.now = None, self.match.view(self.viewer)
        self._tell([line])

    def _tell(self, told: Iterable[Line]) -> None:
        self.lines.append(b",".join([log_line_json(len(self.lines), self.match.number, line) for line in told]))

    def look_anew(self) -> None:
        """Look after actions that were not followed: nothing is told of them."""
        self.before, self.now = None, self.match.view(self.viewer)
        self.lines += [b""] * (self.match.number + 1 - len(self.lines))


class MatchViews:
    """Everyone's sight of one match, or that of some."""

    def __init__(self, match: Match, viewers: Iterable[int] | None = None) -> None:
        self.match = match
        everyone = (SPECTATOR, *range(match.players))
        self.sights = {viewer: ViewTrack(match, viewer) for viewer in (everyone if viewers is None else viewers)}
        self._pictures: dict[bytes, RenderedView] = {}  # of the views that are looked at now

    @property
    def number(self) -> int:
        """Of the present view: how many things have happened."""
        return len(next(iter(self.sights.values())).lines) - 1

    def moved(self, seat: int, action: int) -> None:
        told: StepTexts = {}
        for sight in self.sights.values():
            sight.moved(seat, action, told)
        self._happened()

    def say(self, line: Line) -> None:
        for sight in self.sights.values():
            sight.say(line)
        self._happened()

    def go_back(self, line: Line) -> None:
        for sight in self.sights.values():
            sight.go_back(line)
        self._happened()

    def _happened(self) -> None:
        """Everyone has seen something happen: pictures are old, those who were told the same keep one text, and what
        happened very long ago is not told any more."""
        self.forget_pictures()
        kept: dict[LogText, LogText] = {}
        for sight in self.sights.values():
            sight.lines[-1] = kept.setdefault(sight.lines[-1], sight.lines[-1])
            if len(sight.lines) > LOG_LIMIT:
                sight.lines[-LOG_LIMIT - 1] = b""

    def forget_pictures(self) -> None:
        """Everyone has looked: a quiet table need not keep what it looks like."""
        self._pictures.clear()

    def picture(self, sight: ViewTrack) -> RenderedView:
        """What someone's present view looks like; equal ones look alike."""
        picture = self._pictures.get(sight.bytes)
        if picture is None:
            picture = self._pictures[sight.bytes] = self._picture_of(sight.now)
        return picture

    def _picture_of(self, view: Record) -> RenderedView:
        return RenderedView(self.match.game, self.match.players, view)

    def acting(self) -> list[int]:
        """The seats that may act now, as anyone can see."""
        return self.picture(self.sights[SPECTATOR]).acting

    def public_turn(self) -> bool:
        """Should all who share a screen watch what is done now?"""
        return self.match.game.table.is_public_turn(self.sights[SPECTATOR].now)

    def secret(self, seat: int) -> bool:
        """Does this seat see anything for what it does now that a spectator does not?"""
        return self.sights[seat].bytes != self.sights[SPECTATOR].bytes and not self.public_turn()

    def behind_curtain(self, reader: Perspective, seat: int) -> bool:
        """Has this reader to lift the curtain before they see what the seat sees?"""
        return seat not in (reader.eyes, reader.lifted) and self.secret(seat)

    def lines(self, reader: Perspective, after: int, before: int) -> JsonFragment:
        """What the reader saw happen in the views after one number and before another."""
        return json_array(filter(None, self.sights[reader.eyes].lines[after + 1 : before]))

    def show(
        self,
        reader: Perspective,
        glass: wire.GlassInfo | None,
        clocks: Sequence[wire.ClockInfo] = (),
        held: Collection[int] = (),
    ) -> ViewData:
        """The present view: the reader's own, or that of the seat they have lifted the curtain for.

        Seats that are held back are shown no choices: their turn at the screen comes later.
        """
        legal: dict[str, JsonFragment] = {}
        curtain = []
        for seat in self.acting():
            if seat not in reader.seats or seat in held:
                continue
            if self.behind_curtain(reader, seat):
                curtain.append(seat)
            else:
                legal[str(seat)] = self.picture(self.sights[seat]).choices(seat)
        viewer = reader.eyes if reader.lifted is None else reader.lifted
        view = self._draw(viewer, self.picture(self.sights[viewer]), self.number, self.sights[reader.eyes])
        view |= {"legal": legal, "curtain": curtain, "glass": glass, "clocks": list(clocks)}
        view["back"] = self.number > 0 and self.sights[reader.eyes].before is None
        return view

    def show_as(self, viewer: int) -> ViewData:
        """The present view as a viewer sees it, to look at only."""
        return self._draw(viewer, self.picture(self.sights[viewer]), self.number, self.sights[viewer])

    def show_before(self, reader: Perspective) -> ViewData | None:
        """The view before the present one, so that the last move can be seen to happen, if it may be seen again."""
        sight = self.sights[reader.eyes]
        if sight.before is None or self.match.game.table.is_fleeting(sight.before):
            return None
        return self._draw(reader.eyes, self._picture_of(sight.before), self.number - 1, sight)

    def _draw(self, viewer: int, picture: RenderedView, number: int, told: ViewTrack) -> ViewData:
        return {
            "number": number,
            "seat": None if viewer == SPECTATOR else viewer,
            "scene": picture.scene,
            "actors": picture.acting,
            "legal": {},
            "curtain": [],
            "lines": json_array([told.lines[number]]),
            "scores": picture.scores,
            "shares": picture.shares,
            "glass": None,
            "clocks": [],
            "back": False,
        }

    def choice(self, action: int) -> wire.Choice:
        return wire.Choice(action=action, name=self.match.game.voice.name_action(action))
