"""Every word people read comes from the Fluent catalogues: `<language>/<topic>.ftl` in this folder for what all games
share, and `words/<language>.ftl` in each game's folder.

The web client reads the same files.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fathoms.core.shelf import game_folders

LANGUAGES = ("en",)
HERE = Path(__file__).resolve().parent


def files_of(language: str) -> Iterator[Path]:
    """The catalogues of one language."""
    yield from sorted((HERE / language).glob("*.ftl"))
    for folder in game_folders().values():
        file = folder / "words" / f"{language}.ftl"
        if file.exists():
            yield file


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has_words(key: str, language: str = "en", /) -> bool:
    """Is there such a message?"""
    return bool(catalogue(language).has_message(key))


def say(key: str, language: str = "en", /, **args: str | int | float) -> str:
    """The message `key` with its arguments filled in."""
    bundle = catalogue(language)
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in the {language} catalogue")
    value = bundle.get_message(key).value
    if value is None:
        raise KeyError(f"message {key!r} has no text")
    text, problems = bundle.format_pattern(value, args)
    if problems:
        raise ValueError(f"message {key!r}: {problems[0]}")
    return str(text)
