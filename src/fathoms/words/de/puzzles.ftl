# Boards of one's own

draw-title = Brett zeichnen
draw-about = Zeichne ein eigenes Brett, probier es gleich aus und schick den Link an Freunde.
draw-others = Andere Bretter
draw-share = Link teilen
draw-copy = Link kopieren
draw-copied = Kopiert
draw-print = Drucken
draw-link-broken = In diesem Link steckt kein spielbares Brett. { $why }

# The puzzles of the day

daily-title = Rätsel des Tages
daily-about = Für alle dieselben und jeden Tag neu.
daily-streak = { $days ->
    [0] Löse heute eins und starte eine Rätselserie.
    [one] Deine Rätselserie: 1 Tag
   *[other] Deine Rätselserie: { $days } Tage
}
daily-puzzle = Das Rätsel
daily-puzzle-about = Für dich allein, ohne Uhr. Wenn du nicht weiterkommst, gibt es Tipps.
daily-puzzle-play = Lösen
daily-puzzle-again = Noch einmal lösen
daily-solved = Gelöst!
daily-move = Finde den besten Zug
daily-move-about = Du sitzt auf { $seat }. Wähle auf dem Brett oder mit den Knöpfen: Ein Zug ist klar besser als alle anderen.
daily-seat = Platz { $number }
daily-right = { $chance } % Siegchance: Einen besseren Zug gibt es nicht.
daily-wrong = Dein Zug gewinnt { $chance } % der Spiele, der beste { $best } %.
daily-same-as-usual = So würden auf den ersten Blick die meisten spielen.
daily-proof = Jeder Zug wurde in { $worlds } gedachten Welten weitergespielt, die für dich alle gleich aussehen. Die Zahlen können um etwa { $error ->
    [one] 1 Prozentpunkt
   *[other] { $error } Prozentpunkte
} danebenliegen.
daily-moves = Was jeder Zug wert ist
daily-worth = { $move }: { $chance } %
daily-yours = dein Zug
daily-best = der beste
daily-other-moves = { $count ->
    [one] Ein weiterer Zug ist schlechter.
   *[other] { $count } weitere Züge sind schlechter.
}
daily-play-on = Hier weiterspielen
daily-think-again = Anderen Zug probieren
daily-nothing = Heute gibt es keinen Zug zu finden.

# Printing

print-title = Drucken
print-about = Bretter und Regeln auf Papier, für den Tisch ohne Bildschirm.
print-rules = Regeln auf zwei Seiten
print-board = Ein Brett
print-now = Drucken
print-others = Andere Blätter
print-hint = Papier: A4, Größe 100 %. Dein Browser kann es auch als PDF speichern.
print-foot = Fathoms: die Regeln in unseren eigenen Worten.
