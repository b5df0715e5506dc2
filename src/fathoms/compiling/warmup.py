"""All there is to compile, a step at a time: what people need at a table, then what designers and learners need.

Each step does on a new game what it is named after: that is what compiles it, for just the types it is called with.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

from fathoms.batch.cpu import compile_batch
from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.levels import level_of
from fathoms.bots.memory import MEMORIES, can_forget
from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import has_network, require_network
from fathoms.bots.random_bot import play_at_random
from fathoms.bots.search import Search, SearchThread, search_style
from fathoms.core import rule, verbs
from fathoms.core.compiled.cache_folder import remove_old_code
from fathoms.core.game import CLOCK, SPECTATOR, Game
from fathoms.core.match import Match
from fathoms.core.rng import new_rng


@dataclass(frozen=True)
class CompileStep:
    """One thing to compile; quick where it has been compiled before."""

    label: str
    game_name: str
    run: Callable[[], object]


def table_steps(games: Sequence[Game]) -> list[CompileStep]:
    """What a table with people and bots needs, one game after another."""
    return [_step(game, label) for game in games for label in TABLE_STEPS if _concerns(label, game)]


def all_steps(games: Sequence[Game]) -> list[CompileStep]:
    """Everything: first what people need for these games, then what simulations and learners need."""
    studying = [_step(game, label) for label in LAB_STEPS for game in games if _concerns(label, game)]
    return table_steps(games) + studying


def find_step(game: Game, label: str) -> CompileStep:
    return _step(game, label)


def compile_all(games: Sequence[Game]) -> None:
    """Compile everything here and now, and tidy up."""
    for step in all_steps(games):
        step.run()
    remove_old_code()


def _step(game: Game, label: str) -> CompileStep:
    return CompileStep(label, game.name, partial({**TABLE_STEPS, **LAB_STEPS}[label], game))


def _concerns(label: str, game: Game) -> bool:
    if rule.INTERPRETED or (label == "memory" and not can_forget(game)):
        return False
    return label not in NETWORK_STEPS or has_network(game)


# At a table


def step_in_new_match(call: Callable[[Match], object]) -> Callable[[Game], None]:
    """A step that does something in a new match."""

    def run(game: Game) -> None:
        call(Match(game, min(game.players), {}, 0))

    return run


def compile_rule_alone(verb: str, *kinds: str) -> Callable[[Game], None]:
    """A step that compiles one rule: the larger parts of `turn`, so that several can work at them at the same time."""

    def run(game: Game) -> None:
        from numba import types

        from fathoms.core.compiled.cache import record_type

        by_name = {"number": types.int64, "list": types.int32[::1]}
        function: Any = game.verb(verb)
        function.compile((record_type(game.state_type), *(by_name[kind] for kind in kinds)))

    return run


def first_seat(match: Match) -> int:
    return match.actors()[0]


def play_once(match: Match) -> None:
    seat = first_seat(match)
    match.play(seat, match.legal(seat)[0])


def run_bot(bot: Callable[..., object], match: Match) -> None:
    bot(match.info_state(first_seat(match)), first_seat(match), 0)


def fade_memory(match: Match) -> None:
    MEMORIES["leaky"].fade_memories(match.info_state(first_seat(match)), first_seat(match), 0)


def run_search(match: Match) -> None:
    """Think ahead as the levels of the game do, with a network or without."""
    seat, game = first_seat(match), match.game
    levels = [level_of(name, game) for name in game.bots.levels]
    searches = [level.search for level in levels if level.search] or [Search(style=search_style(game))]
    for each in {each.network is None: each for each in searches}.values():
        actions = match.legal(seat)
        each.new_race(match.info_state(seat), seat, 0, actions)
        SearchThread(match.info_state(seat), seat, 0, 0, each).run_simulations(np.array(actions, np.int32), 1, None)


def ask_network(match: Match) -> None:
    run_bot(NetworkBot(require_network(match.game)), match)


def narrate_match(match: Match) -> None:
    """Play a while, and say and draw all of it, as a table does; and have bots make their plans."""
    game, viewers = match.game, (SPECTATOR, 0)
    while match.number < REHEARSAL and not match.over:
        before = {viewer: match.view(viewer) for viewer in viewers}
        acting = match.actors()
        seat = acting[match.number % len(acting)]
        action = match.legal(seat)[0] if seat == CLOCK else play_greedily(match.info_state(seat), seat, match.number)
        if game.table.plan and seat != CLOCK:
            game.table.plan(match.info_state(seat), seat, new_rng(match.number))
        match.play(seat, action)
        for viewer in viewers:
            after = match.view(viewer)
            game.voice.narrate(before[viewer], seat, action, after)
            game.voice.draw(after)


REHEARSAL = 150  # actions: enough to see most of what can happen

# In this order: what opens a table, what its first move needs, what bots need.
TABLE_STEPS: Mapping[str, Callable[[Game], object]] = {
    "begin": step_in_new_match(lambda match: None),
    "legal": compile_rule_alone("legal", "number", "list"),
    "apply": compile_rule_alone("apply", "number", "number"),
    "look": step_in_new_match(lambda match: match.view()),
    "standing": step_in_new_match(lambda match: match.scores()),
    "turn": step_in_new_match(play_once),
    "greedy": step_in_new_match(partial(run_bot, play_greedily)),
    "pick": step_in_new_match(partial(run_bot, play_at_random)),
    "memory": step_in_new_match(fade_memory),
    "voice": step_in_new_match(narrate_match),
    "outlook": step_in_new_match(lambda match: verbs.quick_value(match.state, 0)),
    "resample": step_in_new_match(
        lambda match: verbs.resample(match.info_state(first_seat(match)), first_seat(match), new_rng(0))
    ),
    "network": step_in_new_match(ask_network),
    "search": step_in_new_match(run_search),
}


# In the lab


def step_environments(game: Game) -> None:
    """Many games at once, and one seat in them against compiled bots where Gymnasium is installed."""
    from fathoms.envs.vector import VectorEnv

    env = VectorEnv(game, 1)
    env.step([int(np.flatnonzero(env.reset().masks[0])[0])])
    if find_spec("gymnasium"):
        from fathoms.envs.gym_vector import SeatVectorEnv

        seat = SeatVectorEnv(game.name)
        observation, _ = seat.reset(seed=0)
        seat.step([int(np.flatnonzero(observation["action_mask"][0])[0])])


def run_study(game: Game) -> None:
    """Games counted, and deals played twice."""
    from fathoms.lab.counting.game_counter import compile_job
    from fathoms.lab.measuring.luck import measure_luck
    from fathoms.lab.studies import StudyPlan

    question = StudyPlan(game, games=1)
    compile_job(question.watch)
    if len(question.setting.sides) > 1:
        list(measure_luck(question.setting, deals=1, seed=0, threads=1))


def judge_decision(game: Game) -> None:
    """A decision judged."""
    from fathoms.lab.review.game_review import new_judge
    from fathoms.lab.review.move_judge import Budget

    match = Match(game, min(game.players), {}, 0)
    judge = new_judge(match, Budget(simulations=1, worlds=2), 0)
    judge.start(match)
    while not match.over:
        seat = first_seat(match)
        if len(match.choices(seat)) > 1:
            judge.judge(match, seat, match.legal(seat)[0])
            return
        match.play(seat, match.legal(seat)[0])


NETWORK_STEPS = ("network", "simulate learned")  # for games that have a network

LAB_STEPS: Mapping[str, Callable[[Game], object]] = {
    "simulate": compile_batch,
    "simulate learned": partial(compile_batch, bot="learned"),
    "study": run_study,
    "review": judge_decision,
    "learn": step_environments,
}
