# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = Das Spiel ist aus
card-chances = Verlauf der Chancen
card-start = Anfang
card-end = Ende
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }

# What messengers show of a table's link
preview-waiting = { $people ->
    [one] { $names } wartet schon.
   *[other] { $names } warten schon.
}
preview-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
preview-playing = Das Spiel läuft. Komm und schau zu.
preview-over = Das Spiel ist aus. Sieh nach, wie es lief.
preview-picture = Die Plätze am Tisch: { $taken } von { $seats } sind besetzt.
