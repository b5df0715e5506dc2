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

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._line.setblocking(False)
        self._guests: dict[socket.socket, float] = {}  # who is waited for, and until when
        self._shown = 0

    def awaited(self) -> list[socket.socket]:
        return [self._line, *self._guests]

    def receive(self, heard: Collection[object], doors: Sequence[socket.socket | None]) -> None:
        """Let in who has come, and show those who have said something, or will not, to a server.

        `doors` are lines to the servers, each always in the same place; None stands for one that cannot be come to.
        """
        if not any(doors):
            return  # guests wait before the house
        if self._line in heard:
            self._let_in()
        now = time.monotonic()
        for guest, until in list(self._guests.items()):
            if guest in heard or until < now or len(self._guests) > MAX_PENDING:
                del self._guests[guest]
                self._show(guest, doors)

    def close(self) -> None:
        for guest in self._guests:
            guest.close()

    def _let_in(self) -> None:
        while len(self._guests) <= MAX_PENDING:
            try:
                guest, _ = self._line.accept()
            except OSError:  # there is nobody else, or no room for anyone at the moment
                return
            guest.setblocking(False)
            self._guests[guest] = time.monotonic() + PEEK_TIMEOUT

    def _show(self, guest: socket.socket, doors: Sequence[socket.socket | None]) -> None:
        """Hand a line over. A server that is busy is passed over; if all are, the guest has to come again."""
        first = table_hash(peek_request(guest))
        if first is None:
            first = self._shown = self._shown + 1
        with guest:
            for place in range(len(doors)):
                door = doors[(first + place) % len(doors)]
                if door is not None and send_socket(door, guest):
                    return


def peek_request(guest: socket.socket) -> bytes:
    """The first words of a guest, which stay where they are."""
    try:
        return guest.recv(PEEK_SIZE, socket.MSG_PEEK)
    except OSError:  # nothing yet, or gone already
        return b""


def table_hash(said: bytes) -> int | None:
    """A number for the table that someone wants to play at; None: they want something else."""
    found = TABLE_REQUEST.match(said)
    return crc32(found[1]) if found else None


def send_socket(door: socket.socket, guest: socket.socket) -> bool:
    try:
        return socket.send_fds(door, [SOCKET_MESSAGE], [guest.fileno()]) > 0
    except OSError:
        return False


def receive_socket(door: socket.socket) -> socket.socket | None:
    """The next line that was handed over; None if there is none at the moment. Says if the porter has gone."""
    try:
        words, lines, _, _ = socket.recv_fds(door, len(SOCKET_MESSAGE), 1)
    except BlockingIOError:
        return None
    if not words:
        raise ConnectionResetError("the porter has gone")
    return socket.socket(fileno=lines[0]) if lines else None
