# Stub Game

stub-game-title = Stub Game
stub-game-tagline = Lay a card in secret. The highest card that no one else has laid takes the prize.
stub-game-facts = 2 to 4 players · about 10 minutes · bluff and a little memory

stub-game-option-cards = Cards
stub-game-option-cards-about = How many cards everyone has. There are as many prizes.

# Why something cannot be done

stub-game-why-go-on-first = The cards lie open. Go on first.
stub-game-why-lay-first = Everyone has to lay a card first.
stub-game-why-not-in-hand = You don’t have this card any more. Choose one from your hand.

# The board

stub-game-prize = A prize worth { $prize }
stub-game-left = { $left ->
    [0] the last one
    [one] 1 more to come
   *[other] { $left } more to come
}
stub-game-place = { $name }: { $laid ->
    [none] nothing laid yet
    [hidden] a card, face down
   *[other] the { $laid }
}
stub-game-hand = Your hand
stub-game-lay = Lay the { $card }

# What you can do

stub-game-do-go-on = { $left ->
    [0] Count the points
   *[other] Turn up the next prize
}

# The status line

stub-game-status-laying = { $whose ->
    [you] Your turn: lay a card, face down, for a prize worth { $prize }.
    [ours] { $name }, your turn: lay a card, face down, for a prize worth { $prize }.
   *[other] { $name } is choosing a card.
}
stub-game-status-showing = { $winner ->
    [none] Equal cards cancel each other: no one takes the prize.
   *[other] { $winner } takes the prize.
}
stub-game-status-over = { $winners ->
    [1] The game is over: { $names } wins with { $points } points.
   *[other] The game is over: { $names } share the win with { $points } points each.
}

# Tips for a first game

stub-game-hint-lay = Every card can be laid once. Is this prize worth a high one?
stub-game-hint-same = If someone else lays the same card, neither of you wins with it.

# What happened; $name is the player it is about

stub-game-laid = { $name } lays a card, face down.
stub-game-laid-own = { $name } lays the { $card }, face down.
stub-game-taken = { $name } takes the prize worth { $prize } with the { $card }.
stub-game-nobody = Equal cards cancel each other: no one takes the prize worth { $prize }.
stub-game-turned-up = { $name } turns up a prize worth { $prize }.
stub-game-ended = { $name } counts the points. The game is over.

# The rules page

stub-game-rules-aim-text = Prizes come up one at a time. The player with the most points at the end wins.
stub-game-rules-round = A round
stub-game-rules-round-text = A prize is turned up. One after another, everyone lays a card from their hand, face down. Then all cards are turned over: the highest card that no one else has laid takes the prize. If there isn’t one, no one gets it.
stub-game-rules-memory = Gone for good
stub-game-rules-memory-text = Played cards are put away, and no one can look at them again. Do you remember what the others can still have?
stub-game-rules-end = The end
stub-game-rules-end-text = When all prizes are gone, most points win. A tie is shared.

# The lesson

stub-game-lesson-welcome = Prizes come up one at a time, and everyone lays a card for each. The highest card takes it, if no one else has laid the same.
stub-game-lesson-high = The first prize is worth 7, the most of all. Lay your highest card.
stub-game-lesson-high-else = Any card would do. But this prize is worth your highest one: lay the 7.
stub-game-lesson-others = Your card lies face down. Now the others lay theirs.
stub-game-lesson-taken = The prize is yours! All these cards are gone for good. Next comes a small prize, and the others have laid already.
stub-game-lesson-low = It’s only worth 1. Keep your high cards for later: lay the lowest, or another one if you like.
stub-game-lesson-end = Seven points, and you lead! Remember which cards the others can still have.

# What the lab counts: how games end, and the parts they are played with

end-stub-game-prizes = All prizes are gone

part-stub-game-card = Cards laid
part-stub-game-taken = Prizes taken
part-stub-game-left = Prizes that no one takes
