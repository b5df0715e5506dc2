"""Playing by rules that are not compiled yet, just as they are written: slower, but the same game.

A server does not let people wait for the compiler. While the rules of a game are compiled elsewhere, a call that would
have to wait is interpreted; as soon as its machine code is there, the next call runs that. No one else is concerned:
where nothing has been said, a rule is compiled when it is first called.
"""

import threading
from collections.abc import Iterable
from types import FunctionType
from typing import Any

from numba.core.dispatcher import Dispatcher

from fathoms.core.compiled.compile_mode import NotCompiledError, interpreted_games, load_only, loads_on_demand
from fathoms.core.compiled.field_check import MisspeltError, misspelt_fields
from fathoms.core.registry import game_of_state_type, registered_game


def compile_or_interpret(rule: Dispatcher, *args: Any) -> Any:
    """What to run for a call for which there is no machine code yet: the compiler asks us instead of itself."""
    names = interpreted_games()
    if names:
        games = games_of(args)
        if not games or games & names:
            return loaded(rule, args) if loads_on_demand() else interpreted_rule(rule)
    try:
        return Dispatcher._compile_for_args(rule, *args)  # type: ignore[attr-defined]
    except NotCompiledError:
        raise
    except Exception:  # whatever the compiler has come to
        raise_misspelt_fields(args)
        raise


def loaded(rule: Dispatcher, args: tuple[Any, ...]) -> Any:
    """A rule from disk; as it is written if it is not there, which is looked up once."""
    key = rule, tuple(map(rule.typeof_pyval, args))
    if key not in _not_on_disk:
        try:
            with load_only():
                return Dispatcher._compile_for_args(rule, *args)  # type: ignore[attr-defined]
        except NotCompiledError:
            _not_on_disk.add(key)
    return interpreted_rule(rule)


_not_on_disk: set[tuple[Dispatcher, tuple[Any, ...]]] = set()  # rules with the types of their arguments


def raise_misspelt_fields(args: Iterable[Any]) -> None:
    """Rules have not compiled: say so in a line, if it is for a field that there is not.

    Most are found when the game is registered; one that has the name of something else in sight is found here.
    """
    games = [game for name in games_of(args) if (game := registered_game(name))]
    names = [line for game in games for line in misspelt_fields(game)]
    if names:
        raise MisspeltError("\n".join(names)) from None


def games_of(args: Iterable[Any]) -> set[str]:
    """The games whose states are among these arguments."""
    names: set[str] = set()
    for each in args:
        if isinstance(each, tuple):
            names |= games_of(each)
        elif getattr(getattr(each, "dtype", None), "names", None):
            try:
                names.add(game_of_state_type(each.dtype).name)
            except KeyError:  # options, which never come alone
                continue
    return names


_lock = threading.RLock()
_written: dict[Dispatcher, FunctionType] = {}
_worlds: dict[int, dict[str, Any]] = {}  # by the module's own


def interpreted_rule(rule: Dispatcher) -> FunctionType:
    """A rule as it is written, and with it all rules that it calls."""
    with _lock:
        if rule not in _written:
            function: Any = rule.py_func
            _written[rule] = FunctionType(
                function.__code__,
                interpreted_globals(function),
                function.__name__,
                function.__defaults__,
                function.__closure__,
            )
        return _written[rule]


def interpreted_globals(function: FunctionType) -> dict[str, Any]:
    """What a rule finds around it, with every rule as it is written."""
    namespace = function.__globals__
    if id(namespace) not in _worlds:
        world = _worlds[id(namespace)] = dict(namespace)
        world.update(
            {name: interpreted_rule(value) for name, value in namespace.items() if isinstance(value, Dispatcher)}
        )
    return _worlds[id(namespace)]
