# The lab: what is asked of a game, and what comes out

lab-measure-unknown = Det finns inget mått ”{ $given }”. Välj bland: { $measures }.

# Families of measures, and the units they are in

family-balance = Balans
family-length = Längd
family-ends = Slut
family-points = Poäng
family-choice = Val
family-drama = Dramatik
family-outlook = Utsikter
family-parts = Delar

unit-share = andel
unit-chance = chans
unit-doubt = sannolikhet vid ren slump
unit-decisions = beslut
unit-turns = spelturer
unit-rounds = omgångar
unit-minutes = minuter
unit-points = poäng
unit-actions = drag
unit-changes = byten
unit-times = gånger per parti

# What a figure is about

of-seat = Plats { $number }
of-side = Lag { $number }
of-quarter = { $number ->
    [1] Första fjärdedelen
    [2] Andra fjärdedelen
    [3] Tredje fjärdedelen
   *[4] Sista fjärdedelen
}
of-against-random = mot en bot som spelar slumpmässigt
of-against-20-slips = mot en som slarvar en gång av fem

# Balance

measure-wins = Vinster per plats
measure-wins-meaning = Hur ofta varje plats vinner; en vinst som flera delar på räknas som en del för var och en.
measure-side-wins = Vinster per lag
measure-side-wins-meaning = Hur ofta varje lag vinner, där platser spelar tillsammans.
measure-alike = Alla lika?
measure-alike-meaning = Om alla lag hade samma chans, hur sannolika så stora skillnader vore av ren slump: under 5{ "\u00A0" }% är något ojämnt.
measure-unnoticed = Kan ha missats
measure-unnoticed-meaning = En skillnad mellan två lags andelar av vinsterna som de här partierna hade visat fyra gånger av fem; en mindre kan finnas ändå.

# Length

measure-decisions = Beslut per parti
measure-decisions-meaning = Hur många beslut alla spelare tillsammans fattar i ett parti, i genomsnitt.
measure-turns = Spelturer per parti
measure-turns-meaning = Hur många spelturer alla spelare tillsammans har i ett parti; det en spelare gör i ett svep är en speltur.
measure-rounds = Omgångar per parti
measure-rounds-meaning = Hur många spelturer den spelare har som har flest.
measure-short-game = Ett kort parti
measure-short-game-meaning = 5{ "\u00A0" }% av partierna har så här många beslut eller färre.
measure-long-game = Ett långt parti
measure-long-game-meaning = Ett parti av tjugo har så här många beslut eller fler.
measure-minutes = Minuter vid ett bord
measure-minutes-meaning = Hur lång tid ett parti tar för människor som behöver de angivna sekunderna för varje beslut; de som får göra sina drag samtidigt tänker samtidigt.
measure-wait = Väntan
measure-wait-meaning = Hur många av de andras beslut en spelare väntar på mellan två spelturer.

# Ends

measure-ends = Hur partier slutar
measure-ends-meaning = Hur ofta partier slutar på vart och ett av de möjliga sätten.
measure-shared-wins = Delade vinster
measure-shared-wins-meaning = Hur ofta flera lag delar på vinsten.
measure-no-winner = Ingen vinner
measure-no-winner-meaning = Hur ofta ett parti inte har någon vinnare alls.
measure-cut = Avbrutna
measure-cut-meaning = Hur ofta ett parti avslutas för att det har blivit så långt som ett parti kan bli.

# Points

measure-points = Poäng per plats
measure-points-meaning = Hur många poäng varje plats har på slutet, i genomsnitt.
measure-points-low = Få poäng
measure-points-low-meaning = I ett parti av tjugo har platsen så här många poäng eller färre.
measure-points-high = Många poäng
measure-points-high-meaning = I ett parti av tjugo har platsen så här många poäng eller fler.
measure-margin = Vinstmarginal
measure-margin-meaning = Med hur många poäng det bästa laget leder över det näst bästa på slutet, i genomsnitt.

# Choice

measure-choices = Valmöjligheter
measure-choices-meaning = Mellan hur många tillåtna drag en spelare väljer, i genomsnitt över alla beslut.
measure-usual-choices = Vanliga val
measure-usual-choices-meaning = Hälften av alla beslut står mellan så här många tillåtna drag eller färre.
measure-many-choices = Många val
measure-many-choices-meaning = Ett beslut av tjugo står mellan så här många tillåtna drag eller fler.
measure-forced = Inget val
measure-forced-meaning = Hur många av alla beslut som bara har ett tillåtet drag.

# Drama

measure-lead-changes = Ledarbyten
measure-lead-changes-meaning = Hur ofta ledningen går från ett lag till ett annat i ett parti, bedömt efter deras chanser att vinna; står det lika leder ingen.
measure-decisive = Ledning för gott
measure-decisive-meaning = Hur mycket av ett parti som har spelats, i genomsnitt, när den blivande vinnaren tar ensam ledning för gott.
measure-decided-early = Avgjort tidigt
measure-decided-early-meaning = I hur många partier den blivande vinnaren leder för gott innan tre fjärdedelar av partiet är spelade.
measure-comeback = Vinnarnas lägsta punkt
measure-comeback-meaning = Hur lågt de blivande vinnarnas chans sjunker under ett parti, i genomsnitt: ju lägre, desto större vändningar.
measure-course = Vinnarens chans över tid
measure-course-meaning = Hur trolig den blivande vinnarens vinst var i varje ögonblick av partiet, i genomsnitt.

