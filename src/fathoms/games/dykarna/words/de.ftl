# Dykarna
#
# $name is the player a line is about, $crew the number of the crew (0 north, 1 east, 2 south, 3 west), $diver the
# number of a diver in it, from 1.

# The game in a few words

dykarna-title = Dykarna
dykarna-tagline = Tauche in ein Meer, das niemand kennt, finde seine Schätze und bring sie heim, vorbei an Strudeln, Haien und Rivalen.
dykarna-facts = 2 oder 4 Personen · etwa 55 Minuten auf dem kleinen Meer · Entdecken, Taktik und ein Meer mit eigenem Kopf

dykarna-option-sea = Meer
dykarna-option-sea-about = Wie viel es zu entdecken gibt.
dykarna-option-sea-large = Groß
dykarna-option-sea-large-about = 11 mal 11 Plättchen, 40 Schätze, anderthalb bis zwei Stunden.
dykarna-option-sea-small = Klein
dykarna-option-sea-small-about = 8 mal 8 Plättchen, 20 Schätze, eine knappe Stunde.
dykarna-option-form = Wer mit wem spielt
dykarna-option-form-about = Partner sitzen einander gegenüber. Zu zweit habt ihr je zwei Boote.
dykarna-option-form-teams = Zweierteams
dykarna-option-form-teams-about = Du gewinnst zusammen mit der Person gegenüber.
dykarna-option-form-solo = Alle gegen alle
dykarna-option-form-solo-about = Alle anderen Taucher sind Gegner.
dykarna-option-form-two = Je zwei Boote
dykarna-option-form-two-about = Zu zweit: Jeder hat zwei gegenüberliegende Boote, die abwechselnd dran sind.
dykarna-option-crews = Mannschaften einer Person
dykarna-option-crews-about = Zu zweit hat jeder zwei Boote. Gehören ihre Taucher zusammen?
dykarna-option-crews-together = Zusammen
dykarna-option-crews-together-about = Alle sechs Taucher teilen sich Plättchen, Inseln und Boote und befreien einander.
dykarna-option-crews-apart = Getrennt
dykarna-option-crews-apart-about = Die zwei Mannschaften gehen einander aus dem Weg, wie Partner.

dykarna-solo-players = „Alle gegen alle“ braucht { $players } Personen.
dykarna-crews-players = Getrennte Mannschaften gibt es nur zu zweit: Zu viert hat jeder nur eine.

# What happened

dyk-placed = { $name } bringt { $crew ->
    [0] das Nordboot
    [1] das Ostboot
    [2] das Südboot
   *[3] das Westboot
} in Position.
dyk-passed = { $name } passt lieber, als zu zahlen.
dyk-drove = { $name } fährt mit { $crew ->
    [0] dem Nordboot
    [1] dem Ostboot
    [2] dem Südboot
   *[3] dem Westboot
} die Küste entlang.
dyk-picked-up = Taucher { $diver } von { $name } wird aufgelesen.
dyk-set-off = { $load ->
    [1] { $how ->
        [out] Taucher { $diver } von { $name } steigt mit einem Schatz aus dem Boot.
        [walk] Taucher { $diver } von { $name } geht mit einem Schatz am Ufer entlang.
        [trudge] Taucher { $diver } von { $name } stapft mit einem Schatz weiter.
        [wish] Taucher { $diver } von { $name } wünscht sich mit einem Schatz woandershin.
       *[step] Taucher { $diver } von { $name } schwimmt mit einem Schatz weiter.
    }
   *[0] { $how ->
        [out] Taucher { $diver } von { $name } steigt aus dem Boot.
        [walk] Taucher { $diver } von { $name } geht am Ufer entlang.
        [trudge] Taucher { $diver } von { $name } stapft weiter.
        [wish] Taucher { $diver } von { $name } wünscht sich woandershin.
       *[step] Taucher { $diver } von { $name } schwimmt weiter.
    }
}
dyk-ransom = { $name } zahlt dem Seeigel einen Schatz.
dyk-met-unknown = Wer weiß, was dort liegt?
dyk-met-open = { $fresh ->
    [1] Offenes Meer, weiter nichts.
   *[0] Das Wasser ist ruhig.
}
dyk-met-treasure = { $pieces ->
    [one] Ein Schatz!
   *[other] { $pieces } Schätze!
}
dyk-met-island = { $fresh ->
    [1] Eine Insel! Dort kann niemand den Taucher schlagen.
   *[0] Auf der Insel in Sicherheit.
}
dyk-met-turtle = { $fresh ->
    [1] Eine Schildkröte! Der Taucher bleibt einen Zug lang und streichelt sie.
   *[0] Schon wieder die Schildkröte: einen Zug aussetzen.
}
dyk-met-mud = { $fresh ->
    [1] Schlamm! Der Taucher steht auf dem ersten Grasbüschel.
   *[0] Der Taucher steht im Schlamm auf Grasbüschel { $tussock }.
}
dyk-met-urchin = { $fresh ->
    [1] Ein Seeigel! Er will einen Schatz, bevor er den Taucher gehen lässt.
   *[0] Der Seeigel hält den Taucher fest und will Lösegeld.
}
dyk-met-octopus = { $caught ->
    [1] Ein Krake packt den Taucher. Jetzt hilft nur noch ein Kamerad.
   *[0] Ein Kamerad kommt zu Hilfe: Der Krake lässt los.
}
dyk-met-goldfish = Ein Goldfisch! Der Taucher hat einen Wunsch frei.
dyk-met-shark = Ein Hai!
dyk-met-stingray = Ein Rochen schleudert den Taucher aus dem Meer.
dyk-met-anemone = Autsch, eine Anemone! Der Taucher schnellt zurück.
dyk-met-whirl = Ein Strudel reißt den Taucher weiter.
dyk-met-seahorse = Ein Seepferdchen springt mit dem Taucher davon.
dyk-met-current = Eine Strömung nimmt den Taucher mit.
dyk-ashore = Taucher { $diver } von { $name } ist am Ufer.
dyk-aboard = { $whose ->
    [own] Taucher { $diver } von { $name } ist wieder im Boot.
    [second] Taucher { $diver } von { $name } steigt ins andere Boot von { $name }.
    [mate] Taucher { $diver } von { $name } steigt ins Boot des Partners.
   *[other] Taucher { $diver } von { $name } landet in einem fremden Boot.
}
dyk-brought-home = { $name } bringt einen Schatz an Bord: jetzt { $total }.
dyk-sent-back = Alle Wege sind versperrt: zurück, wo der Taucher herkam.
dyk-lost-piece = { $name } lässt einen Schatz im Schlamm versinken.
dyk-struck = Taucher { $diver } von { $name } wird geschlagen und muss zurück ins Boot.
dyk-out = { $why ->
    [eaten] Taucher { $diver } von { $name } ist gefressen worden.
    [stuck] Taucher { $diver } von { $name } dreht sich für immer im Kreis und scheidet aus.
    [sunk] Taucher { $diver } von { $name } versinkt im Schlamm.
   *[drowned] Taucher { $diver } von { $name } ertrinkt.
}
dyk-skipped = { $name } kann nicht ziehen und passt.
dyk-over-home = Alle Schätze sind an Bord. Das Spiel ist aus.
dyk-over-nobody = Kein Taucher ist mehr übrig. Das Spiel ist aus.
dyk-over-limit = Über dem Meer wird es dunkel. Das Spiel ist aus.
dyk-over-passes = Niemand kann oder will mehr ziehen. Das Spiel ist aus.

