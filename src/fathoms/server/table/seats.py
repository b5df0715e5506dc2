"""Who may sit where. Each function answers a wish with the seat as it should become, or refuses."""

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import replace

from fathoms.bots import check_bot
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.store.kept import Kept, Seat, Status

Wish = wire.Sit | wire.Stand | wire.SetBot | wire.Rename
STAND_IN = "greedy"  # the bot that takes over from someone who leaves


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


def taken_again(seat: Seat) -> Seat:
    """The same seat in a rematch; open, if whoever had it has taken themselves out of the game."""
    return OPEN if seat.kind == "person" and not seat.owner else seat


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


def wished(message: Wish, kept: Kept, who: str, here: Collection[str]) -> Seat:
    """The seat as someone wishes it to become, or a refusal."""
    if isinstance(message, wire.Sit):
        return sit(kept.seats, message.seat, who, message.name)
    if isinstance(message, wire.Stand):
        return stand(kept.seats, message.seat, who, kept.status)
    if isinstance(message, wire.Rename):
        return rename(kept.seats, message.seat, who, message.name)
    return put_bot(kept.seats, message.seat, message.bot, who, kept.host, kept.status, here)
