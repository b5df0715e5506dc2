"""All attacks, one after another: `python -m attacks [--messages N] [--examples N] [--moves N] [--write]`.

Ends with an error if anything was found. `--write` keeps the figures in `bench/attack.md`.
"""

import argparse
import sys
from datetime import date
from pathlib import Path

from rich.progress import Progress

from attacks import api, frames, messages
from attacks.target import target

REPORT = Path(__file__).resolve().parent.parent / "bench" / "attack.md"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000, help="odd messages to send")
    parser.add_argument("--examples", type=int, default=200, help="odd requests for each address of the API")
    parser.add_argument("--moves", type=int, default=300, help="moves of each game whose frames are looked through")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["messages", "api", "frames"], help="one kind of attack")
    parser.add_argument("--write", action="store_true", help="keep the figures in bench/attack.md")
    wish = parser.parse_args()
    told: list[str] = []
    problems: list[str] = []
    with Progress() as progress:
        if wish.only in (None, "frames"):
            with target() as here:
                scanned = frames.scan(here, wish.moves, wish.seed, progress)
            told.append(frames.tell(scanned))
            problems += scanned.problems
        if wish.only in (None, "api"):
            with target() as here:
                asked = api.ask(here, wish.examples, wish.seed, progress)
            told.append(api.tell(asked))
            problems += asked.problems
        if wish.only in (None, "messages"):
            with target() as here:
                sent = messages.attack(here, wish.messages, wish.seed, progress)
            told.append(messages.tell(sent))
            problems += sent.problems
    print("\n\n".join(told))
    if problems:
        sys.exit("\n".join(["Found:", *problems]))
    if wish.write:
        command = " ".join(["python -m attacks", *(word for word in sys.argv[1:] if word != "--write")])
        head = f"# Attacks\n\n`{command}`, {date.today()}. Nothing was found that should not have been there.\n\n"
        REPORT.write_text(head + "\n\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
