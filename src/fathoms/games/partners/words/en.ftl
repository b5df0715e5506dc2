# Partners

partners-title = Partners
partners-tagline = Race your pieces to the goal with cards, pass your partner the right one, and win only together.
partners-facts = 6 players · about 60 minutes · cards, planning and a partner you can rely on

partners-option-form = Sides
partners-option-form-about = Who plays with whom: opposite colours as pairs, or every other colour as a team of three.
partners-option-form-pairs = Three pairs
partners-option-form-teams = Two teams of three
partners-option-play-on = Play on
partners-option-play-on-about = With three pairs: when one has won, the others play on for the remaining places.
partners-option-seven-rest = Rest of a 7
partners-option-seven-rest-about = When a 7 locks your last piece with steps to spare: you may use them for your partners, or you must. The rulebooks differ.
partners-option-seven-rest-may = You may stop
partners-option-seven-rest-must = All seven count

# The name of a card, for the sentences below.
partners-card = { $card ->
    [two] 2
    [three] 3
    [back_four] back 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [swap] swap
    [twelve] 12
    [thirteen] 13
    [one_or_fourteen] 1/14
   *[face_down] face-down card
}

# What happened. $name is the player the line is about; colours are the names of the pieces' colours.
partners-colour-green = green
partners-colour-blue = blue
partners-colour-purple = purple
partners-colour-red = red
partners-colour-orange = orange
partners-colour-yellow = yellow
partners-piece = { $colour ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} piece
partners-victim = { $victim ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} piece
partners-other = { $other ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} piece

partners-a-piece = { $colour ->
    [orange] an
   *[other] a
} { partners-piece }
partners-a-victim = { $victim ->
    [orange] an
   *[other] a
} { partners-victim }
partners-an-other = { $other ->
    [orange] an
   *[other] a
} { partners-other }

