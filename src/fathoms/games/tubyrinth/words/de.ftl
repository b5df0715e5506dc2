# Tubyrinth

tub-why-clock = Das kann nur die Uhr, und die Uhr kann sonst nichts.
tub-why-wait-for-signal = Warte auf das Startsignal: Sag, dass du bereit bist. Es kommt, sobald alle so weit sind.
tub-why-running = Die Runde läuft schon.
tub-why-no-clock = Hier läuft keine Uhr. Lass dir so viel Zeit, wie du willst.
tub-why-too-many-changes = Du hast die Teile so oft hin und her geschoben, dass sie ganz abgenutzt sind. Ruf oder warte auf die nächste Runde.
tub-why-not-laid = Dieses Teil liegt nicht auf deinem Brett.
tub-why-outside = Das Teil würde über den Rand des Bretts hinausragen.
tub-why-already-there = Da liegt das Teil schon.
tub-why-obstacle = Dort ist etwas vergraben. Rohre gehen um Sachen herum, nicht hindurch.
tub-why-overlap = Da liegt ein anderes Teil im Weg.
tub-why-no-hints = Tipps gibt es nur bei Solo-Rätseln.
tub-why-no-hints-drawn = Auf einem selbst gezeichneten Brett gibt es keine Tipps.
tub-why-no-more-hints = Du hast schon die ganze Leitung gesehen: Mehr gibt es nicht zu verraten.

tub-solo-alone = Ein Solo-Rätsel ist für eine Person, nicht für { $players }.
tub-puzzle-solo = Ein bestimmtes Brett oder eine Anzahl Teile kannst du nur für ein Solo-Rätsel wählen.
tub-clock-needed = Ohne Uhr kannst du nur allein spielen. Stell die Zeit für eine Runde auf 10 Sekunden oder mehr.
tub-easy-start = Erst leichte Bretter gibt es nur zu mehreren und mit dem Tischsatz.
tub-drawing-rows = Das ist kein Brett: Es braucht acht Zeilen mit acht Feldern, # für ein Hindernis und . für ein freies Feld, dann den Start und das Ende.
tub-drawing-edge = „{ $given }“ ist kein Ort für Start oder Ende: Es braucht ein Feld am Rand, mit seiner Nummer von 0 bis 63, und dessen Außenseite (U, R, D oder L).
tub-drawing-blocked = Start und Ende brauchen ein freies Feld: In Zeile { $row }, Spalte { $column } ist ein Hindernis.
tub-drawing-same = Start und Ende können nicht an derselben Stelle sein.
tub-drawing-solo = Ein eigenes Brett ist ein Solo-Rätsel; ein anderes Brett lässt sich dann nicht wählen.
tub-not-a-board = { $file } ist kein Brett ({ fault }).
tub-no-such-board = Brett { $given } gibt es hier nicht. Es gibt die Bretter 1 bis { $boards }.
tub-no-such-tiles = Eine Leitung hat 5, 6 oder 7 Teile, nicht „{ $given }“.
tub-file-or-set = Sag, welche Bretter gelöst werden sollen: eine Datei, --set table oder --set unique.

# The game in a few words

tubyrinth-title = Tubyrinth
tubyrinth-tagline = Alle verlegen gleichzeitig Rohre: um Vergrabenes herum, vom Anfang bis zum Ende, bevor die anderen rufen.
tubyrinth-facts = 1 bis 6 Personen · etwa 20 Minuten · schnelle Augen, schnellere Hände

tubyrinth-option-mode = Spielart
tubyrinth-option-mode-about = Wie Leitungen gebaut werden und was sie wert sind.
tubyrinth-option-mode-basic = Grundspiel: ein Punkt pro Teil, bis 25
tubyrinth-option-mode-rookie = Lehrling: Hindernisse zählen nicht, ein Punkt pro Runde, bis 5
tubyrinth-option-mode-pipe-master = Rohrmeister: alle sieben Teile, ein Punkt pro Runde, bis 5
tubyrinth-option-mode-solo = Solo: ein Rätsel, nur du
tubyrinth-option-boards = Bretter
tubyrinth-option-boards-about = Beim Tischsatz gibt es auf jedem Brett viele Leitungen. Beim Rätselsatz genau eine mit 5, eine mit 6 und eine mit 7 Teilen.
tubyrinth-option-boards-table = Tischsatz
tubyrinth-option-boards-unique = Rätselsatz
tubyrinth-option-board = Brett
tubyrinth-option-board-about = Solo: welches der 82 Bretter, oder 0, um eins auszulosen.
tubyrinth-option-tiles = Teile
tubyrinth-option-tiles-about = Solo: wie viele Teile der Leitung zählen müssen.
tubyrinth-option-tiles-any = 5, 6 oder 7
tubyrinth-option-tiles-5 = Genau 5
tubyrinth-option-tiles-6 = Genau 6
tubyrinth-option-tiles-7 = Alle 7
tubyrinth-option-round-time = Zeit pro Runde
tubyrinth-option-round-time-about = Sekunden, bis eine Runde unentschieden endet, in der niemand ruft. 0, nur allein: gar keine Uhr.
tubyrinth-option-strict-joins = Strenge Anschlüsse
tubyrinth-option-strict-joins-about = Ein offenes Ende eines Teils, das zählt, darf nicht an der glatten Seite eines anderen liegen, das zählt.
tubyrinth-option-hide-boards = Andere Bretter verdecken
tubyrinth-option-hide-boards-about = Was die anderen legen, bleibt verdeckt, bis du gerufen hast.
tubyrinth-option-easy-start = Erst leichte Bretter
tubyrinth-option-easy-start-about = Die ersten Bretter aus der Schachtel sind leichte, das hilft Neulingen. Sie gehen wie immer reihum; die nächsten werden ausgelost.
tubyrinth-option-bots = Bots
tubyrinth-option-bots-about = Wie schnell die Bots sind und wie oft sie zu früh rufen.
tubyrinth-option-bots-gentle = Gemütlich
tubyrinth-option-bots-steady = Solide
tubyrinth-option-bots-sharp = Flink
tubyrinth-option-bots-swift = Blitzschnell
tubyrinth-option-patience = Geduld
tubyrinth-option-patience-about = Nach so vielen Runden in Folge, in denen niemand ein Teil legt, endet das Spiel, und auch nach Runde 30. 0: nie, ihr spielt, bis jemand am Ziel ist.
tubyrinth-option-drawing = Eigenes Brett
tubyrinth-option-drawing-about = Solo: ein selbst gezeichnetes Brett, so wie es im Link steht. Leer: eins von uns.

