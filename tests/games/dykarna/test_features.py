"""A learned player of Dykarna sits on every coast alike: turn the board, and it is told the same."""

import random

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.options import Value
from fathoms.core.results import chance_of_lead
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record
from fathoms.games.dykarna import GAME
from fathoms.games.dykarna.action_features import HARM, HARM_STEPS, WORTH, WORTH_STEPS
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, DROWN, FLOW, LEAVE_BOAT, LOSE, PAY, ROUND, WISH
from fathoms.games.dykarna.bearings import FARTHEST, moves_to_goal, read_known_sea
from fathoms.games.dykarna.lead_gain import PIECE as PIECE_OF_LEAD
from fathoms.games.dykarna.lead_gain import lead_gain, lead_of_crew, store_lead
from fathoms.games.dykarna.moves import step_target, target_place
from fathoms.games.dykarna.quick_value import SCALE, quick_value
from fathoms.games.dykarna.square_sets import GOLD, fill_sea_layers, read_layer
from fathoms.games.dykarna.state import (
    BOAT,
    CREWS,
    CURRENT,
    DIRECTIONS,
    DIVERS,
    DROWNING,
    EACH,
    LARGEST,
    MOVING,
    OPEN,
    PIECE,
    PLACING,
    SQUARES,
    STINGRAY,
    TARGETS,
    TILES,
    UNKNOWN,
    WAYS,
    WIDTH,
)
from tests.kit.features import features_of
from tests.kit.variants import Variant, room

pytestmark = pytest.mark.slow  # the compiler takes half a minute for what only learners need

SAMPLE = 80


def turned_square(s: Record, square: int) -> int:
    """Where a square lies after a quarter turn of the board, clockwise."""
    row, column = divmod(square, WIDTH)
    return int(column * WIDTH + int(s.side) + 1 - row)


def turned_place(s: Record, place: int) -> int:
    if place >= BOAT:
        return int(BOAT + (place - BOAT + 1) % CREWS)
    return turned_square(s, place) if place else 0


def turned_way(way: int) -> int:
    return way - way % DIRECTIONS + (way + 2) % DIRECTIONS


def turned(s: Record) -> Record:
    """The same moment after a quarter turn of the board."""
    out = copy_record(s)
    for row in range(int(s.side) + 2):
        for square in range(row * WIDTH, row * WIDTH + int(s.side) + 2):
            there = turned_square(s, square)
            out.tile[there], out.treasure[there] = s.tile[square], s.treasure[square]
            turns = s.tile[square] >= CURRENT or s.tile[square] == STINGRAY
            out.turned[there] = (int(s.turned[square]) + 1) % 4 if turns else 0
    for field, each in (("tussock", EACH), ("delayed", EACH), ("caught", EACH), ("wish", EACH), ("home", 1)):
        out[field] = np.roll(s[field], each)
    for diver in range(DIVERS):
        out.place[(diver + EACH) % DIVERS] = turned_place(s, int(s.place[diver]))
    for boat in range(CREWS):
        out.boat[(boat + 1) % CREWS] = turned_place(s, int(s.boat[boat]))
    out.turn = (int(s.turn) + 1) % CREWS
    out.diver = (int(s.diver) + EACH) % DIVERS if s.diver >= 0 else -1
    out.start = turned_place(s, int(s.start))
    out.heading = turned_way(int(s.heading) % WAYS) + int(s.heading) // WAYS * WAYS
    out.ways = sum(1 << turned_way(way) for way in range(WAYS) if int(s.ways) >> way & 1)
    out.site = (int(s.site) + 1) % CREWS if s.phase == DROWNING else turned_square(s, int(s.site))
    return out


def turned_action(s: Record, action: int) -> int:
    """The same action after a quarter turn of the board."""
    if action >= WISH:
        target, carrying, diver = (action - WISH) // 2 % TARGETS, (action - WISH) % 2, (action - WISH) // 2 // TARGETS
        if target >= TILES:
            target = TILES + (target - TILES + 1) % CREWS
        else:
            row, column = divmod(turned_square(s, target_place(target)), WIDTH)
            target = (row - 1) * LARGEST + column - 1
        return int(WISH + 2 * (TARGETS * diver + target) + carrying)
    if action >= PAY:
        return PAY + (action - PAY + 1) % CREWS
    if action >= DROWN:
        return DROWN + (action - DROWN + EACH) % DIVERS
    if action >= LOSE:
        return action if action == LOSE + PIECE else LOSE + (action - LOSE + EACH) % DIVERS
    if action >= ROUND:
        return ROUND + 1 - (action - ROUND)
    if action >= FLOW:
        return FLOW + turned_way(action - FLOW)
    if DEED <= action < DRIVE:
        deed = (action - DEED) % DEEDS
        return action - deed + 2 * turned_way(deed >> 1) + (deed & 1) if deed < LEAVE_BOAT else action
    return action