# Why something cannot be done

dyk-why-corner-taken = An dieser Ecke liegt schon ein Boot. Wähle einen anderen Platz an deiner Küste.
dyk-why-place-first = Leg erst dein Boot an deine Küste.
dyk-why-placed = Die Boote liegen schon: Zieh einen Taucher oder fahr mit deinem Boot.
dyk-why-choose-way = Der Taucher wird mitgerissen: Wähle, wohin es weitergeht.
dyk-why-choose-shore = Der Taucher ist über eine Ecke hinausgeflogen: Wähle einen Platz daneben.
dyk-why-choose-loss = Das Grasbüschel trägt nur zwei: Wähle, was versinkt.
dyk-why-choose-drowned = Das Boot trägt nur drei: Wähle, wer ertrinkt.
dyk-why-choose-payer = Der Seeigel wartet auf seinen Schatz: Wähle das Boot, das zahlt.
dyk-why-no-choice = Hier gibt es nichts auszusuchen: Zieh einen Taucher oder fahr mit deinem Boot.
dyk-why-must-move = Du kannst ziehen, also musst du auch.
dyk-why-first-out = Im allerersten Zug eines Spiels steigt ein Taucher aus seinem Boot: Wähle, welcher.
dyk-why-coast-ends = Weiter kann das Boot nicht: Es bleibt an seiner Küste, und an eine Ecke passt nur ein Boot.
dyk-why-nobody-drives = Dein Boot kann jetzt nicht fahren: Dafür muss einer seiner eigenen Taucher an Bord sein, der ziehen darf.
dyk-why-nobody-drives-together = Dieses Boot kann jetzt nicht fahren: Dafür muss einer deiner Taucher an Bord sein, der ziehen darf.
dyk-why-out = Dieser Taucher ist ausgeschieden.
dyk-why-delayed = Die Schildkröte hält diesen Taucher noch auf. Zieh einen anderen.
dyk-why-caught = Ein Krake hält diesen Taucher fest, bis ein anderer aus demselben Boot kommt.
dyk-why-caught-together = Ein Krake hält diesen Taucher fest, bis ein anderer deiner Taucher kommt.
dyk-why-no-ransom = Der Seeigel will einen Schatz aus einem deiner Boote, und da ist keiner.
dyk-why-in-boat = Aus dem Boot geht es nur auf das Plättchen direkt dahinter.
dyk-why-on-shore = Vom Ufer aus kann ein Taucher nur daran entlanggehen oder in ein Boot steigen.
dyk-why-not-in-boat = Dieser Taucher ist in keinem Boot.
dyk-why-not-on-shore = Dieser Taucher ist nicht am Ufer.
dyk-why-no-boat-to-pass = An einem Boot geht man nur vorbei, wenn alle gegen alle spielen und seine eigene Mannschaft an Bord ist.
dyk-why-in-mud = Dieser Taucher muss erst über alle Grasbüschel im Schlamm.
dyk-why-through-mud = Für diesen Taucher gibt es kein nächstes Grasbüschel.
dyk-why-no-treasure = Wo dieser Taucher ist, liegt kein Schatz.
dyk-why-edge = Dort ist weder Meer noch Boot.
dyk-why-not-their-boat = Schätze kommen nur in Boote deines Teams.
dyk-why-island-treasure = Auf eine Insel darf kein Schatz.
dyk-why-known-only = Ein Schatz darf nur mit, wenn jedes Plättchen auf dem Weg bekannt ist und er auf dem letzten liegen bleiben kann.
dyk-why-loop = Dieser Weg führt ewig im Kreis.
dyk-why-barred = Dieser Weg endet auf einer besetzten Insel.
dyk-why-barred-partner = Dieser Weg endet bei deinem Partner oder auf einer besetzten Insel.
dyk-why-barred-other-boat = Dieser Weg endet bei einem Taucher deines anderen Bootes oder auf einer besetzten Insel.
dyk-why-danger = Da will niemand freiwillig hin: Es endet außerhalb des Meeres oder bei Anemone, Rochen, Hai oder Goldfisch.
dyk-why-no-wish = Dieser Taucher hat keinen Wunsch mehr frei.
dyk-why-there-already = Da ist der Taucher schon.

