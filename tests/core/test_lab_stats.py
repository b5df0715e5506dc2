"""The parts a game is played with: how they are numbered and named, and that there is room for those that are met."""

import numpy as np

from fathoms.core.lab_stats import KEPT, MET, Group, Parts, end_key, group_key, meet, part_key


def test_parts_are_numbered_through_all_groups() -> None:
    parts = Parts()
    assert [parts.add("cover", 4, columns=2), parts.add("card", ("blank", "find")), parts.add("run", 3)] == [0, 4, 6]
    assert parts.count == 9
    assert parts.groups[:2] == [
        Group("cover", 0, ("1", "2", "3", "4"), columns=2),
        Group("card", 4, ("blank", "find")),
    ]


def test_words_are_found_by_dashes_and_numbers_need_none() -> None:
    assert end_key("poo_divers", "all_found") == "end-poo-divers-all-found"
    assert group_key("poo_divers", "first_card") == "part-poo-divers-first-card"
    assert part_key("poo_divers", "first_card", "no_find") == "part-poo-divers-first-card-no-find"
    assert part_key("poo_divers", "cover", "12") == ""


def test_no_more_parts_are_met_than_there_is_room_for() -> None:
    out, count = np.full(MET + KEPT, -1, np.int32), 0
    for part in range(MET + 3):
        count = meet(part, out, count)
    assert count == MET
    assert out[:MET].tolist() == list(range(MET))
    assert (out[MET:] == -1).all()
