# The lab: what is asked of a game, and what comes out

lab-measure-unknown = Der er intet nøgletal »{ $given }«. Vælg mellem: { $measures }.

# Families of measures, and the units they are in

family-balance = Balance
family-length = Længde
family-ends = Slutninger
family-points = Point
family-choice = Valg
family-drama = Drama
family-outlook = Udsigter
family-parts = Dele

unit-share = andel
unit-chance = chance
unit-doubt = hvor sandsynligt ved ren tilfældighed
unit-decisions = beslutninger
unit-turns = ture
unit-rounds = runder
unit-minutes = minutter
unit-points = point
unit-actions = handlinger
unit-changes = skift
unit-times = gange pr. parti

# What a figure is about

of-seat = Plads { $number }
of-side = Hold { $number }
of-quarter = { $number ->
    [1] Første fjerdedel
    [2] Anden fjerdedel
    [3] Tredje fjerdedel
   *[4] Sidste fjerdedel
}
of-against-random = mod en bot, der spiller på må og få
of-against-20-slips = mod en, der kikser én gang ud af fem

# Balance

measure-wins = Sejre efter plads
measure-wins-meaning = Hvor ofte hver plads vinder; en sejr, som flere deler, tæller som en del til hver.
measure-side-wins = Sejre efter hold
measure-side-wins-meaning = Hvor ofte hvert hold vinder, hvor pladser spiller sammen.
measure-alike = Alle lige?
measure-alike-meaning = Hvis alle hold havde samme chance, hvor sandsynlige ville så store forskelle være ved ren tilfældighed: Under 5 % er noget skævt.
measure-unnoticed = Kunne være overset
measure-unnoticed-meaning = En forskel mellem to holds andel af sejre, som disse partier ville have vist fire gange ud af fem; en mindre kan være der alligevel.

# Length

measure-decisions = Beslutninger pr. parti
measure-decisions-meaning = Hvor mange beslutninger alle spillere tilsammen træffer i et parti, i gennemsnit.
measure-turns = Ture pr. parti
measure-turns-meaning = Hvor mange ture alle spillere tilsammen har i et parti; det, en spiller gør i ét stræk, er én tur.
measure-rounds = Runder pr. parti
measure-rounds-meaning = Hvor mange ture spilleren med flest ture har.
measure-short-game = Et kort parti
measure-short-game-meaning = 5 % af partierne har så mange beslutninger eller færre.
measure-long-game = Et langt parti
measure-long-game-meaning = Ét ud af tyve partier har så mange beslutninger eller flere.
measure-minutes = Minutter ved et bord
measure-minutes-meaning = Hvor længe et parti varer for mennesker, der bruger de angivne sekunder på hver beslutning; de, der må handle på samme tid, tænker på samme tid.
measure-wait = Ventetid
measure-wait-meaning = Hvor mange af de andres beslutninger en spiller venter på mellem to ture.

# Ends

measure-ends = Hvordan partier slutter
measure-ends-meaning = Hvor ofte partier slutter på hver af de mulige måder.
measure-shared-wins = Delte sejre
measure-shared-wins-meaning = Hvor ofte flere hold deler sejren.
measure-no-winner = Ingen vinder
measure-no-winner-meaning = Hvor ofte et parti slet ingen vinder har.
measure-cut = Afbrudt
measure-cut-meaning = Hvor ofte et parti stoppes, fordi det er blevet så langt, som et parti kan blive.

# Points

measure-points = Point efter plads
measure-points-meaning = Hvor mange point hver plads har til sidst, i gennemsnit.
measure-points-low = Få point
measure-points-low-meaning = I ét ud af tyve partier har pladsen så mange point eller færre.
measure-points-high = Mange point
measure-points-high-meaning = I ét ud af tyve partier har pladsen så mange point eller flere.
measure-margin = Sejrsmargin
measure-margin-meaning = Hvor mange point det bedste hold er foran det næste til sidst, i gennemsnit.

# Choice

measure-choices = Valgmuligheder
measure-choices-meaning = Mellem hvor mange lovlige handlinger en spiller vælger, i gennemsnit over alle beslutninger.
measure-usual-choices = Typiske valgmuligheder
measure-usual-choices-meaning = Halvdelen af alle beslutninger er mellem så mange lovlige handlinger eller færre.
measure-many-choices = Mange valgmuligheder
measure-many-choices-meaning = Én ud af tyve beslutninger er mellem så mange lovlige handlinger eller flere.
measure-forced = Intet valg
measure-forced-meaning = Hvor mange af alle beslutninger der kun har én lovlig handling.

# Drama

measure-lead-changes = Skift i føringen
measure-lead-changes-meaning = Hvor ofte føringen går fra et hold til et andet i et parti, bedømt efter deres chancer for at vinde; står de lige, fører ingen.
measure-decisive = Føring for altid
measure-decisive-meaning = Hvor meget af et parti der er spillet, i gennemsnit, når den senere vinder tager føringen alene for altid.
measure-decided-early = Afgjort tidligt
measure-decided-early-meaning = I hvor mange partier den senere vinder fører for altid, før tre fjerdedele af partiet er spillet.
measure-comeback = Vindernes laveste punkt
measure-comeback-meaning = Hvor lavt de senere vinderes chance falder i løbet af et parti, i gennemsnit: jo lavere, jo større comebacks.
measure-course = Vinderens chance undervejs
measure-course-meaning = Hvor sandsynligt det var, at den senere vinder ville vinde, på hvert tidspunkt i partiet, i gennemsnit.