# The board

dyk-sea = Das Meer und sein Ufer. Pfeiltasten führen von Feld zu Feld, „Bild ab“ zum nächsten, das du wählen kannst.
dyk-place = Zeile { $row }, Spalte { $column }
dyk-place-shore = { $crew ->
    [0] Nordufer
    [1] Ostufer
    [2] Südufer
   *[3] Westufer
}, Platz { $spot }
dyk-place-corner = Jenseits der Ecke
dyk-arrow = strömt nach { $way ->
    [0] Norden
    [1] Nordosten
    [2] Osten
    [3] Südosten
    [4] Süden
    [5] Südwesten
    [6] Westen
   *[7] Nordwesten
}
dyk-tail = Schwanz zeigt nach { $way ->
    [0] Norden
    [2] Osten
    [4] Süden
   *[6] Westen
}
dyk-pieces = { $pieces ->
    [one] 1 Schatz
   *[other] { $pieces } Schätze
}
dyk-score = { $points ->
    [one] 1 Schatz an Bord
   *[other] { $points } Schätze an Bord
}
dyk-boat = { $pieces ->
    [0] Boot von { $name }
    [one] Boot von { $name } mit 1 Schatz
   *[other] Boot von { $name } mit { $pieces } Schätzen
}
dyk-diver = Taucher { $diver } von { $name }
dyk-diver-number = Taucher { $diver }:
dyk-purse = { $divers ->
    [one] noch 1 Taucher
   *[other] noch { $divers } Taucher
}, { $pieces ->
    [one] 1 Schatz im Boot
   *[other] { $pieces } Schätze im Boot
}
dyk-hoard = Wo die { $pieces } Schätze sind
dyk-hoard-hidden = { $pieces } verborgen
dyk-hoard-found = { $pieces } gefunden
dyk-hoard-home = { $pieces } an Bord
dyk-hoard-lost = { $pieces } verloren

# The crew

dyk-crew = { $crew ->
    [0] Die Nordmannschaft
    [1] Die Ostmannschaft
    [2] Die Südmannschaft
   *[3] Die Westmannschaft
}
dyk-boat-drive = mit dem Boot fahren
dyk-carry = Hier liegt ein Schatz
dyk-carry-yes = Einen mitnehmen
dyk-carry-no = Liegen lassen
dyk-wish = Der Goldfisch-Wunsch
dyk-wish-no = Aufheben
dyk-wish-yes = Wünschen
dyk-state-out = raus
dyk-state-caught = gefangen
dyk-state-delayed = setzt aus
dyk-state-held = hängt fest
dyk-state-wish = Wunsch frei
dyk-state-boat = im Boot
dyk-state-shore = am Ufer
dyk-state-sea = im Meer
dyk-state-mud = Schlamm, { $tussock } von { $tussocks }

# What you can do

dyk-go-place = Boot hierher legen
dyk-go-drive = Boot hierher fahren
dyk-go-step = { $carry ->
    [1] { $where ->
        [boat] Taucher { $diver } bringt einen Schatz an Bord
       *[sea] Taucher { $diver } bringt einen Schatz hierher
    }
   *[0] { $where ->
        [boat] Taucher { $diver } steigt ins Boot
       *[sea] Taucher { $diver } schwimmt hierher
    }
}
dyk-go-leave-boat = Taucher { $diver } steigt hier aus
dyk-go-trudge = { $carry ->
    [1] Taucher { $diver } stapft mit einem Schatz zum nächsten Grasbüschel
   *[0] Taucher { $diver } stapft zum nächsten Grasbüschel
}
dyk-go-walk = Taucher { $diver } geht hierher
dyk-go-walk-past = Taucher { $diver } geht am Boot vorbei
dyk-go-wish = { $carry ->
    [1] Taucher { $diver } wünscht sich mit einem Schatz hierher
   *[0] Taucher { $diver } wünscht sich hierher
}
dyk-go-flow = Hier entlang
dyk-go-land = Hier an Land gehen
dyk-then-unknown = Niemand weiß, was dort liegt.
dyk-then-choice = Dann wählst du, wie es weitergeht.
dyk-then-open = Endet in ruhigem Wasser.
dyk-then-island = Sicher: Dort kann ihn niemand schlagen.
dyk-then-turtle = Die Schildkröte hält ihn im nächsten Zug seines Bootes auf.
dyk-then-mud = { $tussocks } Grasbüschel zum Durchstapfen.
dyk-then-trudge = Ein Grasbüschel weiter.
dyk-then-urchin = Weiter geht es dann nur für einen Schatz.
dyk-then-octopus = { $rescue ->
    [1] Befreit deinen Taucher vom Kraken.
   *[0] { $together ->
        [1] Der Krake fängt ihn, bis ein anderer deiner Taucher kommt.
       *[0] Der Krake fängt ihn, bis noch einer aus diesem Boot kommt.
    }
}
dyk-then-struck = Schickt Taucher { $diver } von { $name } zurück ins Boot.
dyk-then-out = Taucher { $diver } von { $name } scheidet aus.
dyk-then-home = Ein Schatz mehr an Bord!
dyk-then-ransom = Kostet einen Schatz aus deinen Booten.
dyk-sure = Sicher? Dann wähle es noch einmal.
dyk-do-pass = Lieber passen als zahlen
dyk-do-lose = Taucher { $diver } von { $name } versinkt
dyk-do-lose-piece = Ein Schatz versinkt
dyk-do-drown = Taucher { $diver } von { $name } ertrinkt
dyk-do-pay = { $crew ->
    [0] Das Nordboot zahlt
    [1] Das Ostboot zahlt
    [2] Das Südboot zahlt
   *[3] Das Westboot zahlt
}

