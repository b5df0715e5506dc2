# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = The game is over
card-chances = How the chances went
card-start = start
card-end = end
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }
