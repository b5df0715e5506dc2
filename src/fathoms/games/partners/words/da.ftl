# Partners

partners-title = Partners
partners-tagline = Få dine brikker i mål med kort, giv det rigtige videre, og vind kun sammen.
partners-facts = 6 spillere · cirka 60 minutter · kort, planer og en partner, du kan stole på

partners-option-form = Hold
partners-option-form-about = Hvem spiller sammen: farverne over for hinanden som par eller hver anden farve som et hold på tre.
partners-option-form-pairs = Tre par
partners-option-form-teams = To hold på tre
partners-option-play-on = Spil videre
partners-option-play-on-about = Med tre par: Når et har vundet, spiller de andre videre om resten af pladserne.
partners-option-seven-rest = Resten af en 7’er
partners-option-seven-rest-about = Når en 7’er låser din sidste brik, og der er skridt tilbage: må du bruge dem på dine partnere, eller skal du? Regelhæfterne er ikke enige.
partners-option-seven-rest-may = Du må stoppe
partners-option-seven-rest-must = Alle syv skal bruges

# The name of a card, for the sentences below.
partners-card = { $card ->
    [two] 2
    [three] 3
    [back_four] 4 baglæns
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [swap] byt plads
    [twelve] 12
    [thirteen] 13
    [one_or_fourteen] 1/14
   *[face_down] kort med bagsiden opad
}

# What happened. $name is the player the line is about; colours are the names of the pieces' colours.
partners-colour-green = grøn
partners-colour-blue = blå
partners-colour-purple = lilla
partners-colour-red = rød
partners-colour-orange = orange
partners-colour-yellow = gul
partners-piece = { $colour ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} brik
partners-victim = { $victim ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} brik
partners-other = { $other ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} brik

partners-a-piece = { $colour ->
    [orange] en
   *[other] en
} { partners-piece }
partners-a-victim = { $victim ->
    [orange] en
   *[other] en
} { partners-victim }
partners-an-other = { $other ->
    [orange] en
   *[other] en
} { partners-other }

partners-handed-on = { $name } lægger et kort med bagsiden opad til en partner.
partners-handed-on-card = { $name } lægger et kort med bagsiden opad til en partner: { partners-card }.
partners-exchanged = Alle har valgt: Kortene skifter hænder. { $name } begynder.
partners-got = { $name } får et kort af en partner: { partners-card }.
partners-played = { $name } spiller: { partners-card }.
partners-laid-down = { $name } kan ikke bruge et eneste kort, lægger hånden ned og er ude til næste uddeling.
partners-laid-card = { $name } lægger ned: { partners-card }.
partners-took-back = { $name } fortryder det halve træk.
partners-brought-out = { $name } får { partners-a-piece } ud på startfeltet ({ partners-card }).
partners-brought-both = { $name } får { partners-an-other } og { partners-a-piece } ud ({ partners-card }).
partners-went = { $name } flytter { partners-a-piece } { $steps ->
    [one] { $steps } felt
   *[other] { $steps } felter
} frem.
partners-stepped = { $name } bruger { $steps ->
    [one] { $steps } skridt
   *[other] { $steps } skridt
} af sin 7’er på { partners-a-piece }.
partners-split = { $name } bruger sin 7’er: { $parts }.
partners-stopped = { $name } lader { $steps ->
    [one] det sidste skridt
   *[other] de sidste { $steps } skridt
} af 7’eren ligge.
partners-lost-steps = { $steps ->
    [one] Det sidste skridt af 7’eren kan ikke bruges.
   *[other] De sidste { $steps } skridt af 7’eren kan ikke bruges.
}
partners-part = { $steps } skridt på { partners-a-piece }
partners-went-back = { $name } flytter { partners-a-piece } fire felter baglæns.
partners-turned = Målet er for tæt på til det kort ({ partners-card }): { $name } må vende om med { partners-a-piece }.
partners-in-goal = { $name } har { partners-a-piece } på målcirkel { $circle } af 4.
partners-hit = { $name } slår { partners-a-victim } hjem.
partners-fell = { $name } løber ind i to på én gang, og { partners-a-piece } ryger hjem.
partners-chose = { $name } vil have { partners-a-piece } til at bytte plads.
partners-swapped = { $name } lader { partners-an-other } og { partners-a-piece } bytte plads.
partners-rank = Holdet med { $name } tager { $rank }. pladsen.
partners-laid-rest = { $name } har ikke brug for flere kort og lægger et ned: { partners-card }.
partners-over = Spillet er slut: Holdet med { $name } har vundet.
partners-shared = Spillet er slut: Holdet med { $name } deler sejren.
partners-chapter = Uddeling { $number }
partners-dealt = { $name } deler fire kort mere ud til hver: uddeling { $deal }.
partners-shuffled = { $name } samler kortene ind, blander og deler ud: uddeling { $deal }.

