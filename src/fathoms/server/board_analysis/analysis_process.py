"""Analyses drawn boards in a subprocess: `python -m fathoms.server.board_analysis.analysis_process`.

A request is `{"game": ..., "options": {...}}`, an answer `{"facts": {...}}`, each a line of JSON. The process is ended
when there have been no requests for a while, or when an answer takes too long.
"""

import json
import os
import sys
from contextlib import redirect_stdout

POLITE = 15  # people who play come first


def main() -> None:
    import fathoms.games  # noqa: F401  (makes them known)
    from fathoms.core.game import find_game
    from fathoms.core.options import read_options

    answers = sys.stdout
    with redirect_stdout(sys.stderr):  # whatever anyone prints is not an answer
        for line in sys.stdin:
            wish = json.loads(line)
            game = find_game(wish["game"])
            assert game.survey is not None, "nobody asks for a survey where there is none"
            facts = game.survey(read_options(game.options, wish["options"]))
            print(json.dumps({"facts": facts}), file=answers, flush=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    main()
