# The picture of a finished game, to be shared.

card-title = Fathoms
card-over = Peli on ohi
card-chances = Miten mahdollisuudet vaihtelivat
card-start = alku
card-end = loppu
card-said = { $game }. { $result } { $scores }
card-score = { $name }: { $score }

# What messengers show of a table's link
preview-waiting = { $people ->
    [one] { $names } odottaa.
   *[other] { $names } odottavat.
}
preview-free = { $free ->
    [one] Yksi paikka on vapaana.
   *[other] { $free } paikkaa on vapaana.
}
preview-playing = Peli on käynnissä. Tule katsomaan.
preview-over = Peli on ohi. Katso, miten siinä kävi.
preview-picture = Pöydän paikat: varattu { $taken }/{ $seats }.
