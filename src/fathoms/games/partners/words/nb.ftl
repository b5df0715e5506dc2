# Partners

partners-title = Partners
partners-tagline = Få brikkene i mål med kort, gi videre det rette, og vinn bare sammen.
partners-facts = 6 spillere · omtrent 60 minutter · kort, planlegging og en partner å stole på

partners-option-form = Lag
partners-option-form-about = Hvem som spiller sammen: farger overfor hverandre som par, eller annenhver farge som lag på tre.
partners-option-form-pairs = Tre par
partners-option-form-teams = To lag på tre
partners-option-play-on = Spill videre
partners-option-play-on-about = Med tre par: når ett har vunnet, spiller de andre videre om plassene som er igjen.
partners-option-seven-rest = Resten av en 7-er
partners-option-seven-rest-about = Når en 7-er låser den siste brikken din og det er steg igjen: Kan du bruke dem på partnerne, eller må du? Regelheftene er ikke enige.
partners-option-seven-rest-may = Du kan stoppe
partners-option-seven-rest-must = Alle sju må brukes

# The name of a card, for the sentences below.
partners-card = { $card ->
    [two] 2
    [three] 3
    [back_four] 4 bakover
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [swap] bytt plass
    [twelve] 12
    [thirteen] 13
    [one_or_fourteen] 1/14
   *[face_down] kort med baksiden opp
}

# What happened. $name is the player the line is about; colours are the names of the pieces' colours.
partners-colour-green = grønn
partners-colour-blue = blå
partners-colour-purple = lilla
partners-colour-red = rød
partners-colour-orange = oransje
partners-colour-yellow = gul
partners-piece = { $colour ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} brikke
partners-victim = { $victim ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} brikke
partners-other = { $other ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} brikke

partners-a-piece = { $colour ->
   *[any] en
} { partners-piece }
partners-a-victim = { $victim ->
   *[any] en
} { partners-victim }
partners-an-other = { $other ->
   *[any] en
} { partners-other }

partners-handed-on = { $name } legger et kort med baksiden opp til en partner.
partners-handed-on-card = { $name } legger et kort med baksiden opp til en partner: { partners-card }.
partners-exchanged = Alle har valgt: kortene byttes. { $name } begynner.
partners-got = { $name } får et kort av en partner: { partners-card }.
partners-played = { $name } spiller: { partners-card }.
partners-laid-down = { $name } kan ikke bruke noen kort, legger dem ned og er ute til neste utdeling.
partners-laid-card = { $name } legger ned: { partners-card }.
partners-took-back = { $name } angrer det halvferdige trekket.
partners-brought-out = { $name } flytter { partners-a-piece } ut på startfeltet ({ partners-card }).
partners-brought-both = { $name } flytter ut { partners-an-other } og { partners-a-piece } ({ partners-card }).
partners-went = { $name } flytter { partners-a-piece } { $steps } felt fram.
partners-stepped = { $name } bruker { $steps } av de 7 stegene på { partners-a-piece }.
partners-split = { $name } bruker de 7 stegene: { $parts }.
partners-stopped = { $name } lar { $steps ->
    [one] det siste steget
   *[other] de siste { $steps } stegene
} av 7-eren være.
partners-lost-steps = { $steps ->
    [one] Det siste steget av 7-eren kan ikke brukes.
   *[other] De siste { $steps } stegene av 7-eren kan ikke brukes.
}
partners-part = { $steps } på { partners-a-piece }
partners-went-back = { $name } flytter { partners-a-piece } fire felt bakover.
partners-turned = Kortet ({ partners-card }) rekker lenger enn målet: { $name } må snu { partners-a-piece }.
partners-in-goal = { $name } har { partners-a-piece } på målsirkel { $circle } av 4.
partners-hit = { $name } slår ut { partners-a-victim }.
partners-fell = { $name } braser inn i to på én gang og får selv { partners-a-piece } slått ut.
partners-chose = { $name } vil at { partners-a-piece } skal bytte plass.
partners-swapped = { $name } lar { partners-an-other } og { partners-a-piece } bytte plass.
partners-rank = Laget til { $name } kommer på { $rank }. plass.
partners-laid-rest = { $name } trenger ikke flere kort og legger ned: { partners-card }.
partners-over = Spillet er slutt: laget til { $name } har vunnet.
partners-shared = Spillet er slutt: laget til { $name } deler seieren.
partners-chapter = Utdeling { $number }
partners-dealt = { $name } gir fire nye kort til hver: utdeling { $deal }.
partners-shuffled = { $name } samler inn kortene, stokker og gir: utdeling { $deal }.

