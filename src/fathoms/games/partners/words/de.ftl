# Partners

partners-title = Partners
partners-tagline = Bring deine Figuren mit Karten ins Ziel, gib die richtige weiter: Gewinnen könnt ihr nur gemeinsam.
partners-facts = 6 Personen · etwa 60 Minuten · Karten, Planung und ein Partner, auf den Verlass ist

partners-option-form = Teams
partners-option-form-about = Wer mit wem spielt: gegenüberliegende Farben zu zweit oder jede zweite Farbe zu dritt.
partners-option-form-pairs = Drei Zweierteams
partners-option-form-teams = Zwei Dreierteams
partners-option-play-on = Weiterspielen
partners-option-play-on-about = Bei drei Paaren: Hat eines gewonnen, spielen die anderen um die übrigen Plätze weiter.
partners-option-seven-rest = Rest einer 7
partners-option-seven-rest-about = Eine 7 bringt deine letzte Figur fest ins Ziel, und es bleiben Schritte übrig: Du darfst sie für Partner nutzen, oder du musst. Die Spielregeln sind sich da nicht einig.
partners-option-seven-rest-may = Aufhören erlaubt
partners-option-seven-rest-must = Alle sieben zählen

# The name of a card, for the sentences below.
partners-card = { $card ->
    [two] 2
    [three] 3
    [back_four] 4 zurück
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [swap] Tausch
    [twelve] 12
    [thirteen] 13
    [one_or_fourteen] 1/14
   *[face_down] verdeckte Karte
}

# What happened. $name is the player the line is about; colours are the names of the pieces' colours.
partners-colour-green = grün
partners-colour-blue = blau
partners-colour-purple = lila
partners-colour-red = rot
partners-colour-orange = orange
partners-colour-yellow = gelb
partners-piece = { $colour ->
    [green] grüne Figur
    [blue] blaue Figur
    [purple] lila Figur
    [red] rote Figur
    [orange] orange Figur
   *[yellow] gelbe Figur
}
partners-victim = { $victim ->
    [green] grüne Figur
    [blue] blaue Figur
    [purple] lila Figur
    [red] rote Figur
    [orange] orange Figur
   *[yellow] gelbe Figur
}
partners-other = { $other ->
    [green] grüne Figur
    [blue] blaue Figur
    [purple] lila Figur
    [red] rote Figur
    [orange] orange Figur
   *[yellow] gelbe Figur
}

partners-a-piece = { $colour ->
    [green] eine grüne Figur
    [blue] eine blaue Figur
    [purple] eine lila Figur
    [red] eine rote Figur
    [orange] eine orange Figur
   *[yellow] eine gelbe Figur
}
partners-a-victim = { $victim ->
    [green] eine grüne Figur
    [blue] eine blaue Figur
    [purple] eine lila Figur
    [red] eine rote Figur
    [orange] eine orange Figur
   *[yellow] eine gelbe Figur
}
partners-an-other = { $other ->
    [green] eine grüne Figur
    [blue] eine blaue Figur
    [purple] eine lila Figur
    [red] eine rote Figur
    [orange] eine orange Figur
   *[yellow] eine gelbe Figur
}

