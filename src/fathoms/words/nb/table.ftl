# A table: seats, invitation, what went on, and looking back

table-loading = Finner bordet ditt …
table-connection-lost = Forbindelsen er brutt. Prøver å få den tilbake …
table-closing = Serveren starter på nytt. Ingenting er tapt: det går straks videre.
table-waiting-status = Venter på spillere. Send dem lenken.
table-waiting-guest = Slå deg ned: det er en plass til deg.
table-waiting = { $open ->
    [0] Alle er her
    [one] Én plass er fortsatt ledig
   *[other] { $open } plasser er fortsatt ledige
}

table-seats = Spillere
table-seat-number = Spiller { $number }
table-seat-open = Ledig plass
table-seat-menu = Plassen til { $name }
table-points = { $points } poeng
table-thinking = tenker
table-here = her
table-not-here = ikke her
table-away = borte, en bot spiller
table-stood-in = en bot har spilt her en stund
table-you = du
table-name = Navn
table-name-full = Et navn kan ha høyst { $letters } tegn.
table-rename = Bytt navn
table-sit = Sett deg her
table-add-bot = Sett inn en bot
table-bot-level = Hvor godt boten spiller
table-open-seat = Gjør plassen ledig
table-leave = Forlat plassen
table-leave-about = { $status ->
    [waiting] Du kan gi plassen din tilbake til noen andre.
   *[other] Hvis du går, spiller en bot for deg til du kommer tilbake.
}
table-points-of = { $points } av { $most } poeng
table-come-back = Kom tilbake og spill
table-concede = Gi opp
table-concede-about = { $partners ->
    [0] En bot spiller ferdig på plassen din, og i resultatet står det at du ga opp. Du kan ikke komme tilbake til dette spillet.
   *[some] En bot spiller ferdig på plassen din sammen med makkeren din, og i resultatet står det at du ga opp. Du kan ikke komme tilbake til dette spillet.
}
table-concede-sure = Ja, gi opp
table-conceded = ga opp, en bot spilte videre
table-watching = { $others ->
    [0] Du ser på.
    [one] Du og én til ser på.
   *[other] Du og { $others } andre ser på.
}
table-watched = { $people ->
    [one] Én person ser på
   *[other] { $people } personer ser på
}
table-ask-seat = Be om en plass
table-ask-seat-about = De som spiller, ser at du vil være med.
table-wants-seat = { $name } vil gjerne være med.
table-wants-seat-guest = En som ser på, vil gjerne være med.
table-give-seat = Gi bort plassen til { $bot }
table-friend-away = { $name } er ikke her: la en bot spille?
table-friend-grace = { $name } mistet forbindelsen. En bot kan ta over om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
table-remove = Ta bort
table-remove-name = Ta { $name } bort fra bordet
table-remove-about = { $name } mister plassen og kan ikke ta noen ny ved dette bordet, men kan fortsatt se på.
table-remove-not = La være
table-many-seats-on = Én person kan ta flere plasser ved dette bordet.
table-look-back-on = Når spillet er slutt, kan alle som har lenken, se alles kort.
table-replace-about = { $name } er ikke her. En bot kan spille i mellomtiden.
table-replace = La boten «{ $bot }» spille

table-share = Inviter
table-share-about = Alle som har denne lenken, kan ta en ledig plass eller se på.
table-share-alone = Denne lenken virker bare på denne maskinen.
table-share-address = Skal andre i huset være med, starter du Fathoms med { $option } og åpner { $address } her også.
table-link = Lenke til dette bordet
table-copy = Kopier lenken
table-copied = Kopiert!
table-send = Del
table-send-text = Kom og spill med meg!
table-qr = QR-kode med lenken til dette bordet

