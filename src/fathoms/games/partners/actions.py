"""What players of Partners can do."""

from fathoms.core.actions import Actions, PartValues
from fathoms.core.structs import Record
from fathoms.games.partners.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    EACH,
    FAR,
    HAND,
    KINDS,
    LONGEST_GAME,
    MOVING,
    PARTS,
    PIECES,
    SEVEN,
    TAKE_BACKS,
)

CARD = CARD_NAMES[1 : KINDS + 1]
PIECE = PartValues(range(PIECES), [f"{COLOUR_NAMES[piece // EACH]}-{piece % EACH + 1}" for piece in range(PIECES)])

ACTIONS = Actions()
HAND_ON = ACTIONS.add("hand_on", card=CARD)  # + kind - 1
PLAY = ACTIONS.add("play", card=CARD)  # + kind - 1
LAY_DOWN = ACTIONS.add("lay_down")
TAKE_BACK = ACTIONS.add("take_back")
BRING_OUT = ACTIONS.add("bring_out", colour=COLOUR_NAMES)  # its first piece at home
GO_BACK = ACTIONS.add("go_back", piece=PIECE)
CHANGE = ACTIONS.add("change", piece=PIECE)  # one of the two that change places
GO = ACTIONS.add("go", piece=PIECE, steps=range(1, FAR + 1))  # + piece * FAR + steps - 1
STOP = ACTIONS.add("stop")  # leave the rest of a seven

MOVES = 2 * EACH * 7 + 1  # at once: a seven for two partners, with every number of steps
# A card is played, used in at most seven parts, and all but the last of them taken back at most three times.
LONGEST_TURN = 1 + PARTS[SEVEN] + TAKE_BACKS * PARTS[SEVEN]
LONGEST = LONGEST_GAME * COLOURS * (1 + HAND * LONGEST_TURN)  # everyone hands on one card and plays four


def is_half_move(info_state: Record, action: int) -> bool:
    """Is it only part of a move? A card is for a piece, a swap for two, and a seven has to be used up."""
    if action == STOP:
        return False
    if action >= GO:
        return bool(info_state.card == SEVEN and info_state.rest > (action - GO) % FAR + 1)
    if action >= CHANGE or BRING_OUT <= action < GO_BACK:
        return bool(info_state.rest > 1)
    return PLAY <= action < LAY_DOWN


def is_unfinished_move(info_state: Record) -> bool:
    """Is the rest of a card still to be used? What no one can use of a seven is lost, and a deal may end. (PAR-16)"""
    return bool(info_state.phase == MOVING)
