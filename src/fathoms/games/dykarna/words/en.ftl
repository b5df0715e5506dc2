# Dykarna
#
# $name is the player a line is about, $crew the number of the crew (0 north, 1 east, 2 south, 3 west), $diver the
# number of a diver in it, from 1.

# The game in a few words

dykarna-title = Dykarna
dykarna-tagline = Dive into an unknown sea, find its treasure, and get it home past whirls, sharks and rivals.
dykarna-facts = 2 or 4 players · about 55 minutes on the small sea · discovery, tactics and a sea with a mind of its own

dykarna-option-sea = Sea
dykarna-option-sea-about = How much there is to discover.
dykarna-option-sea-large = Large
dykarna-option-sea-large-about = 11 by 11 tiles, 40 treasures, an hour and a half to two hours.
dykarna-option-sea-small = Small
dykarna-option-sea-small-about = 8 by 8 tiles, 20 treasures, a little under an hour.
dykarna-option-form = Who plays with whom
dykarna-option-form-about = Partners sit opposite each other. Two players have two boats each.
dykarna-option-form-teams = Teams of two
dykarna-option-form-teams-about = You and the player opposite win together.
dykarna-option-form-solo = Everyone for themselves
dykarna-option-form-solo-about = Every other diver is an opponent.
dykarna-option-form-two = Two boats each
dykarna-option-form-two-about = Two players: each has two opposite boats, which take turns.
dykarna-option-crews = Crews of one player
dykarna-option-crews-about = With two players, each has two boats. Do their divers work together?
dykarna-option-crews-together = Together
dykarna-option-crews-together-about = All six divers share tiles, islands and boats, and free one another.
dykarna-option-crews-apart = Apart
dykarna-option-crews-apart-about = The two crews keep out of each other’s way, as partners do.

dykarna-solo-players = Everyone for themselves needs { $players } players.
dykarna-crews-players = Only two players can keep their crews apart: with four, each has just one.

# What happened

dyk-placed = { $name } puts { $crew ->
    [0] the northern boat
    [1] the eastern boat
    [2] the southern boat
   *[3] the western boat
} in place.
dyk-passed = { $name } would rather pass than pay.
dyk-drove = { $name } drives { $crew ->
    [0] the northern boat
    [1] the eastern boat
    [2] the southern boat
   *[3] the western boat
} along the coast.
dyk-picked-up = Diver { $diver } of { $name } is picked up.
dyk-set-off = { $how ->
    [out] { $name }’s diver { $diver } steps out of the boat
    [walk] { $name }’s diver { $diver } walks along the shore
    [trudge] { $name }’s diver { $diver } trudges on
    [wish] { $name }’s diver { $diver } makes a wish
   *[step] { $name }’s diver { $diver } swims on
}{ $load ->
    [1] {" "}with a treasure.
   *[0] .
}
dyk-ransom = { $name } pays the urchin one treasure.
dyk-met-unknown = Who knows what lies there?
dyk-met-open = { $fresh ->
    [1] Open sea, nothing more.
   *[0] The water is calm.
}
dyk-met-treasure = { $pieces ->
    [one] A treasure!
   *[other] { $pieces } treasures!
}
dyk-met-island = { $fresh ->
    [1] An island! No one can strike the diver there.
   *[0] Safe on the island.
}
dyk-met-turtle = { $fresh ->
    [1] A turtle! The diver stays a turn to stroke it.
   *[0] The turtle is in the way again: a turn’s delay.
}
dyk-met-mud = { $fresh ->
    [1] Mud! The diver stands on its first tussock.
   *[0] The diver stands on tussock { $tussock } of the mud.
}
dyk-met-urchin = { $fresh ->
    [1] An urchin! It wants a treasure before it lets the diver go.
   *[0] The urchin won’t let the diver go without a ransom.
}
dyk-met-octopus = { $caught ->
    [1] An octopus catches the diver. Only a comrade can help now.
   *[0] A comrade comes to the rescue: the octopus lets go.
}
dyk-met-goldfish = A goldfish! It grants the diver a wish.
dyk-met-shark = A shark!
dyk-met-stingray = A stingray flings the diver off the sea.
dyk-met-anemone = An anemone stings: back the diver goes.
dyk-met-whirl = A whirl drags the diver on.
dyk-met-seahorse = A seahorse leaps away with the diver.
dyk-met-current = A current takes the diver along.
dyk-ashore = Diver { $diver } of { $name } is on the shore.
dyk-aboard = { $whose ->
    [own] Diver { $diver } of { $name } is back in the boat.
    [second] Diver { $diver } of { $name } gets into the other boat of { $name }.
    [mate] Diver { $diver } of { $name } gets into the partner’s boat.
   *[other] Diver { $diver } of { $name } ends up in someone else’s boat.
}
dyk-brought-home = { $name } brings a treasure home: { $total } now.
dyk-sent-back = Every way is blocked: the diver goes back to where it came from.
dyk-lost-piece = { $name } lets a treasure sink into the mud.
dyk-struck = Diver { $diver } of { $name } is struck and goes back to the boat.
dyk-out = { $why ->
    [eaten] Diver { $diver } of { $name } has been eaten.
    [stuck] Diver { $diver } of { $name } goes round and round forever, and is out.
    [sunk] Diver { $diver } of { $name } sinks into the mud.
   *[drowned] Diver { $diver } of { $name } drowns.
}
dyk-skipped = { $name } can’t move and passes.
dyk-over-home = All treasure is home. The game is over.
dyk-over-nobody = There are no divers left. The game is over.
dyk-over-limit = It’s getting dark over the sea. The game is over.
dyk-over-passes = No one can or wants to move any more. The game is over.

