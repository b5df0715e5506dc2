# The front page and setting up a table

lobby-title = Brettspiele
lobby-tagline = Brettspiele mit Tiefgang. Setz dich dazu.
lobby-play-now = Jetzt spielen
lobby-play-now-about = gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}
lobby-friends = Mit Freunden
lobby-screen = An diesem Gerät
lobby-solo = Solo-Rätsel
lobby-options = Optionen
lobby-english-only = nur auf Englisch

lobby-lab = Das Labor
lobby-lab-about = Wie lange dauert ein Abend? Gewinnt der erste Platz zu oft? Lass Tausende Spiele spielen und sieh nach.

lobby-games = Deine Spiele

lobby-mine = Deine Tische
lobby-mine-over = Deine beendeten Tische
lobby-open = Ein Platz ist frei
lobby-open-none = Gerade sucht niemand Mitspieler. Du kannst einen Tisch aufbauen und ihn hier zeigen.
lobby-open-more = { $others } weitere
lobby-running = Spiele zum Zuschauen
lobby-no-tables = Noch keine Tische. Deiner könnte der erste sein.
lobby-table-players = { $people ->
    [0] noch niemand
    [one] { $names }
   *[other] { $names }
}
lobby-table-your-turn = du bist dran
lobby-table-status = { $status ->
    [waiting] { $open ->
        [one] ein Platz frei
       *[other] { $open } Plätze frei
    }
    [playing] läuft
    [over] beendet
   *[closed] geschlossen
}

lobby-table-asked = du bist eingeladen
lobby-table-missing = wartet auf { $names }
lobby-table-won = { $share ->
    [1] du hast gewonnen
   *[other] { $percent } % des Sieges
}
lobby-table-winner = { $winners ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}

# Which game, as last time, and tables that are over
lobby-find = Spiel finden
lobby-find-people = Wie viele mitspielen
lobby-find-people-any = Personen
lobby-find-people-some = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
lobby-find-minutes = Wie lange es dauern darf
lobby-find-minutes-any = Dauer
lobby-find-minutes-some = bis { $minutes } min
lobby-find-none = Kein Spiel gefunden.
lobby-find-all = Alle Spiele zeigen
lobby-last = Wie letztes Mal
lobby-last-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
lobby-last-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
lobby-last-open = { $open ->
    [one] ein freier Platz
   *[other] { $open } freie Plätze
}
lobby-forget = Dieses Spiel vergessen: { $game }, { $date }
lobby-forget-about = Nimmt es von deiner Liste und deinen Namen vom Tisch
lobby-forget-sure = Vergessen?

# Several people at one browser
family-title = Wer spielt?
family-about = Alle, die hier spielen, können einen Namen und eine Farbe haben. Beides bleibt in diesem Browser; Konten gibt es nicht.
family-who = Wer spielt: { $name }
family-plays = spielt gerade
family-name = Name
family-colour = Farbe
family-colour-number = Farbe { $number }
family-colour-about = An einem neuen Tisch bekommst du den Platz in deiner Farbe, wenn es einen gibt.
family-remove = { $name } entfernen
family-new = Noch jemand
family-add = Hinzufügen

lobby-setup = Ein Tisch für { $game }
lobby-players = Wie viele spielen mit?
lobby-seats = Wer sitzt wo?
lobby-seat-kind = Platz { $number }: wer spielt
lobby-seat-name = Platz { $number }: Name
lobby-seat-me = { $first ->
    [yes] Ich
   *[no] An diesem Gerät
}
lobby-seat-open = Wer den Link hat
lobby-public = Diesen Tisch in der Lobby zeigen, für alle offen
lobby-hints = Tipps
lobby-hints-about = Wenn du dran bist, darfst du fragen, was der stärkste Bot mit deinem Wissen tun würde.
lobby-undo = Zurücknehmen
lobby-undo-about = Ein Schritt darf zurückgenommen werden, solange sonst niemand etwas getan und niemand etwas daraus erfahren hat.
lobby-undo-clocked = Nicht an einem Tisch mit Uhr.
lobby-clock = Uhr
lobby-clock-none = Keine Uhr: Lasst euch Zeit
lobby-chat = Freier Chat
lobby-chat-about = Wer mitspielt, darf den anderen frei schreiben und nicht nur fertige Sprüche schicken.
lobby-many-seats = Mehrere Plätze pro Person
lobby-many-seats-about = Eine Person darf mehr als einen Platz nehmen und sieht dann auch mehr als eine Hand.
lobby-look-back = Danach für alle offen
lobby-look-back-about = Ist das Spiel aus, sehen alle mit dem Link jede Hand und die Analyse, nicht nur die, die mitgespielt haben.
lobby-start = Tisch aufbauen

# Options that many games have; one with words of its own for them uses those
option-first = Wer beginnt
option-first-about = Ausgelost oder von dir bestimmt.
option-first-value = { $value ->
    [lot] Ausgelost
   *[seat] Spieler { $value }
}

# Names for guests who have not chosen one
lobby-name-1 = Heldenotter
lobby-name-2 = Tropfsocke
lobby-name-3 = Käpt’n Ente
lobby-name-4 = Glücksmolch
lobby-name-5 = Salzbrezel
lobby-name-6 = Sir Platsch
lobby-name-7 = Matschstiefel
lobby-name-8 = Königin Blubb
lobby-name-9 = Schlummeraal
lobby-name-10 = Rosteimer
lobby-name-11 = Jubelmuschel
lobby-name-12 = Edelgarnele

# Besides sitting at a table
lobby-doors = Rätsel, Zeichnen, Drucken, das Labor
lobby-daily = Rätsel des Tages
lobby-daily-about = Jeden Tag ein neues, für alle dasselbe.
lobby-draw = Brett zeichnen
lobby-draw-about = Dein eigenes Brett, zum Spielen und Teilen.
lobby-print = Drucken
lobby-print-about = Bretter und Regeln auf Papier.
