# Toilet Divers
#
# What happened never says what is on a card or which way a dive went: remembering that is the game.
# $name is the player a line is about.

# Things

toi-treasure = { $treasure ->
    [ring] ringen
    [gold_tooth] gulltanna
    [phone] mobilen
    [crown] krona
    [wallet] lommeboka
    [keys] nøklene
    [pearls] perlene
   *[pocket_watch] lommeuret
}
toi-obstacle = { $obstacle ->
    [crocodile] en krokodille
    [clog] en propp
    [rats] rotter
   *[jellyfish] maneter
}
toi-tool = { $tool ->
    [net] nettet
    [plunger] dopumpa
    [trap] rottefella
   *[gloves] gummihanskene
}

# What happened

toi-leafed = { $name } blar om.
toi-closed = { $name } har sett nok.
toi-time-up = Minuttet er omme: alle toalettene settes tilbake på brettet.
toi-begins = { $name } begynner.
toi-chapter = Dykk { $number }: { $name }
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } skal finne ringen.
        [gold_tooth] { $name } skal finne gulltanna.
        [phone] { $name } skal finne mobilen.
        [crown] { $name } skal finne krona.
        [wallet] { $name } skal finne lommeboka.
        [keys] { $name } skal finne nøklene.
        [pearls] { $name } skal finne perlene.
       *[pocket_watch] { $name } skal finne lommeuret.
    }
   *[2] { $treasure ->
        [ring] Siste sjanse for ringen: { $name } skal finne den.
        [gold_tooth] Siste sjanse for gulltanna: { $name } skal finne den.
        [phone] Siste sjanse for mobilen: { $name } skal finne den.
        [crown] Siste sjanse for krona: { $name } skal finne den.
        [wallet] Siste sjanse for lommeboka: { $name } skal finne den.
        [keys] Siste sjanse for nøklene: { $name } skal finne dem.
        [pearls] Siste sjanse for perlene: { $name } skal finne dem.
       *[pocket_watch] Siste sjanse for lommeuret: { $name } skal finne det.
    }
}
toi-swam-on = { $name } svømmer videre.
toi-handed = { $tool ->
    [net] { $name } gir fra seg assistentbrikken og låner nettet.
    [plunger] { $name } gir fra seg assistentbrikken og låner dopumpa.
    [trap] { $name } gir fra seg assistentbrikken og låner rottefella.
   *[gloves] { $name } gir fra seg assistentbrikken og låner gummihanskene.
}
toi-helps = { $tool ->
    [net] { $name } hjelper til med nettet.
    [plunger] { $name } hjelper til med dopumpa.
    [trap] { $name } hjelper til med rottefella.
   *[gloves] { $name } hjelper til med gummihanskene.
}
toi-pointed = { $name } peker ut veien.
toi-shrugged = { $name } trekker på skuldrene: aner ikke hvor.
toi-bottom = { $name } har nådd bunnen. Ikke noe her annet enn flere rør.
toi-stuck = { $name } sitter fast: det er ingen vei videre.
toi-surfaced = { $name } ber ingen om hjelp og kommer opp.
toi-found = { $treasure ->
    [ring] { $name } har funnet ringen!
    [gold_tooth] { $name } har funnet gulltanna!
    [phone] { $name } har funnet mobilen!
    [crown] { $name } har funnet krona!
    [wallet] { $name } har funnet lommeboka!
    [keys] { $name } har funnet nøklene!
    [pearls] { $name } har funnet perlene!
   *[pocket_watch] { $name } har funnet lommeuret!
}
toi-missed = { $treasure ->
    [ring] Ringen blir der nede; kortet legges åpent nederst i bunken.
    [gold_tooth] Gulltanna blir der nede; kortet legges åpent nederst i bunken.
    [phone] Mobilen blir der nede; kortet legges åpent nederst i bunken.
    [crown] Krona blir der nede; kortet legges åpent nederst i bunken.
    [wallet] Lommeboka blir der nede; kortet legges åpent nederst i bunken.
    [keys] Nøklene blir der nede; kortet legges åpent nederst i bunken.
    [pearls] Perlene blir der nede; kortet legges åpent nederst i bunken.
   *[pocket_watch] Lommeuret blir der nede; kortet legges åpent nederst i bunken.
}
toi-lost = { $treasure ->
    [ring] Ringen er tapt for alltid.
    [gold_tooth] Gulltanna er tapt for alltid.
    [phone] Mobilen er tapt for alltid.
    [crown] Krona er tapt for alltid.
    [wallet] Lommeboka er tapt for alltid.
    [keys] Nøklene er tapt for alltid.
    [pearls] Perlene er tapt for alltid.
   *[pocket_watch] Lommeuret er tapt for alltid.
}
toi-drew = { $name } trekker to poengbrikker: { $first } og { $second } { $second ->
    [one] stjerne
   *[other] stjerner
}.
toi-kept = { $name } beholder en poengbrikke.
toi-kept-seen = { $stars ->
    [one] { $name } beholder en poengbrikke med én stjerne.
   *[other] { $name } beholder en poengbrikke med { $stars } stjerner.
}
toi-got = { $name } får den andre poengbrikken for hjelpen.
toi-got-seen = { $stars ->
    [one] { $name } får den andre poengbrikken for hjelpen: én stjerne.
   *[other] { $name } får den andre poengbrikken for hjelpen: { $stars } stjerner.
}
toi-flushed = Skyll ned! Toalettet til { $name } bytter plass med det til neste spiller.
toi-over = Det er ingen skattekort igjen: på tide å telle stjerner.

