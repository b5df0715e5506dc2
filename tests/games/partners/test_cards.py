"""Dealing, the exchange, turns, and laying the hand down: PAR-6 to PAR-10."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.structs import Record, copy_record, new_record, to_bytes
from fathoms.core.tuning import OTHER_VALUES
from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners import sight
from fathoms.games.partners.state import CARD_NAMES, COLOUR_NAMES, FACE_DOWN, STATE
from tests.games.partners.invariants import sound
from tests.games.partners.table import LOCKED, Table

OPTIONS = {
    form: pack_options(PARTNERS, 6, read_options(PARTNERS.options, {"form": form})) for form in ("pairs", "teams")
}


def fresh(seed: int = 1, form: str = "pairs") -> Table:
    """A game just begun: the exchange."""
    table = Table(form=form)
    table.s = new_record(STATE)
    PARTNERS.rules.setup(table.s, seed, OPTIONS[form])
    return table


def exchange(table: Table) -> dict[str, str]:
    """Everyone hands on the first card; who gave what."""
    gifts = {colour: table.cards(colour)[0] for colour in COLOUR_NAMES if table.cards(colour)}
    for colour, card in gifts.items():
        table.do(f"hand_on {card}", by=colour)
    return gifts


def play_deal_out(table: Table) -> None:
    """Exchange, then everyone does the first thing possible until the cards are dealt again."""
    exchange(table)
    deal = int(table.s.deal)
    while not table.over and table.s.deal == deal:
        table.do(min(table.can() - {"take_back"}))


def seen_by(table: Table, colour: str) -> Record:
    out = new_record(STATE)
    sight.view(table.s, COLOUR_NAMES.index(colour) if colour else -1, out)
    return out


@pytest.mark.rule("PAR-6")
def test_three_deals_from_one_deck_then_the_next_dealer_shuffles() -> None:
    table = fresh()
    first = int(table.s.dealer)
    for deal in range(1, 8):
        assert (table.s.deal, table.s.dealt) == (deal, (deal - 1) % 3 + 1)
        assert table.s.dealer == (first + (deal - 1) // 3) % 6
        assert [len(table.cards(colour)) for colour in COLOUR_NAMES] == [4] * 6
        assert table.s.deck.sum() == 78 - 24 * table.s.dealt
        play_deal_out(table)


DEALERS = """
import fathoms.games
from fathoms.core.game import find_game
from fathoms.core.match import Match
match, deals = Match(find_game("partners"), 6, {}, 1), []
while len(deals) < 7 and not match.over:
    if match.state.deal > len(deals):
        deals.append(int(match.state.dealer))
    seat = match.actors()[0]
    match.play(seat, match.legal(seat)[0])
