# Toilet Divers
#
# What happened never says what is on a card or which way a dive went: remembering that is the game.
# $name is the player a line is about.

# Things

toi-treasure = { $treasure ->
    [ring] der Ring
    [gold_tooth] der Goldzahn
    [phone] das Handy
    [crown] die Krone
    [wallet] die Geldbörse
    [keys] der Schlüsselbund
    [pearls] die Perlenkette
   *[pocket_watch] die Taschenuhr
}
toi-obstacle = { $obstacle ->
    [crocodile] ein Krokodil
    [clog] eine Verstopfung
    [rats] Ratten
   *[jellyfish] Quallen
}
toi-tool = { $tool ->
    [net] das Netz
    [plunger] die Saugglocke
    [trap] die Rattenfalle
   *[gloves] die Gummihandschuhe
}

# What happened

toi-leafed = { $name } blättert um.
toi-closed = { $name } hat genug gesehen.
toi-time-up = Die Minute ist um: Alle Klos kommen zurück aufs Spielfeld.
toi-begins = { $name } beginnt.
toi-chapter = Tauchgang { $number }: { $name }
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } soll den Ring finden.
        [gold_tooth] { $name } soll den Goldzahn finden.
        [phone] { $name } soll das Handy finden.
        [crown] { $name } soll die Krone finden.
        [wallet] { $name } soll die Geldbörse finden.
        [keys] { $name } soll den Schlüsselbund finden.
        [pearls] { $name } soll die Perlenkette finden.
       *[pocket_watch] { $name } soll die Taschenuhr finden.
    }
   *[2] { $treasure ->
        [ring] Letzte Chance für den Ring: { $name } macht sich auf die Suche.
        [gold_tooth] Letzte Chance für den Goldzahn: { $name } macht sich auf die Suche.
        [phone] Letzte Chance für das Handy: { $name } macht sich auf die Suche.
        [crown] Letzte Chance für die Krone: { $name } macht sich auf die Suche.
        [wallet] Letzte Chance für die Geldbörse: { $name } macht sich auf die Suche.
        [keys] Letzte Chance für den Schlüsselbund: { $name } macht sich auf die Suche.
        [pearls] Letzte Chance für die Perlenkette: { $name } macht sich auf die Suche.
       *[pocket_watch] Letzte Chance für die Taschenuhr: { $name } macht sich auf die Suche.
    }
}
toi-swam-on = { $name } schwimmt weiter.
toi-handed = { $tool ->
    [net] { $name } gibt das Helferplättchen ab und leiht sich das Netz.
    [plunger] { $name } gibt das Helferplättchen ab und leiht sich die Saugglocke.
    [trap] { $name } gibt das Helferplättchen ab und leiht sich die Rattenfalle.
   *[gloves] { $name } gibt das Helferplättchen ab und leiht sich die Gummihandschuhe.
}
toi-helps = { $tool ->
    [net] { $name } hilft mit dem Netz.
    [plunger] { $name } hilft mit der Saugglocke.
    [trap] { $name } hilft mit der Rattenfalle.
   *[gloves] { $name } hilft mit den Gummihandschuhen.
}
toi-pointed = { $name } zeigt den Weg.
toi-shrugged = { $name } zuckt mit den Schultern: keine Ahnung, wohin.
toi-bottom = { $name } ist ganz unten angekommen. Hier gibt es nur noch mehr Rohre.
toi-stuck = { $name } steckt fest: Hier geht es nicht weiter.
toi-surfaced = { $name } bittet niemanden um Hilfe und taucht auf.
toi-found = { $treasure ->
    [ring] { $name } hat den Ring gefunden!
    [gold_tooth] { $name } hat den Goldzahn gefunden!
    [phone] { $name } hat das Handy gefunden!
    [crown] { $name } hat die Krone gefunden!
    [wallet] { $name } hat die Geldbörse gefunden!
    [keys] { $name } hat den Schlüsselbund gefunden!
    [pearls] { $name } hat die Perlenkette gefunden!
   *[pocket_watch] { $name } hat die Taschenuhr gefunden!
}
toi-missed = { $treasure ->
    [ring] Der Ring bleibt da unten; die Karte kommt offen unter den Stapel.
    [gold_tooth] Der Goldzahn bleibt da unten; die Karte kommt offen unter den Stapel.
    [phone] Das Handy bleibt da unten; die Karte kommt offen unter den Stapel.
    [crown] Die Krone bleibt da unten; die Karte kommt offen unter den Stapel.
    [wallet] Die Geldbörse bleibt da unten; die Karte kommt offen unter den Stapel.
    [keys] Der Schlüsselbund bleibt da unten; die Karte kommt offen unter den Stapel.
    [pearls] Die Perlenkette bleibt da unten; die Karte kommt offen unter den Stapel.
   *[pocket_watch] Die Taschenuhr bleibt da unten; die Karte kommt offen unter den Stapel.
}
toi-lost = { $treasure ->
    [ring] Der Ring ist für immer verloren.
    [gold_tooth] Der Goldzahn ist für immer verloren.
    [phone] Das Handy ist für immer verloren.
    [crown] Die Krone ist für immer verloren.
    [wallet] Die Geldbörse ist für immer verloren.
    [keys] Der Schlüsselbund ist für immer verloren.
    [pearls] Die Perlenkette ist für immer verloren.
   *[pocket_watch] Die Taschenuhr ist für immer verloren.
}
toi-drew = { $name } zieht zwei Chips: { $first } und { $second } { $second ->
    [one] Stern
   *[other] Sterne
}.
toi-kept = { $name } behält einen Chip.
toi-kept-seen = { $stars ->
    [one] { $name } behält einen Chip mit einem Stern.
   *[other] { $name } behält einen Chip mit { $stars } Sternen.
}
toi-got = { $name } bekommt fürs Helfen den anderen Chip.
toi-got-seen = { $stars ->
    [one] { $name } bekommt fürs Helfen den anderen Chip: ein Stern.
   *[other] { $name } bekommt fürs Helfen den anderen Chip: { $stars } Sterne.
}
toi-flushed = Spülung! Das Klo von { $name } tauscht den Platz mit dem der nächsten Person.
toi-over = Keine Schatzkarte ist mehr da: Zeit, die Sterne zu zählen.

