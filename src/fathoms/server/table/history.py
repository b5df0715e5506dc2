"""Looking back at finished games, view by view.

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
from fathoms.server.message_serializer import serialize
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove, StoredTable, effective_moves
from fathoms.server.table.views import MatchViews

CHUNK = 16  # views made at a time
PAUSE = 0.001  # seconds after each step in which the thread holds nobody up
MAX_CURSORS = 16  # games being gone through that are remembered


class ReplayCursor:
    """How far one viewer has gone through a finished game that is played again."""

    def __init__(self, match: Match, moves: list[StoredMove], viewer: int) -> None:
        self._match, self._moves, self._viewer = match, moves, viewer
        self._watch = MatchViews(match, (viewer,))

    @property
    def next(self) -> int:
        """The number of the view that comes next."""
        return self._match.number + 1

    def go_to(self, number: int) -> None:
        """Play on, unseen, so that the view of this number comes next."""
        while self.next < number:
            self._play()
        self._watch.sights[self._viewer].look_anew()

    def show(self) -> str:
        """The present view, as it is sent."""
        return serialize(self._watch.show_as(self._viewer))

    def show_next(self) -> str:
        self._watch.moved(*self._play())
        return self.show()

    def _play(self) -> tuple[int, int]:
        move = self._moves[self._match.number]
        self._match.play(move.seat, move.action)
        return move.seat, move.action


class HistoryRenderer:
    """Makes the histories of all tables, and keeps those asked for last."""

    def __init__(self, store: Store, kept_bytes: int) -> None:
        self._store = store
        self._most = kept_bytes
        self._thread = ThreadPoolExecutor(1, "history")  # alone with everything below
        self._made: OrderedDict[tuple[str, int, int], list[str]] = OrderedDict()
        self._places: OrderedDict[tuple[str, int], ReplayCursor] = OrderedDict()
        self._size = 0

    async def views(self, kept: StoredTable, seat: int | None, first: int, end: int) -> AsyncIterator[list[str]]:
        """The views from number `first` to before number `end` as they are sent, some at a time."""
        viewer, end = SPECTATOR if seat is None else seat, min(end, kept.number + 1)
        for start in range(first - first % CHUNK, end, CHUNK):
            step = partial(self._step, kept, viewer, start)
            made = await asyncio.get_running_loop().run_in_executor(self._thread, step)
            yield made[max(first - start, 0) : end - start]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _step(self, kept: StoredTable, viewer: int, start: int) -> list[str]:
        """The views of one step: kept ones, or new ones."""
        key = (kept.id, viewer, start)
        if key in self._made:
            self._made.move_to_end(key)
        else:
            self._made[key] = made = self._make(kept, viewer, start)
            self._size += sum(map(len, made))
        found = self._made[key]
        while self._size > self._most and self._made:
            _, old = self._made.popitem(last=False)
            self._size -= sum(map(len, old))
        return found

    def _make(self, kept: StoredTable, viewer: int, start: int) -> list[str]:
        place = self._place(kept, viewer, start)
        views = [] if start else [place.show()]
        while start + len(views) < min(start + CHUNK, kept.number + 1):
            views.append(place.show_next())
        time.sleep(PAUSE)
        return views

    def _place(self, kept: StoredTable, viewer: int, start: int) -> ReplayCursor:
        """A place in the game from which this view is next (the first one: present)."""
        place = self._places.pop((kept.id, viewer), None)
        if place is None or place.next > max(start, 1):
            match = Match(find_game(kept.game), kept.players, kept.options, self._store.seed(kept.id))
            place = ReplayCursor(match, effective_moves(self._store.moves(kept.id)), viewer)
        if place.next < start:
            place.go_to(start)
        self._places[kept.id, viewer] = place
        while len(self._places) > MAX_CURSORS:
            self._places.popitem(last=False)
        return place
