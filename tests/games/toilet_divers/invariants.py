"""What is always true at a table of Toilet Divers."""

from fathoms.core.rule import rule
from fathoms.games.toilet_divers.state import (
    CARDS,
    CHIPS,
    DIVING,
    FLUSH,
    FOUND,
    KEEPING,
    LEAFING,
    MISSED,
    OVER,
    PLACES,
    STARS,
    TREASURES,
    WAITING,
)

(
    CARDS_LOST,
    TOILETS_LOST,
    TOOLS_LOST,
    CHIPS_LOST,
    TREASURES_LOST,
    OPEN_WITHOUT_DIVE,
    FOUND_WITHOUT_CHIPS,
    SEEN_TOO_LATE,
    WANTED_WRONG,
) = range(1, 10)
WRONG = {
    CARDS_LOST: "a card is in two places, and another in none",
    TOILETS_LOST: "a toilet is in two places, and another in none",
    TOOLS_LOST: "a tool is in two places, and another in none",
    CHIPS_LOST: "the chips are not those in the box",
    TREASURES_LOST: "the game is over, and treasures are still to be found",
    OPEN_WITHOUT_DIVE: "a toilet is open, and nobody dives",
    FOUND_WITHOUT_CHIPS: "not every treasure found has its pair of chips",
    SEEN_TOO_LATE: "a card will be seen later than now",
    WANTED_WRONG: "a treasure is wanted, and nobody dives for it, or the other way round",
}
STARS_IN_ALL = 2 * sum(STARS)


@rule
def sound(s):
    """0, or what is wrong."""
    cards, toilets, tools, stars, flushes = 0, 0, 0, 0, 0
    for i in range(CARDS):
        cards |= 1 << int(s.card[i])
    for place in range(PLACES):
        toilets |= 1 << int(s.toilet_at[place])
        tools |= 1 << int(s.tool[place])
    for i in range(CHIPS):
        stars += int(s.chip[i]) & ~FLUSH
        flushes += int(s.chip[i]) // FLUSH
    if cards != (1 << CARDS + 1) - 2:
        return CARDS_LOST
    if toilets != 0b1111:
        return TOILETS_LOST
    if tools != 0b11110:
        return TOOLS_LOST
    if stars != STARS_IN_ALL or flushes != CHIPS // 2:
        return CHIPS_LOST
    return sound_treasures(s)


@rule
def sound_treasures(s):
    """The treasure cards add up, and a card is wanted while one dives for it."""
    found, waiting, missed = 0, 0, 0
    for treasure in range(1, TREASURES + 1):
        found += s.fate[treasure] == FOUND
        waiting += s.fate[treasure] == WAITING
        missed += s.fate[treasure] == MISSED
    if found != s.finds or found > 8:
        return FOUND_WITHOUT_CHIPS
    if s.phase == OVER and (waiting > 0 or missed > 0):
        return TREASURES_LOST
    diving = s.phase == DIVING or s.phase == KEEPING
    if diving != (s.wanted > 0):
        return WANTED_WRONG
    if (s.phase == LEAFING or (s.phase != OVER and s.searches == 0)) and s.level > 0:
        return OPEN_WITHOUT_DIVE
    for seat in range(int(s.players)):
        for i in range(CARDS):
            if s.seen_at[seat, i] > s.moment:
                return SEEN_TOO_LATE
    return 0
