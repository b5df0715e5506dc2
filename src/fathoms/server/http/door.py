"""The door of the server: how many lines may be open, for how long without asking for anything, and how many files
there may be for them.

A line begins as one for requests, and may become one to a table; those are counted where tables are.
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from fathoms.server.http.limits import network_of
from fathoms.server.settings import Limits

SPARE = 128  # files for everything else: the database, the page, what works beside us
TO_TABLES = 0.7  # of the files that are left, for lines to tables


class Door:
    """The lines on which someone may ask for something, counted."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.lines
        self._of_address = limits.lines_of_address
        self.seconds = limits.hello_seconds
        self._count: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Is there room for one more?"""
        if self._count.total() >= self._most or self._count[address] >= self._of_address:
            return False
        self._count[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]


class Guarded(H11Protocol):
    """A line that is closed if it finds no room, or asks for nothing."""

    door: Door  # of the server; set by `guarded`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network_of(self.client[0] if self.client else "")
        self._counted = self.door.enter(self._address)
        self._patience = self.loop.call_later(self.door.seconds, self._too_late)
        if not self._counted:
            transport.abort()

    def _too_late(self) -> None:
        """Whoever has not asked for anything by now is not waited for; `cycle` is the first request."""
        asked: object = self.cycle  # None until then, whatever its type says
        if asked is None:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        self._patience.cancel()
        if self._counted:
            self._counted = False
            self.door.leave(self._address)


def guarded(limits: Limits) -> type[Guarded]:
    """The lines of one server."""
    return type("Guarded", (Guarded,), {"door": Door(limits)})


def raise_file_limit() -> int | None:
    """Let this process open as many files as it may; how many those are, if it can be known."""
    try:
        import resource
    except ImportError:  # there is no such limit here
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # some systems say "no limit" and mean another one
            pass
    return None if soft == resource.RLIM_INFINITY else soft


def within_files(limits: Limits, files: int | None) -> Limits:
    """The limits with no more lines than there can be files."""
    if files is None:
        return limits
    left = max(2, files - SPARE)
    to_tables = max(1, int(left * TO_TABLES))
    return limits.model_copy(
        update={"connections": min(limits.connections, to_tables), "lines": min(limits.lines, left - to_tables)}
    )
