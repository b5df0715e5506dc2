"""What is hidden, what it would be worth to know it, and who thinks twice."""

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import fathoms
from fathoms.core import verbs
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.structs import copy_record
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.lab.measuring.cheating import measure_cheating
from fathoms.lab.measuring.hidden import hidden_share, measure_hidden
from fathoms.lab.measuring.second_thoughts import sample_positions, second_thoughts_figures, thinks_ahead
from fathoms.lab.measuring.study_setting import Setting
from tests.kit.register import registered
from tests.lab.luck_toys import COIN, GUESS, QUIZ


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(GUESS):
        yield


def usual(game: Game) -> Setting:
    return Setting(game, game.default_players, {option.name: option.default for option in game.options})


# What is hidden


def test_the_coin_is_hidden_and_then_what_it_would_tell() -> None:
    """Known are players, kind and rounds, then also what was played; every second time there is a right answer."""
    *_, (done, figures) = measure_hidden(Setting(GUESS, 2, {"kind": COIN, "rounds": 1}), 200, 1)
    assert done == 1
    first, third = figures
    assert (first.of, third.of) == ("quarter 1", "quarter 3"), "there are two moments in such a game"
    assert [first.low, first.value, first.high] == pytest.approx([1 / 4] * 3), "it is always so"
    assert third.low <= (1 / 5 + 2 / 6) / 2 <= third.high
    assert 0 < third.high - third.low < 0.05
    assert first.games == third.games == 200


def test_long_games_are_looked_at_in_every_quarter() -> None:
    *_, (_, figures) = measure_hidden(Setting(GUESS, 2, {"kind": COIN, "rounds": 16}), 5, 1)
    assert [figure.of for figure in figures] == [f"quarter {number}" for number in range(1, 5)]


def test_an_open_card_is_not_hidden() -> None:
    """Opening a cover shows one card more, and all else that changes is public."""
    match = Match(POO_DIVERS, 2, {}, 3)
    before = hidden_share(match.state, match.info_state(0))
    match.play(0, match.legal(0)[0])
    assert 0 < hidden_share(match.state, match.info_state(0)) < before
    assert hidden_share(match.state, copy_record(match.state)) == 0


# What cheating would be worth


@pytest.mark.slow
@pytest.mark.parametrize("game", [POO_DIVERS, TOILET_DIVERS, DYKARNA], ids=lambda game: game.name)
def test_who_knows_all_wins_more_often(game: Game) -> None:
    *_, (_, [figure]) = measure_cheating(usual(game), 60, 1)
    assert figure.low > 0.5


@pytest.mark.slow
def test_other_peoples_pipes_are_no_use() -> None:
    *_, (_, [figure]) = measure_cheating(usual(TUBYRINTH), 20, 1)
    assert figure.value == 0.5


def test_dykarnas_tiles_are_revealed_face_up_with_their_treasure() -> None:
    match = Match(DYKARNA, 2, {}, 5)
    info_state = copy_record(match.state)
    verbs.full_information(match.state, 0, info_state)
    assert (info_state.tile == abs(match.state.tile)).all()
    assert info_state.treasure.sum() == match.state.goal
    assert (match.state.tile < 0).any(), "the state itself stays as it is"


def test_only_the_lab_asks_for_full_information() -> None:
    home = Path(fathoms.__file__).parent
    named = {
        str(file.relative_to(home))
        for file in home.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if "full_information" in (getattr(node, "id", ""), getattr(node, "attr", ""))
        or (isinstance(node, ast.ImportFrom) and any(name.name == "full_information" for name in node.names))
    }
    assert named <= {"core/contract.py", "lab/measuring/deal_player.py"}
    assert "lab/measuring/deal_player.py" in named


# Second thoughts


def test_positions_leave_a_choice() -> None:
    for info_state, seat in sample_positions(usual(POO_DIVERS), 8):
        assert verbs.legal(info_state, seat, np.zeros(POO_DIVERS.max_legal, np.int32)) > 1


def test_positions_come_from_all_of_the_game() -> None:
    played = [
        int(info_state.played) for seed in range(300) for info_state, _ in sample_positions(setting_of_quiz(), seed)
    ]
    assert len(played) == 300 * 4
    counts = np.bincount(played, minlength=32)
    assert counts.min() > 15, "each of the 32 about 37 times"


def setting_of_quiz() -> Setting:
    return Setting(GUESS, 2, {"kind": QUIZ, "rounds": 16})


def test_only_bots_that_think_ahead_have_second_thoughts() -> None:
    assert thinks_ahead(POO_DIVERS)
    assert not thinks_ahead(TUBYRINTH)
    assert not thinks_ahead(GUESS)


def test_how_often_they_differ() -> None:
    [figure] = second_thoughts_figures(np.array([[1.0], [0.0], [2.0], [1.0]]), np.full((4, 1), 4.0))
    assert figure.value == 0.25
    assert figure.low < 0.25 < figure.high
    [never] = second_thoughts_figures(np.zeros((10, 1)), np.full((10, 1), 4.0))
    assert [never.value, never.low] == pytest.approx([0, 0])
    assert never.high > 0.2, "ten games do not tell much"
    assert not second_thoughts_figures(np.zeros((3, 1)), np.zeros((3, 1))), "there was never a choice"