# Why something cannot be done
partners-why-hand-on = Først gir alle videre et kort: velg ett til partneren din.
partners-why-not-in-hand = Det kortet har du ikke.
partners-why-exchange-over = Kortene er byttet allerede. Du gir videre et kort igjen etter neste utdeling.
partners-why-must-play = Du kan bruke et av kortene dine, så du må spille. Du legger bare ned kortene når ingen kan brukes.
partners-why-card-first = Velg et kort først.
partners-why-seven = Alle sju stegene i en 7-er må brukes, og det går ikke nå.
partners-why-swap = Bytt plass krever to brikker på banen som står alene. Det er ikke nok av dem.
partners-why-two = Du kan verken flytte en brikke to felt eller flytte ut to av lagets brikker.
partners-why-card-useless = Ingen av brikkene du kan flytte, kan bruke det kortet nå.
partners-why-card-played = Kortet ditt ligger på bordet. Bruk det først.
partners-why-taken-back = Du har angret nok denne turen. Gjør ferdig dette trekket.
partners-why-nothing-done = Det er ikke noe å angre: et trekk kan bare angres mens det er halvferdig.
partners-why-not-out = Ingen brikke i den fargen kan flyttes ut med dette kortet.
partners-why-not-back = Den brikken kan ikke gå fire felt bakover nå.
partners-why-not-exchangeable = Bare en brikke på banen som står alene, kan bytte plass, og bare med en annen slik brikke.
partners-why-not-this-card = Det kan ikke dette kortet brukes til.
partners-why-not-there = Den brikken kan ikke gå så langt: du kan ikke flytte den, eller noe står i veien.
partners-why-moved-already = En 7-er flytter hver brikke bare én gang, og denne er flyttet.
partners-why-too-many = Det er ikke så mange steg igjen.
partners-why-rest = Den brikken kan ikke gå så mange steg, eller så kan ikke stegene som blir igjen, brukes.
partners-why-not-stop = Du kan først stoppe en 7-er når den har låst din egen siste brikke.
partners-why-all-seven = Her må alle sju stegene i en 7-er brukes: du kan ikke stoppe før.
partners-why-one-partner = Når du hjelper, gjelder en 7-er brikkene til bare én partner, og du har alt begynt med en annens.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = Brettet
partners-from = { $where ->
    [home] i startsirkelen
    [start] på startfeltet
    [lane] på målsirkel { $spot }
   *[track] på felt { $spot }
}
partners-to = { $towhere ->
    [home] til startsirkelen
    [start] til startfeltet
    [lane] til målsirkel { $tospot }
   *[track] til felt { $tospot }
}
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : der står det to, så brikken din slås ut
   *[other] {" "}og slår ut { partners-a-victim }
}
partners-spot-go = { partners-piece } { partners-from }: { $steps } fram { partners-to }{ partners-comes-of-it }
partners-spot-turn = { partners-piece } { partners-from }: { $steps } steg, snur og går { partners-to }{ partners-comes-of-it }
partners-spot-back = { partners-piece } { partners-from }: { $steps } bakover { partners-to }{ partners-comes-of-it }
partners-spot-out = { partners-piece } { partners-from }: flytt den ut på startfeltet
partners-spot-piece = { partners-piece } { partners-from }: velg den, så { $steps } steg
partners-spot-swap-first = { partners-piece } { partners-from }: en av de to som bytter plass
partners-spot-swap-second = { partners-piece } { partners-from }: bytt plass med den
partners-steps = Hvor mange steg?
partners-step = { $steps }
partners-step-back = −{ $steps }
partners-out = ut
partners-rest = { $rest } steg igjen
partners-handed = { $count } av { $all } har valgt

