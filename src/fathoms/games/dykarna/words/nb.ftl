# Dykarna
#
# $name is the player a line is about, $crew the number of the crew (0 north, 1 east, 2 south, 3 west), $diver the
# number of a diver in it, from 1.

# The game in a few words

dykarna-title = Dykarna
dykarna-tagline = Dykk ned i et hav ingen kjenner, finn skattene, og få dem hjem forbi virvler, haier og rivaler.
dykarna-facts = 2 eller 4 spillere · omtrent 55 minutter på det lille havet · oppdagelser, taktikk og et hav med egen vilje

dykarna-option-sea = Hav
dykarna-option-sea-about = Hvor mye det er å oppdage.
dykarna-option-sea-large = Stort
dykarna-option-sea-large-about = 11 ganger 11 brikker, 40 skatter, halvannen til to timer.
dykarna-option-sea-small = Lite
dykarna-option-sea-small-about = 8 ganger 8 brikker, 20 skatter, knapt en time.
dykarna-option-form = Hvem spiller sammen
dykarna-option-form-about = Makkere sitter overfor hverandre. To spillere har to båter hver.
dykarna-option-form-teams = Lag på to
dykarna-option-form-teams-about = Du og spilleren overfor deg vinner sammen.
dykarna-option-form-solo = Alle mot alle
dykarna-option-form-solo-about = Alle andre dykkere er motstandere.
dykarna-option-form-two = To båter hver
dykarna-option-form-two-about = To spillere: hver har to båter overfor hverandre, som spiller etter tur.
dykarna-option-crews = Mannskapene til én spiller
dykarna-option-crews-about = Med to spillere har hver to båter. Hører dykkerne deres sammen?
dykarna-option-crews-together = Sammen
dykarna-option-crews-together-about = Alle seks dykkerne deler brikker, øyer og båter og befrir hverandre.
dykarna-option-crews-apart = Adskilt
dykarna-option-crews-apart-about = De to mannskapene holder seg unna hverandre, slik makkere gjør.

dykarna-solo-players = Alle mot alle krever { $players } spillere.
dykarna-crews-players = Bare to spillere kan holde mannskapene adskilt: med fire har hver bare ett.

# What happened

dyk-placed = { $name } legger ut { $crew ->
    [0] nordbåten
    [1] østbåten
    [2] sørbåten
   *[3] vestbåten
}.
dyk-passed = { $name } vil heller stå over enn å betale.
dyk-drove = { $name } kjører { $crew ->
    [0] nordbåten
    [1] østbåten
    [2] sørbåten
   *[3] vestbåten
} langs kysten.
dyk-picked-up = Dykker { $diver } til { $name } blir plukket opp.
dyk-set-off = { $how ->
    [out] { $name } lar dykker { $diver } gå ut av båten
    [walk] { $name } lar dykker { $diver } gå langs stranda
    [trudge] { $name } lar dykker { $diver } vasse videre
    [wish] { $name } lar dykker { $diver } ønske seg av sted
   *[step] { $name } lar dykker { $diver } svømme videre
}{ $load ->
    [1] {" "}med en skatt.
   *[0] .
}
dyk-ransom = { $name } betaler kråkebolla én skatt.
dyk-met-unknown = Hvem vet hva som ligger der?
dyk-met-open = { $fresh ->
    [1] Åpent hav, ikke noe mer.
   *[0] Vannet er rolig.
}
dyk-met-treasure = { $pieces ->
    [one] En skatt!
   *[other] { $pieces } skatter!
}
dyk-met-island = { $fresh ->
    [1] En øy! Der kan ingen slå dykkeren.
   *[0] Trygt framme på øya.
}
dyk-met-turtle = { $fresh ->
    [1] En skilpadde! Dykkeren blir en tur for å klappe den.
   *[0] Skilpadda er i veien igjen: en tur forsinket.
}
dyk-met-mud = { $fresh ->
    [1] Gjørme! Dykkeren står på den første tua.
   *[0] Dykkeren står på tue { $tussock } i gjørma.
}
dyk-met-urchin = { $fresh ->
    [1] En kråkebolle! Den vil ha en skatt før den slipper dykkeren.
   *[0] Kråkebolla krever løsepenger for dykkeren.
}
dyk-met-octopus = { $caught ->
    [1] En blekksprut fanger dykkeren. Nå kan bare en kamerat hjelpe.
   *[0] En kamerat kommer til unnsetning: blekkspruten slipper taket.
}
dyk-met-goldfish = En gullfisk! Dykkeren får et ønske.
dyk-met-shark = En hai!
dyk-met-stingray = En piggrokke slenger dykkeren ut av havet.
dyk-met-anemone = En sjøanemone brenner: dykkeren må tilbake.
dyk-met-whirl = En virvel drar dykkeren videre.
dyk-met-seahorse = En sjøhest hopper av sted med dykkeren.
dyk-met-current = En strøm tar dykkeren med seg.
dyk-ashore = Dykker { $diver } til { $name } er på stranda.
dyk-aboard = { $whose ->
    [own] Dykker { $diver } til { $name } er tilbake i båten.
    [second] Dykker { $diver } til { $name } går om bord i den andre av båtene sine.
    [mate] Dykker { $diver } til { $name } går om bord hos makkeren.
   *[other] Dykker { $diver } til { $name } havner i en fremmed båt.
}
dyk-brought-home = { $name } får en skatt hjem: nå { $total }.
dyk-sent-back = Alle veier er stengt: dykkeren må tilbake dit den kom fra.
dyk-lost-piece = { $name } lar en skatt synke i gjørma.
dyk-struck = Dykker { $diver } til { $name } blir slått og må tilbake til båten.
dyk-out = { $why ->
    [eaten] Dykker { $diver } til { $name } er spist.
    [stuck] Dykker { $diver } til { $name } går i ring for alltid og er ute.
    [sunk] Dykker { $diver } til { $name } synker i gjørma.
   *[drowned] Dykker { $diver } til { $name } drukner.
}
dyk-skipped = { $name } har ingen trekk og står over.
dyk-over-home = Alle skattene er hjemme. Spillet er slutt.
dyk-over-nobody = Det er ingen dykkere igjen. Spillet er slutt.
dyk-over-limit = Det mørkner over havet. Spillet er slutt.
dyk-over-passes = Ingen kan eller vil flytte mer. Spillet er slutt.