# Names of things

tub-tile = { $tile ->
    [short] das kurze Teil
    [r] das Eckteil
    [long] das lange Teil
    [twin] das Zwillingsteil
    [t] das T-Teil
    [z] das Z-Teil
   *[l] das L-Teil
}
tub-grade = { $grade ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[unique] Nur ein Weg
}
tub-board = Brett { $name }

# What happened; $name is the player it is about

tub-ready = { $name } ist bereit.
tub-chapter = Runde { $number }
tub-signal = Runde { $round }! { $boards ->
    [turned] Die Bretter werden umgedreht.
    [passed] Die Bretter wandern nach links.
    [own_turned] Dein Brett wird umgedreht.
    [own_new] Hier ist ein neues Brett.
    [puzzle] Hier ist dein Rätsel.
   *[new] Alle bekommen neue Bretter.
} Los geht’s!
tub-laid = { $name } legt { tub-tile }.
tub-took-back = { $name } nimmt { tub-tile } zurück.
tub-thinks = { $name } überlegt.
tub-hint = { $name } nimmt Tipp Nummer { $hints }.
tub-called-first = „Leitung steht!“ { $name } dreht die Sanduhr um: 30 Sekunden für alle anderen.
tub-called-next = { $name } ist auch fertig, als Nummer { $place }.
tub-called = „Leitung steht!“, ruft { $name }.
tub-glass-left = Noch { $seconds } Sekunden in der Sanduhr.
tub-time-left = Noch { $minutes }:{ $seconds } in dieser Runde.
tub-correct = Wasser marsch! Bei { $name } zählen { $tiles } Teile: { $gained ->
    [one] 1 Punkt.
   *[other] { $gained } Punkte.
}
tub-wrong = Ein Leck! Die Leitung von { $name } stimmt nicht. { $lost ->
    [one] 1 Punkt weniger.
   *[other] { $lost } Punkte weniger.
}
tub-no-call = { $name } bekommt { $gained ->
    [one] 1 Punkt
   *[other] { $gained } Punkte
} für die Teile, die in der ersten Leitung fehlen.
tub-drawn = Die Zeit ist um, und niemand hat gerufen. Die Runde endet unentschieden.
tub-goal = { $goal } Punkte sind erreicht. Das Spiel ist aus.
tub-tired = Zu lange hat niemand ein Teil gelegt. Das Spiel ist aus.
tub-last-round = Das war die letzte Runde. Das Spiel ist aus.
tub-solo-wrong = Noch nicht: Das Wasser kommt nicht richtig durch. { $name } darf weitermachen.
tub-solved = Gelöst mit { $tiles } Teilen und { $hints ->
    [0] ohne Tipp!
    [one] mit 1 Tipp.
   *[other] mit { $hints } Tipps.
}
tub-unsolved = Das Rätsel bleibt diesmal ungelöst.

# In a review: how fast, which pipelines there were, how close each board was to one

tub-insight-when = { $since ->
    [signal] { $low } bis { $high } Sekunden nach dem Startsignal
    [call] { $low } bis { $high } Sekunden nach dem ersten Ruf
   *[none] ganz ohne Eile
}
tub-insight-changes = { $changes ->
    [0] ohne einen Handgriff
    [one] mit einem Handgriff
   *[other] mit { $changes } Handgriffen
}
tub-insight-right = Runde { $round }: { $name } hat gerufen, { tub-insight-when }, { tub-insight-changes }: richtig, mit { $tiles } Teilen.
tub-insight-wrong = Runde { $round }: { $name } hat gerufen, { tub-insight-when }, { tub-insight-changes }: falsch.
tub-insight-no-call = Runde { $round }: { $name } war nicht rechtzeitig fertig, { tub-insight-changes }.
tub-insight-pipelines = Auf Brett { $board } von { $name } gibt es diese Leitungen: { $five } mit fünf Teilen, { $six } mit sechs, { $seven } mit sieben.
tub-insight-pipelines-of = Auf Brett { $board } von { $name } gibt es { $count ->
    [0] keine Leitung
    [one] eine Leitung
   *[other] { $count } Leitungen
} mit { $tiles } Teilen.
tub-insight-many-pipelines = Auf Brett { $board } von { $name } gibt es mehr als { $count } Leitungen derselben Länge.
tub-insight-close = { $name } hatte { $right } von { $laid } Teilen so gelegt wie in einer Leitung mit { $tiles }: { $missing ->
    [0] Nur der Ruf fehlte.
    [one] Ein Teil fehlte.
   *[other] { $missing } Teile fehlten.
}

# On the command line

