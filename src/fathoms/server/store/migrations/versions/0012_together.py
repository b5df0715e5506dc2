"""Series of games, and codes to take a seat to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(200), nullable=False, server_default=""))
    op.create_table(
        "codes",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("taken", sa.String(64), nullable=False),
    )