# Outlook

measure-outlook-error = Utsikternas fel
measure-outlook-error-meaning = Hur fel spelets egen grova uppskattning av ett lags chans är (Brier score): 0 vet vinnaren, 25{ "\u00A0" }% är vad man får om man alltid säger ”hälften”.
measure-chance-error = Chansens fel
measure-chance-error-meaning = Samma sak efter att uppskattningen har rättats efter hur ofta den slog in.
measure-came-true = Så väl stämde uppskattningarna
measure-came-true-meaning = Hur ofta ett lag vann när spelet hade uppskattat lagets chans så här högt: i bästa fall betyder 70{ "\u00A0" }% just 70{ "\u00A0" }%.

# Parts

measure-met = Förekomst
measure-met-meaning = Hur ofta varje del dyker upp eller används i ett parti, i genomsnitt.
measure-games-met = Partier där den finns
measure-games-met-meaning = I hur många partier varje del dyker upp eller används över huvud taget.
measure-gain = Vad den ändrar
measure-gain-meaning = Hur mycket oftare den som stöter på delen vinner än chansen strax före lovade, i genomsnitt; under noll mer sällan.

# Figures in sentences

lab-per-cent = { $number }{ "\u00A0" }%
lab-not-known = inte känt
lab-too-few = för få partier för att säga hur säkert
lab-place = rad { $row }, kolumn { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = värde (95{ "\u00A0" }% säkert)
lab-asked = { $title } för { $players ->
    [one] en spelare
   *[other] { $players } spelare
}, { $bots }. { $games ->
    [one] Ett parti
   *[other] { $games } partier
}, slumpfrö { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }{ $changed }.
}
lab-bots = botar: { $bots }
lab-tells-minutes = En spelkväll: ungefär { $minutes } minuter, om varje beslut tar { $seconds } sekunder.
lab-tells-length = Ett parti har { $decisions } beslut på { $turns } spelturer, { $rounds } omgångar.
lab-tells-spread = Ett parti av tjugo har { $short-game } beslut eller färre, ett av tjugo { $long-game } eller fler.
lab-tells-ends = Vinsten delas i { $shared-wins } av alla partier, ingen vinner i { $no-winner }, och { $cut } avbryts för att de har blivit för långa.
lab-tells-margin = Den bästa leder med { $margin } poäng över den näst bästa.
lab-tells-choices = En spelare väljer mellan { $choices } tillåtna drag: hälften av gångerna mellan { $usual-choices } eller färre, en gång av tjugo mellan { $many-choices } eller fler.
lab-tells-forced = { $forced } av alla beslut är inga beslut: det finns bara ett tillåtet drag.
lab-tells-changes = Ledningen byts { $lead-changes } gånger per parti.
lab-tells-decisive = Den blivande vinnaren tar ledningen för gott efter { $decisive } av ett parti, och före tre fjärdedelar av det i { $decided-early } av alla partier.
lab-tells-comeback = Vid sin lägsta punkt har de blivande vinnarna en chans på { $comeback }.
lab-tells-mixed = Här spelar olika bottar, och samma ställning är mer värd för den ena än för den andra: siffror som bygger på chanser är utelämnade.
lab-tells-alike = { $who ->
    [sides] Inga tecken på att laget spelar någon roll
   *[seats] Inga tecken på att platsen spelar någon roll
}{ $missed ->
    [none] .
   *[other] ; en skillnad på { $missed } procentenheter eller mer skulle vi ha märkt fyra gånger av fem.
}
lab-tells-uneven = { $who ->
    [sides] Det spelar roll var man sitter: så stora skillnader mellan lagen är nästan aldrig slump.
   *[seats] Det spelar roll var man sitter: så stora skillnader mellan platserna är nästan aldrig slump.
}
lab-tells-most = { $most } vinner mest ({ $wins }), { $least } minst ({ $fewest }).
lab-tells-outlook = Där spelets grova uppskattning säger 75{ "\u00A0" }% slår det in i { $came }.
lab-left-out = { $count ->
    [one] En till finns
   *[other] { $count } till finns
} i --html och --json.

lab-seconds-wrong = Ett beslut tar mer än ingen tid alls: { $given } sekunder går inte.
lab-players-wrong = ”{ $given }” är inget antal spelare.
lab-sweep-twice = ”{ $given }” finns två gånger i serien. Varje värde spelas en gång: ta bort det ena.

# Comparisons and ranges