# Why something cannot be done

dyk-why-corner-taken = Det ligger en båt ved det hjørnet allerede. Velg en annen plass på kysten din.
dyk-why-place-first = Legg båten ved kysten din først.
dyk-why-placed = Båtene er lagt ut allerede: flytt en dykker, eller kjør båten din.
dyk-why-choose-way = Dykkeren blir ført av sted: velg en av veiene videre.
dyk-why-choose-shore = Dykkeren ble slengt forbi et hjørne: velg en plass ved siden av det.
dyk-why-choose-loss = Tua bærer bare to: velg hva som synker.
dyk-why-choose-drowned = Båten bærer bare tre: velg hvem som drukner.
dyk-why-choose-payer = Kråkebolla venter på skatten sin: velg båten som betaler.
dyk-why-no-choice = Det er ikke noe å velge nå: flytt en dykker, eller kjør båten din.
dyk-why-must-move = Du kan flytte, så du må.
dyk-why-first-out = I spillets aller første trekk går en dykker ut av båten sin: velg hvilken.
dyk-why-coast-ends = Båten kan ikke lenger den veien: den holder seg ved sin egen kyst, og et hjørne har plass til én båt.
dyk-why-nobody-drives = Båten din kan ikke kjøres nå: det må være en av dens egne dykkere om bord som kan flytte.
dyk-why-nobody-drives-together = Den båten kan ikke kjøres nå: det må være en av dykkerne dine om bord som kan flytte.
dyk-why-out = Den dykkeren er ute av spillet.
dyk-why-delayed = En skilpadde holder på den dykkeren denne turen. Flytt en annen.
dyk-why-caught = En blekksprut holder den dykkeren til en annen fra samme båt kommer.
dyk-why-caught-together = En blekksprut holder den dykkeren til en annen av dykkerne dine kommer.
dyk-why-no-ransom = Kråkebolla vil ha en skatt fra en av båtene dine, og det er ingen der.
dyk-why-in-boat = Fra en båt kan en dykker bare gå ut på brikken rett bak.
dyk-why-on-shore = Fra stranda kan en dykker bare gå langs den, eller om bord i en båt.
dyk-why-not-in-boat = Den dykkeren er ikke i en båt.
dyk-why-not-on-shore = Den dykkeren er ikke på stranda.
dyk-why-no-boat-to-pass = En båt går man forbi bare når alle spiller mot alle og båtens eget mannskap er om bord.
dyk-why-in-mud = Den dykkeren må gjennom alle tuene i gjørma først.
dyk-why-through-mud = Det er ingen neste tue der den dykkeren er.
dyk-why-no-treasure = Det er ingen skatt der den dykkeren er.
dyk-why-edge = Der er det verken hav eller båt.
dyk-why-not-their-boat = Skatter skal bare i båtene til ditt eget lag.
dyk-why-island-treasure = Det er ikke lov å ta med skatter til en øy.
dyk-why-known-only = En skatt kan bare tas med når alle brikkene på veien er kjent, og den får ligge på den siste.
dyk-why-loop = Den veien går i ring for alltid.
dyk-why-barred = Den veien ender på en øy som noen andre holder.
dyk-why-barred-partner = Den veien ender der makkeren din er, eller på en øy som noen andre holder.
dyk-why-barred-other-boat = Den veien ender der en dykker fra den andre båten din er, eller på en øy som er opptatt.
dyk-why-danger = Ingen drar dit frivillig: det ender utenfor havet, eller hos en sjøanemone, en piggrokke, en hai eller gullfisken.
dyk-why-no-wish = Den dykkeren har ikke noe ønske igjen.
dyk-why-there-already = Dykkeren er der allerede.