# What cards do

partners-does = { $card ->
    [two] 2 fram, eller to brikker ut
    [three] 3 fram
    [back_four] 4 bakover
    [five] 5 fram, forbi alle startfelt
    [six] 6 fram
    [seven] 7 steg, fordelt som du vil
    [eight] 8 fram, eller en brikke ut
    [nine] 9 fram
    [ten] 10 fram
    [swap] To brikker bytter plass
    [twelve] 12 fram
    [thirteen] 13 fram, eller en brikke ut
    [one_or_fourteen] 1 eller 14 fram
   *[face_down] Baksiden opp
}
partners-hand = Kortene dine
partners-hand-of = Kortene til { $name }
partners-card-play = Kort { partners-card }: { partners-does }
partners-card-useless = Kort { partners-card }: { partners-does }. Det kan ikke brukes nå.
partners-card-gift = Kort { partners-card }: { partners-does }. Velge det til { $partner }?
partners-card-held = Kort { partners-card }: { partners-does }
partners-advice-play = Spill kort { partners-card }: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } fram
partners-advice-gift = Gi kort { partners-card } videre til { $partner }
partners-from-partner = fra { $name }
partners-how-to = Trykk nå på en brikke som lyser, eller på kortet igjen for å legge det tilbake.
partners-how-to-steps = Hvor langt skal den gå?
partners-gift-wrap = Velg et kort
partners-do-hand-on = Gi til { $partner }
partners-gift-given = Kortet ditt til { $partner } ligger med baksiden opp.
partners-no-hand = Ingen kort igjen: du er med igjen ved neste utdeling.
partners-no-more-hands = Dere har alle brikkene i mål: du får ikke flere kort mens de andre spiller videre.

partners-do-lay-down = Legg ned kortene
partners-do-take-back = Angre alt
partners-do-stop = Stopp her

partners-purse = { $cards ->
    [0] ingen kort
    [one] 1 kort
   *[other] { $cards } kort
}, { $home } i startsirkelen, { $locked } av 4 i mål
partners-score = { $points } av 4 i mål
partners-side-score = { $points } av { $most } i mål
partners-purse-out = lagt ned, { $home } i startsirkelen, { $locked } av 4 i mål

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: velg i hemmelighet et kort til { $partner }.
   *[you] Velg i hemmelighet et kort til { $partner }.
}
partners-status-waiting = { $count ->
    [one] Kortene byttes så snart { $names } har valgt.
   *[other] Alle gir videre et kort. Velger fortsatt: { $names }.
}
partners-status-choosing = { $whose ->
    [you] Din tur: spill et kort.
    [ours] { $name }, din tur: spill et kort.
   *[other] { $name } velger et kort.
}
partners-status-helping = { $whose ->
    [you] Alle brikkene dine er i mål: spill et kort for { $partners }.
    [ours] { $name }, brikkene dine er i mål: spill et kort for { $partners }.
   *[other] { $name } er i mål og spiller for { $partners }.
}
partners-status-stuck = { $whose ->
    [ours] { $name }: ingen av kortene dine kan brukes, så legg dem ned.
   *[you] Ingen av kortene dine kan brukes: legg dem ned.
}
partners-status-moving = { $whose ->
    [you] Du spiller { partners-card }: velg en brikke.
    [ours] { $name } spiller { partners-card }: velg en brikke.
   *[other] { $name } spiller: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Din 7-er: { partners-rest }. Velg en brikke.
    [ours] 7-er for { $name }: { partners-rest }. Velg en brikke.
   *[other] { $name } fordeler en 7-er: { partners-rest }.
}
partners-status-seven-rest = { $whose ->
    [you] Den siste brikken din er låst. 7-eren din: { partners-rest } til { $partners }, eller stopp.
    [ours] { $name }, den siste brikken din er låst: { partners-rest } til { $partners }, eller stopp.
   *[other] { $name } har låst den siste brikken sin: { partners-rest } av 7-eren.
}
partners-status-swap = { $whose ->
    [other] { $name } lar to brikker bytte plass.
   *[you] { $rest ->
        [2] Velg den første av to brikker som skal bytte plass.
       *[1] Velg nå brikken den skal bytte plass med.
    }
}
partners-status-second-out = { $whose ->
    [other] { $name } flytter ut to brikker.
   *[you] Én brikke er ute. Velg den andre.
}
partners-status-over = Spillet er slutt: { $names } har alle brikkene i mål og vinner.
partners-status-stopped = Spillet er slutt etter svært mange utdelinger: { $names } har kommet lengst{ $sides ->
    [one] { " " }og vinner.
   *[other] , og disse lagene deler seieren.
}