# The status line

dyk-status-placing = { $whose ->
    [you] Du bist dran: Leg dein Boot irgendwo an deine { $crew ->
        [0] Nordküste
        [1] Ostküste
        [2] Südküste
       *[3] Westküste
    }.
    [ours] { $name }, leg dein Boot irgendwo an deine { $crew ->
        [0] Nordküste
        [1] Ostküste
        [2] Südküste
       *[3] Westküste
    }.
   *[other] { $name } sucht einen Platz für das Boot aus.
}
dyk-status-moving = { $whose ->
    [you] Du bist dran: Wähle einen Taucher oder dein Boot, dann wohin.
    [ours] { $name }, du bist dran: Wähle einen Taucher oder dein Boot, dann wohin.
   *[other] { $name } überlegt.
}
dyk-status-first = { $whose ->
    [you] Du hast den ersten Zug des Spiels: Wähle einen Taucher, der aussteigt.
    [ours] { $name }, du hast den ersten Zug des Spiels: Wähle einen Taucher, der aussteigt.
   *[other] { $name } lässt den ersten Taucher aussteigen.
}
dyk-status-moving-boat = { $whose ->
    [you] Du bist dran mit { $crew ->
        [0] dem Nordboot
        [1] dem Ostboot
        [2] dem Südboot
       *[3] dem Westboot
    } und seinen Tauchern: Wähle, wer zieht, dann wohin.
    [ours] { $name }, du bist dran mit { $crew ->
        [0] dem Nordboot
        [1] dem Ostboot
        [2] dem Südboot
       *[3] dem Westboot
    } und seinen Tauchern.
   *[other] { $name } überlegt.
}
dyk-status-stuck = { $whose ->
    [ours] { $name }, du kannst nur passen.
   *[you] Du kannst nur passen.
}
dyk-status-flowing = { $face ->
    [seahorse] { $whose ->
        [you] Ein Seepferdchen springt mit deinem Taucher davon: Wähle, wo er landet.
        [ours] { $name }, ein Seepferdchen springt mit deinem Taucher davon: Wähle, wo er landet.
       *[other] Ein Seepferdchen springt mit einem Taucher von { $name } davon.
    }
    [current] { $whose ->
        [you] Die Strömung teilt sich: Wähle den Weg deines Tauchers.
        [ours] { $name }, die Strömung teilt sich: Wähle den Weg deines Tauchers.
       *[other] Eine Strömung nimmt einen Taucher von { $name } mit.
    }
   *[other] { $whose ->
        [you] Das Meer reißt deinen Taucher mit: Wähle einen Weg.
        [ours] { $name }, das Meer reißt deinen Taucher mit: Wähle einen Weg.
       *[other] Das Meer reißt einen Taucher von { $name } mit.
    }
}
dyk-status-rounding = { $whose ->
    [you] Über die Ecke hinausgeflogen: Wähle, wo dein Taucher landet.
    [ours] { $name }, dein Taucher ist über die Ecke hinausgeflogen: Wähle, wo er landet.
   *[other] Ein Taucher von { $name } ist über die Ecke hinausgeflogen.
}
dyk-status-losing = { $whose ->
    [you] Das Grasbüschel trägt nur zwei: Wähle, was versinkt.
    [ours] { $name }, das Grasbüschel trägt nur zwei: Wähle, was versinkt.
   *[other] Zu viel Gewicht auf einem Grasbüschel: { $name } wählt, was versinkt.
}
dyk-status-drowning = { $whose ->
    [you] Dein Boot trägt nur drei: Wähle, wer ertrinkt.
    [ours] { $name }, dein Boot trägt nur drei: Wähle, wer ertrinkt.
   *[other] Zu viele in einem Boot: { $name } wählt, wer ertrinkt.
}
dyk-status-paying = { $whose ->
    [you] Der Seeigel will einen Schatz: Wähle das Boot, das zahlt.
    [ours] { $name }, der Seeigel will einen Schatz: Wähle das Boot, das zahlt.
   *[other] { $name } wählt das Boot, das den Seeigel bezahlt.
}
dyk-status-over = { $sides ->
    [1] { $winners ->
        [1] Das Spiel ist aus: { $names } gewinnt mit { $pieces ->
            [one] 1 Schatz.
           *[other] { $pieces } Schätzen.
        }
       *[other] Das Spiel ist aus: { $names } gewinnen gemeinsam mit { $pieces ->
            [one] 1 Schatz.
           *[other] { $pieces } Schätzen.
        }
    }
   *[other] Das Spiel ist aus: { $names } teilen sich den Sieg, gleichauf mit { $pieces ->
        [one] 1 Schatz.
       *[other] { $pieces } Schätzen.
    }
}

# Tips for a first game

