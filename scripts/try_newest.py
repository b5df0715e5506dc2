"""Do the tests pass with the newest releases of what we stand on? What is newer than constraints.txt, and what broke.

Bounds in pyproject.toml are lifted as well: they say what was tried, and this tries what comes next. It never fails by
itself: releases of others are news, not a fault of a change here.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".cache" / "newest"
TESTS = ("tests/core", "tests/compiling", "tests/bots", "tests/envs", "tests/server", "tests/cli", "tests/lab")


def wanted() -> list[str]:
    """What we and our tests need, without upper bounds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["dev"], *extras["envs"], *extras["plots"], *extras["postgres"]]
    return [re.sub(r",\s*<[^;,\s]+", "", each) for each in needed if not each.startswith("fathoms[")]


def install(python: Path) -> None:
    run = {"check": True, "cwd": ROOT, "env": {**os.environ, "NEWEST": "1"}}
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PLACE / "venv"], check=True)
    subprocess.run(["scripts/install.sh", python, "--upgrade", *wanted()], **run)  # type: ignore[call-overload]
    subprocess.run(["scripts/install.sh", python, "--no-deps", "--editable", "."], **run)  # type: ignore[call-overload]


def releases(python: Path) -> dict[str, str]:
    """What is installed there."""
    listed = subprocess.run(
        [python, "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"],
        check=True,
        capture_output=True,
    )
    return {each["name"].lower().replace("_", "-"): each["version"] for each in json.loads(listed.stdout)}


def newer(there: dict[str, str]) -> list[str]:
    """What has been released since constraints.txt was made."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    known: dict[str, set[str]] = {}
    for line in lines:
        name, _, rest = line.partition("==")
        known.setdefault(name, set()).add(rest.split(" ")[0])
    return [
        f"{name} {version} ({', '.join(sorted(known[name]))} in constraints.txt)"
        for name, version in sorted(there.items())
        if name in known and version not in known[name]
    ]


def main() -> None:
    python = PLACE / "venv" / "bin" / "python"
    try:
        install(python)
    except subprocess.CalledProcessError:
        print("The newest releases could not be installed: they do not fit together, or cannot be fetched (see above).")
        return
    changed = newer(releases(python))
    print("\n".join(["Newer than constraints.txt:", *changed]) if changed else "Nothing is newer than constraints.txt.")
    if not changed and "--always" not in sys.argv:
        return
    env = {**os.environ, "FATHOMS_CACHE": str(PLACE / "compiled")}
    tests = subprocess.run(
        [python, "-m", "pytest", "-m", "not slow", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", *TESTS],
        cwd=ROOT,
        env=env,
        check=False,
    )
    print("The newest releases break what is named above." if tests.returncode else "The newest releases will do.")


if __name__ == "__main__":
    main()
