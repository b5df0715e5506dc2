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

# What happened

toi-leafed = { $name } turns a page.
toi-closed = { $name } has seen enough.
toi-time-up = The minute is over: all toilets go back to the board.
toi-begins = { $name } goes first.
toi-chapter = Dive { $number }: { $name }
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } has to find the ring.
        [gold_tooth] { $name } has to find the gold tooth.
        [phone] { $name } has to find the phone.
        [crown] { $name } has to find the crown.
        [wallet] { $name } has to find the wallet.
        [keys] { $name } has to find the keys.
        [pearls] { $name } has to find the pearls.
       *[pocket_watch] { $name } has to find the pocket watch.
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
toi-stuck = { $name } is stuck: there’s nowhere left to go.
toi-surfaced = { $name } would rather come up than ask for help.
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
toi-flushed = Flush! { $name }’s toilet changes places with the next player’s.
toi-over = No treasure cards are left: time to count the stars.

# In a review: what had been seen when

toi-insight-never-seen = { $name } dives for { toi-treasure } without ever having seen it.
toi-insight-seen = { $name } dives for { toi-treasure }, last seen at move { $step } on level { $level }. { $way ->
    [alone] Every card on a way there had been seen, too: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
    [helped] Every card on a way there had been seen, too: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, with a borrowed tool.
   *[none] But no complete way there had been seen.
}
# In a review; $first is where the way goes from here, $moves how long it is.
toi-insight-way-left = { $name } leaves a known way to { toi-treasure }, last seen at move { $step } on level { $level }. With a perfect memory: { $first ->
    [left] go left from here
    [opposite] go across from here
    [right] go right from here
    [down] go down from here
   *[hand] ask for help here
}, and after { $moves ->
    [one] one move
   *[other] { $moves } moves
} you’re there{ $borrow ->
    [yes] , with a tool borrowed on the way
   *[no] { "" }
}.
toi-insight-card = { $card ->
    [ring] the ring
    [gold_tooth] the gold tooth
    [phone] the phone
    [crown] the crown
    [wallet] the wallet
    [keys] the keys
    [pearls] the pearls
    [pocket_watch] the pocket watch
    [crocodile] a crocodile
    [clog] a clog
    [rats] rats
    [jellyfish] jellyfish
   *[plain] nothing but pipes
}
toi-insight-dead-end = { $name } swims to { toi-insight-card }, seen at move { $step } on level { $level }: the dive can only end there. { $other ->
    [left] The way to the left
    [opposite] The way across
    [right] The way to the right
   *[down] The way down
} was open.

# Why something cannot be done

toi-why-leafing = Leaf through your own toilet, or close it when you’ve seen enough.
toi-why-glass = The hourglass does that by itself when it runs out.
toi-why-same-page = That level is already open.
toi-why-no-page-turns = You’ve turned as many pages as a minute allows. Close your toilet.
toi-why-turn-up = Turn up the next treasure card first.
toi-why-dive = You’re diving: choose a way from the open toilet.
toi-why-no-way = There’s no way out on that side.
toi-why-used = You’ve taken this way twice in this dive. It isn’t open a third time.
toi-why-obstacle = Something blocks the way down, and you don’t have the tool for it.
toi-why-must-move = You can still swim on, so the dive isn’t over.
toi-why-tile-gone = You’ve already handed over the assistant tile. It helps once in a dive.
toi-why-own-tool = That’s your own tool: no help needed.
toi-why-nobody-there = No one sits there, and in this game only players lend their tools.
toi-why-no-help-needed = There’s nothing here that a tool could open. Keep the assistant tile.
toi-why-wrong-tool = That tool doesn’t help here.
toi-why-only-point = You’re the assistant: point at a way out of the open toilet, or shrug.
toi-why-keep = Keep one of the two chips.

# Options

