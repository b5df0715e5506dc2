"""How Alembic reaches the database: by the connection it is handed, in whose transaction everything happens."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
