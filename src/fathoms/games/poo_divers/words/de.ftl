# Tokyo Poo Divers

poo-why-cover-open = Dieser Deckel ist schon offen. Nimm einen geschlossenen.
poo-why-open-first = Öffne erst einen geschlossenen Deckel.
poo-why-bank-or-push = Sack deine Punkte ein oder tauche weiter, zu einem geschlossenen Deckel neben dem Taucher.
poo-why-direction-fixed = Der Taucher darf sich in diesem Zug nicht mehr drehen: Tauche in derselben Richtung weiter oder sack ein.
poo-why-no-cover-there = In dieser Richtung liegt kein geschlossener Deckel.
poo-why-look-at-closed = Dieser Deckel ist schon offen. Schau unter einen geschlossenen.
poo-why-look-or-skip = Eine Niete: Schau unter einen geschlossenen Deckel oder verzichte darauf.
poo-why-put-back = Leg erst die Karte zurück.
poo-why-let-rip = Gleichstand: Lass einen krachen.

layout-wrong-sign = Eine Straße zeichnest du mit # für einen Deckel und . für eine Lücke; „{ $sign }“ ist keins von beiden.
layout-too-large = Eine Straße darf höchstens { $columns } Spalten breit und { $rows } Zeilen lang sein.
layout-wrong-size = Eine Straße braucht { $fewest } bis { $most } Deckel; diese hat { $given }.
layout-mask-unused = Eine eigene Straße kannst du nur zeichnen, wenn die Form „custom“ gewählt ist.

# The game in a few words

poo-divers-title = Tokyo Poo Divers
poo-divers-tagline = Heb einen Gullydeckel an, fisch einen Schatz heraus und entscheide: einsacken oder weitertauchen?
poo-divers-facts = 2 bis 4 Personen · etwa 15 Minuten · Glück, Nerven und ein wenig Gedächtnis

poo-divers-option-layout = Straße
poo-divers-option-layout-about = In welcher Form die Deckel liegen. Lücken unterbrechen Reihen.
poo-divers-option-layout-square = Quadrat
poo-divers-option-layout-donut = Donut
poo-divers-option-layout-mascot = Häufchen
poo-divers-option-layout-heart = Herz
poo-divers-option-layout-cow-pat = Kuhfladen
poo-divers-option-layout-head = Kopf
poo-divers-option-layout-custom = Eigene
poo-divers-option-mask = Eigene Straße
poo-divers-option-mask-about = Zeilen aus # (Deckel) und . (Lücke), zusammen 60 bis 70 Deckel, mit / zwischen den Zeilen.
poo-divers-option-fart-off = Wettfurzen
poo-divers-option-fart-off-about = Bei Gleichstand lassen die Führenden einen krachen, und der lauteste gewinnt. Sonst teilen sie sich den Sieg.

poo-mask-cell = Zeile { $row }, Spalte { $column }
poo-mask-count = { $verdict ->
    [few] { $count } Deckel: Leg noch welche dazu, mindestens { $fewest } müssen es sein.
    [many] { $count } Deckel: Nimm welche weg, höchstens { $most } dürfen es sein.
   *[good] { $count } Deckel: eine schöne Straße!
}
poo-covers = { $count } Deckel

# The board

