"""A command line that nobody understands is answered with one sentence, in the language that was asked for."""

import pytest

from fathoms.words import LANGUAGES, say
from tests.cli.conftest import Command

WRONG = [
    (("serve", "--port", "many"), {"fault": "whole", "where": "--port"}, "fathoms serve"),
    (("serve", "--port", "99999"), {"fault": "high", "where": "--port", "bound": 65535}, "fathoms serve"),
    (("serve", "--workers", "0"), {"fault": "low", "where": "--workers", "bound": 1}, "fathoms serve"),
    (("train", "dykarna", "--minutes", "some"), {"fault": "number", "where": "--minutes"}, "fathoms train"),
    (("serve", "--prot", "1"), {"fault": "near", "where": "--prot", "near": "--port"}, "fathoms serve"),
    (("simulate",), {"fault": "missing", "where": "game"}, "fathoms simulate"),
    (("train", "poo_divers", "--minutes"), {"fault": "missing", "where": "--minutes …"}, "fathoms train"),
    (("--port",), {"fault": "missing", "where": "--port …"}, "fathoms serve"),
    (("games", "poo_divers"), {"fault": "unknown", "where": "poo_divers"}, "fathoms games"),
    (("gaems",), {"fault": "near", "where": "gaems", "near": "games"}, "fathoms"),
    (("juggle",), {"fault": "unknown", "where": "juggle"}, "fathoms"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "fault", "command"), WRONG, ids=lambda value: value[0] if isinstance(value, tuple) else ""
)
def test_what_is_wrong_is_said_in_words_of_ours(
    fathoms: Command, words: tuple[str, ...], fault: dict[str, str | int], command: str, language: str
) -> None:
    answer = fathoms("--lang", language, *words)
    assert answer.code == 2
    assert answer.out == ""
    said = say("cli-wrong", language, help=f"{command} --help", **fault)
    assert answer.err.split() == said.split(), "it may take two lines"
