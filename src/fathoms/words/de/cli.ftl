# The command line

# Help

cli-help = Ein Tisch für Brettspiele: Spiel sie im Browser, mit Menschen oder fairen Bots, oder simuliere sie millionenfach. Ohne Befehl öffnet sich der Tisch im Browser.
cli-help-version = Die Version ausgeben und aufhören.
cli-help-lang = Die Sprache: en, de, sv, da, nb oder fi. Ohne Angabe die deines Systems.
cli-lang-unknown = Auf „{ $given }“ gibt es keine Worte. Die Sprachen sind { $languages }.
cli-wrong = Das ist nicht zu verstehen: { fault }. `{ $help }` sagt, was es gibt.
cli-help-json = Ein JSON-Objekt ausgeben und sonst nichts.
cli-help-serve = Den Tisch starten und im Browser öffnen.
cli-help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere in deinem Netzwerk herein.
cli-help-port = Der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-help-browser = Die Seite im Browser öffnen oder nicht.
cli-help-data = Der Ordner für die Tische; ohne Angabe dein eigener Datenordner.
cli-help-workers = So viele Serverprozesse an einer Adresse; sie teilen sich die Tische.
cli-help-games = Die Spiele mit Spielerzahlen und Optionen auflisten.
cli-help-simulate = Viele Spiele mit Bots spielen und sagen, was herauskam.
cli-help-game = Das Spiel; „fathoms games“ listet sie auf.
cli-help-number-of-games = Wie viele Spiele gespielt werden.
cli-help-players = Wie viele mitspielen; ohne Angabe so wenige, wie gegeneinander spielen können.
cli-help-seed = Derselbe Startwert ergibt dieselben Spiele.
cli-help-option = Eine Option des Spiels, etwa layout=heart. Mehrfach möglich.
cli-help-bots = Die Bots, etwa random,greedy. Sie setzen sich reihum, bis alle Plätze besetzt sind.
cli-help-replay = Ein gespeichertes Spiel Schritt für Schritt zeigen.
cli-help-review = Ein beendetes Spiel analysieren: wie die Chancen verliefen, was jede Entscheidung gekostet hat und was Glück war.
cli-help-review-simulations = Wie viele Spiele für jede Entscheidung durchgespielt werden, um die beste Aktion zu finden; ohne Angabe 400, in langen Spielen weniger.
cli-help-review-worlds = In wie vielen weiteren sie mit der gewählten Aktion verglichen wird; ohne Angabe 300, in langen Spielen weniger.
cli-help-file = Ein von Fathoms gespeichertes Spiel.
cli-help-step = Nur das Spiel nach so vielen Zügen zeigen.
cli-help-as-seat = Zeigen, was dieser Platz gesehen hat (1 ist der erste). Ohne Angabe siehst du, was Zuschauer sahen.
cli-help-warm = Die Regeln aller oder der genannten Spiele jetzt kompilieren, damit später niemand darauf wartet.
cli-help-warm-games = Spiele, die kompiliert werden; ohne Angabe alle.

# fathoms serve

cli-serve-ready = Der Tisch ist offen. Geh im Browser auf { $address }
cli-serve-stop = Strg-C schließt ihn. Laufende Spiele bleiben erhalten.
cli-serve-no-such-host = Dieser Rechner hat keine Adresse „{ $host }“. Lass --host weg, um nur auf diesem Rechner zu spielen, oder nimm 0.0.0.0, um dein Netzwerk hereinzulassen.
cli-serve-port-taken = Port { $port } ist belegt, vielleicht von einem Tisch, den du schon geöffnet hast. Wähle mit --port einen anderen oder lass --port 0 einen freien finden.
cli-serve-port-forbidden = Port { $port } darfst du auf diesem Rechner nicht benutzen. Wähle mit --port einen über 1023 oder lass --port 0 einen freien finden.

# fathoms games

cli-games-title = { $title } ({ $name }), { how-many } Spieler
cli-games-flag = ja oder nein
cli-games-number = { $low } bis { $high }
cli-games-text = Text mit bis zu { $longest } Zeichen
cli-games-default = Vorgabe: { $value }

# fathoms simulate

