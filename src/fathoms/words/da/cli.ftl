# The command line

# Help

cli-help = Et bord til brætspil: Spil dem i en browser, med mennesker eller fair botter, eller simulér dem i millionvis. Uden en kommando åbner bordet i din browser.
cli-help-version = Skriv versionen, og afslut.
cli-help-lang = Sproget, der skal tales: en, de, sv, da, nb eller fi. Uden den bruges dit systems sprog.
cli-lang-unknown = Der er ingen ord på »{ $given }«. Sprogene er { $languages }.
cli-wrong = Det kan ikke forstås: { fault }. `{ $help }` siger, hvad der findes.
cli-help-json = Skriv ét JSON-objekt og intet andet.
cli-help-serve = Start bordet, og åbn det i browseren.
cli-help-host = Adressen, der lyttes på; 0.0.0.0 lukker andre på dit netværk ind.
cli-help-port = Porten, der lyttes på; 0 tager en vilkårlig ledig.
cli-help-browser = Åbn siden i din browser, eller lad være.
cli-help-data = Mappen til bordene; uden den bruges din egen datamappe.
cli-help-workers = Så mange serverprocesser på én adresse; de deles om bordene.
cli-help-games = Vis spillene, deres spillere og deres indstillinger.
cli-help-simulate = Spil mange partier med botter, og fortæl, hvad der kom ud af det.
cli-help-game = Spillet, der skal spilles; »fathoms games« viser dem.
cli-help-number-of-games = Hvor mange partier der skal spilles.
cli-help-players = Hvor mange spillere; uden den så få, som kan spille mod hinanden.
cli-help-seed = Samme startværdi giver samme partier.
cli-help-option = En indstilling for spillet, f.eks. layout=heart. Kan gives flere gange.
cli-help-bots = Botterne, f.eks. random,greedy. De sætter sig på skift, til alle pladser er taget.
cli-help-replay = Vis et gemt parti trin for trin.
cli-help-review = Analysér et afsluttet parti: hvordan chancerne ændrede sig, hvad hver beslutning kostede, og hvad der var held.
cli-help-review-simulations = Hvor mange partier der simuleres for hver beslutning i jagten på den bedste handling; uden angivelse 400, i lange partier færre.
cli-help-review-worlds = I hvor mange yderligere den sammenlignes med den valgte handling; uden den 300, i lange partier færre.
cli-help-file = Et parti gemt af Fathoms.
cli-help-step = Vis kun partiet efter så mange træk.
cli-help-as-seat = Se, hvad denne plads så (1 er den første). Uden den ser du, hvad en tilskuer så.
cli-help-warm = Kompilér reglerne for alle spil nu, eller for de spil, du nævner, så ingen venter på det senere.
cli-help-warm-games = Spil, der skal kompileres; uden nogen: alle.

# fathoms serve

cli-serve-ready = Bordet er åbent. Gå ind på { $address } i din browser
cli-serve-stop = Ctrl-C lukker det. Partier, der er i gang, bliver gemt.
cli-serve-no-such-host = Denne maskine har ingen adresse »{ $host }«. Udelad --host for kun at spille på denne maskine, eller brug 0.0.0.0 for at lukke dit netværk ind.
cli-serve-port-taken = Port { $port } er optaget, måske af et bord, du allerede har åbnet. Vælg en anden med --port, eller lad --port 0 finde en ledig.
cli-serve-port-forbidden = Du må ikke bruge port { $port } på denne maskine. Vælg en over 1023 med --port, eller lad --port 0 finde en ledig.

# fathoms games

cli-games-title = { $title } ({ $name }), { how-many } spillere
cli-games-flag = ja eller nej
cli-games-number = { $low } til { $high }
cli-games-text = tekst på op til { $longest } tegn
cli-games-default = standard: { $value }

# fathoms simulate

cli-option-no-value = »{ $given }« er ikke en indstilling med en værdi. Skriv den sådan: --option layout=heart
cli-simulate-compiling = Kompilerer reglerne
cli-simulate-playing = Spiller { $game }
cli-simulate-stopped = Stoppet efter cirka { $played } af { $games } partier.
cli-simulate-summary = { $game }: { $games } partier på { $seconds } s, { $speed } beslutninger i sekundet. Et parti tager { $mean } beslutninger i gennemsnit ({ $low } til { $high }).
cli-simulate-seat = plads
cli-simulate-mean = point i snit
cli-simulate-min = laveste
cli-simulate-max = højeste
cli-simulate-wins = sejre
cli-simulate-win-share = af alle partier

# fathoms study

