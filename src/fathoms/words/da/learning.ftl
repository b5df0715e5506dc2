# fathoms train: teaching a game to a network.

cli-help-train = Træn et lille netværk i et spil, så botten »learned« kan spille det (kræver tilvalget »learn«).
cli-help-train-device = Hvad der trænes på: cpu eller cuda (en GPU, mange gange hurtigere).
cli-help-train-minutes = Hvor mange minutter der trænes i alt.
cli-help-train-out = Filen, netværket skrives til; uden angivelse GAME.bin i denne mappe. Træningskørslen gemmes ved siden af.
cli-help-train-resume = En træningskørsel at fortsætte med (en fil, der ender på .course).

learn-no-torch = Træning kræver PyTorch. Installér tilvalget »learn«: pip install "fathoms[learn]".
learn-minutes-wrong = Træningen kan ikke vare { $given } minutter: Vælg mere end 0 og højst 10000.
learn-out-wrong = Der kan ikke skrives til »{ $file }«. Nævn en fil i en mappe, der findes.
learn-course-missing = Der er ingen træningskørsel »{ $file }« at fortsætte med.
learn-course-broken = »{ $file }« er ikke en træningskørsel, eller også er filen beskadiget. Start uden --resume.
learn-course-other = Træningskørslen »{ $file }« er til { $given } eller til andre kendetegn, end { $game } har nu. Start uden --resume.
learn-compiling = Gør klar til træning i { $game }. Det tager et minut eller to.
learn-lesson = Træningsrunde { $lesson } ({ $stage ->
    [expert] netværket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger.
learn-lesson-examined = Træningsrunde { $lesson } ({ $stage ->
    [expert] netværket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger: vinder { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } mod den grådige spiller.
learn-left = Cirka { $seconds } sekunder tilbage. Ctrl-C stopper og beholder det bedste indtil nu.
learn-done = Det bedste netværk vinder { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } af { $games } partier mod den grådige spiller. Det ligger i { $file }.
learn-calibrated = Dets chancer rammer { $after } ved siden af (middelkvadratfejl), { $before } før justeringen.
learn-picture = Et diagram over træningen: { $file }.
learn-resume = For at fortsætte en anden gang: --resume { $file }.
learn-plot-title = Træning i { $game }
learn-plot-minutes = minutters træning
learn-plot-strength = vinder mod den grådige spiller, %
learn-plot-expert = netværket spiller videre herfra
