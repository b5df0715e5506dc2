"""Compiled rules on disk: a file for every rule, game and set of argument types, named by all it is made of."""

import hashlib
import os
import pickle
import uuid
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from warnings import warn

import numba
from numba.core import types
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.dispatcher import Dispatcher
from numba.core.serialize import dumps
from numba.core.sigutils import normalize_signature

from fathoms.core.compiled.cache_folder import KEEP_VARIABLE, cache_root
from fathoms.core.compiled.compile_mode import NotCompiledError, may_only_load
from fathoms.core.compiled.rule_digest import UnknownError, digest
from fathoms.core.registry import RegisteredGame, registered_games

record_type = cache(numba.from_dtype)  # which takes a millisecond


class RuleCache(_Cache):
    """What a rule asks for machine code before it is compiled, and hands it to afterwards."""

    def __init__(self, rule: Dispatcher) -> None:
        self.rule = rule

    @property
    def cache_path(self) -> str:
        return str(cache_root())

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The machine code for these arguments, if there is any."""
        context.refresh()
        path = self.path(signature, context.codegen())
        try:
            compile_result = CompileResult._rebuild(context, *pickle.loads(path.read_bytes())) if path else None
        except Exception:  # there is none, or it is broken: compiled again, it is whole
            compile_result = None
        if compile_result is None and may_only_load():
            raise NotCompiledError
        if compile_result is not None and path:
            with suppress(OSError):
                path.touch()  # in use: see `kept.tidy`
        return compile_result

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep machine code. Another process may be doing the same: the last one wins, with the same code."""
        path = self.path(signature, compiled.codegen)
        if path is None or not is_cachable(compiled):
            return
        write_atomically(path, dumps(compiled._reduce()))

    def path(self, signature: Any, codegen: Any) -> Path | None:
        """The file for these arguments on this processor; None if what the rule is made of cannot be told."""
        arguments, _ = normalize_signature(signature)
        records = set(records_in(arguments))
        try:
            made_of = digest(self.rule, games_of(records))
        except UnknownError as it:
            warn(f"{self.rule} is compiled in every process anew: who knows whether {it} has changed?", stacklevel=2)
            return None
        key = hashlib.sha256(f"{made_of} {arguments} {codegen.magic_tuple()}".encode()).hexdigest()[:16]
        module = self.rule.py_func.__module__
        folder = "+".join(sorted(set(map(game_mark, records)))) or module.rpartition(".")[0] or module
        name = f"{module.rpartition('.')[2]}.{self.rule.py_func.__qualname__}".replace("<locals>", "")
        return cache_root() / folder / f"{name}-{key}.nbc"

    def enable(self) -> None:
        """Always on."""

    def disable(self) -> None:
        """Always on."""

    def flush(self) -> None:
        """Nothing of ours is ever out of date."""


def write_atomically(path: Path, code: bytes) -> None:
    """Write a file that is whole whenever it can be seen."""
    if os.environ.get(KEEP_VARIABLE) == "0":
        return
    new = path.with_name(f"{path.name}.tmp.{uuid.uuid4().hex[:16]}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(code)
        new.replace(path)
    except OSError:  # a full or read-only disk: then it is compiled every time
        with suppress(OSError):
            new.unlink()


def is_cachable(compiled: Any) -> bool:
    return not compiled.library.has_dynamic_globals and all(each.can_cache for each in compiled.lifted)


def game_of_record_type(record: Any) -> RegisteredGame | None:
    """The game whose states the compiler knows by this type."""
    return next((game for game in registered_games() if record_type(game.state_type) == record), None)


def games_of(records: set[Any]) -> list[RegisteredGame]:
    """The games that have records of these types."""
    games = registered_games() if records else []
    return [game for game in games if records & {record_type(game.state_type), record_type(game.options_type)}]


def game_mark(record: Any) -> str:
    """The mark that a game's records bear (see core/structs.py): `is_` or `of_`, and the game's name."""
    last: str = list(record.fields)[-1]
    return last.removeprefix("is_").removeprefix("of_")


def records_in(arguments: Iterable[Any]) -> Iterable[Any]:
    """The types of all records among these types, in arrays and tuples as well."""
    for each in arguments:
        if isinstance(each, types.Record):
            yield each
        elif isinstance(each, types.Array):
            yield from records_in([each.dtype])
        elif isinstance(each, types.BaseTuple):
            yield from records_in(each.types)  # type: ignore[attr-defined]
