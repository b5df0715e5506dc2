# A table: seats, invitation, what went on, and looking back

table-loading = Finder dit bord …
table-connection-lost = Forbindelsen er røget. Prøver at få den tilbage …
table-closing = Serveren genstarter. Intet er tabt: Det går videre om et øjeblik.
table-waiting-status = Venter på spillere. Send dem linket.
table-waiting-guest = Sæt dig ned: der er en plads til dig.
table-waiting = { $open ->
    [0] Alle er her
    [one] Én plads er stadig ledig
   *[other] { $open } pladser er stadig ledige
}

table-seats = Spillere
table-seat-number = Spiller { $number }
table-seat-open = Ledig plads
table-seat-menu = Plads: { $name }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
table-points-of = { $points } af { $most } point
table-thinking = tænker
table-here = her
table-not-here = ikke her
table-away = væk, en bot spiller
table-stood-in = en bot har spillet her et stykke tid
table-you = dig
table-name = Navn
table-name-full = Et navn må højst have { $letters } tegn.
table-rename = Skift navn
table-sit = Sæt dig her
table-add-bot = Sæt en bot her
table-bot-level = Hvor godt botten spiller
table-open-seat = Gør pladsen ledig
table-leave = Forlad pladsen
table-leave-about = { $status ->
    [waiting] Du kan give din plads til en anden.
   *[other] Hvis du går, spiller en bot for dig, til du kommer tilbage.
}
table-come-back = Kom tilbage og spil
table-concede = Giv op
table-concede-about = { $partners ->
    [0] En bot spiller din plads til ende, og i resultatet står der, at du gav op. Du kan ikke komme tilbage til dette spil.
   *[some] En bot spiller din plads til ende sammen med din makker, og i resultatet står der, at du gav op. Du kan ikke komme tilbage til dette spil.
}
table-concede-sure = Ja, giv op
table-conceded = gav op, en bot spillede videre
table-watching = { $others ->
    [0] Du kigger med.
    [one] Du og én til kigger med.
   *[other] Du og { $others } andre kigger med.
}
table-watched = { $people ->
    [one] Én person kigger med
   *[other] { $people } personer kigger med
}
table-ask-seat = Bed om en plads
table-ask-seat-about = Spillerne kan se, at du gerne vil være med.
table-wants-seat = { $name } vil gerne være med.
table-wants-seat-guest = En, der kigger med, vil gerne spille.
table-give-seat = Giv pladsen fra { $bot } videre
table-friend-away = { $name } er her ikke: Skal en bot spille?
table-friend-grace = { $name } mistede forbindelsen. En bot kan tage over om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
table-remove = Fjern
table-remove-name = Fjern { $name } fra bordet
table-remove-about = { $name } mister sin plads og kan ikke tage en ny ved dette bord, men må stadig kigge med.
table-remove-not = Fjern ikke
table-many-seats-on = Én person må tage flere pladser ved dette bord.
table-look-back-on = Når spillet er slut, kan alle med linket se alle hænder.
table-replace-about = { $name } er her ikke. En bot kan spille, til { $name } er tilbage.
table-replace = Lad botten »{ $bot }« spille

table-share = Invitér
table-share-about = Alle med dette link kan tage en ledig plads eller kigge med.
table-share-alone = Dette link virker kun på denne maskine.
table-share-address = Skal andre i huset være med, så start Fathoms med { $option }, og åbn også { $address } her.
table-link = Link til dette bord
table-copy = Kopiér linket
table-copied = Kopieret!
table-send = Del
table-send-text = Kom og spil med mig!
table-qr = QR-kode med linket til dette bord

table-log = Hvad der skete
table-log-time-up = Tiden er gået for { $name }: Nu spiller bordet.
table-log-ready = { $name } er klar.
table-log-conceded = { $name } giver op: en bot spiller pladsen til ende.
table-log-taken-back = { $name } fortrød det sidste træk.
table-actions = Hvad du kan gøre
table-skip = Spring frem
table-surprise = Hvad skete der lige der?
table-surprise-close = Luk
table-surprise-step = { $step } af { $steps }: { $what }
table-surprise-began = Sådan begyndte det.
table-surprise-stop = Tilbage til spillet
table-hint = Tip
table-hint-known = Forstået
table-ask-hint = Hint
table-ask-hint-about = Hvad ville den stærkeste bot gøre?
table-hint-thinking = Tænker på et hint …
table-hint-says = Hint: { $action }
table-hint-close = Luk hintet
table-hints-on = Hints er slået til: Den, der har turen, må spørge, hvad den stærkeste bot ville gøre.
table-clock = { $kind ->
    [move] { $time } til hvert træk
   *[budget] { $grows ->
        [no] { $time } til hele partiet
       *[yes] { $time } til hele partiet og { $more } mere for hvert træk
    }
}
table-clock-on = Der er et ur: { $clock }. Er tiden gået, spiller bordet for dig.
table-clock-left = Tid tilbage: { $time }
table-clock-warn = Du har { $seconds } sekunder tilbage.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days } d { $hours } t
table-time = { $unit ->
    [day] { $number ->
        [one] 1 dag
       *[other] { $number } dage
    }
    [hour] { $number ->
        [one] 1 time
       *[other] { $number } timer
    }
    [minute] { $number ->
        [one] 1 minut
       *[other] { $number } minutter
    }
   *[second] { $number ->
        [one] 1 sekund
       *[other] { $number } sekunder
    }
}
table-undo = Fortryd
table-undo-about = Fortryd dit sidste træk
table-undo-none = Der er ikke noget at fortryde: Et træk kan fortrydes, så længe ingen andre har gjort noget eller fået noget at vide af det.
table-undo-on = Træk kan fortrydes, så længe ingen andre har gjort noget eller fået noget at vide af dem.
table-glass = { $seconds ->
    [one] 1 sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
table-curtain = Nu må kun { $name } kigge.
table-curtain-lift = Jeg er { $name }: Vis mig
table-switch = Hvis plade der spilles på
table-gate = Timeglasset starter, når alle er klar.
table-gate-about = Tag dig tid til at se dig omkring. Timeglasset starter, når alle er klar.
table-gate-others = Venter på, at { $names } bliver klar.
table-gate-own = { $name }, tag dig god tid. Dit eget timeglas starter, når du er klar, og kun du kigger.
table-gate-ready = Jeg er klar!

table-result = Resultat
table-finale-turn = Her vendte spillet: { $what }
table-finale-next = Spil igen, eller se tilbage træk for træk.
table-winner = { $winners ->
    [1] { $names } vinder!
    [side] De vinder sammen: { $names }!
   *[other] Sejren deles: { $names }
}
table-you-win = Du vinder!
table-you-win-with = Du vinder sammen med { $names }!
table-with = med { $names }
table-share-of-win = { $percent } % af sejren
table-rematch = Spil igen
table-to-rematch = Til revanchen
table-review = Analyse
table-replay = Se tilbage
table-replay-eyes = Set af
table-replay-everyone = alle
table-replay-step = Træk { $step } af { $steps }
table-replay-first = Til starten
table-replay-back = Et træk tilbage
table-replay-forth = Et træk frem
table-replay-final = Til slutningen
table-replay-run = Afspil
table-replay-rest = Pause
table-replay-close = Luk tilbageblikket
table-replay-failed = Partiet kunne ikke hentes. { $why }
table-replay-speed = Tempo
table-replay-slow = Langsomt
table-replay-normal = Normalt
table-replay-quick = Hurtigt
table-chapter = Kapitel
table-chapter-start = Begyndelsen
table-chapter-back = Et kapitel tilbage
table-chapter-forth = Et kapitel frem
table-chapter-turn = Tur { $number }: { $name }

# Taking a seat to another device
move-about = Du kan spille videre på en anden enhed. Pladsen følger med dig; på denne side kigger du så kun med.
move-code = Flyt til en anden enhed
move-again = Vis en ny kode
move-good = Tast denne kode på { $address } under »Jeg har en kode«. Den virker én gang og kun i { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minutter
}.
move-moved = Du spiller videre på en anden enhed. Her kigger du med.
move-have-code = Jeg har en kode
move-type = Koden fra din anden enhed
move-go = Spil videre her

# Playing again together
again-else = Noget andet
again-title = Spil sammen igen
again-game = Hvilket spil?
again-another-about = Alle kommer med; botter fylder op eller gør plads, alt efter hvad spillet kræver.
again-move = Byt pladser
again-move-about = Alle rykker én plads videre, også botterne.
again-ask = { $others ->
    [0] Spil
    [one] Spørg den anden
   *[other] Spørg alle
}
again-asked = { $people ->
    [one] { $names } vil spille videre med dig: { $what }
   *[other] { $names } vil spille videre med dig: { $what }
}
again-come = Vær med
again-not = Ikke denne gang
again-is-asked = er inviteret
table-waiting-for = Venter på { $names }.
series-how-many = Hvor mange partier?
series-of = { $of ->
    [1] Ét
   *[other] Bedst af { $of }
}
series-on = Bedst af { $of }: Dette er parti { $game }.
series-title = { $game }/{ $of } · { $title }
series-has = { $name } { $wins }
series-stands = Bedst af { $of }, efter parti { $game }:
series-won = { $winners ->
    [1] { $names } vinder serien!
    [side] De vinder serien sammen: { $names }!
   *[other] Serien deles: { $names }.
}
series-next = Parti { $game } af { $of }

table-notices = Sig til, når det er min tur
table-notices-about = Din browser viser en besked, når du ikke har siden fremme.
table-notices-refused = Din browser tillader det ikke. Det kan du ændre i dens indstillinger for siden.

table-talk = Sig noget
table-talk-unread = { $unread ->
    [one] Sig noget: én ulæst besked
   *[other] Sig noget: { $unread } ulæste beskeder
}
table-talk-none = Ingen har sagt noget endnu.
table-talk-whom = Hvem du hører
table-talk-said = Hvad der blev sagt
table-talk-words = Replikker
table-talk-sign = Reaktion: { $sign }
table-talk-write = Skriv til alle ved bordet
table-talk-send = Send
table-mute = Skjul, hvad { $name } siger
table-mute-about = Så ser du ikke, hvad spilleren siger her.

# What can be said at the table with one tap
word-hello = Hej!
word-good-luck = Held og lykke!
word-nice = Flot træk!
word-thanks = Tak!
word-oops = Ups!
word-sorry = Undskyld!
word-thinking = Lad mig lige tænke …
word-well-played = Godt spillet!
word-heart = sender et hjerte
word-star = giver en stjerne
word-laugh = griner
word-wow = måber

# Bots: what kind, and what they are called at the table
bot-random = Bot: spiller på må og få
bot-greedy = Bot: spiller fornuftigt
bot-paddler = Bot: Plasker, har lige lært reglerne
bot-snorkeller = Bot: Snorkler, kikser nu og da
bot-diver = Bot: Dykker, spiller fornuftigt
bot-deep-diver = Bot: Dybhavsdykker, den stærkeste
bot-name-1 = Bolten
bot-name-2 = Kaptajn Prop
bot-name-3 = Nitte-Niels
bot-name-4 = Stemplet
bot-name-5 = Tandhjulet
bot-name-6 = Pakningen
bot-name-7 = Ventilen
bot-name-8 = Dysen

table-zoom = Zoom
table-zoom-in = Større
table-zoom-out = Mindre
table-zoom-all = Vis det hele
