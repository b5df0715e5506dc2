"""A golden playthrough catches a game that plays otherwise."""

from pathlib import Path

import pytest

from fathoms.core.structs import Record
from tests.kit.golden import file_of, plays_as_before
from tests.kit.register import registered
from tests.kit.variants import Variant
from tests.toys import ferry
from tests.toys.broken import broken
from tests.toys.ferry import FERRY_RACE


def apply_with_a_tail_wind(s: Record, seat: int, action: int) -> None:
    ferry.apply(s, seat, action)
    s.throw = max(int(s.throw), 2)


def test_a_playthrough_is_readable_and_catches_another_rule(tmp_path: Path) -> None:
    variant = Variant(FERRY_RACE, 4, {"wide": True})
    with registered(FERRY_RACE):
        with pytest.raises(AssertionError, match="no playthrough"):
            plays_as_before(variant, games=tmp_path)
        plays_as_before(variant, write=True, games=tmp_path)
        plays_as_before(variant, games=tmp_path)
    text = file_of(variant, tmp_path).read_text(encoding="utf-8")
    assert "ferry, rules version 1, 4 players, seed 7" in text
    assert "wide: True" in text
    assert "row the big boat" in text
    changed = broken(FERRY_RACE, "ferry", apply=apply_with_a_tail_wind)
    with registered(changed), pytest.raises(AssertionError, match="plays otherwise at line"):
        plays_as_before(Variant(changed, 4, {"wide": True}), games=tmp_path)
