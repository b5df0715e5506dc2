"""Middleware that finds a visitor's address behind trusted proxies.

A connection from a proxy is not its visitor's own: who that is stands in `X-Forwarded-For`. Anyone can send that
header, so it is read from the right, where the proxy next to us has written, and only as far as each proxy that wrote
is trusted.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

ANY = "*"
UNIX = "unix"  # whoever connects by a Unix socket
MAX_ADDRESS = 60  # letters of an address
SCHEMES = ("http", "https")

Address = IPv4Address | IPv6Address


def parse_address(text: str) -> Address | None:
    """Parse an address as proxies write it, with or without a port; None if it is none."""
    text = text.strip()
    if len(text) > MAX_ADDRESS:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class TrustedProxies:
    """The proxies that are trusted: addresses, networks, `unix`, or `*` for any that connects to us."""

    def __init__(self, setting: str) -> None:
        words = {word.strip() for word in setting.split(",")} - {""}
        self._anyone = ANY in words
        self._unix = UNIX in words
        self._networks = [parse_network(word) for word in sorted(words - {ANY, UNIX})]
        self.trusts = lru_cache(maxsize=4096)(self._trusts)

    def _trusts(self, peer: str) -> bool:
        """Is this the address of a trusted proxy? "" stands for a Unix socket."""
        if self._anyone:
            return True
        if not peer:
            return self._unix
        address = parse_address(peer)
        return address is not None and self._is_listed(address)

    def _is_listed(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def visitor_address(self, peer: str, forwarded: Iterable[str]) -> str:
        """The address of the visitor behind proxies: the last one that is not a trusted proxy's.

        Text that is no address ends the search: the proxy that wrote it is all we know.
        """
        visitor = peer
        for hop in addresses_from_the_right(forwarded):
            address = parse_address(hop)
            if address is None:
                return visitor
            visitor = str(address)
            if not self._is_listed(address):  # with `*` too: only the proxy next to us is trusted whatever its address
                return visitor
        return visitor


def parse_network(text: str) -> IPv4Network | IPv6Network:
    """Parse one entry of the setting; a ValueError if it is no address and no network."""
    return ip_network(text, strict=False)


def addresses_from_the_right(forwarded: Iterable[str]) -> Iterator[str]:
    """The addresses in the headers, the last one first."""
    for header in reversed(list(forwarded)):
        yield from reversed(header.split(","))


class ProxyHeadersMiddleware:
    """Sets client and scheme of a request from a trusted proxy to those its visitor came with."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = peer_address(scope["client"])
            if self.proxies.trusts(peer):
                self._apply_headers(scope, peer)
        return await self.app(scope, receive, send)

    def _apply_headers(self, scope: Scope, peer: str) -> None:
        forwarded_for = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if forwarded_for:
            scope["client"] = (self.proxies.visitor_address(peer, forwarded_for), 0)
        schemes = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        scheme = schemes[-1].rpartition(",")[2].strip() if schemes else ""
        if scheme in SCHEMES:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme


def peer_address(client: tuple[str, int] | None) -> str:
    """The address at the other end of a connection; "" if it is a Unix socket."""
    return client[0] if client else ""