# In a review: what had been seen when

toi-insight-never-seen = Gesucht wird { toi-treasure }, aber { $name } hat noch nie gesehen, wo.
toi-insight-seen = { $name } taucht. Gesucht wird { toi-treasure }, zuletzt zu sehen bei Schritt { $step } auf Ebene { $level }. { $way ->
    [alone] Auch alle Karten auf einem Weg dorthin waren schon zu sehen: { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
    [helped] Auch alle Karten auf einem Weg dorthin waren schon zu sehen: { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    } mit geliehenem Werkzeug.
   *[none] Ein ganzer Weg dorthin war noch nicht zu sehen.
}
toi-insight-way-left = { $name } verlässt einen bekannten Weg. Gesucht wird { toi-treasure }, zuletzt zu sehen bei Schritt { $step } auf Ebene { $level }. Mit perfektem Gedächtnis: { $first ->
    [left] von hier nach links
    [opposite] von hier nach gegenüber
    [right] von hier nach rechts
    [down] von hier nach unten
   *[hand] hier um Hilfe bitten
}, und nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} ist es geschafft{ $borrow ->
    [yes] , mit einem unterwegs geliehenen Werkzeug
   *[no] { "" }
}.
toi-insight-card = { $card ->
    [ring] der Ring
    [gold_tooth] der Goldzahn
    [phone] das Handy
    [crown] die Krone
    [wallet] die Geldbörse
    [keys] der Schlüsselbund
    [pearls] die Perlenkette
    [pocket_watch] die Taschenuhr
    [crocodile] ein Krokodil
    [clog] eine Verstopfung
    [rats] Ratten
    [jellyfish] Quallen
   *[plain] nichts als Rohre
}
toi-insight-dead-end = { $name } schwimmt in eine bekannte Sackgasse, schon zu sehen bei Schritt { $step } auf Ebene { $level }: { toi-insight-card }. Dort kann der Tauchgang nur enden. { $other ->
    [left] Der Weg nach links
    [opposite] Der Weg nach gegenüber
    [right] Der Weg nach rechts
   *[down] Der Weg nach unten
} war frei.

# Why something cannot be done

toi-why-leafing = Blättere dein eigenes Klo durch oder klapp es zu, wenn du genug gesehen hast.
toi-why-glass = Die Sanduhr kann nur ablaufen.
toi-why-same-page = Diese Ebene ist schon offen.
toi-why-no-page-turns = Mehr Umblättern passt nicht in eine Minute. Klapp dein Klo zu.
toi-why-turn-up = Deck erst die nächste Schatzkarte auf.
toi-why-dive = Du tauchst gerade: Wähle vom offenen Klo aus einen Weg.
toi-why-no-way = Auf dieser Seite geht es nicht hinaus.
toi-why-used = Diesen Weg hast du in diesem Tauchgang schon zweimal genommen. Ein drittes Mal geht nicht.
toi-why-obstacle = Etwas versperrt den Weg nach unten, und das passende Werkzeug fehlt.
toi-why-must-move = Du kannst noch weiterschwimmen, also ist der Tauchgang nicht vorbei.
toi-why-tile-gone = Das Helferplättchen ist schon vergeben. Es hilft einmal pro Tauchgang.
toi-why-own-tool = Das ist dein eigenes Werkzeug: Dafür brauchst du keine Hilfe.
toi-why-nobody-there = Dort sitzt niemand, und in diesem Spiel verleihen nur Mitspieler ihr Werkzeug.
toi-why-no-help-needed = Hier gibt es nichts, wobei ein Werkzeug hilft. Behalte das Helferplättchen.
toi-why-wrong-tool = Dieses Werkzeug hilft hier nicht.
toi-why-only-point = Du bist Helfer: Zeig auf einen Weg aus dem offenen Klo oder zuck mit den Schultern.
toi-why-keep = Behalte einen der beiden Chips.

# Options

