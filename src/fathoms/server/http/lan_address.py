"""Where this machine is found by others in the same house."""

import socket
from ipaddress import ip_address

UNROUTED_ADDRESS = ("192.0.2.1", 9)  # an address that is nobody's; nothing is sent there


def is_loopback(host: str) -> bool:
    """Does whoever asks sit at the machine itself?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def find_lan_address() -> str | None:
    """The address by which others reach this machine; None where it has no network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(UNROUTED_ADDRESS)
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if is_loopback(address) or address == "0.0.0.0" else address
