"""The porter of several servers at one address: shows everyone who comes to one of them.

Any server can do anything for anyone. But a table whose people are at two servers is played, drawn and written by both,
so whoever comes to play is shown to where the others of that table are. For that the porter looks at the first words
of a guest, without taking them away, and hands the line over as it is.
"""

import re
import socket
import time
from collections.abc import Collection, Sequence
from zlib import crc32

TABLE_REQUEST = re.compile(rb"GET /api/tables/([^/? ]+)/play[? ]")
PEEK_SIZE = 1024  # bytes that are looked at
PEEK_TIMEOUT = 0.5  # seconds for a guest to say something; then any server will do, and has limits of its own for it
MAX_PENDING = 500  # guests who have said nothing yet: others are shown in unasked
SOCKET_MESSAGE = b"."  # comes with a line
READY_MESSAGE = b"!"  # what a server says when it can be come to


class ConnectionRouter:
    """Stands at a line. Whoever runs it waits for what is in `awaited`, and says what has come."""

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener
        self._listener.setblocking(False)
        self._pending_clients: dict[socket.socket, float] = {}  # who is waited for, and until when
        self._round_robin = 0

    def waiting_sockets(self) -> list[socket.socket]:
        return [self._listener, *self._pending_clients]

    def dispatch(self, readable: Collection[object], channels: Sequence[socket.socket | None]) -> None:
        """Let in who has come, and show those who have said something, or will not, to a server.

        `doors` are lines to the servers, each always in the same place; None stands for one that cannot be come to.
        """
        if not any(channels):
            return  # guests wait before the house
        if self._listener in readable:
            self._accept_clients()
        now = time.monotonic()
        for client, deadline in list(self._pending_clients.items()):
            if client in readable or deadline < now or len(self._pending_clients) > MAX_PENDING:
                del self._pending_clients[client]
                self._route(client, channels)

    def close(self) -> None:
        for client in self._pending_clients:
            client.close()

    def _accept_clients(self) -> None:
        while len(self._pending_clients) <= MAX_PENDING:
            try:
                client, _ = self._listener.accept()
            except OSError:  # there is nobody else, or no room for anyone at the moment
                return
            client.setblocking(False)
            self._pending_clients[client] = time.monotonic() + PEEK_TIMEOUT

    def _route(self, client: socket.socket, channels: Sequence[socket.socket | None]) -> None:
        """Hand a line over. A server that is busy is passed over; if all are, the guest has to come again."""
        first = table_hash(peek_request(client))
        if first is None:
            first = self._round_robin = self._round_robin + 1
        with client:
            for place in range(len(channels)):
                channel = channels[(first + place) % len(channels)]
                if channel is not None and send_socket(channel, client):
                    return


def peek_request(client: socket.socket) -> bytes:
    """The first words of a guest, which stay where they are."""
    try:
        return client.recv(PEEK_SIZE, socket.MSG_PEEK)
    except OSError:  # nothing yet, or gone already
        return b""


def table_hash(request: bytes) -> int | None:
    """A number for the table that someone wants to play at; None: they want something else."""
    match = TABLE_REQUEST.match(request)
    return crc32(match[1]) if match else None


def send_socket(channel: socket.socket, client: socket.socket) -> bool:
    try:
        return socket.send_fds(channel, [SOCKET_MESSAGE], [client.fileno()]) > 0
    except OSError:
        return False


def receive_socket(channel: socket.socket) -> socket.socket | None:
    """The next line that was handed over; None if there is none at the moment. Says if the porter has gone."""
    try:
        data, descriptors, _, _ = socket.recv_fds(channel, len(SOCKET_MESSAGE), 1)
    except BlockingIOError:
        return None
    if not data:
        raise ConnectionResetError("the porter has gone")
    return socket.socket(fileno=descriptors[0]) if descriptors else None
