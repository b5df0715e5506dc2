"""A subprocess that compiles steps: a request is `{"game": ..., "label": ...}`, the answer `{"done": true}` or
`{"failed": ...}` with the kind of the error.

Compiling holds the interpreter, so a server with people to serve has it done here. What is compiled is on disk then.
"""

from collections.abc import Iterator

from fathoms.core.json_lines_process import Message, Send, lower_priority, serve_json_lines

NICENESS = 10  # people come first


def compile_steps(requests: Iterator[Message], send: Send) -> None:
    import fathoms.games  # noqa: F401 - makes the games known
    from fathoms.compiling.warmup import find_step
    from fathoms.core.game import find_game

    for request in requests:
        try:
            find_step(find_game(request["game"]), request["label"]).run()
        except Exception as error:
            send({"failed": type(error).__name__})
        else:
            send({"done": True})


if __name__ == "__main__":
    lower_priority(NICENESS)
    serve_json_lines(compile_steps)
