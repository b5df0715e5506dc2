"""Whoever comes to play is shown to where the others of that table are."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import connection

import pytest

from fathoms.server.processes import router as porters
from fathoms.server.processes.router import READY_MESSAGE, ConnectionRouter, receive_socket, table_hash

SERVERS = 3


class House:
    """A porter with a few servers, and guests who come to its address."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.line = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.porter = ConnectionRouter(self.line)
        pairs = [socket.socketpair() for _ in range(SERVERS)]
        self.doors: list[socket.socket | None] = []
        self.servers = []
        for ours, theirs in pairs:
            for each in (ours, theirs):
                stack.enter_context(each).setblocking(False)
            self.doors.append(ours)
            self.servers.append(theirs)

    def come(self, said: bytes) -> socket.socket:
        guest = self.stack.enter_context(socket.create_connection(self.line.getsockname()))
        guest.sendall(said)
        return guest

    def wait(self, seconds: float = 0.2) -> None:
        """Long enough for whoever has come."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.porter.dispatch(connection.wait(self.porter.waiting_sockets(), 0.02), self.doors)

    def shown(self) -> list[list[bytes]]:
        """What those say whom each server was given, since the last time."""
        found: list[list[bytes]] = []
        for server in self.servers:
            found.append([])
            while (guest := receive_socket(server)) is not None:
                with guest:
                    guest.settimeout(5)
                    found[-1].append(guest.recv(1000))
        return found

    def all_shown(self) -> list[bytes]:
        return [words for server in self.shown() for words in server]


@pytest.fixture
def house() -> Iterator[House]:
    with ExitStack() as stack:
        house = House(stack)
        stack.callback(house.porter.close)
        yield house


def to_play(table: str) -> bytes:
    return f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n\r\n".encode()


def test_people_of_a_table_meet_at_one_server(house: House) -> None:
    tables = [f"table{number}" for number in range(12)]
    for table in tables * 2:
        house.come(to_play(table))
        house.wait(0.05)
    shown = house.shown()
    assert sorted(words for server in shown for words in server) == sorted(map(to_play, tables * 2))  # all, and whole
    for table in tables:
        assert sorted(server.count(to_play(table)) for server in shown) == [0, 0, 2]
    assert all(shown), "nobody was shown to one of the servers"


def test_whoever_wants_something_else_is_shown_to_one_after_the_other(house: House) -> None:
    for _ in range(2 * SERVERS):
        house.come(b"GET / HTTP/1.1\r\n\r\n")
        house.wait(0.05)
    assert [len(server) for server in house.shown()] == [2] * SERVERS


def test_a_table_whose_server_has_gone_is_at_another(house: House) -> None:
    place = (table_hash(to_play("one")) or 0) % SERVERS
    house.doors[place] = None
    house.come(to_play("one"))
    house.wait()
    assert len(house.shown()[(place + 1) % SERVERS]) == 1


def test_a_server_that_does_not_listen_is_passed_over(house: House) -> None:
    place = (table_hash(to_play("one")) or 0) % SERVERS
    house.servers.pop(place).close()
    house.come(to_play("one"))
    house.wait()
    assert house.all_shown() == [to_play("one")]


def test_who_says_nothing_is_shown_in_after_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porters, "PEEK_TIMEOUT", 0.3)
    guest = house.come(b"")
    house.wait(0.1)
    assert house.shown() == [[], [], []]
    house.wait(0.5)
    guest.sendall(b"hello")
    assert house.all_shown() == [b"hello"]


def test_many_who_say_nothing_keep_nobody_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porters, "MAX_PENDING", 5)
    monkeypatch.setattr(porters, "PEEK_TIMEOUT", 1000)
    silent = [house.come(b"") for _ in range(20)]
    house.come(to_play("one"))
    house.wait(0.5)
    for guest in silent:
        guest.sendall(b"late")
    assert to_play("one") in house.all_shown()


def test_guests_wait_until_a_server_is_open(house: House) -> None:
    doors, house.doors = house.doors, [None] * SERVERS
    house.come(to_play("one"))
    house.wait()
    assert house.shown() == [[], [], []]
    house.doors = doors
    house.wait()
    assert house.all_shown() == [to_play("one")]


def test_a_server_notices_that_the_porter_has_gone(house: House) -> None:
    assert house.doors[0] is not None
    house.servers[0].send(READY_MESSAGE)
    assert house.doors[0].recv(1) == READY_MESSAGE
    house.doors[0].close()
    with pytest.raises(ConnectionResetError):
        receive_socket(house.servers[0])
