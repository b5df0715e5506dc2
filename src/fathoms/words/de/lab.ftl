# The lab: what is asked of a game, and what comes out

lab-measure-unknown = Eine Messgröße „{ $given }“ gibt es nicht. Zur Wahl stehen: { $measures }.

# Families of measures, and the units they are in

family-balance = Balance
family-length = Dauer
family-ends = Spielende
family-points = Punkte
family-choice = Auswahl
family-drama = Spannung
family-outlook = Prognose
family-parts = Bestandteile

unit-share = Anteil
unit-chance = Chance
unit-doubt = Wahrscheinlichkeit bei reinem Zufall
unit-decisions = Entscheidungen
unit-turns = Züge
unit-rounds = Runden
unit-minutes = Minuten
unit-points = Punkte
unit-actions = Aktionen
unit-changes = Wechsel
unit-times = Mal pro Spiel

# What a figure is about

of-seat = Platz { $number }
of-side = Team { $number }
of-quarter = { $number ->
    [1] Erstes Viertel
    [2] Zweites Viertel
    [3] Drittes Viertel
   *[4] Letztes Viertel
}
of-against-random = gegen einen Bot, der zufällig spielt
of-against-20-slips = gegen einen, der jedes fünfte Mal patzt

# Balance

measure-wins = Siege nach Platz
measure-wins-meaning = Wie oft jeder Platz gewinnt; ein geteilter Sieg zählt für jeden anteilig.
measure-side-wins = Siege nach Team
measure-side-wins-meaning = Wie oft jedes Team gewinnt, wo mehrere Plätze zusammenspielen.
measure-alike = Alle gleich?
measure-alike-meaning = Wie wahrscheinlich so große Unterschiede durch reinen Zufall wären, wenn alle Teams die gleiche Chance hätten: Unter 5 % ist etwas ungleich.
measure-unnoticed = Womöglich übersehen
measure-unnoticed-meaning = Ein Unterschied zwischen den Siegesanteilen zweier Teams, den diese Spiele in vier von fünf Fällen gezeigt hätten; einen kleineren kann es trotzdem geben.

# Length

measure-decisions = Entscheidungen pro Spiel
measure-decisions-meaning = Wie viele Entscheidungen alle zusammen im Schnitt in einem Spiel treffen.
measure-turns = Züge pro Spiel
measure-turns-meaning = Wie viele Züge alle zusammen in einem Spiel haben; was jemand in einem Rutsch tut, ist ein Zug.
measure-rounds = Runden pro Spiel
measure-rounds-meaning = Wie viele Züge hat, wer am häufigsten dran ist.
measure-short-game = Ein kurzes Spiel
measure-short-game-meaning = 5 % der Spiele haben so viele Entscheidungen oder weniger.
measure-long-game = Ein langes Spiel
measure-long-game-meaning = Eins von zwanzig Spielen hat so viele Entscheidungen oder mehr.
measure-minutes = Minuten am Tisch
measure-minutes-meaning = Wie lange ein Spiel für Menschen dauert, die für jede Entscheidung die angegebenen Sekunden brauchen; wer gleichzeitig handeln darf, denkt auch gleichzeitig.
measure-wait = Warten
measure-wait-meaning = Auf wie viele Entscheidungen anderer man zwischen zwei eigenen Zügen wartet.

# Ends

measure-ends = Wie Spiele enden
measure-ends-meaning = Wie oft Spiele auf welche Art enden.
measure-shared-wins = Geteilte Siege
measure-shared-wins-meaning = Wie oft sich mehrere Teams den Sieg teilen.
measure-no-winner = Niemand gewinnt
measure-no-winner-meaning = Wie oft ein Spiel gar keinen Sieger hat.
measure-cut = Abgebrochen
measure-cut-meaning = Wie oft ein Spiel endet, weil es so lang geworden ist, wie ein Spiel sein darf.

# Points

measure-points = Punkte nach Platz
measure-points-meaning = Wie viele Punkte jeder Platz am Ende im Schnitt hat.
measure-points-low = Wenige Punkte
measure-points-low-meaning = In einem von zwanzig Spielen hat der Platz so viele Punkte oder weniger.
measure-points-high = Viele Punkte
measure-points-high-meaning = In einem von zwanzig Spielen hat der Platz so viele Punkte oder mehr.
measure-margin = Vorsprung des Siegers
measure-margin-meaning = Mit wie vielen Punkten das beste Team am Ende im Schnitt vor dem nächsten liegt.

