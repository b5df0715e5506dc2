"""The quotas of one app: how often a player or an address may do each thing."""

from fathoms.server.http.rate_limits import ConcurrencyLimit, HourlyLimit, RateLimit
from fathoms.server.settings import Limits

CONCURRENT_SURVEYS = 2  # for one visitor: the one that is running, and the one that replaces it


class Quotas:
    """Counters for everything that is limited by player or by address."""

    def __init__(self, limits: Limits) -> None:
        # Tables
        self.tables_of_player = HourlyLimit(limits.tables_an_hour, "too-many-tables")
        self.tables_of_address = HourlyLimit(limits.tables_an_hour_of_address, "too-many-tables")
        self.codes_made = HourlyLimit(limits.codes_an_hour, "too-many-codes")
        self.codes_tried = HourlyLimit(limits.code_tries_an_hour, "too-many-codes")
        self.codes_tried_at_address = HourlyLimit(limits.code_tries_an_hour_of_address, "too-many-codes")

        # Answers that take a while: histories, reviews, pictures, files
        self.lookups_of_player = RateLimit(limits.looks_at_once, limits.looks_a_second, "too-fast")
        self.lookups_of_address = RateLimit(
            limits.looks_at_once_of_address, limits.looks_a_second_of_address, "too-fast"
        )
        self.histories_of_player = ConcurrencyLimit(limits.histories_at_once, "too-many-histories")
        self.histories_of_address = ConcurrencyLimit(limits.histories_at_once_of_address, "too-many-histories")

        # Jobs
        self.studies_of_player = HourlyLimit(limits.studies_an_hour, "too-many-studies")
        self.studies_of_address = HourlyLimit(limits.studies_an_hour_of_address, "too-many-studies")
        self.reviews_of_player = HourlyLimit(limits.reviews_an_hour, "too-many-reviews")
        self.reviews_of_address = HourlyLimit(limits.reviews_an_hour_of_address, "too-many-reviews")
        self.surveys_of_player = RateLimit(limits.surveys_at_once, limits.surveys_a_second, "too-fast")
        self.surveys_of_address = RateLimit(
            limits.surveys_at_once_of_address, limits.surveys_a_second_of_address, "too-fast"
        )
        self.concurrent_surveys = ConcurrencyLimit(CONCURRENT_SURVEYS, "too-fast")

        # WebSockets to tables and what is said there, however many pages someone has open
        self.connections = ConcurrencyLimit(limits.connections, "server-full")
        self.connections_of_player = ConcurrencyLimit(limits.connections_of_player, "too-many-connections")
        self.connections_of_address = ConcurrencyLimit(limits.connections_of_address, "too-many-connections")
        self.connections_at_table = ConcurrencyLimit(limits.connections_at_table, "table-crowded")
        self.arrivals_of_player = RateLimit(limits.arrivals_at_once, limits.arrivals_a_second, "too-fast")
        self.arrivals_of_address = RateLimit(
            limits.arrivals_at_once_of_address, limits.arrivals_a_second_of_address, "too-fast"
        )
        self.chats_of_player = RateLimit(limits.words_at_once, limits.words_a_second, "too-many-words")
        self.chats_of_address = RateLimit(
            limits.words_at_once_of_address, limits.words_a_second_of_address, "too-many-words"
        )

    def count_table(self, player_id: str, address: str) -> None:
        """Count a table that is set up, or refuse it."""
        self.tables_of_player.take(player_id)
        self.tables_of_address.take(address)

    def count_chat(self, player_id: str, address: str) -> None:
        """Count a chat message or phrase, or refuse it."""
        self.chats_of_address.take(address)
        self.chats_of_player.take(player_id)