# Outlook

measure-outlook-error = Udsigternes fejl
measure-outlook-error-meaning = Hvor langt spillets eget hurtige skøn over et holds chance rammer ved siden af (Brier-score): 0 kender vinderen, 25 % får man ved at sige »halvt« hver gang.
measure-chance-error = Chancens fejl
measure-chance-error-meaning = Det samme, efter at skønnet er rettet efter, hvor ofte det holdt.
measure-came-true = Hvor godt skønnene holdt
measure-came-true-meaning = Hvor ofte et hold vandt, når spillet havde skønnet dets chance til dette tal: Ideelt set betyder 70 % også 70 %.

# Parts

measure-met = Mødt
measure-met-meaning = Hvor ofte hver del mødes eller bruges i et parti, i gennemsnit.
measure-games-met = Partier, der møder den
measure-games-met-meaning = I hvor mange partier hver del overhovedet mødes eller bruges.
measure-gain = Hvad den ændrer
measure-gain-meaning = Hvor meget oftere den, der møder delen, vinder, end chancen lige før lovede, i gennemsnit; under nul sjældnere.

# Figures in sentences

lab-per-cent = { $number } %
lab-not-known = ikke kendt
lab-too-few = for få partier til at sige hvor sikkert
lab-place = række { $row }, kolonne { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = værdi (95 % sikker)
lab-asked = { $title } for { $players ->
    [one] én spiller
   *[other] { $players } spillere
}, { $bots }. { $games ->
    [one] Ét parti
   *[other] { $games } partier
}, startværdi { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }{ $changed }.
}
lab-bots = botter: { $bots }
lab-tells-minutes = En spilleaften: cirka { $minutes } minutter, hvis hver beslutning tager { $seconds } sekunder.
lab-tells-length = Et parti har { $decisions } beslutninger på { $turns } ture, { $rounds } runder.
lab-tells-spread = Ét ud af tyve partier har { $short-game } beslutninger eller færre, ét ud af tyve { $long-game } eller flere.
lab-tells-ends = Sejren deles i { $shared-wins } af alle partier, ingen vinder i { $no-winner }, og { $cut } afbrydes, fordi de er blevet for lange.
lab-tells-margin = Den bedste er { $margin } point foran den næste.
lab-tells-choices = En spiller vælger mellem { $choices } lovlige handlinger: halvdelen af gangene mellem { $usual-choices } eller færre, én gang ud af tyve mellem { $many-choices } eller flere.
lab-tells-forced = { $forced } af alle beslutninger er slet ingen: Der er kun én lovlig handling.
lab-tells-changes = Føringen skifter { $lead-changes } gange pr. parti.
lab-tells-decisive = Den senere vinder tager føringen for altid efter { $decisive } af et parti, og før tre fjerdedele af det i { $decided-early } af alle partier.
lab-tells-comeback = På deres laveste punkt har senere vindere en chance på { $comeback }.
lab-tells-mixed = Her spiller forskellige botter, og den samme stilling er mere værd for den ene end for den anden: Tal, der bygger på chancer, er udeladt.
lab-tells-alike = Intet tegn på, at { $who ->
    [sides] holdet
   *[seats] pladsen
} betyder noget{ $missed ->
    [none] .
   *[other] ; en forskel på { $missed } procentpoint eller mere ville vi have opdaget fire gange ud af fem.
}
lab-tells-uneven = Det betyder noget, hvor man sidder: Så store forskelle mellem { $who ->
    [sides] hold
   *[seats] pladser
} er næsten aldrig tilfældige.
lab-tells-most = { $most } vinder mest ({ $wins }), { $least } mindst ({ $fewest }).
lab-tells-outlook = Når spillets hurtige skøn siger 75 %, holder det i { $came }.
lab-left-out = { $count ->
    [one] Én til står
   *[other] { $count } flere står
} i --html og --json.

lab-seconds-wrong = En beslutning tager mere end ingen tid: { $given } sekunder går ikke.
lab-players-wrong = »{ $given }« er ikke et antal spillere.
lab-sweep-twice = »{ $given }« står to gange i rækken. Hver værdi spilles én gang: Udelad den ene.

# Comparisons and ranges

lab-usual = normal
lab-head-difference = forskel (95 % sikker)
lab-head-doubt = ved ren tilfældighed
lab-hardly-ever = næsten aldrig
lab-tells-real = { $real ->
    [0] Ingen forskel er ægte: Af { $all } undersøgte kan hver især være tilfældig.
    [one] Én forskel ud af { $all } er ægte, når der rettes for, hvor mange der blev undersøgt.
   *[other] { $real } forskelle ud af { $all } er ægte, når der rettes for, hvor mange der blev undersøgt.
}
lab-tells-too-few = { $games } partier er for få til at skelne en forskel fra tilfældigheder: Spil mindst { $fewest } af hver variant.
lab-tells-same = Intet tegn på en forskel: { $measures }.

