"""Options: defaults for everything, and a sentence for whatever is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core.options import Choice, Flag, Number, Option, Text, read_options
from fathoms.core.refusal import Refusal

OPTIONS: tuple[Option, ...] = (
    Choice("form", ("pairs", "teams"), "pairs"),
    Flag("open"),
    Number("rounds", 1, 9, 3),
    Text("drawing", longest=5),
)


def test_everything_has_a_default() -> None:
    assert read_options(OPTIONS, {}) == {"form": "pairs", "open": False, "rounds": 3, "drawing": ""}


def test_given_values_are_read() -> None:
    given_ = {"rounds": "9", "open": "yes", "form": "teams", "drawing": "#.#"}
    assert read_options(OPTIONS, given_) == {"form": "teams", "open": True, "rounds": 9, "drawing": "#.#"}


@pytest.mark.parametrize(
    ("word", "value"),
    [("true", True), ("Yes", True), ("ON", True), (1, True), (True, True), ("no", False), (0, False), (False, False)],
)
def test_a_flag_is_read_from_words(word: object, value: bool) -> None:
    assert read_options(OPTIONS, {"open": word})["open"] is value


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("form", "sextets", "option-not-a-choice"),
        ("open", "maybe", "option-not-a-flag"),
        ("open", 2, "option-not-a-flag"),
        ("rounds", 0, "option-not-in-range"),
        ("rounds", 10, "option-not-in-range"),
        ("rounds", "three", "option-not-in-range"),
        ("rounds", 2.5, "option-not-in-range"),
        ("rounds", None, "option-not-in-range"),
        ("rounds", True, "option-not-in-range"),
        ("drawing", "######", "option-too-long"),
        ("colour", "red", "option-unknown"),
    ],
)
def test_a_wrong_value_is_refused_with_a_sentence(name: str, value: object, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(OPTIONS, {name: value})
    assert refused.value.key == key
    assert name in str(refused.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(Refusal, match="colour"):
        read_options((), {"colour": "red"})


@given(
    st.dictionaries(
        st.sampled_from([option.name for option in OPTIONS]),
        st.one_of(st.text(alphabet="01 #.yesnoßé\n"), st.integers()),
    )
)
def test_whatever_is_given_it_is_read_or_refused(given_: dict[str, object]) -> None:
    try:
        values = read_options(OPTIONS, given_)
    except Refusal:
        return
    assert read_options(OPTIONS, values) == values