poo-street = Die Straße
poo-plus = +{ $points }
poo-would-score = +{ $points } bei einem Fundstück
poo-supply = Vorrat: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
poo-supply-left = { $points ->
    [0] Alle Punkte sind geholt
    [one] 1 Punkt blieb übrig
   *[other] { $points } Punkte blieben übrig
}
poo-unseen = Noch nicht gesehen: Fundstücke { $finds }, Schläfer { $sleepers }, Nieten { $blanks }. { $aside ->
    [0] { "" }
    [one] Eine dieser Karten liegt unter keinem Deckel.
   *[other] { $aside } dieser Karten liegen unter keinem Deckel.
}
poo-pot = { $points ->
    [one] 1 Punkt im Topf
   *[other] { $points } Punkte im Topf
}
poo-purse = { $golden } goldene und { $brown } braune Kackhaufen
poo-cover = Zeile { $row }, Spalte { $column }: { $face ->
    [find] ein Fundstück
    [sleeper] ein Schläfer
    [blank] eine Niete
   *[closed] geschlossen
}
poo-cover-open = Zeile { $row }, Spalte { $column }: öffnen, bei einem Fundstück { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
}
poo-cover-push = Zeile { $row }, Spalte { $column }: hierher weitertauchen, bei einem Fundstück +{ $worth }
poo-cover-look = Zeile { $row }, Spalte { $column }: heimlich darunterschauen
poo-cover-peeked = Zeile { $row }, Spalte { $column }: { $face ->
    [find] du siehst ein Fundstück
    [sleeper] du siehst einen Schläfer
    [blank] du siehst eine Niete
   *[closed] hier schaut jemand darunter
}
poo-contest = Wettfurzen
poo-contest-player = { $state ->
    [waits] { $name } muss noch einen krachen lassen
    [heard] { $name }: { $blast } Dezibel
   *[won] { $name } gewinnt mit { $blast } Dezibel
}
poo-blast = { $blast } dB

# What you can do

poo-do-bank = { $pot ->
    [one] 1 Punkt einsacken
   *[other] { $pot } Punkte einsacken
}
poo-do-push = Weiter nach { $direction ->
    [0] Norden
    [1] Nordosten
    [2] Osten
    [3] Südosten
    [4] Süden
    [5] Südwesten
    [6] Westen
   *[7] Nordwesten
}: +{ $worth }
poo-do-skip-look = Verzichten
poo-do-put-back = Zurücklegen
poo-do-let-rip = Einen krachen lassen

# The status line

poo-status-opening = { $whose ->
    [you] Du bist dran: Öffne einen Deckel.
    [ours] { $name }, du bist dran: Öffne einen Deckel.
   *[other] { $name } sucht einen Deckel aus.
}
poo-status-opening-again = { $whose ->
    [you] Ein Schläfer! Du bist noch mal dran: Öffne einen anderen Deckel.
    [ours] Ein Schläfer! { $name }, öffne einen anderen Deckel.
   *[other] Ein Schläfer! { $name } öffnet noch einen Deckel.
}
poo-status-deciding = { $whose ->
    [you] Du bist dran: { $pot } einsacken oder für { $worth } mehr weitertauchen?
    [ours] { $name }: { $pot } einsacken oder für { $worth } mehr weitertauchen?
   *[other] { $name } hat { $pot } im Topf: einsacken oder weitertauchen?
}
poo-status-must-bank = { $whose ->
    [ours] { $name }: Zum Weitertauchen fehlt ein geschlossener Deckel. Sack deine { $pot } ein.
   *[you] Zum Weitertauchen fehlt ein geschlossener Deckel: Sack deine { $pot } ein.
}
poo-status-last = { $whose ->
    [you] Du bist dran: Sack { $pot } ein, mehr ist nicht im Vorrat.
    [ours] { $name }: Sack { $pot } ein, mehr ist nicht im Vorrat.
   *[other] { $name } kann den ganzen Rest einsacken: { $pot }.
}
poo-status-looking = { $whose ->
    [you] Eine Niete! Schau heimlich unter einen geschlossenen Deckel oder verzichte.
    [ours] Eine Niete! { $name }, schau heimlich unter einen geschlossenen Deckel oder verzichte.
   *[other] Eine Niete! { $name } darf heimlich unter einen Deckel schauen.
}
poo-status-peeking = { $whose ->
    [you] Nur du siehst diese Karte. Leg sie zurück, wenn du sie dir gemerkt hast.
    [ours] Nur für { $name }: Merk dir die Karte und leg sie zurück.
   *[other] { $name } schaut unter einen Deckel.
}
poo-status-contest = { $whose ->
    [you] Gleichstand! Du bist dran: Lass einen krachen.
    [ours] Gleichstand! { $name }, lass einen krachen.
   *[other] Gleichstand! { $name } holt tief Luft.
}
poo-status-over = { $ending ->
    [empty] Alle Kackhaufen sind verteilt
   *[open] Der letzte Deckel ist offen
}: { $winners ->
    [1] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
}
poo-status-settled = { $names } gewinnt das Wettfurzen nach einem Gleichstand bei { $points } Punkten.

