"""Rate limits: token buckets and counters by player or address."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from fathoms.core.refusal import Refusal

MAX_BUCKETS = 10_000  # keys remembered before full buckets are forgotten


class TokenBucket:
    """A token bucket: it is filled at a steady rate up to its capacity, and every action takes a token."""

    def __init__(self, capacity: float, a_second: float) -> None:
        self._capacity = capacity
        self._rate = a_second
        self._level = capacity
        self._filled_at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._capacity, self._level + (now - self._filled_at) * self._rate)
        self._filled_at = now

    def take(self) -> bool:
        """Take a token; False if there is none."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self) -> bool:
        self._fill()
        return self._level == self._capacity


class RateLimit:
    """Token buckets by key: so many actions at once, and then so many a second."""

    def __init__(self, burst: float, a_second: float, refusal: str) -> None:
        self._burst = burst
        self._rate = a_second
        self._refusal = refusal
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str) -> None:
        """Take a token of a key, or refuse."""
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.is_full()}
        if not self._buckets.setdefault(key, TokenBucket(self._burst, self._rate)).take():
            raise Refusal(self._refusal, most=self._burst)


class HourlyLimit(RateLimit):
    """A rate limit of so many actions an hour."""

    def __init__(self, limit: int, refusal: str) -> None:
        super().__init__(limit, limit / 3600, refusal)


class ConcurrencyLimit:
    """Limits how many actions of each key may run at the same time."""

    def __init__(self, limit: int, refusal: str) -> None:
        self._limit = limit
        self._refusal = refusal
        self._count: Counter[str] = Counter()

    @contextmanager
    def slot(self, key: str) -> Iterator[None]:
        if self._count[key] >= self._limit:
            raise Refusal(self._refusal, most=self._limit)
        self._count[key] += 1
        try:
            yield
        finally:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]


def client_network(request: HTTPConnection) -> str:
    """The address a request comes from, as it is counted."""
    return network_key(request.client.host if request.client else "")


def network_key(host: str) -> str:
    """An address as it is counted: all of an IPv6 network count as one, since one visitor has millions of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
