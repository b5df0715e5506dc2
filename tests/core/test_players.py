"""How many can play a game: said in words, and one number where nobody says."""

from dataclasses import replace

import pytest

from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.words import say


def game_for(*players: int) -> Game:
    return replace(POO_DIVERS, players=players)


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ((6,), "6"),
        ((2, 4), "2 or 4"),
        ((2, 3), "2 or 3"),
        ((2, 3, 4), "2 to 4"),
        ((1, 2, 3, 4, 5, 6), "1 to 6"),
        ((2, 4, 6), "2, 4 or 6"),
    ],
)
def test_the_numbers_of_players_are_told_as_they_are(players: tuple[int, ...], words: str) -> None:
    game = game_for(*players)
    assert say("how-many", **game.player_count_args) == words
    with pytest.raises(Refusal) as refused:
        game.check_players(9)
    assert str(refused.value) == f"This game is for {words} players, not 9."


@pytest.mark.parametrize(("players", "usual"), [((2, 3, 4), 2), ((6,), 6), ((1, 2, 3), 2), ((4, 2), 2), ((1,), 1)])
def test_without_a_number_as_few_play_as_can_play_against_each_other(players: tuple[int, ...], usual: int) -> None:
    assert game_for(*players).check_players(None) == usual
