"""How games ended: noted at their end, so that a list of finished games need not play any of them again."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Select, and_, bindparam, func, or_, select

from fathoms.core.compiled_calls import standing_in
from fathoms.core.game import SPECTATOR, all_games
from fathoms.core.match import Match
from fathoms.server.store.db_schema import MOVES, RESULTS, SEATS, TABLES
from fathoms.server.store.store import TABLE_COLUMNS, Store, add_result, read_tables
from fathoms.server.store.stored_replay import build_replay
from fathoms.server.store.stored_table import Result, StoredTable
from fathoms.server.store.transactions import retry_while_unreachable

LAST_ACTION = select(func.max(MOVES.c.at)).where(MOVES.c.table_id == bindparam("table"))


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, and how it ended."""

    stored_table: StoredTable
    result: Result


@retry_while_unreachable
def backfill_result(store: Store, stored_table: StoredTable, match: Match) -> Result:
    """Keep how a game ended that was over before results were kept."""
    result = match_result(match, last_action_time(store, stored_table))
    with store.writing() as connection:
        add_result(connection, stored_table.id, result)
    return result


def match_result(match: Match, finished: float) -> Result:
    """How a game that is over has ended."""
    return Result(finished, *standing_in(match.view(SPECTATOR), match.players))


@retry_while_unreachable
def last_action_time(store: Store, stored_table: StoredTable) -> float:
    """When a game was over; one that had nothing to play was so from the start."""
    with store.engine.connect() as connection:
        return float(connection.execute(LAST_ACTION, {"table": stored_table.id}).scalar_one() or stored_table.created)


@retry_while_unreachable
def result_of(store: Store, stored_table: StoredTable) -> Result:
    """How a finished game ended. It is played again if it ended before results were noted."""
    query = select(RESULTS.c.finished, RESULTS.c.scores, RESULTS.c.shares).where(RESULTS.c.table_id == stored_table.id)
    with store.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return Result(*row) if row else backfill_result(store, stored_table, build_replay(store, stored_table).end())


@retry_while_unreachable
def shares_of(store: Store, tables: Collection[str]) -> dict[str, list[float]]:
    """How some games ended, as far as it is noted."""
    query = select(RESULTS.c.table_id, RESULTS.c.shares).where(RESULTS.c.table_id.in_(tables))
    with store.engine.connect() as connection:
        return {row.table_id: row.shares for row in connection.execute(query)}


@retry_while_unreachable
def finished_games_of(store: Store, who: str) -> list[FinishedGame]:
    """Someone's finished games with a result, the newest first."""
    query = select(RESULTS).where(RESULTS.c.table_id.in_(_finished_tables(who)))
    with store.engine.connect() as connection:
        tables = read_tables(connection, select(*TABLE_COLUMNS).where(TABLES.c.id.in_(_finished_tables(who))))
        stored_table = {table.id: table for table in tables}
        rows = connection.execute(query.order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id)).all()
    return [
        FinishedGame(stored_table[row.table_id], Result(row.finished, row.scores, row.shares))
        for row in rows
        if row.table_id in stored_table
    ]


@retry_while_unreachable
def games_without_result(store: Store, who: str, most: int) -> list[StoredTable]:
    """Someone's newest finished games whose result is not noted, but can be: their rules are those we have."""
    has_known_rules = or_(*(and_(TABLES.c.game == game.name, TABLES.c.version == game.version) for game in all_games()))
    tables_with_result = select(RESULTS.c.table_id)
    query = select(*TABLE_COLUMNS).where(
        TABLES.c.id.in_(_finished_tables(who)), TABLES.c.id.not_in(tables_with_result), has_known_rules
    )
    with store.engine.connect() as connection:
        return read_tables(connection, query.order_by(TABLES.c.created.desc()).limit(most))


def _finished_tables(who: str) -> Select[tuple[str]]:
    """The finished tables at which someone sat; lessons are no games."""
    sat = select(SEATS.c.table_id).where(SEATS.c.owner == who, SEATS.c.kind == "person")
    return select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.lesson == "", TABLES.c.id.in_(sat))
