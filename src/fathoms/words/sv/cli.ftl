# The command line

# Help

cli-help = Ett bord för brädspel: spela dem i webbläsaren, med människor eller rättvisa botar, eller simulera dem i miljontal. Utan kommando öppnas bordet i din webbläsare.
cli-help-version = Skriv ut versionen och avsluta.
cli-help-lang = Språket att tala: en, de, sv, da, nb eller fi. Utan det, systemets språk.
cli-lang-unknown = Det finns inga ord på ”{ $given }”. Språken är { $languages }.
cli-wrong = Det går inte att förstå: { fault }. `{ $help }` säger vad som finns.
cli-help-json = Skriv ut ett JSON-objekt och inget annat.
cli-help-serve = Starta bordet och öppna det i webbläsaren.
cli-help-host = Adressen att lyssna på; 0.0.0.0 släpper in andra på ditt nätverk.
cli-help-port = Porten att lyssna på; 0 tar en ledig, vilken som helst.
cli-help-browser = Öppna sidan i din webbläsare, eller låt bli.
cli-help-data = Mappen för borden; utan den, din egen datamapp.
cli-help-workers = Så många serverprocesser på en adress; de delar på borden.
cli-help-games = Lista spelen, deras spelare och deras alternativ.
cli-help-simulate = Spela många partier med botar och berätta vad som kom ut.
cli-help-game = Spelet som ska spelas; ”fathoms games” listar dem.
cli-help-number-of-games = Hur många partier som ska spelas.
cli-help-players = Hur många spelare; utan det, så få som kan spela mot varandra.
cli-help-seed = Samma slumpfrö ger samma partier.
cli-help-option = Ett alternativ i spelet, som layout=heart. Kan anges flera gånger.
cli-help-bots = Botarna, som random,greedy. De sätter sig i tur och ordning tills alla platser är upptagna.
cli-help-replay = Visa ett sparat parti steg för steg.
cli-help-review = Gå igenom ett avslutat parti: hur chanserna gick, vad varje beslut kostade och vad som var tur.
cli-help-review-simulations = Hur många partier som simuleras för varje beslut i jakt på det bästa draget; utan det 400, i långa partier färre.
cli-help-review-worlds = I hur många fler det jämförs med draget som valdes; utan det 300, i långa partier färre.
cli-help-file = Ett parti sparat av Fathoms.
cli-help-step = Visa bara partiet efter så många drag.
cli-help-as-seat = Se vad den här platsen såg (1 är den första). Utan det ser du vad en åskådare såg.
cli-help-warm = Kompilera reglerna för alla spel nu, eller för de spel du nämner, så att ingen behöver vänta på det senare.
cli-help-warm-games = Spel att kompilera; utan några, alla.

# fathoms serve

cli-serve-ready = Bordet är öppet. Gå till { $address } i din webbläsare
cli-serve-stop = Ctrl-C stänger det. Pågående partier sparas.
cli-serve-no-such-host = Den här datorn har ingen adress ”{ $host }”. Utelämna --host för att bara spela på den här datorn, eller använd 0.0.0.0 för att släppa in ditt nätverk.
cli-serve-port-taken = Port { $port } är upptagen, kanske av ett bord som du redan har öppnat. Välj en annan med --port, eller låt --port 0 hitta en ledig.
cli-serve-port-forbidden = Du får inte använda port { $port } på den här datorn. Välj en över 1023 med --port, eller låt --port 0 hitta en ledig.

# fathoms games

cli-games-title = { $title } ({ $name }), { how-many } spelare
cli-games-flag = ja eller nej
cli-games-number = { $low } till { $high }
cli-games-text = text med högst { $longest } tecken
cli-games-default = standard: { $value }

# fathoms simulate

cli-option-no-value = ”{ $given }” är inte ett alternativ med ett värde. Skriv så här: --option layout=heart
cli-simulate-compiling = Kompilerar reglerna
cli-simulate-playing = Spelar { $game }
cli-simulate-stopped = Stoppat efter ungefär { $played } av { $games } partier.
cli-simulate-summary = { $game }: { $games } partier på { $seconds } s, { $speed } beslut i sekunden. Ett parti tar { $mean } beslut i genomsnitt ({ $low } till { $high }).
cli-simulate-seat = plats
cli-simulate-mean = medelpoäng
cli-simulate-min = lägst
cli-simulate-max = högst
cli-simulate-wins = vinster
cli-simulate-win-share = av alla partier

# fathoms study

