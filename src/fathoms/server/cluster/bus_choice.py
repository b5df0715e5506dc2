"""Chooses the event bus that goes with a database."""

from sqlalchemy import Engine

from fathoms.server.cluster.bus import EventBus
from fathoms.server.cluster.bus_datagrams import DatagramBus


def event_bus_for(engine: Engine) -> EventBus:
    """The event bus for a database: PostgreSQL's own, or datagrams between the processes of one machine."""
    if engine.dialect.name == "postgresql":
        from fathoms.server.cluster.bus_postgres import PostgresBus

        return PostgresBus(engine)
    return DatagramBus()
