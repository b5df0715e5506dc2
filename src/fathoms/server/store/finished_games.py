"""Results of finished games, stored at their end, so that a list of them need not replay any."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Select, and_, bindparam, func, or_, select

from fathoms.core.compiled_calls import scores_and_shares
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
    """A finished game and its result."""

    stored_table: StoredTable
    result: Result


@retry_while_unreachable
def backfill_result(store: Store, stored_table: StoredTable, match: Match) -> Result:
    """Store the result of a game that ended before results were stored."""
    result = match_result(match, last_action_time(store, stored_table))
    with store.write_transaction() as connection:
        add_result(connection, stored_table.id, result)
    return result


def match_result(match: Match, finished: float) -> Result:
    """The result of a match that is over."""
    return Result(finished, *scores_and_shares(match.view(SPECTATOR), match.players))


@retry_while_unreachable
def last_action_time(store: Store, stored_table: StoredTable) -> float:
    """The time of a game's last action, or of its creation if it has none."""
    with store.engine.connect() as connection:
        return float(connection.execute(LAST_ACTION, {"table": stored_table.id}).scalar_one() or stored_table.created)


@retry_while_unreachable
def result_of(store: Store, stored_table: StoredTable) -> Result:
    """The result of a finished game. It is replayed if it ended before results were stored."""
    query = select(RESULTS.c.finished, RESULTS.c.scores, RESULTS.c.shares).where(RESULTS.c.table_id == stored_table.id)
    with store.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return Result(*row) if row else backfill_result(store, stored_table, build_replay(store, stored_table).end())


@retry_while_unreachable
def shares_of(store: Store, tables: Collection[str]) -> dict[str, list[float]]:
    """The shares of the win in some games, as far as they are stored."""
    query = select(RESULTS.c.table_id, RESULTS.c.shares).where(RESULTS.c.table_id.in_(tables))
    with store.engine.connect() as connection:
        return {row.table_id: row.shares for row in connection.execute(query)}


@retry_while_unreachable
def finished_games_of(store: Store, who: str) -> list[FinishedGame]:
    """A player's finished games with a result, the newest first."""
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
    """A player's newest finished games whose result is not stored, but can be: by the rules we have."""
    has_known_rules = or_(*(and_(TABLES.c.game == game.name, TABLES.c.version == game.version) for game in all_games()))
    tables_with_result = select(RESULTS.c.table_id)
    query = select(*TABLE_COLUMNS).where(
        TABLES.c.id.in_(_finished_tables(who)), TABLES.c.id.not_in(tables_with_result), has_known_rules
    )
    with store.engine.connect() as connection:
        return read_tables(connection, query.order_by(TABLES.c.created.desc()).limit(most))


def _finished_tables(who: str) -> Select[tuple[str]]:
    """A query for the finished tables at which a player sat, without lessons."""
    sat = select(SEATS.c.table_id).where(SEATS.c.owner == who, SEATS.c.kind == "person")
    return select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.lesson == "", TABLES.c.id.in_(sat))
