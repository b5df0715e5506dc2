# fathoms train: teaching a game to a network.

cli-help-train = Lær et lille netværk et spil, så botten »learned« kan spille det (kræver tilvalget »learn«).
cli-help-train-device = Hvad der skal læres på: cpu eller cuda (en GPU, mange gange hurtigere).
cli-help-train-minutes = Hvor mange minutter der skal læres i alt.
cli-help-train-out = Filen, netværket skrives til; GAME.bin her, hvis intet er sagt. Ved siden af gemmes forløbet.
cli-help-train-resume = Et forløb at fortsætte med (en fil, der ender på .course).

learn-no-torch = Læring kræver PyTorch. Installér tilvalget »learn«: pip install "fathoms[learn]".
learn-minutes-wrong = Der kan ikke læres i { $given } minutter: Vælg mere end 0 og højst 10000.
learn-out-wrong = Der kan ikke skrives til »{ $file }«. Nævn en fil i en mappe, der findes.
learn-course-missing = Der er intet forløb »{ $file }« at fortsætte med.
learn-course-broken = »{ $file }« er ikke et forløb, eller også er det i stykker. Start uden --resume.
learn-course-other = Forløbet »{ $file }« er til { $given } eller til andre kendetegn, end { $game } har nu. Start uden --resume.
learn-compiling = Gør klar til at lære { $game } fra sig. Det tager et minut eller to.
learn-lesson = Lektion { $lesson } ({ $stage ->
    [expert] netværket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger.
learn-lesson-examined = Lektion { $lesson } ({ $stage ->
    [expert] netværket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger: vinder { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } mod den grådige spiller.
learn-left = Cirka { $seconds } sekunder tilbage. Ctrl-C stopper og beholder det bedste indtil nu.
learn-done = Det bedste netværk vinder { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } af { $games } partier mod den grådige spiller. Det ligger i { $file }.
learn-calibrated = Dets chancer rammer { $after } ved siden af (middelkvadratfejl), { $before } før justeringen.
learn-picture = Et billede af forløbet: { $file }.
learn-resume = For at fortsætte en anden gang: --resume { $file }.
learn-plot-title = Læring af { $game }
learn-plot-minutes = minutters læring
learn-plot-strength = vinder mod den grådige spiller, %
learn-plot-expert = netværket spiller videre herfra
