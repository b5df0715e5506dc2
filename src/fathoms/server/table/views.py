"""What each viewer of a match is shown, and its text as it is sent. Everything here comes from views, never the state.

Equal views are drawn once, and parts that many messages share are written once.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple, get_args, get_origin

import orjson
from pydantic import BaseModel

from fathoms.core.compiled_calls import actions_in_buffer, actors_in_buffer, scores_and_shares_in_buffer
from fathoms.core.content.scene import CachedPart, SerializedPart
from fathoms.core.game import CLOCK, SPECTATOR, Game, seats_in
from fathoms.core.match import Match
from fathoms.core.structs import Record, buffer_of, to_bytes
from fathoms.core.voice import Line
from fathoms.server import wire

JsonFragment = orjson.Fragment  # a part that is JSON already
ViewData = dict[str, object]  # a view, as `wire.View` says
LogText = bytes  # of the log, as they are sent, with commas between: models would be ten times as large
StepTexts = dict[tuple[bytes, bytes], LogText]  # what is told of a step from one view to another

CHOICE_CACHE_SIZE = 20_000  # actions whose JSON is cached
LOG_LIMIT = 2000  # views whose lines are kept while a game goes on, far more than most games have: it may be very long


class Perspective(NamedTuple):
    """What a reader may see: the seats they play, and the one for which they have lifted the curtain."""

    seats: tuple[int, ...] = ()
    lifted_seat: int | None = None

    @property
    def viewer(self) -> int:
        """Whose view this reader has all the time. Several seats share a screen: it shows what anyone may see."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


class ViewerHistory:
    """One viewer's present view, the one before it, and the log of all that viewer saw."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.view = match.view(viewer)
        self.previous_view: Record | None = None
        self.log_texts: list[LogText] = [b""]  # by view number

    @property
    def view(self) -> Record:
        """The present view."""
        return self._view

    @view.setter
    def view(self, view: Record) -> None:
        self._view, self.bytes = view, to_bytes(view)

    def record_action(self, seat: int, action: int, step_texts: StepTexts) -> None:
        """Record an action. Viewers who saw the same before and after share its text."""
        self.previous_view, before = self.view, self.bytes
        self.view = self.match.view(self.viewer)
        step = before, self.bytes
        if step in step_texts:
            self.log_texts.append(step_texts[step])
        else:
            self._append_lines(self.match.game.voice.narrate(self.previous_view, seat, action, self.view))
            step_texts[step] = self.log_texts[-1]

    def record_event(self, line: Line) -> None:
        """Record something that is no action of the game."""
        self.previous_view = self.view
        self._append_lines([line])

    def record_takeback(self, line: Line) -> None:
        """A step was taken back: there is no way that leads from the view before to this one."""
        self.previous_view, self.view = None, self.match.view(self.viewer)
        self._append_lines([line])

    def _append_lines(self, lines: Iterable[Line]) -> None:
        self.log_texts.append(
            b",".join([log_line_json(len(self.log_texts), self.match.number, line) for line in lines])
        )

    def skip_to_now(self) -> None:
        """Look after actions that were not followed: nothing is told of them."""
        self.previous_view, self.view = None, self.match.view(self.viewer)
        self.log_texts += [b""] * (self.match.number + 1 - len(self.log_texts))


class RenderedView:
    """What one view looks like: each part is drawn when it is first asked for, and once, however many see the same."""

    def __init__(self, game: Game, players: int, view: Record) -> None:
        self._game, self._players, self._view, self._buffer = game, players, view, buffer_of(view)

    @cached_property
    def acting_seats(self) -> list[int]:
        """The seats at the table that may act; the clock has none."""
        return [seat for seat in seats_in(self._actors) if seat != CLOCK]

    @cached_property
    def _actors(self) -> int:
        return actors_in_buffer(self._game, self._buffer)

    @cached_property
    def _scores_and_shares(self) -> tuple[list[int], list[float]]:
        return scores_and_shares_in_buffer(self._game, self._buffer, self._players)

    @property
    def scores(self) -> list[int]:
        return self._scores_and_shares[0]

    @property
    def shares(self) -> list[float] | None:
        """Each seat's share of the win, when the game is over."""
        return None if self._actors else self._scores_and_shares[1]

    @cached_property
    def scene(self) -> JsonFragment:
        """The view as its game draws it."""
        return json_fragment(self._game.voice.draw(self._view))

    def choices(self, seat: int) -> JsonFragment:
        """What a seat that may act can do."""
        return json_array(
            [choice_json(self._game, action) for action in actions_in_buffer(self._game, self._buffer, seat)]
        )


