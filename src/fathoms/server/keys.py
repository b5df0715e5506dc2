"""The server's secret, and the keys made of it: one for each purpose, so that none gives another away."""

import os
import secrets
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from fathoms.core.refusal import Refusal

SECRET_SIZE = 64


@dataclass(frozen=True)
class Keys:
    """What the server keeps to itself."""

    cookies: str  # signs who is who; the secret itself, so that cookies of older servers stay good
    bots: str  # makes the bots' chance unpredictable


def read_keys(folder: Path) -> Keys:
    """The keys of the server whose data is in a folder."""
    secret = read_secret(folder)
    return Keys(cookies=secret, bots=derived(secret, "bots"))


def read_secret(folder: Path) -> str:
    """The server's secret; made on the first start, readable by its owner only."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "secret.key"
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = file.read_text(encoding="ascii").strip()
        if len(secret) != SECRET_SIZE:
            raise Refusal("secret-broken", file=str(file)) from None
        return secret
    with os.fdopen(made, "w", encoding="ascii") as stream:
        secret = secrets.token_hex(SECRET_SIZE // 2)
        stream.write(secret)
    return secret


def derived(secret: str, purpose: str) -> str:
    """A key for one purpose. Who learns it learns neither the secret nor any other key."""
    return blake2b(purpose.encode(), key=secret.encode("ascii")).hexdigest()
