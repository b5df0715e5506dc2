"""Analyses drawn boards in a subprocess: `python -m fathoms.server.board_analysis.analysis_process`.

A request is `{"game": ..., "options": {...}}`, an answer `{"facts": {...}}`, each a line of JSON. The process is ended
when there have been no requests for a while, or when an answer takes too long.
"""

from collections.abc import Iterator

from fathoms.core.json_lines_process import Message, Send, lower_priority, serve_json_lines

NICENESS = 15  # people who play come first


def analyze_boards(requests: Iterator[Message], send: Send) -> None:
    import fathoms.games  # noqa: F401  (makes them known)
    from fathoms.core.game import find_game
    from fathoms.core.options import read_options

    for request in requests:
        game = find_game(request["game"])
        assert game.extras.survey is not None, "nobody asks for a survey where there is none"
        send({"facts": game.extras.survey(read_options(game.options, request["options"]))})


if __name__ == "__main__":
    lower_priority(NICENESS)
    serve_json_lines(analyze_boards)
