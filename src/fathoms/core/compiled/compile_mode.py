"""Who waits for the compiler: the games that are being compiled elsewhere, and the threads that see to it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

_waiting: set[str] = set()
_loads_on_demand = False
_thread = threading.local()
PLAYS, LOADS, COMPILES = range(3)  # what a thread does


class NotCompiledError(Exception):
    """A rule could not be loaded in a thread that only loads."""


def interpret_game(game: str) -> None:
    """From now on, what is not compiled of this game is interpreted, until it is `stop_interpreting`."""
    _waiting.add(game)


def stop_interpreting(game: str) -> None:
    """All of this game that matters is compiled; what is left will be when it is first called."""
    _waiting.discard(game)


def interpreted_games() -> frozenset[str]:
    """The games that are played as written in this thread."""
    return frozenset(_waiting) if _waiting and _does() == PLAYS else frozenset()


@contextmanager
def on_demand_loading() -> Iterator[None]:
    """What is played as written is looked for on disk first, in every thread. Nothing may be compiled meanwhile in
    this process: a thread that loads would wait for it."""
    global _loads_on_demand
    _loads_on_demand = True
    try:
        yield
    finally:
        _loads_on_demand = False


def loads_on_demand() -> bool:
    return _loads_on_demand


def may_only_load() -> bool:
    """May this thread not compile?"""
    return _does() == LOADS


@contextmanager
def load_only() -> Iterator[None]:
    """In this thread, rules are loaded, or there is a NotCompiledError."""
    with _doing(LOADS):
        yield


@contextmanager
def compile_if_missing() -> Iterator[None]:
    """In this thread, rules are compiled where they cannot be loaded."""
    with _doing(COMPILES):
        yield


def _does() -> int:
    does: int = getattr(_thread, "does", PLAYS)
    return does


@contextmanager
def _doing(what: int) -> Iterator[None]:
    before, _thread.does = _does(), what
    try:
        yield
    finally:
        _thread.does = before
