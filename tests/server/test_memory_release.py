"""A server frees what is no longer needed: it may run for months."""

import gc
import platform
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fathoms.server.heap_tuning import permanent_imports, reduce_garbage_collection
from fathoms.server.table.views import RenderedView
from tests.server.people import QUICK, Person, open_house
from tests.server.test_cluster import soon

SOON = 150_000  # new things, by which old garbage is gone: some ten megabytes

THREADS_THAT_KEEP = """
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from fathoms.server.heap_tuning import share_malloc_heap

THREADS = 4
LARGE = 100_000  # bytes: too large for Python's own small objects, too small for pages of its own
share_malloc_heap()
together = Barrier(THREADS)


def keep():
    together.wait()
    return bytes(LARGE)


with ThreadPoolExecutor(THREADS) as pool:
    kept = [each.result() for each in [pool.submit(keep) for _ in range(THREADS)]]
heap = next(line for line in Path("/proc/self/maps").read_text().splitlines() if line.endswith("[heap]"))
start, end = (int(edge, 16) for edge in heap.split()[0].split("-"))
print(sum(start <= id(each) < end for each in kept), "of", THREADS)
"""


class Thing:
    """Something that is kept, and knows itself, so that it has to be found when nobody needs it any more."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tidied() -> Iterator[None]:
    """A process in which everything is loaded, as when a server has compiled its games."""
    usual = gc.get_threshold()
    reduce_garbage_collection()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


@pytest.fixture
def nobody_looks() -> Iterator[None]:
    """Garbage that has to be looked for is not found."""
    gc.disable()
    yield
    gc.enable()


def test_imports_are_not_looked_through_for_garbage_then_or_later() -> None:
    before = gc.get_freeze_count()
    with permanent_imports():
        assert not gc.isenabled()
        imported = Thing()
    assert gc.isenabled()
    assert gc.get_freeze_count() > before
    assert not any(each is imported for each in gc.get_objects())
    gc.unfreeze()


@pytest.mark.usefixtures("nobody_looks")
def test_the_game_of_a_table_that_is_put_away_goes_at_once(tmp_path: Path) -> None:
    limits = QUICK.model_copy(update={"loaded_tables": 1})
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        old, new = ann.set_up("me", "me"), ann.set_up("me", "me")
        screen, table = ann.at(old), house.loaded(old)
        game = weakref.ref(table.state.live_game)
        assert game() is not None
        screen.session.close()
        soon(lambda: table.is_idle)
        ann.at(new)
        assert not house.tables.is_loaded(old["id"])
        assert game() is None


def test_a_quiet_table_does_not_keep_what_it_looks_like(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: weakref.WeakSet[RenderedView] = weakref.WeakSet()
    draw = RenderedView.__init__

    def note(self: RenderedView, *args: Any) -> None:
        draw(self, *args)
        drawn.add(self)

    monkeypatch.setattr(RenderedView, "__init__", note)
    screen = ann.at(ann.set_up("me", "me"))
    screen.move(screen.choices()[0])
    assert screen.view["number"] == 1
    assert not [picture for picture in drawn if "scene" in vars(picture)]


@pytest.mark.usefixtures("tidied")
def test_what_was_needed_for_a_long_time_is_found_when_it_is_not_any_more() -> None:
    old = [Thing() for _ in range(1_000)]
    gone = weakref.ref(old[-1])
    new = [Thing() for _ in range(SOON)]
    del old
    assert gone() is not None
    more = [Thing() for _ in range(SOON)]
    assert gone() is None
    assert len(new) == len(more)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries have one heap anyway")
def test_all_threads_take_memory_from_one_heap() -> None:
    told = subprocess.run([sys.executable, "-c", THREADS_THAT_KEEP], capture_output=True, text=True, check=True)
    assert told.stdout == "4 of 4\n"