# The board

dyk-sea = Havet og stranda. Piltastene går fra sted til sted, Page Down til det neste du kan velge.
dyk-place = Rad { $row }, kolonne { $column }
dyk-place-shore = { $crew ->
    [0] Nordstranda
    [1] Øststranda
    [2] Sørstranda
   *[3] Veststranda
}, plass { $spot }
dyk-place-corner = Forbi hjørnet
dyk-arrow = går mot { $way ->
    [0] nord
    [1] nordøst
    [2] øst
    [3] sørøst
    [4] sør
    [5] sørvest
    [6] vest
   *[7] nordvest
}
dyk-tail = halen peker mot { $way ->
    [0] nord
    [2] øst
    [4] sør
   *[6] vest
}
dyk-pieces = { $pieces ->
    [one] 1 skatt
   *[other] { $pieces } skatter
}
dyk-score = { $points ->
    [one] 1 skatt hjemme
   *[other] { $points } skatter hjemme
}
dyk-boat = { $pieces ->
    [0] båten til { $name }
    [one] båten til { $name } med 1 skatt
   *[other] båten til { $name } med { $pieces } skatter
}
dyk-diver = dykker { $diver } til { $name }
dyk-diver-number = Dykker { $diver }:
dyk-purse = { $divers ->
    [one] 1 dykker igjen
   *[other] { $divers } dykkere igjen
}, { $pieces ->
    [one] 1 skatt i båten
   *[other] { $pieces } skatter i båten
}
dyk-hoard = Hvor de { $pieces } skattene er
dyk-hoard-hidden = { $pieces } skjult
dyk-hoard-found = { $pieces } funnet
dyk-hoard-home = { $pieces } hjemme
dyk-hoard-lost = { $pieces } tapt

# The crew

dyk-crew = { $crew ->
    [0] Mannskapet i nord
    [1] Mannskapet i øst
    [2] Mannskapet i sør
   *[3] Mannskapet i vest
}
dyk-boat-drive = kjør båten
dyk-carry = Her ligger en skatt
dyk-carry-yes = Ta med én
dyk-carry-no = La den ligge
dyk-wish = Gullfiskens ønske
dyk-wish-no = Spar det
dyk-wish-yes = Bruk ønsket
dyk-state-out = ute
dyk-state-caught = fanget
dyk-state-delayed = må vente
dyk-state-held = holdt
dyk-state-wish = har et ønske
dyk-state-boat = i båten
dyk-state-shore = på stranda
dyk-state-sea = i havet
dyk-state-mud = gjørme, { $tussock } av { $tussocks }

# What you can do

dyk-go-place = Legg båten din her
dyk-go-drive = Kjør båten hit
dyk-go-step = { $carry ->
    [1] { $where ->
        [boat] Dykker { $diver } tar en skatt om bord
       *[sea] Dykker { $diver } tar med en skatt hit
    }
   *[0] { $where ->
        [boat] Dykker { $diver } går om bord i båten
       *[sea] Dykker { $diver } svømmer hit
    }
}
dyk-go-leave-boat = Dykker { $diver } går ut her
dyk-go-trudge = { $carry ->
    [1] Dykker { $diver } vasser til neste tue med en skatt
   *[0] Dykker { $diver } vasser til neste tue
}
dyk-go-walk = Dykker { $diver } går hit
dyk-go-walk-past = Dykker { $diver } går forbi båten
dyk-go-wish = { $carry ->
    [1] Dykker { $diver } ønsker seg hit, med en skatt
   *[0] Dykker { $diver } ønsker seg hit
}
dyk-go-flow = Denne veien
dyk-go-land = Gå i land her
dyk-then-unknown = Ingen vet hva som ligger der.
dyk-then-choice = Så velger du veien videre.
dyk-then-open = Ender i rolig vann.
dyk-then-island = Trygt: der kan ingen slå den.
dyk-then-turtle = Skilpadda holder på den i båtens neste tur.
dyk-then-mud = { $tussocks } tuer å vasse gjennom.
dyk-then-trudge = Én tue videre.
dyk-then-urchin = Det koster en skatt å dra videre.
dyk-then-octopus = { $rescue ->
    [1] Befrir dykkeren din fra blekkspruten.
   *[0] { $together ->
        [1] Blekkspruten fanger den, til en annen av dykkerne dine kommer.
       *[0] Blekkspruten fanger den, til en annen fra denne båten kommer.
    }
}
dyk-then-struck = Dykker { $diver } til { $name } må tilbake til båten.
dyk-then-out = Dykker { $diver } til { $name } er ute av spillet.
dyk-then-home = Én skatt hjemme!
dyk-then-ransom = Koster én skatt fra båtene dine.
dyk-sure = Sikker? Velg det en gang til.
dyk-do-pass = Stå over, ikke betal
dyk-do-lose = La dykker { $diver } til { $name } synke
dyk-do-lose-piece = La en skatt synke
dyk-do-drown = Dykker { $diver } til { $name } drukner
dyk-do-pay = { $crew ->
    [0] Nordbåten betaler
    [1] Østbåten betaler
    [2] Sørbåten betaler
   *[3] Vestbåten betaler
}

