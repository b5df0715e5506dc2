"""Writes into the games' pages which tests prove each rule, from the marks `@pytest.mark.rule("POO-11")` in the tests.

    python scripts/rule_pages.py [--check]

With --check nothing is written: it fails if a page is not up to date, or a rule has no test.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.kit.rule_ids import proofs  # noqa: E402 - the tests are no package that could be installed

TABLE = re.compile(r"(<!-- rules: (\w+) -->\n)(.*?)(<!-- /rules -->)", re.DOTALL)
ROW = re.compile(r"\| ([A-Z]+-\d+) \| (.*?) \| .*?\|\n")


def fill_in(page: str) -> tuple[str, list[str]]:
    """The page with its tables filled in, and the rules that have no test."""
    unproved: list[str] = []

    def fill_table(table: re.Match[str]) -> str:
        found = proofs(ROOT / "tests" / "games" / table[2])

        def fill_row(row: re.Match[str]) -> str:
            tests = found.get(row[1], [])
            if not tests:
                unproved.append(row[1])
            return f"| {row[1]} | {row[2]} | {'<br>'.join(f'`{test}`' for test in tests)} |\n"

        return table[1] + ROW.sub(fill_row, table[3]) + table[4]

    return TABLE.sub(fill_table, page), unproved


def main() -> None:
    wrong = []
    for path in sorted((ROOT / "docs" / "games").glob("*.md")):
        before = path.read_text(encoding="utf-8")
        after, unproved = fill_in(before)
        wrong += [f"{path.name}: no test proves {rule}" for rule in unproved]
        if "--check" not in sys.argv:
            path.write_text(after, encoding="utf-8")
        elif before != after:
            wrong.append(f"{path.name} is not up to date: python scripts/rule_pages.py")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