partners-handed-on = { $name } passes a card face down to a partner.
partners-handed-on-card = { $name } passes a card to a partner: { partners-card }.
partners-exchanged = Everyone has chosen: the cards change hands. { $name } goes first.
partners-got = { $name } gets a card from a partner: { partners-card }.
partners-played = { $name } plays: { partners-card }.
partners-laid-down = { $name } can’t use any card, lays down the hand and is out until the next deal.
partners-laid-card = { $name } lays down: { partners-card }.
partners-took-back = { $name } takes back the unfinished move.
partners-brought-out = { $name } brings { partners-a-piece } out to its start ({ partners-card }).
partners-brought-both = { $name } brings { partners-an-other } and { partners-a-piece } out ({ partners-card }).
partners-went = { $name } moves { partners-a-piece } { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} forward.
partners-stepped = { $name } uses { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of the 7 for { partners-a-piece }.
partners-split = { $name } uses the 7: { $parts }.
partners-stopped = { $name } gives up { $steps ->
    [one] the last step
   *[other] the last { $steps } steps
} of the 7.
partners-lost-steps = { $steps ->
    [one] The last step
   *[other] The last { $steps } steps
} of the 7 can’t be used any more.
partners-part = { $steps } for { partners-a-piece }
partners-went-back = { $name } moves { partners-a-piece } back four spaces.
partners-turned = The goal is too close for the card ({ partners-card }): { $name } has to turn { partners-a-piece } round.
partners-in-goal = { $name } has { partners-a-piece } on goal circle { $circle } of 4.
partners-hit = { $name } sends { partners-a-victim } back to base.
partners-fell = { $name } runs into two at once, and the { partners-piece } goes back to base.
partners-chose = { $name } wants { partners-a-piece } to change places.
partners-swapped = { $name } makes { partners-an-other } and { partners-a-piece } change places.
partners-rank = { $name }’s side takes place { $rank }.
partners-laid-rest = { $name } doesn’t need any more cards and lays one down: { partners-card }.
partners-over = The game is over: { $name }’s side has won.
partners-shared = The game is over: { $name }’s side shares the win.
partners-chapter = Deal { $number }
partners-dealt = { $name } deals four more cards each: deal { $deal }.
partners-shuffled = { $name } gathers the cards, shuffles and deals: deal { $deal }.

# Why something cannot be done
partners-why-hand-on = Everyone passes a card first: choose one for your partner.
partners-why-not-in-hand = You don’t have that card.
partners-why-exchange-over = The cards have already changed hands. You’ll pass another one after the next deal.
partners-why-must-play = You can use one of your cards, so you have to play. You can only lay down your hand if no card can be used.
partners-why-card-first = Choose a card first.
partners-why-seven = You have to use all seven steps of a 7, and there’s no way to do that now.
partners-why-swap = A swap needs two pieces that stand alone on the track. There aren’t enough of them.
partners-why-two = You can’t move a piece two spaces, and you can’t bring out two pieces of your side.
partners-why-card-useless = None of the pieces you can move can use that card now.
partners-why-card-played = You’ve already played a card. Use that one first.
partners-why-taken-back = You’ve taken back enough moves this turn. Finish this one.
partners-why-nothing-done = There’s nothing to take back: you can only take back an unfinished move.
partners-why-not-out = No piece of that colour can come out with this card.
partners-why-not-back = That piece can’t go four spaces back now.
partners-why-not-exchangeable = Only a piece that stands alone on the track can change places, and only with another one.
partners-why-not-this-card = This card doesn’t do that.
partners-why-not-there = That piece can’t go that far: it’s not yours to move, or something is in its way.
partners-why-moved-already = A 7 moves each piece only once, and this one has already moved.
partners-why-too-many = There aren’t that many steps left.
partners-why-rest = That piece can’t take that many steps, or you couldn’t use the steps left over.
partners-why-not-stop = You can only stop a 7 after it has locked your own last piece.
partners-why-all-seven = Here all seven steps of a 7 count: you can’t stop before they’re used.
partners-why-one-partner = While you’re helping, a 7 is for the pieces of one partner, and you’ve started with another’s.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = The board
# Where a piece is, after its name: “green piece in base”. $spot counts from the colour's own start.
partners-from = { $where ->
    [home] in base
    [start] on its start
    [lane] on goal circle { $spot }
   *[track] on space { $spot }
}
# Where a piece ends up: part of the sentences below.
partners-to = { $towhere ->
    [home] back to base
    [start] to its start
    [lane] to goal circle { $tospot }
   *[track] to space { $tospot }
}
# Ends the sentences below, with its own comma or colon.
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : two are there, so your piece goes back to base
   *[other] , sending { partners-a-victim } back to base
}
partners-spot-go = { partners-piece } { partners-from }: { $steps } forward { partners-to }{ partners-comes-of-it }
partners-spot-turn = { partners-piece } { partners-from }: { $steps } steps, turning round, { partners-to }{ partners-comes-of-it }
partners-spot-back = { partners-piece } { partners-from }: { $steps } back { partners-to }{ partners-comes-of-it }
partners-spot-out = { partners-piece } { partners-from }: bring it out to its start
partners-spot-piece = { partners-piece } { partners-from }: choose it, then { $steps } steps
partners-spot-swap-first = { partners-piece } { partners-from }: one of the two that change places
partners-spot-swap-second = { partners-piece } { partners-from }: change places with it
partners-steps = How many steps?
partners-step = { $steps }
# A number of steps backwards, on a small button.
partners-step-back = −{ $steps }
# On a small button beside a piece in base, where the others have a number of steps.
partners-out = out
partners-rest = { $rest ->
    [one] 1 step left
   *[other] { $rest } steps left
}
# How many players have chosen a card to pass, as in “4 of 6 have chosen”.
partners-handed = { $count } of { $all } have chosen

# What cards do

