"""The database: its versions, tables of other versions, and what is kept."""

import stat
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, inspect, select, text, update

from fathoms.core.feats import Feat
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.feats import Puzzle
from fathoms.server.store import database, feats
from fathoms.server.store.database import ABOUT, FEATS, RESULTS, REVIEWS, STUDIES, TABLES, open_database
from fathoms.server.store.kept import Kept, Seat, StoredMove
from fathoms.server.store.store import ConflictError, Store
from fathoms.server.store.upgrades import SOLVED, UPGRADES
from fathoms.server.table.seats import OPEN, person
from tests.server.people import open_house


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))


def a_table(*seats: Seat) -> Kept:
    return Kept("poo_divers", 1, len(seats), {"layout": "square", "fart_off": False}, False, "ann", seats)


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    kept = store.create(a_table(person("ann", "Ann"), OPEN))
    assert store.find(kept.id) == kept
    assert store.find("another") is None


def test_every_table_has_a_seed_of_its_own_which_is_not_among_its_facts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # as it is without the tests' own seeds
    one, other = (store.create(a_table(OPEN, OPEN)) for _ in range(2))
    assert store.seed(one.id) != store.seed(other.id)
    assert str(store.seed(one.id)) not in repr(store.find(one.id))


def test_a_number_is_given_to_one_move_only(store: Store) -> None:
    kept = store.create(a_table(person("ann", ""), person("ben", "")))
    store.append(kept.id, StoredMove(1, 0, 5))
    with pytest.raises(ConflictError):
        store.append(kept.id, StoredMove(1, 0, 6))
    store.append(kept.id, StoredMove(2, 1, 6))
    assert store.moves(kept.id) == [StoredMove(1, 0, 5), StoredMove(2, 1, 6)]
    assert store.moves(kept.id, after=1) == [StoredMove(2, 1, 6)]
    assert store.find(kept.id).number == 2  # type: ignore[union-attr]


def test_a_seat_is_changed_only_if_it_is_as_one_thinks(store: Store) -> None:
    kept = store.create(a_table(person("ann", ""), OPEN))
    taken = store.change_seat(kept, 1, person("ben", "Ben"))
    assert taken.status == "playing"
    assert store.find(kept.id) == taken
    with pytest.raises(ConflictError):
        store.change_seat(kept, 1, person("eve", "Eve"))


def test_a_rematch_is_set_up_once(store: Store) -> None:
    old = store.create(a_table(person("ann", ""), person("ben", "")))
    first = store.rematch(old.id, a_table(*old.seats))
    assert store.rematch(old.id, a_table(*old.seats)) == first
    assert store.find(old.id).rematch == first  # type: ignore[union-attr]


def set_version(store: Store, version: int) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(ABOUT).values(value=version))


def make_old(store: Store, version: int) -> None:
    """Take away what later versions added."""
    with store.engine.begin() as connection:
        for column in ("tables DROP COLUMN many_seats", "tables DROP COLUMN look_back", "seats DROP COLUMN stand_in"):
            connection.execute(text(f"ALTER TABLE {column}"))
        if version < 6:
            RESULTS.drop(connection)
            REVIEWS.drop(connection)
        if version < 5:
            STUDIES.drop(connection)
        if version < 4:
            FEATS.drop(connection)
        if 2 <= version < 4:
            SOLVED.create(connection)
        if version < 3:
            connection.execute(text("ALTER TABLE tables DROP COLUMN hints"))
    set_version(store, version)


def test_a_newer_database_is_refused_in_words(store: Store, tmp_path: Path) -> None:
    set_version(store, 99)
    with pytest.raises(Refusal) as why:
        open_database(f"sqlite:///{tmp_path}/fathoms.db")
    assert why.value.key == "database-newer"
    assert "99" in str(why.value)


