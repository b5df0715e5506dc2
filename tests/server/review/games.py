"""Finished games for the tests, played straight into the store."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from fathoms.bots.greedy_bot import play_greedily
from fathoms.core.game import CLOCK, find_game
from fathoms.core.match import Match
from fathoms.core.rng import SEEDS
from fathoms.server.store import finished_games
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove
from tests.kit.register import registered
from tests.server.people import House, Message, Person
from tests.server.toys import at_the_table
from tests.toys.bids import SECRET_BIDS

GAME = "bids"  # a short one


@contextmanager
def short_game() -> Iterator[None]:
    with registered(at_the_table(SECRET_BIDS)):
        yield


def store_of(house: House) -> Store:
    return house.tables.services.store


def play_out(store: Store, table: str, seed: int = 0, noted: bool = True) -> Match:
    """Play a table's game to its end; `noted`: as servers do that note results."""
    kept = store.find(table)
    assert kept is not None
    match = Match(find_game(kept.game), kept.players, kept.options, store.seed(table))
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.actors())
        first = match.legal(seat)[0]
        action = first if seat == CLOCK else play_greedily(match.info_state(seat), seat, rng.randrange(SEEDS))
        match.play(seat, action)
        store.append(table, StoredMove(match.number, seat, action))
    if noted:
        finished_games.backfill_result(store, kept, match)
    store.finish_game(table)
    return match


def finished_game(
    person: Person, *seats: str, game: str = GAME, seed: int = 0, noted: bool = True, look_back: str = "anyone"
) -> Message:
    """A finished game of someone's, at which anyone may look back."""
    table = person.set_up(*(seats or ("me", "greedy")), game=game, look_back=look_back)
    play_out(store_of(person.house), table["id"], seed, noted)
    return table
