"""Every word people read comes from the Fluent catalogues in this folder: `<language>/<topic>.ftl`.

The web client reads the same files.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__name__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


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
