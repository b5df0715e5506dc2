"""The ready check: before the first hourglass is turned, the people at a table say that they are ready.

No one who is still reading loses time to it: until then no sand runs, and the bots wait, too. It is remembered
while they are here, by all servers; anyone who has acted is ready. Players who share a screen and take turns with the
glass are asked one by one: that they are ready is stored, so that it holds for one seat, on every server.
"""

from collections.abc import Collection

from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.table_state import TableState


def unready_seats(state: TableState, present: Collection[str]) -> list[int]:
    """The seats of people who are present and have not said that they are ready, though the game wants to know.

    While no one is here at all, it waits until someone comes.
    """
    live_game, glass = state.live_game, state.hourglass()
    if live_game is None or glass is None or not glass.waits or state.stored_table.lesson:
        return []
    held_seats = state.seats_held_back()
    return [
        number
        for number, seat in enumerate(state.stored_table.seats)
        if seat.kind == "person"
        and not (seat.away or number in held_seats or is_ready(state, live_game, number))
        and (seat.owner in present or not present)
    ]


def is_ready(state: TableState, live_game: LiveGame, number: int) -> bool:
    """Has a person at a seat said that they are ready, or acted?"""
    is_person_ready = state.stored_table.seats[number].owner in state.ready_people and not state.shares_hourglass(
        number
    )
    return is_person_ready or number in live_game.ready_seats


def seats_without_choices(state: TableState, present: Collection[str]) -> set[int]:
    """The seats that share a screen and may not choose yet: their glass comes later, or waits for them."""
    unready = unready_seats(state, present)
    return state.seats_held_back() | {seat for seat in unready if state.shares_hourglass(seat)}


def next_unready_seat(state: TableState, who: str, present: Collection[str]) -> int | None:
    """The seat for which someone who plays several says that they are ready; None if that is not asked of one."""
    own_seats = [seat for seat in unready_seats(state, present) if state.stored_table.seats[seat].owner == who]
    return next((seat for seat in own_seats if state.shares_hourglass(seat)), None)
