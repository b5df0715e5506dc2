"""A game has words for all that the lab counts in it: its ends, its groups of parts, and parts that have names."""

from collections.abc import Iterator

from fathoms.core.game import Game
from fathoms.core.lab_stats import end_key, group_key, part_key

LONGEST = 60  # signs: they stand beside plots


def words_counted(game: Game) -> Iterator[list[str]]:
    """The keys of what stands together: all ends, all groups, the parts of each group."""
    yield [end_key(game.name, end) for end in game.lab.ends]
    yield [group_key(game.name, group.name) for group in game.lab.parts.groups]
    for group in game.lab.parts.groups:
        yield [key for name in group.names if (key := part_key(game.name, group.name, name))]


def reads_badly(text: str) -> bool:
    """Is it no label as people write them: short, with a capital and without a full stop?"""
    return len(text) > LONGEST or "_" in text or text.endswith(".") or text[:1] != text[:1].upper()