partners-handed-on = { $name } legt eine Karte verdeckt für den Partner hin.
partners-handed-on-card = { $name } legt eine Karte verdeckt für den Partner hin: { partners-card }.
partners-exchanged = Alle haben gewählt: Die Karten wechseln den Besitzer. { $name } beginnt.
partners-got = { $name } bekommt eine Karte vom Partner: { partners-card }.
partners-played = { $name } spielt: { partners-card }.
partners-laid-down = { $name } kann keine Karte nutzen, legt die Karten ab und setzt bis zur nächsten Kartenrunde aus.
partners-laid-card = { $name } legt ab: { partners-card }.
partners-took-back = { $name } nimmt den angefangenen Zug zurück.
partners-brought-out = { $name } holt { partners-a-piece } heraus auf den Start ({ partners-card }).
partners-brought-both = { $name } holt { partners-an-other } und { partners-a-piece } heraus ({ partners-card }).
partners-went = { $name } zieht { partners-a-piece } { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} vor.
partners-stepped = { $name } nutzt { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} der 7 für { partners-a-piece }.
partners-split = { $name } nutzt die 7: { $parts }.
partners-stopped = { $name } lässt { $steps ->
    [one] den letzten Schritt
   *[other] die letzten { $steps } Schritte
} der 7 verfallen.
partners-lost-steps = { $steps ->
    [one] Der letzte Schritt der 7 verfällt: Niemand kann ihn gehen.
   *[other] Die letzten { $steps } Schritte der 7 verfallen: Niemand kann sie gehen.
}
partners-part = { $steps } für { partners-a-piece }
partners-went-back = { $name } zieht { partners-a-piece } vier Felder zurück.
partners-turned = Das Ziel ist zu nah für diese Karte ({ partners-card }): { $name } muss { partners-a-piece } umkehren lassen.
partners-in-goal = { $name } hat { partners-a-piece } auf Zielkreis { $circle } von 4.
partners-hit = { $name } schickt { partners-a-victim } nach Hause.
partners-fell = { $name } trifft auf zwei zugleich: Die { partners-piece } muss nach Hause.
partners-chose = { $name } will { partners-a-piece } tauschen.
partners-swapped = { $name } lässt { partners-an-other } und { partners-a-piece } die Plätze tauschen.
partners-rank = Das Team von { $name } belegt Platz { $rank }.
partners-laid-rest = { $name } braucht keine Karten mehr und legt eine ab: { partners-card }.
partners-over = Das Spiel ist aus: Das Team von { $name } hat gewonnen.
partners-shared = Das Spiel ist aus: Das Team von { $name } teilt sich den Sieg.
partners-chapter = Kartenrunde { $number }
partners-dealt = { $name } teilt je vier neue Karten aus: Kartenrunde { $deal }.
partners-shuffled = { $name } sammelt die Karten ein, mischt und teilt aus: Kartenrunde { $deal }.

# Why something cannot be done
partners-why-hand-on = Erst geben alle eine Karte weiter: Wähle eine für deinen Partner.
partners-why-not-in-hand = Diese Karte hast du nicht.
partners-why-exchange-over = Die Karten sind schon getauscht. Weitergeben kannst du wieder in der nächsten Kartenrunde.
partners-why-must-play = Du kannst eine deiner Karten nutzen, also musst du spielen. Abgelegt wird nur, wenn gar nichts geht.
partners-why-card-first = Wähle erst eine Karte.
partners-why-seven = Alle sieben Schritte einer 7 müssen genutzt werden, und das geht gerade nicht.
partners-why-swap = Für einen Tausch braucht es zwei Figuren, die allein auf dem Rundweg stehen. So viele gibt es gerade nicht.
partners-why-two = Du kannst weder eine Figur zwei Felder vorziehen noch zwei Figuren deines Teams herausholen.
partners-why-card-useless = Keine Figur, die du ziehen darfst, kann diese Karte jetzt nutzen.
partners-why-card-played = Deine Karte liegt auf dem Tisch. Nutze sie erst.
partners-why-taken-back = Du hast in diesem Zug oft genug zurückgenommen. Bring ihn zu Ende.
partners-why-nothing-done = Es gibt nichts zurückzunehmen: Das geht nur mitten in einem Zug.
partners-why-not-out = Mit dieser Karte kann keine Figur dieser Farbe herauskommen.
partners-why-not-back = Diese Figur kann jetzt nicht vier Felder zurück.
partners-why-not-exchangeable = Tauschen können nur Figuren, die allein auf dem Rundweg stehen, und nur mit einer anderen.
partners-why-not-this-card = Das kann diese Karte nicht.
partners-why-not-there = So weit kann diese Figur nicht: Du darfst sie nicht ziehen, oder etwas steht im Weg.
partners-why-moved-already = Eine 7 bewegt jede Figur nur einmal, und diese ist schon gezogen.
partners-why-too-many = So viele Schritte sind nicht mehr übrig.
partners-why-rest = So viele Schritte kann diese Figur nicht gehen, oder der Rest wäre dann nicht zu gebrauchen.
partners-why-not-stop = Mit einer 7 kannst du erst aufhören, wenn sie deine eigene letzte Figur fest ins Ziel gebracht hat.
partners-why-all-seven = Hier zählen alle sieben Schritte einer 7: Du kannst erst aufhören, wenn sie verbraucht sind.
partners-why-one-partner = Wer hilft, nutzt eine 7 für die Figuren eines einzigen Partners, und du hast schon mit einem anderen begonnen.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = Das Spielfeld
partners-from = { $where ->
    [home] zu Hause
    [start] auf dem Start
    [lane] auf Zielkreis { $spot }
   *[track] auf Feld { $spot }
}
partners-to = { $towhere ->
    [home] nach Hause
    [start] auf den Start
    [lane] auf Zielkreis { $tospot }
   *[track] auf Feld { $tospot }
}
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : Dort stehen zwei, also muss deine Figur nach Hause
   *[other] , schickt { partners-a-victim } nach Hause
}
partners-spot-go = { partners-piece } { partners-from }: { $steps } vor { partners-to }{ partners-comes-of-it }
partners-spot-turn = { partners-piece } { partners-from }: { $steps } Schritte, mit Umkehren, { partners-to }{ partners-comes-of-it }
partners-spot-back = { partners-piece } { partners-from }: { $steps } zurück { partners-to }{ partners-comes-of-it }
partners-spot-out = { partners-piece } { partners-from }: auf den Start herausholen
partners-spot-piece = { partners-piece } { partners-from }: wählen, dann { $steps } Schritte
partners-spot-swap-first = { partners-piece } { partners-from }: eine der beiden, die tauschen
partners-spot-swap-second = { partners-piece } { partners-from }: mit ihr tauschen
partners-steps = Wie viele Schritte?
partners-step = { $steps }
partners-step-back = −{ $steps }
partners-out = raus
partners-rest = { $rest ->
    [one] noch 1 Schritt
   *[other] noch { $rest } Schritte
}
partners-handed = { $count } von { $all } haben gewählt

