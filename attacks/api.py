"""Odd requests to every address of the API, made from its own description by Schemathesis."""

import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import Progress

from attacks.target import Target, Visitor

# Whatever is asked, the server does not stumble, and answers as its description says.
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
MANY_LINES = 80  # of what Schemathesis says about what it found


@dataclass
class Report:
    """What came of it."""

    addresses: int = 0
    requests: int = 0
    seconds: float = 0
    problems: list[str] = field(default_factory=list)


def ask(target: Target, examples: int, seed: int, progress: Progress) -> Report:
    """Make so many requests to each address: of things that are nowhere, and of a table that is there."""
    task = progress.add_task("Odd requests", total=2)
    report, began = Report(), time.perf_counter()
    table = Visitor(target.url).set_up("poo_divers", "greedy", "greedy")
    for config in ("", f'[parameters]\n"path.table" = "{table}"\n'):
        _ask(target, config, examples, seed, report)
        progress.advance(task)
    report.seconds = time.perf_counter() - began
    report.problems += [f"the server said: {line}" for line in target.trouble()]
    return report


def _ask(target: Target, config: str, examples: int, seed: int, report: Report) -> None:
    with TemporaryDirectory() as folder:
        settings = Path(folder) / "schemathesis.toml"
        settings.write_text(config, encoding="utf-8")
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings)]
        command += ["run", f"{target.url}/api/openapi.json", "--no-color"]
        command += ["--checks", CHECKS, "--max-examples", str(examples), "--seed", str(seed), "--continue-on-failure"]
        command += ["--header", f"Origin:{target.url}", "--suppress-health-check", "all", "--warnings", "off"]
        command += ["--phases", "examples,coverage,fuzzing", "--workers", "2", "--request-timeout", "60"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    made = re.search(r"([\d,]+) generated", done.stdout)
    tested = re.search(r"Tested: (\d+)", done.stdout)
    if done.returncode or not made or not tested:
        report.problems.append("\n".join((done.stdout + done.stderr).splitlines()[-MANY_LINES:]))
    else:
        report.requests += int(made[1].replace(",", ""))
        report.addresses = int(tested[1])


def tell(report: Report) -> str:
    return (
        f"**Odd requests**: {report.requests:,} to {report.addresses} addresses of the API in {report.seconds:.0f} s,"
        " made by Schemathesis from the API's own description: every answer was one it describes."
    )