# In a review: what had been seen when

toi-insight-never-seen = { $name } dykker etter { toi-treasure } uten noen gang å ha sett hvor.
toi-insight-seen = { $name } dykker etter { toi-treasure }, sist sett i steg { $step } på nivå { $level }. { $way ->
    [alone] Alle kortene på en vei dit var også sett: { $moves ->
        [one] ett trekk
       *[other] { $moves } trekk
    }.
    [helped] Alle kortene på en vei dit var også sett: { $moves ->
        [one] ett trekk
       *[other] { $moves } trekk
    }, med et lånt verktøy.
   *[none] Ingen hel vei dit var sett.
}
toi-insight-way-left = { $name } forlater en kjent vei til { toi-treasure }, sist sett i steg { $step } på nivå { $level }. Med perfekt hukommelse: { $first ->
    [left] til venstre herfra
    [opposite] tvers over herfra
    [right] til høyre herfra
    [down] ned herfra
   *[hand] be om hjelp her
}, og framme etter { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
}{ $borrow ->
    [yes] , med et verktøy lånt på veien
   *[no] { "" }
}.
toi-insight-card = { $card ->
    [ring] ringen
    [gold_tooth] gulltanna
    [phone] mobilen
    [crown] krona
    [wallet] lommeboka
    [keys] nøklene
    [pearls] perlene
    [pocket_watch] lommeuret
    [crocodile] en krokodille
    [clog] en propp
    [rats] rotter
    [jellyfish] maneter
   *[plain] ikke annet enn rør
}
toi-insight-dead-end = { $name } svømmer dit { toi-insight-card } ble sett i steg { $step }, på nivå { $level }: der kan dykket bare ta slutt. { $other ->
    [left] Veien til venstre
    [opposite] Veien tvers over
    [right] Veien til høyre
   *[down] Veien ned
} var åpen.

# Why something cannot be done

toi-why-leafing = Bla gjennom ditt eget toalett, eller lukk det når du har sett nok.
toi-why-glass = Timeglasset kan bare renne ut.
toi-why-same-page = Det nivået er åpent allerede.
toi-why-no-page-turns = Du har bladd så mye man rekker på et minutt. Lukk toalettet ditt.
toi-why-turn-up = Snu neste skattekort først.
toi-why-dive = Du dykker: velg en vei videre fra det åpne toalettet.
toi-why-no-way = Det er ingen vei ut på den siden.
toi-why-used = Du har allerede tatt den veien to ganger i dette dykket. Den er ikke åpen en tredje gang.
toi-why-obstacle = Noe sperrer veien ned, og du har ikke verktøyet for det.
toi-why-must-move = Du kan fortsatt svømme videre, så dykket er ikke over.
toi-why-tile-gone = Assistentbrikken er gitt bort allerede. Den hjelper én gang per dykk.
toi-why-own-tool = Det er ditt eget verktøy: du trenger ikke hjelp.
toi-why-nobody-there = Der sitter det ingen, og i dette spillet er det bare spillere som låner ut verktøy.
toi-why-no-help-needed = Her er det ikke noe et verktøy kan åpne. Behold assistentbrikken.
toi-why-wrong-tool = Det verktøyet hjelper ikke her.
toi-why-only-point = Du er assistenten: pek på en vei ut av det åpne toalettet, eller trekk på skuldrene.
toi-why-keep = Behold en av de to poengbrikkene.

# Options

