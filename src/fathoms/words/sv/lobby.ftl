# The front page and setting up a table

lobby-title = Brädspel
lobby-tagline = Brädspel med visst djup. Dra fram en stol.
lobby-play-now = Spela nu
lobby-play-now-about = mot { $bots ->
    [one] en bot
   *[other] { $bots } botar
}
lobby-friends = Med vänner
lobby-screen = På den här skärmen
lobby-solo = Solopussel
lobby-options = Alternativ
lobby-english-only = bara på engelska

lobby-lab = Labbet
lobby-lab-about = Hur lång är en spelkväll? Vinner första platsen för ofta? Låt tusentals partier spelas och se efter.

lobby-games = Dina partier

lobby-mine = Dina bord
lobby-mine-over = Dina avslutade bord
lobby-open = Ledig plats
lobby-open-none = Just nu söker ingen medspelare. Duka upp ett bord med vänner och visa det här.
lobby-open-more = { $others } till
lobby-running = Partier att titta på
lobby-no-tables = Inga bord än. Ditt kan bli det första.
lobby-table-players = { $people ->
    [0] ingen än
    [one] { $names }
   *[other] { $names }
}
lobby-table-your-turn = din tur
lobby-table-status = { $status ->
    [waiting] { $open ->
        [one] en plats ledig
       *[other] { $open } platser lediga
    }
    [playing] pågår
    [over] avslutat
   *[closed] stängt
}

lobby-table-asked = någon vill spela med dig
lobby-table-missing = väntar på { $names }
lobby-table-won = { $share ->
    [1] du vann
   *[other] { $percent }{ "\u00A0" }% av vinsten
}
lobby-table-winner = { $winners ->
    [one] { $names } vann
   *[other] { $names } vann
}

# Which game, as last time, and tables that are over
lobby-find = Hitta ett spel
lobby-find-people = Antal spelare
lobby-find-people-any = Spelare
lobby-find-people-some = { $people ->
    [one] 1 spelare
   *[other] { $people } spelare
}
lobby-find-minutes = Hur lång tid det får ta
lobby-find-minutes-any = Tid
lobby-find-minutes-some = högst { $minutes } min
lobby-find-none = Inga spel matchar.
lobby-find-all = Visa alla spel
lobby-last = Som sist
lobby-last-players = { $players ->
    [one] 1 spelare
   *[other] { $players } spelare
}
lobby-last-bots = { $bots ->
    [one] en bot
   *[other] { $bots } botar
}
lobby-last-open = { $open ->
    [one] en ledig plats
   *[other] { $open } lediga platser
}
lobby-forget = Glöm det här partiet: { $game }, { $date }
lobby-forget-about = Ta bort det från din lista, och ditt namn från bordet
lobby-forget-sure = Glömma det?

# Several people at one browser
family-title = Vem spelar?
family-about = Alla som spelar här kan ha ett namn och en färg. De stannar i den här webbläsaren; det finns inga konton.
family-who = Vem spelar: { $name }
family-plays = spelar nu
family-name = Namn
family-colour = Färg
family-colour-number = Färg { $number }
family-colour-about = Vid ett nytt bord får du platsen med din färg, om det finns en sådan.
family-remove = Ta bort { $name }
family-new = Någon annan
family-add = Lägg till

lobby-setup = Ett bord för { $game }
lobby-players = Hur många spelare?
lobby-seats = Vem sitter var?
lobby-seat-kind = Plats { $number }: vem spelar
lobby-seat-name = Plats { $number }: namn
lobby-seat-me = { $first ->
    [yes] Jag
   *[no] På den här skärmen
}
lobby-seat-open = Den som har länken
lobby-public = Visa bordet i lobbyn, så att vem som helst kan vara med
lobby-hints = Ledtrådar
lobby-hints-about = När det är din tur får du fråga vad den starkaste boten skulle göra, om den bara visste det du vet.
lobby-undo = Ångra
lobby-undo-about = Ett drag kan tas tillbaka så länge ingen annan har gjort något och ingen har fått veta något av det.
lobby-undo-clocked = Inte vid ett bord med klocka.
lobby-clock = Klocka
lobby-clock-none = Ingen klocka: ta den tid du behöver
lobby-chat = Fri chatt
lobby-chat-about = Spelarna får skriva vad de vill till varandra, inte bara de färdiga orden.
lobby-many-seats = Flera platser var
lobby-many-seats-about = En besökare får ta mer än en plats, och ser då mer än en hand.
lobby-look-back = Öppet för alla efteråt
lobby-look-back-about = När spelet är slut kan alla som har länken se varje hand och genomgången, inte bara de som spelade.
lobby-start = Duka upp

# Options that many games have; one with words of its own for them uses those
option-first = Vem börjar
option-first-about = Lottas, eller väljs av dig.
option-first-value = { $value ->
    [lot] Lottas
   *[seat] Spelare { $value }
}

# Names for guests who have not chosen one
lobby-name-1 = Modiga Uttern
lobby-name-2 = Blöta Strumpan
lobby-name-3 = Kapten Anka
lobby-name-4 = Tursamma Ödlan
lobby-name-5 = Salta Kringlan
lobby-name-6 = Sir Plask
lobby-name-7 = Leriga Stöveln
lobby-name-8 = Drottning Bubbla
lobby-name-9 = Sömniga Ålen
lobby-name-10 = Rostiga Hinken
lobby-name-11 = Glada Musslan
lobby-name-12 = Ädla Räkan

# Besides sitting at a table
lobby-doors = Pussla, rita, skriv ut, labbet
lobby-daily = Dagens pussel
lobby-daily-about = Ett nytt varje dag, samma för alla.
lobby-draw = Rita ett bräde
lobby-draw-about = Ett eget bräde, att spela och dela.
lobby-print = Skriv ut
lobby-print-about = Bräden och regler på papper.
