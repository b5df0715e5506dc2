"""OpenSpiel: importing this makes the games known to `pyspiel.load_game` as `fathoms_poo_divers` and so on.

A game begins with a chance node that chooses one of `deals` deals (a parameter). Everything after it follows
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
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record, to_bytes
from fathoms.envs.episode import Episode
from fathoms.envs.observation_rows import row_length, row_parts, view_row
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
        defaults = default_parameters(self.game)
        values = {name: unquote_number(value) for name, value in (params or {}).items() if value != defaults[name]}
        self.players = self.game.check_players(int(values.get("players", defaults["players"])))
        self.deals = int(values.get("deals", DEALS))
        if not 1 <= self.deals <= MOST_DEALS:
            raise Refusal("env-deals-wrong", given=self.deals, most=MOST_DEALS)
        option_values = {name: value for name, value in values.items() if name not in ("players", "deals")}
        self.options = read_options(self.game.options, option_values)
        sides = self.game.sides(self.options, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.players / len(set(sides)),  # sides are equally large, and their shares add up to 1
            max_game_length=self.game.max_length,
        )
        Episode(self.game, self.players, self.options, 0)  # refuses options that do not go together
        super().__init__(
            spiel_game_type(self.game), info, {name: quote_number(value) for name, value in values.items()}
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | None":
        """An observer of a seat's view, a spectator's, or everything a seat has seen; None for any other kind."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if params or not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            return None
        is_public = kind.private_info == private.NONE
        if is_public and kind.perfect_recall:
            return None
        return SpielObserver(self.game, public=is_public, perfect_recall=kind.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_spiel_game, (str(self),)


def load_spiel_game(name: str) -> SpielGame:
    """Load a game by its OpenSpiel name. Pickles refer to this function, so that unpickling registers the games."""
    game: SpielGame = pyspiel.load_game(name)
    return game


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A chance node first, then an episode. OpenSpiel copies and stores its attributes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        self.info_states = InfoStateDigests(game.players)

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.seat is None else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return sorted(self.episode.match.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            game = self.get_game()
            self.episode = Episode(game.game, game.players, game.options, seed_from("deal", action))
            self.info_states.add(None, action, self.episode.match)
        else:
            seat = self.episode.seat
            self.episode.step(action)
            self.info_states.add(seat, action, self.episode.match)

    def view(self, viewer: int) -> Record | None:
        return None if self.episode is None else self.episode.match.view(viewer)

    def _action_to_string(self, player: int, action: int) -> str:
        voice = self.get_game().game.voice
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(voice.write_action(action))

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.episode else [0.0] * self.num_players()

    def __str__(self) -> str:
        return self.episode.text() if self.episode else BEFORE


class InfoStateDigests:
    """The information state of each seat as a digest of all it has seen and done, computed when first asked for."""

    def __init__(self, players: int) -> None:
        self.view_digests = [b""] * players  # of what each seat saw last
        self.history_digests = [b""] * players  # of all each seat has seen and done
        self.pending_actions: list[tuple[int | None, int, Match]] = []  # seat, action, match after it

    def add(self, seat: int | None, action: int, match: Match) -> None:
        self.pending_actions.append((seat, action, match.fork()))

    def digest_of(self, seat: int) -> bytes:
        self._digest_pending()
        return self.history_digests[seat]

    def _digest_pending(self) -> None:
        for actor, action, match in self.pending_actions:
            self._digest_action(actor, action, match)
        self.pending_actions = []

    def _digest_action(self, actor: int | None, action: int, match: Match) -> None:
        """Add an action to its seat's digest, and each changed view to the digest of the seat that sees it."""
        if actor is not None:
            self.history_digests[actor] = digest(self.history_digests[actor], b"did", str(action).encode())
        for seat in range(len(self.view_digests)):
            view_digest = digest(to_bytes(match.view(seat)))
            if view_digest != self.view_digests[seat]:
                self.history_digests[seat] = digest(self.history_digests[seat], b"saw", view_digest)
                self.view_digests[seat] = view_digest

    def __getstate__(self) -> dict[str, Any]:
        """Stored as digests alone."""
        self._digest_pending()
        return self.__dict__

    def __deepcopy__(self, memo: dict[int, Any]) -> "InfoStateDigests":
        twin = InfoStateDigests(0)
        twin.view_digests, twin.history_digests, twin.pending_actions = (
            list(self.view_digests),
            list(self.history_digests),
            list(self.pending_actions),
        )
        return twin


def digest(*parts: bytes) -> bytes:
    return blake2b(b"\0".join(parts), digest_size=16).digest()


class SpielObserver:
    """An OpenSpiel observer: what a seat or a spectator sees, made from views alone.

    Of all that a seat has seen and done there is no tensor, and the string is a digest of it: the same whenever the
    seat cannot tell the difference, and only then.
    """

    def __init__(self, game: Game, public: bool, perfect_recall: bool) -> None:
        self.game, self.public, self.perfect_recall = game, public, perfect_recall
        self.tensor = None if perfect_recall else np.zeros(row_length(game), np.float32)
        self.dict = {}
        if self.tensor is not None:
            self.dict = {name: self.tensor[part].reshape(shape) for name, (part, shape) in row_parts(game).items()}

    def set_from(self, state: SpielState, player: int) -> None:
        view = state.view(SPECTATOR if self.public else player)
        if self.tensor is not None:
            self.tensor[:] = 0 if view is None else view_row(view, self.game)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return f"seat {player} {state.info_states.digest_of(player).hex()}"
        view = state.view(SPECTATOR if self.public else player)
        return BEFORE if view is None else self.game.voice.picture(view)


def default_parameters(game: Game) -> dict[str, Any]:
    """The parameters a game can be loaded with, and their defaults."""
    return {"players": game.default_players, "deals": DEALS, **read_options(game.options, {})}


def quote_number(value: Any) -> Any:
    """OpenSpiel would read a choice such as `2` as a number, and refuse it: in its strings it is `'2'`."""
    return f"'{value}'" if isinstance(value, str) and value.isdigit() else value


def unquote_number(value: Any) -> Any:
    return value.strip("'") if isinstance(value, str) else value


def spiel_game_type(game: Game) -> Any:
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
        parameter_specification=default_parameters(game),
    )


for _game in GAMES:
    pyspiel.register_game(spiel_game_type(_game), type(f"Spiel_{_game.name}", (SpielGame,), {"game": _game}))