# Tips for a first game

partners-hint-exchange = Tenk på partneren din: brikker kommer bare ut med 2, 8 eller 13. { $form ->
    [teams] Du får et kort av den andre partneren din.
   *[pairs] Du får et kort tilbake.
}
partners-hint-play = Trykk på et kort for å se hva det kan brukes til, og så på en brikke som lyser. 2, 8 eller 13 får brikker ut.
partners-hint-start = På startfeltet ditt står du i veien for alle andre: ingen kommer forbi deg der, unntatt med en 5-er.
partners-hint-track = Lander du på en brikke som står alene, slås den ut. Men to i samme farge på et felt er trygge: lander en annen farge der, slås den selv ut.
partners-hint-lane = Fyll kronbladet innenfra og ut. Er kortet for langt, snur brikken din, og da kan den havne utenfor igjen.
partners-hint-seven = Trykk på en brikke, og så på hvor mange steg den skal gå. Fortsett med de andre til alle 7 er brukt.
partners-hint-seven-helping = Trykk på en brikke, og så på hvor mange steg den skal gå. Alle 7 gjelder brikkene til bare én partner: den første brikken avgjør hvem.
partners-hint-seven-rest = Alle brikkene dine er låst. Bruk resten av 7-eren på brikkene til { $count ->
    [one] partneren din
   *[other] partnerne dine
}{ $rest ->
    [must] : alle sju stegene må brukes.
   *[may] , eller stopp: da går stegene tapt.
}
partners-hint-swap = To brikker som står alene på banen, kan bytte plass, uansett hvem de tilhører.
partners-hint-stuck = Sånt skjer. Du er med igjen ved neste utdeling.
partners-hint-helping = Brikkene dine er i mål, bra jobba. Fra nå av flytter kortene dine brikkene til { $count ->
    [one] partneren din.
   *[other] partnerne dine: velg en partner for hvert kort.
}

# The rules page

partners-rules-aim-text = Seks farger løper om kapp rundt en blomst. Du flytter de fire brikkene dine fra startsirkelen til startfeltet, én gang rundt alle kronbladene og inn i mål i ditt eget. Men dere vinner bare sammen: laget ditt er først når brikkene i alle lagets farger er i mål.
partners-rules-sides = Hvem spiller sammen
partners-rules-sides-text = Et bånd på brettet og kanten på brikkene viser hvem som hører sammen.
partners-rules-sides-pairs = Tre par: farger overfor hverandre er partnere. Båndet går fra kronblad til kronblad, og hvert par har sin egen kant.
partners-rules-sides-teams = To lag på tre: annenhver farge. Båndet danner en trekant.

