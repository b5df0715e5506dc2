"""Before the first hourglass is turned, the people at a table say that they are ready.

Nobody who is still reading loses time to it: until then no sand runs, and the bots wait, too. It is remembered
while they are here, by all servers; whoever has acted is ready.
"""

from collections.abc import Collection

from fathoms.server.table.sitting import Sitting


def waiting_for(sitting: Sitting, here: Collection[str]) -> list[int]:
    """The seats of people who are here and have not said that they are ready, though the game wants to know.

    While nobody is here at all, it waits for whoever comes.
    """
    running = sitting.running
    glass = running.glass() if running else None
    if running is None or glass is None or not glass.waits or sitting.kept.lesson:
        return []
    acted = {move.seat for move in running.match.moves}
    return [
        number
        for number, seat in enumerate(sitting.kept.seats)
        if seat.kind == "person"
        and not (seat.away or number in acted or seat.owner in sitting.ready)
        and (seat.owner in here or not here)
    ]
