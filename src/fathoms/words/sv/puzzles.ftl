# Boards of one's own

draw-title = Rita ett bräde
draw-about = Rita ett eget bräde, prova det direkt och skicka länken till en vän.
draw-others = Andra bräden
draw-share = Dela länken
draw-copy = Kopiera länken
draw-copied = Kopierad
draw-print = Skriv ut
draw-link-broken = Den här länken innehåller inget bräde som går att spela. { $why }

# The puzzles of the day

daily-title = Dagens pussel
daily-about = Samma för alla, och nya varje dag.
daily-streak = { $days ->
    [0] Lös ett i dag och börja på en svit.
    [one] Din svit: 1 dag
   *[other] Din svit: { $days } dagar
}
daily-puzzle = Pusslet
daily-puzzle-about = För en spelare, utan klocka. Det finns ledtrådar om du kör fast.
daily-puzzle-play = Lös det
daily-puzzle-again = Lös det en gång till
daily-solved = Löst!
daily-move = Hitta det bästa draget
daily-move-about = Du spelar på { $seat }. Välj på spelplanen eller med knapparna: ett drag är klart bättre än alla andra.
daily-seat = plats { $number }
daily-right = { $chance }{ "\u00A0" }% chans att vinna: det är det bästa draget som finns.
daily-wrong = Ditt drag vinner { $chance }{ "\u00A0" }% av partierna, det bästa { $best }{ "\u00A0" }%.
daily-same-as-usual = Det är vad de flesta skulle göra vid första anblicken.
daily-proof = Varje drag spelades vidare i { $worlds } tänkta världar som du inte kunde skilja åt. Siffrorna kan slå fel med ungefär { $error ->
    [one] { $error } procentenhet
   *[other] { $error } procentenheter
}.
daily-moves = Vad varje drag är värt
daily-worth = { $move }: { $chance }{ "\u00A0" }%
daily-yours = ditt drag
daily-best = det bästa
daily-other-moves = { $count ->
    [one] Ett drag till är sämre.
   *[other] { $count } drag till är sämre.
}
daily-play-on = Spela vidare härifrån
daily-think-again = Prova ett annat drag
daily-nothing = I dag finns det inget drag att hitta.

# Printing

print-title = Skriv ut
print-about = Bräden och regler på papper, för bordet utan skärm.
print-rules = Regler på två sidor
print-board = Ett bräde
print-now = Skriv ut
print-others = Andra ark
print-hint = Papper: A4, i 100{ "\u00A0" }%. Din webbläsare kan också spara det som PDF.
print-foot = Fathoms: reglerna med våra egna ord.