toilet-divers-option-flush = Spülung
toilet-divers-option-flush-about = Wer einen Chip mit Spülung zieht, tauscht das Klo mit dem linken Nachbarn. Nachsehen verboten.
toilet-divers-option-blind-dive = Blindtauchen
toilet-divers-option-blind-dive-about = Vor dem Spiel blättert niemand ein Klo durch.
toilet-divers-option-open-first-level = Offene erste Ebene
toilet-divers-option-open-first-level-about = Auf Ebene 1 sind alle vier Wege offen, nicht nur der nach unten.
toilet-divers-option-idle-tools = Freie Werkzeuge leihen
toilet-divers-option-idle-tools-about = Zu zweit oder dritt könnt ihr auch Werkzeuge leihen, die an leeren Plätzen liegen. Aus: Nur Mitspieler verleihen ihre.
toilet-divers-option-bottom-sideways = Unten seitwärts
toilet-divers-option-bottom-sideways-about = Auf Ebene 8 geht es noch durch die Rohre zur Seite. Aus: Der Tauchgang endet dort.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
toi-tune-target = { $what }: { $value } (Ziel { $low } bis { $high }: { $holds ->
    [true] erreicht
   *[false] nicht erreicht
})
toi-tune-reach-alone = Anteil der Schätze, die jemand, der alle Karten kennt, allein erreicht
toi-tune-reach-helped = Anteil der Schätze, die so jemand mit dem besten Helfer erreicht
toi-tune-shortest-alone = Züge auf dem kürzesten Weg allein
toi-tune-shortest-helped = Züge auf dem kürzesten Weg mit dem besten Helfer
toi-tune-found-first = Schätze von 8, die man mit perfektem Gedächtnis bei der ersten Suche findet
toi-tune-found-second = Schätze von 8, die man mit perfektem Gedächtnis bei der zweiten Suche findet
toi-tune-found = Schätze von 8, die man mit perfektem Gedächtnis bei beiden findet
toi-tune-dive-moves = Züge pro Tauchgang dabei

# The game in a few words

toilet-divers-title = Toilet Divers
toilet-divers-tagline = Tauche ins Klo, merk dir jede Biegung der Rohre und hol herauf, was die Nachbarn runtergespült haben.
toilet-divers-facts = 2 bis 4 Personen · etwa 30 Minuten · Gedächtnis und Freunde mit Werkzeug

# The board