# Why something cannot be done

dyk-why-corner-taken = Another boat is already at that corner. Choose another place on your coast.
dyk-why-place-first = Put your boat on your coast first.
dyk-why-placed = The boats are already in place: move a diver, or drive your boat.
dyk-why-choose-way = The diver is being carried along: choose which way it goes.
dyk-why-choose-shore = The diver was flung past a corner: choose a place beside it.
dyk-why-choose-loss = The tussock only holds two: choose what sinks.
dyk-why-choose-drowned = The boat only holds three: choose who drowns.
dyk-why-choose-payer = The urchin waits for its treasure: choose the boat that pays.
dyk-why-no-choice = There’s nothing to choose now: move a diver, or drive your boat.
dyk-why-must-move = You can move, so you must.
dyk-why-first-out = The very first move of a game is a diver stepping out of its boat: choose which one.
dyk-why-coast-ends = The boat can’t go any further that way: it stays on its own coast, and a corner has room for one boat.
dyk-why-nobody-drives = You can’t drive your boat now: it needs one of its own divers aboard who’s free to move.
dyk-why-nobody-drives-together = You can’t drive that boat now: it needs one of your divers aboard who’s free to move.
dyk-why-out = That diver is out of the game.
dyk-why-delayed = A turtle is keeping that diver for this turn. Move another.
dyk-why-caught = An octopus holds that diver until another diver of the same boat comes.
dyk-why-caught-together = An octopus holds that diver until another of your divers comes.
dyk-why-no-ransom = The urchin wants a treasure from one of your boats, and there isn’t one.
dyk-why-in-boat = From a boat a diver can only step out to the tile astern.
dyk-why-on-shore = From the shore a diver can only walk along it, or into a boat.
dyk-why-not-in-boat = That diver isn’t in a boat.
dyk-why-not-on-shore = That diver isn’t on the shore.
dyk-why-no-boat-to-pass = You can walk past a boat only when everyone plays for themselves, and only if there are opponents aboard who belong there.
dyk-why-in-mud = That diver has to go through all tussocks of the mud first.
dyk-why-through-mud = There’s no next tussock where that diver is.
dyk-why-no-treasure = There’s no treasure where that diver is.
dyk-why-edge = There’s no sea and no boat there.
dyk-why-not-their-boat = Treasure only goes into boats on your own side.
dyk-why-island-treasure = You can’t take treasure to an island.
dyk-why-known-only = You can only take treasure along if every tile on the way is known and the last one can hold it.
dyk-why-loop = That way goes round and round forever.
dyk-why-barred = That way ends on an island that someone else holds.
dyk-why-barred-partner = That way ends where your partner is, or on an island that someone else holds.
dyk-why-barred-other-boat = That way ends where a diver of your other boat is, or on an island that’s taken.
dyk-why-danger = You can’t go there on purpose: it ends off the sea, or with an anemone, a stingray, a shark or the goldfish.
dyk-why-no-wish = That diver has no wish left.
dyk-why-there-already = The diver is already there.