dyk-hint-placing = Deine Taucher steigen direkt hinter dem Boot ins Meer und kommen über die drei nächsten Plättchen zurück. In der Mitte der Küste bleiben dir die meisten Wege.
dyk-hint-out = Alle Taucher dieses Bootes sind an Bord. Lass einen auf das leuchtende Plättchen steigen: Es wird aufgedeckt und bleibt offen.
dyk-hint-explore = Ein Taucher schwimmt ein Plättchen weit, egal wohin, das Boot fährt einen Platz die Küste entlang. Zeig auf ein leuchtendes Feld und sieh, was dort passiert, soweit man es weiß.
dyk-hint-carry = Ein Schatz! Nimm immer nur einen mit, durch bekanntes Wasser, und bring ihn in ein Boot deines Teams.
dyk-hint-wish = Einer deiner Taucher hat einen Goldfisch-Wunsch frei: einmal auf irgendein Plättchen oder in irgendein Boot.
dyk-hint-caught = { $together ->
    [1] Der Krake lässt los, sobald ein anderer deiner Taucher zu ihm kommt, egal aus welchem Boot.
   *[0] Der Krake lässt los, sobald ein anderer Taucher aus demselben Boot zu ihm kommt.
}
dyk-hint-held = Der Seeigel lässt deinen Taucher für einen Schatz aus deinen Booten gehen. Du musst nicht zahlen.
dyk-hint-mud = Im Schlamm geht ein Taucher von Grasbüschel zu Grasbüschel, bevor er weiterdarf.
dyk-hint-shore = { $solo ->
    [1] Ein Taucher am Ufer geht daran entlang, bis er zu einem Boot kommt, und steigt ein. An einem Boot, dessen Mannschaft ihn ertränken würde, darf er vorbeigehen.
   *[0] Ein Taucher am Ufer geht daran entlang, bis er zu einem Boot kommt, und steigt ein. In einem gegnerischen Boot mit Mannschaft ertrinkt er.
}
dyk-hint-flowing = Hier ist etwas, das Taucher mitreißt. Wähle eines der leuchtenden Felder.
dyk-hint-rounding = Wer über eine Ecke aus dem Meer fliegt, landet an einer der beiden Küsten daneben.
dyk-hint-losing = Ein Grasbüschel trägt zwei, und Taucher und Schätze zählen gleich. Was du jetzt wählst, ist aus dem Spiel.
dyk-hint-drowning = In einem Boot ist Platz für drei. Denk daran: Auch ein geschlagener Taucher kommt wieder an Bord.
dyk-hint-paying = Schätze zählen in jedem Boot deines Teams gleich, also kann jedes zahlen.

# The fourteen tiles

dyk-legend = Plättchen
dyk-legend-title = Was in diesem Meer liegt
dyk-unseen = { $tiles ->
    [0] alle gefunden
    [one] 1 noch nicht gefunden
   *[other] { $tiles } noch nicht gefunden
}
dyk-tile-unknown = unbekannt
dyk-tile-open = Offenes Meer
dyk-tile-treasure = Schatz
dyk-tile-island = Insel
dyk-tile-turtle = Schildkröte
dyk-tile-mud = { $tussocks ->
    [0] Schlamm
    [one] Schlamm mit 1 Grasbüschel
   *[other] Schlamm mit { $tussocks } Grasbüscheln
}
dyk-tile-urchin = Seeigel
dyk-tile-octopus = Krake
dyk-tile-current = Strömung
dyk-tile-whirl = Strudel
dyk-tile-anemone = Anemone
dyk-tile-seahorse = Seepferdchen
dyk-tile-stingray = Rochen
dyk-tile-goldfish = Goldfisch
dyk-tile-shark = Hai
dyk-about-open = Hier passiert nichts.
dyk-about-treasure = Ein bis vier Schätze kommen ans Licht. Danach ist es offenes Meer.
dyk-about-island = Hier kann niemand geschlagen werden, und wer hier ist, lässt keine Fremden herein. Schätze dürfen nicht an Land.
dyk-about-turtle = Der Taucher setzt im nächsten Zug seiner Mannschaft aus.
dyk-about-mud = Der Taucher muss über jedes Grasbüschel, eines pro Zug. Gegner auf demselben werden geschlagen. Es trägt zwei, Taucher und Schätze zusammen: Bleiben mehr, wählt, wer gezogen hat, was versinkt.
dyk-about-urchin = Der Taucher darf weiter, sobald sein Team einen Schatz aus einem Boot zahlt.
dyk-about-octopus = Fängt den Taucher, bis einer seiner Kameraden kommt.
dyk-about-current = Trägt den Taucher einen Schritt in Pfeilrichtung. Eine eben aufgedeckte darf ihn aus dem Meer tragen, eine bekannte nicht.
dyk-about-whirl = Reißt den Taucher noch einen Schritt in seiner bisherigen Richtung mit.
dyk-about-anemone = Wirft den Taucher zurück, zwei Schritte dorthin, wo er herkam.
dyk-about-seahorse = Springt mit dem Taucher: zwei Plättchen vor und eins zur Seite.
dyk-about-stingray = Schleudert den Taucher ans Ufer, genau wohin sein Schwanz zeigt.
dyk-about-goldfish = Erfüllt einen Wunsch, einmal: auf irgendein Plättchen oder in irgendein Boot.
dyk-about-shark = Frisst den Taucher.

# The rules page