# The status line

dyk-status-placing = { $whose ->
    [you] Din tur: legg båten et sted på { $crew ->
        [0] nordkysten
        [1] østkysten
        [2] sørkysten
       *[3] vestkysten
    } din.
    [ours] { $name }, legg båten et sted på { $crew ->
        [0] nordkysten
        [1] østkysten
        [2] sørkysten
       *[3] vestkysten
    } din.
   *[other] { $name } velger en plass til båten.
}
dyk-status-moving = { $whose ->
    [you] Din tur: velg en dykker eller båten, og så hvor den skal.
    [ours] { $name }, din tur: velg en dykker eller båten, og så hvor den skal.
   *[other] { $name } tenker på et trekk.
}
dyk-status-first = { $whose ->
    [you] Din tur, den første i spillet: velg en dykker som går ut.
    [ours] { $name }, du har den første turen i spillet: velg en dykker som går ut.
   *[other] { $name } lar den første dykkeren gå ut.
}
dyk-status-moving-boat = { $whose ->
    [you] Din tur med { $crew ->
        [0] nordbåten
        [1] østbåten
        [2] sørbåten
       *[3] vestbåten
    } og dykkerne dens: velg hvem som skal flytte, og hvor.
    [ours] { $name }, din tur med { $crew ->
        [0] nordbåten
        [1] østbåten
        [2] sørbåten
       *[3] vestbåten
    } og dykkerne dens.
   *[other] { $name } tenker på et trekk.
}
dyk-status-stuck = { $whose ->
    [ours] { $name }, du kan bare stå over.
   *[you] Du kan bare stå over.
}
dyk-status-flowing = { $face ->
    [seahorse] { $whose ->
        [you] En sjøhest hopper av sted med dykkeren din: velg hvor den lander.
        [ours] { $name }, en sjøhest hopper av sted med dykkeren din: velg hvor den lander.
       *[other] En sjøhest hopper av sted med en av dykkerne til { $name }.
    }
    [current] { $whose ->
        [you] Strømmen deler seg: velg hvilken vei dykkeren din tar.
        [ours] { $name }, strømmen deler seg: velg hvilken vei dykkeren din tar.
       *[other] En strøm tar med seg en av dykkerne til { $name }.
    }
   *[other] { $whose ->
        [you] Havet tar dykkeren din med seg: velg en vei.
        [ours] { $name }, havet tar dykkeren din med seg: velg en vei.
       *[other] Havet tar med seg en av dykkerne til { $name }.
    }
}
dyk-status-rounding = { $whose ->
    [you] Slengt forbi hjørnet: velg hvor dykkeren din lander.
    [ours] { $name }, dykkeren din ble slengt forbi hjørnet: velg hvor den lander.
   *[other] En av dykkerne til { $name } ble slengt forbi hjørnet.
}
dyk-status-losing = { $whose ->
    [you] Tua bærer bare to: velg hva som synker.
    [ours] { $name }, tua bærer bare to: velg hva som synker.
   *[other] For mye vekt på én tue: { $name } velger hva som synker.
}
dyk-status-drowning = { $whose ->
    [you] Båten din bærer bare tre: velg hvem som drukner.
    [ours] { $name }, båten din bærer bare tre: velg hvem som drukner.
   *[other] For mange i én båt: { $name } velger hvem som drukner.
}
dyk-status-paying = { $whose ->
    [you] Kråkebolla vil ha en skatt: velg båten som betaler.
    [ours] { $name }, kråkebolla vil ha en skatt: velg båten som betaler.
   *[other] { $name } velger båten som betaler kråkebolla.
}
dyk-status-over = { $sides ->
    [1] { $winners ->
        [1] Spillet er slutt: { $names } vinner med { $pieces ->
            [one] 1 skatt.
           *[other] { $pieces } skatter.
        }
       *[other] Spillet er slutt: { $names } vinner som lag, med { $pieces ->
            [one] 1 skatt.
           *[other] { $pieces } skatter.
        }
    }
   *[other] Spillet er slutt: { $names } deler seieren med like mange skatter: { $pieces }.
}