cli-option-no-value = „{ $given }“ ist keine Option mit Wert. Schreib es so: --option layout=heart
cli-simulate-compiling = Die Regeln werden kompiliert
cli-simulate-playing = { $game } wird gespielt
cli-simulate-stopped = Angehalten nach etwa { $played } von { $games } Spielen.
cli-simulate-summary = { $game }: { $games } Spiele in { $seconds } s, { $speed } Entscheidungen pro Sekunde. Ein Spiel hat im Schnitt { $mean } Entscheidungen ({ $low } bis { $high }).
cli-simulate-seat = Platz
cli-simulate-mean = Punkte im Schnitt
cli-simulate-min = wenigste
cli-simulate-max = meiste
cli-simulate-wins = Siege
cli-simulate-win-share = aller Spiele

# fathoms study

cli-help-study = Ein Spiel fragen, was du willst: wie lange es dauert, ob es auf den Platz ankommt, wie es endet, was eine Variante ändert. Jede Zahl sagt, wie sicher sie ist.
cli-help-study-house = Ein Hausregelwert des Spiels, etwa deck.blanks=20. Mehrfach möglich.
cli-help-study-measures = Nur diese Messgrößen oder Familien, etwa minutes,balance; ohne Angabe alle, die keine Suche brauchen.
cli-help-study-seconds = Wie lange eine Entscheidung am Tisch dauert, für die Minuten eines Spiels.
cli-help-study-search = So viele Spiele für jede Messgröße, deren Bots vorausdenken: Leiter des Könnens, Tiefe des Könnens, wo greedy und deep_diver sich unterscheiden. Dauert lange; 0 lässt sie weg.
cli-help-study-against = Mit dieser Option vergleichen: Dieselben Verteilungen werden zweimal gespielt. Mehrfach möglich.
cli-help-study-against-house = Mit diesem Hausregelwert vergleichen, etwa deck.blanks=20. Mehrfach möglich.
cli-help-study-sweep = Einen Bereich einer Option, der Spielerzahl oder eines Hausregelwerts untersuchen: players=2,3,4.
cli-help-study-html = Auch eine Seite mit Diagrammen in diese Datei schreiben.
cli-help-study-json = Die Zahlen auch als JSON in diese Datei schreiben; „-“ gibt ein JSON-Objekt aus und sonst nichts.
cli-study-no-value = „{ $given }“ hat keinen Namen mit Wert. Schreib es so: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = „{ $given }“ ist kein Bereich. Nenn zwei Werte oder mehr: --sweep players=2,3,4
cli-study-both = Vergleiche mit --against oder sieh dir mit --sweep einen Bereich an, eins nach dem anderen.
cli-study-not-writable = { $file } lässt sich nicht schreiben. Wähle eine andere Datei.
cli-study-further = Weitere Spiele mit { $game }: Glück, Können, Verborgenes
cli-study-stopped = Angehalten nach { $played } von { $games } Spielen. Das ist bisher bekannt.
cli-study-against = Verglichen: { $one } mit { $other }, je { $games } Spiele, mit denselben Verteilungen.

# fathoms review

cli-review-thinking = Das Spiel wird analysiert
cli-review-seat = Platz
cli-review-start = Start
cli-review-choices = Eigene Wahl
cli-review-others = Wahl der anderen
cli-review-luck = Glück
cli-review-result = Ergebnis
cli-review-accuracy = Genauigkeit
cli-review-at-a-glance = Hier spielen alle gleichzeitig, deshalb werden die Chancen nur grob geschätzt, und keine Entscheidung gilt als Fehler.
cli-review-mistakes = { $count ->
    [0] Keine von { $choices } Entscheidungen war klar ein Fehler.
    [one] Eine von { $choices } Entscheidungen war ein Fehler:
   *[other] { $count } von { $choices } Entscheidungen waren Fehler; die größten:
}
cli-review-mistake = Schritt { $number }, { $name }: { $action } lässt eine Chance von { $after }, { $best } hätte { $chance } ergeben (plus/minus { $doubt } Prozentpunkte)
cli-review-insights = Was das Spiel selbst zeigt:
cli-review-insight = Schritt { $number }: { $text }
cli-review-budget-wrong = Eine Analyse braucht mindestens 1 Simulation und 2 Welten für jede Entscheidung; gewünscht waren { $simulations } und { $worlds }.

