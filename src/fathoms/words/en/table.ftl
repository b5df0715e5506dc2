# A table: seats, invitation, what went on, and looking back

table-loading = Finding your table …
table-connection-lost = The connection is gone. Trying to get it back …
table-waiting-status = Waiting for players. Send them the link.
table-waiting = { $open ->
    [0] Everyone is here
    [one] One seat is still free
   *[other] { $open } seats are still free
}

table-seats = Players
table-seat-number = Player { $number }
table-seat-open = Open seat
table-seat-menu = Seat of { $name }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-thinking = thinking
table-here = here
table-not-here = not here
table-away = away, a bot plays
table-you = you
table-bot = bot
table-name = Name
table-rename = Change name
table-sit = Sit here
table-add-bot = Seat a bot
table-bot-level = How well the bot plays
table-open-seat = Open the seat
table-leave = Leave the seat
table-leave-about = { $status ->
    [waiting] You can give your seat back to someone else.
   *[other] If you leave, a bot plays for you until you come back.
}
table-come-back = Come back and play
table-friend-away = { $name } is not here: let a bot play?
table-replace-about = { $name } is not here. A bot can play for them until they come back.
table-replace = Let the bot “{ $bot }” play

table-share = Invite
table-share-about = Whoever has this link can take a free seat or watch.
table-share-alone = This link works on this machine alone.
table-share-address = For others in your house, start Fathoms with --host 0.0.0.0 and open { $address } here, too.
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied!
table-qr = QR code with the link to this table

table-log = What happened
table-actions = What you can do
table-skip = Skip ahead
table-hint = Tip
table-hint-known = Got it
table-ask-hint = Hint
table-ask-hint-about = What would the strongest bot do?
table-hint-thinking = Thinking about a hint …
table-hint-says = Hint: { $action }
table-hint-close = Close the hint
table-hints-on = Hints are on: whoever is to move may ask what the strongest bot would do.
table-glass = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
table-curtain = Only { $name } should look now.
table-curtain-lift = I am { $name }: show me
table-switch = Whose board is played
table-gate = The hourglass starts when everyone is ready.
table-gate-about = Take your time to look round. The hourglass starts when everyone is ready.
table-gate-others = Waiting for { $names } to be ready.
table-gate-ready = I’m ready!

table-result = Result
table-winner = { $winners ->
    [1] { $names } wins!
    [side] They win together: { $names }!
   *[other] The win is shared: { $names }
}
table-you-win = You win!
table-you-win-with = You win, together with { $names }!
table-with = with { $names }
table-share-of-win = { $percent } % of the win
table-rematch = Play again
table-to-rematch = To the rematch
table-review = Review
table-replay = Look back
table-replay-eyes = Seen by
table-replay-everyone = everyone
table-replay-step = Move { $step } of { $steps }
table-replay-first = To the start
table-replay-back = One move back
table-replay-forth = One move forward
table-replay-final = To the end
table-replay-run = Play
table-replay-rest = Pause
table-replay-close = Close looking back
table-replay-failed = The game could not be fetched. { $why }

# Bots: what kind, and what they are called at the table
bot-random = Bot: acts at random
bot-greedy = Bot: plays sensibly
bot-paddler = Bot: Paddler, just learned the rules
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