class MatchViews:
    """Everyone's track of one match, or that of some."""

    def __init__(self, match: Match, viewers: Iterable[int] | None = None) -> None:
        self.match = match
        everyone = (SPECTATOR, *range(match.players))
        self.viewer_histories = {
            viewer: ViewerHistory(match, viewer) for viewer in (everyone if viewers is None else viewers)
        }
        self._rendered_views: dict[bytes, RenderedView] = {}  # of the views that are looked at now

    @property
    def number(self) -> int:
        """The number of the present view: how many things have happened."""
        return len(next(iter(self.viewer_histories.values())).log_texts) - 1

    def record_action(self, seat: int, action: int) -> None:
        step_texts: StepTexts = {}
        for track in self.viewer_histories.values():
            track.record_action(seat, action, step_texts)
        self._finish_step()

    def record_event(self, line: Line) -> None:
        for track in self.viewer_histories.values():
            track.record_event(line)
        self._finish_step()

    def record_takeback(self, line: Line) -> None:
        for track in self.viewer_histories.values():
            track.record_takeback(line)
        self._finish_step()

    def _finish_step(self) -> None:
        """Everyone has seen something happen: pictures are old, those who were told the same keep one text, and what
        happened very long ago is not told any more."""
        self.forget_rendered()
        known_texts: dict[LogText, LogText] = {}
        for track in self.viewer_histories.values():
            track.log_texts[-1] = known_texts.setdefault(track.log_texts[-1], track.log_texts[-1])
            if len(track.log_texts) > LOG_LIMIT:
                track.log_texts[-LOG_LIMIT - 1] = b""

    def forget_rendered(self) -> None:
        """Drop rendered views: a quiet table need not keep them."""
        self._rendered_views.clear()

    def rendered_view(self, track: ViewerHistory) -> RenderedView:
        """A viewer's present view, rendered; equal views share it."""
        rendered = self._rendered_views.get(track.bytes)
        if rendered is None:
            rendered = self._rendered_views[track.bytes] = self._render(track.view)
        return rendered

    def _render(self, view: Record) -> RenderedView:
        return RenderedView(self.match.game, self.match.players, view)

    def acting_seats(self) -> list[int]:
        """The seats that may act now, as anyone can see."""
        return self.rendered_view(self.viewer_histories[SPECTATOR]).acting_seats

    def is_public_turn(self) -> bool:
        """Should all who share a screen watch what is done now?"""
        return self.match.game.table.is_public_turn(self.viewer_histories[SPECTATOR].view)

    def has_private_info(self, seat: int) -> bool:
        """Does this seat see anything for what it does now that a spectator does not?"""
        return self.viewer_histories[seat].bytes != self.viewer_histories[SPECTATOR].bytes and not self.is_public_turn()

    def is_behind_curtain(self, perspective: Perspective, seat: int) -> bool:
        """Has this reader to lift the curtain before they see what the seat sees?"""
        return seat not in (perspective.viewer, perspective.lifted_seat) and self.has_private_info(seat)

    def log_between(self, perspective: Perspective, after: int, before: int) -> JsonFragment:
        """What the reader saw happen in the views after one number and before another."""
        return json_array(filter(None, self.viewer_histories[perspective.viewer].log_texts[after + 1 : before]))

    def view_for(
        self,
        perspective: Perspective,
        glass: wire.GlassInfo | None,
        clocks: Sequence[wire.ClockInfo] = (),
        without_choices: Collection[int] = (),
    ) -> ViewData:
        """The present view: the reader's own, or that of the seat they have lifted the curtain for.

        Seats that are held back are shown no choices: their turn at the screen comes later.
        """
        legal: dict[str, JsonFragment] = {}
        curtain = []
        for seat in self.acting_seats():
            if seat not in perspective.seats or seat in without_choices:
                continue
            if self.is_behind_curtain(perspective, seat):
                curtain.append(seat)
            else:
                legal[str(seat)] = self.rendered_view(self.viewer_histories[seat]).choices(seat)
        viewer = perspective.viewer if perspective.lifted_seat is None else perspective.lifted_seat
        view = self._view_data(
            viewer,
            self.rendered_view(self.viewer_histories[viewer]),
            self.number,
            self.viewer_histories[perspective.viewer],
        )
        view |= {"legal": legal, "curtain": curtain, "glass": glass, "clocks": list(clocks)}
        view["back"] = self.number > 0 and self.viewer_histories[perspective.viewer].previous_view is None
        return view

    def view_as(self, viewer: int) -> ViewData:
        """The present view as a viewer sees it, to look at only."""
        return self._view_data(
            viewer, self.rendered_view(self.viewer_histories[viewer]), self.number, self.viewer_histories[viewer]
        )

    def previous_view_for(self, perspective: Perspective) -> ViewData | None:
        """The view before the present one, so that the last move can be seen to happen, if it may be seen again."""
        track = self.viewer_histories[perspective.viewer]
        if track.previous_view is None or self.match.game.table.is_fleeting(track.previous_view):
            return None
        return self._view_data(perspective.viewer, self._render(track.previous_view), self.number - 1, track)

    def _view_data(self, viewer: int, rendered: RenderedView, number: int, track: ViewerHistory) -> ViewData:
        return {
            "number": number,
            "seat": None if viewer == SPECTATOR else viewer,
            "scene": rendered.scene,
            "actors": rendered.acting_seats,
            "legal": {},
            "curtain": [],
            "lines": json_array([track.log_texts[number]]),
            "scores": rendered.scores,
            "shares": rendered.shares,
            "glass": None,
            "clocks": [],
            "back": False,
        }

    def choice(self, action: int) -> wire.Choice:
        return wire.Choice(action=action, name=self.match.game.voice.name_action(action))


