"""Who may sit where. Each function answers a wish with the seat as it should become, or refuses."""

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from fathoms.bots import check_bot
from fathoms.core.refusal import Refusal

Status = Literal["waiting", "playing", "over"]
STAND_IN = "greedy"  # the bot that takes over from someone who leaves


@dataclass(frozen=True)
class Seat:
    """A seat and who has it."""

    kind: Literal["open", "person", "bot"] = "open"
    owner: str = ""  # the player it belongs to
    name: str = ""
    bot: str = ""  # the bot that plays, also in place of an owner who is away
    away: bool = False

    def played_by(self, who: str) -> bool:
        """Does this person play here themselves?"""
        return self.kind == "person" and self.owner == who and not self.away


OPEN = Seat()


def person(who: str, name: str) -> Seat:
    return Seat("person", who, tidy_name(name))


def bot(name: str) -> Seat:
    check_bot(name)
    return Seat("bot", bot=name)


def tidy_name(name: str) -> str:
    """A name on one line, without signs that cannot be seen."""
    seen = "".join(" " if sign.isspace() else sign for sign in name if sign.isspace() or sign.isprintable())
    return " ".join(unicodedata.normalize("NFC", seen).split())[:30]


def seat_at(seats: Sequence[Seat], number: int) -> Seat:
    if number >= len(seats):
        raise Refusal("move-no-such-seat", seat=number)
    return seats[number]


def own_seat(seats: Sequence[Seat], number: int, who: str) -> Seat:
    """That seat, if it belongs to this person."""
    seat = seat_at(seats, number)
    if seat.kind != "person" or seat.owner != who:
        raise Refusal("seat-not-yours")
    return seat


def sit(seats: Sequence[Seat], number: int, who: str, name: str) -> Seat:
    """Take an open seat, or come back to one's own."""
    seat = seat_at(seats, number)
    if seat.kind == "open":
        return person(who, name)
    if seat.kind == "person" and seat.owner == who:
        return replace(seat, away=False, bot="", name=tidy_name(name) or seat.name)
    raise Refusal("seat-taken")


def stand(seats: Sequence[Seat], number: int, who: str, status: Status) -> Seat:
    """Leave a seat: before the game it opens again, during it a bot plays until its owner comes back."""
    seat = own_seat(seats, number, who)
    if status == "over":
        raise Refusal("move-game-over")
    if status == "waiting":
        return OPEN
    return seat if seat.away else replace(seat, away=True, bot=STAND_IN)


def rename(seats: Sequence[Seat], number: int, who: str, name: str) -> Seat:
    return replace(own_seat(seats, number, who), name=tidy_name(name))


def put_bot(
    seats: Sequence[Seat],
    number: int,
    name: str | None,
    who: str,
    host: str,
    status: Status,
    here: Collection[str],
) -> Seat:
    """Seat a bot (before the game: or nobody) where no one is playing."""
    seat = seat_at(seats, number)
    if name is not None:
        check_bot(name)
    if status == "over":
        raise Refusal("move-game-over")
    if seat.kind == "person" and seat.owner in here and seat.owner != who:
        raise Refusal("seat-player-here")
    if status == "waiting":
        if who != host:
            raise Refusal("seat-host-only")
        return OPEN if name is None else bot(name)
    if who != host and all(other.owner != who for other in seats):
        raise Refusal("seat-players-only")
    if seat.kind != "person" or seat.away or name is None:
        raise Refusal("seat-has-bot")
    return replace(seat, away=True, bot=name)
