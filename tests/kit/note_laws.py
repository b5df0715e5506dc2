"""Laws of what the lab counts: how a game has ended, and which parts its actions meet."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from fathoms.core import verbs
from fathoms.core.lab_stats import MAX_MET_PARTS, NOTE_SIZE
from fathoms.core.match import Match
from fathoms.core.structs import Record, copy_record, to_bytes
from tests.kit.telling import at, who
from tests.kit.variants import SPARE, Variant, walk

UNTOUCHED = -9  # what stands in the room beyond a game's own


def ends_as_it_says(variant: Variant, seed: int) -> None:
    """How a game has ended is one of the ends it names, and asking changes nothing."""
    *_, match = walk(variant, seed)
    before = to_bytes(match.state)
    ending, ends = int(verbs.ending(match.state)), variant.game.lab.ends
    assert to_bytes(match.state) == before, f"{at(variant, match)}: asking for the end changed the state"
    assert 0 <= ending < len(ends), f"{at(variant, match)}: end {ending} of {len(ends)}"


def notes_what_there_is(variant: Variant, seed: int) -> None:
    """The parts noted are those there are, not too many at once, and noting them changes nothing."""
    for match, before, seat, action in steps(variant, seed):
        one = f"{at(variant, match)}: {who(seat)} {variant.game.voice.write_action(action)}"
        room, count = note_room(), 0
        for played, state in enumerate((before, match.state)):
            bytes_before, noted = to_bytes(state), room[:count].tolist()
            count = int(verbs.met_parts(state, seat, action, played, room, count))
            assert to_bytes(state) == bytes_before, f"{one}: noting its parts changed the state"
            assert len(noted) <= count <= MAX_MET_PARTS, f"{one} meets {count} parts, of {MAX_MET_PARTS} at most"
            assert room[: len(noted)].tolist() == noted, f"{one}: parts noted before it were overwritten"
        parts = room[:count].tolist()
        unknown = [part for part in parts if not 0 <= part < variant.game.lab.parts.count]
        assert not unknown, f"{one} meets {unknown}, of {variant.game.lab.parts.count} parts"
        assert (room[MAX_MET_PARTS + NOTE_SIZE :] == UNTOUCHED).all(), (
            f"{one}: something was noted where there is no room"
        )


def steps(variant: Variant, seed: int) -> Iterator[tuple[Match, Record, int, int]]:
    """Every action of a random game: the match after it, the state before it, who acted and what they did."""
    before = None
    for match in walk(variant, seed):
        if before is not None:
            yield match, before, *match.moves[-1]
        before = copy_record(match.state)


def note_room() -> NDArray[np.int32]:
    """Room for the parts of an action, and more."""
    return np.full(MAX_MET_PARTS + NOTE_SIZE + SPARE, UNTOUCHED, np.int32)