cli-help-study = Spørg et spil om hvad som helst: hvor længe det varer, om pladsen betyder noget, hvordan det slutter, hvad en variant ændrer. Hvert tal siger, hvor sikkert det er.
cli-help-study-house = En husregelværdi for spillet, f.eks. deck.blanks=20. Kan gives flere gange.
cli-help-study-measures = Kun disse nøgletal eller familier, f.eks. minutes,balance; uden den alle, der ikke kræver søgning.
cli-help-study-seconds = Hvor længe en beslutning tager ved et bord, til beregning af et partis minutter.
cli-help-study-search = Så mange partier for hvert nøgletal, hvis botter tænker frem: dygtighedsstigen, dygtighedens dybde, hvor greedy og dybhavsdykkeren er uenige. Tager lang tid; 0 udelader dem.
cli-help-study-against = Sammenlign med denne indstilling: De samme uddelinger spilles to gange. Kan gives flere gange.
cli-help-study-against-house = Sammenlign med denne husregelværdi, f.eks. deck.blanks=20. Kan gives flere gange.
cli-help-study-sweep = Undersøg en række værdier af en indstilling, antal spillere eller en husregelværdi: players=2,3,4.
cli-help-study-html = Skriv også en side med diagrammer til denne fil.
cli-help-study-json = Skriv også tallene til denne fil som JSON; »-« skriver ét JSON-objekt og intet andet.
cli-study-no-value = »{ $given }« har ikke et navn og en værdi. Skriv det sådan: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = »{ $given }« er ikke en række. Nævn to værdier eller flere: --sweep players=2,3,4
cli-study-both = Sammenlign med --against, eller se på en række med --sweep, én ting ad gangen.
cli-study-not-writable = { $file } kan ikke skrives. Vælg en anden fil.
cli-study-further = Spiller flere partier { $game }: held, dygtighed, hvad der er skjult
cli-study-stopped = Stoppet efter { $played } af { $games } partier. Her er, hvad man ved indtil nu.
cli-study-against = Sammenlignet: { $one } med { $other }, { $games } partier hver, på de samme uddelinger.

# fathoms review

cli-review-thinking = Analyserer partiet
cli-review-seat = Plads
cli-review-start = Start
cli-review-choices = Egne valg
cli-review-others = De andres valg
cli-review-luck = Held
cli-review-result = Resultat
cli-review-accuracy = Præcision
cli-review-at-a-glance = Her spiller alle på én gang, så chancerne er kun et hurtigt skøn, og intet valg regnes for en fejl.
cli-review-mistakes = { $count ->
    [0] Ingen af { $choices } beslutninger var klart en fejl.
    [one] Én af { $choices } beslutninger var en fejl:
   *[other] { $count } af { $choices } beslutninger var fejl; de største:
}
cli-review-mistake = Træk { $number }, { $name }: { $action } giver chancen { $after }, { $best } ville have givet { $chance } (plus/minus { $doubt } procentpoint)
cli-review-insights = Hvad partiet selv viser:
cli-review-insight = Træk { $number }: { $text }
cli-review-budget-wrong = En analyse kræver mindst 1 simulering og 2 verdener for hver beslutning; der blev bedt om { $simulations } og { $worlds }.

# fathoms replay

cli-seat = Plads { $number }
cli-replay-no-such-seat = Der er ingen plads { $given } i dette parti. Vælg en fra 1 til { $players }.
cli-replay-no-such-step = Der er intet trin { $given } i dette parti. Vælg et fra 0 til { $last }.
cli-replay-step = Trin { $number } af { $last }
cli-replay-result = { $name }: { $score } point, { $share } af sejren
cli-replay-unfinished = Spillet er ikke slut endnu.

# fathoms warm

cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Kompileret og klar ({ $seconds } s).
   *[other] Alle { $steps } dele er kompileret og klar ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Fjernede én fil med kompileret kode, som ingen har brugt i en måned.
   *[other] Fjernede { $count } filer med kompileret kode, som ingen har brugt i en måned.
}
cli-warm-interpreted = Reglerne køres fortolket (FATHOMS_INTERPRET er sat): Der er ikke noget at kompilere.

# fathoms tune

cli-help-tune = Mål, hvad et spils husregelværdier fører til, og sammenlign det med målene
cli-help-tune-game = Spillet
cli-tune-nothing = Husregelværdierne i { $game } har ingen mål, der kan måles. Det har de i disse spil: { $games }
cli-tuning = Måler { $game }

## fathoms arena

