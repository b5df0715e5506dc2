"""Numbers follow the language that is spoken."""

import contextvars

import pytest

from fathoms.words import set_language
from fathoms.words.numbers import decimal, percent


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["1,234.5", "+0.25", "0", "51.5%", "0%"]),
        ("de", ["1.234,5", "+0,25", "0", "51,5\xa0%", "0\xa0%"]),
        ("fi", ["1\xa0234,5", "+0,25", "0", "51,5\xa0%", "0\xa0%"]),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, told: list[str]) -> None:
    def say_them() -> list[str]:
        set_language(language)
        return [
            decimal(1234.5, 1),
            decimal(0.25, 2, sign=True),
            decimal(-0.004, 0, sign=True),
            percent(0.515, 1),
            percent(0),
        ]

    assert contextvars.copy_context().run(say_them) == told