lab-usual = som vanligt
lab-head-difference = skillnad (95{ "\u00A0" }% säkert)
lab-head-doubt = av ren slump
lab-hardly-ever = nästan aldrig
lab-tells-real = { $real ->
    [0] Ingen skillnad är verklig: av { $all } undersökta kan alla vara slump.
    [one] En skillnad av { $all } är verklig, efter korrigering för hur många som undersöktes.
   *[other] { $real } skillnader av { $all } är verkliga, efter korrigering för hur många som undersöktes.
}
lab-tells-too-few = { $games } partier är för få för att skilja en skillnad från slump: spela minst { $fewest } av varje variant.
lab-tells-same = Inga tecken på skillnad: { $measures }.

# Pages with plots

lab-no-plots = Sidan som ritar diagram är inte byggd än. Kör `make client`, eller utelämna --html.
lab-no-frames = Data frames kräver pandas eller polars, och inget av dem är installerat. Installera ett av dem, eller använd to_csv().
lab-page-title = { $title }: en studie
lab-page-compared = { $title }: { $one } jämfört med { $other }
lab-page-swept = { $title }: över { $name }
lab-page-table = Som tabell
lab-page-tables = Allt detta i tabeller
lab-page-reading = Så läser du det här
lab-page-sure = Efter en siffra står vad den ligger mellan: i nitton studier av tjugo finns det sanna värdet i det intervallet. Det blir hälften så brett med fyra gånger så många partier. Siffrorna kommer från botar som spelar som det står ovan; människor kan spela annorlunda.
lab-axis-fair = om alla vore lika

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = { $given } partier med botar som tänker framåt går inte att spela. Välj 0 till { $most }.

family-luck = Tur och skicklighet
family-information = Information
unit-steps = steg

measure-deal = Avgjort av given
measure-deal-meaning = Hur mycket av skillnaden mellan resultat som beror på vad ett lag får i given och var det sitter: varje giv spelas två gånger, av den giriga boten och en svagare, som byter plats däremellan.
measure-skill = Avgjort av skicklighet
measure-skill-meaning = Hur mycket av skillnaden mellan resultat som beror på att den ena boten är bättre än den andra, vad den än får i given.
measure-rest = Avgjort av ingetdera
measure-rest-meaning = Hur mycket av skillnaden mellan resultat som varken beror på given eller på skicklighet ensam: tur under partiet, och givar som passar den ena boten men inte den andra.
measure-ladder = Skicklighetsstege
measure-ladder-meaning = Hur ofta varje nivå av botar vinner mot nivån under, på samma givar från båda sidor; 50{ "\u00A0" }% betyder att den inte spelar bättre.
measure-doubling = Att tänka dubbelt så länge
measure-doubling-meaning = Hur ofta en bot vinner mot en som tänker framåt hälften så länge, på samma givar från båda sidor; där botar skiljer sig i tempo, mot den närmast långsammare.
measure-depth = Skicklighetsdjup
measure-depth-meaning = Hur många gånger i rad en bot som tänker dubbelt så länge fortfarande vinner minst 55{ "\u00A0" }% av partierna: vid 0 finns nästan inget att vinna på att tänka framåt.
measure-differ = Gör annorlunda
measure-differ-meaning = I hur många beslut med något att välja djupdykaren, som tänker framåt, gör något annat än den giriga boten.
measure-hidden = Dolt för en spelare
measure-hidden-meaning = Hur mycket av allt på bordet en spelare inte känner till, i genomsnitt.
measure-cheating = Vad fusk är värt
measure-cheating-meaning = Hur ofta en girig bot som känner till allt som är dolt vinner mot en som inte gör det, på samma givar från båda sidor: ungefär 50{ "\u00A0" }% betyder att en sådan bot nästan inte tjänar något på det.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Mot en spelare som slarvar en gång av fem avgör given och platsen { $deal } av det som skiljer från resultat till resultat, skickligheten { $skill }, och det som ingendera avgör är { $rest }.
lab-tells-depth = { $by ->
    [pace] Nivåerna skiljer sig i tempo, och ingen tänker framåt: den snabbare vinner { $steps ->
        [0] inte en enda gång
        [one] en gång
       *[other] { $steps } gånger i rad
    }.
   *[thinking] { $sure ->
        [yes] { $steps ->
            [0] Att tänka dubbelt så länge ger nästan ingenting.
            [one] Att tänka dubbelt så länge vinner fortfarande, en gång.
           *[other] Att tänka dubbelt så länge vinner fortfarande, { $steps } gånger i rad.
        }
       *[no] { $steps ->
            [0] Att tänka dubbelt så länge har inte gett något här, men partierna är för få för att vara säker.
            [one] Att tänka dubbelt så länge har vunnit en gång här, men partierna är för få för att vara säker.
           *[other] Att tänka dubbelt så länge har vunnit { $steps } gånger i rad här, men partierna är för få för att vara säker.
        }
    }
}
lab-tells-hidden = En spelare känner inte till { $first } av det som finns på bordet i partiets första fjärdedel, och { $last } i den sista.
lab-tells-cheating = { $worth ->
    [nothing] Att veta allt skulle inte ge den här boten något: den skulle vinna { $wins } mot en som inte vet allt.
   *[something] En bot som visste allt skulle vinna { $wins } mot en som inte vet allt.
}
lab-by-further-games = genom egna partier