cli-help-study = Fråga ett spel vad som helst: hur lång tid det tar, om platser spelar roll, hur det slutar, vad en variant ändrar. Varje siffra säger hur säker den är.
cli-help-study-house = Ett husregelvärde i spelet, som deck.blanks=20. Kan anges flera gånger.
cli-help-study-measures = Bara dessa mått eller familjer, som minutes,balance; utan det, alla som inte kräver sökning.
cli-help-study-seconds = Hur lång tid ett beslut tar vid ett bord, för partiets minuter.
cli-help-study-search = Så många partier för varje mått vars botar tänker framåt: skicklighetsstege, skicklighetsdjup, var girig och djupdykare skiljer sig åt. Tar lång tid; 0 hoppar över dem.
cli-help-study-against = Jämför med det här alternativet: samma givar spelas två gånger. Kan anges flera gånger.
cli-help-study-against-house = Jämför med det här husregelvärdet, som deck.blanks=20. Kan anges flera gånger.
cli-help-study-sweep = Studera ett spann av ett alternativ, av spelare eller av ett husregelvärde: players=2,3,4.
cli-help-study-html = Skriv även en sida med diagram till den här filen.
cli-help-study-json = Skriv även siffrorna som JSON till den här filen; ”-” skriver ut ett JSON-objekt och inget annat.
cli-study-no-value = ”{ $given }” har inget namn och värde. Skriv så här: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = ”{ $given }” är inget spann. Ange två värden eller fler: --sweep players=2,3,4
cli-study-both = Jämför med --against eller titta på ett spann med --sweep, en sak i taget.
cli-study-not-writable = { $file } går inte att skriva. Välj en annan fil.
cli-study-further = Spelar fler partier av { $game }: tur, skicklighet, vad som är dolt
cli-study-stopped = Stoppat efter { $played } av { $games } partier. Det här är vad som är känt hittills.
cli-study-against = Jämfört: { $one } med { $other }, { $games } partier var, på samma givar.

# fathoms review

cli-review-thinking = Går igenom partiet
cli-review-seat = Plats
cli-review-start = Start
cli-review-choices = Egna val
cli-review-others = Andras val
cli-review-luck = Tur
cli-review-result = Resultat
cli-review-accuracy = Precision
cli-review-at-a-glance = Här spelar alla samtidigt, så chanserna är bara grovt uppskattade och inget val räknas som misstag.
cli-review-mistakes = { $count ->
    [0] Inget av { $choices } beslut var klart ett misstag.
    [one] Ett av { $choices } beslut var ett misstag:
   *[other] { $count } av { $choices } beslut var misstag; de största:
}
cli-review-mistake = Drag { $number }, { $name }: { $action } ger chansen { $after }, { $best } hade gett { $chance } (plus minus { $doubt } procentenheter)
cli-review-insights = Vad partiet självt visar:
cli-review-insight = Drag { $number }: { $text }
cli-review-budget-wrong = En genomgång behöver minst 1 simulering och 2 världar för varje beslut; begärda var { $simulations } och { $worlds }.

# fathoms replay

cli-seat = Plats { $number }
cli-replay-no-such-seat = Det finns ingen plats { $given } i det här partiet. Välj en från 1 till { $players }.
cli-replay-no-such-step = Det finns inget steg { $given } i det här partiet. Välj ett från 0 till { $last }.
cli-replay-step = Steg { $number } av { $last }
cli-replay-result = { $name }: { $score } poäng, { $share } av vinsten
cli-replay-unfinished = Partiet är inte slut än.

# fathoms warm

cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Kompilerat och klart ({ $seconds } s).
   *[other] Alla { $steps } delar är kompilerade och klara ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Tog bort en fil med kompilerad kod som ingen har använt på en månad.
   *[other] Tog bort { $count } filer med kompilerad kod som ingen har använt på en månad.
}
cli-warm-interpreted = Reglerna tolkas (FATHOMS_INTERPRET är satt): det finns inget att kompilera.

# fathoms tune

cli-help-tune = Mät vad ett spels husregelvärden leder till, och jämför det med målen
cli-help-tune-game = Spelet
cli-tune-nothing = Husregelvärdena i { $game } har inga mål som går att mäta. I de här spelen har de det: { $games }
cli-tuning = Mäter { $game }

## fathoms arena

