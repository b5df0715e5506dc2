"""Settings: from the environment, and refused in words."""

from pathlib import Path

import pytest

from fathoms.core.refusal import Refusal
from fathoms.server.settings import read_settings
from fathoms.words import LANGUAGES, say, set_language


def test_every_setting_can_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOMS_DATA", str(tmp_path))
    monkeypatch.setenv("FATHOMS_BOT_DELAY", "0.1")
    monkeypatch.setenv("FATHOMS_LIMITS__TABLES_AN_HOUR", "5")
    monkeypatch.setenv("FATHOMS_LAB", "false")
    settings = read_settings()
    assert (settings.data, settings.bot_delay, settings.limits.tables_an_hour) == (tmp_path, 0.1, 5)
    assert settings.lab is False
    assert settings.limits.body == read_settings(data=tmp_path).limits.body, "the others keep their defaults"
    assert settings.database_url == f"sqlite:///{tmp_path}/fathoms.db"
    monkeypatch.setenv("FATHOMS_DATABASE", "postgresql://elsewhere/fathoms")
    assert read_settings().database_url == "postgresql://elsewhere/fathoms"


def test_what_is_chosen_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOMS_DATA", "elsewhere")
    assert read_settings(data=tmp_path).data == tmp_path


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_DATA", "")
    monkeypatch.setenv("FATHOMS_DATABASE", "")
    assert read_settings().data.name == "fathoms"
    assert read_settings().database is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FATHOMS_BOT_DELAY", "sluggish"),
        ("FATHOMS_BOT_DELAY", "-1"),
        ("FATHOMS_LIMITS__MESSAGE", "none"),
        ("FATHOMS_LIMITS__TABELS", "5"),
        ("FATHOMS_LIMITS", "{secret"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(Refusal) as why:
        read_settings()
    assert why.value.key == "setting-wrong"
    assert name in str(why.value)
    assert "secret" not in str(why.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("FATHOMS_BOT_DELAY", "sluggish", "number"),
        ("FATHOMS_LEASE", "0", "above"),
        ("FATHOMS_LAB", "perhaps", "flag"),
        ("FATHOMS_LOG", "loud", "choice"),
        ("FATHOMS_SECRET", "short", "own"),
        ("FATHOMS_LIMITS__TABELS", "5", "unknown"),
        ("FATHOMS_LIMITS", "{", "nojson"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_words_of_ours(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, fault: str, language: str
) -> None:
    monkeypatch.setenv(name, value)
    set_language(language)
    try:
        with pytest.raises(Refusal) as why:
            read_settings()
        told = str(why.value)
    finally:
        set_language("en")
    assert why.value.args_["fault"] == fault
    assert told == say("setting-wrong", language, **why.value.args_)
    assert "Input" not in told
    assert "Value" not in told


def test_settings_of_other_parts_are_none_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_CACHE", "somewhere")
    monkeypatch.setenv("FATHOMS_INTERPRET", "1")
    read_settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ADDRESS", "fathoms.example.org"),
        ("ADDRESS", "ftp://fathoms.example.org"),
        ("ADDRESS", "http://["),
        ("ADDRESS", "https://a:b@fathoms.example.org"),
        ("PROXIES", "localhost"),
        ("PROXIES", "127.0.0.1, 10.0.0.0/33"),
    ],
)
def test_an_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"FATHOMS_{name}", value)
    with pytest.raises(Refusal, match=f"FATHOMS_{name}"):
        read_settings()


@pytest.mark.parametrize("value", ["", "*", "unix", "127.0.0.1, ::1,10.0.0.0/8 , unix", "2001:db8::/32"])
def test_proxies_can_be_addresses_and_networks(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("FATHOMS_PROXIES", value)
    read_settings()
