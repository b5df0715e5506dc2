"""`fathoms serve`: start the table, say where it is, and open the browser."""

import socket
import threading
import webbrowser
from pathlib import Path

from fathoms.core.console import out
from fathoms.core.refusal import Refusal
from fathoms.server import app
from fathoms.server.settings import read_settings
from fathoms.words import say

ANYWHERE = ("0.0.0.0", "::")  # hosts that mean: whoever can reach this machine


def serve(host: str, port: int, browser: bool, data: Path | None, workers: int = 1) -> None:
    check_free(host, port)

    def listening(port: int) -> None:
        address = address_of(host, port)
        out.print(say("cli-serve-ready", address=address))
        out.print(say("cli-serve-stop"))
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    settings = read_settings() if data is None else read_settings(data=data)
    if workers == 1:
        app.serve(host, port, settings, listening)
    else:
        from fathoms.server.processes.supervisor import serve_with_workers

        serve_with_workers(workers, host, port, settings, listening)


def check_free(host: str, port: int) -> None:
    """Refuse an address where the table cannot listen, in words that name this command's options."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except socket.gaierror as error:
        raise Refusal("cli-serve-no-such-host", host=host) from error
    except PermissionError as error:
        raise Refusal("cli-serve-port-forbidden", port=str(port)) from error
    except OSError as error:
        raise Refusal("cli-serve-port-taken", port=str(port)) from error


def address_of(host: str, port: int) -> str:
    """Where to point a browser on this machine."""
    name = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
