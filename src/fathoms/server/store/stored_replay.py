"""Replay files of finished games."""

from fathoms.core.replay import Replay
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredTable, effective_moves


def build_replay(store: Store, stored_table: StoredTable) -> Replay:
    """The replay of a finished game. It holds the seed, and so every secret."""
    assert stored_table.status == "over", "not before the end"
    return Replay(
        game=stored_table.game,
        version=stored_table.version,
        players=stored_table.players,
        options=dict(stored_table.options),
        seed=store.seed(stored_table.id),
        actions=[(move.seat, move.action) for move in effective_moves(store.moves(stored_table.id))],
    )
