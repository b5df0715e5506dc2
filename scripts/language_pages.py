"""Writes the short page about Fathoms in each language, with the rules of the games that speak it, from the catalogues.

    python scripts/language_pages.py [--check]

With --check nothing is written: it fails if a page is not up to date.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.languages import Found, games_without, parsed  # noqa: E402 - the scripts are no package that could be installed

import fathoms.games  # noqa: E402, F401 - makes the games known
from fathoms.core.game import all_games  # noqa: E402
from fathoms.words import ENGLISH, LANGUAGES, say  # noqa: E402

RULES = "The rules page"  # a game's rules begin under this comment, and end with the next
BESIDE_PICTURES = ("-piece-", "-rules-lesson", "-rules-diagram")
COMMANDS = "    git clone <{address}> fathoms\n    cd fathoms && make play\n"


@cache
def rule_keys(game: str) -> list[str]:
    """The keys of a game's rules, in their order; without those that ask for arguments, which stand beside pictures."""
    file = ROOT / "src" / "fathoms" / "games" / game / "words" / "en.ftl"
    keys, inside = [], False
    for entry in parsed(file.read_text(encoding="utf-8")).body:
        comment = entry if isinstance(entry, ast.Comment) else getattr(entry, "comment", None)
        if comment is not None:
            inside = comment.content == RULES
        if inside and isinstance(entry, ast.Message):
            name, found = entry.id.name, Found()
            found.visit(entry)
            if not found.variables and not any(part in name for part in BESIDE_PICTURES):
                keys.append(name)
    return keys


def rules_of(game: str, language: str) -> Iterator[str]:
    """The rules as Markdown: what others begin with is a heading, its `-text` a paragraph, the rest are points."""
    keys = rule_keys(game)
    for key in keys:
        words = say(key, language)
        if any(other.startswith(f"{key}-") for other in keys):
            yield f"\n#### {words}\n"
        elif key.endswith("-text"):
            yield f"\n{words}\n"
        else:
            yield f"- {words}"


def page(language: str) -> str:
    """The whole page."""
    lines = [f"# {LANGUAGES[language]}", "", say("docs-about", language), "", f"## {say('docs-start', language)}", ""]
    lines += [say("docs-start-install", language), ""]
    lines += [COMMANDS.format(address=say("docs-start-address", language))]
    lines += [f"- {say(f'docs-start-{about}', language)}" for about in ("link", "alone", "language")]
    lines += ["", f"## {say('docs-rules', language)}"]
    for game in all_games():
        if game.name in games_without(language):
            continue
        name = game.name.replace("_", "-")
        lines += ["", f"### {say(f'{name}-title', language)}", "", say(f"{name}-tagline", language), ""]
        lines += [say(f"{name}-facts", language), *rules_of(game.name, language)]
    return "\n".join(tidy(lines)) + "\n"


def tidy(lines: list[str]) -> Iterator[str]:
    """One empty line at a time, and one before a list."""
    before = ""
    for line in "\n".join(lines).splitlines():
        if line.startswith("- ") and before and not before.startswith("- "):
            yield ""
        if line or before:
            yield line
        before = line


def main() -> None:
    wrong = []
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        path = ROOT / "docs" / language / "index.md"
        text = page(language)
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            wrong.append(f"docs/{language}/index.md is not up to date: python scripts/language_pages.py")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
