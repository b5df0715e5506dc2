"""What is kept, in each kind of database, and tables of other versions."""

import stat
from pathlib import Path

import pytest
from sqlalchemy import update

from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.db_schema import TABLES
from fathoms.server.store.store import ConflictError, Store
from fathoms.server.store.stored_table import Seat, StoredMove, StoredTable
from fathoms.server.table.seats import OPEN_SEAT, person_seat
from tests.server.people import open_house


def a_table(*seats: Seat) -> StoredTable:
    return StoredTable("poo_divers", 1, len(seats), {"layout": "square", "fart_off": False}, False, "ann", seats)


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    kept = store.create(a_table(person_seat("ann", "Ann"), OPEN_SEAT))
    assert store.find(kept.id) == kept
    assert store.find("another") is None


def test_every_table_has_a_seed_of_its_own_which_is_not_among_its_facts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # as it is without the tests' own seeds
    one, other = (store.create(a_table(OPEN_SEAT, OPEN_SEAT)) for _ in range(2))
    assert store.seed(one.id) != store.seed(other.id)
    assert str(store.seed(one.id)) not in repr(store.find(one.id))


def test_a_number_is_given_to_one_move_only(store: Store) -> None:
    kept = store.create(a_table(person_seat("ann", ""), person_seat("ben", "")))
    store.append(kept.id, StoredMove(1, 0, 5))
    with pytest.raises(ConflictError):
        store.append(kept.id, StoredMove(1, 0, 6))
    store.append(kept.id, StoredMove(2, 1, 6))
    assert store.moves(kept.id) == [StoredMove(1, 0, 5), StoredMove(2, 1, 6)]
    assert store.moves(kept.id, after=1) == [StoredMove(2, 1, 6)]
    assert store.find(kept.id).number == 2  # type: ignore[union-attr]


def test_a_seat_is_changed_only_if_it_is_as_one_thinks(store: Store) -> None:
    kept = store.create(a_table(person_seat("ann", ""), OPEN_SEAT))
    taken = store.change_seat(kept, 1, person_seat("ben", "Ben"))
    assert taken.status == "playing"
    assert store.find(kept.id) == taken
    with pytest.raises(ConflictError):
        store.change_seat(kept, 1, person_seat("eve", "Eve"))


def test_a_rematch_is_set_up_once(store: Store) -> None:
    old = store.create(a_table(person_seat("ann", ""), person_seat("ben", "")))
    first = store.store_rematch(old.id, a_table(*old.seats))
    assert store.store_rematch(old.id, a_table(*old.seats)) == first
    assert store.find(old.id).rematch == first  # type: ignore[union-attr]


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "fathoms.db").write_text("This is a letter to my aunt. " * 100)
    with pytest.raises(Refusal) as why:
        open_database(f"sqlite:///{tmp_path}/fathoms.db")
    assert why.value.key == "database-unusable"


def test_the_secret_key_is_for_its_owner_only_and_stays(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "open")
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    with open_house(tmp_path) as house:
        assert house.person(ann.cookie).get(f"/api/tables/{table['id']}").json()["host"]


def test_a_damaged_secret_key_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("short")
    with pytest.raises(Refusal, match="damaged"), open_house(tmp_path):
        pass


@pytest.mark.parametrize(
    ("change", "problem"), [({"version": 1}, "table-other-rules"), ({"game": "ludo"}, "table-game-missing")]
)
def test_a_table_of_another_version_says_why_it_is_closed(
    tmp_path: Path, database: str, change: dict[str, object], problem: str
) -> None:
    with open_house(tmp_path, database=database) as house:
        ann = house.person()
        table = ann.set_up("me", "me")
        screen = ann.at(table)
        screen.move(screen.choices()[0])
    store = Store(open_database(database))
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).values(**change))
    with open_house(tmp_path, database=database) as house:
        ann = house.person(ann.cookie)
        closed = ann.at(table)
        assert (closed.table["status"], closed.table["problem"]) == ("closed", problem)
        assert closed.views == []
        closed.move(0, 0, 0)
        assert closed.why() == problem
        listed = ann.get("/api/tables").json()["mine"]
        assert [each["status"] for each in listed] == ["closed"]
        assert ann.get(f"/api/tables/{table['id']}/replay").status_code == 409
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).values(version=find_game("poo_divers").version, game="poo_divers"))
    with open_house(tmp_path, database=database) as house:
        assert house.person(ann.cookie).at(table).log == screen.log


def test_a_table_whose_moves_do_not_fit_the_rules_is_closed(tmp_path: Path, database: str) -> None:
    with open_house(tmp_path, database=database) as house:
        ann = house.person()
        table = ann.set_up("me", "me")
    Store(open_database(database)).append(table["id"], StoredMove(1, 0, 148))
    with open_house(tmp_path, database=database) as house:
        closed = house.person(ann.cookie).at(table)
        assert (closed.table["status"], closed.table["problem"]) == ("closed", "table-broken")