toilet-divers-option-flush = Nedskylling
toilet-divers-option-flush-about = Den som trekker en poengbrikke med nedskylling, bytter toalett med spilleren til venstre. Ingen får titte.
toilet-divers-option-blind-dive = Blindstup
toilet-divers-option-blind-dive-about = Ingen blar gjennom toalettet før spillet.
toilet-divers-option-open-first-level = Åpent første nivå
toilet-divers-option-open-first-level-about = På nivå 1 er alle fire veier åpne, ikke bare den ned.
toilet-divers-option-idle-tools = Lån ledige verktøy
toilet-divers-option-idle-tools-about = Er dere færre enn fire, kan verktøyene ved tomme plasser også lånes. Av: bare spillere låner ut sine.
toilet-divers-option-bottom-sideways = Sidelengs på bunnen
toilet-divers-option-bottom-sideways-about = På nivå 8 kan rørene til sidene fortsatt følges. Av: dykket slutter der.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
toi-tune-target = { $what }: { $value } (mål { $low } til { $high }: { $holds ->
    [true] holder
   *[false] holder ikke
})
toi-tune-reach-alone = Andel skatter som en dykker som kjenner alle kort, når alene
toi-tune-reach-helped = Andel skatter som en slik dykker når med den beste assistenten
toi-tune-shortest-alone = Trekk på den korteste veien alene
toi-tune-shortest-helped = Trekk på den korteste veien med den beste assistenten
toi-tune-found-first = Skatter av 8 som perfekt hukommelse finner i det første søket
toi-tune-found-second = Skatter av 8 som perfekt hukommelse finner i det andre søket
toi-tune-found = Skatter av 8 som perfekt hukommelse finner i begge
toi-tune-dive-moves = Trekk i et slikt dykk

# The game in a few words

toilet-divers-title = Toilet Divers
toilet-divers-tagline = Dykk ned i doen, husk hver sving på rørene, og hent opp det naboene har skylt ned.
toilet-divers-facts = 2 til 4 spillere · omtrent 30 minutter · hukommelse, og venner med verktøy

# The board

toi-room = Badet
toi-depths = Hva som var i rørene
toi-gauge = { $level ->
    [0] Dybdemåler: ingen dykker
    [one] Dybdemåler: nivå { $level } av 8
   *[other] Dybdemåler: nivå { $level } av 8
}
toi-toilet-yours = toalettet ditt
toi-toilet-of = toalettet hos { $name }
toi-toilet-spare = det ledige toalettet
toi-toilet-spare-number = det ledige toalettet { $number }
toi-spare = ledig
toi-place = { $toilet }, med { $tool }{ $state ->
    [open] : åpent på nivå { $level }
    [leafing] : blir bladd gjennom, nivå { $level }
   *[closed] {""}
}
toi-card-none = Nivå { $level }: rent vann, ikke noe kort.
toi-card-closed = Nivå { $level }: lukket igjen.
toi-card = Nivå { $level }: { $kind ->
    [treasure] { $what }.
    [obstacle] { $level ->
        [8] { $what }, og ingen vei ned.
       *[other] { $what } sperrer veien ned. Her trengs { $tool }.
    }
    [dead] bare rør, ingen vei ned.
   *[plain] rør og klart vann.
}
toi-go-way = { $way ->
    [down] Dykk ned til nivå { $level }
    [left] Ta venstre rør til { $where }
    [opposite] Ta røret tvers over til { $where }
   *[right] Ta høyre rør til { $where }
}
toi-point-way = { $way ->
    [down] Pek ned mot nivå { $level }
    [left] Pek på venstre rør til { $where }
    [opposite] Pek på røret tvers over til { $where }
   *[right] Pek på høyre rør til { $where }
}
toi-needs = her trengs { $tool }
toi-shows = { $name } peker { $way ->
    [left] til venstre
    [opposite] tvers over
    [right] til høyre
    [down] ned
   *[shrug] ingen steder og trekker på skuldrene
}.
toi-poster = Etterlyst
toi-poster-last = siste sjanse
toi-poster-found = funnet!
toi-poster-label = { $search ->
    [1] Etterlyst: { $what }
   *[2] Etterlyst, siste sjanse: { $what }
}
toi-pile = { $count } skattekort med baksiden opp
toi-pile-next = Neste, og for siste gang: { $what }
toi-pile-empty = Det er ingen skattekort igjen
toi-shelf = De åtte skattene
toi-shelf-treasure = { $what }: { $fate ->
    [wanted] etterlyst nå
    [missed] ikke funnet ennå, ett søk igjen
    [found] funnet
    [lost] tapt for alltid
   *[pile] ikke lett etter ennå
}
toi-belt = { $count ->
    [0] Ikke noe dykk, ingen verktøy
    [one] Verktøy for hånden
   *[other] Verktøy for hånden
}
toi-tile-ready = Assistentbrikken: den kan gis bort én gang i dette dykket
toi-tile-here = Assistentbrikken er her
toi-chips-left = { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
}
toi-chip = { $stars ->
    [one] en poengbrikke med én stjerne
   *[other] en poengbrikke med { $stars } stjerner
}{ $flush ->
    [yes] {" "}og en nedskylling
   *[no] {""}
}
toi-chip-hidden = en skjult poengbrikke
toi-drawn = To trukne poengbrikker
toi-purse = { $count ->
    [0] ingen poengbrikker ennå
    [one] 1 skjult poengbrikke
   *[other] { $count } skjulte poengbrikker
}
toi-score = { $points ->
    [one] 1 stjerne
   *[other] { $points } stjerner
}
toi-purse-seen = { $stars ->
    [one] 1 stjerne
   *[other] { $stars } stjerner
} på { $count ->
    [one] 1 poengbrikke
   *[other] { $count } poengbrikker
}
toi-pages = Nivåene i toalettet
toi-page = { $open ->
    [yes] Nivå { $level }, åpent nå
   *[no] Åpne nivå { $level }
}
toi-page-turns = { $count ->
    [one] én side til
   *[other] { $count } sider til
}
toi-page-none = Åpne et nivå

