# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = Spillet er slut
card-chances = Sådan svingede chancerne
card-start = start
card-end = slut
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }

# What messengers show of a table's link
preview-waiting = { $people ->
    [one] { $names } venter.
   *[other] { $names } venter.
}
preview-free = { $free ->
    [one] Én plads er ledig.
   *[other] { $free } pladser er ledige.
}
preview-playing = Spillet er i gang. Kom og kig med.
preview-over = Spillet er slut. Se, hvordan det gik.
preview-picture = Pladserne ved bordet: { $taken } af { $seats } er taget.
