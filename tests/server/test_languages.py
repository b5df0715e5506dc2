"""The server answers everyone in their own language."""

import pytest

from fathoms.words import LANGUAGES, say
from tests.server.people import Person


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_in_the_language_of_whoever_asks(ann: Person, language: str) -> None:
    answer = ann.get("/api/tables/nosuchtable", headers={"accept-language": f"fr, {language};q=0.9, en;q=0.1"})
    assert answer.json()["text"] == say("table-unknown", language)
    assert "accept-language" in answer.headers["vary"].lower()


def test_the_address_can_say_which_language(ann: Person) -> None:
    answer = ann.get("/api/tables/nosuchtable?lang=fi", headers={"accept-language": "de"})
    assert answer.json()["text"] == say("table-unknown", "fi")
    answer = ann.get("/api/tables/nosuchtable?lang=tlh", headers={"accept-language": "de"})
    assert answer.json()["text"] == say("table-unknown", "de")


def test_one_request_does_not_change_the_language_of_the_next(ann: Person) -> None:
    ann.get("/api/tables/nosuchtable?lang=fi")
    assert ann.get("/api/tables/nosuchtable", headers={"accept-language": ""}).json()["text"] == say(
        "table-unknown", "en"
    )
