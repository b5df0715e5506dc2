"""Attributes of environments that have been renamed: the old name works for one version, with a warning."""

from typing import Any

from fathoms.old_names import warn_of


class RenamedAttribute:
    """Reads an attribute under its old name."""

    def __init__(self, new_name: str) -> None:
        self.new_name = new_name

    def __set_name__(self, owner: type, old_name: str) -> None:
        self.old_name = old_name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        warn_of(self.old_name, self.new_name)
        return getattr(owner if instance is None else instance, self.new_name)
