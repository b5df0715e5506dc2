# Tokyo Poo Divers

poo-why-cover-open = Det lokket er åpent allerede. Velg et som er lukket.
poo-why-open-first = Åpne et lukket lokk først.
poo-why-bank-or-push = Sikre poengene dine, eller sats videre på et lukket lokk ved siden av dykkeren.
poo-why-direction-fixed = Dykkeren kan ikke snu seg igjen denne turen: sats videre i samme retning, eller sikre.
poo-why-no-cover-there = Det er ikke noe lukket lokk i den retningen.
poo-why-look-at-closed = Det lokket er åpent allerede. Titt under et som er lukket.
poo-why-look-or-skip = Du trakk en nitte: tjuvtitt under ett lukket lokk, eller dropp det.
poo-why-put-back = Legg kortet tilbake først.
poo-why-let-rip = Det står likt: slipp en brakfis.

layout-wrong-sign = En gate tegnes med # for et lokk og . for et hull; «{ $sign }» er ingen av delene.
layout-too-large = En gate kan være høyst { $columns } kolonner bred og { $rows } rader lang.
layout-wrong-size = En gate må ha { $fewest } til { $most } lokk; denne har { $given }.
layout-mask-unused = Du kan bare tegne din egen gate hvis innstillingen layout er «custom».

# The game in a few words

poo-divers-title = Tokyo Poo Divers
poo-divers-tagline = Løft et kumlokk, fisk opp en skatt, og velg: sikre den, eller tøye strikken?
poo-divers-facts = 2 til 4 spillere · omtrent 15 minutter · flaks, is i magen og litt hukommelse

poo-divers-option-layout = Gate
poo-divers-option-layout-about = Formen lokkene ligger i. Hull bryter linjer.
poo-divers-option-layout-square = Kvadrat
poo-divers-option-layout-donut = Smultring
poo-divers-option-layout-mascot = Maskot
poo-divers-option-layout-heart = Hjerte
poo-divers-option-layout-cow-pat = Kuruke
poo-divers-option-layout-head = Hode
poo-divers-option-layout-custom = Din egen
poo-divers-option-mask = Din egen gate
poo-divers-option-mask-about = Rader med # (et lokk) og . (et hull), 60 til 70 lokk i alt, med / mellom radene.
poo-divers-option-fart-off = Prompeduell
poo-divers-option-fart-off-about = Står det likt, slipper lederne hver sin brakfis, og den høyeste vinner. Ellers deler de seieren.

poo-mask-cell = Rad { $row }, kolonne { $column }
poo-mask-count = { $verdict ->
    [few] { $count } lokk: legg til noen, det må være minst { $fewest }.
    [many] { $count } lokk: ta bort noen, det kan være høyst { $most }.
   *[good] { $count } lokk: en fin gate!
}
poo-covers = { $count } lokk

# The board

poo-street = Gata
poo-plus = +{ $points }
poo-would-score = +{ $points } hvis det er et funn
poo-supply = Forråd: { $points } poeng
poo-supply-left = { $points ->
    [0] Alle poeng er vunnet
    [one] 1 poeng ble til overs
   *[other] { $points } poeng ble til overs
}
poo-unseen = Ikke sett ennå: funn { $finds }, sovetryner { $sleepers }, nitter { $blanks }. { $aside ->
    [0] { "" }
    [one] Ett av kortene ligger ikke under noe lokk.
   *[other] { $aside } av kortene ligger ikke under noe lokk.
}
poo-pot = { $points } poeng i potten denne turen
poo-purse = Gullbæsjer: { $golden }, brune bæsjer: { $brown }
poo-cover = Rad { $row }, kolonne { $column }: { $face ->
    [find] et funn
    [sleeper] et sovetryne
    [blank] en nitte
   *[closed] lukket
}
poo-cover-open = Rad { $row }, kolonne { $column }: åpne det, { $worth } poeng hvis det er et funn
poo-cover-push = Rad { $row }, kolonne { $column }: sats videre her, +{ $worth } hvis det er et funn
poo-cover-look = Rad { $row }, kolonne { $column }: tjuvtitt under det
poo-cover-peeked = Rad { $row }, kolonne { $column }: { $face ->
    [find] du ser et funn
    [sleeper] du ser et sovetryne
    [blank] du ser en nitte
   *[closed] noen tjuvtitter under det
}
poo-contest = Prompeduell
poo-contest-player = { $state ->
    [waits] { $name } har sin brakfis igjen
    [heard] { $name }: { $blast } desibel
   *[won] { $name } vinner med { $blast } desibel
}
poo-blast = { $blast } dB

