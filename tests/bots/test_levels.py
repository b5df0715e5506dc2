"""The four levels of bots for people."""

import pytest

from fathoms.bots import check_bot, find_bot
from fathoms.bots.levels import LEVELS, Level, level_of
from fathoms.bots.memory import MEMORIES
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.structs import to_bytes
from fathoms.games import GAMES
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from tests.kit.variants import Variant, moments

STRONGEST_TAKES = 2.0  # seconds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_four(game: Game) -> None:
    assert tuple(game.bots.levels) == LEVELS
    for name in LEVELS:
        level = level_of(name, game)
        assert 0 <= level.slips <= 100
        if level.search:
            assert level.search.seconds is None or level.search.seconds < STRONGEST_TAKES
            assert level.search.threads <= 2
        check_bot(name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_lower_levels_play_to_the_end(game: Game) -> None:
    players = max(game.players)
    match = Match(game, players, {}, 4)
    bots = [find_bot(("paddler", "snorkeller")[seat % 2], game) for seat in range(players)]
    while not match.over:
        seat = match.actors()[0]
        if seat < players:
            match.play(seat, bots[seat](match.info_state(seat), seat, match.number, seat))
        else:
            match.play(seat, match.legal(seat)[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_upper_levels_choose_legally(game: Game) -> None:
    match = Match(game, max(game.players), {}, 4)
    for _ in range(6):
        for seat in match.actors():
            for name in LEVELS[2:]:
                if seat < match.players:
                    assert find_bot(name, game)(match.info_state(seat), seat, 1, 2) in match.legal(seat)
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])


def test_slips_are_as_frequent_as_they_should_be() -> None:
    match = Match(GAMES[0], 2, {}, 1)
    seat = match.actors()[0]
    steady, shaky = Level(), Level(slips=50)
    best = {steady(match.info_state(seat), seat, seed) for seed in range(200)}
    strange = [shaky(match.info_state(seat), seat, seed) for seed in range(400)]
    assert len(best) <= len(set(strange))
    assert Level(slips=100)(match.info_state(seat), seat, 5) in match.legal(seat)


def test_traits_and_memory_change_the_info_state() -> None:
    match = Match(TUBYRINTH, 2, {}, 1)
    info_state = match.info_state(0)
    Level(traits={"level": 3}).limit_info_state(info_state, 0, 1)
    assert info_state.level == 3
    *_, dive = moments(Variant(TOILET_DIVERS, 2, {}), 1)
    info_state = dive.info_state(0)
    before = to_bytes(info_state)
    Level(memory=MEMORIES["leaky"]).limit_info_state(info_state, 0, 1)
    assert to_bytes(info_state) != before


def test_nobody_seats_a_bot_that_thinks_for_hours() -> None:
    with pytest.raises(Refusal):
        check_bot("search:3600s")
