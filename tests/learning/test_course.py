"""Courses and training runs. They need PyTorch, which is no part of a usual set-up: see docs/learning.md."""

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (the extra “learn”)")

from fathoms.batch.cpu import cores  # noqa: E402
from fathoms.bots.learned import Learned  # noqa: E402
from fathoms.bots.network import Network, read_network  # noqa: E402
from fathoms.core.learned.features import ADVISED  # noqa: E402
from fathoms.core.refusal import Refusal  # noqa: E402
from fathoms.learning.course import FIRST, STEADY, YOUNG, Course, Report, Terms, batch_of, fitted, steadied  # noqa: E402
from fathoms.learning.expert import NOBODY  # noqa: E402
from fathoms.learning.lessons import Plan, School, Student  # noqa: E402
from fathoms.learning.lessons_gpu import GpuSchool  # noqa: E402
from fathoms.learning.model import Batch, Model, Table, loss_of  # noqa: E402
from fathoms.learning.training import GAMES, Training, Wish, school_for  # noqa: E402
from tests.kit.register import registered  # noqa: E402
from tests.toys.ferry import FERRY_RACE as FERRY  # noqa: E402

TERMS = Terms(width=16, deep=8, usual=12, horizon=6, worlds=4, batch=64, rate=0.01)


@pytest.fixture(autouse=True)
def ferry() -> Iterator[None]:
    with registered(FERRY):
        yield


def course(strengths: list[float] | None = None) -> Course:
    found = iter(strengths or [0.5] * 1000)
    return Course(FERRY, [School(FERRY, 2, {}, 64)], TERMS, 1, "cpu", lambda student, last: (next(found), 10))


def wish(tmp_path: Path, **changes: Any) -> Wish:
    return replace(Wish(FERRY, "cpu", 0.02, tmp_path / "ferry.bin", 1, "fathoms train ferry"), **changes)


def test_what_is_learned_of_a_step_counts_for_all_above() -> None:
    table = Table(5, [(1, 3)], 2, 1.0)
    raw, whole = table.weight.detach(), table.whole().detach()
    assert torch.allclose(whole[0], raw[0])
    assert torch.allclose(whole[3], raw[1] + raw[2] + raw[3])
    assert torch.allclose(whole[4], raw[4])
    assert torch.allclose(table(torch.tensor([[0, 3, -1]])), (whole[0] + whole[3]).unsqueeze(0))


def test_whole_numbers_mean_what_the_model_means() -> None:
    """The same position: chances within a hundredth, and the same choice nearly always."""
    assert FERRY.features is not None
    torch.manual_seed(2)
    model = Model(FERRY.features, 16, 8)
    student = model.student()
    bot = Learned(Network.of(FERRY, 16, 8, student.weights, {}))
    positions = School(FERRY, 2, {}, 64).give(1, 0, Plan(usual=12, horizon=1, worlds=1), None)
    batch = batch_of(positions, 1, "cpu")
    with torch.no_grad():
        chances, appeals = model(batch.seen, batch.acts)
    there = np.flatnonzero(positions.seats != NOBODY)
    alike = 0
    for row, i in enumerate(there):
        mind, seat = positions.minds[i : i + 1].copy()[0], int(positions.seats[i])
        assert bot.chance(mind, seat) == pytest.approx(torch.sigmoid(chances[row]).item(), abs=0.01)
        best = int(appeals[row, : batch.counts[row]].argmax())
        alike += bot(mind, seat, 0) == positions.actions[i, best]
    assert alike >= 0.95 * len(there)


class Likes(Model):
    """Looks at nothing but the advice."""

    def __init__(self, likes: float) -> None:
        assert FERRY.features is not None
        super().__init__(FERRY.features, 16, 8)
        self.likes = likes

    def forward(self, seen: Any, acts: Any) -> tuple[Any, Any]:
        return torch.zeros(len(seen)), self.likes * (acts == ADVISED).any(-1)