# Tips for a first game

poo-hint-open = Wer die meisten Punkte hat, gewinnt. Tippe auf irgendeinen Deckel: Unter den meisten liegt ein Fundstück, unter manchen ein Schläfer (zZz) oder eine Niete (X).
poo-hint-lines = Ein Fundstück neben anderen offenen bringt mehr: 1 Punkt für jedes in lückenloser Reihe, in allen acht Richtungen.
poo-hint-push = Sicher oder gierig? Sack jetzt ein oder dreh den Taucher zu einem leuchtenden Deckel. Das nächste Fundstück bringt 2, dann 3, dann 4 … aber bei einer Niete ist der Topf leer.
poo-hint-push-on = Der Taucher behält jetzt seine Richtung. Ein Schläfer rettet deine Punkte, bei einer Niete sind sie weg.
poo-hint-must-bank = Hier kommst du zu keinem geschlossenen Deckel weiter. Sack ein, was im Topf ist.
poo-hint-last = Mehr als das ist nicht im Vorrat: Weitertauchen bringt dir nichts mehr.
poo-hint-sleeper = Kurz eingenickt. Macht nichts: Öffne einen anderen Deckel.
poo-hint-look = Zum Trost darfst du dir heimlich ansehen, was unter einem Deckel liegt. Merk es dir für später!
poo-hint-peek = Die anderen sehen nur, wo du schaust. Leg die Karte zurück, wenn du sie gesehen hast.
poo-hint-contest = Gleichstand an der Spitze! Alle Führenden lassen einen krachen, und der lauteste gewinnt. Das ist reines Glück.

# What happened; $name is the player it is about

poo-find = { $name } fischt ein Fundstück heraus: { $pot ->
    [one] 1 Punkt im Topf.
   *[other] { $pot } Punkte im Topf.
}
poo-find-pushing = { $name } taucht weiter und fischt noch ein Fundstück heraus. Das bringt { $worth }: { $pot } im Topf.
poo-sleeper = { $name } nickt ein und öffnet noch einen Deckel.
poo-sleeper-last = { $name } nickt ein.
poo-sleeper-pushing = { $name } taucht weiter und findet einen Schläfer.
poo-blank = { $name } zieht eine Niete.
poo-blank-pushing = { $name } taucht weiter und zieht eine Niete: { $lost ->
    [one] 1 Punkt geht den Gully runter.
   *[other] { $lost } Punkte gehen den Gully runter.
}
poo-banked = { $name } sackt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ein und hat jetzt { $total }.
poo-supply-short = Die Kackhaufen reichen nicht: { $name } bekommt { $lost ->
    [one] 1 Punkt nicht mehr.
   *[other] { $lost } Punkte nicht mehr.
}
poo-looked = { $name } schaut heimlich unter den Deckel in Zeile { $row }, Spalte { $column }.
poo-put-back = { $name } legt die Karte zurück.
poo-skipped-look = { $name } verzichtet auf den Blick.
poo-supply-empty = Alle Kackhaufen sind verteilt. Das war der letzte Zug.
poo-all-open = Der letzte Deckel ist offen. Das war der letzte Zug.
poo-tie = { $players } Personen liegen mit { $points } gleichauf an der Spitze: Zeit fürs Wettfurzen!
poo-let-rip = { $name } lässt einen krachen: { $blast } Dezibel!
poo-fart-off = { $name } gewinnt das Wettfurzen!

# The rules page

