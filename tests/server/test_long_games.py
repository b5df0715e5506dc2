"""A game may be long: what a server keeps of each move is little, whoever looks on, and still less afterwards."""

import gc
import json
import random
import tracemalloc
from collections.abc import Iterator
from statistics import median

import pytest

from fathoms.core.game import Game, all_games
from fathoms.server.store.kept import Kept, Seat
from fathoms.server.table import viewing
from fathoms.server.table.running import Running
from fathoms.server.table.viewing import Reader
from fathoms.server.writing import choice_text, write

SEED = 5
LONG = 100  # moves
OF_A_MOVE = 1150  # bytes, with its share of the match and of what is shown now
OF_A_CHOICE = 300  # bytes
OF_A_MOVE_FORGOTTEN = 1100  # bytes: what was drawn for it, and other games may need, the last scenes among them


@pytest.fixture
def counting() -> Iterator[None]:
    """Every byte in use is counted."""
    tracemalloc.start()
    yield
    tracemalloc.stop()


def in_use() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def play(game: Game, seed: int = SEED) -> Running:
    """The same game every time, with everyone looking on."""
    players, rng = game.usual_players, random.Random(seed)
    kept = Kept(game.name, game.version, players, {}, False, "", (Seat(),) * players)
    running = Running(game, kept, seed, [])
    readers = [Reader(), *(Reader((seat,)) for seat in range(players))]
    while not running.match.over and running.number < LONG:
        seat = rng.choice(running.match.actors())
        running.add(running.next(seat, rng.choice(running.match.legal(seat))))
        for reader in readers:
            write(running.watch.show(reader, None))
    return running


SLOW = ("partners", "tubyrinth")  # take half a minute each
EVERY = [pytest.param(game, marks=pytest.mark.slow if game.name in SLOW else (), id=game.name) for game in all_games()]


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize("game", EVERY)
def test_a_move_leaves_little_behind(game: Game) -> None:
    play(game)  # whatever is kept for all games
    before = in_use()
    running = play(game)
    assert (in_use() - before) / running.number < OF_A_MOVE


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize("game", EVERY)
def test_a_game_that_is_forgotten_leaves_still_less_behind(game: Game) -> None:
    for action in range(game.actions):
        choice_text(game, action)
    for other in range(1, 4):  # games that nobody has played here yet: what is drawn lately is counted from now on
        play(game, SEED + other)
    before = in_use()
    moves = play(game, SEED + 4).number
    assert (in_use() - before) / moves < OF_A_MOVE_FORGOTTEN


def test_what_happened_very_long_ago_is_not_told_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewing, "LATELY", 10)
    running = play(all_games()[0])
    log = write({"log": running.watch.lines(Reader(), -1, running.number + 1)})
    told = {line["number"] for line in json.loads(log)["log"]}
    assert min(told) > running.number - 10
    assert max(told) == running.number


@pytest.mark.usefixtures("counting")
def test_the_text_of_a_choice_is_no_larger_than_it_looks() -> None:
    game, actions = all_games()[0], range(50)
    took = []
    for _ in range(5):  # what the first time makes for good is not theirs, nor what others leave in this process now
        choice_text.cache_clear()
        before = in_use()
        for action in actions:
            choice_text(game, action)
        took.append((in_use() - before) / len(actions))
    assert 0 < median(took) < OF_A_CHOICE