@pytest.mark.parametrize("loyalty", [0.0, 0.3])
def test_what_was_advised_is_to_look_better_than_it_is_by_the_loyalty(loyalty: float) -> None:
    """Two actions that are worth the same, of which one was advised."""
    acts = torch.tensor([[[ADVISED, 2], [2, -1]]], dtype=torch.int16)
    seen = torch.zeros(1, 1, dtype=torch.int16)
    batch = Batch(seen, acts, torch.tensor([2]), torch.full((1, 2), 0.5), torch.ones(1), seen, torch.ones(1))
    off = {likes: float(loss_of(Likes(likes), batch, 0.05, loyalty)[1]) for likes in (0.0, 0.3)}
    assert off[loyalty] == pytest.approx(0.0)
    assert max(off.values()) > 0.001


@pytest.mark.parametrize("choosing", [0.0, 10.0])
def test_choosing_well_counts_as_much_as_is_wished(choosing: float) -> None:
    """An action is a tenth of a step better: whoever sees twice as much in it knows less, and chooses it more often."""
    acts = torch.tensor([[[ADVISED, 2], [2, -1]]], dtype=torch.int16)
    seen, worths = torch.zeros(1, 1, dtype=torch.int16), torch.tensor([[0.505, 0.5]])
    batch = Batch(seen, acts, torch.tensor([2]), worths, torch.ones(1), seen, torch.ones(1))
    off = {likes: float(loss_of(Likes(likes), batch, 0.05, choosing=choosing)[1]) for likes in (-0.1, 0.1, 0.2)}
    assert min(off, key=lambda likes: off[likes]) == (0.2 if choosing else 0.1)
    assert max(off, key=lambda likes: off[likes]) == -0.1


def test_actions_that_are_not_there_are_not_chosen() -> None:
    acts = torch.tensor([[[ADVISED, 2], [2, -1]]], dtype=torch.int16)
    seen, won = torch.zeros(1, 1, dtype=torch.int16), torch.ones(1)
    two = Batch(seen, acts, torch.tensor([2]), torch.tensor([[0.6, 0.4]]), won, seen, won)
    more = two._replace(acts=torch.cat([acts, torch.full((1, 1, 2), -1)], 1), worths=torch.tensor([[0.6, 0.4, 0.9]]))
    off, same = (float(loss_of(Likes(1.0), batch, 0.05, choosing=10.0)[1]) for batch in (two, more))
    assert off == pytest.approx(same)


