"""May a step be taken back? By the honest rule: if no one has learnt anything from it, and no chance was drawn.

No game says which of its steps these are. It is found out from what is seen: we put ourselves in the place of the
player who took the step, and imagine what might be true by all they knew (`resample`). If what anyone sees after the
step is not the same whatever is true, then it has told them something. Others are put in their place in the same way,
in games as the first could imagine them. So the answer depends on nothing but what the seat itself knows: that a step
cannot be taken back tells it nothing either.
"""

import asyncio
import logging
from collections.abc import Iterator

from fathoms.core.game import SPECTATOR
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng, seed_from
from fathoms.core.structs import Record, copy_record, to_bytes
from fathoms.core.verbs import resample
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.table.broadcast import Broadcast, Connection
from fathoms.server.table.table_state import TableState

log = logging.getLogger(__name__)

OWN_WORLDS = 40  # imagined for the seat itself
WORLDS = 4  # imagined by it, in which others are asked
OTHERS_WORLDS = 6  # imagined for each of them


def reveals_nothing(before: Match, seat: int, action: int) -> bool:
    """Has this step, from where the game stood before it, told no one anything?"""
    after = before.fork()
    after.play(seat, action)
    if after.over:
        return False
    own_view = to_bytes(after.view(seat))
    for world in possible_worlds(before, seat, OWN_WORLDS):
        if view_after(world, seat, action, seat) != own_view:
            return False
    others = [viewer for viewer in (SPECTATOR, *range(before.players)) if viewer != seat]
    return all(
        learns_nothing(world, seat, action, viewer)
        for world in possible_worlds(before, seat, WORLDS)
        for viewer in others
    )


def learns_nothing(world: Match, seat: int, action: int, viewer: int) -> bool:
    """Does a viewer of this world learn nothing from the step?"""
    known_view = view_after(world, seat, action, viewer)
    return known_view is not None and all(
        view_after(other, seat, action, viewer) == known_view for other in possible_worlds(world, viewer, OTHERS_WORLDS)
    )


def view_after(world: Match, seat: int, action: int, viewer: int) -> bytes | None:
    """What a viewer sees after the step in a world; None if it cannot be taken there, or draws chance."""
    if action not in world.legal(seat):
        return None
    after = world.fork()
    after.play(seat, action)
    return None if has_drawn_chance(world, after) else to_bytes(after.view(viewer))


def possible_worlds(truth: Match, viewer: int, many: int) -> Iterator[Match]:
    """Games as they might be by all that a viewer knows. The same knowledge gives the same ones."""
    info_state = truth.view(viewer) if viewer == SPECTATOR else truth.info_state(viewer)
    for number in range(many):
        yield possible_world(truth, info_state, viewer, number)


def possible_world(truth: Match, info_state: Record, viewer: int, number: int) -> Match:
    world = truth.fork()
    state = copy_record(info_state)
    resample(state, viewer, new_rng(seed_from("world", viewer, number)))
    world.state = state
    return world


def has_drawn_chance(before: Match, after: Match) -> bool:
    """Has the game drawn a random number?"""
    return bool((before.state.rng != after.state.rng).any())


class Takebacker:
    """Offers to take back the last step of a table, if that is allowed.

    It is thought about after the step was shown, so that no one waits for it, and offered to the one who took it.
    """

    def __init__(self, state: TableState, broadcast: Broadcast) -> None:
        self._state = state
        self._broadcast = broadcast
        self._task: asyncio.Task[None] | None = None
        self._offer: wire.TakeBackMessage | None = None

    def update_offer(self) -> None:
        """Withdraw the offer, and think about the last step: may it be taken back?"""
        self.stop()
        live_game = self._state.live_game
        if live_game is None or live_game.undo_stack is None or not live_game.match.moves:
            return
        seat, action = live_game.match.moves[-1]
        before = live_game.undo_stack.state_before_last(seat)
        if before is None or live_game.match.over or seat >= len(self._state.stored_table.seats):
            return
        if self._state.stored_table.seats[seat].kind == "person" and not self._state.stored_table.seats[seat].away:
            self._task = asyncio.create_task(self._offer_if_harmless(before.fork(), seat, action, live_game.number))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = self._offer = None

    async def _offer_if_harmless(self, before: Match, seat: int, action: int, number: int) -> None:
        try:
            if not await asyncio.to_thread(reveals_nothing, before, seat, action):
                return
        except Exception as error:
            report_error(log, "whether a step may be taken back could not be found out", error)
            return
        self._offer = wire.TakeBackMessage(seat=seat, number=number)
        self._broadcast.send_to_all(self._offer, self._state.stored_table.seats[seat].owner)

    def resend_offer(self, connection: Connection) -> None:
        """Repeat the offer to a player who has come (back)."""
        if self._offer is None:
            self.update_offer()  # the table was opened anew
        elif self._state.stored_table.seats[self._offer.seat].owner == connection.who:
            connection.send(self._offer)

    def check_offer(self, seat: int, number: int) -> None:
        """Refuse to take back a step that was not offered."""
        if not self._state.stored_table.undo:
            raise Refusal("undo-off")
        is_offered = self._offer == wire.TakeBackMessage(seat=seat, number=number)
        if not is_offered or number != self._state.number:  # another server may have stored something since
            raise Refusal("undo-late")
