"""Behind proxies a visitor's address follows from the proxies that we trust, and from no others."""

import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from fathoms.server.http.proxy_headers import TrustedProxies, parse_address
from fathoms.server.settings import Limits
from tests.server.people import open_house
from tests.server.test_connection_limits import knock
from tests.server.test_connection_quotas import POST
from tests.server.test_serve import Process, running

HOP, FAR = "10.0.0.1", "10.0.9.9"  # proxies of ours
VISITOR, OTHER = "198.51.100.7", "203.0.113.9"
OURS = TrustedProxies(f"{HOP}, 10.0.9.0/24, 2001:db8:1::/48")


@pytest.mark.parametrize(
    ("said", "visitor"),
    [
        ([VISITOR], VISITOR),
        ([f"{OTHER}, {VISITOR}"], VISITOR),  # the visitor had sent the header, too
        ([f"{OTHER}, {VISITOR}, {FAR}"], VISITOR),  # several hops
        ([OTHER, f"{VISITOR},{FAR}"], VISITOR),  # in several headers
        ([f"{VISITOR}, {OTHER}, {HOP}, {FAR}"], OTHER),  # one of those on the way is not ours: it may say what it likes
        ([f"{VISITOR}:5000"], VISITOR),
        (["2001:db8::7"], "2001:db8::7"),
        (["[2001:db8::7]:5000"], "2001:db8::7"),
        (["[2001:DB8:0::7]"], "2001:db8::7"),
        (["fe80::1%eth0"], "fe80::1"),
        ([f"::ffff:{VISITOR}"], VISITOR),
        ([f"{VISITOR}, 2001:db8:1::5"], VISITOR),
        ([f"{VISITOR}, ::ffff:{FAR}"], VISITOR),
        (["unknown"], HOP),
        ([f"{VISITOR}, _hidden"], HOP),
        ([f"{VISITOR}, unix:"], HOP),
        ([f"{VISITOR},"], HOP),
        ([""], HOP),
        (["x" * 10_000], HOP),
        ([f"{FAR}, {HOP}"], FAR),  # all of them are ours: one of ours asks
    ],
)
def test_the_visitor_is_the_last_who_is_none_of_ours(said: list[str], visitor: str) -> None:
    assert OURS.visitor_address(HOP, said) == visitor


@pytest.mark.parametrize(
    ("listed", "trusted", "others"),
    [
        (
            "127.0.0.1,::1,unix",
            ["127.0.0.1", "::1", "::ffff:127.0.0.1", ""],
            [VISITOR, "127.0.0.2", "::2", "testclient"],
        ),
        ("10.0.0.0/8", [HOP, FAR, "::ffff:10.1.1.1"], ["11.0.0.1", ""]),
        ("2001:db8::/32", ["2001:db8::1", "2001:0db8:ffff::"], ["2001:db9::1"]),
        ("*", [VISITOR, "::1", ""], []),
        ("", [], ["127.0.0.1", ""]),
    ],
)
def test_only_those_are_trusted_who_are_listed(listed: str, trusted: list[str], others: list[str]) -> None:
    proxies = TrustedProxies(listed)
    assert [peer for peer in (*trusted, *others) if proxies.trusts(peer)] == trusted


def test_if_anyone_is_trusted_it_is_whoever_is_next_to_us_alone() -> None:
    assert TrustedProxies("*").visitor_address(HOP, [f"{OTHER}, {VISITOR}"]) == VISITOR


def test_what_is_no_address_is_none() -> None:
    assert [parse_address(text) for text in ("", "[", "[]", ":", "1.2.3", "a.b", "1" * 100)] == [None] * 7


def test_visitors_behind_a_proxy_are_counted_apart_and_nobody_else_is_believed(tmp_path: Path) -> None:
    for proxies, together in (("10.0.0.1", False), ("192.0.2.1", True)):
        limits = Limits(tables_an_hour_of_address=1)
        with open_house(tmp_path / proxies, limits=limits, proxies=proxies) as house:
            answers = [
                house.person().post("/api/tables", POST, headers={"x-forwarded-for": visitor}).status_code
                for visitor in (VISITOR, OTHER, VISITOR, f"{OTHER}, {VISITOR}")
            ]
            assert answers == ([201, 429, 429, 429] if together else [201, 201, 429, 429])


