"""The lint over English finds what docs/voice.md rules out, where people read it and nowhere else."""

from pathlib import Path

import pytest
from scripts.prose import findings_in, our_files

CATALOGUE = "src/fathoms/words/en/planted.ftl"


def found_in(folder: Path, path: str, text: str) -> list[tuple[int, str]]:
    """The lines and phrases that the lint finds in a file planted below a folder."""
    file = folder / path
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return [(finding.line, finding.text) for finding in findings_in([file], folder)]


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        (CATALOGUE, "# Nobody reads this.\nplanted-none = Nobody has a card.\n", [(2, "Nobody")]),
        (CATALOGUE, "planted-turn = { $n ->\n    [one] Ready\n   *[other] It cannot go\n}\n", [(3, "cannot")]),
        (CATALOGUE, "planted-half = { $n } of 50 %\n", [(1, "0 %")]),
        ("src/fathoms/games/partners/words/en.ftl", "partners-hit = { $home } goes home\n", [(1, "home")]),
        ("src/fathoms/games/dykarna/words/en.ftl", "dyk-home = The treasure goes home\n", []),
        ("docs/page.md", "# A page\n\nThe first seat is drawn by\nlot.\n", [(3, "by lot")]),
        ("docs/page.md", "Call `nobody()`:\n\n    nobody()\n\n```python\nnobody()\n```\n", []),
        ("docs/page.md", "<!-- prose: off -->\nNobody\n<!-- prose: on -->\nAnew\n", [(4, "Anew")]),
        ("docs/page.md", "The bot has the the card.\n", [(1, "the the")]),  # this one is proselint's
        ("src/fathoms/tools.py", '"""Asks whoever is here."""\nnobody = "anew"  # by lot\n', [(1, "whoever")]),
        ("src/fathoms/tools.py", 'def look():\n    """Compares with NOBODY."""\n', []),
    ],
)
def test_a_planted_sentence_is_caught(tmp_path: Path, path: str, text: str, expected: list[tuple[int, str]]) -> None:
    assert found_in(tmp_path, path, text) == expected


def test_it_reads_what_people_read() -> None:
    names = {file.name for file in our_files()}
    assert {"README.md", "voice.md", "refusals.ftl", "en.ftl", "rules.py"} <= names
    assert {"CHANGELOG.md", "de.ftl"}.isdisjoint(names)
