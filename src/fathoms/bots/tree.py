"""Information-set Monte Carlo tree search: the compiled part, written once for every game.

A node is what the acting seat can tell apart: it is found by a fingerprint of that seat's view and recall, so the
seat chooses alike in all states it cannot distinguish, and every choice in a node has the same legal actions. Each
simulation deals what the searching seat does not know anew, plays one of its actions, walks down the tree, adds one
node and plays on from there. What comes out counts for every seat on the way by its own share of the win: partners are
paid alike, and an opponent is thought to play for itself, from what it knows.

The actions of the searching seat are compared on the same deals and with the same luck, which tells good from bad with
far fewer simulations than deals of their own would. (Common random numbers; `search.py` drops the worse ones in turn.)
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.network import Network
from fathoms.core.game import CLOCK, Game
from fathoms.core.learned.network import SURE, UNIT, best_action, chance_to_win, compare
from fathoms.core.playout import GREEDY, LEARNED, know, one_of
from fathoms.core.rng import draw, numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, counsel, greedy, legal, outlook, pick, resample, result

STATE, MIND, BLANK, ROOT = 0, 1, 2, 3  # the records of a room
DEEPEST = 512  # actions below the root that are kept in the tree

NODES = 1 << 16
SLOTS = 2 * NODES  # of the table in which nodes are found
EDGES = 1 << 20


class Tree(NamedTuple):
    """Nodes and the actions out of them, in arrays made once."""

    slots: NDArray[np.int32]  # (SLOTS,) by fingerprint: 1 + node; 0 = empty
    keys: NDArray[np.int64]  # (NODES,) fingerprint
    first: NDArray[np.int32]  # (NODES + 1,) its first edge; it has those up to the next node's first
    actions: NDArray[np.int32]  # (EDGES,)
    tried: NDArray[np.int32]  # (EDGES,) how often
    gains: NDArray[np.float64]  # (EDGES,) what came of it for the seat that acts, added up
    priors: NDArray[np.float32]  # (EDGES,) how promising it looked before it was tried
    nodes: NDArray[np.int32]  # (1,) how many there are


class Room(NamedTuple):
    """Where a search takes place: records as the rules see them, and the same bytes as words to fingerprint."""

    records: NDArray[np.void]  # (4,) STATE, MIND, BLANK, ROOT
    words: NDArray[np.int64]  # (4, words of a record)
    moves: NDArray[np.int32]
    shares: NDArray[np.float64]  # of the win, at the end of a simulation
    path: NDArray[np.int32]  # (DEEPEST, 2) edge and seat of each step in the tree
    rng: NDArray[np.int64]
    brain: Any  # a Brain, for a search that has learned; else None, and nothing of it is compiled


class Style(NamedTuple):
    """How a search thinks; measured for each game."""

    explore: float = 1.0  # how much the untried attracts
    trust: float = 0.5  # in what the greedy bot (or the network) would do, 0 to 1
    wit: int = 90  # of a hundred actions after the tree, how many are greedy (or learned); the others are random
    horizon: int = 100  # actions after the tree; then the outlook has to do
    doubt: float = 1.0  # how sure it wants to be before it leaves what the greedy bot would do, in standard errors
    margin: float = 0.5  # of what a finished game is worth, how much is for the outlook (by how far one has won)
    player: int = GREEDY  # who plays after the tree: GREEDY or LEARNED
    judge: int = GREEDY  # who says what a game is worth at the horizon: the outlook, or LEARNED, the network
    guide: int = GREEDY  # whose favourites get a head start in the tree: the greedy bot's, or LEARNED, the network's
    belief: int = 0  # in what the network makes of an action before it is tried: deals that count as much

    @property
    def glances(self) -> bool:
        """Whether it asks a network anything before a simulation is over."""
        return LEARNED in (self.player, self.judge, self.guide)


def new_tree() -> Tree:
    return Tree(
        np.zeros(SLOTS, np.int32),
        np.zeros(NODES, np.int64),
        np.zeros(NODES + 1, np.int32),
        np.zeros(EDGES, np.int32),
        np.zeros(EDGES, np.int32),
        np.zeros(EDGES, np.float64),
        np.zeros(EDGES, np.float32),
        np.zeros(1, np.int32),
    )


def new_room(game: Game, network: Network | None = None) -> Room:
    words = np.zeros((4, game.state.itemsize // 8), np.int64)
    return Room(
        words.reshape(-1).view(game.state),
        words,
        np.zeros(game.moves, np.int32),
        np.zeros(CLOCK + 1, np.float64),
        np.zeros((DEEPEST, 2), np.int32),
        np.zeros(2, np.int64),
        network.brain() if network else None,
    )


@rule
def fingerprint(words, seat):
    """A number that two minds share only if they are the same, but for a chance of one in 2**61."""
    key = seat + 1
    for word in words:
        key = (key ^ int(word)) * 0x9E3779B97F4A7C5 & 0x1FFFFFFFFFFFFFFF
        key ^= key >> 29
    return key


@rule
def find(tree, key):
    """The node of a fingerprint, or -1; and the slot where it is or should be."""
    slot = key % SLOTS
    while tree.slots[slot]:
        node = tree.slots[slot] - 1
        if tree.keys[node] == key:
            return node, slot
        slot = (slot + 1) % SLOTS
    return -1, slot


@rule
def add(tree, key, slot, moves, count, favourite, trust):
    """A new node with these actions; or -1 if there is no room left."""
    node = tree.nodes[0]
    first = tree.first[node]
    if node + 1 >= NODES or first + count > EDGES:
        return -1
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.first[node + 1] = first + count
    for i in range(count):
        tree.actions[first + i] = moves[i]
        tree.priors[first + i] = (1 - trust) / count
        if moves[i] == favourite:
            tree.priors[first + i] += trust
    tree.nodes[0] = node + 1
    return node


@rule
def grow(tree, room, actor, key, slot, style, brain):
    """A new node for what `actor` knows, which is in the room's MIND; or -1 if there is no room left."""
    s, mind = room.records[STATE], room.records[MIND]
    if brain is not None and style.guide == LEARNED:
        count = legal(s, actor, room.moves)
        node = add(tree, key, slot, room.moves, count, -1, style.trust)
        if node >= 0 and style.trust > 0:
            prefer(tree, node, mind, actor, counsel(mind, actor, room.moves), style.trust, brain)
        return node
    favourite = greedy(mind, actor, room.rng, room.moves) if style.trust > 0 else -1
    count = legal(s, actor, room.moves)
    return add(tree, key, slot, room.moves, count, favourite, style.trust)


