"""Limits open connections: how many there may be, how long one may be idle, and how many files the process may open.

A connection starts as one for requests, and may become a WebSocket to a table; those are counted in
`table_websocket.py`.
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

SPARE_FILES = 128  # files for everything else: the database, the page, other libraries
PROXY_KEY = "proxy"  # the key under which all connections of proxies are counted
WEBSOCKET_SHARE = 0.7  # of the available files, for WebSockets to tables


class ConnectionLimiter:
    """Counts open HTTP connections, in all and by address.

    A proxy's connections are those of its visitors, who are counted by their requests (`rate_limit_middleware.py`).
    """

    def __init__(self, limits: Limits, proxies: TrustedProxies) -> None:
        self._max_connections = limits.lines
        self._max_of_address = limits.lines_of_address
        self._proxies = proxies
        self._connections: Counter[str] = Counter()

    def acquire(self, peer: str) -> str | None:
        """Count one more connection, and return the key it is counted under; None if there is no room for it."""
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
    """An HTTP connection that is closed if there is no room for it, or if the client sends or reads nothing for too
    long."""

    # The server's, set by `limited_http_protocol_class`:
    limiter: ConnectionLimiter
    limits: Limits
    on_refusal: Callable[[str], None]  # is called with the reason when a connection is refused

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
            transport.abort()  # the client has gone already, so its address is unknown

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        expects_request = self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE
        if expects_request and self.conn.their_state is not h11.DONE:  # a request has begun, and is not complete
            self._start_request_timer()
        else:
            self._stop_request_timer()

    def _start_request_timer(self) -> None:
        """Close the connection unless a whole request arrives in time."""
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
    """Does a connection come by a Unix socket? Those have no address."""
    connection = transport.get_extra_info("socket")
    return connection is not None and connection.family not in (socket.AF_INET, socket.AF_INET6)


def limited_http_protocol_class(
    limits: Limits, proxies: TrustedProxies, on_refusal: Callable[[str], None] = lambda reason: None
) -> type[LimitedHttpProtocol]:
    """The HTTP protocol class of one server, with its limits."""
    attributes = {
        "limiter": ConnectionLimiter(limits, proxies),
        "limits": limits,
        "on_refusal": staticmethod(on_refusal),
    }
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), attributes)


def raise_file_limit() -> int | None:
    """Raise this process's limit of open files as far as it goes; returns the limit, or None if there is none."""
    try:
        import resource
    except ImportError:  # this system has no such limit
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
    """The limits with no more connections than the process may open files."""
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
