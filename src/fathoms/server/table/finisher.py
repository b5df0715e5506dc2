"""The end of a table's game: its result, the series it counts in, and what its players have achieved."""

import logging
import time
from dataclasses import replace

from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.store import feat_store
from fathoms.server.store.finished_games import match_result
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.series import with_result
from fathoms.server.table.table_state import TableState

log = logging.getLogger(__name__)


class Finisher:
    """Stores how the game of a table has ended, and feats."""

    def __init__(self, state: TableState, broadcast: Broadcast, services: Services) -> None:
        self._state = state
        self._broadcast = broadcast
        self._services = services

    async def store_end(self) -> None:
        """Store that the game is over, if that is still to be done, or what someone alone has achieved in it so far.

        The end has been shown already. If it cannot be stored, it is stored when the table is next opened.
        """
        state = self._state
        if not state.has_unstored_end:
            await self._store_feats()
            return
        assert state.live_game is not None
        try:
            series = await self._services.run_in_thread(self._finish, state.live_game)
        except Exception as error:
            report_error(log, "the end of a game could not be stored yet", error)
            return
        state.stored_table = replace(state.stored_table, status="over", series=series)
        self._services.membership.publish_change(state.stored_table.id)
        self._broadcast.send_table()

    async def _store_feats(self) -> None:
        """Store what someone who plays alone has achieved with the last action. In company that is asked at the end."""
        stored_table, live_game = self._state.stored_table, self._state.live_game
        if (
            live_game is None
            or live_game.match.over
            or stored_table.players > 1
            or live_game.match.game.extras.feats is None
        ):
            return
        moves = list(live_game.move_log)
        try:
            if any(True for _ in feat_store.feats_achieved(stored_table, live_game.match, moves)):
                await self._services.run_in_thread(
                    feat_store.store_feats, self._services.store, stored_table, live_game.match, moves
                )
        except Exception as error:
            report_error(log, "what someone has achieved could not be stored yet", error)

    def _finish(self, live_game: LiveGame) -> str:
        """Store how the game ended, and what it is worth; how its series stands then. Runs in a worker thread."""
        stored_table, store, moves = self._state.stored_table, self._services.store, live_game.move_log
        feat_store.store_feats(store, stored_table, live_game.match, list(moves))
        finished_at = moves[-1].at or time.time() if moves else stored_table.created
        result = match_result(live_game.match, finished_at)
        series = with_result(stored_table.series, result.shares)
        store.finish_game(stored_table.id, series, result)
        return series
