"""A test that waits in vain says what it waited for, how long, and what came instead."""

import pytest

from tests.server import people
from tests.server.people import Person


def test_a_screen_says_what_it_waited_for_and_what_came(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    monkeypatch.setattr(people, "PATIENCE", 0.2)
    screen.session.send_text('{"type": "ping"}')
    with pytest.raises(AssertionError) as lost:
        screen.until(lambda screen: screen.hints)
    said = str(lost.value)
    assert "waited 0 s for" in said
    assert "lambda screen: screen.hints" in said
    assert "what came instead: 1 pong; the last was" in said


def test_silence_is_told_as_nothing(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    monkeypatch.setattr(people, "PATIENCE", 0.2)
    with pytest.raises(AssertionError, match="waited 0 s for any message; what came instead: nothing"):
        screen.hear()
