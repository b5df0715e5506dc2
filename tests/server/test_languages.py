"""The server answers everyone in their own language."""

import json

import pytest

from fathoms.words import LANGUAGES, say
from tests.server.people import Person

MANY = json.dumps([{"kind": "me"}] * 50)


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("request_", "fault"),
    [
        (("POST", '{"game": "poo_divers"}'), "missing"),
        (("POST", '{"game": "poo_divers", "seats": [{"kind": "me"}], "seed": 1}'), "unknown"),
        (("POST", '{"game": "poo_divers", "seats": []}'), "short"),
        (("POST", f'{{"game": "poo_divers", "seats": {MANY}}}'), "long"),
        (("POST", '{"game": "poo_divers", "seats": [{"kind": "ghost"}]}'), "choice"),
        (("POST", '{"game": "poo_divers", "seats": 7}'), "other"),
        (("POST", "{"), "json"),
        (("GET", "/x/history?seat=99"), "below"),
        (("GET", "/x/history?seat=-99"), "low"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_with_a_request_is_said_in_words_of_ours(
    ann: Person, request_: tuple[str, str], fault: str, language: str
) -> None:
    """The library that checks it knows only English."""
    method, rest = request_
    address, content = ("/api/tables", rest) if method == "POST" else (f"/api/tables{rest}", "")
    headers = {"content-type": "application/json", "accept-language": language}
    answer = ann.request(method, address, content=content.encode(), headers=headers).json()
    assert answer["args"]["fault"] == fault
    assert answer["text"] == say("request-wrong", language, **answer["args"])
    if fault in ("short", "long", "low", "below"):
        assert str(answer["args"]["bound"]) in answer["text"]
