"""What had been seen when, and what a perfect memory could have done."""

from collections.abc import Callable

import pytest
from pydantic import PrivateAttr

from fathoms.bots.random_bot import play_at_random
from fathoms.core.contract import Insight
from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.toilet_divers.actions import GO, HAND
from fathoms.games.toilet_divers.insight import diver_spot, insights, is_dead_end, known_ways, spot_after
from fathoms.games.toilet_divers.state import CELLS, DIVING, KEEPING
from fathoms.words import say
from tests.games.toilet_divers.table import Table

Told = dict[str, str | int]
Play = Callable[[Table], object]


class Staged(Replay):
    """The replay of a game that begins with cards put where a test needs them."""

    _first: Match = PrivateAttr()

    def start(self) -> Match:
        return self._first.fork()


def staged(first: Match, played: Match) -> Staged:
    replay = Staged(**Replay.of(played).model_dump())
    replay._first = first
    return replay


def insights_of(table: Table, play: Play) -> list[Insight]:
    """What is said about a game that begins as this table stands."""
    first = table.match.fork()
    play(table)
    found = list(insights(staged(first, table.match)))
    for each in found:
        assert say(each.line.key, **{**each.line.args, "name": "Ann"})
        assert each.line.args["seat"] == each.seat
    return found


def told(each: Insight) -> tuple[int, int | None, str, Told]:
    args = {name: value for name, value in each.line.args.items() if name != "seat"}
    return each.number, each.seat, each.line.key, args


def leafed(table: Table, *levels: int) -> None:
    """The first player leafs to these levels and nobody else to any; then the first dive begins."""
    table.play(*(f"leaf {level}" for level in levels), seat=0)
    for seat in range(table.match.players):
        table.play("close", seat=seat)
    table.play("turn_up", "go down")


def toilet(*cards: str, wanted: str = "ring", players: int = 2, idle_tools: bool = True) -> Table:
    """The first player's toilet from level 2 on."""
    table = Table(players, leafing=True, idle_tools=idle_tools).pile(wanted)
    return table.cards({(0, level): card for level, card in enumerate(cards, start=2)})


def test_whoever_has_not_seen_the_treasure_is_told_so() -> None:
    (only,) = insights_of(toilet("plain R", "ring"), lambda table: leafed(table, 2))
    assert told(only) == (4, 0, "toi-insight-never-seen", {"treasure": "ring"})


def test_what_only_another_has_seen_is_not_told() -> None:
    def another_leafs(table: Table) -> None:
        table.play("leaf 3", "close", seat=1).play("close", seat=0).play("turn_up", "go down")

    (only,) = insights_of(Table(2, leafing=True).pile("ring").cards({(2, 3): "ring"}), another_leafs)
    assert only.line.key == "toi-insight-never-seen"


def test_a_dive_begins_with_when_the_treasure_was_seen_and_a_known_way() -> None:
    (only,) = insights_of(toilet("plain R", "ring"), lambda table: leafed(table, 3, 2))
    seen = {"treasure": "ring", "step": 1, "level": 3, "way": "alone", "moves": 2}
    assert told(only) == (5, 0, "toi-insight-seen", seen)
    assert only.line.marks == (0,)


def test_a_gap_in_what_was_seen_makes_no_way() -> None:
    (only,) = insights_of(toilet("plain R", "ring"), lambda table: leafed(table, 3))
    assert told(only)[3] == {"treasure": "ring", "step": 1, "level": 3, "way": "none", "moves": 0}


def test_the_last_time_counts() -> None:
    (only,) = insights_of(toilet("plain R", "ring"), lambda table: leafed(table, 3, 2, 3))
    assert only.line.args["step"] == 3


def leave_the_way(table: Table) -> None:
    leafed(table, 2, 3)
    table.play("go right")


def keep_to_the_way(table: Table) -> None:
    leafed(table, 2, 3)
    table.play("go down")


def test_whoever_leaves_a_known_way_is_told_how_it_went_on() -> None:
    _, left = insights_of(toilet("plain R", "ring"), leave_the_way)
    known = {"treasure": "ring", "step": 2, "level": 3, "first": "down", "moves": 1, "borrow": "no"}
    assert told(left) == (6, 0, "toi-insight-way-left", known)


def test_whoever_keeps_to_it_is_not() -> None:
    assert len(insights_of(toilet("plain R", "ring"), keep_to_the_way)) == 1


def test_where_every_known_way_needs_help_it_says_so() -> None:
    def surface(table: Table) -> None:
        leafed(table, 2, 3)
        table.play("surface")

    begins, left = insights_of(toilet("clog ", "ring", players=4), surface)
    assert (begins.line.args["way"], begins.line.args["moves"]) == ("helped", 2)
    assert (left.line.args["first"], left.line.args["moves"], left.line.args["borrow"]) == ("hand", 1, "no")