partners-rules-deal = Kortene
partners-rules-deal-text = Alle får fire kort. Så gir alle videre ett av dem, med baksiden opp og alle samtidig: til partneren, og i lag på tre til den neste partneren med klokka. Spilleren til venstre for kortgiveren begynner. Dere spiller ett kort per tur, med klokka, til alle er tomme for kort, og så deles det ut på nytt. Etter tre utdelinger stokker neste spiller alle kortene.
partners-rules-deal-stuck = Kan ingen av kortene dine brukes, legger du dem ned og venter på neste utdeling. Kan ett av dem brukes, må du spille det, selv om det svir.

partners-rules-cards = Hva kortene gjør
partners-rules-card-out = 8 og 13: flytt en brikke fra startsirkelen til startfeltet, eller flytt en brikke fram.
partners-rules-card-two = 2: én brikke 2 fram. Eller flytt ut to av lagets brikker: to av dine, to av en partners, eller én fra hver av to spillere.
partners-rules-card-plain = 3, 6, 9, 10 og 12: én brikke så mange felt fram.
partners-rules-card-five = 5: fem fram. Bare en 5-er kommer forbi et startfelt der det står noen.
partners-rules-card-back = 4 bakover: én brikke fire felt bakover, men aldri en i en målsirkel. På startfeltet ditt eller like etter er det en snarvei: bak det ligger slutten på veien din.
partners-rules-card-seven = 7: sju steg, fordelt på brikkene dine som du vil, hver av dem én gang. Alle sju må brukes. Blir den siste brikken din låst underveis, går resten til partnerne dine. «Resten av en 7-er» sier om du kan stoppe i stedet.
partners-rules-card-swap = Bytt plass: to brikker på banen bytter plass, enten de er dine eller ikke. Ikke brikker på et startfelt, i mål, i startsirkelen eller sammen med en annen i samme farge.
partners-rules-card-fourteen = 1/14: én brikke 1 eller 14 fram.

partners-rules-way = Underveis
partners-rules-way-hit = Lander du på en enslig brikke i en annen farge, slås den ut, selv om den tilhører en partner.
partners-rules-way-two = Lander du der det står to eller flere i en annen farge, er det din egen brikke som slås ut. Dine egne brikker kan dele felt.
partners-rules-way-start = En brikke på sitt eget startfelt stopper alle andre farger, også partnere. Selve startfeltet telles ikke: du går fra feltet før det til feltet etter det.

partners-rules-goal = Inn i mål
partners-rules-goal-text = De fire målsirklene ligger i kronbladet ditt og fylles innenfra og ut. Der kan ingen slå deg ut eller bytte plass med deg, og ingen hopper over noen. En brikke er låst når alle sirklene lenger inn er fylt; da flyttes den aldri mer. Er kortet for langt, går brikken inn så langt den kan og resten av stegene bakover, om nødvendig ut på banen igjen.
partners-rules-diagram-seven = En delt 7-er: 4 steg inn i mål, 2 fram til en enslig rød brikke, som slås ut, og 1 bort fra startfeltet.
partners-rules-diagram-home = En 6-er passer akkurat: herfra er det seks steg til den innerste ledige sirkelen, og brikken er låst.
partners-rules-diagram-long = En 8-er er for lang: seks steg inn til den sirkelen, og de to som er til overs, tilbake igjen.

partners-rules-lesson = En tur, steg for steg
partners-rules-lesson-0 = Grønn har én brikke i mål og tre i spill, og legger en 7-er. Alle sju stegene må brukes.
partners-rules-lesson-1 = Brikken på felt 77 går 4 steg, inn til den innerste ledige sirkelen: den er låst. 3 steg igjen.
partners-rules-lesson-2 = Den neste brikken går 2 steg og lander på en enslig rød brikke, som slås ut. 1 steg igjen.
partners-rules-lesson-3 = Den tredje brikken tar det siste steget, bort fra startfeltet. Hver brikke er flyttet én gang, og 7-eren er brukt opp.