@rule
def prefer(tree, node, mind, actor, advised, trust, brain):
    """Add to the priors of a new node what the network thinks of its actions: of `trust`, more to those it likes more.

    (Softmax of their appeals.)
    """
    first, last = tree.first[node], tree.first[node + 1]
    compare(mind, actor, advised, tree.actions[first:last], brain, tree.gains[first:last])  # kept there for now
    best, total = tree.gains[first], 0.0
    for edge in range(first, last):
        best = max(best, tree.gains[edge])
    for edge in range(first, last):
        tree.gains[edge] = exp((tree.gains[edge] - best) / UNIT)
        total += tree.gains[edge]
    for edge in range(first, last):
        tree.priors[edge] += trust * tree.gains[edge] / total
        tree.gains[edge] = 0


@rule
def most_promising(tree, node, explore, rng):
    """The edge to try next: good so far, or promising and tried little. (PUCT)"""
    first, last = tree.first[node], tree.first[node + 1]
    gains, tried = 0.0, 0
    for edge in range(first, last):
        gains += tree.gains[edge]
        tried += tree.tried[edge]
    usual = (gains + 0.5) / (tried + 1)  # what an untried action is thought to bring
    reach = explore * (tried + 1) ** 0.5
    best, best_worth, tied = first, -1.0, 0
    for edge in range(first, last):
        n = tree.tried[edge]
        worth = (tree.gains[edge] / n if n else usual) + reach * tree.priors[edge] / (n + 1)
        if worth > best_worth:
            best, best_worth, tied = edge, worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = edge
    return best


@rule
def think_as(room, seat):
    """Put what `seat` knows into the room's MIND."""
    records = room.records
    know(records[STATE], seat, records[MIND : MIND + 1], records[BLANK : BLANK + 1])


