"""A server that cannot start says why in a sentence, and what to do."""

import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.server.app import create_app
from fathoms.server.secret_keys import read_secret
from fathoms.server.settings import Settings


def refusal(**chosen: Any) -> Refusal:
    with pytest.raises(Refusal) as why:
        create_app(Settings(**chosen))
    return why.value


def a_file(folder: Path) -> Path:
    file = folder / "file"
    file.write_text("not a folder")
    return file


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    for place in (a_file(tmp_path), tmp_path / "file" / "below", tmp_path / ("x" * 300)):
        why = refusal(data=place)
        assert why.key == "data-unusable"
        assert "Choose a folder" in str(why)


def test_a_folder_that_may_not_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*args: Any) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", forbidden)
    why = refusal(data=tmp_path)
    assert (why.key, why.args_["cause"]) == ("data-unusable", "denied")


BROKEN = [b"", b"short", b"\xff\xfe\x00", b"z" * 64, b"0" * 63, b"\x00" * 64]


@pytest.mark.parametrize("broken", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_key_file(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "secret.key").write_bytes(broken)
    assert refusal(data=tmp_path).key == "secret-broken"


def test_a_folder_where_the_key_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "secret.key").mkdir()
    assert refusal(data=tmp_path).key == "data-unusable"


@pytest.mark.parametrize("address", ["nonsense", "foo://bar", "http://[::1", "://", "postgresql://host:port/x"])
def test_a_database_address_that_is_none(tmp_path: Path, address: str) -> None:
    assert refusal(data=tmp_path, database=address).key == "database-no-address"


def test_a_database_whose_driver_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "MySQLdb", None)
    why = refusal(data=tmp_path, database="mysql://ann:hunter2@localhost/x")
    assert why.key == "database-no-driver"
    assert "hunter2" not in str(why)


def test_a_database_in_a_folder_that_cannot_be(tmp_path: Path) -> None:
    assert refusal(data=tmp_path, database=f"sqlite:///{a_file(tmp_path)}/tables.db").key == "data-unusable"
    assert refusal(data=tmp_path, database=f"sqlite:///{tmp_path}").key == "database-unusable"


@pytest.mark.slow
def test_the_command_says_the_sentence_and_no_more(tmp_path: Path) -> None:
    command = ("serve", "--no-browser", "--port", "0", "--data", str(a_file(tmp_path)))
    ended = subprocess.run([sys.executable, "-m", "fathoms", *command], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2
    assert "Can’t use" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_the_key_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    secret = read_secret(folder)
    file = folder / "secret.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    file.chmod(0o644)  # as a copy may be
    assert read_secret(folder) == secret
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