# Why something cannot be done
partners-why-hand-on = Først giver alle et kort videre: Vælg et til din partner.
partners-why-not-in-hand = Det kort har du ikke.
partners-why-exchange-over = Kortene har allerede skiftet hænder. Giv et kort videre efter næste uddeling.
partners-why-must-play = Du kan bruge et af dine kort, så du skal spille. Kun en hånd, der slet ikke kan bruges, lægges ned.
partners-why-card-first = Vælg først et kort.
partners-why-seven = Alle syv skridt i en 7’er skal bruges, og det kan ikke lade sig gøre nu.
partners-why-swap = Byt plads kræver to brikker på banen, der står alene. Dem er der ikke nok af.
partners-why-two = Du kan hverken flytte en brik to felter frem eller få to af holdets brikker ud.
partners-why-card-useless = Ingen af de brikker, du må flytte, kan bruge det kort nu.
partners-why-card-played = Dit kort ligger på bordet. Brug det først.
partners-why-taken-back = Du har fortrudt nok gange i denne tur. Gør trækket færdigt.
partners-why-nothing-done = Der er ikke noget at fortryde: Et træk kan kun fortrydes, mens det er halvt færdigt.
partners-why-not-out = Ingen brik i den farve kan komme ud med dette kort.
partners-why-not-back = Den brik kan ikke gå fire felter baglæns nu.
partners-why-not-exchangeable = Kun en brik på banen, der står alene, kan bytte plads, og kun med en anden som den.
partners-why-not-this-card = Det er ikke det, kortet kan.
partners-why-not-there = Så langt kan den brik ikke gå: Enten må du ikke flytte den, eller også står noget i vejen.
partners-why-moved-already = En 7’er flytter hver brik én gang, og den her er allerede flyttet.
partners-why-too-many = Der er ikke så mange skridt tilbage.
partners-why-rest = Så mange skridt kan den brik ikke tage, eller også kan resten af skridtene ikke bruges.
partners-why-not-stop = Du kan først stoppe en 7’er, når den har låst din egen sidste brik.
partners-why-all-seven = Her skal alle syv skridt i en 7’er bruges: Du kan ikke stoppe før.
partners-why-one-partner = Når du hjælper, gælder en 7’er kun én partners brikker, og du er allerede begyndt på en andens.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = Spillepladen
partners-from = { $where ->
    [home] i hjemmet
    [start] på startfeltet
    [lane] på målcirkel { $spot }
   *[track] på felt { $spot }
}
partners-to = { $towhere ->
    [home] hjem
    [start] til startfeltet
    [lane] til målcirkel { $tospot }
   *[track] til felt { $tospot }
}
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : Der står to, så din brik ryger hjem
   *[other] , og { partners-a-victim } bliver slået hjem
}
partners-spot-go = { partners-piece } { partners-from }: { $steps } frem { partners-to }{ partners-comes-of-it }
partners-spot-turn = { partners-piece } { partners-from }: { $steps } skridt, vender om, { partners-to }{ partners-comes-of-it }
partners-spot-back = { partners-piece } { partners-from }: { $steps } baglæns { partners-to }{ partners-comes-of-it }
partners-spot-out = { partners-piece } { partners-from }: Få den ud på startfeltet
partners-spot-piece = { partners-piece } { partners-from }: Vælg den, derefter { $steps } skridt
partners-spot-swap-first = { partners-piece } { partners-from }: en af de to, der bytter plads
partners-spot-swap-second = { partners-piece } { partners-from }: Byt plads med den
partners-steps = Hvor mange skridt?
partners-step = { $steps }
partners-step-back = −{ $steps }
partners-out = ud
partners-rest = { $rest ->
    [one] 1 skridt tilbage
   *[other] { $rest } skridt tilbage
}
partners-handed = { $count } af { $all } har valgt

