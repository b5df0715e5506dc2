"""What is wrong with a value or a file, in words of ours: the libraries and systems that find it know only English.

A fault is a kind and what is needed to say it, for messages that are made of `{ fault }`; a cause is the same for what
the system refuses, in messages made of `{ cause }`.
"""

import errno
import socket
from typing import Any

from pydantic import ValidationError

from fathoms.core.refusal import Refusal
from fathoms.old_names import old_name_resolver

Fault = dict[str, str | int | float]

KINDS = {  # by what pydantic calls them; anything else is not of the right kind
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "long",
    "too_long": "long",
    "string_too_short": "short",
    "too_short": "short",
    "greater_than_equal": "low",
    "greater_than": "above",
    "less_than_equal": "high",
    "less_than": "below",
    "literal_error": "choice",
    "enum": "choice",
    "union_tag_invalid": "choice",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "int_from_float": "whole",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "bool_type": "flag",
    "bool_parsing": "flag",
    "json_invalid": "json",
}
BOUNDS = ("max_length", "min_length", "ge", "gt", "le", "lt")
CAUSES = {  # why the system refuses something; anything else it says itself
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "nofolder",
    errno.EADDRINUSE: "used",
    errno.EADDRNOTAVAIL: "away",
    errno.ENETUNREACH: "away",
    errno.EHOSTUNREACH: "away",
}
JSON: Fault = {"fault": "json"}
TEXT: Fault = {"fault": "text"}


def describe_validation_error(error: Any) -> Fault:
    """One of the errors that pydantic found."""
    where = ".".join(str(part) for part in error["loc"])
    details = error.get("ctx", {})
    own = details.get("error")
    if isinstance(own, Refusal):  # by a check of ours
        why = str(own).removesuffix(".")
        return {"fault": "own", "why": f"{where}: {why}" if where else why}
    kind = KINDS.get(error["type"], "other")
    bound = next((value for name, value in details.items() if name in BOUNDS), 0)
    return {"fault": kind if where or kind == "json" else "self", "where": where, "bound": bound}


def describe_input_error(error: ValueError) -> Fault:
    """What is wrong with what was read: the first fault that was found, or that it is no text, or no JSON."""
    if isinstance(error, ValidationError):
        return describe_validation_error(error.errors()[0])
    return TEXT if isinstance(error, UnicodeError) else JSON


def describe_system_error(error: OSError | ValueError) -> Fault:
    """Why the system refuses a file or an address; a name that it cannot even be asked for is a mere ValueError."""
    if not isinstance(error, OSError):
        return {"cause": "other", "why": str(error)}
    kind = "away" if isinstance(error, socket.gaierror) else CAUSES.get(error.errno or 0, "other")
    return {"cause": kind, "why": error.strerror or str(error)}


__getattr__ = old_name_resolver(__name__)
