"""What can be set about a server; everything has a default that suits a table at home."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

PAGE = Path(__file__).parent / "page"  # the built client; made from web/


def data_folder() -> Path:
    """Where tables are kept: FATHOMS_DATA, or the user's own data folder."""
    chosen = os.environ.get("FATHOMS_DATA")
    return Path(chosen) if chosen else user_data_path("fathoms", appauthor=False)


@dataclass(frozen=True)
class Limits:
    """How much anyone may ask for: far more than people need, far less than would do harm."""

    message: int = 4_096  # bytes of one WebSocket message
    body: int = 32_768  # bytes of one HTTP request
    messages_at_once: int = 40  # per connection, refilled at the next rate
    messages_a_second: float = 10
    ignored: int = 200  # messages refused for their rate before the connection is closed
    connections_at_table: int = 200
    connections_of_player: int = 30
    connections_of_address: int = 500
    tables_an_hour: int = 60  # set up by one player
    tables_an_hour_of_address: int = 600
    loaded_tables: int = 500  # idle tables beyond this many are put away
    unsent: int = 256  # messages waiting for a slow connection before it is closed
    hello_seconds: float = 20  # to say hello after connecting


@dataclass(frozen=True)
class Settings:
    """A server's settings."""

    data: Path = field(default_factory=data_folder)
    database: str | None = field(default_factory=lambda: os.environ.get("FATHOMS_DATABASE"))  # a URL, if not in `data`
    page: Path = PAGE
    bot_delay: float = 0.7  # seconds before a bot's move, so that people can follow
    bot_patience: float = 30  # seconds a bot may think
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'fathoms.db'}"