def info_states(players: int, options: dict[str, Value], seed: int) -> list[tuple[Record, int]]:
    """What players knew in a game in which they made some mistakes."""
    found = []
    match, rng = Variant(GAME, players, options).start(seed), random.Random(seed)
    draws, offered = new_rng(seed), room(GAME)
    while not match.over and match.number < 900:
        (seat,) = match.actors()
        info_state = match.info_state(seat)
        found.append((info_state, seat))
        slips = rng.random() < 0.2
        action = (
            rng.choice(match.legal(seat)) if slips else int(verbs.greedy(copy_record(info_state), seat, draws, offered))
        )
        match.play(seat, action)
    return found[:CREWS] + rng.sample(found, SAMPLE)


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (4, {"sea": "small"}), (4, {"form": "solo"})], ids=["two", "small", "solo"]
)
def test_every_coast_is_told_the_same(players: int, options: dict[str, Value]) -> None:
    for info_state, seat in info_states(players, options, 5):
        there = turned(info_state)
        seen, acts = features_of(info_state, seat)
        seen_there, acts_there = features_of(there, (seat + 1) % players)
        assert sorted(seen_there) == sorted(seen)
        assert acts_there.keys() == {turned_action(info_state, action) for action in acts}
        for action, told in acts.items():
            assert sorted(acts_there[turned_action(info_state, action)]) == sorted(told)


# Distances


def sea(*rows: str) -> Record:
    """A known sea: `.` is open, `~` unknown, `x` an island, `o` treasure, `@` a whirl, `>` a current to the east."""
    s = np.zeros(1, GAME.state_type)[0]
    s.side = LARGEST
    kinds = {".": OPEN, "o": OPEN, "~": -UNKNOWN, "x": 6, "@": 18, ">": CURRENT}
    for square in range(SQUARES):
        row, column = square // WIDTH - 1, square % WIDTH - 1
        if 0 <= row < LARGEST and 0 <= column < LARGEST:
            sign = rows[row][column] if row < len(rows) and column < len(rows[row]) else "~"
            s.tile[square] = kinds[sign]
            s.turned[square] = int(sign == ">")
            s.treasure[square, 0] = int(sign == "o")
    return s


def moves_from(s: Record, column: int, row: int = 0) -> int:
    fill_sea_layers(s)
    _, there = moves_to_goal(read_known_sea(s), read_layer(s, GOLD), 0, (row + 1) * WIDTH + column + 1)
    return int(there)


def test_moves_are_counted_over_known_tiles() -> None:
    straight = sea("...o")
    assert [moves_from(straight, column) for column in range(4)] == [3, 2, 1, 0]
    assert moves_from(sea(".x.o"), 0) == FARTHEST
    assert moves_from(sea(".x.o", "~.~~"), 0) == 3
    assert moves_from(sea("......", "~~~~~.", "o....."), 0) == 10


def test_whirls_and_currents_carry_on() -> None:
    assert moves_from(sea(".@.o"), 0) == 2
    assert moves_from(sea(".>.o"), 0) == 2
    assert moves_from(sea(".>>o"), 0) == 1
    assert moves_from(sea("o>."), 2) == FARTHEST


# What a move is worth


def test_the_greedy_player_sees_nothing_better_than_what_it_does() -> None:
    """Its own choice has the highest step of worth, or one of the highest: it breaks ties by lot."""
    for info_state, seat in info_states(2, {}, 6):
        advised = int(verbs.advice(info_state, seat, room(GAME)))
        if info_state.phase == PLACING:
            continue
        worths = {action: worth_told(told) for action, told in features_of(info_state, seat)[1].items()}
        assert worths[advised] == max(worths.values())


def worth_told(told: list[int]) -> int:
    """The step of worth among the features of an action; below nothing, if it is worth less than that."""
    up = [feature - WORTH + 1 for feature in told if WORTH <= feature < WORTH + WORTH_STEPS]
    down = [feature - HARM + 1 for feature in told if HARM <= feature < HARM + HARM_STEPS]
    return sum(up) - sum(down)


@pytest.mark.parametrize("players", [2, 4])
def test_the_lead_is_that_of_the_outlook(players: int) -> None:
    for info_state, seat in info_states(players, {}, 7):
        if info_state.phase != PLACING:
            assert chance_of_lead(lead_of_crew(info_state, seat) / PIECE_OF_LEAD, SCALE) == pytest.approx(
                quick_value(info_state, seat), abs=0.01
            )


def test_a_move_gains_what_the_lead_says_afterwards() -> None:
    """Of steps to known tiles next door, where nobody is met: what was told before them becomes of the lead."""
    compared = 0
    match, draws = Variant(GAME, 2, {}).start(8), new_rng(8)
    while not match.over and compared < 100:
        (seat,) = match.actors()
        info_state = match.info_state(seat)
        action = int(verbs.greedy(copy_record(info_state), seat, draws, room(GAME)))
        crew, unknown = int(info_state.turn), int((info_state.tile < 0).sum())
        step = info_state.phase == MOVING and DEED <= action < DRIVE and (action - DEED) % DEEDS <= LEAVE_BOAT
        store_lead(info_state)
        told = lead_gain(info_state, crew, action) if step else 0
        match.play(seat, action)
        after = match.info_state(seat)
        moved = np.flatnonzero(after.place != info_state.place)
        alone = len(moved) == 1 and after.turn != crew
        if (
            step
            and alone
            and int((after.tile < 0).sum()) == unknown
            and after.place[moved] == step_target(info_state, action)[0]
        ):
            assert lead_of_crew(after, crew) - lead_of_crew(info_state, crew) == told
            compared += 1
    assert compared == 100
