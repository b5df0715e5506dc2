"""A database that cannot be reached for a while is waited for.

Everything the store does may be done twice: a move has a number, a table a name, and what was done already is found
done. So a caller cut off in the middle simply begins again.
"""

import time
from collections.abc import Callable
from functools import wraps
from threading import Event
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError

from fathoms.core.refusal import Refusal

MAX_WAIT = 30.0  # seconds
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between two tries: more and more
SQLITE_FULL, PRIMARY = 13, 0xFF  # SQLite's code, in the lowest byte
DISK_FULL = "53100"
PASSING_STATES = (
    "08",
    "57P",
    "53300",
    "40001",
    "40P01",
)  # how errors begin that are over some day: no line, shutting down or
# starting, too many lines, and two who were in each other's way


class Closable(Protocol):
    """Anything with a database: says when there is no use in waiting any more."""

    closing: Event


S = TypeVar("S", bound=Closable)
P = ParamSpec("P")
T = TypeVar("T")


def retry_while_unreachable(call: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Do it again while the database cannot be reached; where its disk is full, say so."""

    @wraps(call)
    def patiently(store: S, /, *args: P.args, **options: P.kwargs) -> T:
        pause, end = FIRST_PAUSE, time.monotonic() + MAX_WAIT
        while True:
            try:
                return call(store, *args, **options)
            except DBAPIError as error:
                if is_disk_full(error):
                    raise Refusal("disk-full") from None
                if not is_passing(error) or time.monotonic() > end or store.closing.wait(pause):
                    raise
            pause = min(2 * pause, LONGEST_PAUSE)

    return patiently


def is_disk_full(error: DBAPIError) -> bool:
    """Is there no room left on the disk? What was to be written then is not, and all that was written before is."""
    if getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY == SQLITE_FULL:
        return True
    return getattr(error.orig, "sqlstate", None) == DISK_FULL


def is_passing(error: DBAPIError) -> bool:
    """Is this only a matter of time? What SQLite says never is: it has waited already."""
    if not hasattr(error.orig, "sqlstate"):
        return False
    state: str | None = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state.startswith(PASSING_STATES)
