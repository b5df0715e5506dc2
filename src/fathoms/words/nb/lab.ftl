# The lab: what is asked of a game, and what comes out

lab-measure-unknown = Det finnes ikke noe mål «{ $given }». Velg blant: { $measures }.

# Families of measures, and the units they are in

family-balance = Balanse
family-length = Lengde
family-ends = Avslutning
family-points = Poeng
family-choice = Valg
family-drama = Dramatikk
family-outlook = Utsikter
family-parts = Deler

unit-share = andel
unit-chance = sjanse
unit-doubt = hvor sannsynlig ved ren tilfeldighet
unit-decisions = avgjørelser
unit-turns = turer
unit-rounds = runder
unit-minutes = minutter
unit-points = poeng
unit-actions = handlinger
unit-changes = skifter
unit-times = ganger per parti

# What a figure is about

of-seat = Plass { $number }
of-side = Lag { $number }
of-quarter = { $number ->
    [1] Første fjerdedel
    [2] Andre fjerdedel
    [3] Tredje fjerdedel
   *[4] Siste fjerdedel
}
of-against-random = mot en bot som spiller på måfå
of-against-20-slips = mot en som bommer én av fem ganger

# Balance

measure-wins = Seirer per plass
measure-wins-meaning = Hvor ofte hver plass vinner; en seier som flere deler, teller som en del for hver.
measure-side-wins = Seirer per lag
measure-side-wins-meaning = Hvor ofte hvert lag vinner, der plasser spiller sammen.
measure-alike = Likt for alle?
measure-alike-meaning = Hvis alle lag hadde samme sjanse, hvor sannsynlige så store forskjeller ville vært ved ren tilfeldighet: under 5 % er noe skjevt.
measure-unnoticed = Kan ha blitt oversett
measure-unnoticed-meaning = En forskjell mellom to lags andel av seirene som disse partiene ville vist fire av fem ganger; en mindre kan finnes likevel.

# Length

measure-decisions = Avgjørelser per parti
measure-decisions-meaning = Hvor mange avgjørelser alle spillerne til sammen tar i et parti, i snitt.
measure-turns = Turer per parti
measure-turns-meaning = Hvor mange turer alle spillerne til sammen har i et parti; det en spiller gjør i ett strekk, er én tur.
measure-rounds = Runder per parti
measure-rounds-meaning = Hvor mange turer spilleren med flest turer har.
measure-short-game = Et kort parti
measure-short-game-meaning = 5 % av partiene har så mange avgjørelser eller færre.
measure-long-game = Et langt parti
measure-long-game-meaning = Ett av tjue partier har så mange avgjørelser eller flere.
measure-minutes = Minutter ved et bord
measure-minutes-meaning = Hvor lang tid et parti tar for folk som bruker så mange sekunder på hver avgjørelse; de som kan handle samtidig, tenker samtidig.
measure-wait = Venting
measure-wait-meaning = Hvor mange av de andres avgjørelser en spiller venter på mellom to turer.

# Ends

measure-ends = Hvordan partier slutter
measure-ends-meaning = Hvor ofte partier slutter på hver av de mulige måtene.
measure-shared-wins = Delte seirer
measure-shared-wins-meaning = Hvor ofte flere lag deler seieren.
measure-no-winner = Ingen vinner
measure-no-winner-meaning = Hvor ofte et parti ikke har noen vinner i det hele tatt.
measure-cut = Avbrutt
measure-cut-meaning = Hvor ofte et parti avsluttes fordi det er blitt så langt som et parti kan bli.

# Points

measure-points = Poeng per plass
measure-points-meaning = Hvor mange poeng hver plass har til slutt, i snitt.
measure-points-low = Få poeng
measure-points-low-meaning = I ett av tjue partier har plassen så mange poeng eller færre.
measure-points-high = Mange poeng
measure-points-high-meaning = I ett av tjue partier har plassen så mange poeng eller flere.
measure-margin = Seiersmargin
measure-margin-meaning = Hvor mange poeng det beste laget er foran det neste til slutt, i snitt.

# Choice

measure-choices = Valg
measure-choices-meaning = Hvor mange lovlige handlinger en spiller velger blant, i snitt over alle avgjørelser.
measure-usual-choices = Vanlig antall valg
measure-usual-choices-meaning = Halvparten av alle avgjørelser er blant så mange lovlige handlinger eller færre.
measure-many-choices = Mange valg
measure-many-choices-meaning = Én av tjue avgjørelser er blant så mange lovlige handlinger eller flere.
measure-forced = Ikke noe valg
measure-forced-meaning = Hvor mange av alle avgjørelser som bare har én lovlig handling.

# Drama

