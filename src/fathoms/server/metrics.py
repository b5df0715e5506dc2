"""Prometheus metrics of a server: how much is played, how quickly, and what goes wrong.

They hold nothing about anyone: no tables, no names, no addresses. Still, how long bots think is not for everyone to
read: at a server with one table it would tell what only the bot knows (see table/bot_pauses.py). So metrics are shown
only to addresses that the settings name.
"""

from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError

MoveSource = Literal["person", "bot", "time", "glass"]
MOVE_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds from a move to its view
BOT_BUCKETS = (0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30)  # seconds that a bot thinks


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._moves = Counter("fathoms_moves", "Moves stored", ["game", "by"], registry=self._registry)
        self.move_seconds = Histogram(
            "fathoms_move_seconds",
            "From a person's move to everyone's view",
            buckets=MOVE_BUCKETS,
            registry=self._registry,
        )
        self.bot_seconds = Histogram(
            "fathoms_bot_seconds", "A bot's thought", buckets=BOT_BUCKETS, registry=self._registry
        )
        self._labelled_moves: dict[tuple[str, MoveSource], Counter] = {}  # labels take a while to be found
        self._database_errors = Counter(
            "fathoms_database_errors", "Failed statements, but for ordinary conflicts", registry=self._registry
        )
        self._refusals = Counter(
            "fathoms_refused", "What was refused for being too much", ["why"], registry=self._registry
        )
        self._tables = Gauge("fathoms_tables", "Tables in memory", registry=self._registry)
        self._connections = Gauge("fathoms_connections", "Lines to tables", registry=self._registry)

    def count_move(self, game: str, move_source: MoveSource) -> None:
        if (game, move_source) not in self._labelled_moves:
            self._labelled_moves[game, move_source] = self._moves.labels(game, move_source)
        self._labelled_moves[game, move_source].inc()

    def count_refusal(self, reason: str) -> None:
        """Count a refusal for a limit; `why` is the key of its sentence."""
        self._refusals.labels(reason).inc()

    def set_gauges(self, tables: Callable[[], int], connections: Callable[[], int]) -> None:
        """Set the functions that count tables and connections when metrics are read."""
        self._tables.set_function(tables)
        self._connections.set_function(connections)

    def count_database_errors(self, engine: Engine) -> None:
        """Count failed statements of a database."""

        @event.listens_for(engine, "handle_error")
        def count_error(context: ExceptionContext) -> None:
            # Two writers at once: one of them tries again.
            if not isinstance(context.sqlalchemy_exception, IntegrityError):
                self._database_errors.inc()

    def render(self) -> bytes:
        """All metrics in Prometheus's text format."""
        text: bytes = generate_latest(self._registry)
        return text