# What cards do

partners-does = { $card ->
    [two] 2 frem eller to brikker ud
    [three] 3 frem
    [back_four] 4 baglæns
    [five] 5 frem, forbi ethvert startfelt
    [six] 6 frem
    [seven] 7 skridt, delt som du vil
    [eight] 8 frem eller en brik ud
    [nine] 9 frem
    [ten] 10 frem
    [swap] To brikker bytter plads
    [twelve] 12 frem
    [thirteen] 13 frem eller en brik ud
    [one_or_fourteen] 1 eller 14 frem
   *[face_down] Bagsiden opad
}
partners-hand = Din hånd
partners-hand-of = Hånden hos { $name }
partners-card-play = Kortet { partners-card }: { partners-does }
partners-card-useless = Kortet { partners-card }: { partners-does }. Det kan ikke bruges nu.
partners-card-gift = Kortet { partners-card }: { partners-does }. Vælg det til { $partner }?
partners-card-held = Kortet { partners-card }: { partners-does }
partners-advice-play = Spil kortet { partners-card }: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } frem
partners-advice-gift = Giv kortet { partners-card } videre til { $partner }
partners-from-partner = fra { $name }
partners-how-to = Tryk nu på en lysende brik eller på kortet igen for at lægge det tilbage.
partners-how-to-steps = Hvor langt skal den gå?
partners-gift-wrap = Vælg et kort
partners-do-hand-on = Giv det til { $partner }
partners-gift-given = Dit kort til { $partner } ligger med bagsiden opad.
partners-no-hand = Ikke flere kort: Du er med igen ved næste uddeling.
partners-no-more-hands = I har alle jeres brikker i mål: Du får ikke flere kort, mens de andre spiller videre.

partners-do-lay-down = Læg hånden ned
partners-do-take-back = Fortryd det hele
partners-do-stop = Stop her

partners-purse = { $cards ->
    [0] ingen kort
    [one] 1 kort
   *[other] { $cards } kort
}, { $home } i hjemmet, { $locked } af 4 i mål
partners-score = { $points } af 4 i mål
partners-side-score = { $points } af { $most } i mål
partners-purse-out = lagt ned, { $home } i hjemmet, { $locked } af 4 i mål

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: Vælg i hemmelighed et kort til { $partner }.
   *[you] Vælg i hemmelighed et kort til { $partner }.
}
partners-status-waiting = { $count ->
    [one] Kortene skifter hænder, så snart { $names } har valgt.
   *[other] Alle giver et kort videre. Vælger stadig: { $names }.
}
partners-status-choosing = { $whose ->
    [you] Din tur: Spil et kort.
    [ours] { $name }, det er din tur: Spil et kort.
   *[other] { $name } vælger et kort.
}
partners-status-helping = { $whose ->
    [you] Alle dine brikker er i mål: Spil et kort for { $partners }.
    [ours] { $name }, dine brikker er i mål: Spil et kort for { $partners }.
   *[other] { $name } er i mål og spiller for { $partners }.
}
partners-status-stuck = { $whose ->
    [ours] { $name }: Ingen af dine kort kan bruges, så læg hånden ned.
   *[you] Ingen af dine kort kan bruges: Læg hånden ned.
}
partners-status-moving = { $whose ->
    [you] Du spiller { partners-card }: Vælg en brik.
    [ours] { $name } spiller { partners-card }: Vælg en brik.
   *[other] { $name } spiller: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Din 7’er: { partners-rest }. Vælg en brik.
    [ours] { $name } har en 7’er: { partners-rest }. Vælg en brik.
   *[other] { $name } deler en 7’er: { partners-rest }.
}
partners-status-seven-rest = { $whose ->
    [you] Din sidste brik er låst. Din 7’er: { partners-rest } til { $partners }, eller stop.
    [ours] { $name }, din sidste brik er låst: { partners-rest } til { $partners }, eller stop.
   *[other] { $name } har låst sin sidste brik: { partners-rest } af 7’eren.
}
partners-status-swap = { $whose ->
    [other] { $name } lader to brikker bytte plads.
   *[you] { $rest ->
        [2] Vælg den første brik, der skal bytte plads.
        [one] Vælg nu den brik, den skal bytte plads med.
       *[other] Vælg nu den brik, den skal bytte plads med.
    }
}
partners-status-second-out = { $whose ->
    [other] { $name } får to brikker ud.
   *[you] Den første brik er ude. Vælg den anden.
}
partners-status-over = Spillet er slut: { $names } har alle brikker i mål og vinder.
partners-status-stopped = Spillet er slut efter rigtig mange uddelinger: { $names } er nået længst{ $sides ->
    [one] { " " }og vinder.
   *[other] , og de hold deler sejren.
}

