# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = Spillet er slutt
card-chances = Hvordan sjansene gikk
card-start = start
card-end = slutt
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }

# What messengers show of a table's link
preview-waiting = { $people ->
    [one] { $names } venter.
   *[other] { $names } venter.
}
preview-free = { $free ->
    [one] Én plass er ledig.
   *[other] { $free } plasser er ledige.
}
preview-playing = Spillet er i gang. Kom og se på.
preview-over = Spillet er slutt. Se hvordan det gikk.
preview-picture = Plassene ved bordet: { $taken } av { $seats } er tatt.
