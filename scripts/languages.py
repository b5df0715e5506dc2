"""What the catalogues of a language lack, compared with English: `python scripts/languages.py [LANGUAGE ...]`.

Named are messages that are missing or that English does not have, texts that do not parse, other variables than the
English message has, plural forms of the language that are left out, and copies of the English text. What is rightly the
same in both stands in `scripts/same_words.txt`: a language and a key in a line.

A game speaks the languages it has a file for, `words/<language>.ftl`, and English in the others.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fathoms"
SAME = Path(__file__).with_name("same_words.txt")
PLURALS = {"one", "other"}  # of all our languages so far; `docs/languages.md` says where to look others up
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Found(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []
        self.text: list[str] = []

    def words(self) -> list[str]:
        """All of its text that has letters."""
        return [part.strip() for part in self.text if any(sign.isalpha() for sign in part)]

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append({key_of(each) for each in node.variants})
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def files_of(language: str) -> dict[str, Path]:
    """The catalogues of a language: where each belongs -> the file."""
    shared = {f"words/{file.name}": file for file in sorted((SOURCE / "words" / language).glob("*.ftl"))}
    games = {f"{file.parent.parent.name}": file for file in sorted((SOURCE / "games").glob(f"*/words/{language}.ftl"))}
    return shared | games


def messages_of(file: Path) -> tuple[dict[str, Found], list[str]]:
    """The messages and terms of a file, and what does not parse."""
    return messages_in(file.read_text(encoding="utf-8"))


@cache
def parsed(text: str) -> ast.Resource:
    """A catalogue, read once: the parser takes its time."""
    return FluentParser().parse(text)


@cache
def messages_in(text: str) -> tuple[dict[str, Found], list[str]]:
    found, broken = {}, []
    for entry in parsed(text).body:
        if isinstance(entry, ast.Junk):
            broken.append((entry.content or "").strip().splitlines()[0])
        elif isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            found[name] = Found()
            found[name].visit(entry)
    return found, broken


def same_in(language: str) -> set[str]:
    """The keys of what is the same in English and in a language."""
    pairs = [line.split() for line in SAME.read_text(encoding="utf-8").splitlines()]
    return {key for tongue, key in pairs if tongue == language}


def problems_of(language: str) -> Iterator[str]:
    """All that is wrong with a language, in words."""
    same = same_in(language)
    theirs = files_of(language)
    english_only = games_without(language)
    for place, file in files_of("en").items():
        if place in english_only:
            continue
        if place not in theirs:
            yield f"{place}: there is no such file"
            continue
        english, _ = messages_of(file)
        found, broken = messages_of(theirs[place])
        yield from (f"{place}: does not parse: {line}" for line in broken)
        yield from (f"{place}: {key} is missing" for key in english if key not in found and key[0] != "-")
        yield from (f"{place}: {key} is not in English" for key in found if key not in english and key[0] != "-")
        for key in english.keys() & found.keys():
            yield from (f"{place}: {key} {wrong}" for wrong in differences(english[key], found[key], key in same))


def games_without(language: str) -> list[str]:
    """The games that do not speak a language: they have no file for it."""
    theirs = files_of(language)
    return [place for place in files_of("en") if not place.startswith("words/") and place not in theirs]


def differences(english: Found, found: Found, same: bool) -> Iterator[str]:
    if english.variables != found.variables:
        yield f"has the variables {sorted(found.variables)}, English has {sorted(english.variables)}"
    for keys in found.selections:
        needed = PLURALS - {"one"} if "1" in keys else PLURALS
        if keys & PLURALS and keys <= CATEGORIES | {"0", "1", "2"} and not keys >= needed:
            yield f"leaves out a plural form: {sorted(keys)}"
    words = english.words()
    if words and not same and words == found.words():
        yield f"is a copy of the English text: {words[0][:60]}"


def main() -> None:
    known = sorted(
        each.name for each in (SOURCE / "words").iterdir() if each.is_dir() and each.name not in ("en", "__pycache__")
    )
    worst = 0
    for language in sys.argv[1:] or known:
        problems = list(problems_of(language))
        print(f"{language}: {len(problems) or 'nothing'} to mend")
        for problem in sorted(problems):
            print(f"  {problem}")
        for game in games_without(language):
            print(f"  {game} speaks English: it has no words/{language}.ftl")
        worst = max(worst, len(problems))
    sys.exit(worst > 0)


if __name__ == "__main__":
    main()