# Choice

measure-choices = Auswahl
measure-choices-meaning = Unter wie vielen erlaubten Aktionen man wählt, im Schnitt über alle Entscheidungen.
measure-usual-choices = Übliche Auswahl
measure-usual-choices-meaning = Bei der Hälfte aller Entscheidungen sind so viele Aktionen erlaubt oder weniger.
measure-many-choices = Große Auswahl
measure-many-choices-meaning = Bei einer von zwanzig Entscheidungen sind so viele Aktionen erlaubt oder mehr.
measure-forced = Keine Wahl
measure-forced-meaning = Bei wie vielen aller Entscheidungen nur eine einzige Aktion erlaubt ist.

# Drama

measure-lead-changes = Führungswechsel
measure-lead-changes-meaning = Wie oft die Führung in einem Spiel von einem Team zum anderen wechselt, gemessen an den Siegchancen; bei Gleichstand führt niemand.
measure-decisive = Endgültig in Führung
measure-decisive-meaning = Wie viel eines Spiels im Schnitt gespielt ist, wenn der spätere Sieger endgültig allein in Führung geht.
measure-decided-early = Früh entschieden
measure-decided-early-meaning = In wie vielen Spielen der spätere Sieger endgültig führt, bevor drei Viertel gespielt sind.
measure-comeback = Tiefpunkt der Sieger
measure-comeback-meaning = Wie tief die Chance der späteren Sieger im Lauf eines Spiels im Schnitt sinkt: je tiefer, desto größer die Aufholjagden.
measure-course = Verlauf der Siegerchance
measure-course-meaning = Wie wahrscheinlich der spätere Sieger in jedem Moment des Spiels gewinnen würde, im Schnitt.

# Outlook

measure-outlook-error = Fehler der Prognose
measure-outlook-error-meaning = Wie weit die grobe Schätzung des Spiels für die Chance eines Teams danebenliegt (Brier-Wert): 0 kennt den Sieger, auf 25 % kommt, wer jedes Mal „halb“ sagt.
measure-chance-error = Fehler der Chance
measure-chance-error-meaning = Dasselbe, nachdem die Schätzung danach berichtigt wurde, wie oft sie zutraf.
measure-came-true = Wie gut die Schätzungen stimmten
measure-came-true-meaning = Wie oft ein Team gewann, dessen Chance das Spiel so hoch geschätzt hatte: Im besten Fall heißt 70 % auch 70 %.

# Parts

measure-met = Wie oft
measure-met-meaning = Wie oft jeder Bestandteil in einem Spiel im Schnitt vorkommt oder genutzt wird.
measure-games-met = Spiele damit
measure-games-met-meaning = In wie vielen Spielen jeder Bestandteil überhaupt vorkommt oder genutzt wird.
measure-gain = Was es ändert
measure-gain-meaning = Wie viel öfter man nach dem Bestandteil gewinnt, als die Chance unmittelbar davor erwarten ließ, im Schnitt; unter null seltener.

# Figures in sentences

