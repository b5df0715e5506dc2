"""What the lab notes of single actions and of whole games, by name: `cover 12`, `choice bank`."""

from collections import Counter

from fathoms.core import verbs
from fathoms.core.game import Game, game_of
from fathoms.core.structs import Record, copy_record
from tests.kit.note_laws import note_room, steps
from tests.kit.variants import Variant


def part_names(game: Game) -> list[str]:
    return [f"{group.name} {name}" for group in game.lab.parts.groups for name in group.names]


def parts_between(before: Record, seat: int, action: int, after: Record) -> list[str]:
    """The parts an action has met."""
    room = note_room()
    count = int(verbs.met_parts(before, seat, action, 0, room, 0))
    count = int(verbs.met_parts(after, seat, action, 1, room, count))
    names = part_names(game_of(before))
    return [names[part] for part in room[:count]]


def parts_met(state: Record, seat: int, action: int) -> list[str]:
    """The parts an action would meet, which is not played."""
    after = copy_record(state)
    verbs.apply(after, seat, action)
    return parts_between(state, seat, action, after)


def parts_of_game(variant: Variant, seed: int) -> tuple[Record, Counter[str]]:
    """How a random game ends, and how often each part was met in it."""
    met: Counter[str] = Counter()
    for match, before, seat, action in steps(variant, seed):
        met.update(parts_between(before, seat, action, match.state))
    return match.state, met


def group_total(met: Counter[str], *groups: str) -> int:
    """How often parts of these groups were met."""
    return sum(times for part, times in met.items() if part.split()[0] in groups)


def end_of(state: Record) -> str:
    """How a game that is over has ended, by name."""
    return game_of(state).lab.ends[int(verbs.ending(state))]
