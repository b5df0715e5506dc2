# Boards of one's own

draw-title = Tegn et brett
draw-about = Tegn ditt eget brett, prøv det med en gang, og send lenken til en venn.
draw-others = Andre brett
draw-share = Del lenken
draw-copy = Kopier lenken
draw-copied = Kopiert
draw-print = Skriv det ut
draw-link-broken = I denne lenken er det ikke noe brett som kan spilles. { $why }

# The puzzles of the day

daily-title = Dagens nøtter
daily-about = De samme for alle, og nye hver dag.
daily-streak = { $days ->
    [0] Løs en i dag, og begynn på en rekke.
    [one] Rekken din: 1 dag
   *[other] Rekken din: { $days } dager
}
daily-puzzle = Nøtta
daily-puzzle-about = For én spiller, uten klokke. Sitter du fast, kan du få hint.
daily-puzzle-play = Løs den
daily-puzzle-again = Løs den en gang til
daily-solved = Løst!
daily-move = Finn det beste trekket
daily-move-about = Du spiller på { $seat }. Velg på brettet eller med knappene: ett trekk er klart bedre enn alle andre.
daily-seat = plass { $number }
daily-right = { $chance } % sjanse for å vinne: det er det beste trekket som finnes.
daily-wrong = Trekket ditt vinner { $chance } % av partiene, det beste { $best } %.
daily-same-as-usual = Det er det de fleste ville gjort ved første øyekast.
daily-proof = Hvert trekk ble spilt videre i { $worlds } tenkte verdener som du ikke kunne se forskjell på. Tallene kan bomme med omtrent { $error } prosentpoeng.
daily-moves = Hva hvert trekk er verdt
daily-worth = { $move }: { $chance } %
daily-yours = ditt trekk
daily-best = det beste
daily-other-moves = { $count ->
    [one] Ett trekk til er dårligere.
   *[other] { $count } trekk til er dårligere.
}
daily-play-on = Spill videre herfra
daily-think-again = Prøv et annet trekk
daily-nothing = Det er ikke noe trekk å finne i dag.

# Printing

print-title = Skriv ut
print-about = Brett og regler på papir, til bordet uten skjerm.
print-rules = Regler på to sider
print-board = Et brett
print-now = Skriv ut
print-others = Andre ark
print-hint = Papir: A4, i 100 %. Nettleseren kan også lagre det som PDF.
print-foot = Fathoms: reglene med våre egne ord.
