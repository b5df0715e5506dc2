"""All that is counted of those who ask."""

from fathoms.server.http.rate_limits import AtOnce, Hourly, Often
from fathoms.server.settings import Limits

SURVEYS_TOGETHER = 2  # for one visitor: the one that is made, and the one that is wanted instead


class Counts:
    """How often everyone may still ask; each app has its own."""

    def __init__(self, limits: Limits) -> None:
        # Tables
        self.tables_of_player = Hourly(limits.tables_an_hour, "too-many-tables")
        self.tables_of_address = Hourly(limits.tables_an_hour_of_address, "too-many-tables")
        self.codes_made = Hourly(limits.codes_an_hour, "too-many-codes")
        self.codes_tried = Hourly(limits.code_tries_an_hour, "too-many-codes")
        self.codes_tried_at_address = Hourly(limits.code_tries_an_hour_of_address, "too-many-codes")

        # What takes a while to make: histories, reviews, pictures, files
        self.looks_of_player = Often(limits.looks_at_once, limits.looks_a_second, "too-fast")
        self.looks_of_address = Often(limits.looks_at_once_of_address, limits.looks_a_second_of_address, "too-fast")
        self.histories_of_player = AtOnce(limits.histories_at_once, "too-many-histories")
        self.histories_of_address = AtOnce(limits.histories_at_once_of_address, "too-many-histories")

        # Long work
        self.studies_of_player = Hourly(limits.studies_an_hour, "too-many-studies")
        self.studies_of_address = Hourly(limits.studies_an_hour_of_address, "too-many-studies")
        self.reviews_of_player = Hourly(limits.reviews_an_hour, "too-many-reviews")
        self.reviews_of_address = Hourly(limits.reviews_an_hour_of_address, "too-many-reviews")
        self.surveys_of_player = Often(limits.surveys_at_once, limits.surveys_a_second, "too-fast")
        self.surveys_of_address = Often(
            limits.surveys_at_once_of_address, limits.surveys_a_second_of_address, "too-fast"
        )
        self.surveys_together = AtOnce(SURVEYS_TOGETHER, "too-fast")

        # Lines to tables, and what is said there to others, however many pages someone has open
        self.connections = AtOnce(limits.connections, "server-full")
        self.connections_of_player = AtOnce(limits.connections_of_player, "too-many-connections")
        self.connections_of_address = AtOnce(limits.connections_of_address, "too-many-connections")
        self.connections_at_table = AtOnce(limits.connections_at_table, "table-crowded")
        self.arrivals_of_player = Often(limits.arrivals_at_once, limits.arrivals_a_second, "too-fast")
        self.arrivals_of_address = Often(
            limits.arrivals_at_once_of_address, limits.arrivals_a_second_of_address, "too-fast"
        )
        self.words_of_player = Often(limits.words_at_once, limits.words_a_second, "too-many-words")
        self.words_of_address = Often(
            limits.words_at_once_of_address, limits.words_a_second_of_address, "too-many-words"
        )

    def table(self, who: str, address: str) -> None:
        """A table that is set up is counted, or refused."""
        self.tables_of_player.take(who)
        self.tables_of_address.take(address)

    def word(self, who: str, address: str) -> None:
        """What someone says to others is counted, or refused."""
        self.words_of_address.take(address)
        self.words_of_player.take(who)
