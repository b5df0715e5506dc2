"""Reviews of games whose luck and skill are known, and what must be true of every review."""

import itertools
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from fathoms.core.contract import Insight
from fathoms.core.game import CLOCK, Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay
from fathoms.core.voice import Line
from fathoms.games import GAMES
from fathoms.lab.review import Budget, Review, game_review, review, review_steps
from fathoms.lab.review.accuracy import accuracy_of
from fathoms.lab.review.game_review import luck_changes
from fathoms.lab.review.move_judge import BestComparison, Judge
from fathoms.lab.review.quick_judge import QuickJudge
from fathoms.server.wire.review_messages import ReviewedInsight
from tests.kit.register import registered
from tests.lab.luck_toys import COIN, GUESS, LOT, QUIZ, RIGHT

LEAST = Budget(simulations=1, worlds=2)
TINY = Budget(simulations=8, worlds=4)
ENOUGH = Budget(simulations=200, worlds=100)
WRONG = 0


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered(GUESS):
        yield


def played(game: Game, options: dict[str, int], actions: list[int], seed: int = 1) -> Match:
    """A match of two in which they answer in turn."""
    match = Match(game, 2, options, seed)
    for action in actions:
        match.play(match.actors()[0], action)
    return match


def by_lot(game: Game, seed: int, most: int = 10**9) -> Match | None:
    """A match played at random, unless it takes too long."""
    luck = random.Random(seed)
    players = luck.choice(game.players)
    match = Match(game, players, {}, seed)
    while not match.over and match.number < most:
        seat = luck.choice(match.actors())
        match.play(seat, int(luck.choice(match.choices(seat))))
    return match if match.over else None


def adds_up(found: Review) -> bool:
    """Start, own choices, others' and luck make the result of every seat, and every step is one of them."""
    for seat, each in enumerate(found.seats):
        if abs(each.start + each.choices + each.others + each.luck - each.result) > 1e-9:
            return False
        choices = sum(one.after[seat] - one.before[seat] for one in found.decisions)
        luck = sum(changes[seat] for changes in luck_changes(found))
        terms = ((each.start, found.start[seat]), (each.choices + each.others, choices), (each.luck, luck))
        if any(abs(one - other) > 1e-9 for one, other in terms):
            return False
    return len(found.seats) == found.players


# Toys with known values


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_where_the_deal_decides_nothing_was_a_mistake_and_luck_is_everything(seed: int) -> None:
    found = review(played(GUESS, {"kind": LOT, "rounds": 3}, [0, 1, 1, 0, 0, 1], seed), ENOUGH)
    assert all(each.loss == 0 and each.best == each.action for each in found.decisions)
    for seat in found.seats:
        assert seat.choices == seat.others == 0
        assert seat.start == pytest.approx(0.5, abs=0.15)
        assert seat.luck == pytest.approx(seat.result - 0.5, abs=0.15)
        assert seat.accuracy == 100


@pytest.mark.slow
def test_where_skill_decides_there_is_no_luck() -> None:
    found = review(played(GUESS, {"kind": QUIZ}, [WRONG, RIGHT]), ENOUGH)
    first, second = found.decisions
    assert (first.best, first.action) == (RIGHT, WRONG)
    assert first.loss == pytest.approx(0.5, abs=0.02)
    assert (second.best, second.loss) == (RIGHT, 0)
    assert found.seats[0].choices == pytest.approx(-0.5, abs=0.02)
    assert found.seats[1].others == pytest.approx(0.5, abs=0.02)
    for seat in found.seats:
        assert seat.luck == pytest.approx(0, abs=0.05)
    assert found.seats[0].accuracy < 1  # type: ignore[operator]
    assert found.seats[1].accuracy == 100


