# Boards of one's own

draw-title = Draw a board
draw-about = Draw your own board, try it right away, and send the link to a friend.
draw-others = Other boards
draw-share = Share the link
draw-copy = Copy the link
draw-copied = Copied
draw-print = Print it
# $why is a whole sentence.
draw-link-broken = This link doesn’t hold a playable board. { $why }

# The puzzles of the day

daily-title = Puzzles of the day
daily-about = The same for everyone, and new every day.
daily-streak = { $days ->
    [0] Solve one today to start a streak.
    [one] Your streak: 1 day
   *[other] Your streak: { $days } days
}
daily-puzzle = The puzzle
daily-puzzle-about = For one player, without a clock. If you’re stuck, there are hints.
daily-puzzle-play = Solve it
daily-puzzle-again = Solve it again
daily-solved = Solved!
daily-move = Find the best move
daily-move-about = You play { $seat }. Choose on the board or with the buttons: one move is clearly better than all the others.
daily-seat = seat { $number }
daily-right = { $chance }% to win: that’s the best move there is.
daily-wrong = Your move wins { $chance }% of the games, the best one { $best }%.
daily-same-as-usual = It’s what most players would do at first sight.
daily-proof = Every move was played on in { $worlds } imagined worlds that look the same to you. The figures can be off by about { $error } percentage points.
daily-moves = What each move is worth
daily-worth = { $move }: { $chance }%
daily-yours = your move
daily-best = best
daily-other-moves = { $count ->
    [one] One more move is worse.
   *[other] { $count } more moves are worse.
}
daily-play-on = Play on from here
daily-think-again = Try another move
daily-nothing = There’s no move to find today.

# Printing

print-title = Print
print-about = Boards and rules on paper, for a table without a screen.
print-rules = Rules on two pages
print-board = A board
print-now = Print
print-others = Other sheets
print-hint = Paper: A4, at 100%. Your browser can save it as a PDF, too.
print-foot = Fathoms: the rules in our own words.
