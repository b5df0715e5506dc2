"""Tables where a game is learned."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(20), nullable=False, server_default=""))