# What cards do

partners-does = { $card ->
    [two] 2 vor oder zwei Figuren raus
    [three] 3 vor
    [back_four] 4 zurück
    [five] 5 vor, an jedem Start vorbei
    [six] 6 vor
    [seven] 7 Schritte, beliebig verteilt
    [eight] 8 vor oder eine Figur raus
    [nine] 9 vor
    [ten] 10 vor
    [swap] Zwei Figuren tauschen
    [twelve] 12 vor
    [thirteen] 13 vor oder eine Figur raus
    [one_or_fourteen] 1 oder 14 vor
   *[face_down] Verdeckt
}
partners-hand = Deine Karten
partners-hand-of = Die Karten von { $name }
partners-card-play = Karte „{ partners-card }“: { partners-does }
partners-card-useless = Karte „{ partners-card }“: { partners-does }. Sie nützt gerade nichts.
partners-card-gift = Karte „{ partners-card }“: { partners-does }. Für { $partner }?
partners-card-held = Karte „{ partners-card }“: { partners-does }
partners-advice-play = Karte „{ partners-card }“ spielen: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } vor
partners-advice-gift = Karte „{ partners-card }“ weitergeben an { $partner }
partners-from-partner = von { $name }
partners-how-to = Tippe jetzt auf eine leuchtende Figur, oder noch mal auf die Karte, um sie zurückzunehmen.
partners-how-to-steps = Wie weit soll sie gehen?
partners-gift-wrap = Wähle eine Karte
partners-do-hand-on = Weitergeben an { $partner }
partners-gift-given = Deine Karte für { $partner } liegt verdeckt bereit.
partners-no-hand = Keine Karten mehr: In der nächsten Kartenrunde bist du wieder dabei.
partners-no-more-hands = Ihr habt alle Figuren fest im Ziel: Während die anderen weiterspielen, bekommst du keine Karten mehr.

partners-do-lay-down = Karten ablegen
partners-do-take-back = Alles zurücknehmen
partners-do-stop = Hier aufhören

