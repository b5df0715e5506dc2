"""Every frame that a server sends in a game of each kind, looked through for what its reader may not know.

The game is played again from the store. Wherever a view was sent, what its reader could not know then is dealt anew: in
that other world, which looks the same to them, the view must be the same to the letter. And no frame may hold the seed,
anyone else's cookie or the server's own secret.
"""

import asyncio
import json
import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.progress import Progress

import fathoms.games
from attacks.people import Player, play
from attacks.target import Target, Visitor
from fathoms.core import verbs
from fathoms.core.compiled_calls import actions_in, scores_and_shares
from fathoms.core.game import SPECTATOR, Game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import effective_moves

PEOPLE = 2  # at each table; bots have the other seats
SPOKEN = ("scene", "legal", "scores")  # what of a view comes from the game


@dataclass
class Report:
    """What came of it."""

    games: int = 0
    frames: int = 0
    views: int = 0
    problems: list[str] = field(default_factory=list)


def scan(target: Target, moves: int, seed: int, progress: Progress) -> Report:
    report = Report()
    for game in progress.track(fathoms.games.GAMES, description="Frames"):
        asyncio.run(_scan(target, game, moves, seed, report))
    return report


async def _scan(target: Target, game: Game, moves: int, seed: int, report: Report) -> None:
    """One game: two people, bots, and someone who looks on."""
    number = next(players for players in sorted(game.players) if players >= PEOPLE)
    bots = ["greedy"] * (number - PEOPLE)
    visitors = [await asyncio.to_thread(Visitor, target.url) for _ in range(PEOPLE + 1)]
    table = await asyncio.to_thread(visitors[0].set_up, game.name, "me", *bots, "open")
    players = [await Player.at(visitor, table) for visitor in visitors]
    seats = {0: 0, 1: number - 1, 2: SPECTATOR}  # by visitor
    await players[1].send(type="sit", seat=seats[1], name="Ben")
    for player in players:
        await player.send(type="ready")
    await players[2].after(-1)
    await play(players[:PEOPLE], random.Random(seed), moves)
    for player in players:
        await player.leave()
    store = Store(open_database(f"sqlite:///{target.data / 'fathoms.db'}"))
    kept = store.find(table)
    assert kept is not None
    match = Match(game, kept.players, kept.options, store.seed(table))
    steps = [(move.seat, move.action) for move in effective_moves(store.moves(table))]
    store.close()
    everyone = {
        "the seed": str(match.seed),
        "the server's secret": (target.data / "secret.key").read_text(encoding="ascii").strip(),
        **{f"the cookie of visitor {n}": visitor.cookie.partition("=")[2] for n, visitor in enumerate(visitors)},
        **{
            f"what the server calls the owner of seat {n}": seat.owner
            for n, seat in enumerate(kept.seats)
            if seat.owner
        },
    }
    sent = {seats[n]: {view["number"]: view for view in player.views} for n, player in enumerate(players)}
    report.problems += [f"{game.name}: {found}" for found in differences(match, steps, sent, new_rng(seed))]
    for n, player in enumerate(players):
        report.problems += [f"{game.name}, visitor {n}: {found}" for found in words(player.frames, everyone)]
    report.games += 1
    report.frames += sum(len(player.frames) for player in players)
    report.views += sum(len(views) for views in sent.values())


def differences(
    match: Match,
    steps: Iterable[tuple[int, int]],
    sent: Mapping[int, Mapping[int, Mapping[str, Any]]],
    draws: Any,
) -> Iterator[str]:
    """Where a view that was sent is not the one of a world that its reader cannot tell from the true one.

    `sent`: for each viewer, the views by their numbers.
    """
    rest = iter([*steps, None])
    while True:
        for viewer, views in sent.items():
            if match.number in views:
                expected, view = _elsewhere(match, viewer, draws), views[match.number]
                for part in SPOKEN:
                    if view[part] != expected[part]:
                        yield f"view {match.number} of {viewer} tells more than it may: its {part} is another elsewhere"
        step = next(rest)
        if step is None:
            return
        match.play(*step)


def _elsewhere(match: Match, viewer: int, draws: Any) -> dict[str, Any]:
    """What a viewer would be sent in a world that looks the same to them."""
    other = match.fork()
    known = match.view(viewer) if viewer == SPECTATOR else match.info_state(viewer)
    verbs.resample(known, viewer, draws)
    other.state = known
    view = other.view(viewer)
    voice, acts = match.game.voice, viewer != SPECTATOR and viewer in match.actors()
    legal = (
        [{"action": action, "name": voice.name_action(action)} for action in actions_in(view, viewer)] if acts else []
    )
    shown = {
        "scene": voice.draw(view).model_dump(mode="json"),
        "legal": {str(viewer): legal} if acts else {},
        "scores": scores_and_shares(view, match.players)[0],
    }
    told: dict[str, Any] = json.loads(json.dumps(shown))
    return told


def words(frames: Iterable[str], secrets: Mapping[str, str]) -> Iterator[str]:
    """Which secrets are spelt out in these frames."""
    for number, frame in enumerate(frames):
        for what, secret in secrets.items():
            if secret in frame:
                yield f"frame {number} holds {what}"


def tell(report: Report) -> str:
    return (
        f"**Frames**: {report.frames:,} frames with {report.views:,} views of {report.games} games, sent to two players"
        " and someone who looked on: every view is the same in a world that looks the same to its reader, and none"
        " holds the seed, a cookie or the server's secret."
    )
