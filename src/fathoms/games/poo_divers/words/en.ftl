# Tokyo Poo Divers

poo-why-cover-open = That cover is already open. Choose a closed one.
poo-why-open-first = Open a closed cover first.
poo-why-bank-or-push = Bank your points, or push on to a closed cover next to the diver.
poo-why-direction-fixed = The diver can’t turn again this turn: push on in the same direction, or bank.
poo-why-no-cover-there = There’s no closed cover in that direction.
poo-why-look-at-closed = That cover is already open. Look under a closed one.
poo-why-look-or-skip = You drew a blank: look under one closed cover, or skip the look.
poo-why-put-back = Put the card back first.
poo-why-let-rip = It’s a tie: let one rip.

layout-wrong-sign = A street is drawn with # for a cover and . for a gap; “{ $sign }” is neither.
layout-too-large = A street can be at most { $columns } columns wide and { $rows } rows long.
layout-wrong-size = A street needs { $fewest } to { $most } covers; this one has { $given }.
layout-mask-unused = You can only draw your own street if the layout is “custom”.

# The game in a few words

poo-divers-title = Tokyo Poo Divers
poo-divers-tagline = Lift a manhole cover, fish out a treasure, and decide: bank it, or push your luck?
poo-divers-facts = 2 to 4 players · about 15 minutes · luck, nerve and a little memory

poo-divers-option-layout = Street
poo-divers-option-layout-about = The shape of the street. Gaps break lines.
poo-divers-option-layout-square = Square
poo-divers-option-layout-donut = Donut
poo-divers-option-layout-mascot = Mascot
poo-divers-option-layout-heart = Heart
poo-divers-option-layout-cow-pat = Cow pat
poo-divers-option-layout-head = Head
poo-divers-option-layout-custom = Your own
poo-divers-option-mask = Your own street
poo-divers-option-mask-about = Rows of # (a cover) and . (a gap), 60 to 70 covers in all, with / between the rows.
poo-divers-option-fart-off = Fart-off
poo-divers-option-fart-off-about = If there’s a tie, the leaders let one rip, and the loudest wins. Otherwise they share the win.

poo-mask-cell = Row { $row }, column { $column }
poo-mask-count = { $verdict ->
    [few] { $count } covers: add some, you need at least { $fewest }.
    [many] { $count } covers: take some away, { $most } is the most.
   *[good] { $count } covers: a fine street!
}
poo-covers = { $count } covers

# The board

poo-street = The street
poo-plus = +{ $points }
# Over a closed cover: what opening it would score.
poo-would-score = +{ $points } if it’s a find
poo-supply = Supply: { $points ->
    [one] 1 point
   *[other] { $points } points
}
poo-supply-left = { $points ->
    [0] All points have been won
    [one] 1 point left over
   *[other] { $points } points left over
}
poo-unseen = Not seen yet: finds { $finds }, sleepers { $sleepers }, blanks { $blanks }. { $aside ->
    [0] { "" }
    [one] One of these cards isn’t under any cover.
   *[other] { $aside } of these cards aren’t under any cover.
}
poo-pot = { $points ->
    [one] 1 point in this turn’s pot
   *[other] { $points } points in this turn’s pot
}
# Under a player's name: how many droppings of each colour.
poo-purse = { $golden } golden and { $brown } brown droppings
poo-cover = Row { $row }, column { $column }: { $face ->
    [find] a find
    [sleeper] a sleeper
    [blank] a blank
   *[closed] closed
}
poo-cover-open = Row { $row }, column { $column }: open it, { $worth ->
    [one] 1 point
   *[other] { $worth } points
} if it’s a find
poo-cover-push = Row { $row }, column { $column }: push on here, +{ $worth } if it’s a find
poo-cover-look = Row { $row }, column { $column }: look under it in secret
poo-cover-peeked = Row { $row }, column { $column }: { $face ->
    [find] you see a find
    [sleeper] you see a sleeper
    [blank] you see a blank
   *[closed] someone looks under it
}
poo-contest = Fart-off
poo-contest-player = { $state ->
    [waits] { $name } still has to let one rip
    [heard] { $name }: { $blast } decibels
   *[won] { $name } wins with { $blast } decibels
}
poo-blast = { $blast } dB

