"""Clients who come to play are sent to the server where the others of that table are."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import connection

import pytest

from fathoms.server.processes import router as router_module
from fathoms.server.processes.router import READY_MESSAGE, ConnectionRouter, receive_socket, table_hash

SERVERS = 3


class RoutedServers:
    """A router with a few servers, and clients who connect to its address."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.router = ConnectionRouter(self.listener)
        pairs = [socket.socketpair() for _ in range(SERVERS)]
        self.channels: list[socket.socket | None] = []
        self.servers = []
        for ours, theirs in pairs:
            for each in (ours, theirs):
                stack.enter_context(each).setblocking(False)
            self.channels.append(ours)
            self.servers.append(theirs)

    def connect(self, request: bytes) -> socket.socket:
        client = self.stack.enter_context(socket.create_connection(self.listener.getsockname()))
        client.sendall(request)
        return client

    def dispatch_for(self, seconds: float = 0.2) -> None:
        """Run the router for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.router.dispatch(connection.wait(self.router.waiting_sockets(), 0.02), self.channels)

    def received_requests(self) -> list[list[bytes]]:
        """The requests of the clients that each server was given since the last call."""
        requests: list[list[bytes]] = []
        for server in self.servers:
            requests.append([])
            while (client := receive_socket(server)) is not None:
                with client:
                    client.settimeout(5)
                    requests[-1].append(client.recv(1000))
        return requests

    def all_received_requests(self) -> list[bytes]:
        return [words for server in self.received_requests() for words in server]


@pytest.fixture
def servers() -> Iterator[RoutedServers]:
    with ExitStack() as stack:
        servers = RoutedServers(stack)
        stack.callback(servers.router.close)
        yield servers


def to_play(table: str) -> bytes:
    return f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n\r\n".encode()


def test_people_of_a_table_meet_at_one_server(servers: RoutedServers) -> None:
    tables = [f"table{number}" for number in range(12)]
    for table in tables * 2:
        servers.connect(to_play(table))
        servers.dispatch_for(0.05)
    requests = servers.received_requests()
    assert sorted(words for server in requests for words in server) == sorted(
        map(to_play, tables * 2)
    )  # all, and whole
    for table in tables:
        assert sorted(server.count(to_play(table)) for server in requests) == [0, 0, 2]
    assert all(requests), "each server got some"


def test_other_requests_go_to_the_servers_in_turn(servers: RoutedServers) -> None:
    for _ in range(2 * SERVERS):
        servers.connect(b"GET / HTTP/1.1\r\n\r\n")
        servers.dispatch_for(0.05)
    assert [len(server) for server in servers.received_requests()] == [2] * SERVERS


def test_a_table_whose_server_has_gone_is_at_another(servers: RoutedServers) -> None:
    place = (table_hash(to_play("one")) or 0) % SERVERS
    servers.channels[place] = None
    servers.connect(to_play("one"))
    servers.dispatch_for()
    assert len(servers.received_requests()[(place + 1) % SERVERS]) == 1


def test_a_server_that_does_not_listen_is_passed_over(servers: RoutedServers) -> None:
    place = (table_hash(to_play("one")) or 0) % SERVERS
    servers.servers.pop(place).close()
    servers.connect(to_play("one"))
    servers.dispatch_for()
    assert servers.all_received_requests() == [to_play("one")]


def test_a_silent_client_is_routed_after_a_while(servers: RoutedServers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router_module, "PEEK_TIMEOUT", 0.3)
    client = servers.connect(b"")
    servers.dispatch_for(0.1)
    assert servers.received_requests() == [[], [], []]
    servers.dispatch_for(0.5)
    client.sendall(b"hello")
    assert servers.all_received_requests() == [b"hello"]


def test_many_silent_clients_keep_no_others_out(servers: RoutedServers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router_module, "MAX_PENDING", 5)
    monkeypatch.setattr(router_module, "PEEK_TIMEOUT", 1000)
    silent = [servers.connect(b"") for _ in range(20)]
    servers.connect(to_play("one"))
    servers.dispatch_for(0.5)
    for client in silent:
        client.sendall(b"late")
    assert to_play("one") in servers.all_received_requests()


def test_clients_wait_until_a_server_is_ready(servers: RoutedServers) -> None:
    channels, servers.channels = servers.channels, [None] * SERVERS
    servers.connect(to_play("one"))
    servers.dispatch_for()
    assert servers.received_requests() == [[], [], []]
    servers.channels = channels
    servers.dispatch_for()
    assert servers.all_received_requests() == [to_play("one")]


def test_a_server_notices_that_the_router_has_gone(servers: RoutedServers) -> None:
    assert servers.channels[0] is not None
    servers.servers[0].send(READY_MESSAGE)
    assert servers.channels[0].recv(1) == READY_MESSAGE
    servers.channels[0].close()
    with pytest.raises(ConnectionResetError):
        receive_socket(servers.servers[0])
