"""Stores moves of many tables together; each is shown when it is stored."""

from concurrent.futures import Executor

from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove
from fathoms.server.write_batcher import WriteBatcher


class MoveWriter:
    """Writes the moves of a server's tables to the store, batched."""

    def __init__(self, store: Store, pool: Executor) -> None:
        self._batcher: WriteBatcher[tuple[str, StoredMove], None] = WriteBatcher(store.append_all, pool)

    async def append(self, table: str, move: StoredMove) -> None:
        """Store a table's next move, unless another server has stored one: a ConflictError."""
        await self._batcher.submit((table, move))
