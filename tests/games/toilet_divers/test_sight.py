"""Who knows what: only what lies open is shown, and what was seen before is kept for bots alone."""

import itertools
import json
from collections import Counter

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record, new_record
from fathoms.games.toilet_divers.chips import count_flush_placements, draw_unknown_chips
from fathoms.games.toilet_divers.state import CARDS, CELLS, FLUSH, TREASURES
from tests.games.toilet_divers.table import Table, card


def resampled(table: Table, viewer: int, times: int) -> list[Record]:
    info_state = table.match.info_state(viewer)
    rng = new_rng(5)
    states = []
    for _ in range(times):
        state = copy_record(info_state)
        verbs.resample(state, viewer, rng)
        states.append(state)
    return states


def test_a_closed_card_is_in_nobodys_view_again() -> None:
    table = Table().pile("phone").cards({(0, 2): "ring", (0, 3): "crown"}).play("turn_up", "go down", "go down")
    for viewer in range(-1, 4):
        view = table.match.view(viewer)
        assert np.flatnonzero(view.card).tolist() == [1]
        assert not view.seen_at.any()
        assert "ring" not in table.match.game.voice.picture(view)
        dive = json.loads(table.sees(viewer).model_dump_json(include={"dive", "pages"}))
        assert "ring" not in json.dumps(dive)


@pytest.mark.rule("TOI-13")
def test_the_way_of_a_dive_is_not_shown_again_but_the_taken_exits_of_the_open_card_are() -> None:
    table = Table(2).pile("phone").level_two("pearls", "clog R").play("turn_up", "go down", "go left", "go right")
    view, info_state = table.match.view(0), table.match.info_state(0)
    assert np.flatnonzero(view.exits_taken).tolist() == [1]
    assert np.flatnonzero(info_state.exits_taken).tolist() == [0, 1, 9]
    assert not view.exits_closed.any()
    assert not info_state.exits_closed.any()
    table.play("go left", "go right")
    assert np.flatnonzero(table.match.view(0).exits_closed).tolist() == [1]
    assert np.flatnonzero(table.match.info_state(0).exits_closed).tolist() == [1, 9]


def test_on_the_first_level_there_is_no_card_to_see_or_remember_but_the_taken_exits_are_seen() -> None:
    table = Table(open_first_level=True).pile("phone").play("turn_up")
    assert not table.match.view(0).card.any()
    table.play("go left", "go right")
    assert not table.match.info_state(0).card.any()
    assert not table.state.seen_at.any()
    assert np.flatnonzero(table.match.view(0).exits_taken).tolist() == [0]


def test_a_seat_remembers_its_own_pages_and_every_card_of_every_dive() -> None:
    table = Table(2, leafing=True).pile("phone").cards({(0, 2): "ring", (2, 7): "keys", (0, 5): "crown"})
    table.play("leaf 5", "close", seat=0).play("leaf 7", "close", seat=1)
    table.play("turn_up", "go down")
    mine, theirs = table.match.info_state(0), table.match.info_state(1)
    assert {int(number) for number in mine.card if number} == {card("crown"), card("ring")}
    assert {int(number) for number in theirs.card if number} == {card("keys"), card("ring")}
    assert mine.seen_at[1, 2 * CELLS + 5] > 0  # that the other looked there is public


def test_the_log_never_tells_a_card_or_a_way() -> None:
    table = Table().pile("phone").cards({(0, 2): "ring", (1, 2): "wallet"}).play("turn_up", "go down")
    before = table.match.view(1)
    table.play("go left")
    lines = table.match.game.voice.narrate(before, 0, table.match.moves[-1].action, table.match.view(1))
    assert [(line.key, dict(line.args), line.marks) for line in lines] == [("toi-swam-on", {"seat": 0}, ())]


def test_resampling_keeps_what_was_seen_and_deals_the_other_cards_by_lot() -> None:
    table = (
        Table(3).pile("phone", "crown").cards({(0, 2): "ring", (0, 3): "keys"}).play("turn_up", "go down", "go down")
    )
    states = resampled(table, 2, 300)
    for state in states:
        assert sorted(state.card.tolist()) == list(range(1, CARDS + 1))
        assert state.card[:2].tolist() == [card("ring"), card("keys")]
        assert sorted(state.pile[1:].tolist()) == [n for n in range(1, TREASURES + 1) if n != card("phone")]
    assert len({int(state.card[9]) for state in states}) == 26
    assert len({int(state.pile[1]) for state in states}) == 7


def test_resampling_knows_that_a_missed_treasure_lies_face_up_and_in_order() -> None:
    table = Table(2).pile("phone", "crown").fail().fail()
    for state in resampled(table, 0, 50):
        assert state.missed[:2].tolist() == [card("phone"), card("crown")]
        assert not {card("phone"), card("crown")} & set(state.pile.tolist())


def find(table: Table) -> Table:
    """The next player finds the wanted treasure at once."""
    table.play("turn_up")
    wanted = table.sees().wanted
    assert wanted is not None
    return table.cards({(int(table.state.place), 2): wanted}).play("go down")


def draw_pair(table: Table) -> Table:
    """The next player finds the wanted treasure at once, and keeps the first chip."""
    return find(table).play("keep 0")


@pytest.mark.rule("TOI-15")
def test_a_finder_remembers_the_chip_that_left_the_game_and_nobody_else_has_seen_it() -> None:
    table = draw_pair(draw_pair(Table(3).chips("1", "2", "3", "1")))
    info_states = [table.match.info_state(seat).chip[:4].tolist() for seat in range(3)]
    assert info_states == [[1, 2, 0, 0], [0, 0, 3, 1], [0, 0, 0, 0]]


