# Tokyo Poo Divers

poo-why-cover-open = Det dæksel er allerede åbent. Vælg et, der er lukket.
poo-why-open-first = Åbn først et lukket dæksel.
poo-why-bank-or-push = Indkassér dine point, eller dyk videre til et lukket dæksel lige ved siden af dykkeren.
poo-why-direction-fixed = Dykkeren kan ikke dreje igen i denne tur: Dyk videre i samme retning, eller indkassér.
poo-why-no-cover-there = Der er ikke noget lukket dæksel i den retning.
poo-why-look-at-closed = Det dæksel er allerede åbent. Kig under et, der er lukket.
poo-why-look-or-skip = Du trak en nitte: Kig under ét lukket dæksel, eller lad være.
poo-why-put-back = Læg først kortet tilbage.
poo-why-let-rip = Det står lige: Slå en prut.

layout-wrong-sign = En gade tegnes med # for et dæksel og . for et hul; »{ $sign }« er ingen af delene.
layout-too-large = En gade kan højst være { $columns } kolonner bred og { $rows } rækker lang.
layout-wrong-size = En gade skal have { $fewest } til { $most } dæksler; den her har { $given }.
layout-mask-unused = Du kan kun tegne din egen gade, hvis gaden er »Din egen« (custom).

# The game in a few words

poo-divers-title = Tokyo Poo Divers
poo-divers-tagline = Løft et kloakdæksel, fisk en skat op, og vælg: Indkasserer du, eller udfordrer du lykken?
poo-divers-facts = 2 til 4 spillere · cirka 15 minutter · held, is i maven og lidt hukommelse

poo-divers-option-layout = Gade
poo-divers-option-layout-about = Den form, dækslerne ligger i. Huller bryder linjer.
poo-divers-option-layout-square = Firkant
poo-divers-option-layout-donut = Donut
poo-divers-option-layout-mascot = Maskot
poo-divers-option-layout-heart = Hjerte
poo-divers-option-layout-cow-pat = Kokasse
poo-divers-option-layout-head = Hoved
poo-divers-option-layout-custom = Din egen
poo-divers-option-mask = Din egen gade
poo-divers-option-mask-about = Rækker af # (et dæksel) og . (et hul), 60 til 70 dæksler i alt, med / mellem rækkerne.
poo-divers-option-fart-off = Prutteduel
poo-divers-option-fart-off-about = Står det lige, slår de førende hver en prut, og den højeste vinder. Ellers deler de sejren.

poo-mask-cell = Række { $row }, kolonne { $column }
poo-mask-count = { $verdict ->
    [few] { $count } dæksler: Læg nogle til, der skal være mindst { $fewest }.
    [many] { $count } dæksler: Tag nogle væk, der må højst være { $most }.
   *[good] { $count } dæksler: en fin gade!
}
poo-covers = { $count } dæksler

# The board

poo-street = Gaden
poo-plus = +{ $points }
poo-would-score = +{ $points }, hvis det er et fund
poo-supply = Forråd: { $points } point
poo-supply-left = { $points ->
    [0] Alle point er vundet
    [one] 1 point blev tilovers
   *[other] { $points } point blev tilovers
}
poo-unseen = Endnu ikke set: fund { $finds }, syvsovere { $sleepers }, nitter { $blanks }. { $aside ->
    [0] { "" }
    [one] Et af kortene ligger ikke under noget dæksel.
   *[other] { $aside } af kortene ligger ikke under noget dæksel.
}
poo-pot = { $points ->
    [one] 1 point i turens potte
   *[other] { $points } point i turens potte
}
poo-purse = Klatter: { $golden } gyldne og { $brown } brune
poo-cover = Række { $row }, kolonne { $column }: { $face ->
    [find] et fund
    [sleeper] en syvsover
    [blank] en nitte
   *[closed] lukket
}
poo-cover-open = Række { $row }, kolonne { $column }: Åbn det, { $worth ->
    [one] 1 point
   *[other] { $worth } point
}, hvis det er et fund
poo-cover-push = Række { $row }, kolonne { $column }: Dyk videre her, +{ $worth }, hvis det er et fund
poo-cover-look = Række { $row }, kolonne { $column }: Kig under det i hemmelighed
poo-cover-peeked = Række { $row }, kolonne { $column }: { $face ->
    [find] Du ser et fund
    [sleeper] Du ser en syvsover
    [blank] Du ser en nitte
   *[closed] Nogen kigger under det
}
poo-contest = Prutteduel
poo-contest-player = { $state ->
    [waits] { $name } mangler at slå sin prut
    [heard] { $name }: { $blast } decibel
   *[won] { $name } vinder med { $blast } decibel
}
poo-blast = { $blast } dB

# What you can do

poo-do-bank = { $pot ->
    [one] Indkassér 1 point
   *[other] Indkassér { $pot } point
}
poo-do-push = Dyk mod { $direction ->
    [0] nord
    [1] nordøst
    [2] øst
    [3] sydøst
    [4] syd
    [5] sydvest
    [6] vest
   *[7] nordvest
} for +{ $worth }
poo-do-skip-look = Lad være
poo-do-put-back = Læg det tilbage
poo-do-let-rip = Slå en prut

# The status line

poo-status-opening = { $whose ->
    [you] Din tur: Åbn et dæksel.
    [ours] { $name }, det er din tur: Åbn et dæksel.
   *[other] { $name } vælger et dæksel.
}
poo-status-opening-again = { $whose ->
    [you] En syvsover! Du får en chance til: Åbn et nyt dæksel.
    [ours] En syvsover! { $name }, åbn et nyt dæksel.
   *[other] En syvsover! { $name } åbner et nyt dæksel.
}
poo-status-deciding = { $whose ->
    [you] Din tur: Indkassér { $pot }, eller dyk videre efter { $worth } mere.
    [ours] { $name }: Indkassér { $pot }, eller dyk videre efter { $worth } mere.
   *[other] { $name } har { $pot } i potten: Indkassere eller dykke videre?
}
poo-status-must-bank = { $whose ->
    [ours] { $name }: Der er ikke noget lukket dæksel at dykke videre til, så indkassér dine { $pot }.
   *[you] Der er ikke noget lukket dæksel at dykke videre til: Indkassér dine { $pot }.
}
poo-status-last = { $whose ->
    [you] Din tur: Indkassér { $pot }. Mere er der ikke i forrådet.
    [ours] { $name }: Indkassér { $pot }. Mere er der ikke i forrådet.
   *[other] { $name } kan indkassere hele resten: { $pot }.
}
poo-status-looking = { $whose ->
    [you] En nitte! Kig under ét lukket dæksel i hemmelighed, eller lad være.
    [ours] En nitte! { $name }, kig under ét lukket dæksel i hemmelighed, eller lad være.
   *[other] En nitte! { $name } må kigge under et dæksel i hemmelighed.
}
poo-status-peeking = { $whose ->
    [you] Kun du ser dette kort. Læg det tilbage, når du er færdig.
    [ours] Kun { $name } ser dette kort. Læg det tilbage, når du er færdig.
   *[other] { $name } kigger under et dæksel.
}
poo-status-contest = { $whose ->
    [you] Det står lige! Din tur: Slå en prut.
    [ours] Det står lige! { $name }, slå en prut.
   *[other] Det står lige! { $name } trækker vejret dybt.
}
poo-status-over = { $ending ->
    [empty] Alle klatter er delt ud
   *[open] Det sidste dæksel er åbent
}: { $winners ->
    [1] { $names } vinder med { $points } point.
   *[other] { $names } deler sejren med { $points } point hver.
}
poo-status-settled = { $names } vinder prutteduellen, efter at det stod lige med { $points } point.

# Tips for a first game

