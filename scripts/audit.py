"""Are there known holes in what we are built on? `python scripts/audit.py`, or `make audit`.

Asks pip-audit about the installed Python packages and npm about the client's. Ends with an error if a hole is known. It
says how many packages could be asked about: where no list of holes is in reach (some mirrors of the registries have
none), that is said, and it is no proof of anything.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent.parent / "web"


def python_holes(report: dict[str, Any]) -> tuple[int, int, list[str]]:
    """How many packages pip-audit could ask about, how many there are, and what it found."""
    packages = [each for each in report["dependencies"] if each["name"] != "fathoms"]
    asked = [each for each in packages if "skip_reason" not in each]
    holes = [
        f"{each['name']} {each['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none yet'}"
        for each in asked
        for hole in each["vulns"]
    ]
    return len(asked), len(packages), holes


def client_holes(report: dict[str, Any]) -> tuple[int, list[str]]:
    """How many packages npm asked about, and what it found."""
    found = report.get("vulnerabilities", {})
    holes = [f"{name}: {hole['severity']}" for name, hole in sorted(found.items())]
    return int(report["metadata"]["dependencies"]["total"]), holes


def answer_of(*command: str) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True)
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        sys.exit(f"{' '.join(command[:3])} gave no answer:\n{done.stderr.strip()}")
    return answer


def main() -> None:
    command = [sys.executable, "-m", "pip_audit", "--local", "--progress-spinner", "off", "--format", "json"]
    asked, packages, holes = python_holes(answer_of(*command))
    print(f"Python: {asked} of {packages} packages could be asked about.")
    if not asked:
        print("No list of known holes is in reach from here: run this where one is.", file=sys.stderr)
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is missing: `make audit` knows where it is.")
    report = answer_of(npm, "--prefix", str(WEB), "audit", "--json")
    if "metadata" in report:
        total, found = client_holes(report)
        print(f"Client: {total} packages were asked about.")
        holes += found
    else:
        print("npm's registry has no list of known holes: run this where it has.", file=sys.stderr)
    if holes:
        sys.exit("\n".join(["Known holes:", *holes]))


if __name__ == "__main__":
    main()