@pytest.mark.rule("TOI-18")
def test_a_flush_tells_on_the_chips_that_others_hold() -> None:
    table = draw_pair(draw_pair(Table(3, flush=True).chips("1~", "2", "1", "3")))
    for state in resampled(table, 2, 200):
        first, second, third, fourth = state.chip[:4].tolist()
        assert (first | second) & FLUSH
        assert not (third | fourth) & FLUSH
        assert sorted(state.chip.tolist()) == sorted(table.state.chip.tolist())


@pytest.mark.rule("TOI-18", "TOI-15")
@pytest.mark.parametrize(("keep", "may_flush"), [("keep 0", {True}), ("keep 1", {True, False})])
def test_an_assistant_knows_by_its_own_chip_whether_the_finders_has_flushed(keep: str, may_flush: set[bool]) -> None:
    table = Table(flush=True).pile("phone").chips("1~", "2").cards({(0, 2): "rats L", (0, 3): "phone"})
    table.play("turn_up", "go down", "hand 2", "go down", keep)
    states = resampled(table, 2, 60)
    assert {int(state.chip[1]) for state in states} == {int(table.state.chip[1])}
    assert {bool(state.chip[0] & FLUSH) for state in states} == may_flush
    assert all(sorted(state.chip.tolist()) == sorted(table.state.chip.tolist()) for state in states)


@pytest.mark.rule("TOI-18")
def test_chips_that_their_finder_is_still_looking_at_tell_nothing() -> None:
    table = find(draw_pair(Table(3, flush=True).chips("1~", "2", "1", "3")))
    pairs = [state.chip.reshape(-1, 2) & FLUSH for state in resampled(table, 2, 60)]
    assert all(pair[0].any() for pair in pairs)
    for unknown in (1, 2):  # in the finder's hand, and on the table
        assert {bool(pair[unknown].any()) for pair in pairs} == {True, False}


@pytest.mark.rule("TOI-18")
def test_where_few_chips_are_unknown_every_arrangement_of_their_flushes_comes_up() -> None:
    state = draw_pair(Table(3, flush=True).chips("1~", "2")).state
    unknown = [0, 1, int(np.flatnonzero(state.chip & FLUSH)[-1])]  # a pair that has flushed, and a chip on the table
    rng, arrangements = new_rng(5), set()
    for _ in range(40):
        info_state = copy_record(state)
        info_state.chip[unknown] = 0
        draw_unknown_chips(info_state, rng)
        assert sorted(info_state.chip.tolist()) == sorted(state.chip.tolist())
        arrangements.add(tuple(bool(chip & FLUSH) for chip in info_state.chip[unknown]))
    assert arrangements == {(True, True, False), (True, False, True), (False, True, True)}


@pytest.mark.rule("TOI-18")
def test_unknown_chips_are_filled_in_with_the_right_odds() -> None:
    """As often as when all chips are shuffled and the shuffles that disagree with the flushes are thrown away."""
    table = draw_pair(draw_pair(Table(3, flush=True).chips("1~", "2", "1~", "3")))
    rng = np.random.default_rng(3)
    chips = table.state.chip.copy()
    kept: list[np.ndarray] = []
    while len(kept) < 3000:
        rng.shuffle(chips)
        if (chips[0] | chips[1]) & FLUSH and (chips[2] | chips[3]) & FLUSH:
            kept.append(chips.copy())
    filled = [state.chip for state in resampled(table, 2, 3000)]
    for what in (lambda c: int(c[0]), lambda c: int(c[3]), lambda c: int(c[10]), lambda c: int((c[:2] & FLUSH).sum())):
        expected, got = Counter(map(what, kept)), Counter(map(what, filled))
        assert all(abs(expected[kind] - got[kind]) < 150 for kind in expected | got), (expected, got)


def test_ways_to_flush_counts_every_arrangement() -> None:
    for free, pairs in itertools.product(range(5), range(4)):
        counts: Counter[int] = Counter()
        for bits in itertools.product((0, 1), repeat=free + 2 * pairs):
            if all(bits[free + 2 * pair] or bits[free + 2 * pair + 1] for pair in range(pairs)):
                counts[sum(bits)] += 1
        for flushes in range(-1, free + 2 * pairs + 2):
            assert count_flush_placements(free, pairs, flushes) == counts[flushes]


def test_everyone_sees_all_kept_chips_at_the_end_and_nobody_the_discarded_ones() -> None:
    table = Table(2)
    while not table.match.over:
        draw_pair(table)
    for viewer in (-1, 0, 1):
        view = table.match.view(viewer)
        assert view.chip[0::2].all()
        assert not view.chip[1::2].any()
        out = np.zeros(2)
        verbs.result(view, out)
        assert out.tolist() == table.match.shares()


def test_everyone_looks_into_all_toilets_at_the_end_and_not_before() -> None:
    table = Table(2)
    while not table.match.over:
        assert not any(np.count_nonzero(table.match.view(viewer).card) > 1 for viewer in (-1, 0, 1))
        draw_pair(table)
    for viewer in (-1, 0, 1):
        assert table.match.view(viewer).card.tolist() == table.state.card.tolist()
        assert table.match.state.card.all()


def test_a_view_starts_from_nothing() -> None:
    table = Table()
    out = new_record(table.state.dtype)
    verbs.view(table.state, -1, out)
    hidden = ("card", "pile", "chip", "seen_at", "moment", "rng", "exits_taken", "exits_closed")
    assert not any(np.asarray(out[name]).any() for name in hidden)
