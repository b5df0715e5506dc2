"""Courses and training runs. They need PyTorch, which is no part of a usual set-up: see docs/learning.md."""

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (the extra “learn”)")

from fathoms.batch.cpu import core_count  # noqa: E402
from fathoms.bots.network_bot import NetworkBot  # noqa: E402
from fathoms.bots.network_file import Network, read_network  # noqa: E402
from fathoms.core.learned.features import ADVISED  # noqa: E402
from fathoms.core.refusal import Refusal  # noqa: E402
from fathoms.learning.expert import NOBODY  # noqa: E402
from fathoms.learning.model import Batch, FeatureTable, NetworkModel, training_losses  # noqa: E402
from fathoms.learning.position_generator import NetworkWeights, PositionGenerator, RoundPlan  # noqa: E402
from fathoms.learning.position_generator_gpu import GpuPositionGenerator  # noqa: E402
from fathoms.learning.trainer import (  # noqa: E402
    AVERAGED_STEPS,
    EARLY_STEPS,
    FIRST_RESTART,
    Hyperparameters,
    RoundReport,
    Trainer,
    average_weights,
    fit_calibration,
    training_batch,
)
from fathoms.learning.training_run import GAMES, TrainingRequest, TrainingRun, generator_class  # noqa: E402
from tests.kit.register import registered  # noqa: E402
from tests.toys.ferry import FERRY_RACE as FERRY  # noqa: E402

TERMS = Hyperparameters(width=16, deep=8, usual=12, horizon=6, worlds=4, batch=64, rate=0.01)


@pytest.fixture(autouse=True)
def ferry() -> Iterator[None]:
    with registered(FERRY):
        yield


def course(strengths: list[float] | None = None) -> Trainer:
    found = iter(strengths or [0.5] * 1000)
    return Trainer(
        FERRY, [PositionGenerator(FERRY, 2, {}, 64)], TERMS, 1, "cpu", lambda student, last: (next(found), 10)
    )


def wish(tmp_path: Path, **changes: Any) -> TrainingRequest:
    return replace(TrainingRequest(FERRY, "cpu", 0.02, tmp_path / "ferry.bin", 1, "fathoms train ferry"), **changes)


def test_what_is_learned_of_a_step_counts_for_all_above() -> None:
    table = FeatureTable(5, [(1, 3)], 2, 1.0)
    raw, whole = table.weight.detach(), table.summed_rows().detach()
    assert torch.allclose(whole[0], raw[0])
    assert torch.allclose(whole[3], raw[1] + raw[2] + raw[3])
    assert torch.allclose(whole[4], raw[4])
    assert torch.allclose(table(torch.tensor([[0, 3, -1]])), (whole[0] + whole[3]).unsqueeze(0))


def test_whole_numbers_mean_what_the_model_means() -> None:
    """The same position: chances within a hundredth, and the same choice nearly always."""
    assert FERRY.features is not None
    torch.manual_seed(2)
    model = NetworkModel(FERRY.features, 16, 8)
    student = model.quantized()
    bot = NetworkBot(Network.for_game(FERRY, 16, 8, student.weights, {}))
    positions = PositionGenerator(FERRY, 2, {}, 64).generate(1, 0, RoundPlan(usual=12, horizon=1, worlds=1), None)
    batch = training_batch(positions, 1, "cpu")
    with torch.no_grad():
        chances, appeals = model(batch.state_features, batch.action_features)
    there = np.flatnonzero(positions.seats != NOBODY)
    alike = 0
    for row, i in enumerate(there):
        info_state, seat = positions.info_states[i : i + 1].copy()[0], int(positions.seats[i])
        assert bot.win_chance(info_state, seat) == pytest.approx(torch.sigmoid(chances[row]).item(), abs=0.01)
        best = int(appeals[row, : batch.counts[row]].argmax())
        alike += bot(info_state, seat, 0) == positions.actions[i, best]
    assert alike >= 0.95 * len(there)


class Likes(NetworkModel):
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
    off = {likes: float(training_losses(Likes(likes), batch, 0.05, loyalty)[1]) for likes in (0.0, 0.3)}
    assert off[loyalty] == pytest.approx(0.0)
    assert max(off.values()) > 0.001


@pytest.mark.parametrize("choosing", [0.0, 10.0])
def test_choosing_well_counts_as_much_as_is_wished(choosing: float) -> None:
    """An action is a tenth of a step better: whoever sees twice as much in it knows less, and chooses it more often."""
    acts = torch.tensor([[[ADVISED, 2], [2, -1]]], dtype=torch.int16)
    seen, worths = torch.zeros(1, 1, dtype=torch.int16), torch.tensor([[0.505, 0.5]])
    batch = Batch(seen, acts, torch.tensor([2]), worths, torch.ones(1), seen, torch.ones(1))
    off = {likes: float(training_losses(Likes(likes), batch, 0.05, choosing=choosing)[1]) for likes in (-0.1, 0.1, 0.2)}
    assert min(off, key=lambda likes: off[likes]) == (0.2 if choosing else 0.1)
    assert max(off, key=lambda likes: off[likes]) == -0.1


