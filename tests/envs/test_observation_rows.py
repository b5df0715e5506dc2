"""Views as rows of numbers: every number of every part arrives, whatever its width."""

import numpy as np
import pytest

from fathoms.core.game import SPECTATOR, Game
from fathoms.core.match import Match
from fathoms.envs.observation_rows import row_bounds, row_length, row_parts, view_row, view_rows, visible_fields
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from tests.envs.parts import unpack


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_has_every_number_of_a_view(game: Game) -> None:
    noise = np.random.default_rng(1).bytes(6 * game.state_type.itemsize)
    views = np.frombuffer(noise, np.uint8).copy().view(game.state_type)  # every field full, with numbers below 0
    made = view_rows(views.reshape(2, 3), game)
    assert made.shape == (2, 3, row_length(game))
    for name, part in unpack(made.reshape(6, -1), game).items():
        whole = views[name].reshape(-1, 1).view(np.int32) if name in game.bit_sets else views[name].astype(np.int32)
        assert np.array_equal(part, whole), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_a_view_fits_into_its_row_and_its_bounds(game: Game) -> None:
    """Fields of 64 bits hold small numbers, or are named in BIT_SETS; nothing is cut off."""
    low, high = row_bounds(game)
    assert (low < high).all()
    assert {name for name in visible_fields(game) if game.state_type[name].base.itemsize == 8} >= set(game.bit_sets)
    for players in game.players:
        match, luck = Match(game, players, {}, 5), np.random.default_rng(players)
        for _ in range(120):
            actors = match.actors()
            if not actors:
                break
            seat = int(luck.choice(actors))
            match.play(seat, int(luck.choice(match.legal(seat))))
            for viewer in (SPECTATOR, 0):
                seen = match.view(viewer)
                numbers = view_row(seen, game)
                assert (low <= numbers).all()
                assert (numbers <= high).all()
                for name, part in unpack(numbers, game).items():
                    if name not in game.bit_sets:
                        assert np.array_equal(part, seen[name]), f"{game.name}: {name} is cut off"


def test_bounds_are_those_of_the_fields() -> None:
    low, high = row_bounds(POO_DIVERS)
    bounds = {name: (low[part].min(), high[part].max()) for name, (part, _) in row_parts(POO_DIVERS).items()}
    assert bounds["card"] == (-128, 127)
    assert bounds["banked"] == (-32768, 32767)


def test_a_bit_set_of_64_bits_is_two_numbers() -> None:
    view = np.zeros(1, TUBYRINTH.state_type)
    view["used"] = 1 << 40 | 5
    assert unpack(view_rows(view, TUBYRINTH), TUBYRINTH)["used"].tolist() == [[5, 1 << 8]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_has_no_random_generator(game: Game) -> None:
    views = np.zeros(2, game.state_type)
    views[1]["rng"] = 7
    views[1][f"is_{game.name}"] = 1
    first, second = view_rows(views, game)
    assert np.array_equal(first, second)
    assert "rng" not in visible_fields(game)


@pytest.mark.parametrize("game", [game for game in GAMES if game.scratch], ids=lambda game: game.name)
def test_a_row_has_no_scratch(game: Game) -> None:
    views = np.zeros(2, game.state_type)
    for field in game.scratch:
        views[1][field] = 1
    first, second = view_rows(views, game)
    assert np.array_equal(first, second)
    assert not set(game.scratch) & set(visible_fields(game))