@rule
def simulate(tree, room, seat, action, style):
    """One simulation of `action` by `seat`, who acts in the ROOT; what it was worth to that seat."""
    records, rng = room.records, room.rng
    records[STATE] = records[ROOT]
    s = records[STATE]
    resample(s, seat, rng)
    apply(s, seat, action)
    depth = walk_down(tree, room, style)
    play_on(room, style)
    return learn(tree, room, depth, seat, style)


@rule
def walk_down(tree, room, style):
    """Play the state on along the tree, until there is a new node; how many choices were made in the tree."""
    records, rng = room.records, room.rng
    s = records[STATE]
    depth = 0
    bits = actors(s)
    grown = False
    while bits and depth < DEEPEST and not grown:
        actor = one_of(bits, rng)
        if actor == CLOCK:
            action = pick(s, actor, rng, room.moves)
        else:
            count = legal(s, actor, room.moves)
            action = room.moves[0]
            if count > 1:
                think_as(room, actor)
                key = fingerprint(room.words[MIND], actor)
                node, slot = find(tree, key)
                if node < 0:
                    node = grow(tree, room, actor, key, slot, style, room.brain)
                    grown = True
                if node < 0:
                    break
                edge = most_promising(tree, node, style.explore, rng)
                action = tree.actions[edge]
                room.path[depth, 0] = edge
                room.path[depth, 1] = actor
                depth += 1
        apply(s, actor, action)
        bits = actors(s)
    return depth


@rule
def play_on(room, style):
    """Play the state to its end, or to the horizon."""
    records, rng = room.records, room.rng
    s = records[STATE]
    bits = actors(s)
    left = style.horizon
    while bits and left:
        seat = one_of(bits, rng)
        if seat != CLOCK and draw(rng, 100) < style.wit:
            think_as(room, seat)
            action = sensible_action(room, seat, style, room.brain)
        else:
            action = pick(s, seat, rng, room.moves)
        apply(s, seat, action)
        bits = actors(s)
        left -= 1


@rule
def sensible_action(room, seat, style, brain):
    """What whoever plays after the tree does, from the room's MIND."""
    if brain is not None and style.player == LEARNED:
        return best_action(room.records[MIND], seat, brain, room.moves)
    return greedy(room.records[MIND], seat, room.rng, room.moves)


@rule
def learn(tree, room, depth, seat, style):
    """Tell every choice on the way what came of it for its seat; and what did for `seat`."""
    s = room.records[STATE]
    over = actors(s) == 0
    if over:
        room.shares[:] = 0
        result(s, room.shares)
    judged = not over and judge_all(room, depth, seat, style, room.brain)
    for step in range(depth):
        edge = room.path[step, 0]
        tree.tried[edge] += 1
        tree.gains[edge] += worth_to(room, room.path[step, 1], over, judged, style.margin)
    return worth_to(room, seat, over, judged, style.margin)


@rule
def judge_all(room, depth, seat, style, brain):
    """Put the chances of all who have made a choice into the room's shares, as the network sees them.

    Everyone's chance is judged by what they know themselves. False: that is no business of a network here.
    """
    if brain is not None and style.judge == LEARNED:
        room.shares[:] = -1
        for step in range(depth):
            judge_one(room, room.path[step, 1], brain)
        judge_one(room, seat, brain)
        return True
    return False


@rule
def judge_one(room, seat, brain):
    if room.shares[seat] < 0:
        think_as(room, seat)
        room.shares[seat] = chance_to_win(room.records[MIND], seat, brain) / SURE


@rule
def worth_to(room, seat, over, judged, margin):
    """What the state is worth to a seat, 0 to 1."""
    if judged:
        return room.shares[seat]
    chance = outlook(room.records[STATE], seat)
    return (1 - margin) * room.shares[seat] + margin * chance if over else chance


@rule
def try_each(tree, room, seat, actions, leads, squares, style, key, first, last, step):
    """Try every action on the deals `first`, `first` + `step`, ... below `last`.

    Adds to `leads` by how much each did better than the first action, which itself is compared with nothing; and the
    square of that to `squares`.
    """
    for deal in range(first, last, step):
        luck = numbered_seed(room.rng, key, deal)
        usual = 0.0
        for i in range(actions.size):
            seed_rng(room.rng, luck)
            lead = simulate(tree, room, seat, actions[i], style) - usual
            leads[i] += lead
            squares[i] += lead * lead
            if i == 0:
                usual = lead