@pytest.mark.parametrize(("proxies", "secure"), [("10.0.0.1", True), ("192.0.2.1", False)])
@pytest.mark.parametrize("scheme", ["https", "http, https"])
def test_how_a_visitor_came_is_believed_of_proxies_alone(
    tmp_path: Path, proxies: str, secure: bool, scheme: str
) -> None:
    with open_house(tmp_path, proxies=proxies) as house:
        answer = house.client.get("/api/games", headers={"x-forwarded-proto": scheme})
        assert ("Secure" in answer.headers["set-cookie"]) == secure


# A real one


CONFIG = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://127.0.0.1:{behind};
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For {forwarded};
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 1h;
            proxy_buffering off;
        }}
    }}
}}
"""
FEW = 5  # lines or requests of one address


def nginx() -> str:
    """Where nginx is; without it, there is nothing to test."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
    if found is None:
        pytest.skip("nginx is not installed (Debian: apt-get install nginx)")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port: int = line.getsockname()[1]
        return port


@contextmanager
def proxied(folder: Path, behind: int, forwarded: str) -> Iterator[Process]:
    """An nginx before a server, as docs/hosting.md says; `forwarded` is whom it names as its visitor."""
    folder.mkdir()
    port = free_port()
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, port=port, behind=behind, forwarded=forwarded))
    process = subprocess.Popen([nginx(), "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        front = Process.__new__(Process)
        front.port, front.cookie = port, ""
        for _ in range(300):
            with suppress(OSError):
                knock(front).close()
                break
            time.sleep(0.1)
        yield front
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture
def few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_LIMITS__LINES_OF_ADDRESS", str(FEW))
    monkeypatch.setenv("FATHOMS_LIMITS__CONNECTIONS_OF_ADDRESS", str(FEW))


def asked(front: Process, visitor: str) -> int:
    request = urllib.request.Request(f"http://127.0.0.1:{front.port}/api/health", headers={"X-Visitor": visitor})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            status: int = answer.status
    except urllib.error.HTTPError as refused:
        return refused.code
    return status


@pytest.mark.slow
def test_behind_nginx_visitors_do_not_share_lines(tmp_path: Path, few_lines: None) -> None:
    """Many more visitors than one address may have lines, all at the same time."""
    with running(tmp_path / "data") as server, proxied(tmp_path / "nginx", server.port, "$http_x_visitor") as front:
        table = front.request("/api/tables", POST)["id"]
        with ExitStack() as stack:
            for number in range(4 * FEW):
                header = {"Cookie": front.cookie, "X-Visitor": f"198.51.100.{number}"}
                front_line = stack.enter_context(front.connect(table, additional_headers=header))
                front_line.send('{"type": "hello"}')
                assert '"type":"table"' in str(front_line.recv(60)).replace(" ", "")
            with ThreadPoolExecutor(4 * FEW) as people:
                visitors = [f"198.51.100.{number}" for number in range(4 * FEW)]
                assert Counter(people.map(lambda visitor: asked(front, visitor), visitors)) == {200: 4 * FEW}


@pytest.mark.slow
def test_behind_nginx_one_visitor_has_so_many_lines_and_no_more(tmp_path: Path, few_lines: None) -> None:
    """And cannot get more by naming others: nginx writes down where they really come from."""
    with (
        running(tmp_path / "data") as server,
        proxied(tmp_path / "nginx", server.port, "$proxy_add_x_forwarded_for") as front,
    ):
        table = front.request("/api/tables", POST)["id"]
        keys = Counter[str]()
        with ExitStack() as stack:
            for number in range(2 * FEW):
                header = {"Cookie": front.cookie, "X-Forwarded-For": f"198.51.100.{number}"}
                elsewhere = socket.create_connection(("127.0.0.1", front.port), source_address=("127.0.0.2", 0))
                line = stack.enter_context(front.connect(table, additional_headers=header, sock=elsewhere))
                line.send('{"type": "hello"}')
                told = str(line.recv(60))
                keys["refused" if "too-many-connections" in told else "in"] += 1
            assert keys == {"in": FEW, "refused": FEW}
