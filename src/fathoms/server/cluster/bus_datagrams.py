"""News between the processes of one machine, for SQLite: a datagram to each of them.

Each server's address is in the database. Nothing is sent where there is only one.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Any

from fathoms.server.cluster.bus import Notice, read_notice
from fathoms.server.error_reporting import report
from fathoms.server.store.leases import Server

log = logging.getLogger(__name__)

HERE = "127.0.0.1"


class DatagramNews(asyncio.DatagramProtocol):
    """One socket for telling and hearing."""

    def __init__(self) -> None:
        self.address = ""
        self._transport: asyncio.DatagramTransport | None = None
        self._heard: Callable[[Notice], None]

    async def open(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._heard = heard
        loop = asyncio.get_running_loop()
        try:
            self._transport, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=(HERE, 0))
        except OSError as error:  # then everyone looks by themselves
            report(log, "this machine has no way from process to process", error)
            return
        self.address = str(self._transport.get_extra_info("sockname")[1])

    def datagram_received(self, data: bytes, addr: Any) -> None:
        notice = read_notice(data.decode("ascii", "replace"))
        if notice:
            self._heard(notice)

    def tell(self, notice: Notice, others: Collection[Server]) -> None:
        if self._transport is None:
            return
        for other in others:
            if other.address.isdigit():
                self._transport.sendto(str(notice).encode(), (HERE, int(other.address)))

    async def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
