# The review of a finished game, and the page with the reader's own games

review-title = Genomgång: { $game }
review-moment = Det här ögonblicket
review-graph = Allas chanser under partiets gång
review-chance-of = { $names } { $chance }
review-percent = { $percent }{ "\u00A0" }%
review-less-than = mindre än { $percent }{ "\u00A0" }%
review-change = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
    [plus] +{ $percent }{ "\u00A0" }%
   *[none] ±0{ "\u00A0" }%
}

# How far it is
review-none = Ingen har bett om en genomgång av det här partiet än.
review-ask = Gå igenom partiet
review-waiting = { $place ->
    [one] Din genomgång är näst på tur.
   *[other] Din genomgång är nummer { $place } i kön.
}
review-preparing = Partiet spelas upp en gång till …
review-thinking = { $done } av { $of } beslut genomgångna
review-failed = Genomgången misslyckades.
review-stop = Stopp
review-decisions = Beslut som gåtts igenom

# A decision
review-something = något annat
review-better = Bättre: ”{ $action }”, { $chance }.
review-chose = { $whose ->
    [you] Du valde ”{ $action }”: { $chance }.
   *[other] { $name } valde ”{ $action }”: { $chance }.
}
review-cost = Det kostade { $loss } av en vinst, plus minus { $doubt }.
review-fine = Inget annat val var klart bättre.
review-open = Om inget hade varit dolt hade ”{ $action }” varit { $gain } av en vinst bättre. Det kunde ingen veta.
review-luck = { $way ->
    [up] Turen gav just { $name } { $change }.
   *[down] Oturen kostade just { $name } { $change }.
}
review-no-choice = Här fanns inget att välja.
review-not-thought = Det här ögonblicket har inte gåtts igenom än.
review-over = Spelet är slut.
review-as = Se det som { $name } såg det
review-loading = Hämtar texten …

# From mistake to mistake
review-mistakes = Misstag
review-mistakes-none = { $whose ->
    [unknown] Inte genomgånget än
    [mine] Inget klart misstag av dig
   *[all] Inget klart misstag
}
review-mistake-of = { $number ->
    [0] { $count ->
        [one] Ett misstag
       *[other] { $count } misstag
    }
    [one] Misstag { $number } av { $count }
   *[other] Misstag { $number } av { $count }
}
review-next = Nästa misstag
review-previous = Föregående misstag
review-keys = tangenterna N och P: från misstag till misstag
review-everyone = Allas
review-legend-mistake = ett misstag: ju större markering, desto dyrare
review-legend-luck = tur eller otur
review-legend-band = hur säker linjen är

# Turning points
review-turns = Vändpunkter
review-turns-later = De visas när genomgången är klar.
review-turn = { $by ->
    [luck] Genom tur eller otur: { $change } för { $name }
   *[choice] Genom det här valet: { $change } för { $name }
}

# What was luck, and what was mine
review-insights = Vad partiet självt visar
review-sums = Tur och val
review-sums-about = Utgångsläget, de egna valen, de andras val och turen ger tillsammans resultatet.
review-term = { $term ->
    [choices] Egna val
    [others] Andras val
   *[luck] Tur
}
review-way = Från { $start } till { $result }
review-accuracy = Precision
review-accuracy-none = inget att välja
review-glance = Här spelar alla samtidigt och den snabbaste vinner. Därför är chanserna bara grovt uppskattade, före och efter varje drag, och inget räknas som misstag.
review-table = Samma sak som tabell
review-column-player = Spelare
review-column-start = Start
review-column-result = Resultat

review-share = Dela bilden
review-to-table = Till bordet

# The reader's own games
mine-title = Dina partier
mine-about = Dina avslutade partier på den här servern. De hör till den här webbläsaren: rensas dess kakor kan ingen hitta dem här längre.
mine-none = Inga avslutade partier än. Spela ett, så sparas det här.
mine-all = Alla spel
mine-game = Vilket spel
mine-list = Avslutade partier
mine-more = Visa äldre partier
mine-result = { $share ->
    [1] Vunnet
    [0] Förlorat
   *[other] { $percent }{ "\u00A0" }% av vinsten
}
mine-accuracy = Precision { $accuracy }
mine-luck = Tur { $luck }
mine-replay = Repris
mine-review = Genomgång
mine-review-of = Genomgång: { $game }, { $date }
mine-replay-of = Repris: { $game }, { $date }
mine-sums = Dina partier i siffror
mine-sum-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}
mine-sum-best = Flest poäng
mine-sum-longest = Flest i rad
mine-sum-run = I rad nu
mine-sum-last = Senast
mine-totals = Hur det går för dig
mine-against = Mot
mine-people = Människor
mine-games = Partier
mine-won = Vunna
mine-between = 95{ "\u00A0" }%-intervall
mine-interval = { $low } till { $high }
mine-course = Precision över tid
mine-course-about = { $games ->
    [one] Ett genomgånget parti
   *[other] { $games } genomgångna partier
}, precision { $mean } i genomsnitt. Linjen är medelvärdet av fem partier i taget.
mine-course-one = Parti { $number }, { $date }: { $accuracy }
mine-axis = dina partier, det äldsta först
mine-export = Spara alla som en fil
mine-delete = Radera dina partier …
mine-delete-title = Radera dina partier?
mine-delete-about = { $games ->
    [one] Ditt avslutade parti tas
   *[other] Dina { $games } avslutade partier tas
} bort från listan för gott. Ditt namn försvinner från borden, och det du har uppnått glöms; de andra behåller sina partier. Ingen kan få tillbaka det här.
mine-delete-yes = Radera dem
mine-delete-no = Behåll dem
mine-deleted = Dina partier är raderade.
