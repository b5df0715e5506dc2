"""News between servers: which table has changed, and the number of its last move; never what it is about."""
