"""The client's files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fathoms.words import say
from tests.server.people import House, open_house


@pytest.fixture
def built(tmp_path: Path) -> Iterator[House]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>the client</p>")
    (page / "assets" / "main-1a2b.js").write_text("1")
    (page / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with open_house(tmp_path / "data", page=page) as house:
        yield house


@pytest.mark.parametrize("path", ["/", "/t/abc234", "/rules/poo_divers", "/anything/else"])
def test_the_clients_addresses_all_give_its_page(built: House, path: str) -> None:
    answer = built.client.get(path)
    assert answer.text == "<p>the client</p>"
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" in answer.headers


def test_files_with_a_digest_in_their_name_are_kept_forever_and_by_everyone(built: House) -> None:
    answer = built.client.get("/assets/main-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers
    assert "javascript" in answer.headers["content-type"]


def test_other_files_are_asked_for_again(built: House) -> None:
    assert built.client.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert built.client.head("/").status_code == 200


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00.js"]
)
def test_nothing_outside_the_page_is_served(built: House, path: str) -> None:
    answer = built.client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_every_answer_names_the_page_that_belongs_to_it(built: House, tmp_path: Path) -> None:
    assert "fathoms-build" not in built.client.get("/api/health").headers, "a page that is no build has no name"
    script = '<script type="module" crossorigin src="/assets/main-1a2b.js"></script>'
    (tmp_path / "page" / "index.html").write_text(script)
    with open_house(tmp_path / "other", page=tmp_path / "page") as house:
        assert house.client.get("/api/health").headers["fathoms-build"] == "/assets/main-1a2b.js"
        assert house.client.get("/api/nothing").headers["fathoms-build"] == "/assets/main-1a2b.js"
        assert "fathoms-build" not in house.client.get("/").headers


def test_missing_files_are_not_the_page(built: House) -> None:
    assert built.client.get("/assets/old-9z.js").status_code == 404


def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with open_house(tmp_path, page=tmp_path / "nothing") as house:
        answer = house.client.get("/")
        assert answer.status_code == 503
        assert say("page-not-built") in answer.text
        assert "make play" in answer.text