poo-rules-aim-text = Tief unter Tokio liegt in der Kanalisation alles, was Leute je verloren haben. Heb die Deckel an, fisch heraus, was du kriegen kannst, und lass dich mit Kackhaufen belohnen. Wer am Ende die meisten Punkte hat, gewinnt. Alle Fundstücke sind gleich viel wert, ob Krone oder Socke.
poo-rules-piece-closed = geschlossener Deckel
poo-rules-piece-find = 42 Fundstücke
poo-rules-piece-sleeper = 14 Schläfer
poo-rules-piece-blank = 14 Nieten
poo-rules-piece-diver = der Taucher
poo-rules-piece-brown = 1 Punkt wert
poo-rules-piece-golden = 5 Punkte wert

poo-rules-first = Du bist dran: Deckel auf
poo-rules-first-text = Öffne einen beliebigen geschlossenen Deckel. Was einmal offen ist, bleibt bis zum Spielende offen.
poo-rules-first-find = Ein Fundstück: 1 Punkt dafür und 1 weiterer für jedes offene Fundstück, das von hier aus in lückenloser Reihe liegt, in allen acht Richtungen. Nieten, Schläfer, geschlossene Deckel und Lücken in der Straße unterbrechen eine Reihe. Der Taucher kommt auf dieses Feld. Jetzt hast du die Wahl: Punkte einsacken oder weitertauchen.
poo-rules-first-sleeper = Ein Schläfer: Du bist eingenickt. Keine Punkte, aber du öffnest sofort noch einen Deckel.
poo-rules-first-blank = Eine Niete: keine Punkte. Du darfst heimlich unter einen geschlossenen Deckel schauen, dann ist dein Zug zu Ende.

poo-rules-push = Weitertauchen
poo-rules-push-text = Dreh den Taucher zu einem geschlossenen Deckel direkt neben ihm und öffne diesen. Von da an steht die Richtung fest: Weiter geht es nur, wenn der nächste Deckel in dieser Richtung geschlossen ist. Nach jedem Fundstück darfst du einsacken.
poo-rules-push-find = Noch ein Fundstück: Das zweite in deinem Zug bringt 2 Punkte, das dritte 3 und so weiter. Reihen zählen jetzt nicht mehr.
poo-rules-push-sleeper = Ein Schläfer: Deine Punkte sind eingesackt und dein Zug ist zu Ende.
poo-rules-push-blank = Eine Niete: Alle Punkte aus diesem Zug sind weg. Du darfst heimlich unter einen geschlossenen Deckel schauen, dann ist dein Zug zu Ende.
poo-rules-diagram-line = Was ein neues Fundstück bringt: 1 Punkt dafür und je 2 für die Reihen nach rechts, nach unten und nach links oben, zusammen 7. Über ihm unterbricht eine Niete die Reihe, links von ihm ein Schläfer: Die Fundstücke dahinter zählen nicht.
poo-rules-diagram-push = Weitertauchen nach rechts: 1 Punkt für das erste Fundstück, 2 für das zweite, 3 für das dritte, also sind 6 im Topf. Unter dem nächsten Deckel liegt ein Fundstück für 4 weitere Punkte, ein Schläfer, dann sind die 6 eingesackt, oder eine Niete, dann sind sie weg.

poo-rules-lesson = Ein Zug, Schritt für Schritt
poo-rules-lesson-0 = Einige Deckel sind schon offen. Lu überlegt wegen des Deckels in der mittleren Zeile: Links, rechts und darüber liegen Fundstücke.
poo-rules-lesson-1 = Ein Fundstück! 1 Punkt dafür und 5 für die Fundstücke, die damit in einer Reihe liegen: zwei nach links, eins nach rechts, zwei nach links oben. Lu hat 6 Punkte und könnte sie einsacken.
poo-rules-lesson-2 = Doch Lu dreht den Taucher nach Südwesten und öffnet den Deckel dort. Das zweite Fundstück bringt 2: Jetzt sind 8 Punkte im Topf.
poo-rules-lesson-3 = Lu will noch 3 mehr und taucht in derselben Richtung weiter. Eine Niete! Alle 8 Punkte sind weg. Bei einem Schläfer wären sie eingesackt.