# What you can do

toi-do-close = Jeg har sett nok
toi-do-turn-up = { $next ->
    [known] Let en gang til
   *[new] Snu et skattekort
}
toi-do-hand = { $who ->
    [nobody] Lån { $tool } med brikken
   *[player] Lån { $tool } av { $name }
}
toi-do-surface = Kom opp uten
toi-do-shrug = Aner ikke
toi-do-keep = { $stars ->
    [one] Behold én stjerne
   *[other] Behold { $stars } stjerner
}

# The status line

toi-status-leafing = { $whose ->
    [you] Bla gjennom toalettet ditt og husk hva som er hvor. Timeglasset renner!
    [ours] { $name }, bla gjennom toalettet ditt og husk hva som er hvor.
   *[other] Alle blar gjennom sitt eget toalett.
}
toi-status-leafed = { $waiting ->
    [one] Toalettet ditt er tilbake på brettet. Én spiller blar fortsatt.
   *[other] Toalettet ditt er tilbake på brettet. { $waiting } spillere blar fortsatt.
}
toi-status-turning = { $last ->
    [missed] Ikke funnet denne gangen! {""}
   *[none] {""}
}{ $whose ->
    [you] Din tur: snu kortet med skatten du skal dykke etter.
    [ours] { $name }, snu kortet med skatten du skal dykke etter.
   *[other] { $name } snur neste skattekort.
}
toi-status-diving = { $whose ->
    [you] Du dykker etter { $what }: velg en vei som lyser.{ $ahead }
    [ours] { $name }, du dykker etter { $what }: velg en vei som lyser.{ $ahead }
   *[other] { $name } dykker etter { $what }, nivå { $level }.{ $ahead }
}
toi-in-the-way = På veien ned: { $what }. Her trengs { $tool }.
toi-status-stuck = { $whose ->
    [you] Ingen vei videre uten { $tool }: bruk assistentbrikken, eller kom opp.
    [ours] { $name }, ingen vei videre uten { $tool }: bruk assistentbrikken, eller kom opp.
   *[other] { $name } sitter fast uten { $tool }.
}
toi-status-helping = { $whose ->
    [you] Du hjelper { $diver } med å finne { $what }: pek ut en vei, eller trekk på skuldrene. { $diver } venter på deg.
    [ours] { $name }, du hjelper { $diver } med å finne { $what }: pek ut en vei, eller trekk på skuldrene.
   *[other] { $diver } dykker etter { $what }, nivå { $level }.
}
toi-status-keeping = { $chips ->
    [helped] { $whose ->
        [you] Funnet! Behold én poengbrikke, assistenten din får den andre.
        [ours] Funnet! { $name }, behold én poengbrikke, assistenten din får den andre.
       *[other] { $name } har funnet skatten og velger en poengbrikke. Assistenten får den andre.
    }
   *[alone] { $whose ->
        [you] Funnet! Behold en av de to poengbrikkene.
        [ours] Funnet! { $name }, behold en av de to poengbrikkene.
       *[other] { $name } har funnet skatten og velger en poengbrikke.
    }
}
toi-status-over = { $winners ->
    [1] Spillet er slutt: { $names } vinner med { $stars ->
        [one] 1 stjerne.
       *[other] { $stars } stjerner.
    }
   *[other] Spillet er slutt: { $names } deler seieren med { $stars ->
        [one] 1 stjerne hver.
       *[other] { $stars } stjerner hver.
    }
}

# Tips for a first game

