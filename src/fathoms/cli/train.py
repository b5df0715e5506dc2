"""`fathoms train`: teaches a game to a network."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.live import Live
from rich.text import Text

import fathoms.games  # noqa: F401 - makes the games known
from fathoms.core.console import err, out
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.words import say

if TYPE_CHECKING:  # it takes PyTorch
    from fathoms.learning.trainer import RoundReport

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # lessons shown in a line


def train(name: str, device: str, minutes: float, file: Path | None, resume: Path | None, seed: int) -> None:
    """Train, and say how it went."""
    game = find_game(name)
    try:
        import torch  # noqa: F401
    except ImportError:
        raise Refusal("learn-no-torch") from None
    from fathoms.learning.strength_plot import plot_strength
    from fathoms.learning.training_run import TrainingRequest, TrainingRun, check_request

    command = (
        f"fathoms train {name} --device {device} --minutes {minutes:g} --seed {seed}{' --resume' if resume else ''}"
    )
    request = TrainingRequest(game, device, minutes, file or Path(f"{name}.bin"), seed, command)
    check_request(request, resume)
    err.print(say("learn-compiling", game=name))
    run = TrainingRun(request, resume)
    reports = run.trainer.reports
    with Live(console=err, transient=True, auto_refresh=False) as live:

        def on_report(report: "RoundReport") -> None:
            if err.is_terminal:
                live.update(Text(progress_lines(reports, minutes)), refresh=True)
            else:
                err.print(training_sentence(report))

        network = run.run(on_report)
    picture = plot_strength(reports, request.out.with_suffix(".svg"), name)
    story = network.story
    out.print(say("learn-done", file=str(request.out), strength=story["against_greedy"], games=story["of_games"]))
    out.print(say("learn-calibrated", before=story["brier_before"], after=story["brier"]))
    if picture:
        out.print(say("learn-picture", file=str(picture)))
    out.print(say("learn-resume", file=str(request.course_file)))


def training_sentence(report: "RoundReport") -> str:
    figures = {"lesson": report.round_number, "seconds": round(report.seconds), "positions": report.positions}
    if report.strength is None:
        return say("learn-lesson", **figures, stage=report.stage)
    return say("learn-lesson-examined", **figures, stage=report.stage, strength=report.strength)


def progress_lines(reports: "Sequence[RoundReport]", minutes: float) -> str:
    """The last lesson in words, and the strength in each examination as a line of bars."""
    strengths = [report.strength for report in reports if report.strength is not None][-WIDE:]
    low, high = min(strengths, default=0.0), max(strengths, default=0.0)
    bars = "".join(BARS[int((each - low) / max(high - low, 0.01) * (len(BARS) - 1))] for each in strengths)
    seconds_left = max(0, round(minutes * 60 - reports[-1].seconds))
    return f"{bars}\n{training_sentence(reports[-1])}\n{say('learn-left', seconds=seconds_left)}"
