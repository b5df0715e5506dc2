"""The server's secret, and the keys derived from it: one for each purpose, so that none gives another away."""

import os
import secrets
import stat
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from string import hexdigits

from pydantic import SecretStr

from fathoms.core.input_errors import describe_system_error
from fathoms.core.refusal import Refusal

SECRET_SIZE = 64
OTHER_USERS = stat.S_IRWXG | stat.S_IRWXO


@dataclass(frozen=True)
class ServerKeys:
    """The keys of a server."""

    cookie_key: str  # signs session cookies; the secret itself, so that cookies of older servers stay valid
    bot_key: str  # makes the bots' chance unpredictable
    secret_mark: str  # tells servers with another secret apart, and nothing more


def read_keys(folder: Path, given_secret: SecretStr | None = None) -> ServerKeys:
    """The keys of a server, from the secret in its data folder, or from one that is given."""
    secret = read_secret(folder) if given_secret is None else given_secret.get_secret_value()
    return ServerKeys(
        cookie_key=secret, bot_key=derive_key(secret, "bots"), secret_mark=derive_key(secret, "mark")[:16]
    )


def read_secret(folder: Path) -> str:
    """The secret of a data folder; created on the first start, readable by its owner only. Refuses if that is not
    possible."""
    file = folder / "secret.key"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            make_private(file)
            return validate_secret(file.read_text(encoding="ascii").strip(), file)
        with os.fdopen(descriptor, "w", encoding="ascii") as stream:
            secret = secrets.token_hex(SECRET_SIZE // 2)
            stream.write(secret)
    except Refusal:
        raise
    except UnicodeDecodeError:
        raise Refusal("secret-broken", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise Refusal("data-unusable", folder=str(folder), **describe_system_error(error)) from error
    return secret


def is_secret(text: str) -> bool:
    return len(text) == SECRET_SIZE and set(text) <= set(hexdigits)


def validate_secret(secret: str, file: Path) -> str:
    if not is_secret(secret):
        raise Refusal("secret-broken", file=str(file))
    return secret


def make_private(file: Path) -> None:
    """Make a file that was copied or restored readable by its owner only."""
    mode = file.stat().st_mode
    if os.name == "posix" and stat.S_ISREG(mode) and mode & OTHER_USERS:
        file.chmod(0o600)


def derive_key(secret: str, purpose: str) -> str:
    """Derive a key for one purpose, from which neither the secret nor another key can be worked out."""
    return blake2b(purpose.encode(), key=secret.encode("ascii")).hexdigest()
