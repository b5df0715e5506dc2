"""The charts of the greedy bot, beside others that are drawn square by square until nothing gets nearer."""

import pytest

from fathoms.bots.greedy_bot import play_greedily
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.games.dykarna import GAME
from fathoms.games.dykarna.chain import arrows_of
from fathoms.games.dykarna.charts import (
    FAR,
    FARTHEST,
    FRONTIER,
    HOME,
    WILD_FRONTIER,
    WORTH,
    draw_charts,
    read_chart,
    wipe_charts,
)
from fathoms.games.dykarna.sea import are_mates, boat_at, landing_square
from fathoms.games.dykarna.state import (
    CURRENT,
    DIRECTIONS,
    EACH,
    ISLAND,
    MUD,
    NEIGHBOUR,
    OPEN,
    SEAHORSE,
    SHORE,
    SQUARES,
    TURTLE,
    URCHIN,
    WAYS,
    WHIRL,
)

Chart = list[int]


def effort(tile: int, carrying: bool) -> int:
    """The moves it takes to go to a tile and be able to leave it again."""
    if OPEN <= tile < ISLAND or (tile == ISLAND and not carrying):
        return 1
    if MUD <= tile < URCHIN:
        return tile - MUD + 2
    return 2 if tile == TURTLE else FAR


def beyond(s: Record, square: int, direction: int) -> int:
    """Where a step leads: a whirl drags one step further."""
    beside = square + NEIGHBOUR[direction]
    return int(beside + NEIGHBOUR[direction] if s.tile[beside] == WHIRL else beside)


def ways_on(s: Record, square: int) -> list[int]:
    """Where one can go from a square."""
    tile = int(s.tile[square])
    if tile == SEAHORSE:
        return [int(landing_square(s, square, way, 1)) for way in range(DIRECTIONS, WAYS)]
    if tile >= CURRENT:
        arrows = arrows_of(s, square)
        return [square + NEIGHBOUR[direction] for direction in range(DIRECTIONS) if arrows >> direction & 1]
    return [beyond(s, square, direction) for direction in range(DIRECTIONS)]


def drawn(s: Record, chart: Chart, carrying: bool) -> Chart:
    passable = []
    for square, tile in enumerate(s.tile.tolist()):
        cost = 0 if tile == SEAHORSE or tile >= CURRENT else effort(tile, carrying)
        if tile > 0 and cost < FAR:
            passable.append((square, cost, ways_on(s, square)))
    changed = True
    while changed:
        changed = False
        for square, cost, ways in passable:
            moves = cost + min(chart[to] for to in ways)
            if moves < chart[square]:
                chart[square], changed = moves, True
    return [moves if moves <= FARTHEST else FAR for moves in chart]


def beside_home(s: Record, crew: int, square: int) -> bool:
    boats = [boat_at(s, square + step) for step in NEIGHBOUR if s.tile[square + step] == SHORE]
    return any(boat >= 0 and are_mates(s, crew, boat) for boat in boats)


def charts(s: Record, crew: int) -> tuple[Chart, Chart]:
    tiles = [square for square in range(SQUARES) if s.tile[square] > 0]
    home, worth = [FAR] * SQUARES, [FAR] * SQUARES
    for square in tiles:
        if beside_home(s, crew, square):
            home[square] = min(FAR, effort(int(s.tile[square]), True) + 1)
    home = drawn(s, home, True)
    for square in tiles:
        way_home = beside_home(s, crew, square) or any(home[beyond(s, square, d)] < FAR for d in range(DIRECTIONS))
        edge = any(s.tile[square + step] < 0 for step in NEIGHBOUR)
        away = 0 if s.treasure[square, 0] and way_home else FAR
        away = min(away, (FRONTIER if way_home else WILD_FRONTIER) if edge else FAR)
        worth[square] = min(FAR, effort(int(s.tile[square]), False) + away)
    crews = (crew, (crew + 2) % 4) if s.together else (crew,)
    for diver in (EACH * one + n for one in crews for n in range(EACH)):
        if s.caught[diver]:
            worth[int(s.place[diver])] = 1
    return home, drawn(s, worth, False)


@pytest.mark.parametrize("players", GAME.players)
def test_charts_are_those_drawn_square_by_square(players: int) -> None:
    looked_at = 0
    for seed in range(4):
        match = Match(GAME, players, {}, seed)
        while not match.over and match.number < 900:
            (seat,) = match.actors()
            info_state = match.info_state(seat)
            if match.number % 29 == 28:
                crew = int(info_state.turn)
                home, worth = charts(info_state, crew)
                draw_charts(info_state, crew)
                assert [read_chart(info_state, HOME, square) for square in range(SQUARES)] == home
                assert [read_chart(info_state, WORTH, square) for square in range(SQUARES)] == worth
                wipe_charts(info_state)
                assert not info_state.room.any()
                looked_at += any(moves < FAR for moves in home)
            match.play(seat, play_greedily(match.info_state(seat), seat, seed_from(seed, match.number)))
    assert looked_at > 50
