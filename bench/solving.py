"""How many of the "find the best move" positions a bot finds, and which of them show best what it has learned.

    python bench/solving.py [GAME ...] [--bot BOT] [--show N]

In each of these positions (`positions.json` in a game's folder, the puzzles of the day) one move is surely the best,
and it is not what the greedy bot would do: a bot that finds it sees what the greedy bot does not. Shown are those where
the greedy bot's move costs most, with the day on which the page had them.
"""

import argparse
from datetime import timedelta

from fathoms.bots import find_bot
from fathoms.core.daily import number_of, today
from fathoms.core.game import Game, all_games, find_game
from fathoms.core.position import Answer, Position, positions_of
from fathoms.games import GAMES
from fathoms.lab.ratings import wilson
from fathoms.server.daily.daily import positions

assert GAMES  # they are known now


def choice_of(position: Position, game: Game, bot: str) -> Answer:
    """What a bot does in a position, and what that is worth."""
    match = position.begin()
    action = find_bot(bot, game)(match.mind(position.seat), position.seat, 0)
    return next(each for each in position.answers if each.action == action)


def day_of(position: Position) -> str:
    """When the page had it last."""
    there_are = positions()
    ago = (number_of(today()) - there_are.index(position)) % len(there_are)
    return str(today() - timedelta(days=ago))


def line(position: Position, game: Game, chosen: Answer) -> str:
    usual = next(each for each in position.answers if each.action == position.greedy)
    cost, error = 100 * (usual.behind - chosen.behind), 100 * usual.behind_error
    told, instead = (game.voice.name_action(each.action) for each in (chosen, usual))
    return f"  {day_of(position)}, seat {position.seat}: {told} instead of {instead}, which costs {cost:.0f} (± {error:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--show", type=int, default=3, help="positions of each game")
    asked = parser.parse_args()
    for game in [find_game(name) for name in asked.game] or all_games():
        found = [(position, choice_of(position, game, asked.bot)) for position in positions_of(game)]
        if not found:
            continue
        best = [each for each in found if each[1].action == each[0].best]
        low, high = (100 * end for end in wilson(len(best), len(found)))
        print(f"{game.name}: {asked.bot} finds {len(best)} of {len(found)} ({low:.0f} to {high:.0f} %)")
        usual = {id(each): next(a.behind for a in each.answers if a.action == each.greedy) for each, _ in best}
        best.sort(key=lambda each: -usual[id(each[0])])
        for position, chosen in best[: asked.show]:
            print(line(position, game, chosen))


if __name__ == "__main__":
    main()