toi-room = Das Badezimmer
toi-depths = Was in den Rohren war
toi-gauge = { $level ->
    [0] Tiefenmesser: Niemand taucht
    [one] Tiefenmesser: Ebene { $level } von 8
   *[other] Tiefenmesser: Ebene { $level } von 8
}
toi-toilet-yours = dein Klo
toi-toilet-of = das Klo von { $name }
toi-toilet-spare = das freie Klo
toi-toilet-spare-number = das freie Klo { $number }
toi-spare = frei
toi-place = { $toilet }, dazu { $tool }{ $state ->
    [open] : offen auf Ebene { $level }
    [leafing] : wird durchgeblättert, Ebene { $level }
   *[closed] {""}
}
toi-card-none = Ebene { $level }: klares Wasser, keine Karte.
toi-card-closed = Ebene { $level }: wieder geschlossen.
toi-card = Ebene { $level }: { $kind ->
    [treasure] { $what }.
    [obstacle] { $level ->
        [8] { $what }, und kein Weg nach unten.
       *[other] { $what } im Weg nach unten. Dagegen hilft: { $tool }.
    }
    [dead] nur Rohre, kein Weg nach unten.
   *[plain] Rohre und klares Wasser.
}
toi-go-way = { $way ->
    [down] Hinab auf Ebene { $level } tauchen
    [left] Durch das linke Rohr in { $where }
    [opposite] Durch das Rohr gegenüber in { $where }
   *[right] Durch das rechte Rohr in { $where }
}
toi-point-way = { $way ->
    [down] Nach unten auf Ebene { $level } zeigen
    [left] Auf das linke Rohr zeigen, in { $where }
    [opposite] Auf das Rohr gegenüber zeigen, in { $where }
   *[right] Auf das rechte Rohr zeigen, in { $where }
}
toi-needs = nötig: { $tool }
toi-shows = { $name } zeigt { $way ->
    [left] nach links
    [opposite] nach gegenüber
    [right] nach rechts
    [down] nach unten
   *[shrug] nirgendwohin: nur ein Schulterzucken
}.
toi-poster = Gesucht
toi-poster-last = letzte Chance
toi-poster-found = gefunden!
toi-poster-label = { $search ->
    [1] Gesucht: { $what }
   *[2] Gesucht, letzte Chance: { $what }
}
toi-pile = { $count ->
    [one] 1 verdeckte Schatzkarte
   *[other] { $count } verdeckte Schatzkarten
}
toi-pile-next = Als Nächstes und zum letzten Mal: { $what }
toi-pile-empty = Keine Schatzkarte mehr da
toi-shelf = Die acht Schätze
toi-shelf-treasure = { $what }: { $fate ->
    [wanted] wird gerade gesucht
    [missed] noch nicht gefunden, eine Suche bleibt
    [found] gefunden
    [lost] für immer verloren
   *[pile] noch nicht gesucht
}
toi-belt = { $count ->
    [0] Kein Tauchgang, kein Werkzeug
    [one] Werkzeug zur Hand
   *[other] Werkzeuge zur Hand
}
toi-tile-ready = Das Helferplättchen: In diesem Tauchgang kannst du es einmal abgeben
toi-tile-here = Hier ist das Helferplättchen
toi-chips-left = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
toi-chip = { $stars ->
    [one] ein Chip mit einem Stern
   *[other] ein Chip mit { $stars } Sternen
}{ $flush ->
    [yes] {" "}und einer Spülung
   *[no] {""}
}
toi-chip-hidden = ein verdeckter Chip
toi-drawn = Zwei gezogene Chips
toi-purse = { $count ->
    [0] noch keine Chips
    [one] 1 verdeckter Chip
   *[other] { $count } verdeckte Chips
}
toi-score = { $points ->
    [one] 1 Stern
   *[other] { $points } Sterne
}
toi-purse-seen = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} auf { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
toi-pages = Die Ebenen des Klos
toi-page = { $open ->
    [yes] Ebene { $level }, gerade offen
   *[no] Ebene { $level } öffnen
}
toi-page-turns = { $count ->
    [one] noch einmal umblättern
   *[other] noch { $count }-mal umblättern
}
toi-page-none = Öffne eine Ebene

# What you can do

toi-do-close = Genug gesehen
toi-do-turn-up = { $next ->
    [known] Noch einmal suchen
   *[new] Schatzkarte aufdecken
}
toi-do-hand = { $who ->
    [nobody] Leih dir { $tool } mit dem Plättchen
   *[player] Leih dir { $tool } von { $name }
}
toi-do-surface = Ohne Schatz auftauchen
toi-do-shrug = Keine Ahnung!
toi-do-keep = { $stars ->
    [one] Einen Stern behalten
   *[other] { $stars } Sterne behalten
}

# The status line

toi-status-leafing = { $whose ->
    [you] Blättere dein Klo durch und merk dir, was wo ist. Die Sanduhr läuft!
    [ours] { $name }, blättere dein Klo durch und merk dir, was wo ist.
   *[other] Alle blättern ihr eigenes Klo durch.
}
toi-status-leafed = { $waiting ->
    [one] Dein Klo steht wieder auf dem Spielfeld. Eine Person blättert noch.
   *[other] Dein Klo steht wieder auf dem Spielfeld. { $waiting } blättern noch.
}
toi-status-turning = { $last ->
    [missed] Diesmal nicht gefunden! {""}
   *[none] {""}
}{ $whose ->
    [you] Du bist dran: Deck auf, nach welchem Schatz du tauchst.
    [ours] { $name }, deck auf, nach welchem Schatz du tauchst.
   *[other] { $name } deckt den nächsten Schatz auf.
}
toi-status-diving = { $whose ->
    [you] Gesucht wird { $what }: Wähle einen leuchtenden Weg.{ $ahead }
    [ours] { $name }, gesucht wird { $what }: Wähle einen leuchtenden Weg.{ $ahead }
   *[other] { $name } taucht auf Ebene { $level }. Gesucht wird { $what }.{ $ahead }
}
toi-in-the-way = Im Weg nach unten: { $what }. Nötig: { $tool }.
toi-status-stuck = { $whose ->
    [you] Ohne { $tool } geht es nicht weiter: Nutze das Helferplättchen oder tauch auf.
    [ours] { $name }, ohne { $tool } geht es nicht weiter: Nutze das Helferplättchen oder tauch auf.
   *[other] { $name } kommt ohne { $tool } nicht weiter.
}
toi-status-helping = { $whose ->
    [you] Hilf { $diver }! Gesucht wird { $what }: Zeig einen Weg oder zuck mit den Schultern. { $diver } wartet auf dich.
    [ours] { $name }, hilf { $diver }! Gesucht wird { $what }: Zeig einen Weg oder zuck mit den Schultern.
   *[other] { $diver } taucht auf Ebene { $level }. Gesucht wird { $what }.
}
toi-status-keeping = { $chips ->
    [helped] { $whose ->
        [you] Gefunden! Behalte einen Chip, dein Helfer bekommt den anderen.
        [ours] Gefunden! { $name }, behalte einen Chip, dein Helfer bekommt den anderen.
       *[other] { $name } hat den Schatz gefunden und sucht einen Chip aus. Der Helfer bekommt den anderen.
    }
   *[alone] { $whose ->
        [you] Gefunden! Behalte einen der beiden Chips.
        [ours] Gefunden! { $name }, behalte einen der beiden Chips.
       *[other] { $name } hat den Schatz gefunden und sucht einen Chip aus.
    }
}
toi-status-over = { $winners ->
    [1] Das Spiel ist aus: { $names } gewinnt mit { $stars ->
        [one] 1 Stern.
       *[other] { $stars } Sternen.
    }
   *[other] Das Spiel ist aus: { $names } teilen sich den Sieg mit je { $stars ->
        [one] 1 Stern.
       *[other] { $stars } Sternen.
    }
}

# Tips for a first game

toi-hint-leafing = Tippe auf die Zahlen, um die Ebenen deines Klos zu öffnen. Wo ist welcher Schatz, welches Rohr führt wohin? Ist es erst zu, wird nichts mehr gezeigt.
toi-hint-turning = Die Karte sagt, wonach du tauchst. Du beginnst auf Ebene 1 deines eigenen Klos.
toi-hint-second = Alle Schätze sind einmal gesucht worden. Die nicht gefundenen kommen noch einmal dran, zum letzten Mal.
toi-hint-diving = { $first ->
    [open] Tauche nach unten oder durch ein Rohr in ein anderes Klo auf derselben Ebene.
   *[closed] Von Ebene 1 geht es nur nach unten. Weiter unten führen Rohre in andere Klos auf derselben Ebene.
} Nach oben geht es nie{ $bottom ->
    [open] . Auf Ebene 8 führen nur noch Rohre weiter.
   *[ends] , und auf Ebene 8 ist Schluss.
}
toi-hint-plain = Leuchtende Rohre führen in die anderen Klos, auf derselben Ebene. Merk dir, was du siehst: Die anderen tun es auch.
toi-hint-treasure = Nicht der, den du suchst? Du kannst hier weiter hinabtauchen. Merk dir, wo er ist!
toi-hint-obstacle = Etwas sitzt im Weg nach unten. Mit dem passenden Werkzeug kommst du vorbei; Rohre zur Seite sind immer frei.
toi-hint-bottom = Der Grund: Von hier geht es nicht weiter nach unten. Die Rohre führen noch in die anderen Klos.
toi-hint-hand = { $who ->
    [nobody] Das passende Werkzeug liegt bei einem freien Klo. Einmal pro Tauchgang kannst du es mit dem Helferplättchen leihen: Dann gehören dir beide Werkzeuge, und geteilt wird nichts.
   *[player] { $name } hat das passende Werkzeug. Einmal pro Tauchgang kannst du das Helferplättchen abgeben: Dann gehören dir beide Werkzeuge, und findest du den Schatz, geht der zweite Chip an { $name }.
}
toi-hint-pointing = Dein Werkzeug taucht mit: Wird der Schatz gefunden, bekommst auch du einen Chip. Zeig, wohin du schwimmen würdest.
toi-hint-keeping = { $chips ->
    [helped] Behalte den besseren Chip; den anderen bekommt dein Helfer. Deine Sterne bleiben bis zum Ende geheim.
   *[alone] Beide Chips siehst nur du. Behalte den besseren; der andere kommt aus dem Spiel. Deine Sterne bleiben bis zum Ende geheim.
}
toi-hint-keeping-flush = Behalte den besseren Chip. Zeigt einer der beiden eine Spülung, tauscht dein Klo den Platz mit dem von { $next }, egal, welchen du behältst.

# The rules page

toi-rules-aim-text = Acht Kostbarkeiten sind im Klo verschwunden. Vier Klos stehen im Badezimmer, jedes acht Ebenen tief, und unten verbinden Rohre sie miteinander. Taucht reihum nach dem Schatz auf dem Plakat, merkt euch alles, was zu sehen ist, und sammelt die meisten Sterne.
toi-rules-piece-toilet = 4 Klos
toi-rules-piece-treasure = 8 Schätze
toi-rules-piece-obstacle = 16 Hindernisse
toi-rules-piece-tool = 4 Werkzeuge
toi-rules-piece-tile = 1 Helferplättchen
toi-rules-piece-chip = 16 Chips mit Sternen
toi-rules-leaf = Vor dem Spiel: blättern und merken
toi-rules-leaf-text = Alle blättern eine Minute lang das Klo vor sich durch, gleichzeitig und jeder heimlich für sich. An einem gemeinsamen Bildschirm seid ihr nacheinander dran, und jeder bekommt seine eigene Minute. Dann kommen die Klos zurück und bleiben zu. Von jetzt an hilft nur das Gedächtnis.
toi-rules-dive = Ein Tauchgang
toi-rules-dive-text = Deck eine Schatzkarte auf: Danach suchst du. Du beginnst auf Ebene 1 deines eigenen Klos. Von der offenen Karte geht es eine Ebene nach unten oder durch ein Rohr in ein anderes Klo auf derselben Ebene; nie nach oben. Es ist immer nur ein Klo offen, und alle sehen seine Karte. Links und rechts gelten vom offenen Klo aus, mit Blick zur Mitte.
toi-rules-dive-treasure = Ein Schatz: Ist es der gesuchte, hast du es geschafft. Wenn nicht, ist der Weg nach unten frei, und jetzt weißt du, wo er ist.
toi-rules-dive-obstacle = Ein Hindernis versperrt den Weg nach unten, außer du hast das Werkzeug dafür. Rohre zur Seite sind immer frei.
toi-rules-dive-plain = Nichts Besonderes: Der Weg nach unten ist frei, und ein Rohr gibt es immer.
toi-rules-dive-dead = Zugeschraubt: Rohre nach allen Seiten, aber kein Weg nach unten.
toi-rules-dive-end = Du darfst jeden offenen Weg nehmen und durch die Rohre auch wieder zurück. Derselbe Weg aus einer Karte ist in einem Tauchgang zweimal offen, kein drittes Mal. Der Tauchgang scheitert, wo es keinen Weg mehr gibt, und auf Ebene 8, wenn der Schatz nicht dort ist. (Spielt ihr mit „{ toilet-divers-option-bottom-sideways }“, geht er durch die Rohre von Ebene 8 weiter.)
toi-rules-diagram-leads = Das Klo von Jo, gegenüber von Lu, ist auf Ebene 3 offen. Seine Rohre führen zu Max und zu Kim und bleiben auf Ebene 3. Links gilt von Jo aus, mit Blick zur Mitte: Das linke Rohr führt also zu Max. Das Loch in der Mitte führt hinunter auf Ebene 4.
toi-rules-diagram-stops = Was einen Taucher aufhält: Ratten versperren den Weg nach unten, denn Lu hat nur die Saugglocke, und das graue Rohr wurde in diesem Tauchgang schon zweimal genommen. Gibt Lu das Helferplättchen nicht an Jo mit der Rattenfalle, ist der Tauchgang hier zu Ende.
toi-rules-tools = Hindernisse und Werkzeuge
toi-rules-tools-text = Jeder hat ein Werkzeug, und jedes Werkzeug hilft gegen ein Hindernis, so oft es nötig ist.
toi-rules-help = Der Helfer
toi-rules-help-text = Einmal pro Tauchgang kannst du vor einem Hindernis, an dem du nicht vorbeikommst, das Helferplättchen an die Person mit dem passenden Werkzeug abgeben. Für den Rest des Tauchgangs gehören dir beide Werkzeuge. Dein Helfer darf von da an bei jeder offenen Karte auf einen Weg zeigen; du darfst trotzdem woandershin schwimmen. Zu zweit oder dritt kannst du auch Werkzeuge leihen, die an leeren Plätzen liegen; auch dann ist das Plättchen verbraucht, und der zweite Chip kommt aus dem Spiel. Ablehnen darf ein Helfer nicht.
toi-rules-lesson = Ein Tauchgang, Schritt für Schritt
toi-rules-lesson-0 = Lu (ganz vorn) hat die Krone aufgedeckt und öffnet das eigene Klo. Auf Ebene 1 gibt es nur den Weg nach unten.
toi-rules-lesson-1 = Ebene 2: der Schlüsselbund. Danach sucht Lu nicht, aber merken lohnt sich. Von hier geht es nach unten oder durch das Rohr nach gegenüber.
toi-rules-lesson-2 = Lu schwimmt in das Klo gegenüber, immer noch auf Ebene 2. Ein Krokodil! Hier ist kein Rohr, und Lu hat nur die Saugglocke.
toi-rules-lesson-3 = Kim hat das Netz. Lu gibt Kim das Helferplättchen, und das Netz taucht mit.
toi-rules-lesson-4 = Am Krokodil vorbei, hinab auf Ebene 3: Da ist die Krone! Lu zieht zwei Chips und behält heimlich einen, Kim bekommt den anderen.
toi-rules-reward = Die Belohnung
toi-rules-reward-text = Wer den gesuchten Schatz findet, zieht zwei Chips, sieht sich beide heimlich an und behält einen. Der Helfer bekommt den anderen; ohne Helfer kommt er aus dem Spiel. Ein Schatz, der nicht gefunden wurde, kommt offen unter den Stapel und wird noch einmal gesucht. Danach ist er verloren.
toi-rules-end = Das Ende
toi-rules-end-text = Ist keine Schatzkarte mehr da, werden alle Chips umgedreht. Wer die meisten Sterne hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
toi-rules-more = Für Mutige
toi-rules-more-flush = Die Spülung: Die Hälfte der Chips zeigt eine. Ziehst du sie, tauscht dein ganzes Klo den Platz mit dem deines linken Nachbarn; zu zweit oder dritt mit dem der nächsten Person. Niemand darf hineinsehen. Die Werkzeuge bleiben, wo sie sind.
toi-rules-more-blind = Blindtauchen: Vor dem Spiel blättert niemand irgendetwas durch.
toi-rules-more-rest = Ihr könnt auch auf Ebene 1 alle vier Wege öffnen, auf Ebene 8 seitwärts weitertauchen oder nur Werkzeuge von Mitspielern erlauben.

# What the lab counts: how games end, and the parts they are played with

end-toilet-divers-all-found = Alle Schätze sind gefunden
end-toilet-divers-found = Der letzte Schatz ist gefunden, andere sind verloren
end-toilet-divers-lost = Der letzte Schatz ist verloren

part-toilet-divers-cell = Geöffnete Karten, nach Klo und Ebene
part-toilet-divers-leafed = Vor dem Spiel aufgeblätterte Ebenen

part-toilet-divers-way = Wege beim Tauchen
part-toilet-divers-way-left = Nach links
part-toilet-divers-way-opposite = Nach gegenüber
part-toilet-divers-way-right = Nach rechts
part-toilet-divers-way-down = Nach unten

part-toilet-divers-searched = Gesuchte Schätze
part-toilet-divers-searched-ring = Ring
part-toilet-divers-searched-gold-tooth = Goldzahn
part-toilet-divers-searched-phone = Handy
part-toilet-divers-searched-crown = Krone
part-toilet-divers-searched-wallet = Geldbörse
part-toilet-divers-searched-keys = Schlüsselbund
part-toilet-divers-searched-pearls = Perlenkette
part-toilet-divers-searched-pocket-watch = Taschenuhr

part-toilet-divers-passed = Schätze auf dem Weg zu einem anderen
part-toilet-divers-passed-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-passed-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-passed-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-passed-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-passed-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-passed-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-passed-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-passed-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-found = Gefundene Schätze
part-toilet-divers-found-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-found-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-found-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-found-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-found-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-found-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-found-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-found-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-gone = Für immer verlorene Schätze
part-toilet-divers-gone-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-gone-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-gone-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-gone-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-gone-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-gone-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-gone-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-gone-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-obstacle = Angetroffene Hindernisse
part-toilet-divers-obstacle-crocodile = Krokodil
part-toilet-divers-obstacle-clog = Verstopfung
part-toilet-divers-obstacle-rats = Ratten
part-toilet-divers-obstacle-jellyfish = Quallen

part-toilet-divers-plain = Angetroffene leere Karten
part-toilet-divers-plain-way-down = Mit Weg nach unten
part-toilet-divers-plain-no-way-down = Ohne Weg nach unten

part-toilet-divers-own-tool = Genutzte eigene Werkzeuge
part-toilet-divers-own-tool-net = Netz
part-toilet-divers-own-tool-plunger = Saugglocke
part-toilet-divers-own-tool-trap = Rattenfalle
part-toilet-divers-own-tool-gloves = Gummihandschuhe

part-toilet-divers-lent-tool = Genutzte geliehene Werkzeuge
part-toilet-divers-lent-tool-net = { part-toilet-divers-own-tool-net }
part-toilet-divers-lent-tool-plunger = { part-toilet-divers-own-tool-plunger }
part-toilet-divers-lent-tool-trap = { part-toilet-divers-own-tool-trap }
part-toilet-divers-lent-tool-gloves = { part-toilet-divers-own-tool-gloves }

part-toilet-divers-helper = Hilfe
part-toilet-divers-helper-asked = Jemand wird gefragt
part-toilet-divers-helper-borrowed = Ein freies Werkzeug wird geliehen
part-toilet-divers-helper-pointed = Der Helfer zeigt
part-toilet-divers-helper-shrugged = Der Helfer zuckt mit den Schultern
part-toilet-divers-helper-followed = Der Rat wird befolgt
part-toilet-divers-helper-ignored = Der Rat wird nicht befolgt
part-toilet-divers-helper-helped = Der Schatz wird mit Hilfe gefunden
part-toilet-divers-helper-in-vain = Der Tauchgang scheitert trotz Hilfe

part-toilet-divers-dive = Wie Tauchgänge enden
part-toilet-divers-dive-found = Mit dem Schatz
part-toilet-divers-dive-missed = Wo es nicht weitergeht
part-toilet-divers-dive-surfaced = Mit Auftauchen statt um Hilfe zu bitten

part-toilet-divers-kept = Behaltene Chips, nach Sternen
part-toilet-divers-given = Chips für Helfer, nach Sternen
part-toilet-divers-dropped = Chips aus dem Spiel, nach Sternen

part-toilet-divers-flushed = Spülungen
part-toilet-divers-flushed-swapped = Zwei Klos tauschen die Plätze

# The lesson: $p0 is the learner, $p1 the other player

toilet-divers-lesson-welcome = Da ist etwas Kostbares im Abfluss verschwunden! Vier Klos, acht Ebenen tief, sind durch Rohre verbunden. Tauche nach verlorenen Schätzen und merk dir, was du siehst.
toilet-divers-lesson-leaf = Vor dem ersten Tauchgang dürfen alle ihr eigenes Klo durchblättern. Im Spiel hast du eine Minute; hier drängt dich niemand. Öffne Ebene 2.
toilet-divers-lesson-leaf-else = In einer Partie blätterst du, wie du magst. In dieser Lektion: Öffne Ebene 2.
toilet-divers-lesson-leaf-on = Der Ring! Merk ihn dir. Von hier führen ein Rohr nach links und ein Weg nach unten. Öffne Ebene 3.
toilet-divers-lesson-leaf-on-else = In einer Partie blätterst du, wie du magst. In dieser Lektion: Öffne Ebene 3.
toilet-divers-lesson-leaf-down = Im Weg nach unten sitzt ein Krokodil. Mit dem Netz kommt man daran vorbei, und du hast das Netz. Jetzt Ebene 4.
toilet-divers-lesson-leaf-down-else = In einer Partie blätterst du, wie du magst. In dieser Lektion: Öffne Ebene 4.
toilet-divers-lesson-close = Auf Ebene 4 ist die Taschenuhr: Merk es dir! Das reicht fürs Erste. Klapp dein Klo zu.
toilet-divers-lesson-close-else = Im richtigen Spiel darfst du weiterblättern. Hier hast du genug gesehen: Klapp dein Klo zu.
toilet-divers-lesson-others-close = Ab jetzt sieht niemand diese Karten, außer ein Taucher öffnet sie. Auch { $p1 } hat genug geblättert.
toilet-divers-lesson-turn-up = Du bist dran. Deck eine Schatzkarte auf: Danach musst du suchen.
toilet-divers-lesson-dive = Gesucht wird der Goldzahn! Du beginnst ganz oben in deinem Klo, und von dort geht es nur nach unten. Tauch hinab!
toilet-divers-lesson-not-wanted = Der Ring nützt dir jetzt nichts: Gesucht wird etwas anderes. Du könntest nach links oder nach unten. Tauch nach unten.
toilet-divers-lesson-not-wanted-else = Möglich! Aber was unten ist, weißt du, und was links ist, nicht. Tauch nach unten.
toilet-divers-lesson-pipe = Das Krokodil: Mit deinem Netz kämst du nach unten. Aber Rohre zur Seite sind immer frei. Nimm das Rohr ins Klo gegenüber.
toilet-divers-lesson-pipe-else = Unten ist die Taschenuhr, das hast du gesehen. Der Goldzahn muss woanders sein: Nimm das Rohr.
toilet-divers-lesson-stuck = Eine Verstopfung! Da hilft nur die Saugglocke, und die hat { $p1 }. Einmal pro Tauchgang darfst du um Hilfe bitten: Gib { $p1 } das Plättchen.
toilet-divers-lesson-stuck-else = Das Rohr links ist auch frei. Aber du willst nach unten: Bitte um die Saugglocke.
toilet-divers-lesson-helper = Von jetzt an zählen in diesem Tauchgang eure beiden Werkzeuge. Ein Helfer darf auch den Weg zeigen.
toilet-divers-lesson-down = { $p1 } zeigt nach unten. Du musst nicht darauf hören. Hier schon: Tauch nach unten.
toilet-divers-lesson-down-else = Du musst nicht auf deinen Helfer hören. Aber der hier meint es gut: Tauch nach unten.
toilet-divers-lesson-keep = Der Goldzahn! Du ziehst zwei Chips und behältst einen; die Sterne siehst nur du. Behalte den mit drei Sternen.
toilet-divers-lesson-keep-else = Großzügig! Aber Sterne gewinnen das Spiel: Behalte den Chip mit drei.
toilet-divers-lesson-kept = Den anderen Chip bekommt { $p1 } für die Saugglocke. Ohne Helfer käme er aus dem Spiel.
toilet-divers-lesson-other = Jetzt taucht { $p1 }. Pass gut auf: Alles, was { $p1 } öffnet, siehst du auch.
toilet-divers-lesson-failed = Kein Werkzeug gegen das Krokodil und kein anderer Weg: Der Tauchgang ist gescheitert. Der Ring kommt offen unter den Stapel und wird später noch mal gesucht. Du weißt, wo er ist!
toilet-divers-lesson-again = Du bist wieder dran. Was wird jetzt gesucht?
toilet-divers-lesson-remember = Die Taschenuhr! Weißt du noch, wo sie war? In deinem eigenen Klo, auf Ebene 4. Tauch hinab.
toilet-divers-lesson-further = Am Ring vorbei, weiter nach unten.
toilet-divers-lesson-further-else = Die Taschenuhr war in deinem eigenen Klo, weiter unten. Tauch nach unten.
toilet-divers-lesson-own-tool = Wieder das Krokodil. Dein Netz hilft, so oft du es brauchst. Nach unten!
toilet-divers-lesson-own-tool-else = Zur Taschenuhr geht es nach unten, am Krokodil vorbei.
toilet-divers-lesson-found = Gefunden, und ganz ohne Hilfe! Behalte den besseren Chip.
toilet-divers-lesson-found-else = Der andere Chip hat mehr Sterne. Behalte den.
toilet-divers-lesson-end = Fünf Sterne und zwei Schätze: großartig! Ist keine Schatzkarte mehr da, gewinnt, wer die meisten Sterne hat.

# What things are and do, on the spot

toi-about-name = { $kind ->
    [ring] Der Ring
    [gold_tooth] Der Goldzahn
    [phone] Das Handy
    [crown] Die Krone
    [wallet] Die Geldbörse
    [keys] Der Schlüsselbund
    [pearls] Die Perlenkette
    [pocket_watch] Die Taschenuhr
    [crocodile] Ein Krokodil
    [clog] Eine Verstopfung
    [rats] Ratten
    [jellyfish] Quallen
    [net] Das Netz
    [plunger] Die Saugglocke
    [trap] Die Rattenfalle
    [gloves] Die Gummihandschuhe
    [plain] Eine Karte mit Rohren
    [tile] Das Helferplättchen
    [wanted] Was gesucht wird
   *[chip] Ein Chip
}
toi-about-text = { $group ->
    [treasure] Ist es der gesuchte Schatz, ist der Tauchgang geschafft. Wenn nicht, ist der Weg nach unten frei, und jetzt weißt du, wo er ist.
    [obstacle] Das versperrt den Weg nach unten, außer ein Werkzeug im Tauchgang passt dazu. Rohre zur Seite sind immer frei.
    [plain] Klares Wasser: nichts zu finden und nichts im Weg. Rohre führen zu den anderen Klos, und meistens geht es auch nach unten.
    [tool] Damit kommt ein Taucher an einer Art von Hindernis vorbei, so oft es nötig ist. Gegen Krokodile hilft das Netz, gegen Verstopfungen die Saugglocke, gegen Ratten die Falle, gegen Quallen helfen die Handschuhe.
    [tile] Einmal pro Tauchgang darfst du es der Person geben, die das nötige Werkzeug hat. Von da an zählen beide Werkzeuge, und wer dir hilft, bekommt einen Chip, wenn du den Schatz findest.
    [wanted] Jeder Zug beginnt mit dem Aufdecken einer Schatzkarte: Danach muss der Taucher suchen. Was nicht gefunden wird, wird später noch einmal gesucht.
   *[chip] Wer einen Schatz findet, zieht zwei Chips und behält einen. Die Sterne darauf sind bis zum Ende geheim; wer dann die meisten hat, gewinnt.
}
