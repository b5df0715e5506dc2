"""Routes new connections of one address to several server processes, by table.

Any server can handle any request. But a table whose people are at two servers is played, drawn and serialized by both,
so a player who comes is sent to the server where the others of that table are. For that the router peeks at the
beginning of a request, and hands the socket over as it is.
"""

import re
import socket
import time
from collections.abc import Collection, Sequence
from zlib import crc32

TABLE_REQUEST = re.compile(rb"GET /api/tables/([^/? ]+)/play[? ]")
PEEK_SIZE = 1024  # bytes of a request that are peeked at
PEEK_TIMEOUT = (
    0.5  # seconds for a client to send something; then any server will do, which has limits of its own for it
)
MAX_PENDING = 500  # clients that have sent nothing yet; beyond that they are routed without a look
SOCKET_MESSAGE = b"."  # sent along with a socket
READY_MESSAGE = b"!"  # sent by a server that is ready


class ConnectionRouter:
    """Accepts connections and hands them to servers. Its owner waits for `waiting_sockets`, then calls `dispatch`."""

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener
        self._listener.setblocking(False)
        # Accepted, each with the time until which its request is waited for.
        self._pending_clients: dict[socket.socket, float] = {}
        self._round_robin = 0

    def waiting_sockets(self) -> list[socket.socket]:
        return [self._listener, *self._pending_clients]

    def dispatch(self, readable: Collection[object], channels: Sequence[socket.socket | None]) -> None:
        """Accept new connections, and route those that have sent something, or are out of time, to a server.

        `channels` are sockets to the servers, each always in the same place; None stands for one that is not ready.
        """
        if not any(channels):
            return  # clients wait in the listening socket's queue
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
            except OSError:  # no more, or no file is free
                return
            client.setblocking(False)
            self._pending_clients[client] = time.monotonic() + PEEK_TIMEOUT

    def _route(self, client: socket.socket, channels: Sequence[socket.socket | None]) -> None:
        """Hand a connection to its server. A busy server is passed over; if all are, the client has to come again."""
        first = table_hash(peek_request(client))
        if first is None:
            first = self._round_robin = self._round_robin + 1
        with client:
            for place in range(len(channels)):
                channel = channels[(first + place) % len(channels)]
                if channel is not None and send_socket(channel, client):
                    return


def peek_request(client: socket.socket) -> bytes:
    """The beginning of a client's request, which is not taken off the socket."""
    try:
        return client.recv(PEEK_SIZE, socket.MSG_PEEK)
    except OSError:  # nothing yet, or disconnected already
        return b""


def table_hash(request: bytes) -> int | None:
    """A number for the table a request wants to play at; None for any other request."""
    match = TABLE_REQUEST.match(request)
    return crc32(match[1]) if match else None


def send_socket(channel: socket.socket, client: socket.socket) -> bool:
    try:
        return socket.send_fds(channel, [SOCKET_MESSAGE], [client.fileno()]) > 0
    except OSError:
        return False


def receive_socket(channel: socket.socket) -> socket.socket | None:
    """The next socket that was handed over; None if there is none yet. An error if the router has gone."""
    try:
        data, descriptors, _, _ = socket.recv_fds(channel, len(SOCKET_MESSAGE), 1)
    except BlockingIOError:
        return None
    if not data:
        raise ConnectionResetError("the porter has gone")
    return socket.socket(fileno=descriptors[0]) if descriptors else None