def test_an_older_database_is_upgraded(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = store.create(a_table(person("ann", "Ann"), OPEN))

    def add_a_column(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE tables ADD COLUMN mood VARCHAR(10)"))

    monkeypatch.setattr(database, "UPGRADES", [*UPGRADES, add_a_column])
    for _ in range(2):  # once is enough
        newer = Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))
        with newer.engine.connect() as connection:
            assert connection.execute(text("SELECT mood FROM tables")).all() == [(None,)]
        assert newer.find(kept.id) == kept


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5, 6])
def test_a_database_of_any_version_becomes_one_of_ours(store: Store, tmp_path: Path, version: int) -> None:
    kept = store.create(a_table(person("ann", "Ann"), OPEN))
    make_old(store, version)
    newer = Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))
    with newer.engine.connect() as connection:
        assert connection.execute(select(ABOUT.c.value)).scalar_one() == database.our_version()
        here = inspect(connection)
        assert set(here.get_table_names()) == {table.name for table in database.METADATA.sorted_tables}
        for table in database.METADATA.sorted_tables:
            assert {column["name"] for column in here.get_columns(table.name)} == set(table.c.keys())
    assert newer.find(kept.id) == kept
    assert feats.feats_of(newer, "ann", "tubyrinth") == []


@pytest.mark.parametrize("version", [2, 3])
def test_solved_puzzles_of_an_older_database_are_feats_now(store: Store, tmp_path: Path, version: int) -> None:
    make_old(store, version)
    solved = [
        {"player": "ann", "boards": "unique", "board": 1, "tiles": 5, "hints": 0, "seconds": 61.5},
        {"player": "ann", "boards": "table", "board": 82, "tiles": 7, "hints": 2, "seconds": 9.0},
        {"player": "ben", "boards": "unique", "board": 1, "tiles": 5, "hints": 1, "seconds": 30.0},
    ]
    with store.engine.begin() as connection:
        connection.execute(insert(SOLVED), solved)
    newer = Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))
    assert feats.feats_of(newer, "ann", "tubyrinth") == [Feat("table-82-7", (2, 9.0)), Feat("unique-1-5", (0, 61.5))]
    assert feats.feats_of(newer, "ben", "tubyrinth") == [Feat(Puzzle("unique", 1, 5).key, (1, 30.0))]


@pytest.mark.parametrize("version", [1, 2])
def test_a_table_of_an_older_database_has_no_hints(store: Store, tmp_path: Path, version: int) -> None:
    old = store.create(a_table(person("ann", "Ann"), OPEN))
    make_old(store, version)
    newer = Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))
    assert newer.find(old.id) == old
    assert not old.hints
    fresh = newer.create(replace(a_table(OPEN, OPEN), hints=True))
    assert newer.find(fresh.id) == fresh


def test_a_failed_upgrade_leaves_everything_as_it_was(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE tables ADD COLUMN mood VARCHAR(10)"))
        connection.execute(text("nonsense"))

    monkeypatch.setattr(database, "UPGRADES", [*UPGRADES, break_down])
    with pytest.raises(Refusal, match="cannot be opened"):
        open_database(f"sqlite:///{tmp_path}/fathoms.db")
    monkeypatch.undo()
    again = open_database(f"sqlite:///{tmp_path}/fathoms.db")
    with again.connect() as connection:
        columns = connection.execute(text("SELECT * FROM tables")).keys()
    assert "mood" not in columns


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
    ("change", "problem"), [({"version": 2}, "table-other-rules"), ({"game": "ludo"}, "table-game-missing")]
)
def test_a_table_of_another_version_says_why_it_is_closed(
    tmp_path: Path, change: dict[str, object], problem: str
) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "me")
        screen = ann.at(table)
        screen.move(screen.choices()[0])
    store = Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).values(**change))
    with open_house(tmp_path) as house:
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
        connection.execute(update(TABLES).values(version=1, game="poo_divers"))
    with open_house(tmp_path) as house:
        assert house.person(ann.cookie).at(table).log == screen.log


def test_a_table_whose_moves_do_not_fit_the_rules_is_closed(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "me")
    Store(open_database(f"sqlite:///{tmp_path}/fathoms.db")).append(table["id"], StoredMove(1, 0, 148))
    with open_house(tmp_path) as house:
        closed = house.person(ann.cookie).at(table)
        assert (closed.table["status"], closed.table["problem"]) == ("closed", "table-broken")
