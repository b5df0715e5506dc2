"""How games ended: noted at their end, so that a list of finished games need not play any of them again."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Select, and_, bindparam, func, or_, select

from fathoms.core.compiled_calls import standing_in
from fathoms.core.game import SPECTATOR, all_games
from fathoms.core.match import Match
from fathoms.server.store.database import MOVES, RESULTS, SEATS, TABLES
from fathoms.server.store.kept import Kept, Result
from fathoms.server.store.patience import waits_out
from fathoms.server.store.replays import replay_of
from fathoms.server.store.store import FACTS, Store, add_result, read_tables

LAST_ACTION = select(func.max(MOVES.c.at)).where(MOVES.c.table_id == bindparam("table"))


@dataclass(frozen=True)
class Finished:
    """A finished game, and how it ended."""

    kept: Kept
    result: Result


@waits_out
def note(store: Store, kept: Kept, match: Match) -> Result:
    """Keep how a game ended that was over before results were kept."""
    result = result_in(match, last_action(store, kept))
    with store.writing() as connection:
        add_result(connection, kept.id, result)
    return result


def result_in(match: Match, finished: float) -> Result:
    """How a game that is over has ended."""
    return Result(finished, *standing_in(match.view(SPECTATOR), match.players))


@waits_out
def last_action(store: Store, kept: Kept) -> float:
    """When a game was over; one that had nothing to play was so from the start."""
    with store.engine.connect() as connection:
        return float(connection.execute(LAST_ACTION, {"table": kept.id}).scalar_one() or kept.created)


@waits_out
def result_of(store: Store, kept: Kept) -> Result:
    """How a finished game ended. It is played again if it ended before results were noted."""
    wanted = select(RESULTS.c.finished, RESULTS.c.scores, RESULTS.c.shares).where(RESULTS.c.table_id == kept.id)
    with store.engine.connect() as connection:
        row = connection.execute(wanted).one_or_none()
    return Result(*row) if row else note(store, kept, replay_of(store, kept).end())


@waits_out
def shares_of(store: Store, tables: Collection[str]) -> dict[str, list[float]]:
    """How some games ended, as far as it is noted."""
    wanted = select(RESULTS.c.table_id, RESULTS.c.shares).where(RESULTS.c.table_id.in_(tables))
    with store.engine.connect() as connection:
        return {row.table_id: row.shares for row in connection.execute(wanted)}


@waits_out
def finished_by(store: Store, who: str) -> list[Finished]:
    """Someone's finished games with a result, the newest first."""
    found = select(RESULTS).where(RESULTS.c.table_id.in_(_over(who)))
    with store.engine.connect() as connection:
        tables = read_tables(connection, select(*FACTS).where(TABLES.c.id.in_(_over(who))))
        kept = {table.id: table for table in tables}
        rows = connection.execute(found.order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id)).all()
    return [
        Finished(kept[row.table_id], Result(row.finished, row.scores, row.shares))
        for row in rows
        if row.table_id in kept
    ]


@waits_out
def without_result(store: Store, who: str, most: int) -> list[Kept]:
    """Someone's newest finished games whose result is not noted, but can be: their rules are those we have."""
    known = or_(*(and_(TABLES.c.game == game.name, TABLES.c.version == game.version) for game in all_games()))
    noted = select(RESULTS.c.table_id)
    wanted = select(*FACTS).where(TABLES.c.id.in_(_over(who)), TABLES.c.id.not_in(noted), known)
    with store.engine.connect() as connection:
        return read_tables(connection, wanted.order_by(TABLES.c.created.desc()).limit(most))


def _over(who: str) -> Select[tuple[str]]:
    """The finished tables at which someone sat; lessons are no games."""
    sat = select(SEATS.c.table_id).where(SEATS.c.owner == who, SEATS.c.kind == "person")
    return select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.lesson == "", TABLES.c.id.in_(sat))
