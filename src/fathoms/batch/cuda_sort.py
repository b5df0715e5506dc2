"""Sorting on a GPU by keys of which there are few: count them, and put each where those before it end.

Which of two with the same key comes first is left open.
"""

from typing import Any, NamedTuple

import numba
import numpy as np

from fathoms.batch.cuda_kernels import cuda, kernel

MOST = 64  # keys are below
BLOCK = 256


class Sorter(NamedTuple):
    """`n` numbers in the order of their keys."""

    order: Any  # (n,) the numbers 0 .. n-1
    spare: Any  # (n,) the same as they were
    keys: Any  # (n,) of the numbers in `order`
    counts: Any  # (2, MOST) how many have each key; how many of them are in their new place


def new_sorter(n: int) -> Sorter:
    order = cuda.to_device(np.arange(n, dtype=np.int32))
    spare, keys = cuda.device_array(n, np.int32), cuda.to_device(np.zeros(n, np.int8))
    return Sorter(order, spare, keys, cuda.to_device(np.zeros((2, MOST), np.int32)))


def sort(by: Sorter, n: int, stream: Any = 0) -> Sorter:
    """The first `n` in order. `by.counts` must be zero before, and has how many there are of each key afterwards."""
    blocks = (n + BLOCK - 1) // BLOCK
    count_keys[blocks, BLOCK, stream](n, by.keys, by.counts)
    place_by_key[blocks, BLOCK, stream](n, by.keys, by.counts, by.order, by.spare)
    return by._replace(order=by.spare, spare=by.order)


@kernel
def count_keys(n, keys, counts):  # type: ignore[no-untyped-def]
    """How many there are of each key."""
    block_counts = cuda.shared.array(MOST, numba.int32)
    i, k = cuda.grid(1), cuda.threadIdx.x
    if k < MOST:
        block_counts[k] = 0
    cuda.syncthreads()
    if i < n:
        cuda.atomic.add(block_counts, keys[i], 1)
    cuda.syncthreads()
    if k < MOST and block_counts[k]:
        cuda.atomic.add(counts, (0, k), block_counts[k])


@kernel
def place_by_key(n, keys, counts, order, ordered):  # type: ignore[no-untyped-def]
    """Write the numbers of `order` to `ordered`, by their keys."""
    block_counts = cuda.shared.array(MOST, numba.int32)
    first = cuda.shared.array(MOST, numba.int32)
    i, k = cuda.grid(1), cuda.threadIdx.x
    key, place = 0, 0
    if k < MOST:
        block_counts[k] = 0
    cuda.syncthreads()
    if i < n:
        key = keys[i]
        place = cuda.atomic.add(block_counts, key, 1)
    cuda.syncthreads()
    if k < MOST and block_counts[k]:
        before = 0
        for other in range(k):
            before += counts[0, other]
        first[k] = before + cuda.atomic.add(counts, (1, k), block_counts[k])
    cuda.syncthreads()
    if i < n:
        ordered[first[key] + place] = order[i]
