"""A table in step with the store, and with the other servers at it."""

import logging
from collections.abc import Callable, Collection
from dataclasses import replace

from fathoms.core.refusal import Refusal
from fathoms.server.cluster.bus import NO_MOVE
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.store import chat_messages
from fathoms.server.store.leases import TablePresence
from fathoms.server.store.stored_table import StoredMove, StoredTable
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.chat import Chat
from fathoms.server.table.finisher import Finisher
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.table_state import TableState, game_of
from fathoms.server.table.turn_starter import TurnStarter
from fathoms.server.table.undo import Takebacker

log = logging.getLogger(__name__)

REPLAY_CHUNK = 50  # moves that are played again in one go


class TableSync:
    """Brings a table up to date with what is stored, and tells other servers what has changed here."""

    def __init__(
        self,
        state: TableState,
        services: Services,
        broadcast: Broadcast,
        chat: Chat,
        hourglass: Hourglass,
        turn_starter: TurnStarter,
        takebacker: Takebacker,
        finisher: Finisher,
        acts_by_itself: Callable[[], bool],
    ) -> None:
        self._state = state
        self._services = services
        self._broadcast = broadcast
        self._chat = chat
        self._hourglass = hourglass
        self._turn_starter = turn_starter
        self._takebacker = takebacker
        self._finisher = finisher
        self._acts_by_itself = acts_by_itself

    # The store

    async def open(self) -> None:
        """Read the table and its chat from the store, and have the game running if it has begun."""
        state, store = self._state, self._services.store
        state.stored_table, messages = await self._services.run_in_thread(
            chat_messages.table_and_messages, store, state.stored_table.id, self._chat.last_number
        )
        self._chat.show_messages(messages)
        await self._run_game()

    async def catch_up(self) -> None:
        """Be up to date with the store, and have everyone see it."""
        await self.open()
        await self._show_all()

    async def show_table(self, stored_table: StoredTable) -> None:
        """Have everyone see that a seat has changed: the game may begin, and someone may see with other eyes now."""
        self._state.stored_table = stored_table
        self.publish()
        await self._run_game()
        await self._show_all()

    async def _show_all(self) -> None:
        self._broadcast.send_table()
        self._broadcast.send_views()
        await self._finisher.store_end()

    async def _run_game(self) -> None:
        """Have the game running if it has begun."""
        if not self._state.problem and self._state.stored_table.status != "waiting":
            await self._replay()

    async def _replay(self) -> bool:
        """Play what is stored, from the start if need be, and have glass and bots follow; False if that cannot be."""
        state, store = self._state, self._services.store
        try:
            if state.live_game is None:
                state.live_game = await self._rebuild_game()
            else:
                moves = await self._services.run_in_thread(store.moves, state.stored_table.id, state.number)
                state.live_game.replay(moves)
        except (Refusal, ValueError) as error:
            report_error(log, "a table cannot be rebuilt", error)
            state.problem, state.live_game = "table-broken", None
            return False
        self._turn_starter.start_hourglass()
        self._turn_starter.wake_players()
        return True

    async def _rebuild_game(self) -> LiveGame:
        """The game from what is stored of it.

        A long one in several goes, so that no one's moves wait for it: while its rules are not compiled, it takes
        seconds.
        """
        await self._services.compiler.wait_until_loaded(self._state.stored_table.game)
        live_game, moves = await self._services.run_in_thread(self._begin_game)
        while moves:
            await self._services.run_in_thread(live_game.replay, moves[:REPLAY_CHUNK])
            moves = moves[REPLAY_CHUNK:]
        return live_game

    def _begin_game(self) -> tuple[LiveGame, list[StoredMove]]:
        """The first moves of the game, played again, and the rest of them; runs in a worker thread."""
        stored_table = self._state.stored_table
        game = game_of(stored_table)
        assert game is not None, "a table without its game has a problem"
        seed, moves = self._services.store.seed_and_moves(stored_table.id)
        return LiveGame(game, stored_table, seed, moves[:REPLAY_CHUNK]), moves[REPLAY_CHUNK:]

    # Other servers

    def publish(self, number: int = NO_MOVE) -> None:
        """Tell other servers that a move was stored, or that something else has changed."""
        self._services.membership.publish_change(self._state.stored_table.id, number)

    async def announce(self, arriving: Collection[str] = (), adopting: bool = False) -> None:
        """Say who is here and own the table, if no one does; know who is at it through other servers.

        When the last one here has gone, the server that others watch through owns it; if no one is left, we, while
        anything goes on.
        """
        state, membership = self._state, self._services.membership
        present_here = self._broadcast.local_people() | set(arriving)
        people = {who: who in state.ready_people for who in present_here}
        wants_ownership = bool(people) or adopting or (self._acts_by_itself() and not self._broadcast.remote_people)
        presence = await membership.announce(state.stored_table.id, people, wants_ownership)
        state.ready_people |= {who for who, is_ready in presence.people.items() if is_ready}
        self._broadcast.set_remote_people(set(presence.people))
        timer = self._hourglass.timer_state
        if self._owns_table() and presence.people and timer:
            await membership.announce(state.stored_table.id, people, wants_ownership, timer)
        elif presence.owner == "another" and presence.timer and self._hourglass.synchronize(presence.timer):
            self._broadcast.resend_views()

    def _owns_table(self) -> bool:
        return self._services.owns_table(self._state.stored_table.id)

    async def follow_moves(self) -> None:
        """Play what others have stored, and have everyone see it. The server that stored the end stores the result."""
        if await self._replay():
            self._turn_starter.announce_hourglass_turn()
            self._broadcast.send_views()
            self._takebacker.update_offer()

    async def refresh(self) -> None:
        """Be up to date with the store and with other servers, and have everyone see it."""
        await self.open()
        await self.announce()
        self._broadcast.send_table()
        self._broadcast.send_views()
        self._turn_starter.start_if_ready()
        await self._finisher.store_end()

    async def adopt(self) -> None:
        """Go on with what a server has left that has gone, if anything is to be done without people."""
        await self.open()
        await self.announce(adopting=True)
        self._turn_starter.wake_players()
        self._turn_starter.start_clocks()
        if not self._broadcast.present_people():
            self._hourglass.stop()
        await self._finisher.store_end()
        await self.announce()

    def is_outdated(self, stored_table: StoredTable, number: int, presence: TablePresence) -> bool:
        """Does the store know more than we? No one has told us then, or is still about to."""
        state, broadcast = self._state, self._broadcast
        if replace(stored_table, number=0) != replace(state.stored_table, number=0):
            return True
        if set(presence.people) != broadcast.remote_people:
            return True
        knows_less = not state.ready_people.issuperset(who for who, is_ready in presence.people.items() if is_ready)
        is_unowned = presence.owner == "nobody" and bool(broadcast.local_people())
        has_moves = number > state.number and state.problem is None
        is_owner_wrong = self._owns_table() != (presence.owner == "us")
        return knows_less or is_unowned or has_moves or state.has_unstored_end or is_owner_wrong
