"""Finds English that docs/voice.md rules out: `python scripts/prose.py [FILE ...]`, without files in all we have.

Reads the English catalogues, the README and the documentation, and the docstrings of the program. Our own phrases stand
in prose.toml; proselint adds clichés, doubled words and the like for catalogues and pages. In Markdown, text between
`<!-- prose: off -->` and `<!-- prose: on -->` is left out.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from proselint.checks import __register__ as prose_checks
from proselint.config import Config
from proselint.registry import CheckRegistry
from proselint.tools import LintFile

ROOT = Path(__file__).resolve().parents[1]
RULES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
PHRASES = [
    (
        rule.get("only", "*"),
        rule.get("except", ""),
        re.compile(rule["find"].replace(" ", r"\s+"), re.IGNORECASE),
        rule["say"],
    )
    for rule in RULES["phrase"]
]
PATHS = (
    "src/fathoms/words/en/*.ftl",
    "src/fathoms/games/*/words/en.ftl",
    "src/fathoms/cli/new_game/template/game/words/en.ftl",
    "src/fathoms/cli/new_game/template/page.md",
    "*.md",
    "docs/**/*.md",
    "bench/*.md",
    "web/README.md",
    "src/fathoms/**/*.py",
    "bench/*.py",
    "scripts/*.py",
)
FOREIGN = re.compile(r"CHANGELOG\.md|docs/(de|sv|da|nb|fi)/.*|docs/changelog\.md")  # history, and other languages
MOST = 10_000

HIDDEN = {  # what is no prose, by the end of a file's name
    ".ftl": re.compile(r"^#.*|^-?[a-z][\w-]* =|^ +\*?\[[\w-]+\]|\{[^{}\n]*(?:->|\})|^ *\}", re.MULTILINE),
    ".md": re.compile(
        r"<!-- prose: off -->.*?<!-- prose: on -->|<!--.*?-->|^ *(```|~~~).*?^ *\1|^(?: {4}|\t)[^\n]*|`+[^`]+`+"
        r"|\]\([^)\s]*\)|https?://\S+",
        re.MULTILINE | re.DOTALL,
    ),
    ".py": re.compile(r"`+[^`]+`+|https?://\S+|\b[A-Z_]{3,}\b"),  # names of constants, too
}


@dataclass(frozen=True, order=True)
class Finding:
    """A phrase that stands in a line of a file, and what to do about it."""

    path: str
    line: int
    text: str
    advice: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.text}”: {self.advice}"


def blank(text: str) -> str:
    """Spaces as long as the text, with its line breaks; a bar parts what stood before from what follows."""
    return "|" + re.sub(r"[^\n]", " ", text[1:])


def prose_of(path: Path) -> str:
    """The text of a file with everything that is no prose blanked out: lines and columns stay."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        text = docstrings_of(text)
    if path.suffix == ".md":  # a list's continued lines are indented like code
        text = re.sub(r"(?m)^ {2,}(?=[-*\d])", lambda found: " " * min(len(found[0]), 3), text)
    return HIDDEN[path.suffix].sub(lambda found: blank(found[0]), text)


def docstrings_of(source: str) -> str:
    """A program of which only the docstrings are left."""
    lines, kept = source.splitlines(), set[int]()
    nodes: list[ast.stmt | ast.Module] = [ast.parse(source)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            nodes += node.body
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                kept.update(range(first.lineno - 1, first.end_lineno or first.lineno))
    return "\n".join(line if number in kept else "" for number, line in enumerate(lines))


def phrases_in(text: str, path: str) -> Iterator[Finding]:
    """Phrases of our own list."""
    for only, never, pattern, advice in PHRASES:
        if fnmatch(path, only) and not fnmatch(path, never):
            for found in pattern.finditer(text):
                yield Finding(path, text.count("\n", 0, found.start()) + 1, " ".join(found[0].split()), advice)


def flaws_in(text: str, path: str) -> Iterator[Finding]:
    """What proselint finds."""
    registry = CheckRegistry()
    if not registry.checks:
        registry.register_many(prose_checks)
    chosen: Config = {"max_errors": MOST, "checks": dict.fromkeys(RULES["proselint"], True)}
    for found in LintFile(path, text).lint(chosen):
        start, end = found.check_result.span
        phrase = f"\n{text}\n"[start:end]
        if "\n\n" not in phrase and phrase.lower() not in RULES["fine"]:  # a heading may be repeated in its text
            yield Finding(
                path,
                f"\n{text}".count("\n", 0, start),
                " ".join(phrase.split()),
                " ".join(found.check_result.message.split()),
            )


def findings_in(files: Iterable[Path], root: Path = ROOT) -> list[Finding]:
    """All that is wrong in some files."""
    found: list[Finding] = []
    for file in files:
        path, text = file.relative_to(root).as_posix(), prose_of(file)
        found += phrases_in(text, path)
        if file.suffix != ".py":
            found += flaws_in(text, path)
    return sorted(found)


def our_files() -> list[Path]:
    """Every file with English in it."""
    files = (file for pattern in PATHS for file in ROOT.glob(pattern))
    return sorted(file for file in files if not FOREIGN.fullmatch(file.relative_to(ROOT).as_posix()))


if __name__ == "__main__":
    found = findings_in([Path(each).resolve() for each in sys.argv[1:]] or our_files())
    print(*found, sep="\n", end="\n" if found else "")
    if found:
        sys.exit(f"{len(found)} phrases to write again: docs/voice.md says how.")
