"""The settings of a server; every one has a default that suits a table at home.

Each can be given in the environment: `FATHOMS_DATA`, `FATHOMS_BOT_DELAY`, `FATHOMS_LIMITS__TABLES_AN_HOUR`.
"""

from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    NonNegativeFloat,
    PositiveFloat,
    PositiveInt,
    SecretStr,
    ValidationError,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from fathoms.core.input_errors import describe_validation_error
from fathoms.core.refusal import Refusal
from fathoms.server.secret_keys import SECRET_SIZE, is_secret

PAGE = Path(__file__).parent / "page"  # the built client; made from web/


class Limits(BaseModel):
    """How much one visitor may request: far more than people need, far less than would do harm."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    message: PositiveInt = 4_096  # bytes of one WebSocket message
    body: PositiveInt = 32_768  # bytes of one HTTP request
    messages_at_once: PositiveInt = 40  # per connection, refilled at the next rate
    messages_a_second: PositiveFloat = 10
    ignored: PositiveInt = 200  # messages refused for their rate before the connection is closed
    frames_at_once: PositiveInt = 400  # of all kinds, pings and parts of messages too, per connection
    frames_a_second: PositiveFloat = 20  # from then on
    stalled_seconds: PositiveFloat = 60  # after which a connection is closed if its client reads nothing
    connections_at_table: PositiveInt = 200
    connections_of_player: PositiveInt = 30
    connections_of_address: PositiveInt = 500
    connections: PositiveInt = 20_000  # to tables, in all; fewer where the system allows fewer open files
    arrivals_at_once: PositiveInt = 60  # connections opened by one player
    arrivals_a_second: PositiveFloat = 1  # from then on
    arrivals_at_once_of_address: PositiveInt = 600
    arrivals_a_second_of_address: PositiveFloat = 10
    hellos_at_once: PositiveInt = 5  # sent on one connection
    hellos_a_second: PositiveFloat = 0.5  # from then on
    words_at_once: PositiveInt = 6  # phrases and messages of one player, at all tables
    words_a_second: PositiveFloat = 0.25  # from then on
    words_at_once_of_address: PositiveInt = 60
    words_a_second_of_address: PositiveFloat = 2.5
    lines: PositiveInt = 5_000  # open for requests, in all; fewer where the system allows fewer open files
    lines_of_address: PositiveInt = 200  # or of requests under way, where they come through a proxy
    requests_at_once: PositiveInt = 300  # that need the store, by one player
    requests_a_second: PositiveFloat = 10  # from then on
    requests_at_once_of_address: PositiveInt = 3_000
    requests_a_second_of_address: PositiveFloat = 100
    requests_together_of_address: PositiveInt = 6  # that run at the same time; the others wait for their turn
    refusal_seconds: NonNegativeFloat = 1  # before a request beyond the limits is answered
    visitors_an_hour_of_address: PositiveInt = 600  # who change something without a cookie
    tables_an_hour: PositiveInt = 60  # set up by one player
    tables_an_hour_of_address: PositiveInt = 600
    codes_an_hour: PositiveInt = 30  # to take a seat to another device, made by one player
    code_tries_an_hour: PositiveInt = 20  # tries to use one, by one player
    code_tries_an_hour_of_address: PositiveInt = 60
    loaded_tables: PositiveInt = 500  # idle tables beyond this many are unloaded
    unsent: PositiveInt = 256  # messages waiting for a slow connection before it is closed
    unsent_bytes: PositiveInt = 4_000_000  # the same in bytes
    studies_an_hour: PositiveInt = 60  # requested by one player
    studies_an_hour_of_address: PositiveInt = 600
    studies_waiting: PositiveInt = 8  # while one is running
    studies_kept: PositiveInt = 500  # finished ones beyond this many are deleted, the oldest first
    study_games: PositiveInt = 200_000  # of each variant
    study_seconds: PositiveFloat = 600  # after which a study ends with what is known
    reviews_an_hour: PositiveInt = 60  # of finished games, requested by one player
    reviews_an_hour_of_address: PositiveInt = 600
    reviews_waiting: PositiveInt = 16  # while one is running
    review_seconds: PositiveFloat = 900  # after which a review ends with what is known
    surveys_at_once: PositiveInt = 60  # analyses of boards that one player draws
    surveys_a_second: PositiveFloat = 0.5  # from then on
    surveys_at_once_of_address: PositiveInt = 600
    surveys_a_second_of_address: PositiveFloat = 5
    surveys_waiting: PositiveInt = 16  # while one is running
    survey_seconds: PositiveFloat = 10  # after which an analysis is given up
    histories_at_once: PositiveInt = 8  # of finished games, fetched by one player
    histories_at_once_of_address: PositiveInt = 80
    history_bytes: PositiveInt = 64_000_000  # of histories kept in memory, to be shown again
    looks_at_once: PositiveInt = 240  # requests for histories, reviews, pictures and files, by one player
    looks_a_second: PositiveFloat = 4  # from then on
    looks_at_once_of_address: PositiveInt = 2_400
    looks_a_second_of_address: PositiveFloat = 40
    hello_seconds: PositiveFloat = 20  # to send `hello` after connecting, and to send a whole request


class Settings(BaseSettings):
    """The settings of a server."""

    model_config = SettingsConfigDict(
        env_prefix="FATHOMS_", env_nested_delimiter="__", env_ignore_empty=True, frozen=True, extra="forbid"
    )

    data: Path = Field(default_factory=lambda: user_data_path("fathoms", appauthor=False))  # where tables are kept
    database: str | None = None  # a URL, if not in `data`
    secret: SecretStr | None = None  # 64 hexadecimal digits, if not in `data`: the same for all servers of a database
    lease: PositiveFloat = 6  # seconds without a sign after which the others consider a server gone
    page: Path = PAGE
    bot_delay: NonNegativeFloat = 0.7  # seconds before a bot's move, so that people can follow
    seat_grace: NonNegativeFloat = 30  # seconds before others may put a bot in place of someone whose connection broke
    bot_patience: PositiveFloat = 30  # seconds a bot may think
    bot_manners: NonNegativeFloat = 30  # seconds a bot waits for an answer from a person
    proxies: str = (
        "127.0.0.1,::1,unix"  # trusted proxies: web servers before this one, whose X-Forwarded- headers are believed
    )
    address: str = ""  # where visitors find this server, as https://fathoms.example.org: links and QR codes lead there
    metrics: str = ""  # addresses that may read /metrics, or * for anyone; by default no one
    log: Literal["plain", "json"] = "plain"  # the format of the server's log
    back_in: PositiveFloat = 5  # seconds after which clients are told to come back when the server stops
    lab: bool = True  # may visitors run studies?
    reviews: bool = True  # may finished games be reviewed?
    limits: Limits = Field(default_factory=Limits)

    @field_validator("secret")
    @classmethod
    def _is_secret(cls, secret: SecretStr | None) -> SecretStr | None:
        if secret is not None and not is_secret(secret.get_secret_value()):
            raise Refusal("setting-no-secret", digits=SECRET_SIZE)
        return secret

    @field_validator("proxies")
    @classmethod
    def _are_proxies(cls, listed: str) -> str:
        for word in {word.strip() for word in listed.split(",")} - {"", "*", "unix"}:
            try:
                ip_network(word, strict=False)
            except ValueError:
                raise Refusal("setting-no-proxy", address=word) from None
        return listed

    @field_validator("address")
    @classmethod
    def _is_address(cls, address: str) -> str:
        try:
            parts = urlsplit(address)
            good = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
        except ValueError:
            good = False
        if address and (not good or parts.query or parts.fragment or parts.username):
            raise Refusal("setting-no-address")
        return address

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'fathoms.db'}"

    @property
    def metrics_readers(self) -> set[str]:
        return {address.strip() for address in self.metrics.split(",") if address.strip()}


def read_settings(**chosen: Any) -> Settings:
    """The settings from the environment, overridden by those given; refuses with a sentence that names a wrong one."""
    try:
        return Settings(**chosen)
    except ValidationError as error:
        first = error.errors()[0]
        name = "__".join(str(part) for part in first["loc"]).upper()
        # The value is not repeated: the URL of a database holds a password.
        raise Refusal("setting-wrong", **describe_validation_error({**first, "loc": (f"FATHOMS_{name}",)})) from None
    except SettingsError:
        raise Refusal("setting-wrong", fault="nojson", where="FATHOMS_LIMITS") from None