tub-cli-help-solve = Alle Leitungen von Brettern finden: aus einer Datei oder aus einem der Sätze des Spiels.
tub-cli-help-file = Eine Brettdatei: ein Brett oder eine Liste davon.
tub-cli-help-set = Die eigenen Bretter des Spiels: table oder unique.
tub-cli-help-board = Nur das Brett mit dieser Nummer in Datei oder Satz, ab 1.
tub-cli-help-tiles = Nur Leitungen mit so vielen Teilen: 5,6,7 oder einige davon.
tub-cli-help-make = Die beiden Brettersätze erzeugen. Derselbe Startwert ergibt dieselben Bretter.
tub-cli-help-which = Welcher Satz erzeugt wird: table oder unique. Ohne Angabe beide.
tub-cli-help-seed = Der Startwert.
tub-cli-help-folder = Wohin die Sätze geschrieben werden.
tub-cli-board = Brett { $name }: { $counts }
tub-cli-count = { $count } mit { $tiles } Teilen
tub-cli-pipeline = { $tiles } Teile: { $pipeline }
tub-cli-making = Satz { $set } wird erzeugt
tub-cli-made = Der Satz { $set } mit { $boards } Brettern liegt in { $folder }.

# The board

tub-ground = Brett { $name }, { $tiles ->
    [0] noch ohne Teile
    [one] mit einem Teil
   *[other] mit { $tiles } Teilen
}
tub-ground-covered = Das Brett ist noch in der Schachtel
tub-ground-keys = Tasten 1 bis 7 nehmen ein Teil, die Pfeile bewegen es, R dreht es, F wendet es, Enter legt es, die Rücktaste nimmt es zurück.
tub-tray = Deine Teile
tub-tray-tile = { $state ->
    [held] In der Hand: { tub-tile }
    [laid] Auf dem Brett: { tub-tile }
   *[free] Nimm { tub-tile }
} (Taste { $key }){ $hinted ->
    [yes] , wie der Tipp sagt
   *[no] { "" }
}
tub-tray-title = { tub-tile } · Taste { $key }
tub-told-laid = Gelegt: { tub-tile }, Zeile { $row }, Spalte { $column }.
tub-told-taken = Zurückgenommen: { tub-tile }.
tub-told-ghost = In der Hand: { tub-tile }, Zeile { $row }, Spalte { $column }: { $why ->
    [fits] passt.
    [outside] ragt hinaus.
    [obstacle] dort ist etwas vergraben.
   *[overlap] da liegt ein anderes Teil.
}
tub-wanted = { $mode ->
    [pipe_master] alle sieben Teile
    [rookie] 5, 6 oder 7 Teile, durch alles hindurch
   *[other] { $low ->
        [5] { $high ->
            [5] genau 5 Teile
           *[other] 5, 6 oder 7 Teile
        }
        [6] genau 6 Teile
       *[other] alle sieben Teile
    }
}

tub-tools = Drehen und zurücknehmen
tub-turn = Drehen
tub-turn-key = Das Teil in deiner Hand drehen: R
tub-flip = Wenden
tub-flip-key = Das Teil in deiner Hand wenden: F
tub-take-back = Zurück
tub-take-back-key = Das letzte Teil zurücknehmen: Rücktaste
tub-clear = Leeren
tub-do-call = Leitung steht!
tub-do-call-sure = { $tiles ->
    [0] Kein Teil gelegt: trotzdem rufen?
    [one] Nur ein Teil: trotzdem rufen?
   *[other] Nur { $tiles } Teile: trotzdem rufen?
}
tub-do-ready = { $mode ->
    [solo] Rätsel starten
   *[other] { $round ->
        [1] Ich bin bereit!
       *[other] Bereit für Runde { $round }
    }
}
tub-do-hint = { $what ->
    [place] Tipp: wohin?
   *[tile] Tipp: welches Teil?
}

tub-others = Die Bretter der anderen
tub-other = { $called ->
    [0] { $laid ->
        [hidden] { $name } verlegt Rohre; das Brett ist verdeckt.
        [one] { $name } hat ein Teil gelegt.
       *[other] { $name } hat { $laid } Teile gelegt.
    }
    [one] { $name } hat als Nummer { $called } gerufen.
   *[other] { $name } hat als Nummer { $called } gerufen.
}
tub-call-place = #{ $place }
tub-purse = { $state ->
    [called] Ruf #{ $place }
    [lays] baut
    [ready] bereit
    [correct] { $tiles } Teile
    [wrong] ein Leck
    [no_call] nicht gerufen
   *[none] nicht bereit
}
tub-verdicts = Runde { $round }, die Wertung
tub-verdict = { $verdict ->
    [correct] #{ $place } · das Wasser fließt durch { $tiles } Teile
    [wrong] #{ $place } · { $arrives ->
        [yes] das Wasser kommt an, aber { $connected ->
            [0] nicht so, wie es soll
            [one] nur ein Teil zählt
           *[other] nur { $connected } Teile zählen
        }
       *[no] ein Leck: das Wasser kommt nie an
    }
    [no_call] nicht gerufen
   *[none] nicht gewertet
}
tub-gained = { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}

# The status line

