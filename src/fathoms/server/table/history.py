"""Renders the histories of finished games, view by view.

A long game takes many seconds to be drawn. So all histories are made in one thread of their own, some views at a time
and in turn: anyone who looks back waits for others who do, and no one who plays waits for any of them.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from fathoms.core.game import SPECTATOR, find_game
from fathoms.core.match import Match
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove, StoredTable, effective_moves
from fathoms.server.table.views import MatchViews, serialize

CHUNK = 16  # views made at a time
PAUSE = 0.001  # seconds after each step in which the thread holds no one up
MAX_CURSORS = 16  # games being gone through that are remembered


class ReplayCursor:
    """A position of one viewer in a finished game that is replayed."""

    def __init__(self, match: Match, moves: list[StoredMove], viewer: int) -> None:
        self._match, self._moves, self._viewer = match, moves, viewer
        self._views = MatchViews(match, (viewer,))

    @property
    def next_number(self) -> int:
        """The number of the next view."""
        return self._match.number + 1

    def go_to(self, number: int) -> None:
        """Skip views, so that the one of this number comes next."""
        while self.next_number < number:
            self._play_move()
        self._views.viewer_histories[self._viewer].skip_to_now()

    def render(self) -> str:
        """The present view as text."""
        return serialize(self._views.view_as(self._viewer))

    def render_next(self) -> str:
        self._views.record_action(*self._play_move())
        return self.render()

    def _play_move(self) -> tuple[int, int]:
        move = self._moves[self._match.number]
        self._match.play(move.seat, move.action)
        return move.seat, move.action


class HistoryRenderer:
    """Renders histories of all tables in a thread of its own, and caches the latest."""

    def __init__(self, store: Store, kept_bytes: int) -> None:
        self._store = store
        self._max_bytes = kept_bytes
        self._thread = ThreadPoolExecutor(1, "history")  # alone with everything below
        self._rendered: OrderedDict[tuple[str, int, int], list[str]] = OrderedDict()
        self._cursors: OrderedDict[tuple[str, int], ReplayCursor] = OrderedDict()
        self._bytes = 0

    async def view_chunks(
        self, stored_table: StoredTable, seat: int | None, first: int, end: int
    ) -> AsyncIterator[list[str]]:
        """The views from number `first` to before number `end` as text, in chunks."""
        viewer, end = SPECTATOR if seat is None else seat, min(end, stored_table.number + 1)
        for start in range(first - first % CHUNK, end, CHUNK):
            step = partial(self._cached_chunk, stored_table, viewer, start)
            rendered = await asyncio.get_running_loop().run_in_executor(self._thread, step)
            yield rendered[max(first - start, 0) : end - start]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _cached_chunk(self, stored_table: StoredTable, viewer: int, start: int) -> list[str]:
        """The views of one chunk, cached or rendered now."""
        key = (stored_table.id, viewer, start)
        if key in self._rendered:
            self._rendered.move_to_end(key)
        else:
            self._rendered[key] = rendered = self._render_chunk(stored_table, viewer, start)
            self._bytes += sum(map(len, rendered))
        views = self._rendered[key]
        while self._bytes > self._max_bytes and self._rendered:
            _, old = self._rendered.popitem(last=False)
            self._bytes -= sum(map(len, old))
        return views

    def _render_chunk(self, stored_table: StoredTable, viewer: int, start: int) -> list[str]:
        place = self._cursor_at(stored_table, viewer, start)
        views = [] if start else [place.render()]
        while start + len(views) < min(start + CHUNK, stored_table.number + 1):
            views.append(place.render_next())
        time.sleep(PAUSE)
        return views

    def _cursor_at(self, stored_table: StoredTable, viewer: int, start: int) -> ReplayCursor:
        """A cursor whose next view is this one (or present view, for the first)."""
        place = self._cursors.pop((stored_table.id, viewer), None)
        if place is None or place.next_number > max(start, 1):
            match = Match(
                find_game(stored_table.game),
                stored_table.players,
                stored_table.options,
                self._store.seed(stored_table.id),
            )
            place = ReplayCursor(match, effective_moves(self._store.moves(stored_table.id)), viewer)
        if place.next_number < start:
            place.go_to(start)
        self._cursors[stored_table.id, viewer] = place
        while len(self._cursors) > MAX_CURSORS:
            self._cursors.popitem(last=False)
        return place