measure-lead-changes = Skifter av ledelsen
measure-lead-changes-meaning = Hvor ofte ledelsen går fra ett lag til et annet i et parti, ut fra sjansene til å vinne; står de likt, leder ingen.
measure-decisive = Leder for godt
measure-decisive-meaning = Hvor mye av et parti som er spilt, i snitt, når den senere vinneren tar ledelsen alene for godt.
measure-decided-early = Avgjort tidlig
measure-decided-early-meaning = I hvor mange partier den senere vinneren leder for godt før tre fjerdedeler av partiet er spilt.
measure-comeback = Vinnernes bunnpunkt
measure-comeback-meaning = Hvor lavt sjansen til senere vinnere faller i løpet av et parti, i snitt: jo lavere, jo større comeback.
measure-course = Vinnerens sjanse underveis
measure-course-meaning = Hvor sannsynlig det var i hvert øyeblikk av partiet at den senere vinneren skulle vinne, i snitt.

# Outlook

measure-outlook-error = Feil i utsiktene
measure-outlook-error-meaning = Hvor mye spillets eget overslag over et lags sjanse bommer (Brier-skår): 0 kjenner vinneren, 25 % er det man får ved å si «halvparten» hver gang.
measure-chance-error = Feil i sjansen
measure-chance-error-meaning = Det samme etter at overslaget er rettet etter hvor ofte det slo til.
measure-came-true = Hvor godt overslagene stemte
measure-came-true-meaning = Hvor ofte et lag vant når spillets overslag ga det denne sjansen: aller helst betyr 70 % nettopp 70 %.

# Parts

measure-met = Møtt
measure-met-meaning = Hvor ofte hver del møtes eller brukes i et parti, i snitt.
measure-games-met = Partier som møter den
measure-games-met-meaning = I hvor mange partier hver del i det hele tatt møtes eller brukes.
measure-gain = Hva den endrer
measure-gain-meaning = Hvor mye oftere den som møter delen, vinner enn sjansen rett før tilsa, i snitt; under null sjeldnere.

# Figures in sentences

lab-per-cent = { $number } %
lab-not-known = ikke kjent
lab-too-few = for få partier til å si hvor sikkert
lab-place = rad { $row }, kolonne { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = verdi (95 % sikker)
lab-asked = { $title } for { $players ->
    [one] én spiller
   *[other] { $players } spillere
}, { $bots }. { $games ->
    [one] Ett parti
   *[other] { $games } partier
}, frø { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }{ $changed }.
}
lab-bots = boter: { $bots }
lab-tells-minutes = En spillekveld: omtrent { $minutes } minutter, hvis hver avgjørelse tar { $seconds } sekunder.
lab-tells-length = Et parti har { $decisions } avgjørelser på { $turns } turer, { $rounds } runder.
lab-tells-spread = Ett av tjue partier har { $short-game } avgjørelser eller færre, ett av tjue { $long-game } eller flere.
lab-tells-ends = Seieren deles i { $shared-wins } av alle partier, ingen vinner i { $no-winner }, og { $cut } avbrytes fordi de er blitt for lange.
lab-tells-margin = Den beste er { $margin } poeng foran den neste.
lab-tells-choices = En spiller velger blant { $choices } lovlige handlinger: halvparten av gangene blant { $usual-choices } eller færre, én av tjue ganger blant { $many-choices } eller flere.
lab-tells-forced = { $forced } av alle avgjørelser er ikke noe valg: det er bare én lovlig handling.
lab-tells-changes = Ledelsen skifter { $lead-changes } ganger per parti.
lab-tells-decisive = Den senere vinneren tar ledelsen for godt etter { $decisive } av et parti, og før tre fjerdedeler i { $decided-early } av alle partier.
lab-tells-comeback = På bunnpunktet har senere vinnere en sjanse på { $comeback }.
lab-tells-mixed = Her spiller ulike boter, og den samme stillingen er mer verdt for den ene enn for den andre: tall som bygger på sjanser, er utelatt.
lab-tells-alike = Ingen tegn til at { $who ->
    [sides] laget
   *[seats] plassen
} har noe å si{ $missed ->
    [none] .
   *[other] ; en forskjell på { $missed } prosentpoeng eller mer ville vi ha oppdaget fire av fem ganger.
}
lab-tells-uneven = Det har noe å si hvor man sitter: så store forskjeller mellom { $who ->
    [sides] lagene
   *[seats] plassene
} er nesten aldri tilfeldige.
lab-tells-most = { $most } vinner mest ({ $wins }), { $least } minst ({ $fewest }).
lab-tells-outlook = Når spillets overslag over sjansene sier 75 %, slår det til i { $came } av tilfellene.
lab-left-out = { $count ->
    [one] Én til ligger
   *[other] { $count } til ligger
} i --html og --json.

lab-seconds-wrong = En avgjørelse tar mer enn ingen tid: { $given } sekunder går ikke.
lab-players-wrong = «{ $given }» er ikke et antall spillere.
lab-sweep-twice = «{ $given }» står to ganger i rekken. Hver verdi spilles én gang: ta bort den ene.

# Comparisons and ranges

lab-usual = vanlig
lab-head-difference = forskjell (95 % sikker)
lab-head-doubt = ved ren tilfeldighet
lab-hardly-ever = nesten aldri
lab-tells-real = { $real ->
    [0] Ingen forskjell er ekte: av { $all } vi så på, kan hver og en være tilfeldig.
    [one] Én forskjell av { $all } er ekte, når vi tar hensyn til hvor mange vi så på.
   *[other] { $real } forskjeller av { $all } er ekte, når vi tar hensyn til hvor mange vi så på.
}
lab-tells-too-few = { $games } partier er for få til å skille en forskjell fra tilfeldigheter: spill minst { $fewest } av hver variant.
lab-tells-same = Ingen tegn til forskjell: { $measures }.