tub-status-first = Sag, wenn du bereit bist: Die Bretter kommen, sobald alle so weit sind.
tub-status-waiting = Du bist bereit. { $waiting ->
    [one] Eine Person fehlt noch …
   *[other] { $waiting } andere fehlen noch …
}
tub-status-pause = { $round ->
    [0] Alle machen sich bereit.
    [one] Runde { $round } ist gewertet. Alle machen sich für die nächste bereit.
   *[other] Runde { $round } ist gewertet. Alle machen sich für die nächste bereit.
}
tub-status-judged = { $verdict ->
    [correct] Das Wasser fließt durch { $tiles } deiner Teile: { $gained ->
        [0] diesmal keine Punkte.
        [one] 1 Punkt für dich!
       *[other] { $gained } Punkte für dich!
    }
    [wrong] Deine Leitung ist undicht: du verlierst einen Punkt.
   *[no_call] Du hast nicht gerufen: { $gained ->
        [0] diesmal keine Punkte.
        [one] 1 Punkt für dich.
       *[other] { $gained } Punkte für dich.
    }
} Bereit für die nächste Runde?
tub-status-race = { $mode ->
    [pipe_master] Verlege mit allen sieben Teilen eine Leitung vom roten Hahn zum grünen Fass, dann ruf.
    [rookie] Verlege mit mindestens fünf Teilen eine Leitung vom roten Hahn zum grünen Fass, mitten durch alles durch, dann ruf.
   *[basic] Verlege mit 5, 6 oder 7 Teilen eine Leitung vom roten Hahn zum grünen Fass, dann ruf.
}
tub-status-watch = Alle verlegen Rohre.
tub-status-glass = { $seated ->
    [yes] { $name } hat gerufen! Mach deine Leitung fertig, bevor die Sanduhr abläuft.
   *[no] { $name } hat gerufen. Die Sanduhr läuft.
}
tub-status-called = Du hast als Nummer { $place } gerufen. Finger weg: Sieh den anderen zu, bis das Wasser kommt.
tub-status-over = Das Spiel ist aus.
tub-status-won = { $winners ->
    [1] Das Spiel ist aus: { $names } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist aus: { $names } teilen sich den Sieg mit je { $points } Punkten.
}
tub-status-puzzle-ready = Fang an, wann du willst. Dann läuft die Zeit.
tub-status-puzzle = Finde eine Leitung vom roten Hahn zum grünen Fass. Gefragt: { tub-wanted }.
tub-status-puzzle-wrong = { $arrives ->
    [yes] { $connected ->
        [0] Das Wasser kommt an, aber ein Anschluss ist falsch. Weiter!
        [one] Das Wasser kommt durch ein Teil an. Gefragt: { tub-wanted }. Weiter!
       *[other] Das Wasser kommt durch { $connected } Teile an. Gefragt: { tub-wanted }. Weiter!
    }
   *[no] Noch nicht: Wo es spritzt, läuft das Wasser aus. Weiter!
}
tub-status-solved = Gelöst mit { $tiles } Teilen{ $hints ->
    [0] , ganz ohne Tipp!
    [one] { " " }und einem Tipp.
   *[other] { " " }und { $hints } Tipps.
}
tub-status-unsolved = Diesmal nicht gelöst. Das Rätsel wartet auf dich.
tub-outcome-solved = Gelöst!
tub-outcome-unsolved = Noch nicht gelöst

# Tips in the first game

tub-hint-ready = Alle bekommen ein eigenes Brett und die gleichen sieben Teile, und alle fangen gleichzeitig an. Sobald jemand { $goal } Punkte hat, gewinnen die meisten Punkte. Drück den goldenen Knopf, wenn deine Finger warm sind.
tub-hint-ready-alone = Du bekommst ein Brett nach dem anderen und dieselben sieben Teile, bis du { $goal } Punkte hast. Deine Zeit läuft ab dem ersten Startsignal. Drück den goldenen Knopf, wenn deine Finger warm sind.
tub-hint-ready-puzzle = Ein Brett, sieben Teile und du. Drück den goldenen Knopf, wenn deine Finger warm sind.
tub-hint-judged = Tippe auf einen Namen, um die Leitung dazu zu sehen. Wer als Erstes richtig ruft, bekommt einen Punkt pro Teil, die Nächsten etwas weniger. Ein falscher Ruf kostet einen Punkt.
tub-hint-judged-point = Tippe auf einen Namen, um die Leitung dazu zu sehen. Nur wer als Erstes richtig ruft, bekommt einen Punkt, und ein falscher Ruf kostet einen.
tub-hint-judged-alone = { $mode ->
    [basic] Jedes Teil, das zählt, ist ein Punkt: Mit langen Leitungen bist du schneller bei { $goal }.
   *[point] Jede richtige Leitung ist ein Punkt.
} Ein falscher Ruf kostet einen. Das nächste Brett kommt, wenn du auf den Knopf drückst.
tub-hint-lay = Zieh ein Teil aufs Brett oder tippe erst auf das Teil, dann auf ein Feld. Fang am roten Hahn an: Eine Öffnung muss daran anschließen.
tub-hint-turn = Dreh das Teil in deiner Hand mit R oder wende es mit F. Beim Ziehen dreht es ein zweiter Finger.
tub-hint-joins = Zwei Teile sind verbunden, wo ihre Öffnungen sich treffen. Sackgassen schaden nicht, aber Teile, die das Wasser nicht braucht, zählen nicht.
tub-hint-joins-strict = Zwei Teile sind verbunden, wo ihre Öffnungen sich treffen. Bei strengen Anschlüssen darf bei Teilen, die zählen, keine Öffnung an der glatten Seite eines anderen liegen.
tub-hint-call = Kommt das Wasser vom Hahn zum Fass? Dann ruf. Ein falscher Ruf kostet einen Punkt!
tub-hint-call-puzzle = Kommt das Wasser vom Hahn zum Fass? Dann ruf. Ein falscher Ruf kostet hier nichts: Du siehst, wo es leckt, und machst weiter.
tub-hint-glass = Du kannst noch rufen, bis die Sanduhr abgelaufen ist: ein Punkt weniger für jeden richtigen Ruf vor dir.
tub-hint-glass-point = Du kannst noch rufen, bis die Sanduhr abgelaufen ist. Den Punkt bekommt nur die erste richtige Leitung: Ruf also, wenn du an denen vor dir zweifelst.

