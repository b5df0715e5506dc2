"""What Partners says and shows: lines, reasons, the scene."""

import pytest

from fathoms.core.structs import Record, copy_record, new_record
from fathoms.core.voice import Line
from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.scene import PartnersScene
from fathoms.games.partners.state import CARD_NAMES, COLOUR_NAMES, HOME, LONGEST_GAME, STATE
from fathoms.words import say
from tests.games.partners.table import ACTIONS, LOCKED, Table


def view(table: Table, colour: str = "") -> Record:
    out = new_record(STATE)
    PARTNERS.rules.view(table.s, COLOUR_NAMES.index(colour) if colour else -1, out)
    return out


def told(table: Table, action: str, colour: str = "") -> list[str]:
    """What a viewer is told when the player to act does something, by message key."""
    before, seat = view(table, colour), int(table.s.turn)
    table.do(action)
    return [line.key for line in lines_of(table, before, seat, action, colour)]


def lines_of(table: Table, before: Record, seat: int, action: str, colour: str = "") -> list[Line]:
    """What a viewer is told after an action, all of which can be said."""
    lines = PARTNERS.voice.narrate(before, seat, ACTIONS[action], view(table, colour))
    assert all(say(line.key, **{**line.args, "name": "Ann"}) for line in lines)
    return lines


def scene(table: Table, colour: str = "") -> PartnersScene:
    drawn = PARTNERS.voice.draw(view(table, colour))
    assert isinstance(drawn, PartnersScene)
    return drawn


@pytest.mark.parametrize(
    ("table", "action", "keys"),
    [
        (Table(hand="six", green="10", blue="3").do("play six"), "go green-1 6", ["partners-went", "partners-hit"]),
        (Table(hand="six", green="10", blue="3 3").do("play six"), "go green-1 6", ["partners-went", "partners-fell"]),
        (Table(hand="three", green="78 79").do("play three"), "go green-1 3", ["partners-turned"]),
        (Table(hand="three", green="78").do("play three"), "go green-1 3", ["partners-went", "partners-in-goal"]),
        (Table(hand="seven", green="9").do("play seven"), "go green-1 7", ["partners-stepped"]),
        (Table(hand="back_four", green="2").do("play back_four"), "go_back green-1", ["partners-went-back"]),
        (Table(hand="eight").do("play eight"), "bring_out green", ["partners-brought-out"]),
        (Table(hand="two").do("play two"), "bring_out red", ["partners-brought-out"]),
        (Table(hand="two").do("play two", "bring_out red"), "bring_out green", ["partners-brought-both"]),
        (Table(hand="eight"), "play eight", ["partners-played"]),
        (Table(hand="three"), "lay_down", ["partners-laid-down", "partners-laid-card"]),
        (Table(hand="two").do("play two", "bring_out red"), "take_back", ["partners-took-back"]),
        (Table(hand="swap", green="1", blue="9").do("play swap"), "change green-1", ["partners-chose"]),
    ],
)
def test_what_happened_is_told(table: Table, action: str, keys: list[str]) -> None:
    assert told(table, action) == keys


def test_the_end_is_told() -> None:
    table = Table(hand="three", green="76 80 81 82", red=LOCKED).do("play three")
    assert told(table, "go green-1 3") == ["partners-went", "partners-in-goal", "partners-over"]


def laid(table: Table, colour: str, seat: int) -> list[object]:
    """The cards a viewer is told of when the player to act lays the hand down."""
    before = view(table, colour)
    lines = lines_of(table.do("lay_down"), before, seat, "lay_down", colour)
    assert lines[0] == Line("partners-laid-down", {"seat": seat})
    assert {line.args["seat"] for line in lines if line.key == "partners-laid-card"} <= {seat}
    return [line.args["card"] for line in lines if line.key == "partners-laid-card"]


@pytest.mark.rule("PAR-9")
@pytest.mark.parametrize("colour", ["", "green", "blue", "red"])
def test_the_cards_of_a_hand_that_is_laid_down_are_told_to_everyone(colour: str) -> None:
    table = Table(hand="eight three nine nine").do("play eight", "bring_out green")
    table.s.place[0], table.s.turn = HOME, 0  # the piece was sent home since
    assert laid(table, colour, seat=0) == ["three", "nine", "nine"]


@pytest.mark.rule("PAR-9")
@pytest.mark.parametrize("colour", ["", "green", "blue", "red"])
@pytest.mark.parametrize("dealt", [1, 2, 3])
def test_the_last_hand_of_a_deal_is_told_to_everyone_though_it_is_gathered_at_once(colour: str, dealt: int) -> None:
    table = Table(hand="three nine", hands=dict.fromkeys(COLOUR_NAMES, ""))
    table.s.gift[3] = CARD_NAMES.index("nine")  # red has handed it on, and still knows where it is
    table.s.dealt = dealt
    assert laid(table, colour, seat=0) == ["three", "nine"]
    assert (table.s.deal, table.s.dealt) == (2, dealt % 3 + 1)
    out_of_play = [int(table.s.gone[CARD_NAMES.index(card)]) for card in ("three", "nine")]
    assert out_of_play == ([0, 0] if dealt == 3 else [1, 1])  # they come back only with the whole deck