print(*[(dealer - deals[0]) % 6 for dealer in deals])
"""


@pytest.mark.rule("PAR-6")
@pytest.mark.parametrize(
    ("others", "dealers"),
    [
        ({}, "0 0 0 1 1 1 2"),
        ({"deck.six": 48}, "0 0 0 1 1 1 2"),  # 120 cards would do for five deals
        ({"deck.six": 0, "deck.nine": 0, "deck.ten": 0}, "0 0 1 1 2 2 3"),  # 60 cards are enough for two
    ],
)
def test_a_dealer_deals_three_times_at_most_however_many_cards_there_are(others: dict[str, int], dealers: str) -> None:
    env = {**os.environ, OTHER_VALUES: json.dumps({"partners": others}), "FATHOMS_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", DEALERS], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == dealers.split()


@pytest.mark.rule("PAR-6")
def test_one_deck_never_deals_a_seventh_card_of_a_kind() -> None:
    table = fresh(3)
    dealt = np.zeros(15, int)
    for _ in range(3):
        for card in table.s.hand:
            dealt[card] += 1
        play_deal_out(table)
    assert dealt.sum() == 72
    assert dealt.max() <= 6


@pytest.mark.rule("PAR-6")
def test_everyone_remembers_the_cards_used_until_the_deck_is_shuffled() -> None:
    table = fresh(3)
    used = np.zeros(15, int)
    for deal in range(3):
        known = seen_by(table, "blue")
        sight.recall(table.s, 1, known)
        assert known.gone.tolist() == used[: known.gone.size].tolist(), f"after {deal} deals"
        for card in table.s.hand:
            used[card] += 1
        play_deal_out(table)
    assert not table.s.gone.any()


@pytest.mark.rule("PAR-6", "PAR-9")
def test_with_a_new_deal_nobody_is_out_and_no_card_lies_in_the_middle() -> None:
    table = fresh(3)
    play_deal_out(table)
    assert (table.s.deal, table.s.out, table.s.played_by, table.s.played) == (2, 0, -1, 0)


@pytest.mark.rule("PAR-7")
@pytest.mark.parametrize(("form", "step"), [("pairs", 3), ("teams", 2)])
def test_cards_go_to_the_partner_or_the_nearest_team_mate_clockwise(form: str, step: int) -> None:
    table = fresh(5, form)
    before = {colour: table.cards(colour) for colour in COLOUR_NAMES}
    gifts = exchange(table)
    for seat, colour in enumerate(COLOUR_NAMES):
        giver = COLOUR_NAMES[(seat - step) % 6]
        expected = list(before[colour])
        expected.remove(gifts[colour])
        assert sorted(table.cards(colour)) == sorted([*expected, gifts[giver]])


@pytest.mark.rule("PAR-7")
def test_everyone_chooses_at_the_same_time_and_once() -> None:
    table = fresh()
    assert PARTNERS.rules.actors(table.s) == 0b111111
    table.do(f"hand_on {table.cards('red')[0]}", by="red")
    assert PARTNERS.rules.actors(table.s) == 0b110111
    assert table.can("red") == set()


@pytest.mark.rule("PAR-7")
def test_no_choice_is_seen_before_all_have_chosen() -> None:
    table = fresh(11)
    kinds = sorted(set(table.cards("green")))
    assert len(kinds) > 1
    others = []
    for kind in kinds[:2]:
        tried = fresh(11).do(f"hand_on {kind}", by="green")
        others.append([to_bytes(seen_by(tried, colour)) for colour in ("", *COLOUR_NAMES[1:])])
        assert seen_by(tried, "green").gift[0] == tried.s.gift[0]
    assert others[0] == others[1]


@pytest.mark.rule("PAR-7")
def test_the_card_handed_on_is_known_to_giver_and_receiver_until_one_is_played() -> None:
    table = Table(turn="green", hand="five", hands={"red": "five"}, red="10", green="10")
    table.s.phase = 0
    table.s.hand[4:12] = table.s.hand[16:] = 0
    table.do("hand_on five", by="green").do("hand_on five", by="red")
    table.s.turn = COLOUR_NAMES.index("red")
    assert seen_by(table, "green").hand[12] == table.s.hand[12]
    assert seen_by(table, "blue").hand[12] == FACE_DOWN
    assert seen_by(table, "blue").gift[0] == FACE_DOWN
    table.do("play five")
    assert not seen_by(table, "green").hand[12]


@pytest.mark.rule("PAR-7")
def test_a_second_card_of_that_kind_is_not_known() -> None:
    table = Table(turn="red", hand="five five", hands={"green": "nine"}, red="10")
    table.s.gift[0] = table.s.hand[12]
    assert seen_by(table, "green").hand[12:14].tolist() == [table.s.hand[12], FACE_DOWN]
    table.do("play five")
    assert seen_by(table, "green").hand[12:14].tolist() == [FACE_DOWN, 0]


@pytest.mark.rule("PAR-8")
def test_the_player_left_of_the_dealer_begins_and_turns_go_clockwise() -> None:
    table = fresh(2)
    exchange(table)
    assert table.s.turn == (table.s.dealer + 1) % 6
    table = Table(turn="orange", hand="nine", orange="10")
    assert table.do("play nine", "go orange-1 9").turn == "yellow"


@pytest.mark.rule("PAR-8")
def test_players_without_cards_are_passed_over_and_the_deal_ends_when_all_are_empty() -> None:
    table = Table(hand="nine", hands=dict.fromkeys(("blue", "purple", "red", "orange"), ""), green="10")
    assert table.do("play nine", "go green-1 9").turn == "yellow"
    assert table.do("lay_down").s.phase == 0
    assert table.s.deal == 2


@pytest.mark.rule("PAR-9")
def test_a_player_who_can_use_no_card_lays_down_the_whole_hand_and_is_out() -> None:
    table = Table(hand="three nine seven back_four")
    assert table.can() == {"lay_down"}
    table.do("lay_down")
    assert table.cards("green") == []
    assert table.s.spent[:4].tolist() == [2, 3, 6, 8]
    assert table.s.out == 0b1


@pytest.mark.rule("PAR-9")
def test_a_player_who_can_use_a_card_must() -> None:
    assert Table(hand="three eight").can() == {"play eight"}
    assert Table(hand="three two").can() == {"play two"}
    assert Table(hand="three swap", blue="10", orange="20").can() == {"play swap"}


@pytest.mark.rule("PAR-9")
def test_a_move_that_changes_nothing_in_the_end_is_a_use() -> None:
    table = Table(hand="two", green="78 80 1 1", red=LOCKED)  # to 79, and back
    assert table.do("play two", "go green-1 2").at("green")[0] == 78


@pytest.mark.rule("PAR-10")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {int(fresh(seed).s.dealer) for seed in range(60)} == set(range(6))


def test_resampling_in_the_middle_of_the_exchange_keeps_ones_own_choice() -> None:
    table = fresh(4)
    for colour in ("green", "blue", "red"):
        table.do(f"hand_on {table.cards(colour)[0]}", by=colour)
    rng, hands, gifts = np.array([5, 0], np.int64), set(), set()
    for _ in range(30):
        known = seen_by(table, "green")
        sight.recall(table.s, 0, known)
        full = copy_record(known)
        sight.resample(full, 0, rng)
        assert full.gift[0] == table.s.gift[0]
        assert sound(full) == 0
        assert full.hand[:4].tolist() == table.s.hand[:4].tolist()
        assert PARTNERS.rules.actors(full) == PARTNERS.rules.actors(table.s)
        hands.add(tuple(full.hand[4:]))
        gifts.add((int(full.gift[1]), int(full.gift[3])))
    assert len(hands) > 20
    assert len(gifts) > 5


def test_resampling_leaves_a_handed_on_card_with_its_receiver() -> None:
    table = fresh(4)
    exchange(table)
    rng = np.array([5, 0], np.int64)
    for _ in range(50):
        full = seen_by(table, "green")
        sight.recall(table.s, 0, full)
        sight.resample(full, 0, rng)
        assert table.s.gift[0] in full.hand[12:16]
        assert sound(full) == 0
        for giver in range(6):
            taker = (giver + 3) % 6
            assert full.gift[giver] in [*full.hand[4 * taker : 4 * taker + 4], *full.spent[4 * taker : 4 * taker + 4]]


def test_any_card_a_player_had_after_the_exchange_may_be_the_one_handed_on_played_or_not() -> None:
    table = Table(turn="red", hand="five six nine ten", hands=dict.fromkeys(COLOUR_NAMES, ""), red="10")
    table.s.gift[0] = CARD_NAMES.index("nine")  # green has handed it on, which only green and red know
    table.do("play six", "go red-1 6", "play five", "go red-1 5")
    rng, spent, chosen = np.array([5, 0], np.int64), {CARD_NAMES.index("five"), CARD_NAMES.index("six")}, set()
    for _ in range(60):
        full = seen_by(table, "blue")
        sight.resample(full, 1, rng)
        gift, kept = int(full.gift[0]), {int(card) for card in full.hand[12:16] if card}
        assert gift in kept | spent
        chosen.add(gift if gift in spent else 0)
    assert chosen == {0, *spent}