poo-rules-look = Der geheime Blick
poo-rules-look-text = Heb einen geschlossenen Deckel so an, dass nur du die Karte siehst, und leg sie dann zurück. Alle sehen, wo du geschaut hast, aber niemand, was dort liegt. Du kannst auch verzichten.

poo-rules-end = Das Ende
poo-rules-end-text = Das Spiel endet, sobald Kackhaufen für alle 170 Punkte verteilt sind, oder nach dem Zug, in dem der letzte Deckel geöffnet wurde. Fünf braune werden gegen einen goldenen getauscht. Ein Schläfer unter dem letzten Deckel beendet einfach den Zug. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze gibt es ein Wettfurzen: Die Führenden lassen nacheinander einen krachen, und der lauteste gewinnt. Ihr könnt vor dem Spiel auch vereinbaren, dass ihr euch den Sieg dann teilt.

poo-rules-layouts = Die Straße
poo-rules-layouts-text = Die Straße muss kein Quadrat sein. Sechs Formen stehen zur Wahl, oder du zeichnest eine eigene mit 60 bis 70 Deckeln. Achtung, Lücken: Sie unterbrechen Reihen.

# What the lab counts: how games end, and the parts they are played with

end-poo-divers-supply = Alle Kackhaufen sind verteilt
end-poo-divers-covers = Der letzte Deckel ist offen
end-poo-divers-fart-off = Wettfurzen nach Gleichstand

part-poo-divers-cover = Als Erstes geöffnete Deckel
part-poo-divers-pushed-cover = Beim Weitertauchen geöffnete Deckel

part-poo-divers-first = Karten unter ersten Deckeln
part-poo-divers-first-blank = Niete
part-poo-divers-first-sleeper = Schläfer
part-poo-divers-first-find = Fundstück

part-poo-divers-pushed = Karten beim Weitertauchen
part-poo-divers-pushed-blank = { part-poo-divers-first-blank }
part-poo-divers-pushed-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-pushed-find = { part-poo-divers-first-find }

part-poo-divers-peeked = Heimlich angesehene Karten
part-poo-divers-peeked-blank = { part-poo-divers-first-blank }
part-poo-divers-peeked-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-peeked-find = { part-poo-divers-first-find }

part-poo-divers-choice = Was gespielt wird
part-poo-divers-choice-bank = Einsacken, obwohl es weiterginge
part-poo-divers-choice-must-bank = Einsacken, weil es nicht weitergeht
part-poo-divers-choice-push = Weitertauchen
part-poo-divers-choice-look = Unter einen Deckel schauen
part-poo-divers-choice-skip-look = Auf den Blick verzichten

part-poo-divers-run = Fundstücke in einem eingesackten Zug

# The lesson: $p0 is the learner, $p1 the other player

