"""Before the first hourglass is turned, the people at a table say that they are ready.

No one who is still reading loses time to it: until then no sand runs, and the bots wait, too. It is remembered
while they are here, by all servers; anyone who has acted is ready. Players who share a screen and take turns with the
glass are asked one by one: that they are ready is stored, so that it holds for one seat, on every server.
"""

from collections.abc import Collection

from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.state import TableState


def unready_seats(sitting: TableState, here: Collection[str]) -> list[int]:
    """The seats of people who are here and have not said that they are ready, though the game wants to know.

    While no one is here at all, it waits until someone comes.
    """
    running, glass = sitting.running, sitting.glass()
    if running is None or glass is None or not glass.waits or sitting.kept.lesson:
        return []
    held = sitting.held_back()
    return [
        number
        for number, seat in enumerate(sitting.kept.seats)
        if seat.kind == "person"
        and not (seat.away or number in held or is_ready(sitting, running, number))
        and (seat.owner in here or not here)
    ]


def is_ready(sitting: TableState, running: LiveGame, number: int) -> bool:
    """Has a person at a seat said that they are ready, or acted?"""
    said = sitting.kept.seats[number].owner in sitting.ready and not sitting.takes_turns(number)
    return said or number in running.ready_seats


def seats_without_choices(sitting: TableState, here: Collection[str]) -> set[int]:
    """The seats that share a screen and may not choose yet: their glass comes later, or waits for them."""
    unready = unready_seats(sitting, here)
    return sitting.held_back() | {seat for seat in unready if sitting.takes_turns(seat)}


def next_unready_seat(sitting: TableState, who: str, here: Collection[str]) -> int | None:
    """The seat for which someone who plays several says that they are ready; None if that is not asked of one."""
    asked = [seat for seat in unready_seats(sitting, here) if sitting.kept.seats[seat].owner == who]
    return next((seat for seat in asked if sitting.takes_turns(seat)), None)