# What you can do

poo-do-bank = { $pot ->
    [one] Bank 1 point
   *[other] Bank { $pot } points
}
poo-do-push = Push { $direction ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
} for +{ $worth }
poo-do-skip-look = Skip the look
poo-do-put-back = Put it back
poo-do-let-rip = Let one rip

# The status line

poo-status-opening = { $whose ->
    [you] Your turn: open a cover.
    [ours] { $name }, your turn: open a cover.
   *[other] { $name } is choosing a cover.
}
poo-status-opening-again = { $whose ->
    [you] A sleeper! You go again: open another cover.
    [ours] A sleeper! { $name }, open another cover.
   *[other] A sleeper! { $name } opens another cover.
}
poo-status-deciding = { $whose ->
    [you] Your turn: bank { $pot }, or push on for { $worth } more.
    [ours] { $name }: bank { $pot }, or push on for { $worth } more.
   *[other] { $name } has { $pot } in the pot: bank, or push on?
}
poo-status-must-bank = { $whose ->
    [ours] { $name }: there’s no closed cover to push on to, so bank your { $pot }.
   *[you] There’s no closed cover to push on to, so bank your { $pot }.
}
poo-status-last = { $whose ->
    [you] Your turn: bank { $pot }, all that’s left in the supply.
    [ours] { $name }: bank { $pot }, all that’s left in the supply.
   *[other] { $name } can bank all that’s left in the supply: { $pot }.
}
poo-status-looking = { $whose ->
    [you] A blank! Look under one closed cover in secret, or skip the look.
    [ours] A blank! { $name }, look under one closed cover in secret, or skip the look.
   *[other] A blank! { $name } may look under a cover in secret.
}
poo-status-peeking = { $whose ->
    [you] Only you can see this card. Put it back when you’re done.
    [ours] Only { $name } can see this card. Put it back when you’re done.
   *[other] { $name } is looking under a cover.
}
poo-status-contest = { $whose ->
    [you] A tie! Your turn: let one rip.
    [ours] A tie! { $name }, let one rip.
   *[other] A tie! { $name } takes a deep breath.
}
poo-status-over = { $ending ->
    [empty] All the droppings are gone
   *[open] The last cover is open
}: { $winners ->
    [1] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points each.
}
poo-status-settled = { $names } wins the fart-{"\u2060"}off after a tie at { $points } points.

# Tips for a first game

poo-hint-open = The most points win. Tap any cover: most hide a find, some a sleeper (zZz) or a blank (X).
poo-hint-lines = A find next to other open finds scores more: 1 point for each in an unbroken line, in all eight directions.
poo-hint-push = Safe or greedy? Bank now, or turn the diver to a glowing cover. The next find is worth 2, then 3, then 4 … but a blank spills the pot.
poo-hint-push-on = The diver keeps its direction now. A sleeper would bank your points, a blank would spill them.
poo-hint-must-bank = There’s no closed cover to push on to, so bank what’s in the pot.
poo-hint-last = The supply holds no more than this: pushing on can’t win you anything.
poo-hint-sleeper = You dozed off for a moment. No harm done: open another cover.
poo-hint-look = A small consolation: choose a cover and see in secret what’s under it. Remember it for later!
poo-hint-peek = The others only see where you look. Put the card back when you’ve seen it.
poo-hint-contest = There’s a tie at the top. The leaders let one rip, and the loudest wins: it’s pure luck.

# What happened; $name is the player it is about

