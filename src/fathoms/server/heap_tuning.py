"""Settings for memory allocation and garbage collection, for a server that runs for months."""

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

# New objects before a collection; how many of those before older and all objects are looked through.
GC_THRESHOLDS = (5_000, 2, 2)
M_ARENA_MAX = -8  # the number that glibc's `mallopt` has for the most heaps there may be


def share_malloc_heap() -> None:
    """Have all threads allocate from one heap, where glibc would give each its own.

    What a thread once needed for a moment stays in its heap, where no other thread can use it: some megabytes for each
    thread that reads from the store, and what is left over from compiling. Threads hardly ever allocate at the same
    time, since Python runs one at a time. Call this before there are threads: a heap that exists stays in use.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


@contextmanager
def permanent_imports() -> Iterator[None]:
    """Import modules without garbage collection, and leave them out of all later ones: they stay anyway.

    Else the collector looks through everything imported so far again and again, for a tenth of the time it takes.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def reduce_garbage_collection() -> None:
    """Take all objects that exist now out of garbage collection: they stay as long as the server.

    Otherwise moves would wait for it again and again, some tenths of a second each time. Later objects are looked
    through more often in return, since tables and connections that are no longer used are freed in no other way.
    """
    gc.collect()
    gc.freeze()
    # Collects nothing, but tells Python how few objects are left: it looks again when a quarter has been added.
    gc.collect()
    gc.set_threshold(*GC_THRESHOLDS)
