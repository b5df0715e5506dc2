"""A database that cannot be reached for a while is waited for.

Everything the store does may be done twice: a move has a number, a table a name, and what was done already is found
done. So whoever was cut off in the middle simply begins anew.
"""

import time
from collections.abc import Callable
from functools import wraps
from threading import Event
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError

from fathoms.core.refusal import Refusal

PATIENCE = 30.0  # seconds
FIRST, LONGEST = 0.05, 1.0  # seconds between two tries: more and more
SQLITE_FULL, PRIMARY = 13, 0xFF  # SQLite's code, in the lowest byte
DISK_FULL = "53100"
GONE = ("08", "57P", "53300", "40001", "40P01")  # how errors begin that are over some day: no line, shutting down or
# starting, too many lines, and two who were in each other's way


class Patient(Protocol):
    """Whoever has a database: here is when there is no use in waiting any more."""

    closing: Event


S = TypeVar("S", bound=Patient)
P = ParamSpec("P")
T = TypeVar("T")


def waits_out(call: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Do it again while the database cannot be reached; where its disk is full, say so."""

    @wraps(call)
    def patiently(store: S, /, *args: P.args, **options: P.kwargs) -> T:
        pause, end = FIRST, time.monotonic() + PATIENCE
        while True:
            try:
                return call(store, *args, **options)
            except DBAPIError as error:
                if is_full(error):
                    raise Refusal("disk-full") from None
                if not passes(error) or time.monotonic() > end or store.closing.wait(pause):
                    raise
            pause = min(2 * pause, LONGEST)

    return patiently


def is_full(error: DBAPIError) -> bool:
    """Is there no room left on the disk? What was to be written then is not, and all that was written before is."""
    if getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY == SQLITE_FULL:
        return True
    return getattr(error.orig, "sqlstate", None) == DISK_FULL


def passes(error: DBAPIError) -> bool:
    """Is this only a matter of time? What SQLite says never is: it has waited already."""
    if not hasattr(error.orig, "sqlstate"):
        return False
    state: str | None = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state.startswith(GONE)
