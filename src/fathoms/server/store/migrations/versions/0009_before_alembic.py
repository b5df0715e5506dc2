"""Take over a database from before Alembic, whatever its version."""

from alembic import op
from sqlalchemy import column, select, table

from fathoms.server.store.upgrades import UPGRADES

revision = "0009"
down_revision = None

about = table("about", column("name"), column("value"))


def upgrade() -> None:
    connection = op.get_bind()
    version = connection.execute(select(about.c.value).where(about.c.name == "version")).scalar_one()
    for step in UPGRADES[version - 1 :]:
        step(connection)
