"""What a server does with its memory: it may run for months."""

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

GC_THRESHOLDS = (
    5_000,
    2,
    2,
)  # new things that are looked through for garbage; how often, before older and all others are
M_ARENA_MAX = -8  # glibc's name for how many heaps there may be (M_ARENA_MAX)


def share_malloc_heap() -> None:
    """Have all threads take memory from one heap, where the system's library (glibc) would give each its own.

    What a thread once needed for a moment stays in its heap, out of everyone else's reach: some megabytes for each that
    reads from the store, and what is left over from compiling. They hardly ever ask at the same time, since Python
    lets one of them run at a time. To be asked for before there are threads: a heap that is there is used.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another library
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
    """Everything is loaded that stays as long as the server: nobody need look there again for what can be thrown away.

    Else moves would have to wait for it again and again, some tenths of a second each time. What comes later is looked
    through all the more often, since tables and lines that nobody needs any more are found in no other way.
    """
    gc.collect()
    gc.freeze()
    gc.collect()  # nothing, but now Python knows how little there is: it looks when a quarter has been added to that
    gc.set_threshold(*GC_THRESHOLDS)