poo-hint-open = Flest point vinder. Tryk på et dæksel: De fleste gemmer på et fund, nogle på en syvsover (zZz) eller en nitte (X).
poo-hint-lines = Et fund ved siden af andre åbne fund giver mere: 1 point for hvert fund i en ubrudt linje, i alle otte retninger.
poo-hint-push = Sikker eller grådig? Indkassér nu, eller drej dykkeren mod et lysende dæksel. Det næste fund giver 2, så 3, så 4 … men en nitte vælter potten.
poo-hint-push-on = Nu holder dykkeren retningen. En syvsover indkasserer dine point, en nitte spilder dem.
poo-hint-must-bank = Der er ikke noget lukket dæksel at dykke videre til, så indkassér det, der er i potten.
poo-hint-last = Der er ikke mere i forrådet: Du kan ikke vinde noget ved at dykke videre.
poo-hint-sleeper = Du blundede et øjeblik. Ingen skade sket: Åbn et nyt dæksel.
poo-hint-look = En lille trøst: Vælg et dæksel, og se i hemmelighed, hvad der ligger under det. Husk det til senere!
poo-hint-peek = De andre ser kun, hvor du kigger. Læg kortet tilbage, når du har set det.
poo-hint-contest = Det står lige i toppen. Alle, der fører, slår en prut, og den højeste vinder: Det er rent held.

# What happened; $name is the player it is about

poo-find = { $name } fisker et fund op: { $pot ->
    [one] 1 point i potten.
   *[other] { $pot } point i potten.
}
poo-find-pushing = { $name } dykker videre og fisker endnu et fund op, { $worth } point værd: { $pot } i potten.
poo-sleeper = { $name } blunder lidt og åbner et nyt dæksel.
poo-sleeper-last = { $name } blunder lidt.
poo-sleeper-pushing = { $name } dykker videre og finder en syvsover.
poo-blank = { $name } trækker en nitte.
poo-blank-pushing = { $name } dykker videre og trækker en nitte: { $lost ->
    [one] 1 point ryger i kloakken.
   *[other] { $lost } point ryger i kloakken.
}
poo-banked = { $name } indkasserer { $points ->
    [one] 1 point
   *[other] { $points } point
} og har { $total }.
poo-supply-short = Der er ikke flere klatter: { $name } går glip af { $lost ->
    [one] 1 point.
   *[other] { $lost } point.
}
poo-looked = { $name } kigger i hemmelighed under dækslet i række { $row }, kolonne { $column }.
poo-put-back = { $name } lægger kortet tilbage.
poo-skipped-look = { $name } lader være med at kigge.
poo-supply-empty = Alle klatter er delt ud. Det var den sidste tur.
poo-all-open = Det sidste dæksel er åbent. Det var den sidste tur.
poo-tie = { $players } spillere står lige i toppen med { $points }: Så er der prutteduel!
poo-let-rip = { $name } slår en prut: { $blast } decibel!
poo-fart-off = { $name } vinder prutteduellen!

# The rules page

poo-rules-aim-text = Nede i Tokyos kloakker ligger alt det, folk nogensinde har tabt. Løft dækslerne, fisk op, hvad du kan, og få din belønning i klatter. Den, der ender med flest point, vinder. Alle fund er lige meget værd, uanset om det er en krone eller en sok.
poo-rules-piece-closed = lukket dæksel
poo-rules-piece-find = 42 fund
poo-rules-piece-sleeper = 14 syvsovere
poo-rules-piece-blank = 14 nitter
poo-rules-piece-diver = dykkeren
poo-rules-piece-brown = 1 point værd
poo-rules-piece-golden = 5 point værd

poo-rules-first = Din tur: Åbn et dæksel
poo-rules-first-text = Åbn et lukket dæksel efter eget valg. Det, der er åbnet, forbliver åbent resten af spillet.
poo-rules-first-find = Et fund: 1 point for det og 1 mere for hvert åbent fund i en ubrudt linje ud fra det, i alle otte retninger. Nitter, syvsovere, lukkede dæksler og huller i gaden bryder en linje. Dykkeren stilles på fundet. Nu vælger du: Indkassér dine point, eller udfordr lykken.
poo-rules-first-sleeper = En syvsover: Du blundede. Ingen point, men du åbner straks et nyt dæksel.
poo-rules-first-blank = En nitte: ingen point. Du må kigge under ét lukket dæksel i hemmelighed, og så er din tur slut.