# fathoms replay

cli-seat = Platz { $number }
cli-replay-no-such-seat = Platz { $given } gibt es in diesem Spiel nicht. Wähle einen von 1 bis { $players }.
cli-replay-no-such-step = Schritt { $given } gibt es in diesem Spiel nicht. Wähle einen von 0 bis { $last }.
cli-replay-step = Schritt { $number } von { $last }
cli-replay-result = { $name }: { $score } Punkte, { $share } des Sieges
cli-replay-unfinished = Das Spiel ist noch nicht aus.

# fathoms warm

cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Kompiliert und bereit ({ $seconds } s).
   *[other] Alle { $steps } Teile sind kompiliert und bereit ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Eine Datei mit kompiliertem Code entfernt, die seit einem Monat niemand benutzt hat.
   *[other] { $count } Dateien mit kompiliertem Code entfernt, die seit einem Monat niemand benutzt hat.
}
cli-warm-interpreted = Die Regeln laufen interpretiert (FATHOMS_INTERPRET ist gesetzt): Es gibt nichts zu kompilieren.

# fathoms tune

cli-help-tune = Messen, wie sich die Hausregelwerte eines Spiels auswirken, und es mit den Zielwerten vergleichen
cli-help-tune-game = Das Spiel
cli-tune-nothing = Für die Hausregelwerte von { $game } gibt es keine Zielwerte, die sich messen ließen. Für diese Spiele gibt es welche: { $games }
cli-tuning = { $game } wird gemessen

## fathoms arena

cli-help-arena = Bots gegeneinander spielen lassen und sagen, wer stärker ist. Jede Verteilung wird zweimal gespielt, mit vertauschten Plätzen.
cli-help-arena-bots = Zwei Bots oder mehr, etwa greedy,search:500. Es gibt random, greedy, die Stufen paddler, snorkeller, diver und deep_diver, und search mit einem Budget pro Zug: search:500 Simulationen, search:0.5s. In Spielen mit einem Netz gibt es auch learned, learned:500 und learned:0.5s.
cli-help-arena-games = Wie viele Spiele jedes Paar von Bots spielt.
cli-help-arena-device = Wo gespielt wird: cpu (alle Kerne dieses Rechners) oder ray (ein Ray-Cluster).
cli-help-simulate-device = Wo gespielt wird: cpu (alle Kerne dieses Rechners), cuda (eine GPU) oder ray (ein Ray-Cluster). Die Spiele sind dieselben.
cli-help-arena-html = Auch einen Bericht mit Diagramm in diese Datei schreiben.
cli-arena-playing = { $game } wird gespielt
cli-arena-stopped = Angehalten nach { $played } Spielen; gezählt wurde nichts.
cli-arena-no-folder = Einen Ordner { $folder } für den Bericht gibt es nicht. Leg ihn erst an oder wähle einen anderen.
cli-arena-bot = Bot
cli-arena-pair = Paar
cli-arena-games = Spiele
cli-arena-wins = Siege
cli-arena-rate = Siegquote
cli-arena-interval = zu 95 % sicher
cli-arena-rating = Wertung
arena-report-title = { $game }: Welcher Bot ist stärker?
arena-report-plot = Siegquoten der Bots mit ihren 95-%-Intervallen
arena-too-few = Eine Arena braucht zwei Bots oder mehr: --bots greedy,search.
arena-twice = Derselbe Bot ist zweimal genannt. Nenn jeden einmal; er spielt gegen jeden anderen.
arena-games-wrong = { $given } Spiele für jedes Paar lassen sich nicht spielen. Wähle 1 bis { $most }.
arena-one-side = In { $game } spielt mit dieser Spielerzahl und diesen Optionen niemand gegen irgendwen. Wähle andere.

# fathoms new-game

