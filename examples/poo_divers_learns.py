"""A small network learns Tokyo Poo Divers for two by playing against itself.

    pip install 'fathoms[learn]'
    python examples/poo_divers_learns.py [--updates N] [--plot docs/images/learning.svg]

It sees what a player in its seat sees, and a mask of what it may do; nothing here knows the rules. Every now and then
it plays against someone who chooses at random, and in the end the share of games it won is drawn. The way of learning
is PPO: play, see which actions turned out better than expected, make those more likely, but not by much at a time.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from fathoms.envs.vector import Moment, VectorEnv

GAME, PLAYERS = "poo_divers", 2
FEW = 16  # a number that takes so few values is shown to the network as one switch for each
SCOUTED = 200  # random steps from which those values are known


@dataclass(frozen=True)
class Settings:
    games: int = 256  # played at once
    steps: int = 64  # in each of them between two updates
    updates: int = 150
    rounds: int = 3  # through what was played, in each update
    portion: int = 2048  # choices looked at together
    rate: float = 3e-3
    clip: float = 0.2  # how much more or less likely an action may become in an update
    trace: float = 0.7  # 1 = believe only how games end, 0 = believe only the network's own judgement
    curiosity: float = 0.002  # what being undecided is worth
    examined: int = 1000  # games against random play
    seed: int = 1


def choose_at_random(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = np.argmax((1 - luck.random(masks.shape)) * masks, axis=1)
    return chosen


def own_first(env: VectorEnv, seat: int) -> np.ndarray:
    """The order in which a seat reads the numbers of a row."""
    order = np.arange(max(part.stop for part, _ in env.parts.values()))
    for part, shape in env.parts.values():
        if shape[:1] == (max(env.game.players),):  # an entry for every seat
            entries = order[part].reshape(shape)
            entries[:PLAYERS] = np.roll(entries[:PLAYERS], -seat, axis=0)
    return order


class Features:
    """Views as numbers between 0 and 1: switches for numbers with few values, the others scaled.

    Which is which comes from watching random games; what never changes is left out. Of what there is for every seat,
    the own comes first.
    """

    def __init__(self, env: VectorEnv, luck: np.random.Generator) -> None:
        self.env, self.order = env, np.stack([own_first(env, seat) for seat in range(PLAYERS)])
        moment = env.reset(seed=0)
        low = high = self.rows(moment)
        for _ in range(SCOUTED):
            moment = env.step(choose_at_random(moment.masks, luck))
            rows = self.rows(moment)
            low, high = np.minimum(low, rows), np.maximum(high, rows)
        self.low, self.high = low.min(axis=0), high.max(axis=0)
        width = self.high - self.low
        self.scaled = np.flatnonzero(width >= FEW)
        few = np.flatnonzero((width > 0) & (width < FEW))
        self.column = np.concatenate([np.full(width[c] + 1, c) for c in few])
        self.value = np.concatenate([np.arange(self.low[c], self.high[c] + 1) for c in few])
        self.size = self.scaled.size + self.column.size + PLAYERS

    def rows(self, moment: Moment) -> np.ndarray:
        return np.take_along_axis(self.env.rows(moment), self.order[moment.seats], axis=1)

    def __call__(self, moment: Moment) -> torch.Tensor:
        rows = np.clip(self.rows(moment), self.low, self.high)
        scaled = (rows - self.low)[:, self.scaled] / (self.high - self.low)[self.scaled]
        switches = rows[:, self.column] == self.value
        seats = moment.seats[:, None] == np.arange(PLAYERS)
        return torch.from_numpy(np.concatenate([scaled, switches, seats], axis=1).astype(np.float32))


class Player(nn.Module):
    """What it sees goes in; how much it likes each action, and its chance to win, come out."""

    def __init__(self, size: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)  # at first, all actions are alike
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of how likely it chooses each action (illegal ones: not at all), and its chance."""
        body = self.body(seen)
        liking = self.policy(body).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(liking, dim=1), torch.sigmoid(self.value(body)).squeeze(1)


def draw(likely: torch.Tensor) -> torch.Tensor:
    """An action for each row, as likely as it says."""
    return torch.multinomial(likely.exp(), 1).squeeze(1)


def of(actions: torch.Tensor, likely: torch.Tensor) -> torch.Tensor:
    """How likely these actions are."""
    return likely.gather(1, actions[:, None]).squeeze(1)