partners-rules-end = Hjelp, og slutten
partners-rules-end-text = Når de fire brikkene dine er låst, flytter kortene dine brikkene til partnerne: i et lag på tre velger du partner på nytt for hvert kort. Kan et av kortene dine hjelpe, må du spille det. Det første laget som har låst alle brikkene sine, vinner. Med tre par og «Spill videre» fortsetter de andre om de neste plassene, og de som er ferdige, får ikke flere kort.
partners-rules-end-seven = Låser en 7-er den siste brikken din, kan du bruke resten på brikkene til partnerne dine eller stoppe. Med «Alle sju må brukes» må resten brukes, ellers kan ikke brikken låses slik. Når du allerede hjelper, gjelder en hel 7-er brikkene til bare én partner.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = Et lag har alle brikkene i mål
end-partners-places = Alle plasser er avgjort
end-partners-limit = Grensen for utdelinger er nådd

part-partners-field = Felt der brikker lander
part-partners-hit = Felt der brikker slås ut
part-partners-goal = Målsirkler som brikker kommer til, fra den ytterste

part-partners-dealt = Kort delt ut
part-partners-dealt-two = 2
part-partners-dealt-three = 3
part-partners-dealt-back-four = 4 bakover
part-partners-dealt-five = 5
part-partners-dealt-six = 6
part-partners-dealt-seven = 7
part-partners-dealt-eight = 8
part-partners-dealt-nine = 9
part-partners-dealt-ten = 10
part-partners-dealt-swap = Bytt plass
part-partners-dealt-twelve = 12
part-partners-dealt-thirteen = 13
part-partners-dealt-one-or-fourteen = 1 eller 14

part-partners-handed-on = Kort gitt videre
part-partners-handed-on-two = { part-partners-dealt-two }
part-partners-handed-on-three = { part-partners-dealt-three }
part-partners-handed-on-back-four = { part-partners-dealt-back-four }
part-partners-handed-on-five = { part-partners-dealt-five }
part-partners-handed-on-six = { part-partners-dealt-six }
part-partners-handed-on-seven = { part-partners-dealt-seven }
part-partners-handed-on-eight = { part-partners-dealt-eight }
part-partners-handed-on-nine = { part-partners-dealt-nine }
part-partners-handed-on-ten = { part-partners-dealt-ten }
part-partners-handed-on-swap = { part-partners-dealt-swap }
part-partners-handed-on-twelve = { part-partners-dealt-twelve }
part-partners-handed-on-thirteen = { part-partners-dealt-thirteen }
part-partners-handed-on-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-played = Kort spilt
part-partners-played-two = { part-partners-dealt-two }
part-partners-played-three = { part-partners-dealt-three }
part-partners-played-back-four = { part-partners-dealt-back-four }
part-partners-played-five = { part-partners-dealt-five }
part-partners-played-six = { part-partners-dealt-six }
part-partners-played-seven = { part-partners-dealt-seven }
part-partners-played-eight = { part-partners-dealt-eight }
part-partners-played-nine = { part-partners-dealt-nine }
part-partners-played-ten = { part-partners-dealt-ten }
part-partners-played-swap = { part-partners-dealt-swap }
part-partners-played-twelve = { part-partners-dealt-twelve }
part-partners-played-thirteen = { part-partners-dealt-thirteen }
part-partners-played-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-laid-down = Kort lagt ned ubrukt
part-partners-laid-down-two = { part-partners-dealt-two }
part-partners-laid-down-three = { part-partners-dealt-three }
part-partners-laid-down-back-four = { part-partners-dealt-back-four }
part-partners-laid-down-five = { part-partners-dealt-five }
part-partners-laid-down-six = { part-partners-dealt-six }
part-partners-laid-down-seven = { part-partners-dealt-seven }
part-partners-laid-down-eight = { part-partners-dealt-eight }
part-partners-laid-down-nine = { part-partners-dealt-nine }
part-partners-laid-down-ten = { part-partners-dealt-ten }
part-partners-laid-down-swap = { part-partners-dealt-swap }
part-partners-laid-down-twelve = { part-partners-dealt-twelve }
part-partners-laid-down-thirteen = { part-partners-dealt-thirteen }
part-partners-laid-down-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-use = Hva kort med to bruksmåter spilles til
part-partners-use-two-out = 2: flytte ut to brikker
part-partners-use-two-forward = 2: to felt fram
part-partners-use-eight-out = 8: flytte ut en brikke
part-partners-use-eight-forward = 8: åtte felt fram
part-partners-use-thirteen-out = 13: flytte ut en brikke
part-partners-use-thirteen-forward = 13: tretten felt fram
part-partners-use-one = 1 eller 14: ett felt fram
part-partners-use-fourteen = 1 eller 14: fjorten felt fram

