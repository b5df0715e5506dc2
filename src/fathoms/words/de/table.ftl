# A table: seats, invitation, what went on, and looking back

table-loading = Dein Tisch wird gesucht …
table-connection-lost = Die Verbindung ist weg. Wir versuchen, sie wiederherzustellen …
table-closing = Der Server startet neu. Nichts ist verloren: Gleich geht es weiter.
table-waiting-status = Es fehlen noch Mitspieler. Schick ihnen den Link.
table-waiting-guest = Setz dich: Ein Platz ist für dich frei.
table-waiting = { $open ->
    [0] Alle sind da
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}

table-seats = Wer spielt
table-seat-number = Spieler { $number }
table-seat-open = Freier Platz
table-seat-menu = Platz von { $name }
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-points-of = { $points } von { $most } Punkten
table-thinking = überlegt
table-here = da
table-not-here = nicht da
table-away = weg, ein Bot spielt
table-stood-in = hier hat zeitweise ein Bot gespielt
table-you = du
table-name = Name
table-name-full = Ein Name hat höchstens { $letters } Zeichen.
table-rename = Namen ändern
table-sit = Hier sitzen
table-add-bot = Bot hinsetzen
table-bot-level = Wie gut der Bot spielt
table-open-seat = Platz freigeben
table-leave = Platz verlassen
table-leave-about = { $status ->
    [waiting] Du kannst deinen Platz für jemand anders freigeben.
   *[other] Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst.
}
table-come-back = Zurück ins Spiel
table-concede = Aufgeben
table-concede-about = { $partners ->
    [0] Ein Bot spielt deinen Platz zu Ende, und im Ergebnis steht, dass du aufgegeben hast. Zurückkommen kannst du in dieses Spiel nicht.
   *[some] Ein Bot spielt deinen Platz an der Seite deines Partners zu Ende, und im Ergebnis steht, dass du aufgegeben hast. Zurückkommen kannst du in dieses Spiel nicht.
}
table-concede-sure = Ja, aufgeben
table-conceded = hat aufgegeben, ein Bot spielte weiter
table-watching = { $others ->
    [0] Du schaust zu.
    [one] Du schaust zu, und noch jemand.
   *[other] Du schaust zu, und { $others } andere auch.
}
table-watched = { $people ->
    [one] Eine Person schaut zu
   *[other] { $people } Leute schauen zu
}
table-ask-seat = Um einen Platz bitten
table-ask-seat-about = Die anderen sehen, dass du mitspielen möchtest.
table-wants-seat = { $name } möchte mitspielen.
table-wants-seat-guest = Jemand, der zuschaut, möchte mitspielen.
table-give-seat = Den Platz von { $bot } abgeben
table-friend-away = { $name } ist nicht da: einen Bot spielen lassen?
table-friend-grace = { $name } hat die Verbindung verloren. Ein Bot kann einspringen in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
table-remove = Entfernen
table-remove-name = { $name } vom Tisch nehmen
table-remove-about = { $name } verliert den Platz und kann an diesem Tisch keinen mehr nehmen. Zuschauen geht weiterhin.
table-remove-not = Bleiben lassen
table-many-seats-on = An diesem Tisch darf eine Person mehrere Plätze nehmen.
table-look-back-on = Ist das Spiel aus, sehen alle mit dem Link jede Hand.
table-replace-about = { $name } ist nicht da. Bis zur Rückkehr kann ein Bot einspringen.
table-replace = „{ $bot }“ spielen lassen

table-share = Einladen
table-share-about = Wer diesen Link hat, kann einen freien Platz nehmen oder zuschauen.
table-share-alone = Dieser Link funktioniert nur auf diesem Gerät.
table-share-address = Damit andere im Haus mitspielen können, starte Fathoms mit { $option } und öffne auch hier { $address }.
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert!
table-send = Teilen
table-send-text = Komm, spiel mit mir!
table-qr = QR-Code mit dem Link zu diesem Tisch