# The board

dyk-sea = The sea and its shore. Use the arrow keys to move from place to place, and Page Down for the next one you can choose.
dyk-place = Row { $row }, column { $column }
dyk-place-shore = { $crew ->
    [0] Northern shore
    [1] Eastern shore
    [2] Southern shore
   *[3] Western shore
}, place { $spot }
# Where a diver can land that was flung past a corner of the sea.
dyk-place-corner = Beyond the corner
dyk-arrow = flowing { $way ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}
dyk-tail = tail pointing { $way ->
    [0] north
    [2] east
    [4] south
   *[6] west
}
dyk-pieces = { $pieces ->
    [one] 1 treasure
   *[other] { $pieces } treasures
}
dyk-score = { $points ->
    [one] 1 treasure home
   *[other] { $points } treasures home
}
dyk-boat = { $pieces ->
    [0] boat of { $name }
    [one] boat of { $name } with 1 treasure
   *[other] boat of { $name } with { $pieces } treasures
}
dyk-diver = diver { $diver } of { $name }
dyk-diver-number = Diver { $diver }:
dyk-purse = { $divers ->
    [one] 1 diver left
   *[other] { $divers } divers left
}, { $pieces ->
    [one] 1 treasure in the boat
   *[other] { $pieces } treasures in the boat
}
# Heading of a bar with the four parts below.
dyk-hoard = Where the { $pieces } treasures are
dyk-hoard-hidden = { $pieces } hidden
dyk-hoard-found = { $pieces } found
dyk-hoard-home = { $pieces } home
dyk-hoard-lost = { $pieces } lost

# The crew

dyk-crew = { $crew ->
    [0] The northern crew
    [1] The eastern crew
    [2] The southern crew
   *[3] The western crew
}
dyk-boat-drive = drive the boat
dyk-carry = There’s treasure here
dyk-carry-yes = Take one along
dyk-carry-no = Leave it here
dyk-wish = The goldfish’s wish
dyk-wish-no = Keep it
dyk-wish-yes = Use the wish
dyk-state-out = out
dyk-state-caught = caught
# States of a diver in a small list: one or two words.
dyk-state-delayed = sits out
dyk-state-held = held
dyk-state-wish = has a wish
dyk-state-boat = in the boat
dyk-state-shore = ashore
dyk-state-sea = in the sea
dyk-state-mud = mud, { $tussock } of { $tussocks }

# What you can do

dyk-go-place = Put your boat here
dyk-go-drive = Drive the boat here
dyk-go-step = { $carry ->
    [1] { $where ->
        [boat] Diver { $diver } brings a treasure aboard
       *[sea] Diver { $diver } brings a treasure here
    }
   *[0] { $where ->
        [boat] Diver { $diver } gets into the boat
       *[sea] Diver { $diver } swims here
    }
}
dyk-go-leave-boat = Diver { $diver } steps out here
dyk-go-trudge = { $carry ->
    [1] Diver { $diver } trudges to the next tussock with a treasure
   *[0] Diver { $diver } trudges to the next tussock
}
dyk-go-walk = Diver { $diver } walks here
dyk-go-walk-past = Diver { $diver } walks past the boat
dyk-go-wish = { $carry ->
    [1] Diver { $diver } wishes to be here, with a treasure
   *[0] Diver { $diver } wishes to be here
}
dyk-go-flow = Go this way
dyk-go-land = Go ashore here
dyk-then-unknown = No one knows what’s there.
dyk-then-choice = Then you choose which way to go.
dyk-then-open = Ends in calm water.
dyk-then-island = Safe: no one can strike it there.
dyk-then-turtle = The turtle keeps it through its boat’s next turn.
dyk-then-mud = { $tussocks } tussocks to trudge through.
dyk-then-trudge = One tussock further.
dyk-then-urchin = Leaving will cost a treasure.
dyk-then-octopus = { $rescue ->
    [1] Frees your diver from the octopus.
   *[0] { $together ->
        [1] The octopus catches it until another of your divers comes.
       *[0] The octopus catches it until another diver from this boat comes.
    }
}
dyk-then-struck = Sends diver { $diver } of { $name } back to the boat.
dyk-then-out = Diver { $diver } of { $name } is out of the game.
dyk-then-home = One treasure home!
dyk-then-ransom = Costs one treasure from your boats.
# On a move that would lose a diver: the second tap makes it.
dyk-sure = Sure? Choose it again.
dyk-do-pass = Pass instead of paying
dyk-do-lose = Let diver { $diver } of { $name } sink
dyk-do-lose-piece = Let a treasure sink
dyk-do-drown = Diver { $diver } of { $name } drowns
dyk-do-pay = { $crew ->
    [0] The northern boat pays
    [1] The eastern boat pays
    [2] The southern boat pays
   *[3] The western boat pays
}

