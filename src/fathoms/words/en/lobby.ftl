# The front page and setting up a table

lobby-title = Board games
lobby-tagline = Board games with some depth. Pull up a chair.
lobby-play-now = Play now
# Under the button “Play now”.
lobby-play-now-about = against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
lobby-friends = With friends
lobby-screen = On this screen
lobby-solo = Solo puzzles
lobby-options = Options
lobby-english-only = in English only

lobby-lab = The lab
lobby-lab-about = How long does a game take? Does the first seat win too often? Let bots play thousands of games, and see.

lobby-games = Your games

lobby-mine = Your tables
lobby-mine-over = Your finished tables
lobby-open = Free seats
lobby-open-none = No one is looking for players right now. Set up a table with friends, and list it here.
lobby-open-more = { $others } more
lobby-running = Games to watch
lobby-no-tables = No tables yet. Yours could be the first.
lobby-table-players = { $people ->
    [0] no one yet
   *[other] { $names }
}
lobby-table-your-turn = your turn
lobby-table-status = { $status ->
    [waiting] { $open ->
        [one] one seat free
       *[other] { $open } seats free
    }
    [playing] playing
    [over] finished
   *[closed] closed
}

# On the card of a table: someone has invited you to the next game there.
lobby-table-asked = you’re invited to play
lobby-table-missing = waiting for { $names }
lobby-table-won = { $share ->
    [1] you won
   *[other] { $percent }% of the win
}
lobby-table-winner = { $winners ->
    [one] { $names } won
   *[other] { $names } won
}

# Which game, as last time, and tables that are over
lobby-find = Find a game
lobby-find-people = Number of players
lobby-find-people-any = Players
lobby-find-people-some = { $people ->
    [one] 1 player
   *[other] { $people } players
}
lobby-find-minutes = How long it may take
lobby-find-minutes-any = Time
lobby-find-minutes-some = up to { $minutes } min
lobby-find-none = No games match.
lobby-find-all = Show all games
# A button: set up a table with the same choices as the last one.
lobby-last = Same as last time
lobby-last-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
lobby-last-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
lobby-last-open = { $open ->
    [one] one free seat
   *[other] { $open } free seats
}
lobby-forget = Forget this game: { $game }, { $date }
lobby-forget-about = Take it off your list, and your name off the table
# A second tap on the same button confirms it.
lobby-forget-sure = Forget it?

# Several people at one browser
family-title = Who plays?
family-about = Everyone who plays here can have a name and a colour. They stay in this browser: there are no accounts.
family-who = Who plays: { $name }
# A badge beside the person of this browser who plays at the moment.
family-plays = playing now
family-name = Name
family-colour = Colour
family-colour-number = Colour { $number }
family-colour-about = At a new table you get the seat in your colour, if there is one.
family-remove = Remove { $name }
family-new = Someone else
family-add = Add

lobby-setup = A table for { $game }
lobby-players = How many players?
lobby-seats = Who sits where?
lobby-seat-kind = Seat { $number }: who plays
lobby-seat-name = Seat { $number }: name
lobby-seat-me = { $first ->
    [yes] Me
   *[no] On this screen
}
lobby-seat-open = Anyone with the link
lobby-public = List this table in the lobby, so that anyone can join
lobby-hints = Hints
lobby-hints-about = On your turn you can ask what the strongest bot would do, knowing only what you know.
lobby-undo = Undo
lobby-undo-about = You can take a move back as long as no one else has acted and no one has learned anything from it.
lobby-undo-clocked = Not with a clock.
lobby-clock = Clock
lobby-clock-none = No clock: take your time
lobby-chat = Free chat
lobby-chat-about = Players can write to each other freely, not just use the ready-made phrases.
lobby-many-seats = Several seats each
lobby-many-seats-about = One visitor can take several seats, and so see several hands.
lobby-look-back = Open to anyone afterwards
lobby-look-back-about = After the game, anyone with the link can see every hand and the review, not just the players.
# The button that sets up the table with the options chosen.
lobby-start = Set it up

# Options that many games have; one with words of its own for them uses those
option-first = Who goes first
option-first-about = Chosen at random, or by you.
option-first-value = { $value ->
    [lot] At random
   *[seat] Player { $value }
}

# Names for guests who have not chosen one
lobby-name-1 = Brave Otter
lobby-name-2 = Soggy Sock
lobby-name-3 = Captain Duck
lobby-name-4 = Lucky Newt
lobby-name-5 = Salty Pretzel
lobby-name-6 = Sir Splash
lobby-name-7 = Muddy Boots
lobby-name-8 = Queen Bubble
lobby-name-9 = Sleepy Eel
lobby-name-10 = Rusty Bucket
lobby-name-11 = Merry Clam
lobby-name-12 = Noble Shrimp

# Besides sitting at a table
lobby-doors = Puzzles, drawing, printing, the lab
lobby-daily = Puzzle of the day
lobby-daily-about = A new one every day, the same for everyone.
lobby-draw = Draw a board
lobby-draw-about = Your own board, to play and to share.
lobby-print = Print
lobby-print-about = Boards and rules on paper.
