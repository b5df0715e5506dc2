"""The learning example: it runs, it learns something, and its sums are right."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'fathoms[learn]'")

FILE = Path(__file__).resolve().parents[2] / "examples" / "poo_divers_learns.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location(FILE.stem, FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[FILE.stem] = module  # dataclasses look themselves up
    spec.loader.exec_module(module)
    torch.set_num_threads(1)
    return module


@pytest.fixture
def school(example: Any) -> Any:
    return example.School(example.Settings(games=64, steps=16, portion=256))


def test_a_few_updates_change_the_policy(school: Any) -> None:
    seen, masks = school.features(school.moment), torch.from_numpy(school.moment.masks.copy())
    with torch.no_grad():
        before, _ = school.player(seen, masks)
    losses = [school.learn(school.play()) for _ in range(3)]
    with torch.no_grad():
        after, _ = school.player(seen, masks)
    assert np.isfinite(losses).all()
    assert len(set(losses)) == 3
    assert not torch.allclose(before, after, atol=1e-3)
    assert (after.exp()[masks == 0] == 0).all(), "an illegal action is never chosen"


def test_the_same_seed_learns_the_same(example: Any) -> None:
    settings = example.Settings(games=32, steps=8, portion=64)
    schools = [example.School(settings), example.School(settings)]
    losses = []
    for school in schools:
        torch.manual_seed(2)
        losses.append([school.learn(school.play()) for _ in range(3)])
    assert losses[0] == losses[1]


def test_features_are_between_0_and_1_and_tell_moments_apart(school: Any) -> None:
    features = school.features(school.moment)
    assert features.shape == (64, school.features.size)
    assert float(features.min()) >= 0
    assert float(features.max()) <= 1
    assert features[:, -2:].sum(dim=1).tolist() == [1] * 64, "whose seat it is"
    assert len({tuple(row) for row in school.play().seen.reshape(-1, school.features.size).tolist()}) > 500


def test_everyone_reads_their_own_numbers_first(example: Any, school: Any) -> None:
    moment = school.env.reset(seed=3)
    for _ in range(30):
        moment = school.env.step(np.argmax(moment.masks, axis=1))
    part, _ = school.env.parts["banked"]
    own = school.features.rows(moment)[:, part.start]
    assert np.array_equal(own, moment.views["banked"][np.arange(64), moment.seats])
    assert own.any()


def test_advantages_follow_each_seat_to_its_end(example: Any) -> None:
    """One game: seat 0, seat 1, seat 0 choose; seat 1 has won; then seat 1 begins the next game."""
    chances = np.array([[0.6], [0.5], [0.4], [0.7]])
    seats = np.array([[0], [1], [0], [1]])
    nothing, won = np.zeros((1, 2)), np.array([[0.0, 1.0]])
    rewards, ended = [nothing, nothing, won, nothing], [np.array([end]) for end in (0, 0, 1, 0)]
    args = (chances, np.array([0.2]), seats, np.array([0]), rewards, ended)
    assert example.advantages(*args, 0.0)[:, 0] == pytest.approx([0.4 - 0.6, 1 - 0.5, 0 - 0.4, 0.8 - 0.7])
    assert example.advantages(*args, 1.0)[:, 0] == pytest.approx([0 - 0.6, 1 - 0.5, 0 - 0.4, 0.8 - 0.7])


def test_training_is_examined_and_drawn(example: Any, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'fathoms[learn]'")
    lines: list[str] = []
    curve = example.train(example.Settings(games=32, steps=8, updates=2, examined=100), 1, lines.append)
    assert [choices for _, choices, _ in curve] == [0, 256, 512]
    assert 0.3 < curve[0][2] < 0.7, "at first it plays at random itself"
    assert len(lines) == 3
    example.plot(curve, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.slow
def test_it_beats_random_play(example: Any) -> None:
    curve = example.train(example.Settings(updates=30), 30)
    assert curve[-1][2] > 0.7
