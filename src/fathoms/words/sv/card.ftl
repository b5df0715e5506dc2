# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = Spelet är slut
card-chances = Så gick det med chanserna
card-start = start
card-end = slut
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }

# What messengers show of a table's link
preview-waiting = { $people ->
    [one] { $names } väntar.
   *[other] { $names } väntar.
}
preview-free = { $free ->
    [one] En plats är ledig.
   *[other] { $free } platser är lediga.
}
preview-playing = Spelet är igång. Kom och titta på.
preview-over = Spelet är slut. Se hur det gick.
preview-picture = Platserna vid bordet: { $taken } av { $seats } är upptagna.
