"""The command line: `fathoms` opens the table, and its other commands list, simulate, replay and compile games.

Results go to standard output, everything else to standard error. What cannot be done is refused with one sentence
and exit code 2. Commands import what they need when they run, so that `fathoms --help` answers at once.
"""

import sys

from fathoms.cli.app import app
from fathoms.core.refusal import Refusal
from fathoms.core.screen import complain

BAD_INPUT = 2
OWN_OPTIONS = ("--help", "--version")  # of `fathoms` itself; all others are those of `fathoms serve`


def main(given: list[str] | None = None) -> None:
    """Run the command line."""
    words = sys.argv[1:] if given is None else given
    if not words or (words[0].startswith("-") and words[0] not in OWN_OPTIONS):
        words = ["serve", *words]
    try:
        app(words, prog_name="fathoms")
    except Refusal as why:
        complain(str(why))
        sys.exit(BAD_INPUT)