def test_the_more_is_new_the_more_is_gone_through_but_nothing_twice() -> None:
    taught = course()
    steps: list[int] = []
    taught.remember((0, 2), taught.lessons(0, TERMS.plan(learned=False), None, None)[0])
    taught.optimiser.register_step_post_hook(lambda *_: steps.append(1))
    there = taught.positions
    for passes, new, gone_through in ((1, there // 2, there // 2), (2.5, 10, 25), (1, there, there), (3, there, there)):
        steps.clear()
        taught.terms = replace(TERMS, passes=passes, batch=8)
        taught.learn(new, 1000)
        assert len(steps) == math.ceil(gone_through / 8)


def test_a_network_begins_afresh_whenever_positions_have_doubled_and_in_the_end() -> None:
    taught = course()
    began: list[int] = []
    taught.terms, taught.begun = replace(TERMS, afresh=1.0), 60
    for report in taught.go(1000):
        assert taught.begun <= report.positions < 2 * taught.begun or not began
        began += [taught.begun] if taught.begun == report.positions else []
        if len(began) == 3:
            break
    assert began == sorted(began)
    assert began[0] >= 120
    last = next(taught.go(taught.seconds + 0.001))
    assert taught.begun == last.positions
    taught.terms = TERMS
    assert next(taught.go(1000)).positions > taught.begun  # one that never does


def test_a_course_that_has_lost_its_lessons_does_not_begin_afresh_with_the_few_there_are() -> None:
    first, second = course(), course()
    first.terms = second.terms = replace(TERMS, afresh=1.0)
    first.begun = 60
    for _ in zip(range(4), first.go(1000), strict=False):
        pass
    second.take_up(first.kept())
    network = second.model
    next(second.go(second.seconds + 0.001))
    assert second.model is network
    assert second.begun == first.begun > 60


def test_whoever_begins_afresh_goes_through_all_there_is_in_smaller_and_smaller_steps() -> None:
    taught = course()
    taught.terms = replace(TERMS, afresh=2.5, batch=8)
    taught.remember((0, 2), taught.lessons(0, TERMS.plan(learned=False), None, None)[0])
    before, there, seen = taught.model, taught.positions, []
    study = taught.study

    def watched(lessons: Batch, chosen: Any) -> Any:
        seen.append((taught.optimiser.param_groups[0]["lr"], chosen.tolist()))
        return study(lessons, chosen)

    taught.study = watched  # type: ignore[method-assign]
    taught.begin_afresh()
    assert taught.model is not before
    rates = [rate for rate, _ in seen]
    assert len(seen) == round(2.5 * there / 8)
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] < 0.1 * rates[0]
    first = [place for _, chosen in seen[: -(-there // 8)] for place in chosen]
    assert sorted(first) == list(range(there))


def test_the_oldest_lessons_are_forgotten() -> None:
    taught = course()
    taught.terms = replace(TERMS, memory=150)
    for _ in zip(taught.go(1000), range(5), strict=False):
        pass
    held = [len(lesson.seen) for lesson in taught.memory.values()]
    assert 0 < sum(held) <= 150 < taught.positions


def test_learning_brings_the_network_nearer_to_the_expert() -> None:
    taught = course()
    reports = [report for report, _ in zip(taught.go(1000), range(8), strict=False)]
    assert reports[-1].of_acts < reports[0].of_acts
    assert reports[-1].positions > reports[0].positions


def test_the_best_is_kept_and_a_course_goes_on_where_it_was() -> None:
    first = course([0.2, 0.6, 0.4])
    for _, report in zip(range(3), first.go(1000), strict=False):
        last: Report = report
    assert first.best_strength == 0.6
    assert last.lesson == 3
    kept = first.kept()
    second = course([0.5])
    second.take_up(kept)
    assert second.lesson == 3
    assert second.best is not None
    assert first.best is not None
    assert np.array_equal(second.best.weights, first.best.weights)
    assert next(second.go(1000)).lesson == 4
    assert second.best_strength == 0.6


@pytest.mark.parametrize(("again", "last", "kept"), [(0.5, 0.6, "last"), (0.6, 0.5, "best")])
def test_in_the_end_the_best_and_the_last_are_examined_once_more(again: float, last: float, kept: str) -> None:
    """Whoever was the best among many was lucky, too."""
    taught = course([0.2, 0.9, 0.4, again, last])
    for _ in zip(range(3), taught.go(1000), strict=False):
        pass
    assert taught.best is not None
    networks = {"best": taught.best.weights, "last": taught.mean.module.student().weights}
    assert taught.settle() == (max(again, last), 10)
    assert np.array_equal(taught.best.weights, networks[kept])
    assert not np.array_equal(networks["best"], networks["last"])


def test_the_mean_of_many_steps_is_what_counts() -> None:
    taught, again = course(), course()
    for _ in zip(range(3), taught.go(1000), strict=False):
        pass
    assert not torch.allclose(taught.mean.module.bias, taught.model.bias)
    again.take_up(taught.kept())
    assert torch.equal(again.mean.module.bias, taught.mean.module.bias)
    taught.best_strength = -1.0
    taught.take_exam()
    assert taught.best is not None
    assert np.array_equal(taught.best.weights, taught.mean.module.student().weights)


def test_a_mean_follows_at_first_and_is_steady_later() -> None:
    young, old = torch.zeros(1), torch.zeros(1)
    for steps in range(1, YOUNG + 1):
        young = steadied(young, torch.ones(1), steps)
    for steps in range(100_000, 100_000 + STEADY):
        old = steadied(old, torch.ones(1), steps)
    assert young > 0.9
    assert float(old) == pytest.approx(1 - math.exp(-1), abs=0.01)


def test_chances_are_made_true() -> None:
    """Whoever says 88 % and wins every second time learns to say 50 %."""
    slope, shift = fitted(torch.tensor([2.0, 2.0, -1.0, -1.0]), torch.tensor([1.0, 0.0, 0.0, 0.0]))
    assert 2 * slope + shift == pytest.approx(0, abs=0.01)


def test_a_training_run_keeps_a_network_and_its_story(tmp_path: Path) -> None:
    told: list[Report] = []
    network = Training(wish(tmp_path)).go(told.append)
    found = read_network(tmp_path / "ferry.bin", FERRY)
    assert np.array_equal(found.weights, network.weights)
    assert found.story["command"] == "fathoms train ferry"
    assert found.story["lessons"] == len(told) > 0
    again = Training(wish(tmp_path, minutes=0.04), tmp_path / "ferry.course")
    assert again.course.lesson == len(told)


def test_ctrl_c_keeps_the_best(tmp_path: Path) -> None:
    def interrupt(report: Report) -> None:
        raise KeyboardInterrupt

    Training(wish(tmp_path, minutes=60)).go(interrupt)
    assert read_network(tmp_path / "ferry.bin", FERRY).story["lessons"] == 1


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"minutes": 0}, "learn-minutes-wrong"),
        ({"device": "abacus"}, "batch-device-unknown"),
        ({"out": Path("/nowhere/x.bin")}, "learn-out-wrong"),
        ({"device": "cuda"}, "env-no-gpu"),
    ],
)
def test_what_cannot_be_done_is_refused(tmp_path: Path, changes: dict[str, object], key: str) -> None:
    if key == "env-no-gpu" and torch.cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(Refusal) as refused:
        Training(wish(tmp_path, **changes))
    assert refused.value.key == key


