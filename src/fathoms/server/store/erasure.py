"""Removes a player from stored finished games. The games stay: they are the other players', too."""

from sqlalchemy import and_, delete, exists, select, update

from fathoms.server.store.db_schema import CHAT_MESSAGES, FEATS, SEATS, TABLES
from fathoms.server.store.store import Store
from fathoms.server.store.transactions import retry_while_unreachable


@retry_while_unreachable
def erase_player(store: Store, who: str, table: str | None = None) -> None:
    """No one owns their seats and tables of finished games any more, their name there is gone, and so
    are their feats and what they said.

    Games that go on, or wait for players, are not touched. Of one table alone, feats are kept.
    """
    over = select(TABLES.c.id).where(TABLES.c.status == "over")
    if table is not None:
        over = over.where(TABLES.c.id == table)
    with store.write_transaction() as connection:
        sat = and_(
            SEATS.c.table_id == CHAT_MESSAGES.c.table_id, SEATS.c.seat == CHAT_MESSAGES.c.seat, SEATS.c.owner == who
        )
        connection.execute(delete(CHAT_MESSAGES).where(CHAT_MESSAGES.c.table_id.in_(over), exists().where(sat)))
        theirs = update(SEATS).where(SEATS.c.owner == who, SEATS.c.table_id.in_(over))
        connection.execute(theirs.values(owner="", name=""))
        connection.execute(update(TABLES).where(TABLES.c.host == who, TABLES.c.id.in_(over)).values(host=""))
        if table is None:
            connection.execute(delete(FEATS).where(FEATS.c.player == who))
