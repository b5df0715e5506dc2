"""What the lab counts in a game beside its result: how games end, and the parts they are played with."""

from dataclasses import dataclass, field

from fathoms.core.rule import rule
from fathoms.old_names import old_name_resolver

MAX_MET_PARTS = 64  # the most parts that one action can meet
NOTE_SIZE = 48  # room after them, in which a game may keep what it wants to compare from before an action to after it


@dataclass(frozen=True)
class PartGroup:
    """Parts of one kind: the covers of a street, the kinds of cards. Their words are `part-<game>-<group>`."""

    name: str
    first: int  # the number of its first part
    names: tuple[str, ...]  # of its parts
    columns: int = 0  # parts that lie on a board, row by row, so many in a row; 0 = they have no place


@dataclass
class Parts:
    """All parts of a game, declared once: `COVER = COUNTED.add("cover", 70, columns=10)` is the number of the first."""

    groups: list[PartGroup] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(len(group.names) for group in self.groups)

    def add(self, name: str, parts: int | tuple[str, ...], columns: int = 0) -> int:
        """A group of parts: so many, numbered from 1, or with these names."""
        names = parts if isinstance(parts, tuple) else tuple(str(number + 1) for number in range(parts))
        self.groups.append(PartGroup(name, self.count, names, columns))
        return self.groups[-1].first


def end_key(game: str, end: str) -> str:
    """The words of an end: `end-<game>-<name>`."""
    return f"end-{game}-{end}".replace("_", "-")


def group_key(game: str, group: str) -> str:
    """The words of a group of parts: `part-<game>-<group>`."""
    return f"part-{game}-{group}".replace("_", "-")


def part_key(game: str, group: str, part: str) -> str:
    """The words of a part that has a name: `part-<game>-<group>-<name>`. Numbers speak for themselves: ""."""
    return "" if part.isdecimal() else f"{group_key(game, group)}-{part.replace('_', '-')}"


@rule
def add_met_part(part, out, count):
    """Write a part that was met, if there is room for it; how many there are then."""
    if count < MAX_MET_PARTS:
        out[count] = part
        count += 1
    return count


@rule
def one_ending(s):
    """Games that name no ends have one."""
    return 0


@rule
def no_parts(s, seat, action, is_after, out, count):
    """Games that name no parts have none."""
    return count


@rule
def keep_copy(s, seat, out):
    """In games whose greedy bot reads what is hidden as it stands in a state, a copy of the state knows everything."""


__getattr__ = old_name_resolver(__name__)
