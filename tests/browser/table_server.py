"""A server of its own for the browser tests: `python -m tests.browser.table_server PORT DATA`. Bots do not dawdle."""

import os
import sys
from pathlib import Path

from fathoms.server.app import serve
from fathoms.server.review import review_service
from fathoms.server.settings import Limits, Settings
from fathoms.server.table import hints

if __name__ == "__main__":
    hints.ADVISER = "greedy"  # interpreted rules are too slow to think ahead by
    review_service.COMMAND = (sys.executable, "-m", "tests.browser.quick_reviewer")
    serve(
        "127.0.0.1",
        int(sys.argv[1]),
        Settings(
            data=Path(sys.argv[2]),
            bot_delay=float(os.environ.get("BOT_DELAY", 0)),
            bot_manners=4,
            seat_grace=float(os.environ.get("GRACE", 0)),
            limits=Limits(survey_seconds=90),  # interpreted, the solver takes its time
        ),
        lambda port: print(port, flush=True),
    )
