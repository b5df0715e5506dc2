"""The bots one meets at a table: eight characters, each at home on one seat.

Name, face and words are the page's business; here is how quickly each plays. That follows from the seat alone, so it
tells nothing.
"""

PACES = (0.85, 1.2, 1.0, 0.85, 1.2, 1.0, 1.0, 0.85)  # times the usual pause; the page has words for it (kit/bots.ts)


def pace_of(seat: int) -> float:
    """How long a bot on this seat takes, compared with others."""
    return PACES[seat % len(PACES)]