partners-purse = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $home } zu Hause, { $locked } von 4 im Ziel
partners-score = { $points } von 4 im Ziel
partners-side-score = { $points } von { $most } im Ziel
partners-purse-out = abgelegt, { $home } zu Hause, { $locked } von 4 im Ziel

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: Wähle heimlich eine Karte für { $partner }.
   *[you] Wähle heimlich eine Karte für { $partner }.
}
partners-status-waiting = { $count ->
    [one] Die Karten wechseln den Besitzer, sobald { $names } gewählt hat.
   *[other] Alle geben eine Karte weiter. Es wählen noch: { $names }.
}
partners-status-choosing = { $whose ->
    [you] Du bist dran: Spiel eine Karte.
    [ours] { $name }, du bist dran: Spiel eine Karte.
   *[other] { $name } sucht eine Karte aus.
}
partners-status-helping = { $whose ->
    [you] Deine Figuren sind alle im Ziel: Spiel eine Karte für { $partners }.
    [ours] { $name }, deine Figuren sind im Ziel: Spiel eine Karte für { $partners }.
   *[other] { $name } ist im Ziel und spielt für { $partners }.
}
partners-status-stuck = { $whose ->
    [ours] { $name }: Keine deiner Karten passt, leg sie also ab.
   *[you] Keine deiner Karten passt: Leg sie ab.
}
partners-status-moving = { $whose ->
    [you] Deine Karte: { partners-card }. Wähle eine Figur.
    [ours] { $name } spielt: { partners-card }. Wähle eine Figur.
   *[other] { $name } spielt: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Deine 7: { partners-rest }. Wähle eine Figur.
    [ours] { $name } spielt eine 7: { partners-rest }. Wähle eine Figur.
   *[other] { $name } verteilt eine 7: { partners-rest }.
}
partners-status-seven-rest = { $whose ->
    [you] Deine letzte Figur ist fest im Ziel. Deine 7: { partners-rest } für { $partners }, oder hör auf.
    [ours] { $name }, deine letzte Figur ist fest im Ziel: { partners-rest } für { $partners }, oder hör auf.
   *[other] { $name } hat die letzte Figur im Ziel und von der 7 { partners-rest }.
}
partners-status-swap = { $whose ->
    [other] { $name } lässt zwei Figuren die Plätze tauschen.
   *[you] { $rest ->
        [2] Wähle die erste der beiden Figuren, die tauschen sollen.
        [one] Wähle jetzt die Figur, mit der sie tauscht.
       *[other] Wähle jetzt die Figur, mit der sie tauscht.
    }
}
partners-status-second-out = { $whose ->
    [other] { $name } holt zwei Figuren heraus.
   *[you] Eine Figur ist draußen. Wähle die zweite.
}
partners-status-over = Das Spiel ist aus: { $names } haben alle Figuren im Ziel und gewinnen.
partners-status-stopped = Das Spiel ist nach sehr vielen Kartenrunden aus: { $names } sind am weitesten gekommen{ $sides ->
    [one] { " " }und gewinnen.
   *[other] . Diese Teams teilen sich den Sieg.
}

# Tips for a first game

partners-hint-exchange = Denk an deinen Partner: Figuren kommen nur mit einer 2, einer 8 oder einer 13 heraus. { $form ->
    [teams] Du bekommst eine Karte von deinem anderen Partner.
   *[pairs] Du bekommst auch eine Karte.
}
partners-hint-play = Tippe auf eine Karte, um zu sehen, wohin sie führt, dann auf eine leuchtende Figur. Mit 2, 8 oder 13 kommen Figuren heraus.
partners-hint-start = Auf deinem Start stehst du allen anderen im Weg: Niemand kommt dort an dir vorbei, außer mit einer 5.
partners-hint-track = Landest du auf einer einzelnen Figur, muss sie nach Hause. Aber zwei einer Farbe auf einem Feld sind sicher: Landet dort eine andere Farbe, muss sie selbst nach Hause.
partners-hint-lane = Fülle das Blütenblatt von innen nach außen. Ist eine Karte zu lang, kehrt deine Figur um und läuft vielleicht wieder hinaus.
partners-hint-seven = Tippe auf eine Figur, dann darauf, wie viele Schritte sie geht. Mach mit den anderen weiter, bis alle 7 verbraucht sind.
partners-hint-seven-helping = Tippe auf eine Figur, dann darauf, wie viele Schritte sie geht. Alle 7 sind für die Figuren eines einzigen Partners: Die erste Figur entscheidet, wessen.
partners-hint-seven-rest = Alle deine Figuren sind fest im Ziel. Nutze den Rest der 7 für die Figuren { $count ->
    [one] deines Partners
   *[other] deiner Partner
}{ $rest ->
    [must] : Alle sieben Schritte zählen.
   *[may] {" "}oder hör auf: Dann verfallen die Schritte.
}
partners-hint-swap = Zwei beliebige Figuren, die allein auf dem Rundweg stehen, können tauschen, ganz gleich, wem sie gehören.
partners-hint-stuck = Das kommt vor. In der nächsten Kartenrunde bist du wieder dabei.
partners-hint-helping = Deine Figuren sind im Ziel, gut gemacht. Ab jetzt ziehst du mit deinen Karten die Figuren { $count ->
    [one] deines Partners.
   *[other] deiner Partner: Wähle für jede Karte, wessen.
}

# The rules page

partners-rules-aim-text = Sechs Farben laufen um eine Blume. Du bringst deine vier Figuren von zu Hause auf deinen Start, einmal um alle Blütenblätter herum und in deinem eigenen Blütenblatt ins Ziel. Gewinnen könnt ihr aber nur gemeinsam: Es siegt das Team, das als erstes die Figuren aller seiner Farben im Ziel hat.
partners-rules-sides = Wer mit wem spielt
partners-rules-sides-text = Ein Band auf dem Spielfeld und die Ränder der Figuren zeigen, wer zusammengehört.
partners-rules-sides-pairs = Drei Zweierteams: Gegenüberliegende Farben sind Partner. Das Band läuft von Blütenblatt zu Blütenblatt, und jedes Team hat seinen eigenen Rand.
partners-rules-sides-teams = Zwei Dreierteams: jede zweite Farbe. Das Band bildet ein Dreieck.