partners-does = { $card ->
    [two] 2 forward, or two pieces out
    [three] 3 forward
    [back_four] 4 back
    [five] 5 forward, past any start
    [six] 6 forward
    [seven] 7 steps, shared as you like
    [eight] 8 forward, or a piece out
    [nine] 9 forward
    [ten] 10 forward
    [swap] Two pieces trade places
    [twelve] 12 forward
    [thirteen] 13 forward, or a piece out
    [one_or_fourteen] 1 or 14 forward
   *[face_down] Face down
}
partners-hand = Your hand
partners-hand-of = The hand of { $name }
partners-card-play = Card { partners-card }: { partners-does }
partners-card-useless = Card { partners-card }: { partners-does }. You can’t use it now.
partners-card-gift = Card { partners-card }: { partners-does }. Pass it to { $partner }?
partners-card-held = Card { partners-card }: { partners-does }
partners-advice-play = Play card { partners-card }: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } forward
partners-advice-gift = Pass card { partners-card } to { $partner }
partners-from-partner = from { $name }
partners-how-to = Now tap a glowing piece, or tap the card again to put it back.
partners-how-to-steps = How far should it go?
partners-gift-wrap = Choose a card
partners-do-hand-on = Pass it to { $partner }
partners-gift-given = Your card for { $partner } lies face down.
partners-no-hand = No cards left: you’re back with the next deal.
partners-no-more-hands = Your side has all its pieces in the goal, so you get no more cards while the others play on.

partners-do-lay-down = Lay down your hand
partners-do-take-back = Take it all back
partners-do-stop = Stop here

# Under a player's name: cards in hand, pieces in base and in the goal.
partners-purse = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}, { $home } in base, { $locked } of 4 in the goal
partners-score = { $points } of 4 in the goal
partners-side-score = { $points } of { $most } in the goal
partners-purse-out = laid down, { $home } in base, { $locked } of 4 in the goal

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: choose a card to pass to { $partner }, in secret.
   *[you] Choose a card to pass to { $partner }, in secret.
}
partners-status-waiting = { $count ->
    [one] The cards change hands as soon as { $names } has chosen.
   *[other] Everyone passes a card. Still choosing: { $names }.
}
partners-status-choosing = { $whose ->
    [you] Your turn: play a card.
    [ours] { $name }, your turn: play a card.
   *[other] { $name } is choosing a card.
}
partners-status-helping = { $whose ->
    [you] All your pieces are in the goal: play a card for { $partners }.
    [ours] { $name }, your pieces are in the goal: play a card for { $partners }.
   *[other] { $name } is in the goal and plays for { $partners }.
}
partners-status-stuck = { $whose ->
    [ours] { $name }: you can’t use any of your cards, so lay down your hand.
   *[you] You can’t use any of your cards: lay down your hand.
}
partners-status-moving = { $whose ->
    [you] You play { partners-card }: choose a piece.
    [ours] { $name } plays { partners-card }: choose a piece.
   *[other] { $name } plays: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Your 7: { partners-rest }. Choose a piece.
    [ours] { $name }’s 7: { partners-rest }. Choose a piece.
   *[other] { $name } splits a 7: { partners-rest }.
}
partners-status-seven-rest = { $whose ->
    [you] Your last piece is locked. Your 7: { partners-rest } for { $partners }, or stop.
    [ours] { $name }, your last piece is locked: { partners-rest } for { $partners }, or stop.
   *[other] { $name } has locked the last piece: { partners-rest } of the 7.
}
partners-status-swap = { $whose ->
    [other] { $name } makes two pieces change places.
   *[you] { $rest ->
        [2] Choose the first of two pieces to change places.
       *[other] Now choose the piece it changes places with.
    }
}
partners-status-second-out = { $whose ->
    [other] { $name } brings two pieces out.
   *[you] One piece is out. Choose the second one.
}
partners-status-over = The game is over: { $names } have all their pieces in the goal and win.
partners-status-stopped = The game has reached its last deal: { $names } have come furthest{ $sides ->
    [one] { " " }and win.
   *[other] , and these sides share the win.
}

