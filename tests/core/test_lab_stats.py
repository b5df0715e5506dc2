"""The parts a game is played with: how they are numbered and named, and that there is room for those that are met."""

import numpy as np

from fathoms.core.lab_stats import (
    MAX_MET_PARTS,
    NOTE_SIZE,
    PartGroup,
    Parts,
    add_met_part,
    end_key,
    group_key,
    part_key,
)


def test_parts_are_numbered_through_all_groups() -> None:
    parts = Parts()
    assert [parts.add("cover", 4, columns=2), parts.add("card", ("blank", "find")), parts.add("run", 3)] == [0, 4, 6]
    assert parts.count == 9
    assert parts.groups[:2] == [
        PartGroup("cover", 0, ("1", "2", "3", "4"), columns=2),
        PartGroup("card", 4, ("blank", "find")),
    ]


def test_words_are_found_by_dashes_and_numbers_need_none() -> None:
    assert end_key("poo_divers", "all_found") == "end-poo-divers-all-found"
    assert group_key("poo_divers", "first_card") == "part-poo-divers-first-card"
    assert part_key("poo_divers", "first_card", "no_find") == "part-poo-divers-first-card-no-find"
    assert part_key("poo_divers", "cover", "12") == ""


def test_no_more_parts_are_met_than_there_is_room_for() -> None:
    out, count = np.full(MAX_MET_PARTS + NOTE_SIZE, -1, np.int32), 0
    for part in range(MAX_MET_PARTS + 3):
        count = add_met_part(part, out, count)
    assert count == MAX_MET_PARTS
    assert out[:MAX_MET_PARTS].tolist() == list(range(MAX_MET_PARTS))
    assert (out[MAX_MET_PARTS:] == -1).all()