poo-rules-push = Udfordr lykken
poo-rules-push-text = Drej dykkeren mod et lukket dæksel lige ved siden af, og åbn det. Fra nu af ligger retningen fast: Du kan kun dykke videre, hvis det næste dæksel i samme linje er lukket. Du må indkassere efter hvert fund.
poo-rules-push-find = Endnu et fund: Det andet i din tur giver 2 point, det tredje 3 og så videre. Linjer tæller ikke længere.
poo-rules-push-sleeper = En syvsover: Dine point bliver indkasseret, og din tur er slut.
poo-rules-push-blank = En nitte: Alle turens point er tabt. Du må kigge under ét lukket dæksel i hemmelighed, og så er din tur slut.
poo-rules-diagram-line = Hvad et nyt fund giver: 1 point for sig selv og 2 for hver af linjerne mod højre, nedad og skråt op mod venstre, i alt 7. Over det bryder en nitte linjen, til venstre en syvsover: Fundene bag dem tæller ikke.
poo-rules-diagram-push = Her dykkes der videre mod højre: 1 point for det første fund, 2 for det andet, 3 for det tredje, altså 6 i potten. Under det næste dæksel ligger et fund, der giver 4 mere, en syvsover, så bliver de 6 indkasseret, eller en nitte, så er de tabt.

poo-rules-lesson = En tur, trin for trin
poo-rules-lesson-0 = Nogle dæksler er allerede åbne. Lu overvejer dækslet i den midterste række med fund til venstre, til højre og ovenfor.
poo-rules-lesson-1 = Et fund! 1 point for det og 5 for fundene på linje med det: to til venstre, et til højre og to skråt op mod venstre. Lu har 6 point og kunne indkassere dem.
poo-rules-lesson-2 = Men Lu drejer dykkeren mod sydvest og åbner dækslet der. Et fund mere, 2 point værd: Nu er der 8 point i potten.
poo-rules-lesson-3 = Lu vil have 3 mere og dykker videre i samme retning. En nitte! Alle 8 point er tabt. En syvsover ville have indkasseret dem.

poo-rules-look = Det hemmelige kig
poo-rules-look-text = Løft ét lukket dæksel, så kun du kan se kortet, og læg det så tilbage. Alle ser, hvor du kiggede, ingen ser, hvad du fandt. Du må også lade være.

poo-rules-end = Slutningen
poo-rules-end-text = Spillet slutter, så snart alle 170 point i klatter er delt ud, eller efter den tur, hvor det sidste dæksel blev åbnet. Fem brune veksles til én gylden. En syvsover under det sidste dæksel afslutter bare turen. Flest point vinder. Står det lige i toppen, bliver der prutteduel: De førende slår en prut efter tur, og den højeste vinder. I kan også aftale før spillet, at I deler sejren i stedet.

poo-rules-layouts = Gaden
poo-rules-layouts-text = Gaden kan have andre former end firkanten. Seks er klar til brug, eller tegn din egen med 60 til 70 dæksler. Pas på hullerne: De bryder linjer.

# What the lab counts: how games end, and the parts they are played with

end-poo-divers-supply = Alle klatter er delt ud
end-poo-divers-covers = Det sidste dæksel er åbent
end-poo-divers-fart-off = En prutteduel afgjorde det

part-poo-divers-cover = Dæksler åbnet som første
part-poo-divers-pushed-cover = Dæksler åbnet ved at dykke videre

part-poo-divers-first = Kort under første dæksler
part-poo-divers-first-blank = Nitte
part-poo-divers-first-sleeper = Syvsover
part-poo-divers-first-find = Fund

part-poo-divers-pushed = Kort mødt ved at dykke videre
part-poo-divers-pushed-blank = { part-poo-divers-first-blank }
part-poo-divers-pushed-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-pushed-find = { part-poo-divers-first-find }

part-poo-divers-peeked = Kort set i hemmelighed
part-poo-divers-peeked-blank = { part-poo-divers-first-blank }
part-poo-divers-peeked-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-peeked-find = { part-poo-divers-first-find }