@dataclass
class Played:
    """What happened between two updates: every array has a row for each step and a column for each game."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    likely: torch.Tensor  # logarithm of how likely the action was
    advantage: torch.Tensor  # how much better it went than expected
    target: torch.Tensor  # what would have been a good judgement of the chance to win


class School:
    """Games in which the player has all seats."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings, self.luck = settings, np.random.default_rng(settings.seed)
        self.env = VectorEnv(GAME, settings.games, players=PLAYERS)
        self.features = Features(self.env, self.luck)
        self.player = Player(self.features.size, self.env.game.action_count)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=settings.rate)
        self.moment = self.env.reset(seed=settings.seed)

    @torch.no_grad()
    def play(self) -> Played:
        """Some steps of self-play, and how each choice turned out."""
        steps = self.settings.steps
        kept: list[list[torch.Tensor]] = [[], [], [], [], []]
        seats, rewards, ended = [], [], []
        for _ in range(steps):
            seen, masks = self.features(self.moment), torch.from_numpy(self.moment.masks)
            seats.append(self.moment.seats)
            likely, chance = self.player(seen, masks)
            actions = draw(likely)
            for part, new in zip(kept, (seen, masks, actions, of(actions, likely), chance), strict=True):
                part.append(new)
            self.moment = self.env.step(actions.numpy())
            rewards.append(self.moment.rewards)
            ended.append(self.moment.ended)
        seen, masks, actions, likely, chances = (torch.stack(part) for part in kept)
        _, now = self.player(self.features(self.moment), torch.from_numpy(self.moment.masks))
        gain = advantages(
            chances.numpy(), now.numpy(), np.stack(seats), self.moment.seats, rewards, ended, self.settings.trace
        )
        gains = torch.from_numpy(gain.astype(np.float32))
        return Played(seen, masks, actions, likely, gains, gains + chances)

    def learn(self, played: Played) -> float:
        """Make what went better than expected more likely; the mean loss."""
        settings, count = self.settings, played.actions.numel()
        flat = [part.reshape(count, *part.shape[2:]) for part in vars(played).values()]
        losses = []
        for _ in range(settings.rounds):
            for places in torch.from_numpy(self.luck.permutation(count)).split(settings.portion):
                seen, masks, actions, likely, gain, target = (part[places] for part in flat)
                now, chance = self.player(seen, masks)
                ratio = (of(actions, now) - likely).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                better = torch.minimum(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain)
                undecided = -(now.exp() * now).sum(dim=1)
                loss = -better.mean() + 2 * (chance - target).pow(2).mean() - settings.curiosity * undecided.mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()
                losses.append(loss.item())
        return float(np.mean(losses))

    @torch.no_grad()
    def examine(self, seed: int = 9) -> float:
        """The share of games it wins against someone who chooses at random, from both seats in turn."""
        games = self.settings.examined
        env, luck = VectorEnv(GAME, games, players=PLAYERS), np.random.default_rng(seed)
        own = np.arange(games) % PLAYERS
        won, over = np.zeros(games), np.zeros(games, bool)
        moment = env.reset(seed=seed)
        while not over.all():
            likely, _ = self.player(self.features(moment), torch.from_numpy(moment.masks))
            moment = env.step(np.where(moment.seats == own, draw(likely), choose_at_random(moment.masks, luck)))
            first = (moment.ended == 1) & ~over  # one game in each place, or short ones would count more
            won[first] = moment.rewards[np.arange(games), own][first]
            over |= first
        return float(won.mean())


def advantages(
    chances: np.ndarray,
    now: np.ndarray,
    seats: np.ndarray,
    seats_now: np.ndarray,
    rewards: list[np.ndarray],
    ended: list[np.ndarray],
    trace: float,
) -> np.ndarray:
    """How much better than judged each choice turned out: by what came next for the same seat, and ever less by what
    came later. For two seats, of which one wins what the other loses."""
    steps, games = chances.shape
    place = np.arange(games)
    later = np.zeros((games, PLAYERS))  # for each seat: its chance at its next choice, or its share of the win,
    later[place, seats_now], later[place, 1 - seats_now] = now, 1 - now
    beyond = np.zeros((games, PLAYERS))  # and how much better that turned out
    gains = np.zeros((steps, games))
    for step in reversed(range(steps)):
        over = ended[step] == 1
        later[over], beyond[over] = rewards[step][over], 0
        seat = seats[step]
        gains[step] = later[place, seat] - chances[step] + trace * beyond[place, seat]
        later[place, seat], beyond[place, seat] = chances[step], gains[step]
    return gains


def train(settings: Settings, every: int, tell: Callable[[str], None] = print) -> list[tuple[float, int, float]]:
    """Learn, and be examined every so many updates: minutes, choices made, share of games won."""
    school, began, curve = School(settings), time.perf_counter(), []
    for update in range(settings.updates + 1):
        if update % every == 0 or update == settings.updates:
            minutes, choices = (time.perf_counter() - began) / 60, update * settings.games * settings.steps
            curve.append((minutes, choices, school.examine()))
            tell(f"{minutes:5.1f} min {choices:>10,} choices: wins {curve[-1][2]:.1%} against random play")
        if update < settings.updates:
            school.learn(school.play())
    return curve


def plot(curve: list[tuple[float, int, float]], file: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 3.5), layout="constrained")
    axes.plot([choices / 1e6 for _, choices, _ in curve], [100 * won for _, _, won in curve], "o-", color="#0b7a75")
    axes.axhline(50, color="#c8553d", linestyle=":")
    axes.set_xlabel("million choices in self-play")
    axes.set_ylabel("games won against random play, %")
    axes.set_ylim(0, 100)
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=Settings.updates)
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--every", type=int, default=10, help="updates between two examinations")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="draw the curve into this file")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    curve = train(Settings(updates=chosen.updates, seed=chosen.seed), chosen.every)
    if chosen.plot:
        plot(curve, chosen.plot)


if __name__ == "__main__":
    main()
