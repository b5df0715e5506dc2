"""How many of the "find the best move" positions a bot finds, and which of them show best what it has learned.

    python bench/solving.py [GAME ...] [--bot BOT] [--show N]

In each of these positions (`positions.json` in a game's folder, the puzzles of the day) one move is clearly the best,
and it is not what the greedy bot would do: a bot that finds it sees what the greedy bot does not. Shown are those where
the greedy bot's move costs most, with the day on which the page had them.
"""

import argparse
from datetime import timedelta

import asking
from fathoms.bots import find_bot
from fathoms.core.content.daily import day_number, today
from fathoms.core.content.puzzle import Answer, Position, positions_of
from fathoms.core.game import Game, all_games
from fathoms.games import GAMES
from fathoms.lab.ratings import wilson
from fathoms.server.daily.daily_puzzles import shuffled_positions

assert GAMES  # they are known now


def finds(position: Position, game: Game, bot: str) -> bool:
    """Does a bot find the best move?"""
    info_state = position.begin().info_state(position.seat)
    return find_bot(bot, game)(info_state, position.seat, 0) == position.best


def day_of(position: Position) -> str:
    """When the page had it last."""
    there_are = shuffled_positions()
    ago = (day_number(today()) - there_are.index(position)) % len(there_are)
    return str(today() - timedelta(days=ago))


def cost(position: Position) -> Answer:
    """What the greedy bot does there, and by how much that is worse."""
    return next(each for each in position.answers if each.action == position.greedy)


def line(position: Position, game: Game) -> str:
    usual = cost(position)
    told, instead = (game.voice.name_action(action) for action in (position.best, position.greedy))
    where = f"{day_of(position)}, seat {position.seat}"
    return f"  {where}: {told}; {instead} costs {100 * usual.behind:.1f} (± {100 * usual.behind_error:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", type=asking.game)
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--show", type=int, default=3, help="positions of each game")
    asked = parser.parse_args()
    for game in asked.game or all_games():
        there_are = positions_of(game)
        if not there_are:
            continue
        found = [position for position in there_are if finds(position, game, asked.bot)]
        low, high = (100 * end for end in wilson(len(found), len(there_are)))
        print(f"{game.name}: {asked.bot} finds {len(found)} of {len(there_are)} ({low:.0f} to {high:.0f} %)")
        for position in sorted(found, key=lambda each: -cost(each).behind)[: asked.show]:
            print(line(position, game))


if __name__ == "__main__":
    main()
