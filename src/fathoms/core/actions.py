"""The actions of a game, declared once: their numbers for the rules, their names for people and programs.

    ACTIONS = Actions()
    OPEN = ACTIONS.add("open", cover=70)              # 70 actions: OPEN + cover
    GO = ACTIONS.add("go", piece=24, steps=range(1, 15))  # 24 * 14 actions: GO + 14 * piece + steps - 1
    BANK = ACTIONS.add("bank")                        # one action: BANK

`add` gives the number of the first action of its kind, a plain integer the compiler can use. The others follow in the
order of their parts, the last part changing quickest. From the same declaration come the structured name of an action
(`{"do": "go", "piece": 3, "steps": 7}`), the action that has a name, the text in playthroughs (`go 3 7`) and the
client's types. A number once given never changes: stored games are lists of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from fathoms.core.refusal import Refusal
from fathoms.old_names import old_name_resolver

Name = dict[str, str | int]


@dataclass(frozen=True)
class PartValues:
    """What a part of an action can be, and how each value is written in playthroughs."""

    values: Sequence[str | int]
    written: Sequence[str]  # as many; an empty one is left out


Part = (
    int | Sequence[str | int] | PartValues
)  # how many there are (from 0), the values themselves, or both with their text


def numbered_values(word: str, count: int) -> PartValues:
    """0, 1, 2 ..., written as people count: `diver 1`, `diver 2` ..."""
    return PartValues(range(count), [f"{word} {number + 1}".strip() for number in range(count)])


@dataclass(frozen=True)
class ActionKind:
    """Actions that do the same with other things."""

    do: str
    written: str
    first: int
    parts: Mapping[str, PartValues]
    strides: tuple[int, ...]  # how far apart two actions are that differ in a part by one

    def each(self) -> Iterator[tuple[int, Name, str]]:
        """The number, name and text of every action of this kind."""
        choices = (range(len(part.values)) for part in self.parts.values())
        for steps_chosen in product(*choices):
            chosen_parts = list(zip(self.parts.items(), steps_chosen, strict=True))
            number = self.first + sum(step * stride for step, stride in zip(steps_chosen, self.strides, strict=True))
            name: Name = {"do": self.do, **{part: values.values[step] for (part, values), step in chosen_parts}}
            words = (self.written, *(values.written[step] for (_, values), step in chosen_parts))
            yield number, name, " ".join(word for word in words if word)


class Actions:
    """All actions of a game."""

    def __init__(self) -> None:
        self.kinds: list[ActionKind] = []
        self.count = 0  # actions are numbered 0 .. count-1
        self._outer: dict[str, PartValues] = {}
        self._open: list[tuple[str, str, int, dict[str, PartValues]]] = []  # kinds in `each`, until its end

    def add(self, do: str, written: str = "", **parts: Part) -> int:
        """Declare a kind of action; the number of its first. `written`: what it does in playthroughs, if not `do`."""
        first = self.count
        own = {name: _values(part) for name, part in parts.items()}
        self.count += _size(own)
        if self._outer:
            self._open.append((do, written or do, first, own))
        else:
            self.kinds.append(ActionKind(do, written or do, first, own, _strides(own)))
        return first

    @contextmanager
    def each(self, **outer: Part) -> Iterator[None]:
        """Declare kinds that everyone has a block of: all of the first's, then all of the second's, and so on."""
        self._outer = {name: _values(part) for name, part in outer.items()}
        start = self.count
        yield
        block = self.count - start
        for do, text, first, own in self._open:
            strides = (*(block * stride for stride in _strides(self._outer)), *_strides(own))
            self.kinds.append(ActionKind(do, text, first, {**self._outer, **own}, strides))
        self.count = start + block * _size(self._outer)
        self._outer, self._open = {}, []

    def name(self, action: int) -> Name:
        """The structured name of an action."""
        return dict(self._all_names[action][0])

    def write(self, action: int) -> str:
        """A short readable name, as in playthroughs."""
        return self._all_names[action][1]

    def read(self, name: Mapping[str, object]) -> int:
        """The action with that structured name; refuses what is no name."""
        try:
            return self._numbers[_key(name)]
        except (KeyError, TypeError) as unknown:  # a value that no name can have need not even be hashable
            raise Refusal("move-unknown") from unknown

    @cached_property
    def _all_names(self) -> list[tuple[Name, str]]:
        names = {number: (name, text) for kind in self.kinds for number, name, text in kind.each()}
        return [names[action] for action in range(self.count)]

    @cached_property
    def _numbers(self) -> dict[object, int]:
        return {_key(name): action for action, (name, _) in enumerate(self._all_names)}


def _values(part: Part) -> PartValues:
    if isinstance(part, PartValues):
        return part
    values = range(part) if isinstance(part, int) else part
    return PartValues(values, [str(value) for value in values])


def _size(parts: Mapping[str, PartValues]) -> int:
    size = 1
    for part in parts.values():
        size *= len(part.values)
    return size


def _strides(parts: Mapping[str, PartValues]) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for part in reversed(list(parts.values())):
        strides.insert(0, step)
        step *= len(part.values)
    return tuple(strides)


def _key(name: Mapping[str, object]) -> object:
    """Names are equal whatever the order of their parts; 1 is not True."""
    return frozenset((part, type(value), value) for part, value in name.items())


__getattr__ = old_name_resolver(__name__)