# Messages as text, put together from parts that are written once


def serialize(message: object) -> str:
    """A message as JSON."""
    return orjson.dumps(message, default=encode_model).decode()


def json_fragment(part: BaseModel) -> JsonFragment:
    """A model as a JSON fragment, to be sent with several messages."""
    return JsonFragment(compact_json(part))


def encode_model(part: Any) -> object:
    """The `default` of orjson: the fields of a model, or the JSON of a part that is cached."""
    lists = cached_list_fields(part.__class__)
    if lists is None:
        return JsonFragment(part.text)
    if not lists:
        return part.__dict__
    return part.__dict__ | {name: json_array([each.text for each in part.__dict__[name]]) for name in lists}


@cache
def cached_list_fields(model: type[Any]) -> list[str] | None:
    """The fields of a model that are lists of cached parts, of which a board has many.

    None if the model is a cached part itself. Cached: inspecting a model takes as long as serializing it.
    """
    if issubclass(model, CachedPart | SerializedPart):
        return None
    if not issubclass(model, BaseModel):
        raise TypeError(f"{model.__name__} cannot be sent")
    annotations = {name: field.annotation for name, field in model.model_fields.items()}
    lists = {name: get_args(kind)[0] for name, kind in annotations.items() if get_origin(kind) is list}
    return [name for name, part in lists.items() if isinstance(part, type) and issubclass(part, CachedPart)]


def json_array(parts: Iterable[bytes]) -> JsonFragment:
    """Fragments as a JSON array."""
    return JsonFragment(b"[" + b",".join(parts) + b"]")


def compact_json(part: object) -> bytes:
    """JSON to be kept in memory: a copy, since orjson's buffers hold on to kilobytes more than they need."""
    return bytes(memoryview(orjson.dumps(part, default=encode_model)))


def log_line_json(number: int, step: int, line: Line) -> bytes:
    """A log line as JSON, as `wire.LogLine` says."""
    return compact_json({"number": number, "step": step, "key": line.key, "args": dict(line.args), "marks": line.marks})


@lru_cache(maxsize=CHOICE_CACHE_SIZE)
def choice_json(game: Game, action: int) -> bytes:
    """An action by number and name as JSON, as `wire.Choice` says."""
    return compact_json({"action": action, "name": game.voice.name_action(action)})