# The status line

dyk-status-placing = { $whose ->
    [you] Your turn: put your boat somewhere on your { $crew ->
        [0] northern
        [1] eastern
        [2] southern
       *[3] western
    } coast.
    [ours] { $name }, put your boat somewhere on your { $crew ->
        [0] northern
        [1] eastern
        [2] southern
       *[3] western
    } coast.
   *[other] { $name } is choosing a place for the boat.
}
dyk-status-moving = { $whose ->
    [you] Your turn: choose a diver or your boat, then where to.
    [ours] { $name }, your turn: choose a diver or your boat, then where to.
   *[other] { $name } is thinking about a move.
}
dyk-status-first = { $whose ->
    [you] You go first: choose a diver to step out.
    [ours] { $name }, you go first: choose a diver to step out.
   *[other] { $name } goes first: a diver steps out.
}
dyk-status-moving-boat = { $whose ->
    [you] Your turn with { $crew ->
        [0] the northern boat
        [1] the eastern boat
        [2] the southern boat
       *[3] the western boat
    } and its divers: choose who moves, then where to.
    [ours] { $name }, your turn with { $crew ->
        [0] the northern boat
        [1] the eastern boat
        [2] the southern boat
       *[3] the western boat
    } and its divers.
   *[other] { $name } is thinking about a move.
}
dyk-status-stuck = { $whose ->
    [ours] { $name }, you can only pass.
   *[you] You can only pass.
}
dyk-status-flowing = { $face ->
    [seahorse] { $whose ->
        [you] A seahorse leaps away with your diver: choose where it lands.
        [ours] { $name }, a seahorse leaps away with your diver: choose where it lands.
       *[other] A seahorse leaps away with a diver of { $name }.
    }
    [current] { $whose ->
        [you] The current splits: choose the way your diver takes.
        [ours] { $name }, the current splits: choose the way your diver takes.
       *[other] A current carries a diver of { $name } along.
    }
   *[other] { $whose ->
        [you] The sea carries your diver along: choose a way.
        [ours] { $name }, the sea carries your diver along: choose a way.
       *[other] The sea carries a diver of { $name } along.
    }
}
dyk-status-rounding = { $whose ->
    [you] Flung past the corner: choose where your diver lands.
    [ours] { $name }, your diver was flung past the corner: choose where it lands.
   *[other] A diver of { $name } was flung past the corner.
}
dyk-status-losing = { $whose ->
    [you] The tussock only holds two: choose what sinks.
    [ours] { $name }, the tussock only holds two: choose what sinks.
   *[other] Too much weight on one tussock: { $name } chooses what sinks.
}
dyk-status-drowning = { $whose ->
    [you] Your boat only holds three: choose who drowns.
    [ours] { $name }, your boat only holds three: choose who drowns.
   *[other] Too many in one boat: { $name } chooses who drowns.
}
dyk-status-paying = { $whose ->
    [you] The urchin wants a treasure: choose the boat that pays.
    [ours] { $name }, the urchin wants a treasure: choose the boat that pays.
   *[other] { $name } chooses the boat that pays the urchin.
}
dyk-status-over = { $sides ->
    [1] { $winners ->
        [1] The game is over: { $names } wins with { $pieces ->
            [one] 1 treasure.
           *[other] { $pieces } treasures.
        }
       *[other] The game is over: { $names } win together with { $pieces ->
            [one] 1 treasure.
           *[other] { $pieces } treasures.
        }
    }
   *[other] The game is over: { $names } share the win, level at { $pieces ->
        [one] 1 treasure.
       *[other] { $pieces } treasures.
    }
}