poo-divers-lesson-welcome = Willkommen im nächtlichen Tokio! Unter diesen Deckeln liegen Fundstücke, Schläfer und Nieten. Wer die meisten Punkte herausfischt, gewinnt.
poo-divers-lesson-open = Zuerst öffnest du irgendeinen geschlossenen Deckel. Tippe auf den markierten.
poo-divers-lesson-open-else = Im richtigen Spiel ginge jeder Deckel. Öffne hier den markierten: Darunter liegt etwas Gutes.
poo-divers-lesson-found = Ein Fundstück! Es bringt 1 Punkt, der erst einmal im Topf wartet. Dein Taucher steht darauf.
poo-divers-lesson-push = Du hast die Wahl: den Topf einsacken oder weitertauchen, zu einem Deckel neben dem Taucher. Das nächste Fundstück bringt 2. Tauch nach rechts weiter!
poo-divers-lesson-push-else = Einsacken darfst du bald. Sei erst mal mutig: Tauch zum markierten Deckel weiter.
poo-divers-lesson-push-on = Noch ein Fundstück, +2. Ab jetzt behält der Taucher seine Richtung, und das nächste Fundstück bringt 3. Noch einmal!
poo-divers-lesson-push-on-else = Das wäre sicher. Aber trau dich dieses eine Mal: Tauch zum markierten Deckel weiter.
poo-divers-lesson-bank = 6 Punkte im Topf! Das nächste Fundstück brächte 4, aber bei einer Niete wäre alles weg. Sack sie ein.
poo-divers-lesson-bank-else = Mutig! Aber eine Niete würde alle 6 Punkte kosten. Sack sie diesmal ein.
poo-divers-lesson-banked = Die Punkte gehören dir, und niemand kann sie dir nehmen: Ein goldener Kackhaufen ist 5 wert, ein brauner 1.
poo-divers-lesson-other = Jetzt ist { $p1 } dran. Pass auf, was zum Vorschein kommt.
poo-divers-lesson-sleeper = Unter dem ersten Deckel lag ein Schläfer (zZz): keine Punkte, aber { $p1 } durfte gleich noch einen öffnen. Beim Weitertauchen wäre damit der Topf eingesackt.
poo-divers-lesson-star = Das erste Fundstück bringt auch 1 Punkt für jedes offene, das von ihm aus in lückenloser Reihe liegt, in allen acht Richtungen. Öffne den markierten Deckel.
poo-divers-lesson-star-else = Auch nicht schlecht. Aber am markierten Deckel liegen mehr offene Fundstücke.
poo-divers-lesson-lines = 1 für sich selbst, 2 nach rechts, 1 darüber und 1 links oben: 5 Punkte mit einem Deckel!
poo-divers-lesson-bank-star = Das ist viel für einen einzigen Deckel. Sack es ein.
poo-divers-lesson-bank-star-else = Verlockend! Aber 5 Punkte für einen Deckel gibt man nicht her: Sack sie ein.
poo-divers-lesson-other-again = { $p1 } ist wieder dran und nimmt einen kleinen, sicheren Punkt.
poo-divers-lesson-dare = Du bist dran. Öffne den markierten Deckel, in einer Reihe mit einem offenen Fundstück.
poo-divers-lesson-dare-else = Jeder geschlossene Deckel ginge. Aber der markierte liegt in einer Reihe mit einem offenen Fundstück: Das gibt einen Punkt mehr.
poo-divers-lesson-risk = 2 Punkte. Ein Deckel weiter rechts könnte noch 2 bringen. Sehen wir uns mal an, was schiefgehen kann: Tauch weiter.
poo-divers-lesson-risk-else = Klug! Aber hier kannst du gefahrlos eine Niete kennenlernen: Tauch zum markierten Deckel weiter.
poo-divers-lesson-blank = Eine Niete! Der Topf aus diesem Zug ist weg. Was du vorher eingesackt hast, ist sicher.
poo-divers-lesson-look = Zum Trost darfst du heimlich unter einen geschlossenen Deckel schauen. Schau unter den markierten.
poo-divers-lesson-look-else = Im richtigen Spiel wählst du frei. Schau hier unter den markierten: Er liegt mit vielen Fundstücken in einer Reihe.
poo-divers-lesson-peek = Ein Fundstück, und nur du weißt davon! Leg es zurück und merk dir die Stelle.
poo-divers-lesson-remember = { $p1 } ist dran. Behalte deinen Deckel im Kopf.
poo-divers-lesson-use = Weißt du es noch? Öffne den Deckel, unter den du geschaut hast.
poo-divers-lesson-use-else = Der war es nicht. Du hast unter den markierten Deckel geschaut: Öffne ihn.
poo-divers-lesson-eight = 8 Punkte auf einmal, weil so viele Fundstücke mit ihm in einer Reihe liegen. Sack sie ein!
poo-divers-lesson-eight-else = Genug ist genug: Sack deine 8 Punkte ein.
poo-divers-lesson-end = Gut getaucht! Du führst mit 12 Punkten Vorsprung. Das Spiel endet, wenn alle Kackhaufen verteilt oder alle Deckel offen sind. Bei Gleichstand gibt es meist ein Wettfurzen.

