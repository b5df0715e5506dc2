# The review of a finished game, and the page with the reader's own games

review-title = Analyse: { $game }
review-moment = Dette øjeblik
review-graph = Alles chancer i løbet af partiet
review-chance-of = { $names } { $chance }
review-percent = { $percent }{ "\u00A0" }%
review-less-than = under { $percent }{ "\u00A0" }%
review-change = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
    [plus] +{ $percent }{ "\u00A0" }%
   *[none] ±0{ "\u00A0" }%
}

# How far it is
review-none = Ingen har bedt om en analyse af dette parti endnu.
review-ask = Analysér partiet
review-waiting = { $place ->
    [one] Din analyse er den næste i køen.
   *[other] Din analyse er nummer { $place } i køen.
}
review-preparing = Partiet spilles igennem en gang til …
review-thinking = { $done } af { $of } beslutninger analyseret
review-failed = Analysen mislykkedes.
review-stop = Stop
review-decisions = Analyserede beslutninger

# A decision
review-something = noget andet
review-better = Bedre: »{ $action }«, { $chance }.
review-chose = { $whose ->
    [you] Du valgte »{ $action }«: { $chance }.
   *[other] { $name } valgte »{ $action }«: { $chance }.
}
review-cost = Det kostede { $loss } af en sejr, plus/minus { $doubt }.
review-fine = Intet andet valg var klart bedre.
review-open = Hvis intet havde været skjult, ville »{ $action }« have været { $gain } af en sejr bedre. Det kunne ingen vide.
review-luck = { $way ->
    [up] Held gav lige { $name } { $change }.
   *[down] Uheld kostede lige { $name } { $change }.
}
review-no-choice = Her var der ikke noget at vælge.
review-not-thought = Dette øjeblik er ikke analyseret endnu.
review-over = Spillet er slut.
review-as = Se det, som { $name } så det
review-loading = Henter teksten …

# From mistake to mistake
review-mistakes = Fejl
review-mistakes-none = { $whose ->
    [unknown] Ikke analyseret endnu
    [mine] Ingen klar fejl fra dig
   *[all] Ingen klar fejl
}
review-mistake-of = { $number ->
    [0] { $count ->
        [one] Én fejl
       *[other] { $count } fejl
    }
    [one] Fejl { $number } af { $count }
   *[other] Fejl { $number } af { $count }
}
review-next = Næste fejl
review-previous = Forrige fejl
review-keys = tasterne N og P: fra fejl til fejl
review-everyone = Alles
review-legend-mistake = en fejl: jo større mærke, jo dyrere
review-legend-luck = held eller uheld
review-legend-band = hvor sikker linjen er

# Turning points
review-turns = Vendepunkter
review-turns-later = De vises, når analysen er færdig.
review-turn = { $by ->
    [luck] Held: { $change } for { $name }
   *[choice] Dette valg: { $change } for { $name }
}

# What was luck, and what was mine
review-insights = Hvad partiet selv viser
review-sums = Held og valg
review-sums-about = Udgangspunktet, egne valg, de andres valg og held giver tilsammen resultatet.
review-term = { $term ->
    [choices] Egne valg
    [others] De andres valg
   *[luck] Held
}
review-way = Fra { $start } til { $result }
review-accuracy = Præcision
review-accuracy-none = intet at vælge
review-glance = Her spiller alle på én gang, og den hurtigste vinder. Derfor er chancerne kun et hurtigt skøn før og efter hver handling, og intet regnes for en fejl.
review-table = Det samme som tabel
review-column-player = Spiller
review-column-start = Start
review-column-result = Resultat

review-share = Del billedet
review-to-table = Til bordet

# The reader's own games
mine-title = Dine partier
mine-about = Dine afsluttede partier på denne server. De hører til denne browser: Bliver dens cookies slettet, kan ingen finde dem her mere.
mine-none = Ingen afsluttede partier endnu. Spil et, så bliver det gemt her.
mine-all = Alle spil
mine-game = Hvilket spil
mine-list = Afsluttede partier
mine-more = Vis ældre partier
mine-result = { $share ->
    [1] Vundet
    [0] Tabt
   *[other] { $percent } % af sejren
}
mine-accuracy = Præcision { $accuracy }
mine-luck = Held { $luck }
mine-replay = Se tilbage
mine-review = Analyse
mine-review-of = Analyse: { $game }, { $date }
mine-replay-of = Se tilbage: { $game }, { $date }
mine-sums = Dine partier i tal
mine-sum-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}
mine-sum-best = Flest point
mine-sum-longest = Flest i træk
mine-sum-run = I træk nu
mine-sum-last = Senest
mine-totals = Sådan klarer du dig
mine-against = Mod
mine-people = Mennesker
mine-games = Partier
mine-won = Vundet
mine-between = 95 %-interval
mine-interval = { $low } til { $high }
mine-course = Præcision over tid
mine-course-about = { $games ->
    [one] Ét analyseret parti
   *[other] { $games } analyserede partier
}, præcision { $mean } i gennemsnit. Linjen er gennemsnittet af fem partier ad gangen.
mine-course-one = Parti { $number }, { $date }: { $accuracy }
mine-axis = dine partier, det ældste først
mine-export = Gem alle som en fil
mine-delete = Slet dine partier …
mine-delete-title = Slet dine partier?
mine-delete-about = { $games ->
    [one] Dit afsluttede parti fjernes
   *[other] Dine { $games } afsluttede partier fjernes
} fra denne liste for altid. Dit navn forsvinder fra bordene, og det, du har opnået, bliver glemt; de andre beholder deres partier. Det kan ikke fortrydes.
mine-delete-yes = Slet dem
mine-delete-no = Behold dem
mine-deleted = Dine partier er slettet.