toilet-divers-option-flush = The flush
toilet-divers-option-flush-about = If you draw a chip with a flush, you swap toilets with the player on your left. No peeking.
toilet-divers-option-blind-dive = Blind dive
toilet-divers-option-blind-dive-about = No one leafs through a toilet before the game.
toilet-divers-option-open-first-level = Open first level
toilet-divers-option-open-first-level-about = On level 1 all four ways are open, not only the one down.
toilet-divers-option-idle-tools = Borrow idle tools
toilet-divers-option-idle-tools-about = With fewer than four players, you can also borrow the tools beside empty places. Off: only players lend theirs.
toilet-divers-option-bottom-sideways = Sideways on the bottom
toilet-divers-option-bottom-sideways-about = On level 8 you can still take the pipes to the sides. Off: a dive ends there.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
# On the command line: a measured figure beside what it should be.
toi-tune-target = { $what }: { $value } (target { $low } to { $high }: { $holds ->
    [true] hit
   *[false] missed
})
toi-tune-reach-alone = Share of treasures a diver who knows every card can reach alone
toi-tune-reach-helped = Share of treasures such a diver can reach with the best helper
toi-tune-shortest-alone = Moves on the shortest way alone
toi-tune-shortest-helped = Moves on the shortest way with the best helper
toi-tune-found-first = Treasures out of 8 that players with a perfect memory find in the first search
toi-tune-found-second = Treasures out of 8 that players with a perfect memory find in the second search
toi-tune-found = Treasures out of 8 that players with a perfect memory find in both
toi-tune-dive-moves = Moves in one of their dives

# The game in a few words

toilet-divers-title = Toilet Divers
toilet-divers-tagline = Dive down the bowl, remember every bend of the pipes, and bring up what the neighbours flushed.
toilet-divers-facts = 2 to 4 players · about 30 minutes · memory, and friends with tools

# The board

