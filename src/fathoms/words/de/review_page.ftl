# The review of a finished game, and the page with the reader's own games

review-title = Analyse: { $game }
review-moment = Dieser Moment
review-graph = Die Chancen aller im Lauf des Spiels
review-chance-of = { $names } { $chance }
review-percent = { $percent }{ "\u00A0" }%
review-less-than = weniger als { $percent }{ "\u00A0" }%
review-change = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
    [plus] +{ $percent }{ "\u00A0" }%
   *[none] ±0{ "\u00A0" }%
}

# How far it is
review-none = Für dieses Spiel gibt es noch keine Analyse.
review-ask = Dieses Spiel analysieren
review-waiting = { $place ->
    [one] Deine Analyse ist als Nächste dran.
   *[other] Deine Analyse ist Nummer { $place } in der Schlange.
}
review-preparing = Das Spiel wird noch einmal gespielt …
review-thinking = { $done } von { $of } Entscheidungen analysiert
review-failed = Die Analyse ist fehlgeschlagen.
review-stop = Anhalten
review-decisions = Analysierte Entscheidungen

# A decision
review-something = etwas anderes
review-better = Besser: „{ $action }“, { $chance }.
review-chose = { $whose ->
    [you] Du hast „{ $action }“ gewählt: { $chance }.
   *[other] { $name } hat „{ $action }“ gewählt: { $chance }.
}
review-cost = Das hat { $loss } eines Sieges gekostet, plus/minus { $doubt }.
review-fine = Keine andere Wahl war klar besser.
review-open = Hätte nichts verdeckt gelegen, wäre „{ $action }“ um { $gain } eines Sieges besser gewesen. Das konnte niemand wissen.
review-luck = { $way ->
    [up] Das Glück hat { $name } gerade { $change } gebracht.
   *[down] Das Pech hat { $name } gerade { $change } gekostet.
}
review-no-choice = Hier gab es nichts zu entscheiden.
review-not-thought = Dieser Moment ist noch nicht analysiert.
review-over = Das Spiel ist aus.
review-as = Mit den Augen von { $name }
review-loading = Die Sätze werden geladen …

# From mistake to mistake
review-mistakes = Fehler
review-mistakes-none = { $whose ->
    [unknown] Noch nicht analysiert
    [mine] Kein klarer Fehler von dir
   *[all] Kein klarer Fehler
}
review-mistake-of = { $number ->
    [0] { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
    [one] Fehler { $number } von { $count }
   *[other] Fehler { $number } von { $count }
}
review-next = Nächster Fehler
review-previous = Voriger Fehler
review-keys = Tasten N und P: von Fehler zu Fehler
review-everyone = Von allen
review-legend-mistake = ein Fehler: je größer das Zeichen, desto teurer
review-legend-luck = Glück oder Pech
review-legend-band = wie sicher die Linie ist

# Turning points
review-turns = Wendepunkte
review-turns-later = Du siehst sie, sobald die Analyse fertig ist.
review-turn = { $by ->
    [luck] Durch Glück: { $change } für { $name }
   *[choice] Durch diese Wahl: { $change } für { $name }
}

# What was luck, and what was mine
review-insights = Was das Spiel selbst zeigt
review-sums = Glück und Entscheidungen
review-sums-about = Ausgangslage, eigene Entscheidungen, Entscheidungen der anderen und Glück ergeben zusammen das Ergebnis.
review-term = { $term ->
    [choices] Eigene Wahl
    [others] Wahl der anderen
   *[luck] Glück
}
review-way = Von { $start } auf { $result }
review-accuracy = Genauigkeit
review-accuracy-none = nichts zu wählen
review-glance = Hier spielen alle gleichzeitig, und wer am schnellsten ist, gewinnt. Deshalb werden die Chancen vor und nach jeder Aktion nur grob geschätzt, und nichts gilt als Fehler.
review-table = Dasselbe als Tabelle
review-column-player = Spieler
review-column-start = Start
review-column-result = Ergebnis

review-share = Bild teilen
review-to-table = Zum Tisch

# The reader's own games
mine-title = Deine Spiele
mine-about = Deine beendeten Spiele auf diesem Server. Sie gehören zu diesem Browser: Werden seine Cookies gelöscht, kann sie hier niemand mehr finden.
mine-none = Noch keine beendeten Spiele. Spiel eins, dann wird es hier aufgehoben.
mine-all = Alle Spiele
mine-game = Welches Spiel
mine-list = Beendete Spiele
mine-more = Ältere Spiele zeigen
mine-result = { $share ->
    [1] Gewonnen
    [0] Verloren
   *[other] { $percent } % des Sieges
}
mine-accuracy = Genauigkeit { $accuracy }
mine-luck = Glück { $luck }
mine-replay = Rückblick
mine-review = Analyse
mine-review-of = Analyse: { $game }, { $date }
mine-replay-of = Rückblick: { $game }, { $date }
mine-sums = Deine Spiele in Zahlen
mine-sum-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
mine-sum-best = Meiste Punkte
mine-sum-longest = Meiste Siege in Folge
mine-sum-run = Siege in Folge, jetzt
mine-sum-last = Zuletzt
mine-totals = Wie es dir ergeht
mine-against = Gegen
mine-people = Menschen
mine-games = Spiele
mine-won = Gewonnen
mine-between = 95-%-Intervall
mine-interval = { $low } bis { $high }
mine-course = Genauigkeit mit der Zeit
mine-course-about = { $games ->
    [one] Ein analysiertes Spiel
   *[other] { $games } analysierte Spiele
}, Genauigkeit im Schnitt { $mean }. Die Linie ist das Mittel aus je fünf Spielen.
mine-course-one = Spiel { $number }, { $date }: { $accuracy }
mine-axis = deine Spiele, das älteste zuerst
mine-export = Alle als Datei speichern
mine-delete = Deine Spiele löschen …
mine-delete-title = Deine Spiele löschen?
mine-delete-about = { $games ->
    [one] Dein beendetes Spiel wird
   *[other] Deine { $games } beendeten Spiele werden
} endgültig von dieser Liste genommen. Dein Name verschwindet von den Tischen, und was du erreicht hast, wird vergessen; die anderen behalten ihre Spiele. Das kann niemand rückgängig machen.
mine-delete-yes = Löschen
mine-delete-no = Behalten
mine-deleted = Deine Spiele sind gelöscht.
