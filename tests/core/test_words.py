"""Words: every message can be said, and every key the program uses is there."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource
from fluent.syntax.visitor import Visitor
from scripts.languages import parsed

import fathoms
from fathoms.core.refusal import Refusal
from fathoms.words import LANGUAGES, catalogue, catalogue_files, say
from fathoms.words.lazy_bundle import LazyBundle

PACKAGE = Path(fathoms.__file__).parent
FILES = [(language, file) for language in LANGUAGES for file in catalogue_files(language)]
TEMPLATE = PACKAGE / "cli" / "new_game" / "template"  # of a game: its words are there too
SPEAKERS = {"Refusal", "Line", "say"}


class Arguments(Visitor):
    """The arguments a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: object) -> None:  # noqa: N802  # named by the library
        self.names.add(node.id.name)  # type: ignore[attr-defined]


def resource(file: Path) -> Resource:
    return parsed(file.read_text(encoding="utf-8"))


@cache
def arguments_in(language: str) -> frozenset[str]:
    """All arguments of a language: a message may be made of others, in other files."""
    wanted = Arguments()
    for file in catalogue_files(language):
        wanted.visit(resource(file))
    return frozenset(wanted.names)


def messages(file: Path) -> list[Message]:
    return [entry for entry in resource(file).body if isinstance(entry, Message)]


def keys_in(node: ast.expr) -> Iterator[str]:
    """The keys an expression can be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)


@cache
def keys_used() -> list[tuple[str, str]]:
    """Every key the sources name where something is said or refused, and where."""
    found = []
    for file in set(PACKAGE.rglob("*.py")) - set(TEMPLATE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).split(".")[-1] in SPEAKERS:
                where = f"{file.relative_to(PACKAGE)}:{node.lineno}"
                found += [(key, where) for key in keys_in(node.args[0])]
    return found


def label(part: object) -> str:
    return str(part.relative_to(PACKAGE)) if isinstance(part, Path) else str(part)


@pytest.mark.parametrize(("language", "file"), FILES, ids=label)
def test_a_catalogue_has_no_mistakes(language: str, file: Path) -> None:
    assert [entry.content for entry in resource(file).body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    keys = [message.id.name for file in catalogue_files(language) for message in messages(file)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("language", "file"), FILES, ids=label)
def test_every_message_can_be_said(language: str, file: Path) -> None:
    bundle, wanted = catalogue(language), arguments_in(language)
    for message in messages(file):
        compiled = bundle.get_message(message.id.name)
        patterns = [pattern for pattern in (compiled.value, *compiled.attributes.values()) if pattern is not None]
        assert patterns, message.id.name
        for pattern in patterns:
            text, problems = bundle.format_pattern(pattern, dict.fromkeys(wanted, 3))
            assert problems == [], message.id.name
            assert str(text).strip(), message.id.name


def test_every_key_the_program_uses_has_words() -> None:
    bundle = catalogue("en")
    assert [(key, where) for key, where in keys_used() if not bundle.has_message(key)] == []


def test_the_words_of_a_game_are_said_by_that_game_alone() -> None:
    """The page fetches them with the game, and no others."""
    owners = {
        message.id.name: f"games/{file.parents[1].name}/"
        for _, file in FILES
        if file.parent.name == "words"
        for message in messages(file)
    }
    assert len(owners) > 300
    assert [(key, where) for key, where in keys_used() if not where.startswith(owners.get(key, ""))] == []


def test_the_search_for_keys_finds_them() -> None:
    used = {key for key, _ in keys_used()}
    assert {"move-not-your-turn", "poo-blank-pushing", "poo-put-back", "poo-skipped-look"} <= used


def test_a_message_is_parsed_when_it_is_first_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "one.ftl"
    file.write_text("# First\nfirst = One, { second }\n\n-name = Fathoms\nsecond =\n    in { -name }\nthird = Three\n")
    parsed: list[str] = []

    def parse(text: str) -> Resource:
        parsed.append(text.partition(" =")[0])
        return FluentParser().parse(text)

    monkeypatch.setattr("fathoms.words.lazy_bundle.FluentResource", parse)
    words = LazyBundle("en", [file])
    assert words.has_message("third")
    assert not words.has_message("-name")
    assert parsed == []
    for _ in range(2):
        first = words.get_message("first").value
        assert first is not None
        assert words.format_pattern(first, {}) == ("One, in Fathoms", [])
        assert parsed == ["first", "second", "-name"]


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'nothing-of-the-kind'"):
        say("nothing-of-the-kind")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="players-wrong"):
        say("players-wrong", low=2)


def test_a_refusal_speaks() -> None:
    why = Refusal("players-wrong", game="ferry", given=7, numbers="all", low=2, high=4)
    assert (why.key, str(why)) == ("players-wrong", "This game is for 2 to 4 players, not 7.")
