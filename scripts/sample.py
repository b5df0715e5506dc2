"""Picks messages and pages at random for someone who didn't write them to read against docs/voice.md.

    python scripts/sample.py --seed 7 > sample.md
    python scripts/sample.py --language fi --messages 50 --pages 0 --seed 7

The list has room for a verdict beside each: right, stiff (correct, but no one would say it) or wrong. A seed picks the
same messages again as long as none is added or removed.
"""

import argparse
import random
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.languages import files_of  # noqa: E402 - the scripts are no package that could be installed
from scripts.prose import our_files  # noqa: E402


def messages_of(language: str) -> list[tuple[str, str, str]]:
    """Every message of a language that has words of its own: its catalogue, its key and its text as Fluent."""
    rows = []
    for place, file in files_of(language).items():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and any(sign.isalpha() for sign in words_of(entry)):
                text = FluentSerializer().serialize_entry(ast.Message(entry.id, entry.value))
                rows.append((place, entry.id.name, text.partition("=")[2].strip()))
    return rows


def words_of(message: ast.Message) -> str:
    """The text of a message that isn't taken from others."""
    elements = message.value.elements if message.value else []
    return "".join(each.value if isinstance(each, ast.TextElement) else "" for each in elements) or (
        "" if all(refers(each) for each in elements) else "a choice"
    )


def refers(element: ast.TextElement | ast.Placeable) -> bool:
    """Is it another message, or a variable?"""
    kinds = ast.MessageReference | ast.VariableReference | ast.StringLiteral
    return isinstance(element, ast.Placeable) and isinstance(element.expression, kinds)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--language", default="en")
    asked.add_argument("--messages", type=int, default=200)
    asked.add_argument("--pages", type=int, default=20)
    asked.add_argument("--seed", type=int, required=True)
    given = asked.parse_args()
    pick = random.Random(given.seed)
    rows = messages_of(given.language)
    print(f"# {given.messages} of {len(rows)} messages ({given.language}), seed {given.seed}\n")
    for number, (place, key, text) in enumerate(sorted(pick.sample(rows, min(given.messages, len(rows)))), start=1):
        print(f"{number}. [ ] right [ ] stiff [ ] wrong: `{key}` ({place})\n")
        print("\n".join(f"        {line}" for line in text.splitlines()) + "\n")
    pages = [file.relative_to(ROOT).as_posix() for file in our_files() if file.suffix == ".md"]
    print(f"# {given.pages} of {len(pages)} pages\n")
    for page in sorted(pick.sample(pages, min(given.pages, len(pages)))):
        print(f"- [ ] {page}: stiff or wrong sentences:")


if __name__ == "__main__":
    main()
