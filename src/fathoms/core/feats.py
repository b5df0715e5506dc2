"""Feats: what a game remembers of its players beyond one table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Feat:
    """Something a player has done, by a name of the game's own, and how well."""

    key: str
    best: tuple[float, ...]  # as few hints, points lost, seconds ... as possible: the smaller tuple is better
