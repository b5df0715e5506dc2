"""RLCard: its own `run` with its own random agents."""

from rivals.contest import Contender, Count, Play

THEIR_GAMES = ("uno", "gin-rummy", "leduc-holdem")


def mine(device: str) -> list[Contender]:
    from rivals import aec, ours

    return [ours.simulated(game) for game in ours.GAMES] + [ours.zoo(game, aec.draw) for game in ours.GAMES]


def theirs(device: str) -> list[Contender]:
    return [card_game(game) for game in THEIR_GAMES]


def card_game(name: str) -> Contender:
    def prepare(games: int, length: float | None) -> Play:
        import rlcard
        from rlcard.agents import RandomAgent

        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play() -> Count:
            before = env.timestep  # never set back
            for _ in range(games):
                env.run(is_training=False)
            return Count(games, env.timestep - before, env.timestep - before)

        return play

    return Contender("RLCard", name, prepare, grows=name == THEIR_GAMES[0])