poo-find = { $name } fishes out a find: { $pot ->
    [one] 1 point in the pot.
   *[other] { $pot } points in the pot.
}
poo-find-pushing = { $name } pushes on and fishes out another find, worth { $worth }: { $pot } in the pot.
poo-sleeper = { $name } nods off, and opens another cover.
poo-sleeper-last = { $name } nods off.
poo-sleeper-pushing = { $name } pushes on and finds a sleeper.
poo-blank = { $name } draws a blank.
poo-blank-pushing = { $name } pushes on and draws a blank: { $lost ->
    [one] 1 point goes down the drain.
   *[other] { $lost } points go down the drain.
}
poo-banked = { $name } banks { $points ->
    [one] 1 point
   *[other] { $points } points
} and has { $total }.
poo-supply-short = The droppings run out: { $name } misses out on { $lost ->
    [one] 1 point.
   *[other] { $lost } points.
}
poo-looked = { $name } looks in secret under the cover in row { $row }, column { $column }.
poo-put-back = { $name } puts the card back.
poo-skipped-look = { $name } skips the look.
poo-supply-empty = All the droppings are gone: that was the last turn.
poo-all-open = The last cover is open: that was the last turn.
poo-tie = { $players } players are tied at the top with { $points }: time for a fart-{"\u2060"}off!
poo-let-rip = { $name } lets one rip: { $blast } decibels!
poo-fart-off = { $name } wins the fart-{"\u2060"}off!

# The rules page

poo-rules-aim-text = Everything people have ever lost is down in the sewers of Tokyo. Lift the covers, fish out what you can, and take your reward in droppings. The most points win. Every find is worth the same, whether it’s a crown or a sock.
poo-rules-piece-closed = closed cover
poo-rules-piece-find = 42 finds
poo-rules-piece-sleeper = 14 sleepers
poo-rules-piece-blank = 14 blanks
poo-rules-piece-diver = the diver
poo-rules-piece-brown = worth 1 point
poo-rules-piece-golden = worth 5 points

poo-rules-first = Your turn: open a cover
poo-rules-first-text = Open any closed cover. It then stays open for the rest of the game.
poo-rules-first-find = A find: 1 point for it, and 1 more for every open find in an unbroken line from it, in all eight directions. Blanks, sleepers, closed covers and gaps in the street break a line. The diver goes there. Now you choose: bank your points, or push your luck.
poo-rules-first-sleeper = A sleeper: you nodded off. No points, but you open another cover straight away.
poo-rules-first-blank = A blank: no points. You may look under one closed cover in secret, and your turn is over.

poo-rules-push = Push your luck
poo-rules-push-text = Turn the diver towards a closed cover right next to it and open that one. From then on the direction is fixed: you can only go on if the next cover in the same line is closed. You can bank after every find.
poo-rules-push-find = Another find: the second of your turn is worth 2 points, the third 3, and so on. Lines don’t count any more.
poo-rules-push-sleeper = A sleeper: your points are banked and your turn is over.
poo-rules-push-blank = A blank: you lose all the points of this turn. You may look under one closed cover in secret, and your turn is over.
poo-rules-diagram-line = What a new find pays: 1 for itself and 2 for each of the lines to its right, below it and up to its left, so 7 points. A blank breaks the line above it and a sleeper the one to its left, so the finds behind them don’t count.
poo-rules-diagram-push = Pushing on to the right: 1 point for the first find, 2 for the second and 3 for the third, so there are 6 in the pot. The next cover hides a find for 4 more, a sleeper, which banks the 6, or a blank, which loses them.

poo-rules-lesson = A turn, step by step
poo-rules-lesson-0 = Some covers are already open. Lu is thinking about the one in the middle row, with finds to its left, to its right and above.
poo-rules-lesson-1 = A find! 1 point for it and 5 for the finds in line with it: two to the left, one to the right, two going up and to the left. Lu has 6 points and could bank them.
poo-rules-lesson-2 = But Lu turns the diver to the south-west and opens the cover there. A second find, worth 2: now there are 8 points in the pot.
poo-rules-lesson-3 = Lu wants 3 more and goes on in the same direction. A blank! All 8 points are gone. A sleeper would have banked them.

poo-rules-look = The secret look
poo-rules-look-text = Lift one closed cover so that only you can see the card, then put it back. Everyone sees where you looked, but not what you found. You can also skip the look.