@pytest.mark.rule("PAR-9")
def test_only_the_hand_laid_down_last_is_told() -> None:
    table = Table(hand="three nine", hands={"blue": "twelve"}).do("lay_down")
    assert laid(table, "red", seat=1) == ["twelve"]


@pytest.mark.rule("PAR-16")
def test_what_is_left_of_a_seven_is_told() -> None:
    table = Table(hand="seven", green="77 80 81 82", red="10").do("play seven", "go green-1 2")
    before = view(table)
    stopped = Line("partners-stopped", {"seat": 0, "steps": 5})
    assert lines_of(table.do("stop"), before, 0, "stop") == [stopped]


@pytest.mark.rule("PAR-16")
@pytest.mark.parametrize("last", [False, True], ids=["in the middle of a deal", "as the last of a deal"])
def test_steps_that_nobody_can_use_are_told(last: bool) -> None:
    hands = dict.fromkeys(COLOUR_NAMES, "") if last else {}
    table = Table(hand="seven", hands=hands, green="78 80 81 82", red="home").do("play seven")
    before = view(table)
    lines = lines_of(table.do("go green-1 1"), before, 0, "go green-1 1")
    assert lines[:3] == [
        Line("partners-stepped", {"seat": 0, "colour": "green", "steps": 1}, (0,)),
        Line("partners-in-goal", {"seat": 0, "colour": "green", "steps": 1, "circle": 1}, (0,)),
        Line("partners-lost-steps", {"seat": 0, "steps": 6}),
    ]
    assert [line.key for line in lines[3:]] == ["partners-dealt"] * last


@pytest.mark.rule("PAR-16")
@pytest.mark.parametrize("play_on", [False, True])
def test_no_step_is_lost_where_the_side_is_all_home(play_on: bool) -> None:
    table = Table(hand="seven", play_on=play_on, green="78 80 81 82", red=LOCKED).do("play seven")
    assert "partners-lost-steps" not in told(table, "go green-1 1")


@pytest.mark.rule("PAR-29")
def test_a_shared_win_names_every_side_that_shares_it() -> None:
    table = Table(hand="three", hands=dict.fromkeys(COLOUR_NAMES, ""), blue="82", yellow="82")
    table.s.deal = LONGEST_GAME
    before = view(table)
    lines = lines_of(table.do("lay_down"), before, 0, "lay_down")
    assert [(line.key, line.args["seat"]) for line in lines[2:]] == [
        ("partners-rank", 0), ("partners-shared", 1), ("partners-shared", 2),
    ]  # fmt: skip


def finishing(others: str = "three") -> Table:
    """Green is about to bring its side home with a three, and the others will play on."""
    hands = dict.fromkeys(COLOUR_NAMES, others) | {"red": "two nine"}
    pieces = {"green": "76 80 81 82", "red": LOCKED, "blue": "20"}
    return Table(hand="three six", hands=hands, play_on=True).put(**pieces).do("play three")


@pytest.mark.rule("PAR-28")
@pytest.mark.parametrize("others", ["three", ""], ids=["in the middle of a deal", "as the last of a deal"])
@pytest.mark.parametrize("colour", ["", "green", "yellow"])
def test_the_cards_a_finished_side_lays_down_are_told_to_everyone(others: str, colour: str) -> None:
    table = finishing(others)
    before = view(table, colour)
    lines = lines_of(table.do("go green-1 3"), before, 0, "go green-1 3", colour)
    laid = [(line.args["seat"], line.args["card"]) for line in lines if line.key == "partners-laid-rest"]
    assert laid == [(0, "six"), (3, "two"), (3, "nine")]


@pytest.mark.rule("PAR-28")
def test_the_middle_shows_the_card_that_was_played_not_those_laid_down() -> None:
    table = finishing().do("go green-1 3")
    assert scene(table).players[0].spent == ["three", "six"]
    assert (scene(table).last_card, scene(table).last_player) == ("three", 0)