# Solo

tub-puzzle = Das Rätsel
tub-puzzle-name = { $set ->
    [table] Tischbrett { $board }
   *[unique] Brett { $board }
}, { $tiles ->
    [0] 5, 6 oder 7 Teile
    [one] { $tiles } Teil
   *[other] { $tiles } Teile
}
tub-puzzle-time = { $time }
tub-puzzle-hints = { $hints ->
    [0] keine Tipps genommen
    [one] 1 Tipp genommen
   *[other] { $hints } Tipps genommen
}{ $left ->
    [0] , keiner übrig
    [one] { "" }
   *[other] { "" }
}
tub-puzzle-best = Deine Bestzeit: { $time }{ $hints ->
    [0] { "" }
    [one] , mit einem Tipp
   *[other] , mit { $hints } Tipps
}
tub-puzzle-new = Von dir noch nicht gelöst
tub-alone-best = Deine Bestzeit bis { $goal } Punkte: { $time }
tub-alone-new = Noch keine Bestzeit bis { $goal } Punkte
tub-alone-pipe-best = Deine Bestzeit für eine Leitung: { $time }
tub-alone-pipe-new = Noch keine Bestzeit für eine Leitung
tub-puzzle-next = Weiter: Brett { $board }, { $tiles } Teile
tub-puzzle-wall = Alle Rätsel
tub-to-wall = Rätsel an der Wand aussuchen
tub-wall = Die Rätselwand
tub-wall-about = In jedem Brett steckt eine Leitung mit fünf, eine mit sechs und eine mit sieben Teilen. Finde sie alle. Die Zeit läuft vom Startsignal bis zum Ruf; wenn du nicht weiterkommst, gibt es Tipps, aber die hinterlassen Spuren.
tub-wall-set = { $set ->
    [table] 82 Tischbretter, viele Wege
   *[unique] 82 Bretter mit nur einem Weg
}
tub-wall-progress = { $done } von { $all } gelöst, { $alone } davon ohne Tipp
tub-wall-complete = Alle gelöst. Du bist der Rohrmeister des Hauses!
tub-wall-shelf = Bretter { $low } bis { $high }{ $grade ->
    [easy] { " " }· leicht
    [medium] { " " }· mittel
    [hard] { " " }· schwer
   *[other] { "" }
}
tub-wall-shelf-done = { $done } von { $all } gelöst
tub-wall-board = Brett { $board }{ $grade ->
    [easy] { " " }· leicht
    [medium] { " " }· mittel
    [hard] { " " }· schwer
   *[other] { "" }
}
tub-wall-puzzle = Brett { $board }, { $tiles } Teile: { $state ->
    [open] noch nicht gelöst
    [helped] gelöst in { $time }, mit { $hints ->
        [one] einem Tipp
       *[other] { $hints } Tipps
    }
   *[solved] gelöst in { $time }
}

# The rules page

