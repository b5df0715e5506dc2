"""Compiling ahead of time: every verb as matches and bots call it, and the simulations."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from fathoms.batch.cpu import compile_batch
from fathoms.batch.tidy import tidy
from fathoms.bots.search import Head, Search, style_of
from fathoms.core import rule, verbs
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng


@dataclass(frozen=True)
class Step:
    """One thing to compile; quick where it has been compiled before."""

    label: str
    game_name: str
    run: Callable[[], object]


def steps(games: Sequence[Game]) -> list[Step]:
    """All there is to compile before people can play and designers can simulate these games without a wait."""
    if rule.INTERPRETED:
        return []
    playing = [Step(label, game.name, partial(rehearse, game, call)) for game in games for label, call in CALLS.items()]
    searching = [Step("search", game.name, partial(rehearse, game, search)) for game in games]
    simulating = [Step("simulate", game.name, partial(compile_batch, game)) for game in games]
    return playing + searching + simulating


def warm(games: Sequence[Game]) -> None:
    """Compile everything, and tidy up."""
    for step in steps(games):
        step.run()
    tidy()


# Each verb is called once on a new game of its own: calling it is what compiles it, for just these types.


def rehearse(game: Game, call: Callable[[Match], object]) -> None:
    call(Match(game, min(game.players), {}, 0))


def play_once(match: Match) -> None:
    seat = match.actors()[0]
    match.play(seat, match.legal(seat)[0])


def think(verb: Callable[..., object], match: Match) -> None:
    seat = match.actors()[0]
    verb(match.mind(seat), seat, new_rng(0), np.zeros(match.game.moves, np.int32))


def search(match: Match) -> None:
    seat = match.actors()[0]
    head = Head(match.mind(seat), seat, 0, 0, Search(style=style_of(match.game)))
    head.think(np.array(match.legal(seat), np.int32), 1, None)


CALLS: Mapping[str, Callable[[Match], object]] = {
    "setup": lambda match: None,
    "actors": lambda match: match.actors(),
    "legal": lambda match: match.legal(match.actors()[0]),
    "apply": play_once,
    "view": lambda match: match.view(),
    "scene": lambda match: match.game.voice.draw(match.view()),
    "recall": lambda match: match.mind(match.actors()[0]),
    "resample": lambda match: verbs.resample(match.mind(match.actors()[0]), match.actors()[0], new_rng(0)),
    "score": lambda match: match.scores(),
    "outlook": lambda match: verbs.outlook(match.state, 0),
    "pick": partial(think, verbs.pick),
    "greedy": partial(think, verbs.greedy),
    "result": lambda match: verbs.result(match.state, np.zeros(match.players, np.float64)),
}
