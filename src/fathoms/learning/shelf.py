"""The shelf: a folder beside a course with the lessons in its memory, so that it can go on with them.

A lesson never changes once it was given. So each has a file of its own, is written once, and goes when it is forgotten.
A lesson that cannot be kept or read back is done without: a course goes on with those that there are, or with none.
"""

import re
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch

from fathoms.core.learned.features import Features
from fathoms.learning.course import Name
from fathoms.learning.lessons import CHOICES
from fathoms.learning.model import Batch

OURS = re.compile(r"([0-9]{6,})-([0-9]+)\.pt(\.part)?")  # nothing else in the folder is ever touched


class Shelf:
    """Where a course keeps its lessons. They bear its mark."""

    def __init__(self, course_file: Path, mark: str, features: Features) -> None:
        self.folder, self.mark, self.features = folder_of(course_file), mark, features
        self.there: set[Path] = set()  # what was written or read here, and need not be written again

    def keep(self, memory: Mapping[Name, Batch]) -> None:
        """Delete what was forgotten, or is left of an earlier course; write what is new."""
        wanted = {self.folder / f"{number:06}-{players}.pt": memory[number, players] for number, players in memory}
        self.there.intersection_update(wanted)
        with suppress(OSError, RuntimeError):  # a full disk, for example: that is no reason to stop learning
            self.folder.mkdir(exist_ok=True)
            for path in files_in(self.folder):
                if path not in wanted:
                    path.unlink()
            for path, lesson in wanted.items():
                if path not in self.there:
                    self.write(path, lesson)
                    self.there.add(path)

    def write(self, path: Path, lesson: Batch) -> None:
        part = path.with_suffix(".pt.part")
        told = {name: each.cpu() for name, each in lesson._asdict().items()}
        try:
            torch.save({"mark": self.mark, "features": self.features.version, **told}, part)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)  # half a lesson, where it went wrong

    def read(self, course_file: Path, given: int, device: str) -> Iterator[tuple[Name, Batch]]:
        """The lessons beside a course that has given so many, the newest first.

        It may be another file of the same course: one goes on with `one.course` and keeps the rest in `other.course`.
        """
        found = {name_of(path): path for path in files_in(folder_of(course_file)) if path.suffix == ".pt"}
        for name in sorted(found, reverse=True):
            if name[0] < given:  # one that was broken off is given again
                lesson = self.read_one(found[name], device)
                if lesson is not None:
                    self.there.add(found[name])
                    yield name, lesson

    def read_one(self, path: Path, device: str) -> Batch | None:
        """A lesson of this course, if it is one and whole."""
        try:
            with zipfile.ZipFile(path) as file:
                if file.testzip() is not None:  # PyTorch does not look whether it reads what was written
                    return None
            told = torch.load(path, weights_only=True, map_location=device)
        except Exception:  # there are as many kinds as there are ways for a file to be broken
            return None
        return self.lesson_in(told)

    def lesson_in(self, told: Any) -> Batch | None:
        """What was written as a lesson of this course, with these features and in these shapes."""
        if not isinstance(told, dict) or set(told) != {"mark", "features", *Batch._fields}:
            return None
        if told.pop("mark") != self.mark or told.pop("features") != self.features.version:
            return None
        if not all(isinstance(each, torch.Tensor) for each in told.values()):
            return None
        n, seen, acts = told["won"].numel(), self.features.most_seen, self.features.most_acts
        expected = {
            "seen": (torch.int16, (n, seen)),
            "acts": (torch.int16, (n, CHOICES, acts)),
            "counts": (torch.int32, (n,)),
            "worths": (torch.float32, (n, CHOICES)),
            "won": (torch.float32, (n,)),
            "watched": (torch.int16, (n, seen)),
            "watcher_won": (torch.float32, (n,)),
        }
        found = {name: (each.dtype, tuple(each.shape)) for name, each in told.items()}
        return Batch(**told) if found == expected else None


def folder_of(course_file: Path) -> Path:
    return course_file.with_suffix(".lessons").resolve()


def files_in(folder: Path) -> list[Path]:
    """Those of ours, begun ones as well."""
    with suppress(OSError):  # there is no such folder, or it is not for us to read
        return [path for path in folder.iterdir() if OURS.fullmatch(path.name) and path.is_file()]
    return []


def name_of(path: Path) -> Name:
    number, players = path.stem.split("-")
    return int(number), int(players)