# Tips for a first game

dyk-hint-placing = Your divers enter the sea straight behind the boat and come home through the three tiles nearest to it. The middle of the coast keeps the most ways open.
dyk-hint-out = All divers of this boat are aboard. Let one step out onto the glowing tile: it’s turned up and stays that way.
dyk-hint-explore = A diver swims one tile in any direction; the boat goes one place along your coast. Point at a glowing place to see what will happen there, as far as anyone knows.
dyk-hint-carry = Treasure! Take one piece at a time across known water and bring it into a boat on your side.
dyk-hint-wish = One of your divers has a goldfish’s wish: go to any tile or into any boat, once.
dyk-hint-caught = { $together ->
    [1] The octopus lets go as soon as another of your divers gets there, from either boat.
   *[0] The octopus lets go as soon as another diver from the same boat gets there.
}
dyk-hint-held = The urchin lets your diver go for one treasure from your boats. You don’t have to pay.
dyk-hint-mud = In the mud a diver goes from tussock to tussock before it can step off.
dyk-hint-shore = { $solo ->
    [1] A diver on the shore walks along it until it comes to a boat and gets in. It can walk past a boat whose crew would drown it.
   *[0] A diver on the shore walks along it until it comes to a boat and gets in. In an opponent’s boat with crew it drowns.
}
dyk-hint-flowing = You’ve just met something that carries divers along. Choose one of the glowing places.
dyk-hint-rounding = A diver flung off the sea past a corner lands on one of the two coasts beside it.
dyk-hint-losing = A tussock holds two, and divers and treasures count alike. Whatever you choose now is out of the game.
dyk-hint-drowning = A boat has three seats. Remember that divers who are struck come back aboard, too.
dyk-hint-paying = Treasure counts the same in any boat on your side, so any of them can pay.

# The fourteen tiles

dyk-legend = Tiles
dyk-legend-title = What’s in this sea
dyk-unseen = { $tiles ->
    [0] all found
   *[other] { $tiles } not found yet
}
dyk-tile-unknown = unknown
dyk-tile-open = Open sea
dyk-tile-treasure = Treasure
dyk-tile-island = Island
dyk-tile-turtle = Turtle
dyk-tile-mud = { $tussocks ->
    [0] Mud
   *[other] Mud with { $tussocks } tussocks
}
dyk-tile-urchin = Sea urchin
dyk-tile-octopus = Octopus
dyk-tile-current = Current
dyk-tile-whirl = Whirl
dyk-tile-anemone = Anemone
dyk-tile-seahorse = Seahorse
dyk-tile-stingray = Stingray
dyk-tile-goldfish = Goldfish
dyk-tile-shark = Shark
dyk-about-open = Nothing happens here.
dyk-about-treasure = One to four pieces come to light. After that it’s open sea.
dyk-about-island = No one can be struck here, and a diver on it keeps others out. Treasure can’t come ashore.
dyk-about-turtle = The diver sits out its crew’s next turn.
dyk-about-mud = The diver goes over every tussock, one a move. Opponents on the same tussock are struck. It holds two, divers and treasures together: if there are more, the player who moved chooses what sinks.
dyk-about-urchin = The diver can go on once its side pays a treasure from a boat.
dyk-about-octopus = Catches the diver until one of its comrades comes.
dyk-about-current = Carries the diver one step along an arrow. One that has just been turned up can carry it off the sea; a known one can’t.
dyk-about-whirl = Drags the diver one more step the way it was going.
dyk-about-anemone = Throws the diver back two steps, the way it came.
dyk-about-seahorse = Leaps with the diver: two tiles ahead and one aside.
dyk-about-stingray = Flings the diver ashore, straight where its tail points.
dyk-about-goldfish = Grants a wish, once: to any tile, or into any boat.
dyk-about-shark = Eats the diver.

# The rules page

