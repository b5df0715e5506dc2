"""Fathoms: a table for five board games, played by people, bots and by the million."""

__version__: str


def __getattr__(name: str) -> str:
    """`__version__`, looked up when someone asks: it would delay every first move a little."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("fathoms")
    except PackageNotFoundError:  # run straight from a source tree
        return "0.0.0"