# What you can do

poo-do-bank = Sikre { $pot } poeng
poo-do-push = Sats mot { $direction ->
    [0] nord
    [1] nordøst
    [2] øst
    [3] sørøst
    [4] sør
    [5] sørvest
    [6] vest
   *[7] nordvest
}: +{ $worth }
poo-do-skip-look = Dropp det
poo-do-put-back = Legg det tilbake
poo-do-let-rip = Slipp en brakfis

# The status line

poo-status-opening = { $whose ->
    [you] Din tur: åpne et lokk.
    [ours] { $name }, din tur: åpne et lokk.
   *[other] { $name } velger et lokk.
}
poo-status-opening-again = { $whose ->
    [you] Et sovetryne! Prøv igjen: åpne et lokk til.
    [ours] Et sovetryne! { $name }, åpne et lokk til.
   *[other] Et sovetryne! { $name } åpner et lokk til.
}
poo-status-deciding = { $whose ->
    [you] Din tur: sikre { $pot }, eller sats videre på { $worth } til.
    [ours] { $name }: sikre { $pot }, eller sats videre på { $worth } til.
   *[other] { $name } har { $pot } i potten: sikre, eller satse videre?
}
poo-status-must-bank = { $whose ->
    [ours] { $name }: det er ikke noe lukket lokk å satse videre på, så sikre { $pot } poeng.
   *[you] Det er ikke noe lukket lokk å satse videre på: sikre { $pot } poeng.
}
poo-status-last = { $whose ->
    [you] Din tur: sikre { $pot }, mer er det ikke i forrådet.
    [ours] { $name }: sikre { $pot }, mer er det ikke i forrådet.
   *[other] { $name } kan sikre hele resten: { $pot }.
}
poo-status-looking = { $whose ->
    [you] En nitte! Tjuvtitt under ett lukket lokk, eller dropp det.
    [ours] En nitte! { $name }, tjuvtitt under ett lukket lokk, eller dropp det.
   *[other] En nitte! { $name } får tjuvtitte under et lokk.
}
poo-status-peeking = { $whose ->
    [you] Bare du ser dette kortet. Legg det tilbake når du er ferdig.
    [ours] Bare { $name } ser dette kortet. Legg det tilbake når du er ferdig.
   *[other] { $name } tjuvtitter under et lokk.
}
poo-status-contest = { $whose ->
    [you] Det står likt! Din tur: slipp en brakfis.
    [ours] Det står likt! { $name }, slipp en brakfis.
   *[other] Det står likt! { $name } trekker pusten dypt.
}
poo-status-over = { $ending ->
    [empty] All bæsjen er delt ut
   *[open] Det siste lokket er åpent
}: { $winners ->
    [1] { $names } vinner med { $points } poeng.
   *[other] { $names } deler seieren med { $points } poeng hver.
}
poo-status-settled = { $names } vinner prompeduellen etter at det sto likt på { $points } poeng.

# Tips for a first game

