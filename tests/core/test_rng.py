"""Random numbers in a record: the same everywhere, fair, and never out of range."""

import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core.rng import SEEDS, WORD, draw, mix_bits, new_rng, seed_from, seed_rng, shuffle

# Games kept in files depend on these: they never change.
KNOWN = {
    0: [578, 384, 392, 235, 646, 558],
    1: [698, 753, 436, 306, 913, 383],
    (1 << 40) + 5: [190, 936, 464, 542, 628, 430],
    SEEDS - 1: [302, 43, 895, 618, 747, 419],
}


@pytest.mark.parametrize("seed", KNOWN)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int) -> None:
    rng = new_rng(seed)
    assert [int(draw(rng, 1000)) for _ in range(6)] == KNOWN[seed]
    assert rng.tolist() == [seed, 6]


def test_a_generator_in_a_record_starts_like_one_outside() -> None:
    inside = np.full(2, 99, np.int64)
    seed_rng(inside, 5)
    outside = new_rng(5)
    assert [int(draw(inside, 50)) for _ in range(20)] == [int(draw(outside, 50)) for _ in range(20)]


@given(seed=st.integers(0, SEEDS - 1), n=st.integers(1, 1 << 32), count=st.integers(0, 1 << 40))
def test_every_draw_is_in_range(seed: int, n: int, count: int) -> None:
    rng = np.array([seed, count], np.int64)
    assert all(0 <= int(draw(rng, n)) < n for _ in range(4))
    assert rng[1] == count + 4


@pytest.mark.parametrize("n", [2, 3, 6, 10, 70])
def test_draws_are_uniform(n: int) -> None:
    """Over one stream, over the first draws of many seeds, and over pairs of draws."""
    rng, each = new_rng(11), 400
    in_a_row = Counter(int(draw(rng, n)) for _ in range(each * n))
    firsts = Counter(int(draw(new_rng(seed), n)) for seed in range(each * n))
    pairs = Counter((int(draw(rng, n)) + int(draw(rng, n))) % n for _ in range(each * n))
    for counts in (in_a_row, firsts, pairs):
        chi = sum((counts[value] - each) ** 2 / each for value in range(n))
        assert chi < n - 1 + 5 * (2 * (n - 1)) ** 0.5 + 5


def test_mix_is_a_bijection_that_spreads_every_bit() -> None:
    assert len({int(mix_bits(x)) for x in range(50_000)}) == 50_000
    for bit in range(32):
        flips = [bin(int(mix_bits(x)) ^ int(mix_bits(x ^ (1 << bit)))).count("1") for x in range(500)]
        assert 14 < sum(flips) / len(flips) < 18


def test_shuffling_gives_every_order_as_often() -> None:
    rng, orders = new_rng(3), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = np.arange(5, dtype=np.int8)
        shuffle(rng, items, 3)  # the last two stay
        orders[tuple(items.tolist())] += 1
    assert len(orders) == 6
    assert all(order[3:] == (3, 4) for order in orders)
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_streams_of_different_parts_are_different_seeds() -> None:
    seeds = {seed_from("table", number, "bot", seat) for number in range(100) for seat in range(4)}
    assert len(seeds) == 400
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert seed_from("a", 1) == 974367849399927553
    assert seed_from("ab") != seed_from("a", "b")


def test_interpreted_draws_are_the_same_and_never_overflow() -> None:
    program = (
        "from fathoms.core.rng import *\n"
        f"for seed in {[*KNOWN]}:\n"
        "    rng = new_rng(seed)\n"
        "    print([int(draw(rng, 1000)) for _ in range(6)], int(draw(rng, WORD)), int(draw(rng, 1 << 32)))\n"
    )
    command = [sys.executable, "-W", "error", "-c", program]
    out = subprocess.run(command, env={"FATHOMS_INTERPRET": "1"}, capture_output=True, text=True, check=True).stdout
    for line, (seed, known) in zip(out.splitlines(), KNOWN.items(), strict=True):
        rng = new_rng(seed)
        again = [int(draw(rng, 1000)) for _ in range(6)]
        assert line == f"{known} {int(draw(rng, WORD))} {int(draw(rng, 1 << 32))}"
        assert again == known