lab-per-cent = { $number } %
lab-not-known = nicht bekannt
lab-too-few = zu wenige Spiele, um zu sagen, wie sicher
lab-place = Zeile { $row }, Spalte { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = Wert (zu 95 % sicher)
lab-asked = { $title } für { $players ->
    [one] einen Spieler
   *[other] { $players } Spieler
}, { $bots }. { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }{ $changed }.
}
lab-bots = Bots: { $bots }
lab-tells-minutes = Ein Abend: etwa { $minutes } Minuten, wenn jede Entscheidung { $seconds } Sekunden dauert.
lab-tells-length = Ein Spiel hat { $decisions } Entscheidungen in { $turns } Zügen und { $rounds } Runden.
lab-tells-spread = Eins von zwanzig Spielen hat { $short-game } Entscheidungen oder weniger, eins von zwanzig { $long-game } oder mehr.
lab-tells-ends = Der Sieg wird in { $shared-wins } aller Spiele geteilt, in { $no-winner } gewinnt niemand, und { $cut } werden abgebrochen, weil sie zu lang geworden sind.
lab-tells-margin = Das beste Team liegt { $margin } Punkte vor dem nächsten.
lab-tells-choices = Zur Wahl stehen { $choices } erlaubte Aktionen: bei der Hälfte der Entscheidungen { $usual-choices } oder weniger, bei einer von zwanzig { $many-choices } oder mehr.
lab-tells-forced = { $forced } aller Entscheidungen sind keine: Nur eine Aktion ist erlaubt.
lab-tells-changes = Die Führung wechselt { $lead-changes } Mal pro Spiel.
lab-tells-decisive = Der spätere Sieger geht nach { $decisive } eines Spiels endgültig in Führung, in { $decided-early } aller Spiele noch vor dem letzten Viertel.
lab-tells-comeback = An ihrem Tiefpunkt haben spätere Sieger eine Chance von { $comeback }.
lab-tells-mixed = Hier spielen verschiedene Bots, und dieselbe Stellung ist dem einen mehr wert als dem anderen: Was auf Chancen beruht, fehlt deshalb.
lab-tells-alike = { $who ->
    [sides] Kein Zeichen, dass es auf das Team ankommt
   *[seats] Kein Zeichen, dass es auf den Platz ankommt
}{ $missed ->
    [none] .
   *[other] ; einen Unterschied von { $missed } Prozentpunkten oder mehr hätten wir in vier von fünf Fällen bemerkt.
}
lab-tells-uneven = { $who ->
    [sides] Es kommt darauf an, wo man sitzt: So große Unterschiede zwischen den Teams sind kaum je Zufall.
   *[seats] Es kommt darauf an, wo man sitzt: So große Unterschiede zwischen den Plätzen sind kaum je Zufall.
}
lab-tells-most = { $most } gewinnt am häufigsten ({ $wins }), { $least } am seltensten ({ $fewest }).
lab-tells-outlook = Wo die grobe Schätzung des Spiels 75 % sagt, trifft es in { $came } ein.
lab-left-out = { $count ->
    [one] Eine weitere Zeile steht
   *[other] { $count } weitere stehen
} in --html und --json.

lab-seconds-wrong = Eine Entscheidung braucht etwas Zeit: { $given } Sekunden können nicht sein.
lab-players-wrong = „{ $given }“ ist keine Spielerzahl.
lab-sweep-twice = „{ $given }“ kommt in der Reihe zweimal vor. Jeder Wert wird einmal gespielt: Lass einen davon weg.

# Comparisons and ranges

lab-usual = üblich
lab-head-difference = Unterschied (zu 95 % sicher)
lab-head-doubt = durch reinen Zufall
lab-hardly-ever = kaum je
lab-tells-real = { $real ->
    [0] Kein Unterschied ist echt: Von { $all } untersuchten kann jeder Zufall sein.
    [one] Einer von { $all } Unterschieden ist echt, berichtigt um die Zahl der untersuchten.
   *[other] { $real } von { $all } Unterschieden sind echt, berichtigt um die Zahl der untersuchten.
}
lab-tells-too-few = { $games } Spiele sind zu wenig, um einen Unterschied vom Zufall zu trennen: Spiele mindestens { $fewest } von jeder Variante.
lab-tells-same = Kein Zeichen für einen Unterschied: { $measures }.

# Pages with plots

lab-no-plots = Die Seite, die Diagramme zeichnet, ist noch nicht gebaut. Rufe `make client` auf oder lass --html weg.
lab-no-frames = Für Datentabellen braucht es pandas oder polars, und keins davon ist installiert. Installiere eins oder nimm to_csv().
lab-page-title = { $title }: eine Studie
lab-page-compared = { $title }: { $one } neben { $other }
lab-page-swept = { $title }: über { $name }
lab-page-table = Als Tabelle
lab-page-tables = All das in Tabellen
lab-page-reading = Wie man das liest
lab-page-sure = Hinter einer Zahl steht, zwischen welchen Werten sie liegt: In neunzehn von zwanzig Studien ist der wahre Wert in diesem Intervall. Mit viermal so vielen Spielen wird es halb so breit. Die Zahlen stammen von Bots, die wie oben angegeben spielen; Menschen spielen vielleicht anders.
lab-axis-fair = wenn alle gleich wären

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = { $given } Spiele mit vorausdenkenden Bots lassen sich nicht spielen. Wähle 0 bis { $most }.