table-log = Hva som har skjedd
table-log-time-up = { $name } har ikke mer tid: nå spiller bordet.
table-log-ready = { $name } er klar.
table-log-conceded = { $name } gir opp: en bot spiller ferdig på plassen.
table-log-taken-back = { $name } angret det siste trekket.
table-actions = Hva du kan gjøre
table-skip = Spol fram
table-surprise = Hva skjedde der?
table-surprise-close = Lukk
table-surprise-step = { $step } av { $steps }: { $what }
table-surprise-began = Slik begynte det.
table-surprise-stop = Tilbake til spillet
table-hint = Tips
table-hint-known = Skjønner
table-ask-hint = Hint
table-ask-hint-about = Hva ville den sterkeste boten gjort?
table-hint-thinking = Tenker på et hint …
table-hint-says = Hint: { $action }
table-hint-close = Lukk hintet
table-hints-on = Hint er på: den som har tur, kan spørre hva den sterkeste boten ville gjort.
table-clock = { $kind ->
    [move] { $time } per trekk
   *[budget] { $grows ->
        [no] { $time } for hele partiet
       *[yes] { $time } for hele partiet, og { $more } til for hvert trekk
    }
}
table-clock-on = Her spilles det med klokke: { $clock }. Går tiden ut, spiller bordet for deg.
table-clock-left = Tid igjen: { $time }
table-clock-warn = Du har { $seconds } sekunder igjen.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days } d { $hours } t
table-time = { $unit ->
    [day] { $number ->
        [one] 1 døgn
       *[other] { $number } døgn
    }
    [hour] { $number ->
        [one] 1 time
       *[other] { $number } timer
    }
    [minute] { $number ->
        [one] 1 minutt
       *[other] { $number } minutter
    }
   *[second] { $number ->
        [one] 1 sekund
       *[other] { $number } sekunder
    }
}
table-undo = Angre
table-undo-about = Angre det siste trekket ditt
table-undo-none = Det er ikke noe å angre: et trekk kan angres så lenge ingen andre har gjort noe eller fått vite noe av det.
table-undo-on = Trekk kan angres så lenge ingen andre har gjort noe eller fått vite noe av dem.
table-glass = { $seconds ->
    [one] 1 sekund igjen
   *[other] { $seconds } sekunder igjen
}
table-curtain = Nå skal bare { $name } se.
table-curtain-lift = Jeg er { $name }: vis meg
table-switch = Hvem sitt brett som spilles
table-gate = Timeglasset starter når alle er klare.
table-gate-about = Ta deg tid til å se deg rundt. Timeglasset starter når alle er klare.
table-gate-others = Venter på at disse skal bli klare: { $names }
table-gate-own = { $name }, ta deg god tid. Ditt eget timeglass starter når du er klar, og bare du ser.
table-gate-ready = Jeg er klar!

table-result = Resultat
table-finale-turn = Her snudde det: { $what }
table-finale-next = Spill igjen, eller se tilbake trekk for trekk.
table-winner = { $winners ->
    [1] { $names } vinner!
    [side] De vinner sammen: { $names }!
   *[other] Seieren deles: { $names }
}
table-you-win = Du vinner!
table-you-win-with = Du vinner, sammen med { $names }!
table-with = med { $names }
table-share-of-win = { $percent } % av seieren
table-rematch = Spill igjen
table-to-rematch = Til omkampen
table-review = Analyse
table-replay = Se tilbake
table-replay-eyes = Sett av
table-replay-everyone = alle
table-replay-step = Trekk { $step } av { $steps }
table-replay-first = Til starten
table-replay-back = Ett trekk tilbake
table-replay-forth = Ett trekk fram
table-replay-final = Til slutten
table-replay-run = Spill av
table-replay-rest = Pause
table-replay-close = Slutt å se tilbake
table-replay-failed = Partiet kunne ikke hentes. { $why }
table-replay-speed = Tempo
table-replay-slow = Sakte
table-replay-normal = Vanlig
table-replay-quick = Raskt
table-chapter = Kapittel
table-chapter-start = Begynnelsen
table-chapter-back = Ett kapittel tilbake
table-chapter-forth = Ett kapittel fram
table-chapter-turn = Tur { $number }: { $name }