toi-hint-leafing = Trykk på tallene for å åpne nivåene i toalettet ditt. Hvor er hvilken skatt, hvilket rør går hvor? Når det er lukket, vises ingenting igjen.
toi-hint-turning = Kortet viser hva du skal dykke etter. Du begynner på nivå 1 i ditt eget toalett.
toi-hint-second = Alle skattene er lett etter én gang. De som ikke ble funnet, kommer igjen, én siste gang.
toi-hint-diving = { $first ->
    [open] Dykk ned, eller gjennom et rør til et annet toalett på samme nivå.
   *[closed] Fra nivå 1 går det bare nedover. Lenger ned fører rør til andre toaletter på samme nivå.
} Det går ingen vei opp{ $bottom ->
    [open] . På nivå 8 er det bare rørene som fører videre.
   *[ends] , og på nivå 8 er dykket slutt.
}
toi-hint-plain = Rør som lyser, fører til de andre toalettene, på samme nivå. Husk det du ser: det gjør alle de andre.
toi-hint-treasure = Ikke den du leter etter? Du kan dykke videre forbi den. Husk hvor den er!
toi-hint-obstacle = Noe sperrer veien ned. Med riktig verktøy kommer du forbi; rørene til sidene er alltid åpne.
toi-hint-bottom = Bunnen: herfra går det ikke lenger ned. Rørene fører fortsatt til de andre toalettene.
toi-hint-hand = { $who ->
    [nobody] Det riktige verktøyet ligger ved et ledig toalett. Én gang per dykk kan du låne det med assistentbrikken: da er begge verktøyene dine, og du deler ikke belønningen.
   *[player] { $name } har det riktige verktøyet. Én gang per dykk kan du gi bort assistentbrikken: da er begge verktøyene dine, og finner du skatten, får { $name } den andre poengbrikken.
}
toi-hint-pointing = Verktøyet ditt er med på dette dykket: blir skatten funnet, får du også en poengbrikke. Pek dit du ville ha svømt.
toi-hint-keeping = { $chips ->
    [helped] Behold den beste poengbrikken; assistenten din får den andre. Stjernene dine er hemmelige til slutten.
   *[alone] Bare du ser de to poengbrikkene. Behold den beste; den andre går ut av spillet. Stjernene dine er hemmelige til slutten.
}
toi-hint-keeping-flush = Behold den beste poengbrikken. Viser en av de to nedskylling, bytter du toalett med { $next }, uansett hvilken du beholder.

# The rules page

