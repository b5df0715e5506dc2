"""Installs the wheel of dist/ as a player would, on a machine without Node, and sees whether the table opens."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

DIST = Path(__file__).resolve().parents[1] / "dist"
PATIENCE = 60  # seconds


def install(folder: Path) -> Path:
    """A new environment with nothing but the wheel; its folder of programs."""
    (wheel,) = DIST.glob("*.whl")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
    return programs


def try_commands(programs: Path, env: dict[str, str]) -> None:
    """The commands that need no server."""
    answer = subprocess.run([programs / "fathoms", "games", "--json"], env=env, check=True, capture_output=True).stdout
    game = json.loads(answer)["games"][0]["name"]
    simulate = [str(programs / "fathoms"), "simulate", game, "--games", "100", "--json"]
    result = json.loads(subprocess.run(simulate, env=env, check=True, capture_output=True).stdout)
    assert result["games"] == 100, result


def try_table(programs: Path, env: dict[str, str]) -> None:
    """Open the table and fetch its page, and everything that the page asks for at once."""
    command = [str(programs / "fathoms"), "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as table:
        try:
            assert table.stdout is not None
            address = re.search(r"http://\S+/", table.stdout.readline())
            assert address, "the table says where it is"
            page = fetch(address[0])
            parts = re.findall(r'(?:src|href)="\.?/([^"]+\.(?:js|css))"', page)
            assert parts, f"the page loads no client:\n{page}"
            for part in parts:
                assert fetch(address[0] + part), part
        finally:
            table.terminate()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(folder / "venv")
        env = {
            "PATH": str(programs),  # no Node there
            "HOME": name,
            "PYTHONUNBUFFERED": "1",
            "FATHOMS_DATA": str(folder / "data"),
            "FATHOMS_CACHE": str(folder / "cache"),
        }
        try_commands(programs, env)
        try_table(programs, env)
    print("The wheel works: installed without Node, it lists, simulates and serves the table.")


if __name__ == "__main__":
    main()
