"""What the client draws: a view of Partners as a scene.

Pieces, colours and seats are numbered as in the rules. A place is seen from the piece's own colour: -1 home, 0 start,
1-78 the track, 79-82 the goal circles from the outermost in. A field is one of the 78 counted fields, the same number
for everyone: field 13 c is the first one after the start of colour c.
"""

from typing import Any, Literal

import numpy as np
from pydantic import BaseModel

from fathoms.core.content.scene import Scene
from fathoms.core.structs import Record, copy_record, fields_of_record
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, MOVES, STOP
from fathoms.games.partners.card_moves import can_take_back, list_moves
from fathoms.games.partners.movable_colours import may_stop, movable_colours
from fathoms.games.partners.moving import (
    LOCKED_CIRCLES,
    is_finished,
    is_locked,
    is_swappable,
    land_piece,
    lane_circles,
    place_after_steps,
    place_four_back,
    starts_that_bar,
    track_field,
)
from fathoms.games.partners.state import (
    CARD_NAMES,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    EACH,
    EXCHANGING,
    FACE_DOWN,
    FAR,
    HAND,
    HOME,
    LANE,
    MAY,
    MOVING,
    PAIRS,
    PARTS,
    PIECES,
    START,
)

Colour = Literal["green", "blue", "purple", "red", "orange", "yellow"]
Card = Literal[
    "two", "three", "back_four", "five", "six", "seven", "eight", "nine", "ten", "swap", "twelve", "thirteen",
    "one_or_fourteen", "face_down",
]  # fmt: skip
Where = Literal["home", "start", "track", "lane"]
Phase = Literal["exchanging", "choosing", "moving", "over"]

PHASES: tuple[Phase, ...] = ("exchanging", "choosing", "moving", "over")


class Piece(BaseModel):
    """One of the 24 pieces, in their order."""

    colour: int
    where: Where
    place: int
    field: int | None  # on the track
    locked: bool
    moved: bool  # with the seven in play: it cannot move again
    exchangeable: bool  # could a swap take it?


class Player(BaseModel):
    """A seat, its colour, and its cards as far as the viewer knows them."""

    colour: Colour
    side: int
    partners: list[int]
    receiver: int  # who gets the card this seat hands on
    hand: list[Card]
    spent: list[Card]  # played or laid down in this deal, in that order
    chosen: bool  # has it handed on a card?
    gave: Card | None
    got: Card | None  # once the cards have changed hands
    out: bool  # has laid the hand down
    home: int  # pieces at home
    locked: int  # pieces locked
    finished: bool
    rank: int | None  # the place its side has taken: 1 = has won


class Walk(BaseModel):
    """How a piece came where it is: from one place to another, by way of the place where it turned round."""

    piece: int
    start: int
    turn: int
    to: int
    hit: bool  # was it sent home from there, having met two?


class Change(BaseModel):
    """A piece that stands elsewhere than when the last card was played."""

    piece: int
    before: int
    now: int


class Target(BaseModel):
    """Where an action leads."""

    action: int
    piece: int
    to: int | None  # the place; None = this piece changes places with one still to be chosen
    turn: int | None  # the place where it turns round, if it does
    sent_home: list[int]  # pieces sent home by it, the own one too if it meets two


class Prospect(BaseModel):
    """Where a card of the player whose turn it is could lead: its first moves."""

    card: Card
    targets: list[Target]


class PartnersScene(Scene):
    """Everything on the table."""

    game: Literal["partners"] = "partners"
    form: Literal["pairs", "teams"]
    play_on: bool
    seven_rest: Literal["may", "must"]
    phase: Phase
    turn: int
    dealer: int
    deal: int  # from the beginning of the game
    deal_of_deck: int  # 1-3
    pieces: list[Piece]
    players: list[Player]
    card: Card | None  # in play: being used
    rest: int  # of it: steps of a seven, pieces of a two or a swap
    chosen: int | None  # the first piece of a swap
    moves_for: list[int]  # colours the player whose turn it is can move now, those that are finished left out
    can_take_back: bool
    can_stop: bool  # the seven in play has locked its player's last piece, and its rest may be left
    last_card: Card | None  # played last in this deal
    last_player: int | None
    walk: Walk | None  # the last one with that card
    changes: list[Change]  # all that happened with that card so far
    targets: list[Target]  # while a card is in play: what can be done with it
    prospects: list[Prospect]  # while one is being chosen: for each usable card the viewer can see


def draw(view: Record) -> PartnersScene:
    """The scene a viewer sees."""
    record = fields_of_record(view)
    turn, is_moving, is_choosing = record.turn, record.phase == MOVING, record.phase == CHOOSING
    lanes = [int(lane_circles(view, colour)) for colour in range(COLOURS)]
    places = record.place.tolist()
    return PartnersScene(
        form="pairs" if record.sides == PAIRS else "teams",
        play_on=bool(record.play_on),
        seven_rest="may" if record.seven_rest == MAY else "must",
        phase=PHASES[record.phase],
        turn=turn,
        dealer=record.dealer,
        deal=record.deal,
        deal_of_deck=record.dealt,
        pieces=[draw_piece(view, piece, place, lanes, record.moved) for piece, place in enumerate(places)],
        players=[draw_player(view, record, seat, lanes[seat]) for seat in range(COLOURS)],
        card=card_name(record.card),
        rest=record.rest,
        chosen=record.chosen if record.chosen >= 0 else None,
        moves_for=draw_movers(view, turn) if is_moving or is_choosing else [],
        can_take_back=is_moving and bool(can_take_back(view)),
        can_stop=is_moving and bool(may_stop(view, turn)),
        last_card=card_name(record.played),
        last_player=record.played_by if record.played_by >= 0 else None,
        walk=draw_walk(record),
        changes=draw_changes(record),
        targets=draw_targets(view, turn, record.card, record.rest) if is_moving else [],
        prospects=draw_prospects(view, turn) if is_choosing else [],
    )


