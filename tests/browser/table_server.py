"""A server of its own for the browser tests: `python -m tests.browser.table_server PORT DATA`. Bots do not dawdle."""

import sys
from pathlib import Path

from fathoms.server.app import serve
from fathoms.server.settings import Settings
from fathoms.server.table import table

if __name__ == "__main__":
    table.ADVISER = "greedy"  # interpreted rules are too slow to think ahead by
    serve(
        "127.0.0.1",
        int(sys.argv[1]),
        Settings(data=Path(sys.argv[2]), bot_delay=0),
        lambda port: print(port, flush=True),
    )
