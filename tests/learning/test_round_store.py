"""The shelf: what a course has learned from is there when it goes on. It needs PyTorch, as a course does."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (the extra “learn”)")

from fathoms.learning.model import Batch  # noqa: E402
from fathoms.learning.position_generator import CHOICES, PositionGenerator  # noqa: E402
from fathoms.learning.round_store import RoundStore  # noqa: E402
from fathoms.learning.trainer import Hyperparameters, RoundName, RoundReport, Trainer  # noqa: E402
from fathoms.learning.training_run import TrainingRequest, TrainingRun  # noqa: E402
from tests.kit.changed import changed  # noqa: E402
from tests.kit.register import registered  # noqa: E402
from tests.toys.ferry import FERRY_RACE as FERRY  # noqa: E402

assert FERRY.features is not None
FEATURES = FERRY.features
MARK = "0123456789abcdef"


@pytest.fixture(autouse=True)
def ferry() -> Iterator[None]:
    with registered(FERRY):
        yield


def wish(tmp_path: Path, **changes: Any) -> TrainingRequest:
    return replace(TrainingRequest(FERRY, "cpu", 60, tmp_path / "ferry.bin", 1, "fathoms train ferry"), **changes)


def shelf(tmp_path: Path, mark: str = MARK) -> RoundStore:
    return RoundStore(tmp_path / "ferry.course", mark, FEATURES)


def lesson(number: int, n: int = 10) -> Batch:
    """Some positions, other ones for each number."""
    chance = torch.Generator().manual_seed(number)

    def features(most: int, *shape: int) -> Any:
        return torch.randint(-1, most, shape, generator=chance, dtype=torch.int16)

    return Batch(
        state_features=features(FEATURES.seen, n, FEATURES.most_seen),
        action_features=features(FEATURES.acts, n, CHOICES, FEATURES.most_acts),
        counts=torch.randint(2, CHOICES, (n,), generator=chance, dtype=torch.int32),
        worths=torch.rand(n, CHOICES, generator=chance),
        won=torch.rand(n, generator=chance),
        watcher_features=features(FEATURES.seen, n, FEATURES.most_seen),
        watcher_won=torch.rand(n, generator=chance),
    )


def lessons(*numbers: int) -> dict[RoundName, Batch]:
    return {(number, 2): lesson(number) for number in numbers}


def read(tmp_path: Path, given: int = 100) -> dict[RoundName, Batch]:
    return dict(shelf(tmp_path).read_rounds(tmp_path / "ferry.course", given, "cpu"))


def alike(one: Mapping[RoundName, Batch], other: Mapping[RoundName, Batch]) -> bool:
    """The same lessons in the same order, to the last number."""
    return list(one) == list(other) and all(
        mine.dtype == theirs.dtype and torch.equal(mine, theirs)
        for name in one
        for mine, theirs in zip(one[name], other[name], strict=True)
    )


def files(tmp_path: Path) -> set[str]:
    return {path.name for path in (tmp_path / "ferry.lessons").iterdir()}


def stopped_after(count: int, training: TrainingRun) -> TrainingRun:
    """A training run that somebody ends by Ctrl-C."""

    def told(report: RoundReport) -> None:
        if report.round_number == count:
            raise KeyboardInterrupt

    training.run(told)
    return training


def test_a_course_goes_on_with_the_lessons_it_had(tmp_path: Path) -> None:
    before = stopped_after(3, TrainingRun(wish(tmp_path))).trainer.memory
    assert list(before) == [(0, 2), (0, 4), (1, 2), (1, 4), (2, 2), (2, 4)]
    resumed = TrainingRun(wish(tmp_path), tmp_path / "ferry.course")
    assert alike(resumed.trainer.memory, before)
    after = stopped_after(4, resumed).trainer.memory
    assert list(after) == [*before, (3, 2), (3, 4)]
    assert alike(TrainingRun(wish(tmp_path), tmp_path / "ferry.course").trainer.memory, after)


def test_how_one_learns_may_change_when_a_course_goes_on_but_not_what_is_taught(tmp_path: Path) -> None:
    taught = stopped_after(1, TrainingRun(wish(tmp_path))).trainer.terms
    other = changed(
        FERRY, training={**FERRY.bots.training, "choosing": 7.0, "loyalty": 0.2, "horizon": taught.horizon + 1}
    )
    resumed = TrainingRun(wish(tmp_path, game=other), tmp_path / "ferry.course").trainer.terms
    assert resumed == replace(taught, choosing=7.0, loyalty=0.2)


def test_a_course_may_go_on_in_another_file(tmp_path: Path) -> None:
    before = stopped_after(1, TrainingRun(wish(tmp_path))).trainer.memory
    stopped_after(2, TrainingRun(wish(tmp_path, out=tmp_path / "other.bin"), tmp_path / "ferry.course"))
    assert files(tmp_path) == {"000000-2.pt", "000000-4.pt"}
    other = TrainingRun(wish(tmp_path), tmp_path / "other.course").trainer.memory
    assert list(other) == [(0, 2), (0, 4), (1, 2), (1, 4)]
    assert alike({name: other[name] for name in before}, before)


def test_a_course_of_before_goes_on_without_lessons(tmp_path: Path) -> None:
    stopped_after(1, TrainingRun(wish(tmp_path)))
    kept = torch.load(tmp_path / "ferry.course", weights_only=True)
    del kept["mark"]
    torch.save(kept, tmp_path / "ferry.course")
    resumed = TrainingRun(wish(tmp_path), tmp_path / "ferry.course").trainer
    assert resumed.round_number == 1
    assert not resumed.memory


def test_a_new_course_does_not_read_anothers_lessons_and_takes_their_place(tmp_path: Path) -> None:
    stopped_after(2, TrainingRun(wish(tmp_path)))
    new = TrainingRun(wish(tmp_path))
    assert not new.trainer.memory
    assert {"000000-2.pt", "000001-2.pt"} < files(tmp_path)  # it has nothing to keep yet: one can think better of it
    stopped_after(1, new)
    assert files(tmp_path) == {"000000-2.pt", "000000-4.pt"}
    assert alike(TrainingRun(wish(tmp_path), tmp_path / "ferry.course").trainer.memory, new.trainer.memory)


def test_a_lesson_is_written_once_and_goes_when_it_is_forgotten(tmp_path: Path) -> None:
    kept = shelf(tmp_path)
    kept.write_rounds(lessons(0, 1))
    written = (tmp_path / "ferry.lessons" / "000001-2.pt").stat()
    kept.write_rounds(lessons(1, 2))
    assert files(tmp_path) == {"000001-2.pt", "000002-2.pt"}
    later = shelf(tmp_path)
    found = dict(
        later.read_rounds(tmp_path / ".." / tmp_path.name / "ferry.course", 100, "cpu")
    )  # the same, said otherwise
    later.write_rounds({**found, (3, 2): lesson(3)})
    assert files(tmp_path) == {"000001-2.pt", "000002-2.pt", "000003-2.pt"}
    again = (tmp_path / "ferry.lessons" / "000001-2.pt").stat()
    assert (again.st_ino, again.st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


def test_what_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "ferry.lessons"
    (folder / "000009-2.pt").mkdir(parents=True)
    others = {"notes.txt", "17-2.pt", "000017.pt", "000017-2.pt.bak", "x000017-2.pt"}
    for name in others:
        (folder / name).write_text("mine")
    (folder / "000017-2.pt.part").write_text("half a lesson of an earlier course")
    (folder / "000017-2.pt").write_text("a lesson of an earlier course")
    assert not read(tmp_path)
    shelf(tmp_path).write_rounds(lessons(0))
    assert files(tmp_path) == {"000009-2.pt", "000000-2.pt", *others}
    assert list(read(tmp_path)) == [(0, 2)]


def without(field: str) -> Callable[[dict[str, Any]], object]:
    return lambda told: {name: each for name, each in told.items() if name != field}


@pytest.mark.parametrize(
    "wrong",
    [
        lambda told: {**told, "mark": "another course"},
        lambda told: {**told, "features": FEATURES.version + 1},
        lambda told: {**told, "seen": told["seen"][:, 1:]},
        lambda told: {**told, "counts": told["counts"][1:]},
        lambda told: {**told, "won": told["won"][0]},
        lambda told: {**told, "worths": told["worths"].double()},
        lambda told: {**told, "watched": [1, 2, 3]},
        lambda told: {**told, "more": 1},
        without("acts"),
        without("mark"),
        lambda told: list(told.values()),
    ],
)
def test_what_is_no_lesson_of_the_course_is_skipped(tmp_path: Path, wrong: Callable[[dict[str, Any]], object]) -> None:
    shelf(tmp_path).write_rounds(lessons(0, 1, 2))
    path = tmp_path / "ferry.lessons" / "000001-2.pt"
    told = torch.load(path, weights_only=True)
    torch.save(told, path)
    assert list(read(tmp_path)) == [(2, 2), (1, 2), (0, 2)]
    torch.save(wrong(told), path)
    assert alike(read(tmp_path), lessons(2, 0))


def flipped(whole: bytes, place: int) -> bytes:
    return whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda whole: b"",
        lambda whole: b"not a lesson",
        lambda whole: whole[: len(whole) // 2],
        lambda whole: whole[:-1],
        lambda whole: flipped(
            whole, whole.index(lesson(1).state_features.numpy().tobytes()) + 9
        ),  # a feature that was not there
        lambda whole: flipped(whole, whole.index(b"watcher_won") + 3),
    ],
)
def test_a_broken_lesson_is_skipped(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    kept = shelf(tmp_path)
    kept.write_rounds(lessons(0, 1, 2))
    path = tmp_path / "ferry.lessons" / "000001-2.pt"
    path.write_bytes(spoil(path.read_bytes()))
    later = shelf(tmp_path)
    found = dict(later.read_rounds(tmp_path / "ferry.course", 100, "cpu"))
    assert alike(found, lessons(2, 0))
    later.write_rounds(found)
    assert files(tmp_path) == {"000000-2.pt", "000002-2.pt"}


def test_a_lesson_that_was_broken_off_is_given_again(tmp_path: Path) -> None:
    """It is in memory when Ctrl-C comes, but the course has yet to count it."""
    shelf(tmp_path).write_rounds(lessons(0, 1, 2))
    assert list(read(tmp_path, given=2)) == [(1, 2), (0, 2)]
    later = shelf(tmp_path)
    again = {**dict(later.read_rounds(tmp_path / "ferry.course", 2, "cpu")), (2, 2): lesson(7)}
    later.write_rounds(again)
    assert torch.equal(read(tmp_path)[2, 2].state_features, lesson(7).state_features)


def test_the_newest_are_recalled_as_many_as_there_is_room_for() -> None:
    course = Trainer(
        FERRY,
        [PositionGenerator(FERRY, 2, {}, 8)],
        Hyperparameters(memory=25),
        1,
        "cpu",
        lambda student, last: (0.5, 1),
    )
    course.restore_rounds(iter(lessons(4, 3, 2, 1).items()))
    assert alike(course.memory, lessons(3, 4))
    assert course.positions == 0  # they were counted when they were given
    course.add_round((5, 2), lesson(5))
    assert alike(course.memory, lessons(4, 5))


def test_learning_goes_on_where_lessons_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "ferry.lessons").write_text("a file where the folder should be")
    stopped_after(1, TrainingRun(wish(tmp_path)))
    resumed = TrainingRun(wish(tmp_path), tmp_path / "ferry.course").trainer
    assert resumed.round_number == 1
    assert not resumed.memory


def test_half_a_lesson_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(told: object, path: Path) -> None:
        path.write_bytes(b"half")
        raise OSError("no space left")

    kept = shelf(tmp_path)
    with monkeypatch.context() as full:
        full.setattr(torch, "save", full_disk)
        kept.write_rounds(lessons(0))
    assert files(tmp_path) == set()
    kept.write_rounds(lessons(0))
    assert alike(read(tmp_path), lessons(0))
