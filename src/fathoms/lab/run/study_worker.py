"""Makes a study in a process of its own: `python -m fathoms.lab.run.study_worker`, lines of JSON in and out.

A request has what `StudyPlan` takes, and `device`, `threads`, `house` (house-rule numbers that only this process has),
`forget` (what is compiled for these is not kept on disk) and `polite` (others come first).
While games are played there is a line
`{"played": 4000, "games": 10000, "study": {...}}` every now and then, and while further games are played there is also
`"further": 0.25`, how much of that is done; the last one is `{"done": {...}}`, or
`{"refused": {"key": ..., "args": ...}}`. A caller that loses interest ends the process.
With `only_check` nothing is played: the answer is `{"checked": true}`, or why it is refused.
"""

import json
import os
import time

from fathoms.core.compiled.cache_folder import KEEP_VARIABLE
from fathoms.core.json_lines_process import Message, Send, lower_priority, serve_json_lines
from fathoms.core.refusal import Refusal
from fathoms.core.tuning import OTHER_VALUES

POLITE = 15  # people who play come first
PAUSE = 0.5  # seconds between two lines


def make_study(request: Message, send: Send) -> None:
    from fathoms.lab.counting.game_counter import count_games
    from fathoms.lab.counting.tally import Tallies
    from fathoms.lab.studies import StudyPlan

    last_sent = 0.0

    def progress(played: int, tallies: Tallies | None) -> None:
        nonlocal last_sent
        if played == 0 or (tallies is not None and time.monotonic() > last_sent + PAUSE):
            last_sent = time.monotonic()
            study = question.study_from_counts(tallies).to_dict() if tallies is not None and played else None
            send({"played": played, "games": question.order.games, "study": study})

    if request.pop("polite", False):
        lower_priority(POLITE)
    device, threads = request.pop("device", "cpu"), request.pop("threads", None)
    only_check = request.pop("only_check", False)
    house, forget = request.pop("house", {}), request.pop("forget", False)
    os.environ[OTHER_VALUES] = json.dumps({request["game"]: house})  # before the game is loaded
    if house and forget:
        os.environ[KEEP_VARIABLE] = "0"
    try:
        question = StudyPlan(**request)
        if only_check:
            send({"checked": True})
            return
        tallies = count_games(question.watch, device, progress, threads)
        study, games = question.study_from_counts(tallies), question.order.games
        for share_done, partial in question.with_played_measures(study):
            study = partial
            if time.monotonic() > last_sent + PAUSE:
                last_sent = time.monotonic()
                send({"played": games, "games": games, "further": share_done, "study": study.to_dict()})
        send({"done": study.to_dict(whole=True)})
    except Refusal as refusal:
        send({"refused": {"key": refusal.key, "args": refusal.args_}})


if __name__ == "__main__":
    serve_json_lines(lambda requests, send: make_study(next(requests), send))