def test_a_tool_borrowed_further_on_is_told_too() -> None:
    def stray(table: Table) -> None:
        leafed(table, 2, 3, 4)
        table.play("go right")

    _, left = insights_of(toilet("plain R", "clog ", "ring", players=4), stray)
    assert (left.line.args["first"], left.line.args["moves"], left.line.args["borrow"]) == ("down", 2, "yes")


@pytest.mark.rule("TOI-13")
@pytest.mark.parametrize("times", [1, 2])
def test_a_way_that_was_taken_twice_in_this_dive_leads_nowhere_again(times: int) -> None:
    def there_and_back(table: Table) -> None:
        table.play("turn_up", "go down", *["go right", "go left"] * times)

    table = Table().pile("ring").cards({(0, 2): "plain R", (3, 2): "crocodile L", (3, 3): "ring"})
    for place, level in ((0, 2), (3, 2), (3, 3)):
        table.state.seen_at[0, place * CELLS + level - 2] = 1
    table.state.moment = 1
    begins, *left = insights_of(table, there_and_back)
    assert told(begins)[3] == {"treasure": "ring", "step": 0, "level": 3, "way": "alone", "moves": 3}
    detours = [(insight.number, insight.line.args["first"], insight.line.args["moves"]) for insight in left]
    assert detours == ([] if times == 1 else [(5, "down", 1)]), "the way back there is open once more"


# Dead ends: with two players who do not borrow idle tools, nobody has the plunger


def into_the_clog(*levels: int) -> Play:
    def play(table: Table) -> None:
        leafed(table, *levels)
        table.play("go down")

    return play


def test_swimming_to_a_known_dead_end_is_told() -> None:
    table = toilet("plain L", "clog ", wanted="phone", idle_tools=False)
    begins, end = insights_of(table, into_the_clog(2, 3))
    assert begins.line.key == "toi-insight-never-seen"
    assert told(end) == (6, 0, "toi-insight-dead-end", {"card": "clog", "step": 2, "level": 3, "other": "left"})
    assert end.line.marks == (0,)


@pytest.mark.parametrize(
    ("cards", "levels", "idle_tools"),
    [
        (("plain L", "clog "), (2,), False),  # nobody had looked there
        (("pocket_watch", "clog "), (2, 3), False),  # no other way was open
        (("plain L", "clog "), (2, 3), True),  # the plunger can be borrowed
        (("plain L", "clog L"), (2, 3), False),  # a pipe leads on
    ],
)
def test_other_ends_are_not(cards: tuple[str, ...], levels: tuple[int, ...], idle_tools: bool) -> None:
    table = toilet(*cards, wanted="phone", idle_tools=idle_tools)
    assert len(insights_of(table, into_the_clog(*levels))) == 1


# What must be true of every game


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_is_told_does_not_depend_on_cards_it_never_saw(seed: int) -> None:
    match = Match(TOILET_DIVERS, 2 + seed % 3, {}, seed)
    first = match.fork()
    while not match.over:
        seat = next(seat for seat in match.actors() if seat != CLOCK)
        match.play(seat, play_at_random(match.info_state(seat), seat, seed * 1000 + match.number))
    for seat in range(match.players):
        unseen = [int(i) for i in (match.state.seen_at[seat] == 0).nonzero()[0]]
        assert len(unseen) > 1
        other = first.fork()
        other.state.card[unseen] = other.state.card[unseen[1:] + unseen[:1]]
        same, changed = (
            [each for each in insights(staged(start, match)) if each.seat == seat] for start in (first, other)
        )
        assert same == changed
        assert same


@pytest.mark.parametrize("seed", range(6))
def test_a_known_way_leads_to_the_treasure_and_a_known_end_ends_the_dive(seed: int) -> None:
    match = Match(TOILET_DIVERS, 2 + seed % 3, {"bottom_sideways": seed % 2 == 1, "open_first_level": seed > 3}, seed)
    found = 0
    while not match.over:
        seat = next(seat for seat in match.actors() if seat != CLOCK)
        if match.view().phase == DIVING and seat == match.view().turn:
            found += follows(match, seat)
            run_into_ends(match, seat)
        match.play(seat, play_at_random(match.info_state(seat), seat, seed * 1000 + match.number))
    assert found > 0


def follows(match: Match, seat: int) -> bool:
    """Is there a known way? Then it is as long as it says."""
    ways = known_ways(match.info_state(seat), match.legal(seat))
    for way in ways[:1]:
        dive, moves, action = match.fork(), 0, way.action
        while True:
            dive.play(seat, action)
            moves += GO <= action < HAND
            if dive.view().phase == KEEPING:
                break
            action = known_ways(dive.info_state(seat), dive.legal(seat))[0].action
        assert moves == way.moves
    return bool(ways)


def run_into_ends(match: Match, seat: int) -> None:
    info_state = match.info_state(seat)
    for action in match.legal(seat):
        if GO <= action < HAND and is_dead_end(info_state, spot_after(diver_spot(info_state), action - GO)):
            dive = match.fork()
            dive.play(seat, action)
            assert dive.view().phase != DIVING
