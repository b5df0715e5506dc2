"""The address under which others on the local network reach this machine."""

import socket
from ipaddress import ip_address

UNROUTED_ADDRESS = ("192.0.2.1", 9)  # an address reserved for documentation; nothing is sent there


def is_loopback(host: str) -> bool:
    """Is this an address of the machine itself?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def find_lan_address() -> str | None:
    """This machine's address on its local network; None if it has no network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(UNROUTED_ADDRESS)
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if is_loopback(address) or address == "0.0.0.0" else address