cli-help-arena = Lad botter spille mod hinanden, og fortæl, hvem der er stærkest. Hver uddeling spilles to gange, med ombyttede pladser.
cli-help-arena-bots = To eller flere botter, f.eks. greedy,search:500. Der er random, greedy, niveauerne paddler, snorkeller, diver og deep_diver og search med et budget for hvert træk: search:500 simuleringer, search:0.5s. I spil, der har et netværk, er der også learned, learned:500 og learned:0.5s.
cli-help-arena-games = Hvor mange partier hvert par botter spiller.
cli-help-arena-device = Hvor der skal spilles: cpu (alle kerner på denne maskine) eller ray (en Ray-klynge).
cli-help-simulate-device = Hvor der skal spilles: cpu (alle kerner på denne maskine), cuda (en GPU) eller ray (en Ray-klynge). Partierne er de samme.
cli-help-arena-html = Skriv også en rapport med et diagram til denne fil.
cli-arena-playing = Spiller { $game }
cli-arena-stopped = Stoppet efter { $played } partier; intet blev talt med.
cli-arena-no-folder = Der er ingen mappe { $folder } at skrive rapporten i. Lav den først, eller vælg en anden.
cli-arena-bot = bot
cli-arena-pair = par
cli-arena-games = partier
cli-arena-wins = sejre
cli-arena-rate = sejrsandel
cli-arena-interval = 95 % sikker
cli-arena-rating = rating
arena-report-title = { $game }: Hvilken bot er stærkest?
arena-report-plot = Botternes sejrsandele med deres 95 %-intervaller
arena-too-few = En arena kræver to botter eller flere: --bots greedy,search.
arena-twice = Den samme bot er nævnt to gange. Nævn hver én gang; den spiller mod alle andre.
arena-games-wrong = { $given } partier for hvert par kan ikke spilles. Vælg 1 til { $most }.
arena-one-side = I { $game } med disse spillere og indstillinger spiller ingen mod nogen. Vælg andre.

# fathoms new-game

cli-help-new-game = Skriv mapperne til et nyt spil, med et lille spil i, der virker.
cli-help-new-game-name = Hvad programmet kalder det: små bogstaver med _ mellem ordene, f.eks. harbour_lights.
cli-help-new-game-players = Hvor mange der kan spille: 3-6 eller bare 4.
cli-help-new-game-title = Hvad folk kalder det; uden den laves den ud fra navnet.
cli-help-new-game-into = Klonen, det skal skrives i; uden den den, dette program kører fra.
cli-new-game-no-clone = Et nyt spil skrives i en klon af repositoriet, og { $folder } er ikke en. Klon Fathoms, kør »make play« der én gang, og brug .venv/bin/fathoms i den mappe (eller angiv --into og hvor den er).
cli-new-game-bad-name = »{ $name }« kan ikke være navnet på et spil. Brug små bogstaver med _ mellem ordene, f.eks. harbour_lights, og højst { $longest } tegn.
cli-new-game-taken = »{ $name }« er allerede taget. Vælg et andet navn.
cli-new-game-bad-players = »{ $given }« er ikke et antal spillere. Skriv 3-6 eller bare 4; der kan være 2 til { $most }.
cli-new-game-bad-title = »{ $title }« kan ikke være en titel. Begynd med et bogstav eller et tal, udelad anførselstegn, parenteser og omvendte skråstreger, og brug højst { $longest } tegn.
cli-new-game-exists = { $path } findes allerede. Flyt den, eller vælg et andet navn.
cli-new-game-wrote = skrev { $path }
cli-new-game-next =
    Hvad du gør nu:
    1. Kør spillets egne test, uden kompileren; gør det efter hver ændring, det tager få sekunder.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Prøv det mod alle husets love, og skriv dets gennemspilninger: Læs dem, og behold dem.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Lav klientens typer, hver gang du har ændret scenen eller handlingerne.
    { "   " } make wire
    4. Byg klienten, og åbn bordet: Det nye spil er i lobbyen.
    { "   " } make play
    Gør det så til dit eget, fil for fil; docs/adding-a-game.md går dem alle igennem.

# fathoms calibrate

cli-help-calibrate = Gør et spils gæt på chancerne sande: Tilpas dem til botternes partier, og gem det i spillets mappe.
cli-help-calibrate-games = Hvor mange partier der skal spilles for hvert antal spillere.
cli-calibrate-no-folder = Der kan ikke skrives i mappen til { $game }. Kalibrér det i din egen klon.
cli-calibrate-playing = Ser { $game } med { $players } spillere
cli-calibrate-written = Skrevet til { $file } i mappen til { $game }.

# Positions with one best move
cli-help-positions = Find stillinger med ét bedste træk til dagens opgave, og læg dem i et spils mappe.
cli-help-positions-count = Hvor mange flere der skal findes.
cli-help-positions-seed = Startværdi for det første parti, der gennemses.
cli-help-positions-simulations = Hvor meget der tænkes for at finde det bedste træk.
cli-help-positions-worlds = I hvor mange verdener hvert træk spilles for at være sikker på det.
cli-help-positions-folder = Mappen, hvor positions.json skrives; ellers spillets egen.
cli-positions-race = I { $game } spiller alle på én gang: Der er ingen sådanne stillinger.
cli-positions-folder = { $game } har ingen mappe at gemme stillinger i. Angiv en med --folder.
cli-positions-finding = Leder efter stillinger i { $game }
cli-positions-found = Startværdi { $seed }, efter { $number } handlinger: { $best } vinder { $chance }, { $behind } mere end { $usual }.
cli-positions-kept = { $folder } har nu { $count ->
    [one] én stilling
   *[other] { $count } stillinger
}.
