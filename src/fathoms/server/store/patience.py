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

PATIENCE = 30.0  # seconds
FIRST, LONGEST = 0.05, 1.0  # seconds between two tries: more and more
GONE = ("08", "57P", "53300", "40001", "40P01")  # how errors begin that are over some day: no line, shutting down or
# starting, too many lines, and two who were in each other's way


class Patient(Protocol):
    """Whoever has a database: here is when there is no use in waiting any more."""

    closing: Event


S = TypeVar("S", bound=Patient)
P = ParamSpec("P")
T = TypeVar("T")


def waits_out(call: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Do it again while the database cannot be reached."""

    @wraps(call)
    def patiently(store: S, /, *args: P.args, **options: P.kwargs) -> T:
        pause, end = FIRST, time.monotonic() + PATIENCE
        while True:
            try:
                return call(store, *args, **options)
            except DBAPIError as error:
                if not passes(error) or time.monotonic() > end or store.closing.wait(pause):
                    raise
            pause = min(2 * pause, LONGEST)

    return patiently


def passes(error: DBAPIError) -> bool:
    """Is this only a matter of time? What SQLite says never is: it has waited already."""
    if not hasattr(error.orig, "sqlstate"):
        return False
    state: str | None = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state.startswith(GONE)