poo-hint-open = Flest poeng vinner. Trykk på et lokk: De fleste skjuler et funn, noen et sovetryne (zZz) eller en nitte (X).
poo-hint-lines = Et funn ved siden av andre åpne funn gir mer: 1 poeng for hvert funn i en ubrutt linje, i alle åtte retninger.
poo-hint-push = Trygg eller grådig? Sikre nå, eller snu dykkeren mot et lokk som lyser. Det neste funnet er verdt 2, så 3, så 4 … men en nitte tømmer potten.
poo-hint-push-on = Nå holder dykkeren retningen. Et sovetryne sikrer poengene dine, en nitte tømmer potten.
poo-hint-must-bank = Det er ikke noe lukket lokk å satse videre på, så sikre det som er i potten.
poo-hint-last = Mer er det ikke i forrådet: du har ingenting å vinne på å satse videre.
poo-hint-sleeper = Du duppet av et øyeblikk. Det går bra: åpne et lokk til.
poo-hint-look = Litt trøst: velg et lokk og se i hemmelighet hva som er under. Husk det til senere!
poo-hint-peek = De andre ser bare hvor du titter. Legg kortet tilbake når du har sett det.
poo-hint-contest = Det står likt på toppen. Alle som leder, slipper en brakfis, og den høyeste vinner: det er ren flaks.

# What happened; $name is the player it is about

poo-find = { $name } fisker opp et funn: { $pot } poeng i potten.
poo-find-pushing = { $name } satser videre og fisker opp et funn til, verdt { $worth }: { $pot } i potten.
poo-sleeper = { $name } dupper av, og åpner et lokk til.
poo-sleeper-last = { $name } dupper av.
poo-sleeper-pushing = { $name } satser videre og finner et sovetryne.
poo-blank = { $name } trekker en nitte.
poo-blank-pushing = { $name } satser videre og trekker en nitte: { $lost } poeng rett i kloakken.
poo-banked = { $name } sikrer { $points } poeng og har { $total }.
poo-supply-short = Det er tomt for bæsj: { $name } går glipp av { $lost } poeng.
poo-looked = { $name } tjuvtitter under lokket i rad { $row }, kolonne { $column }.
poo-put-back = { $name } legger kortet tilbake.
poo-skipped-look = { $name } dropper tjuvtitten.
poo-supply-empty = All bæsjen er delt ut. Det var den siste turen.
poo-all-open = Det siste lokket er åpent. Det var den siste turen.
poo-tie = { $players } spillere ligger likt på topp med { $points }: på tide med prompeduell!
poo-let-rip = { $name } slipper en brakfis: { $blast } desibel!
poo-fart-off = { $name } vinner prompeduellen!

# The rules page

poo-rules-aim-text = Nede i kloakken i Tokyo ligger alt folk noen gang har mistet. Løft på lokkene, fisk opp det du kan, og få lønn i bæsj. Den som til slutt har flest poeng, vinner. Alle funn er verdt like mye, enten det er en krone eller en sokk.
poo-rules-piece-closed = lukket lokk
poo-rules-piece-find = 42 funn
poo-rules-piece-sleeper = 14 sovetryner
poo-rules-piece-blank = 14 nitter
poo-rules-piece-diver = dykkeren
poo-rules-piece-brown = verdt 1 poeng
poo-rules-piece-golden = verdt 5 poeng

poo-rules-first = Din tur: åpne et lokk
poo-rules-first-text = Åpne et hvilket som helst lukket lokk. Det som er åpnet, ligger åpent resten av spillet.
poo-rules-first-find = Et funn: 1 poeng for funnet, og 1 til for hvert åpne funn i en ubrutt linje ut fra det, i alle åtte retninger. Nitter, sovetryner, lukkede lokk og hull i gata bryter linjen. Dykkeren flyttes dit. Nå velger du: sikre poengene, eller tøye strikken.
poo-rules-first-sleeper = Et sovetryne: du duppet av. Ingen poeng, men du åpner et lokk til med en gang.
poo-rules-first-blank = En nitte: ingen poeng. Du får tjuvtitte under ett lukket lokk, og så er turen din over.

