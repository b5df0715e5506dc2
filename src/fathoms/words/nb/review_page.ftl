# The review of a finished game, and the page with the reader's own games

review-title = Analyse: { $game }
review-moment = Dette øyeblikket
review-graph = Alles sjanser i løpet av partiet
review-chance-of = { $names } { $chance }
review-percent = { $percent }{ "\u00A0" }%
review-less-than = under { $percent }{ "\u00A0" }%
review-change = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
    [plus] +{ $percent }{ "\u00A0" }%
   *[none] ±0{ "\u00A0" }%
}

# How far it is
review-none = Ingen har bedt om en analyse av dette partiet ennå.
review-ask = Analyser partiet
review-waiting = { $place ->
    [one] Analysen din er den neste som tas.
   *[other] Analysen din er nummer { $place } i køen.
}
review-preparing = Partiet spilles en gang til …
review-thinking = { $done } av { $of } avgjørelser analysert
review-failed = Analysen mislyktes.
review-stop = Stopp
review-decisions = Analyserte avgjørelser

# A decision
review-something = noe annet
review-better = Bedre: «{ $action }», { $chance }.
review-chose = { $whose ->
    [you] Du valgte «{ $action }»: { $chance }.
   *[other] { $name } valgte «{ $action }»: { $chance }.
}
review-cost = Det kostet { $loss } av en seier, pluss/minus { $doubt }.
review-fine = Ingen andre valg var klart bedre.
review-open = Hvis ingenting hadde vært skjult, ville «{ $action }» vært { $gain } av en seier bedre. Det kunne ingen vite.
review-luck = { $way ->
    [up] Flaks ga nettopp { $name } { $change }.
   *[down] Uflaks kostet nettopp { $name } { $change }.
}
review-no-choice = Her var det ikke noe å velge.
review-not-thought = Dette øyeblikket er ikke analysert ennå.
review-over = Spillet er slutt.
review-as = Se det slik { $name } så det
review-loading = Henter teksten …

# From mistake to mistake
review-mistakes = Tabber
review-mistakes-none = { $whose ->
    [unknown] Ikke analysert ennå
    [mine] Du gjorde ingen klar tabbe
   *[all] Ingen klar tabbe
}
review-mistake-of = { $number ->
    [0] { $count ->
        [one] Én tabbe
       *[other] { $count } tabber
    }
    [one] Tabbe { $number } av { $count }
   *[other] Tabbe { $number } av { $count }
}
review-next = Neste tabbe
review-previous = Forrige tabbe
review-keys = tastene N og P: fra tabbe til tabbe
review-everyone = Alles
review-legend-mistake = en tabbe: jo større merke, jo dyrere
review-legend-luck = flaks eller uflaks
review-legend-band = hvor sikker linjen er

# Turning points
review-turns = Vendepunkter
review-turns-later = Du ser dem når analysen er ferdig.
review-turn = { $by ->
    [luck] Ved flaks: { $change } for { $name }
   *[choice] Ved dette valget: { $change } for { $name }
}

# What was luck, and what was mine
review-insights = Hva partiet selv viser
review-sums = Flaks og valg
review-sums-about = Utgangspunktet, egne valg, de andres valg og flaks blir til sammen resultatet.
review-term = { $term ->
    [choices] Egne valg
    [others] De andres valg
   *[luck] Flaks
}
review-way = Fra { $start } til { $result }
review-accuracy = Nøyaktighet
review-accuracy-none = ikke noe å velge
review-glance = Her spiller alle samtidig, og den raskeste vinner. Derfor er sjansene bare et overslag, før og etter hver handling, og ingenting kalles en tabbe.
review-table = Det samme som tabell
review-column-player = Spiller
review-column-start = Start
review-column-result = Resultat

review-share = Del bildet
review-to-table = Til bordet

# The reader's own games
mine-title = Partiene dine
mine-about = De ferdige partiene dine på denne serveren. De hører til denne nettleseren: slettes informasjonskapslene, kan ingen finne dem her lenger.
mine-none = Ingen ferdige partier ennå. Spill et, så blir det tatt vare på her.
mine-all = Alle spill
mine-game = Hvilket spill
mine-list = Ferdige partier
mine-more = Vis eldre partier
mine-result = { $share ->
    [1] Vant
    [0] Tapte
   *[other] { $percent } % av seieren
}
mine-accuracy = Nøyaktighet { $accuracy }
mine-luck = Flaks { $luck }
mine-replay = Se tilbake
mine-review = Analyse
mine-review-of = Analyse: { $game }, { $date }
mine-replay-of = Se tilbake: { $game }, { $date }
mine-sums = Partiene dine i tall
mine-sum-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}
mine-sum-best = Flest poeng
mine-sum-longest = Flest på rad
mine-sum-run = På rad nå
mine-sum-last = Sist
mine-totals = Slik går det
mine-against = Mot
mine-people = Mennesker
mine-games = Partier
mine-won = Vunnet
mine-between = 95 %-intervall
mine-interval = { $low } til { $high }
mine-course = Nøyaktighet over tid
mine-course-about = { $games ->
    [one] Ett analysert parti
   *[other] { $games } analyserte partier
}, nøyaktighet { $mean } i snitt. Linjen er snittet av fem partier om gangen.
mine-course-one = Parti { $number }, { $date }: { $accuracy }
mine-axis = partiene dine, de eldste først
mine-export = Lagre alle som fil
mine-delete = Slett partiene dine …
mine-delete-title = Slette partiene dine?
mine-delete-about = { $games ->
    [one] Det ferdige partiet ditt
   *[other] De { $games } ferdige partiene dine
} tas bort fra denne listen for godt. Navnet ditt forsvinner fra bordene, og det du har oppnådd, blir glemt; de andre beholder partiene sine. Ingen kan hente dette tilbake.
mine-delete-yes = Slett dem
mine-delete-no = Behold dem
mine-deleted = Partiene dine er slettet.