@pytest.mark.parametrize(
    ("table", "action", "key"),
    [
        (Table(hand="eight"), "lay_down", "partners-why-must-play"),
        (Table(hand="eight"), "play nine", "partners-why-not-in-hand"),
        (Table(hand="eight seven"), "play seven", "partners-why-seven"),
        (Table(hand="eight swap"), "play swap", "partners-why-swap"),
        (Table(hand="eight three"), "play three", "partners-why-card-useless"),
        (Table(hand="eight"), "go green-1 8", "partners-why-card-first"),
        (Table(hand="eight"), "hand_on eight", "partners-why-exchange-over"),
        (Table(hand="eight").do("play eight"), "bring_out red", "partners-why-not-out"),
        (Table(hand="six", green="10 30", blue="start").do("play six"), "go green-1 6", "partners-why-not-there"),
        (
            Table(hand="seven", green="9 20").do("play seven", "go green-1 3"),
            "go green-1 2",
            "partners-why-moved-already",
        ),
        (Table(hand="seven", green="9 20").do("play seven", "go green-1 3"), "go green-2 5", "partners-why-too-many"),
        (Table(hand="seven", green="9 20").do("play seven", "go green-1 3"), "go green-2 2", "partners-why-rest"),
        (Table(hand="seven", green="9 20").do("play seven"), "take_back", "partners-why-nothing-done"),
        (Table(hand="seven", green="9 20").do("play seven", "go green-1 3"), "stop", "partners-why-not-stop"),
        (
            Table(hand="seven", seven_rest="must", green="9 20").do("play seven", "go green-1 3"),
            "stop",
            "partners-why-all-seven",
        ),
        (
            Table(form="teams", hand="seven", green="79 80 81 82", purple="9 20", orange="30").do(
                "play seven", "go purple-1 3"
            ),
            "go orange-1 4",
            "partners-why-one-partner",
        ),
    ],
)
def test_a_refusal_says_why(table: Table, action: str, key: str) -> None:
    assert action not in table.can()
    assert PARTNERS.voice.why_not(view(table, table.turn), int(table.s.turn), ACTIONS[action]) == key


def test_the_scene_shows_where_ones_cards_could_lead_and_nobody_elses() -> None:
    table = Table(hand="six swap", green="10 start", blue="3")
    own = scene(table, "green")
    assert [prospect.card for prospect in own.prospects] == ["six", "swap"]
    target = own.prospects[0].targets[0]
    assert (target.piece, target.to, target.sent_home) == (0, 16, [4])
    assert scene(table, "red").prospects == []
    assert own.players[0].hand == ["six", "swap"]
    assert scene(table, "red").players[0].hand == ["face_down", "face_down"]


def test_the_scene_shows_a_seven_being_split() -> None:
    table = Table(hand="seven", green="10 20 82").do("play seven", "go green-1 3")
    shown = scene(table)
    assert (shown.card, shown.rest, shown.can_take_back, shown.moves_for) == ("seven", 4, True, [0])
    assert [(piece.place, piece.moved, piece.locked) for piece in shown.pieces[:3]] == [
        (13, True, False), (20, False, False), (82, False, True),
    ]  # fmt: skip
    assert [(target.piece, target.to) for target in shown.targets] == [(1, 24)]
    assert [(change.piece, change.before, change.now) for change in shown.changes] == [(0, 10, 13)]
    assert shown.walk is not None
    assert (shown.walk.start, shown.walk.turn, shown.walk.to) == (10, 13, 13)


@pytest.mark.parametrize(("seven_rest", "can_stop"), [("may", True), ("must", False)])
def test_the_scene_shows_whether_the_rest_of_a_seven_may_be_left(seven_rest: str, can_stop: bool) -> None:
    table = Table(hand="seven", seven_rest=seven_rest, green="77 80 81 82", red="10").do("play seven")
    assert not scene(table).can_stop
    shown = scene(table.do("go green-1 2"))
    assert (shown.seven_rest, shown.can_stop, shown.moves_for) == (seven_rest, can_stop, [3])
    assert all(target.piece == 12 for target in shown.targets)  # to stop leads nowhere


def test_the_scene_shows_a_bounce_with_its_turning_place() -> None:
    table = Table(hand="twelve", green="75", blue="64 64").do("play twelve")
    target = scene(table).targets[0]
    assert (target.turn, target.to, target.sent_home) == (82, 77, [0])
    walk = scene(table.do("go green-1 12")).walk
    assert walk is not None
    assert (walk.start, walk.turn, walk.to, walk.hit) == (75, 82, 77, True)


def test_the_scene_names_helped_colours_ranks_and_who_is_out() -> None:
    table = Table(hand="three", form="teams", green=LOCKED, purple="20", orange="30")
    shown = scene(table)
    assert (shown.moves_for, shown.players[0].finished, shown.players[0].partners) == ([2, 4], True, [2, 4])
    table = Table(hand="nine").do("lay_down")
    assert scene(table).players[0].out
    assert scene(table).players[0].spent == ["nine"]


def test_drawing_leaves_the_view_as_it_is() -> None:
    shown = view(Table(hand="seven six", green="10 20"), "green")
    before = copy_record(shown)
    PARTNERS.voice.draw(shown)
    assert shown == before


def test_the_printed_table_shows_every_piece() -> None:
    text = PARTNERS.voice.picture(view(Table(hand="six", green="10 start 80", blue="3 3"), "green"))
    assert text.splitlines()[0].startswith("green  G    [G ]")
    assert "B2" in text.splitlines()[1]
    assert "green  hand 6" in text