poo-rules-push = Tøy strikken
poo-rules-push-text = Snu dykkeren mot et lukket lokk rett ved siden av, og åpne det. Fra da av er retningen låst: du kan bare satse videre hvis det neste lokket på samme linje er lukket. Etter hvert funn kan du velge å sikre.
poo-rules-push-find = Et funn til: det andre i turen er verdt 2 poeng, det tredje 3, og så videre. Linjer teller ikke lenger.
poo-rules-push-sleeper = Et sovetryne: poengene dine er sikret, og turen er over.
poo-rules-push-blank = En nitte: alle poengene fra denne turen ryker. Du får tjuvtitte under ett lukket lokk, og så er turen over.
poo-rules-diagram-line = Hva et nytt funn gir: 1 poeng for seg selv og 2 for hver av linjene mot høyre, nedover og på skrå opp mot venstre, altså 7. Over det bryter en nitte linjen, til venstre et sovetryne: funnene bak dem teller ikke.
poo-rules-diagram-push = Her satses det videre mot høyre: 1 poeng for det første funnet, 2 for det andre, 3 for det tredje, altså 6 i potten. Under det neste lokket ligger et funn som gir 4 til, et sovetryne, som sikrer de 6, eller en nitte, og da ryker de.

poo-rules-lesson = En tur, steg for steg
poo-rules-lesson-0 = Noen lokk er åpne allerede. Lu vurderer det i midterste rad, med funn til venstre, til høyre og over.
poo-rules-lesson-1 = Et funn! 1 poeng for det, og 5 for funnene på linje med det: to mot venstre, ett mot høyre og to på skrå opp mot venstre. Lu har 6 poeng og kan sikre dem.
poo-rules-lesson-2 = Men Lu snur dykkeren mot sørvest og åpner lokket der. Et nytt funn, verdt 2: nå er det 8 poeng i potten.
poo-rules-lesson-3 = Lu vil ha 3 til og fortsetter i samme retning. En nitte! Alle 8 poengene ryker. Et sovetryne ville ha sikret dem.

poo-rules-look = Tjuvtitten
poo-rules-look-text = Løft på ett lukket lokk slik at bare du ser kortet, og legg det tilbake. Alle ser hvor du tittet, men ingen ser hva du fant. Du kan også droppe det.

poo-rules-end = Slutten
poo-rules-end-text = Spillet er slutt så snart bæsj for alle 170 poengene er delt ut, eller etter turen da det siste lokket ble åpnet. Fem brune veksles inn i én gullbæsj. Et sovetryne under det siste lokket avslutter bare turen. Flest poeng vinner. Står det likt på toppen, blir det prompeduell: lederne slipper en brakfis etter tur, og den høyeste vinner. Dere kan også avtale før spillet at dere heller deler seieren.

poo-rules-layouts = Gata
poo-rules-layouts-text = Gata kan ha andre former enn kvadratet. Du kan velge mellom seks ferdige, eller tegne din egen med 60 til 70 lokk. Pass på hullene: de bryter linjer.

# What the lab counts: how games end, and the parts they are played with

end-poo-divers-supply = All bæsjen er delt ut
end-poo-divers-covers = Det siste lokket er åpent
end-poo-divers-fart-off = En prompeduell avgjorde

part-poo-divers-cover = Lokk åpnet først
part-poo-divers-pushed-cover = Lokk åpnet ved å satse videre

part-poo-divers-first = Kort under første lokk
part-poo-divers-first-blank = Nitte
part-poo-divers-first-sleeper = Sovetryne
part-poo-divers-first-find = Funn

part-poo-divers-pushed = Kort møtt ved å satse videre
part-poo-divers-pushed-blank = { part-poo-divers-first-blank }
part-poo-divers-pushed-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-pushed-find = { part-poo-divers-first-find }

part-poo-divers-peeked = Kort sett ved tjuvtitting
part-poo-divers-peeked-blank = { part-poo-divers-first-blank }
part-poo-divers-peeked-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-peeked-find = { part-poo-divers-first-find }

part-poo-divers-choice = Hva spillerne gjør
part-poo-divers-choice-bank = Sikrer, selv om de kunne satset videre
part-poo-divers-choice-must-bank = Sikrer, uten noe å satse videre på
part-poo-divers-choice-push = Satser videre
part-poo-divers-choice-look = Tjuvtitter under et lokk
part-poo-divers-choice-skip-look = Dropper tjuvtitten

