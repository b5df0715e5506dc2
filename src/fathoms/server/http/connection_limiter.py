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
        self._max_connections = limits.lines
        self._max_of_address = limits.lines_of_address
        self._proxies = proxies
        self._connections: Counter[str] = Counter()

    def acquire(self, peer: str) -> str | None:
        """As whose line one more is counted; None if there is no room for it."""
        key = PROXY_KEY if self._proxies.trusts(peer) else network_key(peer)
        if self._connections.total() >= self._max_connections:
            return None
        if key != PROXY_KEY and self._connections[key] >= self._max_of_address:
            return None
        self._connections[key] += 1
        return key

    def release(self, key: str) -> None:
        self._connections[key] -= 1
        if self._connections[key] <= 0:
            del self._connections[key]


class LimitedHttpProtocol(H11Protocol):
    """A line that is closed if it finds no room, asks for nothing, or reads nothing of what it has asked for."""

    # Of the server; set by `guarded`:
    limiter: ConnectionLimiter
    limits: Limits
    on_refusal: Callable[[str], None]  # is told why a line was ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stall = StallTimeout(self.loop, transport, self.limits.stalled_seconds)
        self._limiter_key = self.limiter.acquire(peer_address(self.client))
        self._request_timer: asyncio.TimerHandle | None = None
        self._start_request_timer()
        if self._limiter_key is None:
            self.on_refusal("too-many-connections")
            transport.abort()
        elif self.client is None and not is_unix_socket(transport):
            transport.abort()  # they have gone already, and nobody knows where they were

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        expects_request = self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE
        if expects_request and self.conn.their_state is not h11.DONE:  # a request has begun, and is not whole
            self._start_request_timer()
        else:
            self._stop_request_timer()

    def _start_request_timer(self) -> None:
        """Whoever does not ask for anything, or not to the end, is not waited for."""
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(self.limits.hello_seconds, self.transport.abort)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._release_slot()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release_slot()
        super().connection_lost(exc)

    def _release_slot(self) -> None:
        self._stop_request_timer()
        if self._limiter_key is not None:
            self.limiter.release(self._limiter_key)
            self._limiter_key = None


def is_unix_socket(transport: asyncio.Transport) -> bool:
    """Has a line come by a socket of the file system? Those have no address."""
    connection = transport.get_extra_info("socket")
    return connection is not None and connection.family not in (socket.AF_INET, socket.AF_INET6)


def limited_http_protocol_class(
    limits: Limits, proxies: TrustedProxies, on_refusal: Callable[[str], None] = lambda why: None
) -> type[LimitedHttpProtocol]:
    """The lines of one server."""
    attributes = {
        "limiter": ConnectionLimiter(limits, proxies),
        "limits": limits,
        "on_refusal": staticmethod(on_refusal),
    }
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), attributes)


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
    available_files = max(2, files - SPARE_FILES)
    table_connections = max(1, int(available_files * WEBSOCKET_SHARE))
    return limits.model_copy(
        update={
            "connections": min(limits.connections, table_connections),
            "lines": min(limits.lines, available_files - table_connections),
        }
    )
