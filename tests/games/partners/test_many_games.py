"""Whole games of Partners by the hundred, and the greedy bot against random players."""

import numpy as np
import pytest

from fathoms.batch import simulate
from fathoms.core.structs import new_record
from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.actions import MOVES
from fathoms.games.partners.state import STATE
from tests.games.partners import invariants
from tests.games.partners.table import Table
from tests.kit.bulk import keeps_the_laws_in_bulk
from tests.kit.variants import Variant, variants

ENOUGH = 300_000  # actions


@pytest.mark.parametrize("variant", variants(PARTNERS), ids=lambda variant: variant.label)
def test_hundreds_of_random_games_keep_every_law(variant: Variant) -> None:
    assert keeps_the_laws_in_bulk(variant, 77, games=1000, sight_every=500, enough=ENOUGH) >= ENOUGH


@pytest.mark.parametrize(("form", "sides"), [("pairs", 3), ("teams", 2)])
def test_a_greedy_side_beats_random_ones(form: str, sides: int) -> None:
    wins = 0.0
    for side in range(sides):
        bots = ["greedy" if seat % sides == side else "random" for seat in range(6)]
        wins += simulate(PARTNERS, 6, {"form": form, "play_on": False}, bots, 300 // sides, 1).shares[:, side].sum()
    assert wins >= 0.95 * 300


def choice_of_greedy(table: Table) -> str:
    room = np.zeros(MOVES, np.int32)
    seat = int(table.s.turn)
    info_state = new_record(STATE)
    PARTNERS.rules.view(table.s, seat, info_state)
    PARTNERS.rules.recall(table.s, seat, info_state)
    return PARTNERS.voice.write_action(int(PARTNERS.rules.greedy(info_state, seat, np.array([1, 0], np.int64), room)))


@pytest.mark.parametrize(
    ("table", "choice"),
    [
        (Table(hand="three six", green="76 82 81 80"), "play three"),  # locks the last piece
        (Table(hand="three six", green="10", blue="3"), "play six"),  # hits
        (Table(hand="three six", green="10", red="52"), "play six"),  # would hit the partner with the three
        (Table(hand="six nine", green="10", blue="3 3"), "play nine"),  # does not run into two
        (Table(hand="back_four twelve", green="2 20"), "play back_four"),  # the short way home
        (Table(hand="three eight", green="10"), "play eight"),  # brings a piece out
        (Table(hand="swap ten", green="5", blue="60"), "play swap"),  # far ahead for one of another side
        (Table(hand="six", green="79 80 81 82", red="30").do("play six"), "go red-1 6"),  # helps
    ],
)
def test_greedy_knows_what_is_good(table: Table, choice: str) -> None:
    assert choice_of_greedy(table) == choice


# The invariants notice what is broken


def broken(**fields: tuple[int, int]) -> int:
    table = Table(green="10 80 81")
    for name, (index, value) in fields.items():
        table.s[name][index] = value
    return int(invariants.sound(table.s))


def test_a_sound_table_is_sound() -> None:
    assert broken() == 0


@pytest.mark.parametrize(
    ("field", "index", "value", "error"),
    [
        ("place", 5, 99, 1),
        ("place", 4, 10 + 65, 2),
        ("place", 3, 80, 3),
        ("deck", 5, 0, 4),
        ("gone", 5, 1, 4),
        ("hand", 0, 0, 4),
    ],
)
def test_a_broken_table_is_noticed(field: str, index: int, value: int, error: int) -> None:
    assert broken(**{field: (index, value)}) == error