# Tips for a first game

partners-hint-exchange = Think of your partner: only a 2, an 8 or a 13 brings pieces out of the base. { $form ->
    [teams] You get a card from your other partner.
   *[pairs] You get a card back in return.
}
partners-hint-play = Tap a card to see where it could lead, then tap a glowing piece. A 2, an 8 or a 13 brings pieces out.
partners-hint-start = On your start you’re in everyone else’s way: no one can get past you there, except with a 5.
partners-hint-track = Land on a single piece and it goes back to base. But two of one colour on a space are safe: if another colour lands there, that piece goes back to base instead.
partners-hint-lane = Fill the petal from the inside out. A card that’s too long turns your piece round, and it may walk out again.
partners-hint-seven = Tap a piece, then how many steps it takes. Carry on with the others until all 7 are used.
partners-hint-seven-helping = Tap a piece, then how many steps it takes. All 7 are for the pieces of one partner: the first piece says whose.
partners-hint-seven-rest = All your pieces are locked. Use what’s left of the 7 for { $count ->
    [one] your partner’s pieces
   *[other] your partners’ pieces
}{ $rest ->
    [must] : all seven steps count.
   *[may] , or stop: the steps are lost then.
}
partners-hint-swap = Any two pieces that stand alone on the track can change places, yours or not.
partners-hint-stuck = It happens. You’re back in the game with the next deal.
partners-hint-helping = All your pieces are in the goal, well done. From now on your cards move { $count ->
    [one] your partner’s pieces.
   *[other] your partners’ pieces: choose a partner for each card.
}

# The rules page

partners-rules-aim-text = Six colours race round a flower. You bring your four pieces from your base to your start, once round all the petals and down your own petal into the goal. But you can only win together: your side is first when the pieces of all its colours are in the goal.
partners-rules-sides = Who plays with whom
partners-rules-sides-text = A ribbon on the board and the rims of the pieces show who belongs together.
partners-rules-sides-pairs = Three pairs: opposite colours are partners. The ribbon runs from petal to petal, and each pair has a rim of its own.
partners-rules-sides-teams = Two teams of three: every other colour. The ribbon makes a triangle.

partners-rules-deal = Cards
partners-rules-deal-text = Everyone gets four cards. Then you all pass one of them, face down and at the same time: to your partner, or in teams of three to the next partner clockwise. The player to the left of the dealer goes first. You play one card a turn, clockwise, until all hands are empty, and then you’re dealt new cards. After three deals the next player shuffles all the cards.
partners-rules-deal-stuck = If you can’t use any of your cards, you lay down your hand and wait for the next deal. If you can use one, you have to play it, even if it hurts.

partners-rules-cards = What the cards do
partners-rules-card-out = 8 and 13: bring a piece from your base to your start, or move one forward.
partners-rules-card-two = 2: one piece 2 forward. Or bring out two pieces of your side: two of yours, two of one partner’s, or one each of two players.
partners-rules-card-plain = 3, 6, 9, 10 and 12: one piece goes that many spaces forward.
partners-rules-card-five = 5: five forward. Only a 5 can get past an occupied start.
partners-rules-card-back = Back 4: one piece goes four spaces back, but never one in a goal circle. On your start or right after it that’s a short cut: it takes you straight to the end of your lap.
partners-rules-card-seven = 7: seven steps, split among your pieces as you like, each of them once. You have to use all seven. If your last piece is locked on the way, the rest is for your partners. The option “Rest of a 7” says if you may stop instead.
partners-rules-card-swap = Swap: any two pieces on the track change places, yours or not. Not if they’re on a start, in a goal, in base, or sharing a space with another piece.
partners-rules-card-fourteen = 1/14: one piece 1 or 14 forward.