part-poo-divers-choice = Hvad spillerne gør
part-poo-divers-choice-bank = Indkasserer, selv om de kunne dykke videre
part-poo-divers-choice-must-bank = Indkasserer, fordi der ikke er mere at åbne
part-poo-divers-choice-push = Dykker videre
part-poo-divers-choice-look = Kigger under et dæksel
part-poo-divers-choice-skip-look = Lader være med at kigge

part-poo-divers-run = Fund i en tur, der bliver indkasseret

# The lesson: $p0 is the learner, $p1 the other player

poo-divers-lesson-welcome = Velkommen til Tokyo ved nat! Under dækslerne ligger der fund, syvsovere og nitter. Den, der fisker flest point op, vinder.
poo-divers-lesson-open = En tur begynder med, at du åbner et lukket dæksel. Tryk på det med ring om.
poo-divers-lesson-open-else = I et rigtigt spil må du tage et hvilket som helst dæksel. Åbn her det med ring om: Der ligger noget godt under det.
poo-divers-lesson-found = Et fund! Det giver 1 point, som venter i turens potte. Din dykker står på fundet.
poo-divers-lesson-push = Vælg nu: Indkassér det, der er i potten, eller dyk videre til et dæksel lige ved siden af dykkeren. Det næste fund giver 2. Dyk videre til højre!
poo-divers-lesson-push-else = Du skal snart indkassere. Men vær først modig: Dyk videre til dækslet med ring om.
poo-divers-lesson-push-on = Et fund mere, +2. Fra nu af holder dykkeren retningen, og det næste fund giver 3. En gang til!
poo-divers-lesson-push-on-else = Det ville være det sikre valg. Men tør du lige den her gang? Dyk videre til dækslet med ring om.
poo-divers-lesson-bank = 6 point i potten! Det næste fund ville give 4, men en nitte ville vælte det hele. Indkassér dem.
poo-divers-lesson-bank-else = Modigt! Men en nitte ville koste alle 6 point. Indkassér dem i denne lektion.
poo-divers-lesson-banked = Pointene er dine, og ingen kan tage dem fra dig: En gylden klat er 5 værd, en brun 1.
poo-divers-lesson-other = Nu har { $p1 } turen. Se, hvad der dukker op.
poo-divers-lesson-sleeper = Under det første dæksel lå en syvsover (zZz): ingen point, men { $p1 } måtte straks åbne et nyt. Var { $p1 } dykket videre til den, ville den have indkasseret potten.
poo-divers-lesson-star = Det første fund giver også 1 for hvert åbent fund i en ubrudt linje ud fra det, i alle otte retninger. Åbn dækslet med ring om.
poo-divers-lesson-star-else = Måske et godt sted. Men dækslet med ring om rører ved flere åbne fund.
poo-divers-lesson-lines = 1 for fundet selv, 2 til højre, 1 ovenfor og 1 skråt op mod venstre: 5 point for ét dæksel!
poo-divers-lesson-bank-star = Det er meget for ét dæksel. Indkassér dem.
poo-divers-lesson-bank-star-else = Det er fristende. Men 5 point for ét dæksel er værd at holde på: Indkassér dem.
poo-divers-lesson-other-again = { $p1 } spiller igen og tager et lille, sikkert point.
poo-divers-lesson-dare = Din tur. Åbn dækslet med ring om: Det ligger på linje med et åbent fund.
poo-divers-lesson-dare-else = Ethvert lukket dæksel kan bruges. Men det med ring om ligger på linje med et åbent fund: Det giver et point mere.
poo-divers-lesson-risk = 2 point. Et dæksel længere til højre er måske 2 mere værd. Lad os denne gang se, hvad der kan gå galt: Dyk videre.
poo-divers-lesson-risk-else = Klogt! Men her i lektionen er det bedste sted at møde en nitte: Dyk videre til dækslet med ring om.
poo-divers-lesson-blank = En nitte! Turens potte er tabt. Det, du har indkasseret før, er i sikkerhed.
poo-divers-lesson-look = Men der er en trøst: Du må kigge under ét lukket dæksel i hemmelighed. Kig under det med ring om.
poo-divers-lesson-look-else = I et rigtigt spil må du vælge frit. Kig under det med ring om: Det ligger på linje med mange fund.
poo-divers-lesson-peek = Et fund, og kun du ved det! Læg det tilbage, og husk stedet.
poo-divers-lesson-remember = { $p1 } tager sin tur. Husk på det dæksel.
poo-divers-lesson-use = Kan du huske det? Åbn det dæksel, du kiggede under.
poo-divers-lesson-use-else = Det var ikke det. Du kiggede under dækslet med ring om: Åbn det.
poo-divers-lesson-eight = 8 point på én gang, fordi så mange fund ligger på linje med det. Indkassér dem!
poo-divers-lesson-eight-else = Nok er nok: Indkassér dine 8 point.
poo-divers-lesson-end = Godt dykket! Du fører med 12 point. Spillet slutter, når alle klatter er vundet, eller alle dæksler er åbne. Står det lige, bliver der som regel prutteduel.