partners-rules-deal = Karten
partners-rules-deal-text = Alle bekommen vier Karten. Dann geben alle gleichzeitig eine davon verdeckt weiter: an den Partner, in Dreierteams an den nächsten Partner im Uhrzeigersinn. Wer links vom Kartengeber sitzt, beginnt. Im Uhrzeigersinn spielt ihr je eine Karte, bis niemand mehr eine hat; dann wird neu ausgeteilt. Nach drei Kartenrunden mischt die nächste Person im Uhrzeigersinn alle Karten.
partners-rules-deal-stuck = Kannst du keine deiner Karten nutzen, legst du alle ab und wartest auf die nächste Kartenrunde. Kannst du eine nutzen, musst du sie spielen, auch wenn es wehtut.

partners-rules-cards = Was die Karten können
partners-rules-card-out = 8 und 13: Hol eine Figur von zu Hause auf deinen Start oder zieh eine vor.
partners-rules-card-two = 2: eine Figur 2 vor. Oder hol zwei Figuren deines Teams heraus: zwei eigene, zwei von einem Partner oder je eine von zwei Spielern.
partners-rules-card-plain = 3, 6, 9, 10 und 12: eine Figur so viele Felder vor.
partners-rules-card-five = 5: fünf vor. Nur eine 5 kommt an einem besetzten Start vorbei.
partners-rules-card-back = 4 zurück: eine Figur vier Felder zurück, aber nie eine auf einem Zielkreis. Auf deinem Start oder kurz danach ist das eine Abkürzung: Rückwärts bist du gleich am Ende deines Weges.
partners-rules-card-seven = 7: sieben Schritte, beliebig auf deine Figuren verteilt, jede höchstens einmal. Alle müssen genutzt werden. Kommt dabei deine letzte Figur fest ins Ziel, ist der Rest für deine Partner. „Rest einer 7“ sagt, ob du auch aufhören darfst.
partners-rules-card-swap = Tausch: Zwei beliebige Figuren auf dem Rundweg tauschen die Plätze, ob deine oder nicht. Nicht aber Figuren auf einem Start, im Ziel, zu Hause oder mit einer gleichfarbigen auf einem Feld.
partners-rules-card-fourteen = 1/14: eine Figur 1 oder 14 vor.

partners-rules-way = Unterwegs
partners-rules-way-hit = Landest du auf einer einzelnen Figur einer anderen Farbe, muss sie nach Hause, auch die eines Partners.
partners-rules-way-two = Landest du, wo zwei oder mehr einer anderen Farbe stehen, muss deine eigene Figur nach Hause. Deine eigenen Figuren dürfen sich ein Feld teilen.
partners-rules-way-start = Eine Figur auf ihrem eigenen Start hält alle anderen Farben auf, auch Partner. Der Start selbst zählt nicht mit: Vom Feld davor geht es direkt auf das Feld dahinter.

partners-rules-goal = Ins Ziel
partners-rules-goal-text = Die vier Zielkreise liegen in deinem Blütenblatt und werden von innen nach außen gefüllt. Dort kann dich niemand schlagen oder tauschen, und niemand springt über andere hinweg. Eine Figur ist fest im Ziel, wenn alle Kreise weiter innen besetzt sind; sie zieht nie wieder. Ist eine Karte zu lang, geht deine Figur so weit hinein, wie sie kann, und den Rest zurück, wenn nötig bis hinaus auf den Rundweg.
partners-rules-diagram-seven = Eine geteilte 7: 4 Schritte ins Ziel, 2 auf eine einzelne rote Figur, die nach Hause muss, und 1 vom Start weg.
partners-rules-diagram-home = Eine 6 passt genau: Von hier sind es sechs Schritte bis zum innersten freien Kreis, und die Figur ist fest im Ziel.
partners-rules-diagram-long = Eine 8 ist zu lang: sechs Schritte hinein bis zu diesem Kreis und die beiden übrigen wieder zurück.