partners-rules-way = On the way
partners-rules-way-hit = Land on a single piece of another colour and it goes back to base, even if it’s a partner’s.
partners-rules-way-two = Land where two or more of another colour stand and your own piece goes back to base. Your own pieces can share a space.
partners-rules-way-start = A piece on its own start stops all other colours, partners too. The start itself isn’t counted: you step from the space before it to the space after it.

partners-rules-goal = Into the goal
partners-rules-goal-text = The four goal circles are in your petal, and you fill them from the inside out. No one can hit or swap you there, and no one can jump over anyone. A piece is locked when all circles further in are filled; it never moves again. A card that’s too long walks your piece in as far as it can go, and the rest of the way back, out onto the track if need be.
partners-rules-diagram-seven = A 7, split: 4 steps into the goal, 2 onto a single red piece, which goes back to base, and 1 away from the start.
partners-rules-diagram-home = A 6 fits exactly: from here it’s six steps to the innermost free circle, and the piece is locked.
partners-rules-diagram-long = An 8 is too long: six steps in to that circle, and the two that are left over back out again.

partners-rules-lesson = A turn, step by step
partners-rules-lesson-0 = Green has one piece in the goal and three in play, and plays a 7. All seven steps have to be used.
partners-rules-lesson-1 = The piece on space 77 takes 4 steps, into the innermost free circle: it’s locked. 3 steps are left.
partners-rules-lesson-2 = The next piece takes 2 steps and lands on a single red piece, which goes back to base. 1 step is left.
partners-rules-lesson-3 = The third piece takes the last step, away from the start. Each piece has moved once, and the 7 is used up.

partners-rules-end = Helping, and the end
partners-rules-end-text = When your four pieces are locked, your cards move your partners’ pieces. In a team you choose a partner for each card. If one of your cards can help, you have to play it. The first side with all its pieces locked wins. With three pairs and “Play on”, the others go on for the next places, and the side that’s finished gets no more cards.
partners-rules-end-seven = If a 7 locks your last piece, you may use the rest for your partners’ pieces or stop. If you chose “All seven count”, the rest must be used, so you can only lock that piece if it can be. Once you’re helping, a whole 7 is for one partner’s pieces.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = A side has all its pieces in the goal
end-partners-places = All places are decided
end-partners-limit = The limit of deals is reached

part-partners-field = Spaces where pieces land
part-partners-hit = Spaces where pieces are hit
part-partners-goal = Goal circles that pieces come to, from the outermost

part-partners-dealt = Cards dealt
part-partners-dealt-two = 2
part-partners-dealt-three = 3
part-partners-dealt-back-four = Back 4
part-partners-dealt-five = 5
part-partners-dealt-six = 6
part-partners-dealt-seven = 7
part-partners-dealt-eight = 8
part-partners-dealt-nine = 9
part-partners-dealt-ten = 10
part-partners-dealt-swap = Swap
part-partners-dealt-twelve = 12
part-partners-dealt-thirteen = 13
part-partners-dealt-one-or-fourteen = 1 or 14

