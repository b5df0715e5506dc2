"""What is wrong with a value is said in words of ours, in every language: no sentence of a library gets out."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from fathoms.core.input_errors import CAUSES, KINDS, describe_input_error, describe_system_error
from fathoms.core.refusal import Refusal
from fathoms.core.replay import read_replay
from fathoms.games.tubyrinth.boards import read_boards
from fathoms.words import LANGUAGES, say, set_language

RIGHT: dict[str, Any] = {
    "whole": 1,
    "number": 1.0,
    "flag": True,
    "some": "some",
    "choice": "this",
    "least": 1,
    "most": 9,
    "above": 1,
    "below": 8,
    "own": "right",
    "things": [1],
}


class Everything(BaseModel):
    """Has one of each kind of value."""

    model_config = ConfigDict(extra="forbid")

    whole: int
    number: Annotated[float, Field(allow_inf_nan=False)]
    flag: bool
    some: Annotated[str, Field(min_length=2, max_length=5)]
    choice: Literal["this", "that"]
    least: Annotated[int, Field(ge=1)]
    most: Annotated[int, Field(le=9)]
    above: Annotated[int, Field(gt=0)]
    below: Annotated[int, Field(lt=9)]
    own: str
    things: Annotated[list[int], Field(min_length=1, max_length=2)]

    @field_validator("own")
    @classmethod
    def _is_right(cls, own: str) -> str:
        if own == "foreign":
            raise ValueError("a sentence that nobody has translated")
        if own != "right":
            raise Refusal("setting-no-secret", digits=64)
        return own


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"whole": "many"}, "whole"),
    ({"whole": 1.5}, "whole"),
    ({"whole": []}, "whole"),
    ({"number": "much"}, "number"),
    ({"number": float("nan")}, "number"),
    ({"flag": "perhaps"}, "flag"),
    ({"flag": []}, "flag"),
    ({"some": "s"}, "short"),
    ({"some": "something"}, "long"),
    ({"some": 1}, "other"),
    ({"choice": "other"}, "choice"),
    ({"least": 0}, "low"),
    ({"most": 10}, "high"),
    ({"above": 0}, "above"),
    ({"below": 9}, "below"),
    ({"own": "wrong"}, "own"),
    ({"own": "foreign"}, "other"),
    ({"things": []}, "short"),
    ({"things": [1, 2, 3]}, "long"),
    ({"things": [[]]}, "whole"),
    ({"surplus": 1}, "unknown"),
]


@pytest.fixture(autouse=True)
def in_english_afterwards() -> Any:
    yield
    set_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("given", "kind"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_a_fault_is_told_in_words_of_ours(given: dict[str, Any], kind: str, language: str) -> None:
    set_language(language)
    with pytest.raises(ValidationError) as wrong:
        Everything.model_validate({**RIGHT, **given})
    fault = describe_input_error(wrong.value)
    assert fault["fault"] == kind
    told = str(Refusal("request-wrong", **fault))
    assert wrong.value.errors()[0]["msg"] not in told
    assert next(iter(given)) in told, "it says where"
    if language != "en":
        assert told != say("request-wrong", "en", **fault)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_fault_has_words_of_its_own(language: str) -> None:
    kinds = {*KINDS.values(), "text", "near", "nojson", "self", "other"}
    told = {say("fault", language, fault=kind, where="there", bound=7, near="here", why="") for kind in kinds}
    assert len(told) == len(kinds)
    assert all("{" not in each and "$" not in each for each in told)


GAMES = read_replay, "replay-not-one"
BOARDS = read_boards, "tub-not-a-board"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reading", "content", "kind"),
    [
        (GAMES, b"\xff\xfe", "text"),
        (GAMES, b"{", "json"),
        (GAMES, b"7", "self"),
        (GAMES, b"{}", "missing"),
        (GAMES, b'{"game": 7}', "other"),
        (BOARDS, b"\xff\xfe", "text"),
        (BOARDS, b"{", "json"),
        (BOARDS, b"7", "other"),
        (BOARDS, b'{"rows": []}', "missing"),
        (BOARDS, b'{"name": "x", "rows": [], "start": [0, "U"], "end": [0, "L"]}', "own"),
        (BOARDS, b'{"name": "x", "rows": [], "start": [0, "X"], "end": [0, "L"]}', "choice"),
    ],
)
def test_a_file_that_is_not_what_it_should_be_is_refused_in_words_of_ours(
    tmp_path: Path, reading: tuple[Callable[[Path], Any], str], content: bytes, kind: str, language: str
) -> None:
    read, key = reading
    set_language(language)
    file = tmp_path / "file.json"
    file.write_bytes(content)
    with pytest.raises(Refusal) as why:
        read(file)
    assert why.value.args_["fault"] == kind
    assert str(why.value) == say(key, language, **why.value.args_)
    assert not any(word in str(why.value) for word in ("Input", "codec", "Expecting"))
    if kind == "own":
        assert say("tub-drawing-rows", language).removesuffix(".") in str(why.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", CAUSES)
def test_what_the_system_refuses_is_told_in_the_readers_language(number: int, language: str) -> None:
    system = "a sentence of the system"
    said = say("file-unreadable", language, file="sea.json", **describe_system_error(OSError(number, system)))
    assert "sea.json" in said
    assert system not in said


def test_what_nobody_expects_of_a_system_is_told_in_its_own_words() -> None:
    assert "the drum is full" in say(
        "file-unreadable", file="sea.json", **describe_system_error(OSError(9999, "the drum is full"))
    )


def test_a_file_that_is_none_is_refused_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("{}")
    for path, reason in [
        (tmp_path / "none", "no such file"),
        (tmp_path, "folder"),
        (file / "inside", "isn’t a folder"),
    ]:
        with pytest.raises(Refusal, match=reason):
            read_replay(path)
