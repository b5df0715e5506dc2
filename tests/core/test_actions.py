"""Actions are declared once; their numbers, names and texts follow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core.actions import Actions, PartValues, numbered_values
from fathoms.core.refusal import Refusal

ACTIONS = Actions()
OPEN = ACTIONS.add("open", cover=3)
GO = ACTIONS.add("go", piece=("red", "blue"), steps=range(1, 5))
BANK = ACTIONS.add("bank")
with ACTIONS.each(diver=numbered_values("diver", 2)):
    STEP = ACTIONS.add("step", way=("n", "s"), carry=PartValues(range(2), ("", "with treasure")))
    STAY = ACTIONS.add("stay", "stay put")
TURN = ACTIONS.add("turn")


def test_numbers_follow_one_another_and_the_last_part_changes_quickest() -> None:
    assert (OPEN, GO, BANK, STEP, TURN) == (0, 3, 11, 12, 22)
    assert ACTIONS.name(GO + 4 * 1 + 2) == {"do": "go", "piece": "blue", "steps": 3}
    assert ACTIONS.count == 23


def test_everyone_has_a_block_of_the_same_actions() -> None:
    assert STAY == STEP + 4
    assert ACTIONS.name(STEP + 5 + 3) == {"do": "step", "diver": 1, "way": "s", "carry": 1}
    assert ACTIONS.name(STAY + 5) == {"do": "stay", "diver": 1}


def test_texts_are_for_people() -> None:
    assert ACTIONS.write(GO + 1) == "go red 2"
    assert ACTIONS.write(STEP + 1) == "step diver 1 n with treasure"
    assert ACTIONS.write(STEP) == "step diver 1 n"
    assert ACTIONS.write(STAY + 5) == "stay put diver 2"


def test_every_action_has_one_name_and_is_found_by_it() -> None:
    names = [ACTIONS.name(action) for action in range(ACTIONS.count)]
    assert [ACTIONS.read(name) for name in names] == list(range(ACTIONS.count))
    assert len({ACTIONS.write(action) for action in range(ACTIONS.count)}) == ACTIONS.count


def test_the_order_of_a_names_parts_does_not_matter() -> None:
    assert ACTIONS.read({"steps": 2, "piece": "red", "do": "go"}) == GO + 1


def test_a_name_that_someone_changed_changes_nothing_here() -> None:
    ACTIONS.name(BANK)["do"] = "rob"
    assert ACTIONS.name(BANK) == {"do": "bank"}


json_values = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers())


@given(st.dictionaries(st.sampled_from(["do", "cover", "piece", "steps", "x"]), json_values))
def test_what_is_no_name_is_refused(name: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        ACTIONS.read({**name, "x": 1})


@pytest.mark.parametrize("cover", [True, 1.0, "1", 3, -1, None, [1]])
def test_a_part_is_one_of_its_values_and_of_their_kind(cover: object) -> None:
    with pytest.raises(Refusal):
        ACTIONS.read({"do": "open", "cover": cover})