part-partners-shared = Brikker som deler en 7-er

part-partners-deed = Hva spillerne gjør
part-partners-deed-bring-out = Flytter ut en brikke
part-partners-deed-walk = Går fram
part-partners-deed-walk-back = Går bakover
part-partners-deed-swap = Lar to brikker bytte plass
part-partners-deed-lay-down = Legger ned kortene
part-partners-deed-take-back = Angrer et halvferdig trekk
part-partners-deed-help = Spiller et kort for en partner
part-partners-deed-stop = Lar resten av en 7-er være

part-partners-blow = Hvem som slås ut
part-partners-blow-opponent = En motstander som treffes
part-partners-blow-partner = En partner som treffes
part-partners-blow-self = Den som landet på to eller flere

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Seks spillere, tre par. { $p3 }, rett overfor, er partneren din: dere vinner når alle de åtte brikkene deres er i mål. Vi hopper inn i et parti, i den tredje utdelingen.
partners-lesson-way = Brikkene dine begynner i startsirkelen, løper én gang rundt banen og svinger inn i de fire målsirklene dine. Kortene flytter dem.
partners-lesson-hand-on = Alle har fire kort og gir først ett videre til partneren, med baksiden opp. 7-ere og 8-ere er nyttige: gi videre «bytt plass».
partners-lesson-hand-on-else = Du kan gi hva du vil. Men det kortet er verdt å beholde: gi videre «bytt plass».
partners-lesson-exchange = Alle gjør det samtidig. La oss se hva du får av { $p3 }.
partners-lesson-got = En 8-er! Med den kan du flytte en brikke ut av startsirkelen. Takk, { $p3 }! Noen andre spiller før deg.
partners-lesson-seven = Din tur: spill ett kort. Stegene i en 7-er kan fordeles. Trykk på en 7-er, så på brikken nærmest målet ditt, og gå fire av stegene.
partners-lesson-seven-else = Det går også. Men først 7-eren: med den kan du gjøre noe spesielt.
partners-lesson-four-home = Nå fire av de sju stegene med brikken som har ring rundt: da når den akkurat den innerste sirkelen.
partners-lesson-four-home-else = Alle sju stegene må brukes, men se på dette: gå først fire med brikken nærmest målet ditt.
partners-lesson-three-hit = Den er i mål for godt! Tre steg er igjen, og tre felt foran den andre brikken din står en brikke som tilhører { $p4 } …
partners-lesson-three-hit-else = Det går an. Men tre steg med brikken som har ring rundt, treffer en motstander.
partners-lesson-hit = Truffet! Den du lander på, slås ut og må tilbake til startsirkelen. To i samme farge på ett felt er trygge: lander du der, er det du som slås ut.
partners-lesson-others = Én 7-er: en brikke i mål, og en motstander slått ut. Nå spiller de andre.
partners-lesson-eight = Din tur igjen. Én brikke er fortsatt i startsirkelen, og bare 8, 13 eller 2 får den ut. Trykk på en 8-er, og så på startsirkelen din.
partners-lesson-eight-else = Få den siste brikken din i spill først: med 8-eren.
partners-lesson-out = En 8-er flytter en brikke åtte felt, eller flytter en ut: flytt den ut.
partners-lesson-out-else = Senere! Flytt nå den siste brikken din ut av startsirkelen.
partners-lesson-start = På startfeltet ditt er en brikke trygg, og ingen annen farge kommer forbi den, unntatt med en 5-er. To av dine kan til og med dele feltet.
partners-lesson-others-again = De andre spiller en gang til. Den som ikke kan bruke noen kort, legger dem ned og venter på neste utdeling.
partners-lesson-second-seven = Den andre brikken din er seks steg fra neste sirkel. Trykk på den andre 7-eren, på den brikken, og på 6.
partners-lesson-second-seven-else = Med 8-eren går den for langt: de stegene som blir til overs, går den bakover. Spill 7-eren.
partners-lesson-six-home = Seks steg med brikken som har ring rundt.
partners-lesson-six-home-else = Seks steg med brikken som har ring rundt, ender akkurat i sirkelen.
partners-lesson-one-left = Og det siste steget med hvilken brikke du vil: ta den på startfeltet ditt.
partners-lesson-one-left-else = Den brikken står der den skal. Ta en fra startfeltet ditt.
partners-lesson-helping = To brikker er i mål for godt. Når alle fire er der, spiller du videre for partneren, så du slipper å vente.
partners-lesson-end = Det var mesterlig spilt! Husk: del opp 7-eren, spar en 8-er eller 13-er til startsirkelen, og tenk på partneren din.