def test_actions_that_are_not_there_are_not_chosen() -> None:
    acts = torch.tensor([[[ADVISED, 2], [2, -1]]], dtype=torch.int16)
    seen, won = torch.zeros(1, 1, dtype=torch.int16), torch.ones(1)
    two = Batch(seen, acts, torch.tensor([2]), torch.tensor([[0.6, 0.4]]), won, seen, won)
    more = two._replace(
        action_features=torch.cat([acts, torch.full((1, 1, 2), -1)], 1), worths=torch.tensor([[0.6, 0.4, 0.9]])
    )
    off, same = (float(training_losses(Likes(1.0), batch, 0.05, choosing=10.0)[1]) for batch in (two, more))
    assert off == pytest.approx(same)


def test_the_more_is_new_the_more_is_gone_through_but_nothing_twice() -> None:
    taught = course()
    steps: list[int] = []
    taught.add_round((0, 2), taught.generate_rounds(0, TERMS.plan(with_network=False), None, None)[0])
    taught.optimiser.register_step_post_hook(lambda *_: steps.append(1))
    there = taught.positions
    for passes, new, gone_through in ((1, there // 2, there // 2), (2.5, 10, 25), (1, there, there), (3, there, there)):
        steps.clear()
        taught.terms = replace(TERMS, passes=passes, batch=8)
        taught.train_on_memory(new, 1000)
        assert len(steps) == math.ceil(gone_through / 8)


def test_a_network_begins_afresh_whenever_positions_have_doubled_and_in_the_end() -> None:
    taught = course()
    began: list[int] = []
    taught.terms, taught.positions_at_restart = replace(TERMS, afresh=1.0), 60
    for report in taught.train_for(1000):
        assert taught.positions_at_restart <= report.positions < 2 * taught.positions_at_restart or not began
        began += [taught.positions_at_restart] if taught.positions_at_restart == report.positions else []
        if len(began) == 3:
            break
    assert began == sorted(began)
    assert began[0] >= 120
    last = next(taught.train_for(taught.seconds + 0.001))
    assert taught.positions_at_restart == last.positions
    taught.terms = TERMS
    assert next(taught.train_for(1000)).positions > taught.positions_at_restart  # one that never does


def test_a_course_that_has_lost_its_lessons_does_not_begin_afresh_with_the_few_there_are() -> None:
    first, second = course(), course()
    first.terms = second.terms = replace(TERMS, afresh=1.0)
    first.positions_at_restart = 60
    for _ in zip(range(4), first.train_for(1000), strict=False):
        pass
    second.load_checkpoint(first.checkpoint())
    network = second.model
    next(second.train_for(second.seconds + 0.001))
    assert second.model is network
    assert second.positions_at_restart == first.positions_at_restart > 60


def test_whoever_begins_afresh_goes_through_all_there_is_in_smaller_and_smaller_steps() -> None:
    taught = course()
    taught.terms = replace(TERMS, afresh=2.5, batch=8)
    taught.add_round((0, 2), taught.generate_rounds(0, TERMS.plan(with_network=False), None, None)[0])
    before, there, seen = taught.model, taught.positions, []
    study = taught.training_step

    def watched(positions: Batch, rows: Any) -> Any:
        seen.append((taught.optimiser.param_groups[0]["lr"], rows.tolist()))
        return study(positions, rows)

    taught.training_step = watched  # type: ignore[method-assign]
    taught.train_new_network()
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
    for _ in zip(taught.train_for(1000), range(5), strict=False):
        pass
    held = [len(lesson.state_features) for lesson in taught.memory.values()]
    assert 0 < sum(held) <= 150 < taught.positions


def test_learning_brings_the_network_nearer_to_the_expert() -> None:
    taught = course()
    reports = [report for report, _ in zip(taught.train_for(1000), range(8), strict=False)]
    assert reports[-1].policy_loss < reports[0].policy_loss
    assert reports[-1].positions > reports[0].positions


def test_the_best_is_kept_and_a_course_goes_on_where_it_was() -> None:
    first = course([0.2, 0.6, 0.4])
    for _, report in zip(range(3), first.train_for(1000), strict=False):
        last: RoundReport = report
    assert first.best_strength == 0.6
    assert last.round_number == 3
    kept = first.checkpoint()
    second = course([0.5])
    second.load_checkpoint(kept)
    assert second.round_number == 3
    assert second.best_network is not None
    assert first.best_network is not None
    assert np.array_equal(second.best_network.weights, first.best_network.weights)
    assert next(second.train_for(1000)).round_number == 4
    assert second.best_strength == 0.6


@pytest.mark.parametrize(("again", "last", "kept"), [(0.5, 0.6, "last"), (0.6, 0.5, "best")])
def test_in_the_end_the_best_and_the_last_are_examined_once_more(again: float, last: float, kept: str) -> None:
    """Whoever was the best among many was lucky, too."""
    taught = course([0.2, 0.9, 0.4, again, last])
    for _ in zip(range(3), taught.train_for(1000), strict=False):
        pass
    assert taught.best_network is not None
    networks = {"best": taught.best_network.weights, "last": taught.mean.module.quantized().weights}
    assert taught.choose_final_network() == (max(again, last), 10)
    assert np.array_equal(taught.best_network.weights, networks[kept])
    assert not np.array_equal(networks["best"], networks["last"])


def test_the_mean_of_many_steps_is_what_counts() -> None:
    taught, again = course(), course()
    for _ in zip(range(3), taught.train_for(1000), strict=False):
        pass
    assert not torch.allclose(taught.mean.module.bias, taught.model.bias)
    again.load_checkpoint(taught.checkpoint())
    assert torch.equal(again.mean.module.bias, taught.mean.module.bias)
    taught.best_strength = -1.0
    taught.evaluate_mean()
    assert taught.best_network is not None
    assert np.array_equal(taught.best_network.weights, taught.mean.module.quantized().weights)


def test_a_mean_follows_at_first_and_is_steady_later() -> None:
    young, old = torch.zeros(1), torch.zeros(1)
    for steps in range(1, EARLY_STEPS + 1):
        young = average_weights(young, torch.ones(1), steps)
    for steps in range(100_000, 100_000 + AVERAGED_STEPS):
        old = average_weights(old, torch.ones(1), steps)
    assert young > 0.9
    assert float(old) == pytest.approx(1 - math.exp(-1), abs=0.01)


def test_chances_are_made_true() -> None:
    """Whoever says 88 % and wins every second time learns to say 50 %."""
    slope, shift = fit_calibration(torch.tensor([2.0, 2.0, -1.0, -1.0]), torch.tensor([1.0, 0.0, 0.0, 0.0]))
    assert 2 * slope + shift == pytest.approx(0, abs=0.01)


def test_a_training_run_keeps_a_network_and_its_story(tmp_path: Path) -> None:
    told: list[RoundReport] = []
    network = TrainingRun(wish(tmp_path)).run(told.append)
    found = read_network(tmp_path / "ferry.bin", FERRY)
    assert np.array_equal(found.weights, network.weights)
    assert found.story["command"] == "fathoms train ferry"
    assert found.story["lessons"] == len(told) > 0
    again = TrainingRun(wish(tmp_path, minutes=0.04), tmp_path / "ferry.course")
    assert again.trainer.round_number == len(told)


def test_ctrl_c_keeps_the_best(tmp_path: Path) -> None:
    def interrupt(report: RoundReport) -> None:
        raise KeyboardInterrupt

    TrainingRun(wish(tmp_path, minutes=60)).run(interrupt)
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
        TrainingRun(wish(tmp_path, **changes))
    assert refused.value.key == key


def test_a_course_of_before_goes_on(tmp_path: Path) -> None:
    kept = course().checkpoint()
    kept["terms"] = {name: value for name, value in kept["terms"].items() if name != "each"} | {"fewer": 4}
    del kept["begun"]
    torch.save(kept, tmp_path / "before.course")
    gone_on = TrainingRun(wish(tmp_path), tmp_path / "before.course").trainer
    assert (gone_on.terms.each, gone_on.positions_at_restart) == (1, FIRST_RESTART)


def test_broken_and_foreign_courses_are_refused(tmp_path: Path) -> None:
    broken, other, odd = (tmp_path / f"{name}.course" for name in ("broken", "other", "odd"))
    broken.write_bytes(b"not a course")
    torch.save({**course().checkpoint(), "game": "chess"}, other)
    torch.save({**course().checkpoint(), "terms": {"horizon": 6, "patience": 1}}, odd)
    for path, key in ((broken, "learn-course-broken"), (other, "learn-course-other"), (odd, "learn-course-broken")):
        with pytest.raises(Refusal) as refused:
            TrainingRun(wish(tmp_path), path)
        assert refused.value.key == key
    with pytest.raises(Refusal) as refused:
        TrainingRun(wish(tmp_path), tmp_path / "missing.course")
    assert refused.value.key == "learn-course-missing"


def test_lessons_are_given_where_the_game_says() -> None:
    assert generator_class("cpu", TERMS) is PositionGenerator
    assert generator_class("cuda", replace(TERMS, on_cores=True)) is PositionGenerator
    assert generator_class("cuda", TERMS) is GpuPositionGenerator


def test_on_cores_a_lesson_is_as_long_as_there_are_cores(tmp_path: Path) -> None:
    for school in TrainingRun(wish(tmp_path)).trainer.generators:
        assert school.n == GAMES * core_count() * TERMS.each


def test_once_it_scouts_the_network_plays_up_to_the_positions() -> None:
    """And greedy players play on, as long as it is an apprentice."""
    taught = course()
    taught.terms = replace(TERMS, apprentice=1.0, scouting=0.0)
    asked: list[tuple[bool, bool]] = []
    lessons = taught.generate_rounds

    def noted(number: int, plan: RoundPlan, scout: NetworkWeights | None, player: NetworkWeights | None) -> list[Batch]:
        asked.append((scout is not None, player is not None))
        return lessons(number, plan, scout, player)

    taught.generate_rounds = noted  # type: ignore[method-assign]
    for _ in zip(taught.train_for(1000), range(2), strict=False):
        pass
    assert asked[:2] == [(False, False), (True, False)]
