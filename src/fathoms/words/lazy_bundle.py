"""The messages of one language, each parsed when it is first needed: parsing all of them takes half a second."""

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)  # to a message or a term; functions match too


class LazyBundle(FluentBundle):
    """A Fluent bundle that parses a message, and those it refers to, at its first use."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}  # entries not parsed yet, by their name
        for file in files:
            text = file.read_text(encoding="utf-8")
            starts = list(ENTRY.finditer(text))
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._sources.setdefault(start[1], text[start.start() : end])
        self._keys = frozenset(name for name in self._sources if not name.startswith("-"))

    def has_message(self, message_id: str) -> bool:
        return message_id in self._keys or bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        """Parse an entry that has not been parsed, and what it refers to."""
        source = self._sources.get(name)
        if source is None:
            return
        self.add_resource(FluentResource(source))
        for reference in REFERENCE.findall(source):
            self._parse(reference)
        self._sources.pop(name, None)  # last: another thread may be looking for it too