poo-rules-end = The end
poo-rules-end-text = The game ends as soon as all 170 points of droppings are gone, or after the turn in which the last cover was opened. Five browns are swapped for one golden. A sleeper under the last cover simply ends the turn. The most points win. If there’s a tie at the top, there’s a fart-off: the leaders let one rip, one after the other, and the loudest wins. Before the game, you can also agree to share the win instead.

poo-rules-layouts = The street
poo-rules-layouts-text = The street doesn’t have to be square. Choose one of six shapes, or draw your own with 60 to 70 covers. Mind the gaps: they break lines.

# What the lab counts: how games end, and the parts they are played with

end-poo-divers-supply = All the droppings are gone
end-poo-divers-covers = The last cover is open
end-poo-divers-fart-off = A tie was settled by a fart-off

part-poo-divers-cover = Covers opened first
part-poo-divers-pushed-cover = Covers opened by pushing on

part-poo-divers-first = Cards under first covers
part-poo-divers-first-blank = Blank
part-poo-divers-first-sleeper = Sleeper
part-poo-divers-first-find = Find

part-poo-divers-pushed = Cards met by pushing on
part-poo-divers-pushed-blank = { part-poo-divers-first-blank }
part-poo-divers-pushed-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-pushed-find = { part-poo-divers-first-find }

part-poo-divers-peeked = Cards looked at in secret
part-poo-divers-peeked-blank = { part-poo-divers-first-blank }
part-poo-divers-peeked-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-peeked-find = { part-poo-divers-first-find }

part-poo-divers-choice = What players do
part-poo-divers-choice-bank = Bank, though they could push on
part-poo-divers-choice-must-bank = Bank, with nowhere to push on
part-poo-divers-choice-push = Push on
part-poo-divers-choice-look = Look under a cover
part-poo-divers-choice-skip-look = Skip the look

part-poo-divers-run = Finds in a turn that gets banked

# The lesson: $p0 is the learner, $p1 the other player

poo-divers-lesson-welcome = Welcome to Tokyo at night! Under these covers lie finds, sleepers and blanks. The most points win.
poo-divers-lesson-open = A turn starts with opening any closed cover. Tap the ringed one.
poo-divers-lesson-open-else = In a real game you could open any cover. In this lesson, open the ringed one: there’s something good under it.
poo-divers-lesson-found = A find! It’s worth 1 point, which waits in the pot for this turn. Your diver stands on it.
poo-divers-lesson-push = Now choose: bank what’s in the pot, or push on to a cover next to the diver. The next find is worth 2. Push on to the right!
poo-divers-lesson-push-else = You’ll bank soon. First be brave: push on to the ringed cover.
poo-divers-lesson-push-on = Another find, +2. From now on the diver keeps its direction, and the next find is worth 3. Once more!
poo-divers-lesson-push-on-else = That would be safe. But be brave just this once: push on to the ringed cover.
poo-divers-lesson-bank = 6 points in the pot! The next find would be worth 4, but a blank would spill everything. Bank them.
poo-divers-lesson-bank-else = Brave! But a blank would cost all 6 points. In this lesson, bank them.
poo-divers-lesson-banked = The points are yours, and no one can take them away: a golden dropping is worth 5, a brown one 1.
poo-divers-lesson-other = Now it’s { $p1 }’s turn. Watch what comes up.
poo-divers-lesson-sleeper = The first cover hid a sleeper (zZz): no points, but { $p1 } got to open another one right away. A sleeper while pushing on would have banked the pot.
poo-divers-lesson-star = A first find also scores 1 for every open find in an unbroken line from it, in all eight directions. Open the ringed cover.
poo-divers-lesson-star-else = A good spot, perhaps. But the ringed cover touches more open finds.
poo-divers-lesson-lines = 1 for itself, 2 to the right, 1 above and 1 up to the left: 5 points with one cover!
poo-divers-lesson-bank-star = That’s a lot for one cover. Bank it.
poo-divers-lesson-bank-star-else = Tempting! But 5 points for one cover are worth keeping: bank them.
poo-divers-lesson-other-again = { $p1 } plays again, and takes a small, safe point.
poo-divers-lesson-dare = Your turn. Open the ringed cover: it’s in line with an open find.
poo-divers-lesson-dare-else = Any closed cover would do. But the ringed one is in line with an open find, and that’s worth an extra point.
poo-divers-lesson-risk = 2 points. One cover further right could bring 2 more. This time, let’s see what can go wrong: push on.
poo-divers-lesson-risk-else = Wise! But this is a lesson, and here’s the best place to meet a blank: push on to the ringed cover.
poo-divers-lesson-blank = A blank! You lose the pot for this turn. What you banked before is safe.
poo-divers-lesson-look = Here’s a small consolation: you may look under one closed cover in secret. Look under the ringed one.
poo-divers-lesson-look-else = In a real game you could choose any. Look under the ringed one: it’s in line with many finds.
poo-divers-lesson-peek = A find, and only you know about it! Put it back and remember the place.
poo-divers-lesson-remember = { $p1 } takes a turn. Keep that cover in mind.
poo-divers-lesson-use = Do you remember? Open the cover you looked under.
poo-divers-lesson-use-else = That’s not the one. You looked under the ringed cover: open it.
poo-divers-lesson-eight = 8 points at once, because so many finds are in line with it. Bank them!
poo-divers-lesson-eight-else = Enough is enough: bank your 8 points.
poo-divers-lesson-end = Well dived! You’re 12 points ahead. A game ends when all droppings are gone, or all covers are open. A tie usually means a fart-{"\u2060"}off.