def test_nobody_is_blamed_for_not_seeing_a_hidden_coin() -> None:
    matches = [played(GUESS, {"kind": COIN}, [answer, 0]) for answer in (0, 1)]
    hits, miss = sorted(matches, key=lambda match: -int(match.state.right[0]))
    for match in (hits, miss):
        found = review(match, ENOUGH)
        assert found.decisions[0].loss == 0
        assert found.seats[0].choices == 0
    right, wrong = review(hits, ENOUGH).decisions[0], review(miss, ENOUGH).decisions[0]
    assert (right.open_best, right.open_gain) == (right.action, 0)
    assert wrong.open_best != wrong.action
    assert wrong.open_gain > 0.2


def test_a_loss_smaller_than_its_doubt_is_none() -> None:
    for seed in range(5):
        match = played(GUESS, {"kind": COIN, "rounds": 2}, [0, 1, 1, 0], seed)
        for each in review(match, TINY).decisions:
            assert each.loss == 0 or each.loss > each.doubt
            assert (each.best == each.action) == (each.loss == 0)


@pytest.mark.parametrize("closer_lead", [None, 0.0])
def test_what_seems_a_mistake_is_looked_at_more_closely_and_only_that_counts(
    closer_lead: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, Budget]] = []
    meet = Judge.meet

    def noting(judge: Judge, match: Match, *rest: Any) -> BestComparison:
        asked.append((match.number, rest[-1]))
        met = meet(judge, match, *rest)
        return met if rest[-1] == ENOUGH or closer_lead is None else replace(met, lead=closer_lead)

    monkeypatch.setattr(Judge, "meet", noting)
    first, second = review(played(GUESS, {"kind": QUIZ}, [WRONG, RIGHT]), ENOUGH).decisions
    closer = replace(ENOUGH, simulations=5 * ENOUGH.simulations, worlds=5 * ENOUGH.worlds)
    assert asked == [(first.number, ENOUGH), (first.number, closer), (second.number, ENOUGH)]
    assert (first.loss > 0.4) == (closer_lead is None)
    assert (first.best == RIGHT) == (closer_lead is None)


# What is true of every review


