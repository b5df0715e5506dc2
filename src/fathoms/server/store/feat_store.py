"""Stores feats: what a player has achieved in a game, each at its best.

The times of actions are the server's.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from sqlalchemy import and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from fathoms.core.content.feats import Feat, TimedAction
from fathoms.core.match import Match
from fathoms.server.store.db_schema import FEATS
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove, StoredTable, effective_moves
from fathoms.server.store.transactions import retry_while_unreachable


def store_feats(store: Store, stored_table: StoredTable, match: Match, happened: Iterable[StoredMove]) -> None:
    """Store what the people who are still at a game have achieved in it."""
    for player, feat in feats_achieved(stored_table, match, happened):
        store_feat(store, player, stored_table.game, feat)


def feats_achieved(
    stored_table: StoredTable, match: Match, happened: Iterable[StoredMove]
) -> Iterator[tuple[str, Feat]]:
    """The feats so far of the people who are still at a game, with their player; lessons give none."""
    if match.game.extras.feats is None or stored_table.lesson:
        return
    actions = [TimedAction(move.seat, move.action, move.at) for move in effective_moves(happened)]
    for number, seat in enumerate(stored_table.seats):
        if seat.played_by(seat.owner):
            for feat in match.game.extras.feats(match.view(number), number, actions):
                yield seat.owner, feat


@retry_while_unreachable
def store_feat(store: Store, who: str, game: str, feat: Feat) -> None:
    """Store a feat, unless its player has done better before."""
    is_feat = and_(FEATS.c.player == who, FEATS.c.game == game, FEATS.c.key == feat.key)
    best = list(feat.best)
    for _ in range(2):  # two servers may note their first at the same time: then the second one compares
        with suppress(IntegrityError), store.write_transaction() as connection:
            before = connection.execute(select(FEATS.c.best).where(is_feat).with_for_update()).scalar_one_or_none()
            if before is None:
                connection.execute(insert(FEATS).values(player=who, game=game, key=feat.key, best=best))
            elif best < before:
                connection.execute(update(FEATS).where(is_feat).values(best=best))
            return


@retry_while_unreachable
def feats_of(store: Store, who: str, game: str) -> list[Feat]:
    """A player's feats in a game."""
    mine = select(FEATS.c.key, FEATS.c.best).where(FEATS.c.player == who, FEATS.c.game == game).order_by(FEATS.c.key)
    with store.engine.connect() as connection:
        return [Feat(key, tuple(best)) for key, best in connection.execute(mine)]
