"""Every message that a client may send to a table is handled by someone."""

from typing import get_args

from fathoms.server import wire
from tests.server.people import House, Person

HANDLED_BY_THE_SOCKET = {wire.Hello, wire.Ping}


def test_every_message_of_a_client_has_a_handler(house: House, ann: Person) -> None:
    table = house.loaded(ann.at(ann.set_up("me", "open")).table)
    messages = set(get_args(get_args(wire.FromClient)[0]))
    assert set(table._commands) == messages - HANDLED_BY_THE_SOCKET
