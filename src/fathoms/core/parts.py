"""What the lab counts in a game beside its result: how games end, and the parts they are played with."""

from dataclasses import dataclass, field

from fathoms.core.rule import rule


@dataclass(frozen=True)
class Group:
    """Parts of one kind: the covers of a street, the kinds of cards. Their words are `part-<game>-<group>`."""

    name: str
    first: int  # the number of its first part
    names: tuple[str, ...]  # of its parts
    columns: int = 0  # parts that lie on a board, row by row, so many in a row; 0 = they have no place


@dataclass
class Parts:
    """All parts of a game, declared once: `COVER = COUNTED.add("cover", 70, columns=10)` is the number of the first."""

    groups: list[Group] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(len(group.names) for group in self.groups)

    def add(self, name: str, parts: int | tuple[str, ...], columns: int = 0) -> int:
        """A group of parts: so many, numbered from 1, or with these names."""
        names = parts if isinstance(parts, tuple) else tuple(str(number + 1) for number in range(parts))
        self.groups.append(Group(name, self.count, names, columns))
        return self.groups[-1].first


@rule
def one_end(s):
    """Games that name no ends have one."""
    return 0


@rule
def note_nothing(s, seat, action, played, out, count):
    """Games that name no parts have none."""
    return count
