# The command line

# Help

cli-help = Et bord for brettspill: spill dem i nettleseren, med mennesker eller rettferdige boter, eller simuler dem i millionvis. Uten kommando åpnes bordet i nettleseren din.
cli-help-version = Skriv ut versjonen og avslutt.
cli-help-lang = Språket som skal brukes: en, de, sv, da, nb eller fi. Uten det, språket i systemet ditt.
cli-lang-unknown = Det finnes ingen ord på «{ $given }». Språkene er { $languages }.
cli-wrong = Det er ikke til å forstå: { fault }. `{ $help }` sier hva som finnes.
cli-help-json = Skriv ut ett JSON-objekt og ikke noe annet.
cli-help-serve = Start bordet og åpne det i nettleseren.
cli-help-host = Adressen å lytte på; 0.0.0.0 slipper inn andre på nettverket ditt.
cli-help-port = Porten å lytte på; 0 tar en hvilken som helst ledig.
cli-help-browser = Åpne siden i nettleseren din, eller la være.
cli-help-data = Mappen for bordene; uten den, din egen datamappe.
cli-help-workers = Så mange serverprosesser på én adresse; de deler bordene.
cli-help-games = List opp spillene, spillerantall og innstillinger.
cli-help-simulate = Spill mange partier med boter og fortell hva som kom ut av det.
cli-help-game = Spillet som skal spilles; «fathoms games» lister dem opp.
cli-help-number-of-games = Hvor mange partier som skal spilles.
cli-help-players = Hvor mange spillere; uten det, så få som kan spille mot hverandre.
cli-help-seed = Samme frø gir samme partier.
cli-help-option = En innstilling for spillet, som layout=heart. Kan oppgis flere ganger.
cli-help-bots = Botene, som random,greedy. De setter seg etter tur til alle plasser er tatt.
cli-help-replay = Vis et lagret parti steg for steg.
cli-help-review = Analyser et ferdig parti: hvordan sjansene endret seg, hva hver avgjørelse kostet, og hva som var flaks.
cli-help-review-simulations = Hvor mange partier som skal simuleres for hver avgjørelse i jakten på den beste handlingen; uten det 400, i lange partier færre.
cli-help-review-worlds = I hvor mange flere partier den skal sammenlignes med handlingen som ble valgt; uten det 300, i lange partier færre.
cli-help-file = Et parti lagret av Fathoms.
cli-help-step = Vis bare partiet etter så mange trekk.
cli-help-as-seat = Se hva denne plassen så (1 er den første). Uten det ser du hva en tilskuer så.
cli-help-warm = Kompiler reglene for alle spill nå, eller for spillene du nevner, så ingen må vente på det senere.
cli-help-warm-games = Spill som skal kompileres; uten noen, alle sammen.

# fathoms serve

cli-serve-ready = Bordet er åpent. Gå til { $address } i nettleseren
cli-serve-stop = Ctrl-C lukker det. Partier som er i gang, blir tatt vare på.
cli-serve-no-such-host = Denne maskinen har ingen adresse «{ $host }». Dropp --host for å spille bare på denne maskinen, eller bruk 0.0.0.0 for å slippe inn nettverket ditt.
cli-serve-port-taken = Port { $port } er opptatt, kanskje av et bord du har åpnet allerede. Velg en annen med --port, eller la --port 0 finne en ledig.
cli-serve-port-forbidden = Du har ikke lov til å bruke port { $port } på denne maskinen. Velg en over 1023 med --port, eller la --port 0 finne en ledig.

# fathoms games

cli-games-title = { $title } ({ $name }), { how-many } spillere
cli-games-flag = ja eller nei
cli-games-number = { $low } til { $high }
cli-games-text = tekst på opptil { $longest } tegn
cli-games-default = standard: { $value }

# fathoms simulate

cli-option-no-value = «{ $given }» er ikke en innstilling med en verdi. Skriv den slik: --option layout=heart
cli-simulate-compiling = Kompilerer reglene
cli-simulate-playing = Spiller { $game }
cli-simulate-stopped = Stoppet etter omtrent { $played } av { $games } partier.
cli-simulate-summary = { $game }: { $games } partier på { $seconds } s, { $speed } avgjørelser i sekundet. Et parti tar { $mean } avgjørelser i snitt ({ $low } til { $high }).
cli-simulate-seat = plass
cli-simulate-mean = poeng i snitt
cli-simulate-min = lavest
cli-simulate-max = høyest
cli-simulate-wins = seirer
cli-simulate-win-share = av alle partier

# fathoms study