family-luck = Glück und Können
family-information = Wissen
unit-steps = Stufen

measure-deal = Von der Verteilung entschieden
measure-deal-meaning = Wie viel vom Unterschied der Ergebnisse daher kommt, was ein Team bekommt und wo es sitzt: Jede Verteilung wird zweimal gespielt, vom vernünftigen und einem schwächeren Bot, die dazwischen die Plätze tauschen.
measure-skill = Vom Können entschieden
measure-skill-meaning = Wie viel vom Unterschied der Ergebnisse daher kommt, dass ein Bot besser ist als der andere, was er auch bekommt.
measure-rest = Von keinem entschieden
measure-rest-meaning = Wie viel vom Unterschied der Ergebnisse weder von der Verteilung noch vom Können allein kommt: Glück während des Spiels und Verteilungen, die dem einen Bot liegen und dem anderen nicht.
measure-ladder = Leiter des Könnens
measure-ladder-meaning = Wie oft jede Bot-Stufe gegen die Stufe darunter gewinnt, bei gleichen Verteilungen von beiden Seiten; 50 % heißt, dass sie nicht besser spielt.
measure-doubling = Doppelt so lange denken
measure-doubling-meaning = Wie oft ein Bot gegen einen gewinnt, der halb so lange vorausdenkt, bei gleichen Verteilungen von beiden Seiten; wo Bots sich im Tempo unterscheiden, gegen den nächstlangsameren.
measure-depth = Tiefe des Könnens
measure-depth-meaning = Wie viele Male hintereinander doppelt so langes Denken noch mindestens 55 % der Spiele gewinnt: Bei 0 ist mit Vorausdenken fast nichts zu gewinnen.
measure-differ = Zweite Gedanken
measure-differ-meaning = Bei wie vielen Entscheidungen mit Auswahl der Tiefseetaucher, der vorausdenkt, etwas anderes tut als der vernünftige Bot.
measure-hidden = Verborgen
measure-hidden-meaning = Wie viel von allem auf dem Tisch man im Schnitt nicht weiß.
measure-cheating = Was Schummeln bringt
measure-cheating-meaning = Wie oft ein vernünftiger Bot, der alles Verborgene kennt, gegen einen gewinnt, der es nicht kennt, bei gleichen Verteilungen von beiden Seiten: Etwa 50 % heißt, dass es so einem Bot fast nichts bringt.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Gegen jemanden, der jedes fünfte Mal patzt, entscheiden Verteilung und Platz { $deal } von dem, was die Ergebnisse unterscheidet, das Können { $skill }, und keins von beiden { $rest }.
lab-tells-depth = { $by ->
    [pace] Die Stufen unterscheiden sich im Tempo, und niemand denkt voraus: Schneller zu sein gewinnt, { $steps ->
        [0] kein einziges Mal
        [one] einmal
       *[other] { $steps } Mal hintereinander
    }.
   *[thinking] { $sure ->
        [yes] { $steps ->
            [0] Doppelt so lange zu denken gewinnt fast nichts.
            [one] Doppelt so lange zu denken gewinnt noch, einmal.
           *[other] Doppelt so lange zu denken gewinnt noch, { $steps } Mal hintereinander.
        }
       *[no] { $steps ->
            [0] Doppelt so lange zu denken hat hier nichts gewonnen, aber für ein sicheres Urteil sind es zu wenige Spiele.
            [one] Doppelt so lange zu denken hat hier einmal gewonnen, aber für ein sicheres Urteil sind es zu wenige Spiele.
           *[other] Doppelt so lange zu denken hat hier { $steps } Mal hintereinander gewonnen, aber für ein sicheres Urteil sind es zu wenige Spiele.
        }
    }
}
lab-tells-hidden = Im ersten Viertel eines Spiels weiß man { $first } von dem nicht, was auf dem Tisch ist, im letzten { $last }.
lab-tells-cheating = { $worth ->
    [nothing] Alles zu wissen würde diesem Bot nichts bringen: Er würde { $wins } gegen einen gewinnen, der es nicht weiß.
   *[something] Ein Bot, der alles wüsste, würde { $wins } gegen einen gewinnen, der es nicht weiß.
}
lab-by-further-games = durch eigene Spiele