# What things are and do, on the spot

poo-about-name = { $kind ->
    [closed] Ein geschlossener Deckel
    [find] Ein Fundstück
    [sleeper] Ein Schläfer
    [blank] Eine Niete
    [pot] Der Topf in diesem Zug
   *[supply] Der Vorrat an Kackhaufen
}
poo-about-text = { $kind ->
    [closed] Unter drei von fünf liegt ein Fundstück, unter den anderen ein Schläfer oder eine Niete. Was offen ist, bleibt offen.
    [find] Als Erstes geöffnet, bringt es 1 Punkt und 1 weiteren für jedes offene Fundstück in lückenloser Reihe. Beim Weitertauchen bringen Fundstücke 2, 3, 4 und so weiter.
    [sleeper] Als Erstes geöffnet, bringt er nichts, und du öffnest sofort noch einen Deckel. Beim Weitertauchen ist mit ihm der Topf eingesackt und dein Zug zu Ende.
    [blank] Sie bringt nichts, leert beim Weitertauchen den Topf und beendet deinen Zug. Du darfst heimlich unter einen geschlossenen Deckel schauen.
    [pot] Was du in diesem Zug bisher gewonnen hast. Sackst du es ein, gehört es dir; tauchst du weiter und ziehst eine Niete, ist es weg.
   *[supply] Goldene Kackhaufen sind 5 Punkte wert, braune 1. Sind keine mehr da, gibt es keine weiteren Züge.
}

# The street editor

poo-editor = Straße zeichnen
poo-to-editor = Groß zeichnen und prüfen, ob sie fair ist
poo-editor-grid = Die Straße: Pfeiltasten bewegen, Enter legt einen Deckel oder nimmt ihn weg
poo-editor-brush = Pinsel
poo-editor-mirror = { $mirror ->
    [none] Freihand
    [sideways] Links und rechts
    [upright] Oben und unten
   *[both] Vier auf einmal
}
poo-editor-drag = Beim Ziehen zeichnen (aus: ein Finger verschiebt die Straße)
poo-editor-begin = Mit fertiger Straße anfangen
poo-editor-clear = Leeren
poo-editor-play = Spielen
poo-editor-balance = Ist sie fair?
poo-editor-balance-about = { $games } schnelle Spiele unter Bots zeigen, wie oft jeder Platz gewinnt, wenn Platz 1 beginnt. Die gestrichelte Linie zeigt, was fair wäre.
poo-editor-players = Mitspielende
poo-editor-for = { $players } Personen
poo-editor-check = Fairness prüfen
poo-editor-waiting = Gerade läuft eine andere Studie. Platz in der Schlange: { $place }
poo-editor-playing = { $played } von { $games } Spielen gespielt
poo-editor-unknown = Die Spiele wurden nicht zu Ende gespielt.
poo-editor-wins = Platz { $seat } gewinnt { $wins } % (zwischen { $low } und { $high })
poo-editor-verdict = { $verdict ->
    [even] Fair, soweit man sehen kann.
    [nearly] Fast fair: weniger als 2 von 100 Spielen Unterschied.
    [slightly] Ein wenig unfair: weniger als 5 von 100 Spielen Unterschied.
   *[uneven] Unfair: Überlegt euch, wer beginnt.
}
poo-editor-study = Die ganze Studie

# A sheet to print

poo-sheet = Die Straße: { $layout }
poo-sheet-note = { $count } Deckel. Mische 14 Nieten, 14 Schläfer und 42 Fundstücke und leg auf jeden verdeckt eine Karte.
