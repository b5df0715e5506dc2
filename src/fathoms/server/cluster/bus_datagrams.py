"""The event bus for SQLite: a datagram to each other server process of the same machine.

Each server's address is in the database. Nothing is sent where there is only one.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Any

from fathoms.server.cluster.bus import TableChanged, parse_event
from fathoms.server.error_reporting import report_error
from fathoms.server.store.leases import Server

log = logging.getLogger(__name__)

LOCALHOST = "127.0.0.1"


class DatagramBus(asyncio.DatagramProtocol):
    """One socket that sends and receives events."""

    def __init__(self) -> None:
        self.address = ""
        self._transport: asyncio.DatagramTransport | None = None
        self._on_event: Callable[[TableChanged], None]

    async def open(self, on_event: Callable[[TableChanged], None], on_gap: Callable[[], None]) -> None:
        self._on_event = on_event
        loop = asyncio.get_running_loop()
        try:
            self._transport, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=(LOCALHOST, 0))
        except OSError as error:  # then every server relies on looking into the store
            report_error(log, "this machine has no way from process to process", error)
            return
        self.address = str(self._transport.get_extra_info("sockname")[1])

    def datagram_received(self, data: bytes, addr: Any) -> None:
        event = parse_event(data.decode("ascii", "replace"))
        if event:
            self._on_event(event)

    def publish(self, event: TableChanged, servers: Collection[Server]) -> None:
        if self._transport is None:
            return
        for server in servers:
            if server.address.isdigit():
                self._transport.sendto(str(event).encode(), (LOCALHOST, int(server.address)))

    async def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