# Pieces


def board_part(place: int) -> Where:
    """Which part of the board a place is on."""
    if place >= LANE:
        return "lane"
    return "home" if place == HOME else "start" if place == START else "track"


def draw_piece(view: Record, piece: int, place: int, lanes: list[int], moved: int) -> Piece:
    colour, part = piece // EACH, board_part(place)
    return Piece(
        colour=colour,
        where=part,
        place=place,
        field=int(track_field(colour, place)) if part == "track" else None,
        locked=bool(is_locked(place, lanes[colour])),
        moved=bool(moved >> piece & 1),
        exchangeable=bool(is_swappable(view, piece)),
    )


def draw_walk(record: Any) -> Walk | None:
    """The walk of the piece that moved last."""
    piece, to = record.walker, record.walk_to
    if piece < 0:
        return None
    hit = to != HOME and int(record.place[piece]) == HOME
    return Walk(piece=piece, start=record.walk_from, turn=record.walk_turn, to=to, hit=hit)


def draw_changes(record: Any) -> list[Change]:
    places = zip(record.before.tolist(), record.place.tolist(), strict=True)
    return [Change(piece=piece, before=old, now=new) for piece, (old, new) in enumerate(places) if old != new]


# Players


def card_name(kind: int) -> Card | None:
    """A card by name; None = no card."""
    name: Card = CARD_NAMES[kind]
    return name if kind else None


def card_names(slots: np.ndarray, seat: int) -> list[Card]:
    """The cards in a seat's slots."""
    names = [card_name(kind) for kind in slots[seat * HAND : seat * HAND + HAND].tolist()]
    return [name for name in names if name]


def colours_of_bits(bits: int) -> list[int]:
    return [colour for colour in range(COLOURS) if bits >> colour & 1]


def draw_movers(view: Record, seat: int) -> list[int]:
    """Whose pieces a player moves; of partners, those who still have some to move."""
    return [colour for colour in colours_of_bits(int(movable_colours(view, seat))) if not is_finished(view, colour)]


def draw_player(view: Record, record: Any, seat: int, lane: int) -> Player:
    sides, gifts = record.sides, record.gift.tolist()
    got = gifts[(seat - sides) % COLOURS] if record.phase != EXCHANGING else 0
    colour: Colour = COLOUR_NAMES[seat]  # type: ignore[assignment]
    return Player(
        colour=colour,
        side=seat % sides,
        partners=[(seat + step) % COLOURS for step in range(sides, COLOURS, sides)],
        receiver=(seat + sides) % COLOURS,
        hand=card_names(record.hand, seat),
        spent=card_names(record.spent, seat),
        chosen=bool(gifts[seat]),
        gave=card_name(gifts[seat]),
        got=card_name(got),
        out=bool(record.out >> seat & 1),
        home=record.place[seat * EACH : seat * EACH + EACH].tolist().count(HOME),
        locked=LOCKED_CIRCLES[lane],
        finished=bool(is_finished(view, seat)),
        rank=int(record.rank[seat % sides]) or None,
    )


# What can be done


def draw_prospects(view: Record, seat: int) -> list[Prospect]:
    """What the visible cards of a player could do."""
    kinds = sorted(set(view.hand[seat * HAND : seat * HAND + HAND].tolist()) - {0, FACE_DOWN})
    prospects = []
    for kind in kinds:
        targets = draw_targets(view, seat, kind, PARTS[kind])
        name = card_name(kind)
        if targets and name:
            prospects.append(Prospect(card=name, targets=targets))
    return prospects


def draw_targets(view: Record, seat: int, kind: int, rest: int) -> list[Target]:
    """Where each thing that can be done with a card leads; to stop leads nowhere."""
    buffer = np.zeros(MOVES, np.int32)
    actions = buffer[: list_moves(view, seat, kind, rest, buffer, 0, MOVES)].tolist()
    return [draw_target(view, kind, action) for action in actions if action != STOP]


def draw_target(view: Record, kind: int, action: int) -> Target:
    if action < GO_BACK:
        colour = action - BRING_OUT
        piece = view.place.tolist().index(HOME, colour * EACH)
        return Target(action=action, piece=piece, to=START, turn=None, sent_home=[])
    if CHANGE <= action < GO:
        return Target(action=action, piece=action - CHANGE, to=None, turn=None, sent_home=[])
    turn = None
    if action < CHANGE:
        piece = action - GO_BACK
        to = int(place_four_back(int(view.place[piece]), 0))
    else:
        piece, steps = divmod(action - GO, FAR)
        steps += 1
        to = int(place_after_steps(view, piece, steps, starts_that_bar(view, kind)))
        target = int(view.place[piece]) + steps
        turn = (target + to) // 2 if to != target else None
    after = copy_record(view)
    land_piece(after, piece, to)
    sent_home = [other for other in range(PIECES) if after.place[other] == HOME != view.place[other]]
    return Target(action=action, piece=piece, to=to, turn=turn, sent_home=sent_home)
