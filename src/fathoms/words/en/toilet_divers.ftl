# Toilet Divers
#
# What happened never says what is on a card or which way a dive went: remembering that is the game.
# $name is the player a line is about.

# Things

toi-treasure = { $treasure ->
    [ring] the ring
    [gold_tooth] the gold tooth
    [phone] the phone
    [crown] the crown
    [wallet] the wallet
    [keys] the keys
    [pearls] the pearls
   *[pocket_watch] the pocket watch
}
toi-obstacle = { $obstacle ->
    [crocodile] a crocodile
    [clog] a clog
    [rats] rats
   *[jellyfish] jellyfish
}
toi-tool = { $tool ->
    [net] the net
    [plunger] the plunger
    [trap] the rat trap
   *[gloves] the rubber gloves
}
toi-way = { $way ->
    [left] left
    [opposite] across
    [right] right
   *[down] down
}

# What happened

toi-leafed = { $name } turns a page.
toi-closed = { $name } has seen enough.
toi-time-up = The minute is over: all toilets go back to the board.
toi-begins = { $name } begins.
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } is to find the ring.
        [gold_tooth] { $name } is to find the gold tooth.
        [phone] { $name } is to find the phone.
        [crown] { $name } is to find the crown.
        [wallet] { $name } is to find the wallet.
        [keys] { $name } is to find the keys.
        [pearls] { $name } is to find the pearls.
       *[pocket_watch] { $name } is to find the pocket watch.
    }
   *[2] { $treasure ->
        [ring] Last chance for the ring: { $name } goes to find it.
        [gold_tooth] Last chance for the gold tooth: { $name } goes to find it.
        [phone] Last chance for the phone: { $name } goes to find it.
        [crown] Last chance for the crown: { $name } goes to find it.
        [wallet] Last chance for the wallet: { $name } goes to find it.
        [keys] Last chance for the keys: { $name } goes to find them.
        [pearls] Last chance for the pearls: { $name } goes to find them.
       *[pocket_watch] Last chance for the pocket watch: { $name } goes to find it.
    }
}
toi-swam-on = { $name } swims on.
toi-handed = { $tool ->
    [net] { $name } hands over the assistant tile and borrows the net.
    [plunger] { $name } hands over the assistant tile and borrows the plunger.
    [trap] { $name } hands over the assistant tile and borrows the rat trap.
   *[gloves] { $name } hands over the assistant tile and borrows the rubber gloves.
}
toi-helps = { $tool ->
    [net] { $name } helps with the net.
    [plunger] { $name } helps with the plunger.
    [trap] { $name } helps with the rat trap.
   *[gloves] { $name } helps with the rubber gloves.
}
toi-pointed = { $name } points the way.
toi-shrugged = { $name } shrugs: no idea where to go.
toi-bottom = { $name } has reached the bottom. Nothing here but more plumbing.
toi-stuck = { $name } is stuck: there is no way on.
toi-surfaced = { $name } asks nobody for help and comes up.
toi-found = { $treasure ->
    [ring] { $name } has found the ring!
    [gold_tooth] { $name } has found the gold tooth!
    [phone] { $name } has found the phone!
    [crown] { $name } has found the crown!
    [wallet] { $name } has found the wallet!
    [keys] { $name } has found the keys!
    [pearls] { $name } has found the pearls!
   *[pocket_watch] { $name } has found the pocket watch!
}
toi-missed = { $treasure ->
    [ring] The ring stays down there; its card goes face up under the pile.
    [gold_tooth] The gold tooth stays down there; its card goes face up under the pile.
    [phone] The phone stays down there; its card goes face up under the pile.
    [crown] The crown stays down there; its card goes face up under the pile.
    [wallet] The wallet stays down there; its card goes face up under the pile.
    [keys] The keys stay down there; their card goes face up under the pile.
    [pearls] The pearls stay down there; their card goes face up under the pile.
   *[pocket_watch] The pocket watch stays down there; its card goes face up under the pile.
}
toi-lost = { $treasure ->
    [ring] The ring is lost for good.
    [gold_tooth] The gold tooth is lost for good.
    [phone] The phone is lost for good.
    [crown] The crown is lost for good.
    [wallet] The wallet is lost for good.
    [keys] The keys are lost for good.
    [pearls] The pearls are lost for good.
   *[pocket_watch] The pocket watch is lost for good.
}
toi-drew = { $name } draws two chips: { $first } and { $second } { $second ->
    [one] star
   *[other] stars
}.
toi-kept = { $name } keeps a chip.
toi-kept-seen = { $stars ->
    [one] { $name } keeps a chip with one star.
   *[other] { $name } keeps a chip with { $stars } stars.
}
toi-got = { $name } gets the other chip for helping.
toi-got-seen = { $stars ->
    [one] { $name } gets the other chip for helping: one star.
   *[other] { $name } gets the other chip for helping: { $stars } stars.
}
toi-flushed = Flush! { $name }’s toilet changes places with the one on the left.
toi-over = No treasure card is left: time to count the stars.

