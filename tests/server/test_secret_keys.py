"""The server's secret is for signing cookies; everything else has a key of its own."""

from pathlib import Path

from fathoms.server.http.sessions import SessionCookies
from fathoms.server.secret_keys import derive_key
from tests.server.people import open_house

SECRET = "0123456789abcdef" * 4
OLD_COOKIE = "fathoms=IkFubiI.9WRaQZ9G7sEmEz5XcgJhC6cjANc"  # as the first servers signed it


def test_the_bots_key_is_not_the_one_that_signs_cookies(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        bots = house.tables.services.bot_secret
        ann = house.person()
        ann.get("/api/health")
    secret = (tmp_path / "secret.key").read_text(encoding="ascii")
    assert secret not in bots
    assert bots not in secret
    assert SessionCookies(secret).read(ann.cookie), "an old secret goes on signing"
    assert SessionCookies(bots).read(ann.cookie) is None


def test_a_cookie_of_an_older_server_is_still_good(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text(SECRET, encoding="ascii")
    with open_house(tmp_path) as house:
        table = house.person(OLD_COOKIE).set_up("me", "open")
        assert house.tables.services.store.find(table["id"]).host == "Ann"  # type: ignore[union-attr]


def test_each_purpose_has_its_own_key_and_always_the_same() -> None:
    assert len({SECRET, derive_key(SECRET, "bots"), derive_key(SECRET, "hints"), derive_key(SECRET[::-1], "bots")}) == 4
    assert derive_key(SECRET, "bots") == derive_key(SECRET, "bots")
