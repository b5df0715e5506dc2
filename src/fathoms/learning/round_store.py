"""Stores the rounds in a trainer's memory in a folder beside its course file, so that training can resume with them.

A round never changes. So each has a file of its own, which is written once and deleted when the round leaves memory.
A round that cannot be written or read back is skipped: training resumes with those there are, or with none.
"""

import re
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch

from fathoms.core.learned.features import Features
from fathoms.learning.model import Batch
from fathoms.learning.position_generator import CHOICES
from fathoms.learning.trainer import RoundName

ROUND_FILE = re.compile(r"([0-9]{6,})-([0-9]+)\.pt(\.part)?")  # nothing else in the folder is ever touched


# Keys in a file of the fields that are called otherwise here
STORED_KEYS = {"state_features": "seen", "action_features": "acts", "watcher_features": "watched"}


class RoundStore:
    """The folder with a course's rounds, which carry the course's mark."""

    def __init__(self, course_file: Path, mark: str, features: Features) -> None:
        self.folder, self.mark, self.features = round_folder(course_file), mark, features
        self.files_on_disk: set[Path] = set()  # written or read already

    def write_rounds(self, memory: Mapping[RoundName, Batch]) -> None:
        """Make the folder match the memory: delete other rounds, write new ones."""
        batches = {self.folder / f"{number:06}-{players}.pt": memory[number, players] for number, players in memory}
        self.files_on_disk.intersection_update(batches)
        with suppress(OSError, RuntimeError):  # a full disk, for example: that is no reason to stop learning
            self.folder.mkdir(exist_ok=True)
            for path in round_files(self.folder):
                if path not in batches:
                    path.unlink()
            for path, batch in batches.items():
                if path not in self.files_on_disk:
                    self.write_round(path, batch)
                    self.files_on_disk.add(path)

    def write_round(self, path: Path, batch: Batch) -> None:
        part = path.with_suffix(".pt.part")
        tensors = {STORED_KEYS.get(name, name): tensor.cpu() for name, tensor in batch._asdict().items()}
        try:
            torch.save({"mark": self.mark, "features": self.features.version, **tensors}, part)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)  # half a round, where it went wrong

    def read_rounds(self, course_file: Path, round_count: int, device: str) -> Iterator[tuple[RoundName, Batch]]:
        """Read the rounds beside a course file that has had `round_count` of them, the newest first.

        It may be another file of the same course: one goes on with `one.course` and keeps the rest in `other.course`.
        """
        paths = {round_name(path): path for path in round_files(round_folder(course_file)) if path.suffix == ".pt"}
        for name in sorted(paths, reverse=True):
            if name[0] < round_count:  # one that was broken off is given again
                batch = self.read_round(paths[name], device)
                if batch is not None:
                    self.files_on_disk.add(paths[name])
                    yield name, batch

    def read_round(self, path: Path, device: str) -> Batch | None:
        """Read a round of this course; None if it is broken or another course's."""
        try:
            with zipfile.ZipFile(path) as file:
                if file.testzip() is not None:  # PyTorch does not look whether it reads what was written
                    return None
            content = torch.load(path, weights_only=True, map_location=device)
        except Exception:  # there are as many kinds as there are ways for a file to be broken
            return None
        return self.parse_round(content)

    def parse_round(self, content: Any) -> Batch | None:
        """The batch in a file's content; None unless mark, features, types and shapes are right."""
        keys = [STORED_KEYS.get(name, name) for name in Batch._fields]
        if not isinstance(content, dict) or set(content) != {"mark", "features", *keys}:
            return None
        if content.pop("mark") != self.mark or content.pop("features") != self.features.version:
            return None
        if not all(isinstance(tensor, torch.Tensor) for tensor in content.values()):
            return None
        n, state_width, action_width = content["won"].numel(), self.features.most_seen, self.features.most_acts
        expected = {
            "seen": (torch.int16, (n, state_width)),
            "acts": (torch.int16, (n, CHOICES, action_width)),
            "counts": (torch.int32, (n,)),
            "worths": (torch.float32, (n, CHOICES)),
            "won": (torch.float32, (n,)),
            "watched": (torch.int16, (n, state_width)),
            "watcher_won": (torch.float32, (n,)),
        }
        shapes = {name: (tensor.dtype, tuple(tensor.shape)) for name, tensor in content.items()}
        return Batch(*(content[key] for key in keys)) if shapes == expected else None


def round_folder(course_file: Path) -> Path:
    return course_file.with_suffix(".lessons").resolve()


def round_files(folder: Path) -> list[Path]:
    """The files of rounds in a folder, unfinished ones too."""
    with suppress(OSError):  # there is no such folder, or it is not for us to read
        return [path for path in folder.iterdir() if ROUND_FILE.fullmatch(path.name) and path.is_file()]
    return []


def round_name(path: Path) -> RoundName:
    number, players = path.stem.split("-")
    return int(number), int(players)