tub-rules-aim-text = Unter dem Sand liegt eine Stadt ohne Wasser. Alle haben ein Brett voller vergrabener Sachen und die gleichen sieben Rohrteile. Gleichzeitig verlegt ihr eine Leitung vom roten Hahn zum grünen Fass, um alles herum, was im Weg ist. Die schnellsten richtigen Leitungen bringen Punkte, lange am meisten. Sobald jemand 25 Punkte hat, gewinnen die meisten Punkte.
tub-rules-tiles = Teile dürfen gedreht und gewendet werden. In jedem steckt ein zusammenhängendes Rohr; im Zwillingsteil sind es zwei, die nichts miteinander zu tun haben.
tub-rules-pipe = Eine gute Leitung
tub-rules-pipe-1 = Teile liegen auf freien Feldern des Bretts, nie auf Vergrabenem und nie übereinander.
tub-rules-pipe-2 = Eine Öffnung trifft auf den Hahn, eine auf das Fass, und dazwischen trifft Öffnung auf Öffnung.
tub-rules-pipe-3 = Offene Enden sind erlaubt. Sie schaden nicht, auch nicht an der glatten Seite eines anderen Teils (außer ihr spielt mit strengen Anschlüssen).
tub-rules-pipe-4 = Nur Teile, die das Wasser braucht, zählen. Es müssen fünf, sechs oder sieben sein.
tub-rules-diagram-right = Richtig: Öffnung trifft Öffnung, durch fünf Teile vom Hahn bis zum Fass. Das blasse Teil wird nicht gebraucht, also zählt es nicht.
tub-rules-diagram-wrong = Falsch: Sie hört zu früh auf. Das Wasser kommt nie zum Fass und spritzt aus jedem offenen Ende.
tub-rules-lesson = Eine Runde, Schritt für Schritt
tub-rules-lesson-0 = Das Startsignal! Der Hahn ist am rechten Rand, das Fass unten. Eine Truhe, ein Wrack und ein paar Felsen sind im Weg.
tub-rules-lesson-1 = Das kurze Teil nimmt das Wasser am Hahn auf, das lange führt es nach unten. Öffnung trifft Öffnung: So weit ist alles dicht.
tub-rules-lesson-2 = Zu früh gerufen! Mit drei Teilen kommt das Wasser nie zum Fass: Es spritzt aus jedem offenen Ende. Ein falscher Ruf kostet einen Punkt.
tub-rules-lesson-3 = Besser: fünf Teile vom Hahn zum Fass. Das Teil in der Ecke braucht das Wasser nicht, also zählt es nicht, schadet aber auch nicht.
tub-rules-lesson-4 = „Leitung steht!“ Die Sanduhr läuft ab, das Wasser fließt durch fünf Teile: fünf Punkte für den ersten Ruf.
tub-rules-round = Eine Runde
tub-rules-round-text = Wenn alle bereit sind, erscheinen die Bretter im selben Moment. Leg Teile, verschieb sie und nimm sie zurück, so oft du willst. Wenn du meinst, dass deine Leitung stimmt, ruf „Leitung steht!“: Von da an bleiben deine Teile liegen. Der erste Ruf dreht die Sanduhr um, und die anderen haben 30 Sekunden, um fertig zu werden und auch zu rufen. Dann entscheidet das Wasser über alle, die gerufen haben. Ruft fünf Minuten lang niemand (oder so lange, wie ihr eingestellt habt), endet die Runde unentschieden.
tub-rules-score = Punkte
tub-rules-score-who = { $who ->
    [first] Als Erstes richtig gerufen
    [next] Als Zweites, Drittes, …
    [none] Nicht gerufen
   *[wrong] Falsch gerufen
}
tub-rules-score-what = { $who ->
    [first] ein Punkt für jedes Teil, das zählt
    [next] ein Punkt für jedes Teil, das zählt, weniger 1, 2, …
    [none] ein Punkt für jedes der sieben Teile, das in der ersten richtigen Leitung fehlt
   *[wrong] ein Punkt Abzug und sonst nichts
}
tub-rules-score-example = Ada ruft zuerst, mit sechs Teilen: 6 Punkte. Ben ist Zweiter, auch mit sechs: 5 Punkte. Cleo hat es nicht geschafft: 1 Punkt, für das eine Teil, das Ada nicht gebraucht hat.
tub-rules-boards = Die nächsten Bretter
tub-rules-boards-text = Nach einer Runde werden die Bretter umgedreht. Sind beide Seiten gespielt, geben alle ihr Brett nach links weiter. Haben alle jedes Brett gehabt, kommen neue aus der Schachtel. Das Spiel endet, wenn jemand 25 Punkte oder mehr hat; die meisten Punkte gewinnen.
tub-rules-modes = Spielarten
tub-rules-mode = { $mode ->
    [basic] Grundspiel
    [rookie] Lehrling
    [pipe_master] Rohrmeister
   *[solo] Solo
}
tub-rules-mode-text = { $mode ->
    [basic] Wie oben beschrieben, bis 25 Punkte.
    [rookie] Vergrabenes zählt nicht: Verlege deine Leitung mitten hindurch. Wer als Erstes richtig ruft, bekommt einen Punkt; ein falscher Ruf kostet einen. Fünf Punkte gewinnen.
    [pipe_master] Nur eine Leitung mit allen sieben Teilen gilt. Punkte wie für Lehrlinge.
   *[solo] Du gegen die Uhr oder gegen gar nichts: 82 Bretter, jedes mit einer Leitung aus fünf, sechs und sieben Teilen. Das sind 246 Rätsel zum Abhaken. Ein falscher Ruf kostet nichts. Auch die anderen Spielarten kannst du allein spielen, gegen deine eigenen Bestzeiten.
}
tub-rules-hands = Steuerung
tub-rules-hands-text = Zieh die Teile oder tippe erst auf ein Teil, dann auf ein Feld. R dreht das Teil in deiner Hand, F wendet es; auf dem Handy dreht es ein zweiter Finger, während du ziehst. Mit der Tastatur: 1 bis 7 nehmen ein Teil, die Pfeile bewegen es, Enter legt es, die Rücktaste nimmt es zurück.

# What the lab counts: how games end, and the parts they are played with

end-tubyrinth-goal = Jemand erreicht das Ziel
end-tubyrinth-patience = Zu lange hat niemand ein Teil gelegt
end-tubyrinth-rounds = Die Höchstzahl an Runden ist erreicht
end-tubyrinth-solved = Das Rätsel ist gelöst
end-tubyrinth-time = Die Zeit ist um
end-tubyrinth-changes = Die Höchstzahl an Änderungen ist erreicht

part-tubyrinth-laid = Gelegte Teile
part-tubyrinth-laid-short = Kurz
part-tubyrinth-laid-r = Ecke
part-tubyrinth-laid-long = Lang
part-tubyrinth-laid-twin = Zwilling
part-tubyrinth-laid-t = T
part-tubyrinth-laid-z = Z
part-tubyrinth-laid-l = L

part-tubyrinth-taken = Zurückgenommene Teile
part-tubyrinth-taken-short = { part-tubyrinth-laid-short }
part-tubyrinth-taken-r = { part-tubyrinth-laid-r }
part-tubyrinth-taken-long = { part-tubyrinth-laid-long }
part-tubyrinth-taken-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-taken-t = { part-tubyrinth-laid-t }
part-tubyrinth-taken-z = { part-tubyrinth-laid-z }
part-tubyrinth-taken-l = { part-tubyrinth-laid-l }

part-tubyrinth-counting = Teile, die zählen
part-tubyrinth-counting-short = { part-tubyrinth-laid-short }
part-tubyrinth-counting-r = { part-tubyrinth-laid-r }
part-tubyrinth-counting-long = { part-tubyrinth-laid-long }
part-tubyrinth-counting-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-counting-t = { part-tubyrinth-laid-t }
part-tubyrinth-counting-z = { part-tubyrinth-laid-z }
part-tubyrinth-counting-l = { part-tubyrinth-laid-l }

part-tubyrinth-square = Felder, auf denen Teile liegen
part-tubyrinth-length = Richtige Leitungen, nach Teilen

part-tubyrinth-verdict = Das Urteil
part-tubyrinth-verdict-correct = Richtig
part-tubyrinth-verdict-wrong = Falsch
part-tubyrinth-verdict-no-call = Nicht gerufen