dyk-rules-aim-text = Somewhere under an old chart there’s a lot of sunken treasure, and something with tentacles. Send out your divers to discover the sea tile by tile, and bring home what they find. The side with the most treasure in its boats wins.
dyk-rules-piece-tile = the sea, face down
dyk-rules-piece-diver = 3 divers in every boat
dyk-rules-piece-boat = 4 boats
dyk-rules-piece-treasure = 40 treasures, 20 in the small sea
dyk-rules-set-up = Each boat has one side of the sea as its coast. Starting with a boat chosen at random, take turns to put the boats in place, each anywhere on its own coast with three divers aboard. A corner tile has room for only one boat.
dyk-rules-turn = Your turn: one move
dyk-rules-turn-text = Move one diver, or your boat. If you can move you have to, unless every move would cost you a ransom. The very first move of a game is a diver stepping out of its boat.
dyk-rules-move-swim = A diver in the sea swims to one of the eight tiles around it. A face-down tile is turned up, stays up, and acts at once.
dyk-rules-move-out = A diver in a boat steps out to the tile straight behind it.
dyk-rules-move-aboard = A diver on one of the three tiles nearest to a boat can get in.
dyk-rules-move-drive = A diver in its own boat can drive it one place along the boat’s coast. It picks up divers it meets on the shore; any opponents among them drown.
dyk-rules-move-shore = A diver on the shore walks one place, even round the corners of the sea, until it comes to a boat and gets in. When everyone plays for themselves, it can walk past a boat with opponents in it.
dyk-rules-lesson = A few turns, step by step
dyk-rules-lu = Lu
dyk-rules-lesson-0 = Lu plays from the southern coast, and some of the sea is known. Diver 1 is about to step out of the boat.
dyk-rules-lesson-1 = The tile behind the boat is a current: it carries the diver north-east at once. A whirl turns up there and drags the diver one more step in the same direction. And look: three treasures! Now the move is over.
dyk-rules-lesson-2 = Next turn the diver takes one treasure along to a tile that’s known and calm.
dyk-rules-lesson-3 = One step further. This tile is one of the three nearest to the boat.
dyk-rules-lesson-4 = Into the boat: the treasure is home. Two more are waiting where it came from.
dyk-rules-tiles = The fourteen tiles
dyk-rules-tiles-text = The first seven and the goldfish end a move. The current, whirl, anemone, seahorse and stingray carry the diver on at once, sometimes off the sea.
dyk-rules-treasure = Treasure
dyk-rules-treasure-text = A diver that starts its move where there’s treasure can take one piece along: to a tile that’s face up and isn’t an island, or into a boat on its own side, but never to a tile it turns up in this move. A piece comes along through known currents, whirls and seahorses if the whole way is known. A tile can hold any number. Treasure in a boat is home for good, except for a ransom.
dyk-rules-meeting = Meeting others
dyk-rules-meeting-strike = Opponents on the tile you enter are struck and go back to their boat. On an island no one can be struck, and only comrades can join a diver there.
dyk-rules-meeting-partner = Comrades share tiles freely: the three divers of a boat or, with two players, all six of a player. You can’t enter a tile with your partner’s divers. If two players keep their crews apart, each crew treats the other like a partner’s.
dyk-rules-meeting-boat = A diver that gets into an opponent’s boat with crew drowns. It can stay in an empty one for a while, until an opponent comes aboard.
dyk-rules-meeting-room = A boat has three seats. When more divers come aboard, the boat’s owner decides who drowns.
dyk-rules-chain = Known waters and long chains
dyk-rules-chain-fresh = A diver carried onto a face-down tile turns it up and goes on from there, as often as needed. If there are several ways, its player chooses.
dyk-rules-chain-known = You can’t choose to enter a known shark, stingray, anemone or goldfish, or a known current, whirl or seahorse that can only lead to one, off the sea, round in circles forever, to a tile with your partner’s divers or to an island that’s taken.
dyk-rules-chain-danger = A diver that has just turned something up isn’t so lucky: if every way leads into danger, into danger it goes. And a current that it has just turned up can carry it off the sea, too.
dyk-rules-chain-loop = If a chain never ends, the diver goes round and round forever and is out of the game.
dyk-rules-chain-barred = If every way ends with your partner’s divers or on an island that’s taken, the diver goes back to where its move began, and the move is used up.
dyk-rules-diagram-carry = One step, and the sea does the rest: a current carries the diver north-east, the next one north, and a whirl drags it one step further that way. At the treasure the move ends.
dyk-rules-diagram-danger = Not allowed: this current is known to lead over the whirl to the shark. If a diver turns up the current or the whirl in this very move, it has no choice and goes there.
dyk-rules-end = The end
dyk-rules-end-text = The game is over when all treasure still in play is in boats. It also ends when there are no divers left, when no one can or wants to move any more, or after 3,000 moves. The side with the most treasure wins; equal is a draw. Treasure paid as a ransom or sunk in the mud is out of play.
dyk-rules-forms = Ways to play
dyk-rules-form-teams = Four players in teams of two: partners sit opposite each other and win together.
dyk-rules-form-two = Two players with two opposite boats each. The boats take turns round the table, each with its own divers. All six of your divers are comrades in both boats, unless you choose to keep the crews apart.
dyk-rules-form-solo = Four players, everyone for themselves: every other diver is an opponent.
dyk-rules-form-small = The small sea has 8 by 8 tiles and 20 treasures, for a shorter game.

