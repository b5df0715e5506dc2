# A table: seats, invitation, what went on, and looking back

table-loading = Finding your table …
table-connection-lost = The connection is gone. Trying to get it back …
table-closing = The server is restarting. Nothing is lost: the game goes on in a moment.
table-waiting-status = Waiting for players. Send them the link.
table-waiting-guest = Take your seat: there’s one for you.
table-waiting = { $open ->
    [0] Everyone is here
    [one] One seat is still free
   *[other] { $open } seats are still free
}

table-seats = Players
table-seat-number = Player { $number }
# In place of a name, where no one sits yet.
table-seat-open = Free seat
table-seat-menu = Seat of { $name }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points-of = { $points } of { $most } points
table-thinking = thinking
# Beside a name: this person has the table open, or hasn't.
table-here = here
table-not-here = not here
# Beside a name, in small print.
table-away = away, a bot plays
table-stood-in = a bot played here for a while
table-you = you
table-name = Name
table-name-full = A name can have up to { $letters } letters.
table-rename = Change name
table-sit = Sit here
table-add-bot = Seat a bot
table-bot-level = How well the bot plays
# A button of the host: take the bot off this seat, so that anyone can sit down.
table-open-seat = Free the seat
table-leave = Leave the seat
table-leave-about = { $status ->
    [waiting] You can give your seat back to someone else.
   *[other] If you leave, a bot plays for you until you come back.
}
table-come-back = Come back and play
table-concede = Give up
table-concede-about = { $partners ->
    [0] A bot plays your seat to the end, and the result says that you gave up. You can’t come back to this game.
   *[some] A bot plays your seat to the end beside your partner, and the result says that you gave up. You can’t come back to this game.
}
table-concede-sure = Yes, give up
table-conceded = gave up, a bot played on
table-watching = { $others ->
    [0] You’re watching.
    [one] You’re watching, and so is one other person.
   *[other] You’re watching, and so are { $others } others.
}
table-watched = { $people ->
    [one] One person is watching
   *[other] { $people } people are watching
}
table-ask-seat = Ask for a seat
table-ask-seat-about = The players see that you’d like to play.
table-wants-seat = { $name } would like to play.
table-wants-seat-guest = Someone who is watching would like to play.
table-give-seat = Give them the seat of { $bot }
table-friend-away = { $name } isn’t here: let a bot play?
table-friend-grace = { $name } lost the connection. A bot can play for them in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
table-remove = Remove
table-remove-name = Remove { $name } from the table
table-remove-about = { $name } loses the seat and can’t take another at this table. They can still watch.
table-remove-not = Keep them
table-many-seats-on = One person can take several seats at this table.
table-look-back-on = When the game is over, anyone with the link can see every hand.
table-replace-about = { $name } isn’t here. A bot can play for them until they come back.
table-replace = Let the bot “{ $bot }” play

table-share = Invite
table-share-about = Anyone with this link can take a free seat or watch.
table-share-alone = This link only works on this machine.
table-share-address = For others in your house, start Fathoms with { $option } and open { $address } here, too.
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied!
table-send = Share
table-send-text = Come and play with me!
table-qr = QR code with the link to this table

