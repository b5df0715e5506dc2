# The front page and setting up a table

lobby-title = Board games
lobby-tagline = Board games with some depth. Pull up a chair.
lobby-play-now = Play now
lobby-play-now-about = against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
lobby-friends = With friends
lobby-screen = On this screen
lobby-solo = Solo puzzles
lobby-options = Options

lobby-lab = The lab
lobby-lab-about = How long is an evening? Does the first seat win too often? Have thousands of games played, and see.

lobby-games = Your games

lobby-mine = Your tables
lobby-mine-over = Your finished tables
lobby-open = A seat is free
lobby-running = Games to watch
lobby-no-tables = No tables yet. Yours could be the first.
lobby-table-players = { $people ->
    [0] nobody yet
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

lobby-setup = A table for { $game }
lobby-players = How many players?
lobby-seats = Who sits where?
lobby-seat-kind = Seat { $number }: who plays
lobby-seat-name = Seat { $number }: name
lobby-seat-me = { $first ->
    [yes] Me
   *[no] On this screen
}
lobby-seat-open = Whoever has the link
lobby-public = List this table in the lobby, for anyone to join
lobby-hints = Hints
lobby-hints-about = Whoever is to move may ask what the strongest bot would do, from what that player knows.
lobby-start = Set it up

# Options that many games have; one with words of its own for them uses those
option-first = Who begins
option-first-about = Drawn by lot, or chosen by you.
option-first-value = { $value ->
    [lot] Drawn by lot
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