dyk-rules-aim-text = Irgendwo unter einer alten Seekarte liegen viele versunkene Schätze – und etwas mit Fangarmen. Schick deine Taucher los, entdeckt das Meer Plättchen für Plättchen und bringt heim, was ihr findet. Das Team mit den meisten Schätzen in seinen Booten gewinnt.
dyk-rules-piece-tile = das Meer, verdeckt
dyk-rules-piece-diver = 3 Taucher in jedem Boot
dyk-rules-piece-boat = 4 Boote
dyk-rules-piece-treasure = 40 Schätze, 20 im kleinen Meer
dyk-rules-set-up = Jedes Boot hat eine Seite des Meeres als Küste. Das Los bestimmt, welches anfängt; dann werden die Boote der Reihe nach mit drei Tauchern an Bord irgendwo an ihre Küste gelegt. An einem Eckplättchen darf nur ein Boot liegen.
dyk-rules-turn = Du bist dran: ein Zug
dyk-rules-turn-text = Zieh einen Taucher oder dein Boot. Wenn du ziehen kannst, musst du auch, außer jeder Zug würde Lösegeld kosten. Im allerersten Zug eines Spiels steigt ein Taucher aus seinem Boot.
dyk-rules-move-swim = Ein Taucher im Meer schwimmt auf eines der acht Plättchen ringsum. Liegt es verdeckt, wird es aufgedeckt, bleibt offen und wirkt sofort.
dyk-rules-move-out = Ein Taucher im Boot steigt auf das Plättchen direkt dahinter aus.
dyk-rules-move-aboard = Von den drei Plättchen, die einem Boot am nächsten liegen, kann ein Taucher einsteigen.
dyk-rules-move-drive = Ein Taucher im eigenen Boot kann damit einen Platz an dessen Küste entlangfahren. Taucher am Ufer, auf die es trifft, werden aufgelesen; Gegner darunter ertrinken.
dyk-rules-move-shore = Ein Taucher am Ufer geht einen Platz weiter, auch um die Ecken des Meeres, bis er zu einem Boot kommt und einsteigt. Spielen alle gegen alle, darf er an einem Boot mit Gegnern vorbeigehen.
dyk-rules-lesson = Ein paar Züge, Schritt für Schritt
dyk-rules-lu = Lu
dyk-rules-lesson-0 = Lu spielt von der Südküste aus, und ein Teil des Meeres ist bekannt. Taucher 1 will gerade aus dem Boot steigen.
dyk-rules-lesson-1 = Das Plättchen hinter dem Boot ist eine Strömung: Sie trägt den Taucher sofort nach Nordosten. Dort taucht ein Strudel auf und reißt ihn einen Schritt in dieselbe Richtung weiter. Und da: drei Schätze! Jetzt ist der Zug zu Ende.
dyk-rules-lesson-2 = Im nächsten Zug nimmt der Taucher einen Schatz mit auf ein Plättchen, das bekannt und ruhig ist.
dyk-rules-lesson-3 = Noch einen Schritt. Dieses Plättchen ist eines der drei nächsten am Boot.
dyk-rules-lesson-4 = Hinein ins Boot: Der Schatz ist an Bord. Zwei weitere warten dort, wo er herkam.
dyk-rules-tiles = Die vierzehn Plättchen
dyk-rules-tiles-text = Die ersten sieben und der Goldfisch beenden den Zug. Strömung, Strudel, Anemone, Seepferdchen und Rochen tragen den Taucher sofort weiter, und manchmal aus dem Meer hinaus.
dyk-rules-treasure = Schätze
dyk-rules-treasure-text = Beginnt ein Taucher seinen Zug, wo Schätze liegen, darf er einen mitnehmen: auf ein Plättchen, das offen liegt und keine Insel ist, oder in ein Boot seines Teams. Nie auf ein Plättchen, das er in diesem Zug aufdeckt. Durch bekannte Strömungen, Strudel und Seepferdchen kommt der Schatz mit, wenn der ganze Weg bekannt ist. Auf einem Plättchen dürfen beliebig viele liegen. Was in einem Boot ist, bleibt an Bord, außer als Lösegeld.
dyk-rules-meeting = Begegnungen
dyk-rules-meeting-strike = Gegner auf dem Plättchen, das du betrittst, werden geschlagen und müssen zurück in ihr Boot. Auf einer Insel kann niemand geschlagen werden, und zu einem Taucher dort dürfen nur Kameraden.
dyk-rules-meeting-partner = Kameraden teilen sich Plättchen nach Belieben: die drei Taucher eines Bootes oder, zu zweit, alle sechs einer Person. Ein Plättchen mit Tauchern deines Partners darfst du nicht betreten. Bleiben zu zweit die Mannschaften getrennt, gilt jede der anderen als die eines Partners.
dyk-rules-meeting-boat = Steigt ein Taucher in ein gegnerisches Boot mit Mannschaft, ertrinkt er. In einem leeren darf er bleiben, bis ein Gegner an Bord kommt.
dyk-rules-meeting-room = Ein Boot hat drei Plätze. Kommen mehr Taucher an Bord, entscheidet der Besitzer des Bootes, wer ertrinkt.
dyk-rules-chain = Bekannte Gewässer und lange Ketten
dyk-rules-chain-fresh = Wird ein Taucher auf ein verdecktes Plättchen getragen, deckt er es auf, und von dort geht es weiter, so oft es sein muss. Gibt es mehrere Wege, wählst du.
dyk-rules-chain-known = Niemand geht freiwillig zu einem bekannten Hai, Rochen oder Goldfisch oder zu einer bekannten Anemone. Ebenso wenig auf eine bekannte Strömung, einen Strudel oder ein Seepferdchen, wenn es von dort nur zu so einem führt, aus dem Meer, ewig im Kreis, zu Tauchern des Partners oder auf eine besetzte Insel.
dyk-rules-chain-danger = Wer gerade etwas aufgedeckt hat, hat dieses Glück nicht: Führt jeder Weg in Gefahr, geht es in die Gefahr. Und eine eben aufgedeckte Strömung darf einen Taucher auch aus dem Meer tragen.
dyk-rules-chain-loop = Endet eine Kette nie, dreht sich der Taucher für immer im Kreis und scheidet aus.
dyk-rules-chain-barred = Endet jeder Weg bei Tauchern des Partners oder auf einer besetzten Insel, kehrt der Taucher dorthin zurück, wo sein Zug begann, und der Zug ist verbraucht.
dyk-rules-diagram-carry = Ein Schritt, den Rest macht das Meer: Eine Strömung trägt den Taucher nach Nordosten, die nächste nach Norden, und ein Strudel reißt ihn einen Schritt in dieselbe Richtung weiter. Beim Schatz ist der Zug zu Ende.
dyk-rules-diagram-danger = Nicht erlaubt: Von dieser Strömung ist bekannt, dass sie über den Strudel zum Hai führt. Wer die Strömung oder den Strudel erst in diesem Zug aufdeckt, hat keine Wahl und muss dorthin.
dyk-rules-end = Das Ende
dyk-rules-end-text = Das Spiel ist aus, wenn alle Schätze, die noch im Spiel sind, in Booten liegen. Es endet auch, wenn kein Taucher mehr übrig ist, wenn niemand mehr ziehen kann oder will oder nach 3000 Zügen. Das Team mit den meisten Schätzen gewinnt; bei gleich vielen ist es unentschieden. Schätze, die als Lösegeld gezahlt wurden oder im Schlamm versunken sind, sind aus dem Spiel.
dyk-rules-forms = Spielarten
dyk-rules-form-teams = Zu viert in Zweierteams: Partner sitzen einander gegenüber und gewinnen gemeinsam.
dyk-rules-form-two = Zu zweit mit je zwei gegenüberliegenden Booten. Die Boote sind reihum dran, jedes mit seinen eigenen Tauchern. Alle sechs Taucher einer Person sind Kameraden in beiden Booten, außer ihr lasst die Mannschaften getrennt.
dyk-rules-form-solo = Zu viert, alle gegen alle: Jeder andere Taucher ist ein Gegner.
dyk-rules-form-small = Das kleine Meer hat 8 mal 8 Plättchen und 20 Schätze, für ein kürzeres Spiel.