cli-help-study = Spør et spill om hva som helst: hvor lang tid det tar, om plassene har noe å si, hvordan det slutter, hva en variant endrer. Hvert tall sier hvor sikkert det er.
cli-help-study-house = En husregelverdi for spillet, som deck.blanks=20. Kan oppgis flere ganger.
cli-help-study-measures = Bare disse målene eller familiene, som minutes,balance; uten det, alle som ikke krever søk.
cli-help-study-seconds = Hvor lang tid en avgjørelse tar ved et bord, for minuttene i et parti.
cli-help-study-search = Så mange partier for hvert mål der botene tenker framover: ferdighetsstige, ferdighetsdybde, hvor den grådige og dypdykkeren er uenige. Tar lang tid; 0 dropper dem.
cli-help-study-against = Sammenlign med denne innstillingen: de samme utdelingene spilles to ganger. Kan oppgis flere ganger.
cli-help-study-against-house = Sammenlign med denne husregelverdien, som deck.blanks=20. Kan oppgis flere ganger.
cli-help-study-sweep = Undersøk et spenn av en innstilling, av spillere eller av en husregelverdi: players=2,3,4.
cli-help-study-html = Skriv også en side med diagrammer til denne filen.
cli-help-study-json = Skriv også tallene til denne filen som JSON; «-» skriver ut ett JSON-objekt og ikke noe annet.
cli-study-no-value = «{ $given }» har ikke navn og verdi. Skriv det slik: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = «{ $given }» er ikke et spenn. Oppgi to verdier eller flere: --sweep players=2,3,4
cli-study-both = Sammenlign med --against, eller se på et spenn med --sweep, én ting om gangen.
cli-study-not-writable = Kan ikke skrive til { $file }. Velg en annen fil.
cli-study-further = Spiller flere partier av { $game }: flaks, ferdighet, det som er skjult
cli-study-stopped = Stoppet etter { $played } av { $games } partier. Dette er kjent så langt.
cli-study-against = Sammenlignet: { $one } med { $other }, { $games } partier av hver, med de samme utdelingene.

# fathoms review

cli-review-thinking = Analyserer
cli-review-seat = Plass
cli-review-start = Start
cli-review-choices = Egne valg
cli-review-others = De andres valg
cli-review-luck = Flaks
cli-review-result = Resultat
cli-review-accuracy = Nøyaktighet
cli-review-at-a-glance = Her spiller alle samtidig, så sjansene er bare et overslag, og ingen valg kalles en tabbe.
cli-review-mistakes = { $count ->
    [0] Ingen av { $choices } avgjørelser var en klar tabbe.
    [one] Én av { $choices } avgjørelser var en tabbe:
   *[other] { $count } av { $choices } avgjørelser var tabber; de største:
}
cli-review-mistake = Trekk { $number }, { $name }: { $action } gir sjansen { $after }, { $best } ville gitt { $chance } (pluss/minus { $doubt } prosentpoeng)
cli-review-insights = Hva partiet selv viser:
cli-review-insight = Trekk { $number }: { $text }
cli-review-budget-wrong = En analyse trenger minst 1 simulering og 2 verdener for hver avgjørelse; du ba om { $simulations } og { $worlds }.

# fathoms replay

cli-seat = Plass { $number }
cli-replay-no-such-seat = Det finnes ingen plass { $given } i dette partiet. Velg en fra 1 til { $players }.
cli-replay-no-such-step = Det finnes ikke noe steg { $given } i dette partiet. Velg et fra 0 til { $last }.
cli-replay-step = Steg { $number } av { $last }
cli-replay-result = { $name }: { $score } poeng, { $share } av seieren
cli-replay-unfinished = Partiet er ikke slutt ennå.

# fathoms warm

cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Kompilert og klar ({ $seconds } s).
   *[other] Alle { $steps } deler er kompilert og klare ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Fjernet én fil med kompilert kode som ingen har brukt på en måned.
   *[other] Fjernet { $count } filer med kompilert kode som ingen har brukt på en måned.
}
cli-warm-interpreted = Reglene kjøres tolket (FATHOMS_INTERPRET er satt): det er ikke noe å kompilere.

# fathoms tune

cli-help-tune = Mål hva husregelverdiene i et spill fører til, og sammenlign med målene
cli-help-tune-game = Spillet
cli-tune-nothing = Husregelverdiene i { $game } har ingen mål som kan måles. Det har de i disse spillene: { $games }
cli-tuning = Måler { $game }

## fathoms arena

