"""Random numbers that live in a record.

A generator is an `int64[2]`: a key and a counter. Each draw hashes both, so a game's chance is part of its state,
and the same seed gives the same game interpreted, on a CPU and on a GPU. All values stay below 2**63:
no step needs unsigned or wrapping arithmetic.
"""

import numpy as np
from numpy.typing import NDArray

from fathoms.core.rule import rule
from fathoms.old_names import old_name_resolver

RNG = (np.int64, (2,))  # the type of a generator inside a record
WORD = 0xFFFFFFFF
SEEDS = 1 << 62  # seeds are 0 <= seed < SEEDS
HALF_SEED = 1 << 31  # two draws of this size make a seed
GOLDEN = 0x1E3779B9  # an odd constant that spreads consecutive counters


@rule
def mix_bits(x):
    """A bijection of 32-bit words whose every output bit depends on every input bit."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


@rule
def seed_rng(rng, seed):
    """Start `rng` at the beginning of the stream that belongs to `seed`."""
    rng[0] = seed
    rng[1] = 0


@rule
def reseed(rng, other):
    """Start `rng` again at a place that `other` draws: how `resample` ends, so that no one foresees what comes."""
    seed_rng(rng, draw(other, WORD))


@rule
def draw(rng, n):
    """One of 0 .. n-1, each as likely (to within n / 2**32); n is at most 2**32."""
    count = int(rng[1]) + 1
    rng[1] = count
    return nth_draw(int(rng[0]), count, n)


@rule
def nth_draw(key, count, n):
    """What a generator with this key draws as its `count`-th number."""
    x = mix_bits((key & WORD) ^ ((count * GOLDEN) & WORD))
    x = mix_bits(x ^ ((key >> 32) & WORD) ^ (count & WORD))
    return ((x >> 16) * n + (((x & 0xFFFF) * n) >> 16)) >> 16  # x * n >> 32, in steps that stay below 2**63


@rule
def numbered_seed(rng, key, number):
    """The seed of game `number` in the series `key`, the same no matter who asks, and in which order."""
    seed_rng(rng, key)
    rng[1] = 2 * number
    return draw(rng, HALF_SEED) * HALF_SEED + draw(rng, HALF_SEED)


@rule
def shuffle(rng, items, n):
    """Put the first `n` of `items` into random order."""
    for i in range(n - 1, 0, -1):
        j = draw(rng, i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item


def new_rng(seed: int) -> NDArray[np.int64]:
    """A generator outside any record, for bots and simulations."""
    return np.array([seed % SEEDS, 0], np.int64)


def seed_from(*parts: int | str) -> int:
    """A seed made from several parts, so that games, bots and tables never share a stream by accident."""
    import hashlib

    text = "\0".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") % SEEDS


__getattr__ = old_name_resolver(__name__)