part-tubyrinth-hint = Tipps
part-tubyrinth-hint-tile = Welches Teil als Nächstes kommt
part-tubyrinth-hint-spot = Wohin es kommt

part-tubyrinth-table-board = Gespielte Bretter des Tischsatzes
part-tubyrinth-unique-board = Gespielte Bretter des Rätselsatzes
part-tubyrinth-table-solved = Gelöste Bretter des Tischsatzes
part-tubyrinth-unique-solved = Gelöste Bretter des Rätselsatzes

# The lesson: $p0 is the learner, $p1 the other player

tubyrinth-lesson-welcome = Verlege eine Leitung quer über dein Brett, schneller als die anderen! Alle haben ein Brett und die gleichen sieben Teile, und alle spielen gleichzeitig.
tubyrinth-lesson-ready = Sag, dass du bereit bist. Im Spiel geht das Rennen los, wenn alle bereit sind; hier hast du Zeit.
tubyrinth-lesson-signal = Jetzt muss noch { $p1 } bereit sein, dann werden die Bretter aufgedeckt.
tubyrinth-lesson-board = Das Wasser kommt aus dem roten Hahn und soll ins grüne Fass. Vergrabenes ist im Weg: Darauf darf kein Teil liegen.
tubyrinth-lesson-first = Nimm das markierte Teil und leg es auf seinen Schatten, am roten Hahn. Tippe erst auf das Teil, dann auf den Platz, oder zieh es dorthin.
tubyrinth-lesson-first-else = Dort darf es liegen, aber das Wasser käme nicht hinein. Leg das markierte Teil auf seinen Schatten.
tubyrinth-lesson-join = Eine Öffnung des Teils trifft auf den Hahn. Das nächste Teil schließt dort an, wo Öffnung auf Öffnung trifft. Leg es auf seinen Schatten.
tubyrinth-lesson-join-else = Dort treffen sich die Öffnungen nicht. Leg das markierte Teil auf seinen Schatten.
tubyrinth-lesson-around = Gut angeschlossen! Das nächste Teil führt um die Felsen herum.
tubyrinth-lesson-around-else = Fast! Das markierte Teil gehört auf seinen Schatten, um die Felsen herum.
tubyrinth-lesson-twin = In diesem Teil, dem Zwilling, stecken zwei getrennte Rohre. Hier brauchen wir nur eins davon.
tubyrinth-lesson-twin-else = Der Zwilling gehört auf seinen Schatten, neben das Rohr.
tubyrinth-lesson-turn = Das letzte musst du drehen: Tippe auf das Teil, dann auf „Drehen“, dann auf seinen Platz. Wenden darfst du Teile auch.
tubyrinth-lesson-turn-else = Dreh das markierte Teil einmal und leg es auf seinen Schatten.
tubyrinth-lesson-call = Vom Hahn zum Fass, fünf Teile: Das genügt. Sechs oder sieben wären mehr wert. Ruf!
tubyrinth-lesson-call-else = Lass alles, wie es ist: Die Leitung steht. Ruf!
tubyrinth-lesson-called = Dein Ruf dreht die Sanduhr um: Die anderen haben noch dreißig Sekunden, um auch zu rufen. { $p1 } ruft in aller Eile …
tubyrinth-lesson-judged = Wasser marsch! Bei dir kommt es an, bei { $p1 } nicht: Ein falscher Ruf kostet einen Punkt.
tubyrinth-lesson-scored = Ein Punkt für jedes Teil deiner Leitung. Wer als Zweites richtig ruft, bekommt einen weniger; wer nicht ruft, einen für jedes Teil, das bei dir übrig ist.
tubyrinth-lesson-end = Fünf Punkte für dich und sechs Punkte Vorsprung! Im richtigen Spiel werden die Bretter jetzt umgedreht, und es geht weiter, bis jemand 25 Punkte hat.

# What things are and do, on the spot

