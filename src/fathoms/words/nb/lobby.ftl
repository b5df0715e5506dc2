# The front page and setting up a table

lobby-title = Brettspill
lobby-tagline = Brettspill med litt dybde. Trekk fram en stol.
lobby-play-now = Spill nå
lobby-play-now-about = mot { $bots ->
    [one] en bot
   *[other] { $bots } boter
}
lobby-friends = Med venner
lobby-screen = På denne skjermen
lobby-solo = Solonøtter
lobby-options = Innstillinger
lobby-english-only = bare på engelsk

lobby-lab = Laben
lobby-lab-about = Hvor lang er en spillekveld? Vinner plass 1 for ofte? Få tusenvis av partier spilt, og se.

lobby-games = Partiene dine

lobby-mine = Bordene dine
lobby-mine-over = Ferdige bord
lobby-open = Ledige plasser
lobby-open-none = Akkurat nå er det ingen som søker medspillere. Sett opp et bord med venner og vis det her.
lobby-open-more = { $others } til
lobby-running = Partier å se på
lobby-no-tables = Ingen bord ennå. Ditt kan bli det første.
lobby-table-players = { $people ->
    [0] ingen ennå
    [one] { $names }
   *[other] { $names }
}
lobby-table-your-turn = din tur
lobby-table-status = { $status ->
    [waiting] { $open ->
        [one] én plass ledig
       *[other] { $open } plasser ledige
    }
    [playing] spiller
    [over] ferdig
   *[closed] lukket
}

lobby-table-asked = du er invitert
lobby-table-missing = venter på { $names }
lobby-table-won = { $share ->
    [1] du vant
   *[other] { $percent } % av seieren
}
lobby-table-winner = { $winners ->
    [one] { $names } vant
   *[other] { $names } vant
}

# Which game, as last time, and tables that are over
lobby-find = Finn et spill
lobby-find-people = Antall spillere
lobby-find-people-any = Spillere
lobby-find-people-some = { $people ->
    [one] 1 spiller
   *[other] { $people } spillere
}
lobby-find-minutes = Hvor lenge det kan vare
lobby-find-minutes-any = Tid
lobby-find-minutes-some = opptil { $minutes } min
lobby-find-none = Ingen spill passer.
lobby-find-all = Vis alle spill
lobby-last = Som sist
lobby-last-players = { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}
lobby-last-bots = { $bots ->
    [one] én bot
   *[other] { $bots } boter
}
lobby-last-open = { $open ->
    [one] én ledig plass
   *[other] { $open } ledige plasser
}
lobby-forget = Glem dette partiet: { $game }, { $date }
lobby-forget-about = Ta det bort fra listen din, og navnet ditt bort fra bordet
lobby-forget-sure = Glemme partiet?

# Several people at one browser
family-title = Hvem spiller?
family-about = Alle som spiller her, kan ha et navn og en farge. Det blir i denne nettleseren; ingen trenger konto.
family-who = Hvem spiller: { $name }
family-plays = spiller nå
family-name = Navn
family-colour = Farge
family-colour-number = Farge { $number }
family-colour-about = Ved et nytt bord får du plassen med fargen din, hvis det er en slik.
family-remove = Ta bort { $name }
family-new = Noen andre
family-add = Legg til

lobby-setup = Et bord for { $game }
lobby-players = Hvor mange spillere?
lobby-seats = Hvem sitter hvor?
lobby-seat-kind = Plass { $number }: hvem som spiller
lobby-seat-name = Plass { $number }: navn
lobby-seat-me = { $first ->
    [yes] Jeg
   *[no] På denne skjermen
}
lobby-seat-open = Den som har lenken
lobby-public = Vis dette bordet i lobbyen, så hvem som helst kan bli med
lobby-hints = Hint
lobby-hints-about = Når det er din tur, kan du spørre hva den sterkeste boten ville gjort hvis den bare visste det du vet.
lobby-undo = Angre
lobby-undo-about = Et trekk kan angres så lenge ingen andre har gjort noe, og ingen har fått vite noe av det.
lobby-undo-clocked = Ikke ved et bord med klokke.
lobby-clock = Klokke
lobby-clock-none = Ingen klokke: ta den tiden du trenger
lobby-chat = Fri prat
lobby-chat-about = Spillerne kan skrive det de vil til hverandre, ikke bare bruke de ferdige replikkene.
lobby-many-seats = Flere plasser hver
lobby-many-seats-about = Én besøkende kan ta mer enn én plass, og dermed se kortene til flere.
lobby-look-back = Åpent for alle etterpå
lobby-look-back-about = Når spillet er slutt, kan alle som har lenken, se alles kort og analysen, ikke bare de som spilte.
lobby-start = Sett opp bordet

# Options that many games have; one with words of its own for them uses those
option-first = Hvem begynner
option-first-about = Loddtrekning, eller du bestemmer.
option-first-value = { $value ->
    [lot] Loddtrekning
   *[seat] Spiller { $value }
}

# Names for guests who have not chosen one
lobby-name-1 = Tapper Oter
lobby-name-2 = Klissvåt Sokk
lobby-name-3 = Kaptein And
lobby-name-4 = Heldig Frosk
lobby-name-5 = Salt Kringle
lobby-name-6 = Sir Plask
lobby-name-7 = Skitne Støvler
lobby-name-8 = Dronning Boble
lobby-name-9 = Søvnig Ål
lobby-name-10 = Rusten Bøtte
lobby-name-11 = Munter Musling
lobby-name-12 = Fornem Reke

# Besides sitting at a table
lobby-doors = Nøtter, tegning, utskrift og laben
lobby-daily = Dagens nøtt
lobby-daily-about = En ny hver dag, den samme for alle.
lobby-draw = Tegn et brett
lobby-draw-about = Ditt helt eget, til å spille på og dele.
lobby-print = Skriv ut
lobby-print-about = Brett og regler på papir.
