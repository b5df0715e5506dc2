"""What the commands write to: results to standard output, progress and complaints to standard error."""

import json
from collections.abc import Mapping

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fathoms.old_names import old_name_resolver

out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(highlight=False, markup=False, soft_wrap=True, stderr=True)


def print_error(sentence: str) -> None:
    """Say what cannot be done, and why."""
    err.print(sentence, style="bold red")


def print_json(thing: Mapping[str, object]) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(thing, ensure_ascii=False))


def progress_bar() -> Progress:
    """A bar that goes away when it is done."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


__getattr__ = old_name_resolver(__name__)
