"""Words on the command line that no command understands: said in our words, since typer knows only English."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, cast

import typer
from pydantic import ValidationError

from fathoms.core.input_errors import Fault, describe_validation_error
from fathoms.core.refusal import Refusal

UsageError = cast(type[Exception], typer.BadParameter.__mro__[1])  # click's, or that of typer's own copy of it
UNKNOWN_WORD = re.compile(r"'([^']*)'|\(([^()]*)\)\.?$")  # what was given, in a message that says no more of it
NUMBERS = {"integer": "whole", "integer range": "whole", "float": "number", "float range": "number"}


def usage_error(error: Any, app: typer.Typer, words: list[str]) -> Refusal:
    """What was wrong, and where one can read what would be right."""
    command = error.ctx.command_path if error.ctx else called_command(app, words)
    return Refusal("cli-wrong", help=f"{command} --help", **option_misuse(error))


def called_command(app: typer.Typer, words: list[str]) -> str:
    """The command that was called: an option without its value does not say whose it is."""
    path = ["fathoms"]
    command: Any = typer.main.get_command(app)
    for word in words:
        command = getattr(command, "commands", {}).get(word)
        if command is None:
            break
        path.append(word)
    return " ".join(path)


def option_misuse(error: Any) -> Fault:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return unknown_word(error.option_name, error.possibilities or [])
    if kind == "BadOptionUsage":  # nothing comes after it
        return {"fault": "missing", "where": f"{error.option_name} …"}
    if getattr(error, "param", None) is not None:
        where = param_name(error.param)
        return {"fault": "missing", "where": where} if kind == "MissingParameter" else wrong_value(error, where)
    match = UNKNOWN_WORD.search(error.message)
    return unknown_word((match[1] or match[2]) if match else "", getattr(error.ctx.command, "commands", []))


def unknown_word(word: str, known_words: Iterable[str]) -> Fault:
    """A word that means nothing here, though another one may."""
    similar = get_close_matches(word, known_words, n=1)
    return {"fault": "near", "where": word, "near": similar[0]} if similar else {"fault": "unknown", "where": word}


def param_name(param: Any) -> str:
    """As the help has it: `--port`, or `game`."""
    option = next((name for name in param.opts if name.startswith("--")), "")
    return option or str(param.name)


def wrong_value(error: Any, where: str) -> Fault:
    """A value that an option cannot have."""
    if isinstance(error.__cause__, ValidationError):
        return describe_validation_error({**error.__cause__.errors()[0], "loc": (where,)})
    expected = getattr(getattr(error.param, "type", None), "name", "")  # an older typer asks click
    return {"fault": NUMBERS.get(expected, "other"), "where": where}
