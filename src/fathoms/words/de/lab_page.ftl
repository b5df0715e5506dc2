# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = Das Labor
study-closed = Das Labor dieses Servers ist geschlossen. Auf deinem eigenen Rechner kann Fathoms dieselben Fragen beantworten.
study-intro = Frag ein Spiel, was du willst: Bots spielen es tausendfach, und jede Zahl sagt, wie sicher sie ist.

study-game = Welches Spiel?
study-players = Wie viele spielen mit?
study-bots = Wer spielt?
study-bots-greedy = Bots, die vernünftig spielen
study-bots-random = Bots, die zufällig spielen
study-bots-learned = Trainierte Bots
study-bots-mixed = Abwechselnd: ein vernünftiger, ein zufälliger …
study-games = Wie viele Spiele?
study-games-number = Anzahl der Spiele
study-games-about = Mehr Spiele, engere Intervalle: Viermal so viele halbieren sie. Hier höchstens { $most }.
study-options = Optionen
study-options-changed = { $count ->
    [0] alles wie üblich
    [one] eine geändert
   *[other] { $count } geändert
}
study-compare = Mit einer zweiten Variante vergleichen
study-compare-about = Beide Varianten bekommen dasselbe Glück, damit auch kleine Unterschiede auffallen.
study-options-one = Optionen der ersten Variante
study-options-other = Optionen der zweiten Variante
study-house-title = Hausregelwerte
study-house-one = Hausregelwerte der ersten Variante
study-house-other = Hausregelwerte der zweiten Variante
study-house-about = Zahlen, die die Spielregeln offenlassen. Wenn du sie änderst, müssen die Regeln erst vorbereitet werden; das kann ein paar Minuten dauern.
study-house-usual = üblich: { $value }
study-house = { $name } = { $value }
study-seed = Startwert
study-seed-about = Derselbe Startwert ergibt dieselben Spiele.
study-start = Spiele starten
study-mine = Deine Studien
study-line = { $players } Spieler, { $games } Spiele{ $compared ->
    [yes] , zwei Varianten
   *[no] { "" }
}
study-state = { $state ->
    [waiting] wartet
    [playing] läuft
    [done] fertig
    [stopped] angehalten
   *[failed] fehlgeschlagen
}

# A study
study-asked-greedy = Bots, die vernünftig spielen
study-asked-random = Bots, die zufällig spielen
study-asked-learned = trainierte Bots
study-asked-mixed = abwechselnd vernünftige und zufällige Bots
study-option = { $option }: { $value }
study-yes = ja
study-no = nein
study-empty = leer
study-one = Erste Variante
study-other = Zweite Variante

study-status-waiting = { $place ->
    [one] Du bist als Nächstes dran: Eine andere Studie läuft noch.
   *[other] In der Schlange auf Platz { $place }.
}
study-status-preparing = Die Regeln werden vorbereitet …
study-status-playing = Die Spiele laufen. Die Zahlen pendeln sich ein, während du zusiehst.
study-status-further = Fast fertig: Ein paar weitere Spiele trennen Glück von Können.
study-status-done = Alle Spiele sind gespielt.
study-games-played = Gespielte Spiele
study-played = { $played } von { $games } Spielen
study-stop = Anhalten
study-again = Frage ändern
study-new = Etwas anderes fragen
study-copy = Link kopieren
study-copied = Kopiert!
study-save-json = Zahlen (JSON)
study-save-csv = Tabelle (CSV)
study-save-html = Seite (HTML)

# Reading plots
study-reading = Die Punkte sind das, was herauskam; die Linien reichen so weit, wie der Zufall sie verschoben haben kann (95 %).
study-column-of = Was
study-column-value = Wert
study-column-from = Von
study-column-to = bis
study-column-games = Spiele
study-fair = gleich
study-as-said = wie gesagt
study-average = im Schnitt
study-interval = { $low } bis { $high }
study-in = { $value } { $unit }
study-points-of-hundred = { $value } PP
study-percentage-points = Prozentpunkte
study-played-axis = Anteil des Spiels, der gespielt ist
study-said-axis = grob geschätzte Chance
study-came-axis = traf ein
study-colours = Dunkel ist { $low }, hell ist { $high }.
study-colours-both = Lila ist { $low }, Orange ist { $high }; blass ist nichts.
study-others = { $count ->
    [one] Eine weitere Zeile steht in der Tabelle.
   *[other] { $count } weitere stehen in der Tabelle.
}

# What a plot says, in a sentence
study-answer = Kurz gesagt
study-answer-balance = { $luck ->
    [yes] Wo man sitzt, spielt kaum eine Rolle, soweit diese Spiele das zeigen.
   *[no] { $of } gewinnt am häufigsten, in { $value } der Spiele, und das ist kaum nur Zufall.
}
study-answer-length = Ein Spiel dauert am Tisch etwa { $minutes } Minuten und hat { $decisions } Entscheidungen.
study-answer-surest = Am sichersten: { $changes }.
study-says-ends = { $of }: So enden { $value } der Spiele.
study-says-most = Am meisten: { $most } ({ $high }), am wenigsten: { $least } ({ $low }).
study-says-same = Alle sind gleich, soweit diese Spiele das zeigen: { $low } bis { $high }.
study-says-course = Zur Halbzeit hat der spätere Sieger eine Chance von { $half }; nach drei Vierteln sind es { $late }.
study-choice-title = Aktionen zur Wahl
study-differences = Was die zweite Variante ändert
study-differences-about = Um wie viel jede Zahl in der zweiten Variante größer oder kleiner ist. Ein Unterschied gilt als echt, wenn reiner Zufall unter allen untersuchten in weniger als einer von zwanzig Studien so einen zeigen würde.
study-differences-wait = Das Urteil folgt, wenn beide Varianten gespielt sind.
study-differences-unit = { $unit }, zweite minus erste
study-parts-about = Was gezählt wird
