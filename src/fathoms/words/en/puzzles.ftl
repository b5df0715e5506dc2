# Boards of one's own

draw-title = Draw a board
draw-about = Draw a board of your own, try it at once, and send the link to a friend.
draw-others = Other boards
draw-share = Share the link
draw-copy = Copy the link
draw-copied = Copied
draw-print = Print it
draw-link-broken = This link does not hold a board that can be played. { $why }

# The puzzles of the day

daily-title = Puzzles of the day
daily-about = The same for everyone, and new every day.
daily-streak = { $days ->
    [0] Solve one today and begin a streak.
    [one] Your streak: 1 day
   *[other] Your streak: { $days } days
}
daily-puzzle = The puzzle
daily-puzzle-about = For one player, without a clock. There are hints if you are stuck.
daily-puzzle-play = Solve it
daily-puzzle-again = Solve it once more
daily-solved = Solved!
daily-move = Find the best move
daily-move-about = You play { $seat }. Choose on the board or with the buttons: one move is surely better than all others.
daily-seat = seat { $number }
daily-right = { $chance } % to win: that is the best move there is.
daily-wrong = Your move wins { $chance } % of the games, the best one { $best } %.
daily-same-as-usual = It is what most would do at first sight.
daily-proof = Every move was played on in { $worlds } imagined worlds that you could not tell apart. The figures may be off by about { $error } points.
daily-moves = What each move is worth
daily-worth = { $move }: { $chance } %
daily-yours = your move
daily-best = the best
daily-other-moves = { $count ->
    [one] One more move is worse.
   *[other] { $count } more moves are worse.
}
daily-play-on = Play on from here
daily-think-again = Try another move
daily-nothing = There is no move to find today.

# Printing

print-title = Print
print-about = Boards and rules on paper, for the table without a screen.
print-rules = Rules on two pages
print-board = A board
print-now = Print
print-others = Other sheets
print-hint = Paper: A4, at 100 %. Your browser can save it as a PDF, too.
print-foot = Fathoms: the rules in our own words.