toi-rules-aim-text = Åtte verdifulle ting har gått i dass. Rundt om på badet står det fire toaletter, hvert av dem åtte nivåer dypt, og under er de bundet sammen av rør. Dykk etter tur etter skatten på plakaten, husk alt som kommer til syne, og saml flest stjerner.
toi-rules-piece-toilet = 4 toaletter
toi-rules-piece-treasure = 8 skatter
toi-rules-piece-obstacle = 16 hindringer
toi-rules-piece-tool = 4 verktøy
toi-rules-piece-tile = 1 assistentbrikke
toi-rules-piece-chip = 16 poengbrikker med stjerner
toi-rules-leaf = Før spillet: bla og lær
toi-rules-leaf-text = Alle blar gjennom toalettet foran seg i ett minutt, samtidig og hver for seg i hemmelighet. Ved en felles skjerm bytter dere på, og hver av dere får sitt eget minutt. Så settes toalettene tilbake og holdes lukket. Fra nå av er det bare hukommelsen som hjelper.
toi-rules-dive = Et dykk
toi-rules-dive-text = Snu et skattekort: det er den skatten du leter etter. Du begynner på nivå 1 i ditt eget toalett. Fra det åpne kortet går du ned ett nivå, eller gjennom et rør til et annet toalett på samme nivå; aldri opp. Ett toalett er åpent om gangen, og alle ser kortet i det. Venstre og høyre regnes fra det åpne toalettet, sett inn mot midten.
toi-rules-dive-treasure = En skatt: er det den du leter etter, har du klart det. Hvis ikke er veien ned åpen, og nå vet du hvor den er.
toi-rules-dive-obstacle = En hindring sperrer veien ned hvis du ikke har det riktige verktøyet. Rør til sidene er alltid åpne.
toi-rules-dive-plain = Ikke noe spesielt: veien ned er åpen, og det er alltid et rør.
toi-rules-dive-dead = Skrudd igjen: rør til alle sider, men ingen vei ned.
toi-rules-dive-end = Du kan ta alle åpne veier, og også svømme tilbake gjennom rørene. Den samme veien ut av et kort er åpen to ganger i et dykk, ikke en tredje gang. Dykket mislykkes når det ikke er noen vei igjen, og på nivå 8 hvis ikke skatten er der. (Spiller dere med «{ toilet-divers-option-bottom-sideways }», fortsetter det gjennom rørene på nivå 8.)
toi-rules-diagram-leads = Jos toalett, tvers over for Lu, er åpent på nivå 3. Rørene leder til Max og til Kim og blir på nivå 3. Venstre er Jos venstre, sett inn mot midten, så det venstre røret leder til Max. Hullet i midten leder ned til nivå 4.
toi-rules-diagram-stops = Hva som stopper en dykker: rotter sperrer veien ned, for Lu har bare dopumpa, og det grå røret er allerede brukt to ganger i dette dykket. Hvis Lu ikke gir assistentbrikken til Jo, som har rottefella, slutter dykket her.
toi-rules-tools = Hindringer og verktøy
toi-rules-tools-text = Hver spiller har ett verktøy, og hvert verktøy hjelper mot én hindring, så ofte det trengs.
toi-rules-help = Assistenten
toi-rules-help-text = Én gang per dykk, foran en hindring du ikke kommer forbi, kan du gi assistentbrikken til spilleren med det riktige verktøyet. Resten av dykket har du begge verktøyene. Fra da av kan assistenten peke på en vei ut av hvert åpne kort; du kan likevel svømme dit du vil. Er dere færre enn fire, kan verktøyene ved de tomme plassene også lånes, og da er brikken brukt, og den andre poengbrikken går ut av spillet. En assistent kan ikke si nei.
toi-rules-lesson = Et dykk, steg for steg
toi-rules-lesson-0 = Lu (nærmest oss) har snudd kortet med krona og åpner sitt eget toalett. På nivå 1 går det bare én vei: ned.
toi-rules-lesson-1 = Nivå 2: nøklene. Ikke det Lu leter etter, men verdt å huske. Videre herfra: ned, eller gjennom røret tvers over.
toi-rules-lesson-2 = Lu svømmer tvers over til toalettet på den andre siden, fortsatt på nivå 2. En krokodille! Her er det ingen rør, og Lu har bare dopumpa.
toi-rules-lesson-3 = Kim har nettet. Lu gir Kim assistentbrikken, og nettet blir med på dykket.
toi-rules-lesson-4 = Forbi krokodillen og ned til nivå 3: der er krona! Lu trekker to poengbrikker og beholder én i hemmelighet, Kim får den andre.
toi-rules-reward = Belønningen
toi-rules-reward-text = Den som finner den etterlyste skatten, trekker to poengbrikker, ser på begge i hemmelighet og beholder én. Assistenten får den andre; uten assistent går den ut av spillet. En skatt som ikke blir funnet, legges åpent nederst i bunken, og det blir lett etter den én gang til. Etter det er den tapt.
toi-rules-end = Slutten
toi-rules-end-text = Når det ikke er noen skattekort igjen, snus alle poengbrikkene. Flest stjerner vinner; står det likt, deles seieren.
toi-rules-more = For de modige
toi-rules-more-flush = Nedskylling: halvparten av poengbrikkene viser en. Trekker du den, bytter hele toalettet ditt plass med toalettet til spilleren på venstre side; er dere to eller tre, med neste spillers. Ingen får titte inni. Verktøyene blir der de er.
toi-rules-more-blind = Blindstup: ingen blar gjennom noe før spillet.
toi-rules-more-rest = Dere kan også åpne alle fire veier på nivå 1, la dykk gå videre sidelengs på nivå 8, eller la bare spillere låne ut verktøy.

# What the lab counts: how games end, and the parts they are played with

end-toilet-divers-all-found = Alle skattene er funnet
end-toilet-divers-found = Den siste skatten er funnet, andre er tapt
end-toilet-divers-lost = Den siste skatten er tapt

part-toilet-divers-cell = Kort åpnet, etter toalett og nivå
part-toilet-divers-leafed = Nivåer bladd opp før spillet

part-toilet-divers-way = Veier dykkere tar
part-toilet-divers-way-left = Til venstre
part-toilet-divers-way-opposite = Tvers over
part-toilet-divers-way-right = Til høyre
part-toilet-divers-way-down = Ned

part-toilet-divers-searched = Skatter det letes etter
part-toilet-divers-searched-ring = Ring
part-toilet-divers-searched-gold-tooth = Gulltann
part-toilet-divers-searched-phone = Mobil
part-toilet-divers-searched-crown = Krone
part-toilet-divers-searched-wallet = Lommebok
part-toilet-divers-searched-keys = Nøkler
part-toilet-divers-searched-pearls = Perler
part-toilet-divers-searched-pocket-watch = Lommeur

