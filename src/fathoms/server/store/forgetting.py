"""Take someone out of what is kept of finished games. The games stay: they are the others', too."""

from sqlalchemy import delete, select, update

from fathoms.server.store.database import FEATS, SEATS, TABLES
from fathoms.server.store.store import Store


def forget(store: Store, who: str) -> None:
    """Nobody owns their seats and tables of finished games any more, their name there is gone, and so are their feats.

    Games that go on, or wait for players, are not touched.
    """
    over = select(TABLES.c.id).where(TABLES.c.status == "over")
    with store.writing() as connection:
        theirs = update(SEATS).where(SEATS.c.owner == who, SEATS.c.table_id.in_(over))
        connection.execute(theirs.values(owner="", name=""))
        connection.execute(update(TABLES).where(TABLES.c.host == who, TABLES.c.status == "over").values(host=""))
        connection.execute(delete(FEATS).where(FEATS.c.player == who))