# Taking a seat to another device
move-about = Du kan spille videre på en annen enhet. Plassen følger med deg; på denne siden ser du da bare på.
move-code = Flytt til en annen enhet
move-again = Vis en ny kode
move-good = Skriv denne koden på { $address }, under «Jeg har en kode». Den virker én gang, og bare i { $minutes ->
    [one] 1 minutt
   *[other] { $minutes } minutter
}.
move-moved = Du spiller videre på en annen enhet. Her ser du på.
move-have-code = Jeg har en kode
move-type = Koden fra den andre enheten din
move-go = Spill videre her

# Playing again together
again-else = Noe annet
again-title = Spill sammen igjen
again-game = Hvilket spill?
again-another-about = Alle blir med; boter fyller opp eller gjør plass, alt etter hva spillet trenger.
again-move = Bytt plasser
again-move-about = Alle flytter én plass videre, botene også.
again-ask = { $others ->
    [0] Spill
    [one] Spør den andre
   *[other] Spør alle
}
again-asked = { $people ->
    [one] { $names } vil spille videre med deg: { $what }
   *[other] { $names } vil spille videre med deg: { $what }
}
again-come = Bli med
again-not = Ikke denne gangen
again-is-asked = er invitert
table-waiting-for = Venter på { $names }.
series-how-many = Hvor mange partier?
series-of = { $of ->
    [1] Ett
   *[other] Best av { $of }
}
series-on = Best av { $of }: dette er parti { $game }.
series-title = { $game }/{ $of } · { $title }
series-has = { $name } { $wins }
series-stands = Best av { $of }, etter parti { $game }:
series-won = { $winners ->
    [1] { $names } vinner serien!
    [side] De vinner serien sammen: { $names }!
   *[other] Serien deles: { $names }.
}
series-next = Parti { $game } av { $of }

table-notices = Si fra når det er min tur
table-notices-about = Nettleseren viser et varsel når denne siden ikke er synlig.
table-notices-refused = Nettleseren tillater det ikke. Du kan endre det i innstillingene for denne siden.

table-talk = Si noe
table-talk-unread = { $unread ->
    [one] Si noe: én ulest melding
   *[other] Si noe: { $unread } uleste meldinger
}
table-talk-none = Ingen har sagt noe ennå.
table-talk-whom = Hvem du hører
table-talk-said = Hva som er sagt
table-talk-words = Replikker
table-talk-sign = Reaksjon: { $sign }
table-talk-write = Skriv til alle ved bordet
table-talk-send = Send
table-mute = Demp { $name }
table-mute-about = Da ser du ikke hva spilleren sier her.

# What can be said at the table with one tap
word-hello = Hei!
word-good-luck = Lykke til!
word-nice = Bra trekk!
word-thanks = Takk!
word-oops = Oi sann!
word-sorry = Unnskyld!
word-thinking = La meg tenke …
word-well-played = Godt spilt!
word-heart = sender et hjerte
word-star = gir en stjerne
word-laugh = ler
word-wow = måper

# Bots: what kind, and what they are called at the table
bot-random = Bot: spiller på måfå
bot-greedy = Bot: spiller fornuftig
bot-paddler = Bot: Plasker, har nettopp lært reglene
bot-snorkeller = Bot: Snorkler, bommer av og til
bot-diver = Bot: Dykker, spiller fornuftig
bot-deep-diver = Bot: Dypdykker, den sterkeste
bot-name-1 = Bolt
bot-name-2 = Kaptein Propp
bot-name-3 = Nagle
bot-name-4 = Stempel
bot-name-5 = Tannhjul
bot-name-6 = Pakning
bot-name-7 = Ventil
bot-name-8 = Dyse

table-zoom = Zoom
table-zoom-in = Større
table-zoom-out = Mindre
table-zoom-all = Vis alt
