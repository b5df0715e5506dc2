# Partners

partners-title = Partners
partners-tagline = Race your pieces to the goal with cards, hand on the right one, and win only together.
partners-facts = 6 players · about 60 minutes · cards, planning and a partner you can rely on

partners-option-form = Sides
partners-option-form-about = Who plays with whom: opposite colours as pairs, or every other colour as a team of three.
partners-option-form-pairs = Three pairs
partners-option-form-teams = Two teams of three
partners-option-play-on = Play on
partners-option-play-on-about = With three pairs: when one has won, the others play on for the remaining places.
partners-option-seven-rest = Rest of a 7
partners-option-seven-rest-about = When a 7 locks your last piece and steps are left: you may use them for your partners, or you must. The rulebooks differ.
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

partners-handed-on = { $name } puts a card face down for a partner.
partners-handed-on-card = { $name } puts a card face down for a partner: { partners-card }.
partners-exchanged = Everyone has chosen: the cards change hands. { $name } begins.
partners-got = { $name } gets a card from a partner: { partners-card }.
partners-played = { $name } plays: { partners-card }.
partners-laid-down = { $name } cannot use any card, lays the hand down and is out until the next deal.
partners-laid-card = { $name } lays down: { partners-card }.
partners-took-back = { $name } takes the half-made move back.
partners-brought-out = { $name } brings { partners-a-piece } out to its start ({ partners-card }).
partners-brought-both = { $name } brings { partners-an-other } and { partners-a-piece } out ({ partners-card }).
partners-went = { $name } moves { partners-a-piece } { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
} forward.
partners-stepped = { $name } uses { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of the 7 for { partners-a-piece }.
partners-split = { $name } uses the 7: { $parts }.
partners-stopped = { $name } leaves { $steps ->
    [one] the last step
   *[other] the last { $steps } steps
} of the 7.
partners-lost-steps = { $steps ->
    [one] The last step
   *[other] The last { $steps } steps
} of the 7 can’t be used any more.
partners-part = { $steps } for { partners-a-piece }
partners-went-back = { $name } moves { partners-a-piece } back four fields.
partners-turned = The goal is too near for the card ({ partners-card }): { $name } has to turn { partners-a-piece } round.
partners-in-goal = { $name } has { partners-a-piece } on goal circle { $circle } of 4.
partners-hit = { $name } sends { partners-a-victim } home.
partners-fell = { $name } runs into two at once, and the { partners-piece } goes home.
partners-chose = { $name } wants { partners-a-piece } to change places.
partners-swapped = { $name } makes { partners-an-other } and { partners-a-piece } change places.
partners-rank = { $name }’s side takes place { $rank }.
partners-laid-rest = { $name } needs no more cards and lays one down: { partners-card }.
partners-over = The game is over: { $name }’s side has won.
partners-shared = The game is over: { $name }’s side shares the win.
partners-chapter = Deal { $number }
partners-dealt = { $name } deals four more cards each: deal { $deal }.
partners-shuffled = { $name } gathers the cards, shuffles and deals: deal { $deal }.

# Why something cannot be done
partners-why-hand-on = First everyone hands on a card: choose one for your partner.
partners-why-not-in-hand = You do not have that card.
partners-why-exchange-over = The cards have changed hands already. Hand on a card after the next deal.
partners-why-must-play = You can use one of your cards, so you have to play. Only a hand without any use is laid down.
partners-why-card-first = Choose a card first.
partners-why-seven = All seven steps of a 7 have to be used, and there is no way to do that now.
partners-why-swap = A swap needs two pieces on the track that stand alone. There are not enough of them.
partners-why-two = You can neither move a piece two fields nor bring two pieces of your side out.
partners-why-card-useless = None of the pieces you may move can use that card now.
partners-why-card-played = Your card lies on the table. Use it first.
partners-why-taken-back = You have taken moves back often enough this turn. Finish this one.
partners-why-nothing-done = There is nothing to take back: a move can be taken back while it is half made.
partners-why-not-out = No piece of that colour can come out with this card.
partners-why-not-back = That piece cannot go four fields back now.
partners-why-not-exchangeable = Only a piece on the track that stands alone can change places, and only with another one.
partners-why-not-this-card = That is not what this card does.
partners-why-not-there = That piece cannot go so far: it is not yours to move, or something is in its way.
partners-why-moved-already = A 7 moves each piece only once, and this one has moved.
partners-why-too-many = There are not so many steps left.
partners-why-rest = That piece cannot take so many steps, or the steps left over could not be used then.
partners-why-not-stop = You can only stop a 7 after it has locked your own last piece.
partners-why-all-seven = Here all seven steps of a 7 count: you can’t stop before they’re used.
partners-why-one-partner = When you’re helping, a 7 is for the pieces of one partner, and you’ve begun with another’s.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = The board
partners-from = { $where ->
    [home] at home
    [start] on its start
    [lane] on goal circle { $spot }
   *[track] on field { $spot }
}
partners-to = { $towhere ->
    [home] home
    [start] to its start
    [lane] to goal circle { $tospot }
   *[track] to field { $tospot }
}
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : two stand there, so your piece goes home
   *[other] , sending { partners-a-victim } home
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
partners-step-back = −{ $steps }
partners-out = out
partners-rest = { $rest ->
    [one] 1 step left
   *[other] { $rest } steps left
}
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
partners-card-useless = Card { partners-card }: { partners-does }. It cannot be used now.
partners-card-gift = Card { partners-card }: { partners-does }. Choose it for { $partner }?
partners-card-held = Card { partners-card }: { partners-does }
partners-advice-play = Play card { partners-card }: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } forward
partners-advice-gift = Hand card { partners-card } on to { $partner }
partners-from-partner = from { $name }
partners-how-to = Now tap a glowing piece, or the card again to put it back.
partners-how-to-steps = How far shall it go?
partners-gift-wrap = Choose a card
partners-do-hand-on = Hand it on to { $partner }
partners-gift-given = Your card for { $partner } lies face down.
partners-no-hand = No cards left: you are back with the next deal.
partners-no-more-hands = Your side has all its pieces in the goal: no more cards for you while the others play on.