# Tips for a first game

dyk-hint-placing = Dykkerne dine går ut i havet rett bak båten og kommer hjem gjennom de tre brikkene nærmest den. Midt på kysten har du flest veier åpne.
dyk-hint-out = Alle dykkerne til denne båten er om bord. La en gå ut på brikken som lyser: den snus, og blir liggende slik.
dyk-hint-explore = En dykker svømmer én brikke i valgfri retning, båten går én plass langs kysten din. Pek på et sted som lyser, for å se hva du vet vil skje.
dyk-hint-carry = Skatt! Ta med én om gangen gjennom kjent vann, og få den i en båt på ditt eget lag.
dyk-hint-wish = En av dykkerne dine har et ønske fra gullfisken: til en hvilken som helst brikke eller båt, én gang.
dyk-hint-caught = { $together ->
    [1] Blekkspruten slipper taket så snart en annen av dykkerne dine kommer til den, uansett fra hvilken båt.
   *[0] Blekkspruten slipper taket så snart en annen dykker fra samme båt kommer til den.
}
dyk-hint-held = Kråkebolla slipper dykkeren din mot én skatt fra båtene dine. Det er frivillig å betale.
dyk-hint-mud = I gjørma må en dykker gå fra tue til tue før den kan komme ut igjen.
dyk-hint-shore = { $solo ->
    [1] En dykker på stranda går langs den til den kommer til en båt, og stiger om bord. Den kan gå forbi en båt der mannskapet ville drukne den.
   *[0] En dykker på stranda går langs den til den kommer til en båt, og stiger om bord. I en motstanders båt med mannskap drukner den.
}
dyk-hint-flowing = Du møtte nettopp noe som fører dykkere av sted. Velg et av stedene som lyser.
dyk-hint-rounding = Ryker en dykker ut av havet forbi et hjørne, lander den på en av de to kystene ved siden av.
dyk-hint-losing = En tue bærer to, og dykkere og skatter teller likt. Det du velger nå, er ute av spillet.
dyk-hint-drowning = Det er tre plasser i en båt. Husk at en dykker som blir slått, også kommer om bord igjen.
dyk-hint-paying = Skatter teller like mye i alle båtene til laget ditt, så hvilken som helst kan betale.

# The fourteen tiles

dyk-legend = Brikker
dyk-legend-title = Det som finnes i dette havet
dyk-unseen = { $tiles ->
    [0] alle funnet
    [one] 1 ikke funnet ennå
   *[other] { $tiles } ikke funnet ennå
}
dyk-tile-unknown = ukjent
dyk-tile-open = Åpent hav
dyk-tile-treasure = Skatt
dyk-tile-island = Øy
dyk-tile-turtle = Skilpadde
dyk-tile-mud = { $tussocks ->
    [0] Gjørme
    [one] Gjørme med 1 tue
   *[other] Gjørme med { $tussocks } tuer
}
dyk-tile-urchin = Kråkebolle
dyk-tile-octopus = Blekksprut
dyk-tile-current = Strøm
dyk-tile-whirl = Virvel
dyk-tile-anemone = Sjøanemone
dyk-tile-seahorse = Sjøhest
dyk-tile-stingray = Piggrokke
dyk-tile-goldfish = Gullfisk
dyk-tile-shark = Hai
dyk-about-open = Her skjer det ingenting.
dyk-about-treasure = Én til fire skatter kommer fram. Etter det er det åpent hav.
dyk-about-island = Her kan ingen bli slått, og den som er her, holder andre ute. Skatter får ikke komme i land.
dyk-about-turtle = Dykkeren må vente mens mannskapet har sin neste tur.
dyk-about-mud = Dykkeren må gjennom hver tue, én per trekk. Motstandere på samme tue blir slått. Den bærer to, dykkere og skatter til sammen: er det flere igjen, velger den som flyttet, hva som synker.
dyk-about-urchin = Dykkeren får gå videre når laget betaler en skatt fra en båt.
dyk-about-octopus = Fanger dykkeren til en av kameratene dens kommer.
dyk-about-current = Fører dykkeren ett steg langs en pil. En som nettopp er snudd, kan føre den ut av havet, en kjent kan ikke.
dyk-about-whirl = Drar dykkeren ett steg til i samme retning.
dyk-about-anemone = Kaster dykkeren to steg tilbake, den veien den kom.
dyk-about-seahorse = Hopper med dykkeren: to brikker fram og én til siden.
dyk-about-stingray = Slenger dykkeren i land, rett dit halen peker.
dyk-about-goldfish = Oppfyller ett ønske: til en hvilken som helst brikke eller båt.
dyk-about-shark = Spiser dykkeren.

