"""The files of the server that a move passes, in order: `python -m tests.server.trace_move FOLDER`.

One person makes one move at a table of a server in this process, over a real socket. Wherever the move arrives at
something that is done with it (it is handed on, judged, written, committed, applied, drawn, sent), the calls that led
there are looked at: the files they are in are the ones it has passed.
"""

import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

import fathoms.server
from fathoms.core.match import Match
from fathoms.server.app import serve
from fathoms.server.http.batched_websocket import BatchedWebSocket
from fathoms.server.settings import Settings
from fathoms.server.table import views
from fathoms.server.table.table import Mailbox
from fathoms.server.write_batcher import WriteBatcher
from tests.server.test_serve import Process

SERVER = Path(fathoms.server.__file__).parent

STATIONS = (
    (WebSocketsSansIOProtocol, "handle_text"),  # a frame has arrived
    (Mailbox, "post"),
    (Match, "check"),
    (WriteBatcher, "submit"),
    (Match, "play"),
    (views, "json_fragment"),  # a view has been drawn
    (views, "encode_model"),  # it is written as text
    (BatchedWebSocket, "send_soon"),
    (ServerProtocol, "send_text"),
)


class Trace:
    """What a move has passed: its stations, and the files on the way to them."""

    def __init__(self) -> None:
        self.is_on = False  # from the moment in which the move's frame has arrived
        self.stations: list[str] = []
        self.files: list[str] = []

    def record(self, station: str) -> None:
        """Note the files of the calls that have led here, the outermost first."""
        if not self.is_on:
            return
        if station not in self.stations:
            self.stations.append(station)
        frame: FrameType | None = sys._getframe(2)
        files: list[str] = []
        while frame is not None:
            file = Path(frame.f_code.co_filename)
            if file.is_relative_to(SERVER) and file.name != "app.py":  # which runs the server itself
                files.append(file.relative_to(SERVER).as_posix())
            frame = frame.f_back
        self.files += [file for file in dict.fromkeys(reversed(files)) if file not in self.files]

    def watch(self, owner: Any, name: str) -> None:
        """Record whenever a function is called."""
        real = getattr(owner, name)

        def recorded(*args: Any, **options: Any) -> Any:
            self.is_on = self.is_on or (name == "handle_text" and b'"move"' in bytes(args[1].data))
            self.record(name)
            return real(*args, **options)

        setattr(owner, name, recorded)


class Client:
    """Plays one move."""

    def __init__(self, trace: Trace, port: int) -> None:
        self.trace = trace
        self.server = Process.__new__(Process)
        self.server.port, self.server.cookie = port, ""

    def run(self) -> None:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
        table = self.server.request("/api/tables", {"game": "poo_divers", "seats": seats})
        with self.server.connect(table["id"]) as socket:
            socket.send(json.dumps({"type": "hello"}))
            [view] = self.until_view(socket.recv)
            [seat] = view["curtain"] or map(int, view["legal"])
            if view["curtain"]:
                socket.send(json.dumps({"type": "see", "seat": seat}))
                view = self.until_view(socket.recv)[-1]
            action = view["legal"][str(seat)][0]["action"]
            socket.send(json.dumps({"type": "move", "seat": seat, "number": view["number"], "action": action}))
            number = view["number"]
            while view["number"] == number:
                view = self.until_view(socket.recv)[-1]
            self.trace.is_on = False

    def until_view(self, receive: Callable[[], Any]) -> list[Any]:
        while (message := json.loads(receive()))["type"] != "views":
            assert message["type"] != "refused", message
        views: list[Any] = message["views"]
        return views


def main() -> None:
    trace = Trace()
    for owner, name in STATIONS:
        trace.watch(owner, name)

    @event.listens_for(Engine, "after_cursor_execute")
    def executed(connection: Any, cursor: Any, statement: str, *others: Any) -> None:
        if statement.startswith("INSERT INTO moves"):
            trace.record("stored")

    event.listen(Engine, "commit", lambda connection: trace.record("committed"))

    def play(port: int) -> None:
        try:
            Client(trace, port).run()
            print(json.dumps({"stations": trace.stations, "files": trace.files}), flush=True)
        finally:
            os.kill(os.getpid(), signal.SIGINT)

    settings = Settings(data=Path(sys.argv[1]), bot_delay=0)
    with suppress(KeyboardInterrupt):
        serve("127.0.0.1", 0, settings, lambda port: threading.Thread(target=play, args=(port,)).start())


if __name__ == "__main__":
    main()
