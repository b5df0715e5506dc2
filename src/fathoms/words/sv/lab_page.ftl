# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = Labbet
study-closed = Labbet på den här servern är stängt. På din egen dator kan Fathoms svara på samma frågor.
study-intro = Fråga ett spel vad som helst: botar spelar det tusentals gånger, och varje siffra säger hur säker den är.

study-game = Vilket spel?
study-players = Hur många spelare?
study-bots = Vilka spelar?
study-bots-greedy = Botar som spelar vettigt
study-bots-random = Botar som spelar slumpmässigt
study-bots-learned = Tränade botar
study-bots-mixed = Varannan: en vettig, en slumpmässig …
study-games = Hur många partier?
study-games-number = Antal partier
study-games-about = Fler partier, smalare intervall: fyra gånger så många halverar dem. Högst { $most } här.
study-options = Alternativ
study-options-changed = { $count ->
    [0] allt som vanligt
    [one] ett ändrat
   *[other] { $count } ändrade
}
study-compare = Jämför med en andra variant
study-compare-about = Båda varianterna får samma tur och otur, så att även små skillnader syns.
study-options-one = Alternativ för första varianten
study-options-other = Alternativ för andra varianten
study-house-title = Husregelvärden
study-house-one = Husregelvärden för första varianten
study-house-other = Husregelvärden för andra varianten
study-house-about = Tal som reglerna lämnar öppna. Om du ändrar dem måste reglerna först göras i ordning; det kan ta några minuter.
study-house-usual = vanligen { $value }
study-house = { $name } = { $value }
study-seed = Slumpfrö
study-seed-about = Samma slumpfrö ger samma partier.
study-start = Spela partierna
study-mine = Dina studier
study-line = { $players } spelare, { $games } partier{ $compared ->
    [yes] , två varianter
   *[no] { "" }
}
study-state = { $state ->
    [waiting] väntar
    [playing] spelas
    [done] klar
    [stopped] stoppad
   *[failed] misslyckad
}

# A study
study-asked-greedy = botar som spelar vettigt
study-asked-random = botar som spelar slumpmässigt
study-asked-learned = tränade botar
study-asked-mixed = varannan bot vettig, varannan slumpmässig
study-option = { $option }: { $value }
study-yes = ja
study-no = nej
study-empty = inga
study-one = Första varianten
study-other = Andra varianten

study-status-waiting = { $place ->
    [one] Du är näst på tur: en annan studie spelas just nu.
   *[other] På plats { $place } i kön.
}
study-status-preparing = Gör reglerna i ordning …
study-status-playing = Partierna spelas. Siffrorna lägger sig medan du tittar.
study-status-further = Nästan klart: några partier till skiljer tur från skicklighet.
study-status-done = Alla partier är spelade.
study-games-played = Spelade partier
study-played = { $played } av { $games } partier
study-stop = Stopp
study-again = Ändra frågan
study-new = Fråga något annat
study-copy = Kopiera länken
study-copied = Kopierad!
study-save-json = Siffror (JSON)
study-save-csv = Tabell (CSV)
study-save-html = Sida (HTML)

# Reading plots
study-reading = Prickarna är det som kom fram; strecken genom dem når så långt som slumpen kan ha flyttat dem (95{ "\u00A0" }%).
study-column-of = Vad
study-column-value = Värde
study-column-from = Från
study-column-to = till
study-column-games = Partier
study-fair = lika
study-as-said = som sagt
study-average = i genomsnitt
study-interval = { $low } till { $high }
study-in = { $value } { $unit }
study-points-of-hundred = { $value } p.e.
study-percentage-points = procentenheter
study-played-axis = hur stor del av partiet som är spelad
study-said-axis = grovt uppskattad chans
study-came-axis = slog in
study-colours = Mörkt är { $low }, ljust är { $high }.
study-colours-both = Lila är { $low }, orange är { $high }; blekt är ingenting.
study-others = { $count ->
    [one] En till finns i tabellen.
   *[other] { $count } till finns i tabellen.
}

# What a plot says, in a sentence
study-answer = I korthet
study-answer-balance = { $luck ->
    [yes] Var man sitter spelar knappt någon roll, så långt de här partierna kan visa.
   *[no] { $of } vinner oftast, { $value } av partierna, och det är knappast ren slump.
}
study-answer-length = Ett parti tar ungefär { $minutes } minuter vid ett bord och har { $decisions } beslut.
study-answer-surest = De säkraste: { $changes }.
study-says-ends = { $of }: så slutar { $value } av partierna.
study-says-most = Mest för { $most } ({ $high }), minst för { $least } ({ $low }).
study-says-same = Alla är lika, så långt de här partierna kan visa: { $low } till { $high }.
study-says-course = Halvvägs är den blivande vinnarens chans { $half }; när tre fjärdedelar är spelade, { $late }.
study-choice-title = Mellan hur många drag
study-differences = Vad den andra varianten ändrar
study-differences-about = Hur mycket större, eller mindre, varje siffra är i den andra varianten. En skillnad räknas som verklig om ren slump skulle visa en liknande, bland alla som undersöktes, i färre än en studie av tjugo.
study-differences-wait = De bedöms när båda varianterna är spelade.
study-differences-unit = { $unit }, andra minus första
study-parts-about = Vad som räknas
