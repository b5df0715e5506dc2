"""The components of Partners: 24 pieces on a track for six colours, and a deck of cards that move them."""

import numpy as np

from fathoms.core.structs import state_type
from fathoms.core.tuning import tuning_values

HOUSE = tuning_values(__package__)

# Seats and colours are the same number, clockwise. (PAR-1)
COLOURS = 6
COLOUR_NAMES = ("green", "blue", "purple", "red", "orange", "yellow")
EACH = 4  # pieces of a colour; piece number = colour * EACH + 0 .. 3
PIECES = COLOURS * EACH

# The number of sides is all the forms differ in. Side = seat % sides, and the next partner clockwise sits `sides`
# seats on: red, yellow and blue against orange, green and purple, or three pairs of opposite colours. (PAR-5)
PAIRS = 3
TEAMS = 2
PAIR = COLOURS // PAIRS

# The rest of a seven that has locked its player's last piece: for the partners, if the player likes or in any case.
MAY = 0
MUST = 1

# Where a piece stands, seen from its own colour. (PAR-2, PAR-3)
HOME = -1
START = 0  # the start field, which is not counted
STRETCH = 13  # counted fields from one start field to the next
TRACK = COLOURS * STRETCH  # 78: the last field of the track; fields are 1 .. TRACK
LANE = TRACK + 1  # 79: the outermost goal circle
CORE = TRACK + EACH  # 82: the innermost
NO_WAY = -2  # where a move that is not possible would lead

# Cards: 0 = none, then the kinds.
TWO = 1
THREE = 2
BACK_FOUR = 3
FIVE = 4
SIX = 5
SEVEN = 6
EIGHT = 7
NINE = 8
TEN = 9
SWAP = 10
TWELVE = 11
THIRTEEN = 12
ONE_OR_FOURTEEN = 13
KINDS = 13
FACE_DOWN = 14  # in views: a card the viewer does not know
CARD_NAMES = ("none", *HOUSE["deck"], "face_down")

DECK = (0, *HOUSE["deck"].values())  # how many of each kind (PAR-4)
CARDS = sum(DECK)
HAND = HOUSE["hand"]["cards"]  # dealt to each player
DEALS_FROM_ONE_DECK = min(3, CARDS // (COLOURS * HAND))  # never more, however large a house deck is (PAR-6)
LONGEST_GAME = 1000  # deals (PAR-29)

STRIDE = (0, 2, 3, 0, 5, 6, 0, 8, 9, 10, 0, 12, 13, 1)  # fields a kind moves one piece forward, if it does
FAR = 14  # the other use of a 1/14
BACK = 4
PARTS = (0, 2, 1, 1, 1, 1, 7, 1, 1, 1, 2, 1, 1, 1)  # what of a kind must be used: steps of a 7, pieces of a 2 or swap

TAKE_BACKS = 3  # how often a turn's half-made move can be taken back

# What can be done now.
EXCHANGING = 0  # everyone hands on a card
CHOOSING = 1  # play a card, or lay the hand down
MOVING = 2  # a card has been played: move with it
OVER = 3

STATE = state_type(
    "partners",
    [
        ("moved", np.int32),  # bit set of the pieces this seven has moved
        ("deal", np.int16),  # deals so far, 1-1000
        ("place", np.int8, (PIECES,)),  # HOME, START, 1-78, 79-82, seen from the piece's colour
        ("before", np.int8, (PIECES,)),  # the places when the card was played, to take a half-made move back
        ("hand", np.int8, (COLOURS * HAND,)),  # each player's cards, sorted; 0 = none
        ("spent", np.int8, (COLOURS * HAND,)),  # cards each has played or laid down in this deal, in that order
        ("laid_down", np.int8, (PAIR * HAND,)),  # the hand, or hands of a finished pair, that were laid down last
        ("gift", np.int8, (COLOURS,)),  # card each has handed on in this deal; 0 = not yet
        ("deck", np.int8, (KINDS + 1,)),  # how many of each kind are still to be dealt
        ("gone", np.int8, (KINDS + 1,)),  # how many were used in earlier deals from this deck
        ("sides", np.int8),  # PAIRS or TEAMS
        ("play_on", np.int8),  # option: play for the other places too
        ("seven_rest", np.int8),  # option: MAY or MUST
        ("rank", np.int8, (PAIRS,)),  # place of each side in the end; 0 = not decided
        ("dealer", np.int8),  # seat
        ("dealt", np.int8),  # deals from this deck, 1-3
        ("turn", np.int8),  # seat whose turn it is
        ("phase", np.int8),  # EXCHANGING to OVER
        ("out", np.int8),  # bit set of the seats that have laid their hand down in this deal
        ("played_by", np.int8),  # seat that played the last card of this deal; -1 = none yet
        ("played", np.int8),  # the card it was; 0 = none yet
        ("card", np.int64),  # kind in play while MOVING; else 0. (Whole words: rules are compiled for each width.)
        ("rest", np.int64),  # what of it is still to be used: steps of a 7, pieces of a 2 or a swap
        ("chosen", np.int8),  # the first piece of a swap; -1 = none
        ("taken_back", np.int8),  # half-made moves taken back in this turn, 0-3
        # The last walk, for those who watch it; a piece it hit is home by now.
        ("walker", np.int8),  # piece; -1 = nobody has walked since the last card was played
        ("walk_from", np.int8),  # where it stood
        ("walk_turn", np.int8),  # where it turned round, else where it arrived
        ("walk_to", np.int8),  # where it arrived, even if it was sent home from there
    ],
)
