"""Reviews a game in a process of its own: `python -m fathoms.lab.review.review_worker`, lines of JSON in and out.

The first line in is `{"replay": {...}}`, with `"polite": true` if others come first, and `simulations` and `worlds` if
the budget for each decision is not to be the usual one. Each line out is
`{"known": {...}}`, a `Review` with the decisions that are new since the line before; the last one is
`{"done": {...}}`, the same and complete, or `{"refused": {"key": ..., "args": ...}}`.
"""

import time

from fathoms.core.json_lines_process import Message, Send, lower_priority, serve_json_lines
from fathoms.core.refusal import Refusal
from fathoms.lab.run.study_worker import POLITE

PAUSE = 0.5  # seconds between two lines


def review_game(request: Message, send: Send) -> None:
    import fathoms.games  # noqa: F401 - makes the games known
    from fathoms.core.replay import Replay
    from fathoms.lab.review.game_review import review_steps
    from fathoms.lab.review.move_judge import Budget

    if request.get("polite"):
        lower_priority(POLITE)
    last, on_decision = 0.0, 0
    try:
        budget = Budget(request["simulations"], request["worlds"]) if "simulations" in request else None
        for known in review_steps(Replay.model_validate(request["replay"]), budget):
            if known.is_done or time.monotonic() > last + PAUSE:
                news = known.to_dict()
                news["decisions"] = news["decisions"][on_decision:]
                send({"done" if known.is_done else "known": news})
                last, on_decision = time.monotonic(), len(known.decisions)
    except Refusal as refusal:
        send({"refused": {"key": refusal.key, "args": refusal.args_}})


if __name__ == "__main__":
    serve_json_lines(lambda requests, send: review_game(next(requests), send))