partners-do-lay-down = Lay your hand down
partners-do-take-back = Take it all back
partners-do-stop = Stop here

partners-purse = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}, { $home } at home, { $locked } of 4 in the goal
partners-score = { $points } of 4 in the goal
partners-side-score = { $points } of { $most } in the goal
partners-purse-out = laid down, { $home } at home, { $locked } of 4 in the goal

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: choose a card to hand on to { $partner }, in secret.
   *[you] Choose a card to hand on to { $partner }, in secret.
}
partners-status-waiting = { $count ->
    [one] The cards change hands as soon as { $names } has chosen.
   *[other] Everyone hands on a card. Still choosing: { $names }.
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
    [ours] { $name }: none of your cards can be used, so lay your hand down.
   *[you] None of your cards can be used: lay your hand down.
}
partners-status-moving = { $whose ->
    [you] You play { partners-card }: choose a piece.
    [ours] { $name } plays { partners-card }: choose a piece.
   *[other] { $name } plays: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Your 7: { partners-rest }. Choose a piece.
    [ours] { $name }’s 7: { partners-rest }. Choose a piece.
   *[other] { $name } shares out a 7: { partners-rest }.
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
partners-status-stopped = The game is over after very many deals: { $names } have come furthest{ $sides ->
    [one] { " " }and win.
   *[other] , and these sides share the win.
}

# Tips for a first game

partners-hint-exchange = Think of your partner: pieces leave home only with a 2, an 8 or a 13. { $form ->
    [teams] You get a card from your other partner.
   *[pairs] You get a card back in return.
}
partners-hint-play = Tap a card to see where it could lead, then tap a glowing piece. A 2, an 8 or a 13 brings pieces out.
partners-hint-start = On your start you stand in everyone else’s way: nobody can pass you there, except with a 5.
partners-hint-track = Land on a single piece and it goes home. But two of one colour on a field are safe: another colour that lands there goes home instead.
partners-hint-lane = Fill the petal from the inside out. A card that is too long turns your piece round, and it may walk out again.
partners-hint-seven = Tap a piece, then how many steps it takes. Go on with the others until all 7 are used.
partners-hint-seven-helping = Tap a piece, then how many steps it takes. All 7 are for the pieces of one partner: the first piece says whose.
partners-hint-seven-rest = All your pieces are locked. Use what’s left of the 7 for { $count ->
    [one] your partner’s pieces
   *[other] your partners’ pieces
}{ $rest ->
    [must] : all seven steps count.
   *[may] , or stop: the steps are lost then.
}
partners-hint-swap = Any two pieces that stand alone on the track can change places, yours or not.
partners-hint-stuck = That happens. You are back in the game with the next deal.
partners-hint-helping = All your pieces are in the goal, well done. From now on your cards move { $count ->
    [one] your partner’s pieces.
   *[other] your partners’ pieces: choose a partner for each card.
}

# The rules page

partners-rules-aim-text = Six colours race round a flower. You bring your four pieces from home to your start, once round all the petals and down your own petal into the goal. But you win only together: your side is first when the pieces of all its colours are in the goal.
partners-rules-sides = Who plays with whom
partners-rules-sides-text = A ribbon on the board and the rims of the pieces show who belongs together.
partners-rules-sides-pairs = Three pairs: opposite colours are partners. The ribbon runs from petal to petal, and each pair has a rim of its own.
partners-rules-sides-teams = Two teams of three: every other colour. The ribbon makes a triangle.

partners-rules-deal = Cards
partners-rules-deal-text = Everyone gets four cards. Then everyone hands on one of them, face down and all at the same time: to the partner, in teams of three to the next partner clockwise. The player left of the dealer begins. You play one card a turn, clockwise, until all hands are empty, and then cards are dealt again. After three deals the next player shuffles all the cards.
partners-rules-deal-stuck = If none of your cards can be used, you lay your hand down and wait for the next deal. If one can be used, you have to play it, even if it hurts.

partners-rules-cards = What the cards do
partners-rules-card-out = 8 and 13: bring a piece from home to your start, or move one forward.
partners-rules-card-two = 2: one piece 2 forward. Or bring out two pieces of your side: two of yours, two of one partner’s, or one each of two players.
partners-rules-card-plain = 3, 6, 9, 10 and 12: one piece so many fields forward.
partners-rules-card-five = 5: five forward. Only a 5 can pass a start on which someone stands.
partners-rules-card-back = Back 4: one piece four fields back, but never one in a goal circle. On your start or right after it that’s a short cut: behind it lies the end of your way.
partners-rules-card-seven = 7: seven steps, shared among your pieces as you like, each of them once. All seven have to be used. If your last piece is locked on the way, the rest is for your partners. The option “Rest of a 7” says if you may stop instead.
partners-rules-card-swap = Swap: any two pieces on the track change places, yours or not. Not those on a start, in a goal, at home, or standing with a fellow.
partners-rules-card-fourteen = 1/14: one piece 1 or 14 forward.

partners-rules-way = On the way
partners-rules-way-hit = Land on a single piece of another colour and it goes home, even a partner’s.
partners-rules-way-two = Land where two or more of another colour stand and your own piece goes home. Your own pieces may share a field.
partners-rules-way-start = A piece on its own start stops all other colours, partners too. The start itself is not counted: you step from the field before it to the field after it.

partners-rules-goal = Into the goal
partners-rules-goal-text = The four goal circles lie in your petal, and are filled from the inside out. There nobody can hit or swap you, and nobody jumps over anyone. A piece is locked when all circles further in are filled; it never moves again. A card that is too long walks your piece in as far as it can go, and the rest of the way back, out onto the track if need be.
partners-rules-diagram-seven = A 7, shared: 4 steps into the goal, 2 onto a single red piece, which goes home, and 1 away from the start.
partners-rules-diagram-home = A 6 just fits: from here it is six steps to the innermost free circle, and the piece is locked.
partners-rules-diagram-long = An 8 is too long: six steps in to that circle, and the two that are left over back out again.

partners-rules-lesson = A turn, step by step
partners-rules-lesson-0 = Green has one piece in the goal and three in play, and lays down a 7. All seven steps have to be used.
partners-rules-lesson-1 = The piece on field 77 takes 4 steps, into the innermost free circle: it’s locked. 3 steps are left.
partners-rules-lesson-2 = The next piece takes 2 steps and lands on a single red piece, which goes home. 1 step is left.
partners-rules-lesson-3 = The third piece takes the last step, away from the start. Every piece has moved once, the 7 is used up.

partners-rules-end = Helping, and the end
partners-rules-end-text = When your four pieces are locked, your cards move your partners’ pieces. In a team you choose a partner for each card. If one of your cards can help, you have to play it. The first side with all its pieces locked wins. With three pairs and “Play on”, the others go on for the next places, and the side that’s finished gets no more cards.
partners-rules-end-seven = If a 7 locks your last piece, you may use the rest for your partners’ pieces or stop. If you chose “All seven count”, the rest must be used, so you can only lock that piece if it can be. Once you’re helping, a whole 7 is for one partner’s pieces.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = A side has all its pieces in the goal
end-partners-places = All places are decided
end-partners-limit = The limit of deals is reached

part-partners-field = Fields where pieces land
part-partners-hit = Fields where pieces are sent home
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

part-partners-handed-on = Cards handed on
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

part-partners-laid-down = Cards laid down without a use
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
part-partners-use-two-forward = 2: two fields forward
part-partners-use-eight-out = 8: bring out a piece
part-partners-use-eight-forward = 8: eight fields forward
part-partners-use-thirteen-out = 13: bring out a piece
part-partners-use-thirteen-forward = 13: thirteen fields forward
part-partners-use-one = 1 or 14: one field forward
part-partners-use-fourteen = 1 or 14: fourteen fields forward

part-partners-shared = Pieces that share a 7

part-partners-deed = What players do
part-partners-deed-bring-out = Bring out a piece
part-partners-deed-walk = Go forward
part-partners-deed-walk-back = Go back
part-partners-deed-swap = Swap two pieces
part-partners-deed-lay-down = Lay the hand down
part-partners-deed-take-back = Take a half-made move back
part-partners-deed-help = Play a card for a partner
part-partners-deed-stop = Leave the rest of a 7

part-partners-blow = Who is sent home
part-partners-blow-opponent = An opponent, hit
part-partners-blow-partner = A partner, hit
part-partners-blow-self = Whoever landed on two or more

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Six players, three pairs. { $p3 }, opposite, is your partner: you win when all eight of your pieces are in the goal. We join a game in its third deal.
partners-lesson-way = Your pieces start at your home, run once round the track and turn into your four goal circles. Cards move them.
partners-lesson-hand-on = Everyone has four cards, and first hands one to the partner, face down. Sevens and eights are useful: hand on the swap.
partners-lesson-hand-on-else = You may give what you like. But that card is worth keeping: hand on the swap.
partners-lesson-exchange = Everyone does so at the same time. Let us see what { $p3 } gives you.
partners-lesson-got = An eight! It brings a piece out of your home. Thank you, { $p3 }! Some others play before you.
partners-lesson-seven = Your turn: play one card. The steps of a seven can be shared. Tap a seven, then the piece nearest to your goal, and go four of its steps.
partners-lesson-seven-else = That works, too. But first the seven: something special is possible with it.
partners-lesson-four-home = Now four of the seven steps with the ringed piece: that is exactly the innermost circle.
partners-lesson-four-home-else = All seven steps must be used, but watch this: first go four with the piece nearest to your goal.
partners-lesson-three-hit = It’s in the goal for good! Three steps are left, and three fields ahead of your other piece stands one of { $p4 }’s …
partners-lesson-three-hit-else = Possible. But three steps with the ringed piece hit an opponent.
partners-lesson-hit = Hit! Whoever you land on goes back home. Two of one colour on a field are safe: they would send you home instead.
partners-lesson-others = One seven: a piece in the goal, and an opponent sent home. Now the others play.
partners-lesson-eight = Back to you. One piece is still at home, and only 8, 13 or 2 bring it out. Tap an eight, then your home.
partners-lesson-eight-else = First bring your last piece into play: with the eight.
partners-lesson-out = An eight moves a piece eight fields, or brings one out: bring it out.
partners-lesson-out-else = Later! Now bring your last piece out of your home.
partners-lesson-start = On your start field a piece is safe, and no other colour can pass it, except with a 5. Two of yours may even share it.
partners-lesson-others-again = The others play once more. Whoever can use no card lays the hand down and waits for the next deal.
partners-lesson-second-seven = Your other piece is six steps from the next circle. Tap the second seven, that piece, and 6.
partners-lesson-second-seven-else = The eight would take it too far: what is too much is walked backwards. Play the seven.
partners-lesson-six-home = Six steps with the ringed piece.
partners-lesson-six-home-else = Six steps with the ringed piece end exactly in the circle.
partners-lesson-one-left = And the last step with any piece you like: take the one on your start.
partners-lesson-one-left-else = That piece is where it should be. Take one from your start field.
partners-lesson-helping = Two pieces are in the goal for good. With all four there you play on for your partner, so you never have to wait.
partners-lesson-end = That was a master’s deal! Remember: share the seven, keep an eight or a 13 for your home, and think of your partner.

# What things are, on the spot

partners-about-card = Card { partners-card }
partners-about-home-name = A home
partners-about-home = Here the pieces of a colour wait, and here they come back when they are hit. Only a 2, an 8 or a 13 brings one out to the start.
partners-about-start-name = A start
partners-about-start = Here the pieces of this colour come out. On its own start a piece is safe, and no other colour gets past it, except with a 5. The start itself is not counted.
partners-about-field-name = A field of the track
partners-about-field = Whoever lands on a single piece of another colour sends it home; whoever lands on two goes home instead. Passing others is free.
partners-about-goal-name = A goal circle
partners-about-goal = Only this colour comes in here, after a whole lap, and is safe: nobody can hit it or swap it. The circles are filled from the inside out, and nobody jumps over anyone.
partners-about-ribbon-name = A ribbon
partners-about-ribbon = It leads from partner to partner. Their pieces have the same rim, and they win only together.
partners-about-own-name = Your piece
partners-about-own = It runs once round the track and into your petal. Alone on a field it can be hit and sent home; two of yours on one field are safe.
partners-about-partner-name = A partner’s piece
partners-about-partner = You win only when it’s in the goal, too. But take care: if you land on it, it goes home like any other. When all your pieces are locked, your cards move it.
partners-about-opponent-name = An opponent’s piece
partners-about-opponent = If it stands alone on a field and you land on it, it goes home. On its start and in its goal it is safe.
partners-about-piece-name = A piece
partners-about-piece = It runs once round the track and into its own petal. Alone on a field it can be hit and sent home; two of a colour on one field are safe.
partners-about-pair-name = Two on one field
partners-about-pair = Together they are safe: whoever lands here goes home instead, and no swap can take them apart. Passing them is free, unless they stand on their start.
partners-about-locked-name = A locked piece
partners-about-locked = All circles further in are filled, so it’s in the goal for good and never moves again. Who has locked all four plays on for the partners.