# Pages with plots

lab-no-plots = Siden, der tegner diagrammer, er ikke bygget endnu. Kør `make client`, eller udelad --html.
lab-no-frames = Datatabeller (data frames) kræver pandas eller polars, og ingen af dem er installeret. Installér en af dem, eller brug to_csv().
lab-page-title = { $title }: en undersøgelse
lab-page-compared = { $title }: { $one } over for { $other }
lab-page-swept = { $title }: efter { $name }
lab-page-table = Som tabel
lab-page-tables = Det hele i tabeller
lab-page-reading = Sådan læses det
lab-page-sure = Efter et tal står det interval, det ligger i: I nitten ud af tyve undersøgelser ligger den sande værdi i intervallet. Det bliver halvt så bredt med fire gange så mange partier. Tallene kommer fra botter, der spiller som fortalt ovenfor; mennesker spiller måske anderledes.
lab-axis-fair = hvis alle var lige

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = { $given } partier med botter, der tænker frem, kan ikke spilles. Vælg 0 til { $most }.

family-luck = Held og dygtighed
family-information = Information
unit-steps = trin

measure-deal = Afgjort af uddelingen
measure-deal-meaning = Hvor meget af forskellen mellem resultater der kommer af, hvad et hold får uddelt, og hvor det sidder: Hver uddeling spilles to gange, af den grådige bot og en svagere, som bytter plads ind imellem.
measure-skill = Afgjort af dygtighed
measure-skill-meaning = Hvor meget af forskellen mellem resultater der kommer af, at den ene bot er bedre end den anden, uanset hvad den får uddelt.
measure-rest = Afgjort af ingen af delene
measure-rest-meaning = Hvor meget af forskellen mellem resultater der hverken kommer af uddelingen eller dygtighed alene: held undervejs og uddelinger, der passer den ene bot og ikke den anden.
measure-ladder = Dygtighedsstigen
measure-ladder-meaning = Hvor ofte hvert niveau af botter vinder mod niveauet under, på de samme uddelinger fra begge sider; 50 % betyder, at det ikke spiller bedre.
measure-doubling = At tænke dobbelt så længe
measure-doubling-meaning = Hvor ofte en bot vinder mod en, der tænker halvt så langt frem, på de samme uddelinger fra begge sider; hvor botter er forskellige i tempo, mod den næste langsommere.
measure-depth = Dygtighedens dybde
measure-depth-meaning = Hvor mange gange i træk det stadig vinder mindst 55 % af partierne at tænke dobbelt så længe: Ved 0 er der næsten intet at vinde ved at tænke frem.
measure-differ = At tænke sig om
measure-differ-meaning = I hvor mange beslutninger med et valg dybhavsdykkeren, der tænker frem, gør noget andet end den grådige bot.
measure-hidden = Skjult for en spiller
measure-hidden-meaning = Hvor meget af alt på bordet en spiller ikke kender, i gennemsnit.
measure-cheating = Hvad snyd er værd
measure-cheating-meaning = Hvor ofte en grådig bot, der kender alt det skjulte, vinder mod en, der ikke gør, på de samme uddelinger fra begge sider: Omkring 50 % betyder, at sådan en bot næsten intet får ud af det.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Mod en spiller, der kikser én gang ud af fem, afgør uddelingen og pladsen { $deal } af det, der skiller resultaterne, dygtighed { $skill }, og det, ingen af dem afgør, er { $rest }.
lab-tells-depth = { $by ->
    [pace] Niveauerne adskiller sig i tempo, og ingen tænker frem: At være hurtigere hjælper { $steps ->
        [0] ikke en eneste gang
        [one] én gang
       *[other] { $steps } gange i træk
    }.
   *[thinking] { $sure ->
        [yes] { $steps ->
            [0] Det giver næsten intet at tænke dobbelt så længe.
            [one] Det hjælper stadig at tænke dobbelt så længe, én gang.
           *[other] Det hjælper stadig at tænke dobbelt så længe, { $steps } gange i træk.
        }
       *[no] { $steps ->
            [0] Det har ikke hjulpet her at tænke dobbelt så længe, men det er for få partier til at være sikker.
            [one] Det har hjulpet én gang her at tænke dobbelt så længe, men det er for få partier til at være sikker.
           *[other] Det har hjulpet { $steps } gange i træk her at tænke dobbelt så længe, men det er for få partier til at være sikker.
        }
    }
}
lab-tells-hidden = En spiller kender ikke { $first } af det, der er på bordet i den første fjerdedel af et parti, og { $last } i den sidste.
lab-tells-cheating = { $worth ->
    [nothing] At kende alt ville ikke give denne bot noget: Den ville vinde { $wins } mod en, der ikke gør.
   *[something] En bot, der kendte alt, ville vinde { $wins } mod en, der ikke gør.
}
lab-by-further-games = ved egne partier