cli-help-new-game = Die Ordner für ein neues Spiel anlegen, mit einem kleinen Spiel darin, das schon läuft.
cli-help-new-game-name = Wie das Programm es nennt: Kleinbuchstaben mit _ zwischen den Wörtern, etwa harbour_lights.
cli-help-new-game-players = Wie viele mitspielen können: 3-6, oder einfach 4.
cli-help-new-game-title = Wie die Leute es nennen; ohne Angabe aus dem Namen gebildet.
cli-help-new-game-into = Der Klon, in den geschrieben wird; ohne Angabe der, aus dem dieses Programm läuft.
cli-new-game-no-clone = Ein neues Spiel wird in einen Klon des Repositorys geschrieben, und { $folder } ist keiner. Klone Fathoms, starte dort einmal „make play“ und nimm .venv/bin/fathoms in diesem Ordner (oder sag mit --into, wo er liegt).
cli-new-game-bad-name = „{ $name }“ kann kein Spiel heißen. Nimm Kleinbuchstaben mit _ zwischen den Wörtern, etwa harbour_lights, und höchstens { $longest } Zeichen.
cli-new-game-taken = „{ $name }“ ist schon vergeben. Wähle einen anderen Namen.
cli-new-game-bad-players = „{ $given }“ ist keine Spielerzahl. Schreib 3-6, oder einfach 4; möglich sind 2 bis { $most }.
cli-new-game-bad-title = „{ $title }“ kann kein Titel sein. Beginne mit einem Buchstaben oder einer Zahl, lass Anführungszeichen, Klammern und Backslashes weg und nimm höchstens { $longest } Zeichen.
cli-new-game-exists = { $path } gibt es schon. Verschieb es oder wähle einen anderen Namen.
cli-new-game-wrote = geschrieben: { $path }
cli-new-game-next =
    Was jetzt zu tun ist:
    1. Lass seine eigenen Tests laufen, ohne den Compiler; am besten nach jeder Änderung, es dauert Sekunden.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Prüf es an allen Gesetzen des Hauses und schreib seine Beispielspiele: Lies sie und heb sie auf.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Erzeuge die Typen des Clients, immer wenn du Szene oder Aktionen geändert hast.
    { "   " } make wire
    4. Bau den Client und öffne den Tisch: Das neue Spiel ist in der Lobby.
    { "   " } make play
    Dann mach es zu deinem, Datei für Datei; docs/adding-a-game.md geht alle durch.

# fathoms calibrate

cli-help-calibrate = Die Chancenschätzung eines Spiels wahr machen: an Spiele von Bots anpassen und im Ordner des Spiels ablegen.
cli-help-calibrate-games = Wie viele Spiele gespielt werden, für jede Spielerzahl.
cli-calibrate-no-folder = In den Ordner von { $game } lässt sich nicht schreiben. Kalibriere es in einem eigenen Klon.
cli-calibrate-playing = { $game } mit { $players } Spielern wird beobachtet
cli-calibrate-written = In { $file } im Ordner von { $game } geschrieben.

# Positions with one best move
cli-help-positions = Stellungen mit einem besten Zug für das Rätsel des Tages finden und im Ordner eines Spiels ergänzen.
cli-help-positions-count = Wie viele noch gefunden werden sollen.
cli-help-positions-seed = Startwert des ersten Spiels, das durchsucht wird.
cli-help-positions-simulations = Wie viel nachgedacht wird, um den besten Zug zu finden.
cli-help-positions-worlds = In wie vielen Welten jeder Zug gespielt wird, um sicher zu sein.
cli-help-positions-folder = Der Ordner, dessen positions.json geschrieben wird; ohne Angabe der des Spiels.
cli-positions-race = In { $game } spielen alle gleichzeitig: Solche Stellungen gibt es dort nicht.
cli-positions-folder = { $game } hat keinen Ordner für Stellungen. Sag mit --folder, wohin sie sollen.
cli-positions-finding = Stellungen von { $game } werden gesucht
cli-positions-found = Startwert { $seed }, nach { $number ->
    [one] einer Aktion
   *[other] { $number } Aktionen
}: { $best } gewinnt { $chance }, { $behind } mehr als { $usual }.
cli-positions-kept = In { $folder } { $count ->
    [one] liegt jetzt eine Stellung.
   *[other] liegen jetzt { $count } Stellungen.
}