# Tips for a first game

partners-hint-exchange = Tænk på din partner: Brikkerne kommer kun ud af hjemmet med en 2’er, en 8’er eller en 13’er. { $form ->
    [teams] Du får et kort af din anden partner.
   *[pairs] Du får et kort igen.
}
partners-hint-play = Tryk på et kort for at se, hvor det kan føre hen, og så på en lysende brik. En 2’er, 8’er eller 13’er får brikker ud.
partners-hint-start = På dit startfelt står du i vejen for alle andre: Ingen kan komme forbi dig der, undtagen med en 5’er.
partners-hint-track = Lander du på en enlig brik, ryger den hjem. Men to i samme farve på et felt er i sikkerhed: Lander en anden farve der, ryger den selv hjem.
partners-hint-lane = Fyld kronbladet indefra og ud. Er et kort for langt, vender din brik om, og måske går den helt ud igen.
partners-hint-seven = Tryk på en brik og derefter på, hvor mange skridt den skal gå. Fortsæt med de andre, til alle 7 er brugt.
partners-hint-seven-helping = Tryk på en brik og derefter på, hvor mange skridt den skal gå. Alle 7 gælder kun én partners brikker: Den første brik afgør hvis.
partners-hint-seven-rest = Alle dine brikker er låst. Brug resten af 7’eren på { $count ->
    [one] din partners brikker
   *[other] dine partneres brikker
}{ $rest ->
    [must] : Alle syv skridt skal bruges.
   *[may] , eller stop: Så går skridtene tabt.
}
partners-hint-swap = To brikker, der hver står alene på banen, kan bytte plads, uanset hvem de tilhører.
partners-hint-stuck = Det sker. Du er med igen ved næste uddeling.
partners-hint-helping = Dine brikker er i mål, flot klaret. Fra nu af flytter dine kort { $count ->
    [one] din partners brikker.
   *[other] dine partneres brikker: Vælg en partner for hvert kort.
}

# The rules page

partners-rules-aim-text = Seks farver kapløber rundt om en blomst. Du skal have dine fire brikker fra hjemmet ud på startfeltet, én gang rundt om alle kronbladene og ind ad dit eget kronblad til mål. Men I vinder kun sammen: Jeres hold er først, når brikkerne i alle holdets farver er i mål.
partners-rules-sides = Hvem spiller sammen
partners-rules-sides-text = Et bånd på spillepladen og brikkernes kanter viser, hvem der hører sammen.
partners-rules-sides-pairs = Tre par: Farverne over for hinanden er partnere. Båndet går fra kronblad til kronblad, og hvert par har sin egen kant.
partners-rules-sides-teams = To hold på tre: hver anden farve. Båndet danner en trekant.

partners-rules-deal = Kortene
partners-rules-deal-text = Alle får fire kort. Så giver alle ét af dem videre, med bagsiden opad og på samme tid: til partneren, på hold på tre til den næste partner i urets retning. Spilleren til venstre for kortgiveren begynder. Du spiller ét kort i hver tur, i urets retning, indtil alle hænder er tomme, og så deles der kort ud igen. Efter tre uddelinger blander den næste spiller alle kortene.
partners-rules-deal-stuck = Kan ingen af dine kort bruges, lægger du hånden ned og venter på næste uddeling. Kan et kort bruges, skal du spille det, også selv om det gør ondt.

