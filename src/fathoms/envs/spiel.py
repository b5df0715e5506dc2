"""OpenSpiel: importing this makes the games known to `pyspiel.load_game` as `fathoms_poo_divers` and so on.

A game begins with a chance node that chooses one of so many deals (the parameter `deals`). Everything after it follows
from the deal and the players' actions, so that a state is its history, as OpenSpiel wants it. Where several seats may
act, the deal also says who comes first, and time passes by itself.
"""

from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np

from fathoms.core.game import SPECTATOR, Game
from fathoms.core.match import Match
from fathoms.core.options import read_options
from fathoms.core.refusal import Refusal
from fathoms.core.rng import stream
from fathoms.core.structs import Record, to_bytes
from fathoms.envs.sitting import Sitting
from fathoms.envs.views import parts_of, row, row_length
from fathoms.games import GAMES

try:
    import pyspiel
except ImportError:
    raise Refusal("env-no-spiel") from None

DEALS = 1024
MOST_DEALS = 1_000_000
BEFORE = "before the deal"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it. Every game has a class of its own, which is what OpenSpiel makes it with.

    OpenSpiel lets go of that maker when Python is already gone: a function would die then, and the process with it.
    A class does not.
    """

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = parameters(self.game)
        given = {name: unquote(value) for name, value in (params or {}).items() if value != usual[name]}
        self.players = self.game.check_players(int(given.get("players", usual["players"])))
        self.deals = int(given.get("deals", DEALS))
        if not 1 <= self.deals <= MOST_DEALS:
            raise Refusal("env-deals-wrong", given=self.deals, most=MOST_DEALS)
        named = {name: value for name, value in given.items() if name not in ("players", "deals")}
        self.options = read_options(self.game.options, named)
        sides = self.game.sides(self.options, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.players / len(set(sides)),  # sides are equally large, and their shares add up to 1
            max_game_length=self.game.longest,
        )
        Sitting(self.game, self.players, self.options, 0)  # refuses options that do not go together
        super().__init__(type_of(self.game), info, {name: quote(value) for name, value in given.items()})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | None":
        """What can be had: a seat's view, a spectator's, and everything a seat has seen. Nothing else."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if params or not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            return None
        alone = kind.private_info == private.NONE
        if alone and kind.perfect_recall:
            return None
        return SpielObserver(self.game, spectating=alone, recalling=kind.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)


def load(name: str) -> SpielGame:
    """A game by OpenSpiel's name for it; pickles name this, so that who opens one knows the games."""
    game: SpielGame = pyspiel.load_game(name)
    return game


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A chance node first, then a sitting. OpenSpiel copies and stores what is in its attributes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sitting: Sitting | None = None
        self.past = Past(game.players)

    def current_player(self) -> int:
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.sitting.seat is None else self.sitting.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.sitting is not None
        return sorted(self.sitting.match.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.sitting is None:
            game = self.get_game()
            self.sitting = Sitting(game.game, game.players, game.options, stream("deal", action))
            self.past.add(None, action, self.sitting.match)
        else:
            seat = self.sitting.seat
            self.sitting.step(action)
            self.past.add(seat, action, self.sitting.match)

    def view(self, viewer: int) -> Record | None:
        return None if self.sitting is None else self.sitting.match.view(viewer)

    def _action_to_string(self, player: int, action: int) -> str:
        voice = self.get_game().game.voice
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(voice.write_action(action))

    def is_terminal(self) -> bool:
        return self.sitting is not None and self.sitting.over

    def returns(self) -> list[float]:
        return self.sitting.rewards() if self.sitting else [0.0] * self.num_players()

    def __str__(self) -> str:
        return self.sitting.text() if self.sitting else BEFORE


class Past:
    """All that each seat has seen and done, as digests. Most never ask for them: they are made for those who do."""

    def __init__(self, players: int) -> None:
        self.seen = [b""] * players  # what each seat has seen last,
        self.told = [b""] * players  # and all it has seen and done
        self.coming: list[tuple[int | None, int, Match]] = []  # who did what, and how the game stood then

    def add(self, seat: int | None, action: int, match: Match) -> None:
        self.coming.append((seat, action, match.fork()))

    def of(self, seat: int) -> bytes:
        self._catch_up()
        return self.told[seat]

    def _catch_up(self) -> None:
        for actor, action, match in self.coming:
            self._take_in(actor, action, match)
        self.coming = []

    def _take_in(self, actor: int | None, action: int, match: Match) -> None:
        """Someone acts, and everyone sees what has changed before their eyes."""
        if actor is not None:
            self.told[actor] = digest(self.told[actor], b"did", str(action).encode())
        for seat in range(len(self.seen)):
            now = digest(to_bytes(match.view(seat)))
            if now != self.seen[seat]:
                self.told[seat] = digest(self.told[seat], b"saw", now)
                self.seen[seat] = now

    def __getstate__(self) -> dict[str, Any]:
        """Stored as digests alone."""
        self._catch_up()
        return self.__dict__

    def __deepcopy__(self, memo: dict[int, Any]) -> "Past":
        twin = Past(0)
        twin.seen, twin.told, twin.coming = list(self.seen), list(self.told), list(self.coming)
        return twin


def digest(*parts: bytes) -> bytes:
    return blake2b(b"\0".join(parts), digest_size=16).digest()


class SpielObserver:
    """What someone sees, from views and nothing else, as OpenSpiel's observers give it.

    Of all that a seat has seen and done there is no tensor, and the string is a digest of it: the same whenever the
    seat cannot tell the difference, and only then.
    """

    def __init__(self, game: Game, spectating: bool, recalling: bool) -> None:
        self.game, self.spectating, self.recalling = game, spectating, recalling
        self.tensor = None if recalling else np.zeros(row_length(game), np.float32)
        self.dict = {}
        if self.tensor is not None:
            self.dict = {name: self.tensor[part].reshape(shape) for name, (part, shape) in parts_of(game).items()}

    def set_from(self, state: SpielState, player: int) -> None:
        view = state.view(SPECTATOR if self.spectating else player)
        if self.tensor is not None:
            self.tensor[:] = 0 if view is None else row(view, self.game)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalling:
            return f"seat {player} {state.past.of(player).hex()}"
        view = state.view(SPECTATOR if self.spectating else player)
        return BEFORE if view is None else self.game.voice.picture(view)


def parameters(game: Game) -> dict[str, Any]:
    """What can be chosen when a game is loaded, with the defaults."""
    return {"players": game.usual_players, "deals": DEALS, **read_options(game.options, {})}


def quote(value: Any) -> Any:
    """OpenSpiel would read a choice such as `2` as a number, and refuse it: in its strings it is `'2'`."""
    return f"'{value}'" if isinstance(value, str) and value.isdigit() else value


def unquote(value: Any) -> Any:
    return value.strip("'") if isinstance(value, str) else value


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"fathoms_{game.name}",
        long_name=game.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,  # nobody knows the deal
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


for _game in GAMES:
    pyspiel.register_game(type_of(_game), type(f"Spiel_{_game.name}", (SpielGame,), {"game": _game}))
