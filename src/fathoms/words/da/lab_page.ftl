# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = Laboratoriet
study-closed = Laboratoriet på denne server er lukket. På din egen computer kan Fathoms svare på de samme spørgsmål.
study-intro = Spørg et spil om hvad som helst: Botter spiller det tusindvis af gange, og hvert tal siger, hvor sikkert det er.

study-game = Hvilket spil?
study-players = Hvor mange spillere?
study-bots = Hvem spiller?
study-bots-greedy = Botter, der spiller fornuftigt
study-bots-random = Botter, der spiller på må og få
study-bots-learned = Trænede botter
study-bots-mixed = Begge på skift: en fornuftig, en på må og få …
study-games = Hvor mange partier?
study-games-number = Antal partier
study-games-about = Flere partier, smallere intervaller: Fire gange så mange halverer dem. Højst { $most } her.
study-options = Indstillinger
study-options-changed = { $count ->
    [0] alt som normalt
    [one] én ændret
   *[other] { $count } ændret
}
study-compare = Sammenlign med en anden variant
study-compare-about = Begge varianter får det samme held, så selv små forskelle kan ses.
study-options-one = Indstillinger for den første variant
study-options-other = Indstillinger for den anden variant
study-house-title = Husregelværdier
study-house-one = Husregelværdier for den første variant
study-house-other = Husregelværdier for den anden variant
study-house-about = Tal, som reglerne lader stå åbne. Hvis du ændrer dem, skal reglerne først gøres klar; det kan tage nogle minutter.
study-house-usual = normalt { $value }
study-house = { $name } = { $value }
study-seed = Startværdi
study-seed-about = Samme startværdi giver samme partier.
study-start = Spil partierne
study-mine = Dine undersøgelser
study-line = { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}{ $compared ->
    [yes] , to varianter
   *[no] { "" }
}
study-state = { $state ->
    [waiting] venter
    [playing] spiller
    [done] færdig
    [stopped] stoppet
   *[failed] mislykket
}

# A study
study-asked-greedy = botter, der spiller fornuftigt
study-asked-random = botter, der spiller på må og få
study-asked-learned = trænede botter
study-asked-mixed = fornuftige og tilfældige botter på skift
study-option = { $option }: { $value }
study-yes = ja
study-no = nej
study-empty = ingen
study-one = Første variant
study-other = Anden variant

study-status-waiting = { $place ->
    [one] Du er den næste: En anden undersøgelse er i gang.
   *[other] Nummer { $place } i køen.
}
study-status-preparing = Gør reglerne klar …
study-status-playing = Partierne bliver spillet. Tallene falder til ro, mens du ser på.
study-status-further = Næsten færdig: Nogle ekstra partier skiller held fra dygtighed.
study-status-done = Alle partier er spillet.
study-games-played = Partier spillet
study-played = { $played } af { $games } partier
study-stop = Stop
study-again = Lav om på spørgsmålet
study-new = Spørg om noget andet
study-copy = Kopiér linket
study-copied = Kopieret!
study-save-json = Tal (JSON)
study-save-csv = Tabel (CSV)
study-save-html = Side (HTML)

# Reading plots
study-reading = Prikkerne er det, der blev fundet; stregerne gennem dem når så langt, som tilfældet kunne have flyttet dem (95 %).
study-column-of = Hvad
study-column-value = Værdi
study-column-from = Fra
study-column-to = til
study-column-games = Partier
study-fair = ens
study-as-said = som sagt
study-average = i gennemsnit
study-interval = { $low } til { $high }
study-in = { $value } { $unit }
study-points-of-hundred = { $value } pp
study-percentage-points = procentpoint
study-played-axis = andel af partiet, der er spillet
study-said-axis = hurtigt skønnet chance
study-came-axis = gik i opfyldelse
study-colours = Mørk er { $low }, lys er { $high }.
study-colours-both = Lilla er { $low }, orange er { $high }; bleg er ingenting.
study-others = { $count ->
    [one] Én til står i tabellen.
   *[other] { $count } flere står i tabellen.
}

# What a plot says, in a sentence
study-answer = Kort sagt
study-answer-balance = { $luck ->
    [yes] Hvor man sidder, betyder næppe noget, så vidt disse partier kan vise.
   *[no] { $of } vinder oftest, { $value } af partierne, og det er næppe ren tilfældighed.
}
study-answer-length = Et parti tager omkring { $minutes } minutter ved et bord og har { $decisions } beslutninger.
study-answer-surest = De sikreste: { $changes }.
study-says-ends = { $of }: Sådan ender { $value } af partierne.
study-says-most = Mest for { $most } ({ $high }), mindst for { $least } ({ $low }).
study-says-same = Alle er ens, så vidt disse partier viser: { $low } til { $high }.
study-says-course = Halvvejs er den senere vinders chance { $half }; når tre fjerdedele er spillet, { $late }.
study-choice-title = Mellem hvor mange handlinger
study-differences = Hvad den anden variant ændrer
study-differences-about = Hvor meget mere eller mindre hvert tal er i den anden variant. En forskel regnes for ægte, når ren tilfældighed, blandt alt det undersøgte, ville vise en lignende i færre end én ud af tyve undersøgelser.
study-differences-wait = De bedømmes, når begge varianter er spillet.
study-differences-unit = { $unit }, anden minus første
study-parts-about = Hvad der tælles