partners-rules-cards = Hvad kortene kan
partners-rules-card-out = 8 og 13: Få en brik fra hjemmet ud på startfeltet, eller flyt en frem.
partners-rules-card-two = 2: En brik 2 frem. Eller få to af holdets brikker ud: to af dine egne, to af en partners eller én fra hver af to spillere.
partners-rules-card-plain = 3, 6, 9, 10 og 12: En brik så mange felter frem.
partners-rules-card-five = 5: Fem frem. Kun en 5’er kan komme forbi et startfelt, hvor der står nogen.
partners-rules-card-back = 4 baglæns: En brik fire felter baglæns, men aldrig en på en målcirkel. På dit startfelt eller lige efter den er det en smutvej: Bag den ligger slutningen af din vej.
partners-rules-card-seven = 7: Syv skridt, delt mellem dine brikker, som du vil, hver brik én gang. Alle syv skal bruges. Bliver din sidste brik låst undervejs, er resten til dine partnere. »Resten af en 7’er« siger, om du må stoppe i stedet.
partners-rules-card-swap = Byt plads: To vilkårlige brikker på banen bytter plads, dine eller andres. Ikke dem på et startfelt, i mål, i et hjem eller sammen med en i samme farve.
partners-rules-card-fourteen = 1/14: En brik 1 eller 14 frem.

partners-rules-way = Undervejs
partners-rules-way-hit = Lander du på en enlig brik i en anden farve, ryger den hjem, også en partners.
partners-rules-way-two = Lander du, hvor der står to eller flere i en anden farve, ryger din egen brik hjem. Dine egne brikker må dele felt.
partners-rules-way-start = En brik på sit eget startfelt stopper alle andre farver, også partnere. Selve startfeltet tælles ikke med: Du går fra feltet før den til feltet efter den.

partners-rules-goal = I mål
partners-rules-goal-text = De fire målcirkler ligger i dit kronblad og fyldes indefra og ud. Der kan ingen slå eller bytte dig, og ingen springer over nogen. En brik er låst, når alle cirkler længere inde er fyldt med låste brikker; så flytter den sig aldrig mere. Er et kort for langt, går din brik så langt ind, den kan, og resten baglæns, om nødvendigt helt ud på banen.
partners-rules-diagram-seven = En delt 7’er: 4 skridt ind i mål, 2 hen på en enlig rød brik, som bliver slået hjem, og 1 væk fra startfeltet.
partners-rules-diagram-home = En 6’er passer præcis: herfra er der seks skridt til den inderste ledige cirkel, og brikken er låst.
partners-rules-diagram-long = En 8’er er for lang: seks skridt ind til den cirkel, og de to, der er tilovers, tilbage igen.

partners-rules-lesson = En tur, trin for trin
partners-rules-lesson-0 = Grøn har én brik i mål og tre i spil og lægger en 7’er. Alle syv skridt skal bruges.
partners-rules-lesson-1 = Brikken på felt 77 tager 4 skridt, ind til den inderste ledige cirkel: Den er låst. Der er 3 skridt tilbage.
partners-rules-lesson-2 = Den næste brik tager 2 skridt og lander på en enlig rød brik, som ryger hjem. Der er 1 skridt tilbage.
partners-rules-lesson-3 = Den tredje brik tager det sidste skridt, væk fra startfeltet. Hver brik er flyttet én gang, og 7’eren er brugt op.

partners-rules-end = Hjælp og slutning
partners-rules-end-text = Når dine fire brikker er låst, flytter dine kort dine partneres brikker: På et hold med tre vælger du en partner for hvert kort. Kan et af dine kort hjælpe, skal du spille det. Det første hold med alle brikker låst vinder. Med tre par og »Spil videre« fortsætter de andre om de næste pladser, og de, der er færdige, får ikke flere kort.
partners-rules-end-seven = Låser en 7’er din sidste brik, må du bruge resten på dine partneres brikker eller stoppe. Med »Alle syv skal bruges« skal resten bruges, ellers kan brikken ikke låses sådan. Når du allerede hjælper, gælder en hel 7’er kun én partners brikker.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = Et hold har alle brikker i mål
end-partners-places = Alle pladser er afgjort
end-partners-limit = Grænsen for uddelinger er nået

