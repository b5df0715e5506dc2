"""The first schema: what databases held when the first version was released. It never changes; what comes after it
gets a revision of its own, which `database.py` follows."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = None


def upgrade() -> None:
    """Make its tables, as a new database of that time had them."""
    op.create_table(
        "about",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False, index=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("look_back", sa.String(10), nullable=False, server_default="players"),
        sa.Column("clock", sa.String(30), nullable=False, server_default=""),
        sa.Column("undo", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("lesson", sa.String(20), nullable=False, server_default=""),
        sa.Column("series", sa.String(200), nullable=False, server_default=""),
        sa.Column("removed", sa.JSON, nullable=False, server_default="[]"),
        sa.Index("tables_in_the_lobby", "public", "status", "created"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.String(10), nullable=False, server_default=""),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "words",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("word", sa.String(20), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "feats",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("best", sa.JSON, nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False, index=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("report", sa.JSON, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("shares", sa.JSON, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("review", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("report", sa.JSON, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "keepers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False, index=True),
        sa.Column("glass", sa.Integer),
        sa.Column("ends", sa.Double),
    )
    op.create_table(
        "people",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True, index=True),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("taken", sa.String(64), nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("line", sa.String(10), primary_key=True),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("server", sa.String(32), nullable=False, index=True),
        sa.Column("stop", sa.Boolean, nullable=False),
        sa.Column("report", sa.JSON, nullable=False),
    )