# What things are, on the spot

partners-about-card = Kort { partners-card }
partners-about-home-name = En startsirkel
partners-about-home = Her venter brikkene til en farge, og hit kommer de tilbake når de blir slått ut. Bare en 2-er, en 8-er eller en 13-er flytter en ut på startfeltet.
partners-about-start-name = Et startfelt
partners-about-start = Her kommer brikkene til denne fargen ut. På sitt eget startfelt er en brikke trygg, og ingen annen farge kommer forbi den, unntatt med en 5-er. Selve startfeltet telles ikke.
partners-about-field-name = Et felt på banen
partners-about-field = Den som lander på en enslig brikke i en annen farge, slår den ut; den som lander på to, blir selv slått ut. Det er fritt fram å gå forbi andre.
partners-about-goal-name = En målsirkel
partners-about-goal = Bare denne fargen kommer inn her, etter en hel runde, og er trygg: ingen kan slå den ut eller bytte plass med den. Sirklene fylles innenfra og ut, og ingen hopper over noen.
partners-about-ribbon-name = Et bånd
partners-about-ribbon = Det går fra partner til partner. Brikkene deres har samme kant, og de vinner bare sammen.
partners-about-own-name = Din brikke
partners-about-own = Den går én gang rundt banen og inn i kronbladet ditt. Alene på et felt kan den bli slått ut; to av dine på samme felt er trygge.
partners-about-partner-name = Brikken til en partner
partners-about-partner = Du vinner bare når den også er i mål. Men pass på: lander du på den, slås den ut som alle andre. Når alle brikkene dine er låst, flytter kortene dine den.
partners-about-opponent-name = Brikken til en motstander
partners-about-opponent = Står den alene på et felt og du lander på den, slås den ut. På startfeltet sitt og i målet sitt er den trygg.
partners-about-piece-name = En brikke
partners-about-piece = Den går én gang rundt banen og inn i sitt eget kronblad. Alene på et felt kan den bli slått ut; to i samme farge på ett felt er trygge.
partners-about-pair-name = To på samme felt
partners-about-pair = Sammen er de trygge: den som lander her, blir selv slått ut, og intet bytte kan skille dem. Det er fritt fram å gå forbi dem, hvis de ikke står på startfeltet sitt.
partners-about-locked-name = En låst brikke
partners-about-locked = Alle sirkler lenger inn er fylt, så den er i mål for godt og flyttes aldri mer. Når du har låst alle fire, flytter kortene dine partnernes brikker.