cli-help-arena = La boter spille mot hverandre og fortell hvem som er sterkest. Hver utdeling spilles to ganger, med byttede plasser.
cli-help-arena-bots = To eller flere boter, som greedy,search:500. Det finnes random, greedy, nivåene paddler, snorkeller, diver og deep_diver, og search med et budsjett for hvert trekk: search:500 simuleringer, search:0.5s. I spill som har et nettverk, finnes også learned, learned:500 og learned:0.5s.
cli-help-arena-games = Hvor mange partier hvert par av boter spiller.
cli-help-arena-device = Hvor det spilles: cpu (alle kjernene i denne maskinen) eller ray (en Ray-klynge).
cli-help-simulate-device = Hvor det spilles: cpu (alle kjernene i denne maskinen), cuda (en GPU) eller ray (en Ray-klynge). Partiene er de samme.
cli-help-arena-html = Skriv også en rapport med et diagram til denne filen.
cli-arena-playing = Spiller { $game }
cli-arena-stopped = Stoppet etter { $played } partier; ingenting ble talt.
cli-arena-no-folder = Det finnes ingen mappe { $folder } å skrive rapporten til. Lag den først, eller velg en annen.
cli-arena-bot = bot
cli-arena-pair = par
cli-arena-games = partier
cli-arena-wins = seirer
cli-arena-rate = seiersandel
cli-arena-interval = 95 % sikker
cli-arena-rating = rating
arena-report-title = { $game }: hvilken bot er sterkest?
arena-report-plot = Botenes seiersandeler, med 95 %-intervaller
arena-too-few = En arena trenger to boter eller flere: --bots greedy,search.
arena-twice = Den samme boten er nevnt to ganger. Nevn hver av dem én gang; den spiller mot alle de andre.
arena-games-wrong = { $given } partier for hvert par kan ikke spilles. Velg 1 til { $most }.
arena-one-side = I { $game } med disse spillerne og innstillingene spiller ingen mot noen. Velg andre.

# fathoms new-game

cli-help-new-game = Skriv mappene til et nytt spill, med et lite spill i som virker.
cli-help-new-game-name = Hva programmet kaller det: små bokstaver med _ mellom ordene, som harbour_lights.
cli-help-new-game-players = Hvor mange som kan spille: 3-6, eller bare 4.
cli-help-new-game-title = Hva folk kaller det; uten det, laget av navnet.
cli-help-new-game-into = Klonen det skrives i; uten det, den dette programmet kjører fra.
cli-new-game-no-clone = Et nytt spill skrives i en klon av repoet, og { $folder } er ingen klon. Klon Fathoms, kjør «make play» der én gang, og bruk .venv/bin/fathoms i den mappen (eller si --into og hvor den er).
cli-new-game-bad-name = «{ $name }» kan ikke være navnet på et spill. Bruk små bokstaver med _ mellom ordene, som harbour_lights, og høyst { $longest } tegn.
cli-new-game-taken = «{ $name }» er tatt allerede. Velg et annet navn.
cli-new-game-bad-players = «{ $given }» er ikke et antall spillere. Skriv 3-6, eller bare 4; det kan være 2 til { $most }.
cli-new-game-bad-title = «{ $title }» kan ikke være en tittel. Begynn med en bokstav eller et tall, dropp anførselstegn, parenteser og omvendte skråstreker, og bruk høyst { $longest } tegn.
cli-new-game-exists = { $path } finnes allerede. Flytt det bort, eller velg et annet navn.
cli-new-game-wrote = skrev { $path }
cli-new-game-next =
    Hva du gjør nå:
    1. Kjør spillets egne tester, uten kompilatoren; gjør det etter hver endring, det tar sekunder.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Prøv det mot alle husets lover, og skriv gjennomspillingene: les dem, og ta vare på dem.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Lag klientens typer, hver gang du har endret scenen eller handlingene.
    { "   " } make wire
    4. Bygg klienten og åpne bordet: det nye spillet er i lobbyen.
    { "   " } make play
    Så gjør du det til ditt eget, fil for fil; docs/adding-a-game.md går gjennom alle sammen.

# fathoms calibrate

cli-help-calibrate = Gjør spillets anslag over sjansene riktige: tilpass dem til partier mellom boter, og ta vare på det i spillets mappe.
cli-help-calibrate-games = Hvor mange partier som skal spilles, for hvert antall spillere.
cli-calibrate-no-folder = Kan ikke skrive i mappen til { $game }. Kalibrer det i din egen klon.
cli-calibrate-playing = Ser på { $game } med { $players } spillere
cli-calibrate-written = Skrevet til { $file } i mappen til { $game }.

# Positions with one best move
cli-help-positions = Finn stillinger med ett beste trekk til dagens nøtt, og legg dem i mappen til et spill.
cli-help-positions-count = Hvor mange flere som skal finnes.
cli-help-positions-seed = Frø for det første partiet som letes gjennom.
cli-help-positions-simulations = Hvor mye det tenkes for å finne det beste trekket.
cli-help-positions-worlds = I hvor mange verdener hvert trekk spilles, for å være sikker på det.
cli-help-positions-folder = Mappen der positions.json skrives; ellers spillets egen.
cli-positions-race = I { $game } spiller alle samtidig: det finnes ingen slike stillinger.
cli-positions-folder = { $game } har ingen mappe å legge stillinger i. Si hvor med --folder.
cli-positions-finding = Leter etter stillinger i { $game }
cli-positions-found = Frø { $seed }, etter { $number } handlinger: { $best } vinner { $chance }, { $behind } mer enn { $usual }.
cli-positions-kept = { $folder } har nå { $count ->
    [one] én stilling
   *[other] { $count } stillinger
}.