table-log = Was bisher geschah
table-log-time-up = Die Zeit von { $name } ist um: Jetzt spielt der Tisch.
table-log-ready = { $name } ist bereit.
table-log-conceded = { $name } gibt auf: Ein Bot spielt den Platz zu Ende.
table-log-taken-back = { $name } nimmt den letzten Schritt zurück.
table-actions = Was du tun kannst
table-skip = Vorspulen
table-surprise = Was war das denn?
table-surprise-close = Schließen
table-surprise-step = { $step } von { $steps }: { $what }
table-surprise-began = So fing es an.
table-surprise-stop = Zurück zum Spiel
table-hint = Hinweis
table-hint-known = Verstanden
table-ask-hint = Tipp
table-ask-hint-about = Was würde der stärkste Bot tun?
table-hint-thinking = Der Tipp wird überlegt …
table-hint-says = Tipp: { $action }
table-hint-close = Tipp schließen
table-hints-on = Tipps sind an: Wer dran ist, darf fragen, was der stärkste Bot tun würde.
table-clock = { $kind ->
    [move] { $time } pro Zug
   *[budget] { $grows ->
        [no] { $time } für das ganze Spiel
       *[yes] { $time } für das ganze Spiel, dazu { $more } pro Zug
    }
}
table-clock-on = Hier läuft eine Uhr: { $clock }. Ist die Zeit um, spielt der Tisch für dich.
table-clock-left = Noch Zeit: { $time }
table-clock-warn = Du hast noch { $seconds } Sekunden.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days } T { $hours } h
table-time = { $unit ->
    [day] { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
    [hour] { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
    [minute] { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
   *[second] { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
}
table-undo = Rückgängig
table-undo-about = Deinen letzten Schritt zurücknehmen
table-undo-none = Es gibt nichts zurückzunehmen: Das geht nur, solange sonst niemand etwas getan und niemand etwas daraus erfahren hat.
table-undo-on = Schritte dürft ihr zurücknehmen, solange sonst niemand etwas getan und niemand etwas daraus erfahren hat.
table-glass = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
table-curtain = Jetzt darf nur { $name } hinsehen.
table-curtain-lift = Ich bin { $name }: zeig her
table-switch = Wessen Brett gespielt wird
table-gate = Die Sanduhr startet, wenn alle bereit sind.
table-gate-about = Sieh dich in Ruhe um. Die Sanduhr startet, wenn alle bereit sind.
table-gate-others = Noch nicht bereit: { $names }.
table-gate-own = { $name }, lass dir Zeit. Deine eigene Sanduhr startet, wenn du bereit bist, und nur du siehst hin.
table-gate-ready = Ich bin bereit!

table-result = Ergebnis
table-finale-turn = Hier kippte das Spiel: { $what }
table-finale-next = Spielt noch einmal, oder schau dir alles Zug für Zug an.
table-winner = { $winners ->
    [1] { $names } gewinnt!
    [side] Gemeinsam gewonnen: { $names }!
   *[other] Geteilter Sieg: { $names }
}
table-you-win = Du gewinnst!
table-you-win-with = Du gewinnst, zusammen mit { $names }!
table-with = mit { $names }
table-share-of-win = { $percent } % des Sieges
table-rematch = Noch einmal
table-to-rematch = Zur Revanche
table-review = Analyse
table-replay = Rückblick
table-replay-eyes = Gesehen von
table-replay-everyone = allen
table-replay-step = Schritt { $step } von { $steps }
table-replay-first = Zum Anfang
table-replay-back = Ein Schritt zurück
table-replay-forth = Ein Schritt vor
table-replay-final = Zum Ende
table-replay-run = Abspielen
table-replay-rest = Pause
table-replay-close = Rückblick schließen
table-replay-failed = Das Spiel ließ sich nicht laden. { $why }
table-replay-speed = Tempo
table-replay-slow = Langsam
table-replay-normal = Mittel
table-replay-quick = Schnell
table-chapter = Kapitel
table-chapter-start = Der Anfang
table-chapter-back = Ein Kapitel zurück
table-chapter-forth = Ein Kapitel vor
table-chapter-turn = Zug { $number }: { $name }

# Taking a seat to another device
move-about = Du kannst an einem anderen Gerät weiterspielen. Dein Platz kommt mit; diese Seite schaut dann nur noch zu.
move-code = Gerät wechseln
move-again = Neuen Code zeigen
move-good = Gib diesen Code auf { $address } ein, unter „Ich habe einen Code“. Er gilt einmal, { $minutes ->
    [one] 1 Minute lang
   *[other] { $minutes } Minuten lang
}.
move-moved = Du spielst an einem anderen Gerät weiter. Hier schaust du zu.
move-have-code = Ich habe einen Code
move-type = Der Code von deinem anderen Gerät
move-go = Hier weiterspielen

# Playing again together
again-else = Etwas anderes
again-title = Zusammen weiterspielen
again-game = Welches Spiel?
again-another-about = Alle kommen mit; Bots füllen den Tisch auf oder machen Platz, wie es das Spiel braucht.
again-move = Plätze wechseln
again-move-about = Alle rücken einen Platz weiter, auch die Bots.
again-ask = { $others ->
    [0] Spielen
    [one] Mitspieler fragen
   *[other] Alle fragen
}
again-asked = { $people ->
    [one] { $names } möchte mit dir weiterspielen: { $what }
   *[other] { $names } möchten mit dir weiterspielen: { $what }
}
again-come = Mitspielen
again-not = Diesmal nicht
again-is-asked = wird gefragt
table-waiting-for = Wir warten auf { $names }.
series-how-many = Wie viele Spiele?
series-of = { $of ->
    [1] Eins
   *[other] Best of { $of }
}
series-on = Best of { $of }: Das ist Spiel { $game }.
series-title = { $game }/{ $of } · { $title }
series-has = { $name } { $wins }
series-stands = Best of { $of }, nach Spiel { $game }:
series-won = { $winners ->
    [1] { $names } gewinnt die Serie!
    [side] Gemeinsam die Serie gewonnen: { $names }!
   *[other] Geteilter Sieg in der Serie: { $names }
}
series-next = Spiel { $game } von { $of }

table-notices = Sag mir, wenn ich dran bin
table-notices-about = Dein Browser meldet sich, wenn du diese Seite gerade nicht siehst.
table-notices-refused = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.

table-talk = Etwas sagen
table-talk-unread = { $unread ->
    [one] Etwas sagen: eine ungelesene Nachricht
   *[other] Etwas sagen: { $unread } ungelesene Nachrichten
}
table-talk-none = Bisher hat niemand etwas gesagt.
table-talk-whom = Wen du hörst
table-talk-said = Was gesagt wurde
table-talk-words = Sprüche
table-talk-sign = Reaktion: { $sign }
table-talk-write = An alle am Tisch schreiben
table-talk-send = Senden
table-mute = { $name } stumm schalten
table-mute-about = Du siehst dann nicht mehr, was von dort kommt.

# What can be said at the table with one tap
word-hello = Hallo!
word-good-luck = Viel Glück!
word-nice = Schöner Zug!
word-thanks = Danke!
word-oops = Ups!
word-sorry = Tut mir leid!
word-thinking = Moment, ich überlege …
word-well-played = Gut gespielt!
word-heart = schickt ein Herz
word-star = verleiht einen Stern
word-laugh = lacht
word-wow = staunt

# Bots: what kind, and what they are called at the table
bot-random = Bot: spielt zufällig
bot-greedy = Bot: spielt vernünftig
bot-paddler = Bot: Planscher, kennt gerade so die Regeln
bot-snorkeller = Bot: Schnorchler, patzt ab und zu
bot-diver = Bot: Taucher, spielt vernünftig
bot-deep-diver = Bot: Tiefseetaucher, der stärkste
bot-name-1 = Bolzen
bot-name-2 = Käpt’n Pfropf
bot-name-3 = Schraubi
bot-name-4 = Kolben
bot-name-5 = Ritzel
bot-name-6 = Muffe
bot-name-7 = Ventil
bot-name-8 = Düse

table-zoom = Zoom
table-zoom-in = Größer
table-zoom-out = Kleiner
table-zoom-all = Alles zeigen