part-toilet-divers-passed = Skatter møtt på vei til en annen
part-toilet-divers-passed-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-passed-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-passed-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-passed-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-passed-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-passed-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-passed-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-passed-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-found = Skatter funnet
part-toilet-divers-found-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-found-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-found-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-found-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-found-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-found-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-found-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-found-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-gone = Skatter tapt for alltid
part-toilet-divers-gone-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-gone-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-gone-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-gone-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-gone-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-gone-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-gone-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-gone-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-obstacle = Hindringer møtt
part-toilet-divers-obstacle-crocodile = Krokodille
part-toilet-divers-obstacle-clog = Propp
part-toilet-divers-obstacle-rats = Rotter
part-toilet-divers-obstacle-jellyfish = Maneter

part-toilet-divers-plain = Tomme kort møtt
part-toilet-divers-plain-way-down = Med en vei ned
part-toilet-divers-plain-no-way-down = Uten vei ned

part-toilet-divers-own-tool = Egne verktøy brukt
part-toilet-divers-own-tool-net = Nett
part-toilet-divers-own-tool-plunger = Dopumpe
part-toilet-divers-own-tool-trap = Rottefelle
part-toilet-divers-own-tool-gloves = Gummihansker

part-toilet-divers-lent-tool = Lånte verktøy brukt
part-toilet-divers-lent-tool-net = { part-toilet-divers-own-tool-net }
part-toilet-divers-lent-tool-plunger = { part-toilet-divers-own-tool-plunger }
part-toilet-divers-lent-tool-trap = { part-toilet-divers-own-tool-trap }
part-toilet-divers-lent-tool-gloves = { part-toilet-divers-own-tool-gloves }

part-toilet-divers-helper = Hjelp
part-toilet-divers-helper-asked = En spiller blir spurt
part-toilet-divers-helper-borrowed = Et ledig verktøy lånes
part-toilet-divers-helper-pointed = Assistenten peker
part-toilet-divers-helper-shrugged = Assistenten trekker på skuldrene
part-toilet-divers-helper-followed = Rådet følges
part-toilet-divers-helper-ignored = Rådet følges ikke
part-toilet-divers-helper-helped = Skatten blir funnet med hjelp
part-toilet-divers-helper-in-vain = Dykket mislykkes tross hjelp

part-toilet-divers-dive = Hvordan dykk ender
part-toilet-divers-dive-found = Med skatten
part-toilet-divers-dive-missed = Der det ikke er noen vei videre
part-toilet-divers-dive-surfaced = Ved å komme opp framfor å be om hjelp

part-toilet-divers-kept = Poengbrikker beholdt, etter stjerner
part-toilet-divers-given = Poengbrikker assistenter får, etter stjerner
part-toilet-divers-dropped = Poengbrikker ute av spillet, etter stjerner

part-toilet-divers-flushed = Nedskyllinger
part-toilet-divers-flushed-swapped = To toaletter bytter plass

# The lesson: $p0 is the learner, $p1 the other player