partners-rules-lesson = Ein Zug, Schritt für Schritt
partners-rules-lesson-0 = Grün hat eine Figur im Ziel und drei im Spiel und legt eine 7. Alle sieben Schritte müssen genutzt werden.
partners-rules-lesson-1 = Die Figur auf Feld 77 geht 4 Schritte, hinein bis auf den innersten freien Kreis: Sie ist fest im Ziel. 3 Schritte bleiben.
partners-rules-lesson-2 = Die nächste Figur geht 2 Schritte und landet auf einer einzelnen roten Figur, die nach Hause muss. 1 Schritt bleibt.
partners-rules-lesson-3 = Die dritte Figur geht den letzten Schritt, vom Start weg. Jede Figur ist einmal gezogen, die 7 ist verbraucht.

partners-rules-end = Helfen und gewinnen
partners-rules-end-text = Sind deine vier Figuren fest im Ziel, ziehst du mit deinen Karten die Figuren deiner Partner: Im Dreierteam wählst du für jede Karte neu, wessen. Kann eine deiner Karten helfen, musst du sie spielen. Das Team, das zuerst alle Figuren fest im Ziel hat, gewinnt. Bei drei Paaren geht es mit „Weiterspielen“ für die anderen um die nächsten Plätze, und wer fertig ist, bekommt keine Karten mehr.
partners-rules-end-seven = Bringt eine 7 deine letzte Figur fest ins Ziel, darfst du den Rest für die Figuren deiner Partner nutzen oder aufhören. Mit „Alle sieben zählen“ muss der Rest genutzt werden, und ohne das geht die Figur nicht hinein. Hilfst du schon, ist eine ganze 7 für die Figuren eines einzigen Partners.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = Ein Team hat alle Figuren im Ziel
end-partners-places = Alle Plätze sind vergeben
end-partners-limit = Die Höchstzahl an Kartenrunden ist erreicht

part-partners-field = Felder, auf denen Figuren landen
part-partners-hit = Felder, von denen Figuren nach Hause müssen
part-partners-goal = Zielkreise, auf die Figuren kommen, von außen gezählt

part-partners-dealt = Ausgeteilte Karten
part-partners-dealt-two = 2
part-partners-dealt-three = 3
part-partners-dealt-back-four = 4 zurück
part-partners-dealt-five = 5
part-partners-dealt-six = 6
part-partners-dealt-seven = 7
part-partners-dealt-eight = 8
part-partners-dealt-nine = 9
part-partners-dealt-ten = 10
part-partners-dealt-swap = Tausch
part-partners-dealt-twelve = 12
part-partners-dealt-thirteen = 13
part-partners-dealt-one-or-fourteen = 1 oder 14

part-partners-handed-on = Weitergegebene Karten
part-partners-handed-on-two = { part-partners-dealt-two }
part-partners-handed-on-three = { part-partners-dealt-three }
part-partners-handed-on-back-four = { part-partners-dealt-back-four }
part-partners-handed-on-five = { part-partners-dealt-five }
part-partners-handed-on-six = { part-partners-dealt-six }
part-partners-handed-on-seven = { part-partners-dealt-seven }
part-partners-handed-on-eight = { part-partners-dealt-eight }
part-partners-handed-on-nine = { part-partners-dealt-nine }
part-partners-handed-on-ten = { part-partners-dealt-ten }
part-partners-handed-on-swap = { part-partners-dealt-swap }
part-partners-handed-on-twelve = { part-partners-dealt-twelve }
part-partners-handed-on-thirteen = { part-partners-dealt-thirteen }
part-partners-handed-on-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-played = Gespielte Karten
part-partners-played-two = { part-partners-dealt-two }
part-partners-played-three = { part-partners-dealt-three }
part-partners-played-back-four = { part-partners-dealt-back-four }
part-partners-played-five = { part-partners-dealt-five }
part-partners-played-six = { part-partners-dealt-six }
part-partners-played-seven = { part-partners-dealt-seven }
part-partners-played-eight = { part-partners-dealt-eight }
part-partners-played-nine = { part-partners-dealt-nine }
part-partners-played-ten = { part-partners-dealt-ten }
part-partners-played-swap = { part-partners-dealt-swap }
part-partners-played-twelve = { part-partners-dealt-twelve }
part-partners-played-thirteen = { part-partners-dealt-thirteen }
part-partners-played-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-laid-down = Ungenutzt abgelegte Karten
part-partners-laid-down-two = { part-partners-dealt-two }
part-partners-laid-down-three = { part-partners-dealt-three }
part-partners-laid-down-back-four = { part-partners-dealt-back-four }
part-partners-laid-down-five = { part-partners-dealt-five }
part-partners-laid-down-six = { part-partners-dealt-six }
part-partners-laid-down-seven = { part-partners-dealt-seven }
part-partners-laid-down-eight = { part-partners-dealt-eight }
part-partners-laid-down-nine = { part-partners-dealt-nine }
part-partners-laid-down-ten = { part-partners-dealt-ten }
part-partners-laid-down-swap = { part-partners-dealt-swap }
part-partners-laid-down-twelve = { part-partners-dealt-twelve }
part-partners-laid-down-thirteen = { part-partners-dealt-thirteen }
part-partners-laid-down-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-use = Wofür Karten mit zwei Möglichkeiten genutzt werden
part-partners-use-two-out = 2: zwei Figuren herausholen
part-partners-use-two-forward = 2: zwei Felder vor
part-partners-use-eight-out = 8: eine Figur herausholen
part-partners-use-eight-forward = 8: acht Felder vor
part-partners-use-thirteen-out = 13: eine Figur herausholen
part-partners-use-thirteen-forward = 13: dreizehn Felder vor
part-partners-use-one = 1 oder 14: ein Feld vor
part-partners-use-fourteen = 1 oder 14: vierzehn Felder vor