# What the lab counts: how games end, and the parts they are played with

end-dykarna-home = All treasure is home
end-dykarna-nobody = There are no divers left
end-dykarna-limit = The limit of moves is reached
end-dykarna-passes = No one can or wants to move any more

part-dykarna-square = Squares that divers reach

part-dykarna-tile = Tiles that divers reach
part-dykarna-tile-open = Open sea
part-dykarna-tile-treasure = Treasure
part-dykarna-tile-island = Island
part-dykarna-tile-turtle = Turtle
part-dykarna-tile-mud = Mud
part-dykarna-tile-urchin = Sea urchin
part-dykarna-tile-octopus = Octopus
part-dykarna-tile-goldfish = Goldfish
part-dykarna-tile-shark = Shark
part-dykarna-tile-stingray = Stingray
part-dykarna-tile-anemone = Anemone
part-dykarna-tile-whirl = Whirl
part-dykarna-tile-seahorse = Seahorse
part-dykarna-tile-current = Current

part-dykarna-turned-up = Tiles turned up
part-dykarna-turned-up-open = { part-dykarna-tile-open }
part-dykarna-turned-up-treasure = { part-dykarna-tile-treasure }
part-dykarna-turned-up-island = { part-dykarna-tile-island }
part-dykarna-turned-up-turtle = { part-dykarna-tile-turtle }
part-dykarna-turned-up-mud = { part-dykarna-tile-mud }
part-dykarna-turned-up-urchin = { part-dykarna-tile-urchin }
part-dykarna-turned-up-octopus = { part-dykarna-tile-octopus }
part-dykarna-turned-up-goldfish = { part-dykarna-tile-goldfish }
part-dykarna-turned-up-shark = { part-dykarna-tile-shark }
part-dykarna-turned-up-stingray = { part-dykarna-tile-stingray }
part-dykarna-turned-up-anemone = { part-dykarna-tile-anemone }
part-dykarna-turned-up-whirl = { part-dykarna-tile-whirl }
part-dykarna-turned-up-seahorse = { part-dykarna-tile-seahorse }
part-dykarna-turned-up-current = { part-dykarna-tile-current }

part-dykarna-done = What players do
part-dykarna-done-leave-boat = Leave a boat
part-dykarna-done-step = Swim
part-dykarna-done-carry = Swim with a piece of treasure
part-dykarna-done-trudge = Go on through the mud
part-dykarna-done-walk = Walk along the shore
part-dykarna-done-drive = Drive the boat
part-dykarna-done-pass = Pass
part-dykarna-done-flow = Choose which way to go
part-dykarna-done-wish = Make a wish

part-dykarna-event = What happens
part-dykarna-event-brought-home = A piece of treasure is brought home
part-dykarna-event-struck = A diver is struck
part-dykarna-event-ransom = A ransom is paid
part-dykarna-event-sent-back = A diver goes back, as every way is blocked
part-dykarna-event-treasure-sunk = A piece of treasure sinks in the mud