part-partners-field = Felter, hvor brikker lander
part-partners-hit = Felter, hvor brikker bliver slået hjem
part-partners-goal = Målcirkler, som brikker når, fra den yderste

part-partners-dealt = Kort delt ud
part-partners-dealt-two = 2
part-partners-dealt-three = 3
part-partners-dealt-back-four = 4 baglæns
part-partners-dealt-five = 5
part-partners-dealt-six = 6
part-partners-dealt-seven = 7
part-partners-dealt-eight = 8
part-partners-dealt-nine = 9
part-partners-dealt-ten = 10
part-partners-dealt-swap = Byt plads
part-partners-dealt-twelve = 12
part-partners-dealt-thirteen = 13
part-partners-dealt-one-or-fourteen = 1 eller 14

part-partners-handed-on = Kort givet videre
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

part-partners-played = Kort spillet
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

part-partners-laid-down = Kort lagt ned uden brug
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

part-partners-use = Hvad kort med to muligheder bruges til
part-partners-use-two-out = 2: to brikker ud
part-partners-use-two-forward = 2: to felter frem
part-partners-use-eight-out = 8: en brik ud
part-partners-use-eight-forward = 8: otte felter frem
part-partners-use-thirteen-out = 13: en brik ud
part-partners-use-thirteen-forward = 13: tretten felter frem
part-partners-use-one = 1 eller 14: et felt frem
part-partners-use-fourteen = 1 eller 14: fjorten felter frem

part-partners-shared = Brikker, der deler en 7’er

part-partners-deed = Hvad spillerne gør
part-partners-deed-bring-out = Får en brik ud
part-partners-deed-walk = Går frem
part-partners-deed-walk-back = Går baglæns
part-partners-deed-swap = Lader to brikker bytte plads
part-partners-deed-lay-down = Lægger hånden ned
part-partners-deed-take-back = Fortryder et halvt træk
part-partners-deed-help = Spiller et kort for en partner
part-partners-deed-stop = Lader resten af en 7’er ligge

part-partners-blow = Hvem der ryger hjem
part-partners-blow-opponent = En slået modstander
part-partners-blow-partner = En slået partner
part-partners-blow-self = Den, der landede på to eller flere

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Seks spillere, tre par. { $p3 } over for dig er din partner: I vinder, når alle jeres otte brikker er i mål. Vi hopper ind i et parti ved den tredje uddeling.
partners-lesson-way = Dine brikker begynder i dit hjem, løber én gang rundt på banen og drejer ind i dine fire målcirkler. Kortene flytter dem.
partners-lesson-hand-on = Alle har fire kort og giver først ét videre til partneren, med bagsiden opad. 7’ere og 8’ere er nyttige: Giv »byt plads« videre.
partners-lesson-hand-on-else = Du må give, hvad du vil. Men det kort er værd at beholde: Giv »byt plads« videre.
partners-lesson-exchange = Det gør alle på samme tid. Lad os se, hvad { $p3 } giver dig.
partners-lesson-got = En 8’er! Den får en brik ud af dit hjem. Tak, { $p3 }! Nogle af de andre spiller før dig.
partners-lesson-seven = Din tur: Spil ét kort. Skridtene på en 7’er kan deles. Tryk på en 7’er, så på brikken nærmest dit mål, og gå fire af skridtene.
partners-lesson-seven-else = Det kan du også. Men først 7’eren: Den kan noget særligt.
partners-lesson-four-home = Nu fire af de syv skridt med brikken med ring om: Så når den præcis den inderste cirkel.
partners-lesson-four-home-else = Alle syv skridt skal bruges, men se her: Gå først fire med brikken nærmest dit mål.
partners-lesson-three-hit = Nu er den i mål for altid! Der er tre skridt tilbage, og tre felter foran din anden brik står der en fra { $p4 } …
partners-lesson-three-hit-else = Det går an. Men tre skridt med brikken med ring om slår en modstander hjem.
partners-lesson-hit = Ramt! Den, du lander på, ryger hjem. To i samme farve på et felt er i sikkerhed: Lander du på dem, ryger du selv hjem.
partners-lesson-others = Én 7’er: en brik i mål og en modstander slået hjem. Nu spiller de andre.
partners-lesson-eight = Så er det dig igen. Én brik er stadig i hjemmet, og kun 8, 13 eller 2 får den ud. Tryk på en 8’er og så på dit hjem.
partners-lesson-eight-else = Få først din sidste brik i spil: med 8’eren.
partners-lesson-out = En 8’er flytter en brik otte felter eller får en ud: Få den ud.
partners-lesson-out-else = Senere! Få nu din sidste brik ud af dit hjem.
partners-lesson-start = På dit startfelt er en brik i sikkerhed, og ingen anden farve kommer forbi den, undtagen med en 5’er. To af dine må endda dele den.
partners-lesson-others-again = De andre spiller igen. Den, der ikke kan bruge noget kort, lægger hånden ned og venter på næste uddeling.
partners-lesson-second-seven = Din anden brik står seks skridt fra den næste cirkel. Tryk på den anden 7’er, på brikken og på 6.
partners-lesson-second-seven-else = 8’eren er for lang: Det, der er for meget, går brikken baglæns. Spil 7’eren.
partners-lesson-six-home = Seks skridt med brikken med ring om.
partners-lesson-six-home-else = Seks skridt med brikken med ring om ender præcis i cirklen.
partners-lesson-one-left = Og det sidste skridt med den brik, du vil: Tag den på dit startfelt.
partners-lesson-one-left-else = Den brik står, hvor den skal. Tag en fra dit startfelt.
partners-lesson-helping = To brikker er i mål for altid. Når alle fire er der, spiller du videre for din partner, så du aldrig skal vente.
partners-lesson-end = Mesterligt spillet! Husk: Del 7’eren, gem en 8’er eller en 13’er til dit hjem, og tænk på din partner.

