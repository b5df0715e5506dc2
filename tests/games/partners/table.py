"""A table of Partners set up by hand: pieces where a test wants them, cards in the hands it names.

    table = Table(turn="green", hand="seven five", green="start 12 80", red="78 78")

Pieces not named are at home, hands not named are a single three. Actions are written as in playthroughs.
"""

import numpy as np

from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.structs import new_record
from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.state import CARD_NAMES, CHOOSING, COLOUR_NAMES, HOME, START, STATE

VOICE = PARTNERS.voice
WORDS = {"home": HOME, "start": START}
ACTIONS = {VOICE.write_action(action): action for action in range(PARTNERS.action_count)}


class Table:
    """A game in the middle, and a player to act."""

    def __init__(
        self,
        turn: str = "green",
        hand: str = "three",
        hands: dict[str, str] | None = None,
        form: str = "pairs",
        play_on: bool = False,
        seven_rest: str = "may",
        dealer: str = "yellow",
        **pieces: str,
    ) -> None:
        options = read_options(PARTNERS.options, {"form": form, "play_on": play_on, "seven_rest": seven_rest})
        self.s = new_record(STATE)
        PARTNERS.rules.setup(self.s, 7, pack_options(PARTNERS, 6, options))
        self.s.phase = CHOOSING
        self.s.dealer = COLOUR_NAMES.index(dealer)
        self.s.turn = COLOUR_NAMES.index(turn)
        self.put(**pieces)
        self._give_out(dict.fromkeys(COLOUR_NAMES, "three") | (hands or {}) | {turn: hand})

    def put(self, **pieces: str) -> "Table":
        """Put pieces where they are wanted."""
        for colour, places in pieces.items():
            for i, word in enumerate(places.split()):
                self.s.place[COLOUR_NAMES.index(colour) * 4 + i] = WORDS[word] if word in WORDS else int(word)
        return self

    def _give_out(self, hands: dict[str, str]) -> None:
        """Put these cards into the hands, and all others into the deck."""
        self.s.hand[:] = 0
        self.s.deck[1:] = 6
        for colour, words in hands.items():
            kinds = sorted(CARD_NAMES.index(word) for word in words.split())
            for i, kind in enumerate(kinds):
                self.s.hand[COLOUR_NAMES.index(colour) * 4 + i] = kind
                self.s.deck[kind] -= 1

    def can(self, colour: str = "") -> set[str]:
        """What the player to act, or another, may do."""
        seat = COLOUR_NAMES.index(colour) if colour else int(self.s.turn)
        room = np.zeros(PARTNERS.max_legal, np.int32)
        return {VOICE.write_action(int(action)) for action in room[: PARTNERS.rules.legal(self.s, seat, room)]}

    def do(self, *actions: str, by: str = "") -> "Table":
        """Play actions, which must be possible."""
        for action in actions:
            assert action in self.can(by), f"{action}: only {sorted(self.can(by))}"
            seat = COLOUR_NAMES.index(by) if by else int(self.s.turn)
            PARTNERS.rules.apply(self.s, seat, ACTIONS[action])
        return self

    def at(self, colour: str) -> list[int]:
        """Where a colour's pieces stand."""
        seat = COLOUR_NAMES.index(colour)
        places: list[int] = self.s.place[seat * 4 : seat * 4 + 4].tolist()
        return places

    def cards(self, colour: str) -> list[str]:
        """A hand."""
        seat = COLOUR_NAMES.index(colour)
        return [CARD_NAMES[kind] for kind in self.s.hand[seat * 4 : seat * 4 + 4] if kind]

    @property
    def turn(self) -> str:
        return COLOUR_NAMES[self.s.turn]

    @property
    def over(self) -> bool:
        return bool(PARTNERS.rules.actors(self.s) == 0)

    def shares(self) -> list[float]:
        out = np.zeros(6)
        PARTNERS.rules.result(self.s, out)
        shares: list[float] = out.tolist()
        return shares


LOCKED = "79 80 81 82"  # all four pieces of a colour


def moves_with(card: str, turn: str = "green", form: str = "pairs", seven_rest: str = "may", **pieces: str) -> set[str]:
    """What can be done with a card on a board."""
    table = Table(turn=turn, hand=card, form=form, seven_rest=seven_rest).put(**pieces)
    return table.do(f"play {card}").can() if f"play {card}" in table.can() else set()