# What the lab counts: how games end, and the parts they are played with

end-dykarna-home = Alle Schätze sind an Bord
end-dykarna-nobody = Kein Taucher ist mehr übrig
end-dykarna-limit = Die Höchstzahl an Zügen ist erreicht
end-dykarna-passes = Niemand kann oder will mehr ziehen

part-dykarna-square = Felder, auf die Taucher kommen

part-dykarna-tile = Plättchen, auf die Taucher kommen
part-dykarna-tile-open = Offenes Meer
part-dykarna-tile-treasure = Schatz
part-dykarna-tile-island = Insel
part-dykarna-tile-turtle = Schildkröte
part-dykarna-tile-mud = Schlamm
part-dykarna-tile-urchin = Seeigel
part-dykarna-tile-octopus = Krake
part-dykarna-tile-goldfish = Goldfisch
part-dykarna-tile-shark = Hai
part-dykarna-tile-stingray = Rochen
part-dykarna-tile-anemone = Anemone
part-dykarna-tile-whirl = Strudel
part-dykarna-tile-seahorse = Seepferdchen
part-dykarna-tile-current = Strömung

part-dykarna-turned-up = Aufgedeckte Plättchen
part-dykarna-turned-up-open = { part-dykarna-tile-open }
part-dykarna-turned-up-treasure = { part-dykarna-tile-treasure }
part-dykarna-turned-up-island = { part-dykarna-tile-island }
part-dykarna-turned-up-turtle = { part-dykarna-tile-turtle }
part-dykarna-turned-up-mud = { part-dykarna-tile-mud }
part-dykarna-turned-up-urchin = { part-dykarna-tile-urchin }
part-dykarna-turned-up-octopus = { part-dykarna-tile-octopus }
part-dykarna-turned-up-goldfish = { part-dykarna-tile-goldfish }
part-dykarna-turned-up-shark = { part-dykarna-tile-shark }
part-dykarna-turned-up-stingray = { part-dykarna-tile-stingray }
part-dykarna-turned-up-anemone = { part-dykarna-tile-anemone }
part-dykarna-turned-up-whirl = { part-dykarna-tile-whirl }
part-dykarna-turned-up-seahorse = { part-dykarna-tile-seahorse }
part-dykarna-turned-up-current = { part-dykarna-tile-current }

part-dykarna-done = Was gespielt wird
part-dykarna-done-leave-boat = Aus dem Boot steigen
part-dykarna-done-step = Schwimmen
part-dykarna-done-carry = Mit einem Schatz schwimmen
part-dykarna-done-trudge = Weiter durch den Schlamm
part-dykarna-done-walk = Am Ufer entlanggehen
part-dykarna-done-drive = Mit dem Boot fahren
part-dykarna-done-pass = Passen
part-dykarna-done-flow = Einen Weg wählen
part-dykarna-done-wish = Sich etwas wünschen

part-dykarna-event = Was passiert
part-dykarna-event-brought-home = Ein Schatz kommt an Bord
part-dykarna-event-struck = Ein Taucher wird geschlagen
part-dykarna-event-ransom = Lösegeld wird gezahlt
part-dykarna-event-sent-back = Ein Taucher kehrt um, weil alle Wege versperrt sind
part-dykarna-event-treasure-sunk = Ein Schatz versinkt im Schlamm

part-dykarna-lost = Wie Taucher verloren gehen
part-dykarna-lost-eaten = Vom Hai gefressen
part-dykarna-lost-stuck = Im Kreis gefangen
part-dykarna-lost-drowned = Ertrunken
part-dykarna-lost-sunk = Im Schlamm versunken