# The rules page

dyk-rules-aim-text = Et sted under et gammelt sjøkart ligger det masse sunkne skatter, og noe med tentakler. Send ut dykkerne dine for å utforske havet brikke for brikke, og få hjem det de finner. Laget med flest skatter i båtene vinner.
dyk-rules-piece-tile = havet, baksiden opp
dyk-rules-piece-diver = 3 dykkere i hver båt
dyk-rules-piece-boat = 4 båter
dyk-rules-piece-treasure = 40 skatter, 20 i det lille havet
dyk-rules-set-up = Hver båt har én side av havet som kyst. Først trekkes det lodd om hvilken som begynner. Så legges båtene ut etter tur med tre dykkere om bord, hver av dem et sted ved sin egen kyst. Ved en hjørnebrikke kan det bare ligge én båt.
dyk-rules-turn = Din tur: ett trekk
dyk-rules-turn-text = Flytt én dykker, eller båten din. Kan du flytte, må du, med mindre hvert eneste trekk ville koste deg løsepenger. I spillets aller første trekk går en dykker ut av båten sin.
dyk-rules-move-swim = En dykker i havet svømmer til en av de åtte brikkene rundt. En brikke som ligger med baksiden opp, snus, blir liggende slik og virker med en gang.
dyk-rules-move-out = En dykker i en båt går ut på brikken rett bak den.
dyk-rules-move-aboard = En dykker på en av de tre brikkene nærmest en båt kan gå om bord.
dyk-rules-move-drive = En dykker i sin egen båt kan kjøre den én plass langs båtens kyst. Dykkere den møter på stranda, blir plukket opp; motstandere blant dem drukner.
dyk-rules-move-shore = En dykker på stranda går én plass, også rundt hjørnene på havet, til den kommer til en båt og går om bord. Når alle spiller mot alle, kan den gå forbi en båt med motstandere i.
dyk-rules-lesson = Noen turer, steg for steg
dyk-rules-lu = Lu
dyk-rules-lesson-0 = Lu spiller fra sørkysten, og noe av havet er kjent. Dykker 1 skal til å gå ut av båten.
dyk-rules-lesson-1 = Brikken bak båten er en strøm: den fører dykkeren mot nordøst med en gang. Der dukker det opp en virvel som drar den ett steg til i samme retning. Og der: tre skatter! Nå er trekket over.
dyk-rules-lesson-2 = I neste tur tar dykkeren med seg én skatt til en brikke som er kjent og rolig.
dyk-rules-lesson-3 = Ett steg til. Denne brikken er en av de tre nærmest båten.
dyk-rules-lesson-4 = Om bord i båten: skatten er hjemme. To til venter der den kom fra.
dyk-rules-tiles = De fjorten brikkene
dyk-rules-tiles-text = De sju første og gullfisken avslutter et trekk. Strøm, virvel, sjøanemone, sjøhest og piggrokke fører dykkeren videre med en gang, og iblant ut av havet.
dyk-rules-treasure = Skatter
dyk-rules-treasure-text = En dykker som begynner trekket sitt der det ligger skatter, kan ta med seg én: til en brikke som er snudd og ikke er en øy, eller om bord i en båt på eget lag. Aldri til en brikke den snur i dette trekket. Gjennom kjente strømmer, virvler og sjøhester blir skatten med hvis hele veien er kjent. Det kan ligge så mange skatter som helst på én brikke. Det som er i en båt, er hjemme for godt, bortsett fra løsepenger.
dyk-rules-meeting = Når dykkere møtes
dyk-rules-meeting-strike = Motstandere på brikken du kommer til, blir slått og må tilbake til båten sin. På en øy kan ingen bli slått, og bare kamerater får gå i land hos en dykker som er der.
dyk-rules-meeting-partner = Kamerater deler brikker som de vil: de tre dykkerne fra en båt eller, med to spillere, alle seks som er én spillers. Du får ikke gå til en brikke der makkeren din har dykkere. Holder to spillere mannskapene sine adskilt, regnes de som hverandres makkere.
dyk-rules-meeting-boat = En dykker som går om bord i en motstanders båt med mannskap i, drukner. I en tom båt kan den bli en stund, til en motstander kommer om bord.
dyk-rules-meeting-room = En båt har tre plasser. Kommer det flere dykkere om bord, bestemmer båtens eier hvem som drukner.
dyk-rules-chain = Kjent vann og lange kjeder
dyk-rules-chain-fresh = En dykker som blir ført til en brikke med baksiden opp, snur den og fortsetter derfra, så ofte det trengs. Er det flere veier, velger spilleren.
dyk-rules-chain-known = Ingen går frivillig til en kjent hai, piggrokke, sjøanemone eller gullfisk, og heller ikke til en kjent strøm, virvel eller sjøhest som bare kan føre dit, ut av havet, i ring for alltid, til makkerens dykkere eller til en øy som er opptatt.
dyk-rules-chain-danger = En dykker som nettopp har snudd noe, er ikke så heldig: fører alle veier til fare, så blir det fare. Og en strøm den nettopp har snudd, kan også føre den ut av havet.
dyk-rules-chain-loop = Tar en kjede aldri slutt, går dykkeren i ring for alltid og er ute av spillet.
dyk-rules-chain-barred = Ender alle veier hos makkerens dykkere eller på en øy som er opptatt, går dykkeren tilbake dit trekket begynte, og trekket er brukt.
dyk-rules-diagram-carry = Ett steg, og havet gjør resten: en strøm fører dykkeren mot nordøst, den neste mot nord, og en virvel drar den ett steg til i samme retning. Ved skatten er trekket over.
dyk-rules-diagram-danger = Ikke lov: man vet at denne strømmen fører over virvelen til haien. En dykker som først snur strømmen eller virvelen i dette trekket, har ikke noe valg og må dit.
dyk-rules-end = Slutten
dyk-rules-end-text = Spillet er slutt når alle skattene som fortsatt er i spill, er i båtene. Det er også slutt når det ikke er noen dykkere igjen, når ingen kan eller vil flytte mer, eller etter 3000 trekk. Laget med flest skatter vinner; like mange er uavgjort. Skatter som er betalt i løsepenger eller sunket i gjørma, er ute av spillet.
dyk-rules-forms = Måter å spille på
dyk-rules-form-teams = Fire spillere i lag på to: makkere sitter overfor hverandre og vinner sammen.
dyk-rules-form-two = To spillere med to båter overfor hverandre hver. Båtene spiller etter tur rundt bordet, hver med sine egne dykkere. Alle de seks dykkerne til en spiller er kamerater i begge båtene, med mindre dere velger å holde mannskapene adskilt.
dyk-rules-form-solo = Fire spillere, alle mot alle: alle andre dykkere er motstandere.
dyk-rules-form-small = Det lille havet har 8 ganger 8 brikker og 20 skatter, for et kortere parti.