tub-about-name = { $tile ->
    [short] Das kurze Teil
    [r] Das Eckteil
    [long] Das lange Teil
    [twin] Das Zwillingsteil
    [t] Das T-Teil
    [z] Das Z-Teil
   *[l] Das L-Teil
}
tub-about-text = { $tile ->
    [twin] Darin stecken zwei Rohre, die nichts miteinander zu tun haben. Es zählt einmal, auch wenn das Wasser durch beide fließt. Du kannst es drehen und wenden.
    [t] Ein Rohr mit vier Öffnungen, innen alle verbunden. Du kannst es drehen und wenden; { tub-about-ends }
   *[other] Ein Rohr, dessen Öffnungen innen alle verbunden sind. Du kannst es drehen und wenden; { tub-about-ends }
}
tub-about-ends = { $strict ->
    [yes] seine Öffnungen dürfen nicht an der glatten Seite eines anderen Teils liegen, das zählt.
   *[no] Öffnungen, die nirgendwohin führen, schaden nicht.
}
tub-about-tap-name = Der Hahn
tub-about-tap = Hier kommt das Wasser herein. Genau davor muss eine Öffnung eines Teils liegen.
tub-about-barrel-name = Das Fass
tub-about-barrel = Hier muss das Wasser ankommen. Genau davor muss eine Öffnung eines Teils liegen.
tub-about-thing-name = Vergrabenes
tub-about-thing = { $mode ->
    [rookie] Für Lehrlinge ist es gar nicht da: Leg deine Leitung mitten hindurch.
   *[other] Darauf darf kein Teil liegen: Führ die Leitung darum herum.
}
tub-about-sand-name = Ein freies Feld
tub-about-sand = Hier dürfen Teile liegen, jedes auf eigenen Feldern. Wo zwei Öffnungen sich treffen, fließt das Wasser weiter; { $strict ->
    [yes] eine Öffnung darf nicht an der glatten Seite eines anderen Teils liegen, das zählt.
   *[no] eine Öffnung ins Leere schadet nicht.
}
tub-about-wanted-name = Wie viele Teile
tub-about-wanted = So viele Teile müssen zu deiner Leitung gehören, vom Hahn bis zum Fass. Teile, die das Wasser nicht braucht, zählen nicht.
tub-about-call-name = Der Ruf
tub-about-call = Ruf, wenn deine Leitung steht. { $company ->
    [solo] Ein falscher Ruf kostet nichts: Du siehst, wo das Wasser herausläuft, und machst weiter.
    [alone] Damit endet die Runde. Ein falscher Ruf kostet einen Punkt.
   *[others] Dann bleiben deine Teile liegen. Der erste Ruf dreht die Sanduhr um. Ein falscher kostet einen Punkt.
}
tub-about-glass-name = Die Sanduhr
tub-about-glass = { $company ->
    [solo] Sie zeigt, wie viel Zeit für das Rätsel noch bleibt.
    [alone] Sie zeigt, wie viel Zeit in der Runde noch bleibt. Hast du bis dahin nicht gerufen, gibt es keinen Punkt und das nächste Brett.
   *[others] Sie zeigt, wie viel Zeit in der Runde noch bleibt. Der erste Ruf dreht sie um: Alle anderen haben dreißig Sekunden, um fertig zu werden und zu rufen. Dann zeigt das Wasser, wessen Leitung stimmt.
}
tub-about-others-name = Die Bretter der anderen
tub-about-others = Alle verlegen gleichzeitig eine Leitung auf dem eigenen Brett. { $hidden ->
    [yes] Ein durchgestrichenes Auge heißt: Ihre Teile sind verdeckt, bis du gerufen hast oder die Runde gewertet ist.
   *[no] Du siehst, wie weit sie sind.
}
tub-about-points-name = Punkte
tub-about-points = { $company ->
    [solo] Ein Rätsel ist gelöst oder nicht: Punkte gibt es keine, nur eine Zeit zu schlagen und Tipps, ohne die du auskommst.
    [alone] { $mode ->
        [basic] Ein Punkt je Teil, das zählt.
       *[point] Ein Punkt je richtige Leitung.
    } Ein falscher Ruf kostet einen.
   *[others] { $mode ->
        [basic] Wer zuerst richtig ruft, bekommt einen Punkt je Teil, das zählt, die Nächsten je einen weniger. Wer nicht ruft, bekommt einen je Teil, das dort übrig blieb.
       *[point] Wer zuerst richtig ruft, bekommt einen Punkt, die anderen keinen.
    } Ein falscher Ruf kostet einen.
}

# The board editor

tub-editor = Brett zeichnen
tub-editor-about = Vergrab Sachen im Sand und setz Hahn und Fass an den Rand. Wie viele Leitungen möglich sind, wird gleich gezählt.
tub-editor-tool = Was du setzt
tub-editor-tool-name = { $tool ->
    [obstacle] Hindernis
    [start] Start
   *[end] Ende
}
tub-editor-grid = Das Brett: Pfeiltasten bewegen, Enter setzt
tub-editor-cell = Zeile { $row }, Spalte { $column }: { $what ->
    [obstacle] Hindernis
    [start] Start
    [end] Ende
   *[free] frei
}
tub-editor-needs-edge = Start und Ende gehören auf ein freies Feld am Rand.
tub-editor-counting = Die Leitungen werden gezählt …
tub-editor-count = { $more ->
    [yes] Mehr als { $count } Leitungen
   *[no] { $count ->
        [0] Keine Leitung
        [one] 1 Leitung
       *[other] { $count } Leitungen
    }
} mit { $tiles } Teilen
tub-editor-grade = { $grade ->
    [easy] Leicht: so gut wie jedes Brett aus der Schachtel.
    [medium] Mittel: so gut wie jedes Brett aus der Schachtel.
    [hard] Schwer: so gut wie jedes Brett aus der Schachtel.
    [unique] Nur ein Weg: genau eine Leitung für jede Anzahl Teile. Ein seltener Fund!
   *[none] Noch keine Stufe: Unsere Bretter haben mindestens je eine Leitung mit 5, mit 6 und mit 7 Teilen, zusammen mindestens 10 oder von jeder genau eine.
}
tub-editor-clear = Brett leeren
tub-editor-lot = Eins von uns nehmen
tub-editor-turn = Drehen
tub-editor-play = Spielen
tub-own-board = Eigenes Brett
tub-own-puzzle = Eigenes Brett, { $tiles ->
    [0] 5, 6 oder 7 Teile
    [one] { $tiles } Teil
   *[other] { $tiles } Teile
}
tub-own-edit = Zurück zum Zeichnen
tub-own-ground = Eigenes Brett, { $tiles ->
    [0] noch ohne Teile
    [one] mit einem Teil
   *[other] mit { $tiles } Teilen
}

# Sheets to print

tub-sheet = Das Brett
tub-sheet-ours = { $set ->
    [table] Tischbrett { $number }
   *[unique] Brett { $number }, nur ein Weg
}
tub-sheet-board = Leg Teile vom Hahn bis zum Fass. Alle brauchen ein Brett und einen Satz Teile.
tub-sheet-tiles = { $side ->
    [front] Teile zum Ausschneiden
   *[back] Ihre Rückseiten
}
tub-sheet-cut = { $side ->
    [front] Drucke mit 100 %: Die Linie unten ist so lang wie ein Feld des Bretts.
   *[back] Kleb jede auf die Rückseite ihres Teils: Teile darf man wenden.
}