# The lesson: $p0 is the learner, $p2 the partner, $p1 and $p3 are their opponents

dykarna-lesson-welcome = Ein Meer, das niemand kennt! Deine Taucher suchen Schätze unter den Plättchen und bringen sie ins Boot. { $p2 } spielt mit dir, { $p1 } und { $p3 } gegen euch.
dykarna-lesson-place = Leg zuerst dein Boot an deine Küste, an den markierten Platz. Drei Taucher sitzen darin.
dykarna-lesson-place-else = Jeder Platz an deiner Küste wäre möglich. Nimm diesmal den markierten.
dykarna-lesson-others-place = Immer ein Zug, dann der Nächste im Uhrzeigersinn. Mal sehen, wo { $p1 } anlegt und was die anderen tun.
dykarna-lesson-leave = Du bist dran. Ein Taucher steigt geradeaus ins Meer, auf das Plättchen direkt am Boot. Los!
dykarna-lesson-leave-else = Das Boot kann warten. Erst geht ein Taucher ins Wasser: auf das markierte Plättchen.
dykarna-lesson-open-sea = Offenes Meer: Nichts passiert, und dein Zug ist zu Ende. Das Plättchen bleibt für alle aufgedeckt.
dykarna-lesson-step = Im Meer schwimmt ein Taucher auf eines der acht Plättchen ringsum. Nimm das markierte, schräg rechts voraus.
dykarna-lesson-step-else = Wer weiß, was dort liegt? Probier diesmal das markierte Plättchen.
dykarna-lesson-chain = Eine Strömung! Sie trug deinen Taucher sofort in Pfeilrichtung weiter, aufs nächste Plättchen. Solche Ketten können lang werden.
dykarna-lesson-treasure = Und sie führte zu Schätzen: Vier liegen jetzt da. Erst ziehen die anderen, dann holst du dir einen.
dykarna-lesson-carry = Ein Taucher trägt immer nur einen Schatz. Dein Boot liegt gleich daneben: Bring einen an Bord.
dykarna-lesson-carry-else = Erst der Schatz, bevor jemand anders kommt: Nimm einen mit ins Boot!
dykarna-lesson-home = Ein Schatz ist an Bord! Was im Boot liegt, ist sicher und zählt für dich und deinen Partner zusammen.
dykarna-lesson-partner = Jetzt sind die anderen dran. Achte auf { $p3 }: Ein Seepferdchen springt wie der Springer im Schach.
dykarna-lesson-drive = Drei Schätze liegen noch da. Ein schlauer Trick: Statt eines Tauchers zieht das Boot. Fahr einen Platz nach rechts.
dykarna-lesson-drive-else = Das geht, dauert aber länger. Fahr lieber mit dem Boot zu den Schätzen.
dykarna-lesson-driven = Jetzt liegen die Schätze genau da, wo deine Taucher aussteigen. Warte, bis du dran bist …
dykarna-lesson-leave-again = Schick den zweiten Taucher los, direkt zu den Schätzen.
dykarna-lesson-leave-again-else = Lass lieber einen Taucher aussteigen, auf das markierte Plättchen.
dykarna-lesson-mud = Manche Taucher stecken im Schlamm und stapfen von Grasbüschel zu Grasbüschel, eines pro Zug.
dykarna-lesson-explore = Dein Taucher könnte einen Schatz an Bord bringen. Aber sei mal neugierig: Lass ihn liegen und sieh unter dem markierten Plättchen nach.
dykarna-lesson-explore-else = Vernünftig! Aber sei dieses eine Mal neugierig: auf das markierte Plättchen.
dykarna-lesson-stingray = Ein Rochen! Mit dem Schwanz hat er deinen Taucher vom Spielfeld geschleudert, ans Ufer gegenüber. Nicht jedes Plättchen meint es gut.
dykarna-lesson-no-harm = Halb so schlimm: Am Ufer entlang kommt der Taucher zu einem Boot. Bekannte Gefahren muss niemand betreten. Schlimmer sind der Hai und endlose Ketten.
dykarna-lesson-third = Du hast noch mehr Taucher. Schick den dritten zu den Schätzen.
dykarna-lesson-third-else = Das kann warten: Schick den dritten Taucher los, zu den Schätzen.
dykarna-lesson-third-out = Jetzt schnell: Auch andere dürfen sich Schätze holen. Und kommt ein Gegner auf das Plättchen deines Tauchers, muss der zurück ins Boot.
dykarna-lesson-carry-again = Bring den Schatz an Bord!
dykarna-lesson-carry-again-else = Ins Boot, und nimm einen Schatz mit!
dykarna-lesson-end = Zwei Schätze für euer Team, einer für die Gegner: Ihr führt! Das Spiel endet, wenn alle Schätze an Bord sind. „Plättchen“ neben dem Spielfeld erklärt dir jedes Tier.

# What things are, on the spot

dyk-about-unknown-name = Ein Plättchen, das noch niemand kennt
dyk-about-unknown = Wer hierherkommt, deckt es auf, und es wirkt sofort. Es bleibt für alle aufgedeckt.
dyk-about-diver-name = Ein Taucher
dyk-about-diver = In jedem Zug bewegt sich ein Taucher: aus dem Boot, auf eines der acht Plättchen ringsum oder zurück an Bord. Er trägt immer nur einen Schatz.
dyk-about-boat-name = Ein Boot
dyk-about-boat = Schätze darin sind sicher und zählen für deine Seite. Statt eines Tauchers darf das Boot ziehen, einen Platz an der Küste entlang.