part-dykarna-lost = How divers are lost
part-dykarna-lost-eaten = Eaten by a shark
part-dykarna-lost-stuck = Stuck in a loop
part-dykarna-lost-drowned = Drowned
part-dykarna-lost-sunk = Sunk in the mud

# The lesson: $p0 is the learner, $p2 the partner, $p1 and $p3 are their opponents

dykarna-lesson-welcome = An unknown sea! Your divers look for treasure under its tiles and bring it to your boat. { $p2 } is your partner; { $p1 } and { $p3 } are against you.
dykarna-lesson-place = First put your boat on your coast, at the ringed place. It has three divers in it.
dykarna-lesson-place-else = Any place on your coast would do. In this lesson, take the ringed one.
dykarna-lesson-others-place = One move a turn, clockwise. Let’s see where { $p1 } puts their boat, and what the others do.
dykarna-lesson-leave = Your turn. A diver leaves the boat straight into the sea, onto the tile beside it. Go!
dykarna-lesson-leave-else = The boat can wait. First send a diver into the water: the ringed tile.
dykarna-lesson-open-sea = Open sea: nothing happens, and your move is over. Tiles stay turned up, for everyone to see.
dykarna-lesson-step = In the sea a diver moves to any of the eight tiles around it. Choose the ringed one.
dykarna-lesson-step-else = Who knows what’s there? In this lesson, try the ringed tile.
dykarna-lesson-chain = A current! It swept your diver along its arrow to the next tile. Chains like this can be long.
dykarna-lesson-treasure = And it led to treasure: there are four pieces here now. The others move, and then you can fetch one.
dykarna-lesson-carry = A diver carries one piece at a time. Your boat is right beside it: take a piece aboard.
dykarna-lesson-carry-else = The treasure first, before someone else gets here: into the boat, and with a piece of it!
dykarna-lesson-home = One piece is home! Treasure in a boat is safe, and counts for you and your partner together.
dykarna-lesson-partner = The others play. Watch { $p3 }: a seahorse leaps like a knight in chess.
dykarna-lesson-drive = Three pieces are left. Here’s a clever trick: move the boat instead of a diver. Drive it one place to the right.
dykarna-lesson-drive-else = You could, but it’s slower. Drive the boat to the treasure instead.
dykarna-lesson-driven = Now the treasure is on the tile beside your boat. Wait for your turn …
dykarna-lesson-leave-again = Send the second diver out, right onto the treasure.
dykarna-lesson-leave-again-else = Send a diver out of the boat instead, onto the ringed tile.
dykarna-lesson-mud = Some divers are stuck in the mud and trudge on from tussock to tussock, one a turn.
dykarna-lesson-explore = Your diver could carry a piece home. But be curious for once: leave the treasure, and look under the ringed tile.
dykarna-lesson-explore-else = Sensible! But be curious for once: step onto the ringed tile.
dykarna-lesson-stingray = A stingray! With its tail it flung your diver off the board, to the far shore. Not every tile is friendly.
dykarna-lesson-no-harm = No great harm done: from the shore the diver can walk to a boat. Once you know a danger, you don’t have to go there. Sharks and endless chains are worse.
dykarna-lesson-third = You have more divers. Send the third one out to the treasure.
dykarna-lesson-third-else = That can wait: send the third diver out, onto the treasure.
dykarna-lesson-third-out = Be quick: others can take treasure, too, and an opponent who steps onto your diver’s tile sends your diver back to the boat.
dykarna-lesson-carry-again = Bring the piece home!
dykarna-lesson-carry-again-else = Into the boat, and take a piece of the treasure with you!
dykarna-lesson-end = Two pieces for your team, one for theirs: you’re in the lead! The game ends when all treasure is home. “Tiles” beside the board explains every creature.

# What things are, on the spot

dyk-about-unknown-name = An unknown tile
dyk-about-unknown = The first diver to come here turns it up, and it acts at once. It stays turned up for everyone.
dyk-about-diver-name = A diver
dyk-about-diver = Each turn you can move one diver: out of the boat, to one of the eight tiles around it, or back aboard. It carries one treasure at a time.
dyk-about-boat-name = A boat
dyk-about-boat = Treasure in it is safe and counts for your side. Instead of a diver you can move the boat, one place along the coast.