# What the lab counts: how games end, and the parts they are played with

end-dykarna-home = Alle skattene er hjemme
end-dykarna-nobody = Det er ingen dykkere igjen
end-dykarna-limit = Grensen for trekk er nådd
end-dykarna-passes = Ingen kan eller vil flytte mer

part-dykarna-square = Ruter dykkere kommer til

part-dykarna-tile = Brikker dykkere kommer til
part-dykarna-tile-open = Åpent hav
part-dykarna-tile-treasure = Skatt
part-dykarna-tile-island = Øy
part-dykarna-tile-turtle = Skilpadde
part-dykarna-tile-mud = Gjørme
part-dykarna-tile-urchin = Kråkebolle
part-dykarna-tile-octopus = Blekksprut
part-dykarna-tile-goldfish = Gullfisk
part-dykarna-tile-shark = Hai
part-dykarna-tile-stingray = Piggrokke
part-dykarna-tile-anemone = Sjøanemone
part-dykarna-tile-whirl = Virvel
part-dykarna-tile-seahorse = Sjøhest
part-dykarna-tile-current = Strøm

part-dykarna-turned-up = Brikker som snus
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

part-dykarna-done = Hva spillerne gjør
part-dykarna-done-leave-boat = Går ut av en båt
part-dykarna-done-step = Svømmer
part-dykarna-done-carry = Svømmer med en skatt
part-dykarna-done-trudge = Vasser videre i gjørma
part-dykarna-done-walk = Går langs stranda
part-dykarna-done-drive = Kjører båten
part-dykarna-done-pass = Står over
part-dykarna-done-flow = Velger en vei videre
part-dykarna-done-wish = Bruker et ønske

part-dykarna-event = Hva som skjer
part-dykarna-event-brought-home = En skatt kommer hjem
part-dykarna-event-struck = En dykker blir slått
part-dykarna-event-ransom = Løsepenger blir betalt
part-dykarna-event-sent-back = En dykker må tilbake fordi alle veier er stengt
part-dykarna-event-treasure-sunk = En skatt synker i gjørma

part-dykarna-lost = Hvordan dykkere går tapt
part-dykarna-lost-eaten = Spist av en hai
part-dykarna-lost-stuck = Går i ring
part-dykarna-lost-drowned = Druknet
part-dykarna-lost-sunk = Sunket i gjørma

# The lesson: $p0 is the learner, $p2 the partner, $p1 and $p3 are their opponents

