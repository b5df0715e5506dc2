"""A wheel without the client in it would be of no use to players: refuse to build one."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Checks that the client has been built; an editable install does without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src/fathoms/server/page/index.html")
        if version != "editable" and not page.exists():
            raise SystemExit("The client is not built yet, and belongs into the wheel. Run `make wheel` instead.")
