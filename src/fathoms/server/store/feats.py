"""Feats of players: what games remember of them beyond one table, each at its best.

The time of a game is the server's: from the first action of the table to the last.
"""

from contextlib import suppress

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fathoms.core.feats import Feat
from fathoms.core.match import Match
from fathoms.server.store.database import FEATS, MOVES
from fathoms.server.store.kept import Kept
from fathoms.server.store.patience import waits_out
from fathoms.server.store.store import Store


def note(store: Store, kept: Kept, match: Match) -> None:
    """Keep what the people who are still at a finished game have achieved in it; lessons are no feats."""
    if match.game.feats is None or kept.lesson:
        return
    seconds = seconds_of(store, kept.id)
    for number, seat in enumerate(kept.seats):
        if seat.played_by(seat.owner):
            for feat in match.game.feats(match.view(number), number, seconds):
                keep(store, seat.owner, kept.game, feat)


@waits_out
def seconds_of(store: Store, table: str) -> float:
    """How long a game took, from its first action to its last."""
    span = select(func.max(MOVES.c.at) - func.min(MOVES.c.at)).where(MOVES.c.table_id == table)
    with store.engine.connect() as connection:
        return round(float(connection.execute(span).scalar_one()), 2)


@waits_out
def keep(store: Store, who: str, game: str, feat: Feat) -> None:
    """Keep a feat, unless its player has done better before."""
    here = and_(FEATS.c.player == who, FEATS.c.game == game, FEATS.c.key == feat.key)
    best = list(feat.best)
    for _ in range(2):  # two servers may note their first at the same time: then the second one compares
        with suppress(IntegrityError), store.writing() as connection:
            before = connection.execute(select(FEATS.c.best).where(here).with_for_update()).scalar_one_or_none()
            if before is None:
                connection.execute(insert(FEATS).values(player=who, game=game, key=feat.key, best=best))
            elif best < before:
                connection.execute(update(FEATS).where(here).values(best=best))
            return


@waits_out
def feats_of(store: Store, who: str, game: str) -> list[Feat]:
    """What someone has achieved in a game."""
    mine = select(FEATS.c.key, FEATS.c.best).where(FEATS.c.player == who, FEATS.c.game == game).order_by(FEATS.c.key)
    with store.engine.connect() as connection:
        return [Feat(key, tuple(best)) for key, best in connection.execute(mine)]