# What things are and do, on the spot

poo-about-name = { $kind ->
    [closed] Et lukket dæksel
    [find] Et fund
    [sleeper] En syvsover
    [blank] En nitte
    [pot] Turens potte
   *[supply] Forrådet af klatter
}
poo-about-text = { $kind ->
    [closed] Tre ud af fem gemmer på et fund, de andre på en syvsover eller en nitte. Det, der er åbnet, forbliver åbent.
    [find] Åbnet først giver det 1 og 1 for hvert åbent fund i en ubrudt linje ud fra det. Når du dykker videre, giver fund 2, 3, 4 og så videre.
    [sleeper] Åbnet først giver den ingenting, og du åbner straks et nyt dæksel. Når du dykker videre, indkasserer den potten og slutter din tur.
    [blank] Den giver ingenting, vælter potten, når du dykker videre, og slutter din tur. Du må kigge under ét lukket dæksel i hemmelighed.
    [pot] Det, du har vundet i denne tur indtil nu. Det er dit, når du indkasserer det, og tabt, hvis du dykker videre til en nitte.
   *[supply] Gyldne klatter er 5 point værd, brune 1. Når der ikke er flere, er der ikke flere ture.
}

# The street editor

poo-editor = Tegn en gade
poo-to-editor = Tegn den stort, og tjek dens balance
poo-editor-grid = Gaden: Piletasterne flytter, Enter lægger et dæksel eller tager det væk
poo-editor-brush = Pensel
poo-editor-mirror = { $mirror ->
    [none] Frihånd
    [sideways] Venstre og højre
    [upright] Oppe og nede
   *[both] Fire på én gang
}
poo-editor-drag = Tegn ved at trække (slået fra: en finger flytter gaden)
poo-editor-begin = Begynd med en af vores gader
poo-editor-clear = Ryd
poo-editor-play = Spil på den
poo-editor-balance = Er den fair?
poo-editor-balance-about = { $games } hurtige partier mellem botter viser, hvor tit hver plads vinder, når plads 1 begynder. Den stiplede linje viser, hvad der ville være fair.
poo-editor-players = Spillere
poo-editor-for = { $players } spillere
poo-editor-check = Tjek balancen
poo-editor-waiting = En anden undersøgelse er i gang. Nummer i køen: { $place }
poo-editor-playing = { $played } af { $games } partier spillet
poo-editor-unknown = Partierne blev ikke spillet til ende.
poo-editor-wins = Plads { $seat } vinder { $wins } % (mellem { $low } og { $high })
poo-editor-verdict = { $verdict ->
    [even] Fair, så vidt man kan se.
    [nearly] Næsten fair: Forskellen er under 2 ud af 100 partier.
    [slightly] Lidt skæv: Forskellen er under 5 ud af 100 partier.
   *[uneven] Skæv: Tænk over, hvem der begynder.
}
poo-editor-study = Hele undersøgelsen

# A sheet to print

poo-sheet = Gaden: { $layout }
poo-sheet-note = { $count } dæksler. Bland 14 nitter, 14 syvsovere og 42 fund, og læg ét kort med bagsiden opad på hvert.