part-partners-shared = Figuren, die sich eine 7 teilen

part-partners-deed = Was gespielt wird
part-partners-deed-bring-out = Figur herausholen
part-partners-deed-walk = Vorwärts ziehen
part-partners-deed-walk-back = Zurückziehen
part-partners-deed-swap = Zwei Figuren tauschen
part-partners-deed-lay-down = Karten ablegen
part-partners-deed-take-back = Angefangenen Zug zurücknehmen
part-partners-deed-help = Karte für einen Partner spielen
part-partners-deed-stop = Den Rest einer 7 verfallen lassen

part-partners-blow = Wer nach Hause muss
part-partners-blow-opponent = Ein Gegner, geschlagen
part-partners-blow-partner = Ein Partner, geschlagen
part-partners-blow-self = Wer auf zwei oder mehr gelandet ist

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Sechs Spieler, drei Zweierteams. Gegenüber sitzt { $p3 }, dein Partner: Ihr gewinnt, wenn eure acht Figuren im Ziel sind. Wir steigen in der dritten Kartenrunde ein.
partners-lesson-way = Deine Figuren beginnen zu Hause, laufen einmal um den Rundweg und biegen in deine vier Zielkreise ab. Karten bewegen sie.
partners-lesson-hand-on = Alle haben vier Karten und geben zuerst eine verdeckt an den Partner weiter. 7 und 8 kannst du gut brauchen: Gib den Tausch weiter.
partners-lesson-hand-on-else = Du darfst weitergeben, was du willst. Aber diese Karte behältst du besser: Gib den Tausch weiter.
partners-lesson-exchange = Das machen alle gleichzeitig. Mal sehen, was du von { $p3 } bekommst.
partners-lesson-got = Eine 8! Damit kommt eine Figur von zu Hause heraus. Danke, { $p3 }! Vor dir sind noch ein paar andere dran.
partners-lesson-seven = Du bist dran: Spiel eine Karte. Die Schritte einer 7 darfst du aufteilen. Tippe auf eine 7, dann auf die Figur, die deinem Ziel am nächsten ist, und geh 4 Schritte.
partners-lesson-seven-else = Das geht auch. Aber erst die 7: Mit ihr ist etwas Besonderes möglich.
partners-lesson-four-home = Jetzt vier der sieben Schritte mit der markierten Figur: Das reicht genau bis zum innersten Kreis.
partners-lesson-four-home-else = Alle sieben Schritte müssen genutzt werden, aber sieh mal: Geh erst 4 mit der Figur, die deinem Ziel am nächsten ist.
partners-lesson-three-hit = Sie ist fest im Ziel! Drei Schritte bleiben, und drei Felder vor deiner anderen Figur steht eine von { $p4 } …
partners-lesson-three-hit-else = Möglich. Aber drei Schritte mit der markierten Figur treffen einen Gegner.
partners-lesson-hit = Getroffen! Landest du auf einer einzelnen Figur, muss sie nach Hause. Zwei einer Farbe sind sicher: Da müsstest du selbst nach Hause.
partners-lesson-others = Eine einzige 7: eine Figur im Ziel und ein Gegner nach Hause geschickt. Jetzt sind die anderen dran.
partners-lesson-eight = Du bist wieder dran. Eine Figur ist noch zu Hause, und nur 8, 13 oder 2 holen sie heraus. Tippe auf eine 8, dann auf dein Zuhause.
partners-lesson-eight-else = Bring erst deine letzte Figur ins Spiel: mit der 8.
partners-lesson-out = Mit einer 8 ziehst du acht Felder vor oder holst eine Figur heraus: Hol sie heraus.
partners-lesson-out-else = Später! Hol jetzt deine letzte Figur von zu Hause heraus.
partners-lesson-start = Auf deinem Start ist deine Figur sicher, und nur mit einer 5 kommt jemand an ihr vorbei. Hier dürfen sogar zwei von dir stehen.
partners-lesson-others-again = Noch einmal sind die anderen dran. Wer keine Karte nutzen kann, legt alle ab und wartet auf die nächste Kartenrunde.
partners-lesson-second-seven = Deine andere Figur ist sechs Schritte vom nächsten Kreis entfernt. Tippe auf die zweite 7, auf diese Figur und auf 6.
partners-lesson-second-seven-else = Mit der 8 ginge sie zu weit: Was zu viel ist, läuft sie zurück. Spiel die 7.
partners-lesson-six-home = Sechs Schritte mit der markierten Figur.
partners-lesson-six-home-else = Sechs Schritte mit der markierten Figur enden genau im Kreis.
partners-lesson-one-left = Und den letzten Schritt geht eine andere Figur deiner Wahl: Nimm eine von deinem Start.
partners-lesson-one-left-else = Diese Figur steht gut, wo sie ist. Nimm eine von deinem Start.
partners-lesson-helping = Zwei Figuren sind fest im Ziel. Sind alle vier dort, spielst du für deinen Partner weiter. So musst du nie warten.
partners-lesson-end = Das war meisterhaft! Merk dir: Teil die 7 auf, heb dir eine 8 oder 13 zum Herausholen auf und denk an deinen Partner.