cli-help-arena = Låt botar spela mot varandra och berätta vem som är starkast. Varje giv spelas två gånger, med ombytta platser.
cli-help-arena-bots = Två botar eller fler, som greedy,search:500. Det finns random, greedy, nivåerna paddler, snorkeller, diver och deep_diver, och search med en budget för varje drag: search:500 simuleringar, search:0.5s. I spel som har ett nätverk finns också learned, learned:500 och learned:0.5s.
cli-help-arena-games = Hur många partier varje par av botar spelar.
cli-help-arena-device = Var det spelas: cpu (alla kärnor i den här datorn), eller ray (ett Ray-kluster).
cli-help-simulate-device = Var det spelas: cpu (alla kärnor i den här datorn), cuda (en GPU), eller ray (ett Ray-kluster). Partierna är desamma.
cli-help-arena-html = Skriv även en rapport med ett diagram till den här filen.
cli-arena-playing = Spelar { $game }
cli-arena-stopped = Stoppat efter { $played } partier; inget räknades.
cli-arena-no-folder = Det finns ingen mapp { $folder } att skriva rapporten till. Skapa den först, eller välj en annan.
cli-arena-bot = bot
cli-arena-pair = par
cli-arena-games = partier
cli-arena-wins = vinster
cli-arena-rate = vinstandel
cli-arena-interval = 95{ "\u00A0" }% säkert
cli-arena-rating = rating
arena-report-title = { $game }: vilken bot är starkast?
arena-report-plot = Botarnas vinstandelar, med 95{ "\u00A0" }%-intervall
arena-too-few = En arena behöver två botar eller fler: --bots greedy,search.
arena-twice = Samma bot är nämnd två gånger. Nämn var och en en gång; den spelar mot alla andra.
arena-games-wrong = { $given } partier för varje par går inte att spela. Välj 1 till { $most }.
arena-one-side = I { $game } med dessa spelare och alternativ spelar ingen mot någon. Välj andra.

# fathoms new-game

cli-help-new-game = Skriv mapparna för ett nytt spel, med ett litet spel i som fungerar.
cli-help-new-game-name = Vad programmet kallar det: små bokstäver med _ mellan orden, som harbour_lights.
cli-help-new-game-players = Hur många som kan spela: 3-6, eller bara 4.
cli-help-new-game-title = Vad folk kallar det; utan det, skapat av namnet.
cli-help-new-game-into = Klonen som det skrivs till; utan det, den som programmet körs från.
cli-new-game-no-clone = Ett nytt spel skrivs till en klon av kodförrådet, och { $folder } är ingen. Klona Fathoms, kör ”make play” där en gång och använd .venv/bin/fathoms i den mappen (eller ange --into och var den finns).
cli-new-game-bad-name = ”{ $name }” kan inte vara namnet på ett spel. Använd små bokstäver med _ mellan orden, som harbour_lights, och högst { $longest } tecken.
cli-new-game-taken = ”{ $name }” är redan upptaget. Välj ett annat namn.
cli-new-game-bad-players = ”{ $given }” är inget antal spelare. Skriv 3-6, eller bara 4; det kan vara 2 till { $most }.
cli-new-game-bad-title = ”{ $title }” kan inte vara en titel. Börja med en bokstav eller siffra, undvik citattecken, parenteser och omvända snedstreck, och använd högst { $longest } tecken.
cli-new-game-exists = { $path } finns redan. Flytta bort den, eller välj ett annat namn.
cli-new-game-wrote = skrev { $path }
cli-new-game-next =
    Vad du ska göra nu:
    1. Kör spelets egna tester, utan kompilatorn; gör det efter varje ändring, det tar några sekunder.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Pröva det mot alla husets lagar och skriv dess genomspelningar: läs dem, och behåll dem.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Gör klientens typer, närhelst du har ändrat spelets scen eller dess drag.
    { "   " } make wire
    4. Bygg klienten och öppna bordet: det nya spelet finns i lobbyn.
    { "   " } make play
    Gör det sedan till ditt eget, fil för fil; docs/adding-a-game.md går igenom alla.

# fathoms calibrate

cli-help-calibrate = Gör ett spels gissningar om chanserna sanna: anpassa dem till partier mellan botar, och spara det i spelets mapp.
cli-help-calibrate-games = Hur många partier som ska spelas, för varje antal spelare.
cli-calibrate-no-folder = Mappen för { $game } går inte att skriva till. Kalibrera det i en egen klon.
cli-calibrate-playing = Tittar på { $game } med { $players } spelare
cli-calibrate-written = Skrivet till { $file } i mappen för { $game }.

# Positions with one best move
cli-help-positions = Hitta ställningar med ett enda bästa drag till dagens pussel, och lägg till dem i ett spels mapp.
cli-help-positions-count = Hur många fler som ska hittas.
cli-help-positions-seed = Slumpfrö för det första partiet som letas igenom.
cli-help-positions-simulations = Hur mycket tankearbete som läggs på att hitta det bästa draget.
cli-help-positions-worlds = I hur många världar varje drag spelas, för att vara säker på det.
cli-help-positions-folder = Mappen vars positions.json skrivs; utan den, spelets egen.
cli-positions-race = I { $game } spelar alla samtidigt: där finns inga sådana ställningar.
cli-positions-folder = { $game } har ingen mapp att spara ställningar i. Ange var med --folder.
cli-positions-finding = Letar efter ställningar i { $game }
cli-positions-found = Slumpfrö { $seed }, efter { $number } drag: { $best } vinner { $chance }, { $behind } mer än { $usual }.
cli-positions-kept = { $folder } har nu { $count ->
    [one] en ställning
   *[other] { $count } ställningar
}.