# What things are and do, on the spot

poo-about-name = { $kind ->
    [closed] A closed cover
    [find] A find
    [sleeper] A sleeper
    [blank] A blank
    [pot] The pot for this turn
   *[supply] The supply of droppings
}
poo-about-text = { $kind ->
    [closed] Three in five hide a find, the others a sleeper or a blank. Once opened, it stays open.
    [find] Opened first, it scores 1, and 1 for every open find in an unbroken line from it. While you push on, finds are worth 2, 3, 4 and so on.
    [sleeper] Opened first, it scores nothing, and you open another cover right away. While you push on, it banks the pot and ends your turn.
    [blank] It scores nothing, spills the pot if you were pushing on, and ends your turn. You may look under one closed cover in secret.
    [pot] What you’ve won so far this turn. It’s yours when you bank it, and gone if you push on to a blank.
   *[supply] Golden droppings are worth 5 points, brown ones 1. When they’re all gone, there are no more turns.
}

# The street editor

poo-editor = Draw a street
poo-to-editor = Draw it large, with a fairness check
poo-editor-grid = The street: arrow keys move, Enter lays a cover or takes it away
poo-editor-brush = Brush
poo-editor-mirror = { $mirror ->
    [none] Free hand
    [sideways] Left and right
    [upright] Up and down
   *[both] Four at once
}
poo-editor-drag = Draw by dragging (off: a finger moves the street)
poo-editor-begin = Start from one of our streets
poo-editor-clear = Clear
poo-editor-play = Play it
poo-editor-balance = Is it fair?
poo-editor-balance-about = { $games } quick games between bots show how often each seat wins when seat 1 goes first. The dashed line is what would be fair.
poo-editor-players = Players
poo-editor-for = { $players } players
poo-editor-check = Check the balance
poo-editor-waiting = Another study is being played. Your place in the queue: { $place }
poo-editor-playing = { $played } of { $games } games played
poo-editor-unknown = The games couldn’t be played to the end.
poo-editor-wins = Seat { $seat } wins { $wins }% (between { $low } and { $high })
poo-editor-verdict = { $verdict ->
    [even] Fair, as far as we can tell.
    [nearly] Nearly fair: less than 2 in 100 games differ.
    [slightly] Slightly uneven: less than 5 in 100 games differ.
   *[uneven] Uneven: think about who goes first.
}
poo-editor-study = The whole study

# A sheet to print

poo-sheet = The street: { $layout }
poo-sheet-note = { $count } covers. Shuffle 14 blanks, 14 sleepers and 42 finds, and lay one face down on each.
