"""Where a network chooses otherwise than the greedy bot, and how that depends on who leads.

    python bench/differences.py poo_divers --when bank --then push

In games of a learned player against a greedy one: of all decisions in which the greedy bot would do `--when`, how often
the network does `--then`, by how many points its seat leads. Without these, which kinds of choices differ
and how often.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator

import asking
import fathoms.games  # noqa: F401 - makes the games known
from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import require_network
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.lab.ratings import wilson

Difference = tuple[str, str, bool, int]  # what both would do, whether it is the same, and the lead of its seat
STEP = 4  # points that are told together
MOST = 12


def choices(game: Game, learned: NetworkBot, seed: int) -> Iterator[Difference]:
    """Every decision of one game, for which both are asked; they play it in turn."""
    match = Match(game, min(game.players), {}, seed)
    while not match.over:
        seat = match.actors()[0]
        info_state = match.info_state(seat)
        usual, other = (
            play_greedily(info_state, seat, seed_from("differences", seed, match.number)),
            learned(info_state, seat, 0),
        )
        if len(match.legal(seat)) > 1:
            yield kind_of(game, usual), kind_of(game, other), usual == other, lead_of(match, seat)
        match.play(seat, other if seed % 2 == seat else usual)


def kind_of(game: Game, action: int) -> str:
    return str(game.voice.name_action(action)["do"])


def lead_of(match: Match, seat: int) -> int:
    scores = match.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def print_kinds(found: list[Difference]) -> None:
    print("| greedy | network | decisions | another choice |\n|---|---|---|---|")
    pairs = Counter((usual, other) for usual, other, _, _ in found)
    differ = Counter((usual, other) for usual, other, same, _ in found if not same)
    for (usual, other), number in pairs.most_common():
        print(f"| {usual} | {other} | {number:,} | {differ[usual, other]:,} |")


def print_leads(found: list[Difference], when: str, then: str) -> None:
    print(f"| points ahead | decisions | {then} instead of {when} | 95 % |\n|---|---|---|---|")
    groups: dict[int, list[bool]] = defaultdict(list)
    for usual, other, _, lead in found:
        if usual == when:
            groups[max(-MOST - STEP, min(MOST, lead // STEP * STEP))].append(other == then)
    for first, others in sorted(groups.items()):
        low, high = (100 * end for end in wilson(sum(others), len(others)))
        share = 100 * sum(others) / len(others)
        print(f"| {span(first)} | {len(others):,} | {share:.0f} % | {low:.0f} to {high:.0f} |")


def span(first: int) -> str:
    if first < -MOST:
        return f"{MOST + 1} and more behind"
    if first >= MOST:
        return f"{MOST} and more ahead"
    return f"{first} to {first + STEP - 1}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", type=asking.game)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--when", help="a kind of choice of the greedy bot")
    parser.add_argument("--then", help="what the network may do instead")
    asked = parser.parse_args()
    game: Game = asked.game
    learned = NetworkBot(require_network(game))
    found = [each for seed in range(asked.games) for each in choices(game, learned, seed)]
    if asked.when and asked.then:
        print_leads(found, asked.when, asked.then)
    else:
        print_kinds(found)


if __name__ == "__main__":
    main()
