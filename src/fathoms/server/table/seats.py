"""The rules of who may sit where. Each function returns the seat as it should become, or refuses."""

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from fathoms.bots import check_bot
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.store.stored_table import Seat, Status, StoredTable
from fathoms.server.table.invisible_characters import is_visible

SeatRequest = wire.Sit | wire.Stand | wire.SetBot | wire.RenameSeat | wire.RemovePlayer | wire.GiveSeat
SEAT_REQUESTS = (wire.Sit, wire.Stand, wire.SetBot, wire.RenameSeat, wire.RemovePlayer, wire.GiveSeat)
STAND_IN = "greedy"  # the bot that takes over from someone who leaves


OPEN_SEAT = Seat()


@dataclass(frozen=True)
class SeatApplicant:
    """A spectator who would like to play."""

    who: str
    name: str


def person_seat(who: str, name: str) -> Seat:
    return Seat("person", who, clean_name(name))


def bot_seat(name: str) -> Seat:
    check_bot(name)
    return Seat("bot", bot=name)


def clean_name(name: str) -> str:
    return clean_text(name)[:30]


def clean_text(text: str) -> str:
    """A text on one line, without invisible characters, or marks that have nothing to stand on."""
    visible_text = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or is_visible(sign))
    line = " ".join(unicodedata.normalize("NFC", visible_text).split())
    return "" if all(unicodedata.category(sign)[0] in "MZ" for sign in line) else line


def seat_at(seats: Sequence[Seat], number: int) -> Seat:
    if number >= len(seats):
        raise Refusal("move-no-such-seat", seat=number)
    return seats[number]


def own_seat(seats: Sequence[Seat], number: int, who: str) -> Seat:
    """A seat, if it belongs to this person; otherwise a Refusal."""
    seat = seat_at(seats, number)
    if seat.kind != "person" or seat.owner != who:
        raise Refusal("seat-not-yours")
    return seat


def seats_of(seats: Sequence[Seat], who: str) -> list[int]:
    """The seats that belong to a person."""
    return [number for number, seat in enumerate(seats) if seat.kind == "person" and seat.owner == who]


def reserved_seats(seats: Sequence[Seat], who: str) -> list[int]:
    """The open seats that are kept for a person who was asked to come."""
    return [number for number, seat in enumerate(seats) if seat.kind == "open" and seat.owner == who]


def check_may_look_back(stored_table: StoredTable, who: str) -> None:
    """Refuse someone who may not see all of a finished game."""
    if not stored_table.may_look_back(who):
        raise Refusal("history-players-only")


def take_seat(stored_table: StoredTable, number: int, who: str, name: str) -> Seat:
    """Take an open seat, or come back to one's own."""
    seat = seat_at(stored_table.seats, number)
    if seat.kind == "open":
        if who in stored_table.removed:
            raise Refusal("seat-removed")
        if seat.owner and seat.owner != who:
            raise Refusal("seat-kept", name=seat.name)
        if stored_table.public and not stored_table.many_seats and seats_of(stored_table.seats, who):
            raise Refusal("seat-one-each")
        return person_seat(who, name or seat.name)
    if seat.kind == "person" and seat.owner == who:
        if seat.stand_in == "conceded":
            raise Refusal("seat-conceded")
        return replace(restore_owner(seat), name=clean_name(name) or seat.name)
    raise Refusal("seat-taken")


def restore_owner(seat: Seat) -> Seat:
    """The seat with its owner in it again; that a bot has played stays known."""
    return replace(seat, away=False, bot="", stand_in="before") if seat.away else seat


def seats_to_restore(stored_table: StoredTable, who: str) -> dict[int, Seat]:
    """The seats that someone has again just by coming back: those where others have put a bot meanwhile."""
    theirs = {number: stored_table.seats[number] for number in seats_of(stored_table.seats, who)}
    return {number: restore_owner(seat) for number, seat in theirs.items() if seat.away and seat.stand_in == "replaced"}


def remove_player(stored_table: StoredTable, number: int, who: str) -> Seat:
    """The host takes someone off their seat before the game."""
    seat = seat_at(stored_table.seats, number)
    if stored_table.status != "waiting":
        raise Refusal("seat-begun")
    if who != stored_table.host:
        raise Refusal("seat-host-only")
    if seat.kind != "person" or seat.owner == who:
        raise Refusal("seat-nobody-else")
    return OPEN_SEAT


