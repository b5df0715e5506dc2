"""Games led to a moment worth a test before anyone comes to the table: the truth is in the server's store."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page
from sqlalchemy import update

import fathoms.games  # noqa: F401  (registers them)
from fathoms.bots.greedy_bot import play_greedily
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.server.settings import Settings
from fathoms.server.store import db_schema
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove
from tests.browser import driving
from tests.browser.conftest import TableServer

TABLES = 20  # set up until one of them gets there
SEEDS = 20  # tried in turn until a game gets there: the same ones in every run
LONGEST = 3000  # actions

Choose = Callable[[Match, int], int]  # what a seat does, from the truth


@contextmanager
def store_of(server: TableServer) -> Iterator[Store]:
    store = Store(open_database(Settings(data=server.data).database_url))
    yield store
    store.close()


def fresh_match(server: TableServer, table: str) -> Match:
    """The table's game from its set-up on."""
    with store_of(server) as store:
        kept = store.find(table)
        assert kept is not None
        return Match(find_game(kept.game), kept.players, kept.options, store.seed(table))


def lead(server: TableServer, table: str, match: Match) -> None:
    """Have the table begin where a game of it stands, which nobody has visited yet."""
    with store_of(server) as store:
        for number, move in enumerate(match.moves, 1):
            store.append(table, StoredMove(number, move.seat, move.action))


def sensibly(match: Match, seat: int) -> int:
    return play_greedily(match.info_state(seat), seat, match.number)


def play_until(match: Match, wanted: Callable[[Match], bool], choose: Choose, most: int) -> bool:
    while not match.over and match.number < most:
        if wanted(match):
            return True
        seat = match.actors()[0]
        match.play(seat, choose(match, seat))
    return False


def table_where(
    page: Page,
    server: TableServer,
    game: str,
    wanted: Callable[[Match], bool],
    choose: Choose = sensibly,
    most: int = LONGEST,
    seeds: int = SEEDS,
    **table: object,
) -> Match:
    """Go to a table whose game has come to what is wanted; that game."""
    name = driving.set_table(page, game, **table)
    with store_of(server) as store:
        kept = store.find(name)
        assert kept is not None
        for seed in range(seeds):
            match = Match(find_game(kept.game), kept.players, kept.options, seed)
            if play_until(match, wanted, choose, most):
                with store.engine.begin() as connection:
                    connection.execute(update(db_schema.TABLES).where(db_schema.TABLES.c.id == name).values(seed=seed))
                lead(server, name, match)
                page.goto(f"/t/{name}")
                return match
    raise AssertionError("no seed leads there")