# What things are, on the spot

partners-about-card = Kortet { partners-card }
partners-about-home-name = Et hjem
partners-about-home = Her venter en farves brikker, og hertil kommer de tilbage, når de bliver slået hjem. Kun en 2’er, en 8’er eller en 13’er får en ud på startfeltet.
partners-about-start-name = Et startfelt
partners-about-start = Her kommer denne farves brikker ud. På sit eget startfelt er en brik sikker, og ingen anden farve kommer forbi den, undtagen med en 5’er. Selve startfeltet tælles ikke med.
partners-about-field-name = Et felt på banen
partners-about-field = Den, der lander på en enlig brik af en anden farve, slår den hjem; den, der lander på to, må selv hjem. Man må frit gå forbi andre.
partners-about-goal-name = En målcirkel
partners-about-goal = Kun denne farve kommer herind, efter en hel omgang, og er sikker: ingen kan slå den hjem eller bytte plads med den. Cirklerne fyldes indefra og ud, og ingen springer over nogen.
partners-about-ribbon-name = Et bånd
partners-about-ribbon = Det fører fra partner til partner. Deres brikker har samme kant, og de vinder kun sammen.
partners-about-own-name = Din brik
partners-about-own = Den går én gang rundt på banen og ind i dit kronblad. Alene på et felt kan den blive slået hjem; to af dine på samme felt er sikre.
partners-about-partner-name = En partners brik
partners-about-partner = Du vinder kun, når den også er i mål. Men pas på: lander du på den, bliver den slået hjem som enhver anden. Når alle dine brikker er låst, flytter dine kort den.
partners-about-opponent-name = En modstanders brik
partners-about-opponent = Står den alene på et felt, og du lander på den, bliver den slået hjem. På sit startfelt og i sit mål er den sikker.
partners-about-piece-name = En brik
partners-about-piece = Den går én gang rundt på banen og ind i sit eget kronblad. Alene på et felt kan den blive slået hjem; to af samme farve på et felt er sikre.
partners-about-pair-name = To på samme felt
partners-about-pair = Sammen er de sikre: den, der lander her, må selv hjem, og intet bytte kan skille dem ad. Man må gå forbi dem, medmindre de står på deres startfelt.
partners-about-locked-name = En låst brik
partners-about-locked = Alle cirkler længere inde er fyldt, så den er i mål for altid og flytter sig aldrig mere. Når du har låst alle fire, flytter dine kort dine partneres brikker.
