# Boards of one's own

draw-title = Tegn en spilleplade
draw-about = Tegn din egen spilleplade, prøv den med det samme, og send linket til en ven.
draw-others = Andre spilleplader
draw-share = Del linket
draw-copy = Kopiér linket
draw-copied = Kopieret
draw-print = Udskriv den
draw-link-broken = I dette link er der ikke en plade, der kan spilles på. { $why }

# The puzzles of the day

daily-title = Dagens opgaver
daily-about = De samme for alle, og nye hver dag.
daily-streak = { $days ->
    [0] Løs en i dag, og begynd en stime.
    [one] Din stime: 1 dag
   *[other] Din stime: { $days } dage
}
daily-puzzle = Opgaven
daily-puzzle-about = For én spiller, uden ur. Der er hints, hvis du går i stå.
daily-puzzle-play = Løs den
daily-puzzle-again = Løs den en gang til
daily-solved = Løst!
daily-move = Find det bedste træk
daily-move-about = Du spiller på { $seat }. Vælg på pladen eller med knapperne: Ét træk er klart bedre end alle andre.
daily-seat = plads { $number }
daily-right = { $chance } % chance for at vinde: Det er det bedste træk, der findes.
daily-wrong = Dit træk vinder { $chance } % af partierne, det bedste { $best } %.
daily-same-as-usual = Det er, hvad de fleste ville gøre ved første øjekast.
daily-proof = Hvert træk blev spillet videre i { $worlds } tænkte verdener, som du ikke kunne kende fra hinanden. Tallene kan være cirka { $error } procentpoint ved siden af.
daily-moves = Hvad hvert træk er værd
daily-worth = { $move }: { $chance } %
daily-yours = dit træk
daily-best = det bedste
daily-other-moves = { $count ->
    [one] Ét træk til er dårligere.
   *[other] { $count } træk til er dårligere.
}
daily-play-on = Spil videre herfra
daily-think-again = Prøv et andet træk
daily-nothing = Der er ikke noget træk at finde i dag.

# Printing

print-title = Udskriv
print-about = Spilleplader og regler på papir, til bordet uden skærm.
print-rules = Regler på to sider
print-board = En spilleplade
print-now = Udskriv
print-others = Andre ark
print-hint = Papir: A4, i 100 %. Din browser kan også gemme det som PDF.
print-foot = Fathoms: reglerne med vores egne ord.
