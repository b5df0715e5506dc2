# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = The game is over
card-chances = How everyone’s chances changed
card-start = start
card-end = end
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }

# What messengers show of a table's link
preview-waiting = { $people ->
    [one] { $names } is waiting.
   *[other] { $names } are waiting.
}
preview-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-playing = The game is on. Come and watch!
preview-over = The game is over. See how it went.
preview-picture = The seats of the table: { $taken } of { $seats } are taken.
