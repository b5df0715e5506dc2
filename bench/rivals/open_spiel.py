"""OpenSpiel: rollouts in C++, and its states stepped from Python, of games in C++ and of its own in Python."""

import random

from rivals.contest import Contender, Count, Play
from rivals.spiel_play import play_from_python

CPP, PYTHON = "OpenSpiel, C++", "OpenSpiel, from Python"
THEIR_GAMES = ("hearts", "backgammon")
IN_PYTHON = ("python_tic_tac_toe", "python_block_dominoes")  # games that are written in Python like our adapter
SAMPLE = 400  # games from which the mean length of a game is taken
ROLLOUTS = 200  # at a time
SIMULATIONS = 2  # the fewest with which its search makes rollouts


def mine(device: str) -> list[Contender]:
    from rivals import ours

    return [make(game) for make in (ours.simulated, ours.matched, ours.spiel) for game in ours.GAMES]


def theirs(device: str) -> list[Contender]:
    return [make(game) for make in (cpp, from_python) for game in THEIR_GAMES] + [
        from_python(game) for game in IN_PYTHON
    ]


def from_python(name: str) -> Contender:
    def prepare(games: int, length: float | None) -> Play:
        import pyspiel

        if name in IN_PYTHON:
            import open_spiel.python.games  # noqa: F401 - makes them known
        game, rng = pyspiel.load_game(name), random.Random(1)
        return lambda: sum((play_from_python(game.new_initial_state(), rng) for _ in range(games)), Count())

    return Contender(PYTHON, name, prepare, grows=name == THEIR_GAMES[0])


def cpp(name: str) -> Contender:
    """Its own rollouts: the evaluator plays them in C++, inside a search of two simulations.

    They start at the first decision, after the cards are dealt. C++ does not tell how long they were: the mean
    comes from a sample played from the same state.
    """

    def prepare(games: int, length: float | None) -> Play:
        import pyspiel

        game, rng = pyspiel.load_game(name), random.Random(2)
        start = game.new_initial_state()
        while start.is_chance_node():
            start.apply_action(rng.choice(start.chance_outcomes())[0])
        sample = sum((play_from_python(start.clone(), rng) for _ in range(SAMPLE)), Count())
        rollouts = max(1, games // SIMULATIONS)
        played = rollouts * SIMULATIONS
        each = Count(played, played * sample.decisions / SAMPLE, played * sample.steps / SAMPLE)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=3)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 100, False, 4, False)

        def play() -> Count:
            bot.step(start)
            return each

        return play

    return Contender(CPP, name, prepare, ROLLOUTS, grows=name == THEIR_GAMES[0])
