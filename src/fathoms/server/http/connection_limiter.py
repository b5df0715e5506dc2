"""The door of the server: how many lines may be open, for how long without asking for anything, and how many files
there may be for them.

A line begins as one for requests, and may become one to a table; those are counted where tables are.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fathoms.server.http.proxy_headers import TrustedProxies, peer_address
from fathoms.server.http.rate_limits import network_key
from fathoms.server.http.stall_timeout import StallTimeout
from fathoms.server.settings import Limits

SPARE_FILES = 128  # files for everything else: the database, the page, what works beside us
PROXY_KEY = "proxy"  # as whose all lines of proxies are counted
WEBSOCKET_SHARE = 0.7  # of the files that are left, for lines to tables


class ConnectionLimiter:
    """The lines on which someone may ask for something, counted.

    The lines of a proxy are those of its visitors, who are counted by their requests (`limiter.py`).
    """

    def __init__(self, limits: Limits, proxies: TrustedProxies) -> None:
        self._most = limits.lines
        self._of_address = limits.lines_of_address
        self._proxies = proxies
        self._count: Counter[str] = Counter()

    def enter(self, peer: str) -> str | None:
        """As whose line one more is counted; None if there is no room for it."""
        counted = PROXY_KEY if self._proxies.trusts(peer) else network_key(peer)
        if self._count.total() >= self._most:
            return None
        if counted != PROXY_KEY and self._count[counted] >= self._of_address:
            return None
        self._count[counted] += 1
        return counted

    def leave(self, counted: str) -> None:
        self._count[counted] -= 1
        if self._count[counted] <= 0:
            del self._count[counted]


class LimitedHttpProtocol(H11Protocol):
    """A line that is closed if it finds no room, asks for nothing, or reads nothing of what it has asked for."""

    # Of the server; set by `guarded`:
    door: ConnectionLimiter
    limits: Limits
    refused: Callable[[str], None]  # is told why a line was ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stall = StallTimeout(self.loop, transport, self.limits.stalled_seconds)
        self._counted = self.door.enter(peer_address(self.client))
        self._patience: asyncio.TimerHandle | None = None
        self._wait_for_request()
        if self._counted is None:
            self.refused("too-many-connections")
            transport.abort()
        elif self.client is None and not is_unix_socket(transport):
            transport.abort()  # they have gone already, and nobody knows where they were

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asks_on = self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE
        if asks_on and self.conn.their_state is not h11.DONE:  # a request has begun, and is not whole
            self._wait_for_request()
        else:
            self._stop_waiting()

    def _wait_for_request(self) -> None:
        """Whoever does not ask for anything, or not to the end, is not waited for."""
        if self._patience is None:
            self._patience = self.loop.call_later(self.limits.hello_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        self._stop_waiting()
        if self._counted is not None:
            self.door.leave(self._counted)
            self._counted = None


def is_unix_socket(transport: asyncio.Transport) -> bool:
    """Has a line come by a socket of the file system? Those have no address."""
    line = transport.get_extra_info("socket")
    return line is not None and line.family not in (socket.AF_INET, socket.AF_INET6)


def limited_http_protocol_class(
    limits: Limits, proxies: TrustedProxies, refused: Callable[[str], None] = lambda why: None
) -> type[LimitedHttpProtocol]:
    """The lines of one server."""
    own = {"door": ConnectionLimiter(limits, proxies), "limits": limits, "refused": staticmethod(refused)}
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), own)


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


def cap_to_file_limit(limits: Limits, files: int | None) -> Limits:
    """The limits with no more lines than there can be files."""
    if files is None:
        return limits
    left = max(2, files - SPARE_FILES)
    to_tables = max(1, int(left * WEBSOCKET_SHARE))
    return limits.model_copy(
        update={"connections": min(limits.connections, to_tables), "lines": min(limits.lines, left - to_tables)}
    )