part-poo-divers-run = Funn i en tur som blir sikret

# The lesson: $p0 is the learner, $p1 the other player

poo-divers-lesson-welcome = Velkommen til Tokyo om natta! Under lokkene ligger det funn, sovetryner og nitter. Den som fisker opp flest poeng, vinner.
poo-divers-lesson-open = En tur begynner med at du åpner et lukket lokk. Trykk på det med ring rundt.
poo-divers-lesson-open-else = I et vanlig parti kan du ta hvilket du vil. Men åpne det med ring rundt nå: der ligger det noe bra.
poo-divers-lesson-found = Et funn! Det er verdt 1 poeng, som venter i potten for denne turen. Dykkeren din står på det.
poo-divers-lesson-push = Nå velger du: sikre det som er i potten, eller sats videre på et lokk ved siden av dykkeren. Det neste funnet er verdt 2. Sats videre mot høyre!
poo-divers-lesson-push-else = Du skal snart få sikre. Men vær modig først: sats videre på lokket med ring rundt.
poo-divers-lesson-push-on = Et funn til, +2. Fra nå av holder dykkeren retningen, og det neste funnet er verdt 3. En gang til!
poo-divers-lesson-push-on-else = Det hadde vært trygt. Men tør litt denne gangen: sats videre på lokket med ring rundt.
poo-divers-lesson-bank = 6 poeng i potten! Det neste funnet ville vært verdt 4, men en nitte ville tømt hele potten. Sikre poengene.
poo-divers-lesson-bank-else = Modig! Men en nitte ville kostet deg alle 6 poengene. Sikre dem denne gangen.
poo-divers-lesson-banked = Poengene er dine, og ingen kan ta dem fra deg. En gullbæsj er verdt 5, en brun bæsj 1.
poo-divers-lesson-other = Nå har { $p1 } tur. Følg med på hva som dukker opp.
poo-divers-lesson-sleeper = Under det første lokket lå et sovetryne (zZz): ingen poeng, men { $p1 } fikk åpne et lokk til med en gang. Satser du videre og finner et sovetryne, er potten sikret.
poo-divers-lesson-star = Det første funnet i en tur gir også 1 poeng for hvert åpne funn i en ubrutt linje ut fra det, i alle åtte retninger. Åpne lokket med ring rundt.
poo-divers-lesson-star-else = Kanskje et bra sted. Men lokket med ring rundt er på linje med flere åpne funn.
poo-divers-lesson-lines = 1 for seg selv, 2 mot høyre, 1 over og 1 på skrå opp mot venstre: 5 poeng for ett lokk!
poo-divers-lesson-bank-star = Det er mye for ett lokk. Sikre det.
poo-divers-lesson-bank-star-else = Det frister. Men 5 poeng for ett lokk er verdt å ta vare på: sikre dem.
poo-divers-lesson-other-again = { $p1 } spiller igjen, og tar et lite, trygt poeng.
poo-divers-lesson-dare = Din tur. Åpne lokket med ring rundt: det er på linje med et funn som alt ligger åpent.
poo-divers-lesson-dare-else = Du kan ta et hvilket som helst lukket lokk. Men det med ring rundt ligger på linje med et funn som alt er åpnet: det gir ett poeng mer.
poo-divers-lesson-risk = 2 poeng. Det neste lokket mot høyre kan være verdt 2 til. Nå skal vi se hva som kan gå galt: sats videre.
poo-divers-lesson-risk-else = Klokt! Men her gjør det ingenting om du møter en nitte: sats videre på lokket med ring rundt.
poo-divers-lesson-blank = En nitte! Potten for denne turen er tapt. Det du har sikret før, er trygt.
poo-divers-lesson-look = Litt trøst får du: du kan tjuvtitte under ett lukket lokk. Titt under det med ring rundt.
poo-divers-lesson-look-else = I et vanlig parti kan du velge hvilket du vil. Titt under det med ring rundt: det er på linje med mange funn.
poo-divers-lesson-peek = Et funn, og bare du vet om det! Legg det tilbake og husk hvor det er.
poo-divers-lesson-remember = Nå spiller { $p1 }. Husk på det lokket.
poo-divers-lesson-use = Husker du? Åpne lokket du tittet under.
poo-divers-lesson-use-else = Det var ikke det. Du tittet under lokket med ring rundt: åpne det.
poo-divers-lesson-eight = 8 poeng på én gang, fordi det er så mange funn på linje med det. Sikre dem!
poo-divers-lesson-eight-else = Nok er nok: sikre de 8 poengene dine.
poo-divers-lesson-end = Godt dykket! Du leder med 12 poeng. Et parti er slutt når all bæsjen er delt ut, eller når alle lokk er åpne. Står det likt, blir det som regel prompeduell.