part-partners-handed-on = Cards passed to partners
part-partners-handed-on-two = { part-partners-dealt-two }
part-partners-handed-on-three = { part-partners-dealt-three }
part-partners-handed-on-back-four = { part-partners-dealt-back-four }
part-partners-handed-on-five = { part-partners-dealt-five }
part-partners-handed-on-six = { part-partners-dealt-six }
part-partners-handed-on-seven = { part-partners-dealt-seven }
part-partners-handed-on-eight = { part-partners-dealt-eight }
part-partners-handed-on-nine = { part-partners-dealt-nine }
part-partners-handed-on-ten = { part-partners-dealt-ten }
part-partners-handed-on-swap = { part-partners-dealt-swap }
part-partners-handed-on-twelve = { part-partners-dealt-twelve }
part-partners-handed-on-thirteen = { part-partners-dealt-thirteen }
part-partners-handed-on-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-played = Cards played
part-partners-played-two = { part-partners-dealt-two }
part-partners-played-three = { part-partners-dealt-three }
part-partners-played-back-four = { part-partners-dealt-back-four }
part-partners-played-five = { part-partners-dealt-five }
part-partners-played-six = { part-partners-dealt-six }
part-partners-played-seven = { part-partners-dealt-seven }
part-partners-played-eight = { part-partners-dealt-eight }
part-partners-played-nine = { part-partners-dealt-nine }
part-partners-played-ten = { part-partners-dealt-ten }
part-partners-played-swap = { part-partners-dealt-swap }
part-partners-played-twelve = { part-partners-dealt-twelve }
part-partners-played-thirteen = { part-partners-dealt-thirteen }
part-partners-played-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-laid-down = Unused cards laid down
part-partners-laid-down-two = { part-partners-dealt-two }
part-partners-laid-down-three = { part-partners-dealt-three }
part-partners-laid-down-back-four = { part-partners-dealt-back-four }
part-partners-laid-down-five = { part-partners-dealt-five }
part-partners-laid-down-six = { part-partners-dealt-six }
part-partners-laid-down-seven = { part-partners-dealt-seven }
part-partners-laid-down-eight = { part-partners-dealt-eight }
part-partners-laid-down-nine = { part-partners-dealt-nine }
part-partners-laid-down-ten = { part-partners-dealt-ten }
part-partners-laid-down-swap = { part-partners-dealt-swap }
part-partners-laid-down-twelve = { part-partners-dealt-twelve }
part-partners-laid-down-thirteen = { part-partners-dealt-thirteen }
part-partners-laid-down-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-use = What cards with two uses are played for
part-partners-use-two-out = 2: bring out two pieces
part-partners-use-two-forward = 2: two spaces forward
part-partners-use-eight-out = 8: bring out a piece
part-partners-use-eight-forward = 8: eight spaces forward
part-partners-use-thirteen-out = 13: bring out a piece
part-partners-use-thirteen-forward = 13: thirteen spaces forward
part-partners-use-one = 1 or 14: one space forward
part-partners-use-fourteen = 1 or 14: fourteen spaces forward

part-partners-shared = Pieces that share a 7

part-partners-deed = What players do
part-partners-deed-bring-out = Bring out a piece
part-partners-deed-walk = Go forward
part-partners-deed-walk-back = Go back
part-partners-deed-swap = Swap two pieces
part-partners-deed-lay-down = Lay down the hand
part-partners-deed-take-back = Take back an unfinished move
part-partners-deed-help = Play a card for a partner
part-partners-deed-stop = Give up the rest of a 7