toi-room = The bathroom
toi-depths = What was in the pipes
toi-gauge = { $level ->
    [0] Depth gauge: no one is diving
   *[other] Depth gauge: level { $level } of 8
}
toi-toilet-yours = your toilet
toi-toilet-of = { $name }’s toilet
toi-toilet-spare = the spare toilet
toi-toilet-spare-number = spare toilet { $number }
# Under a toilet that no player sits at: very short.
toi-spare = spare
toi-place = { $toilet }, with { $tool }{ $state ->
    [open] : open on level { $level }
    [leafing] : being leafed through, level { $level }
   *[closed] {""}
}
toi-card-none = Level { $level }: clean water, no card.
toi-card-closed = Level { $level }: closed again.
toi-card = Level { $level }: { $kind ->
    [treasure] { $what }.
    [obstacle] { $level ->
        [8] { $what }, and no way down.
       *[other] { $what } in the way down; { $tool } would help.
    }
    [dead] only pipes, no way down.
   *[plain] pipes and plain water.
}
toi-go-way = { $way ->
    [down] Dive down to level { $level }
    [left] Take the left pipe to { $where }
    [opposite] Take the pipe across to { $where }
   *[right] Take the right pipe to { $where }
}
toi-point-way = { $way ->
    [down] Point down to level { $level }
    [left] Point at the left pipe to { $where }
    [opposite] Point at the pipe across to { $where }
   *[right] Point at the right pipe to { $where }
}
toi-needs = needs { $tool }
toi-shows = { $name } points { $way ->
    [left] left
    [opposite] across
    [right] right
    [down] down
   *[shrug] nowhere: a shrug
}.
toi-poster = Wanted
toi-poster-last = last chance
toi-poster-found = found!
toi-poster-label = { $search ->
    [1] Wanted: { $what }
   *[2] Wanted, last chance: { $what }
}
toi-pile = { $count ->
    [one] 1 treasure card face down
   *[other] { $count } treasure cards face down
}
toi-pile-next = Next, and for the last time: { $what }
toi-pile-empty = No treasure cards left
toi-shelf = The eight treasures
toi-shelf-treasure = { $what }: { $fate ->
    [wanted] wanted now
    [missed] not found yet, one search left
    [found] found
    [lost] lost for good
   *[pile] not searched for yet
}
# Heading above the tools of a dive.
toi-belt = { $count ->
    [0] No dive, no tools
    [one] Tool in hand
   *[other] Tools in hand
}
toi-tile-ready = The assistant tile: you can hand it over once in this dive
toi-tile-here = The assistant tile is here
toi-chips-left = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
toi-chip = { $stars ->
    [one] a chip with one star
   *[other] a chip with { $stars } stars
}{ $flush ->
    [yes] {" "}and a flush
   *[no] {""}
}
toi-chip-hidden = a chip, face down
toi-drawn = Two drawn chips
toi-purse = { $count ->
    [0] no chips yet
    [one] 1 chip, face down
   *[other] { $count } chips, face down
}
toi-score = { $points ->
    [one] 1 star
   *[other] { $points } stars
}
toi-purse-seen = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} on { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
toi-pages = The levels of the toilet
toi-page = { $open ->
    [yes] Level { $level }, open now
   *[no] Open level { $level }
}
toi-page-turns = { $count ->
    [one] one more page
   *[other] { $count } more pages
}
toi-page-none = Open a level

# What you can do

toi-do-close = I’ve seen enough
toi-do-turn-up = { $next ->
    [known] Look for it again
   *[new] Turn up a treasure card
}
toi-do-hand = { $who ->
    [nobody] Borrow { $tool } with the tile
   *[player] Borrow { $tool } from { $name }
}
toi-do-surface = Come up without it
toi-do-shrug = Shrug: no idea
toi-do-keep = { $stars ->
    [one] Keep one star
   *[other] Keep { $stars } stars
}

# The status line

toi-status-leafing = { $whose ->
    [you] Leaf through your toilet and remember what’s where. The hourglass is running!
    [ours] { $name }, leaf through your toilet and remember what’s where.
   *[other] Everyone leafs through their own toilet.
}
toi-status-leafed = { $waiting ->
    [one] Your toilet is back on the board. One player is still leafing.
   *[other] Your toilet is back on the board. { $waiting } players are still leafing.
}
toi-status-turning = { $last ->
    [missed] Not found this time! {""}
   *[none] {""}
}{ $whose ->
    [you] Your turn: turn up the treasure to dive for.
    [ours] { $name }, turn up the treasure to dive for.
   *[other] { $name } turns up the next treasure.
}
toi-status-diving = { $whose ->
    [you] You’re diving for { $what }: choose a glowing way.{ $ahead }
    [ours] { $name }, you’re diving for { $what }: choose a glowing way.{ $ahead }
   *[other] { $name } is diving for { $what }, level { $level }.{ $ahead }
}
toi-in-the-way = In the way down: { $what }. It takes { $tool }.
toi-status-stuck = { $whose ->
    [you] You can’t go on without { $tool }: use the assistant tile, or come up.
    [ours] { $name }, you can’t go on without { $tool }: use the assistant tile, or come up.
   *[other] { $name } is stuck without { $tool }.
}
toi-status-helping = { $whose ->
    [you] You’re helping { $diver } find { $what }: point a way, or shrug. { $diver } is waiting for you.
    [ours] { $name }, you’re helping { $diver } find { $what }: point a way, or shrug.
   *[other] { $diver } is diving for { $what }, level { $level }.
}
toi-status-keeping = { $chips ->
    [helped] { $whose ->
        [you] Found! Keep one chip, your helper gets the other.
        [ours] Found! { $name }, keep one chip, your helper gets the other.
       *[other] { $name } has found the treasure and chooses a chip. The helper gets the other.
    }
   *[alone] { $whose ->
        [you] Found! Keep one of the two chips.
        [ours] Found! { $name }, keep one of the two chips.
       *[other] { $name } has found the treasure and chooses a chip.
    }
}
toi-status-over = { $winners ->
    [1] The game is over: { $names } wins with { $stars ->
        [one] 1 star.
       *[other] { $stars } stars.
    }
   *[other] The game is over: { $names } share the win with { $stars ->
        [one] 1 star each.
       *[other] { $stars } stars each.
    }
}

# Tips for a first game

toi-hint-leafing = Tap the numbers to open the levels of your toilet. Which treasure is where, and where do the pipes lead? Once it’s closed, you won’t see any of it again.
toi-hint-turning = The card says what to dive for. You start on level 1 of your own toilet.
toi-hint-second = You’ve searched for every treasure once. The missed ones come up again, one last time.
toi-hint-diving = { $first ->
    [open] Go down, or through a pipe to another toilet on the same level.
   *[closed] From level 1 you can only go down. Further down, pipes lead to other toilets on the same level.
} You can’t go up{ $bottom ->
    [open] . On level 8 only the pipes lead on.
   *[ends] , and level 8 ends the dive.
}
toi-hint-plain = Glowing pipes lead to the other toilets, on the same level. Remember what you see: everyone else does.
toi-hint-treasure = Not the one you want? You can dive on through it. Remember where it is!
toi-hint-obstacle = Something blocks the way down. With the right tool you get past; pipes to the sides are always free.
toi-hint-bottom = The bottom: you can’t go down from here. The pipes still lead to the other toilets.
toi-hint-hand = { $who ->
    [nobody] The tool for this is beside a spare toilet. Once in a dive you can borrow it with the assistant tile: then both tools are yours, and you don’t have to share the reward.
   *[player] { $name } has the tool for this. Once in a dive you can hand over the assistant tile: then both tools are yours, and if you find the treasure, { $name } gets the second chip.
}
toi-hint-pointing = Your tool is part of this dive: if they find the treasure, you get a chip as well. Point where you would go.
toi-hint-keeping = { $chips ->
    [helped] Keep the better chip; your helper gets the other one. Your stars stay secret until the end.
   *[alone] Both chips are for your eyes only. Keep the better one; the other leaves the game. Your stars stay secret until the end.
}
toi-hint-keeping-flush = Keep the better chip. If one of the two shows a flush, your toilet changes places with { $next }’s, whichever you keep.

# The rules page

toi-rules-aim-text = Eight precious things have gone down the drain. Four toilets stand around the bathroom, each eight levels deep, and pipes join them below. Take turns to dive for the treasure on the poster, remember everything you see, and collect the most stars.
toi-rules-piece-toilet = 4 toilets
toi-rules-piece-treasure = 8 treasures
toi-rules-piece-obstacle = 16 obstacles
toi-rules-piece-tool = 4 tools
toi-rules-piece-tile = 1 assistant tile
toi-rules-piece-chip = 16 chips with stars
toi-rules-leaf = Before the game: leaf and learn
toi-rules-leaf-text = Everyone leafs through the toilet in front of them for one minute, all at the same time, each in secret. On a shared screen you take turns, and each of you gets a minute. Then the toilets go back and stay closed. From now on only your memory helps.
toi-rules-dive = A dive
toi-rules-dive-text = Turn up a treasure card: that’s what you’re looking for. You start on level 1 of your own toilet. From the open card go down one level, or through a pipe to another toilet on the same level; never up. One toilet is open at a time, and everyone sees its card. Left and right are those of the open toilet, looking to the middle.
toi-rules-dive-treasure = A treasure: if it’s the wanted one, you’ve done it. If not, the way down is free, and now you know where it is.
toi-rules-dive-obstacle = An obstacle blocks the way down unless you have its tool. Pipes to the sides are always free.
toi-rules-dive-plain = Nothing special: the way down is free, and there’s always a pipe.
toi-rules-dive-dead = Bolted shut: pipes to all sides, but no way down.
toi-rules-dive-end = You can take any open way, and come back through the pipes, too. In one dive, you can leave a card the same way twice, but not a third time. The dive fails if there’s nowhere left to go, and on level 8, unless the treasure is there. (If you play “{ toilet-divers-option-bottom-sideways }”, it goes on through the pipes of level 8.)
toi-rules-diagram-leads = Jo’s toilet, across from Lu’s, is open on level 3. Its pipes lead to Max and to Kim and stay on level 3. Left is Jo’s left, looking to the middle, so the left pipe leads to Max. The hole in the middle leads down to level 4.
toi-rules-diagram-stops = What stops a diver: rats block the way down, as Lu has only the plunger, and the grey pipe has already been taken twice in this dive. Unless Lu hands the assistant tile to Jo, who has the rat trap, the dive ends here.
toi-rules-tools = Obstacles and tools
toi-rules-tools-text = Each player has one tool, and each tool helps against one obstacle, as often as needed.
toi-rules-help = The assistant
toi-rules-help-text = Once in a dive, in front of an obstacle you can’t pass, you can hand the assistant tile to the player with the right tool. For the rest of the dive both tools are yours. From then on your helper may point at a way out of every open card; you’re free to swim elsewhere. With fewer than four players, you can borrow the tools beside the empty places as well: that uses up the tile, and the second chip leaves the game. A helper can’t refuse.
toi-rules-lesson = A dive, step by step
toi-rules-lesson-0 = Lu (nearest to us) has turned up the crown and opens their own toilet. On level 1 the only way is down.
toi-rules-lesson-1 = Level 2: the keys. Not what Lu is looking for, but worth remembering. From here you can go down, or through the pipe across.
toi-rules-lesson-2 = Lu goes across to the toilet on the other side, still on level 2. A crocodile! There’s no pipe here, and Lu has only the plunger.
toi-rules-lesson-3 = Kim has the net. Lu hands Kim the assistant tile, and the net joins the dive.
toi-rules-lesson-4 = Past the crocodile, down to level 3: there’s the crown! Lu draws two chips and keeps one in secret; Kim gets the other.
toi-rules-reward = The reward
toi-rules-reward-text = When you find the wanted treasure, you draw two chips, look at both in secret and keep one. Your helper gets the other; without a helper it leaves the game. A treasure that isn’t found goes face up under the pile and is searched for once more. After that it’s lost.
toi-rules-end = The end
toi-rules-end-text = When no treasure cards are left, all chips are turned over. The most stars win; a tie is shared.
toi-rules-more = For the brave
toi-rules-more-flush = The flush: half of the chips show one. Draw it, and your whole toilet changes places with that of the player on your left; with two or three players, that’s the next one. No peeking inside. Tools stay where they are.
toi-rules-more-blind = Blind dive: no one leafs through anything before the game.
toi-rules-more-rest = You can also open all four ways on level 1, let dives go on sideways on level 8, or allow only players to lend their tools.

# What the lab counts: how games end, and the parts they are played with

end-toilet-divers-all-found = All treasures are found
end-toilet-divers-found = The last treasure is found, others are lost
end-toilet-divers-lost = The last treasure is lost

part-toilet-divers-cell = Cards opened, by toilet and level
part-toilet-divers-leafed = Levels leafed to before the game

part-toilet-divers-way = Ways that divers take
part-toilet-divers-way-left = To the left
part-toilet-divers-way-opposite = Across
part-toilet-divers-way-right = To the right
part-toilet-divers-way-down = Down

part-toilet-divers-searched = Treasures searched for
part-toilet-divers-searched-ring = Ring
part-toilet-divers-searched-gold-tooth = Gold tooth
part-toilet-divers-searched-phone = Phone
part-toilet-divers-searched-crown = Crown
part-toilet-divers-searched-wallet = Wallet
part-toilet-divers-searched-keys = Keys
part-toilet-divers-searched-pearls = Pearls
part-toilet-divers-searched-pocket-watch = Pocket watch

part-toilet-divers-passed = Treasures met on the way to another
part-toilet-divers-passed-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-passed-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-passed-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-passed-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-passed-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-passed-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-passed-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-passed-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-found = Treasures found
part-toilet-divers-found-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-found-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-found-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-found-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-found-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-found-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-found-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-found-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-gone = Treasures lost for good
part-toilet-divers-gone-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-gone-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-gone-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-gone-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-gone-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-gone-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-gone-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-gone-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-obstacle = Obstacles met
part-toilet-divers-obstacle-crocodile = Crocodile
part-toilet-divers-obstacle-clog = Clog
part-toilet-divers-obstacle-rats = Rats
part-toilet-divers-obstacle-jellyfish = Jellyfish

part-toilet-divers-plain = Empty cards met
part-toilet-divers-plain-way-down = With a way down
part-toilet-divers-plain-no-way-down = Without a way down

part-toilet-divers-own-tool = Own tools used
part-toilet-divers-own-tool-net = Net
part-toilet-divers-own-tool-plunger = Plunger
part-toilet-divers-own-tool-trap = Trap
part-toilet-divers-own-tool-gloves = Gloves

part-toilet-divers-lent-tool = Lent tools used
part-toilet-divers-lent-tool-net = { part-toilet-divers-own-tool-net }
part-toilet-divers-lent-tool-plunger = { part-toilet-divers-own-tool-plunger }
part-toilet-divers-lent-tool-trap = { part-toilet-divers-own-tool-trap }
part-toilet-divers-lent-tool-gloves = { part-toilet-divers-own-tool-gloves }

part-toilet-divers-helper = Help
part-toilet-divers-helper-asked = A player is asked
part-toilet-divers-helper-borrowed = An idle tool is borrowed
part-toilet-divers-helper-pointed = The helper points
part-toilet-divers-helper-shrugged = The helper shrugs
part-toilet-divers-helper-followed = Advice is followed
part-toilet-divers-helper-ignored = Advice is ignored
part-toilet-divers-helper-helped = The treasure is found with help
part-toilet-divers-helper-in-vain = The dive fails despite the help

part-toilet-divers-dive = How dives end
part-toilet-divers-dive-found = With the treasure
part-toilet-divers-dive-missed = With nowhere left to go
part-toilet-divers-dive-surfaced = By coming up instead of asking for help

part-toilet-divers-kept = Chips kept, by stars
part-toilet-divers-given = Chips that helpers get, by stars
part-toilet-divers-dropped = Chips out of the game, by stars

part-toilet-divers-flushed = Flushes
part-toilet-divers-flushed-swapped = Two toilets change places

# The lesson: $p0 is the learner, $p1 the other player

toilet-divers-lesson-welcome = Something precious has gone down the drain! Four toilets, eight levels deep, are joined by pipes. Dive for lost treasures, and remember what you see.
toilet-divers-lesson-leaf = Before the first dive everyone can leaf through their own toilet. In a game you have a minute; here you can take your time. Open level 2.
toilet-divers-lesson-leaf-else = In a game you can leaf as you like. In this lesson, open level 2.
toilet-divers-lesson-leaf-on = The ring! Keep that in mind. It has a pipe to the left and a way down. Open level 3.
toilet-divers-lesson-leaf-on-else = In a game you can leaf as you like. In this lesson, open level 3.
toilet-divers-lesson-leaf-down = A crocodile blocks the way down. You need the net to get past it, and you have the net. Now level 4.
toilet-divers-lesson-leaf-down-else = In a game you can leaf as you like. In this lesson, open level 4.
toilet-divers-lesson-close = The pocket watch is on level 4: remember it! That’s enough for now. Finish leafing.
toilet-divers-lesson-close-else = In a real game you could leaf on. Here you’ve seen enough: finish leafing.
toilet-divers-lesson-others-close = From now on no one sees these cards, unless a diver opens them. { $p1 } has finished leafing, too.
toilet-divers-lesson-turn-up = It’s your turn. Turn up a treasure card: that’s what you have to find.
toilet-divers-lesson-dive = The gold tooth is wanted! You start at the top of your own toilet, and from there you can only go down. Dive!
toilet-divers-lesson-not-wanted = The ring is no use now: you want something else. You could go left or down. Go down.
toilet-divers-lesson-not-wanted-else = You could! But you know what’s below, and not what’s on the left. Go down.
toilet-divers-lesson-pipe = The crocodile: with your net you could go down. But pipes to the sides are always free. Take the pipe to the toilet opposite.
toilet-divers-lesson-pipe-else = You saw the pocket watch below. The gold tooth must be elsewhere: take the pipe.
toilet-divers-lesson-stuck = A clog! You need the plunger for this, and { $p1 } has it. Once in a dive you can ask for help: hand { $p1 } the tile.
toilet-divers-lesson-stuck-else = The pipe on the left is free, too. But you want to go down: ask for the plunger.
toilet-divers-lesson-helper = From now on you have both tools in this dive. A helper can also point the way.
toilet-divers-lesson-down = { $p1 } points down. You can follow the advice or not: here, go down.
toilet-divers-lesson-down-else = You can ignore your helper. This one means well, though: go down.
toilet-divers-lesson-keep = The gold tooth! You draw two chips and keep one; only you see the stars. Keep the one with three.
toilet-divers-lesson-keep-else = Generous! But stars win the game: keep the chip with three.
toilet-divers-lesson-kept = The other chip goes to { $p1 }, for the plunger. Without a helper it would have left the game.
toilet-divers-lesson-other = Now { $p1 } dives. Watch closely: you see everything { $p1 } opens.
toilet-divers-lesson-failed = No tool for that crocodile, and no other way: the dive has failed. The ring goes face up under the pile and is wanted once more later. You know where it is!
toilet-divers-lesson-again = Your turn again. What’s wanted now?
toilet-divers-lesson-remember = The pocket watch! Do you remember where you saw it? In your own toilet, on level 4. Dive.
toilet-divers-lesson-further = Past the ring, further down.
toilet-divers-lesson-further-else = The pocket watch was in your own toilet, further down. Go down.
toilet-divers-lesson-own-tool = The crocodile again. Your net works as often as you need it. Down!
toilet-divers-lesson-own-tool-else = The way to the pocket watch leads down, past the crocodile.
toilet-divers-lesson-found = Found, and without help! Keep the better chip.
toilet-divers-lesson-found-else = The other chip has more stars. Keep that one.
toilet-divers-lesson-end = Five stars and two treasures: splendid! When no treasure card is left, the most stars win.

# What things are and do, on the spot

toi-about-name = { $kind ->
    [ring] The ring
    [gold_tooth] The gold tooth
    [phone] The phone
    [crown] The crown
    [wallet] The wallet
    [keys] The keys
    [pearls] The pearls
    [pocket_watch] The pocket watch
    [crocodile] A crocodile
    [clog] A clog
    [rats] Rats
    [jellyfish] Jellyfish
    [net] The net
    [plunger] The plunger
    [trap] The rat trap
    [gloves] The rubber gloves
    [plain] A card with pipes
    [tile] The assistant tile
    [wanted] What’s wanted
   *[chip] A chip
}
toi-about-text = { $group ->
    [treasure] If it’s the wanted one, the dive has succeeded. If not, the way down past it is free, and now you know where it is.
    [obstacle] It blocks the way down, unless one of the tools on the dive fits. Pipes to the sides are always free.
    [plain] Plain water: nothing to find, and nothing in the way. Pipes lead to the other toilets, and usually there’s a way down, too.
    [tool] It gets a diver past one kind of obstacle, as often as needed. Crocodiles need the net, clogs the plunger, rats the trap, jellyfish the gloves.
    [tile] Once in a dive you can trade it for the tool you need. From then on you have both tools, and a player who helps gets a chip if you find the treasure.
    [wanted] Every turn starts with turning up a treasure card: that’s what the diver has to find. A missed treasure is wanted once more later.
   *[chip] If you find a treasure, you draw two chips and keep one. The stars on them are secret until the end, and the most stars win.
}
