# The front page and setting up a table

lobby-title = Brætspil
lobby-tagline = Brætspil med lidt dybde. Træk en stol til.
lobby-play-now = Spil nu
lobby-play-now-about = mod { $bots ->
    [one] en bot
   *[other] { $bots } botter
}
lobby-friends = Med venner
lobby-screen = På denne skærm
lobby-solo = Soloopgaver
lobby-options = Indstillinger
lobby-english-only = kun på engelsk

lobby-lab = Laboratoriet
lobby-lab-about = Hvor lang er en spilleaften? Vinder den første plads for tit? Lad tusindvis af partier blive spillet, og se selv.

lobby-games = Dine partier

lobby-mine = Dine borde
lobby-mine-over = Dine afsluttede borde
lobby-open = Ledige pladser
lobby-open-none = Lige nu søger ingen medspillere. Stil et bord op med venner, og vis det her.
lobby-open-more = { $others } mere
lobby-running = Partier at kigge med på
lobby-no-tables = Ingen borde endnu. Dit kan blive det første.
lobby-table-players = { $people ->
    [0] ingen endnu
    [one] { $names }
   *[other] { $names }
}
lobby-table-your-turn = din tur
lobby-table-status = { $status ->
    [waiting] { $open ->
        [one] én ledig plads
       *[other] { $open } ledige pladser
    }
    [playing] i gang
    [over] slut
   *[closed] lukket
}

lobby-table-asked = du er inviteret
lobby-table-missing = venter på { $names }
lobby-table-won = { $share ->
    [1] du vandt
   *[other] { $percent } % af sejren
}
lobby-table-winner = { $winners ->
    [one] { $names } vandt
   *[other] { $names } vandt
}

# Which game, as last time, and tables that are over
lobby-find = Find et spil
lobby-find-people = Antal spillere
lobby-find-people-any = Spillere
lobby-find-people-some = { $people ->
    [one] 1 spiller
   *[other] { $people } spillere
}
lobby-find-minutes = Hvor længe det må vare
lobby-find-minutes-any = Tid
lobby-find-minutes-some = op til { $minutes } min
lobby-find-none = Ingen spil passer.
lobby-find-all = Vis alle spil
lobby-last = Som sidst
lobby-last-players = { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}
lobby-last-bots = { $bots ->
    [one] en bot
   *[other] { $bots } botter
}
lobby-last-open = { $open ->
    [one] én ledig plads
   *[other] { $open } ledige pladser
}
lobby-forget = Glem dette parti: { $game }, { $date }
lobby-forget-about = Fjern det fra din liste og dit navn fra bordet
lobby-forget-sure = Glem partiet?

# Several people at one browser
family-title = Hvem spiller?
family-about = Alle, der spiller her, kan have et navn og en farve. Det bliver i denne browser; ingen skal oprette en konto.
family-who = Hvem spiller: { $name }
family-plays = spiller nu
family-name = Navn
family-colour = Farve
family-colour-number = Farve { $number }
family-colour-about = Ved et nyt bord får du pladsen med din farve, hvis der er sådan en.
family-remove = Fjern { $name }
family-new = En anden
family-add = Tilføj

lobby-setup = Et bord til { $game }
lobby-players = Hvor mange spillere?
lobby-seats = Hvem sidder hvor?
lobby-seat-kind = Plads { $number }: hvem der spiller
lobby-seat-name = Plads { $number }: navn
lobby-seat-me = { $first ->
    [yes] Mig
   *[no] På denne skærm
}
lobby-seat-open = Den, der har linket
lobby-public = Vis bordet i lobbyen, så alle kan være med
lobby-hints = Hints
lobby-hints-about = Når det er din tur, kan du spørge, hvad den stærkeste bot ville gøre, hvis den kun vidste det, du ved.
lobby-undo = Fortryd
lobby-undo-about = Et træk kan fortrydes, så længe ingen andre har gjort noget, og ingen har fået noget at vide af det.
lobby-undo-clocked = Ikke ved et bord med ur.
lobby-clock = Ur
lobby-clock-none = Intet ur: Tag dig god tid
lobby-chat = Fri chat
lobby-chat-about = Spillerne må skrive, hvad de vil, til hinanden, ikke kun bruge de faste replikker.
lobby-many-seats = Flere pladser hver
lobby-many-seats-about = En gæst må tage mere end én plads og dermed se mere end én hånd.
lobby-look-back = Åbent for alle bagefter
lobby-look-back-about = Når spillet er slut, kan alle med linket se alle hænder og analysen, ikke kun dem, der spillede med.
lobby-start = Stil op

# Options that many games have; one with words of its own for them uses those
option-first = Hvem begynder
option-first-about = Ved lodtrækning, eller du vælger.
option-first-value = { $value ->
    [lot] Lodtrækning
   *[seat] Spiller { $value }
}

# Names for guests who have not chosen one
lobby-name-1 = Modige Odder
lobby-name-2 = Våde Sok
lobby-name-3 = Kaptajn And
lobby-name-4 = Heldige Frø
lobby-name-5 = Salte Kringle
lobby-name-6 = Ridder Plask
lobby-name-7 = Mudrede Støvle
lobby-name-8 = Dronning Boble
lobby-name-9 = Søvnige Ål
lobby-name-10 = Rustne Spand
lobby-name-11 = Muntre Musling
lobby-name-12 = Ædle Reje

# Besides sitting at a table
lobby-doors = Opgaver, tegning, udskrift og laboratoriet
lobby-daily = Dagens opgave
lobby-daily-about = En ny hver dag, den samme for alle.
lobby-draw = Tegn en spilleplade
lobby-draw-about = Din helt egen, til at spille på og dele.
lobby-print = Udskriv
lobby-print-about = Spilleplader og regler på papir.