part-partners-blow = Whose piece goes back to base
part-partners-blow-opponent = An opponent’s, hit
part-partners-blow-partner = A partner’s, hit
part-partners-blow-self = Their own, landing on two or more

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Six players, three pairs. { $p3 }, opposite, is your partner: you win when all eight of your pieces are in the goal. We’re joining a game in its third deal.
partners-lesson-way = Your pieces wait in your base, run once round the track and turn into your four goal circles. Cards move them.
partners-lesson-hand-on = Everyone has four cards and first passes one to their partner, face down. Sevens and eights are useful: pass the swap.
partners-lesson-hand-on-else = You could pass any card. But that one is worth keeping: pass the swap.
partners-lesson-exchange = Everyone does this at the same time. Let’s see what { $p3 } gives you.
partners-lesson-got = An eight! It brings a piece out of your base. Thank you, { $p3 }! A few others play before you.
partners-lesson-seven = Your turn: play one card. You can split the steps of a seven. Tap a seven, then the piece closest to your goal, and go four of its steps.
partners-lesson-seven-else = That works, too. But play the seven first: it can do something special.
partners-lesson-four-home = Now take four of the seven steps with the ringed piece: that’s exactly the innermost circle.
partners-lesson-four-home-else = You have to use all seven steps, but watch this: first go four with the piece closest to your goal.
partners-lesson-three-hit = It’s in the goal for good! Three steps are left, and three spaces ahead of your other piece there’s one of { $p4 }’s …
partners-lesson-three-hit-else = You could. But three steps with the ringed piece hit an opponent.
partners-lesson-hit = Hit! Any piece you land on goes back to its base. Two of one colour on a space are safe: they would send you back instead.
partners-lesson-others = One seven: a piece in the goal, and an opponent back in base. Now the others play.
partners-lesson-eight = Back to you. One piece is still in your base, and only 8, 13 or 2 bring it out. Tap an eight, then your base.
partners-lesson-eight-else = First bring your last piece into play, with the eight.
partners-lesson-out = An eight moves a piece eight spaces, or brings one out: bring it out.
partners-lesson-out-else = Later! First bring your last piece out of your base.
partners-lesson-start = On your start a piece is safe, and no other colour can get past it, except with a 5. Two of yours can even share it.
partners-lesson-others-again = The others play once more. If they can’t use any card, they lay down their hand and wait for the next deal.
partners-lesson-second-seven = Your other piece is six steps from the next circle. Tap the second seven, that piece, and 6.
partners-lesson-second-seven-else = The eight would take it too far: any steps too many are walked backwards. Play the seven.
partners-lesson-six-home = Take six steps with the ringed piece.
partners-lesson-six-home-else = Six steps with the ringed piece end exactly on the circle.
partners-lesson-one-left = And take the last step with any piece you like: choose the one on your start.
partners-lesson-one-left-else = That piece is fine where it is. Choose one on your start.
partners-lesson-helping = Two pieces are in the goal for good. Once all four are there, you play on for your partner, so you never have to wait.
partners-lesson-end = What a deal! Remember: split the seven, keep an eight or a 13 for your base, and think of your partner.

# What things are, on the spot

partners-about-card = Card { partners-card }
partners-about-home-name = A base
partners-about-home = Pieces of this colour wait here, and come back here when they’re hit. Only a 2, an 8 or a 13 brings one out to the start.
partners-about-start-name = A start
partners-about-start = Pieces of this colour come out here. On its own start a piece is safe, and no other colour can get past it, except with a 5. The start itself isn’t counted.
partners-about-field-name = A space on the track
partners-about-field = Land on a single piece of another colour and you send it back to base; land on two and your piece goes back instead. You can move past others freely.
partners-about-goal-name = A goal circle
partners-about-goal = Only this colour can come in here, after a whole lap, and is safe: no one can hit it or swap it. The circles are filled from the inside out, and no one can jump over anyone.
partners-about-ribbon-name = A ribbon
partners-about-ribbon = It links partner to partner. Their pieces have the same rim, and they win only together.
partners-about-own-name = Your piece
partners-about-own = It runs once round the track and into your petal. Alone on a space it can be hit and sent back to base; two of yours on one space are safe.
partners-about-partner-name = A partner’s piece
partners-about-partner = You win only when it’s in the goal, too. But take care: if you land on it, it goes back to base like any other. Once all your pieces are locked, your cards move it.
partners-about-opponent-name = An opponent’s piece
partners-about-opponent = If it stands alone on a space and you land on it, it goes back to base. On its start and in its goal it’s safe.
partners-about-piece-name = A piece
partners-about-piece = It runs once round the track and into its own petal. Alone on a space it can be hit and sent back to base; two of a colour on one space are safe.
partners-about-pair-name = Two on one space
partners-about-pair = Together they’re safe: if another colour lands here, that piece goes back to base instead, and no swap can separate them. You can move past them, unless they’re on their start.
partners-about-locked-name = A locked piece
partners-about-locked = All circles further in are filled, so it’s in the goal for good and never moves again. Lock all four, and your cards move your partners’ pieces.
