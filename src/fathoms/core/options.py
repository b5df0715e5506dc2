"""Options of a game: what can be chosen before it starts, with a default for everything.

An option is declared once, in the game's `options.py`. The rules find it as the field of its name in the record they
are handed (`options.fart_off`): a flag as 0 or 1, a number as it is, a choice as its place among the values. What a
game makes of several options, or of a text, it writes itself (`pack`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from fathoms.core.refusal import Refusal
from fathoms.old_names import old_name_resolver

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
    field = np.int8

    def pack(self, value: Value, players: int) -> int:
        return self.values.index(str(value))

    def read(self, value_text: object) -> str:
        text = str(value_text)
        if text not in self.values:
            raise Refusal("option-not-a-choice", option=self.name, given=text, choices=", ".join(self.values))
        return text


BY_LOT = "lot"


class FirstSeat(Choice):
    """Which seat begins: at random, or one of the seats, which people count from 1. Rules find -1 or the seat."""

    def __init__(self, players: int) -> None:
        super().__init__("first", (BY_LOT, *(str(seat + 1) for seat in range(players))), BY_LOT)

    def pack(self, value: Value, players: int) -> int:
        seat = super().pack(value, players) - 1
        if seat >= players:
            raise Refusal("first-no-such-seat", given=str(value), players=players)
        return seat


@dataclass(frozen=True)
class Flag:
    """On or off."""

    name: str
    default: bool = False
    kind: Literal["flag"] = "flag"
    field = np.int8

    def pack(self, value: Value, players: int) -> int:
        return int(value)

    def read(self, value_text: object) -> bool:
        text = str(value_text).lower()
        if text not in YES + NO:
            raise Refusal("option-not-a-flag", option=self.name, given=str(value_text))
        return text in YES


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    name: str
    low: int
    high: int
    default: int
    kind: Literal["number"] = "number"
    field = np.int32

    def pack(self, value: Value, players: int) -> int:
        return int(value)

    def read(self, value_text: object) -> int:
        try:
            number = int(str(value_text))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise Refusal("option-not-in-range", option=self.name, given=str(value_text), low=self.low, high=self.high)
        return number


@dataclass(frozen=True)
class Text:
    """Free text, which the game reads itself."""

    name: str
    default: str = ""
    longest: int = 1000
    kind: Literal["text"] = "text"
    field = None  # rules read no text

    def read(self, value_text: object) -> str:
        text = str(value_text)
        if len(text) > self.longest:
            raise Refusal("option-too-long", option=self.name, longest=self.longest)
        return text


Option = Choice | Flag | Number | Text
Options = tuple[Option, ...]


def option_fields(options: Options) -> list[tuple[str, Any]]:
    """The fields in which the rules find the options."""
    return [(option.name, option.field) for option in options if option.field is not None]


def read_options(options: Options, given_values: Mapping[str, object]) -> dict[str, Value]:
    """All options with a valid value each: the given ones read, the others at their defaults."""
    options_by_name = {option.name: option for option in options}
    for name in given_values:
        if name not in options_by_name:
            raise Refusal("option-unknown", option=name, options=", ".join(options_by_name) or "-")
    return {
        name: option.read(given_values[name]) if name in given_values else option.default
        for name, option in options_by_name.items()
    }


__getattr__ = old_name_resolver(__name__)
