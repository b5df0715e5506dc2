"""Stub Game: set-up, a round, the end."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.games.stub_game.actions import GO_ON, LAY
from fathoms.games.stub_game.state import LAYING, SHOWING

GAME = find_game("stub_game")


def start(seed: int = 1, **options: object) -> Match:
    return Match(GAME, GAME.players[0], options, seed)


def lay_all(match: Match, *cards: int) -> Match:
    """Everyone lays a card: the first seats these, all others the card worth 1, so that they take nothing."""
    for _ in range(match.players):
        seat = int(match.state.turn)
        match.play(seat, LAY + (cards[seat] if seat < len(cards) else 1) - 1)
    return match


def go_on(match: Match) -> Match:
    match.play(int(match.state.turn), GO_ON)
    return match


@pytest.mark.rule("STUB-1")
def test_everyone_has_one_card_of_each_worth_and_so_has_the_pile() -> None:
    match = start(cards=5)
    assert sorted(match.state.prize[:5].tolist()) == [1, 2, 3, 4, 5]
    assert match.state.hand[: match.players].tolist() == [0b11111] * match.players
    piles = {tuple(start(seed).state.prize.tolist()) for seed in range(20)}
    assert len(piles) > 10, "the pile is shuffled"


@pytest.mark.rule("STUB-2")
def test_a_prize_lies_open_and_somebody_begins_by_lot() -> None:
    assert start().state.turned == 1
    assert {int(start(seed).state.turn) for seed in range(100)} == set(range(GAME.players[0]))


@pytest.mark.rule("STUB-3")
def test_everyone_lays_a_card_in_turn_and_nobody_sees_it() -> None:
    match = start()
    first = int(match.state.turn)
    match.play(first, LAY + 3)
    assert match.state.turn == (first + 1) % match.players
    assert match.view(first).laid[first] == 4
    others = [match.view(), *(match.view(seat) for seat in range(match.players) if seat != first)]
    assert {int(view.laid[first]) for view in others} == {-1}


@pytest.mark.rule("STUB-4")
def test_the_highest_card_takes_the_prize() -> None:
    match = lay_all(start(), 3, 5)
    assert match.state.phase == SHOWING
    assert match.scores()[:2] == [0, int(match.state.prize[0])]


@pytest.mark.rule("STUB-4")
def test_cards_that_two_have_laid_cancel_each_other() -> None:
    assert lay_all(start(), 5, 5).scores()[:2] == [0, 0]


@pytest.mark.rule("STUB-5")
def test_the_cards_lie_open_until_the_next_player_goes_on() -> None:
    match = start()
    first = int(match.state.turn)
    lay_all(match, 3, 5)
    assert match.actors() == [(first + 1) % match.players]
    assert match.view().laid[:2].tolist() == [3, 5]
    go_on(match)
    assert (match.state.phase, match.state.turned) == (LAYING, 2)
    assert match.state.laid.tolist() == [0] * len(match.state.laid)
    assert LAY + 2 not in match.legal(0)


@pytest.mark.rule("STUB-5")
def test_only_who_remembers_knows_what_the_others_can_have() -> None:
    match = go_on(lay_all(start(cards=5), 3, 5))
    assert match.view(0).hand[1] == 0
    assert match.info_state(0).hand[1] == 0b01111


@pytest.mark.rule("STUB-6")
def test_after_the_last_prize_most_points_win() -> None:
    match = start(cards=5)
    while not match.over:
        prize = int(match.state.prize[match.state.turned - 1])
        one_more = prize % 5 + 1
        go_on(lay_all(match, prize, one_more, *[prize] * match.players))
    assert match.state.turned == 5
    assert sum(match.scores()) == 1 + 2 + 3 + 4 + 5
    assert match.shares()[1] == 1.0


@pytest.mark.rule("STUB-6")
def test_a_tie_is_shared() -> None:
    match = start(cards=5)
    for card in range(1, 6):
        go_on(lay_all(match, *[card] * match.players))
    assert match.over
    assert match.shares() == [1 / match.players] * match.players