dykarna-lesson-welcome = Et hav som ingen kjenner! Dykkerne dine leter etter skatter under brikkene og tar dem med til båten din. { $p2 } er makkeren din; { $p1 } og { $p3 } er mot dere.
dykarna-lesson-place = Legg først båten ved kysten din, på plassen med ring rundt. Det sitter tre dykkere i den.
dykarna-lesson-place-else = Alle plasser på kysten din går an. Men ta den med ring rundt nå.
dykarna-lesson-others-place = Ett trekk per tur, med klokka. La oss se hvor { $p1 } legger båten, og hva de andre gjør.
dykarna-lesson-leave = Din tur. En dykker går rett ut av båten, til brikken like utenfor. Hopp i det!
dykarna-lesson-leave-else = Båten kan vente. Først skal en dykker ut i vannet: på brikken med ring rundt.
dykarna-lesson-open-sea = Åpent hav: det skjer ingenting, og trekket ditt er over. Brikker som er snudd, blir liggende slik, så alle ser dem.
dykarna-lesson-step = I havet svømmer en dykker til en av de åtte brikkene rundt. Velg den med ring rundt.
dykarna-lesson-step-else = Hvem vet hva som er der? Men prøv brikken med ring rundt nå.
dykarna-lesson-chain = En strøm! Den tok dykkeren din med seg langs pilen med en gang, til neste brikke. Slike kjeder kan bli lange.
dykarna-lesson-treasure = Og den førte til skatter: nå ligger det fire der. De andre flytter, og så henter du en.
dykarna-lesson-carry = En dykker tar med én skatt om gangen. Båten din er rett ved siden av: ta en skatt om bord.
dykarna-lesson-carry-else = Skatten først, før noen andre kommer: inn i båten, og ta med en!
dykarna-lesson-home = Én skatt er hjemme! Det som er i en båt, er trygt, og teller for deg og makkeren din sammen.
dykarna-lesson-partner = De andre fortsetter. Følg med på { $p3 }: en sjøhest hopper som springeren i sjakk.
dykarna-lesson-drive = Det er tre skatter igjen. Et lurt triks: flytt båten i stedet for en dykker. Kjør den én plass mot høyre.
dykarna-lesson-drive-else = Det går, men det tar lengre tid. Kjør heller båten bort til skattene.
dykarna-lesson-driven = Nå ligger skattene rett utenfor båten din. Vent på tur …
dykarna-lesson-leave-again = Send ut dykker nummer to, rett bort til skattene.
dykarna-lesson-leave-again-else = Send heller en dykker ut av båten, til brikken med ring rundt.
dykarna-lesson-mud = Noen dykkere sitter fast i gjørma og vasser fra tue til tue, én per tur.
dykarna-lesson-explore = Dykkeren din kunne tatt med en skatt hjem. Men vær nysgjerrig denne gangen: la skattene ligge, og se under brikken med ring rundt.
dykarna-lesson-explore-else = Fornuftig! Men vær nysgjerrig denne gangen: svøm til brikken med ring rundt.
dykarna-lesson-stingray = En piggrokke! Den slengte dykkeren din ut av havet med halen, helt til stranda på den andre siden. Ikke alle brikker er snille.
dykarna-lesson-no-harm = Det går bra: fra stranda kan dykkeren gå til en båt. Farer som er kjent, trenger ingen å gå inn i. Haien er verre, og det er kjeder uten ende også.
dykarna-lesson-third = Du har flere dykkere. Send den tredje ut til skattene.
dykarna-lesson-third-else = Det kan vente: send ut den tredje dykkeren, til skattene.
dykarna-lesson-third-out = Skynd deg: andre kan også ta skatter. Og kommer en motstander til brikken der dykkeren din er, må dykkeren tilbake til båten.
dykarna-lesson-carry-again = Få skatten hjem!
dykarna-lesson-carry-again-else = Inn i båten, og ta med en skatt!
dykarna-lesson-end = To skatter til laget ditt, én til de andre: dere leder! Spillet er slutt når alle skattene er hjemme. «Brikker» ved siden av brettet forklarer alle dyrene.

# What things are, on the spot

dyk-about-unknown-name = En brikke ingen kjenner ennå
dyk-about-unknown = Den som kommer hit, snur brikken, og så virker den med en gang. Den blir liggende slik, så alle ser den.
dyk-about-diver-name = En dykker
dyk-about-diver = I hver tur flytter én dykker: ut av båten, til en av de åtte brikkene rundt, eller tilbake om bord. Den tar med én skatt om gangen.
dyk-about-boat-name = En båt
dyk-about-boat = Skatter i den er trygge og teller for din side. I stedet for en dykker kan du flytte båten, én plass langs kysten.