# What things are, on the spot

partners-about-card = Karte „{ partners-card }“
partners-about-home-name = Ein Zuhause
partners-about-home = Hier warten die Figuren einer Farbe, und hierher kommen sie zurück, wenn sie geschlagen werden. Nur eine 2, 8 oder 13 holt eine heraus auf den Start.
partners-about-start-name = Ein Start
partners-about-start = Hier kommen die Figuren dieser Farbe heraus. Auf ihrem eigenen Start ist eine Figur sicher, und nur mit einer 5 kommt jemand an ihr vorbei. Der Start selbst zählt nicht mit.
partners-about-field-name = Ein Feld des Rundwegs
partners-about-field = Wer auf einer einzelnen Figur einer anderen Farbe landet, schickt sie nach Hause; wer auf zweien landet, muss selbst nach Hause. Vorbeiziehen darf man frei.
partners-about-goal-name = Ein Zielkreis
partners-about-goal = Hier kommt nur diese Farbe hinein, nach einer ganzen Runde, und ist sicher: Niemand kann sie schlagen oder tauschen. Gefüllt wird von innen nach außen, und niemand springt über andere hinweg.
partners-about-ribbon-name = Ein Band
partners-about-ribbon = Es führt von Partner zu Partner. Ihre Figuren haben den gleichen Rand, und sie gewinnen nur gemeinsam.
partners-about-own-name = Deine Figur
partners-about-own = Sie läuft einmal um den Rundweg und in dein Blütenblatt. Allein auf einem Feld kann sie geschlagen und nach Hause geschickt werden; zwei von dir auf einem Feld sind sicher.
partners-about-partner-name = Figur eines Partners
partners-about-partner = Du gewinnst nur, wenn auch sie im Ziel ist. Aber Vorsicht: Landest du auf ihr, muss sie nach Hause wie jede andere. Sind deine Figuren alle fest im Ziel, ziehst du sie mit deinen Karten.
partners-about-opponent-name = Figur eines Gegners
partners-about-opponent = Steht sie allein auf einem Feld und du landest auf ihr, muss sie nach Hause. Auf ihrem Start und in ihrem Ziel ist sie sicher.
partners-about-piece-name = Eine Figur
partners-about-piece = Sie läuft einmal um den Rundweg und in ihr Blütenblatt. Allein auf einem Feld kann sie geschlagen und nach Hause geschickt werden; zwei einer Farbe auf einem Feld sind sicher.
partners-about-pair-name = Zwei auf einem Feld
partners-about-pair = Zusammen sind sie sicher: Wer hier landet, muss selbst nach Hause, und kein Tausch trennt sie. Vorbeiziehen darf man, außer wenn sie auf ihrem Start stehen.
partners-about-locked-name = Eine Figur fest im Ziel
partners-about-locked = Alle Kreise weiter innen sind besetzt: Sie ist fest im Ziel und zieht nie wieder. Hast du alle vier fest im Ziel, ziehst du mit deinen Karten die Figuren deiner Partner.
