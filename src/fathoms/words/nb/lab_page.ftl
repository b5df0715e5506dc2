# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = Laben
study-closed = Laben på denne serveren er stengt. På din egen datamaskin kan Fathoms svare på de samme spørsmålene.
study-intro = Spør et spill om hva som helst: boter spiller det tusenvis av ganger, og hvert tall sier hvor sikkert det er.

study-game = Hvilket spill?
study-players = Hvor mange spillere?
study-bots = Hvem spiller?
study-bots-greedy = Boter som spiller fornuftig
study-bots-random = Boter som spiller på måfå
study-bots-learned = Trente boter
study-bots-mixed = Begge på skift: en fornuftig, en på måfå …
study-games = Hvor mange partier?
study-games-number = Antall partier
study-games-about = Flere partier gir smalere intervaller: fire ganger så mange halverer dem. Høyst { $most } her.
study-options = Innstillinger
study-options-changed = { $count ->
    [0] alt som vanlig
    [one] én endret
   *[other] { $count } endret
}
study-compare = Sammenlign med en variant til
study-compare-about = Begge varianter får den samme flaksen, så selv små forskjeller vises.
study-options-one = Innstillinger for første variant
study-options-other = Innstillinger for andre variant
study-house-title = Husregelverdier
study-house-one = Husregelverdier for første variant
study-house-other = Husregelverdier for andre variant
study-house-about = Tall som reglene lar stå åpne. Endrer du dem, må reglene gjøres klare først; det kan ta noen minutter.
study-house-usual = vanligvis { $value }
study-house = { $name } = { $value }
study-seed = Frø
study-seed-about = Samme frø gir samme partier.
study-start = Spill partiene
study-mine = Studiene dine
study-line = { $players } spillere, { $games } partier{ $compared ->
    [yes] , to varianter
   *[no] { "" }
}
study-state = { $state ->
    [waiting] venter
    [playing] spiller
    [done] ferdig
    [stopped] stoppet
   *[failed] mislyktes
}

# A study
study-asked-greedy = boter som spiller fornuftig
study-asked-random = boter som spiller på måfå
study-asked-learned = trente boter
study-asked-mixed = fornuftige boter og måfåboter på skift
study-option = { $option }: { $value }
study-yes = ja
study-no = nei
study-empty = ingen
study-one = Første variant
study-other = Andre variant

study-status-waiting = { $place ->
    [one] Du er neste: en annen studie spilles nå.
   *[other] I kø på plass { $place }.
}
study-status-preparing = Gjør reglene klare …
study-status-playing = Partiene spilles. Tallene faller til ro mens du ser på.
study-status-further = Nesten i mål: noen partier til skiller flaks fra ferdighet.
study-status-done = Alle partier er spilt.
study-games-played = Partier spilt
study-played = { $played } av { $games } partier
study-stop = Stopp
study-again = Endre spørsmålet
study-new = Spør om noe annet
study-copy = Kopier lenken
study-copied = Kopiert!
study-save-json = Tall (JSON)
study-save-csv = Tabell (CSV)
study-save-html = Side (HTML)

# Reading plots
study-reading = Prikkene er det som ble funnet; strekene gjennom dem går så langt som tilfeldigheter kan ha flyttet dem (95 %).
study-column-of = Hva
study-column-value = Verdi
study-column-from = Fra
study-column-to = til
study-column-games = Partier
study-fair = likt
study-as-said = som sagt
study-average = i snitt
study-interval = { $low } til { $high }
study-in = { $value } { $unit }
study-points-of-hundred = { $value } pp
study-percentage-points = prosentpoeng
study-played-axis = andel av partiet som er spilt
study-said-axis = sjanse ifølge overslaget
study-came-axis = slo til
study-colours = Mørkt er { $low }, lyst er { $high }.
study-colours-both = Lilla er { $low }, oransje er { $high }; blekt er ingenting.
study-others = { $count ->
    [one] Én til står i tabellen.
   *[other] { $count } til står i tabellen.
}

# What a plot says, in a sentence
study-answer = Kort sagt
study-answer-balance = { $luck ->
    [yes] Hvor du sitter, har knapt noe å si, så langt disse partiene kan vise.
   *[no] { $of } vinner oftest, { $value } av partiene, og det er neppe ren tilfeldighet.
}
study-answer-length = Et parti tar omtrent { $minutes } minutter ved et bord og har { $decisions } avgjørelser.
study-answer-surest = De sikreste: { $changes }.
study-says-ends = { $of }: slik ender { $value } av partiene.
study-says-most = Mest for { $most } ({ $high }), minst for { $least } ({ $low }).
study-says-same = Alle er like, så langt disse partiene viser: { $low } til { $high }.
study-says-course = Halvveis er sjansen til den senere vinneren { $half }; når tre fjerdedeler er spilt, { $late }.
study-choice-title = Blant hvor mange handlinger
study-differences = Hva den andre varianten endrer
study-differences-about = Hvor mye mer, eller mindre, hvert tall er i den andre varianten. En forskjell regnes som ekte når ren tilfeldighet ville vist en like stor, blant alle vi så på, i færre enn én av tjue studier.
study-differences-wait = De blir vurdert når begge varianter er spilt.
study-differences-unit = { $unit }, andre minus første
study-parts-about = Hva som telles