@pytest.mark.parametrize("seed", range(5))
def test_everything_adds_up(seed: int) -> None:
    match = by_lot(GAMES[0], seed)
    assert match is not None
    assert adds_up(review(match, LEAST))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_adds_up_in_every_game(game: Game) -> None:
    matches = (by_lot(game, seed, most=3000) for seed in itertools.count())
    for match in itertools.islice(filter(None, matches), 5):
        assert adds_up(review(match, LEAST))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_adds_up_in_hundreds_of_games_whatever_was_thought(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum is exact whoever judges: here it is a glance, which takes no time."""
    monkeypatch.setattr(game_review, "new_judge", lambda match, budget, seed: QuickJudge(match))
    monkeypatch.setattr(game_review, "game_insights", lambda replay: ())
    matches = (by_lot(game, seed, most=3000) for seed in itertools.count())
    for match in itertools.islice(filter(None, matches), 400):
        assert adds_up(review(match))


def test_what_does_not_add_up_would_be_noticed() -> None:
    found = review(played(GUESS, {"kind": QUIZ}, [WRONG, RIGHT]), TINY)
    assert adds_up(found)
    assert not adds_up(replace(found, start=(0.4, 0.6)))
    assert not adds_up(replace(found, seats=(replace(found.seats[0], luck=0.1), found.seats[1])))


def test_chances_of_all_sides_make_one() -> None:
    found = review(played(GUESS, {"kind": COIN, "rounds": 2}, [0, 1, 1, 0]), TINY)
    for each in found.decisions:
        assert sum(each.before) == pytest.approx(1)
        assert sum(each.after) == pytest.approx(1)


def test_the_same_match_has_the_same_review() -> None:
    match = played(GUESS, {"kind": COIN, "rounds": 2}, [0, 1, 1, 0])
    assert review(match, TINY) == review(Replay.of(match), TINY)


def test_what_is_known_grows_and_ends_with_everything() -> None:
    steps = list(review_steps(played(GUESS, {"kind": QUIZ}, [WRONG, RIGHT]), TINY))
    assert [len(known.decisions) for known in steps] == [0, 1, 2]
    assert [known.is_done for known in steps] == [False, False, True]
    assert steps[-1].decisions[:1] == steps[1].decisions


def test_turning_points_are_where_most_changed() -> None:
    found = review(played(GUESS, {"kind": QUIZ, "rounds": 2}, [RIGHT, RIGHT, WRONG, RIGHT]), ENOUGH)
    assert 2 in found.turning
    assert list(found.turning) == sorted(found.turning)
    assert len(found.turning) == 3


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refusal, match="finished"):
        review(played(GUESS, {"kind": QUIZ}, [RIGHT]))


def test_clocks_and_forced_actions_are_no_decisions() -> None:
    match = next(match for seed in range(50) if (match := by_lot(GAMES[-1], seed, most=3000)))
    found = review(match, TINY)
    assert all(each.seat != CLOCK for each in found.decisions)


def test_accuracy_falls_with_what_was_lost() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([0, 0]) == 100
    assert 100 > accuracy_of([0.02, 0]) > accuracy_of([0.02, 0.1]) > 0  # type: ignore[operator]


def test_long_games_get_less_for_each_decision() -> None:
    assert Budget.usual(0) == Budget()
    assert (Budget.usual(300).simulations, Budget.usual(300).worlds) == (400, 300)
    assert (Budget.usual(600).simulations, Budget.usual(600).worlds) == (200, 150)
    assert Budget.usual(10**6).simulations == Budget.usual(10**6).worlds == 60


# What games have to say of their own


def test_insights_come_with_the_end_in_the_order_of_the_game() -> None:
    def insights(replay: Replay) -> Iterator[Insight]:
        assert replay.end().over
        yield Insight(2, None, Line("last", {"seat": 0}))
        yield Insight(1, 0, Line("first", {"seat": 0, "answer": replay.actions[0][1]}, (4,)))

    match = played(GUESS, {"kind": QUIZ}, [WRONG, RIGHT])
    object.__setattr__(GUESS.extras, "insights", insights)  # a descriptor does not change but here
    try:
        *known, done = review_steps(match, TINY)
    finally:
        object.__setattr__(GUESS.extras, "insights", None)
    assert [each.insights for each in known] == [(), ()]
    assert [(each.number, each.seat, each.line.key) for each in done.insights] == [(1, 0, "first"), (2, None, "last")]
    first = json.loads(json.dumps(done.to_dict()))["insights"][0]
    assert first == {"number": 1, "seat": 0, "key": "first", "args": {"seat": 0, "answer": WRONG}, "marks": [4]}
    assert ReviewedInsight(**first).model_dump() == first


def test_a_game_without_insights_has_none() -> None:
    found = review(played(GUESS, {"kind": QUIZ}, [WRONG, RIGHT]), TINY)
    assert found.insights == ()
    assert found.to_dict()["insights"] == []


def test_the_more_decisions_the_surer_a_loss_has_to_be() -> None:
    assert Budget.usual(10).surely == 2
    assert Budget.usual(80).surely == pytest.approx(2.5, abs=0.01)
    assert Budget.usual(900).surely == pytest.approx(3.26, abs=0.01)


def test_the_worker_tells_every_decision_once_and_then_everything() -> None:
    game = GAMES[0]
    match = by_lot(game, 3)
    assert match is not None
    wish = {"replay": Replay.of(match).model_dump(), "simulations": 2, "worlds": 2}
    done = subprocess.run(
        [sys.executable, "-m", "fathoms.lab.review.review_worker"],
        input=json.dumps(wish) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    told = [each for line in lines for each in (line.get("known") or line["done"])["decisions"]]
    last = lines[-1]["done"]
    assert len(told) == last["choices"]
    assert [each["number"] for each in told] == sorted({each["number"] for each in told})
    assert len(last["seats"]) == match.players


def test_the_worker_says_why_not() -> None:
    unfinished = Replay.of(Match(GAMES[0], 2, {}, 1)).model_dump()
    done = subprocess.run(
        [sys.executable, "-m", "fathoms.lab.review.review_worker"],
        input=json.dumps({"replay": unfinished}) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"refused": {"key": "review-not-over", "args": {}}}
