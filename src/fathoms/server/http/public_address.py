"""The address under which visitors find this server: links and QR codes lead there.

A browser says in `Host` which address it has called, and so can anyone who wants a link of ours to lead to a site of
theirs. It is believed where it cannot be a name of the internet; a server with such a name has a setting for it.
"""

from ipaddress import ip_address

from starlette.requests import Request

from fathoms.core.refusal import Refusal
from fathoms.server.settings import Settings

# Ends of names that exist on local networks alone.
LOCAL_DOMAINS = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")


def public_base_url(request: Request, settings: Settings) -> str:
    """The server's own address, with a slash at the end; refuses if it is not known."""
    if settings.address:
        return settings.address.rstrip("/") + "/"
    try:
        host, _ = request.base_url.hostname, request.base_url.port
    except ValueError:  # the port is no number
        host = None
    ours = (request.scope.get("server") or ("",))[0]  # the address of the connection itself
    if host is None or not (host == ours or is_local_name(host)):
        raise Refusal("address-unknown")
    return str(request.base_url)


def is_local_name(host: str) -> bool:
    """Is this an address or a name that no one on the internet can have?"""
    name = host.rstrip(".").lower()
    try:
        address = ip_address(name.partition("%")[0])
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(LOCAL_DOMAINS))
    return address.is_private or address.is_loopback or address.is_link_local
