"""The command line: `fathoms` opens the table, and its other commands list, simulate, replay and compile games.

Results go to standard output, everything else to standard error. What cannot be done is refused with one sentence
and exit code 2. Commands import what they need when they run, so that `fathoms --help` answers at once.

It speaks the language of the environment, or that of `--lang`, which may stand anywhere among the options.
"""

import sys

from fathoms.core.console import print_error
from fathoms.core.refusal import Refusal
from fathoms.words import LANGUAGES, environment_language, set_language

BAD_INPUT = 2
OWN_OPTIONS = ("--help", "--version")  # of `fathoms` itself; all others are those of `fathoms serve`


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        set_language(take_language(words))
        from fathoms.cli.app import app  # its help is in that language
        from fathoms.cli.usage import UsageError, usage_error

        if not words or (words[0].startswith("-") and words[0] not in OWN_OPTIONS):
            words = ["serve", *words]
        try:
            sys.exit(app(words, prog_name="fathoms", standalone_mode=False))
        except UsageError as error:
            if type(error).__name__ == "NoArgsIsHelpError":  # what it says is the help
                raise
            raise usage_error(error, app, words) from None
    except Refusal as why:
        print_error(str(why))
        sys.exit(BAD_INPUT)


def take_language(words: list[str]) -> str:
    """Take `--lang de` or `--lang=de` out of the words; the language, which else is the environment's."""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            end = place + (2 if word == "--lang" else 1)
            language = "".join(words[place + 1 : end]) if word == "--lang" else word.partition("=")[2]
            del words[place:end]
            if language not in LANGUAGES:
                raise Refusal("cli-lang-unknown", given=language, languages=", ".join(LANGUAGES))
            return language
    return environment_language()
