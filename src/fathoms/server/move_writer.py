"""Moves of many tables are stored together, and each is shown when it is stored."""

from concurrent.futures import Executor

from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove
from fathoms.server.write_batcher import WriteBatcher


class MoveWriter:
    """Writes down what happens at a server's tables."""

    def __init__(self, store: Store, pool: Executor) -> None:
        self._batcher: WriteBatcher[tuple[str, StoredMove], None] = WriteBatcher(store.append_all, pool)

    async def append(self, table: str, move: StoredMove) -> None:
        """Store what happens next at a table, unless another server has stored one: a ConflictError."""
        await self._batcher.submit((table, move))