toilet-divers-lesson-welcome = Noe verdifullt har gått i dass! Fire toaletter, åtte nivåer dype, er bundet sammen av rør. Dykk etter tapte skatter, og husk det du ser.
toilet-divers-lesson-leaf = Før det første dykket kan alle bla gjennom sitt eget toalett. I et vanlig parti har du ett minutt; her er det ingen hast. Åpne nivå 2.
toilet-divers-lesson-leaf-else = I et vanlig parti blar du som du vil. I denne leksjonen: åpne nivå 2.
toilet-divers-lesson-leaf-on = Ringen! Husk den. Her er det et rør til venstre og en vei ned. Åpne nivå 3.
toilet-divers-lesson-leaf-on-else = I et vanlig parti blar du som du vil. I denne leksjonen: åpne nivå 3.
toilet-divers-lesson-leaf-down = En krokodille sperrer veien ned. Den som har nettet, kommer forbi, og det har du. Nå nivå 4.
toilet-divers-lesson-leaf-down-else = I et vanlig parti blar du som du vil. I denne leksjonen: åpne nivå 4.
toilet-divers-lesson-close = Lommeuret er på nivå 4: husk det! Det er nok for nå. Lukk toalettet ditt.
toilet-divers-lesson-close-else = I et vanlig parti kan du bla videre. Her har du sett nok: lukk toalettet ditt.
toilet-divers-lesson-others-close = Fra nå av ser ingen disse kortene, hvis ikke en dykker åpner dem. { $p1 } er også ferdig med å bla.
toilet-divers-lesson-turn-up = Det er din tur. Snu et skattekort: det viser hva du skal finne.
toilet-divers-lesson-dive = Gulltanna er etterlyst! Du begynner øverst i ditt eget toalett, og derfra går det bare nedover. Dykk!
toilet-divers-lesson-not-wanted = Ringen trenger du ikke nå: det er noe annet som er etterlyst. Du kan gå til venstre eller ned. Gå ned.
toilet-divers-lesson-not-wanted-else = Det går an! Men du vet hva som er der nede, og ikke hva som er til venstre. Gå ned.
toilet-divers-lesson-pipe = Krokodillen: med nettet ditt kunne du gått ned. Men rør til sidene er alltid åpne. Ta røret tvers over, til toalettet på den andre siden.
toilet-divers-lesson-pipe-else = Der nede er lommeuret, det har du sett. Gulltanna må være et annet sted: ta røret.
toilet-divers-lesson-stuck = En propp! Her trenger du dopumpa, og den har { $p1 }. Én gang per dykk kan du be om hjelp: gi assistentbrikken til { $p1 }.
toilet-divers-lesson-stuck-else = Røret til venstre er også åpent. Men du vil ned: be om dopumpa.
toilet-divers-lesson-helper = Fra nå av teller begge verktøyene i dette dykket. En assistent kan også peke ut veien.
toilet-divers-lesson-down = { $p1 } peker ned. Du kan følge rådet eller la være: her går du ned.
toilet-divers-lesson-down-else = Du trenger ikke høre på assistenten. Men denne mener det godt: gå ned.
toilet-divers-lesson-keep = Gulltanna! Du trekker to poengbrikker og beholder én; bare du ser stjernene. Behold den med tre.
toilet-divers-lesson-keep-else = Så raus du er! Men det er stjerner som vinner: behold poengbrikken med tre.
toilet-divers-lesson-kept = Den andre poengbrikken går til { $p1 }, for dopumpa. Uten assistent ville den gått ut av spillet.
toilet-divers-lesson-other = Nå dykker { $p1 }. Følg godt med: alt som blir åpnet, ser du også.
toilet-divers-lesson-failed = Ikke noe verktøy mot den krokodillen, og ingen annen vei: dykket er mislykket. Ringen legges åpent nederst i bunken og blir etterlyst igjen senere. Du vet hvor den er!
toilet-divers-lesson-again = Din tur igjen. Hva er etterlyst nå?
toilet-divers-lesson-remember = Lommeuret! Husker du hvor du så det? I ditt eget toalett, på nivå 4. Dykk.
toilet-divers-lesson-further = Forbi ringen, lenger ned.
toilet-divers-lesson-further-else = Lommeuret var i ditt eget toalett, lenger ned. Gå ned.
toilet-divers-lesson-own-tool = Krokodillen igjen. Nettet ditt virker så ofte du trenger det. Ned!
toilet-divers-lesson-own-tool-else = Veien til lommeuret går ned, forbi krokodillen.
toilet-divers-lesson-found = Funnet, og uten hjelp! Behold den beste poengbrikken.
toilet-divers-lesson-found-else = Den andre poengbrikken har flere stjerner. Behold den.
toilet-divers-lesson-end = Fem stjerner og to skatter: strålende! Når det ikke er noen skattekort igjen, vinner den som har flest stjerner.

# What things are and do, on the spot

toi-about-name = { $kind ->
    [ring] Ringen
    [gold_tooth] Gulltanna
    [phone] Mobilen
    [crown] Krona
    [wallet] Lommeboka
    [keys] Nøklene
    [pearls] Perlene
    [pocket_watch] Lommeuret
    [crocodile] En krokodille
    [clog] En propp
    [rats] Rotter
    [jellyfish] Maneter
    [net] Nettet
    [plunger] Dopumpa
    [trap] Rottefella
    [gloves] Gummihanskene
    [plain] Et kort med rør
    [tile] Assistentbrikken
    [wanted] Det som er etterlyst
   *[chip] En poengbrikke
}
toi-about-text = { $group ->
    [treasure] Er dette skatten som er etterlyst, har dykket lyktes. Hvis ikke er veien ned forbi den åpen, og nå vet du hvor den er.
    [obstacle] Her er veien ned sperret, hvis ikke et av verktøyene på dykket passer. Rør til sidene er alltid åpne.
    [plain] Rent vann: ingenting å finne, og ingenting i veien. Rør fører til de andre toalettene, og som regel går det nedover også.
    [tool] Hjelper en dykker forbi én slags hindring, så ofte det trengs. Mot krokodiller trengs nettet, mot propper dopumpa, mot rotter rottefella, mot maneter gummihanskene.
    [tile] Én gang per dykk kan du gi den til spilleren som har verktøyet du trenger. Fra da av teller begge verktøyene, og en spiller som hjelper, får en poengbrikke hvis du finner skatten.
    [wanted] Hver tur begynner med å snu et skattekort: det viser hva dykkeren skal finne. En skatt som ikke blir funnet, etterlyses en gang til senere.
   *[chip] Den som finner en skatt, trekker to poengbrikker og beholder én. Stjernene på dem er hemmelige til slutten, og flest stjerner vinner.
}
