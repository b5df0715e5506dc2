"""A finished game as a file."""

from fathoms.core.replay import Replay
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredTable, effective_moves


def build_replay(store: Store, kept: StoredTable) -> Replay:
    """A finished game, from which everything can be played again. It holds the seed, and so every secret."""
    assert kept.status == "over", "not before the end"
    return Replay(
        game=kept.game,
        version=kept.version,
        players=kept.players,
        options=dict(kept.options),
        seed=store.seed(kept.id),
        actions=[(move.seat, move.action) for move in effective_moves(store.moves(kept.id))],
    )
