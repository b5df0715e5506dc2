"""Resamples chips a viewer has not seen: each kind is limited, and flushes say something about them.

A pair that flushed has a flush on at least one chip, a pair that did not has none. All orders of the chips that
agree with this are equally likely; `draw_unknown_chips` draws one of them. Since the stars are the same with and
without a flush, it first draws where the flushes are, chip by chip with the right odds, and then the stars.
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
def draw_unknown_chips(s, rng):
    """Draw all unknown chips at random, in keeping with the flushes."""
    free, pairs, flushes = 0, 0, FLUSHES
    for i in range(CHIPS):
        hint = flush_hint(s, i)
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
        if s.chip[first] == UNKNOWN and flush_hint(s, first) == ONE_OF_TWO:
            pairs -= 1
            both = count_flush_placements(free, pairs, flushes - 2)
            one = 2 * count_flush_placements(free, pairs, flushes - 1)
            n = draw(rng, both + one)
            flushes -= 2 if n < both else 1
            one_first = (n - both) & 1 == 0
            draw_unknown_chip(s, first, n < both or one_first, rng)
            draw_unknown_chip(s, second, n < both or not one_first, rng)
            continue
        for i in range(first, second + 1):
            if s.chip[i] != UNKNOWN:
                continue
            hint = flush_hint(s, i)
            if hint == FREE:
                free -= 1
                with_flush = count_flush_placements(free, pairs, flushes - 1)
                has_flush = draw(rng, with_flush + count_flush_placements(free, pairs, flushes)) < with_flush
                flushes -= 1 if has_flush else 0
            else:
                has_flush = hint == FLUSHING
            draw_unknown_chip(s, i, has_flush, rng)


@rule
def flush_hint(s, i):
    """What is known about a chip's flush: FREE, PLAIN, FLUSHING or ONE_OF_TWO."""
    pair = i // 2
    is_settled = pair < int(s.finds) - (1 if s.phase == KEEPING else 0)
    if not s.flush or not is_settled:
        return FREE
    if not s.flushed[pair]:
        return PLAIN
    other = int(s.chip[i ^ 1])
    if other == UNKNOWN:
        return ONE_OF_TWO
    return FREE if other & FLUSH else FLUSHING


@rule
def count_flush_placements(free, pairs, flushes):
    """How many ways there are to put flushes on free chips and on pairs with at least one each."""
    total = 0
    for doubles in range(pairs + 1):
        rest = flushes - pairs - doubles
        total += binomial(pairs, doubles) * (1 << (pairs - doubles)) * binomial(free, rest)
    return total


@rule
def binomial(n, k):
    """The number of ways to choose k of n things."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@rule
def draw_unknown_chip(s, i, has_flush, rng):
    """Draw chip `i` from the chips that are not known yet, with or without a flush."""
    extra = FLUSH if has_flush else 0
    unknown_count = 0
    for stars in range(1, MOST_STARS + 1):
        unknown_count += count_unknown_chips(s, stars, extra)
    n = draw(rng, unknown_count)
    for stars in range(1, MOST_STARS + 1):
        n -= count_unknown_chips(s, stars, extra)
        if n < 0:
            s.chip[i] = stars + extra
            return


@rule
def count_unknown_chips(s, stars, extra):
    """How many chips of a kind are not known yet."""
    count = CHIPS_WITH[stars]
    for i in range(CHIPS):
        if s.chip[i] == stars + extra:
            count -= 1
    return count
