"""Finding positions in which one move is the best, and a beginner would miss it: for the puzzle of the day.

Bots play; at every decision with a few choices the actions race against what a beginner would do. If another one seems
clearly better, every action is played in the same fresh worlds, many of them, and only this counts. A position is kept
if the best leads every other action by more than three standard errors there.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fathoms.bots.greedy_bot import play_greedily
from fathoms.core.content.puzzle import Answer, Position
from fathoms.core.game import CLOCK, Game
from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.core.rng import draw, new_rng, seed_from
from fathoms.lab.review.move_judge import Budget, Judge, standard_error

FEWEST, MOST = 3, 24  # choices of a position
WORTH = 0.04  # by how much of a win the best has to lead what a beginner would do
CHANCES = (0.08, 0.92)  # of the best: before and after that, nothing is at stake
SLIP = 12  # of a hundred actions of the bots, how many are any: so that games differ from those of good players
APART = 10  # actions between two positions of one game


@dataclass(frozen=True)
class SearchEffort:
    """How much is thought about a position."""

    simulations: int = 2000  # to find the best action
    worlds: int = 3000  # in which all are played


def find_positions(game: Game, players: int, first_seed: int, effort: SearchEffort) -> Iterator[Position | None]:
    """Positions, found in one game after another; None after each game, so that one can count along."""
    seed = first_seed
    while True:
        yield from positions_in(Match(game, players, {}, seed), effort)
        yield None
        seed += 1


def positions_in(match: Match, effort: SearchEffort) -> Iterator[Position]:
    """The positions of one game, played from its beginning."""
    key = seed_from(match.seed, "positions")
    judge = Judge(match, Budget(effort.simulations // 5, effort.worlds // 5), key)
    last = -APART
    while not match.over:
        seat = next(each for each in match.actors() if each != CLOCK)
        info_state = match.info_state(seat)
        usual = play_greedily(info_state, seat, seed_from(key, match.number))
        alone = match.actors() == [seat]  # where several act at once, it is nobody's move
        if alone and FEWEST <= len(match.choices(seat)) <= MOST and match.number >= last + APART:
            position = judge_position(judge, match, seat, usual, effort)
            if position is not None:
                last = match.number
                yield position
        luck = new_rng(seed_from(key, "slip", match.number))
        actions = match.legal(seat)
        match.play(seat, actions[draw(luck, len(actions))] if draw(luck, 100) < SLIP else usual)


def judge_position(judge: Judge, match: Match, seat: int, usual: int, effort: SearchEffort) -> Position | None:
    """This position, if there is a best action that is not the usual one."""
    actions = match.legal(seat)
    key = seed_from(judge.seed, "at", match.number)
    hunch = judge.meet(match, seat, actions, usual, key, judge.budget)
    low, high = CHANCES
    if hunch.lead < WORTH or hunch.lead < 2 * hunch.error or not low < hunch.before[seat] < high:
        return None
    best = judge.find_best(match, seat, usual, seed_from(key, "longer"), effort.simulations)
    position = verify_best(judge, match, seat, usual, best, seed_from(key, "proof"), effort.worlds)
    return position if position.clear and lead_over(position, usual) >= WORTH else None


def lead_over(position: Position, action: int) -> float:
    """By how much the best is better than an action."""
    return next(each.behind for each in position.answers if each.action == action)


def verify_best(judge: Judge, match: Match, seat: int, usual: int, best: int, key: int, worlds: int) -> Position:
    """What every action is worth, all of them played in the same worlds, and the best of them beside each other."""
    others = [action for action in match.legal(seat) if action != best]
    sums = judge.compare_all(match, seat, [best, *others], key, worlds)
    answers = [
        Answer(
            action=action,
            chance=round(float(sums.chances[i, seat]) / worlds, 4),
            error=round(standard_error(sums.chances[i, seat], sums.squares[i, seat], worlds), 5),
            behind=round(0.0 - float(sums.leads[i]) / worlds, 4),
            behind_error=round(standard_error(sums.leads[i], sums.spread[i], worlds), 5),
        )
        for i, action in enumerate([best, *others])
    ]
    order = [0, *(1 + int(i) for i in np.argsort([each.behind for each in answers[1:]], kind="stable"))]
    replay = Replay.of(match)
    return Position(match=replay, seat=seat, greedy=usual, worlds=worlds, answers=[answers[i] for i in order])