# What things are and do, on the spot

poo-about-name = { $kind ->
    [closed] Et lukket lokk
    [find] Et funn
    [sleeper] Et sovetryne
    [blank] En nitte
    [pot] Potten for denne turen
   *[supply] Forrådet av bæsj
}
poo-about-text = { $kind ->
    [closed] Tre av fem skjuler et funn, de andre et sovetryne eller en nitte. Det som er åpnet, ligger åpent.
    [find] Åpnes det først i turen, gir det 1 poeng, og 1 for hvert åpne funn i en ubrutt linje ut fra det. Når du satser videre, er funn verdt 2, 3, 4 og så videre.
    [sleeper] Åpnes det først i turen, gir det ingen poeng, og du åpner et lokk til med en gang. Når du satser videre, sikrer det potten og avslutter turen din.
    [blank] Den gir ingen poeng, tømmer potten når du satser videre, og avslutter turen din. Du får tjuvtitte under ett lukket lokk.
    [pot] Det du har vunnet så langt i denne turen. Det er ditt når du sikrer det, og tapt hvis du satser videre på en nitte.
   *[supply] En gullbæsj er verdt 5 poeng, en brun bæsj 1. Når det er tomt, blir det ingen flere turer.
}

# The street editor

poo-editor = Tegn en gate
poo-to-editor = Tegn den stort, og sjekk balansen
poo-editor-grid = Gata: piltastene flytter, Enter legger et lokk eller tar det bort
poo-editor-brush = Pensel
poo-editor-mirror = { $mirror ->
    [none] Frihånd
    [sideways] Venstre og høyre
    [upright] Oppe og nede
   *[both] Fire samtidig
}
poo-editor-drag = Tegn ved å dra (av: en finger flytter gata)
poo-editor-begin = Begynn med en av våre gater
poo-editor-clear = Tøm
poo-editor-play = Spill på den
poo-editor-balance = Er den rettferdig?
poo-editor-balance-about = { $games } raske partier mellom boter viser hvor ofte hver plass vinner når plass 1 begynner. Den stiplede linjen viser hva som ville vært rettferdig.
poo-editor-players = Spillere
poo-editor-for = { $players } spillere
poo-editor-check = Sjekk balansen
poo-editor-waiting = En annen studie er i gang. Nummer i køen: { $place }
poo-editor-playing = { $played } av { $games } partier spilt
poo-editor-unknown = Partiene ble ikke spilt ferdig.
poo-editor-wins = Plass { $seat } vinner { $wins } % (mellom { $low } og { $high })
poo-editor-verdict = { $verdict ->
    [even] Rettferdig, så langt vi kan se.
    [nearly] Nesten rettferdig: forskjellen er under 2 av 100 partier.
    [slightly] Litt skjev: forskjellen er under 5 av 100 partier.
   *[uneven] Skjev: tenk over hvem som begynner.
}
poo-editor-study = Hele studien

# A sheet to print

poo-sheet = Gata: { $layout }
poo-sheet-note = { $count } lokk. Bland 14 nitter, 14 sovetryner og 42 funn, og legg ett kort med baksiden opp på hvert.