def test_a_course_of_before_goes_on(tmp_path: Path) -> None:
    kept = course().kept()
    kept["terms"] = {name: value for name, value in kept["terms"].items() if name != "each"} | {"fewer": 4}
    del kept["begun"]
    torch.save(kept, tmp_path / "before.course")
    gone_on = Training(wish(tmp_path), tmp_path / "before.course").course
    assert (gone_on.terms.each, gone_on.begun) == (1, FIRST)


def test_broken_and_foreign_courses_are_refused(tmp_path: Path) -> None:
    broken, other, odd = (tmp_path / f"{name}.course" for name in ("broken", "other", "odd"))
    broken.write_bytes(b"not a course")
    torch.save({**course().kept(), "game": "chess"}, other)
    torch.save({**course().kept(), "terms": {"horizon": 6, "patience": 1}}, odd)
    for path, key in ((broken, "learn-course-broken"), (other, "learn-course-other"), (odd, "learn-course-broken")):
        with pytest.raises(Refusal) as refused:
            Training(wish(tmp_path), path)
        assert refused.value.key == key
    with pytest.raises(Refusal) as refused:
        Training(wish(tmp_path), tmp_path / "missing.course")
    assert refused.value.key == "learn-course-missing"


def test_lessons_are_given_where_the_game_says() -> None:
    assert school_for("cpu", TERMS) is School
    assert school_for("cuda", replace(TERMS, on_cores=True)) is School
    assert school_for("cuda", TERMS) is GpuSchool


def test_on_cores_a_lesson_is_as_long_as_there_are_cores(tmp_path: Path) -> None:
    for school in Training(wish(tmp_path)).course.schools:
        assert school.n == GAMES * cores() * TERMS.each


def test_once_it_scouts_the_network_plays_up_to_the_positions() -> None:
    """And greedy players play on, as long as it is an apprentice."""
    taught = course()
    taught.terms = replace(TERMS, apprentice=1.0, scouting=0.0)
    asked: list[tuple[bool, bool]] = []
    lessons = taught.lessons

    def noted(number: int, plan: Plan, scout: Student | None, player: Student | None) -> list[Batch]:
        asked.append((scout is not None, player is not None))
        return lessons(number, plan, scout, player)

    taught.lessons = noted  # type: ignore[method-assign]
    for _ in zip(taught.go(1000), range(2), strict=False):
        pass
    assert asked[:2] == [(False, False), (True, False)]
