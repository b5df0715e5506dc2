"""Every word people read comes from the Fluent catalogues: `<language>/<topic>.ftl` in this folder for what all games
share, and `words/<language>.ftl` in each game's folder.

The web client reads the same files. What a game has no words for in a language is said in English.
"""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from fathoms.game_folders import game_folders
from fathoms.old_names import old_name_resolver
from fathoms.words.lazy_bundle import LazyBundle

FOLDER = Path(__file__).resolve().parent
ENGLISH = "en"
LANGUAGES: dict[str, str] = tomllib.loads((FOLDER / "languages.toml").read_text(encoding="utf-8"))  # -> its own name
RELATED_LANGUAGES = {"no": "nb", "nn": "nb"}  # close enough to be read
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the first that is set counts
LANGUAGE_RANGE = re.compile(r"\s*([A-Za-z]{1,8}(?:[-_][A-Za-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")
MAX_RANGES = 20

_speaking: ContextVar[str] = ContextVar("speaking", default=ENGLISH)


# Which language is spoken


def set_language(language: str) -> None:
    """Say everything in a language from now on: in this program, or in this request."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}")
    _speaking.set(language)


def current_language() -> str:
    """The language that is spoken."""
    return _speaking.get()


def first_supported_language(languages: Iterable[str]) -> str:
    """The first of someone's languages that there are words in, `de-AT` for `de`; English if there is none."""
    for tag in languages:
        language = re.split("[-_.@]", tag.lower(), maxsplit=1)[0]
        language = RELATED_LANGUAGES.get(language, language)
        if language in LANGUAGES:
            return language
    return ENGLISH


def language_of_header(header: str) -> str:
    """The language for an `Accept-Language` such as `fi, sv;q=0.8, *;q=0.5`."""
    languages = []
    for part in header.split(",")[:MAX_RANGES]:
        match = LANGUAGE_RANGE.fullmatch(part)
        if match and float(match[2] or 1):
            languages.append((-float(match[2] or 1), match[1]))
    return first_supported_language(language for _, language in sorted(languages, key=lambda each: each[0]))


def environment_language() -> str:
    """The language the environment asks for."""
    return first_supported_language([next((os.environ[name] for name in LOCALES if os.environ.get(name)), ENGLISH)])


# Words


def catalogue_files(language: str) -> Iterator[Path]:
    """The catalogues of one language."""
    yield from sorted((FOLDER / language).glob("*.ftl"))
    for folder in game_folders().values():
        file = folder / "words" / f"{language}.ftl"
        if file.exists():
            yield file


@cache
def catalogue(language: str) -> LazyBundle:
    """All messages of one language."""
    return LazyBundle(language, catalogue_files(language))


def has_words(key: str) -> bool:
    """Is there such a message?"""
    return bool(catalogue(ENGLISH).has_message(key))


def say(key: str, language: str | None = None, /, **args: str | int | float) -> str:
    """The message `key` with its arguments filled in."""
    language = language or current_language()
    bundle = catalogue(language)
    if not bundle.has_message(key):
        bundle = catalogue(ENGLISH)
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in the catalogues")
    value = bundle.get_message(key).value
    if value is None:
        raise KeyError(f"message {key!r} has no text")
    text, problems = bundle.format_pattern(value, args)
    if problems:
        raise ValueError(f"message {key!r}: {problems[0]}")
    return str(text)


__getattr__ = old_name_resolver(__name__)
