"""What was luck, and what was mine: a finished match, decision by decision.

For every seat, exactly: chance at the start + own choices + others' choices + luck = result. At a decision, everyone's
chance is valued on the same sample of worlds, those its seat could not tell apart: once as if the best action had been
chosen (`before`), once with the chosen one (`after`). What lies between the two is the choice; what lies between one
decision's `after` and the next one's `before` is luck, what came to light included. So all terms but the start and the
result cancel out. `docs/review.md` says more.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from fathoms.core.contract import Insight
from fathoms.core.game import CLOCK, find_game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay
from fathoms.core.rng import seed_from
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.lab.review.accuracy import accuracy_of
from fathoms.lab.review.move_judge import Budget, Chances, Judge, Verdict
from fathoms.lab.review.quick_judge import QuickJudge

Changes = tuple[float, ...]  # for everyone
VERSION = 3  # of how reviews are made: those of another version are made anew


@dataclass(frozen=True)
class Decision:
    """One choice of one seat."""

    number: int  # of the view in which it was made
    seat: int
    action: int
    best: int
    chance: float  # of the seat, with the best action
    loss: float  # what the choice has cost it; 0 if that is smaller than the doubt
    doubt: float
    error: float  # standard error of the chances
    before: tuple[float, ...]  # everyone's chance with the best action
    after: tuple[float, ...]  # with the chosen one
    open_best: int  # the best action for someone who knew all
    open_gain: float  # what that would have brought: not to be known


@dataclass(frozen=True)
class SeatReview:
    """How a seat came to its result."""

    start: float
    choices: float  # its own
    others: float
    luck: float
    result: float
    accuracy: float | None  # 0 to 100; None: it had nothing to choose


@dataclass(frozen=True)
class Review:
    """A whole match, or as much of it as is known by now."""

    game: str
    version: int  # of its rules
    review: int  # VERSION
    players: int
    judged: bool  # are choices judged? Or are chances taken at a glance, so that nothing is called a loss
    choices: int  # decisions there are
    start: tuple[float, ...]  # everyone's chance before anything happened, as a spectator would have it
    result: tuple[float, ...]
    decisions: tuple[Decision, ...] = ()
    seats: tuple[SeatReview, ...] = ()  # when all decisions are known
    turning: tuple[int, ...] = ()  # places in `decisions`: see `turning_points`
    insights: tuple[Insight, ...] = ()  # what the game has to say of its own; with the seats, as it may take a while

    @property
    def is_done(self) -> bool:
        return bool(self.seats)

    def to_dict(self) -> dict[str, Any]:
        insights = [{"number": each.number, "seat": each.seat, **asdict(each.line)} for each in self.insights]
        return {**asdict(self), "insights": insights}


def review(match: Match | Replay, budget: Budget | None = None, seed: int = 0) -> Review:
    """Think a finished match over."""
    *_, game_review = review_steps(match, budget, seed)
    return game_review


def review_steps(match: Match | Replay, budget: Budget | None = None, seed: int = 0) -> Iterator[Review]:
    """The same, decision by decision: what is known by then. The terms of the seats are there with the last."""
    replay = match if isinstance(match, Replay) else Replay.of(match)
    end = replay.end()
    if not end.over:
        raise Refusal("review-not-over")
    choices = sum(1 for _ in choices_of(replay))
    judge = new_judge(replay.start(), budget or Budget.usual(choices), seed_from(replay.seed, "review", seed))
    decisions = Review(
        game=replay.game,
        version=replay.version,
        review=VERSION,
        players=replay.players,
        judged=not levels_by_pace_only(end.game),
        choices=choices,
        start=rounded_chances(judge.start(replay.start())),
        result=tuple(end.shares()),
    )
    yield decisions if choices else finish_review(decisions, replay)
    for match, seat, action in choices_of(replay):
        decision = new_decision(match.number, seat, action, judge.judge(match, seat, action))
        decisions = replace(decisions, decisions=(*decisions.decisions, decision))
        yield decisions if len(decisions.decisions) < choices else finish_review(decisions, replay)


def new_judge(match: Match, budget: Budget, seed: int) -> Judge | QuickJudge:
    """Where bots think ahead, decisions are judged; where they differ by their pace, a glance has to do."""
    return QuickJudge(match) if levels_by_pace_only(match.game) else Judge(match, budget, seed)


def choices_of(replay: Replay) -> Iterator[tuple[Match, int, int]]:
    """Every decision that left a choice: the match before it, the seat and the action."""
    match = replay.start()
    for seat, action in replay.actions:
        if seat != CLOCK and len(match.choices(seat)) > 1:
            yield match, seat, action
        match.play(seat, action)


def new_decision(number: int, seat: int, action: int, verdict: Verdict) -> Decision:
    return Decision(
        number=number,
        seat=seat,
        action=action,
        best=verdict.best,
        chance=float(verdict.before[seat]),
        loss=verdict.loss,
        doubt=verdict.doubt,
        error=verdict.error,
        before=rounded_chances(verdict.before),
        after=rounded_chances(verdict.after),
        open_best=verdict.open_best,
        open_gain=verdict.open_gain,
    )


def finish_review(decisions: Review, replay: Replay) -> Review:
    """All decisions are known: what they come to, and what the game itself has to say."""
    seats = tuple(seat_review(decisions, seat) for seat in range(decisions.players))
    return replace(decisions, seats=seats, turning=turning_points(decisions), insights=game_insights(replay))


def game_insights(replay: Replay) -> tuple[Insight, ...]:
    """The game's own part of a review, in the order in which it happened."""
    insights = find_game(replay.game).extras.insights
    return tuple(sorted(insights(replay), key=lambda each: each.number)) if insights else ()


def luck_changes(decisions: Review) -> list[Changes]:
    """What changed for everyone beyond anyone's choice: before the first decision, and after each."""
    nexts = [*(each.before for each in decisions.decisions), decisions.result]
    befores = [decisions.start, *(each.after for each in decisions.decisions)]
    return [chance_change(before, after) for before, after in zip(befores, nexts, strict=True)]


def chance_change(before: Sequence[float], after: Sequence[float]) -> Changes:
    return tuple(then - now for now, then in zip(before, after, strict=True))


def seat_review(decisions: Review, seat: int) -> SeatReview:
    """The terms of one seat. They add up to its result, whatever was thought of the decisions."""
    own, others, losses = 0.0, 0.0, []
    for each in decisions.decisions:
        changed = each.after[seat] - each.before[seat]
        if each.seat == seat:
            own += changed
            losses.append(each.loss)
        else:
            others += changed
    return SeatReview(
        start=decisions.start[seat],
        choices=own,
        others=others,
        luck=sum(changes[seat] for changes in luck_changes(decisions)),
        result=decisions.result[seat],
        accuracy=accuracy_of(losses) if decisions.judged else None,
    )


def turning_points(decisions: Review, most: int = 3) -> tuple[int, ...]:
    """The decisions at which, or after which, most changed for anyone, in the order in which it happened."""
    luck = luck_changes(decisions)[1:]
    sizes = [
        max(map(abs, (*chance_change(each.before, each.after), *changes)))
        for each, changes in zip(decisions.decisions, luck, strict=True)
    ]
    places = sorted(range(len(sizes)), key=lambda place: (-sizes[place], place))[:most]
    return tuple(sorted(places))


def rounded_chances(chances: Chances) -> tuple[float, ...]:
    return tuple(map(float, chances))
