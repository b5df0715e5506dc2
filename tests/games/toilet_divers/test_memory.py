"""How bots forget, told with the cards of Toilet Divers."""

from itertools import pairwise

import numpy as np
import pytest

from fathoms.bots.memory import MEMORIES, BotMemory, can_forget, fade_memories, mix_up, sighting_lifetime
from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record, to_bytes
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.toilet_divers.sight import in_sight
from fathoms.games.toilet_divers.state import CARDS, CELLS
from tests.games.toilet_divers.table import Table

SEED = 77


def well_seen(age: int, **changes: int) -> Record:
    """The information state of seat 0, who saw all cards one after the other and then so many more were opened."""
    table = Table()
    table.state.seen_at[0] = np.arange(1, CARDS + 1)
    table.state.moment = CARDS + age
    for name, value in changes.items():
        table.state[name] = value
    return table.match.info_state(0)


def remembered(info_state: Record) -> set[int]:
    return set(np.flatnonzero(info_state.card).tolist())


def test_a_perfect_memory_forgets_nothing() -> None:
    info_state = well_seen(1000)
    faded = copy_record(info_state)
    MEMORIES["perfect"].fade_memories(faded, 0, SEED)
    assert to_bytes(faded) == to_bytes(info_state)


def test_half_of_all_sightings_die_within_each_half_life_evenly() -> None:
    words = np.random.default_rng(1).integers(0, 1 << 32, 20000).tolist()
    lives = np.array([sighting_lifetime(word, 100) for word in words])
    for age, left in ((0, 1.0), (50, 0.75), (100, 0.5), (150, 0.375), (200, 0.25), (300, 0.125)):
        assert abs((lives > age).mean() - left) < 0.015, age


def test_what_is_forgotten_is_unknown_and_as_if_never_seen() -> None:
    info_state = well_seen(60)
    before = remembered(info_state)
    BotMemory(60, 0).fade_memories(info_state, 0, SEED)
    lost = before - remembered(info_state)
    assert 4 <= len(lost) <= 24
    assert all(info_state.seen_at[0, i] == 0 for i in lost)
    assert all(info_state.seen_at[0, i] == i + 1 for i in remembered(info_state))


def test_what_is_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    left = []
    for age in range(0, 400, 20):
        info_state = well_seen(age)
        BotMemory(60, 0).fade_memories(info_state, 0, SEED)
        left.append(remembered(info_state))
    assert all(later <= earlier for earlier, later in pairwise(left))
    assert len(left[0]) > 20
    assert len(left[-1]) < 5
    again = well_seen(380)
    again.seen_at[0, 3] = again.moment
    BotMemory(60, 0).fade_memories(again, 0, SEED)
    assert 3 in remembered(again)


def test_the_same_seed_gives_the_same_memory_and_another_one_another() -> None:
    info_states = [well_seen(60) for _ in range(3)]
    for info_state, seed in zip(info_states, (SEED, SEED, SEED + 5), strict=True):
        BotMemory(60, 30).fade_memories(info_state, 0, seed)
    assert to_bytes(info_states[0]) == to_bytes(info_states[1])
    assert to_bytes(info_states[0]) != to_bytes(info_states[2])


def test_two_seats_do_not_forget_the_same_things() -> None:
    table = Table()
    table.state.seen_at[:] = np.arange(1, CARDS + 1)
    table.state.moment = CARDS + 60
    info_states = [table.match.info_state(seat) for seat in (0, 1)]
    for seat, info_state in enumerate(info_states):
        BotMemory(60, 0).fade_memories(info_state, seat, SEED)
    assert remembered(info_states[0]) != remembered(info_states[1])


def test_what_lies_in_sight_is_not_forgotten() -> None:
    info_state = well_seen(5000, place=2, level=4)
    BotMemory(1, 100).fade_memories(info_state, 0, SEED)
    assert remembered(info_state) == {2 * CELLS + 2}


@pytest.mark.parametrize(("level", "in_sight_there"), [(1, []), (2, [2 * CELLS]), (8, [2 * CELLS + 6])])
def test_the_card_of_the_open_level_is_in_sight_and_the_first_has_none(level: int, in_sight_there: list[int]) -> None:
    info_state = well_seen(1, place=2, level=level)
    assert [thing for thing in range(CARDS) if in_sight(info_state, 0, thing)] == in_sight_there


@pytest.mark.parametrize("page", [2, 5])
def test_the_page_one_has_open_is_in_sight_and_no_other_card(page: int) -> None:
    info_state = Table(2, leafing=True).play(f"leaf {page}", seat=0).match.info_state(0)
    assert [thing for thing in range(CARDS) if in_sight(info_state, 0, thing)] == [page - 2]
    assert not any(in_sight(info_state, 1, thing) for thing in range(CARDS))


def test_old_sightings_are_mixed_up_with_a_neighbour_and_none_is_lost_by_it() -> None:
    true = well_seen(60)
    mixed = copy_record(true)
    BotMemory(100, 100).fade_memories(mixed, 0, SEED)
    straight = copy_record(true)
    BotMemory(100, 0).fade_memories(straight, 0, SEED)
    assert sorted(mixed.card.tolist()) == sorted(straight.card.tolist())
    moved = [i for i in range(CARDS) if mixed.card[i] not in (0, true.card[i])]
    assert len(moved) >= 4


def test_a_mix_up_is_with_the_level_above_or_the_same_level_elsewhere() -> None:
    for thing in range(CARDS):
        for choice, other in (
            (1, thing - 1 if thing % CELLS else None),
            (0, thing - CELLS if thing >= CELLS else None),
        ):
            info_state = well_seen(0)
            before, when = info_state.card.tolist(), info_state.seen_at[0].tolist()
            mix_up(info_state, 0, thing, choice)
            if other is not None:
                before[thing], before[other] = before[other], before[thing]
                when[thing], when[other] = when[other], when[thing]
            assert info_state.card.tolist() == before
            assert info_state.seen_at[0].tolist() == when


def test_a_faded_info_state_can_still_be_resampled_and_played() -> None:
    for seed in range(20):
        info_state = well_seen(80)
        BotMemory(60, 50).fade_memories(info_state, 0, seed)
        verbs.resample(info_state, 0, new_rng(seed))
        assert sorted(info_state.card.tolist()) == list(range(1, CARDS + 1))


def test_memory_fades_alike_interpreted_and_compiled() -> None:
    compiled, interpreted = well_seen(60), well_seen(60)
    fade_memories(compiled, 0, 60, 40, SEED)
    getattr(fade_memories, "py_func", fade_memories)(interpreted, 0, 60, 40, SEED)
    assert to_bytes(compiled) == to_bytes(interpreted)


def test_a_game_can_do_without() -> None:
    assert can_forget(TOILET_DIVERS)
    assert not can_forget(POO_DIVERS)


def test_a_better_memory_plays_better() -> None:
    games, share = 120, 0.0
    for seed in range(games):
        seat = seed % 2
        memories = [MEMORIES["leaky"], MEMORIES["leaky"]]
        memories[seat] = MEMORIES["perfect"]
        share += play(seed, memories)[seat]
    assert share > 0.55 * games


def play(seed: int, memories: list[BotMemory]) -> list[float]:
    """A game of greedy bots with these memories."""
    match = Match(TOILET_DIVERS, len(memories), {}, seed)
    rng, room = new_rng(seed), np.zeros(8, np.int32)
    while not match.over:
        seat = match.actors()[0]
        info_state = match.info_state(seat)
        memories[seat].fade_memories(info_state, seat, seed)
        match.play(seat, int(verbs.greedy(info_state, seat, rng, room)))
    return match.shares()