# Why something cannot be done

toi-why-leafing = Leaf through your own toilet, or close it when you have seen enough.
toi-why-glass = The glass can only run out.
toi-why-same-page = That level is open already.
toi-why-no-page-turns = You have turned all the pages a minute has room for. Close your toilet.
toi-why-turn-up = Turn up the next treasure card first.
toi-why-dive = You are diving: choose a way on from the open toilet.
toi-why-no-way = There is no way out on that side.
toi-why-used = You have been that way in this dive already. Each way can be used once.
toi-why-obstacle = Something blocks the way down, and the tool for it is not at hand.
toi-why-must-move = You can still swim on, so the dive is not over.
toi-why-tile-gone = The assistant tile has been handed over already. It helps once in a dive.
toi-why-own-tool = That is your own tool: no help needed.
toi-why-nobody-there = Nobody sits there, and in this game only players lend their tools.
toi-why-no-help-needed = Nothing here that a tool could open. Keep the assistant tile.
toi-why-wrong-tool = That tool does not help here.
toi-why-only-point = You are the assistant: point at a way out of the open toilet, or shrug.
toi-why-keep = Keep one of the two chips.

# Options

toilet_divers-option-first = Who begins
toilet_divers-option-first-about = The lot decides, or you do.
toilet_divers-option-first-lot = By lot
toilet_divers-option-first-1 = Seat 1
toilet_divers-option-first-2 = Seat 2
toilet_divers-option-first-3 = Seat 3
toilet_divers-option-first-4 = Seat 4
toilet_divers-option-flush = The flush
toilet_divers-option-flush-about = Whoever draws a chip with a flush swaps toilets with the player on the left. Nobody may look.
toilet_divers-option-blind_dive = Blind dive
toilet_divers-option-blind_dive-about = Nobody leafs through a toilet before the game.
toilet_divers-option-open_first_level = Open first level
toilet_divers-option-open_first_level-about = On level 1 all four ways are open, not only the one down.
toilet_divers-option-idle_tools = Borrow idle tools
toilet_divers-option-idle_tools-about = With fewer than four players, the tools beside empty places can be borrowed too. Off: only players lend theirs.
toilet_divers-option-bottom_sideways = Sideways on the bottom
toilet_divers-option-bottom_sideways-about = On level 8 the pipes to the sides can still be followed. Off: a dive ends there.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
toi-tune-target = { $what }: { $value } (target { $low } to { $high }: { $holds ->
    [true] holds
   *[false] does not hold
})
toi-tune-reach-alone = Share of treasures a diver who knows every card can reach alone
toi-tune-reach-helped = Share of treasures such a diver can reach with the best helper
toi-tune-shortest-alone = Moves on the shortest way alone
toi-tune-shortest-helped = Moves on the shortest way with the best helper
toi-tune-found-first = Treasures of 8 that perfect memories find in the first search
toi-tune-found-second = Treasures of 8 that perfect memories find in the second search
toi-tune-found = Treasures of 8 that perfect memories find in both
toi-tune-dive-moves = Moves in a dive of theirs