table-log = What happened
table-log-time-up = { $name } ran out of time: the table plays for them.
table-log-ready = { $name } is ready.
table-log-conceded = { $name } gives up: a bot plays this seat to the end.
table-log-taken-back = { $name } took back the last move.
table-actions = What you can do
table-skip = Skip ahead
table-surprise = What happened there?
table-surprise-close = Close it
table-surprise-step = { $step } of { $steps }: { $what }
table-surprise-began = How it began.
table-surprise-stop = Back to the game
# Heading of a box with advice in a first game; not the hint that a bot gives.
table-hint = Tip
table-hint-known = Got it
table-ask-hint = Hint
table-ask-hint-about = What would the strongest bot do?
table-hint-thinking = Thinking about a hint …
table-hint-says = Hint: { $action }
table-hint-close = Close the hint
table-hints-on = Hints are on: on your turn you can ask what the strongest bot would do.
table-clock = { $kind ->
    [move] { $time } for each move
   *[budget] { $grows ->
        [no] { $time } for the whole game
       *[yes] { $time } for the whole game, and { $more } more with every move
    }
}
table-clock-on = There’s a clock: { $clock }. When it runs out, the table plays for you.
table-clock-left = Time left: { $time }
table-clock-warn = You have { $seconds } seconds left.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days } d { $hours } h
table-time = { $unit ->
    [day] { $number ->
        [one] 1 day
       *[other] { $number } days
    }
    [hour] { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
    [minute] { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
   *[second] { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
}
table-undo = Undo
table-undo-about = Take back your last move
table-undo-none = There’s nothing to take back. You can undo a move as long as no one else has acted or learned anything from it.
table-undo-on = You can take moves back as long as no one else has acted or learned anything from them.
table-glass = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
table-curtain = Only { $name } should look now.
table-curtain-lift = I’m { $name }: show me
table-switch = Whose board you play
table-gate = The hourglass starts when everyone is ready.
table-gate-about = Take your time to look around. The hourglass starts when everyone is ready.
table-gate-others = Waiting for { $names } to be ready.
table-gate-own = { $name }, take your time. Your own hourglass starts when you’re ready, and only you look.
table-gate-ready = I’m ready!

table-result = Result
# $what is a line of the log.
table-finale-turn = The moment it turned: { $what }
table-finale-next = Play again, or replay this game move by move.
table-winner = { $winners ->
    [1] { $names } wins!
    [side] They win together: { $names }!
   *[other] The win is shared: { $names }
}
table-you-win = You win!
table-you-win-with = You win, together with { $names }!
# Beside a player's result: the partners, who share it.
table-with = with { $names }
table-share-of-win = { $percent }% of the win
table-rematch = Play again
table-to-rematch = To the rematch
table-review = Review
table-replay = Replay
table-replay-eyes = Seen by
table-replay-everyone = everyone
table-replay-step = Move { $step } of { $steps }
table-replay-first = To the start
table-replay-back = One move back
table-replay-forth = One move forward
table-replay-final = To the end
table-replay-run = Play
table-replay-rest = Pause
table-replay-close = Close the replay
table-replay-failed = The game couldn’t be loaded. { $why }
table-replay-speed = Speed
table-replay-slow = Slow
table-replay-normal = Normal
table-replay-quick = Quick
table-chapter = Chapter
table-chapter-start = The start
table-chapter-back = One chapter back
table-chapter-forth = One chapter forward
table-chapter-turn = Turn { $number }: { $name }

# Taking a seat to another device
move-about = You can carry on with another device. The seat goes with you, and this page becomes a spectator’s.
move-code = Move to another device
move-again = Show a new code
move-good = Type this code at { $address }, “I have a code”. It works once, for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
move-moved = You’re playing on another device. Here you’re watching.
move-have-code = I have a code
move-type = The code from your other device
move-go = Carry on here

# Playing again together
again-else = Something else
again-title = Play again together
again-game = Which game?
again-another-about = Everyone comes along; bots fill the empty seats or make room, as the game needs.
again-move = Swap seats
again-move-about = Everyone moves on by one seat, bots too.
again-ask = { $others ->
    [0] Play
    [one] Ask the other player
   *[other] Ask everyone
}
# $what is a game, or "2/3 · Tokyo Poo Divers" in a series.
again-asked = { $people ->
    [one] { $names } invites you to play again: { $what }
   *[other] { $names } invite you to play again: { $what }
}
again-come = Join in
again-not = Not this time
# Beside a name: this person has been invited and hasn't answered.
again-is-asked = is invited
table-waiting-for = Waiting for { $names }.
series-how-many = How many games?
series-of = { $of ->
    [1] One
   *[other] Best of { $of }
}
series-on = Best of { $of }: this is game { $game }.
# As in "2/3 · Tokyo Poo Divers" in the title of the browser's window.
series-title = { $game }/{ $of } · { $title }
series-has = { $name } { $wins }
series-stands = Best of { $of }, after game { $game }:
series-won = { $winners ->
    [1] { $names } wins the series!
    [side] They win the series together: { $names }!
   *[other] The series is shared: { $names }.
}
series-next = Game { $game } of { $of }

table-notices = Tell me when it’s my turn
table-notices-about = Your browser shows a notification while you’re not looking at this page.
table-notices-refused = Your browser doesn’t allow it. You can change that in its settings for this page.

table-talk = Say something
table-talk-unread = { $unread ->
    [one] Say something: one unread message
   *[other] Say something: { $unread } unread messages
}
table-talk-none = It’s quiet so far.
table-talk-whom = Who you hear
table-talk-said = What was said
table-talk-words = Words
table-talk-sign = Reaction: { $sign }
table-talk-write = Write to everyone at the table
table-talk-send = Send
table-mute = Mute { $name }
table-mute-about = You don’t see what they say here.

# What can be said at the table with one tap
word-hello = Hello!
word-good-luck = Good luck!
word-nice = Nice move!
word-thanks = Thank you!
word-oops = Oops!
word-sorry = Sorry!
word-thinking = Let me think …
word-well-played = Well played!
# Follows a name: “Ann sends a heart”.
word-heart = sends a heart
word-star = gives a star
word-laugh = laughs
word-wow = is amazed

# Bots: what kind, and what they are called at the table
bot-random = Bot: plays at random
bot-greedy = Bot: plays sensibly
bot-paddler = Bot: Paddler, a beginner
bot-snorkeller = Bot: Snorkeller, slips now and then
bot-diver = Bot: Diver, plays sensibly
bot-deep-diver = Bot: Deep diver, the strongest
bot-name-1 = Bolt
bot-name-2 = Captain Clog
bot-name-3 = Rivet
bot-name-4 = Piston
bot-name-5 = Sprocket
bot-name-6 = Gasket
bot-name-7 = Valve
bot-name-8 = Nozzle

table-zoom = Zoom
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-all = Show everything
