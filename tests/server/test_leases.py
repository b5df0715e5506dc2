"""Leases, in each kind of database: a server's people and tables are its own for as long as it is there."""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import pytest

from fathoms.server.cluster import bus_postgres
from fathoms.server.cluster.bus import TableChanged, parse_event
from fathoms.server.store import leases
from fathoms.server.store.leases import PresenceReport, Server, TablePresence, TimerState
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import MAX_ID_LENGTH

ONE, OTHER = Server("one", "1", "m"), Server("other", "2", "m")
LONG, SHORT = 600.0, 0.3  # seconds


@pytest.fixture
def both(store: Store) -> Store:
    for each in (ONE, OTHER):
        assert not leases.renew_lease(store, each, LONG), "nobody knew of it"
    return store


def meet(
    store: Store, us: str, table: str, people: Mapping[str, bool], keep: bool, glass: TimerState | None = None
) -> TablePresence:
    """What is said of one table, and what is known of it."""
    return leases.announce_all(store, us, [PresenceReport(table, people, keep, glass)])[table]


def dies(store: Store, server: Server) -> None:
    """It renews its lease for the last time."""
    assert leases.renew_lease(store, server, SHORT)
    time.sleep(SHORT + 0.1)


def test_a_server_is_there_as_long_as_its_lease(both: Store) -> None:
    assert leases.other_servers(both, "one") == {"other": OTHER}
    dies(both, OTHER)
    assert leases.other_servers(both, "one") == {}
    assert not leases.renew_lease(both, OTHER, LONG), "the others did not count on it any more"
    assert leases.other_servers(both, "one") == {"other": OTHER}


def test_who_was_here_before_a_lease_was_lost_has_to_be_said_again(both: Store) -> None:
    meet(both, "other", "t", {"ben": False}, False)
    dies(both, OTHER)
    leases.renew_lease(both, OTHER, LONG)
    assert leases.table_presences(both, "one", ["t"])["t"].people == {}


def test_the_first_who_wants_to_keeps_a_table(both: Store) -> None:
    assert meet(both, "one", "t", {"ann": False}, True) == TablePresence({}, "us")
    assert meet(both, "other", "t", {"ben": True}, True) == TablePresence({"ann": False}, "another")
    assert leases.table_presences(both, "one", ["t", "u"]) == {
        "t": TablePresence({"ben": True}, "us"),
        "u": TablePresence(),
    }
    assert meet(both, "one", "t", {}, False) == TablePresence({"ben": True}, "nobody")
    assert meet(both, "other", "t", {"ben": True}, True) == TablePresence({}, "us")


def test_a_table_of_a_dead_server_is_for_whoever_comes_first(both: Store) -> None:
    meet(both, "one", "t", {"ann": False}, True)
    assert leases.orphaned_tables(both, 10) == []
    dies(both, ONE)
    assert leases.orphaned_tables(both, 10) == ["t"]
    assert meet(both, "other", "t", {"ben": False}, True) == TablePresence({}, "us")
    assert leases.orphaned_tables(both, 10) == []
    leases.renew_lease(both, ONE, LONG)
    assert leases.table_presences(both, "one", ["t"])["t"].owner == "another", "it has lost the table while it was away"


def test_many_who_want_a_table_at_once_are_told_the_same_keeper(store: Store) -> None:
    names = [f"server{number}" for number in range(8)]
    for name in names:
        leases.renew_lease(store, Server(name), LONG)
    with ThreadPoolExecutor(8) as pool:
        met = list(pool.map(lambda name: meet(store, name, "t", {}, True).owner, names))
    assert sorted(met) == ["another"] * 7 + ["us"]


def test_who_is_at_a_table_through_several_servers_is_there_once(both: Store) -> None:
    meet(both, "one", "t", {"ann": True}, True)
    meet(both, "other", "t", {"ann": False, "ben": False}, True)
    assert leases.table_presences(both, "third", ["t"])["t"].people == {"ann": True, "ben": False}
    dies(both, ONE)
    assert leases.table_presences(both, "third", ["t"])["t"].people == {"ann": False, "ben": False}


def test_many_tables_are_met_at_once(both: Store) -> None:
    meet(both, "other", "theirs", {"ben": True}, True)
    met = leases.announce_all(
        both,
        "one",
        [
            PresenceReport("theirs", {"ann": False}, True, TimerState(3, 20.0)),
            PresenceReport("ours", {"ann": False}, False),
            PresenceReport("left", {}, False),
            PresenceReport("ours", {"eve": True}, True, TimerState(4, 20.0)),  # said last: it counts
        ],
    )
    assert met["theirs"] == TablePresence({"ben": True}, "another")
    assert met["left"] == TablePresence({}, "nobody")
    assert met["ours"].owner == "us"
    assert met["ours"].timer is not None
    assert met["ours"].timer.name == 4
    seen = leases.table_presences(both, "other", ["theirs", "ours", "left"])
    assert [meeting.people for meeting in seen.values()] == [{"ann": False}, {"eve": True}, {}]


def test_the_sand_that_is_left_is_told(both: Store) -> None:
    meet(both, "one", "t", {"ann": True}, True, TimerState(3, 20.0))
    meet(both, "other", "t", {"ben": True}, True, TimerState(9, 90.0))  # not its to tell
    told = leases.table_presences(both, "other", ["t"])["t"].timer
    assert told is not None
    assert told.name == 3
    assert 15 < told.seconds_left <= 20


def test_whoever_goes_leaves_only_what_is_going_on(both: Store) -> None:
    for table in ("busy", "idle"):
        meet(both, "one", table, {"ann": False}, True)
    leases.sign_off(both, "one", ["idle"])
    assert leases.other_servers(both, "other") == {}
    assert leases.table_presences(both, "other", ["busy"])["busy"] == TablePresence()
    assert leases.orphaned_tables(both, 10) == ["busy"]


def test_what_the_dead_have_left_is_forgotten_some_day(both: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    meet(both, "one", "t", {"ann": False}, True)
    dies(both, ONE)
    leases.forget_dead_servers(both)
    assert leases.renew_lease(both, OTHER, LONG)
    monkeypatch.setattr(leases, "RETENTION", 0.0)
    leases.forget_dead_servers(both)
    leases.renew_lease(both, ONE, LONG)
    assert leases.table_presences(both, "other", ["t"])["t"].people == {}


@pytest.mark.parametrize("text", ["", "abc", "abc x", "abc -1", "a b 1", "abc 99999999999", "%00 1", "abc ²"])
def test_what_is_no_notice_is_none(text: str) -> None:
    assert parse_event(text) is None


def test_a_notice_is_read_as_it_was_told() -> None:
    assert parse_event(str(TableChanged("abc", 7))) == TableChanged("abc", 7)


def test_many_notices_are_told_in_one_breath_and_nonsense_among_them_is_passed_over() -> None:
    told = bus_postgres.SEPARATOR.join([str(TableChanged("abc", 7)), "DROP TABLE", str(TableChanged("def", 0))])
    assert bus_postgres.parse_events(told) == [TableChanged("abc", 7), TableChanged("def", 0)]
    assert bus_postgres.parse_events("") == []


def test_a_breath_is_no_longer_than_postgresql_allows() -> None:
    longest = TableChanged("x" * MAX_ID_LENGTH, 10**9 - 1)
    told = bus_postgres.SEPARATOR.join([str(longest)] * bus_postgres.MAX_EVENTS)
    assert len(told) < 8000
    assert len(bus_postgres.parse_events(told)) == bus_postgres.MAX_EVENTS
