"""What a viewer can conclude about chips it has not seen: every kind is limited, and flushes tell on them.

A pair that flushed has a flush on at least one chip, a pair that did not has none. All orders of the chips that
agree with this are equally likely; `fill_in_chips` draws one of them. Since the stars are the same with and without a
flush, it first draws where the flushes are, chip by chip with the right odds, and then the stars.
"""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.state import CHIPS, CHIPS_WITH, FLUSH, FLUSHES, KEEPING, MOST_STARS, UNKNOWN

# What is known of a chip's flush beforehand.
FREE = 0  # nothing
PLAIN = 1  # it has none
FLUSHING = 2  # it has one
ONE_OF_TWO = 3  # it or the other chip of its pair, or both


@rule
def fill_in_chips(s, rng):
    """Draw the unknown chips at random."""
    free, pairs, flushes = 0, 0, FLUSHES
    for i in range(CHIPS):
        hint = hint_at(s, i)
        if s.chip[i] != UNKNOWN:
            flushes -= int(s.chip[i]) // FLUSH
        elif hint == FLUSHING:
            flushes -= 1
        elif hint == FREE:
            free += 1
        elif hint == ONE_OF_TWO and i & 1 == 0:
            pairs += 1
    for pair in range(CHIPS // 2):
        first, second = 2 * pair, 2 * pair + 1
        if s.chip[first] == UNKNOWN and hint_at(s, first) == ONE_OF_TWO:
            pairs -= 1
            both = ways_to_flush(free, pairs, flushes - 2)
            one = 2 * ways_to_flush(free, pairs, flushes - 1)
            n = draw(rng, both + one)
            flushes -= 2 if n < both else 1
            one_first = (n - both) & 1 == 0
            fill_in(s, first, n < both or one_first, rng)
            fill_in(s, second, n < both or not one_first, rng)
            continue
        for i in range(first, second + 1):
            if s.chip[i] != UNKNOWN:
                continue
            hint = hint_at(s, i)
            if hint == FREE:
                free -= 1
                with_flush = ways_to_flush(free, pairs, flushes - 1)
                flushing = draw(rng, with_flush + ways_to_flush(free, pairs, flushes)) < with_flush
                flushes -= 1 if flushing else 0
            else:
                flushing = hint == FLUSHING
            fill_in(s, i, flushing, rng)


@rule
def hint_at(s, i):
    """What the flush of a pair, or its lack, tells about a chip."""
    pair = i // 2
    settled = pair < int(s.finds) - (1 if s.phase == KEEPING else 0)
    if not s.flush or not settled:
        return FREE
    if not s.flushed[pair]:
        return PLAIN
    other = int(s.chip[i ^ 1])
    if other == UNKNOWN:
        return ONE_OF_TWO
    return FREE if other & FLUSH else FLUSHING


@rule
def ways_to_flush(free, pairs, flushes):
    """How many ways there are to put flushes on free chips and on pairs with at least one each."""
    total = 0
    for doubles in range(pairs + 1):
        rest = flushes - pairs - doubles
        total += choose(pairs, doubles) * (1 << (pairs - doubles)) * choose(free, rest)
    return total


@rule
def choose(n, k):
    """The number of ways to choose k of n things."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@rule
def fill_in(s, i, flushing, rng):
    """Draw one of the chips left, with or without a flush."""
    extra = FLUSH if flushing else 0
    left = 0
    for stars in range(1, MOST_STARS + 1):
        left += chips_left(s, stars, extra)
    n = draw(rng, left)
    for stars in range(1, MOST_STARS + 1):
        n -= chips_left(s, stars, extra)
        if n < 0:
            s.chip[i] = stars + extra
            return


@rule
def chips_left(s, stars, extra):
    """How many chips of a kind are not known yet."""
    left = CHIPS_WITH[stars]
    for i in range(CHIPS):
        if s.chip[i] == stars + extra:
            left -= 1
    return left