# Pages with plots

lab-no-plots = Siden som tegner diagrammer, er ikke bygd ennå. Kjør `make client`, eller dropp --html.
lab-no-frames = Datarammer krever pandas eller polars, og ingen av dem er installert. Installer en av dem, eller bruk to_csv().
lab-page-title = { $title }: en studie
lab-page-compared = { $title }: { $one } mot { $other }
lab-page-swept = { $title }: etter { $name }
lab-page-table = Som tabell
lab-page-tables = Alt dette i tabeller
lab-page-reading = Slik leser du dette
lab-page-sure = Etter et tall står det hva det ligger mellom: i nitten av tjue studier er den sanne verdien i det intervallet. Det blir halvparten så bredt med fire ganger så mange partier. Tallene kommer fra boter som spiller som fortalt over; mennesker kan spille annerledes.
lab-axis-fair = hvis alt var likt

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = { $given } partier med boter som tenker framover, kan ikke spilles. Velg 0 til { $most }.

family-luck = Flaks og ferdighet
family-information = Informasjon
unit-steps = steg

measure-deal = Avgjort av utdelingen
measure-deal-meaning = Hvor mye av forskjellen mellom resultater som kommer av hva et lag får utdelt og hvor det sitter: hver utdeling spilles to ganger, av den grådige boten og en svakere, som bytter plass imellom.
measure-skill = Avgjort av ferdighet
measure-skill-meaning = Hvor mye av forskjellen mellom resultater som kommer av at den ene boten er bedre enn den andre, uansett utdeling.
measure-rest = Avgjort av ingen av delene
measure-rest-meaning = Hvor mye av forskjellen mellom resultater som verken kommer av utdelingen eller ferdighet alene: flaks underveis, og utdelinger som passer den ene boten og ikke den andre.
measure-ladder = Ferdighetsstige
measure-ladder-meaning = Hvor ofte hvert nivå av boter vinner mot nivået under, med de samme utdelingene fra begge sider; 50 % betyr at det ikke spiller bedre.
measure-doubling = Tenke dobbelt så lenge
measure-doubling-meaning = Hvor ofte en bot vinner mot en som tenker halvparten så lenge framover, med de samme utdelingene fra begge sider; der boter har ulikt tempo, mot den som er ett hakk tregere.
measure-depth = Ferdighetsdybde
measure-depth-meaning = Hvor mange ganger på rad det å tenke dobbelt så lenge fortsatt vinner minst 55 % av partiene: med 0 er det nesten ingenting å vinne på å tenke framover.
measure-differ = Andre tanker
measure-differ-meaning = I hvor mange avgjørelser med et valg dypdykkeren, som tenker framover, gjør noe annet enn den grådige boten.
measure-hidden = Skjult for en spiller
measure-hidden-meaning = Hvor mye av alt på bordet en spiller ikke kjenner, i snitt.
measure-cheating = Hva juks er verdt
measure-cheating-meaning = Hvor ofte en grådig bot som kjenner alt som er skjult, vinner mot en som ikke gjør det, med de samme utdelingene fra begge sider: rundt 50 % betyr at en slik bot nesten ikke tjener på det.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Mot en spiller som bommer én av fem ganger, avgjør utdelingen og plassen { $deal } av det som skiller resultatene, ferdighet { $skill }, og det som ingen av delene avgjør, er { $rest }.
lab-tells-depth = { $by ->
    [pace] Nivåene har ulikt tempo, og ingen tenker framover: { $steps ->
        [0] å være raskere lønner seg ikke
        [one] å være raskere lønner seg, én gang
       *[other] å være raskere lønner seg, { $steps } ganger på rad
    }.
   *[thinking] { $sure ->
        [yes] { $steps ->
            [0] Å tenke dobbelt så lenge gir nesten ingenting.
            [one] Å tenke dobbelt så lenge lønner seg fortsatt, én gang.
           *[other] Å tenke dobbelt så lenge lønner seg fortsatt, { $steps } ganger på rad.
        }
       *[no] { $steps ->
            [0] Å tenke dobbelt så lenge har ikke lønt seg her, men det er for få partier til å være sikker.
            [one] Å tenke dobbelt så lenge har lønt seg én gang her, men det er for få partier til å være sikker.
           *[other] Å tenke dobbelt så lenge har lønt seg { $steps } ganger på rad her, men det er for få partier til å være sikker.
        }
    }
}
lab-tells-hidden = En spiller kjenner ikke { $first } av det som er på bordet i den første fjerdedelen av et parti, og { $last } i den siste.
lab-tells-cheating = { $worth ->
    [nothing] Å vite alt ville ikke gi denne boten noe: den ville vinne { $wins } mot en som ikke gjør det.
   *[something] En bot som visste alt, ville vinne { $wins } mot en som ikke gjør det.
}
lab-by-further-games = ved egne partier
