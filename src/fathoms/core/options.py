"""Options of a game: what can be chosen before it starts, with a default for everything."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from fathoms.core.refusal import Refusal

Value = bool | int | str

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


@dataclass(frozen=True)
class Choice:
    """One of several named values."""

    name: str
    values: tuple[str, ...]
    default: str
    kind: Literal["choice"] = "choice"

    def read(self, given: object) -> str:
        text = str(given)
        if text not in self.values:
            raise Refusal("option-not-a-choice", option=self.name, given=text, choices=", ".join(self.values))
        return text


@dataclass(frozen=True)
class Flag:
    """On or off."""

    name: str
    default: bool = False
    kind: Literal["flag"] = "flag"

    def read(self, given: object) -> bool:
        text = str(given).lower()
        if text not in YES + NO:
            raise Refusal("option-not-a-flag", option=self.name, given=str(given))
        return text in YES


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    name: str
    low: int
    high: int
    default: int
    kind: Literal["number"] = "number"

    def read(self, given: object) -> int:
        try:
            number = int(str(given))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise Refusal("option-not-in-range", option=self.name, given=str(given), low=self.low, high=self.high)
        return number


@dataclass(frozen=True)
class Text:
    """Free text, which the game reads itself."""

    name: str
    default: str = ""
    longest: int = 1000
    kind: Literal["text"] = "text"

    def read(self, given: object) -> str:
        text = str(given)
        if len(text) > self.longest:
            raise Refusal("option-too-long", option=self.name, longest=self.longest)
        return text


Option = Choice | Flag | Number | Text


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with a valid value each: the given ones read, the others at their defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refusal("option-unknown", option=name, options=", ".join(known) or "-")
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}
