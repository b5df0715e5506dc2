"""Information-set Monte Carlo tree search: the compiled part, written once for every game.

A node is what the acting seat can tell apart: it is found by a fingerprint of that seat's view and recall, so the
seat chooses alike in all states it cannot distinguish, and every choice in a node has the same legal actions. Each
simulation deals what the searching seat does not know again, plays one of its actions, walks down the tree, adds one
node and plays on from there. What comes out counts for every seat on the way by its own share of the win: partners are
paid alike, and an opponent is thought to play for itself, from what it knows.

The actions of the searching seat are compared on the same deals and with the same luck, which tells good from bad with
far fewer simulations than deals of their own would. (Common random numbers; `search.py` drops the worse ones in turn.)
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.network_file import Network
from fathoms.core.game import CLOCK, Game
from fathoms.core.learned.network import CERTAIN, UNIT, best_action, chance_to_win, write_policy_scores
from fathoms.core.playout import GREEDY, NETWORK_POLICY, fill_info_state, random_seat
from fathoms.core.rng import draw, numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, advice, apply, greedy, legal, pick, quick_value, resample, result

STATE, INFO_STATE, BLANK, ROOT = 0, 1, 2, 3  # the records of a room
DEEPEST = 512  # actions below the root that are kept in the tree

NODES = 1 << 16
SLOTS = 2 * NODES  # of the table in which nodes are found
EDGES = 1 << 20


class SearchTree(NamedTuple):
    """The search tree: nodes and their edges (actions), in arrays allocated once."""

    slots: NDArray[np.int32]  # (SLOTS,) by fingerprint: 1 + node; 0 = empty
    keys: NDArray[np.int64]  # (NODES,) fingerprint
    first: NDArray[np.int32]  # (NODES + 1,) its first edge; it has those up to the next node's first
    actions: NDArray[np.int32]  # (EDGES,)
    visits: NDArray[np.int32]  # (EDGES,) how often
    value_sums: NDArray[np.float64]  # (EDGES,) what came of it for the seat that acts, added up
    priors: NDArray[np.float32]  # (EDGES,) policy prior, before the first visit
    nodes: NDArray[np.int32]  # (1,) how many there are


class SearchWorkspace(NamedTuple):
    """Scratch memory of one search thread: records for the rules, and the same bytes as words to fingerprint."""

    records: NDArray[np.void]  # (4,) STATE, INFO_STATE, BLANK, ROOT
    words: NDArray[np.int64]  # (4, words of a record)
    moves: NDArray[np.int32]
    shares: NDArray[np.float64]  # of the win, at the end of a simulation
    path: NDArray[np.int32]  # (DEEPEST, 2) edge and seat of each step in the tree
    rng: NDArray[np.int64]
    brain: Any  # a Brain, for a search that has learned; else None, and nothing of it is compiled


class SearchStyle(NamedTuple):
    """Settings of a search, measured for each game."""

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
    def uses_network(self) -> bool:
        """Whether simulations ask a network anything."""
        return NETWORK_POLICY in (self.player, self.judge, self.guide)


def new_tree() -> SearchTree:
    return SearchTree(
        np.zeros(SLOTS, np.int32),
        np.zeros(NODES, np.int64),
        np.zeros(NODES + 1, np.int32),
        np.zeros(EDGES, np.int32),
        np.zeros(EDGES, np.int32),
        np.zeros(EDGES, np.float64),
        np.zeros(EDGES, np.float32),
        np.zeros(1, np.int32),
    )


def new_workspace(game: Game, network: Network | None = None) -> SearchWorkspace:
    words = np.zeros((4, game.state_type.itemsize // 8), np.int64)
    return SearchWorkspace(
        words.reshape(-1).view(game.state_type),
        words,
        np.zeros(game.max_legal, np.int32),
        np.zeros(CLOCK + 1, np.float64),
        np.zeros((DEEPEST, 2), np.int32),
        np.zeros(2, np.int64),
        network.brain() if network else None,
    )


@rule
def fingerprint(words, seat):
    """A number that two information states share only if they are the same, but for a chance of one in 2**61."""
    key = seat + 1
    for word in words:
        key = (key ^ int(word)) * 0x9E3779B97F4A7C5 & 0x1FFFFFFFFFFFFFFF
        key ^= key >> 29
    return key


@rule
def find_node(tree, key):
    """The node with a fingerprint, or -1; and the slot in the hash table where it is or belongs."""
    slot = key % SLOTS
    while tree.slots[slot]:
        node = tree.slots[slot] - 1
        if tree.keys[node] == key:
            return node, slot
        slot = (slot + 1) % SLOTS
    return -1, slot


@rule
def add_node(tree, key, slot, moves, count, favourite, trust):
    """Append a node with these actions to the tree; -1 if the tree is full."""
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
def expand_node(tree, workspace, actor, key, slot, style, brain):
    """Add a node for what `actor` knows (the workspace's INFO_STATE), with priors; -1 if the tree is full."""
    s, info_state = workspace.records[STATE], workspace.records[INFO_STATE]
    if brain is not None and style.guide == NETWORK_POLICY:
        count = legal(s, actor, workspace.moves)
        node = add_node(tree, key, slot, workspace.moves, count, -1, style.trust)
        if node >= 0 and style.trust > 0:
            add_policy_priors(
                tree, node, info_state, actor, advice(info_state, actor, workspace.moves), style.trust, brain
            )
        return node
    favourite = greedy(info_state, actor, workspace.rng, workspace.moves) if style.trust > 0 else -1
    count = legal(s, actor, workspace.moves)
    return add_node(tree, key, slot, workspace.moves, count, favourite, style.trust)


@rule
def add_policy_priors(tree, node, info_state, actor, advised, trust, brain):
    """Spread `trust` over the priors of a new node's actions, more to those the network likes more.

    (Softmax of their policy scores.)
    """
    first, last = tree.first[node], tree.first[node + 1]
    write_policy_scores(
        info_state, actor, advised, tree.actions[first:last], brain, tree.value_sums[first:last]
    )  # kept there for now
    best, total = tree.value_sums[first], 0.0
    for edge in range(first, last):
        best = max(best, tree.value_sums[edge])
    for edge in range(first, last):
        tree.value_sums[edge] = exp((tree.value_sums[edge] - best) / UNIT)
        total += tree.value_sums[edge]
    for edge in range(first, last):
        tree.priors[edge] += trust * tree.value_sums[edge] / total
        tree.value_sums[edge] = 0


@rule
def select_edge(tree, node, explore, rng):
    """The edge to visit next, by PUCT: good so far, or with a high prior and few visits."""
    first, last = tree.first[node], tree.first[node + 1]
    total_value, total_visits = 0.0, 0
    for edge in range(first, last):
        total_value += tree.value_sums[edge]
        total_visits += tree.visits[edge]
    usual = (total_value + 0.5) / (total_visits + 1)  # what an untried action is thought to bring
    reach = explore * (total_visits + 1) ** 0.5
    best, best_worth, tied = first, -1.0, 0
    for edge in range(first, last):
        n = tree.visits[edge]
        worth = (tree.value_sums[edge] / n if n else usual) + reach * tree.priors[edge] / (n + 1)
        if worth > best_worth:
            best, best_worth, tied = edge, worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = edge
    return best


@rule
def write_info_state(workspace, seat):
    """Put what `seat` knows into the workspace's INFO_STATE."""
    records = workspace.records
    fill_info_state(records[STATE], seat, records[INFO_STATE : INFO_STATE + 1], records[BLANK : BLANK + 1])


@rule
def simulate_action(tree, workspace, seat, action, style):
    """One simulation of `action` by `seat`, who acts in the ROOT; what it was worth to that seat."""
    records, rng = workspace.records, workspace.rng
    records[STATE] = records[ROOT]
    s = records[STATE]
    resample(s, seat, rng)
    apply(s, seat, action)
    depth = descend_tree(tree, workspace, style)
    play_out(workspace, style)
    return backpropagate(tree, workspace, depth, seat, style)


@rule
def descend_tree(tree, workspace, style):
    """Play the STATE on along the tree until a new node is added; returns the length of the path."""
    records, rng = workspace.records, workspace.rng
    s = records[STATE]
    depth = 0
    bits = actors(s)
    grown = False
    while bits and depth < DEEPEST and not grown:
        actor = random_seat(bits, rng)
        if actor == CLOCK:
            action = pick(s, actor, rng, workspace.moves)
        else:
            count = legal(s, actor, workspace.moves)
            action = workspace.moves[0]
            if count > 1:
                write_info_state(workspace, actor)
                key = fingerprint(workspace.words[INFO_STATE], actor)
                node, slot = find_node(tree, key)
                if node < 0:
                    node = expand_node(tree, workspace, actor, key, slot, style, workspace.brain)
                    grown = True
                if node < 0:
                    break
                edge = select_edge(tree, node, style.explore, rng)
                action = tree.actions[edge]
                workspace.path[depth, 0] = edge
                workspace.path[depth, 1] = actor
                depth += 1
        apply(s, actor, action)
        bits = actors(s)
    return depth


@rule
def play_out(workspace, style):
    """Play the STATE to its end or to the horizon with the rollout policy."""
    records, rng = workspace.records, workspace.rng
    s = records[STATE]
    bits = actors(s)
    actions_left = style.horizon
    while bits and actions_left:
        seat = random_seat(bits, rng)
        if seat != CLOCK and draw(rng, 100) < style.wit:
            write_info_state(workspace, seat)
            action = rollout_action(workspace, seat, style, workspace.brain)
        else:
            action = pick(s, seat, rng, workspace.moves)
        apply(s, seat, action)
        bits = actors(s)
        actions_left -= 1


@rule
def rollout_action(workspace, seat, style, brain):
    """What the policy that plays on after the tree does, from the workspace's INFO_STATE."""
    if brain is not None and style.player == NETWORK_POLICY:
        return best_action(workspace.records[INFO_STATE], seat, brain, workspace.moves)
    return greedy(workspace.records[INFO_STATE], seat, workspace.rng, workspace.moves)


@rule
def backpropagate(tree, workspace, depth, seat, style):
    """Update every edge on the path with what came of it for its seat; returns what it was worth to `seat`."""
    s = workspace.records[STATE]
    over = actors(s) == 0
    if over:
        workspace.shares[:] = 0
        result(s, workspace.shares)
    by_network = not over and estimate_path_values(workspace, depth, seat, style, workspace.brain)
    for step in range(depth):
        edge = workspace.path[step, 0]
        tree.visits[edge] += 1
        tree.value_sums[edge] += seat_value(workspace, workspace.path[step, 1], over, by_network, style.margin)
    return seat_value(workspace, seat, over, by_network, style.margin)


@rule
def estimate_path_values(workspace, depth, seat, style, brain):
    """Put the chances of all who have made a choice into the workspace's shares, as the network sees them.

    Everyone's chance is judged by what they know themselves. False: that is no business of a network here.
    """
    if brain is not None and style.judge == NETWORK_POLICY:
        workspace.shares[:] = -1
        for step in range(depth):
            estimate_seat_value(workspace, workspace.path[step, 1], brain)
        estimate_seat_value(workspace, seat, brain)
        return True
    return False


@rule
def estimate_seat_value(workspace, seat, brain):
    if workspace.shares[seat] < 0:
        write_info_state(workspace, seat)
        workspace.shares[seat] = chance_to_win(workspace.records[INFO_STATE], seat, brain) / CERTAIN


@rule
def seat_value(workspace, seat, over, by_network, margin):
    """What the state is worth to a seat, 0 to 1."""
    if by_network:
        return workspace.shares[seat]
    chance = quick_value(workspace.records[STATE], seat)
    return (1 - margin) * workspace.shares[seat] + margin * chance if over else chance


@rule
def compare_actions(tree, workspace, seat, actions, leads, squares, style, key, first, last, step):
    """Try every action on the deals `first`, `first` + `step`, ... below `last`.

    Adds to `leads` by how much each did better than the first action, which itself is compared with nothing; and the
    square of that to `squares`.
    """
    for deal in range(first, last, step):
        luck = numbered_seed(workspace.rng, key, deal)
        usual = 0.0
        for i in range(actions.size):
            seed_rng(workspace.rng, luck)
            lead = simulate_action(tree, workspace, seat, actions[i], style) - usual
            leads[i] += lead
            squares[i] += lead * lead
            if i == 0:
                usual = lead