def leave_seat(seats: Sequence[Seat], number: int, who: str, status: Status) -> Seat:
    """Leave a seat: before the game it opens again, during it a bot plays until its owner comes back.

    A player who was invited lets others have the seat that was kept for them.
    """
    if number in reserved_seats(seats, who):
        return OPEN_SEAT
    seat = own_seat(seats, number, who)
    if status == "over":
        raise Refusal("move-game-over")
    if status == "waiting":
        return OPEN_SEAT
    return seat if seat.away else replace(seat, away=True, bot=STAND_IN, stand_in="left")


def conceded_seat(stored_table: StoredTable, number: int, who: str) -> Seat:
    """The seat of someone who gives the game up: a bot plays it to the end."""
    seat = own_seat(stored_table.seats, number, who)
    if stored_table.status != "playing":
        raise Refusal("game-not-started" if stored_table.status == "waiting" else "move-game-over")
    if stored_table.lesson or seat.away:
        raise Refusal("seat-away")
    return replace(seat, away=True, bot=STAND_IN, stand_in="conceded")


def give_seat(stored_table: StoredTable, number: int, who: str, asker: SeatApplicant | None) -> Seat:
    """The seat of a bot as a player gives it to a spectator who has asked."""
    if not seats_of(stored_table.seats, who):
        raise Refusal("seat-players-only")
    if asker is None:
        raise Refusal("seat-no-request")
    if stored_table.status == "over":
        raise Refusal("move-game-over")
    if stored_table.lesson or seat_at(stored_table.seats, number).kind != "bot":
        raise Refusal("seat-taken")
    return person_seat(asker.who, asker.name)


def timed_out_seat(seat: Seat, name: str) -> Seat:
    """The seat of someone whose time keeps running out: a bot plays until they are back."""
    return replace(seat, away=True, bot=name, stand_in="replaced")


def rename_seat(seats: Sequence[Seat], number: int, who: str, name: str) -> Seat:
    return replace(own_seat(seats, number, who), name=clean_name(name))


def rematch_seat(seat: Seat) -> Seat:
    """The same seat in a rematch; open, if the player who had it has taken themselves out of the game."""
    if seat.kind == "person" and not seat.owner:
        return OPEN_SEAT
    if seat.stand_in == "conceded":  # they gave up that game, not the next
        return replace(seat, away=False, bot="", stand_in="")
    return seat if seat.away else replace(seat, stand_in="")


def seat_bot(
    stored_table: StoredTable,
    number: int,
    name: str | None,
    who: str,
    present: Collection[str],
    grace: Mapping[str, int],
) -> Seat:
    """Seat a bot (before the game: or no one) where no one is playing."""
    host, status, seat = stored_table.host, stored_table.status, seat_at(stored_table.seats, number)
    if name is not None:
        check_bot(name)
    if status == "over":
        raise Refusal("move-game-over")
    if seat.kind == "person" and seat.owner in present and seat.owner != who:
        raise Refusal("seat-player-here")
    if status == "waiting":
        if who != host:
            raise Refusal("seat-host-only")
        return OPEN_SEAT if name is None else bot_seat(name)
    if who != host and all(other.owner != who for other in stored_table.seats):
        raise Refusal("seat-players-only")
    if seat.kind != "person" or seat.away or name is None:
        raise Refusal("seat-has-bot")
    if seat.owner == who and not stored_table.hints:
        raise Refusal("seat-own-bot")
    if seat.owner != who and seat.owner in grace:
        raise Refusal("seat-grace", seconds=grace[seat.owner])
    return replace(seat, away=True, bot=name, stand_in="left" if seat.owner == who else "replaced")


def requested_seat(
    message: SeatRequest,
    stored_table: StoredTable,
    who: str,
    present: Collection[str],
    grace: Mapping[str, int],
    asker: SeatApplicant | None = None,
) -> Seat:
    """The seat that a request asks for, or a Refusal."""
    if isinstance(message, wire.Sit):
        return take_seat(stored_table, message.seat, who, message.name)
    if isinstance(message, wire.RemovePlayer):
        return remove_player(stored_table, message.seat, who)
    if isinstance(message, wire.Stand):
        return leave_seat(stored_table.seats, message.seat, who, stored_table.status)
    if isinstance(message, wire.GiveSeat):
        return give_seat(stored_table, message.seat, who, asker)
    if isinstance(message, wire.RenameSeat):
        return rename_seat(stored_table.seats, message.seat, who, message.name)
    return seat_bot(stored_table, message.seat, message.bot, who, present, grace)
